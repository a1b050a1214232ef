//! Messages about an import.

use super::failure_text;
use model::additions::{Additions, ImportedMatch};
use model::import::{Plan, Refused};
use model::save_slot::SaveSlot;
use model::storage::StorageError;
use replay::{PlannedLines, texts_of};
use statistics::statistics_texts;
use ui::i18n::{Lang, Texts, Translated};

/// The sentences about an import: what it added if `is_added`, otherwise what it would add, skip and replace; and
/// what failed, each reason once per file.
pub fn import_report(plan: &Plan, is_added: bool, lang: Lang) -> Vec<String> {
    let mut report = if is_added {
        added(plan, lang)
    } else {
        planned(&plan.additions, lang)
    };
    let (texts, left_out) = (texts_of(Texts::of(lang)), plan.additions.left_out);
    let elsewhere = names(&plan.additions.in_other_tab, lang);
    report.extend(elsewhere.map(|games| (texts.matches_elsewhere)(&games)));
    if left_out > 0 {
        report.push((statistics_texts(lang).left_out)(left_out));
    }
    report.extend(failure_texts(&plan.refused, lang));
    report
}

/// What was added.
fn added(plan: &Plan, lang: Lang) -> Vec<String> {
    let (texts, added) = (texts_of(Texts::of(lang)), &plan.additions);
    let (games, results) = (added.games.len(), added.with_results.len());
    let refused: usize = plan.refused.iter().map(|one| one.count).sum();
    let matches: Vec<SaveSlot> = added.matches.iter().map(|imported| imported.slot).collect();
    let mut report = Vec::new();
    if games + added.known + refused > 0 {
        report.push((texts.imported)(games, added.known, refused));
    }
    if results > 0 {
        report.push((statistics_texts(lang).imported)(results));
    }
    report.extend(names(&matches, lang).map(|games| (texts.added_matches)(&games)));
    if matches.is_empty() {
        let known = names(&added.known_matches, lang);
        report.extend(known.map(|games| (texts.known_matches)(&games)));
    }
    for (kind, count) in [
        (PlannedLines::Reviews, added.reviewed()),
        (PlannedLines::Puzzles, added.attempts()),
        (PlannedLines::Mistakes, added.repeated()),
        (PlannedLines::Evenings, added.deals()),
        (PlannedLines::Exchanges, added.exchanged()),
        (PlannedLines::Lessons, added.lessons.len()),
        (PlannedLines::Analyses, added.analyses.len()),
    ] {
        if count > 0 {
            report.push((texts.planned_lines)(kind, count, 0));
        }
    }
    if report.is_empty() {
        report.push((texts.imported)(0, 0, 0));
    }
    report
}

/// What would be added, skipped and replaced.
fn planned(added: &Additions, lang: Lang) -> Vec<String> {
    let texts = texts_of(Texts::of(lang));
    let mut report = Vec::new();
    if added.games.len() + added.known > 0 {
        report.push((texts.planned)(added.games.len(), added.known));
    }
    let known = added.known_lines;
    for (kind, new, known) in [
        (
            PlannedLines::Results,
            added.with_results.len(),
            known.results,
        ),
        (PlannedLines::Days, added.done_days(), known.days),
        (PlannedLines::Luck, added.luck.len(), known.luck),
        (PlannedLines::Reviews, added.reviewed(), known.reviews),
        (PlannedLines::Puzzles, added.attempts(), known.puzzles),
        (PlannedLines::Mistakes, added.repeated(), known.mistakes),
        (PlannedLines::Evenings, added.deals(), known.evenings),
        (PlannedLines::Exchanges, added.exchanged(), known.exchanges),
        (PlannedLines::Lessons, added.lessons.len(), known.lessons),
        (PlannedLines::Analyses, added.analyses.len(), known.analyses),
    ] {
        if new + known > 0 {
            report.push((texts.planned_lines)(kind, new, known));
        }
    }
    let (replacing, new): (Vec<_>, Vec<_>) = added
        .matches
        .iter()
        .partition(|imported| imported.replaced().is_some());
    let slots = |imported: Vec<&ImportedMatch>| -> Vec<SaveSlot> {
        imported.into_iter().map(|imported| imported.slot).collect()
    };
    for (slots, say) in [
        (slots(new), texts.planned_matches),
        (slots(replacing), texts.planned_replacing),
        (added.known_matches.clone(), texts.known_matches),
    ] {
        report.extend(names(&slots, lang).map(|games| say(&games)));
    }
    report
}

/// The games of tables, with the day if they are a day's; `None` for no tables.
fn names(slots: &[SaveSlot], lang: Lang) -> Option<String> {
    let name = |slot: &SaveSlot| {
        let title = slot.game().title();
        let day = slot.day().map(|day| daily::date(day, lang));
        day.map_or_else(|| title.to_owned(), |day| format!("{title} ({day})"))
    };
    let names: Vec<String> = slots.iter().map(name).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// The message when nothing can be read or added.
pub fn error_text(error: StorageError, lang: Lang) -> String {
    let texts = Texts::of(lang);
    match error {
        StorageError::Full => texts_of(texts).no_room_for_all.into(),
        _ => texts.errors.storage(error).into(),
    }
}

/// What is wrong with files.
fn failure_texts(refused: &[Refused], lang: Lang) -> Vec<String> {
    let shared = Texts::of(lang);
    let mut reasons: Vec<(&str, &'static str, usize)> = Vec::new();
    for Refused {
        file,
        failure,
        count,
    } in refused
    {
        let reason = failure_text(failure, shared);
        let mut known = reasons.iter_mut();
        match known.find(|(other, told, _)| other == file && *told == reason) {
            Some((.., known)) => *known += count,
            None => reasons.push((file, reason, *count)),
        }
    }
    let texts = texts_of(shared);
    let reasons = reasons.into_iter();
    reasons
        .map(|(name, reason, count)| match count {
            1 => (texts.of_file)(name, reason),
            _ => (texts.of_games)(name, count, reason),
        })
        .collect()
}
