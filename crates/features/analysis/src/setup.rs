//! Setting up a position: its line as text, and the fields of the line as a form.

use engine::PositionError;
use model::analysis::{Field, Form};
use table::Playable;
use ui::announce::say;
use ui::i18n::{Lang, Texts, Translated};
use web_sys::{HtmlDetailsElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::cards::cards;
use crate::cells::Cells;
use crate::opening::route_of_position;
use crate::refusal::Refusal;
use crate::texts::{AnalysisTexts, SetupTexts};

/// The id of the sentence that says what is wrong.
const REFUSED: &str = "position-refused";

/// The line that was typed or pasted into an area, whatever blanks and line breaks came with it.
pub fn typed_line(event: &InputEvent) -> String {
    let area: HtmlTextAreaElement = event.target_unchecked_into();
    let text = area.value();
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// Props of [`Setup`].
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The line of the position on the board.
    pub line: String,
    /// The language.
    pub lang: Lang,
}

/// The field of a line in which a mistake is; empty if it is in none alone.
fn field_of(error: &PositionError) -> &'static str {
    match error {
        PositionError::Missing(field)
        | PositionError::Spelling(field)
        | PositionError::Unreadable { field, .. } => field,
        PositionError::OtherGame(_) | PositionError::TooLong | PositionError::Impossible(_) => "",
    }
}

/// The form, with what is wrong as long as it is no position, and the button that puts it on the board.
#[component]
pub fn Setup<G: Playable>(props: &SetupProps) -> Html {
    let texts = &AnalysisTexts::of(props.lang).setup;
    let draft = use_state_eq(|| props.line.clone());
    // What was begun stays, whatever is shown on the board meanwhile.
    let (shown, before) = (use_mut_ref(|| props.line.clone()), draft.clone());
    use_effect_with(props.line.clone(), move |line| {
        if *before == *shown.borrow() {
            before.set(line.clone());
        }
        shown.replace(line.clone());
    });
    let error = draft.parse::<G::Game>().err();
    let refused = error.as_ref().map(|error| Refusal::of(error, props.lang));
    let setter = draft.setter();
    let oninput = move |event: InputEvent| {
        setter.set(typed_line(&event));
    };
    let setter = draft.setter();
    let on_form = Callback::from(move |form: Form| setter.set(form.line()));
    let wrong = error.as_ref().map(field_of).unwrap_or_default();
    let are_others_open = use_state_eq(|| false);
    let form = Form::read(&draft)
        .map(|form| fields::<G>(&form, wrong, &are_others_open, &on_form, props.lang));
    let (line, is_wrong) = ((*draft).clone(), error.is_some());
    let on_show = move |_: MouseEvent| {
        if !is_wrong {
            route_of_position(&line).open();
        }
    };
    html! {
        <details class="analysis-setup">
            <summary>{ texts.title }</summary>
            <div key="form">{ for form }</div>
            <label key="line" class="setup-line">{ texts.line }
                <textarea rows="4" spellcheck="false" autocomplete="off" value={(*draft).clone()} {oninput}
                    aria-invalid={is_wrong.to_string()} aria-describedby={REFUSED} />
            </label>
            <p key="refused" id={REFUSED} class="setup-refused">
                { for refused.as_ref().map(Refusal::html) }
            </p>
            { say(refused.map_or_else(String::new, |refused| refused.told)) }
            <button key="show" type="button" class="button primary" data-action="show-position"
                aria-disabled={is_wrong.to_string()} onclick={on_show}>{ texts.show }</button>
        </details>
    }
}

/// The fields of a line: first those that make a position, then the others. `wrong` is the name of that with the mistake.
fn fields<G: Playable>(
    form: &Form,
    wrong: &str,
    are_others_open: &UseStateHandle<bool>,
    on_form: &Callback<Form>,
    lang: Lang,
) -> Html {
    let texts = &AnalysisTexts::of(lang).setup;
    let field = |name: &str| field::<G>(form, name, name == wrong, on_form, lang);
    let (main, others): (Vec<&str>, Vec<&str>) = form
        .fields()
        .map(|(name, _)| name)
        .filter(|name| Field::of(G::ID, name) != Field::Derived)
        .partition(|name| Field::of(G::ID, name).is_main(name));
    // What was opened for a mistake stays open when it is mended.
    let open = others.contains(&wrong) || **are_others_open;
    let setter = are_others_open.setter();
    let ontoggle = move |event: Event| {
        let details: HtmlDetailsElement = event.target_unchecked_into();
        setter.set(details.open());
    };
    html! {
        <>
            { for main.into_iter().map(field) }
            <details key="others" class="setup-others" {open} {ontoggle}>
                <summary>{ texts.others }</summary>
                { for others.into_iter().map(field) }
            </details>
        </>
    }
}

/// One field with its name.
fn field<G: Playable>(
    form: &Form,
    name: &str,
    is_wrong: bool,
    on_form: &Callback<Form>,
    lang: Lang,
) -> Html {
    let texts = &AnalysisTexts::of(lang).setup;
    let label = (texts.field)(name);
    let value = form.get(name).to_owned();
    let (of, named) = (form.clone(), name.to_owned());
    let on_value = on_form.reform(move |value: String| of.with(&named, value.trim()));
    let control = match Field::of(G::ID, name) {
        Field::Cells(signs) => {
            let (name, form, on_form) = (name.to_owned(), form.clone(), on_form.clone());
            html! { <Cells<G> {form} {name} {signs} {label} {on_form} {lang} /> }
        }
        Field::Cards => cards(form, name, label, on_form, lang),
        Field::Choice => {
            let choices = form.choices(name);
            let persons = Texts::of(lang).table.persons;
            let (all, present) = (choices.clone(), value);
            let onchange = on_value.reform(move |event: Event| {
                let list: web_sys::HtmlSelectElement = event.target_unchecked_into();
                let place = usize::try_from(list.selected_index()).ok();
                place
                    .and_then(|place| all.get(place).cloned())
                    .unwrap_or_default()
            });
            let sign = |sign| G::cell_sign(sign, lang).map(|(_, said)| said);
            let option = |choice: &String| {
                let said = value_text(choice, &persons, &sign, texts);
                html! { <option selected={*choice == present}>{ said }</option> }
            };
            html! { <label>{ label }<select {onchange}>{ for choices.iter().map(option) }</select></label> }
        }
        Field::Text => {
            let onchange = on_value.reform(|event: Event| {
                let input: HtmlInputElement = event.target_unchecked_into();
                input.value()
            });
            html! { <label>{ label }<input type="text" autocomplete="off" {value} {onchange} /></label> }
        }
        Field::Derived => Html::default(),
    };
    html! {
        <div key={name.to_owned()} class="setup-field" data-field={name.to_owned()} data-wrong={is_wrong.then_some("")}>
            { control }
        </div>
    }
}

/// A value in words: a seat, a step with its seat or roll, or a word.
fn value_text(
    value: &str,
    persons: &[&str],
    sign: &dyn Fn(char) -> Option<String>,
    texts: &SetupTexts,
) -> String {
    let (word, seat) = value.split_once(':').unwrap_or((value, ""));
    let person = |seat: &str| {
        let number: usize = seat.parse().ok()?;
        persons.get(number.checked_sub(1)?)
    };
    if let Some(person) = person(word) {
        return (*person).into();
    }
    match ((texts.value)(word), person(seat)) {
        (Some(text), Some(person)) if ["draft", "play", "draw"].contains(&word) => {
            format!("{person}: {text}")
        }
        // A roll, without the seats that have noted it: none.
        (Some(text), _) if word == "note" => {
            let dice = seat.trim_end_matches(":-").chars();
            let dice: Vec<String> = dice.filter_map(sign).collect();
            format!("{text}: {}", dice.join(", "))
        }
        (Some(text), _) => text.into(),
        (None, _) => value.into(),
    }
}
