//! The rows of the stores, as JavaScript has them.

use engine::{GameId, Seed};
use idb::KeyRange;
use js_sys::{Array, JSON};
use model::archive::{SavedGame, Summary};
use model::day::Day;
use model::day_log::{DayNote, Ended};
use model::results::{Line, Luck, luck_line};
use model::takeover::Unreadable;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::stores::{DAYS, RESULTS};

/// The largest whole number up to which JavaScript has all.
const LARGEST: u64 = (1 << 53) - 1;

/// A game in short.
#[derive(Serialize, Deserialize)]
pub struct GameRow {
    pub id: String,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// `ended` with a minus before it: indices go upwards.
    order: i64,
    /// Which game, unless the record is damaged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    pub summary: Option<Summary>,
}

impl GameRow {
    pub fn of(game: &SavedGame) -> GameRow {
        let summary = Summary::read(game.text());
        let ended = game.ended().min(LARGEST);
        GameRow {
            id: game.id().into(),
            ended,
            order: -(ended as i64),
            game: summary.as_ref().map(|summary| summary.game),
            summary,
        }
    }
}

/// A result.
#[derive(Serialize, Deserialize)]
pub struct ResultRow {
    id: String,
    game: GameId,
    seed: Seed,
    /// As [`Line`] writes it.
    pub line: String,
}

impl ResultRow {
    pub fn of(line: &Line) -> ResultRow {
        ResultRow {
            id: line.id.clone(),
            game: line.game,
            seed: line.seed,
            line: line.to_string(),
        }
    }
}

/// The luck in a game.
#[derive(Serialize, Deserialize)]
pub struct LuckRow {
    id: String,
    /// As [`luck_line`] writes it.
    pub line: String,
}

impl LuckRow {
    pub fn of(id: &str, luck: Luck) -> LuckRow {
        LuckRow {
            id: id.into(),
            line: luck_line(id, luck),
        }
    }
}

/// The result or the par of a day's game.
#[derive(Serialize, Deserialize)]
pub struct DayRow {
    day: String,
    game: GameId,
    /// As [`DayNote`] writes it.
    pub note: String,
}

impl DayRow {
    pub fn of(note: &DayNote) -> DayRow {
        let (day, game) = match note {
            DayNote::Done(day, line) => (day, line.game),
            DayNote::Par(day, game, _) => (day, *game),
        };
        DayRow {
            day: day.to_string(),
            game,
            note: note.to_string(),
        }
    }

    pub fn par(day: Day, game: GameId, ended: &Ended) -> DayRow {
        DayRow::of(&DayNote::Par(day, game, ended.clone()))
    }

    /// The key of such a row.
    pub fn key(&self) -> JsValue {
        day_key(&self.day, self.game)
    }
}

/// The key of what is kept of a day's game.
pub fn day_key(day: &str, game: GameId) -> JsValue {
    Array::of2(&day.into(), &game.name().into()).into()
}

/// A line of an earlier release that cannot be read.
#[derive(Serialize, Deserialize)]
pub struct UnreadableRow {
    /// The store in which it would be otherwise: that of results, or of days.
    pub from: String,
    pub line: String,
}

impl UnreadableRow {
    pub fn of(line: &Unreadable) -> UnreadableRow {
        let (from, line) = match line {
            Unreadable::Result(line) => (RESULTS, line),
            Unreadable::Day(line) => (DAYS, line),
        };
        UnreadableRow {
            from: from.into(),
            line: line.clone(),
        }
    }

    /// The key of such a row.
    pub fn key(&self) -> JsValue {
        Array::of2(&self.from.as_str().into(), &self.line.as_str().into()).into()
    }

    /// The keys of all rows that would be in such a store otherwise.
    pub fn keys(from: &str) -> Result<KeyRange, idb::Error> {
        let first = Array::of1(&from.into());
        // Lists come after all texts.
        let last = Array::of2(&from.into(), &Array::new());
        KeyRange::bound(&first, &last, None, None)
    }
}

/// A row as JavaScript has it.
pub fn to_js(row: &impl Serialize) -> JsValue {
    let text = serde_json::to_string(row).expect("rows have plain fields");
    JSON::parse(&text).expect("what was written is JSON")
}

/// A row as it was written; `None` if a later release wrote it otherwise.
pub fn from_js<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    let text = JSON::stringify(value).ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}
