//! The position of a decision, on the game's own table, with what was done and
//! what was better.

use yew::prelude::*;

use super::digest::{Costly, tenths};
use super::measure::Unit;
use super::texts::texts;
use crate::i18n::use_lang;
use crate::pool::Pool;
use crate::route::{Reviewed, Route};
use crate::session::Session;
use crate::table::{Pace, Playable, TableProps};

/// What is shown.
#[derive(Properties, PartialEq)]
pub struct PositionProps<G: Playable> {
    /// What the address calls the match.
    pub which: Reviewed,
    /// The match as it stood before the decision.
    pub session: Session<G>,
    /// The decision.
    pub costly: Costly,
    /// Who decided.
    pub name: String,
    /// The round, from 1, if there are several, and the decision, from 1.
    pub title: (Option<usize>, usize),
    /// Its place among those that are listed, from 0, and how many are.
    pub place: (usize, usize),
    /// The decisions before and after it on the list.
    pub neighbours: (Option<usize>, Option<usize>),
    /// Where the table's bots would think.
    pub pool: Pool,
    /// Called with the record of a match that begins here.
    pub on_play: Callback<String>,
    /// That record.
    pub text: AttrValue,
}

/// The table, and under it what is to be said.
#[component]
pub fn Position<G: Playable>(props: &PositionProps<G>) -> Html {
    let lang = use_lang();
    let words = props.words(texts(lang));
    let table = G::table(TableProps {
        session: props.session.clone(),
        lang,
        pace: Pace(0),
        hints: false,
        pool: props.pool.clone(),
        on_change: Callback::noop(),
        on_rematch: Callback::noop(),
        on_leave: Callback::from(|()| Route::Records.open()),
    });
    html! {
        <div class="table-place replay review-position" data-position={props.costly.number.to_string()}>
            <div key="table" class="replay-table">{ table }</div>
            { panel(words) }
        </div>
    }
}

/// Everything in the panel, ready to be shown.
struct Words {
    texts: &'static super::texts::ReviewTexts,
    title: String,
    played: String,
    better: String,
    gain: String,
    doubt: String,
    place: String,
    back: String,
    neighbours: [Option<String>; 2],
    onclick: Callback<MouseEvent>,
}

impl<G: Playable> PositionProps<G> {
    fn words(&self, texts: &'static super::texts::ReviewTexts) -> Words {
        let of = |value: f64| match G::MEASURE.unit {
            Unit::Share => tenths(100.0 * value),
            Unit::Points => tenths(value),
        };
        let Costly { judged, points, .. } = &self.costly;
        let link = |number: Option<usize>| {
            number.map(|number| Route::Review(self.which.clone(), Some(number)).href())
        };
        let text = self.text.clone();
        Words {
            texts,
            title: (texts.step)(self.title.0, self.title.1),
            played: (texts.played)(&self.name, &self.costly.words.played),
            better: (texts.better)(&self.costly.words.best),
            gain: (texts.gain)(G::MEASURE, of(judged.cost()), points.map(tenths)),
            doubt: (texts.doubt)(G::MEASURE, of(judged.doubt)),
            place: (texts.place)(self.place.0 + 1, self.place.1),
            back: Route::Review(self.which.clone(), None).href(),
            neighbours: [link(self.neighbours.0), link(self.neighbours.1)],
            onclick: self.on_play.reform(move |_: MouseEvent| text.to_string()),
        }
    }
}

fn panel(words: Words) -> Html {
    let texts = words.texts;
    let way = |(action, sign, label): (&'static str, &'static str, &'static str),
               href: Option<String>| {
        let leads_nowhere = href.is_none();
        html! {
            <a key={action} class="button quiet" data-action={action} hidden={leads_nowhere}
                href={href.unwrap_or_default()} aria-label={label} title={label}>
                <span aria-hidden="true">{ sign }</span>
            </a>
        }
    };
    let [dearer, cheaper] = words.neighbours;
    html! {
        <section key="panel" class="replay-controls review-panel" aria-labelledby="decision-title">
            <div key="head" class="review-head">
                <h2 key="title" id="decision-title">{ words.title }</h2>
                <span key="place" class="about">{ words.place }</span>
            </div>
            <div key="words" class="review-words">
                <p key="played">{ words.played }</p>
                <p key="better"><strong>{ words.better }</strong></p>
                <p key="gain">{ words.gain }</p>
                <p key="doubt" class="about">{ words.doubt }</p>
            </div>
            <div key="ways" class="review-ways">
                <a key="back" class="button" data-action="back-to-review" href={words.back}>
                    <span key="arrow" aria-hidden="true">{ "← " }</span>
                    <span key="review">{ texts.back }</span>
                </a>
                { way(("dearer", "‹", texts.dearer), dearer) }
                { way(("cheaper", "›", texts.cheaper), cheaper) }
                <button key="play" type="button" class="button primary" data-action="play-on"
                    aria-describedby="play-on-about" onclick={words.onclick}>{ texts.play_on }</button>
            </div>
            <p key="about" id="play-on-about" class="about">{ texts.play_on_about }</p>
        </section>
    }
}
