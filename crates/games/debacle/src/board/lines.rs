//! The line of a side: its player, its actions left, its points, and its progress to 30.

use engine::GameId;
use engine::debacle::{CAPTURES, GOAL, Side};
use protocol::Level;
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::table_model::aims;
use crate::die::side_key;
use crate::texts::DebacleTexts;
use table::{Victory, face, level_name, name};
use ui::i18n::{Texts as SharedTexts, use_texts};

/// The line of a side.
pub fn line(props: &StageProps, layout: &Layout, side: Side, shared: &'static SharedTexts) -> Html {
    let state = &props.state;
    let session = state.session();
    let (game, position, seat) = (session.game(), state.position(), side.seat());
    let turns = position.mover() == side && !position.is_over();
    let pile = position.pile(side);
    let line = SideLineProps {
        side,
        style: layout.line(side).style().into(),
        name: name(session, seat, shared).to_owned().into(),
        level: session.participants()[seat.index()].bot,
        rank: Victory::of(session, props.over && state.looking.is_none()).class(seat),
        turns,
        thinks: state.run.bot_to_ask() == Some(seat),
        left: if turns { position.actions_left() } else { 0 },
        total: game.total(side),
        gain: pile.points(),
        captures: pile.len(),
        aims: aims(game, &position, side),
        // Once the round is over, captured dice may have their room.
        plays_on: !position.is_over(),
        texts: props.texts,
    };
    html! { <SideLine key={side_key(side)} ..line /> }
}

/// Props of [`SideLine`].
#[derive(Properties, Clone, PartialEq)]
struct SideLineProps {
    side: Side,
    style: AttrValue,
    name: AttrValue,
    level: Option<Level>,
    /// The class of those who have won or lost.
    rank: Option<&'static str>,
    /// Whether it is the side's turn.
    turns: bool,
    /// Whether the table waits for its bot.
    thinks: bool,
    /// The number of actions left in the turn.
    left: u8,
    /// The points of the rounds before.
    total: u16,
    /// The points of the captured dice.
    gain: u32,
    /// The number of captured dice.
    captures: u32,
    /// The points that the side needs to win, and those that a capture brings; see [`aims`].
    aims: (u32, u32),
    /// Whether the round is still played.
    plays_on: bool,
    texts: &'static DebacleTexts,
}

/// The line of a side.
#[component]
fn SideLine(props: &SideLineProps) -> Html {
    let SideLineProps {
        side,
        level,
        turns,
        left,
        total,
        gain,
        plays_on,
        texts,
        ..
    } = *props;
    let shared = use_texts();
    let class = classes!(
        "side-line",
        props.rank,
        turns.then_some("is-turn"),
        props.thinks.then_some("is-thinking")
    );
    let part = |points: u32| format!("{}%", (100 * points / u32::from(GOAL)).min(100));
    let sentence = (texts.standing)(total, gain, props.captures, CAPTURES);
    let (needs, worth) = props.aims;
    html! {
        <section {class} style={&props.style} data-side={side_key(side)} aria-label={(texts.side)(side)}>
            <div key="name" class="side-name" data-face={face(&props.name, level.is_some())}>
                <span key="mark" class="side-mark" data-side={side_key(side)} aria-hidden="true" />
                <span key="name" class="name-text">{ &props.name }</span>
                { level_name(GameId::Debacle, level, true, shared) }
                <span key="actions" class="actions-left" hidden={left == 0} data-actions={left.to_string()}>
                    { for (0..left).map(|index| html! { <span key={index} class="action-left" /> }) }
                    <span key="words" class="visually-hidden">{ (texts.actions_left)(left) }</span>
                </span>
            </div>
            <div key="points" class="side-points" data-total={side_key(side)}>
                <strong key="total" aria-hidden="true">{ total }</strong>
                <span key="gain" hidden={gain == 0} aria-hidden="true">{ format!(" + {gain}") }</span>
                <span key="words" class="visually-hidden">{ sentence }</span>
                { aim("needs", needs, texts.to_win, plays_on) }
                { aim("worth", worth, texts.to_capture, plays_on) }
            </div>
            <div key="bar" class="goal-bar" aria-hidden="true">
                <span key="so-far" class="so-far" style={format!("width:{}", part(u32::from(total) + gain))} />
                <span key="total" class="total" style={format!("width:{}", part(total.into()))} />
            </div>
        </section>
    }
}

/// A number of points that a side plays for, with a sign and with words. Where there is little room, only screen
/// readers get the words.
fn aim(key: &'static str, points: u32, text: &'static str, plays_on: bool) -> Html {
    html! {
        <span {key} class="aim" data-aim={key} title={format!("{points} {text}")} hidden={points == 0 || !plays_on}>
            <span key="sign" class="aim-sign" aria-hidden="true" />
            { points }<span key="words" class="aim-texts">{ format!(" {text}") }</span>
        </span>
    }
}
