//! The rules of Débâcle, with pictures.

mod texts;

use engine::debacle::{Side, Value};
use yew::prelude::*;

use super::die::face;
use crate::i18n::Lang;
use crate::screens::RulesPart;
use texts::{Texts, texts};

/// A summary, and the parts.
pub fn parts(lang: Lang) -> (&'static str, Vec<RulesPart>) {
    let texts = texts(lang);
    let part = |text, figure| RulesPart {
        text,
        steps: false,
        figure,
    };
    let parts = vec![
        part(texts.setup, Html::default()),
        part(texts.turn, actions(texts)),
        part(texts.rebound, Html::default()),
        part(texts.camp, Html::default()),
        part(texts.doubles, Html::default()),
        part(texts.recover, Html::default()),
        part(texts.round, Html::default()),
        part(texts.endless, Html::default()),
    ];
    (texts.summary, parts)
}

/// The three actions, by examples.
fn actions(texts: &Texts) -> Html {
    let value = |number| Value::new(number).unwrap_or(Value::ONE);
    let die = |side: Side, number: Value, key: &'static str| {
        html! { <span key={key} class="die-place">{ face(side, number, "is-top") }</span> }
    };
    let arrow = |sign: &'static str| html! { <span key="arrow" class="becomes">{ sign }</span> };
    let three = value(3);
    let roll = html! { <>{ die(Side::Red, three, "from") }{ arrow("→") }{ die(Side::Red, three.rolled(), "to") }</> };
    let two = value(2);
    let flip = html! { <>{ die(Side::Red, two, "from") }{ arrow("⤾") }{ die(Side::Red, two.flipped(), "to") }</> };
    let five = value(5);
    let capture = html! { <>{ die(Side::Red, five, "from") }{ arrow("×") }{ die(Side::Black, three, "to") }</> };
    let one = html! { <>{ die(Side::Red, Value::ONE, "from") }{ arrow("×") }{ die(Side::Black, value(6), "to") }</> };
    let all = [
        ("roll", roll, texts.roll_figure),
        ("flip", flip, texts.flip_figure),
        ("capture", capture, texts.capture_figure),
        ("one", one, texts.one_figure),
    ];
    html! {
        <figure>
            <ul key="actions" class="dice-figures">
                { for all.map(|(key, picture, caption)| html! {
                    <li key={key}><span key="dice" class="dice-row">{ picture }</span><span key="caption">{ caption }</span></li>
                }) }
            </ul>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_what_they_say() {
        let value = |number| Value::new(number).unwrap();
        assert_eq!(value(3).rolled(), value(4));
        assert_eq!(value(2).flipped(), value(5));
        assert!(value(5).beats(value(3)) && Value::ONE.beats(value(6)));
    }
}
