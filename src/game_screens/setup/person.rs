//! The chair of a person, where several play: their name, and that a bot could sit there.

use engine::Seat;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::names::LIST;
use crate::texts::SetupTexts;
use table::{Change, LONGEST_NAME};
use ui::focus::focus_on;
use ui::i18n::{Translated, use_lang, use_texts};

/// Props of [`Person`].
#[derive(Clone, PartialEq, Properties)]
pub struct PersonProps {
    /// Where they sit.
    pub seat: Seat,
    /// The name as typed.
    pub name: AttrValue,
    /// Whether a bot sat there just now.
    pub is_new: bool,
    /// Called with each change.
    pub on_change: Callback<Change>,
}

/// The chair.
#[component]
pub fn Person(props: &PersonProps) -> Html {
    let (texts, shared) = (SetupTexts::of(use_lang()), use_texts());
    let chair = use_node_ref();
    let seat = props.seat;
    let is_guest = seat != Seat::FIRST;
    use_focus_if_new(&chair, "input", props.is_new);
    let oninput = props.on_change.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Change::Person(seat, Some(input.value()))
    });
    let onclick = (props.on_change).reform(move |_: MouseEvent| Change::Person(seat, None));
    let unnamed = shared.table.persons[seat.index()];
    html! {
        <div ref={chair} class="chair" role="group" aria-label={unnamed} data-person={seat.to_string()}>
            <label key="name" class="field">
                <span key="label" class="label">{ unnamed }</span>
                <input key="input" type="text" name={format!("person-{seat}")} value={props.name.clone()} list={LIST}
                    placeholder={texts.name} maxlength={LONGEST_NAME.to_string()} autocomplete="off" spellcheck="false" {oninput} />
            </label>
            <button key="bot" type="button" class="button quiet" data-action="bot" hidden={!is_guest} {onclick}>
                { texts.bot_instead }
            </button>
        </div>
    }
}

/// Moves the focus to a selector on a chair when that is first shown, if somebody has just sat down.
#[hook]
pub fn use_focus_if_new(chair: &NodeRef, selector: &'static str, is_new: bool) {
    let chair = chair.clone();
    use_effect_with((), move |()| {
        if is_new {
            focus_on(&chair, selector);
        }
    });
}
