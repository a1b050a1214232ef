//! The portrait and the level of a bot beside its name.

use engine::GameId;
use protocol::Level;
use ui::i18n::Texts;
use yew::prelude::*;

/// Whose portrait stands beside a name, for `data-face`: that of the bot of this name. Persons have none, even if they
/// have the name of a bot. A bot that is not in the cast has the neutral face, which style sheets draw.
pub fn face(name: &AttrValue, is_bot: bool) -> Option<AttrValue> {
    is_bot.then(|| name.clone())
}

/// The level of a seat's bot in a game, beside the seat's name. It is hidden for a person, and where it is not `shown`.
pub fn level_name(game: GameId, level: Option<Level>, shown: bool, texts: &Texts) -> Html {
    html! {
        <span key="level" class="name-level" hidden={level.is_none() || !shown}>
            { level.map(|level| texts.common.level_in(level, game)).unwrap_or_default() }
        </span>
    }
}
