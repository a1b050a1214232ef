//! Form fields that the screens share.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// One of several to choose from. Fields are plain functions: a component of
/// its own would cost every player half a kilobyte for each.
pub struct Field {
    /// The field's name, unique on its screen.
    pub name: &'static str,
    /// What is chosen.
    pub label: AttrValue,
    /// What there is to choose from.
    pub choices: Vec<AttrValue>,
    /// The place of the one that is chosen.
    pub chosen: usize,
    /// Called with the place of another choice.
    pub on_choose: Callback<usize>,
}

/// One of several, all of them in sight.
pub fn choice(field: &Field) -> Html {
    let one = |(place, label): (usize, &AttrValue)| {
        let on_choose = field.on_choose.clone();
        html! {
            <label key={place} class="choice">
                <input
                    key="input"
                    type="radio"
                    name={field.name}
                    value={place.to_string()}
                    checked={place == field.chosen}
                    onchange={move |_| on_choose.emit(place)}
                />
                <span key="label">{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset key={field.name} class="field">
            <legend key="legend">{ &field.label }</legend>
            <div key="choices" class="choices">
                { for field.choices.iter().enumerate().map(one) }
            </div>
        </fieldset>
    }
}

/// One of several, folded away; a compact one has its label unseen.
pub fn select(field: &Field, compact: bool) -> Html {
    let on_choose = field.on_choose.clone();
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // Negative only if nothing is chosen, which a list like this never has.
        if let Ok(place) = usize::try_from(select.selected_index()) {
            on_choose.emit(place);
        }
    };
    let label = classes!("label", compact.then_some("visually-hidden"));
    html! {
        <label key={field.name} class="field select">
            <span key="label" class={label}>{ &field.label }</span>
            <select key="select" name={field.name} {onchange}>
                { for field.choices.iter().enumerate().map(|(place, label)| html! {
                    <option key={place} value={place.to_string()} selected={place == field.chosen}>
                        { label }
                    </option>
                }) }
            </select>
        </label>
    }
}

/// Something that is on or off.
pub struct Switch {
    /// The field's name, unique on its screen.
    pub name: &'static str,
    /// What is on or off.
    pub label: AttrValue,
    /// What that means.
    pub about: AttrValue,
    /// Whether it is on.
    pub on: bool,
    /// Called when it is turned on or off.
    pub on_switch: Callback<bool>,
}

/// A box to tick.
pub fn switch(props: &Switch) -> Html {
    let on_switch = props.on_switch.clone();
    let onchange = move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        on_switch.emit(input.checked());
    };
    let about = format!("{}-about", props.name);
    html! {
        <div key={props.name} class="field">
            <label key="label" class="choice">
                <input
                    key="input"
                    type="checkbox"
                    name={props.name}
                    checked={props.on}
                    aria-describedby={about.clone()}
                    {onchange}
                />
                <span key="text">{ &props.label }</span>
            </label>
            <p key="about" id={about} class="about">{ &props.about }</p>
        </div>
    }
}
