//! What all lessons say, in every language. A missing text does not compile.

use crate::i18n::Lang;

/// Texts around the lessons.
pub struct Texts {
    /// What a lesson is called.
    pub title: &'static str,
    /// The title of a game's lesson.
    pub title_of: fn(&str) -> String,
    /// Which step of how many, from 1.
    pub step: fn(usize, usize) -> String,
    /// Reads on.
    pub next: &'static str,
    /// Back to the step before.
    pub back: &'static str,
    /// On to the next step.
    pub skip: &'static str,
    /// Everything once more.
    pub restart: &'static str,
    /// The lesson is over.
    pub over: &'static str,
    /// A first game.
    pub play: &'static str,
    /// A first game replaces the match that is saved.
    pub replaces: &'static str,
    /// A link to a lesson that was begun.
    pub resume: &'static str,
    /// Asks somebody who has not been here.
    pub new_here: &'static str,
    /// What they can do.
    pub invitation: &'static str,
}

/// What the table says during a lesson when something else is tried.
pub struct Remarks {
    /// Nothing is to be done yet.
    pub read_on: &'static str,
    /// It is legal, but not what is wanted.
    pub not_now: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

/// What the table says during a lesson.
pub fn remarks(lang: Lang) -> &'static Remarks {
    match lang {
        Lang::Fr => &Remarks {
            read_on: "Lisez d’abord, puis choisissez «\u{a0}Continuer\u{a0}».",
            not_now: "En partie, vous en auriez le droit. Ici, faites ce qui est mis en valeur, ou passez l’étape.",
        },
        Lang::En => &Remarks {
            read_on: "Read first, then choose “Continue”.",
            not_now: "In a game you would be allowed to. Here, do what is lit, or skip the step.",
        },
    }
}

static EN: Texts = Texts {
    title: "Tutorial",
    title_of: |game| format!("{game}: tutorial"),
    step: |step, of| format!("Step {step} of {of}"),
    next: "Continue",
    back: "Back",
    skip: "Skip",
    restart: "Start again",
    over: "That is all you need to know. Try a first game against a beginner: it forgives a lot.",
    play: "Play a first game",
    replaces: "The game that you have begun is replaced by it; what was played of it stays among your games.",
    resume: "Continue the tutorial",
    new_here: "New here?",
    invitation: "Each game has a tutorial: in a few minutes you learn the rules by playing.",
};

static FR: Texts = Texts {
    title: "Initiation",
    title_of: |game| format!("{game}\u{a0}: initiation"),
    step: |step, of| format!("Étape {step} sur {of}"),
    next: "Continuer",
    back: "Précédent",
    skip: "Passer",
    restart: "Recommencer",
    over: "Vous savez tout ce qu’il faut. Essayez une première partie contre un débutant\u{a0}: il pardonne beaucoup.",
    play: "Jouer une première partie",
    replaces: "Elle remplace la partie que vous avez commencée\u{a0}; ce qui en a été joué reste parmi vos parties.",
    resume: "Reprendre l’initiation",
    new_here: "Première visite\u{a0}?",
    invitation: "Chaque jeu a son initiation\u{a0}: en quelques minutes, on apprend en jouant.",
};
