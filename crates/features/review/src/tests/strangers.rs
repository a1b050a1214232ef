//! The review of a match that came by a link: the reader is not who played.

use super::*;
use engine::Record;
use replay::Source;

/// The words that address the reader, in lower case.
fn addresses(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["you", "your", "yours"],
        Lang::Fr => &["vous", "votre", "vos"],
        Lang::De => &[
            "du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner",
        ],
        Lang::Es => &["tú", "tu", "tus", "te", "ti", "has"],
        Lang::It => &["tu", "ti", "tuo", "tua", "tuoi", "tue", "hai"],
    }
}

fn speaks_of_names(said: &str, lang: Lang) {
    let words = said.split(|letter: char| !letter.is_alphabetic());
    for word in words.map(str::to_lowercase) {
        let is_address = addresses(lang).contains(&word.as_str());
        assert!(!is_address, "{word:?} in {lang:?}: {said}");
    }
}

/// Everything that the review of a match says of who played, and every action that it may tell, as a stranger reads it.
fn is_read_by_a_stranger<G: Playable<Game: BotGame>>(rules: RulesOf<G>) {
    let seats = G::Game::new(&rules).unwrap().seats();
    let session = played::<G>(rules, &vec![Level::Beginner; seats], usize::MAX);
    let mut record: Record<G::Game> = session.record(None);
    record.players[0].bot = None;
    record.players[0].name.clear();
    let play = session.play();
    // Made-up values: every second decision has cost something.
    let reviews: Vec<Option<MoveReview>> = tasks::<G>(play)
        .map(|(number, task, _)| {
            let value = |value| Expectation { value, score: 0.0 };
            let best = task.view.legal_actions().into_iter().next_back();
            Some(MoveReview {
                best: best.unwrap().to_string(),
                with_best: value(0.5),
                with_played: value(if number % 2 == 0 { 0.25 } else { 0.5 }),
                margin: 0.125,
                is_at_stake: true,
            })
        })
        .collect();
    let mut actions = Vec::new();
    for point in decision_points::<G>(play) {
        let before = play.rewound(point.length);
        let view = before.game().view(Some(point.seat));
        let legal = view.legal_actions().into_iter();
        actions.extend(legal.map(|action| (before.game().clone(), action)));
    }
    for lang in Lang::ALL {
        let (texts, shared) = (crate::texts::texts(lang), Texts::of(lang));
        let seen = Source::Link("".into()).seen(record.clone(), shared);
        let summary = ReviewSummary::new::<G>(&Session::of(seen).unwrap(), &reviews, lang);
        let name = shared.table.persons[0];
        assert_eq!((summary.you, &*summary.names[0]), (None, name));
        let story = (texts.seat_summary)(&summary.seat_summary().unwrap());
        let level = (texts.seat_level)(&summary.seat_level(shared).unwrap());
        assert!(level.contains(name), "{level}");
        let won = summary.won.clone().unwrap_or_default();
        let costly = summary.costly.iter();
        let told = costly.flat_map(|one| [one.texts.played.clone(), one.texts.best.clone()]);
        for said in [story, level, won].into_iter().chain(told) {
            speaks_of_names(&said, lang);
        }
        for (game, action) in &actions {
            speaks_of_names(&G::describe_action(game, *action, lang), lang);
        }
    }
}

#[test]
fn whoever_follows_a_link_reads_of_names_and_not_of_themselves() {
    is_read_by_a_stranger::<DekalUi>(Default::default());
    is_read_by_a_stranger::<DetrakUi>(Default::default());
    is_read_by_a_stranger::<DumbleUi>(Default::default());
    is_read_by_a_stranger::<DebacleUi>(Default::default());
}
