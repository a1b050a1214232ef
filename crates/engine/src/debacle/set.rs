//! The size of the board, and sets of its squares: bit 0 for a1, row by row.

/// The number of rows, and of columns, of the board.
pub const SIZE: usize = 6;
/// The number of squares of the board.
pub const SQUARES: usize = SIZE * SIZE;

/// All squares.
pub(super) const ALL: u64 = (1 << SQUARES) - 1;
/// Column a.
pub(super) const FIRST_COLUMN: u64 = columns(1);

/// The first `count` columns of every row.
const fn columns(count: usize) -> u64 {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE {
        bits |= ((1 << count) - 1) << (SIZE * row);
        row += 1;
    }
    bits
}

/// The squares of a row; rows count from 0.
pub(super) const fn row(row: usize) -> u64 {
    ((1 << SIZE) - 1) << (SIZE * row)
}

/// The squares that have a square `distance` columns to the east in the same row.
pub(super) const fn inside(distance: usize) -> u64 {
    columns(SIZE - distance)
}
