//! Looks for puzzles in matches between bots.

use engine::{Entry, Luck, Match, Phase, RngStream, Seed, View, below};
use protocol::{Level, Puzzle, Style, Theme};

use super::race::Confirm;
use super::rating::{fitted, rises};
use super::source::{PuzzleSource, judged};
use crate::contestant::advice;
use crate::seeds::{mixed, seed_of};
use crate::tournament::MAX_DECISIONS;

/// The most actions that are right; as many at least are wrong. Where nearly everything is right there is nothing to find.
const RIGHT: usize = 4;
/// Of the decisions in which the natural action is right, one in so many is tried.
const NATURAL: u32 = 6;
/// The searches over which a level's chance of a right answer is averaged, and those of a level that looks ahead.
const SEARCHES: (u64, u64) = (8, 2);
/// By how many standard errors right actions are ahead for the second judge.
const SURE: f64 = 5.0;
/// It gives up when it would find fewer: that loses some puzzles, but most of the time is spent on those that are none.
const HOPELESS: f64 = 2.5;
/// From this base on, levels look ahead.
const LOOKS_AHEAD: Level = Level::Expert;

/// What became of the decisions of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Those that were looked at.
    pub looked: usize,
    /// Those that a first judgement may take for puzzles, and that are not left out for being natural.
    pub promising: usize,
    /// Those that the second judge confirms.
    pub confirmed: usize,
    /// Those that are proven.
    pub proven: usize,
    /// Those that stronger levels solve more often.
    pub rising: usize,
}

impl Counts {
    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: Counts) -> Counts {
        Counts {
            looked: self.looked + other.looked,
            promising: self.promising + other.promising,
            confirmed: self.confirmed + other.confirmed,
            proven: self.proven + other.proven,
            rising: self.rising + other.rising,
        }
    }
}

/// A puzzle that was found.
pub struct Found<G: PuzzleSource> {
    /// The puzzle.
    pub puzzle: Puzzle<G>,
    /// Whether the natural action is right: the one of a beginner, who takes what is best at once.
    pub is_natural: bool,
    /// A text that alike puzzles share.
    pub alike: String,
}

/// Plays the match of this number between levels and styles drawn for it, and returns its first puzzle after a moment that is
/// drawn, too: two of a match would be too much alike.
pub fn in_match<G: PuzzleSource>(
    seed: Seed,
    number: u32,
    effort: u32,
) -> (Option<Found<G>>, Counts) {
    let seed = seed_of(seed, number);
    let start = RngStream {
        round: 0,
        turn: 0,
        slot: 0,
    };
    let mut luck = Luck::new(Seed(mixed(seed.0)), start);
    let mut play = Match::<G>::new(G::puzzle_rules()).expect("these rules can be played");
    let players: Vec<_> = (0..play.game().seats())
        .map(|_| player::<G>(&mut luck))
        .collect();
    let from = below(&mut luck, G::DECISIONS);
    let mut counts = Counts::default();
    for made in 0..MAX_DECISIONS as u32 {
        play.draw_all(seed);
        let Phase::Decide(seats) = play.game().phase() else {
            if play.push(Entry::NextRound).is_err() {
                break;
            }
            continue;
        };
        let seat = seats.first().expect("somebody decides");
        let view = play.game().view(Some(seat));
        if made >= from && below(&mut luck, G::EVERY) == 0 && G::can_be_asked(&view) {
            let asked = Asked {
                state: play.game().set_up(),
                seat,
                seed: mixed(seed.0 ^ u64::from(made)),
                tries_natural: below(&mut luck, NATURAL) == 0,
                effort,
            };
            if let Some(found) = asked.tried(&mut counts) {
                return (Some(found), counts);
            }
        }
        let (level, style) = players[seat.index()];
        let action = advice::<G>(&view, level, style, mixed(seed.0 ^ !u64::from(made))).chosen();
        let action = action.expect("advice is never empty");
        play.act(seat, action).expect("a bot plays by the rules");
    }
    (None, counts)
}

/// A level that plays at once, with a style or without.
fn player<G: PuzzleSource>(luck: &mut Luck) -> (Level, Option<Style>) {
    let levels = G::LEVELS
        .iter()
        .filter(|level| G::base(**level) < LOOKS_AHEAD);
    let levels: Vec<Level> = levels.copied().collect();
    let level = levels[below(luck, levels.len() as u32) as usize];
    let style = Style::ALL.get(below(luck, 1 + Style::ALL.len() as u32) as usize);
    (level, style.copied())
}

/// A decision that may become a puzzle.
struct Asked<G: PuzzleSource> {
    state: G,
    seat: engine::Seat,
    seed: u64,
    tries_natural: bool,
    effort: u32,
}

impl<G: PuzzleSource> Asked<G> {
    /// The puzzle, if it is one.
    fn tried(self, counts: &mut Counts) -> Option<Found<G>> {
        let view = self.state.view(Some(self.seat));
        let legal = view.legal_actions();
        if legal.len() < 2 {
            return None;
        }
        counts.looked += 1;
        let glance = judged::<G>(&view, G::GLANCE);
        if !glance.may_be_clear() {
            return None;
        }
        let near = glance.all.iter().filter(|gap| gap.behind <= glance.margin);
        let near: Vec<G::Action> = near.map(|gap| gap.action).collect();
        if near.len() > RIGHT.min(legal.len() / 2) {
            return None;
        }
        let is_natural = self.state.is_greedy(self.seat, &near)
            || chance::<G>(&view, Level::BASES[0], &near, self.seed) > 0.5;
        if is_natural && !self.tries_natural {
            return None;
        }
        counts.promising += 1;
        let asked = Confirm {
            effort: self.effort,
            sure: SURE,
            hopeless: HOPELESS,
            seed: self.seed,
        };
        if !G::is_confirmed(&view, &near, asked) {
            return None;
        }
        counts.confirmed += 1;
        let right = proven::<G>(&view, self.effort)?;
        if right.len() != near.len() || !right.iter().all(|action| near.contains(action)) {
            return None;
        }
        counts.proven += 1;
        let levels = chances::<G>(&view, &right, self.seed);
        if !rises(&levels) {
            return None;
        }
        counts.rising += 1;
        let themes = G::Theme::ALL.iter().copied();
        let themes = themes.filter(|theme| self.state.has_theme(self.seat, &right, *theme));
        Some(Found {
            alike: self.state.alike(self.seat),
            is_natural,
            puzzle: Puzzle {
                themes: themes.collect(),
                accepted: right,
                rating: fitted(&levels),
                seat: self.seat,
                state: self.state,
            },
        })
    }
}

/// The right actions, in the order of the legal ones, if all judgements agree that there are right and wrong ones only.
pub fn proven<G: PuzzleSource>(view: &G::View, effort: u32) -> Option<Vec<G::Action>> {
    let mut agreed: Option<Vec<G::Action>> = None;
    for gaps in G::proofs(view, effort) {
        let right = gaps.right()?;
        let mut legal = view.legal_actions();
        legal.retain(|action| right.contains(action));
        if agreed.as_ref().is_some_and(|agreed| *agreed != legal) {
            return None;
        }
        agreed = Some(legal);
    }
    agreed
}

/// Each level's points and its chance of a right answer, the weakest first.
fn chances<G: PuzzleSource>(view: &G::View, right: &[G::Action], seed: u64) -> Vec<(u16, f64)> {
    let levels = G::LEVELS.iter().zip(G::RATINGS);
    levels
        .map(|(level, points)| (*points, chance::<G>(view, *level, right, seed)))
        .collect()
}

/// The chance that a level takes one of these actions, by its own draw.
fn chance<G: PuzzleSource>(view: &G::View, level: Level, right: &[G::Action], seed: u64) -> f64 {
    let searches = match G::base(level) < LOOKS_AHEAD {
        // Nothing is random but the draw, whose chances are known.
        _ if !G::HAS_CHANCE => 1,
        true => SEARCHES.0,
        false => SEARCHES.1,
    };
    let chance = |search: u64| -> f64 {
        let advice = advice::<G>(view, level, None, mixed(seed ^ search));
        let chances = advice.choices().iter().zip(advice.chances());
        let right = chances.filter(|(choice, _)| right.contains(&choice.action));
        right.map(|(_, chance)| f64::from(chance)).sum()
    };
    (0..searches).map(chance).sum::<f64>() / searches as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::verify::fault;
    use engine::detrak::Detrak;
    use protocol::Puzzles;

    #[test]
    fn a_match_has_the_same_puzzle_again_and_it_holds() {
        const EFFORT: u32 = 50;
        let found = |number| in_match::<Detrak>(Seed(3), number, EFFORT);
        let (number, puzzle) = (0..50)
            .find_map(|number| Some((number, found(number).0?.puzzle)))
            .unwrap();
        let (again, counts) = found(number);
        assert_eq!(again.unwrap().puzzle, puzzle);
        assert_eq!(counts.rising, 1);
        assert!(counts.looked >= counts.promising && counts.confirmed >= counts.proven);
        assert_eq!(fault(&puzzle, EFFORT, 1), None);
        let bytes = Puzzles(vec![puzzle.clone()]).to_bytes();
        let read = Puzzles::<Detrak>::from_bytes(&bytes).unwrap();
        assert!(read.0.iter().eq([&puzzle]));
        // Another answer does not hold.
        let legal = puzzle.view().legal_actions();
        let mut wrong = puzzle.clone();
        wrong.accepted = legal
            .into_iter()
            .filter(|one| !puzzle.accepts(*one))
            .take(1)
            .collect();
        assert!(fault(&wrong, EFFORT, 1).is_some());
    }
}
