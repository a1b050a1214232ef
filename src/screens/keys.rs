//! The screen with the keys.

use engine::GameId;

use yew::prelude::*;

use crate::registry::keys;
use ui::i18n::{Translated, use_lang, use_texts};
use ui::keys::{KeyLine, KeysTexts, general_lines, leave_keys};
use ui::route::Route;
use ui::sign::arrow;

/// Props of [`KeysScreen`].
#[derive(Clone, PartialEq, Properties)]
pub struct KeysProps {
    /// The game whose keys come first.
    pub game: Option<GameId>,
}

/// The screen with the keys: the general ones, and those of each game.
#[component]
pub fn KeysScreen(props: &KeysProps) -> Html {
    let (lang, shared) = (use_lang(), use_texts());
    let texts = KeysTexts::of(lang);
    let first = props.game;
    let others = GameId::ALL.into_iter().filter(|game| Some(*game) != first);
    let games = first.into_iter().chain(others);
    html! {
        <>
            <header key="header" class="screen-header">
                <button key="back" type="button" class="button quiet" data-action="back" onclick={move |_| leave_keys(first)}>
                    { arrow(180) }
                    <span key="label">{ texts.back }</span>
                </button>
                <a key="home" class="button quiet" href={Route::Home.href()}>{ shared.common.home }</a>
            </header>
            <main key="main" data-screen="keys" class="screen">
                <h1 key="title" tabindex="-1">{ shared.common.keys }</h1>
                <p key="about" class="tagline">{ texts.about }</p>
                { section("general", texts.general, &general_lines(lang), texts) }
                { for games.map(|game| section(game.name(), game.title(), &keys(game, lang), texts)) }
            </main>
        </>
    }
}

/// A list of keys, and what each of them does.
fn section(name: &'static str, heading: &'static str, list: &[KeyLine], texts: &KeysTexts) -> Html {
    let id = format!("keys-{name}");
    html! {
        <section key={name} class="panel keys" aria-labelledby={id.clone()} data-keys={name}>
            <h2 key="heading" {id}>{ heading }</h2>
            <dl key="list">{ for list.iter().enumerate().map(|(index, line)| html! {
                <div key={index}>
                    <dt key="keys">{ for strokes(line, texts) }</dt>
                    <dd key="about">{ line.about }</dd>
                </div>
            }) }</dl>
        </section>
    }
}

/// The keys of a line as they are printed on a keyboard, with the key that is held.
fn strokes(line: &KeyLine, texts: &KeysTexts) -> impl Iterator<Item = Html> {
    let held = line.with.map(|key| printed(key, texts));
    line.keys.iter().map(move |key| {
        let text = match held {
            Some(held) => format!("{held}\u{a0}+\u{a0}{}", printed(key, texts)),
            None => printed(key, texts).to_owned(),
        };
        html! { <kbd key={*key} data-key={*key}>{ text }</kbd> }
    })
}

/// The print of a key: an arrow, or a word in the language of the texts.
fn printed(key: &'static str, texts: &KeysTexts) -> &'static str {
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        _ => (texts.key)(key),
    }
}
