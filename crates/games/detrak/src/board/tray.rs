//! The tray: the symbols to begin with, the dice, and the piece.

use engine::detrak::{Action, Symbol};
use yew::prelude::*;

use super::piece::Piece;
use super::props::{Clicks, StageProps};
use super::state::{TableEvent, TableState};
use crate::symbols::symbol;
use crate::texts::DetrakTexts;
use table::{TableModel, key_cap};

/// The tray, below or beside the near sheet.
pub fn tray(props: &StageProps, clicks: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let (table, is_to_start) = (state.dispatcher(), state.is_to_start());
    let free: Vec<Symbol> = state.game().free_symbols().collect();
    let start = |one: Symbol| {
        html! {
            <Start key={one.index()} {one} is_free={free.contains(&one)}
                is_asked={state.run.proposed == Some(Action::Start(one))} {texts} table={table.clone()} />
        }
    };
    html! {
        <div key="tray" class={classes!("tray", state.scoring_steps().map(|_| "is-away"))}>
            <div key="start" class="starts" role="group" aria-label={texts.prompt_start} hidden={!is_to_start}>
                { for Symbol::all().map(start) }
            </div>
            <Dice key="dice" turn={state.turn()} symbols={state.roll().map(|roll| roll.symbols())}
                to_roll={state.is_to_roll()} hidden={is_to_start} {texts} table={table.clone()} />
            <HeldPiece key="hand" piece={state.piece()} is_dragged={state.dragged} hidden={is_to_start} {texts} {clicks}
                {table} />
        </div>
    }
}

/// Props of [`Start`].
#[derive(Properties, PartialEq)]
struct StartProps {
    one: Symbol,
    /// Whether no other seat has it.
    is_free: bool,
    /// Whether the choice waits for the person's confirmation.
    is_asked: bool,
    texts: &'static DetrakTexts,
    table: UseReducerDispatcher<TableState>,
}

/// The button of a symbol to begin with; it is disabled if another seat has the symbol.
#[component]
fn Start(props: &StartProps) -> Html {
    let (one, table) = (props.one, props.table.clone());
    let class = classes!("start", props.is_asked.then_some("is-asked"));
    let onclick = Callback::from(move |_| table.dispatch(TableEvent::Start(one)));
    html! {
        <button type="button" {class} data-start={one.to_string()}
            aria-label={(props.texts.symbol)(one)} aria-disabled={(!props.is_free).to_string()} {onclick}>
            { symbol(one) }
        </button>
    }
}

/// Props of [`Dice`].
#[derive(Properties, PartialEq)]
struct DiceProps {
    turn: u32,
    /// What the dice show; `None` before the roll.
    symbols: Option<(Symbol, Symbol)>,
    /// Whether the person is to roll them.
    to_roll: bool,
    hidden: bool,
    texts: &'static DetrakTexts,
    table: UseReducerDispatcher<TableState>,
}

/// The dice as a button that rolls them.
#[component]
fn Dice(props: &DiceProps) -> Html {
    let DiceProps {
        turn,
        symbols,
        to_roll,
        texts,
        ..
    } = *props;
    let faces = [symbols.map(|both| both.0), symbols.map(|both| both.1)];
    let names = symbols.map(|(one, other)| (texts.dice_show)(one, other));
    let label = if to_roll {
        texts.roll.to_owned()
    } else {
        names.unwrap_or_else(|| texts.dice.to_owned())
    };
    let table = props.table.clone();
    let onclick = Callback::from(move |_| {
        if to_roll {
            table.dispatch(TableEvent::Roll);
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
        <button type="button" class={classes!("dice", to_roll.then_some("is-lit"))} data-action="roll"
            hidden={props.hidden} aria-label={label} aria-disabled={(!to_roll).to_string()} {onclick}>
            <span key="both" class="both">{ for faces.into_iter().enumerate().map(die) }</span>
            <span key="text" class="dice-text" aria-hidden="true">{ if to_roll { texts.roll } else { "\u{a0}" } }</span>
        </button>
    }
}

/// Props of [`HeldPiece`].
#[derive(Properties, PartialEq)]
struct HeldPieceProps {
    piece: Option<Piece>,
    is_dragged: bool,
    hidden: bool,
    texts: &'static DetrakTexts,
    clicks: Clicks,
    table: UseReducerDispatcher<TableState>,
}

/// The two symbols as one piece, and the button that turns it.
#[component]
fn HeldPiece(props: &HeldPieceProps) -> Html {
    let HeldPieceProps { piece, texts, .. } = *props;
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
        props.is_dragged.then_some("is-dragged"),
    );
    let table = props.table.clone();
    let turn = Callback::from(move |_| table.dispatch(TableEvent::Turn));
    html! {
        <div class="hand" data-hand={piece.is_some().to_string()} hidden={props.hidden}>
            <button key="piece" type="button" {class} id="piece" data-piece="" data-repeats="" tabindex="-1"
                aria-label={label}
                onclick={props.clicks.reform(|event| (event, TableEvent::Turn))}>
                { for halves.map(|(index, half)| html! {
                    <span key={index} class="half">{ symbol(half) }</span>
                }) }
            </button>
            <div key="buttons" class="turns">
                <button key="turn" type="button" class="button quiet" data-action="turn" data-repeats=""
                    onclick={turn}>{ texts.turn_piece }{ key_cap("T") }</button>
            </div>
        </div>
    }
}
