//! Several persons at one screen, whose hands are covered.

use super::*;
use crate::board::layout::Layout;
use crate::board::preview::Preview;
use crate::board::sprites::sprites;
use crate::texts::texts;
use model::lang::Lang;
use model::session::Participant;
use protocol::Level;
use table::TableModel;
use ui::i18n::{Texts, Translated};

/// A table of these: `true` is a person.
fn seated(persons: &[bool], seed: u64) -> TableState {
    let mut options = Options::<crate::choices::DumbleChoices>::default();
    options.set_players(persons.len() as u8);
    let sit = |(index, is_person): (usize, &bool)| Participant {
        name: format!("Seat {index}"),
        bot: (!is_person).then_some(Level::Casual),
    };
    let participants = persons.iter().enumerate().map(sit).collect();
    let session = Session::new(options.rules(), participants, Seed(seed)).unwrap();
    TableState::new(session, Sort::Rank)
}

/// What the table draws and says of its state, which must be the same whatever is hidden.
fn shown(state: &TableState) -> impl PartialEq + core::fmt::Debug {
    let layout = Layout::new(1010.0, 640.0, state.session().participants().len() - 1);
    let (own, shared) = (texts(Lang::En), Texts::of(Lang::En));
    let lines = TableState::log_lines(state.session(), own, shared);
    (
        state.seen(),
        state.hand(),
        sprites(state, &Preview::new(state, &[]), &layout),
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>(),
        (state.step(), state.sentence(own, shared)),
        (state.refusal(own), state.forecast(None, None, own)),
    )
}

/// Lets the match go on by one step. Persons ask for their hands and bots answer; all play plainly, and call if `calls`.
fn advance(state: TableState, calls: bool) -> TableState {
    let run = &state.run;
    let event = match (run.turned_to(), run.actor(), run.bot_to_ask()) {
        (Some(_), ..) if run.looks_on().is_some() => RunEvent::Cover,
        (Some(seat), ..) => RunEvent::Uncover(seat),
        (None, Some(seat), _) => {
            let action = plain_choice(run.session.game(), seat, calls);
            let event = match action {
                Action::Discard(cards) => {
                    let hand = state.hand();
                    let at = super::super::super::hand::places(&hand, cards.as_slice());
                    let chosen = at.into_iter().map(|place| TableEvent::Toggle(hand[place]));
                    let state = after(state.clone(), chosen);
                    return after(state, [TableEvent::Discard]);
                }
                Action::Call => TableEvent::Call,
                draw => TableEvent::Draw(draw),
            };
            return after(state, [event]);
        }
        (None, None, Some(bot)) => {
            let action = plain_choice(run.session.game(), bot, calls);
            RunEvent::Bot(bot, run.decisions(bot), action)
        }
        (None, None, None) if run.session.due() == Due::NextRound => RunEvent::NextRound,
        (None, None, None) => RunEvent::Luck(run.generation),
    };
    after(state, [TableEvent::Run(event)])
}

#[test]
fn what_a_covered_table_draws_and_says_is_what_everybody_may_know() {
    let (mut covered, mut looked_on) = (0, 0);
    for (persons, seed) in [(&[true; 4][..], 1), (&[true, false, true], 2)] {
        let mut state = seated(persons, seed);
        for _ in 0..300 {
            if state.run.is_covered() {
                covered += 1;
                assert_eq!(state.seen(), state.game().view(None).open());
                assert!(state.hand().is_empty() && state.selected.is_empty());
                let public = |card: Card| {
                    Seat::all(4).any(|seat| state.seen().hand(seat).bag().count(card) > 0)
                        || state.seen().latest().count(card) > 0
                        || state
                            .discards()
                            .any(|(_, cards)| cards.as_slice().contains(&card))
                };
                let layout = Layout::new(1010.0, 640.0, persons.len() - 1);
                let drawn = sprites(&state, &Preview::new(&state, &[]), &layout);
                assert!(drawn.iter().filter_map(|one| one.id.card()).all(public));
                // Nobody can do anything but uncover.
                let keys = [
                    TableEvent::Discard,
                    TableEvent::Draw(Action::Stock),
                    TableEvent::Call,
                    TableEvent::Sort(Sort::Suit),
                ];
                assert_eq!(after(state.clone(), keys), state);
            } else if let Some(seat) = state.run.actor().or(state.run.looks_on()) {
                looked_on += usize::from(state.run.actor().is_none());
                assert_eq!(state.seen(), state.game().view(Some(seat)).open());
                assert_eq!(state.hand().len(), state.game().hand(seat).len());
            }
            if state.session().due() == Due::Nothing {
                break;
            }
            state = advance(state, true);
        }
    }
    assert!(covered > 100 && looked_on > 50, "{covered}, {looked_on}");
}

#[test]
fn the_log_of_several_persons_tells_nobody_what_they_drew() {
    let mut state = seated(&[true, true], 5);
    let mut alone = seated(&[true, false], 5);
    let drawn = |state: &TableState| {
        let (own, shared) = (texts(Lang::En), Texts::of(Lang::En));
        let lines = TableState::log_lines(state.session(), own, shared);
        let told = |card: Card| (own.you_drew)(card);
        let all: Vec<String> = Card::all().map(told).collect();
        lines.iter().filter(|line| all.contains(&line.text)).count()
    };
    for _ in 0..120 {
        state = advance(state, false);
        alone = advance(alone, false);
    }
    assert_eq!(drawn(&state), 0);
    assert!(drawn(&alone) > 0);
}

#[test]
fn a_hand_is_covered_again_when_the_page_is_left_or_the_turn_passes() {
    let mut state = seated(&[true, true], 3);
    // The next one is the first person, whom an action without a seat would be taken for.
    while state.run.turned_to() != Some(Seat::FIRST.next(2)) {
        state = advance(state, false);
    }
    let seat = state.run.turned_to().unwrap();
    let open = after(state.clone(), [TableEvent::Run(RunEvent::Uncover(seat))]);
    assert_eq!(open.run.actor(), Some(seat));
    let chosen = after(open.clone(), [TableEvent::Toggle(open.hand()[0])]);
    let left = after(chosen, [TableEvent::Run(RunEvent::Cover)]);
    assert_eq!(shown(&left), shown(&state));
    // Somebody else's button, pressed too late, shows nothing.
    let other = seat.next(2);
    let late = after(state.clone(), [TableEvent::Run(RunEvent::Uncover(other))]);
    assert!(late.run.is_covered());
    let drawn = after(
        advance(open.clone(), false),
        [TableEvent::Draw(Action::Stock)],
    );
    let looking = after(
        drawn.clone(),
        [TableEvent::Run(RunEvent::Luck(drawn.run.generation))],
    );
    for state in [&drawn, &looking] {
        assert_eq!(state.run.looks_on(), Some(seat));
        assert_eq!(state.run.actor(), None, "the turn has passed");
    }
    assert_eq!(looking.hand().len(), drawn.hand().len() + 1);
    // Nothing is played for the next person, and nothing is said of their hand.
    let own = texts(Lang::En);
    for event in [
        TableEvent::Call,
        TableEvent::Discard,
        TableEvent::Draw(Action::Stock),
    ] {
        let tried = after(looking.clone(), [event]);
        assert_eq!(tried.session(), looking.session());
        let refusal = tried.refusal(own).unwrap_or_default();
        assert!(!refusal.contains(char::is_numeric), "{refusal}");
    }
    // Nobody else's hand is shown in place of it.
    let next = after(
        looking.clone(),
        [TableEvent::Run(RunEvent::Uncover(seat.next(2)))],
    );
    assert_eq!(next.run.looks_on(), Some(seat));
    let passed = after(looking, [TableEvent::Run(RunEvent::Cover)]);
    assert!(passed.run.is_covered() && passed.run.turned_to() == Some(seat.next(2)));
    // What is loaded anew is covered.
    let loaded = TableState::new(open.session().clone(), Sort::Rank);
    assert_eq!(shown(&loaded), shown(&state));
}

#[test]
fn nothing_is_taken_back_once_the_next_person_has_seen_their_hand() {
    let mut state = seated(&[true, true], 3);
    while state.run.actor().is_none() {
        state = advance(state, false);
    }
    let first = state.run.actor().unwrap();
    state = advance(state, false);
    assert!(state.run.can_undo(), "within a turn");
    // A card of the discards: nothing hidden is revealed.
    let mut take = None;
    state.game().actions(first, &mut |action| {
        if let Action::Take(_) = action {
            take = take.or(Some(action));
        }
    });
    let state = after(state, [TableEvent::Draw(take.unwrap())]);
    let next = state.run.turned_to().unwrap();
    assert_ne!(next, first);
    assert!(state.run.can_undo(), "nobody has seen anything");
    let undone = after(state.clone(), [TableEvent::Run(RunEvent::Undo)]);
    assert_eq!(undone.run.turned_to(), Some(first), "whoever pressed that");
    let reloaded = TableState::new(state.session().clone(), Sort::Rank);
    assert!(!reloaded.run.can_undo(), "somebody may have seen something");
    let seen = after(state, [TableEvent::Run(RunEvent::Uncover(next))]);
    assert!(!seen.run.can_undo());
    let covered = after(seen.clone(), [TableEvent::Run(RunEvent::Cover)]);
    assert!(!covered.run.can_undo());
    assert_eq!(
        after(covered.clone(), [TableEvent::Run(RunEvent::Undo)]),
        covered
    );
    // The next person's own decision can be taken back, but not the one before.
    let played = advance(seen, false);
    assert!(played.run.can_undo());
    let undone = after(played, [TableEvent::Run(RunEvent::Undo)]);
    assert_eq!(undone.run.actor(), Some(next));
    assert!(!undone.run.can_undo());
}

#[test]
fn everybody_finds_their_hand_in_their_own_order() {
    let mut state = seated(&[true, true], 3);
    while state.run.actor().is_none() {
        state = advance(state, false);
    }
    let first = state.run.actor().unwrap();
    let last = *state.hand().last().unwrap();
    state = after(state, [TableEvent::Move(last, 0)]);
    let order = state.hand();
    assert_eq!(order[0], last);
    let covered = after(state, [TableEvent::Run(RunEvent::Cover)]);
    let shown = after(covered, [TableEvent::Run(RunEvent::Uncover(first))]);
    assert_eq!(shown.hand(), order);
}

/// While a bot thinks, somebody else may hold the device already.
#[test]
fn what_is_taken_back_while_a_bot_thinks_shows_nobody_a_hand() {
    let mut state = seated(&[true, false, true], 3);
    while state.run.actor() != Some(Seat::FIRST) {
        state = advance(state, false);
    }
    state = advance(state, false);
    let mut take = None;
    state.game().actions(Seat::FIRST, &mut |action| {
        if let Action::Take(_) = action {
            take = take.or(Some(action));
        }
    });
    let state = after(state, [TableEvent::Draw(take.unwrap())]);
    assert!(state.run.bot_to_ask().is_some() && state.run.can_undo());
    let undone = after(state, [TableEvent::Run(RunEvent::Undo)]);
    assert_eq!(undone.run.turned_to(), Some(Seat::FIRST));
    assert!(undone.hand().is_empty(), "it is asked for once more");
}
