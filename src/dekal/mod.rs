<<<<<<< HEAD
//! Dékal: the table and its options.

pub mod table;
pub mod texts;
=======
//! The app's side of Dékal.

pub mod options;
>>>>>>> look2
