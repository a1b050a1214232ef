//! The link from a finished match to its review.

use yew::prelude::*;

use crate::play::parts::ToLink;
use database::later;
use engine::Game;
use lazy::Part;
use model::archive::SavedGame;
use model::clock::now;
use model::session::Session;
use ui::i18n::use_texts;
use ui::route::{ReviewedMatch, Route, is_for_another_window};
use wasm_bindgen_futures::spawn_local;

/// Props of the link.
#[derive(Properties, PartialEq)]
pub struct ReviewLinkProps<G: Game + 'static> {
    /// The match.
    pub session: Session<G>,
    /// What writes it as a link.
    pub to_link: &'static Part<ToLink<G>>,
}

/// A link to the review of a finished match, by its id in the archive. Where nothing can be kept, the address holds the
/// match.
#[component]
pub fn ReviewLink<G: Game + 'static>(props: &ReviewLinkProps<G>) -> Html {
    let (texts, session) = (use_texts(), &props.session);
    let id = SavedGame::new(session.record(None), now()).id().to_owned();
    let href = Route::Review(ReviewedMatch::Kept(id.clone().into()), None).href();
    let (session, to_link) = (session.clone(), props.to_link);
    let onclick = Callback::from(move |event: MouseEvent| {
        if is_for_another_window(&event) {
            return;
        }
        event.prevent_default();
        let (id, session) = (id.clone(), session.clone());
        spawn_local(async move {
            let kept = later::read(id.clone()).await.ok().flatten();
            let link = match kept {
                Some(_) => None,
                None => to_link.load().await.ok().and_then(|write| write(&session)),
            };
            let reviewed = match link {
                Some(link) => ReviewedMatch::Link(link.into()),
                None => ReviewedMatch::Kept(id.into()),
            };
            Route::Review(reviewed, None).open();
        });
    });
    html! {
        <a class="button" data-action="review" {href} {onclick}>{ texts.records.review }</a>
    }
}
