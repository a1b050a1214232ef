//! The rules pages of Débâcle, with their figures.

use engine::debacle::{Order, SIZE, Side, Square, Symmetry, Value};
use yew::prelude::*;

use super::die::{face, flip_sign, side_key};
use crate::texts::DebacleRules;
use crate::texts::rules::texts;
use model::lang::Lang;
use table::{RulesPage, RulesPart};
use ui::sign::{UNDO, arrow, drawn};

/// The rules in a language.
pub fn page(lang: Lang) -> RulesPage {
    let texts = texts(lang);
    let part = RulesPart::new;
    let parts = vec![
        part(texts.setup, start(texts)),
        part(texts.turn, actions(texts)),
        part(
            texts.rebound,
            strip("r6 × b1 → r1 × b5", texts.rebound_figure),
        ),
        part(texts.camp, board(CAMP, texts.camp_figure)),
        part(texts.doubles, board(DOUBLES, texts.doubles_figure)),
        part(texts.recover, strip("r6 r6 ↩ r4", texts.recover_figure)),
        part(texts.round, Html::default()),
        part(texts.endless, Html::default()),
    ];
    RulesPage {
        summary: texts.summary,
        parts,
    }
}

/// The enemy camp with a die that has reached it, and the die's own camp with the squares to which it may
/// return.
const CAMP: &[&str] = &[". r4 b1 . b6 .", "+ + r3 + r5 r3"];
/// A row with doubles; `x` marks the dice that are captured.
const DOUBLES: &[&str] = &["b3 b3x b1 b5 b1x b2"];

/// A figure of the board at the start, as the engine sets it up.
fn start(texts: &DebacleRules) -> Html {
    let board_at_start = Order::standard().board(Symmetry::Point);
    let sign = |square: Square| match board_at_start.get(square) {
        Some((side, value)) => format!("{}{}", &side_key(side)[..1], value.get()),
        None => ".".into(),
    };
    let row = |row: usize| {
        let squares = Square::all().filter(move |square| square.row() == row);
        squares.map(sign).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<String> = (0..SIZE).rev().map(row).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    board(&rows, texts.setup_figure)
}

/// A figure of rows of the board. A sign for each square: the side's letter and the value of a die, with `x`
/// behind it if it is captured; `+` for a free square to mark; `.` for another one.
fn board(rows: &[&str], caption: &'static str) -> Html {
    let square = |(column, sign): (usize, &str)| {
        let class = classes!(
            "figure-square",
            sign.ends_with('x').then_some("is-taken"),
            (sign == "+").then_some("is-meant"),
        );
        html! { <span key={column} {class}>{ die_of(sign) }</span> }
    };
    let row = |(index, row): (usize, &&str)| {
        html! {
            <div key={index} class="figure-row">{ for row.split(' ').enumerate().map(square) }</div>
        }
    };
    html! {
        <figure>
            <div key="board" class="figure-board" aria-hidden="true">{ for rows.iter().enumerate().map(row) }</div>
            <figcaption key="caption">{ caption }</figcaption>
        </figure>
    }
}

/// A figure of dice and other signs side by side.
fn strip(signs: &str, caption: &'static str) -> Html {
    let one = |(index, sign): (usize, &str)| match parsed(sign) {
        Some(_) => html! { <span key={index} class="die-place">{ die_of(sign) }</span> },
        None => {
            let sign = match sign {
                "→" => arrow(0),
                "↩" => drawn(UNDO),
                written => written.to_owned().into(),
            };
            html! { <span key={index} class="becomes">{ sign }</span> }
        }
    };
    html! {
        <figure>
            <div key="dice" class="dice-row" aria-hidden="true">{ for signs.split(' ').enumerate().map(one) }</div>
            <figcaption key="caption">{ caption }</figcaption>
        </figure>
    }
}

fn die_of(sign: &str) -> Html {
    let die = parsed(sign).map(|(side, value)| face(side, value, "is-top"));
    die.unwrap_or_default()
}

/// The die that a sign stands for; `None` for another sign.
fn parsed(sign: &str) -> Option<(Side, Value)> {
    let side = Side::ALL
        .into_iter()
        .find(|side| sign.starts_with(&side_key(*side)[..1]))?;
    let value = sign.get(1..2)?.parse().ok().and_then(Value::new)?;
    Some((side, value))
}

/// A figure of the three actions, and of a capture by a 1.
fn actions(texts: &DebacleRules) -> Html {
    let value = |number| Value::new(number).unwrap_or(Value::ONE);
    let die = |side: Side, number: Value, key: &'static str| {
        html! { <span key={key} class="die-place">{ face(side, number, "is-top") }</span> }
    };
    let becomes = |sign: Html| html! { <span key="sign" class="becomes">{ sign }</span> };
    let three = value(3);
    let roll = html! { <>{ die(Side::Red, three, "from") }{ becomes(arrow(0)) }{ die(Side::Red, three.rolled(), "to") }</> };
    let two = value(2);
    let flip = html! { <>{ die(Side::Red, two, "from") }{ becomes(flip_sign()) }{ die(Side::Red, two.flipped(), "to") }</> };
    let five = value(5);
    let capture = html! { <>{ die(Side::Red, five, "from") }{ becomes("×".into()) }{ die(Side::Black, three, "to") }</> };
    let one = html! { <>{ die(Side::Red, Value::ONE, "from") }{ becomes("×".into()) }{ die(Side::Black, value(6), "to") }</> };
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
        assert!(
            value(6).beats(value(1)) && value(1).beats(value(5)),
            "the rebound"
        );
        assert_eq!(parsed("b1x"), Some((Side::Black, Value::ONE)));
        assert!(
            [".", "+", "×", "→"]
                .into_iter()
                .all(|sign| parsed(sign).is_none())
        );
    }

    #[test]
    fn of_each_double_one_stays() {
        let dice: Vec<&str> = DOUBLES[0].split(' ').collect();
        for die in &dice {
            let equal = dice.iter().filter(|other| other[..2] == die[..2]);
            assert_eq!(
                equal.filter(|other| !other.ends_with('x')).count(),
                1,
                "{die}"
            );
        }
    }
}
