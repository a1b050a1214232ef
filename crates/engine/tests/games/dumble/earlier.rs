//! When the stock is made anew, a view keeps exactly the knowledge that the seat has.

use std::collections::HashMap;

use engine::dumble::{Action, Bag, Card, Dumble, DumbleView, Event, Step};
use engine::{Game, Phase, Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus as Random;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn bag(text: &str) -> Bag {
    text.split(' ').map(card).collect()
}

/// Plays a discard and a draw of the seat whose turn it is.
fn turn(game: &mut Dumble, discard: &str, draw: &str) -> Option<()> {
    let Phase::Decide(seats) = game.phase() else {
        panic!("somebody decides");
    };
    let seat = seats.first().unwrap();
    game.act(seat, discard.parse().unwrap()).ok()?;
    game.act(seat, draw.parse().unwrap()).ok()
}

fn drawn(game: &mut Dumble, card: Card) {
    game.resolve(Event::Card(card)).unwrap();
}

/// Five cards that the first seat of five does not see at the beginning.
const HIDDEN: [&str; 5] = ["AC", "5D", "8H", "9S", "KD"];

/// The first seat's turn, with what it does not see in these places: two cards
/// of the second seat, one of the third, and the stock.
fn beginning(hidden: [&str; 5]) -> Dumble {
    let [one, two, three, ..] = hidden;
    let mut sorted = [card(one), card(two)];
    sorted.sort_unstable();
    let [one, two] = sorted;
    let pile = "2C,2D,2H,2S,3C,3D,3H,3S,4C,4D,4H,4S,6C,6D";
    // Each hand in order; the stock is what is left over.
    let in_order = |hand: &str| {
        let mut cards: Vec<&str> = hand.split(',').collect();
        cards.sort_by_key(|text| card(text.trim_end_matches('+')));
        cards.join(",")
    };
    let hands = [
        "AD,AH,AS,5C,5H,5S,6H".to_string(),
        format!("{one},{two},6S+,7C+,7D+,7H+,7S+"),
        format!("{three},8C+,8D+,8S+,9C+,9D+,9H+"),
        "10C+,10D+,10H+,10S+,JC+,JD+,JH+".into(),
        "JS+,QC+,QD+,QH+,QS+,KC+,KH+".into(),
    ]
    .map(|hand| in_order(&hand));
    let line = format!(
        "dumble round=0 turn=60 step=play:1 starter=1 totals=0,0,0,0,0 gone=0,0,0,0,0 \
         hands={} latest=KS laid=- pile={pile}",
        hands.join("|")
    );
    line.parse().unwrap()
}

/// All possible states with their frequencies, and the view that the first seat has in all of them. The
/// others have drawn the last cards of the stock and two cards of the new one, and have discarded two cards
/// that were hidden.
fn enumerated() -> (HashMap<Dumble, u32>, DumbleView) {
    let mut could_be = HashMap::new();
    let mut view = None;
    let mut orders = Vec::new();
    permutations(&mut HIDDEN.clone(), 0, &mut orders);
    assert_eq!(orders.len(), 120);
    for hidden in orders {
        let mut game = beginning(hidden);
        turn(&mut game, "6H", "take KS").unwrap();
        turn(&mut game, "6S", "stock").unwrap();
        drawn(&mut game, card(hidden[3]));
        turn(&mut game, "9H", "stock").unwrap();
        drawn(&mut game, card(hidden[4]));
        turn(&mut game, "10C", "take 9H").unwrap();
        turn(&mut game, "JS", "take 10C").unwrap();
        assert_eq!(game.stock_len(), 0);
        turn(&mut game, "KS", "stock").unwrap();
        drawn(&mut game, card("3H"));
        // Where the card is not, it is not discarded.
        let Some(()) = turn(&mut game, "8H", "stock") else {
            continue;
        };
        for second in game.unseen().iter() {
            let mut game = game;
            drawn(&mut game, second);
            let Some(()) = turn(&mut game, "9S", "stock") else {
                continue;
            };
            for third in game.unseen().iter() {
                let mut game = game;
                drawn(&mut game, third);
                turn(&mut game, "10D", "take 9S").unwrap();
                turn(&mut game, "QC", "take 10D").unwrap();
                assert_eq!(game.step(), Step::Play(seat(1)));
                *could_be.entry(game).or_default() += 1;
                let seen = game.view(Some(seat(1)));
                assert_eq!(*view.get_or_insert(seen), seen, "all look the same");
            }
        }
    }
    (could_be, view.unwrap())
}

fn permutations(cards: &mut [&'static str; 5], from: usize, out: &mut Vec<[&'static str; 5]>) {
    if from == cards.len() {
        out.push(*cards);
    }
    for place in from..cards.len() {
        cards.swap(from, place);
        permutations(cards, from + 1, out);
        cards.swap(from, place);
    }
}

#[test]
fn guesses_after_the_stock_was_made_anew_are_as_likely_as_by_enumeration() {
    const DRAWS: usize = 200;
    let (could_be, view) = enumerated();
    // The third seat holds one of three cards, and two cards of the new stock are in hands: far fewer states
    // than without the knowledge.
    let stock = view.unseen_of(0).len();
    assert_eq!(could_be.len(), 3 * stock * (stock - 1));
    let mut counts: HashMap<Dumble, usize> = HashMap::new();
    let mut rng = Random::seed_from_u64(4);
    let draws = DRAWS * could_be.len();
    for _ in 0..draws {
        let guess = view.determinize(&mut rng);
        assert!(could_be.contains_key(&guess), "{guess} cannot be");
        *counts.entry(guess).or_default() += 1;
    }
    let all: u32 = could_be.values().sum();
    let mut chi_square = 0.0;
    for (state, weight) in &could_be {
        let expected = draws as f64 * f64::from(*weight) / f64::from(all);
        let count = counts.get(state).copied().unwrap_or_default() as f64;
        chi_square += (count - expected).powi(2) / expected;
    }
    // Four standard deviations above its mean.
    let freedom = could_be.len() as f64 - 1.0;
    let limit = freedom + 4.0 * (2.0 * freedom).sqrt();
    assert!(chi_square < limit, "{chi_square}, not below {limit}");
}

#[test]
fn with_two_players_the_other_hand_is_known_when_the_stock_is_empty() {
    let pile: Vec<String> = Card::all().skip(8).map(|card| card.to_string()).collect();
    let line = format!(
        "dumble round=0 turn=60 step=play:1 starter=1 totals=0,0 gone=0,0 hands=AC,AD,AH|AS,2C+,2D,2H \
         latest=2S laid=- pile={}",
        pile.join(",")
    );
    let mut game: Dumble = line.parse().unwrap();
    assert_eq!(game.stock_len(), 0);
    turn(&mut game, "AD", "stock").unwrap();
    let view = game.view(Some(seat(1)));
    assert_eq!(view.earlier_ages().collect::<Vec<_>>(), [1]);
    assert_eq!(view.unseen_of(1), bag("AS 2D 2H"));
    let guess = view.determinize(&mut Random::seed_from_u64(1));
    assert_eq!(guess, game, "nothing is left to guess");
    drawn(&mut game, card("KS"));
    turn(&mut game, "2H", "stock").unwrap();
    drawn(&mut game, card("KD"));
    let view = game.view(Some(seat(1)));
    assert_eq!(view.unseen_of(1), bag("AS 2D"));
    assert_eq!(
        (
            view.open().hand(seat(2)).unknown_of(0),
            view.unseen_of(0).len()
        ),
        (1, 43)
    );
    let guess = view.determinize(&mut Random::seed_from_u64(1));
    assert_eq!(
        guess
            .hand(seat(2))
            .bag()
            .minus(bag("AS 2C 2D"))
            .map(Bag::len),
        Some(1)
    );
}

/// A round of six with two packs, in which the stock has been made anew.
fn of_six(hands: &str) -> Dumble {
    let line = format!(
        "dumble round=0 turn=66 step=play:2 starter=2 totals=0,0,0,0,0,0 gone=0,0,0,0,0,0 \
         hands={hands} latest=KS laid=- pile=KH"
    );
    line.parse().unwrap()
}

/// The second seat holds a card of the earlier stock and one of the present one. One of them is a seven, and
/// each stock has one: nobody else can tell which of the two it is, neither before nor after it is discarded.
#[test]
fn with_two_packs_a_discard_does_not_tell_more_than_is_seen() {
    let new = of_six("QS|7C,9D~1|QH|QD|7C~1|QC");
    let old = of_six("QS|7C~1,JD|QH|QD|9D~1|QC");
    let viewers = || {
        let others = (1..=6).filter(|number| *number != 2 && *number != 5);
        others.map(|number| Some(seat(number))).chain([None])
    };
    for viewer in viewers() {
        assert_eq!(new.view(viewer), old.view(viewer));
    }
    let after = |game: &Dumble| {
        let mut game = *game;
        turn(&mut game, "7C", "take KS").unwrap();
        game
    };
    let (new, old) = (after(&new), after(&old));
    for viewer in viewers() {
        let view = new.view(viewer);
        assert_eq!(view, old.view(viewer), "{viewer:?}");
        // The discards have become a stock again, in which both cards may be.
        assert_eq!(view.earlier_ages().count(), 0);
        assert_eq!(
            (
                view.unseen_of(0).count(card("7C")),
                view.unseen_of(0).count(card("9D"))
            ),
            (1, 2)
        );
    }
}

#[test]
fn with_two_packs_a_discard_that_tells_of_which_stock_it_is_tells_it() {
    let mut game = of_six("QS|7C,9D~1|QH|QD|8C~1|QC");
    turn(&mut game, "7C", "take KS").unwrap();
    let view = game.view(None);
    assert_eq!(view.unseen_of(1), bag("8C 9D"));
    let hand = view.open().hand(seat(2));
    assert_eq!((hand.unknown_of(0), hand.unknown_of(1)), (0, 1));
}

#[test]
fn ages_that_cannot_be_are_refused() {
    let line = of_six("QS|7C,9D~1|QH|QD|8C~1|QC").to_string();
    let refused = |from: &str, to: &str| {
        let wrong = line.replace(from, to);
        assert_ne!(line, wrong);
        wrong.parse::<Dumble>().unwrap_err().to_string()
    };
    let often = "no such position comes about: the stock has not been made anew so often";
    assert_eq!(refused("turn=66", "turn=60"), often);
    assert_eq!(refused("9D~1", "9D~7"), often);
    let unreadable = |why: &str| format!("the field 'hands' cannot be read: {why}");
    let none = unreadable("a card of the present stock has no age");
    assert_eq!(refused("9D~1", "9D~0"), none);
    assert_eq!(
        refused("9D~1", "9D~256"),
        unreadable("it is no number, or too large")
    );

    let view = line.parse::<Dumble>().unwrap().view(Some(seat(1)));
    let text = serde_json::to_string(&view).unwrap();
    let refused = |from: &str, to: &str| {
        let wrong = text.replace(from, to);
        assert_ne!(text, wrong);
        serde_json::from_str::<DumbleView>(&wrong)
            .unwrap_err()
            .to_string()
    };
    let index = |text| card(text).index();
    let nine = format!(",[1,{}]", index("9D"));
    assert!(text.contains(&nine), "{text}");
    for wrong in ["", ",[2,33]", ",[0,33]"] {
        let why = refused(&nine, wrong);
        assert!(why.contains("cards of earlier stocks"), "{why}");
    }
    // A view that was stored before earlier stocks were recorded has none.
    let plain = of_six("QS|7C,9D|QH|QD|8C|QC").view(Some(seat(1)));
    let text = serde_json::to_string(&plain).unwrap();
    let older = text.replace(",\"earlier\":[]", "");
    assert_ne!(text, older);
    assert_eq!(serde_json::from_str::<DumbleView>(&older).unwrap(), plain);
}

/// Knowledge does not change which actions are legal.
#[test]
fn what_is_known_changes_no_action() {
    let known = of_six("QS|7C,9D~1|QH|QD|8C~1|QC");
    let unknown = of_six("QS|7C,9D|QH|QD|8C|QC");
    let all = |game: &Dumble| -> Vec<Action> { game.legal_actions(seat(2)) };
    assert_eq!(all(&known), all(&unknown));
}
