//! What decided a round: the largest group that cancelled.

use engine::Seat;
use engine::dekal::Dekal;

use crate::board;
use crate::texts::texts;
use model::lang::Lang;
use model::session::Session;
use ui::i18n::{Texts, Translated};

/// The largest group of cards that cancelled, and whose it is; `None` if nothing did.
pub fn decided_by(session: &Session<Dekal>, lang: Lang) -> Option<String> {
    let table = session.game().table();
    let groups = Seat::all(table.seats()).map(|seat| board::largest_group(table.grid(seat)));
    let groups: Vec<_> = groups.collect();
    let largest = groups.iter().copied().flatten().max()?;
    let is_owner = |seat: &Seat| groups[seat.index()] == Some(largest);
    let owners = Seat::all(table.seats()).filter(is_owner);
    let names: Vec<&str> = owners
        .map(|seat| table::name(session, seat, Texts::of(lang)))
        .collect();
    let (cards, value) = largest;
    let cards = vec![value.to_string(); cards].join("\u{a0}");
    Some((texts(lang).largest_group)(&cards, &names.join(", ")))
}
