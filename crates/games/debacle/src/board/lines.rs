//! The line of a side: its player, its actions left, its points, and its progress to 30.

use engine::debacle::{CAPTURES, GOAL, Side};
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::words::aims;
use crate::die::side_key;
use table::{Victory, name};
use ui::i18n::Texts as Page;

/// The line of a side.
pub fn line(props: &StageProps, layout: &Layout, side: Side, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let (game, position) = (session.game(), state.position());
    let seat = side.seat();
    let level = session.participants()[seat.index()].bot;
    let pile = position.pile(side);
    let (total, gain) = (game.total(side), pile.points());
    let turns = position.mover() == side && !position.is_over();
    let thinks = state.run.bot_to_ask() == Some(seat);
    let class = classes!(
        "side-line",
        Victory::of(session, props.over && state.looking.is_none()).class(seat),
        turns.then_some("is-turn"),
        thinks.then_some("is-thinking")
    );
    let part = |points: u32| format!("{}%", (100 * points / u32::from(GOAL)).min(100));
    let left = if turns { position.actions_left() } else { 0 };
    let dots = "●".repeat(left.into());
    let said = (texts.standing)(total, gain, pile.len(), CAPTURES);
    // Once the round is over, captured dice may have their room.
    let plays_on = !position.is_over();
    let (needs, worth) = aims(game, &position, side);
    html! {
        <section key={side_key(side)} {class} style={layout.line(side).style()} data-side={side_key(side)}
            aria-label={(texts.side)(side)}>
            <p key="name" class="side-name">
                <span key="mark" class="side-mark" data-side={side_key(side)} aria-hidden="true" />
                <span key="name" class="name-text">{ name(session, seat, page) }</span>
                <span key="level" class="name-level" hidden={level.is_none()}>
                    { level.map(|level| (page.common.level)(level)).unwrap_or_default() }
                </span>
                <span key="actions" class="actions-left" hidden={left == 0} data-actions={left.to_string()}>
                    <span key="dots" aria-hidden="true">{ dots }</span>
                    <span key="words" class="visually-hidden">{ (texts.actions_left)(left) }</span>
                </span>
            </p>
            <p key="points" class="side-points" data-total={side_key(side)}>
                <strong key="total" aria-hidden="true">{ total }</strong>
                <span key="gain" hidden={gain == 0} aria-hidden="true">{ format!(" + {gain}") }</span>
                <span key="words" class="visually-hidden">{ said }</span>
                { aim("needs", needs, texts.to_win, plays_on) }
                { aim("worth", worth, texts.to_capture, plays_on) }
            </p>
            <div key="bar" class="goal-bar" aria-hidden="true">
                <span key="so-far" class="so-far" style={format!("width:{}", part(u32::from(total) + gain))} />
                <span key="total" class="total" style={format!("width:{}", part(total.into()))} />
            </div>
        </section>
    }
}

/// A number of points that a side plays for, with a sign and with words. Where there is little room, only screen
/// readers get the words.
fn aim(key: &'static str, points: u32, words: &'static str, plays_on: bool) -> Html {
    html! {
        <span {key} class="aim" data-aim={key} title={format!("{points} {words}")} hidden={points == 0 || !plays_on}>
            <span key="sign" class="aim-sign" aria-hidden="true" />
            { points }<span key="words" class="aim-words">{ format!(" {words}") }</span>
        </span>
    }
}
