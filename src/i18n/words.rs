//! All that the page says in a language.

use super::{Numbers, Texts};
use crate::daily::DailyTexts;
use crate::debacle::{DebacleRules, DebacleTexts};
use crate::dekal::{DekalRules, DekalTexts};
use crate::detrak::{DetrakRules, DetrakTexts};
use crate::dumble::{DumbleRules, DumbleTexts};
use crate::hint::HintTexts;
use crate::keys::KeysTexts;
use crate::luck::LuckTexts;
use crate::results::ResultTexts;
use crate::review::ReviewTexts;
use crate::screens::records::RecordsTexts;
use crate::screens::settings::SettingsTexts;
use crate::statistics::StatisticsTexts;
use crate::tutorial::{DebacleLesson, DekalLesson, DetrakLesson, DumbleLesson, TutorialTexts};
use crate::watch::WatchTexts;

/// All that the page says in a language: nothing is shown before it is here. A missing text does not
/// compile.
///
/// What a text stands for is said where its part of the page is; a language
/// only has to fill it in.
pub struct Words {
    /// How numbers are written.
    pub numbers: Numbers,
    /// What is said in many places.
    pub common: Texts,
    /// Hints.
    pub hint: HintTexts,
    /// Around all lessons.
    pub tutorial: TutorialTexts,
    /// Watching bots.
    pub watch: WatchTexts,
    /// Dékal: what it is, its options and its table.
    pub dekal: DekalTexts,
    /// Détrak: what it is, its options and its table.
    pub detrak: DetrakTexts,
    /// Dumble: what it is, its options and its table.
    pub dumble: DumbleTexts,
    /// Débâcle: what it is, its options and its table.
    pub debacle: DebacleTexts,
    /// The games of the day.
    pub daily: DailyTexts,
    /// The page of keys.
    pub keys: KeysTexts,
    /// Luck in the statistics.
    pub luck: LuckTexts,
    /// The games played.
    pub records: RecordsTexts,
    /// Results, wherever they are shown.
    pub results: ResultTexts,
    /// The review of a game.
    pub review: ReviewTexts,
    /// The settings.
    pub settings: SettingsTexts,
    /// The statistics.
    pub statistics: StatisticsTexts,
    /// The rules of Dékal.
    pub dekal_rules: DekalRules,
    /// The lesson of Dékal.
    pub dekal_lesson: DekalLesson,
    /// The rules of Détrak.
    pub detrak_rules: DetrakRules,
    /// The lesson of Détrak.
    pub detrak_lesson: DetrakLesson,
    /// The rules of Dumble.
    pub dumble_rules: DumbleRules,
    /// The lesson of Dumble.
    pub dumble_lesson: DumbleLesson,
    /// The rules of Débâcle.
    pub debacle_rules: DebacleRules,
    /// The lesson of Débâcle.
    pub debacle_lesson: DebacleLesson,
}
