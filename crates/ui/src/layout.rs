//! The header of screens, and the screen for an address that cannot be shown.

use yew::prelude::*;

use crate::i18n::{Texts, capitalised};
use crate::route::Route;
use crate::sign::arrow;

/// The header of a screen, with the link home.
pub fn header(texts: &Texts) -> Html {
    html! {
        <header key="header" class="screen-header">
            <a class="button quiet" href={Route::Home.href()}>
                { arrow(180) }
                <span key="home">{ texts.common.home }</span>
            </a>
        </header>
    }
}

/// The screen for a link that cannot be followed: why, and a link to the list of games.
pub fn refusal(heading: &str, reason: &str, texts: &Texts) -> Html {
    refusal_with_link(heading, reason, texts.records.title, Route::Records, texts)
}

/// The screen for an address that cannot be shown: why, and a link to another screen.
pub fn refusal_with_link(
    heading: &str,
    reason: &str,
    link: &str,
    to: Route,
    texts: &Texts,
) -> Html {
    let sentence = capitalised(reason);
    html! {
        <>
            { header(texts) }
            <main key="main" data-screen="refusal" class="screen">
                <h1 key="title" tabindex="-1">{ heading }</h1>
                <p key="reason" role="alert" data-why="">{ sentence }</p>
                <p key="ways" class="ways">
                    <a key="games" class="button" href={to.href()}>{ link }</a>
                </p>
            </main>
        </>
    }
}

/// Sets the document's title, on a screen whose address is none that the page knows before it is loaded.
#[hook]
pub fn use_title(title: &str) {
    use_effect_with(title.to_owned(), |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
}
