//! The first letter of a match: who the person is.

use engine::Seat;
use model::clock::now;
use model::exchanges::letter::{KeptLetter, Letter, Turn};
use model::storage::StorageError;
use table::Playable;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::store;
use crate::texts::LetterTexts;

/// What the person has said, and why it could not be kept. Without a storage, a match goes on as long as the page is open.
pub type Arrived<G> = (KeptLetter<G>, Option<StorageError>);

/// Props of [`Arrival`].
#[derive(Properties, PartialEq)]
pub struct ArrivalProps<G: Playable> {
    /// The id of the match.
    pub id: AttrValue,
    /// The letter, of a match that is not on this device.
    pub letter: Letter<G::Game>,
    /// Why nothing could be read, so that the match may be on this device nevertheless.
    pub trouble: Option<StorageError>,
    /// Called with the match once the person has said who they are, and why it could not be kept.
    pub on_known: Callback<Arrived<G::Game>>,
    /// Called when another tab has kept something else of it meanwhile.
    pub on_stale: Callback<()>,
}

/// Asks who the person is. Whoever has just got a letter is mostly the one whose turn it is.
#[component]
pub fn Arrival<G: Playable>(props: &ArrivalProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    let letter = &props.letter;
    use_title(texts.title);
    let next = match letter.turn() {
        Turn::Of(seat) => seat,
        Turn::Anybody | Turn::Over => Seat::FIRST.next(2),
    };
    let seats = [next, next.next(2)];
    let [one, other] = seats.map(|seat| letter.name(seat));
    let turn = match letter.turn() {
        Turn::Of(_) => (texts.their_turn)(one),
        Turn::Anybody => String::new(),
        Turn::Over => texts.over.to_owned(),
    };
    let button = |seat: Seat| {
        let class = classes!("button", (seat == next).then_some("primary"));
        let (id, letter) = (props.id.to_string(), letter.clone());
        let (on_known, on_stale) = (props.on_known.clone(), props.on_stale.clone());
        let onclick = move |_: MouseEvent| {
            let kept = KeptLetter {
                id: id.clone(),
                letter: letter.clone(),
                seat,
                since: now(),
            };
            let (on_known, on_stale) = (on_known.clone(), on_stale.clone());
            spawn_local(async move {
                match store::keep_new(&kept).await {
                    Ok(true) => on_known.emit((kept, None)),
                    Ok(false) => on_stale.emit(()),
                    Err(error) => on_known.emit((kept, Some(error))),
                }
            });
        };
        html! {
            <button key={seat.index()} type="button" {class} data-action={format!("seat-{}", seat.index() + 1)} {onclick}>{ (texts.i_am)(props.letter.name(seat)) }</button>
        }
    };
    let trouble = props.trouble.map(|error| shared.errors.storage(error));
    let picture = G::picture(letter.record().play.game(), next, &[], lang);
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="letter" class="screen letters">
                <h1 key="title" tabindex="-1">{ texts.title }</h1>
                <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
                <section key="who" class="panel" aria-labelledby="who">
                    <h2 key="title" id="who">{ texts.who }</h2>
                    <p key="about">{ format!("{} {turn}", (texts.who_about)(one, other)) }</p>
                    <div key="picture" class="letter-picture" aria-hidden="true">{ picture }</div>
                    <p key="ways" class="ways">{ for seats.map(button) }</p>
                </section>
                <p key="about" class="about">{ texts.about }</p>
            </main>
        </>
    }
}
