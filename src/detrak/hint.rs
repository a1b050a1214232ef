//! An action of Détrak as something to do.

use engine::detrak::{Action, Cell, Detrak, Step};

use super::texts::texts;
use crate::i18n::Lang;

/// The action in words, without a full stop.
pub fn advise(game: &Detrak, action: Action, lang: Lang) -> String {
    let name = texts(lang).symbol;
    match (action, game.step()) {
        (Action::Start(symbol), _) => match lang {
            Lang::En => format!("begin with the {}", name(symbol)),
            Lang::Fr => format!("commencer par {}", name(symbol)),
        },
        (Action::Note(note), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            let (first, second) = (at(note.first, lang), at(note.second, lang));
            format!("{} {first}, {} {second}", name(one), name(other))
        }
        // A note is advised while there is a roll to be noted.
        (Action::Note(note), _) => note.to_string(),
    }
}

fn at(cell: Cell, lang: Lang) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    match lang {
        Lang::En => format!("on row {row}, column {column}"),
        Lang::Fr => format!("en ligne {row}, colonne {column}"),
    }
}
