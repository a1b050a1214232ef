//! Sentences about the person's result: what is remarkable compared with their earlier ones, and their rating after it.

use database::later;
use engine::Game;
use model::archive::SavedGame;
use model::clock::now;
use model::results::Achievement;
use model::session::Session;
use ui::i18n::{Translated, signed, use_lang};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::texts::AfterwordTexts;

/// What a game has changed, with its sign.
fn change(points: i32) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", signed(points))
}

/// Props of [`Achieved`].
#[derive(Properties, PartialEq)]
pub struct AchievedProps<G: Game> {
    /// The match, which is over.
    pub session: Session<G>,
}

/// A personal best, wins in a row, and the rating. Empty if there is nothing to say, or if the results cannot be read.
/// Until they are read, a likely rating has its room reserved, so that the plate does not grow.
#[component]
pub fn Achieved<G: Game + 'static>(props: &AchievedProps<G>) -> Html {
    let texts = AfterwordTexts::of(use_lang());
    let rated = !props.session.is_spectated() && props.session.participants().len() > 1;
    let found = use_state_eq(|| None::<Achievement>);
    let (setter, session) = (found.setter(), props.session.clone());
    // The match is over and does not change any more.
    use_effect_with((), move |()| {
        let game = SavedGame::new(session.record(None), now());
        spawn_local(async move {
            setter.set(Some(later::achievement(game).await.unwrap_or_default()));
        });
    });
    let has_room = found.is_none() && rated;
    let found = found.unwrap_or_default();
    let streak = found.streak.map(texts.streak);
    let rating = match found.rating {
        Some(rating) if rating.is_provisional() => (texts.provisional)(rating.rounded()),
        Some(rating) => {
            let change = rating.change.map(|points| format!(" ({})", change(points)));
            (texts.rating)(rating.points) + &change.unwrap_or_default()
        }
        None => "\u{a0}".to_owned(),
    };
    let is_rated = found.rating.is_some();
    html! {
        <>
            <p key="best" class="achievement" data-achievement="best" hidden={!found.best}>{ texts.best }</p>
            <p key="streak" class="achievement" data-achievement="streak" hidden={streak.is_none()}>{ streak.unwrap_or_default() }</p>
            <p key="rating" class="soft rating" data-rating={is_rated.then_some("")} hidden={!is_rated && !has_room}>
                { rating }
            </p>
        </>
    }
}
