//! The home screen: the games in their boxes, the games of the day, and the ways to everything else.

use engine::GameId;

use yew::prelude::*;

use super::settings::{language, theme};
use super::today::{today, use_notes};
use crate::game_screens::{on_table, play};
use model::save_slot::SaveSlot;
use table::summary;
use tutorial::{invitation, link};
use ui::fields::select;
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::route::{ANALYSES, EVENING, PUZZLES, Route};
use ui::settings::use_settings;
use ui::today::use_today;

/// Props of [`Home`].
#[derive(PartialEq, Properties)]
pub struct HomeProps {
    /// Called with the game when the person starts a match with the options of the last one.
    pub on_play: Callback<GameId>,
}

/// The home screen.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let games = GameId::ALL.map(|game| (game, SaveSlot::of(game).is_under_way()));
    let day = use_today();
    let notes = use_notes(day, lang);
    let played = notes.latest.unwrap_or(GameId::ALL[0]);
    // Matches under way come first.
    let (under_way, others) = games
        .into_iter()
        .partition::<Vec<_>, _>(|(_, goes_on)| *goes_on);
    let games = under_way.into_iter().chain(others);
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
                <div key="title" class="home-title">
                    <h1 key="name" tabindex="-1">{ "Tablée" }</h1>
                    <p key="tagline" class="tagline">{ texts.home.tagline }</p>
                </div>
                <div key="games" class="games">
                    { for games.map(|(id, goes_on)| game(id, goes_on, notes.standing(id), lang, &props.on_play)) }
                </div>
                { today(day, &notes.days, texts) }
                { invitation(lang) }
                <p key="records" class="ways">
                    <a key="evening" class="button" href={EVENING}>{ texts.common.evening }</a>
                    <a key="puzzles" class="button" href={PUZZLES}>{ texts.common.puzzles }</a>
                    <a key="analyses" class="button" href={ANALYSES}>{ texts.records.analysis }</a>
                    <a key="records" class="button" href={Route::Records.href()}>{ texts.records.title }</a>
                    <a key="statistics" class="button" href={Route::Statistics(played).href()}>
                        { texts.common.statistics }
                    </a>
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

/// A game: its box and summary, the links to its screens, and how the person stands in it.
fn game(
    game: GameId,
    goes_on: bool,
    standing: &str,
    lang: Lang,
    on_play: &Callback<GameId>,
) -> Html {
    let texts = Texts::of(lang);
    let other = if goes_on {
        texts.options.new_match
    } else {
        texts.common.options
    };
    let summary = summary(game, lang);
    let heading = format!("{}-title", game.name());
    let onclick = on_table(game, goes_on, on_play);
    html! {
        <section key={game.name()} class={classes!("game", goes_on.then_some("is-under-way"))}
            data-game={game.name()} aria-labelledby={heading.clone()}>
            // The link does not take the focus: the button below leads to the same table.
            <h2 key="title" id={heading} class="box">
                <a href={Route::Table(game).href()} tabindex="-1" {onclick}>{ game.title() }</a>
            </h2>
            <p key="facts" class="about">{ summary.facts }</p>
            <p key="summary" class="summary">{ summary.about }</p>
            <div key="ways" class="ways">
                { play(game, goes_on, on_play, texts) }
                <a key="options" class="button quiet" href={Route::Options(game).href()}>{ other }</a>
                <a key="rules" class="button quiet" href={Route::Rules(game).href()}>
                    { texts.common.rules }
                </a>
                { link(game, lang) }
            </div>
            <p key="standing" class="about" data-standing="" hidden={standing.is_empty()}>{ standing }</p>
        </section>
    }
}
