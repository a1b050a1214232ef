//! The page in French.

pub(crate) mod daily;
pub(crate) mod debacle;
pub(crate) mod debacle_lesson;
pub(crate) mod debacle_rules;
pub(crate) mod dekal;
pub(crate) mod dekal_lesson;
pub(crate) mod dekal_rules;
pub(crate) mod detrak;
pub(crate) mod detrak_lesson;
pub(crate) mod detrak_rules;
pub(crate) mod dumble;
pub(crate) mod dumble_lesson;
pub(crate) mod dumble_rules;
pub(crate) mod hint;
pub(crate) mod luck;
pub(crate) mod records;
pub(crate) mod review;
pub(crate) mod settings;
pub(crate) mod statistics;
pub(crate) mod tutorial;
pub(crate) mod watch;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[
    &daily::TEXTS,
    &debacle::TEXTS,
    &debacle_lesson::TEXTS,
    &debacle_rules::TEXTS,
    &dekal::TEXTS,
    &dekal_lesson::TEXTS,
    &dekal_rules::TEXTS,
    &detrak::TEXTS,
    &detrak_lesson::TEXTS,
    &detrak_rules::TEXTS,
    &dumble::TEXTS,
    &dumble_lesson::TEXTS,
    &dumble_rules::TEXTS,
    &hint::TEXTS,
    &luck::TEXTS,
    &records::TEXTS,
    &review::TEXTS,
    &settings::TEXTS,
    &statistics::TEXTS,
    &tutorial::TEXTS,
    &watch::TEXTS,
];
