//! What the better choice does that the other does not, as far as the sheet shows it, and the kinds of decisions.

use engine::Seat;
use engine::detrak::{Action, Cell, Detrak, SIZE, Sheet, Step};
use model::lang::Lang;
use protocol::Expectation;
use ui::i18n::Translated;

use super::texts::DetrakDifferences;

/// The kind of a decision, by what was chosen and what was better: the symbol to begin with, where the piece lies, which
/// way round.
pub fn kind(played: Action, best: Action) -> usize {
    match (played, best) {
        (Action::Note(played), Action::Note(best)) => {
            let is_turned = (played.first, played.second) == (best.second, best.first);
            1 + usize::from(is_turned)
        }
        _ => 0,
    }
}

/// A difference in favour of the better note; `None` if neither the sheet nor what is expected shows one.
pub fn difference(
    before: &Detrak,
    seat: Seat,
    judged: [(Action, Expectation); 2],
    lang: Lang,
) -> Option<String> {
    let Step::Note(roll, _) = before.step() else {
        return None;
    };
    let sheet = before.sheet(seat);
    let after = |(action, _)| match action {
        Action::Note(note) => Some(sheet.noted_unchecked(roll, note)),
        Action::Start(_) => None,
    };
    let [best, played] = judged.map(after);
    let [expected, less] = judged.map(|(_, expectation)| expectation.score);
    let more = (10.0 * (expected - less)).round() as i32;
    compare(sheet, [best?, played?], more, before.is_advanced(), lang)
}

/// Compares the sheets with both notes; so many tenths of a point more are expected with the better one.
fn compare(
    sheet: Sheet,
    after: [Sheet; 2],
    more: i32,
    advanced: bool,
    lang: Lang,
) -> Option<String> {
    let texts = DetrakDifferences::of(lang);
    let [best, played] = after.map(|after| after.score(advanced) - sheet.score(advanced));
    if best > played {
        return Some((texts.scores)(best, played));
    }
    let [lost, played_lost] = after.map(|after| after.isolated().count_ones());
    if lost < played_lost {
        return Some((texts.leaves)(played_lost - lost));
    }
    if best < played && more > 0 {
        return Some((texts.later)(best, played, more));
    }
    let [room, less] = after.map(places);
    (room > less).then(|| (texts.room)(room, less))
}

/// In how many places a piece still fits.
fn places(sheet: Sheet) -> u32 {
    let mut is_free = [[false; SIZE]; SIZE];
    for cell in Cell::all() {
        is_free[cell.row()][cell.column()] = sheet.is_free(cell);
    }
    let of = |is_free: &[[bool; SIZE]; SIZE]| -> usize {
        let pairs = is_free.iter().flat_map(|row| row.windows(2));
        pairs.filter(|pair| pair[0] && pair[1]).count()
    };
    let turned = core::array::from_fn(|row| core::array::from_fn(|column| is_free[column][row]));
    (of(&is_free) + of(&turned)) as u32
}

#[cfg(test)]
mod tests {
    use engine::detrak::Symbol;

    use super::*;

    #[test]
    fn points_come_before_cells_that_are_lost() {
        let one = Symbol::all().next().unwrap();
        let cells: Vec<Cell> = Cell::all().collect();
        let sheet = |taken: &[usize]| {
            let with = |sheet: Sheet, cell: &usize| sheet.with(cells[*cell], one);
            taken.iter().fold(Sheet::default(), with)
        };
        let (empty, pair, apart) = (sheet(&[]), sheet(&[0, 1]), sheet(&[0, 2]));
        let told = |after| compare(empty, after, 13, false, Lang::En);
        assert_eq!(
            told([pair, apart]).as_deref(),
            Some("It scores 2 points at once, the other move 0.")
        );
        assert_eq!(
            told([apart, pair]).as_deref(),
            Some("It scores 0 points at once, not 2, but 1.3 points more by the end on average.")
        );
        // A corner is cut off.
        let corner = sheet(&[1, 5]);
        assert_eq!(
            told([apart, corner]).as_deref(),
            Some("One cell fewer is lost for good.")
        );
        assert_eq!(told([corner, apart]), None);
        // In the middle a cell takes away twice as many places as in a corner.
        let middle = sheet(&[12]);
        assert_eq!([sheet(&[]), sheet(&[0]), middle].map(places), [40, 38, 36]);
        assert_eq!(
            told([sheet(&[0]), middle]).as_deref(),
            Some("A piece then still fits in 38 places, not in 36.")
        );
    }

    #[test]
    fn kinds_tell_a_place_from_a_turn() {
        let action = |text: &str| text.parse::<Action>().unwrap();
        let of = |played, best| kind(action(played), action(best));
        assert_eq!(of("r1c2 r1c3", "r2c2 r2c3"), 1);
        assert_eq!(of("r1c2 r1c3", "r1c3 r1c2"), 2);
        assert_eq!(of("start A", "start B"), 0);
    }
}
