//! The form that begins a match by letter.

use engine::Seat;
use engine::{Game, MAX_NAME, Seed, to_name};
use model::clock::now;
use model::evening::is_name;
use model::exchanges::letter::{KeptLetter, Letter, SEATS};
use replay::{keep_own_name, own_name};
use table::{Options, Playable};
use ui::announce::announce;
use ui::fields::{Field, choice};
use ui::i18n::{ResultLineTexts, Translated, capitalised, use_lang};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::places::Place;
use crate::store;
use crate::texts::LetterTexts;

/// The set-ups of Débâcle, as options and lines of results name them.
const SET_UPS: [&str; 3] = ["standard", "facing", "shuffled"];
/// The sides, as options name who begins: whoever writes the first letter does.
const SIDES: [&str; SEATS] = ["red", "black"];

/// What was filled in.
#[derive(Clone, PartialEq)]
struct Draft {
    /// The person's name and the other's, as typed.
    names: [String; SEATS],
    /// The person's seat.
    seat: usize,
    /// The place of the set-up among all.
    set_up: usize,
}

/// The form.
#[component]
pub fn Begin<G: Playable>() -> Html {
    let lang = use_lang();
    let texts = LetterTexts::of(lang);
    let draft = use_state_eq(|| Draft {
        names: [own_name(), String::new()],
        seat: 0,
        set_up: 0,
    });
    let wants = use_state_eq(|| false);
    let names = draft.names.clone().map(|name| to_name(&name));
    let are_two = names.iter().all(|name| !name.is_empty()) && names[0] != names[1];
    let begin = {
        let (draft, names) = (draft.clone(), names.clone());
        let wants = wants.setter();
        Callback::from(move |()| {
            wants.set(true);
            if !are_two {
                announce(texts.names_about);
            }
            if let Some(kept) = begun::<G>(&draft, &names) {
                // Elsewhere names are shorter, and of fewer signs.
                if is_name(&names[0]) {
                    keep_own_name(&names[0]);
                }
                spawn_local(async move {
                    let place = match store::keep_new(&kept).await {
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
    let variant = ResultLineTexts::of(lang).variant;
    let set_ups = Field {
        name: "set-up",
        label: texts.set_up.into(),
        choices: SET_UPS
            .map(|name| AttrValue::from(capitalised(variant(name))))
            .into(),
        chosen: draft.set_up,
        on_choose: {
            let draft = draft.clone();
            Callback::from(move |set_up| {
                draft.set(Draft {
                    set_up,
                    ..(*draft).clone()
                })
            })
        },
    };
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
            <p key="names-about" id="names-about" class="about" hidden={!is_refused}>{ if is_refused { texts.names_about } else { "" } }</p>
            { choice(&seats) }
            { choice(&set_ups) }
            <p key="ways" class="ways"><button type="button" class="button primary" data-action="begin-letter" onclick={begin.reform(|_: MouseEvent| ())}>{ texts.start }</button></p>
        </section>
    }
}

/// The match of what was filled in; `None` if the names are not those of two.
fn begun<G: Playable>(draft: &Draft, names: &[String; SEATS]) -> Option<KeptLetter<G::Game>> {
    let seat = Seat::all(SEATS).nth(draft.seat)?;
    let [own, other] = names.clone();
    let names = match draft.seat {
        0 => [own, other],
        _ => [other, own],
    };
    let seed = Seed(table::random());
    let rules = rules_of::<G>(draft.seat, draft.set_up)?;
    let letter = Letter::begin(rules, names, seed).ok()?;
    Some(KeptLetter {
        id: letter.id()?,
        letter,
        seat,
        since: now(),
    })
}

/// The rules of the match that the person in this seat begins, with the set-up in this place.
fn rules_of<G: Playable>(seat: usize, set_up: usize) -> Option<<G::Game as Game>::Rules> {
    let (first, set_up) = (SIDES.get(seat)?, SET_UPS.get(set_up)?);
    let options = format!(r#"{{"players":{SEATS},"first":"{first}","set_up":"{set_up}"}}"#);
    Some(Options::<G::Choices>::decode(&options).rules())
}

#[cfg(test)]
mod tests {
    use debacle::DebacleUi;
    use engine::debacle::{Debacle, Rules};
    use engine::{Match, Phase};

    use super::*;

    #[test]
    fn every_set_up_begins_with_the_writer() {
        let mut all: Vec<Rules> = Vec::new();
        for seat in 0..SEATS {
            for set_up in 0..SET_UPS.len() {
                let rules = rules_of::<DebacleUi>(seat, set_up).unwrap();
                let mut play = Match::<Debacle>::new(rules).unwrap();
                play.draw_all(Seed(3));
                assert_ne!(play.game().phase(), Phase::Over);
                let mover = play.game().position().mover().seat();
                assert_eq!(Some(mover), Seat::all(SEATS).nth(seat));
                assert!(!all.contains(&rules), "two set-ups are the same");
                all.push(rules);
            }
        }
    }
}
