//! The layer with the pictures of the cards, which move and take no clicks.

use engine::Seat;
use engine::dekal::{CardValue, Cell};
use yew::prelude::*;

use super::layout::Layout;
use super::placement::{Card, Place, is_paired, previewed};
use super::props::StageProps;
use super::scoring::ScoringStep;
use super::state::{HoveredPush, TableState};
use super::table_model::place_name;
use crate::cards::CardFace;
use table::{DropTarget, Factor, Px, TableModel, Victory, use_drop_target_selector};

/// The pictures of all cards. The order of their elements never changes, so that the browser animates their
/// moves.
pub fn visual(props: &StageProps, layout: &Layout, placed: &[Card]) -> Html {
    let state = &props.state;
    let in_hand = state.draft_in_hand(None);
    let draft = in_hand.or_else(|| {
        state
            .advised(&props.marks)
            .filter(|_| state.selected.is_none())
    });
    let preview = match (state.hole_to_fill(), state.dragged, draft) {
        (Some(hole), None, Some((slot, draft))) => {
            let near = state.session().viewpoint();
            Some(previewed(placed, near, slot, hole, draft.push))
        }
        _ => None,
    };
    let shown = preview.as_deref().unwrap_or(placed);
    let counting = state.counting();
    let is_counting = state.is_busy();
    let entries: Vec<Place> = Seat::all(state.session().participants().len())
        .filter_map(|seat| Some(Place::Grid(seat, state.last_draft(seat)?.push.entry())))
        .collect();
    let victory = Victory::of(state.session(), props.over);
    let is_last = |place: Place| counting.is_none() && entries.contains(&place);
    let one = |(index, card): (usize, &Card)| {
        let home = placed[index].place;
        let (step, rank) = match card.place {
            Place::Centre(_) => (None, None),
            Place::Grid(seat, _) => {
                let number = counting.as_ref();
                let step = number.and_then(|(scoring, number)| scoring.at(seat, *number));
                (step, victory.class(seat))
            }
        };
        let is_paired = counting.is_none() && is_paired(shown, card);
        let class = classes!(
            "card",
            card.value.is_some().then_some("is-up"),
            is_paired.then_some("is-paired"),
            (card.place != home).then_some("is-previewed"),
            is_last(card.place).then_some("is-last"),
            motion(state, home),
            rank,
            step.map(|step| count(step, card.place, is_counting)),
        );
        let id = AttrValue::from(format!("card-{index}"));
        let style = AttrValue::from(place(card, layout));
        let (value, way, drop_target) = (card.value, way(state, home), props.drop_target.clone());
        let at = match home {
            Place::Grid(seat, cell) => Some(AttrValue::from(place_name(seat, cell))),
            Place::Centre(_) => None,
        };
        html! { <Picture key={index} {id} {class} {style} {value} {at} {way} {drop_target} /> }
    };
    let size = format!(
        "--card-w:{};--card-h:{}",
        Px(layout.card_width()),
        Px(layout.card_height())
    );
    html! {
        <div key="visual" class="visual" aria-hidden="true" style={size}>
            { for shown.iter().enumerate().map(one) }
        </div>
    }
}

/// The place of a card's picture, as a style.
fn place(card: &Card, layout: &Layout) -> String {
    let rect = match card.place {
        Place::Centre(slot) => layout.centre(slot),
        Place::Grid(seat, cell) => layout.cell(seat, cell),
    };
    format!(
        "--x:{};--y:{};--s:{}",
        Px(rect.x),
        Px(rect.y),
        Factor(rect.width / layout.card_width())
    )
}

/// Props of [`Picture`].
#[derive(Properties, PartialEq)]
struct PictureProps {
    id: AttrValue,
    class: Classes,
    style: AttrValue,
    value: Option<CardValue>,
    /// The cell on which the card lies, as the log names it.
    at: Option<AttrValue>,
    /// The hole to fill and the cell of this card, if a dragged card may make this card slide.
    way: Option<(Cell, Cell)>,
    drop_target: DropTarget<HoveredPush>,
}

/// The picture of a card, which slides along while a dragged card pushes it.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let (way, value) = (props.way, props.value);
    let slides = use_drop_target_selector(&props.drop_target, move |hover| match (way, hover) {
        (Some((hole, cell)), Some(hover)) if hover.is_legal => {
            hover.push.moved(hole).any(|moved| moved == cell)
        }
        _ => false,
    });
    let class = classes!(props.class.clone(), slides.then_some("is-sliding"));
    html! {
        <div id={props.id.clone()} {class} style={props.style.clone()} data-at={props.at.clone()}><CardFace {value} /></div>
    }
}

/// The classes of a card that the person has chosen or drags.
fn motion(state: &TableState, place: Place) -> Classes {
    match place {
        Place::Centre(slot) => classes!(
            "in-centre",
            (state.selected == Some(slot)).then_some("is-selected"),
            (state.dragged == Some(slot)).then_some("is-dragged"),
        ),
        Place::Grid(..) => Classes::new(),
    }
}

/// The hole to fill and the cell of this place, if a dragged card may make the card there slide.
fn way(state: &TableState, place: Place) -> Option<(Cell, Cell)> {
    match (place, state.hole_to_fill(), state.dragged) {
        (Place::Grid(seat, cell), Some(hole), Some(_)) if seat == state.session().viewpoint() => {
            Some((hole, cell))
        }
        _ => None,
    }
}

/// The classes of a card during and after the scoring.
fn count(step: ScoringStep, place: Place, is_counting: bool) -> Classes {
    let Place::Grid(_, cell) = place else {
        return Classes::new();
    };
    classes!(
        step.cancelled.contains(cell).then_some("is-cancelled"),
        (is_counting && step.adding == Some(cell)).then_some("is-adding"),
    )
}
