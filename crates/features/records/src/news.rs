//! Messages about an import.

use super::why_not;
use model::import::{Failure, Plan};
use model::storage::StorageError;
use replay::own;
use statistics::statistics_texts;
use ui::i18n::{Lang, Texts, Translated};

/// The sentences about an import: what it added if `is_added`, otherwise what it would add; and what failed,
/// each reason once per file.
pub fn import_news(plan: &Plan, is_added: bool, lang: Lang) -> Vec<String> {
    let (words, statistics) = (own(Texts::of(lang)), statistics_texts(lang));
    let mut news = Vec::new();
    let added = &plan.additions;
    let (games, results) = (added.games.len(), added.with_results.len());
    let failures = plan.failures.len();
    let is_nothing = failures == 0 && results == 0;
    if is_added && (games + added.known + failures > 0 || is_nothing) {
        news.push((words.imported)(games, added.known, failures));
    } else if !is_added && (games + added.known > 0 || is_nothing) {
        news.push((words.planned)(games, added.known));
    }
    if results > 0 {
        news.push(if is_added {
            (statistics.imported)(results)
        } else {
            (words.planned_results)(results)
        });
    }
    if added.left_out > 0 {
        news.push((statistics.left_out)(added.left_out));
    }
    news.extend(troubles(&plan.failures, lang));
    news
}

/// The message when nothing can be read or added.
pub fn trouble(why: StorageError, lang: Lang) -> String {
    let texts = Texts::of(lang);
    match why {
        StorageError::Full => own(texts).no_room_for_all.into(),
        _ => texts.errors.storage(why).into(),
    }
}

/// What is wrong with files.
fn troubles(failures: &[(String, Failure)], lang: Lang) -> Vec<String> {
    let texts = Texts::of(lang);
    let mut reasons: Vec<(&str, &'static str, usize)> = Vec::new();
    for (name, failure) in failures {
        let reason = why_not(failure, texts);
        let mut known = reasons.iter_mut();
        match known.find(|(file, other, _)| file == name && *other == reason) {
            Some((.., count)) => *count += 1,
            None => reasons.push((name, reason, 1)),
        }
    }
    let words = own(texts);
    let reasons = reasons.into_iter();
    reasons
        .map(|(name, reason, count)| match count {
            1 => (words.of_file)(name, reason),
            _ => (words.of_games)(name, count, reason),
        })
        .collect()
}
