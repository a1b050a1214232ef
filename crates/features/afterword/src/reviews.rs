//! The ways to the reviews of several persons who have played a match: each has their own.

use database::later;
use engine::Seat;
use model::archive::SavedGame;
use model::clock::now;
use model::session::Session;
use table::Playable;
use ui::i18n::{Texts, Translated, use_lang};
use ui::route::{ReviewedMatch, Route, is_for_another_window};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::texts::AfterwordTexts;

/// Props of [`Reviews`].
#[derive(Properties, PartialEq)]
pub struct ReviewsProps<G: Playable> {
    /// The match.
    pub session: Session<G::Game>,
}

/// A link to the review of each person, by the match's id in the archive. Where nothing can be kept, the address holds the
/// match.
#[component]
pub fn Reviews<G: Playable>(props: &ReviewsProps<G>) -> Html {
    let (lang, session) = (use_lang(), &props.session);
    let id = SavedGame::new(session.record(None), now()).id().to_owned();
    let link = |seat: Seat| {
        let name = table::name(session, seat, Texts::of(lang));
        let href = Route::ReviewOf(ReviewedMatch::Kept(id.clone().into()), seat).href();
        let (id, session) = (id.clone(), session.clone());
        let onclick = move |event: MouseEvent| {
            if is_for_another_window(&event) {
                return;
            }
            event.prevent_default();
            let (id, session) = (id.clone(), session.clone());
            spawn_local(async move {
                let kept = later::read(id.clone()).await.ok().flatten();
                let link = match kept {
                    Some(_) => None,
                    None => session.record(None).to_link(),
                };
                let reviewed = match link {
                    Some(link) => ReviewedMatch::Link(link.into()),
                    None => ReviewedMatch::Kept(id.into()),
                };
                Route::ReviewOf(reviewed, seat).open();
            });
        };
        html! {
            <a key={seat.index()} class="button" data-action="review" {href} {onclick}>{ (AfterwordTexts::of(lang).review)(name) }</a>
        }
    };
    html! { <p class="ways" data-reviews="">{ for session.persons().iter().map(link) }</p> }
}
