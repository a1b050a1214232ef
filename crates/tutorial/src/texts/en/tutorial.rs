//! The texts of the frame around all lessons, in English.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
    title: "Tutorial",
    title_of: |game| format!("{game}: tutorial"),
    step: |step, of| format!("Step {step} of {of}"),
    next: "Continue",
    back: "Back",
    skip: "Skip",
    restart: "Start again",
    over: "That is all you need to know. Try a first game against an easy bot: it forgives a lot.",
    play: "Play a first game",
    exercises: "To the exercises",
    replaces: "It takes the place of your game in progress, which is kept under “Games played”.",
    resume: "Continue the tutorial",
    new_here: "New here?",
    invitation: "Each game has a tutorial: learn the rules in a few minutes by playing.",
};
