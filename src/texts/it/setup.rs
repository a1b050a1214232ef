//! The texts of the options screen, in Italian, and what is said of the cast.

use crate::texts::SetupTexts;
use ui::i18n::names_and;

pub(crate) static TEXTS: SetupTexts = SetupTexts {
    role: "Il tuo ruolo",
    roles: ["Giocare", "Guardare i bot"],
    players: "Giocatori",
    player_count: |count| match count {
        1 => "1: in solitario".to_owned(),
        2 => "2: tu e un bot".to_owned(),
        _ => format!("{count}: tu e {} bot", count.saturating_sub(1)),
    },
    by_letter: "Gioca per lettera con qualcuno lontano",
    bot_count: |count| match count {
        1 => "1 bot, in solitario".into(),
        _ => format!("{count} bot"),
    },
    company: "Al tavolo",
    suggested: |level| format!("Adatto a te: livello {level}"),
    even: [
        "Al mio livello",
        "Dal tuo primo risultato in poi, ogni nuova partita comincia al livello che contro di te vince circa una partita su due. Se scegli un livello, si disattiva.",
    ],
    surprise: "Sorprendimi",
    together: "Gioca qui con altri",
    now: |names| format!("Al tavolo: {}.", names_and(names, " e ")),
    change: "Cambia",
    who: "Chi siede qui?",
    person: "Una persona",
    person_about: "su questo schermo",
    name: "Nome",
    bot_instead: "Meglio un bot",
    usual: |weakest, strongest| format!("Livelli {weakest}–{strongest}"),
    all_at: "Tutti al livello",
    level_of: |name| format!("Livello di {name}"),
    slips: ["Sbaglia spesso.", "Sbaglia ogni tanto."],
    less_closely: "Guarda meno a fondo di un esperto.",
    seed: "Codice della partita (facoltativo)",
    seed_help: "Lo stesso codice dà le stesse carte e gli stessi dadi su ogni dispositivo. Lascia il campo vuoto per una sorpresa.",
    seed_read: |seed| format!("Ne risulta il codice {seed}."),
    seed_bad: "Questo non è un codice: al massimo 13 lettere e cifre, senza I, L, O e U, e senza 0 all’inizio.",
    watch: "Guarda",
    lines: [
        "Sempre pronta per un’altra partita.",
        "Fornaio in pensione. In piedi alle cinque, al tavolo alle sei.",
        "Mescola due volte e canticchia mentre pensa.",
        "Cuoco di bordo. Ha imparato a giocare nelle lunghe traversate.",
        "Segna i punti a matita e conserva tutti i fogli dal 1998.",
        "Porta il tè alla menta e chiede la rivincita prima del primo sorso.",
        "Figlia del guardiano di un faro. Se piove, si gioca.",
        "Legge le regole fino all’ultima nota.",
        "Dieci anni, e stasera può restare alzato fino a tardi.",
        "Giocava a scacchi al circolo. È venuta per le carte ed è rimasta.",
        "Ottantaquattro anni. Dice che è venuto solo a guardare.",
        "Insegna matematica, ma mai nelle serate di gioco.",
    ],
};
