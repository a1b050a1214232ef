//! The score of a hand, shown beside it at the end of a round.

use engine::dumble::Step;
use engine::{Game, Seat};
use yew::prelude::*;

use super::state::TableState;
use super::table_model;
use crate::texts::DumbleTexts;

/// The points of a hand and what its seat scores, as far as the stage of the scoring shows them: in signs, and for
/// screen readers in words. Empty for a seat that has not played the round.
pub fn score_note(state: &TableState, seat: Seat, name: &str, texts: &DumbleTexts) -> Html {
    let (game, Some(scoring)) = (state.game(), state.scoring()) else {
        return Html::default();
    };
    let own = game.outcome().and_then(|all| all.standing(seat));
    let (true, Step::Over(caller), Some(own)) = (game.playing().contains(seat), game.step(), own)
    else {
        return Html::default();
    };
    let points = game.hand(seat).points();
    let pays_double = seat == caller && own.score > 0;
    let sentence = scoring
        .scores()
        .then(|| (texts.scores)(name, points, own.score));
    html! {
        <span key="score-note" class="score-note" data-score-note={seat.index().to_string()}>
            <span key="points" class="hand-worth" aria-hidden="true" hidden={!scoring.points()}>{ points }</span>
            <span key="double" class="pays-double" aria-hidden="true" hidden={!scoring.scores() || !pays_double}>{ "×\u{2009}2" }</span>
            <strong key="score" class="scored" aria-hidden="true" hidden={!scoring.scores()}>{ format!("+{}", own.score) }</strong>
            <span key="words" class="visually-hidden">{ sentence.unwrap_or_default() }</span>
        </span>
    }
}

/// A seat's total: without this round's score until the last stage of the scoring shows it.
pub fn total(state: &TableState, seat: Seat) -> u8 {
    match state.scoring() {
        Some(scoring) if !scoring.totals() => state.game().total(seat),
        _ => table_model::total(state.game(), seat),
    }
}
