//! The way from a match that is over to its review.

use yew::prelude::*;

use engine::Game;
use model::archive::{self, Device, SavedGame};
use model::clock::now;
use model::session::Session;
use ui::i18n::use_texts;
use ui::route::{Reviewed, Route};

/// What the link needs.
#[derive(Properties, PartialEq)]
pub struct ReviewLinkProps<G: Game> {
    /// The match.
    pub session: Session<G>,
}

/// A link to the review of a match that is over: as it is kept, or by a link
/// that holds it where nothing can be kept.
#[component]
pub fn ReviewLink<G: Game + 'static>(props: &ReviewLinkProps<G>) -> Html {
    let (texts, session) = (use_texts(), &props.session);
    let id = SavedGame::new(session.record(None), now()).id().to_owned();
    let href = Route::Review(Reviewed::Kept(id.clone().into()), None).href();
    let session = session.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        let kept = archive::read(&Device, &id).ok().flatten();
        if kept.is_none()
            && let Some(link) = session.record(None).to_link()
        {
            event.prevent_default();
            Route::Review(Reviewed::Link(link.into()), None).open();
        }
    });
    html! {
        <a class="button" data-action="review" {href} {onclick}>{ texts.records.review }</a>
    }
}
