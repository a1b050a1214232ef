//! What decided a round: the call.

use engine::Seat;
use engine::dumble::{Dumble, Step};

use crate::texts::texts;
use model::lang::Lang;
use model::session::Session;
use ui::i18n::{Texts, Translated};

/// Who called with how many points, and who had fewer; `None` while the round is played.
pub fn decided_by(session: &Session<Dumble>, lang: Lang) -> Option<String> {
    let game = session.game();
    let Step::Over(caller) = game.step() else {
        return None;
    };
    let points = |seat: Seat| game.hand(seat).points();
    let name = |seat| table::name(session, seat, Texts::of(lang));
    let lowest = game.playing().iter().min_by_key(|seat| points(*seat));
    let lower = lowest.filter(|seat| points(*seat) < points(caller));
    let lower = lower.map(|seat| (name(seat), points(seat)));
    Some((texts(lang).decided)(name(caller), points(caller), lower))
}
