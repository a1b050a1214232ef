//! The screen of a link to play.

use engine::GameId;

use yew::prelude::*;

use crate::game::RecordPart;
use model::save_slot::SaveSlot;
use replay::{CopyLink, seat, session_error_text, texts_of};
use ui::i18n::{use_lang, use_texts};
use ui::layout::{header, refusal};
use ui::route::Route;

/// Props of [`PlayScreen`].
#[derive(Properties)]
pub struct PlayProps {
    /// The text of the link.
    pub link: AttrValue,
    /// The functions for the game's records.
    pub part: &'static RecordPart,
    /// Starts a match; gets its game, and its record as text.
    pub on_start: Callback<(GameId, String)>,
}

impl PartialEq for PlayProps {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
            && std::ptr::eq(self.part, other.part)
            && self.on_start == other.on_start
    }
}

/// Shows a shared match, with its options, and starts it when the person asks for it.
#[component]
pub fn PlayScreen(props: &PlayProps) -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let part = props.part;
    let found = use_memo(props.link.clone(), |link| (part.invited)(link));
    let (summary, text) = match &*found {
        Ok(found) => found,
        Err(error) => {
            return refusal(
                texts_of(texts).bad_link,
                session_error_text(error, texts),
                texts,
            );
        }
    };
    let note = if SaveSlot::of(summary.game).is_under_way() {
        texts.options.replaces
    } else {
        texts.home.honesty
    };
    let on_start = props.on_start.clone();
    let wanted = (summary.game, text.clone());
    let onclick = move |_: MouseEvent| on_start.emit(wanted.clone());
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="play" class="screen">
                <h1 key="title" tabindex="-1">{ (texts.options.title)(summary.game.title()) }</h1>
                <section key="match" class="panel" aria-labelledby="seats">
                    <p key="about">{ (texts_of(texts).same_game_about)(&summary.seed.to_string()) }</p>
                    <h2 key="seats" id="seats">{ texts_of(texts).seats }</h2>
                    <ul key="list">
                        { for (0..summary.seats.len()).map(|index| html! {
                            <li key={index}>{ seat(summary.game, &summary.seats, index, lang) }</li>
                        }) }
                    </ul>
                    <div key="ways" class="ways">
                        <button key="start" type="button" class="button primary" data-action="start" {onclick}>
                            { texts.options.start }
                        </button>
                        <CopyLink key="copy" route={Route::Play(props.link.clone())} />
                    </div>
                    <p key="note" class="about">{ note }</p>
                </section>
            </main>
        </>
    }
}
