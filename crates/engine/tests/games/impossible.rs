//! Positions that no play leads to, as arithmetic tells; and that a position has one spelling.

use core::str::FromStr;

use engine::PositionError;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;

/// Reads a line, and expects it to be written again as it is.
fn accepted<G: FromStr<Err = PositionError> + ToString>(line: &str) {
    match line.parse::<G>() {
        Ok(game) => assert_eq!(game.to_string(), line),
        Err(error) => panic!("{error}\n{line}"),
    }
}

fn refused<G: FromStr<Err = PositionError> + ToString>(line: &str, why: &str) {
    match line.parse::<G>() {
        Ok(_) => panic!("a position: {line}"),
        Err(error) => assert_eq!(error, PositionError::Impossible(leaked(why)), "{line}"),
    }
}

/// An error has a text of the program.
fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

/// The beginning of a later round of Dumble.
fn later_round(round: u16, starter: usize, totals: &str, gone: &str) -> String {
    let hands = vec!["-"; totals.split(',').count()].join("|");
    format!(
        "dumble round={round} turn=0 step=deal:0 starter={starter} totals={totals} gone={gone} \
         hands={hands} latest=- laid=- pile=-"
    )
}

#[test]
fn dumble_totals_are_the_sum_of_rounds() {
    for (round, starter, totals, gone) in [
        (1, 1, "0,70", "0,0"),
        (1, 1, "0,1,0", "0,0,0"),
        (2, 1, "70,70", "0,0"),
        (3, 2, "99,70", "0,0"),
        (3, 2, "99,0", "0,0"),
        (2, 3, "140,99,0", "2,0,0"),
        // From 50 a total can have fallen again and again.
        (500, 1, "0,50", "0,0"),
        (4, 1, "0,120,101,99,95", "0,3,2,0,0"),
    ] {
        accepted::<Dumble>(&later_round(round, starter, totals, gone));
    }
    let most = "a round gives 70 points at most";
    let won = "who starts has won the round before, and another has not";
    let each = "in each round one scores nothing, and another scores";
    for (round, starter, totals, gone, why) in [
        (1, 1, "99,99", "0,0", most),
        (1, 1, "0,71", "0,0", most),
        (2, 1, "0,141,0", "0,2,0", most),
        (9, 1, "0,170,0", "0,9,0", most),
        (1, 2, "0,70", "0,0", won),
        (1, 1, "0,0", "0,0", won),
        (2, 1, "90,90", "0,0", won),
        (2, 3, "101,99,20", "2,0,0", each),
        (50, 1, "0,49", "0,0", each),
        // After the second round, two of them have scored in seven rounds at most, and then in eight.
        (10, 1, "3,101,4", "0,2,0", each),
    ] {
        refused::<Dumble>(&later_round(round, starter, totals, gone), why);
    }
    accepted::<Dumble>(&later_round(9, 1, "3,101,4", "0,2,0"));
}

#[test]
fn dumble_a_turn_discards_one_to_four_cards_and_draws_one() {
    let line = |turn: u16, hands: &str, rest: &str| {
        format!(
            "dumble round=0 turn={turn} step=play:1 starter=1 totals=0,0 gone=0,0 hands={hands} {rest}"
        )
    };
    let fours = "AC,AD,2D,3H|7H,8D,10C+,KC,KD";
    let rest = "latest=5S,6S,7S laid=- pile=9S,10D,10H,10S";
    accepted::<Dumble>(&line(2, fours, rest));
    let cards = "a turn discards one to four cards, and draws one";
    let draws = "each turn draws one card, from the stock or from the discards";
    for (turn, hands, rest, why) in [
        // What the engine's page showed as a position.
        (
            2,
            "AC,2D,3H|9S+,KC,KD",
            "latest=7H laid=- pile=7D,9C",
            cards,
        ),
        (2, "AC,AD,2D|7H,8D,10C+,KC,KD", rest, cards),
        (2, fours, "latest=5S laid=- pile=9S,10D,10H,10S", cards),
        (
            2,
            "AC,AD,2D,3H|7H,8D,10C+,10H+,KD",
            "latest=5S,6S,7S laid=- pile=9S,10D,10S,KC",
            "a turn takes one card",
        ),
        (2, fours, "latest=5S,6S,7S laid=- pile=9S,10D", draws),
        (
            2,
            fours,
            "latest=5S,6S,7S laid=- pile=9S,10D,10H,10S,JC",
            draws,
        ),
        (2, "AC,AD,2D,3H+|7H,8D,10C+,KC,KD", rest, draws),
    ] {
        refused::<Dumble>(&line(turn, hands, rest), why);
    }
}

#[test]
fn detrak_all_note_the_same_rolls() {
    let line = |turn: u8, sheets: &str| {
        let sealed = vec!["-"; sheets.split('|').count()].join(",");
        format!("detrak rules=basic turn={turn} step=roll sheets={sheets} sealed={sealed}")
    };
    accepted::<Detrak>(&line(
        2,
        "AAB../...../CD.../...../.....|BDC../...../BA.../...../.....",
    ));
    // The same symbols in other pairs.
    refused::<Detrak>(
        &line(
            2,
            "AAB../...../CD.../...../.....|BAC../...../BD.../...../.....",
        ),
        "all note the same rolls",
    );
    // Four cells of a square are two pairs in either of two ways.
    accepted::<Detrak>(&line(
        2,
        "A..../.AB../.CD../...../.....|BAC../...../BD.../...../.....",
    ));
    refused::<Detrak>(
        &line(
            2,
            "A..../.AB../.CD../...../.....|BAC../...../BD.../...../.....|CAB../...../CD.../...../.....",
        ),
        "all note the same rolls",
    );
}

#[test]
fn debacle_one_turn_leads_to_the_next() {
    let page = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/positions/debacle.md"
    );
    let page = std::fs::read_to_string(page).unwrap();
    let line = page
        .lines()
        .find(|line| line.starts_with("debacle "))
        .unwrap();
    accepted::<Debacle>(line);
    for (part, instead, why) in [
        // Two rounds without points have ended the match; points need rounds.
        (
            "round=0 totals=0,0 barren=no",
            "round=2 totals=0,0 barren=yes",
            "two barren rounds end the match",
        ),
        (
            "round=0 totals=0,0 barren=no",
            "round=1 totals=0,0 barren=no",
            "two barren rounds end the match",
        ),
        (
            "round=0 totals=0,0 barren=no",
            "round=1 totals=0,5 barren=yes",
            "two barren rounds end the match",
        ),
        (
            "quiet=4",
            "quiet=3",
            "so many turns passed without a capture",
        ),
        // The second entry: black changes a die in red's turn.
        (
            ";fedcba/....../....../....../...5../623.56:-,-:black:2",
            ";fedcb./.....a/....../....../...5../623.56:-,-:black:2",
            "only the mover's dice change",
        ),
        // A die moves over half the board.
        (
            ";fedcba/....../....../....../...5../623.56:-,-:black:2",
            ";fedcba/....../...5../....../....../623.56:-,-:black:2",
            "an action moves a die by one square",
        ),
        // Three dice change by two actions.
        (
            ";fedcba/....../....../....../...5../623.56:-,-:black:2",
            ";fedcba/....../....../....../...5../624.56:-,-:black:2",
            "an action changes one die",
        ),
    ] {
        assert!(line.contains(part), "{part}");
        refused::<Debacle>(&line.replacen(part, instead, 1), why);
    }
}

#[test]
fn a_position_has_one_spelling() {
    let respelled = |result: Result<String, PositionError>, field: &'static str| {
        assert_eq!(result, Err(PositionError::Spelling(field)));
    };
    let dumble = "dumble round=0 turn=2 step=play:1 starter=1 totals=0,0 gone=0,0 \
                  hands=AC,AD,2D,3H|7H,8D,10C+,KC,KD latest=5S,6S,7S laid=- pile=9S,10D,10H,10S";
    let read = |line: &str| line.parse::<Dumble>().map(|game| game.to_string());
    respelled(read(&dumble.replace("9S,10D", "10D,9S")), "pile");
    respelled(read(&dumble.replace("5S,6S", "6S,5S")), "latest");
    respelled(read(&dumble.replace("AC,AD", "AD,AC")), "hands");
    let dekal = "dekal rounds=one round=0 turn=0 step=draft:1 token=1 opener=1 \
                 grids=_.../..../..../....|_.../..../..../.... centre=22 out=57 totals=0:0,0:0 sealed=-,-";
    let read = |line: &str| line.parse::<Dekal>().map(|game| game.to_string());
    assert_eq!(read(dekal), Ok(dekal.into()));
    respelled(read(&dekal.replace("out=57", "out=75")), "out");
    let read = |line: &str| {
        let position = line.parse::<engine::debacle::Position>();
        position.map(|position| position.to_string())
    };
    let piles = "board=fe..../....../....../....../....../1234.. captured=1234,56 mover=red actions=2 bonus=0 \
                 flags=- focus=- flipped=- row=- quiet=0";
    assert_eq!(read(piles), Ok(piles.into()));
    respelled(read(&piles.replace("=1234,", "=2134,")), "captured");
    let message = PositionError::Spelling("pile").to_string();
    assert_eq!(
        message,
        "the field 'pile' is written in another way, or in another order"
    );
}
