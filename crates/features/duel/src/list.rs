//! The list of duels.

use model::exchanges::Progress;
use model::exchanges::duel::PREFIX;
use replay::ShareTexts;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::loaded::use_loaded;
use yew::prelude::*;

use crate::known::Known;
use crate::places::Place;
use crate::texts::DuelTexts;

/// The list, and how a duel begins.
#[component]
pub fn ListScreen() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), DuelTexts::of(lang));
    let title = ShareTexts::of(lang).duels;
    use_title(title);
    let loaded = use_loaded((), |()| async {
        Ok(Known::all(&database::exchanges(PREFIX).await?))
    });
    let is_busy = loaded.is_none();
    let trouble = loaded.as_ref().and_then(|read| read.as_ref().err());
    let trouble = trouble.map(|error| shared.errors.storage(*error));
    let all = loaded.and_then(Result::ok).unwrap_or_default();
    // Of a duel that was removed there is nothing to show.
    let rows: Vec<Html> = all.iter().filter_map(|known| row(known, lang)).collect();
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="duels" class="screen duel" aria-busy={is_busy.to_string()}>
                <h1 key="title" tabindex="-1">{ title }</h1>
                <p key="about" class="about">{ texts.about }</p>
                <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
                <p key="none" hidden={is_busy || trouble.is_some() || !rows.is_empty()}>{ texts.none }</p>
                <ul key="list" class="duel-list">{ for rows }</ul>
            </main>
        </>
    }
}

/// A duel: its game, the friends, and how it stands.
fn row(known: &Known, lang: Lang) -> Option<Html> {
    let texts = DuelTexts::of(lang);
    let game = known.start()?.game.title();
    let names: Vec<String> = known.sent.iter().filter_map(|link| sender(link)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let who = match names.as_slice() {
        [] => game.to_owned(),
        names => format!("{game} · {}", names.join(", ")),
    };
    let state = match (&known.own, known.sent.is_empty()) {
        _ if known.has_given_up => texts.seen,
        (Some((Progress::End, _)), true) => texts.is_waiting,
        (Some((Progress::End, _)), false) => texts.is_done,
        (Some((Progress::Entries(_), _)), _) => texts.goes_on,
        (None, _) => texts.is_new,
    };
    let href = Place::Duel(known.id.clone()).route().href();
    Some(html! {
        <li key={known.id.to_string()}><a {href}>{ who }</a>{ " " }<span class="about">{ state }</span></li>
    })
}

/// The name of whoever has sent a link, as far as it says one.
fn sender(link: &str) -> Option<String> {
    let start = engine::start_of_link(link).ok()?;
    let person = start
        .players
        .into_iter()
        .find(|player| player.bot.is_none());
    person
        .map(|person| person.name)
        .filter(|name| !name.is_empty())
}
