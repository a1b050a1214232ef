//! The texts that many screens use, in German.

use protocol::Level;

use super::{NUMBERS, YOU};
use crate::i18n::names_and;
use crate::i18n::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
use model::lang::Lang;

pub(crate) static TEXTS: Texts = Texts {
    lang: Lang::De,
    numbers: NUMBERS,
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    settings: SETTINGS,
    table: TABLE,
    records: RECORDS,
    errors: ERRORS,
    offline: OFFLINE,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Start",
    play: "Spielen",
    of_game: |label, game| match game {
        "" => label.to_owned(),
        _ => format!("{label}: {game}"),
    },
    resume: "Fortsetzen",
    options: "Optionen",
    rules: "Regeln",
    rules_of: |game| format!("Regeln von {game}"),
    settings: "Einstellungen",
    keys: "Tastenkürzel",
    daily: "Tagespartien",
    statistics: "Statistik",
    puzzles: "Rätsel",
    evening: "Abend",
    close: "Schließen",
    cancel: "Abbrechen",
    retry: "Erneut versuchen",
    loading: "Wird geladen\u{a0}…",
    level: |level| match level {
        Level::Newcomer | Level::Learner | Level::Beginner => "Anfänger",
        Level::Casual => "Hobbyspieler",
        Level::Amateur => "Amateur",
        Level::Regular => "Geübt",
        Level::Proficient => "Erfahren",
        Level::Strong => "Stark",
        Level::VeryStrong => "Sehr stark",
        Level::Formidable => "Gefürchtet",
        Level::Outstanding => "Überragend",
        Level::Expert => "Experte",
    },
    card: |value| format!("Karte {value}"),
    card_back: "verdeckte Karte",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "Gesellschaftsspiele aus Frankreich, allein gegen ehrliche Bots oder gemeinsam an einem Bildschirm.",
    honesty: "Die Bots sehen nichts, was verdeckt ist: Sie wissen nur, was ein Mensch an ihrem Platz wüsste. Mit dem Startcode und dem vollständigen Verlauf einer Partie kannst du das nachprüfen.",
};

const OPTIONS: OptionTexts = OptionTexts {
    new_match: "Neue Partie",
    title: |game| format!("Eine Partie {game}"),
    replaces: "Deine laufende Partie kommt dann zu den gespielten Partien.",
    start: "Los geht’s",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Einstellungen",
    language: "Sprache",
    language_auto: "Automatisch",
    theme: "Design",
    theme_system: "Automatisch",
    theme_light: "Hell",
    theme_dark: "Dunkel",
    theme_contrast: "Hoher Kontrast",
    speed: "Tempo der Karten und Würfel",
    speed_slow: "Langsam",
    speed_normal: "Normal",
    speed_fast: "Schnell",
    speed_none: "Keine Animation",
    hints: "Erwartete Punkte eines Zugs zeigen",
    hints_about: "Während du einen Zug vorbereitest, siehst du, was er voraussichtlich bringt: Punkte oder deine Gewinnchance. Eine Partie, in der du das gesehen hast, zählt nicht für die Wertung.",
    four_colours: "Spielkarten in vier Farben",
    four_colours_about: "Kreuz ist grün und Karo blau: So verwechselst du keine Farben.",
    kept: "Änderungen werden sofort auf diesem Gerät gespeichert.",
};

const TABLE: TableTexts = TableTexts {
    you: YOU,
    persons: [
        "Spieler 1",
        "Spieler 2",
        "Spieler 3",
        "Spieler 4",
        "Spieler 5",
        "Spieler 6",
        "Spieler 7",
        "Spieler 8",
    ],
    prompt_to: |name, prompt| format!("{name}: {prompt}"),
    turn_of: |name| format!("{name} ist am Zug."),
    thinking: |name| format!("{name} überlegt\u{a0}…"),
    you_win: "Du gewinnst!",
    wins: |name| format!("{name} gewinnt."),
    shared: |names| format!("Geteilter Sieg: {}.", names_and(names, " und ")),
    round_over: "Die Runde ist zu Ende.",
    round: |round| format!("Runde {round}"),
    rounds: "Runden",
    side: "Verlauf und Einzelheiten",
    result: "Ergebnis",
    place: "Platz",
    player: "Name",
    log: "Verlauf",
    seed: "Startcode",
    confirm_prompt: |action| format!("Bitte bestätigen: {action}. Oder wähle einen anderen Zug."),
    confirm: "Bestätigen",
    withdraw: "Abbrechen",
    practice: "Übung",
    assisted: "Mit Hilfe",
    undo: "Rückgängig",
    fast_forward: "Vorspulen",
    sound: "Ton",
    volume: "Lautstärke",
    more: "Mehr",
    rematch: "Noch einmal",
    next_round: "Nächste Runde",
    read_on: "Lies zuerst, dann wähle „Weiter“.",
    not_now: "Wähle hier erst einmal, was markiert ist, oder überspringe den Schritt.",
};

const RECORDS: RecordTexts = RecordTexts {
    title: "Gespielte Partien",
    review: "Analyse",
    analysis: "Analysebrett",
    replay: "Ansehen",
    not_kept_yet: "Diese Partie steht noch nicht unter deinen gespielten Partien, weil ein Teil der Seite nicht geladen werden konnte. Sie ist gespeichert: Öffne den Tisch noch einmal, dann kommt sie dazu.",
    not_kept: "Diese Partie konnte nicht zu deinen gespielten Partien hinzugefügt werden: Der Speicher des Browsers ist voll.",
    beginning: "Die Partie beginnt.",
    same_game: "Dieselbe Partie spielen",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Deine gespeicherte Partie ist beschädigt und lässt sich nicht lesen. Sie bleibt unverändert erhalten. Du kannst sie herunterladen oder eine neue Partie beginnen.",
    foreign_save: "Was hier gespeichert ist, ist keine Partie dieses Spiels. Es bleibt unverändert erhalten. Du kannst es herunterladen oder eine neue Partie beginnen.",
    newer_save: "Deine Partie wurde mit einer neueren Version von Tablée gespeichert. Sie bleibt unverändert erhalten. Lade die Seite neu, um die neueste Version zu bekommen, oder beginne eine neue Partie.",
    storage_blocked: "Dieser Browser lässt die Seite nichts speichern. Du kannst weiterspielen, aber beim Schließen der Seite geht die Partie verloren. Um sie zu behalten, erlaube Websitedaten für diese Seite.",
    storage_newer: "Eine neuere Version von Tablée hat geändert, was hier gespeichert ist. Nichts ist verloren: Lade die Seite neu, um diese Version zu bekommen.",
    storage_full: "Es ist kein Speicherplatz mehr frei. Du kannst weiterspielen, aber beim Schließen der Seite gehen die letzten Züge vielleicht verloren. Schaffe Platz in den Websitedaten des Browsers.",
    storage_held: "Ein anderer Tab benutzt noch den Speicher einer früheren Version von Tablée. Schließe die anderen Tabs von Tablée: Bis dahin wird hier nichts gespeichert. Du kannst weiterspielen.",
    no_such_address: "Unter dieser Adresse gibt es nichts",
    no_such_address_about: "Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken, oder beginne auf der Startseite.",
    worker_failed: "Die Bots können nicht spielen: Dieser Browser hat sie nicht gestartet. Deine Partie ist gespeichert. Versuche es erneut, lade die Seite neu oder nimm einen anderen Browser.",
    worker_crashed: "Der Bot hat nicht geantwortet. Deine Partie ist gespeichert. Versuche es erneut oder lade die Seite neu.",
    worker_outdated: "Tablée wurde während der Partie aktualisiert. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.",
    part_failed: "Dieser Teil des Spiels konnte nicht geladen werden",
    part_failed_about: "Es ist nichts verloren. Prüfe die Verbindung und versuche es erneut; hilft das nicht, lade die Seite neu.",
    not_loaded: "Die Regeln des Spiels konnten nicht geladen werden; prüfe die Verbindung und versuche es erneut",
    start_new: "Neue Partie beginnen",
    download: "Gespeichertes herunterladen",
    download_game: "Diese Partie herunterladen",
};

const OFFLINE: OfflineTexts = OfflineTexts {
    title: "Auf diesem Gerät",
    version: |number, release| format!("Version {number}, Ausgabe {release}"),
    coming: "Das Spiel wird gerade auf diesem Gerät gespeichert, damit du auch offline spielen kannst.",
    none: "Das Spiel ist nicht auf diesem Gerät gespeichert: Es braucht eine Verbindung.",
    complete: "Das Spiel ist auf diesem Gerät gespeichert, und du kannst auch offline spielen.",
    newer: "Eine neue Version ist bereit.",
    reload: "Neu laden",
    reset: "Spiel aktualisiert sich nicht? Offline-Kopie löschen",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Inoffiziell und kostenlos. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen; die Zeichnungen sind unsere eigenen.",
    private: "Kein Konto, und nichts wird irgendwohin übertragen: Alles bleibt auf diesem Gerät.",
    version: |number| format!("Version {number}"),
};
