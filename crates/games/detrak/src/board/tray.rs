//! The tray: the symbols to begin with, the dice, and the piece.

use engine::detrak::{Action, Symbol};
use yew::prelude::*;

use super::piece::Piece;
use super::props::{Clicks, StageProps};
use super::state::{TableEvent, TableState};
use super::words;
use crate::symbols::symbol;
use crate::texts::DetrakTexts;
use table::key_cap;

/// The tray, below or beside the near sheet.
pub fn tray(props: &StageProps, clicks: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    html! {
        <div key="tray" class={classes!("tray", state.counting().map(|_| "is-away"))}>
            <div key="start" class="starts" role="group" aria-label={texts.prompt_start} hidden={!state.is_to_start()}>
                { for Symbol::all().map(|symbol| start(state, symbol, texts)) }
            </div>
            { dice(state, texts) }
            { piece(state, texts, clicks) }
        </div>
    }
}

/// The button of a symbol to begin with; it is disabled if another seat has the symbol.
fn start(state: &UseReducerHandle<TableState>, one: Symbol, texts: &DetrakTexts) -> Html {
    let free = state.game().free_symbols().any(|free| free == one);
    let asked = state.run.proposed == Some(Action::Start(one));
    let class = classes!("start", asked.then_some("is-asked"));
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_| dispatcher.dispatch(TableEvent::Start(one)));
    html! {
        <button key={one.index()} type="button" {class} data-start={one.to_string()}
            aria-label={(texts.symbol)(one)} aria-disabled={(!free).to_string()} {onclick}>
            { symbol(one) }
        </button>
    }
}

/// The dice as a button that rolls them.
fn dice(state: &UseReducerHandle<TableState>, texts: &DetrakTexts) -> Html {
    let turn = words::turn(state.session());
    let symbols = state.roll().map(|roll| roll.symbols());
    let faces = [symbols.map(|both| both.0), symbols.map(|both| both.1)];
    let to_roll = state.is_to_roll();
    let names = symbols.map(|(one, other)| (texts.dice_show)(one, other));
    let label = if to_roll {
        texts.roll.to_owned()
    } else {
        names.unwrap_or_else(|| texts.dice.to_owned())
    };
    let dispatcher = state.dispatcher();
    let onclick = Callback::from(move |_| {
        if to_roll {
            dispatcher.dispatch(TableEvent::Roll);
        }
    });
    // A new key makes the browser create a new element, whose animation starts again.
    let die = |(index, face): (usize, Option<Symbol>)| {
        html! {
            <span key={format!("{turn}-{index}-{}", face.is_some())}
                class={classes!("die", face.map_or("is-blank", |_| "is-rolled"))} aria-hidden="true">
                { face.map(symbol).unwrap_or_else(|| html! { <span>{ "?" }</span> }) }
            </span>
        }
    };
    html! {
        <button key="dice" type="button" class={classes!("dice", to_roll.then_some("is-lit"))} data-action="roll"
            hidden={state.is_to_start()} aria-label={label} aria-disabled={(!to_roll).to_string()} {onclick}>
            <span key="both" class="both">{ for faces.into_iter().enumerate().map(die) }</span>
            <span key="text" class="dice-text" aria-hidden="true">{ if to_roll { texts.roll } else { "\u{a0}" } }</span>
        </button>
    }
}

/// The two symbols as one piece, and the button that turns it.
fn piece(state: &UseReducerHandle<TableState>, texts: &DetrakTexts, clicks: &Clicks) -> Html {
    let piece = state.piece();
    let flat = piece.is_none_or(|piece| piece.turn.is_flat());
    let half = |piece: Piece| {
        let (leading, other) = piece.halves();
        [leading, other]
    };
    let halves = piece.map(half).into_iter().flatten().enumerate();
    let label = piece.map(|piece| {
        let (leading, other) = piece.halves();
        (texts.piece)(leading, other, piece.turn.is_flat())
    });
    let class = classes!(
        "piece",
        if flat { "is-flat" } else { "is-upright" },
        state.dragged.then_some("is-dragged"),
    );
    let dispatcher = state.dispatcher();
    let turn = Callback::from(move |_| dispatcher.dispatch(TableEvent::Turn));
    html! {
        <div key="hand" class="hand" data-hand={piece.is_some().to_string()} hidden={state.is_to_start()}>
            <button key="piece" type="button" {class} id="piece" data-piece="" tabindex="-1" aria-label={label}
                onclick={clicks.reform(|event| (event, TableEvent::Turn))}>
                { for halves.map(|(index, half)| html! {
                    <span key={index} class="half">{ symbol(half) }</span>
                }) }
            </button>
            <div key="buttons" class="turns">
                <button key="turn" type="button" class="button quiet" data-action="turn"
                    onclick={turn}>{ texts.turn_piece }{ key_cap("T") }</button>
            </div>
        </div>
    }
}
