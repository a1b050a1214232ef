use core::cmp::Ordering;

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Entry, Game, Luck, Match, Phase, RngStream, Seat};
use rand_core::Rng;

use super::*;
use crate::cast::SIZE;
use crate::day::Day;

mod sent;

fn evening(text: &str) -> Evening {
    let read: Evening = text.parse().unwrap();
    assert_eq!(read.to_string(), text);
    read
}

#[test]
fn evenings_and_entries_are_read_as_they_are_written() {
    for fare in Fare::all() {
        for strength in Strength::ALL {
            for night in [
                Night::Of(Day(20_787)),
                Night::Private(Seed(0x1234_5678_9abc)),
            ] {
                let one = Evening {
                    night,
                    fare,
                    strength,
                };
                assert_eq!(one.to_string().parse(), Ok(one));
                assert_eq!(one.to_string().to_lowercase().parse(), Ok(one));
                for deal in 0..DEALS {
                    for player in Player::all() {
                        let entry = one.entry(deal, player);
                        assert_eq!(read_entry(&entry), Some((one, deal, player)), "{entry}");
                        assert!(!is_practice(&entry));
                    }
                    assert_eq!(one.own_entry(deal, false), one.entry(deal, Player::You));
                    let practice = one.own_entry(deal, true);
                    assert_eq!(read_entry(&practice), Some((one, deal, Player::You)));
                    assert!(is_practice(&practice));
                }
            }
        }
    }
    for odd in [
        "",
        "2026-11-30",
        "2026-11-30/mixed",
        "2026-11-31/mixed/even",
        "2HNK-PV9/mixed/even",
        "0A/mixed/even",
        "2026-11-30/chess/even",
        "2026-11-30/mixed/even/1",
    ] {
        assert_eq!(odd.parse::<Evening>(), Err(EveningError), "{odd}");
    }
    for odd in [
        "2026-11-30/mixed/even/0/you",
        "2026-11-30/mixed/even/5/you",
        "2026-11-30/mixed/even/1/Zoé",
    ] {
        assert_eq!(read_entry(odd), None, "{odd}");
    }
}

/// These values never change. With other values, people would play different deals on the same evening.
#[test]
fn what_is_played_never_changes() {
    let mixed = evening("2026-11-30/mixed/even");
    let options: Vec<String> = (0..DEALS).map(|deal| mixed.options(deal)).collect();
    assert_eq!(options, GOLDEN);
    // Seven members sit down there by themselves: the remainder depends on all bits of the seed.
    let relaxed = evening("2026-11-30/mixed/relaxed");
    assert!(relaxed.options(0).contains(r#""cast":["Denis","#));
    assert!(relaxed.options(3).contains(r#""cast":["Élise","#));
    let hard = evening("2026-11-30/debacle/hard");
    assert_eq!(hard.options(3), HARD);
}

const GOLDEN: [&str; DEALS] = [
    r#"{"players":2,"rounds":"one","first":"lowest","levels":["regular","regular"],"cast":["Anna","Basile"],"seed":"BW34K3DHRK0M0"}"#,
    r#"{"players":1,"advanced":false,"levels":["regular","regular"],"cast":["Denis","Élise"],"seed":"71CB29XYDNRWB"}"#,
    r#"{"players":3,"levels":["regular","regular"],"cast":["Élise","Farid"],"seed":"E18BHT28V8AY4"}"#,
    r#"{"players":2,"people":"red","first":"random","set_up":"shuffled","levels":["regular","regular"],"cast":["Basile","Chloé"],"seed":"ERXCJ8835B7N1"}"#,
];
const HARD: &str = r#"{"players":2,"people":"red","first":"random","set_up":"shuffled","levels":["strong","strong"],"cast":["Hugo","Katia"],"seed":"GKB2Z9VX73X4"}"#;

#[test]
fn no_two_deals_share_their_luck() {
    let mut seeds = std::collections::BTreeSet::new();
    for day in 20_787..20_817 {
        for fare in Fare::all() {
            for strength in Strength::ALL {
                let one = Evening {
                    night: Night::Of(Day(day)),
                    fare,
                    strength,
                };
                seeds.extend((0..DEALS).map(|deal| one.seed(deal).0));
            }
        }
    }
    assert_eq!(seeds.len(), 30 * 5 * 3 * DEALS);
}

#[test]
fn every_game_once_or_one_game_always() {
    let games = |text: &str| {
        (0..DEALS)
            .map(|deal| evening(text).game(deal))
            .collect::<Vec<_>>()
    };
    assert_eq!(games("2026-11-30/mixed/even"), GameId::ALL);
    assert_eq!(games("2026-11-30/dumble/hard"), [GameId::Dumble; DEALS]);
}

#[test]
fn members_play_at_levels_that_differ_and_that_each_game_has() {
    for game in GameId::ALL {
        let levels: std::collections::BTreeSet<Level> =
            CAST.iter().map(|member| level(member, game)).collect();
        assert!(levels.len() >= 4, "{game:?}: {levels:?}");
        assert!(levels.iter().all(|one| Level::of(game).contains(one)));
    }
    let of = |name: &str| {
        let member = CAST.iter().find(|one| one.name == name).unwrap();
        level(member, GameId::Debacle)
    };
    assert_eq!(of("Jonas"), Level::Beginner);
    assert_eq!(of("Mila"), Level::Formidable);
}

#[test]
fn what_was_played_is_read_as_it_is_written() {
    for text in ["34,41 1,2 AbC-_", "- AbC", "-29 1 {\"a\": 1}"] {
        assert_eq!(text.parse::<Played>().unwrap().to_string(), text);
    }
    for odd in [
        "",
        "34,41",
        "34,41 1 x",
        "x 1 y",
        ",, 1 z",
        "1,2 1,3 z",
        "999999 1 z",
    ] {
        assert_eq!(odd.parse::<Played>(), Err(PlayedError), "{odd}");
    }
}

/// Law 78 A, counted by hand: six results, two of them equal; the best beats five, those equal two each and half of one.
#[test]
fn matchpoints_are_two_for_each_beaten_and_one_for_each_equal() {
    let merits = [620, 650, 620, -50, 100, 170].map(Some);
    let points: Vec<u32> = matchpoints(&merits).into_iter().flatten().collect();
    assert_eq!(points, [7, 10, 7, 0, 2, 4]);
    assert_eq!(points.iter().sum::<u32>(), 6 * 5, "two for each pair");
    assert_eq!(percent(7, 6), 700);
    assert_eq!(percent(10, 6), 1000);
    assert_eq!(percent(0, 1), 500);
    assert_eq!(
        matchpoints(&[Some(1), None, Some(0)]),
        [Some(2), None, Some(0)]
    );
}

fn scores(points: i32) -> Option<FinalScores> {
    Some(FinalScores {
        scores: vec![points],
        places: vec![1],
    })
}

#[test]
fn nothing_is_told_of_a_deal_before_the_person_has_played_it() {
    let mut board = Board::new(evening("2026-11-30/detrak/even"));
    board.results[0][3] = scores(40);
    assert_eq!(board.percents(0), [None; PLAYERS]);
    assert!(board.standings().iter().all(|one| one.total.is_none()));
    assert_eq!((board.next(), board.played().count()), (Some(0), 0));
    board.results[0][0] = scores(50);
    assert_eq!(board.percents(0)[0], Some(1000));
    assert_eq!((board.next(), board.played().count()), (Some(1), 1));
    assert_eq!(board.missing(board.played()).len(), 11);
    assert!(!board.is_full());
}

#[test]
fn the_mean_of_the_deals_decides_and_equal_ones_share_a_place() {
    let mut board = Board::new(evening("2026-11-30/detrak/even"));
    // Two deals of three players: the person is first and last, as the third is; the second is always in the middle.
    for (deal, points) in [[30, 20, 10], [10, 20, 30]].into_iter().enumerate() {
        for (player, points) in points.into_iter().enumerate() {
            board.results[deal][player] = scores(points);
        }
    }
    let standings = board.standings();
    let first: Vec<_> = standings[..3]
        .iter()
        .map(|one| (one.player, one.total, one.place))
        .collect();
    let half = Some(500);
    assert_eq!(
        first,
        [
            (Player::You, half, 1),
            (Player::Member(0), half, 1),
            (Player::Member(1), half, 1)
        ]
    );
    assert_eq!((standings[3].total, standings[3].place), (None, 4));
    assert_eq!(standings[0].deals, [Some(1000), Some(0), None, None]);
}

#[test]
fn the_closest_rival_is_told_with_the_deal_that_decided() {
    let mut board = Board::new(evening("2026-11-30/detrak/even"));
    assert_eq!(rival(&board.standings()), None);
    // The person has 1000, 0 and 500; Anna 500, 500 and 1000; the third 0, 1000 and 0.
    for (deal, points) in [[30, 20, 10], [10, 20, 30], [20, 30, 10]]
        .into_iter()
        .enumerate()
    {
        for (player, points) in points.into_iter().enumerate() {
            board.results[deal][player] = scores(points);
        }
    }
    let found = Rival {
        player: Player::Member(0),
        order: Ordering::Less,
        // Anna has gained 500 in the second deal and in the third.
        deal: Some(1),
    };
    assert_eq!(rival(&board.standings()), Some(found));
    // Without the third deal, the person has 1000 and 0, Anna twice 500, the third 0 and 1000.
    board.results[2] = Default::default();
    let found = Rival {
        player: Player::Member(0),
        order: Ordering::Equal,
        deal: None,
    };
    assert_eq!(rival(&board.standings()), Some(found));
    // The first deal alone: the person has 1000, Anna 500.
    board.results[1] = Default::default();
    let found = Rival {
        player: Player::Member(0),
        order: Ordering::Greater,
        deal: Some(0),
    };
    assert_eq!(rival(&board.standings()), Some(found));
}

#[test]
fn the_balance_counts_whole_evenings_and_nobody_for_a_tie() {
    // The person has 20 in each deal, the first member more, the second as much, and the others less.
    let mut board = Board::new(evening("2026-11-30/detrak/even"));
    for deal in &mut board.results {
        for (player, result) in deal.iter_mut().enumerate() {
            *result = scores([20, 30, 20].get(player).copied().unwrap_or(10));
        }
    }
    let other = Board {
        evening: evening("2026-11-29/detrak/even"),
        ..board.clone()
    };
    let balance = |before, behind| Balance { before, behind };
    let found = balances([&board, &other]);
    assert_eq!(found[..3], [balance(0, 2), balance(0, 0), balance(2, 0)]);
    board.results[3][11] = None;
    let found = balances([&board, &other]);
    assert_eq!(found[..3], [balance(0, 1), balance(0, 0), balance(1, 0)]);
    let practice = Board {
        is_practice: true,
        ..other
    };
    assert!(practice.is_full() && !practice.counts());
    assert_eq!(balances([&practice]), [Balance::default(); SIZE]);
}

#[test]
fn an_evening_is_past_once_its_day_is_over() {
    let own = evening("2026-11-30/mixed/even");
    let Night::Of(day) = own.night else {
        panic!("a day");
    };
    assert_eq!(
        [-1, 0, 1].map(|days| own.is_past(day.later(days))),
        [false, false, true]
    );
    assert!(!evening("9FNWSVKXZ571M/mixed/even").is_past(day.later(9999)));
}

#[test]
fn the_history_of_evenings_has_an_interval_once_there_are_enough() {
    assert_eq!(History::of(&[]), None);
    let one = History::of(&[(620, 3)]).unwrap();
    assert_eq!((one.evenings, one.mean, one.half_width), (1, 620, None));
    let totals = [(500, 7), (600, 3), (400, 9), (550, 3), (450, 8)];
    let history = History::of(&totals).unwrap();
    assert_eq!((history.mean, history.best), (500, (3, 2)));
    // The deviation is √(25,000 / 4) = 79.06, the error 35.36, and 2.776 of these (t with four degrees of freedom) 98.1.
    assert_eq!(history.half_width, Some(98));
}

/// A match in which the seat's decisions are these legal ones by their number, and all others the first.
fn play<G: Game>(rules: G::Rules, last_first: bool, choose: impl Fn(usize) -> usize) -> Match<G> {
    let mut play = Match::<G>::new(rules).unwrap();
    let mut number = 0;
    while play.game().phase() != Phase::Over {
        let Phase::Decide(seats) = play.game().phase() else {
            play.draw(Seed(7)).unwrap();
            continue;
        };
        let mut deciding = seats.iter();
        let seat = if last_first {
            deciding.last()
        } else {
            deciding.next()
        }
        .unwrap();
        let legal = play.game().legal_actions(seat);
        let chosen = if seat == Seat::FIRST {
            number += 1;
            choose(number - 1) % legal.len()
        } else {
            0
        };
        play.act(seat, legal[chosen]).unwrap();
    }
    play
}

fn check_order<G: Game>(rules: impl Fn() -> G::Rules) {
    let choose = |number: usize| {
        Luck::new(
            Seed(3),
            RngStream {
                round: 1,
                turn: number as u16,
                slot: 0,
            },
        )
        .next_u64() as usize
            % 97
    };
    let first = play::<G>(rules(), false, choose);
    let last = play::<G>(rules(), true, choose);
    let [one, other] = [&first, &last].map(in_order);
    assert!(one == other, "{}", G::ID.name());
    assert_eq!(one.len(), first.log().len());
    assert!(Match::replay(rules(), one).is_ok(), "it can be played");
}

#[test]
fn decisions_that_are_made_together_have_one_order() {
    check_order::<Dekal>(|| {
        serde_json::from_str(r#"{"players":3,"rounds":"one","first":"lowest"}"#).unwrap()
    });
    check_order::<Detrak>(|| serde_json::from_str(r#"{"players":2,"advanced":false}"#).unwrap());
    check_order::<Dumble>(|| serde_json::from_str(r#"{"players":3}"#).unwrap());
    // Nobody decides at the same time as another.
    check_order::<Debacle>(|| {
        serde_json::from_str(r#"{"start":"standard","symmetry":"mirror","first":"random"}"#)
            .unwrap()
    });
}

#[test]
fn ways_part_where_most_of_those_who_did_better_chose_otherwise() {
    let game = |choices: [usize; 3]| {
        let rules = serde_json::from_str(r#"{"players":1,"advanced":false}"#).unwrap();
        let choose = move |number: usize| choices.get(number).copied().unwrap_or(0);
        in_order(&play::<Detrak>(rules, false, choose))
    };
    let own = game([0, 0, 0]);
    let (same, at_second, at_third, other_at_third) = (
        game([0, 0, 0]),
        game([0, 1, 0]),
        game([0, 0, 1]),
        game([0, 0, 2]),
    );
    let place = |number: usize| {
        let own = own.iter().enumerate();
        let mut acts = own.filter(|(_, entry)| matches!(entry, Entry::Act(..)));
        acts.nth(number).unwrap().0
    };
    let found = parting::<Detrak>(
        &own,
        Seat::FIRST,
        &[
            (&same, false),
            (&at_second, true),
            (&at_third, true),
            (&other_at_third, true),
        ],
    )
    .unwrap();
    assert_eq!(found.at, place(2));
    let who: Vec<Vec<usize>> = found.others.iter().map(|(_, who)| who.clone()).collect();
    assert_eq!(
        who,
        [vec![0], vec![2], vec![3]],
        "the second never came there"
    );
    let worse = parting::<Detrak>(
        &own,
        Seat::FIRST,
        &[(&at_third, false), (&at_second, false)],
    )
    .unwrap();
    assert_eq!(worse.at, place(1), "nobody did better: the earliest");
    assert!(parting::<Detrak>(&own, Seat::FIRST, &[(&same, true)]).is_none());
}
