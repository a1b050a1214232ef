//! The texts of the end of a round, in English.

use crate::frame::result::ResultPanelTexts;
use ui::i18n::names_and;
use ui::texts::en::points;

pub(crate) static TEXTS: ResultPanelTexts = ResultPanelTexts {
    you_win_round: "You win the round!",
    wins_round: |name| format!("{name} wins the round."),
    shared_round: |names| format!("{} share the round.", names_and(names, " and ")),
    margin: |ahead| format!("by {}", points(ahead as i32)),
    own_place: |place, players| {
        let nth = match place {
            1 => "first".into(),
            2 => "second".into(),
            3 => "third".into(),
            _ => format!("{place}th"),
        };
        format!("You are {nth} of {players}")
    },
    look: "Look at the table",
    show: "Show the result",
    details: "Details",
};
