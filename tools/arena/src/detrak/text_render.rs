//! Détrak's tables as text.

use engine::Seat;
use engine::detrak::{Cell, Detrak, SIZE};

use crate::text_render::{Stage, TextRender, abreast};

impl TextRender for Detrak {
    const TIE_BREAK: Option<&'static str> = Some("in the best line");

    fn stage(&self) -> Option<Stage> {
        Some(Stage {
            round: 0,
            turns: self.turn().into(),
        })
    }

    fn picture(&self) -> String {
        let seats = Seat::all(engine::Game::seats(self));
        abreast(seats.map(|seat| {
            let symbol = |row, column| self.sheet(seat).get(Cell::new(row, column)?);
            let row = |row| {
                let cells = (0..SIZE).map(|column| match symbol(row, column) {
                    Some(symbol) => symbol.to_string(),
                    None => ".".into(),
                });
                cells.collect::<Vec<_>>().join(" ")
            };
            (0..SIZE).map(row).collect::<Vec<_>>().join("\n")
        }))
    }
}
