//! A line of play on the board: arrows for moves, rings for flips, and the values that the dice would show.

use engine::debacle::{Action, Illegal, Position, Side, Square, Value};
use yew::prelude::*;

use super::layout::Layout;
use crate::die::{pips, side_key};
use table::hint::Mark;
use table::{Factor, Px};

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
    /// The die that it captures.
    captured: Option<(Side, Value)>,
    /// How it is drawn.
    look: Look,
}

/// How an action is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Look {
    /// As a step of a line: a small die on the arrow.
    Step,
    /// As another marked action is better: the same, faintly.
    Faint,
    /// As what is advised: the die as it would stand on its square.
    Ghost,
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

/// The width of a small die, in pixels, and that of a captured one, in widths of a square.
const SMALL_DIE: f64 = 25.2;
const CAPTURED_DIE: f64 = 0.34;

/// The drawings of actions on the board.
#[component]
pub fn Arrows(props: &ArrowsProps) -> Html {
    let ArrowsProps { layout, strokes } = props;
    let draw = |(index, stroke): (usize, &Stroke)| drawn(index, stroke, layout);
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

fn drawn(index: usize, stroke: &Stroke, layout: &Layout) -> Html {
    let middle = |square| layout.square(square).middle();
    let ((x1, y1), (x2, y2)) = (middle(stroke.from), middle(stroke.to));
    let still = stroke.from == stroke.to;
    let on_the_way = |part: f64| (x1 + part * (x2 - x1), y1 + part * (y2 - y1));
    let is_ghost = stroke.look == Look::Ghost;
    // The arrow ends where the die would stand.
    let (end, place, width) = if is_ghost {
        let length = (x2 - x1).hypot(y2 - y1).max(1.0);
        let end = on_the_way(1.0 - layout.die() / 2.0 / length);
        (end, (x2, y2), layout.die())
    } else {
        ((x2, y2), on_the_way(0.75), SMALL_DIE)
    };
    let class = classes!(
        "stroke",
        (stroke.look == Look::Faint).then_some("is-faint"),
        is_ghost.then_some("is-ghost"),
    );
    let corner = (1.0 - CAPTURED_DIE) / 2.0 * layout.cell();
    let captured = |(side, value)| {
        let place = (x2 + corner, y2 + corner);
        die("captured", side, value, place, CAPTURED_DIE * layout.cell())
    };
    html! {
        <g key={index} {class} data-side={side_key(stroke.side)}>
            <circle key="ring" class="ring" cx={plain(x1)} cy={plain(y1)} r={plain(layout.cell() * 0.4)}
                visibility={if still { "visible" } else { "hidden" }} />
            <line key="line" x1={plain(x1)} y1={plain(y1)} x2={plain(end.0)} y2={plain(end.1)}
                marker-end={(!still).then_some("url(#arrow-head)")} />
            { die("die", stroke.side, stroke.value, place, width) }
            { stroke.captured.filter(|_| is_ghost).map(captured).unwrap_or_default() }
        </g>
    }
}

/// A die of this width about a place; a captured one is crossed out.
fn die(key: &'static str, side: Side, value: Value, (x, y): (f64, f64), width: f64) -> Html {
    let corner = width / 2.0;
    let transform = format!(
        "translate({} {}) scale({})",
        plain(x - corner),
        plain(y - corner),
        Factor(width / 60.0)
    );
    html! {
        <g {key} class="stroke-die" data-die={key} data-side={side_key(side)} {transform}>
            <path key="face" d={outline(side)} />
            { for pips(value).iter().map(|(x, y)| html! {
                <circle key={format!("{x}-{y}")} cx={x.to_string()} cy={y.to_string()} r="6.4" />
            }) }
            { (key == "captured").then(|| html! { <path key="cross" class="cross" d="M4 4L56 56M56 4L4 56" /> }) }
        </g>
    }
}

/// The drawings of the first actions of a line, each from the position after the one before.
pub fn line_of_play(position: &Position, line: &[Action]) -> Vec<Stroke> {
    let mut position = *position;
    let mut strokes = Vec::new();
    for action in line.iter().take(MAX_STROKES) {
        // An illegal action ends the line.
        match stroke(&mut position, *action, Look::Step) {
            Ok(shown) => strokes.extend(shown),
            Err(_) => break,
        }
    }
    strokes
}

/// The drawings of marked actions, all from this position. The best one comes last, so that it is on top.
pub fn hinted(position: &Position, marks: &[Mark<Action>]) -> Vec<Stroke> {
    let one = |mark: &Mark<Action>| {
        let look = if mark.badge.is_best() {
            Look::Ghost
        } else {
            Look::Faint
        };
        stroke(&mut position.clone(), mark.action, look)
    };
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
fn stroke(position: &mut Position, action: Action, look: Look) -> Result<Option<Stroke>, Illegal> {
    let captured = match action {
        Action::Capture(way) => position.board().get(way.to()),
        _ => None,
    };
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
        // Of doubles that are taken, what stays is the opponent's.
        let (side, value) = position.board().get(to)?;
        Some(Stroke {
            side,
            from,
            to,
            value,
            captured,
            look,
        })
    }))
}

/// A length without its unit.
fn plain(length: f64) -> String {
    Px(length).to_string().trim_end_matches("px").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::debacle::{Debacle, Rules};
    use engine::{Match, Seed};
    use rand::SeedableRng;
    use rand::seq::IteratorRandom;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use table::hint::Badge;

    #[test]
    fn the_best_is_drawn_as_it_would_stand_and_shows_what_it_captures() {
        let mut play = Match::<Debacle>::new(Rules::default()).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut captures = 0;
        for _ in 0..200 {
            play.draw_all(Seed(5));
            let position = *play.game().position();
            let mut actions = Vec::new();
            position.actions(&mut |action| actions.push(action));
            let Some(action) = actions.into_iter().choose(&mut rng) else {
                break;
            };
            let marks = [Badge::Better, Badge::Played].map(|badge| Mark { action, badge });
            let strokes = hinted(&position, &marks);
            let looks: Vec<Look> = strokes.iter().map(|stroke| stroke.look).collect();
            assert!(looks.is_empty() || looks == [Look::Faint, Look::Ghost]);
            for stroke in &strokes {
                let enemy = position.board().get(stroke.to);
                let is_capture = matches!(action, Action::Capture(_));
                assert_eq!(stroke.captured, enemy.filter(|_| is_capture));
                captures += usize::from(is_capture);
            }
            if play.act(position.mover().seat(), action).is_err() {
                break;
            }
        }
        assert!(captures > 0);
    }
}
