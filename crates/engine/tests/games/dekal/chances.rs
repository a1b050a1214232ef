//! Whether playouts are fair: all cards, cells, pushes and lots are equally likely. The seeds are fixed, so
//! these tests either always or never fail.

use engine::Game;
use engine::Seat;
use engine::dekal::{
    CELLS, CardValue, Cell, Dekal, Draft, First, Playout, Policy, Push, RandomPolicy, Rules, TURNS,
    VALUES,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus as Random;

/// The frequencies of outcomes.
struct Tally {
    counts: Vec<u32>,
}

impl Tally {
    fn new(outcomes: usize) -> Tally {
        Tally {
            counts: vec![0; outcomes],
        }
    }

    fn add(&mut self, outcome: usize) {
        self.counts[outcome] += 1;
    }

    /// Compares them with these chances by Pearson's test: with n degrees of freedom, the sum has mean n and
    /// variance 2n; it must not be 5 deviations above its mean.
    fn assert_fits(&self, chances: &[f64]) {
        let total = f64::from(self.counts.iter().sum::<u32>());
        assert!(total > 10_000.0);
        let square: f64 = self
            .counts
            .iter()
            .zip(chances)
            .map(|(count, chance)| (f64::from(*count) - total * chance).powi(2) / (total * chance))
            .sum();
        let free = chances.len() as f64 - 1.0;
        let limit = free + 5.0 * (2.0 * free).sqrt();
        assert!(square < limit, "{square} > {limit}: {:?}", self.counts);
    }

    fn assert_even(&self) {
        let outcomes = self.counts.len();
        self.assert_fits(&vec![1.0 / outcomes as f64; outcomes]);
    }
}

/// Plays at random and counts the questions and its answers.
struct Counter {
    /// Pairs of values of the first two cards that come up in a turn.
    pairs: Vec<Tally>,
    /// Cells revealed in an empty grid.
    cells: Tally,
    /// Places among the blank cells, when four of them are left.
    places: Tally,
    /// Places in the centre with six different cards, with the pushes of an inner hole.
    drafts: Tally,
}

impl Counter {
    fn new() -> Counter {
        Counter {
            pairs: (0..TURNS).map(|_| Tally::new(VALUES * VALUES)).collect(),
            cells: Tally::new(CELLS),
            places: Tally::new(4),
            drafts: Tally::new(6 * 4),
        }
    }
}

fn value_index(card: CardValue) -> usize {
    usize::from(card.get()) - 1
}

impl Policy for Counter {
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
        let cell = RandomPolicy.reveal(playout, seat, bits);
        let blank = playout.grid(seat).face_down();
        if blank.len() == CELLS {
            self.cells.add(cell.index());
        }
        if blank.len() == 4 {
            let place = blank.iter().position(|other| other == cell);
            self.places.add(place.expect("a blank cell was named"));
        }
        cell
    }

    fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, bits: u64) -> Draft {
        let draft = RandomPolicy.draft(playout, seat, hole, bits);
        let centre = playout.centre();
        if let [first, second, _, _, _, _] = centre {
            let pair = value_index(*first) * VALUES + value_index(*second);
            self.pairs[usize::from(playout.turn())].add(pair);
            let different = centre
                .iter()
                .enumerate()
                .all(|(place, card)| !centre[..place].contains(card));
            let legal: Vec<Push> = Push::legal(hole).collect();
            if different && legal.len() == 4 {
                let place = centre.iter().position(|card| *card == draft.card);
                let push = legal.iter().position(|push| *push == draft.push);
                let place = place.expect("a card in the centre was taken");
                self.drafts
                    .add(place * 4 + push.expect("it is a legal push"));
            }
        }
        draft
    }
}

#[test]
fn cards_cells_and_pushes_are_all_as_likely() {
    let mut rng = Random::seed_from_u64(21);
    let mut counter = Counter::new();
    let rules = Rules {
        players: 6,
        first: First::Seat(Seat::FIRST),
        ..Rules::default()
    };
    let start = Dekal::new(&rules).unwrap();
    for _ in 0..100_000 {
        Playout::new(&start, &mut counter, &mut rng).run(&mut counter, &mut rng);
    }
    // Of two cards that come up one after the other, the second is any of the 99 others, in any turn.
    let chances: Vec<f64> = (0..VALUES * VALUES)
        .map(|pair| {
            let same = pair / VALUES == pair % VALUES;
            0.1 * if same { 9.0 } else { 10.0 } / 99.0
        })
        .collect();
    assert_eq!(counter.pairs.len(), usize::from(TURNS));
    for tally in &counter.pairs {
        tally.assert_fits(&chances);
    }
    counter.cells.assert_even();
    counter.places.assert_even();
    counter.drafts.assert_even();
}

#[test]
fn ties_for_the_lowest_card_are_broken_evenly() {
    /// Records who drafts first, and from which cards.
    struct First(Option<(Seat, Vec<CardValue>)>);
    impl Policy for First {
        fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
            RandomPolicy.reveal(playout, seat, bits)
        }

        fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, bits: u64) -> Draft {
            self.0
                .get_or_insert_with(|| (seat, playout.centre().to_vec()));
            RandomPolicy.draft(playout, seat, hole, bits)
        }
    }
    let mut rng = Random::seed_from_u64(22);
    let rules = Rules {
        players: 3,
        ..Rules::default()
    };
    let start = Dekal::new(&rules).unwrap();
    // By the set of those who tie, as bits.
    let mut tallies: Vec<Tally> = (0..8).map(|_| Tally::new(3)).collect();
    for _ in 0..1_500_000 {
        let mut first = First(None);
        Playout::new(&start, &mut first, &mut rng).run_to(1, &mut first, &mut rng);
        let (seat, centre) = first.0.unwrap();
        let lowest = centre.iter().min();
        let tied = (0..3)
            .filter(|slot| centre.get(*slot) == lowest)
            .fold(0, |set, slot| set | 1 << slot);
        tallies[tied].add(seat.index());
    }
    let mut ties = 0;
    for (tied, tally) in tallies.iter_mut().enumerate().skip(1) {
        let among: Vec<u32> = (0..3)
            .filter(|seat| tied & (1 << seat) != 0)
            .map(|seat| std::mem::take(&mut tally.counts[seat]))
            .collect();
        assert!(tally.counts.iter().all(|count| *count == 0), "{tied:03b}");
        if among.len() > 1 {
            Tally { counts: among }.assert_even();
            ties += 1;
        }
    }
    assert_eq!(ties, 4, "three pairs, and all three");
}
