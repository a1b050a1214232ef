use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Phase, Seed};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

type Random = Xoshiro256PlusPlus;

/// Plays a random entry of what may follow.
fn play_on<G: Game>(play: &mut Match<G>, rng: &mut Random) -> bool {
    match play.game().phase() {
        Phase::Chance => play.draw(Seed(rng.random())).is_some(),
        Phase::Decide(seats) => {
            let seat = seats.first().unwrap();
            let actions = play.game().legal_actions(seat);
            let action = actions[rng.random_range(0..actions.len())];
            play.act(seat, action).is_ok()
        }
        Phase::Over => play.push(Entry::NextRound).is_ok(),
    }
}

fn random_match<G: Game>(rules: &G::Rules, entries: usize, rng: &mut Random) -> Match<G> {
    let mut play = Match::<G>::new(rules.clone()).unwrap();
    while play.log().len() < entries && play_on(&mut play, rng) {}
    play
}

/// A match, and a tree with random variations of it, whose text is read back as it is.
fn check_round_trips<G: Game>(rules: &G::Rules) {
    for seed in 0..40 {
        let mut rng = Random::seed_from_u64(seed);
        let play = random_match::<G>(rules, rng.random_range(0..90), &mut rng);
        let mut tree = Tree::of_line(play.log().iter().copied());
        let mut at = NodeId::ROOT;
        for _ in 0..rng.random_range(0..6) {
            let path = tree.path(tree.end(at));
            let from = path.get(rng.random_range(0..path.len() + 1)).copied();
            at = from.unwrap_or(NodeId::ROOT);
            let line = tree.line(at);
            let mut here = Match::replay(rules.clone(), line).unwrap();
            for _ in 0..rng.random_range(1..9) {
                if play_on(&mut here, &mut rng) {
                    at = tree.insert(at, *here.log().last().unwrap()).unwrap();
                }
            }
            tree.set_comment(at, "was 7, better: (9)!, 4 = ½.");
            if rng.random_bool(0.3) {
                tree.promote(at);
            }
        }
        let text = write(&tree, play.log(), at).unwrap();
        let (read_back, shown) = read::<G>(&text, &play).unwrap();
        assert_eq!(write(&read_back, play.log(), shown), Some(text.clone()));
        assert_eq!(read_back.line(shown), tree.line(at));
        assert_eq!(read_back.len(), tree.len());
        assert_eq!(from_link(&to_link(&text)), Ok(text.clone()));
        check_damaged::<G>(&text, &play, &mut rng);
    }
}

/// What is cut is refused; what is damaged is refused or another analysis, and never a panic.
fn check_damaged<G: Game>(text: &str, play: &Match<G>, rng: &mut Random) {
    let ends: Vec<usize> = text.char_indices().map(|(index, _)| index).collect();
    for end in &ends {
        assert!(read::<G>(&text[..*end], play).is_err(), "{}", &text[..*end]);
    }
    for _ in 0..60 {
        let at = ends[rng.random_range(0..ends.len())];
        let sign = ['(', ')', ',', '=', '!', '{', '}', '.', '9', 'é'][rng.random_range(0..10)];
        let mut damaged = text.to_owned();
        if rng.random_bool(0.5) {
            damaged.insert(at, sign);
        } else {
            damaged.remove(at);
        }
        if let Ok((tree, shown)) = read::<G>(&damaged, play) {
            assert!(tree.has(shown));
            Match::replay(play.rules().clone(), tree.line(shown)).unwrap();
        }
    }
}

#[test]
fn every_analysis_is_read_back() {
    check_round_trips::<Dekal>(&Default::default());
    check_round_trips::<Detrak>(&Default::default());
    check_round_trips::<Dumble>(&Default::default());
    check_round_trips::<Debacle>(&Default::default());
}

#[test]
fn the_text_is_short_where_the_match_is_followed() {
    let mut rng = Random::seed_from_u64(1);
    let play = random_match::<Detrak>(&Default::default(), 8, &mut rng);
    let mut tree = Tree::of_line(play.log().iter().copied());
    let end = tree.end(NodeId::ROOT);
    assert_eq!(write(&tree, play.log(), end).as_deref(), Some("=8!."));
    assert_eq!(
        write(&tree, play.log(), NodeId::ROOT).as_deref(),
        Some("!=8.")
    );
    let parent = tree.parent(end).unwrap();
    let other = match tree.entry(end) {
        Some(Entry::Event(event)) if event.to_string() == "AA" => "*AB",
        Some(Entry::Event(_)) => "*AA",
        _ => panic!("the eighth entry is a roll"),
    };
    let other = tree.insert(parent, other.parse().unwrap()).unwrap();
    let text = write(&tree, play.log(), other).unwrap();
    assert!(text.starts_with("=8(*A") && text.ends_with("!)."), "{text}");
}

#[test]
fn what_would_not_be_read_is_not_written() {
    let mut rng = Random::seed_from_u64(2);
    let play = random_match::<Debacle>(&Default::default(), 40, &mut rng);
    let mut tree = Tree::of_line(play.log().iter().copied());
    let end = tree.end(NodeId::ROOT);
    let mut written = 0;
    // At each decision of the line, all other moves.
    for node in tree.path(end) {
        let before = Match::replay(*play.rules(), tree.line(node)).unwrap();
        let Phase::Decide(seats) = before.game().phase() else {
            continue;
        };
        let seat = seats.first().unwrap();
        for action in before.game().legal_actions(seat) {
            tree.insert(node, Entry::Act(seat, action)).unwrap();
        }
        match write(&tree, play.log(), end) {
            Some(text) => {
                written += 1;
                read(&text, &play).unwrap();
            }
            None => assert!(tree.len() > MAX_VARIATIONS),
        }
    }
    assert!(written > 3 && write(&tree, play.log(), end).is_none());
}

#[test]
fn what_is_too_large_is_refused() {
    let play = Match::<Detrak>::new(Default::default()).unwrap();
    let huge = " ".repeat(MAX_TEXT + 2);
    assert_eq!(read(&huge, &play), Err(AnalysisError::Enormous));
    assert_eq!(read("=1.", &play), Err(AnalysisError::Illegal("=1".into())));
    assert_eq!(read("", &play), Err(AnalysisError::Damaged(0)));
    assert_eq!(read("(.", &play), Err(AnalysisError::Damaged(0)));
    assert_eq!(from_link("Mi4"), Err(AnalysisError::Newer));
    assert_eq!(from_link("*"), Err(AnalysisError::Damaged(0)));
}
