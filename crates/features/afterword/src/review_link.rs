//! The links from a match that is over to its reviews.

use database::later;
use engine::{Game, Seat};
use model::archive::SavedGame;
use model::clock::now;
use model::session::Session;
use table::Playable;
use ui::i18n::{Lang, Texts, Translated, use_texts};
use ui::route::{ReviewedMatch, Route, is_for_another_window};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::texts::AfterwordTexts;

/// Props of [`ReviewLink`].
#[derive(Properties, PartialEq)]
pub struct ReviewLinkProps<G: Game + 'static> {
    /// The match.
    pub session: Session<G>,
    /// The person whose review it is, with the label; `None` if only one can be meant.
    #[prop_or_default]
    pub person: Option<(Seat, String)>,
}

/// A link to a review, by the match's id in the archive. Where nothing can be kept, the address holds the match.
#[component]
pub fn ReviewLink<G: Game + 'static>(props: &ReviewLinkProps<G>) -> Html {
    let (texts, session) = (use_texts(), props.session.clone());
    let seat = props.person.as_ref().map(|(seat, _)| *seat);
    let label = props.person.as_ref().map(|(_, label)| label.clone());
    let route = move |reviewed| match seat {
        Some(seat) => Route::ReviewOf(reviewed, seat),
        None => Route::Review(reviewed, None),
    };
    let id = AttrValue::from(SavedGame::new(session.record(None), now()).id().to_owned());
    let href = route(ReviewedMatch::Kept(id.clone())).href();
    let onclick = move |event: MouseEvent| {
        if is_for_another_window(&event) {
            return;
        }
        event.prevent_default();
        let (id, session) = (id.clone(), session.clone());
        spawn_local(async move {
            let kept = later::read(id.to_string()).await.ok().flatten();
            let link = match kept {
                Some(_) => None,
                None => session.record(None).to_link(),
            };
            let reviewed = match link {
                Some(link) => ReviewedMatch::Link(link.into()),
                None => ReviewedMatch::Kept(id),
            };
            route(reviewed).open();
        });
    };
    html! {
        <a class="button" data-action="review" {href} {onclick}>{ label.unwrap_or_else(|| texts.records.review.into()) }</a>
    }
}

/// A link to the review of each of several persons.
pub fn reviews<G: Playable>(session: &Session<G::Game>, lang: Lang) -> Html {
    let link = |seat: Seat| {
        let name = table::name(session, seat, Texts::of(lang));
        let person = (seat, (AfterwordTexts::of(lang).review)(name));
        html! { <ReviewLink<G::Game> key={seat.index()} session={session.clone()} {person} /> }
    };
    html! { <p key="reviews" class="ways" data-reviews="">{ for session.persons().iter().map(link) }</p> }
}
