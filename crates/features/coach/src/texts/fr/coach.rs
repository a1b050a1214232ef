//! The texts of the coach, in French.

use crate::texts::CoachTexts;
use model::quality::Quality;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Il y avait un peu mieux",
        Quality::Mistake => "Il y avait mieux",
        Quality::Blunder => "Il y avait bien mieux",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    coach: "Entraîneur",
    levels: ["Aucun", "Grosses erreurs seulement", "Erreurs", "Tout"],
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Vous avez joué\u{a0}: {action}"),
    close: "Retour à la partie",
    retry: "Reprendre et réessayer",
    retry_about: "Une partie d’entraînement commence avant ce coup.",
    redrawn: "Ce que vous ne pouviez pas savoir est tiré de nouveau.",
    kept: "Votre partie rejoint vos parties jouées.",
};
