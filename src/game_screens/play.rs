//! The ways to a game's table.

use engine::GameId;

use yew::prelude::*;

use ui::i18n::Texts;
use ui::route::{Route, is_for_another_window};

/// What a link to a game's table does: it leads to the match under way. If there is none, it calls `on_play`, which
/// starts a match with the options of the last one.
pub fn on_table(
    game: GameId,
    is_under_way: bool,
    on_play: &Callback<GameId>,
) -> Callback<MouseEvent> {
    let on_play = on_play.clone();
    // The table's address alone would show a match that is over.
    Callback::from(move |event: MouseEvent| {
        if !is_under_way && !is_for_another_window(&event) {
            event.prevent_default();
            on_play.emit(game);
        }
    })
}

/// The button that leads to a game's table; see [`on_table`].
pub fn play(game: GameId, is_under_way: bool, on_play: &Callback<GameId>, texts: &Texts) -> Html {
    let label = if is_under_way {
        texts.common.resume
    } else {
        texts.common.play
    };
    let onclick = on_table(game, is_under_way, on_play);
    html! { <a key="play" class="button primary" href={Route::Table(game).href()} {onclick}>{ label }</a> }
}
