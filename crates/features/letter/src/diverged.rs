//! A letter that tells another match than the one on this device.

use std::rc::Rc;

use engine::Record;
use model::exchanges::letter::{KeptLetter, Letter};
use model::session::Session;
use table::Playable;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use yew::prelude::*;

use crate::places::Place;
use crate::texts::LetterTexts;

/// Props of [`Diverged`].
#[derive(Properties, PartialEq)]
pub struct DivergedProps<G: Playable> {
    /// The match on this device, which stays as it is.
    pub kept: Rc<KeptLetter<G::Game>>,
    /// The letter.
    pub letter: Letter<G::Game>,
}

/// Says that the letter is refused, and where it and the match on this device part.
#[component]
pub fn Diverged<G: Playable>(props: &DivergedProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    use_title(texts.refused);
    let (own, theirs) = (&props.kept.letter, &props.letter);
    let common = own.common(theirs);
    let way = Place::At(props.kept.id.clone().into()).route().href();
    html! {
        <>
            { header(shared) }
            <main key="main" data-screen="diverged" class="screen letters">
                <h1 key="title" tabindex="-1">{ texts.refused }</h1>
                <p key="about" role="alert" data-why="">{ texts.diverged }</p>
                <div key="both" class="letter-both">
                    { side::<G>("own", texts.here, own, (props, common), lang) }
                    { side::<G>("their", texts.there, theirs, (props, common), lang) }
                </div>
                <p key="ways" class="ways">
                    <a key="back" class="button primary" data-action="back" href={way}>{ texts.to_match }</a>
                    <a key="all" class="button" href={Place::List.route().href()}>{ texts.all }</a>
                </p>
            </main>
        </>
    }
}

/// One of the two: its position, and what has happened from where they part.
fn side<G: Playable>(
    key: &'static str,
    heading: &'static str,
    letter: &Letter<G::Game>,
    (props, common): (&DivergedProps<G>, usize),
    lang: Lang,
) -> Html {
    let seat = props.kept.seat;
    let session: Session<G::Game> = letter.session(seat);
    let known = G::log_lines(&session.rewound(common), lang).len();
    let record: &Record<G::Game> = letter.record();
    let picture = G::picture(record.play.game(), seat, &[], lang);
    let lines = G::log_lines(&session, lang).into_iter().skip(known);
    let id = format!("letter-{key}");
    html! {
        <section {key} class="panel" aria-labelledby={id.clone()} data-side={key}>
            <h2 key="title" {id}>{ heading }</h2>
            <div key="picture" class="letter-picture" aria-hidden="true">{ picture }</div>
            <ul key="lines">{ for lines.enumerate().map(|(place, line)| html! { <li key={place}>{ line.text }</li> }) }</ul>
        </section>
    }
}
