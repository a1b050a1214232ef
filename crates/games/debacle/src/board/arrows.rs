//! A line of play on the board: arrows for moves, rings for flips, and the values that the dice would show.

use engine::debacle::{Action, Illegal, Position, Side, Square, Value};
use yew::prelude::*;

use super::layout::Layout;
use crate::die::{pips, side_key};
use table::Px;
use table::hint::Mark;

/// The most actions that are drawn: more would hide the board.
const MAX_STROKES: usize = 5;

/// The drawing of an action.
#[derive(Clone, PartialEq)]
pub struct Stroke {
    /// The side that acts.
    side: Side,
    from: Square,
    to: Square,
    /// The value that the die shows afterwards.
    value: Value,
    /// Whether another marked action is better.
    faint: bool,
}

/// The outline of a side's die, as an SVG path in a square of 60: red has round corners, black has cut ones.
const fn outline(side: Side) -> &'static str {
    match side {
        Side::Red => {
            "M15 0h30a15 15 0 0 1 15 15v30a15 15 0 0 1 -15 15h-30a15 15 0 0 1 -15 -15v-30a15 15 0 0 1 15 -15z"
        }
        Side::Black => "M11 0h38l11 11v38l-11 11h-38l-11 -11v-38z",
    }
}

/// Props of [`Arrows`].
#[derive(Properties, PartialEq)]
pub struct ArrowsProps {
    /// The layout of the table.
    pub layout: Layout,
    /// The drawings.
    pub strokes: Vec<Stroke>,
}

/// The drawings of actions on the board.
#[component]
pub fn Arrows(props: &ArrowsProps) -> Html {
    let ArrowsProps { layout, strokes } = props;
    let middle = |square| layout.square(square).middle();
    let draw = |(index, stroke): (usize, &Stroke)| {
        let ((x1, y1), (x2, y2)) = (middle(stroke.from), middle(stroke.to));
        let still = stroke.from == stroke.to;
        let (x, y) = ((x1 + 3.0 * x2) / 4.0, (y1 + 3.0 * y2) / 4.0);
        html! {
            <g key={index} class={classes!("stroke", stroke.faint.then_some("is-faint"))} data-side={side_key(stroke.side)}>
                <circle key="ring" class="ring" cx={plain(x1)} cy={plain(y1)} r={plain(layout.cell() * 0.4)}
                    visibility={if still { "visible" } else { "hidden" }} />
                <line key="line" x1={plain(x1)} y1={plain(y1)} x2={plain(x2)} y2={plain(y2)}
                    marker-end={(!still).then_some("url(#arrow-head)")} />
                <g key="die" class="stroke-die" transform={format!("translate({} {}) scale(0.42)", plain(x - 12.6), plain(y - 12.6))}>
                    <path key="face" d={outline(stroke.side)} />
                    { for pips(stroke.value).iter().map(|(x, y)| html! {
                        <circle key={format!("{x}-{y}")} cx={x.to_string()} cy={y.to_string()} r="6.4" />
                    }) }
                </g>
            </g>
        }
    };
    html! {
        <svg class="arrows" aria-hidden="true" focusable="false" data-strokes={strokes.len().to_string()}>
            <defs key="defs">
                <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
                    <path d="M0 0L10 5L0 10z" />
                </marker>
            </defs>
            <g key="strokes">{ for strokes.iter().enumerate().map(draw) }</g>
        </svg>
    }
}

/// The drawings of the first actions of a line, each from the position after the one before.
pub fn line_of_play(position: &Position, line: &[Action]) -> Vec<Stroke> {
    let mut position = *position;
    let mut strokes = Vec::new();
    for action in line.iter().take(MAX_STROKES) {
        // An illegal action ends the line.
        match stroke(&mut position, *action, false) {
            Ok(shown) => strokes.extend(shown),
            Err(_) => break,
        }
    }
    strokes
}

/// The drawings of marked actions, all from this position. The best one comes last, so that it is on top.
pub fn hinted(position: &Position, marks: &[Mark<Action>]) -> Vec<Stroke> {
    let one =
        |mark: &Mark<Action>| stroke(&mut position.clone(), mark.action, !mark.badge.is_best());
    marks
        .iter()
        .rev()
        .filter_map(|mark| one(mark).ok()?)
        .collect()
}

/// Takes an action, and returns its drawing; `None` for an action without a square.
///
/// # Errors
/// If the action is not legal in the position.
fn stroke(position: &mut Position, action: Action, faint: bool) -> Result<Option<Stroke>, Illegal> {
    let side = position.mover();
    let squares = match action {
        Action::Roll(way) | Action::Capture(way) => Some((way.from(), way.to())),
        Action::Flip(square) | Action::Recover(square) | Action::Keep(square) => {
            Some((square, square))
        }
        Action::Return(square) => position.returning().map(|from| (from, square)),
        Action::Decline => None,
    };
    position.act(action)?;
    Ok(squares.and_then(|(from, to)| {
        let (_, value) = position.board().get(to)?;
        Some(Stroke {
            side,
            from,
            to,
            value,
            faint,
        })
    }))
}

/// A length without its unit.
fn plain(length: f64) -> String {
    Px(length).to_string().trim_end_matches("px").to_owned()
}
