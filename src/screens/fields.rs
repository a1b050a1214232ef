//! Form fields that the screens share.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What [`Choice`] and [`Select`] show.
#[derive(Clone, PartialEq, Properties)]
pub struct ChoiceProps {
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
    /// For short choices: side by side as one strip, or with the label unseen.
    #[prop_or_default]
    pub compact: bool,
}

/// One of several, all of them in sight.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let choice = |(place, label): (usize, &AttrValue)| {
        let on_choose = props.on_choose.clone();
        html! {
            <label key={place} class="choice">
                <input
                    key="input"
                    type="radio"
                    name={props.name}
                    value={place.to_string()}
                    checked={place == props.chosen}
                    onchange={move |_| on_choose.emit(place)}
                />
                <span key="label">{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset class={classes!("field", props.compact.then_some("strip"))}>
            <legend key="legend">{ &props.label }</legend>
            <div key="choices" class="choices">
                { for props.choices.iter().enumerate().map(choice) }
            </div>
        </fieldset>
    }
}

/// One of several, folded away.
#[component]
pub fn Select(props: &ChoiceProps) -> Html {
    let on_choose = props.on_choose.clone();
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // Negative only if nothing is chosen, which a list like this never has.
        if let Ok(place) = usize::try_from(select.selected_index()) {
            on_choose.emit(place);
        }
    };
    let label = classes!("label", props.compact.then_some("visually-hidden"));
    html! {
        <label class="field select">
            <span key="label" class={label}>{ &props.label }</span>
            <select key="select" name={props.name} {onchange}>
                { for props.choices.iter().enumerate().map(|(place, label)| html! {
                    <option key={place} value={place.to_string()} selected={place == props.chosen}>
                        { label }
                    </option>
                }) }
            </select>
        </label>
    }
}

/// What [`Switch`] shows.
#[derive(Clone, PartialEq, Properties)]
pub struct SwitchProps {
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

/// Something that is on or off.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let on_switch = props.on_switch.clone();
    let onchange = move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        on_switch.emit(input.checked());
    };
    let about = format!("{}-about", props.name);
    html! {
        <div class="field">
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
