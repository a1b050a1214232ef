//! Dumble's tables as text.

use engine::dumble::{Card, Dumble, Step};

use crate::text_render::{Stage, TextRender};

impl TextRender for Dumble {
    const TIE_BREAK: Option<&'static str> = None;

    fn stage(&self) -> Option<Stage> {
        let set_up = matches!(self.step(), Step::First | Step::Deal(_) | Step::TurnUp);
        (!set_up).then(|| Stage {
            round: self.round(),
            turns: self.turn(),
        })
    }

    fn picture(&self) -> String {
        let mut lines: Vec<String> = self
            .playing()
            .iter()
            .map(|seat| {
                let hand = self.hand(seat);
                let (points, total) = (hand.points(), self.total(seat));
                format!(
                    "Seat {seat}: {} ({points}; {total} before)",
                    list(hand.cards())
                )
            })
            .collect();
        let latest = list(self.latest().iter());
        lines.push(format!(
            "To be taken: {latest}; stock: {}",
            self.stock_len()
        ));
        lines.join("\n") + "\n"
    }
}

fn list(cards: impl Iterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    cards.join(" ")
}
