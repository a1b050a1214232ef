//! An action of Dékal as something to do.

use engine::dekal::Action;

use super::texts::texts;
use crate::i18n::Lang;

/// The action in words, without a full stop.
pub fn advise(action: Action, lang: Lang) -> String {
    match (action, lang) {
        (Action::Reveal(cell), Lang::En) => format!(
            "turn over row {}, column {}",
            cell.row() + 1,
            cell.column() + 1
        ),
        (Action::Reveal(cell), Lang::Fr) => format!(
            "retourner ligne {}, colonne {}",
            cell.row() + 1,
            cell.column() + 1
        ),
        (Action::Draft(draft), _) => {
            let push = (texts(lang).push)(draft.push);
            match lang {
                Lang::En => format!("take the {}, push it in {push}", draft.card),
                Lang::Fr => format!("prendre le {}, le pousser {push}", draft.card),
            }
        }
    }
}
