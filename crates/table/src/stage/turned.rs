//! A table that is turned upside down: where two persons sit opposite each other, it turns to whoever's turn it is.

use web_sys::Element;

use crate::Offset;

/// What is turned: the table of two persons who sit opposite each other, seen from the second seat. The style sheet
/// `people.css` turns the same.
const TURNED: &str = "[data-opposite] [data-near='1']";

/// A point of the window, as seen from whoever the table is turned to: distances to the right and down are theirs. `on` is
/// an element of the table.
///
/// Whatever follows the pointer at a table goes through this function.
pub fn on_table(on: &Element, (x, y): Offset) -> Offset {
    // The selector is valid, so this never fails.
    match on.closest(TURNED) {
        Ok(Some(_)) => (-x, -y),
        _ => (x, y),
    }
}
