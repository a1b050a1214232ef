//! A field of cards: each hand with its cards, which a press removes, and a list of the cards that can be added.

use engine::dumble::Card;
use model::analysis::Form;
use ui::i18n::{Lang, Texts, Translated};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::texts::AnalysisTexts;

/// A card as it is written in a line, for people: rank and suit.
fn shown(card: &str) -> String {
    card.replace('C', "♣")
        .replace('D', "♦")
        .replace('H', "♥")
        .replace('S', "♠")
}

/// The hands of a field, or its one list.
pub fn cards(
    form: &Form,
    name: &str,
    label: &'static str,
    on_form: &Callback<Form>,
    lang: Lang,
) -> Html {
    let texts = &AnalysisTexts::of(lang).setup;
    let hands = form.hands(name);
    let several = hands.len() > 1;
    let hand = |(place, cards): (usize, &Vec<String>)| {
        let chip = |(index, card): (usize, &String)| {
            let (form, name, mut fewer) = (form.clone(), name.to_owned(), hands.clone());
            fewer[place].remove(index);
            let onclick = on_form.reform(move |_: MouseEvent| form.with_hands(&name, &fewer));
            html! {
                <button key={index} type="button" class="setup-card" {onclick} title={texts.remove}
                    aria-label={format!("{}: {}", texts.remove, shown(card))}>{ shown(card) }</button>
            }
        };
        let (form, name, all) = (form.clone(), name.to_owned(), hands.clone());
        let onchange = on_form.reform(move |event: Event| {
            let list: HtmlSelectElement = event.target_unchecked_into();
            let added = list.value();
            list.set_selected_index(0);
            let mut hands = all.clone();
            hands[place].push(added);
            form.with_hands(&name, &hands)
        });
        let player = Texts::of(lang).table.persons.get(place).copied();
        let whose = player.filter(|_| several).unwrap_or(label);
        let options = Card::all().map(|card| card.to_string());
        html! {
            <div key={place} class="setup-hand" role="group" aria-label={whose}>
                <span class="about">{ whose }</span>
                { for cards.iter().enumerate().map(chip) }
                <select aria-label={texts.add_card} {onchange}>
                    <option selected=true value="">{ "+" }</option>
                    { for options.map(|card| html! { <option value={card.clone()}>{ shown(&card) }</option> }) }
                </select>
            </div>
        }
    };
    html! {
        <fieldset class="setup-cells">
            <legend class={classes!((!several).then_some("visually-hidden"))}>{ label }</legend>
            { for hands.iter().enumerate().map(hand) }
        </fieldset>
    }
}
