//! An action of Détrak in words.

use engine::detrak::{Action, Detrak, Step};

use super::texts::texts;
use model::lang::Lang;

/// The action in words, without a full stop.
pub fn advise(game: &Detrak, action: Action, lang: Lang) -> String {
    let texts = texts(lang);
    match (action, game.step()) {
        (Action::Start(symbol), _) => (texts.advise_start)(symbol),
        (Action::Note(note), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            (texts.advise_note)((one, note.first), (other, note.second))
        }
        // A note is advised while there is a roll to be noted.
        (Action::Note(note), _) => note.to_string(),
    }
}
