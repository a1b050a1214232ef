//! Checks of views: a seat sees what it may know and nothing else.

use rand_core::Rng;

use super::test_case::TestCase;
use super::{Conformable, codes};
use crate::game::{Game, Phase, View};
use crate::log::Entry;
use crate::luck::below;
use crate::play::Match;
use crate::seat::Seat;

/// The effect of drawing hidden parts anew, in all examined positions.
///
/// Without this, a game that scrambles nothing would pass whatever its views show.
#[derive(Clone, Copy, Default, Debug)]
pub struct Secrecy {
    with_hidden_drawn_anew: bool,
    guessed: bool,
    log_with_hidden: bool,
}

impl Secrecy {
    /// Checks that in a game with hidden parts scrambling and determinizing both lead to other states and
    /// there are guesses, and in an open game neither.
    pub fn conclude<G: Conformable>(self) {
        assert_eq!(
            self.with_hidden_drawn_anew, self.guessed,
            "what is hidden is never with_hidden_drawn_anew (left), or never guessed (right)"
        );
        assert_eq!(
            self.with_hidden_drawn_anew,
            !G::guesses().is_empty(),
            "something is hidden (left), with no guess or with one (right)"
        );
        assert!(
            self.log_with_hidden || !self.guessed,
            "how a guess could have come about is never told"
        );
    }
}

/// The number of times that hidden parts of a position are drawn anew.
const TRIES: usize = 3;

/// Checks that a view has the right seat, and lists the same actions as the game.
pub fn actions<G: Game>(case: &TestCase<G>) {
    let game = case.game();
    for viewer in case.viewers() {
        let view = game.view(viewer);
        assert_eq!(view.seat(), viewer, "whose view it is{case}");
        let expected = viewer.map_or(Vec::new(), |seat| game.legal_actions(seat));
        let listed = view.legal_actions();
        assert_eq!(listed, expected, "the view of {viewer:?}{case}");
        assert_eq!(view.to_decide(), !expected.is_empty(), "to decide{case}");
    }
}

/// Checks that hidden parts do not affect a view, and that a determinized state has the same view.
pub fn secrets<G: Conformable>(case: &TestCase<G>, secrecy: &mut Secrecy) {
    let mut rng = case.rng();
    for viewer in case.viewers() {
        let view = case.game().view(viewer);
        for _ in 0..TRIES {
            let other = case.game().with_hidden_drawn_anew(viewer, &mut rng);
            assert!(
                other.view(viewer) == view,
                "{viewer:?} sees what is hidden{case}"
            );
            let guess = view.determinize(&mut rng);
            assert!(
                guess.view(viewer) == view,
                "{viewer:?} takes it for something else{case}"
            );
            secrecy.with_hidden_drawn_anew |= other != *case.game();
            secrecy.guessed |= guess != *case.game();
        }
    }
}

/// Checks that a determinized state is possible: a log leads to it, and in each of its positions the viewer
/// sees what it saw in the match.
pub fn possible<G: Conformable>(case: &TestCase<G>, secrecy: &mut Secrecy) {
    let mut rng = case.rng();
    let log = case.play.log();
    let last = log.iter().rposition(|entry| *entry == Entry::NextRound);
    let from = last.map_or(0, |place| place + 1);
    let begin = case.play.rewound(from);
    for viewer in case.viewers() {
        let guess = case.game().view(viewer).determinize(&mut rng);
        if guess == *case.game() {
            continue;
        }
        let Some(changed) = G::log_with_hidden(&begin, &log[from..], viewer, &guess) else {
            continue;
        };
        let (mut real, mut other) = (begin.clone(), begin.clone());
        for (entry, instead) in log[from..].iter().zip(&changed) {
            let done = real.push(*entry).is_ok() && other.push(*instead).is_ok();
            assert!(
                done && other.game().view(viewer) == real.game().view(viewer),
                "{viewer:?} takes it for what cannot be, or has seen otherwise: {instead} for {entry}{case}\n{guess:?}"
            );
        }
        assert!(
            *other.game() == guess,
            "{viewer:?} takes it for what nothing leads to{case}\n{guess:?}"
        );
        codes::round_trip(&guess, case);
        secrecy.log_with_hidden = true;
    }
}

/// The log with each seat's hidden last choice replaced by one that leads to the seat's view in the guess.
pub(super) fn with_choices<G: Game>(
    begin: &Match<G>,
    log: &[Entry<G>],
    viewer: Option<Seat>,
    guess: &G,
) -> Vec<Entry<G>> {
    let mut changed = log.to_vec();
    let after = |mut play: Match<G>, entries: &[Entry<G>]| {
        let all = entries.iter().all(|entry| play.push(*entry).is_ok());
        all.then_some(play)
    };
    let others = Seat::all(guess.seats()).filter(|seat| Some(*seat) != viewer);
    for seat in others {
        let acted = |entry: &Entry<G>| matches!(entry, Entry::Act(by, _) if *by == seat);
        let Some(place) = log.iter().rposition(acted) else {
            continue;
        };
        let Some(before) = after(begin.clone(), &log[..place]) else {
            continue;
        };
        let shown = guess.view(Some(seat));
        let leads = |action: &G::Action| {
            let mut chosen = before.clone();
            let done = chosen.act(seat, *action).is_ok();
            let end = after(chosen, &log[place + 1..]).filter(|_| done);
            end.is_some_and(|end| end.game().view(Some(seat)) == shown)
        };
        let choices = before.game().legal_actions(seat);
        if let Some(action) = choices.into_iter().find(leads) {
            changed[place] = Entry::Act(seat, action);
        }
    }
    changed
}

/// Checks that the order of simultaneous decisions does not matter, and that nobody's choice appears in
/// another's view before all have chosen.
pub fn sealed_choices_commute<G: Game>(case: &TestCase<G>) {
    let game = case.game();
    let Phase::Decide(seats) = game.phase() else {
        return;
    };
    if seats.len() < 2 {
        return;
    }
    let mut rng = case.rng();
    let choices: Vec<_> = seats
        .iter()
        .map(|seat| (seat, any(&game.legal_actions(seat), &mut rng)))
        .collect();
    let all = |order: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
        let mut after = game.clone();
        for (seat, action) in order {
            let done = after.act(*seat, *action);
            assert!(done.is_ok(), "{seat}:{action} is refused{case}");
        }
        after
    };
    let forwards = all(&mut choices.iter());
    let backwards = all(&mut choices.iter().rev());
    assert!(forwards == backwards, "the order of choices matters{case}");
    let (first, action) = choices[0];
    let mut chosen = game.clone();
    let done = chosen.act(first, action);
    assert!(done.is_ok(), "{first}:{action} is refused{case}");
    let instead = any(&game.legal_actions(first), &mut rng);
    let mut otherwise = game.clone();
    let done = otherwise.act(first, instead);
    assert!(done.is_ok(), "{first}:{instead} is refused{case}");
    for viewer in case.viewers().filter(|viewer| *viewer != Some(first)) {
        assert!(
            chosen.view(viewer) == otherwise.view(viewer),
            "{viewer:?} sees what seat {first} chose{case}"
        );
    }
}

/// Checks that if a decision may be taken back, its seat has learned nothing since: with other hidden parts,
/// the same could have happened and have looked the same.
pub fn taking_back<G: Conformable>(case: &TestCase<G>) {
    let mut rng = case.rng();
    for seat in Seat::all(case.game().seats()) {
        let Some(point) = case.play.undo_point(seat) else {
            continue;
        };
        let before = case.play.rewound(point);
        let mut other = before.game().with_hidden_drawn_anew(Some(seat), &mut rng);
        for entry in &case.play.log()[point..] {
            let Entry::Act(by, action) = entry else {
                panic!("taking back shows what was hidden: {entry}{case}");
            };
            let done = other.act(*by, *action);
            assert!(
                done.is_ok(),
                "taking back shows what was hidden from seat {seat}: {by}:{action}{case}"
            );
        }
        assert!(
            other.view(Some(seat)) == case.game().view(Some(seat)),
            "taking back shows what was hidden from seat {seat}{case}"
        );
    }
}

fn any<T: Copy>(all: &[T], rng: &mut impl Rng) -> T {
    all[below(rng, all.len() as u32) as usize]
}
