//! The screen for an address that is none of the page's.

use yew::prelude::*;

use ui::i18n::use_texts;
use ui::layout::refusal_with_link;
use ui::part::OneScreen;
use ui::route::Route;

lazy::part!(
    /// The part with the screen for an address that is none of the page's.
    pub NO_SUCH_ADDRESS: OneScreen = more, OneScreen {
        screen: || html! { <NoSuchAddress /> },
    }
);

/// Says that there is nothing at the address, with a link home.
#[component]
fn NoSuchAddress() -> Html {
    let texts = use_texts();
    let (errors, home) = (&texts.errors, texts.common.home);
    let (heading, reason) = (errors.no_such_address, errors.no_such_address_about);
    refusal_with_link(heading, reason, home, Route::Home, texts)
}
