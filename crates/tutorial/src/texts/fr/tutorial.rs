//! The texts of the frame around all lessons, in French.

use crate::TutorialTexts;

pub(crate) static TEXTS: TutorialTexts = TutorialTexts {
    title: "Tutoriel",
    title_of: |game| format!("{game}\u{a0}: tutoriel"),
    step: |step, of| format!("Étape {step} sur {of}"),
    next: "Continuer",
    back: "Précédent",
    skip: "Passer",
    restart: "Recommencer",
    over: "Vous savez tout ce qu’il faut. Essayez une première partie contre un robot facile\u{a0}: il pardonne beaucoup.",
    play: "Jouer une première partie",
    exercises: "Passer aux exercices",
    replaces: "Elle remplace votre partie en cours, qui rejoint vos parties jouées.",
    resume: "Reprendre le tutoriel",
    new_here: "Première visite\u{a0}?",
    invitation: "Chaque jeu a son tutoriel\u{a0}: en quelques minutes, on apprend les règles en jouant.",
};
