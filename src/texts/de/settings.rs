//! The texts of the settings screen, in German.

use crate::texts::{SettingsScreenTexts, SwitchTexts};

pub(crate) static TEXTS: SettingsScreenTexts = SettingsScreenTexts {
    looks: "Sprache und Aussehen",
    pieces: "Karten und Würfel",
    play: "Am Tisch",
    noises: "Ton und Vibration",
    text: "Schriftgröße",
    sizes: ["Normal", "Groß", "Sehr groß"],
    patterns: SwitchTexts {
        label: "Muster auf Karten, Symbolen und Würfeln",
        about: "Jeder Kartenwert in Dékal, jedes Symbol in Détrak und jede Seite in Débâcle bekommt ein eigenes Muster: So musst du keine Farben unterscheiden.",
    },
    preview: "So sehen sie jetzt aus:",
    coach_about: "Nach deinem Zug sagt dir der Trainer am Tisch, ob es einen besseren gab, nach dem, was du wissen konntest. Partien mit Trainer bleiben gespeichert, zählen aber nicht für die Wertung; in den Tagespartien gibt es keinen.",
    confirm: SwitchTexts {
        label: "Züge bestätigen",
        about: "Ein Zug wird zuerst gezeigt. Er gilt erst, wenn du ihn bestätigst: mit dem Knopf oder indem du ihn noch einmal machst.",
    },
    running_score: SwitchTexts {
        label: "Zwischenstand bei Dékal",
        about: "Neben jedem Namen: was die offenen Karten jetzt zählen.",
    },
    left_handed: SwitchTexts {
        label: "Für Linkshänder",
        about: "Seitenleiste, Ablagefläche und Knöpfe wechseln die Seite.",
    },
    sound: SwitchTexts {
        label: "Töne",
        about: "Kurz und leise: für Karten, Würfel, Karten, die sich aufheben, unerlaubte Züge und das Ende einer Partie.",
    },
    vibration: SwitchTexts {
        label: "Vibration",
        about: "Ein kurzes Vibrieren bei denselben Anlässen, auf Handys, die das können.",
    },
    listen: "Anhören",
    keys: "Alle Tastenkürzel",
    units: ["MB", "GB"],
    room: |used, free| {
        format!("Deine Partien und die Offline-Kopie belegen {used}; {free} sind frei.")
    },
    persistent: "Der Browser behält sie, bis du sie entfernst.",
    not_persistent: "Der Browser darf sie löschen, wenn er Platz braucht: Exportiere deine Partien ab und zu als Datei.",
};
