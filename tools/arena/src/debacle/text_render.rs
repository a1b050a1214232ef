//! Débâcle's tables as text.

use engine::debacle::{Debacle, Side};

use crate::text_render::{Stage, TextRender};

impl TextRender for Debacle {
    const TIE_BREAK: Option<&'static str> = None;

    fn stage(&self) -> Option<Stage> {
        let turns = self.seen().len().checked_sub(1)?;
        Some(Stage {
            round: self.round(),
            turns: u16::try_from(turns).unwrap_or(u16::MAX),
        })
    }

    fn picture(&self) -> String {
        let position = self.position();
        let rows = position.board().to_string().replace('/', "\n");
        let [red, black] = Side::ALL.map(|side| position.pile(side));
        format!("{rows}\nCaptured by red: {red}, by black: {black}\n")
    }
}
