//! What is beside the table of a match by letter: the letter to be sent, and what has happened since the person's turn.

use engine::{Seat, game_of_link};
use model::exchanges::letter::Turn;
use replay::CopyLink;
use ui::announce::{announce, say};
use ui::copy::address;
use ui::i18n::{Translated, use_lang, use_texts};
use ui::route::{ReviewedMatch, Route};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::places::{Place, wanted};
use crate::qr::Qr;
use crate::texts::LetterTexts;

/// Props of [`Panel`].
#[derive(Properties, Clone, PartialEq)]
pub struct PanelProps {
    /// The person's name.
    pub own: AttrValue,
    /// The name of the other.
    pub other: AttrValue,
    /// Whose turn it is.
    pub turn: Turn,
    /// The person's seat.
    pub seat: Seat,
    /// The text of the letter; `None` if the match is too long for a link.
    pub link: Option<AttrValue>,
    /// Whether the letter that was opened is older than the match.
    pub is_older: bool,
    /// What has happened since the person's turn, in words.
    pub told: Vec<String>,
    /// Whether that is being shown on the table.
    pub is_showing: bool,
    /// Shows it once more or, while it is shown, all at once; `None` where that is impossible.
    pub on_show: Option<Callback<()>>,
    /// Called when the letter at whose address the page is has been pasted.
    pub on_same: Callback<()>,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let texts = LetterTexts::of(use_lang());
    let is_theirs = matches!(props.turn, Turn::Of(seat) if seat != props.seat);
    let is_over = props.turn == Turn::Over && !props.is_showing;
    let heading = match props.turn {
        // The end is seen before it is told.
        Turn::Over if props.is_showing => texts.title.to_owned(),
        Turn::Over => texts.over.to_owned(),
        Turn::Of(_) if is_theirs => (texts.send)(&props.other),
        Turn::Of(_) | Turn::Anybody => texts.your_turn.to_owned(),
    };
    let older = props.is_older.then_some(texts.older);
    let is_empty = !is_theirs && !is_over && props.told.is_empty() && older.is_none();
    html! {
        <section class="letter-panel" aria-labelledby="letter-title" hidden={is_empty} data-turn={whose(props)}>
            <h2 key="title" id="letter-title">{ heading.clone() }</h2>
            { say(heading) }
            <p key="older" role="status" data-older="" hidden={older.is_none()}>{ older.unwrap_or_default() }</p>
            if is_theirs || is_over {
                { send(props, texts) }
            }
            if is_over {
                { ended(props) }
            } else {
                { news(props, texts) }
            }
            if is_theirs {
                <Paste key="paste" on_same={props.on_same.clone()} />
            }
            <p key="all" class="ways"><a class="button quiet" href={Place::List.route().href()}>{ texts.all }</a></p>
        </section>
    }
}

/// Whose turn it is, for styles and tests.
fn whose(props: &PanelProps) -> &'static str {
    match props.turn {
        Turn::Of(seat) if seat != props.seat => "theirs",
        Turn::Of(_) | Turn::Anybody => "own",
        Turn::Over => "over",
    }
}

/// The letter: its link and its code.
fn send(props: &PanelProps, texts: &'static LetterTexts) -> Html {
    let Some(link) = &props.link else {
        return html! { <p key="long" role="status">{ texts.too_long }</p> };
    };
    let route = Place::Letter(link.clone()).route();
    let about = match props.turn {
        Turn::Over => (texts.last_about)(&props.other),
        Turn::Of(_) | Turn::Anybody => (texts.send_about)(&props.other),
    };
    html! {
        <div key="send" class="letter-send">
            <p key="about" class="about">{ about }</p>
            <CopyLink key="copy" route={route.clone()} />
            <details key="code" open={!table::is_narrow() && props.turn != Turn::Over}>
                <summary key="summary">{ texts.code }</summary>
                <Qr key="code" text={address(&route)} label={(texts.code_label)(&props.other)} too_long={texts.code_too_long} />
            </details>
        </div>
    }
}

/// What has happened since the person's turn.
fn news(props: &PanelProps, texts: &'static LetterTexts) -> Html {
    let (label, action) = match props.is_showing {
        true => (texts.skip, "skip-news"),
        false => (texts.again, "show-news"),
    };
    html! {
        <div key="news" class="letter-news" hidden={props.told.is_empty()} data-news="">
            <h3 key="title">{ (texts.since)(&props.other) }</h3>
            <ul key="lines">{ for props.told.iter().enumerate().map(|(place, line)| html! { <li key={place}>{ line.clone() }</li> }) }</ul>
            { for props.on_show.iter().map(|on_show| html! {
                <button key="show" type="button" class="button quiet" data-action={action} onclick={on_show.reform(|_: MouseEvent| ())}>{ label }</button>
            }) }
        </div>
    }
}

/// The ways on from a match that is over.
fn ended(props: &PanelProps) -> Html {
    let Some(link) = &props.link else {
        return Html::default();
    };
    html! { <Ended key="ended" link={link.clone()} seat={props.seat} /> }
}

#[derive(Properties, PartialEq)]
struct EndedProps {
    link: AttrValue,
    seat: Seat,
}

/// The replay and the review of a match that is over.
#[component]
fn Ended(props: &EndedProps) -> Html {
    let shared = use_texts();
    let review = Route::ReviewOf(ReviewedMatch::Link(props.link.clone()), props.seat);
    html! {
        <p class="ways">
            <a key="replay" class="button" data-action="replay" href={Route::Record(props.link.clone()).href()}>{ shared.records.replay }</a>
            <a key="review" class="button" data-action="review" href={review.href()}>{ shared.records.review }</a>
        </p>
    }
}

/// The letter in a text: its address, wherever it stands, or what such an address holds.
fn letter_in(text: &str) -> Option<Place> {
    let text = text.trim();
    let place = match text.split_once("#/") {
        Some((_, path)) => match Route::parse(&format!("#/{path}")) {
            Route::Other(path) => wanted(&path)?,
            _ => return None,
        },
        None => Place::Letter(text.to_owned().into()),
    };
    match &place {
        // Whether it can be read, and why not, says the screen to which it leads.
        Place::Letter(link) => game_of_link(link).is_ok().then_some(place),
        Place::List | Place::At(_) => None,
    }
}

/// Props of [`Paste`].
#[derive(Properties, PartialEq)]
pub struct PasteProps {
    /// Called when the page is at the letter's address already.
    #[prop_or_default]
    pub on_same: Callback<()>,
}

/// The field for a letter that has come as text.
#[component]
pub fn Paste(props: &PasteProps) -> Html {
    let texts = LetterTexts::of(use_lang());
    let field = use_node_ref();
    let refused = use_state_eq(|| false);
    let (setter, input) = (refused.setter(), field.clone());
    let on_same = props.on_same.clone();
    let open = Callback::from(move |()| {
        let typed = input.cast::<HtmlInputElement>().map(|input| input.value());
        let place = typed.as_deref().and_then(letter_in);
        setter.set(place.is_none());
        let here = match Route::current() {
            Route::Other(path) => wanted(&path),
            _ => None,
        };
        match place {
            Some(_) if place == here => on_same.emit(()),
            Some(place) => place.route().open(),
            None => announce(texts.no_letter),
        }
    });
    let on_enter = {
        let open = open.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.repeat() {
                open.emit(());
            }
        }
    };
    let setter = refused.setter();
    let oninput = move |_: InputEvent| setter.set(false);
    html! {
        <div class="letter-paste">
            <label key="text">{ texts.paste }
                <input ref={field} type="text" name="letter" autocomplete="off" spellcheck="false" aria-invalid={refused.to_string()} aria-describedby="no-letter" onkeydown={on_enter} {oninput} />
            </label>
            <button key="open" type="button" class="button" data-action="open-letter" onclick={open.reform(|_: MouseEvent| ())}>{ texts.open }</button>
            <p key="refused" id="no-letter" class="about" hidden={!*refused}>{ if *refused { texts.no_letter } else { "" } }</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;
    use engine::debacle::{Debacle, Rules};
    use model::exchanges::letter::Letter;

    #[test]
    fn a_letter_is_found_wherever_it_stands_in_a_text() {
        let names = ["Zoé".to_owned(), "Ada".to_owned()];
        let letter = Letter::<Debacle>::begin(Rules::default(), names, Seed(1)).unwrap();
        let link = letter.to_link().unwrap();
        let place = Some(Place::Letter(link.clone().into()));
        let address = format!("https://example.org/t/#/letter/{link}/");
        for text in [
            link.clone(),
            format!(" {link}\n"),
            address.clone(),
            format!("My move:\n{address}."),
            format!("{address}?utm_source=x"),
        ] {
            assert_eq!(letter_in(&text), place, "{text}");
        }
        for text in [
            "",
            "hello",
            "https://example.org/#/letter/",
            "#/records",
            "#/letter/at/x",
        ] {
            assert_eq!(letter_in(text), None, "{text}");
        }
        let cut = format!("#/letter/{}", &link[..4]);
        assert_eq!(letter_in(&cut), None);
    }
}
