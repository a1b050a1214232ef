//! What was played, and what is on the tables, kept in the browser's database (IndexedDB, <https://w3c.github.io/IndexedDB>).
//!
//! | store | key | what |
//! |---|---|---|
//! | `games` | name | a game in short, for lists: when it ended, and its [`Summary`](model::archive::Summary) |
//! | `records` | name | the game's record as text, damaged or not |
//! | `results` | name | the line that statistics are made of |
//! | `luck` | name | what chance gave in the game |
//! | `days` | day and game | the result of a day's game that counts |
//! | `pars` | day and game | how a bot did in the person's place |
//! | `unreadable` | store and line | lines of earlier releases that cannot be read |
//! | `saves` | table and number | the match on a table, as it was last saved |
//!
//! Whatever belongs together is written in one transaction: all of it is kept, or nothing. What releases
//! before kept elsewhere is taken over when the database is first opened.
//!
//! It may depend on the model and on `lazy`. Begin with [`finish`]; tables use it through [`later`].

mod access;
mod add;
mod connection;
mod days;
mod finish;
mod games;
pub mod later;
mod put;
mod quota;
mod results;
mod row;
mod rows;
mod saves;
mod stores;
mod take_over;

pub use add::{add, is_empty, known};
pub use days::{day_result, days, par, set_par};
pub use finish::{finish, finish_late};
pub use games::{Listed, count, keep, names, page, read, records, remove};
pub use put::Kept;
pub use quota::{Usage, ask_to_persist, usage};
pub use results::{note_luck, reset, results, unreadable};
pub use saves::{Save, Saved, forget, load, save, tables};
