//! The name under which the person sends something to a friend.

use model::evening::{MAX_NAME, is_name};
use model::storage;
use ui::announce::say;
use ui::i18n::{Lang, Translated, use_lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ShareTexts;

/// The key of the name.
const KEY: &str = "tablee.name";

/// The name that was written last; empty if there is none.
pub fn own_name() -> String {
    let name = storage::read(KEY).ok().flatten().unwrap_or_default();
    name.trim().to_owned()
}

/// The name that was written last, as friends read it; without one, "me".
pub fn name_or_me(lang: Lang) -> String {
    match own_name() {
        name if name.is_empty() => ShareTexts::of(lang).me.to_owned(),
        name => name,
    }
}

/// Keeps the name for the next time. If it cannot be kept, it is written again then.
pub fn keep_own_name(name: &str) {
    let _ = storage::write(KEY, name.trim());
}

/// Props of [`OwnName`].
#[derive(Properties, PartialEq)]
pub struct OwnNameProps {
    /// Called with the name whenever it is one, and with `None` as long as what is written is none: first with the name that
    /// was written last.
    pub on_name: Callback<Option<String>>,
    /// What is sent under it: the button. It is shown only while there is a name.
    pub children: Html,
}

/// The field in which the person writes their name, and what they send under it.
#[component]
pub fn OwnName(props: &OwnNameProps) -> Html {
    let texts = ShareTexts::of(use_lang());
    let name = use_state_eq(own_name);
    let is_good = is_name(name.trim());
    let on_name = props.on_name.clone();
    use_effect_with((*name).clone(), move |name| {
        let name = name.trim();
        on_name.emit(is_name(name).then(|| name.to_owned()));
    });
    let setter = name.setter();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        keep_own_name(&field.value());
        setter.set(field.value());
    };
    html! {
        <>
            <div key="form" class="own-name">
                <label key="name">{ texts.your_name }
                    <input type="text" name="own-name" autocomplete="nickname" aria-describedby="bad-name" maxlength={MAX_NAME.to_string()} value={(*name).clone()} {oninput} />
                </label>
                if is_good {
                    { props.children.clone() }
                }
            </div>
            { say(if is_good { "" } else { texts.name_about }) }
            <p key="bad" id="bad-name" class="about" hidden={is_good}>{ texts.name_about }</p>
        </>
    }
}
