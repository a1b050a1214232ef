//! The texts of replays and of stored games, in French.

use crate::{PlannedLines, RecordScreenTexts};
use ui::i18n::counted;
use ui::texts::fr::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Toutes les parties que vous avez jouées sont gardées sur cet appareil. Un fichier les met à l’abri si le navigateur efface ses données.",
    none: "Aucune partie pour l’instant. Chacune apparaît ici quand elle est finie, ou quand une autre la remplace.",
    none_found: "Aucune partie ne correspond.",
    kind: "Parties",
    all_kinds: "Toutes les parties",
    search: "Rechercher un joueur",
    more: "Afficher plus",
    count: games,
    export: "Exporter",
    export_all: "Tout exporter",
    import: "Importer…",
    delete: "Supprimer",
    delete_sure: "Supprimer définitivement cette partie\u{a0}?",
    deleted: "La partie a été supprimée.",
    bad_link: "Ce lien ne peut pas être ouvert",
    controls: "Revoir la partie",
    step: |step, last| format!("Étape {step} sur {last}"),
    slider: "Étape",
    first: "Début",
    back: "Reculer",
    forward: "Avancer",
    last: "Fin",
    play: "Lancer la lecture",
    pause: "Mettre en pause",
    unfinished: "Inachevée",
    unreadable: "Partie illisible",
    unreadable_about: "Elle est endommagée. Vous pouvez exporter ce qu’il en reste, ou la supprimer.",
    gone: "Cette partie n’est pas sur cet appareil, ou n’y est plus. Pour partager une partie, utilisez «\u{a0}Copier le lien\u{a0}» quand vous la revoyez.",
    plan: "Importer\u{a0}?",
    add: "Importer",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("À ajouter\u{a0}: {}.", games(new)),
        (0, known) => format!("Déjà là, laissées de côté\u{a0}: {known}."),
        (new, known) => format!(
            "À ajouter\u{a0}: {}. Déjà là, laissées de côté\u{a0}: {known}.",
            games(new)
        ),
    },
    planned_lines: |kind, new, known| {
        let what = match kind {
            PlannedLines::Results => "Résultats",
            PlannedLines::Days => "Parties du jour",
            PlannedLines::Luck => "Chance dans les parties",
            PlannedLines::Reviews => "Analyses",
            PlannedLines::Puzzles => "Problèmes",
            PlannedLines::Mistakes => "Erreurs à revoir",
            PlannedLines::Evenings => "Donnes des soirées",
            PlannedLines::Exchanges => "Parties entre amis",
            PlannedLines::Lessons => "Tutoriels",
            PlannedLines::Analyses => "Variantes gardées",
        };
        match (new, known) {
            (new, 0) => format!("{what}\u{a0}: {new} à ajouter."),
            (0, known) => format!("{what}\u{a0}: {known} déjà là."),
            (new, known) => format!("{what}\u{a0}: {new} à ajouter, {known} déjà là."),
        }
    },
    planned_matches: |games| format!("Parties en cours à ajouter\u{a0}: {games}."),
    planned_replacing: |games| {
        format!(
            "À la place de votre partie en cours, qui rejoint vos parties jouées\u{a0}: {games}."
        )
    },
    known_matches: |games| format!("Parties en cours déjà là, laissées de côté\u{a0}: {games}."),
    matches_elsewhere: |games| {
        format!("Laissées telles quelles, car un autre onglet y joue\u{a0}: {games}.")
    },
    added_matches: |games| format!("Parties en cours ajoutées\u{a0}: {games}."),
    no_room_for_all: "Il n’y a pas assez de place dans le stockage du navigateur. Rien n’a été importé, et vos parties sont inchangées.",
    imported: |added, known, unreadable| {
        let counts = counted(&[
            (added, ["importée", "importées"]),
            (known, ["déjà là", "déjà là"]),
            (unreadable, ["illisible", "illisibles"]),
        ]);
        match (counts.as_str(), added) {
            ("", _) => "Rien n’a été importé.".to_owned(),
            (_, 0) => format!("{counts}. Vos parties sont inchangées."),
            _ => format!("{counts}. Vos autres parties sont inchangées."),
        }
    },
    of_file: |file, why| format!("«\u{a0}{file}\u{a0}»\u{a0}: {why}"),
    of_games: |file, count, why| format!("«\u{a0}{file}\u{a0}», à {count} endroits\u{a0}: {why}"),
    damaged: "c’est endommagé ou incomplet. Redemandez le fichier ou le lien.",
    foreign: "ce n’est pas une partie que Tablée sait jouer.",
    newer: "cela vient d’une version plus récente de Tablée. Rechargez la page pour obtenir la dernière version, puis réessayez.",
    enormous: "c’est bien trop gros pour une partie, et n’a pas été ouvert.",
    of_day: |date| format!("Partie du jour\u{a0}: {date}."),
    copy_link: "Copier le lien",
    link: "Lien vers cette partie",
    copied: "Lien copié.",
    copy_yourself: "Le navigateur n’a pas permis la copie. Le lien est sélectionné\u{a0}: copiez-le vous-même.",
    no_link: "Cette partie ne tient pas dans un lien. Exportez-la plutôt dans un fichier.",
    keep: "Garder",
    kept: "Cette partie est parmi vos parties jouées.",
    same_game_about: |seed| {
        format!(
            "Les mêmes options et le même hasard (code de la donne\u{a0}: {seed}). À vous de jouer\u{a0}!"
        )
    },
    seats: "À table",
    settings_take: "Utiliser aussi les réglages du fichier",
    settings_about: "Ils diffèrent des vôtres. Les dernières options choisies à chaque table en font partie.",
    settings_taken: "Les réglages du fichier sont maintenant utilisés.",
};
