//! The home screen: the games, and how to start one.

use engine::dekal::CardValue;
use yew::prelude::*;

use super::fields::select;
use super::settings::{language, theme};
use crate::cards::CardFace;
use crate::i18n::{Texts, use_texts};
use crate::route::Route;
use crate::shell::use_settings;

/// What [`Home`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct HomeProps {
    /// Whether a match of Dékal is saved.
    pub saved: bool,
}

/// The home screen.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let (texts, settings) = (use_texts(), use_settings());
    html! {
        <>
            <header key="header" class="home-header">
                { select(&language(&settings, texts), true) }
                { select(&theme(&settings, texts), true) }
                <a key="settings" class="button quiet" href={Route::Settings.href()}>
                    { texts.common.settings }
                </a>
            </header>
            <main key="main" data-screen="home" class="screen home">
                <h1 key="title" tabindex="-1">{ "Tablée" }</h1>
                <p key="tagline" class="tagline">{ texts.home.tagline }</p>
                { dekal(texts, props.saved) }
                <p key="honesty" class="honesty">{ texts.home.honesty }</p>
                { other_games(texts) }
            </main>
            <footer key="footer" class="home-footer">
                <p key="unofficial">{ texts.about.unofficial }</p>
                <p key="private">{ texts.about.private }</p>
                <p key="version">{ (texts.about.version)(env!("CARGO_PKG_VERSION")) }</p>
            </footer>
        </>
    }
}

/// Dékal, with the ways into it.
fn dekal(texts: &Texts, saved: bool) -> Html {
    let (main, other) = if saved {
        (texts.common.resume, texts.options.title)
    } else {
        (texts.common.play, texts.common.options)
    };
    html! {
        <section key="dekal" class="game" aria-labelledby="dekal-title">
            <div key="fan" class="fan" aria-hidden="true">
                { for [None, CardValue::new(1), CardValue::new(4), CardValue::new(10)].map(|value| html! {
                    <span key={value.map_or(0, CardValue::get)}><CardFace {value} /></span>
                }) }
            </div>
            <div key="text" class="game-text">
                <h2 key="title" id="dekal-title">{ "Dékal" }</h2>
                <p key="pitch">{ texts.home.dekal }</p>
                <p key="facts" class="about">{ texts.home.dekal_facts }</p>
                <div key="ways" class="ways">
                    <a key="play" class="button primary" href={Route::Table.href()}>{ main }</a>
                    <a key="options" class="button" href={Route::Options.href()}>{ other }</a>
                    <a key="rules" class="button quiet" href={Route::Rules.href()}>
                        { texts.common.rules }
                    </a>
                </div>
            </div>
        </section>
    }
}

/// The games that cannot be played yet.
fn other_games(texts: &Texts) -> Html {
    html! {
        <section key="others" aria-labelledby="others-title">
            <h2 key="title" id="others-title">{ texts.home.others }</h2>
            <ul key="list" class="others">
                { for ["Détrak", "Dumble", "Débâcle"].map(|name| html! {
                    <li key={name}>
                        <h3 key="name">{ name }</h3>
                        <p key="state" class="about">{ texts.home.in_preparation }</p>
                    </li>
                }) }
            </ul>
        </section>
    }
}
