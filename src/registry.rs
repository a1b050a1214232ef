//! The games and the features that the page is made of: the one place that lists them.
//!
//! Here is what the home screen needs of a game. All else of it is in parts of the page that are loaded
//! when they are first opened: its table, options and rules in a file of its own, what else is done with
//! it in `more`, with the features.

use engine::GameId;
use lazy::{NotLoaded, Part};
use yew::prelude::*;

use daily::{DAYS, DayPart};
use debacle::DebacleUi;
use dekal::DekalUi;
use detrak::DetrakUi;
use dumble::DumbleUi;
use model::lang::Lang;
use records::{RECORD_PARTS, RecordPart};
use statistics::{LUCK, LuckPart};
use table::{GamePart, GameSummary, MatchScreen, Playable, RulesOf, TABLES};
use tutorial::TutorialPart;
use ui::i18n::{self, Words};
use ui::keys::KeyLine;

use crate::game_screens::{OptionsScreen, RulesScreen};

/// What is done with the type of one of the games: `with!(game, G => G::ID)`.
macro_rules! with {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            GameId::Dekal => {
                type $G = DekalUi;
                $body
            }
            GameId::Detrak => {
                type $G = DetrakUi;
                $body
            }
            GameId::Dumble => {
                type $G = DumbleUi;
                $body
            }
            GameId::Debacle => {
                type $G = DebacleUi;
                $body
            }
        }
    };
}

/// A game's table, options and rules.
const fn table_part<G: Playable>() -> GamePart {
    GamePart {
        table: |wanted, pool, on_begun, day| {
            let key = day.map_or_else(String::new, |of| of.day.to_string());
            html! { <MatchScreen<G> {key} {wanted} {pool} {on_begun} {day} /> }
        },
        options: |on_start| html! { <OptionsScreen<G> {on_start} /> },
        rules: |on_play| {
            html! { <RulesScreen game={G::ID} rules={G::rules_parts as RulesOf} {on_play} /> }
        },
    }
}

lazy::part!(DEKAL: GamePart = dekal, table_part::<DekalUi>());
lazy::part!(DETRAK: GamePart = detrak, table_part::<DetrakUi>());
lazy::part!(DUMBLE: GamePart = dumble, table_part::<DumbleUi>());
lazy::part!(DEBACLE: GamePart = debacle, table_part::<DebacleUi>());

/// The part with a game's table, options and rules.
pub fn table(game: GameId) -> &'static Part<GamePart> {
    match game {
        GameId::Dekal => &DEKAL,
        GameId::Detrak => &DETRAK,
        GameId::Dumble => &DUMBLE,
        GameId::Debacle => &DEBACLE,
    }
}

lazy::part!(DEKAL_TUTORIAL: TutorialPart = more, TutorialPart::of::<DekalUi>());
lazy::part!(DETRAK_TUTORIAL: TutorialPart = more, TutorialPart::of::<DetrakUi>());
lazy::part!(DUMBLE_TUTORIAL: TutorialPart = more, TutorialPart::of::<DumbleUi>());
lazy::part!(DEBACLE_TUTORIAL: TutorialPart = more, TutorialPart::of::<DebacleUi>());

/// The part with a game's lesson.
pub fn tutorial(game: GameId) -> &'static Part<TutorialPart> {
    match game {
        GameId::Dekal => &DEKAL_TUTORIAL,
        GameId::Detrak => &DETRAK_TUTORIAL,
        GameId::Dumble => &DUMBLE_TUTORIAL,
        GameId::Debacle => &DEBACLE_TUTORIAL,
    }
}

lazy::part!(DEKAL_DAY: DayPart = more, DayPart::of::<DekalUi>());
lazy::part!(DETRAK_DAY: DayPart = more, DayPart::of::<DetrakUi>());
lazy::part!(DUMBLE_DAY: DayPart = more, DayPart::of::<DumbleUi>());
lazy::part!(DEBACLE_DAY: DayPart = more, DayPart::of::<DebacleUi>());

/// The part with what the games of the day know of a game.
fn day(game: GameId) -> &'static Part<DayPart> {
    match game {
        GameId::Dekal => &DEKAL_DAY,
        GameId::Detrak => &DETRAK_DAY,
        GameId::Dumble => &DUMBLE_DAY,
        GameId::Debacle => &DEBACLE_DAY,
    }
}

lazy::part!(DEKAL_RECORD: RecordPart = more, RecordPart::of::<DekalUi>());
lazy::part!(DETRAK_RECORD: RecordPart = more, RecordPart::of::<DetrakUi>());
lazy::part!(DUMBLE_RECORD: RecordPart = more, RecordPart::of::<DumbleUi>());
lazy::part!(DEBACLE_RECORD: RecordPart = more, RecordPart::of::<DebacleUi>());

/// The part with what is done with a game's records.
fn record(game: GameId) -> &'static Part<RecordPart> {
    match game {
        GameId::Dekal => &DEKAL_RECORD,
        GameId::Detrak => &DETRAK_RECORD,
        GameId::Dumble => &DUMBLE_RECORD,
        GameId::Debacle => &DEBACLE_RECORD,
    }
}

lazy::part!(DEKAL_LUCK: LuckPart = more, LuckPart::of::<DekalUi>());
lazy::part!(DETRAK_LUCK: LuckPart = more, LuckPart::of::<DetrakUi>());
lazy::part!(DUMBLE_LUCK: LuckPart = more, LuckPart::of::<DumbleUi>());
lazy::part!(DEBACLE_LUCK: LuckPart = more, LuckPart::of::<DebacleUi>());

/// The part with how the luck in a game is worked out.
fn luck(game: GameId) -> &'static Part<LuckPart> {
    match game {
        GameId::Dekal => &DEKAL_LUCK,
        GameId::Detrak => &DETRAK_LUCK,
        GameId::Dumble => &DUMBLE_LUCK,
        GameId::Debacle => &DEBACLE_LUCK,
    }
}

/// The texts of all crates in a language.
macro_rules! all_texts {
    ($lang:ident) => {
        &[
            ui::words::$lang::WORDS,
            table::words::$lang::WORDS,
            tutorial::words::$lang::WORDS,
            dekal::words::$lang::WORDS,
            detrak::words::$lang::WORDS,
            dumble::words::$lang::WORDS,
            debacle::words::$lang::WORDS,
            replay::words::$lang::WORDS,
            review::words::$lang::WORDS,
            daily::words::$lang::WORDS,
            statistics::words::$lang::WORDS,
            crate::words::$lang::WORDS,
        ]
    };
}

lazy::part!(FR: &'static [&'static Words] = words_fr, all_texts!(fr));
lazy::part!(EN: &'static [&'static Words] = words_en, all_texts!(en));
lazy::part!(DE: &'static [&'static Words] = words_de, all_texts!(de));
lazy::part!(ES: &'static [&'static Words] = words_es, all_texts!(es));
lazy::part!(IT: &'static [&'static Words] = words_it, all_texts!(it));

/// The part of the page that has a language's texts.
const fn texts(lang: Lang) -> &'static Part<&'static [&'static Words]> {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Es => &ES,
        Lang::It => &IT,
    }
}

/// Whether a language's texts are loaded.
pub fn is_loaded(lang: Lang) -> bool {
    texts(lang).get().is_some()
}

/// Loads a language's texts, unless they are here. What failed can be tried again.
///
/// # Errors
/// If they cannot be had.
pub async fn load_texts(lang: Lang) -> Result<(), NotLoaded> {
    i18n::provide(lang, texts(lang).load().await?);
    Ok(())
}

/// Tells the features where the games are. To be called before any screen is shown.
pub fn provide() {
    TABLES.provide(table);
    DAYS.provide(day);
    RECORD_PARTS.provide(record);
    LUCK.provide(luck);
}

/// How a game introduces itself.
pub fn summary(game: GameId, lang: Lang) -> GameSummary {
    with!(game, G => G::summary(lang))
}

/// A game's emblem.
pub fn emblem(game: GameId, lang: Lang) -> Html {
    with!(game, G => G::emblem(lang))
}

/// The keys of a game's table.
pub fn keys(game: GameId) -> Vec<KeyLine> {
    with!(game, G => G::keys())
}
