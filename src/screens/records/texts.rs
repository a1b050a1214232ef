//! What the screens of games played say. A missing text does not compile.

use crate::i18n::{Lang, Texts};

/// The texts in one language.
pub struct RecordsTexts {
    /// What is kept: so many games.
    pub intro: fn(usize) -> String,
    /// Nothing is kept yet.
    pub none: &'static str,
    /// So many games are kept.
    pub count: fn(usize) -> String,
    /// Save a game as a file.
    pub export: &'static str,
    /// Save all games as a file.
    pub export_all: &'static str,
    /// Take games from files.
    pub import: &'static str,
    /// Keep a game no more.
    pub delete: &'static str,
    /// Whether it really shall be deleted.
    pub delete_sure: &'static str,
    /// What was deleted is gone.
    pub deleted: &'static str,
    /// The match was not played to its end.
    pub unfinished: &'static str,
    /// A game on the list that cannot be read.
    pub unreadable: &'static str,
    /// What can be done with it.
    pub unreadable_about: &'static str,
    /// There is no such game.
    pub gone: &'static str,
    /// So many games were imported, and so many were there already.
    pub imported: fn(usize, usize) -> String,
    /// A file, by its name, and what is wrong with it.
    pub of_file: fn(&str, &str) -> String,
    /// A file, by its name, of which so many games have this trouble.
    pub of_games: fn(&str, usize, &str) -> String,
    /// It cannot be read.
    pub damaged: &'static str,
    /// It is something else.
    pub foreign: &'static str,
    /// A newer version made it.
    pub newer: &'static str,
    /// It is too large.
    pub enormous: &'static str,
    /// There is no room for more games.
    pub no_room: &'static str,
    /// Copy a link to the game.
    pub copy_link: &'static str,
    /// The field with the link.
    pub link: &'static str,
    /// The link has been copied.
    pub copied: &'static str,
    /// The link has to be copied by hand.
    pub copy_yourself: &'static str,
    /// The game does not fit into a link.
    pub no_link: &'static str,
    /// Keep a game that came by a link.
    pub keep: &'static str,
    /// It is kept now.
    pub kept: &'static str,
    /// What that means, with the seed.
    pub same_game_about: fn(&str) -> String,
    /// Who sits at the table.
    pub seats: &'static str,
}

/// The texts in the language of the page's.
pub fn own(texts: &Texts) -> &'static RecordsTexts {
    match texts.lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: RecordsTexts = RecordsTexts {
    intro: |most| {
        format!(
            "Your games are kept on this device: the last {most}. The oldest make room for new ones; export those you want to keep for good."
        )
    },
    none: "No game yet. Each one is listed here when it is over, or when another takes its place.",
    count: |count| match count {
        1 => "1 game".to_owned(),
        _ => format!("{count} games"),
    },
    export: "Export",
    export_all: "Export all",
    import: "Import…",
    delete: "Delete",
    delete_sure: "Delete this game for good?",
    deleted: "The game has been deleted.",
    unfinished: "Not finished",
    unreadable: "Unreadable game",
    unreadable_about: "It is damaged. You can export what is left of it, or delete it.",
    gone: "This game is not on this device, or not any more. A link to share is made with “Copy link” in the replay.",
    imported: |added, known| match (added, known) {
        (0, 0) => "Nothing was imported.".to_owned(),
        (0, known) => format!("Already here: {known}."),
        (added, 0) => format!("Imported: {added}."),
        (added, known) => format!("Imported: {added}. Already here: {known}."),
    },
    of_file: |file, why| format!("“{file}”: {why}"),
    of_games: |file, count, why| format!("“{file}”, in {count} places: {why}"),
    damaged: "it is damaged or incomplete. Try to get it once more. None of your games has changed.",
    foreign: "this is not a game that Tablée can play. None of your games has changed.",
    newer: "it was made by a newer version of Tablée. Reload the page to get the newest version, then try again. None of your games has changed.",
    enormous: "it is far too large to be a game, and was not opened. None of your games has changed.",
    no_room: "there is no room for more games. Export and delete some, then try again. None of your games has changed.",
    copy_link: "Copy link",
    link: "Link to this game",
    copied: "The link has been copied.",
    copy_yourself: "The browser does not let the page copy. The link is selected: copy it yourself.",
    no_link: "This game does not fit into a link. Export it as a file instead.",
    keep: "Keep",
    kept: "This game is among your games played.",
    same_game_about: |seed| {
        format!(
            "The same options and the same luck, from the seed {seed}: compare what you make of it."
        )
    },
    seats: "At the table",
};

static FR: RecordsTexts = RecordsTexts {
    intro: |most| {
        format!(
            "Vos parties sont gardées sur cet appareil\u{a0}: les {most} dernières. Les plus anciennes laissent la place aux nouvelles\u{a0}; exportez celles que vous voulez garder pour de bon."
        )
    },
    none: "Aucune partie pour l’instant. Chacune apparaît ici quand elle est finie, ou quand une autre la remplace.",
    count: |count| match count {
        1 => "1 partie".to_owned(),
        _ => format!("{count} parties"),
    },
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
    no_room: "il n’y a plus de place pour d’autres parties. Exportez-en et supprimez-en, puis réessayez. Aucune de vos parties n’a changé.",
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
};
