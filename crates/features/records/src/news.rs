//! What is said of files that were read.

use super::import::{Failure, Plan};
use super::why_not;
use model::storage::StorageError;
use replay::own;
use statistics::statistics_texts;
use ui::i18n::{Lang, Texts, Translated};

/// What came of files, or what would come of them, in sentences: each trouble once.
pub fn told(plan: &Plan, is_added: bool, lang: Lang) -> Vec<String> {
    let (words, statistics) = (own(Texts::of(lang)), statistics_texts(lang));
    let mut news = Vec::new();
    let added = &plan.additions;
    let (games, results) = (added.games.len(), added.told.len());
    if games + added.known > 0 || plan.failures.is_empty() && results == 0 {
        let say = if is_added {
            words.imported
        } else {
            words.planned
        };
        news.push(say(games, added.known));
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
    news.extend(failures(&plan.failures, lang));
    news
}

/// Why something cannot be added at all.
pub fn trouble(why: StorageError, lang: Lang) -> String {
    let texts = Texts::of(lang);
    match why {
        StorageError::Full => own(texts).no_room_for_all.into(),
        _ => texts.errors.storage(why).into(),
    }
}

fn failures(failures: &[(String, Failure)], lang: Lang) -> Vec<String> {
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
