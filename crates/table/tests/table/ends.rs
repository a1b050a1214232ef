//! What the end of a round says, compared with the records of many matches: what stands out and whose it is, how far
//! the winner is ahead, and who has won.

use debacle::DebacleUi;
use dekal::DekalUi;
use detrak::DetrakUi;
use dumble::DumbleUi;
use engine::debacle::{self as debacle_rules, Action as DebacleAction, Side};
use engine::dekal::{self as dekal_rules, Cell, Grid, Rounds};
use engine::detrak::{self as detrak_rules, Line, Rank, Sheet};
use engine::dumble::{self as dumble_rules, Step};
use engine::{Entry, Game, Phase, Seat, SeatSet, Seed};
use model::lang::Lang;
use model::session::{Due, Participant, Session};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{ActionOf, Playable, RulesOf, Victory, margin};

const NAMES: [&str; 8] = ["", "Anna", "Bruno", "Clara", "Dino", "Eva", "Fred", "Gus"];

/// The name that the table shows.
fn name(seat: Seat) -> &'static str {
    match seat {
        Seat::FIRST => "You",
        other => NAMES[other.index()],
    }
}

/// Plays matches with these rules at random, and calls `each` at the end of every round. Legal actions that are
/// `wanted` are preferred.
fn ends<G: Playable>(
    all: &[RulesOf<G>],
    seeds: u64,
    wanted: impl Fn(&ActionOf<G>) -> bool,
    mut each: impl FnMut(&Session<G::Game>),
) {
    for (rules, seed) in all
        .iter()
        .flat_map(|rules| (0..seeds).map(move |seed| (rules, seed)))
    {
        let seats = G::Game::new(rules).unwrap().seats();
        let participant = |seat: usize| Participant {
            name: NAMES[seat].into(),
            bot: (seat > 0).then(|| "regular".parse().unwrap()),
        };
        let participants = (0..seats).map(participant).collect();
        let mut session = Session::<G::Game>::new(rules.clone(), participants, Seed(seed)).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        loop {
            match session.due() {
                Due::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let mut legal = Vec::new();
                    session
                        .game()
                        .actions(seat, &mut |action| legal.push(action));
                    let first = legal.iter().find(|action| wanted(action));
                    let action = *first.or(legal.choose(&mut rng)).unwrap();
                    session.act(seat, action).unwrap();
                }
                Due::Luck => assert!(session.draw()),
                Due::NextRound => session.next_round().unwrap(),
                Due::Nothing => break,
            }
            if session.game().phase() == Phase::Over {
                winners_and_margin::<G>(&session);
                each(&session);
            }
        }
    }
}

/// Checks who has won and by how much against the standings.
fn winners_and_margin<G: Playable>(session: &Session<G::Game>) {
    let outcome = session.outcome().or(session.game().outcome()).unwrap();
    let standings = outcome.standings();
    let seats = Seat::all(standings.len());
    let first = seats.filter(|seat| standings[seat.index()].place == 1);
    let winners = first.fold(SeatSet::EMPTY, SeatSet::with);
    let shown = Victory::of(session, true).winners();
    if standings.len() == 1 {
        let is_ranked = Rank::of(standings[0].score) != Rank::CouldDoBetter;
        assert_eq!(shown == winners, is_ranked, "{standings:?}");
        assert_eq!(shown.is_empty(), !is_ranked);
    } else {
        assert_eq!(shown, winners);
    }
    let score = |place| {
        standings
            .iter()
            .find(|own| own.place == place)
            .map(|own| own.score)
    };
    let ahead = score(1)
        .zip(score(2))
        .map(|(best, next)| best.abs_diff(next));
    assert_eq!(margin(session), ahead.filter(|ahead| *ahead > 0));
}

/// A sentence about something of somebody's: what it is, and whose.
fn with_owners<'a>(said: &'a str, start: &str) -> (&'a str, Vec<&'a str>) {
    let rest = said.strip_prefix(start).unwrap_or_else(|| panic!("{said}"));
    match rest
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once(" ("))
    {
        Some((what, names)) => (what, names.split(", ").collect()),
        None => (rest, Vec::new()),
    }
}

/// The sizes and values of the groups of equal neighbours in a grid.
fn groups(grid: Grid) -> Vec<(usize, u8)> {
    let at = |row: usize, column: usize| grid.get(Cell::new(row, column).unwrap()).unwrap().get();
    let mut seen = [[false; 4]; 4];
    let mut groups = Vec::new();
    for start in 0..16 {
        let mut open = vec![(start / 4, start % 4)];
        let (value, mut size) = (at(start / 4, start % 4), 0);
        while let Some((row, column)) = open.pop() {
            if at(row, column) != value || core::mem::replace(&mut seen[row][column], true) {
                continue;
            }
            size += 1;
            let next = [
                (row.wrapping_sub(1), column),
                (row + 1, column),
                (row, column.wrapping_sub(1)),
                (row, column + 1),
            ];
            open.extend(
                next.into_iter()
                    .filter(|(row, column)| *row < 4 && *column < 4),
            );
        }
        groups.extend((size > 1).then_some((size, value)));
    }
    groups
}

#[test]
fn dekal_tells_the_largest_group_of_all_and_whose_it_is() {
    let rules = |players, rounds| dekal_rules::Rules {
        players,
        rounds,
        ..Default::default()
    };
    let all: Vec<_> = (2..=6).map(|players| rules(players, Rounds::One)).collect();
    let all = [all, vec![rules(3, Rounds::ToHundred)]].concat();
    let (mut by_loser, mut shared) = (0, 0);
    ends::<DekalUi>(
        &all,
        30,
        |_| false,
        |session| {
            let table = session.game().table();
            let of = |seat| groups(table.grid(seat));
            let seats = || Seat::all(table.seats());
            let Some(said) = DekalUi::decided_by(session, Lang::En) else {
                assert!(seats().all(|seat| of(seat).is_empty()));
                return;
            };
            let (cards, owners) = with_owners(&said, "Largest group cancelled: ");
            let cards: Vec<u8> = cards
                .split('\u{a0}')
                .map(|card| card.parse().unwrap())
                .collect();
            let told = (cards.len(), cards[0]);
            assert!(cards.iter().all(|card| *card == told.1));
            let largest = seats().flat_map(of).max().unwrap();
            assert_eq!(told, largest, "{said}");
            let has_it = seats().filter(|seat| of(*seat).contains(&told));
            assert_eq!(owners, has_it.map(name).collect::<Vec<_>>(), "{said}");
            let winners = session
                .outcome()
                .or(session.game().outcome())
                .unwrap()
                .winners();
            by_loser += usize::from(winners.iter().all(|seat| !owners.contains(&name(seat))));
            shared += usize::from(owners.len() > 1);
        },
    );
    assert!(by_loser > 10 && shared > 0, "{by_loser} {shared}");
}

/// What a line gives: 2, 3, 8 or 10 points for runs of 2 to 5 equal symbols.
fn worth(sheet: Sheet, line: Line, advanced: bool) -> i32 {
    let symbols: Vec<_> = line.cells().map(|cell| sheet.get(cell)).collect();
    let runs = symbols.chunk_by(|one, other| one.is_some() && one == other);
    let points: i32 = runs.map(|run| [0, 0, 2, 3, 8, 10][run.len()]).sum();
    match line {
        Line::Diagonal => 2 * points * i32::from(advanced),
        _ if points == 0 && advanced => -5,
        _ => points,
    }
}

#[test]
fn detrak_tells_the_best_line_of_all_and_whose_it_is() {
    let all = [(1, false), (1, true), (2, false), (3, true), (6, true)];
    let all = all.map(|(players, advanced)| detrak_rules::Rules { players, advanced });
    let (mut diagonals, mut by_loser) = (0, 0);
    ends::<DetrakUi>(
        &all,
        40,
        |_| false,
        |session| {
            let (game, outcome) = (session.game(), session.outcome().unwrap());
            let (seats, advanced) = (|| Seat::all(game.seats()), game.is_advanced());
            let of = |seat, line| worth(game.sheet(seat), line, advanced);
            let best = seats().flat_map(|seat| Line::all().map(move |line| (seat, line)));
            let best = best.map(|(seat, line)| of(seat, line)).max().unwrap();
            let Some(said) = DetrakUi::decided_by(session, Lang::En) else {
                assert!(best <= 0);
                return;
            };
            let (what, owners) = with_owners(&said, "Best line: ");
            assert_eq!(owners.is_empty(), game.seats() == 1);
            let owner = seats()
                .find(|seat| owners.is_empty() || owners == [name(*seat)])
                .unwrap();
            let (line, points) = what.rsplit_once(", ").unwrap();
            let points: i32 = points.split(' ').next().unwrap().parse().unwrap();
            let named = |line: &Line| match line {
                Line::Row(row) => format!("row {}", row + 1),
                Line::Column(column) => format!("column {}", column + 1),
                Line::Diagonal => "diagonal, counted twice".to_owned(),
            };
            let told = Line::all().find(|one| named(one) == line).unwrap();
            assert_eq!((of(owner, told), points), (best, best), "{said}");
            // Unless it is the diagonal, it is the number in the column of best rows and columns.
            let column = outcome.standing(owner).unwrap().tie_break;
            assert!(
                told == Line::Diagonal || column == points,
                "{said}: {column}"
            );
            for seat in seats() {
                let lines = Line::all().filter(|line| *line != Line::Diagonal);
                let best = lines.map(|line| of(seat, line)).max();
                assert_eq!(Some(outcome.standing(seat).unwrap().tie_break), best);
            }
            diagonals += usize::from(told == Line::Diagonal);
            by_loser += usize::from(!outcome.winners().contains(owner));
        },
    );
    assert!(diagonals > 5 && by_loser > 5, "{diagonals} {by_loser}");
}

#[test]
fn dumble_tells_who_called_and_who_had_less() {
    let all = [2, 4, 8].map(dumble_rules::Rules::of);
    let (mut well, mut badly, mut tied) = (0, 0, 0);
    // All discard cards with many points and take cards with few, so that several have few points when somebody calls
    // at random.
    let is_thrifty = |action: &dumble_rules::Action| match action {
        dumble_rules::Action::Discard(cards) => {
            cards
                .as_slice()
                .iter()
                .map(|card| card.points())
                .sum::<u8>()
                > 11
        }
        dumble_rules::Action::Take(card) => card.points() < 4,
        _ => false,
    };
    ends::<DumbleUi>(&all, 5, is_thrifty, |session| {
        let game = session.game();
        let Step::Over(caller) = game.step() else {
            panic!("the round is over");
        };
        let points = |seat: Seat| -> u8 { game.hand(seat).cards().map(|card| card.points()).sum() };
        let said = DumbleUi::decided_by(session, Lang::En).unwrap();
        let (call, rest) = said.split_once([',', ';']).unwrap();
        let (who, own) = call.rsplit_once('\u{a0}').unwrap();
        assert_eq!(own.parse(), Ok(points(caller)), "{said}");
        assert!(who.starts_with(name(caller)), "{said}");
        let others = || game.playing().iter().filter(|seat| *seat != caller);
        let least = others().map(points).min().unwrap();
        if least > points(caller) {
            well += 1;
            return assert_eq!(rest, " and nobody has less", "{said}");
        }
        // "On a tie for the lowest with the announcer, the announcer alone wins and scores 0" (Dumble).
        let is_tie = least == points(caller);
        let count = if is_tie { &mut tied } else { &mut badly };
        *count += 1;
        let holders = others().filter(|seat| points(*seat) == least);
        let sentences: Vec<String> = holders
            .map(|seat| match (name(seat), is_tie) {
                ("You", true) => " you have as few, but whoever calls wins a tie".to_owned(),
                (name, true) => format!(" {name} has as few, but whoever calls wins a tie"),
                ("You", false) => format!(" but you have {least}"),
                (name, false) => format!(" but {name} has {least}"),
            })
            .collect();
        assert!(sentences.iter().any(|sentence| sentence == rest), "{said}");
    });
    assert!(well > 10 && badly > 10 && tied > 0, "{well} {badly} {tied}");
}

#[test]
fn debacle_tells_the_last_capture_or_the_largest_lead() {
    let (mut captures, mut leads) = (0, 0);
    let is_capture = |action: &DebacleAction| {
        matches!(action, DebacleAction::Capture(_) | DebacleAction::Keep(_))
    };
    let rules = [debacle_rules::Rules::default()];
    let mut check = |session: &Session<_>| {
        let play = session.play();
        let begun = play
            .log()
            .iter()
            .rposition(|entry| *entry == Entry::NextRound);
        let piles = |length| {
            let before = play.rewound(length);
            let game: &debacle_rules::Debacle = before.game();
            Side::ALL.map(|side| game.position().pile(side).points() as i32)
        };
        let said = DebacleUi::decided_by(session, Lang::En);
        let length = play.log().len();
        let captured = said
            .as_ref()
            .and_then(|said| said.split_once(" captured last: "));
        if let Some((who, what)) = captured {
            captures += 1;
            let (before, after) = (piles(length - 1), piles(length));
            let gained = Side::ALL.map(|side| after[side as usize] - before[side as usize]);
            let Some(Entry::Act(seat, _)) = play.log().last() else {
                panic!("the round ends with a decision");
            };
            assert_eq!(who, name(*seat));
            let value: i32 = what.chars().find_map(|sign| sign.to_digit(10)).unwrap() as i32;
            let gained = gained[seat.index()];
            assert!(gained > 0 && gained % value == 0, "{what}: {gained}");
            return assert_eq!(
                gained == value,
                what.starts_with("the "),
                "{what}: {gained}"
            );
        }
        let from = begun.map_or(0, |begun| begun + 1);
        let lead = |length| {
            let [red, black] = piles(length);
            red - black
        };
        let most = (from..=length).map(lead).map(i32::abs).max().unwrap();
        let Some(said) = said else {
            return assert_eq!(most, 0);
        };
        leads += 1;
        let (who, points) = said
            .strip_prefix("Largest lead: ")
            .unwrap()
            .split_once(", ")
            .unwrap();
        assert_eq!(
            points.split(' ').next().unwrap().parse(),
            Ok(most),
            "{said}"
        );
        let had_it = |sign: i32| (from..=length).any(|length| sign * lead(length) == most);
        let leader = Seat::all(2).find(|seat| name(*seat) == who).unwrap();
        assert!(had_it(if leader == Seat::FIRST { 1 } else { -1 }), "{said}");
    };
    ends::<DebacleUi>(&rules, 3, is_capture, &mut check);
    ends::<DebacleUi>(&rules, 2, |_| false, &mut check);
    assert!(captures > 0 && leads > 0, "{captures} {leads}");
}
