//! The texts of the screens around the tables, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

#[cfg(test)]
mod tests;
