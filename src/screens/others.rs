//! The screens at addresses that only this part knows, so that the page that is loaded first need not; and the screen for
//! an address that nobody knows.

use pool::Pool;
use yew::prelude::*;

use super::keys::KeysScreen;
use crate::registry;
use analysis::POSITION;
use debacle::DebacleUi;
use duel::DuelScreen;
use evening::EveningScreen;
use letter::LetterScreen;
use model::day::Day;
use puzzles::{PuzzleRequest, PuzzlesScreen, wanted};
use records::{Notes, OnStart, RecordsPart};
use ui::i18n::{Lang, Texts, use_texts};
use ui::layout::{refusal_with_link, use_title};
use ui::route::Route;

lazy::part!(
    /// The part with the screens of the stored games, the keys, and the screens at all other addresses. They are one part,
    /// since each part costs room in the page that is loaded first.
    pub RECORDS: RecordsPart = more, RecordsPart { screen, notes }
);

/// What home says of the games, with the person's mistakes that are due.
fn notes(today: Day, lang: Lang) -> Notes {
    Box::pin(async move {
        let mut notes = records::notes(today, lang).await?;
        puzzles::add_due(&mut notes.standings, lang).await;
        Ok(notes)
    })
}

fn screen(route: &Route, pool: Pool, on_start: OnStart, texts: &'static Texts) -> Html {
    let path = match route {
        Route::Other(path) => path,
        Route::Keys(game) => return html! { <KeysScreen game={*game} /> },
        _ => return records::screen(route, pool, on_start, texts),
    };
    let (first, rest) = path.split_once('/').unwrap_or((path, ""));
    if first.eq_ignore_ascii_case(POSITION) {
        let (held, place) = rest.split_once('/').unwrap_or((rest, ""));
        return records::position(held, place, pool, texts);
    }
    if let Some(place) = evening::wanted(path) {
        let parts: evening::Parts = registry::evening;
        return html! { <EveningScreen {place} {parts} {pool} /> };
    }
    if let Some(place) = duel::wanted(path) {
        let parts: duel::Parts = registry::duel;
        return html! { <DuelScreen {place} {parts} {pool} /> };
    }
    if let Some(place) = letter::wanted(path) {
        // It has no hidden information, so that a letter tells nobody more than they may know.
        return html! { <LetterScreen<DebacleUi> {place} {pool} /> };
    }
    match wanted(&path.to_ascii_lowercase()) {
        Some(None) => html! { <PuzzlesScreen /> },
        Some(Some((game, subject))) => registry::solve(game, PuzzleRequest { subject, pool }),
        None => html! { <NoSuchAddress /> },
    }
}

/// Says that there is nothing at the address, with a link home.
#[component]
fn NoSuchAddress() -> Html {
    let texts = use_texts();
    let (errors, home) = (&texts.errors, texts.common.home);
    let (heading, reason) = (errors.no_such_address, errors.no_such_address_about);
    use_title(heading);
    refusal_with_link(heading, reason, home, Route::Home, texts)
}
