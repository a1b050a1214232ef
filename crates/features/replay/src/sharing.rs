//! The buttons for the match of a replay: link, file, store, play the same game.

use yew::prelude::*;

use super::copy::CopyLink;
use super::texts::texts_of;
use model::archive::SavedGame;
use ui::announce::say;
use ui::i18n::use_texts;
use ui::route::{ReviewedMatch, Route};
use wasm_bindgen_futures::spawn_local;

/// What can be shared of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Sharing {
    /// The text of a link with the whole match, if it fits into one.
    pub link: Option<AttrValue>,
    /// The text of a link with its options and seed, if they fit into one.
    pub start: Option<AttrValue>,
    /// The match in the form in which it is stored.
    pub game: SavedGame,
    /// The id of the match as whoever played it has it.
    pub original: AttrValue,
    /// Whether it came by a link, so that it may not be stored yet.
    pub is_new: bool,
}

/// Props of [`SharingRow`].
#[derive(Properties, PartialEq)]
pub struct SharingProps {
    /// The match.
    pub sharing: Sharing,
    /// The length of the log up to the position that is shown.
    pub length: usize,
    /// More ways to share the match, if it is over.
    pub share: Option<Html>,
}

/// The buttons, and a message about the last action.
#[component]
pub fn SharingRow(props: &SharingProps) -> Html {
    let texts = use_texts();
    let sharing = &props.sharing;
    let status = use_state_eq(|| "");
    let game = sharing.game.clone();
    let on_export = move |_: MouseEvent| ui::files::save(&game.file_name(), game.text());
    let (game, original, setter) = (
        sharing.game.clone(),
        sharing.original.clone(),
        status.setter(),
    );
    let on_keep = move |_: MouseEvent| {
        let (game, original, setter) = (game.clone(), original.clone(), setter.clone());
        spawn_local(async move {
            // Whoever opens a link to a game of their own has it already, without a name for themselves.
            let is_own = matches!(database::read(&original).await, Ok(Some(_)));
            setter.set(if is_own || database::keep(&game).await.is_ok() {
                texts_of(texts).kept
            } else {
                texts.records.not_kept
            });
        });
    };
    let same = sharing.start.clone().map(|start| Route::Play(start).href());
    let no_same = same.is_none();
    let reviewed = if sharing.is_new {
        sharing.link.clone().map(ReviewedMatch::Link)
    } else {
        Some(ReviewedMatch::Kept(sharing.game.id().to_owned().into()))
    };
    let place = AttrValue::from(props.length.to_string());
    let analysis = reviewed
        .clone()
        .map(|reviewed| Route::Analysis(reviewed, place).href());
    let review = reviewed.map(|reviewed| Route::Review(reviewed, None).href());
    let no_review = review.is_none();
    html! {
        <div class="sharing">
            <CopyLink key="copy" route={sharing.link.clone().map(Route::Record)} />
            <a key="review" class="button quiet" data-action="review" hidden={no_review}
                href={review.unwrap_or_default()}>{ texts.records.review }</a>
            <a key="analysis" class="button quiet" data-action="analysis" hidden={no_review}
                href={analysis.unwrap_or_default()}>{ texts.records.analysis }</a>
            <button key="export" type="button" class="button quiet" data-action="export" onclick={on_export}>
                { texts_of(texts).export }
            </button>
            <button key="keep" type="button" class="button quiet" data-action="keep"
                hidden={!sharing.is_new} onclick={on_keep}>{ texts_of(texts).keep }</button>
            <a key="same" class="button quiet" data-action="same-game" hidden={no_same}
                href={same.unwrap_or_default()}>{ texts.records.same_game }</a>
            { for props.share.clone() }
            <p key="status" class="about" data-shared="">{ *status }</p>
            { say(*status) }
        </div>
    }
}
