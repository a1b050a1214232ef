//! The home screen: the games, and the ways to start one.
use engine::GameId;

use yew::prelude::*;

use super::picture::picture;
use super::settings::{language, theme};
use crate::game_screens::play;
use model::save_slot::SaveSlot;
use model::settings::Theme;
use table::summary;
use tutorial::{invitation, link};
use ui::fields::select;
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::route::Route;
use ui::settings::use_settings;

/// The props of [`Home`].
#[derive(PartialEq, Properties)]
pub struct HomeProps {
    /// Called with the game when the person starts a match with the options of the last one.
    pub on_play: Callback<GameId>,
}

/// The home screen.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    html! {
        <>
            <header key="header" class="home-header">
                { select(&language(&settings, texts), false) }
                { select(&theme(&settings, texts), false) }
                <a key="settings" class="button quiet" href={Route::Settings.href()}>
                    { texts.common.settings }
                </a>
            </header>
            <main key="main" data-screen="home" class="screen home">
                <h1 key="title" tabindex="-1">{ "Tablée" }</h1>
                <p key="tagline" class="tagline">{ texts.home.tagline }</p>
                { invitation(lang) }
                { for GameId::ALL.map(|id| game(id, lang, settings.theme, &props.on_play)) }
                <p key="records" class="ways">
                    <a key="daily" class="button" href={Route::Daily.href()}>{ texts.common.daily }</a>
                    <a key="records" class="button" href={Route::Records.href()}>{ texts.records.title }</a>
                    <a key="statistics" class="button" href={Route::Statistics(GameId::ALL[0]).href()}>
                        { texts.common.statistics }
                    </a>
                    <a key="keys" class="button quiet" href={Route::Keys(None).href()}>{ texts.common.keys }</a>
                </p>
                <p key="honesty" class="honesty">{ texts.home.honesty }</p>
            </main>
            <footer key="footer" class="home-footer">
                <p key="unofficial">{ texts.about.unofficial }</p>
                <p key="private">{ texts.about.private }</p>
                <p key="version">{ (texts.about.version)(env!("CARGO_PKG_VERSION")) }</p>
            </footer>
        </>
    }
}

/// A game: its picture and summary, and the links to its screens.
fn game(game: GameId, lang: Lang, theme: Theme, on_play: &Callback<GameId>) -> Html {
    let texts = Texts::of(lang);
    let goes_on = SaveSlot::of(game).is_under_way();
    let other = if goes_on {
        texts.options.new_match
    } else {
        texts.common.options
    };
    let summary = summary(game, lang);
    let heading = format!("{}-title", game.name());
    html! {
        <section key={game.name()} class="game" data-game={game.name()} aria-labelledby={heading.clone()}>
            { picture(game, theme, summary.picture) }
            <div key="text" class="game-text">
                <h2 key="title" id={heading}>{ game.title() }</h2>
                <p key="summary" class="summary">{ summary.about }</p>
                <p key="facts" class="about">{ summary.facts }</p>
                <div key="ways" class="ways">
                    { play(game, goes_on, on_play, texts) }
                    <a key="options" class="button" href={Route::Options(game).href()}>{ other }</a>
                    <a key="rules" class="button quiet" href={Route::Rules(game).href()}>
                        { texts.common.rules }
                    </a>
                    { link(game, lang) }
                </div>
            </div>
        </section>
    }
}
