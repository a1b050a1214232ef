use super::*;

fn pairing(first: usize, second: usize, shares: Vec<f64>) -> Pairing {
    Pairing {
        players: [first, second],
        shares,
    }
}

/// A pairing of this many deals, of which the first player wins `wins` and loses the others.
fn won(first: usize, second: usize, wins: usize, deals: usize) -> Pairing {
    let shares = (0..deals).map(|deal| f64::from(u8::from(deal < wins)));
    pairing(first, second, shares.collect())
}

#[test]
fn ten_to_one_is_400_points() {
    // With the additional tie, 1,000 of 1,100.
    let mut shares = vec![1.0; 999];
    shares.extend([0.0; 99]);
    shares.push(0.5);
    let ratings = Ratings::of(2, &[pairing(1, 0, shares)]).unwrap();
    let difference = ratings.difference(1, 0);
    assert!((difference.mean - 400.0).abs() < 1e-6, "{difference:?}");
    assert!((ratings.difference(0, 1).mean + 400.0).abs() < 1e-6);
    assert_eq!(ratings.difference(1, 1).mean, 0.0);
}

#[test]
fn two_players_interval_is_that_of_the_win_share() {
    // By the delta method, the standard error is that of the share divided by p (1 - p).
    let shares: Vec<f64> = (0..600)
        .map(|deal| [1.0, 0.5, 1.0, 0.0, 1.0, 0.5][deal % 6])
        .collect();
    let mean = Mean::of(shares.iter().copied());
    let ratings = Ratings::of(2, &[pairing(1, 0, shares)]).unwrap();
    let expected = ELO * mean.plus_minus / (mean.mean * (1.0 - mean.mean));
    let found = ratings.difference(1, 0).plus_minus;
    assert!(
        (found / expected - 1.0).abs() < 0.01,
        "{found} and {expected}"
    );
}

#[test]
fn deals_that_depend_less_on_luck_give_narrower_intervals() {
    let halves = pairing(1, 0, [1.0, 0.5].repeat(200));
    let wholes = won(1, 0, 300, 400);
    let width = |pairing| Ratings::of(2, &[pairing]).unwrap().difference(1, 0);
    let (narrow, wide) = (width(halves), width(wholes));
    assert!((narrow.mean - wide.mean).abs() < 1e-6);
    assert!(narrow.plus_minus < 0.7 * wide.plus_minus);
}

#[test]
fn a_chain_adds_up() {
    let chain = [
        won(1, 0, 300, 400),
        won(2, 1, 320, 400),
        won(3, 2, 250, 400),
    ];
    let ratings = Ratings::of(4, &chain).unwrap();
    let steps = [1, 2, 3].map(|player| ratings.difference(player, player - 1));
    for (step, pairing) in steps.iter().zip(&chain) {
        let [a, b] = pairing.players;
        let alone = pairing.shares.clone();
        let alone = Ratings::of(2, &[self::pairing(1, 0, alone)]).unwrap();
        let alone = alone.difference(1, 0);
        assert!((step.mean - alone.mean).abs() < 1e-5, "{a} and {b}");
        assert!((step.plus_minus - alone.plus_minus).abs() < 1e-5);
    }
    let whole = ratings.difference(3, 0);
    assert!((whole.mean - steps.iter().map(|step| step.mean).sum::<f64>()).abs() < 1e-6);
    let squares: f64 = steps.iter().map(|step| step.plus_minus.powi(2)).sum();
    assert!((whole.plus_minus - squares.sqrt()).abs() < 1e-5);
}

#[test]
fn more_pairings_make_it_surer_and_are_weighed() {
    let chain = [won(1, 0, 300, 400), won(2, 1, 300, 400)];
    // Odds of 3 to 1 twice make 9 to 1, as in these results.
    let all = [chain[0].clone(), chain[1].clone(), won(2, 0, 360, 400)];
    let (few, more) = (
        Ratings::of(3, &chain).unwrap(),
        Ratings::of(3, &all).unwrap(),
    );
    let (few, more) = (few.difference(2, 0), more.difference(2, 0));
    assert!((few.mean - more.mean).abs() < 5.0, "{few:?} and {more:?}");
    assert!(more.plus_minus < 0.9 * few.plus_minus);
}

#[test]
fn who_never_loses_is_strong_but_not_infinitely_and_nobody_is_sure() {
    let ratings = Ratings::of(2, &[won(1, 0, 100, 100)]).unwrap();
    let difference = ratings.difference(1, 0);
    assert!(
        (800.0..1_100.0).contains(&difference.mean),
        "{difference:?}"
    );
    assert!(difference.plus_minus > 250.0, "{difference:?}");
}

#[test]
fn intervals_cover_what_they_should() {
    // 400 ladders of three players with 100 deals per pairing and true odds of 2 to 1: about 95 % of the
    // intervals contain the true value. The tolerance is six standard deviations.
    let mut bits = 1u64;
    let mut share = || {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        f64::from(u8::from((bits >> 11) % 3 < 2))
    };
    let truth = 2.0 * ELO * 2.0f64.ln();
    let covered = (0..400)
        .filter(|_| {
            let mut deals = || (0..100).map(|_| share()).collect::<Vec<f64>>();
            let pairings = [pairing(1, 0, deals()), pairing(2, 1, deals())];
            let found = Ratings::of(3, &pairings).unwrap().difference(2, 0);
            (found.mean - truth).abs() <= found.plus_minus
        })
        .count();
    assert!((350..=400).contains(&covered), "{covered}");
}

#[test]
fn who_met_nobody_cannot_be_rated() {
    assert_eq!(Ratings::of(3, &[won(1, 0, 5, 10)]), None);
    assert_eq!(Ratings::of(2, &[won(2, 0, 5, 10)]), None);
    assert_eq!(Ratings::of(0, &[]), None);
    let alone = Ratings::of(1, &[]).unwrap();
    assert_eq!(alone.difference(0, 0).mean, 0.0);
}
