//! Actions of Détrak in words, for hints.

use engine::detrak::{Action, Detrak, Step};

use super::texts::texts;
use model::lang::Lang;

/// An action as an instruction without a full stop.
pub fn describe_action(game: &Detrak, action: Action, lang: Lang) -> String {
    let texts = texts(lang);
    match (action, game.step()) {
        (Action::Start(symbol), _) => (texts.describe_start)(symbol),
        (Action::Note(note), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            (texts.describe_note)((one, note.first), (other, note.second))
        }
        // A note is advised only while there is a roll to note, so this case does not occur.
        (Action::Note(note), _) => note.to_string(),
    }
}
