//! Dékal's tables as text.

use engine::Seat;
use engine::dekal::Dekal;

use crate::text_render::{Stage, TextRender, abreast};

impl TextRender for Dekal {
    const TIE_BREAK: Option<&'static str> = Some("cards left");

    fn stage(&self) -> Option<Stage> {
        Some(Stage {
            round: self.table().round(),
            turns: self.table().turn().into(),
        })
    }

    fn picture(&self) -> String {
        let grids = Seat::all(self.table().seats());
        abreast(grids.map(|seat| self.table().grid(seat).to_string()))
    }
}
