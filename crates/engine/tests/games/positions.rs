//! Positions as lines of text: the examples in `docs/positions`, refused lines and their reasons, and the
//! `Debug` output.

use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
use engine::{Entry, Game, GameId, Match, Phase, PositionError, Seat, SeatSet, Seed, with_game};
use proptest::prelude::*;

/// The page about the fields of a game.
fn page(game: GameId) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/positions");
    std::fs::read_to_string(format!("{folder}/{}.md", game.name())).unwrap()
}

/// The example of a game in its page.
fn example(game: GameId) -> String {
    let page = page(game);
    let is_example = |line: &&str| {
        line.split_once(' ')
            .is_some_and(|(word, _)| word == game.name())
    };
    let mut lines = page.lines().filter(is_example);
    let line = lines.next().expect("there is an example");
    assert_eq!(lines.next(), None, "another example of {game:?}");
    line.to_owned()
}

fn read<G: Game>() -> G {
    let line = example(G::ID);
    let game: G = line
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{line}"));
    assert_eq!(game.to_string(), line);
    assert_eq!(format!("{game:?}"), line);
    game
}

#[test]
fn the_examples_of_the_pages_are_positions() {
    let dekal = read::<Dekal>();
    assert_eq!(
        dekal.table().step(),
        dekal::Step::TurnUp(Seat::FIRST.next(2))
    );
    let detrak = read::<Detrak>();
    assert!(detrak.is_advanced() && detrak.turn() == 3);
    let dumble = read::<Dumble>();
    assert_eq!((dumble.seats(), dumble.stock_len()), (3, 28));
    let debacle = read::<Debacle>();
    assert!(debacle.position().takes_doubles() && debacle.seen().len() == 5);
    let position = debacle.position();
    assert_eq!(position.to_string().parse(), Ok(*position));
    assert!(example(GameId::Debacle).contains(&position.to_string()));
}

/// All fields of the lines are explained, in their order.
#[test]
fn the_pages_explain_every_field() {
    for game in GameId::ALL {
        let (page, line) = (page(game), example(game));
        let (_, after) = page.split_once(&line).unwrap();
        let rows = after.lines().filter(|row| row.starts_with("| `"));
        let names = rows.flat_map(|row| row[1..].split('|').next().unwrap().split(','));
        let explained: Vec<&str> = names.map(|name| name.trim().trim_matches('`')).collect();
        let fields = line.split(' ').skip(1);
        let fields: Vec<&str> = fields.map(|f| f.split('=').next().unwrap()).collect();
        assert_eq!(explained, fields, "{game:?}");
    }
}

/// The error for the example of a game with one part replaced.
fn refused<G: Game>(part: &str, instead: &str) -> PositionError {
    let line = example(G::ID);
    assert!(line.contains(part), "{part} is in the example");
    let wrong = line.replacen(part, instead, 1);
    match wrong.parse::<G>() {
        Err(error) => error,
        Ok(_) => panic!("a position: {wrong}"),
    }
}

fn impossible<G: Game>(part: &str, instead: &str) -> &'static str {
    match refused::<G>(part, instead) {
        PositionError::Impossible(why) => why,
        other => panic!("{instead}: {other}"),
    }
}

fn unreadable<G: Game>(part: &str, instead: &str) -> &'static str {
    match refused::<G>(part, instead) {
        PositionError::Unreadable { field, .. } => field,
        other => panic!("{instead}: {other}"),
    }
}

#[test]
fn what_is_no_line_of_a_game_is_refused() {
    let other = PositionError::OtherGame("detrak");
    assert_eq!(example(GameId::Dekal).parse::<Detrak>(), Err(other));
    assert_eq!("".parse::<Detrak>(), Err(other));
    let missing = PositionError::Missing("turn");
    assert_eq!(refused::<Detrak>(" turn=3", ""), missing);
    assert_eq!(refused::<Detrak>(" turn=3", "  turn=3"), missing);
    assert_eq!(refused::<Detrak>("turn", "Turn"), missing);
    let more = format!("{} ", example(GameId::Detrak));
    assert_eq!(more.parse::<Detrak>(), Err(PositionError::TooLong));
    let message = refused::<Detrak>("turn=3", "turn=03").to_string();
    assert_eq!(
        message,
        "the field 'turn' cannot be read: it is no number, or too large"
    );
}

#[test]
fn dekal_what_cannot_be_is_refused() {
    assert_eq!(unreadable::<Dekal>("..64", "..6"), "grids");
    assert_eq!(unreadable::<Dekal>("..64", "..64."), "grids");
    assert_eq!(unreadable::<Dekal>("_7", "_0"), "grids");
    assert_eq!(unreadable::<Dekal>("centre=2-", "centre=2"), "centre");
    assert_eq!(unreadable::<Dekal>("out=-", "out=22222222222"), "out");
    assert_eq!(unreadable::<Dekal>("totals=0:0,", "totals=0,"), "totals");
    assert_eq!(unreadable::<Dekal>("up:2", "up:9"), "step");
    assert_eq!(
        impossible::<Dekal>("up:2", "up:3"),
        "the step fits the seats"
    );
    assert_eq!(
        impossible::<Dekal>("turn=4", "turn=5"),
        "each turn turns one card up"
    );
    assert_eq!(
        impossible::<Dekal>("sealed=-,r4c1", "sealed=-,r4c4"),
        "each sealed choice is a face-down card"
    );
}

/// A round of two in which both have revealed a 2 and draw for the token.
const TIE: &str = "dekal rounds=one round=0 turn=0 step=tie:12:-:- token=- opener=- \
     grids=_.../..../..../....|_.../..../..../.... centre=22 out=- totals=0:0,0:0 sealed=-,-";

#[test]
fn dekal_totals_tokens_and_cards_that_contradict_the_rest_are_refused() {
    for (part, instead, why) in [
        ("token=2", "token=1", "the token passes once a turn"),
        ("opener=2", "opener=-", "somebody holds the token"),
        ("token=2", "token=-", "somebody holds the token"),
        (
            "totals=0:0",
            "totals=65535:0",
            "a total of 100 ends the match",
        ),
        ("totals=0:0", "totals=9:1", "the totals fit the rounds"),
        ("round=0", "round=1", "the match has one round"),
        (
            "centre=2-",
            "centre=-2",
            "as many cards in the centre as holes, of these seats",
        ),
        ("out=-", "out=22", "two draw until one draws less"),
    ] {
        assert_eq!(impossible::<Dekal>(part, instead), why, "{instead}");
    }
}

#[test]
fn dekal_ties_are_broken_by_those_who_tie() {
    let tie: Dekal = TIE.parse().unwrap();
    assert_eq!(tie.to_string(), TIE);
    for (part, instead, why) in [
        ("centre=22", "centre=23", "those who tie draw in order"),
        ("tie:12:-:-", "tie:2:1:5", "two draw until one draws less"),
        ("tie:12:-:-", "tie:1:-:-", "the step fits the seats"),
        ("tie:12:-:-", "lot:12", "the lot is among those who tie"),
        ("tie:12:-:-", "draft:1", "the step fits the seats"),
        ("out=-", "out=5", "two draw until one draws less"),
        (
            "tie:12:-:- token=- opener=- ",
            "tie:12:-:- token=1 opener=1 ",
            "the token is drawn for once",
        ),
    ] {
        assert!(TIE.contains(part), "{part}");
        let refused = TIE.replacen(part, instead, 1).parse::<Dekal>();
        assert_eq!(refused, Err(PositionError::Impossible(why)), "{instead}");
    }
}

#[test]
fn detrak_what_cannot_be_is_refused() {
    assert_eq!(unreadable::<Detrak>("D....", "G...."), "sheets");
    assert_eq!(unreadable::<Detrak>("CD:1", "DC:1"), "step");
    assert_eq!(unreadable::<Detrak>("r2c4-r1c4", "r2c4"), "sealed");
    assert_eq!(
        impossible::<Detrak>("D....", "A...."),
        "all begin with different symbols"
    );
    assert_eq!(
        impossible::<Detrak>("turn=3", "turn=4"),
        "two symbols a turn"
    );
    assert_eq!(
        impossible::<Detrak>("r2c4-r1c4", "r2c4-r4c4"),
        "a legal note"
    );
    assert_eq!(impossible::<Detrak>("D....", "DA..."), "two symbols a turn");
    assert_eq!(
        impossible::<Detrak>("r2c4-r1c4", "-"),
        "who has noted has sealed a note"
    );
}

#[test]
fn dumble_what_cannot_be_is_refused() {
    assert_eq!(unreadable::<Dumble>("3S+,4D", "3S+,4"), "hands");
    assert_eq!(unreadable::<Dumble>("3S+,4D", "3S+,?"), "hands");
    assert_eq!(unreadable::<Dumble>("|2D,", "|2D|"), "hands");
    assert_eq!(unreadable::<Dumble>("gone=0,0,0", "gone=0,0"), "gone");
    assert_eq!(
        impossible::<Dumble>("KC,KD", "KC,KH"),
        "a card is there too often"
    );
    assert_eq!(
        impossible::<Dumble>("laid=JH", "laid=JH,QS"),
        "what is laid is a discard"
    );
    assert_eq!(
        impossible::<Dumble>("draw:3", "draw:2"),
        "it is another's turn"
    );
    let seats: Vec<&str> = vec!["0"; 9];
    let nine = format!("totals={}", seats.join(","));
    assert_eq!(unreadable::<Dumble>("totals=0,0,0", &nine), "totals");
}

#[test]
fn debacle_what_cannot_be_is_refused() {
    assert_eq!(unreadable::<Debacle>("board=.e", "board=.g"), "board");
    assert_eq!(
        unreadable::<Debacle>("captured=-", "captured=1111111"),
        "captured"
    );
    assert_eq!(unreadable::<Debacle>("row=-", "row=7"), "row");
    assert_eq!(
        unreadable::<Debacle>("flags=doubles", "flags=double"),
        "flags"
    );
    assert_eq!(unreadable::<Debacle>(":red:2;", ":red:1;"), "seen");
    assert_eq!(
        impossible::<Debacle>("board=.e", "board=.."),
        "a side has six dice"
    );
    assert_eq!(
        impossible::<Debacle>("flags=doubles", "flags=captured"),
        "a captured die is kept"
    );
    assert_eq!(
        impossible::<Debacle>("actions=2", "actions=4"),
        "a turn gains no actions"
    );
    // One of four captured dice is still captured, so three were recovered at most.
    assert_eq!(
        impossible::<Debacle>(
            "1..5../.2.456 captured=-,- mover=red actions=2 bonus=0",
            "1...../.2.456 captured=-,5 mover=red actions=2 bonus=7"
        ),
        "a recovered die gives 2 bonus actions at most"
    );
    assert_eq!(
        impossible::<Debacle>("ending=-", "ending=quiet"),
        "it ends when it is over"
    );
}

#[test]
fn a_position_of_debacle_that_was_set_up_is_played_on_and_read_at_every_moment() {
    let start = Match::<Debacle>::new(Default::default()).unwrap();
    for seed in 0..20 {
        let mut play = start.clone();
        let mut pick = seed;
        // What is set up is known from the turn in which it is.
        let mut game = None::<Debacle>;
        for step in 0..120 {
            play.draw_all(Seed(seed));
            let Phase::Decide(seats) = play.game().phase() else {
                break;
            };
            let seat = seats.first().unwrap();
            let actions = play.game().legal_actions(seat);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = actions[(pick >> 33) as usize % actions.len()];
            play.push(Entry::Act(seat, action)).unwrap();
            if let Some(game) = &mut game {
                game.act(seat, action).unwrap();
                assert_eq!(game.to_string().parse().as_ref(), Ok(&*game));
            } else if step == 30 {
                let text = play.game().to_string();
                let (known, turns) = text.rsplit_once("seen=").unwrap();
                let present = turns.rsplit(';').next().unwrap();
                game = Some(format!("{known}seen={present}").parse().unwrap());
            }
        }
        assert!(game.is_some(), "it is played on");
    }
}

#[test]
fn debacle_s_boards_and_piles_are_read_as_they_are_written() {
    let text = "fe..ba/....../....../.c..../.4..../...333";
    let board: debacle::Board = text.parse().unwrap();
    assert_eq!(
        (board.to_string(), board.count(debacle::Side::Red)),
        (text.into(), 4)
    );
    for wrong in [
        "",
        "123456",
        "abcdef/....../....../....../....../12345",
        "abcdef/....../....../....../....../1234567",
        "abcdeg/....../....../....../....../123456",
        "abcdef/....../....../....../....../123457",
        "abcdef/....../....../....../....../...../123456",
        "abcdef/....../....../....../....../12345é",
    ] {
        let error = wrong.parse::<debacle::Board>().unwrap_err();
        assert!(error.contains("six rows of six"), "{wrong}: {error}");
    }
    let pile: debacle::Pile = "4112".parse().unwrap();
    assert_eq!((pile.to_string(), pile.points()), ("1124".into(), 8));
    assert_eq!("-".parse(), Ok(debacle::Pile::EMPTY));
    for wrong in ["", "0", "7", "1-", "1111111", " 1"] {
        assert!(wrong.parse::<debacle::Pile>().is_err(), "{wrong}");
    }
}

#[test]
fn debug_shows_what_notation_says() {
    let shown = |what: &dyn core::fmt::Debug| format!("{what:?}");
    let seats = SeatSet::only(Seat::FIRST).with(Seat::FIRST.next(3));
    assert_eq!(shown(&seats), "{Seat(0), Seat(1)}");
    let draft: dekal::Action = "7 L3".parse().unwrap();
    let flip: dekal::Action = "flip r2c3".parse().unwrap();
    assert_eq!(shown(&[draft, flip]), "[7 L3, flip r2c3]");
    let note: detrak::Action = "r1c2 r1c3".parse().unwrap();
    assert_eq!(shown(&note), "r1c2 r1c3");
    let discard: dumble::Action = "7D 7H".parse().unwrap();
    let card: dumble::Card = "QH".parse().unwrap();
    assert_eq!(shown(&(discard, card)), "(7D 7H, QH)");
    let order: debacle::Event = "order 314256".parse().unwrap();
    assert_eq!(shown(&order), "order 314256");
    let capture: debacle::Action = "c2xc3".parse().unwrap();
    let debacle::Action::Capture(way) = capture else {
        panic!("{capture:?} is a capture");
    };
    assert_eq!(shown(&(capture, way, way.from())), "(c2xc3, c2-c3, c2)");
    let (order, red) = (debacle::Order::standard(), debacle::Side::ALL[0]);
    let start = debacle::Position::start(order, debacle::Symmetry::Point, red);
    let choices = shown(&start.choices());
    assert!(choices.starts_with("[a1-a2, "), "{choices}");
    let sheet = detrak::Sheet::EMPTY.with(detrak::Cell::START, "C".parse().unwrap());
    assert_eq!(shown(&sheet), "C..../...../...../...../.....");
    assert_eq!(shown(&"TAB1E".parse::<Seed>()), "Ok(TAB1E)");
}

#[test]
fn debug_of_a_view_shows_what_the_view_does() {
    let second = Some(Seat::FIRST.next(2));
    let dumble = format!("{:?}", read::<Dumble>().view(second));
    let hands = "hands=3S+,9D+,9S+,?,?,?|AS+,2C,2S+,10C,JS+,KH|8S+,QH+,?,?,? ";
    assert!(
        dumble.contains(hands) && dumble.ends_with(" seat=2"),
        "{dumble}"
    );
    assert!(
        dumble
            .rsplit_once(' ')
            .unwrap()
            .0
            .parse::<Dumble>()
            .is_err()
    );
    let dekal = format!("{:?}", read::<Dekal>().view(None));
    assert!(
        dekal.ends_with(" totals=0:0,0:0 sealed=- seat=-"),
        "{dekal}"
    );
    let detrak = format!("{:?}", read::<Detrak>().view(second));
    assert!(detrak.ends_with("/..... sealed=- seat=2"), "{detrak}");
    let debacle = format!("{:?}", read::<Debacle>().view(second));
    assert_eq!(debacle, format!("{} seat=2", example(GameId::Debacle)));
}

/// Reads a text as a position of each game.
fn read_all(text: &str) {
    for game in GameId::ALL {
        with_game!(game, G => {
            let _ = text.parse::<G>();
        });
    }
    let _ = text.parse::<debacle::Position>();
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_panic(text in "\\PC{0,60}") {
        read_all(&text);
        for game in GameId::ALL {
            read_all(&format!("{} {text}", game.name()));
        }
    }

    /// Any value in any field.
    #[test]
    fn no_field_makes_the_parser_panic(
        game in 0..GameId::ALL.len(),
        place in 0usize..20,
        value in "[-0-9a-zA-F.,:;/|+_?é]{0,30}",
    ) {
        let line = example(GameId::ALL[game]);
        let mut words: Vec<&str> = line.split(' ').collect();
        let place = 1 + place % (words.len() - 1);
        let name = words[place].split('=').next().unwrap();
        let field = format!("{name}={value}");
        words[place] = &field;
        read_all(&words.join(" "));
    }
}
