//! What the coach says of a decision: the position as the person saw it, what was played and what was better, and the
//! difference.

use engine::Seat;
use model::value_scale::{Unit, ValueScale};
use yew::prelude::*;

use super::remarks::Remark;
use super::texts::CoachTexts;
use review::ReviewTexts;
use table::hint::{Badge, Mark};
use table::{ActionOf, Playable};
use ui::i18n::{Lang, Translated};
use ui::sign::{CROSS, TICK, drawn};

/// A decision and what there is to say about it.
pub struct Card<'a, G: Playable> {
    /// The position before it.
    pub game: &'a G::Game,
    /// Who decided.
    pub seat: Seat,
    /// What there is to say.
    pub remark: Remark<ActionOf<G>>,
    /// What the better action does at once that the other does not, if that is certain.
    pub difference: Option<&'a str>,
    /// The language.
    pub lang: Lang,
}

/// What the coach says.
pub fn card<G: Playable>(card: &Card<G>, texts: &CoachTexts) -> Html {
    let Card {
        game,
        seat,
        remark,
        difference,
        lang,
    } = *card;
    let (scale, review) = (ValueScale::of(G::ID), ReviewTexts::of(lang));
    let mark = |action, badge| Mark { action, badge };
    let marks = [
        mark(remark.best, Badge::Better),
        mark(remark.played, Badge::Played),
    ];
    let name = |action| G::describe_action(game, action, lang);
    // The texts have tenths: of a point, or of a percent.
    let shown = match scale.unit {
        Unit::Share => 100.0,
        Unit::Points => 1.0,
    };
    let tenths = |value: f32| (10.0 * shown * value).round() as i32;
    let points = Some((10.0 * remark.points).round() as i32);
    // Where points are the unit, the gain is in points already.
    let points = points.filter(|points| scale.unit == Unit::Share && *points > 0);
    html! {
        <>
            <h2 key="title">{ (texts.title)(remark.quality) }</h2>
            <div key="picture" class="coach-picture" aria-hidden="true">
                <div key="position" class="picture">{ G::picture(game, seat, &marks, lang) }</div>
            </div>
            <p key="played" class="review-slip"><span class="review-sign is-bad">{ drawn(CROSS) }</span>{ (texts.played)(&name(remark.played)) }</p>
            <p key="better" class="review-slip"><span class="review-sign is-good">{ drawn(TICK) }</span><strong>{ (review.better)(&name(remark.best)) }</strong></p>
            <p key="difference" hidden={difference.is_none()} data-difference="">{ difference.map(str::to_owned) }</p>
            <p key="gain" class="review-gain" data-gain="">{ (review.gain)(scale, tenths(remark.cost), points) }</p>
            <p key="margin" class="about">{ (review.margin)(scale, tenths(remark.margin)) }</p>
        </>
    }
}
