//! Tests of the texts of all crates. They check rules of each language that need no knowledge of it.

use std::fs;
use std::path::{Path, PathBuf};

use debacle::DebacleUi;
use dekal::{DekalTexts, DekalUi};
use detrak::{DetrakTexts, DetrakUi};
use dumble::{DumbleTexts, DumbleUi};
use table::{Playable, RulesPage};
use ui::i18n::{Lang, Texts, Translated};

/// The files with texts in a language, of all crates.
fn files(lang: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, wanted: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, wanted, found);
            } else if folder.ends_with(wanted) {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    let wanted = Path::new("texts").join(lang);
    let mut found = Vec::new();
    for folder in ["src", "crates"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        walk(&folder, &wanted, &mut found);
    }
    found
}

#[test]
fn every_language_has_the_same_files() {
    let names = |lang: Lang| -> Vec<String> {
        let folder = format!("/texts/{}/", lang.tag());
        let name =
            |(path, _): (PathBuf, String)| path.display().to_string().replace(&folder, "/texts/");
        let mut names: Vec<String> = files(lang.tag()).into_iter().map(name).collect();
        names.sort();
        names
    };
    let french = names(Lang::Fr);
    assert!(french.len() > 30, "{french:?}");
    for lang in Lang::ALL {
        assert_eq!(names(lang), french, "{lang:?}");
    }
}

#[test]
fn what_is_said_without_the_program_is_said_in_every_language() {
    let start = include_str!("../../static/start.js");
    let tags = Lang::ALL.map(|lang| format!("\"{}\"", lang.tag()));
    let list = format!("const LANGUAGES = [{}];", tags.join(", "));
    assert!(start.contains(&list), "start.js does not say {list}");
    let page = include_str!("../../index.html");
    let reset = include_str!("../../static/reset.html");
    for lang in Lang::ALL {
        let attribute = format!("lang=\"{}\"", lang.tag());
        let failed = format!("data-failed=\"\" {attribute}");
        assert_eq!(page.matches(&failed).count(), 1, "{lang:?}");
        let framed = format!("data-framed=\"\" {attribute}");
        assert_eq!(page.matches(&framed).count(), 1, "{lang:?}");
        let about = "the description, what is said of a failure, of frames, and of scripts";
        let default = usize::from(lang == Lang::default());
        assert_eq!(
            page.matches(&attribute).count(),
            4 + default,
            "{lang:?}: {about}"
        );
        let section = format!("<section class=\"panel\" {attribute}>");
        assert_eq!(reset.matches(&section).count(), 1, "{lang:?}");
    }
}

#[test]
fn french_never_breaks_a_line_before_its_tall_signs() {
    let mut signs = 0;
    for (path, text) in files("fr") {
        for (number, line) in text.lines().enumerate() {
            for sign in [" :", " ;", " ?", " »", "« ", " %", " !"] {
                let code = line.contains("!=") || line.trim_start().starts_with("//");
                let place = (path.display(), number + 1);
                assert!(
                    code || !line.contains(sign),
                    "{place:?}: plain space in {line}"
                );
            }
            signs += line.matches(['?', '»']).count();
        }
    }
    assert!(signs > 10, "{signs}");
}

#[test]
fn questions_and_exclamations_are_opened_and_spaces_before_signs_do_not_break() {
    let mut questions = 0;
    for (path, text) in files("es") {
        let texts = text.split("mod tests").next().unwrap_or_default();
        for line in texts.lines() {
            // The texts between quotation marks.
            let line: String = line.split('"').skip(1).step_by(2).collect();
            let count = |sign: char| line.matches(sign).count();
            let place = (path.display(), &line);
            assert_eq!(count('¿'), count('?'), "{place:?}");
            questions += count('?');
            assert_eq!(count('¡'), count('!'), "{place:?}");
            assert_eq!(count('«'), count('»'), "{place:?}");
            for sign in [" :", " ;", " %", " »", "« ", "± "] {
                assert!(!line.contains(sign), "{sign:?} in {place:?}");
            }
        }
    }
    assert!(questions > 2, "{questions}");
}

#[test]
fn one_is_told_from_several() {
    let dekal = |points| (DekalTexts::of(Lang::Es).points)(points);
    assert_eq!([0, 1, 2].map(dekal), ["0 puntos", "1 punto", "2 puntos"]);
    let detrak = |points| (DetrakTexts::of(Lang::Es).points)(points);
    assert_eq!([-2, -1].map(detrak), ["−2 puntos", "−1 punto"]);
    assert_eq!(
        (DumbleTexts::of(Lang::Es).falls)("Tú"),
        "Llegas a 100 justos y bajas a 50."
    );
    assert_eq!(
        (DumbleTexts::of(Lang::Es).called_badly)("Anna", 1, 2),
        "Anna canta Dumble con 1 punto, pero alguien tiene menos: Anna suma el doble, 2."
    );
    let shared = Texts::of(Lang::Es).table.shared;
    assert_eq!(shared(&["Tú", "Anna"]), "Victoria compartida: Tú y Anna.");
}

#[test]
fn german_is_set_as_german_is() {
    let mut quotes = 0;
    for (path, text) in files("de") {
        let texts = text.split("mod tests").next().unwrap_or_default();
        for (number, line) in texts.lines().enumerate() {
            let place = (path.display(), number + 1);
            let count = |sign| line.matches(sign).count();
            assert_eq!(count('„'), count('“'), "quotes: {place:?}");
            quotes += count('„');
            for wrong in [
                " %", " …", ".…", " ?", " ; ", "«", "”", ", Du ", " Dein", " Dir ", " Dich ",
            ] {
                // At the beginning of a sentence these words have a capital letter anyway.
                let begins = ["? ", ". ", ": ", "! "].map(|end| [end, wrong.trim()].concat());
                let bad = line.contains(wrong) && !begins.iter().any(|begin| line.contains(begin));
                assert!(!bad, "{wrong:?}: {place:?}");
            }
        }
    }
    assert!(quotes > 5, "{quotes}");
}

/// Clauses of the rules for cases that a reader would otherwise decide in another way: the game, and the words of each
/// language, in the order of [`Lang::ALL`].
const CLAUSES: [(&str, [&str; 5]); 14] = [
    // A die is recovered only after something was done.
    (
        "debacle",
        [
            "après une action ou un coup spécial",
            "after an action or a special move",
            "nach einer Aktion oder einem Sonderzug",
            "tras una acción o una jugada especial",
            "dopo un’azione o una mossa speciale",
        ],
    ),
    (
        "debacle",
        [
            "il ne compte plus pour lui",
            "no longer counts for them",
            "Für ihn zählt er dann nicht mehr",
            "ya no cuenta para él",
            "per lui non conta più",
        ],
    ),
    (
        "debacle",
        [
            "avant toute action",
            "before any action",
            "vor jeder Aktion",
            "antes de cualquier acción",
            "prima di ogni azione",
        ],
    ),
    (
        "debacle",
        [
            "avec le même joueur au trait",
            "with the same player to move",
            "mit demselben Spieler am Zug",
            "con el mismo jugador al turno",
            "con lo stesso giocatore di turno",
        ],
    ),
    // The second draw, and the lot.
    (
        "dekal",
        [
            "ceux qui restent à égalité piochent encore",
            "those who still tie draw again",
            "wer auch da gleichauf liegt, zieht noch einmal",
            "los que siguen empatados vuelven a robar",
            "chi è ancora in parità pesca di nuovo",
        ],
    ),
    (
        "dekal",
        [
            "le sort décide",
            "the lot decides",
            "entscheidet das Los",
            "decide el azar",
            "decide la sorte",
        ],
    ),
    // Ties of a match.
    (
        "dekal",
        [
            "toutes manches comprises",
            "over all rounds together",
            "über alle Runden zusammen",
            "en todas las rondas juntas",
            "in tutte le manche insieme",
        ],
    ),
    // Who starts after several have won.
    (
        "dumble",
        [
            "le premier d’entre eux dans le sens horaire à partir de celui qui a annoncé",
            "the first of them clockwise from the caller",
            "der erste von ihnen im Uhrzeigersinn nach dem, der angesagt hat",
            "el primero de ellos en sentido horario a partir de quien ha cantado",
            "il primo di loro in senso orario a partire da chi ha chiamato",
        ],
    ),
    (
        "dumble",
        [
            "On joue dans le sens horaire",
            "Play goes clockwise",
            "Gespielt wird im Uhrzeigersinn",
            "Se juega en sentido horario",
            "Si gioca in senso orario",
        ],
    ),
    (
        "dumble",
        [
            "peut prendre la carte retournée",
            "may take the card that was turned up",
            "darf die aufgedeckte Karte nehmen",
            "puede tomar la carta descubierta",
            "può prendere la carta girata",
        ],
    ),
    (
        "dumble",
        [
            "S’il n’y a rien d’autre",
            "If there are no others",
            "Gibt es keine anderen",
            "Si no hay otros",
            "Se non ce ne sono altri",
        ],
    ),
    (
        "dumble",
        [
            "et ils marquent leurs points",
            "and they score their points",
            "und sie bekommen ihre Punkte",
            "y ellos suman sus puntos",
            "e loro segnano i propri punti",
        ],
    ),
    // The order of those who are eliminated.
    (
        "dumble",
        [
            "entre éliminés d’une même manche, celui qui a le moins de points",
            "of those who leave in the same round, whoever has fewer points",
            "scheiden mehrere in derselben Runde aus, wer weniger Punkte hat",
            "entre eliminados en la misma ronda, quien tiene menos puntos",
            "tra gli eliminati nella stessa manche, chi ha meno punti",
        ],
    ),
    // A die that has left the enemy camp by its rebound.
    (
        "debacle",
        [
            "il rentre avant ou après son rebond, à votre choix, même si le rebond l’en a fait sortir",
            "it goes back before or after its rebound, as you like, even if the rebound has led it out of there",
            "kehrt er vor oder nach dem Nachsetzen zurück, wie du willst, auch wenn er das Lager dabei verlassen hat",
            "vuelve antes o después de su rebote, como prefieras, aunque el rebote lo haya sacado de allí",
            "rientra prima o dopo il rimbalzo, come preferisci, anche se il rimbalzo lo ha portato fuori di lì",
        ],
    ),
];

#[test]
fn no_language_drops_a_clause_of_the_rules() {
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        let files = files(lang.tag());
        for (game, clauses) in CLAUSES {
            let file = format!("games/{game}/src/texts/{}/rules.rs", lang.tag());
            let (_, text) = files
                .iter()
                .find(|(path, _)| path.ends_with(&file))
                .unwrap();
            assert!(text.contains(clauses[place]), "{file}: {}", clauses[place]);
        }
    }
}

/// The numbers of a text that are written as such, in order of size.
fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|sign: char| !sign.is_ascii_digit());
    let mut found: Vec<u32> = digits.filter_map(|number| number.parse().ok()).collect();
    found.sort_unstable();
    found
}

#[test]
fn the_rules_have_the_same_numbers_in_every_language() {
    type PageOf = fn(Lang) -> RulesPage;
    let games: [(&str, PageOf); 4] = [
        ("dekal", DekalUi::rules_page),
        ("detrak", DetrakUi::rules_page),
        ("dumble", DumbleUi::rules_page),
        ("debacle", DebacleUi::rules_page),
    ];
    let told = |page: PageOf, lang: Lang| -> Vec<Vec<u32>> {
        let page = page(lang);
        let paragraphs = page.parts.iter().flat_map(|part| part.text.paragraphs);
        paragraphs.map(|text| numbers(text)).collect()
    };
    for (game, page) in games {
        let english = told(page, Lang::En);
        assert!(english.concat().len() > 5, "{game}: {english:?}");
        for lang in Lang::ALL {
            assert_eq!(told(page, lang), english, "{game}, {lang:?}");
        }
    }
}
