//! The form that begins a match by letter.

use engine::Seat;
use engine::{MAX_NAME, Seed, to_name};
use model::clock::now;
use model::exchanges::letter::{KeptLetter, Letter, SEATS};
use replay::{keep_own_name, own_name};
use table::{Form, Options, Playable};
use ui::fields::{Field, choice};
use ui::i18n::{Translated, use_lang};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::places::Place;
use crate::store;
use crate::texts::LetterTexts;

/// What was filled in.
#[derive(Clone, PartialEq)]
struct Draft<C> {
    /// The person's name and the other's, as typed.
    names: [String; SEATS],
    /// The person's seat.
    seat: usize,
    options: Options<C>,
}

/// The options of a match at which nobody sits yet: the names and seats are asked for here.
fn options<G: Playable>() -> Options<G::Choices> {
    let mut options = Options::<G::Choices>::load();
    options.set_players(SEATS as u8);
    options.watch = true;
    options
}

/// The form.
#[component]
pub fn Begin<G: Playable>() -> Html {
    let lang = use_lang();
    let texts = LetterTexts::of(lang);
    let draft = use_state_eq(|| Draft {
        names: [own_name(), String::new()],
        seat: 0,
        options: options::<G>(),
    });
    let wants = use_state_eq(|| false);
    let names = draft.names.clone().map(|name| to_name(&name));
    let are_two = names.iter().all(|name| !name.is_empty()) && names[0] != names[1];
    let begin = {
        let (draft, names) = (draft.clone(), names.clone());
        let wants = wants.setter();
        Callback::from(move |()| {
            wants.set(true);
            if let Some(kept) = begun::<G>(&draft, &names) {
                keep_own_name(&names[0]);
                spawn_local(async move {
                    let place = match store::keep(&kept).await {
                        Ok(_) => Some(Place::At(kept.id.into())),
                        // Without a storage it is as if it had come from elsewhere.
                        Err(_) => kept.letter.to_link().map(|link| Place::Letter(link.into())),
                    };
                    place.into_iter().for_each(|place| place.route().open());
                });
            }
        })
    };
    let seats = Field {
        name: "seat",
        label: texts.dice.into(),
        choices: texts.sides.map(AttrValue::from).into(),
        chosen: draft.seat,
        on_choose: {
            let draft = draft.clone();
            Callback::from(move |seat| {
                draft.set(Draft {
                    seat,
                    ..(*draft).clone()
                })
            })
        },
    };
    let on_options = {
        let draft = draft.clone();
        Callback::from(move |options| {
            draft.set(Draft {
                options,
                ..(*draft).clone()
            })
        })
    };
    let form = Form::new(draft.options.clone(), on_options);
    let name = |place: usize, label: &'static str| {
        let draft = draft.clone();
        let value = draft.names[place].clone();
        let oninput = move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let mut next = (*draft).clone();
            next.names[place] = field.value();
            draft.set(next);
        };
        html! {
            <label key={place} class="field">
                <span key="label" class="label">{ label }</span>
                <input key="input" type="text" name={format!("letter-name-{}", place + 1)} {value} maxlength={MAX_NAME.to_string()} autocomplete="off" spellcheck="false" aria-describedby="names-about" {oninput} />
            </label>
        }
    };
    let is_refused = *wants && !are_two;
    html! {
        <section class="panel letter-begin" aria-labelledby="begin">
            <h2 key="title" id="begin">{ texts.begin }</h2>
            <div key="names" class="names-of-two">{ name(0, texts.your_name) }{ name(1, texts.their_name) }</div>
            <p key="names-about" id="names-about" class="about" role="status" hidden={!is_refused}>{ if is_refused { texts.names_about } else { "" } }</p>
            { choice(&seats) }
            { G::fields(&form, lang) }
            <p key="ways" class="ways"><button type="button" class="button primary" data-action="begin-letter" onclick={begin.reform(|_: MouseEvent| ())}>{ texts.start }</button></p>
        </section>
    }
}

/// The match of what was filled in; `None` if the names are not those of two.
fn begun<G: Playable>(
    draft: &Draft<G::Choices>,
    names: &[String; SEATS],
) -> Option<KeptLetter<G::Game>> {
    let seat = Seat::all(SEATS).nth(draft.seat)?;
    let [own, other] = names.clone();
    let names = match draft.seat {
        0 => [own, other],
        _ => [other, own],
    };
    let seed = Seed(table::random());
    let letter = Letter::begin(draft.options.rules(), names, seed).ok()?;
    Some(KeptLetter {
        id: letter.id()?,
        letter,
        seat,
        since: now(),
    })
}
