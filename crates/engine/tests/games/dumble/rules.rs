//! Every rule of Dumble, quoted from `docs/rules/dumble.md` by its section.

use engine::dumble::{Action, Card, Dumble, Event, Illegal, Rules, Step};
use engine::{AfterRound, Entry, Game, Match, MatchError, Phase, Seat, Seed, View};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(card).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A match in which the first seat starts, with these hands and this turned-up card.
fn dealt(hands: &[&str], up: &str) -> Match<Dumble> {
    let players = hands.len() as u8;
    let mut play = Match::new(Rules::of(players)).unwrap();
    play.push(Entry::Event(Event::First(Seat::FIRST))).unwrap();
    deal(&mut play, hands, up);
    play
}

/// Deals these hands, from the starter on.
fn deal(play: &mut Match<Dumble>, hands: &[&str], up: &str) {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    for place in 0..7 {
        for hand in &hands {
            play.push(Entry::Event(Event::Card(hand[place]))).unwrap();
        }
    }
    play.push(Entry::Event(Event::Card(card(up)))).unwrap();
}

/// Plays a turn: a discard, and this card taken or drawn.
fn turn(play: &mut Match<Dumble>, discard: &str, draw: &str) {
    let Phase::Decide(seats) = play.game().phase() else {
        panic!("nobody decides");
    };
    let seat = seats.first().unwrap();
    play.act(seat, discard.parse().unwrap()).unwrap();
    match draw.parse::<Action>() {
        Ok(take @ Action::Take(_)) => play.act(seat, take).unwrap(),
        _ => {
            play.act(seat, Action::Stock).unwrap();
            play.push(Entry::Event(Event::Card(card(draw)))).unwrap();
        }
    }
}

fn refused(play: &Match<Dumble>, by: Seat, action: &str) -> Illegal {
    let mut copy = play.clone();
    match copy.act(by, action.parse().unwrap()) {
        Err(MatchError::Illegal(why)) => why,
        other => panic!("{action} is not refused: {other:?}"),
    }
}

const LOW: &str = "AC AD AH AS 2C 2D 2H";
const HIGH: &str = "KC KD KH KS QC QD QH";
const MIXED: &str = "3C 4C 5C 7D 7H 9S JS";

#[test]
fn material_one_pack_for_2_to_5_two_for_6_or_more() {
    for players in 2..=8 {
        let rules = Rules::of(players);
        assert_eq!(rules.packs(), if players < 6 { 1 } else { 2 });
        let game = Dumble::new(&rules).unwrap();
        assert_eq!(game.unseen().len(), 52 * usize::from(rules.packs()));
    }
    for players in [0, 1, 9] {
        assert!(Dumble::new(&Rules::of(players)).is_err());
    }
}

#[test]
fn a_round_7_cards_each_and_the_top_card_of_the_stock_is_turned_up() {
    let play = dealt(&[LOW, HIGH, MIXED], "10C");
    let game = play.game();
    for index in 0..3 {
        assert_eq!(game.hand(seat(index)).len(), 7);
    }
    assert_eq!(game.latest().iter().collect::<Vec<_>>(), [card("10C")]);
    assert_eq!(game.stock_len(), 52 - 21 - 1);
}

#[test]
fn a_round_the_first_player_of_the_first_round_is_drawn_at_random() {
    let mut firsts = [0; 4];
    for seed in 0..200 {
        let mut play = Match::<Dumble>::new(Rules::of(4)).unwrap();
        play.draw_all(Seed(seed));
        let Step::Play(first) = play.game().step() else {
            panic!("nobody plays");
        };
        firsts[first.index()] += 1;
    }
    assert!(firsts.iter().all(|count| *count > 25), "{firsts:?}");
}

#[test]
fn a_round_discards_first_then_draws_one_card_clockwise() {
    let mut play = dealt(&[LOW, HIGH, MIXED], "10C");
    assert_eq!(refused(&play, seat(0), "stock"), Illegal::DiscardFirst);
    assert_eq!(refused(&play, seat(0), "take 10C"), Illegal::DiscardFirst);
    assert_eq!(refused(&play, seat(1), "KC"), Illegal::NotYourTurn);
    assert_eq!(
        refused(&play, seat(0), "KC"),
        Illegal::NotInHand(card("KC"))
    );
    play.act(seat(0), "2C 2D 2H".parse().unwrap()).unwrap();
    assert_eq!(refused(&play, seat(0), "AC"), Illegal::DrawFirst);
    play.act(seat(0), Action::Stock).unwrap();
    assert_eq!(play.game().phase(), Phase::Chance);
    play.push(Entry::Event(Event::Card(card("8S")))).unwrap();
    assert_eq!(play.game().hand(seat(0)).len(), 5);
    assert_eq!(play.game().step(), Step::Play(seat(1)));
}

#[test]
fn a_round_any_one_of_the_cards_the_previous_player_has_just_discarded() {
    let mut play = dealt(&[LOW, HIGH, MIXED], "10C");
    // The first player of a round may take the turned-up card.
    turn(&mut play, "AC", "take 10C");
    turn(&mut play, "KC KD KH", "take AC");
    let mut draws = Vec::new();
    play.act(seat(2), "9S".parse().unwrap()).unwrap();
    play.game()
        .actions(seat(2), &mut |action| draws.push(action.to_string()));
    assert_eq!(draws, ["stock", "take KC", "take KD", "take KH"]);
    let earlier = refused(&play, seat(2), "take AC");
    assert_eq!(earlier, Illegal::NotDiscarded(card("AC")));
    let own = refused(&play, seat(2), "take 9S");
    assert_eq!(own, Illegal::NotDiscarded(card("9S")));
}

#[test]
fn a_round_an_empty_stock_is_made_of_all_discards_but_the_latest() {
    let mut play = dealt(&[LOW, HIGH], "10C");
    let mut rounds = 0;
    // Single cards are discarded and drawn until the stock is gone.
    while play.game().stock_len() > 0 {
        let Step::Play(now) = play.game().step() else {
            panic!("somebody plays");
        };
        let top = play.game().hand(now).cards().last().unwrap();
        play.act(now, Action::Discard(top.to_string().parse().unwrap()))
            .unwrap();
        play.act(now, Action::Stock).unwrap();
        play.draw(Seed(3));
        rounds += 1;
    }
    assert_eq!(rounds, 52 - 14 - 1);
    let Step::Play(now) = play.game().step() else {
        panic!("somebody plays");
    };
    let latest = play.game().latest();
    let pile = play.game().pile().len();
    let top = play.game().hand(now).cards().last().unwrap();
    play.act(now, Action::Discard(top.to_string().parse().unwrap()))
        .unwrap();
    play.act(now, Action::Stock).unwrap();
    let game = play.game();
    assert_eq!(game.stock_len(), pile, "the pile has become the stock");
    assert_eq!((game.latest(), game.pile().len()), (latest, 1));
    assert_eq!(game.unseen().count(top), 0, "what was just laid stays");
}

#[test]
fn a_round_the_pile_is_shuffled_again_when_the_stock_is_empty() {
    let mut play = dealt(&[LOW, HIGH], "10C");
    play.act(seat(0), "AC".parse().unwrap()).unwrap();
    // After 38 turns the stock of 37 cards can be empty: the pile becomes the stock.
    let pile = format!("pile={}", play.game().unseen());
    let line = play.game().to_string();
    let line = line.replace("turn=0", "turn=38").replace("pile=-", &pile);
    let piled: Dumble = line.parse().unwrap();
    assert_eq!((piled.stock_len(), piled.pile().len()), (0, 38));
    let mut draws = Vec::new();
    piled.actions(seat(0), &mut |action| draws.push(action.to_string()));
    assert_eq!(draws, ["stock", "take 10C"]);
}

/// A match after one turn of each seat: from the second on, everybody may call.
fn around(hands: &[&str]) -> Match<Dumble> {
    let mut play = dealt(hands, "10S");
    for (draw, seat) in ["9C", "9D", "9H", "8C"].iter().zip(Seat::all(hands.len())) {
        let top = play.game().hand(seat).cards().last().unwrap();
        turn(&mut play, &top.to_string(), draw);
    }
    play
}

#[test]
fn dumble_at_10_points_or_less_and_never_on_the_first_turn() {
    let play = dealt(&[LOW, HIGH], "10S");
    assert_eq!(play.game().hand(seat(0)).points(), 10);
    assert_eq!(refused(&play, seat(0), "dumble"), Illegal::FirstTurn);
    let mut play = around(&[LOW, HIGH]);
    let more = play.game().hand(seat(0)).points();
    assert_eq!(
        refused(&play, seat(0), "dumble"),
        Illegal::TooManyPoints(more)
    );
    turn(&mut play, "9C", "2S");
    let now = Step::Play(seat(1));
    assert_eq!(play.game().step(), now);
    assert_eq!(refused(&play, seat(0), "dumble"), Illegal::NotYourTurn);
    turn(&mut play, "KC", "8S");
    assert!(play.game().hand(seat(0)).points() <= 10);
    // It is an option: one may play on.
    let options = play.game().legal_actions(seat(0));
    assert!(options.contains(&Action::Call) && options.len() > 1);
    play.act(seat(0), Action::Call).unwrap();
    assert_eq!(play.game().phase(), Phase::Over);
}

/// The scores of a round that ends with these hands, the first seat calling.
fn scores(hands: &[&str]) -> Vec<i32> {
    let state = shown(hands);
    let outcome = state.outcome().unwrap();
    outcome.standings().iter().map(|own| own.score).collect()
}

/// A round that ends with these hands; the first seat has called.
fn shown(hands: &[&str]) -> Dumble {
    with_totals(hands, &vec![0; hands.len()])
}

fn with_totals(hands: &[&str], totals: &[u8]) -> Dumble {
    let hands: Vec<String> = hands.iter().map(|hand| hand.replace(' ', ",")).collect();
    let totals: Vec<String> = totals.iter().map(u8::to_string).collect();
    let line = format!(
        "dumble round={} turn={} step=over:1 starter=1 totals={} gone={} hands={} \
         latest=KS laid=- pile=-",
        if totals.iter().all(|total| total == "0") {
            0
        } else {
            3
        },
        // By then the first stock is used up.
        hands.len() * 20,
        totals.join(","),
        vec!["0"; hands.len()].join(","),
        hands.join("|"),
    );
    line.parse().unwrap()
}

#[test]
fn dumble_the_lowest_hand_scores_0_each_other_its_points() {
    assert_eq!(scores(&["AC 2C", "3D KC", "7D"]), [0, 13, 7]);
}

#[test]
fn dumble_a_caller_without_the_lowest_hand_scores_double() {
    assert_eq!(scores(&["4C 5C", "2D 3D", "KC"]), [18, 0, 10]);
}

#[test]
fn dumble_on_a_tie_with_the_caller_the_caller_alone_wins() {
    assert_eq!(scores(&["4C", "4D", "KC"]), [0, 4, 10]);
    let outcome = shown(&["4C", "4D", "KC"]).outcome().unwrap();
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn dumble_on_a_tie_of_others_each_of_them_scores_0() {
    assert_eq!(scores(&["6C", "4D", "4C", "KC"]), [12, 0, 0, 10]);
}

fn next(state: &Dumble) -> Dumble {
    match state.sequel().unwrap() {
        AfterRound::Round(next) => next,
        AfterRound::Over(outcome) => panic!("the match is over: {outcome:?}"),
    }
}

#[test]
fn a_round_later_rounds_are_started_by_the_winner_the_first_from_the_caller() {
    let starter = |hands: &[&str]| {
        let mut play = next(&shown(hands));
        play.resolve(Event::Card(card("5S"))).unwrap();
        Seat::all(hands.len())
            .find(|seat| play.hand(*seat).len() == 1)
            .unwrap()
    };
    assert_eq!(starter(&["AC", "KC", "7D"]), seat(0));
    assert_eq!(starter(&["6C", "KC", "4D", "4C"]), seat(2));
}

#[test]
fn the_match_points_add_up_and_exactly_100_falls_to_50() {
    let after = next(&with_totals(&["AC", "KC", "7D"], &[20, 90, 90]));
    let totals: Vec<u8> = (0..3).map(|index| after.total(seat(index))).collect();
    assert_eq!(totals, [20, 50, 97]);
    assert_eq!(after.playing().len(), 3);
}

#[test]
fn the_match_above_100_eliminates_and_the_last_player_left_wins() {
    let state = with_totals(&["AC", "KC", "7D"], &[20, 95, 90]);
    let mut after = next(&state);
    assert_eq!(
        after.playing().iter().collect::<Vec<_>>(),
        [seat(0), seat(2)]
    );
    // Who is out gets no cards.
    for _ in 0..14 {
        let drawn = after.unseen().iter().next().unwrap();
        after.resolve(Event::Card(drawn)).unwrap();
    }
    assert!(after.hand(seat(1)).is_empty());
    assert_eq!(after.step(), Step::TurnUp);
    let end = with_totals(&["AC", "KC", "7D"], &[20, 95, 99]);
    let Some(AfterRound::Over(outcome)) = end.sequel() else {
        panic!("one is left");
    };
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [seat(0)]);
    let places: Vec<u8> = outcome.standings().iter().map(|own| own.place).collect();
    assert_eq!(places, [1, 2, 3], "105 is less than 106");
}

/// "The others are ranked by how long they stayed; of players who are eliminated in the same round, the one with fewer
/// points is ahead."
#[test]
fn the_match_the_others_are_ranked_by_how_long_they_stayed() {
    let line = "dumble round=4 turn=60 step=over:1 starter=1 totals=0,120,101,99,95 gone=0,3,2,0,0 \
                hands=AC|-|-|KC,KD|QH,KH latest=KS laid=- pile=-";
    let end: Dumble = line.parse().unwrap();
    let Some(AfterRound::Over(outcome)) = end.sequel() else {
        panic!("one is left");
    };
    let places: Vec<u8> = outcome.standings().iter().map(|own| own.place).collect();
    assert_eq!(
        places,
        [1, 4, 5, 3, 2],
        "the second has more points than the third"
    );
}

/// "Both packs stay in play for the whole match, also when eliminations leave fewer than six players."
#[test]
fn left_open_both_packs_stay_when_fewer_than_six_are_left() {
    let hands = ["AC", "KC", "KD", "KH", "KS", "QC"];
    let after = next(&with_totals(&hands, &[0, 99, 99, 99, 99, 0]));
    assert_eq!(after.playing().len(), 2);
    assert_eq!(after.unseen().len(), 104);
}

#[test]
fn hidden_information_what_was_taken_from_the_discards_is_known_until_discarded() {
    let mut play = dealt(&[LOW, HIGH], "10C");
    turn(&mut play, "AC", "take 10C");
    let seen = |play: &Match<Dumble>| {
        let view = play.game().view(Some(seat(1)));
        let hand = view.open().hand(seat(0));
        (hand.len(), hand.cards().collect::<Vec<_>>())
    };
    assert_eq!(seen(&play), (7, vec![card("10C")]));
    turn(&mut play, "KC", "8S");
    turn(&mut play, "10C", "8H");
    assert_eq!(seen(&play), (7, vec![]));
    let watcher = play.game().view(None);
    assert_eq!(watcher.open().hand(seat(1)).cards().count(), 0);
    let own = play.game().view(Some(seat(1)));
    assert_eq!(own.open().hand(seat(1)).cards().count(), 7);
    assert_eq!(own.seat(), Some(seat(1)));
}

#[test]
fn hidden_information_everybody_knows_the_totals() {
    let after = next(&with_totals(&["AC", "KC", "7D"], &[20, 90, 90]));
    for viewer in [Some(seat(0)), Some(seat(1)), None] {
        let open = after.view(viewer).open();
        let totals: Vec<u8> = Seat::all(3).map(|seat| open.total(seat)).collect();
        assert_eq!(totals, [20, 50, 97], "{viewer:?}");
    }
}

#[test]
fn dumble_all_hands_are_shown_at_the_end() {
    let state = shown(&["AC", "KC", "7D"]);
    let view = state.view(Some(seat(1)));
    assert_eq!(
        view.open().hand(seat(0)).cards().collect::<Vec<_>>(),
        [card("AC")]
    );
    assert_eq!(state.view(None).open().hand(seat(2)).points(), 7);
}
