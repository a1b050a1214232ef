//! The texts of Détrak's summary, in English.

use crate::DetrakSummary;
use table::GameSummary;

pub(crate) static TEXTS: DetrakSummary = DetrakSummary(GameSummary {
    about: "Roll two dice and place both symbols side by side on your sheet. Runs of matching symbols score, in rows and columns.",
    facts: "1\u{a0}to\u{a0}6\u{a0}players, ages\u{a0}8+, 15\u{a0}minutes",
    figure: "Points",
    luck: "This counts how many points your dice were worth: what intermediate bots score with them, minus what they score with any dice. The luck in a review is something else: what the rolls gave you, as the expert sees it.",
});
