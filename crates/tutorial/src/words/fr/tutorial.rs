//! What all lessons say, in French.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
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
