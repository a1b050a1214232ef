//! The row of buttons: flip, decline, show threats, turn the board; and the lid of the game's box, opposite to them.

use yew::prelude::*;

use super::hints;
use super::layout::Layout;
use super::props::StageProps;
use super::state::{TableEvent, threatened};
use engine::GameId;
use model::lang::Lang;
use table::hint::{badge, texts as hint_texts};
use table::{Px, key_cap};
use ui::announce::say;
use ui::sign::{TURN, drawn};

/// The row of buttons.
pub fn tools(props: &StageProps, layout: &Layout, lang: Lang) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let send = |event: TableEvent| {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(event.clone()))
    };
    let acts = state.acting().is_some() && state.looking.is_none();
    let flips = state.in_hand().is_some_and(|square| state.can_flip(square));
    let declined = hints::decline(&props.marks).map(|mark| badge(mark, true, hint_texts(lang)));
    // Declining that is marked while nobody can decline, as in a review, is shown as text.
    let looked_at = declined.clone().filter(|_| !state.can_decline());
    // The number is told where the person has clicked: the sentence above the board may be that of a hint.
    let threats = match state.threats {
        true => format!(
            "{} ({})",
            texts.threats,
            threatened(&state.position()).len()
        ),
        false => texts.threats.to_owned(),
    };
    html! {
        <div key="tools" class={classes!("tools", layout.is_beside().then_some("is-beside"))} style={layout.tools().style()} hidden={!layout.has_tools()}>
            <button key="flip" type="button" class="button" data-action="flip" hidden={!acts}
                aria-disabled={(!flips).to_string()} onclick={send(TableEvent::Flip(None))}>{ texts.flip }{ key_cap("F") }</button>
            <button key="decline" type="button" class="button primary" data-action="decline" hidden={!state.can_decline()}
                onclick={send(TableEvent::Decline)}>{ texts.decline }{ key_cap("D") }{ declined.unwrap_or_default() }</button>
            <span key="declined" class="marked-action" hidden={looked_at.is_none()} aria-hidden="true">
                { texts.decline }{ looked_at.unwrap_or_default() }
            </span>
            <button key="threats" type="button" class="button quiet" data-action="threats"
                aria-pressed={state.threats.to_string()} onclick={send(TableEvent::Threats)}>{ threats }{ key_cap("T") }</button>
            { say(if state.threatens_nothing() { texts.no_threats } else { "" }) }
            <button key="turn" type="button" class="button quiet" data-action="turn-board"
                title={texts.turn_board} onclick={send(TableEvent::TurnBoard)}>
                { drawn(TURN) }<span key="label" class="tool-label">{ texts.turn_board }</span>
            </button>
        </div>
    }
}

/// The lid of the game's box, which lies on the table where the buttons beside the board leave as much room on its other
/// side.
pub fn lid(layout: &Layout) -> Html {
    let room = layout.room_opposite();
    html! {
        <div key="lid" class="lid" data-game={GameId::Debacle.name()} aria-hidden="true" hidden={room.is_none()}
            style={room.map(|room| format!("--room:{}", Px(room)))}>{ GameId::Debacle.title() }</div>
    }
}
