//! How Détrak introduces itself: the only words of it that the home screen needs.

use crate::games::Pitch;
use crate::i18n::Lang;

pub fn pitch(lang: Lang) -> Pitch {
    match lang {
        Lang::En => Pitch {
            about: "Roll two dice and note both symbols side by side on your sheet. Runs of equal symbols score, in rows and columns.",
            facts: "1 to 6 players · ages 8+ · 15 minutes",
            picture: "A table in the middle of a game: one’s own sheet of symbols with the points of its lines, two sheets of others, and the dice that were rolled.",
        },
        Lang::Fr => Pitch {
            about: "Lancez deux dés et notez les deux symboles côte à côte sur votre feuille. Les suites de symboles égaux rapportent, en lignes et en colonnes.",
            facts: "1 à 6 joueurs · dès 8 ans · 15 minutes",
            picture: "Une table en cours de partie\u{a0}: sa propre feuille de symboles avec les points des lignes, deux feuilles d’adversaires et les dés lancés.",
        },
    }
}
