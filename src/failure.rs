//! Failures from which the program cannot recover: a panic in the page's program, and errors that are only
//! written to the console.
//!
//! After a panic no part of the program works reliably, its components least of all. So
//! the failure screen is not a component, but the dialog of `static/failure.js`, which needs nothing of the
//! program. It says what happened and that the game is saved, and has a button that reloads the page and a
//! report to copy. That script is loaded before the program, and also handles uncaught errors, such as an
//! exception that a function of the browser throws through the wasm. The comment at its beginning says which
//! errors count.
//!
//! The report has the version, the browser, the screen (but not what a link holds), the errors, and the last entries
//! of the saved match's log, in which there are no names. The page only copies it; it sends nothing.
//!
//! The match is saved when the event that changes it is handled (`Runner::report_since` in `crates/table`), before the change
//! is shown, so a panic while it is drawn costs no move. Tests break what the browser gives the page, or the files that it loads: no release has a way to
//! fail that is only for tests.
//!
//! A worker that fails is replaced, and the page goes on: see [`pool`].

use wasm_bindgen::prelude::*;

// None of these functions may throw, because the caller is already failing. Without the script, as in tests, the first
// two do not exist.
#[wasm_bindgen]
extern "C" {
    /// Shows the failure screen, and adds the message to its report.
    #[wasm_bindgen(catch, js_name = tableeFailed)]
    fn show(message: &str) -> Result<(), JsValue>;

    /// Adds the version of the page to the report.
    #[wasm_bindgen(catch, js_name = tableeVersion)]
    fn version(number: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = console, js_name = error)]
    fn log(message: &str) -> Result<(), JsValue>;
}

/// Installs the panic hook, which reports a panic to the console, with its message and place, and to the
/// person.
pub fn install_panic_hook() {
    // Not with `std`: yew would replace that hook with its own.
    yew::set_custom_panic_hook(Box::new(|panic| {
        let message = panic.to_string();
        // A panic here would hide the first one from the person, so errors are ignored.
        let _ = log(&message);
        let _ = show(&message);
    }));
    // Without the script there is no report that needs the version.
    let _ = version(env!("CARGO_PKG_VERSION"));
}

#[cfg(test)]
mod tests {
    use model::lang::Lang;
    use model::save_slot::SaveSlot;

    const SCRIPT: &str = include_str!("../static/failure.js");

    /// The script's texts of a language, each with its name.
    fn texts(lang: Lang) -> Vec<(&'static str, &'static str)> {
        let begin = format!("\n    {}: {{\n", lang.tag());
        let (_, rest) = SCRIPT.split_once(&begin).unwrap();
        let (texts, _) = rest.split_once("\n    },\n").unwrap();
        let lines = texts.lines().map(|line| line.trim().split_once(": \""));
        lines
            .map(|line| line.unwrap())
            .map(|(name, text)| (name, text.strip_suffix("\",").unwrap()))
            .collect()
    }

    #[test]
    fn the_screen_says_the_same_in_every_language() {
        let names = |lang| texts(lang).into_iter().map(|(name, _)| name);
        for lang in Lang::ALL {
            assert!(names(lang).eq(names(Lang::En)), "{lang:?}");
            assert!(texts(lang).iter().all(|(_, text)| !text.is_empty()));
        }
        let french = texts(Lang::Fr);
        for sign in [" :", " ;", " ?", " !", "« ", " »"] {
            assert!(french.iter().all(|(_, text)| !text.contains(sign)));
        }
        let page = include_str!("../index.html");
        for (name, _) in texts(Lang::En) {
            let place = format!("data-failure=\"{name}\"");
            let is_said = ["copied", "refused"].contains(&name);
            assert_eq!(
                page.matches(&place).count(),
                usize::from(!is_said),
                "{name}"
            );
        }
    }

    #[test]
    fn the_screen_needs_nothing_that_may_have_failed() {
        for needed in ["createElement", "setTimeout", "Date", "performance"] {
            assert!(!SCRIPT.contains(needed), "{needed}");
        }
        // Operators that older browsers do not understand.
        for sign in ["?.", "??", "||=", "&&="] {
            assert!(!SCRIPT.contains(sign), "{sign}");
        }
    }

    #[test]
    fn the_report_reads_matches_from_where_they_are_saved() {
        let day = "2026-11-21".parse().unwrap();
        for game in engine::GameId::ALL {
            let (name, of_day) = (game.name(), SaveSlot::of_day(game, day).name());
            assert_eq!(SaveSlot::of(game).name(), name);
            assert!(SCRIPT.contains("? game : `${game}/${day}`"));
            assert_eq!(of_day, format!("{name}/2026-11-21"));
        }
        assert!(SCRIPT.contains("startsWith(\"tablee.saved.\")"));
        assert!(SCRIPT.contains("objectStore(\"saves\")"));
    }
}
