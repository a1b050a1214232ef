//! A small picture of a position: the board, from the side that is to decide.

use engine::Seat;
use engine::debacle::{Action, Debacle, SIZE, Side, Square};
use yew::prelude::*;

use crate::board::goal;
use crate::die::face;
use crate::texts::texts;
use model::lang::Lang;
use table::hint::{Mark, marks_of};

/// The picture, with marks on the squares to which actions lead; the squares from which they come have a frame.
pub fn picture(game: &Debacle, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
    let board = game.position().board();
    let near = Side::of(seat).unwrap_or(Side::Red);
    let is_declined = marks.iter().any(|mark| mark.action == Action::Decline);
    let square = |square: Square| {
        let is_from = marks.iter().any(|mark| from(mark.action) == Some(square));
        let class = classes!(
            "figure-square",
            "picture-mark",
            is_from.then_some("is-from")
        );
        let die = board.get(square);
        html! {
            <span key={square.index()} {class}>
                { for die.map(|(side, value)| face(side, value, "is-top")) }
                { marks_of(marks, |action| goal(action) == Some(square), lang) }
            </span>
        }
    };
    let row = |row: usize| {
        let columns = 0..SIZE;
        let seen = columns.filter_map(|column| turned(near, column, row));
        html! { <div key={row} class="figure-row">{ for seen.map(square) }</div> }
    };
    html! {
        <>
            <div key="board" class="figure-board">{ for (0..SIZE).map(row) }</div>
            <p key="decline" class="picture-mark picture-texts" hidden={!is_declined}>
                { (texts(lang).describe_action)(Action::Decline, game.position()) }
                { marks_of(marks, |action| action == Action::Decline, lang) }
            </p>
        </>
    }
}

/// The square that is seen in this column and row, from the upper left corner, if this side's camp is below.
fn turned(near: Side, column: usize, row: usize) -> Option<Square> {
    match near {
        Side::Red => Square::new(column, SIZE - 1 - row),
        Side::Black => Square::new(SIZE - 1 - column, row),
    }
}

/// The square from which a die moves.
fn from(action: Action) -> Option<Square> {
    match action {
        Action::Roll(way) | Action::Capture(way) => Some(way.from()),
        Action::Flip(_)
        | Action::Recover(_)
        | Action::Keep(_)
        | Action::Return(_)
        | Action::Decline => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;

    #[test]
    fn squares_are_seen_where_the_table_has_them() {
        for near in Side::ALL {
            let layout = Layout::new(600.0, 700.0, near);
            for column in 0..SIZE {
                for row in 0..SIZE {
                    let square = turned(near, column, row).unwrap();
                    assert_eq!(layout.seen(square), (column, row));
                }
            }
        }
    }
}
