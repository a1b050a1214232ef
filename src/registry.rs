//! The parts of the page: the engine's games with the parts of each, the features, and the languages.
//!
//! This module contains what the home screen needs of a game. Everything else is in parts that are loaded when
//! they are first opened: a game's table and options in a file for each game; rules, lessons, replays and the rest in
//! the file `more`, together with the features.

use engine::GameId;
use lazy::{NotLoaded, Part};
use pastey::paste;
use yew::prelude::*;

use daily::{DAYS, DayPart};
use model::lang::Lang;
use people::Turn;
use records::{RECORD_PARTS, RecordPart};
use statistics::{LUCK, LuckPart};
use table::{
    AfterwordPart, CoachPart, GamePart, GameSummary, MatchScreen, Playable, SeldomPart, TABLES,
    TableParts, watch::Controls,
};
use tutorial::TutorialPart;
use ui::i18n::{self, CrateTexts};
use ui::keys::KeyLine;

use crate::game_screens::{OptionsScreen, RulesScreenPart};

/// The table and options of a game: `table_part!(DekalUi, DEKAL_COACH, DEKAL_AFTERWORD)`, with the parts that coach, and
/// that tell of a match that is over.
macro_rules! table_part {
    ($Ui:ident, $coach:ident, $afterword:ident) => {
        GamePart {
            table: |wanted, pool, on_begun, daily| {
                let key = daily.map_or_else(String::new, |daily| daily.day.to_string());
                static PARTS: TableParts<$Ui> = TableParts { coach: &$coach, afterword: &$afterword };
                html! { <MatchScreen<$Ui> {key} {wanted} parts={&PARTS} {pool} {on_begun} {daily} /> }
            },
            options: |on_start| html! { <OptionsScreen<$Ui> {on_start} /> },
        }
    };
}

/// Declares the parts of the games, and the functions that find those of a game. Each line has the game, and
/// its crate, which is also the name of the file with its table. The names of the parts differ, because the
/// splitter of the wasm file requires it.
///
/// The first argument is a dollar sign: a macro cannot write one into a macro that it declares.
macro_rules! games {
    ($dollar:tt $($Game:ident = $own:ident;)*) => {
        paste! {
            $(
                use $own::[<$Game Ui>];
                lazy::part!([<$own:upper>]: GamePart = $own, table_part!([<$Game Ui>], [<$own:upper _COACH>], [<$own:upper _AFTERWORD>]));
                lazy::part!([<$own:upper _AFTERWORD>]: AfterwordPart<[<$Game Ui>]> = more, afterword::part::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _COACH>]: CoachPart<[<$Game Ui>]> = more, coach::part::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _RULES>]: RulesScreenPart = more, RulesScreenPart::of::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _TUTORIAL>]: TutorialPart = more, TutorialPart::of::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _DAY>]: DayPart = more, DayPart::of::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _RECORD>]: RecordPart = more, RecordPart::of::<[<$Game Ui>]>());
                lazy::part!([<$own:upper _LUCK>]: LuckPart = more, LuckPart::of::<[<$Game Ui>]>());
            )*

            /// The part with a game's table and options.
            pub fn table(game: GameId) -> &'static Part<GamePart> {
                match game {
                    $(GameId::$Game => &[<$own:upper>],)*
                }
            }

            /// The part with a game's rules.
            pub fn rules(game: GameId) -> &'static Part<RulesScreenPart> {
                match game {
                    $(GameId::$Game => &[<$own:upper _RULES>],)*
                }
            }

            /// The part with a game's lesson.
            pub fn tutorial(game: GameId) -> &'static Part<TutorialPart> {
                match game {
                    $(GameId::$Game => &[<$own:upper _TUTORIAL>],)*
                }
            }

            /// The part with what a game brings for the games of the day.
            fn day(game: GameId) -> &'static Part<DayPart> {
                match game {
                    $(GameId::$Game => &[<$own:upper _DAY>],)*
                }
            }

            /// The part with what a game brings for records.
            fn record(game: GameId) -> &'static Part<RecordPart> {
                match game {
                    $(GameId::$Game => &[<$own:upper _RECORD>],)*
                }
            }

            /// The part that works out the luck in a game.
            fn luck(game: GameId) -> &'static Part<LuckPart> {
                match game {
                    $(GameId::$Game => &[<$own:upper _LUCK>],)*
                }
            }

            /// The screen on which a game's puzzles are solved. Only code of the part with that screen names it.
            pub fn solve(game: GameId, request: puzzles::PuzzleRequest) -> Html {
                match game {
                    $(GameId::$Game => puzzles::solve::<[<$Game Ui>]>(request),)*
                }
            }

            /// What evenings need of a game. Only code of the part with their screens names it.
            pub fn evening(game: GameId) -> evening::EveningPart {
                match game {
                    $(GameId::$Game => evening::EveningPart::of::<[<$Game Ui>]>(),)*
                }
            }

            /// What duels need of a game. Only code of the part with their screens names it.
            pub fn duel(game: GameId) -> duel::DuelPart {
                match game {
                    $(GameId::$Game => duel::DuelPart::of::<[<$Game Ui>]>(),)*
                }
            }

            /// The summary of a game.
            fn summary(game: GameId, lang: Lang) -> GameSummary {
                match game {
                    $(GameId::$Game => [<$Game Ui>]::summary(lang),)*
                }
            }

            /// A game's emblem.
            pub fn emblem(game: GameId, lang: Lang) -> Html {
                match game {
                    $(GameId::$Game => [<$Game Ui>]::emblem(lang),)*
                }
            }

            /// The keys of a game's table.
            pub fn keys(game: GameId, lang: Lang) -> Vec<KeyLine> {
                match game {
                    $(GameId::$Game => [<$Game Ui>]::keys(lang),)*
                }
            }
        }

        /// The texts of all crates in a language.
        macro_rules! all_texts {
            ($dollar lang:ident) => {
                &[
                    ui::texts::$dollar lang::TEXTS,
                    table::texts::$dollar lang::TEXTS,
                    tutorial::texts::$dollar lang::TEXTS,
                    $($own::texts::$dollar lang::TEXTS,)*
                ]
            };
        }
    };
}

engine::each_game!(games $);

lazy::part!(
    /// What only some tables show.
    SELDOM: SeldomPart = more, SeldomPart {
    people: |props| html! { <Turn ..props /> },
    watch: |props| html! { <Controls ..props /> },
    }
);

/// Declares the parts with the texts of the languages, and the function that finds that of a language. Each
/// line has the language, the module with its texts, the name of their file, and the name of the part.
macro_rules! languages {
    ($($Lang:ident = $module:ident, $file:ident $PART:ident;)*) => {
        $(lazy::part!($PART: &'static [&'static CrateTexts] = $file, all_texts!($module));)*

        /// The part with the texts of a language.
        const fn texts(lang: Lang) -> &'static Part<&'static [&'static CrateTexts]> {
            match lang {
                $(Lang::$Lang => &$PART,)*
            }
        }
    };
}

languages! {
    Fr = fr, texts_fr FR;
    En = en, texts_en EN;
    De = de, texts_de DE;
    Es = es, texts_es ES;
    It = it, texts_it IT;
}

/// Whether the texts of a language are loaded.
pub fn is_loaded(lang: Lang) -> bool {
    texts(lang).get().is_some()
}

/// Loads the texts of a language, unless they are loaded. After a failure it can be tried again.
///
/// # Errors
/// If the file with the texts cannot be loaded.
pub async fn load_texts(lang: Lang) -> Result<(), NotLoaded> {
    i18n::provide(lang, texts(lang).load().await?);
    Ok(())
}

/// Tells the features where the parts of the games are. It has to be called before any screen is shown.
pub fn provide() {
    TABLES.provide(table);
    DAYS.provide(day);
    RECORD_PARTS.provide(record);
    LUCK.provide(luck);
    table::provide_summaries(summary);
    table::provide_seldom(&SELDOM);
}
