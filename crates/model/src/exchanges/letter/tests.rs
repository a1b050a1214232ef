use super::super::is_news;
use super::*;
use engine::debacle::{Action, Debacle, First, Rules, Start, Symmetry};
use engine::{Entry, Match, Outcome};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn names() -> [String; 2] {
    ["Zoé".into(), "Ada".into()]
}

fn rules() -> Rules {
    Rules {
        start: Start::Shuffled,
        symmetry: Symmetry::Point,
        first: First::Random,
    }
}

fn begun(seed: u64) -> Letter<Debacle> {
    Letter::begin(rules(), names(), Seed(seed)).unwrap()
}

fn legal(session: &Session<Debacle>) -> Vec<(Seat, Action)> {
    let Phase::Decide(seats) = session.game().phase() else {
        return Vec::new();
    };
    let actions = |seat: Seat| {
        let actions = session.game().legal_actions(seat).into_iter();
        actions.map(move |action| (seat, action))
    };
    seats.iter().flat_map(actions).collect()
}

/// The match after so many more entries, or at its end, by random decisions.
fn gone_on(
    letter: &Letter<Debacle>,
    entries: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> Letter<Debacle> {
    let mut session = Session::of(letter.record().clone()).unwrap();
    for _ in 0..entries {
        let all = legal(&session);
        match session.game().phase() {
            Phase::Chance => assert!(session.draw()),
            Phase::Over if session.outcome().is_some() => break,
            Phase::Over => session.next_round().unwrap(),
            Phase::Decide(_) => {
                let (seat, action) = all[rng.random_range(0..all.len())];
                session.act(seat, action).unwrap();
            }
        }
    }
    Letter::of(session.record(None)).unwrap()
}

fn kept(letter: &Letter<Debacle>) -> KeptLetter<Debacle> {
    KeptLetter {
        id: letter.id().unwrap(),
        letter: letter.clone(),
        seat: Seat::FIRST,
        since: 7,
    }
}

#[test]
fn a_letter_goes_to_and_fro_until_the_end() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut letter = begun(5);
    let id = letter.id().unwrap();
    assert!(matches!(letter.turn(), Turn::Of(_)), "chance has decided");
    let mut longest = 0;
    while letter.turn() != Turn::Over {
        letter = gone_on(&letter, 3, &mut rng);
        let link = letter.to_link().unwrap();
        longest = longest.max(link.len());
        assert_eq!(Letter::from_link(&link).unwrap(), letter);
        assert_eq!(letter.id().unwrap(), id, "the same match");
        let (key, kept) = (KeptLetter::<Debacle>::key(&id), kept(&letter));
        assert_eq!(KeptLetter::read(&key, &kept.text()).unwrap(), kept);
    }
    assert!(
        letter
            .record()
            .play
            .outcome()
            .is_some_and(|end: Outcome| !end.winners().is_empty())
    );
    // As docs/record.md says, a match fits into a link.
    assert!(longest < 4_000, "{longest}");
}

#[test]
fn of_two_letters_one_continues_the_other_or_both_are_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for round in 0..60 {
        let early = gone_on(&begun(round), rng.random_range(0..300), &mut rng);
        let late = gone_on(&early, rng.random_range(1..300), &mut rng);
        let length = |letter: &Letter<Debacle>| letter.record().play.log().len();
        if length(&early) == length(&late) {
            assert_eq!(early.turn(), Turn::Over);
            continue;
        }
        assert_eq!(late.relation(&early), Relation::Further);
        assert_eq!(early.relation(&late), Relation::Behind);
        assert_eq!(early.relation(&early), Relation::Same);
        assert_eq!(late.common(&early), length(&early));
        let (text, key) = (
            |letter: &Letter<Debacle>| kept(letter).text(),
            KeptLetter::<Debacle>::key(&early.id().unwrap()),
        );
        let is_news = |text: &str, before: &str| is_news(&key, text, Some(before));
        assert!(is_sound(&key, &text(&late)) && is_news(&text(&late), &text(&early)));
        assert!(!is_news(&text(&early), &text(&late)), "never less far");
        assert!(!is_news(&text(&late), &text(&late)));
        assert!(!is_news(&text(&late), "what cannot be read"), "it stays");
        let elsewhere = KeptLetter {
            seat: Seat::FIRST.next(2),
            ..kept(&late)
        };
        assert!(!is_news(&elsewhere.text(), &text(&early)), "a seat stays");
        // Another decision at some place that both have.
        let play = &late.record().play;
        let at = (0..play.log().len()).rfind(|at| {
            let session = Session::of(Record {
                play: play.rewound(*at),
                ..late.record().clone()
            });
            legal(&session.unwrap()).len() > 1
        });
        let Some(at) = at else { continue };
        let mut other: Match<Debacle> = play.rewound(at);
        let session = Session::of(Record {
            play: other.clone(),
            ..late.record().clone()
        })
        .unwrap();
        let instead = legal(&session)
            .into_iter()
            .find(|(seat, action)| play.log()[at] != Entry::Act(*seat, *action));
        let (seat, action) = instead.unwrap();
        other.act(seat, action).unwrap();
        let other = Letter::of(Record {
            play: other,
            ..late.record().clone()
        })
        .unwrap();
        assert_eq!(other.relation(&late), Relation::Diverges);
        assert_eq!(late.relation(&other), Relation::Diverges);
        assert_eq!(late.common(&other), at);
        assert!(!is_news(&text(&late), &text(&other)) && !is_news(&text(&other), &text(&late)));
        assert_eq!(begun(round + 1).relation(&late), Relation::OtherMatch);
    }
}

#[test]
fn what_was_kept_is_read_only_as_it_was() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let kept = kept(&gone_on(&begun(9), 60, &mut rng));
    let id = kept.letter.id().unwrap();
    let (key, text) = (KeptLetter::<Debacle>::key(&id), kept.text());
    let read = |key: &str, text: &str| KeptLetter::<Debacle>::read(key, text);
    assert_eq!(read(&key, &text), Ok(kept.clone()));
    let other = KeptLetter::<Debacle>::key(&begun(10).id().unwrap());
    let later = KeptLetter::<Debacle>::key(&kept.letter.to_link().unwrap());
    for bad in [&other, &later, "letter/x", "letter/", "duel/x", &id] {
        assert!(read(bad, &text).is_err(), "{bad}");
    }
    // Another encoder wrote the beginning of the same match.
    let elsewhere = Record {
        play: kept.letter.record().play.rewound(0),
        ended: Some(1),
        ..kept.letter.record().clone()
    };
    let id = elsewhere.to_link().unwrap();
    let found = read(&KeptLetter::<Debacle>::key(&id), &text).unwrap();
    assert_eq!((found.id, found.letter), (id, kept.letter.clone()));
    let cut = text.rsplit_once('\n').unwrap().0;
    let lines = text.lines().skip(1).collect::<Vec<_>>();
    let order = lines
        .iter()
        .find(|line| line.starts_with("*order"))
        .unwrap();
    for bad in [
        "",
        "1 1 7",
        cut,
        &text.replacen(" 1 ", " 3 ", 1),
        &text.replacen(" 7", " x", 1),
        &text.replace(lines[lines.len() - 1], "1:c1-c9"),
        // Luck is that of the seed.
        &text.replace(
            order,
            if order.ends_with("123456") {
                "*order 123465"
            } else {
                "*order 123456"
            },
        ),
    ] {
        assert!(read(&key, bad).is_err(), "{bad}");
    }
}

#[test]
fn what_is_no_letter_is_refused_with_the_reason() {
    let record = begun(4).record().clone();
    let refused = |change: fn(&mut Record<Debacle>)| {
        let mut other = record.clone();
        change(&mut other);
        Letter::of(other).unwrap_err()
    };
    for change in [
        (|record| record.players[1].bot = Some("expert".into())) as fn(&mut Record<Debacle>),
        |record| record.players[1].name = String::new(),
        |record| record.players[1].name = record.players[0].name.clone(),
        |record| record.practice = true,
        |record| record.assisted = true,
    ] {
        assert_eq!(refused(change), LetterError::OtherMatch);
    }
    let link = begun(4).to_link().unwrap();
    assert!(matches!(
        Letter::<Debacle>::from_link(&link[..link.len() - 3]),
        Err(LetterError::Record(RecordError::Damaged(_)))
    ));
    assert_eq!(
        Letter::<engine::dekal::Dekal>::from_link(&link),
        Err(LetterError::Record(RecordError::OtherGame))
    );
    let names = ["Zoé".to_owned(), "Zoé".to_owned()];
    assert!(Letter::<Debacle>::begin(rules(), names, Seed(1)).is_err());
}

#[test]
fn only_the_person_who_is_here_decides() {
    let letter = begun(6);
    let Turn::Of(mover) = letter.turn() else {
        panic!("somebody begins");
    };
    let other = mover.next(2);
    let here = letter.session(mover);
    assert_eq!(here.persons_to_decide().first(), Some(mover));
    assert_eq!((here.awaited(), here.viewpoint()), (None, mover));
    let there = letter.session(other);
    assert!(there.persons_to_decide().is_empty() && there.bots_to_decide().is_empty());
    assert_eq!((there.awaited(), there.viewpoint()), (Some(mover), other));
    assert_eq!(there.person_at_turn(), other, "the board does not turn");
    for session in [here, there] {
        assert!(!session.is_shared() && session.persons().len() == 1);
        assert!(session.you().is_none(), "both have names");
        assert!(session.mode().is_live() && session.mode().takes_changes());
        assert!(!session.mode().has_help() && session.hint().is_none());
        assert!(!session.may_be_analysed());
    }
}

/// How long letters get: prints what `docs/record.md` says.
#[test]
#[ignore = "prints lengths"]
fn lengths() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut lengths: Vec<usize> = (0..200)
        .map(|seed| {
            gone_on(&begun(seed), 100_000, &mut rng)
                .to_link()
                .unwrap()
                .len()
        })
        .collect();
    lengths.sort_unstable();
    println!(
        "median {}, 95 % {}, longest {}",
        lengths[100], lengths[190], lengths[199]
    );
}
