//! Played games, and the matches on the tables, in the browser's database (IndexedDB,
//! <https://w3c.github.io/IndexedDB>). `stores` lists the object stores.
//!
//! Data that belongs together is written in one transaction: all or nothing. When the database is first opened,
//! the data that earlier releases stored in the local storage is taken over, and so are matches that pages kept there
//! when they were left.
//!
//! This crate may depend on the model and on `lazy`. Begin with [`finish`] and [`save`]; tables use the rest
//! through [`later`].

mod access;
mod add;
mod connection;
mod days;
mod evenings;
mod exchanges;
mod finish;
mod games;
mod imported_match;
pub mod later;
mod latest;
mod leaving;
mod left_matches;
mod match_from_elsewhere;
mod mistakes;
mod put;
mod quota;
mod results;
mod row;
mod rows;
mod saves;
mod stores;
mod takeover;

pub use add::{add, is_empty, stored_data};
pub use days::{day_result, days, par, set_par};
pub use evenings::{evenings, put_evening, set_sent};
pub use exchanges::{exchanges, put_exchange, remove_exchange, remove_exchanges};
pub use finish::{Ended, ReplacedMatch, finish, keep_replaced};
pub use games::{ListedGame, count, ids, keep, page, read, records, remove};
pub use latest::Latest;
pub use mistakes::{change_mistakes, mistake_keys, mistakes};
pub use put::KeepOutcome;
pub use quota::{Usage, ask_to_persist, usage};
pub use results::{achievement, note_luck, rating, reset, results, unreadable};
pub use saves::{Save, SaveOutcome, SaveRow, load, save, tables};
