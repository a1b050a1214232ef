//! What decided a game: the line that gave the most.

use engine::detrak::Detrak;
use engine::{Game, Seat};

use crate::board;
use crate::texts::texts;
use model::lang::Lang;
use model::session::Session;
use ui::i18n::{Texts, Translated};

/// The line that gave the most, and whose it is; `None` if no line gave anything.
pub fn decided_by(session: &Session<Detrak>, lang: Lang) -> Option<String> {
    let game = session.game();
    let sheets = Seat::all(game.seats()).map(|seat| (seat, game.sheet(seat)));
    let (seat, line, points) = board::best_line(sheets, game.is_advanced())?;
    let name = table::name(session, seat, Texts::of(lang));
    let name = (game.seats() > 1).then_some(name);
    Some((texts(lang).best_line_is)(line, points, name))
}
