//! A match with what a seat did not know drawn anew, for whoever takes a decision back and tries another: what came of the
//! first must not tell them which is better.

use rand_core::Rng;

use crate::game::{Game, Phase};
use crate::log::Entry;
use crate::luck::{Luck, RngStream, Seed, below};
use crate::play::Match;
use crate::seat::Seat;

/// The stream of the random numbers. No event of a match and no bot has it.
const STREAM: RngStream = RngStream {
    round: u16::MAX,
    turn: u16::MAX,
    slot: u16::MAX,
};
/// How often each event is drawn anew. Every try changes one or two of them, if the seat could not tell, so that many
/// are needed until nothing is left of what was.
const SWEEPS: usize = 24;

/// The match before a decision of a seat, with what the seat did not know drawn anew: after each entry, it sees what it saw.
/// Others who decided at the same time have not decided yet.
///
/// The events of the round are changed one by one and exchanged, again and again. A change stays if the rules allow all that
/// has happened since, and the seat would have seen the same. So everything that fits what it saw can come, and all of it
/// about as often as it is likely.
///
/// In a long round of eight who play Dumble that takes half a second, so it is done in parts.
pub struct Redraw<G: Game> {
    /// The match before the round.
    earlier: Match<G>,
    line: Line<G>,
    luck: Luck,
    /// The number of events that were tried so far, and of those that are to be.
    tried: usize,
    tries: usize,
}

impl<G: Game> Redraw<G> {
    /// Begins to draw anew, by the seed, what a seat did not know before its decision at this place of a match's log.
    pub fn new(play: &Match<G>, place: usize, seat: Seat, seed: Seed) -> Redraw<G> {
        let before = play.before_choices(place, seat);
        let log = before.log();
        let last = log.iter().rposition(|entry| *entry == Entry::NextRound);
        let (earlier, round) = log.split_at(last.map_or(0, |place| place + 1));
        let earlier = play.rewound(earlier.len());
        Redraw {
            line: Line::new(earlier.game(), round, seat),
            earlier,
            luck: Luck::new(seed, STREAM),
            tried: 0,
            tries: if G::PERFECT_INFORMATION {
                0
            } else {
                SWEEPS * round.len()
            },
        }
    }

    /// Goes on with so many events; whether that was all.
    pub fn advance(&mut self, tries: usize) -> bool {
        let until = self.tries.min(self.tried.saturating_add(tries));
        for tried in self.tried..until {
            let place = tried % self.line.entries.len();
            self.line.draw_anew(place, &mut self.luck);
        }
        self.tried = until;
        until == self.tries
    }

    /// The match, as far as it has been drawn anew.
    pub fn finish(self) -> Match<G> {
        let entries = self.earlier.log().iter().chain(&self.line.entries);
        self.earlier
            .with_log(entries.copied())
            .expect("a line is what can have happened")
    }
}

impl<G: Game> Match<G> {
    /// The match of a whole [`Redraw`].
    #[must_use]
    pub fn redrawn(&self, place: usize, seat: Seat, seed: Seed) -> Match<G> {
        let mut redraw = Redraw::new(self, place, seat, seed);
        redraw.advance(usize::MAX);
        redraw.finish()
    }

    /// The match before a decision of a seat, and before the others' that nobody had seen then.
    fn before_choices(&self, place: usize, seat: Seat) -> Match<G> {
        let mut before = self.rewound(place);
        while let Some(Entry::Act(other, _)) = before.log().last()
            && *other != seat
        {
            let earlier = before.rewound(before.log().len() - 1);
            if !matches!(earlier.game().phase(), Phase::Decide(seats) if seats.contains(seat)) {
                break;
            }
            before = earlier;
        }
        before
    }
}

/// What has happened in a round, and what a seat has seen of it.
struct Line<G: Game> {
    seat: Seat,
    entries: Vec<Entry<G>>,
    /// The state before each entry, and after the last.
    states: Vec<G>,
    /// What the seat sees of each state.
    views: Vec<G::View>,
}

impl<G: Game> Line<G> {
    fn new(begin: &G, entries: &[Entry<G>], seat: Seat) -> Line<G> {
        let mut states = vec![begin.clone()];
        for entry in entries {
            let next = states.last().and_then(|state| after(state, *entry));
            states.extend(next);
        }
        Line {
            seat,
            entries: entries.to_vec(),
            views: states.iter().map(|state| state.view(Some(seat))).collect(),
            states,
        }
    }

    /// Tries another event at this place, and then to exchange it with one of another place.
    fn draw_anew(&mut self, place: usize, rng: &mut impl Rng) {
        let is_event = |entry: &Entry<G>| matches!(entry, Entry::Event(_));
        if !is_event(&self.entries[place]) {
            return;
        }
        if let Some(event) = self.states[place].sample(rng) {
            let mut changed = self.entries.clone();
            changed[place] = Entry::Event(event);
            self.change(place, changed);
        }
        let other = below(rng, self.entries.len() as u32) as usize;
        if is_event(&self.entries[other]) {
            let mut changed = self.entries.clone();
            changed.swap(place, other);
            self.change(place.min(other), changed);
        }
    }

    /// Changes the entries, which differ from this place on, if they can have happened and the seat would have seen the
    /// same.
    fn change(&mut self, from: usize, entries: Vec<Entry<G>>) {
        if entries == self.entries {
            return;
        }
        let mut states = Vec::new();
        for (entry, view) in entries[from..].iter().zip(&self.views[from + 1..]) {
            let state = states.last().unwrap_or(&self.states[from]);
            match after(state, *entry) {
                Some(state) if state.view(Some(self.seat)) == *view => states.push(state),
                _ => return,
            }
        }
        self.entries = entries;
        self.states.truncate(from + 1);
        self.states.extend(states);
    }
}

/// The state after an entry of the round; `None` if it cannot happen.
fn after<G: Game>(state: &G, entry: Entry<G>) -> Option<G> {
    let mut state = state.clone();
    let done = match entry {
        Entry::Act(seat, action) => state.act(seat, action),
        Entry::Event(event) => state.resolve(event),
        Entry::NextRound => return None,
    };
    done.ok().map(|()| state)
}
