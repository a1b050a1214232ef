//! The texts of the rivals' places, and their hands for screen readers.

use std::rc::Rc;

use engine::dumble::{Action, Card, Dumble, Hand};
use engine::{Entry, GameId, Seat};
use protocol::Level;
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::score_note::{score_note, total};
use super::table_model;
use crate::texts::DumbleTexts;
use table::{Px, Victory, face, level_name};
use ui::i18n::{Texts as SharedTexts, use_texts};

/// The width of the number of cards, in pixels.
const COUNT: f64 = 24.0;

/// The rivals: name, level, total, number of cards, last turn.
pub fn rivals(props: &StageProps, layout: &Layout, shared: &'static SharedTexts) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let (session, seen) = (state.session(), state.seen());
    let near = state.run.viewpoint();
    let tells = state.scoring();
    let victory = Victory::of(session, tells.is_some_and(|scoring| scoring.scores()));
    let asked = state
        .run
        .bot_to_ask()
        .filter(|_| state.run.waits_for_bots());
    let rival = |(index, seat): (usize, Seat)| {
        let name = table::name(session, seat, shared);
        let last = if !seen.playing().contains(seat) {
            LastTurn::Out
        } else if tells.is_some_and(|scoring| scoring.points()) {
            LastTurn::Scored(score_note(state, seat, name, texts))
        } else {
            LastTurn::Actions(last_actions(session.play().log(), seat).into())
        };
        let hand = state.shown_hand(seat);
        let (hidden, shown) = counts(hand);
        let place = layout.rival(index);
        // The number of hidden cards covers none that is face up: these lie to the right.
        let aside = (shown > 0).then(|| {
            let right = layout.rivals_card(index, hidden, hidden, shown).x - place.x - COUNT;
            format!(
                "justify-self:start;margin-inline-start:{}",
                Px(right.max(0.0))
            )
            .into()
        });
        let rival = RivalProps {
            seat,
            style: place.style().into(),
            name: name.to_owned().into(),
            level: session.participants()[seat.index()].bot,
            total: total(state, seat),
            hand,
            aside,
            last,
            rank: victory.class(seat),
            thinks: asked == Some(seat),
            texts,
        };
        html! { <Rival key={seat.index()} ..rival /> }
    };
    let seats = Seat::all(session.participants().len()).filter(|seat| *seat != near);
    html! { <div key="rivals">{ for seats.enumerate().map(rival) }</div> }
}

/// What is shown below a rival's name.
#[derive(Clone, PartialEq)]
enum LastTurn {
    /// The seat is out of the match.
    Out,
    /// What the round has brought.
    Scored(Html),
    /// The actions of the last turn.
    Actions(Rc<[Action]>),
}

/// Props of [`Rival`].
#[derive(Properties, Clone, PartialEq)]
struct RivalProps {
    seat: Seat,
    style: AttrValue,
    name: AttrValue,
    level: Option<Level>,
    total: u8,
    hand: Hand,
    /// The style that puts the number of cards aside.
    aside: Option<AttrValue>,
    last: LastTurn,
    /// The class of those who have won or lost.
    rank: Option<&'static str>,
    /// Whether the table waits for its bot.
    thinks: bool,
    texts: &'static DumbleTexts,
}

/// The texts of a rival's place.
#[component]
fn Rival(props: &RivalProps) -> Html {
    let RivalProps {
        seat,
        level,
        total,
        hand,
        texts,
        ..
    } = *props;
    let shared = use_texts();
    let (name, out) = (&props.name, props.last == LastTurn::Out);
    let class = classes!(
        "seat",
        props.rank,
        props.thinks.then_some("is-thinking"),
        out.then_some("is-out")
    );
    let last = match &props.last {
        LastTurn::Out => texts.is_out.into(),
        LastTurn::Scored(note) => note.clone(),
        LastTurn::Actions(actions) => last_turn(actions, name, texts),
    };
    let (hidden, _) = counts(hand);
    html! {
        <section {class} style={&props.style} aria-label={name} data-rival={seat.index().to_string()}>
            <div key="name" class="seat-name" data-seat={seat.index().to_string()} data-face={face(name, level.is_some())}>
                <span key="name" class="name-text">{ name }</span>
                { level_name(GameId::Dumble, level, true, shared) }
                <strong key="total" class="name-score" title={(texts.total_is)(total)} data-total={seat.index().to_string()}>
                    { total }<span key="words" class="visually-hidden">{ (texts.points_word)(total) }</span>
                </strong>
            </div>
            <p key="cards" class="visually-hidden">{ hand_text(hand, texts) }</p>
            <span key="count" class="card-count" hidden={out || hidden == 0} style={&props.aside} aria-hidden="true">
                { hand.len() }
            </span>
            <div key="last" class="seat-last">{ last }</div>
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
fn last_turn(actions: &[Action], name: &str, texts: &DumbleTexts) -> Html {
    let names = actions
        .iter()
        .map(|action| action_text(*action, name, texts));
    html! {
        <>
            <span key="signs" class="seat-signs" aria-hidden="true">
                { for actions.iter().map(|action| signs(*action, texts)) }
            </span>
            <span key="words" class="visually-hidden">{ names.collect::<Vec<_>>().join(". ") }</span>
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
        Action::Discard(cards) => table_model::chips(cards.as_slice(), texts),
        Action::Take(card) => table_model::draw(table_model::chips(&[card], texts)),
        // Where there is no room for the words, the card's back stands for them.
        Action::Stock => html! {
            <>
                <span key="words" class="seat-drew">{ texts.drew }</span>
                <span key="back" class="seat-back">{ table_model::draw(table_model::back_chip()) }</span>
            </>
        },
        Action::Call => texts.dumble.into(),
    }
}

fn action_text(action: Action, name: &str, texts: &DumbleTexts) -> String {
    match action {
        Action::Discard(cards) => (texts.discards)(name, cards.as_slice()),
        Action::Take(card) => (texts.takes)(name, card),
        Action::Stock => (texts.draws)(name),
        Action::Call => texts.dumble.into(),
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
            act(one, Action::Call),
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
        log.push(act(other, Action::Call));
        assert_eq!(last_actions(&log, other), [Action::Call]);
        assert_eq!(last_actions(&log[..2], one), []);
    }
}
