//! The targets of imports: files, and the data that earlier releases stored.

use engine::{Game, GameId, with_game};
use model::additions::{Additions, StoredData};
use model::bundle::{Bundle, Extras, Lines};
use model::daily;
use model::day::Day;
use model::day_log::DayNote;
use model::import::{Checks, Import, Plan, check, resume};
use model::preferences::Preferences;
use model::results::{Line, luck_line};
use model::session::{Session, is_over};
use model::settings::Settings;
use model::takeover::OldStorage;
use model::unchecked_record::UncheckedRecord;

use crate::records::check_refusal;

/// The present time in these imports, in milliseconds since 1970 (UTC): in December 2026.
const NOW: u64 = 1_797_000_000_000;

/// A file: a record, or the page's export of records, lines, settings, matches under way, lessons and choices.
pub fn import(input: &[u8]) {
    // The page reads files like this.
    let text = String::from_utf8_lossy(input);
    let plan = plan_of(text.clone().into_owned(), StoredData::default());
    for refused in &plan.refused {
        check_refusal::<(), _>(&Err(&refused.failure));
    }
    let again = plan_of(text.into_owned(), after(&plan.additions));
    assert!(again.additions.is_empty(), "a file adds something twice");
    assert_eq!(again.refused, plan.refused);

    let settings = plan.settings.unwrap_or_default();
    let elsewhere = plan_of(export(&plan, &settings), StoredData::default());
    assert_eq!(elsewhere.refused, [], "an export is refused");
    assert_eq!(elsewhere.settings, Some(settings), "settings are not kept");
    assert_eq!(elsewhere.choices, plan.choices, "choices are not kept");
    let (kept, read) = (contents(&plan.additions), contents(&elsewhere.additions));
    assert_eq!(kept, read, "an export says something else");
}

/// The plan of importing a file with this text.
#[must_use]
pub fn plan_of(text: String, known: StoredData) -> Plan {
    let file = ("file".to_owned(), Ok(text));
    let mut import = Import::begin(vec![file], known, NOW);
    while import.step(checks_of) {}
    import.end()
}

fn checks_of(game: GameId) -> Option<Checks> {
    Some(with_game!(game, G => Checks {
        check: check::<G>,
        resume: |record, slot, now| resume::<G>(record, slot, now, is_of_day::<G>),
    }))
}

/// Whether a match has the luck of a day's game. The page, which knows the options of a table, also compares these.
fn is_of_day<G: Game>(session: &Session<G>, day: Day) -> bool {
    session.seed() == daily::seed(G::ID, day)
}

/// What is stored after these additions to nothing.
fn after(added: &Additions) -> StoredData {
    let mut stored = StoredData::default();
    let ids = added.games.iter().map(|game| game.id().to_owned());
    stored.games.extend(ids);
    stored.results.games.extend(added.results.iter().cloned());
    stored.results.luck.extend(added.luck.iter().cloned());
    for note in &added.days {
        assert!(stored.days.add(note.clone()), "a day is added twice");
    }
    for arrival in &added.matches {
        let text = &arrival.save.text;
        let read = UncheckedRecord::read(text).expect("a match that was replayed is read");
        assert!(read.is_worth_keeping() && !is_over(text), "a match is over");
        let is_twice = stored.saves.iter().any(|(slot, _)| *slot == arrival.slot);
        assert!(!is_twice, "two matches are at one table");
        stored.saves.push((arrival.slot, arrival.save.clone()));
    }
    stored.preferences.lessons = added.lessons.clone();
    stored.preferences.reviews = added.reviews.clone();
    stored
}

/// The file that the page writes of this.
fn export(plan: &Plan, settings: &Settings) -> String {
    let added = &plan.additions;
    let games = added.results.iter().map(Line::to_string);
    let luck = added.luck.iter().map(|(id, luck)| luck_line(id, *luck));
    let lines = Lines {
        results: games.chain(luck).collect(),
        daily: added.days.iter().map(DayNote::to_string).collect(),
    };
    let (mut bundle, mut file) = Bundle::begin(settings);
    for game in &added.games {
        file += &bundle.record(game.text());
    }
    let matches = added.matches.iter();
    let extras = Extras {
        matches: matches
            .map(|arrival| (arrival.slot.name(), arrival.save.text.clone()))
            .collect(),
        evenings: added.evenings.clone(),
        mistakes: added.mistakes.clone(),
        exchanges: added.exchanges.clone(),
        preferences: Preferences {
            lessons: added.lessons.clone(),
            choices: plan.choices.clone(),
            analyses: added.analyses.clone(),
            reviews: added.reviews.clone(),
            puzzles: added.puzzles.clone(),
        },
    };
    file.extend(bundle.end(&lines, &extras));
    file
}

/// What is added, sorted by ids; each game and result must have an id of its own.
fn contents(added: &Additions) -> Additions {
    let mut contents = Additions {
        games: added.games.clone(),
        results: added.results.clone(),
        luck: added.luck.clone(),
        days: added.days.clone(),
        matches: added.matches.clone(),
        lessons: added.lessons.clone(),
        analyses: added.analyses.clone(),
        reviews: added.reviews.clone(),
        ..Additions::default()
    };
    let Additions {
        games,
        results,
        luck,
        ..
    } = &mut contents;
    games.sort_by(|one, other| one.id().cmp(other.id()));
    results.sort_by(|one, other| one.id.cmp(&other.id));
    luck.sort_by(|(one, _), (other, _)| one.cmp(other));
    let twice = games.windows(2).any(|two| two[0].id() == two[1].id())
        || results.windows(2).any(|two| two[0].id == two[1].id)
        || luck.windows(2).any(|two| two[0].0 == two[1].0);
    assert!(!twice, "something is added twice");
    contents
}

/// The local storage of a release up to 0.2.0, as a JSON object of keys and texts.
pub fn takeover(input: &[u8]) {
    let Ok(entries) = serde_json::from_slice(input) else {
        return;
    };
    let old = OldStorage(entries);
    let (added, unreadable) = old.additions(StoredData::default(), NOW);
    let stored = after(&added);
    for game in old.games() {
        assert!(stored.games.contains(game.id()), "a game is lost");
    }
    let sizes = old.saves().count() + old.unusable().count() + old.games().len();
    assert!(sizes <= old.0.len(), "a text is taken over twice");
    let (again, still) = old.additions(stored, NOW);
    assert!(again.is_empty(), "old data is added twice");
    assert_eq!(still, unreadable);
}
