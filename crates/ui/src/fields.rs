//! Form fields that the screens share.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A choice of one of several options. Fields are plain functions: as a component, each kind would add half a
/// kilobyte to the download.
pub struct Field {
    /// The field's name, unique on its screen.
    pub name: &'static str,
    /// The label.
    pub label: AttrValue,
    /// The options.
    pub choices: Vec<AttrValue>,
    /// The index of the chosen option.
    pub chosen: usize,
    /// Called with the index of another option.
    pub on_choose: Callback<usize>,
}

/// A choice with all options visible.
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

/// A choice in a drop-down list; a compact one hides its label.
pub fn select(field: &Field, compact: bool) -> Html {
    let on_choose = field.on_choose.clone();
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // Negative only if nothing is chosen, which this list never allows.
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

/// A switch.
pub struct Switch {
    /// The field's name, unique on its screen.
    pub name: &'static str,
    /// The label.
    pub label: AttrValue,
    /// An explanation.
    pub about: AttrValue,
    /// Whether it is on.
    pub on: bool,
    /// Called when it is switched on or off.
    pub on_switch: Callback<bool>,
}

/// A checkbox.
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
