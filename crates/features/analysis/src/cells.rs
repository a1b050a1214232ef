//! A field of cells: the signs as a tray, and the cells into which the chosen one is put.

use model::analysis::Form;
use table::Playable;
use ui::i18n::{Lang, Texts, Translated};
use yew::prelude::*;

use crate::texts::AnalysisTexts;

/// Props of [`Cells`].
#[derive(Properties)]
pub struct CellsProps<G: Playable> {
    /// The form.
    pub form: Form,
    /// The name of the field.
    pub name: String,
    /// The signs that a cell may have.
    pub signs: &'static str,
    /// What the cells are.
    pub label: &'static str,
    /// Called with the changed form.
    pub on_form: Callback<Form>,
    /// The language.
    pub lang: Lang,
    /// The game.
    #[prop_or_default]
    pub game: std::marker::PhantomData<G>,
}

impl<G: Playable> PartialEq for CellsProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.form == other.form && self.name == other.name && self.lang == other.lang
    }
}

/// The tray and the cells.
#[component]
pub fn Cells<G: Playable>(props: &CellsProps<G>) -> Html {
    let CellsProps {
        form, name, lang, ..
    } = props;
    let texts = &AnalysisTexts::of(*lang).setup;
    let taken = use_state_eq(|| props.signs.chars().next().unwrap_or('.'));
    let tray = props.signs.chars().map(|sign| {
        let setter = taken.setter();
        let onclick = move |_: MouseEvent| setter.set(sign);
        let (picture, said) = shown::<G>(sign, *lang);
        html! {
            <button key={sign.to_string()} type="button" class="setup-cell" aria-pressed={(*taken == sign).to_string()}
                aria-label={said} {onclick}>{ picture }</button>
        }
    });
    // Each cell is a character of the value; the place counts all of them.
    let mut grids: Vec<Vec<Vec<(usize, char)>>> = vec![vec![Vec::new()]];
    for (place, sign) in form.get(name).chars().enumerate() {
        match (sign, grids.last_mut().and_then(|grid| grid.last_mut())) {
            ('|', _) => grids.push(vec![Vec::new()]),
            ('/', _) => grids
                .last_mut()
                .into_iter()
                .for_each(|grid| grid.push(Vec::new())),
            (sign, Some(row)) => row.push((place, sign)),
            (_, None) => {}
        }
    }
    let cell = |(place, sign): (usize, char), row: usize, column: usize| {
        let (form, name, taken) = (form.clone(), name.clone(), *taken);
        let onclick = props
            .on_form
            .reform(move |_: MouseEvent| form.with_cell(&name, place, taken));
        let (picture, said) = shown::<G>(sign, *lang);
        let label = format!("{}: {said}", (texts.place)(row + 1, column + 1));
        html! {
            <button key={place} type="button" class="setup-cell" aria-label={label} {onclick}>{ picture }</button>
        }
    };
    let row = |(row, cells): (usize, &Vec<(usize, char)>)| {
        let cells = cells.iter().enumerate();
        html! { <div key={row} class="setup-row">{ for cells.map(|(column, one)| cell(*one, row, column)) }</div> }
    };
    let several = grids.len() > 1;
    let grid = |(seat, rows): (usize, &Vec<Vec<(usize, char)>>)| {
        let player = Texts::of(*lang).table.persons.get(seat).copied();
        let whose = player.filter(|_| several);
        html! {
            <div key={seat} class="setup-grid" role="group" aria-label={whose}>
                { for whose.map(|whose| html! { <span class="about">{ whose }</span> }) }
                { for rows.iter().enumerate().map(row) }
            </div>
        }
    };
    html! {
        <fieldset class="setup-cells">
            <legend>{ props.label }</legend>
            <div key="tray" class="setup-tray" role="group" aria-label={texts.tray}>{ for tray }</div>
            <div key="grids" class="setup-grids">{ for grids.iter().enumerate().map(grid) }</div>
        </fieldset>
    }
}

/// A sign as a picture and in words.
fn shown<G: Playable>(sign: char, lang: Lang) -> (Html, String) {
    let texts = &AnalysisTexts::of(lang).setup;
    G::cell_sign(sign, lang).unwrap_or_else(|| {
        let (short, long) = match sign {
            'T' => ("10".to_owned(), "10".to_owned()),
            '.' => (String::new(), texts.no_sign.into()),
            '_' | '-' => ("–".into(), texts.hole.into()),
            sign => (sign.to_string(), sign.to_string()),
        };
        (short.into(), long)
    })
}
