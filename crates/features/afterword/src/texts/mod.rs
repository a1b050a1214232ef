//! The texts of what is told of a match that is over. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use protocol::Style;
use ui::translated;

use super::remark::{Mood, VARIANTS};
use super::turning_point::TurningPoint;

translated!(AfterwordTexts, afterword, with_code);

/// The lines for each mood of a style: won narrowly, won clearly, lost.
type Lines = [[&'static str; VARIANTS]; Mood::COUNT];

/// The texts in one language.
pub struct AfterwordTexts {
    /// When the match turned: its turning point, and the name of the winner.
    pub turned: fn(&TurningPoint, &str) -> String,
    /// The result is better than all comparable ones before.
    pub best: &'static str,
    /// So many wins in a row, at least three.
    pub streak: fn(usize) -> String,
    /// The person's rating.
    pub rating: fn(i32) -> String,
    /// The rating, rounded, as long as it may be so far off that it says little.
    pub provisional: fn(i32) -> String,
    /// The person had help, so that the result is kept and not rated. It stands where the rating would.
    pub assisted: &'static str,
    /// The link to the review of the person of this name, where several have played.
    pub review: fn(&str) -> String,
    /// What opponents say: of those who leave others little, who take chances, and who keep things in order.
    pub remarks: [Lines; Style::ALL.len()],
}
