//! The rows of the stores, and their conversion to and from JavaScript values.

use engine::{GameId, Seed};
use idb::KeyRange;
use js_sys::{Array, JSON};
use model::archive::{SavedGame, Summary};
use model::day::Day;
use model::day_log::{DayNote, FinalScores};
use model::results::{Line, Luck, luck_line};
use model::takeover::Unreadable;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::stores::{DAYS, RESULTS};

/// `Number.MAX_SAFE_INTEGER` of JavaScript: the largest integer up to which a number represents all integers.
const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;

/// A row of the games, without the record.
#[derive(Serialize, Deserialize)]
pub struct GameRow {
    pub id: String,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// `-ended`, for the indices: they only sort upwards, and lists begin with the latest game.
    order: i64,
    /// The kind of game, unless the record is damaged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<GameId>,
    pub summary: Option<Summary>,
}

impl GameRow {
    pub fn of(game: &SavedGame) -> GameRow {
        let summary = Summary::read(game.text());
        let ended = game.ended().min(MAX_SAFE_INTEGER);
        GameRow {
            id: game.id().into(),
            ended,
            order: -(ended as i64),
            game: summary.as_ref().map(|summary| summary.game),
            summary,
        }
    }
}

/// A row of the results.
#[derive(Serialize, Deserialize)]
pub struct ResultRow {
    id: String,
    game: GameId,
    seed: Seed,
    /// The text of a [`Line`].
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

/// A row of the luck.
#[derive(Serialize, Deserialize)]
pub struct LuckRow {
    id: String,
    /// The text from [`luck_line`].
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

/// A row of the days' results or of the pars.
#[derive(Serialize, Deserialize)]
pub struct DayRow {
    day: String,
    game: GameId,
    /// The text of a [`DayNote`].
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

    pub fn par(day: Day, game: GameId, par: &FinalScores) -> DayRow {
        DayRow::of(&DayNote::Par(day, game, par.clone()))
    }

    /// The key of the row.
    pub fn key(&self) -> JsValue {
        day_key(&self.day, self.game)
    }
}

/// The key of a day's game, in the stores of days and of pars.
pub fn day_key(day: &str, game: GameId) -> JsValue {
    Array::of2(&day.into(), &game.name().into()).into()
}

/// A line of an earlier release that cannot be read.
#[derive(Serialize, Deserialize)]
pub struct UnreadableRow {
    /// The store in which it would be if it could be read: that of results, or of days.
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

    /// The key of the row.
    pub fn key(&self) -> JsValue {
        Array::of2(&self.from.as_str().into(), &self.line.as_str().into()).into()
    }

    /// The range of keys of all lines that would be in the store `from`.
    pub fn keys(from: &str) -> Result<KeyRange, idb::Error> {
        let first = Array::of1(&from.into());
        // In IndexedDB arrays sort after strings.
        let last = Array::of2(&from.into(), &Array::new());
        KeyRange::bound(&first, &last, None, None)
    }
}

/// A row as a JavaScript object.
pub fn to_js(row: &impl Serialize) -> JsValue {
    let text = serde_json::to_string(row).expect("rows have plain fields");
    JSON::parse(&text).expect("what was written is JSON")
}

/// A row from a JavaScript object; `None` if a later release wrote another format.
pub fn from_js<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    let text = JSON::stringify(value).ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}
