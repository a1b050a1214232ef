//! What the screens of games played say, in French.

use crate::RecordScreenTexts;
use ui::words::fr::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Toutes les parties que vous avez jouées sont gardées sur cet appareil. Un fichier les met à l’abri du ménage que font les navigateurs.",
    none: "Aucune partie pour l’instant. Chacune apparaît ici quand elle est finie, ou quand une autre la remplace.",
    none_found: "Aucune partie ne correspond.",
    kind: "Parties",
    all_kinds: "Toutes les parties",
    search: "Chercher un joueur",
    more: "Afficher plus",
    count: games,
    export: "Exporter",
    export_all: "Tout exporter",
    import: "Importer…",
    delete: "Supprimer",
    delete_sure: "Supprimer définitivement cette partie\u{a0}?",
    deleted: "La partie a été supprimée.",
    unfinished: "Inachevée",
    unreadable: "Partie illisible",
    unreadable_about: "Elle est endommagée. Vous pouvez exporter ce qu’il en reste, ou la supprimer.",
    gone: "Cette partie n’est pas sur cet appareil, ou n’y est plus. Un lien à partager se fait avec «\u{a0}Copier le lien\u{a0}», pendant que l’on revoit la partie.",
    plan: "Importer ceci\u{a0}?",
    add: "Importer",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("À ajouter\u{a0}: {}.", games(new)),
        (0, known) => format!("Déjà là, laissées de côté\u{a0}: {known}."),
        (new, known) => format!(
            "À ajouter\u{a0}: {}. Déjà là, laissées de côté\u{a0}: {known}.",
            games(new)
        ),
    },
    planned_results: |results| match results {
        1 => "1 résultat à ajouter aux statistiques.".to_owned(),
        _ => format!("{results} résultats à ajouter aux statistiques."),
    },
    no_room_for_all: "Il n’y a pas assez de place dans le stockage du navigateur. Rien n’a été importé, et aucune de vos parties n’a changé.",
    imported: |added, known| match (added, known) {
        (0, 0) => "Rien n’a été importé.".to_owned(),
        (0, known) => format!("Déjà là\u{a0}: {known}."),
        (added, 0) => format!("Importées\u{a0}: {added}."),
        (added, known) => format!("Importées\u{a0}: {added}. Déjà là\u{a0}: {known}."),
    },
    of_file: |file, why| format!("«\u{a0}{file}\u{a0}»\u{a0}: {why}"),
    of_games: |file, count, why| format!("«\u{a0}{file}\u{a0}», à {count} endroits\u{a0}: {why}"),
    damaged: "c’est endommagé ou incomplet. Essayez de l’obtenir à nouveau. Aucune de vos parties n’a changé.",
    foreign: "ce n’est pas une partie que Tablée sait jouer. Aucune de vos parties n’a changé.",
    newer: "cela vient d’une version plus récente de Tablée. Rechargez la page pour obtenir la dernière version, puis réessayez. Aucune de vos parties n’a changé.",
    enormous: "c’est bien trop gros pour une partie, et n’a pas été ouvert. Aucune de vos parties n’a changé.",
    of_day: |date| format!("Partie du jour\u{a0}: {date}."),
    copy_link: "Copier le lien",
    link: "Lien vers cette partie",
    copied: "Le lien est copié.",
    copy_yourself: "Le navigateur ne laisse pas la page copier. Le lien est sélectionné\u{a0}: copiez-le vous-même.",
    no_link: "Cette partie ne tient pas dans un lien. Exportez-la plutôt.",
    keep: "Garder",
    kept: "Cette partie est parmi vos parties jouées.",
    same_game_about: |seed| {
        format!(
            "Les mêmes options et le même hasard, celui de la graine {seed}\u{a0}: comparez ce que vous en faites."
        )
    },
    seats: "À table",
    settings_came: "Le fichier contient aussi des réglages, différents des vôtres.",
    settings_take: "Utiliser ceux du fichier",
    settings_leave: "Garder les miens",
    settings_taken: "Les réglages du fichier sont maintenant en place.",
};
