//! The texts of the rivals' places, and their hands for screen readers.

use engine::dumble::{Action, Card, Dumble, Hand};
use engine::{Entry, Seat};
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::score_note::{score_note, total};
use super::state::TableState;
use super::words;
use crate::texts::DumbleTexts;
use table::{Px, Victory};
use ui::i18n::Texts as Page;

/// The width of the number of cards, in pixels.
const COUNT: f64 = 24.0;

/// The rivals: name, level, total, number of cards, last turn.
pub fn rivals(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let session = props.state.session();
    let near = session.viewpoint();
    let seats = Seat::all(session.participants().len()).filter(|seat| *seat != near);
    html! {
        <div key="rivals">
            { for seats.enumerate().map(|(index, seat)| rival(props, layout, index, seat, page)) }
        </div>
    }
}

fn rival(
    props: &StageProps,
    layout: &Layout,
    index: usize,
    seat: Seat,
    page: &'static Page,
) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let (session, seen) = (state.session(), state.seen());
    let name = table::name(session, seat, page);
    let level = session.participants()[seat.index()].bot;
    let out = !seen.playing().contains(seat);
    let thinks = state.run.bot_to_ask() == Some(seat) && state.run.waits_for_bots();
    let tells = state.scoring();
    let class = classes!(
        "seat",
        Victory::of(session, tells.is_some_and(|scoring| scoring.scores())).class(seat),
        thinks.then_some("is-thinking"),
        out.then_some("is-out")
    );
    let last = if out {
        texts.is_out.into()
    } else if tells.is_some_and(|scoring| scoring.points()) {
        score_note(state, seat, name, texts)
    } else {
        last_turn(state, seat, name, texts)
    };
    let total = total(state, seat);
    let (hidden, shown) = counts(seen.hand(seat));
    // The number of hidden cards covers none that is face up: these lie to the right.
    let aside = (shown > 0).then(|| {
        let place = layout.rivals_card(index, hidden, hidden, shown);
        let right = (place.x - layout.rival(index).x - COUNT).max(0.0);
        format!("justify-self:start;margin-inline-start:{}", Px(right))
    });
    html! {
        <section key={seat.index()} {class} style={layout.rival(index).style()}
            aria-label={name.to_owned()} data-rival={seat.index().to_string()}>
            <p key="name" class="seat-name">
                <span key="name" class="name-text">{ name }</span>
                <span key="level" class="name-level" hidden={level.is_none()}>
                    { level.map(|level| (page.common.level)(level)).unwrap_or_default() }
                </span>
                <strong key="total" class="name-score" title={(texts.total_is)(total)} data-total={seat.index().to_string()}>
                    { total }<span key="words" class="visually-hidden">{ (texts.points_word)(total) }</span>
                </strong>
            </p>
            <p key="cards" class="visually-hidden">{ hand_text(seen.hand(seat), texts) }</p>
            <span key="count" class="card-count" hidden={out || hidden == 0} style={aside} aria-hidden="true">
                { seen.hand(seat).len() }
            </span>
            <p key="last" class="seat-last">{ last }</p>
        </section>
    }
}

/// How many cards of a hand are hidden, and how many shown.
fn counts(hand: Hand) -> (usize, usize) {
    let shown = hand.cards().count();
    (hand.len() - shown, shown)
}

/// The number of cards in a hand and the cards that are known, in words.
fn hand_text(hand: Hand, texts: &DumbleTexts) -> String {
    let shown: Vec<Card> = hand.cards().collect();
    (texts.holds)(hand.len(), &shown)
}

/// A seat's last turn in this round: in small cards, and for screen readers in the words of the log.
fn last_turn(state: &TableState, seat: Seat, name: &str, texts: &DumbleTexts) -> Html {
    let actions = last_actions(state.session().play().log(), seat);
    let told = actions
        .iter()
        .map(|action| action_text(*action, name, texts));
    html! {
        <>
            <span key="signs" class="seat-signs" aria-hidden="true">
                { for actions.iter().map(|action| signs(*action, texts)) }
            </span>
            <span key="words" class="visually-hidden">{ told.collect::<Vec<_>>().join(". ") }</span>
        </>
    }
}

/// The actions of a seat's last turn: a call, or a discard and, if the seat has drawn since, the draw.
fn last_actions(log: &[Entry<Dumble>], seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let round = log.iter().rev();
    for entry in round.take_while(|entry| **entry != Entry::NextRound) {
        let Entry::Act(by, action) = entry else {
            continue;
        };
        if *by == seat {
            actions.push(*action);
            if !matches!(action, Action::Take(_) | Action::Stock) {
                break;
            }
        }
    }
    actions.reverse();
    actions
}

fn signs(action: Action, texts: &DumbleTexts) -> Html {
    match action {
        Action::Discard(cards) => words::chips(cards.as_slice(), texts),
        Action::Take(card) => words::draw(words::chips(&[card], texts)),
        // Where there is no room for the words, the card's back stands for them.
        Action::Stock => html! {
            <>
                <span key="words" class="seat-drew">{ texts.drew }</span>
                <span key="back" class="seat-back">{ words::draw(words::back_chip()) }</span>
            </>
        },
        Action::Dumble => texts.dumble.into(),
    }
}

fn action_text(action: Action, name: &str, texts: &DumbleTexts) -> String {
    match action {
        Action::Discard(cards) => (texts.discards)(name, cards.as_slice()),
        Action::Take(card) => (texts.takes)(name, card),
        Action::Stock => (texts.draws)(name),
        Action::Dumble => texts.dumble.into(),
    }
}

#[cfg(test)]
mod tests {
    use engine::dumble::Cards;

    use super::*;

    #[test]
    fn the_last_turn_is_a_discard_with_what_was_drawn_then_or_a_call() {
        let (one, other) = (Seat::FIRST, Seat::new(1).unwrap());
        let card = |text: &str| text.parse::<Card>().unwrap();
        let discard = |text: &str| Action::Discard(Cards::new(&[card(text)]).unwrap());
        let act = |seat, action| Entry::Act(seat, action);
        let mut log = vec![
            act(one, Action::Dumble),
            Entry::NextRound,
            act(one, discard("KS")),
            act(one, Action::Stock),
            act(other, discard("2H")),
        ];
        let took = [discard("KS"), Action::Stock];
        assert_eq!(last_actions(&log, one), took);
        assert_eq!(last_actions(&log, other), [discard("2H")]);
        log.push(act(other, Action::Take(card("KS"))));
        log.push(act(one, discard("3C")));
        assert_eq!(last_actions(&log, one), [discard("3C")]);
        log.push(act(other, Action::Dumble));
        assert_eq!(last_actions(&log, other), [Action::Dumble]);
        assert_eq!(last_actions(&log[..2], one), []);
    }
}
