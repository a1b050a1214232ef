//! The serialised form of positions. It leaves out the hash, which can be computed.

use super::Position;
use crate::debacle::board::Board;
use crate::debacle::pile::Pile;
use crate::debacle::side::Side;
use crate::debacle::turn::Turn;

#[derive(serde::Serialize, serde::Deserialize)]
pub(super) struct Wire {
    sides: [u64; 2],
    planes: [u64; 3],
    piles: [[u8; 6]; 2],
    black_moves: bool,
    flags: u8,
    actions: u8,
    bonus: u8,
    focus: u8,
    flipped: u8,
    row: u8,
    quiet: u8,
}

impl From<Position> for Wire {
    fn from(position: Position) -> Wire {
        let Position {
            board, piles, turn, ..
        } = position;
        Wire {
            sides: board.sides,
            planes: board.planes,
            piles: piles.map(Pile::counts),
            black_moves: turn.mover == Side::Black,
            flags: turn.flags,
            actions: turn.actions,
            bonus: turn.bonus,
            focus: turn.focus,
            flipped: turn.flipped,
            row: turn.row,
            quiet: turn.quiet,
        }
    }
}

impl TryFrom<Wire> for Position {
    type Error = &'static str;

    fn try_from(wire: Wire) -> Result<Position, Self::Error> {
        let board = Board {
            sides: wire.sides,
            planes: wire.planes,
        };
        board.validate()?;
        let [red, black] = wire.piles.map(Pile::from_counts);
        let piles = red.zip(black).ok_or("six dice at most are captured")?;
        let turn = Turn {
            mover: Side::ALL[usize::from(wire.black_moves)],
            flags: wire.flags,
            actions: wire.actions,
            bonus: wire.bonus,
            focus: wire.focus,
            flipped: wire.flipped,
            row: wire.row,
            quiet: wire.quiet,
        };
        let position = Position::of_parts(board, piles.into(), turn);
        position.validate()?;
        Ok(position)
    }
}
