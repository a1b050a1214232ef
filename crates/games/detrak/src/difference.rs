//! What the better choice does that the other does not, as far as the sheet shows it, and the kinds of decisions.

use engine::Seat;
use engine::detrak::{Action, Detrak, Sheet, Step};
use model::lang::Lang;
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

/// A difference in favour of the better note; `None` if the sheet shows none.
pub fn difference(
    before: &Detrak,
    seat: Seat,
    [best, played]: [Action; 2],
    lang: Lang,
) -> Option<String> {
    let Step::Note(roll, _) = before.step() else {
        return None;
    };
    let sheet = before.sheet(seat);
    let after = |action| match action {
        Action::Note(note) => Some(sheet.noted_unchecked(roll, note)),
        Action::Start(_) => None,
    };
    compare(
        sheet,
        [after(best)?, after(played)?],
        before.is_advanced(),
        lang,
    )
}

/// Compares the sheets with both notes.
fn compare(sheet: Sheet, after: [Sheet; 2], advanced: bool, lang: Lang) -> Option<String> {
    let texts = DetrakDifferences::of(lang);
    let [best, played] = after.map(|after| after.score(advanced) - sheet.score(advanced));
    if best > played {
        return Some((texts.scores)(best, played));
    }
    let [best, played] = after.map(|after| after.isolated().count_ones());
    (best < played).then(|| (texts.leaves)(played - best))
}

#[cfg(test)]
mod tests {
    use engine::detrak::{Cell, Symbol};

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
        let told = |after| compare(empty, after, false, Lang::En);
        assert_eq!(
            told([pair, apart]).as_deref(),
            Some("It scores 2 points at once, not 0.")
        );
        assert_eq!(told([apart, pair]), None);
        // A corner is cut off.
        let corner = sheet(&[1, 5]);
        assert_eq!(
            told([apart, corner]).as_deref(),
            Some("One cell fewer is lost for good.")
        );
        assert_eq!(told([corner, apart]), None);
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
