//! The links to the lessons.

use engine::GameId;

use yew::prelude::*;

use super::progress::Progress;
use super::texts::texts;
use model::lang::Lang;
use model::save_slot::SaveSlot;
use ui::route::Route;

/// A link to a game's lesson, to begin it or to continue.
pub fn link(game: GameId, lang: Lang) -> Html {
    let texts = texts(lang);
    let label = match Progress::of(game) {
        Progress::At(_) => texts.resume,
        Progress::New | Progress::Done => texts.title,
    };
    html! {
        <a key="tutorial" class="button quiet" data-tutorial={game.name()}
            href={Route::Tutorial(game).href()}>{ label }</a>
    }
}

/// An invitation for people who have not played or learned anything here: that there are lessons, and where.
pub fn invitation(lang: Lang) -> Html {
    let texts = texts(lang);
    let knows = |game| SaveSlot::of(game).is_taken() || Progress::of(game) != Progress::New;
    let is_new = !GameId::ALL.into_iter().any(knows);
    html! {
        <section key="invitation" class="invitation" hidden={!is_new} aria-labelledby="new-here" data-invitation="">
            <h2 key="title" id="new-here">{ texts.new_here }</h2>
            <p key="text">{ texts.invitation }</p>
            <p key="ways" class="ways">
                { for GameId::ALL.map(|game| html! {
                    <a key={game.name()} class="button" data-game={game.name()} href={Route::Tutorial(game).href()}
                        aria-label={(texts.title_of)(game.title())}>{ game.title() }</a>
                }) }
            </p>
        </section>
    }
}

/// The title of the screen of a game's lesson.
pub fn heading(game: GameId, lang: Lang) -> String {
    (texts(lang).title_of)(game.title())
}
