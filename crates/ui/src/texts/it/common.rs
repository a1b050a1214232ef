//! The texts that many screens use, in Italian.

use protocol::Level;

use super::{NUMBERS, YOU, does};
use crate::i18n::names_and;
use crate::i18n::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
use model::lang::Lang;

pub(crate) static TEXTS: Texts = Texts {
    lang: Lang::It,
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
    home: "Home",
    play: "Gioca",
    resume: "Riprendi",
    options: "Opzioni",
    rules: "Regole",
    rules_of: |game| format!("Regole di {game}"),
    of_game: |label, game| match game {
        "" => label.to_owned(),
        _ => format!("{label}: {game}"),
    },
    settings: "Impostazioni",
    keys: "Scorciatoie da tastiera",
    daily: "Sfide del giorno",
    statistics: "Statistiche",
    puzzles: "Problemi",
    evening: "Serata",
    close: "Chiudi",
    cancel: "Annulla",
    retry: "Riprova",
    loading: "Caricamento…",
    level: |level| match level {
        Level::Newcomer | Level::Learner | Level::Beginner => "Principiante",
        Level::Casual => "Occasionale",
        Level::Amateur => "Amatore",
        Level::Regular => "Intermedio",
        Level::Proficient => "Avanzato",
        Level::Strong => "Forte",
        Level::VeryStrong => "Molto forte",
        Level::Formidable => "Temibile",
        Level::Outstanding => "Eccellente",
        Level::Expert => "Esperto",
    },
    card: |value| format!("carta {value}"),
    card_back: "carta coperta",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "Giochi da tavolo francesi, in solitario contro bot onesti o insieme a uno schermo.",
    honesty: "I bot non vedono nulla di ciò che è nascosto: sanno quello che saprebbe un giocatore al loro posto, e niente di più. Con il codice e la registrazione completa di una partita puoi verificarlo.",
};

const OPTIONS: OptionTexts = OptionTexts {
    new_match: "Nuova partita",
    title: |game| format!("Una partita a {game}"),
    replaces: "La partita in corso passerà tra le tue partite giocate.",
    start: "Inizia",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Impostazioni",
    language: "Lingua",
    language_auto: "Automatica",
    theme: "Tema",
    theme_system: "Automatico",
    theme_light: "Chiaro",
    theme_dark: "Scuro",
    theme_contrast: "Alto contrasto",
    speed: "Velocità di carte e dadi",
    speed_slow: "Lenta",
    speed_normal: "Normale",
    speed_fast: "Rapida",
    speed_none: "Nessuna animazione",
    hints: "Mostra il punteggio previsto di una mossa",
    hints_about: "Mentre prepari una mossa, il tavolo mostra che cosa aspettarsi: i punti, o le tue probabilità di vittoria. Una partita in cui l’ha mostrato non conta per la valutazione.",
    four_colours: "Carte da gioco a quattro colori",
    four_colours_about: "I fiori sono verdi e i quadri blu: così i semi non si confondono.",
    kept: "Le modifiche vengono salvate subito su questo dispositivo.",
};

const TABLE: TableTexts = TableTexts {
    you: YOU,
    persons: [
        "Giocatore 1",
        "Giocatore 2",
        "Giocatore 3",
        "Giocatore 4",
        "Giocatore 5",
        "Giocatore 6",
        "Giocatore 7",
        "Giocatore 8",
    ],
    prompt_to: |name, prompt| format!("{name}: {prompt}"),
    turn_of: |name| format!("È il turno di {name}."),
    thinking: |name| format!("{name} sta pensando…"),
    you_win: "Hai vinto!",
    wins: |name| format!("Ha vinto {name}."),
    shared,
    round_over: "La manche è finita.",
    round: |round| format!("Manche {round}"),
    rounds: "Manche",
    side: "Mosse e dettagli",
    result: "Risultato",
    place: "Posto",
    player: "Nome",
    log: "Mosse",
    seed: "Codice",
    confirm_prompt: |action| format!("Da confermare: {action}. Oppure scegli un’altra mossa."),
    confirm: "Conferma",
    withdraw: "Cambia",
    practice: "Allenamento",
    assisted: "Con aiuto",
    undo: "Annulla",
    fast_forward: "Avanti veloce",
    sound: "Audio",
    volume: "Volume dell’audio",
    more: "Altro",
    rematch: "Gioca ancora",
    next_round: "Prossima manche",
    read_on: "Prima leggi, poi scegli «Continua».",
    not_now: "Per ora scegli ciò che è evidenziato, oppure salta il passo.",
};

const RECORDS: RecordTexts = RecordTexts {
    title: "Partite giocate",
    review: "Analisi",
    analysis: "Plancia d’analisi",
    replay: "Rivedi",
    not_kept_yet: "Questa partita non è ancora tra quelle giocate, perché una parte della pagina non si è caricata. È salvata: riapri il tavolo e sarà aggiunta.",
    not_kept: "Non è stato possibile aggiungere questa partita a quelle giocate: lo spazio del browser è esaurito.",
    beginning: "La partita comincia.",
    same_game: "Gioca la stessa partita",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "La tua partita salvata è danneggiata e illeggibile. È stata conservata così com’è. Puoi scaricarla oppure iniziare una nuova partita.",
    foreign_save: "Ciò che è salvato qui non è una partita di questo gioco. È stato conservato così com’è. Puoi scaricarlo oppure iniziare una nuova partita.",
    newer_save: "La tua partita è stata salvata da una versione più recente di Tablée. È stata conservata così com’è. Ricarica la pagina per avere l’ultima versione, oppure inizia una nuova partita.",
    storage_blocked: "Questo browser non permette alla pagina di salvare nulla. Puoi continuare, ma chiudendo la pagina la partita andrà persa. Per conservarla, consenti i dati dei siti per questa pagina.",
    storage_newer: "Una versione più recente di Tablée ha cambiato ciò che è salvato qui. Nulla è andato perso: ricarica la pagina per avere quella versione.",
    storage_full: "Non c’è più spazio per salvare. Puoi continuare, ma chiudendo la pagina le ultime mosse potrebbero andare perse. Libera spazio tra i dati dei siti del browser.",
    storage_held: "Un’altra scheda usa ancora lo spazio di una versione precedente di Tablée. Chiudi le altre schede di Tablée: fino ad allora qui non viene salvato nulla. Puoi continuare a giocare.",
    no_such_address: "A questo indirizzo non c’è nulla",
    no_such_address_about: "Il link è danneggiato o incompleto. Fattelo mandare di nuovo, oppure comincia dalla schermata iniziale.",
    worker_failed: "I bot non possono giocare: questo browser non li ha avviati. La tua partita è salvata. Riprova, ricarica la pagina o cambia browser.",
    worker_crashed: "Il bot non ha risposto. La tua partita è salvata. Riprova, oppure ricarica la pagina.",
    worker_outdated: "Mentre giocavi è arrivata una nuova versione di Tablée. La tua partita è salvata: ricarica la pagina per continuare.",
    part_failed: "Questa parte del gioco non si è caricata",
    part_failed_about: "Non si è perso nulla. Controlla la connessione e riprova; se non basta, ricarica la pagina.",
    not_loaded: "le regole del gioco non si sono caricate; controlla la connessione e riprova",
    start_new: "Inizia una nuova partita",
    download: "Scarica ciò che è salvato",
    download_game: "Scarica questa partita",
};

const OFFLINE: OfflineTexts = OfflineTexts {
    title: "Su questo dispositivo",
    version: |number, release| format!("Versione {number}, rilascio {release}"),
    coming: "Il gioco viene salvato su questo dispositivo, per giocare anche offline.",
    none: "Il gioco non è salvato su questo dispositivo: serve una connessione.",
    complete: "Il gioco è salvato su questo dispositivo e puoi giocare anche offline.",
    newer: "È pronta una nuova versione.",
    reload: "Ricarica",
    reset: "Il gioco non si aggiorna? Elimina la copia offline",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "Non ufficiale e gratuito. I giochi e i loro nomi appartengono ai rispettivi autori ed editori; i disegni sono nostri.",
    private: "Nessun account, e nulla viene inviato altrove: tutto resta su questo dispositivo.",
    version: |number| format!("Versione {number}"),
};

/// Several who have won, as a sentence.
fn shared(names: &[&str]) -> String {
    let names: Vec<&str> = names.iter().map(|name| does(name, "tu", name)).collect();
    let vowel = names
        .last()
        .is_some_and(|last| last.starts_with(['E', 'É']));
    let and = if vowel { " ed " } else { " e " };
    format!("Vittoria condivisa: {}.", names_and(&names, and))
}
