//! The players of a match with their scores.

use engine::{GameId, MAX_SEATS, Outcome, Player, Seat};
use yew::prelude::*;

use super::texts::texts_of;
use ui::i18n::{Lang, Texts, Translated, signed};

/// The players of a game with their scores, the best first; in the order of seats if there is no result.
pub fn standings(game: GameId, players: &[Player], result: Option<&Outcome>, lang: Lang) -> Html {
    let standing = |index: usize| result?.standing(Seat::new(index)?);
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|index| standing(*index).map(|own| own.place));
    let one = |index: usize| {
        let own = standing(index);
        // Whoever played alone is before nobody.
        let first = players.len() > 1 && own.is_some_and(|own| own.place == 1);
        html! {
            <li key={index} class={classes!(first.then_some("is-first"))}>
                <span key="name">{ seat(game, players, index, lang) }</span>
                <span key="score" class="score">{ own.map(|own| signed(own.score)).unwrap_or_default() }</span>
            </li>
        }
    };
    html! {
        <ul key="seats" class="standings" aria-label={texts_of(Texts::of(lang)).seats}>{ for order.into_iter().map(one) }</ul>
    }
}

/// A player of these in a list: the name, with the level of a bot. Names of persons are those at the table.
pub fn seat(game: GameId, players: &[Player], index: usize, lang: Lang) -> String {
    let (texts, player) = (Texts::of(lang), &players[index]);
    let persons = players.iter().filter(|player| player.bot.is_none());
    let name = match player.name.as_str() {
        "" if persons.count() > 1 => texts.table.persons[index % MAX_SEATS],
        "" => texts.table.you,
        name => name,
    };
    let level = player.bot.as_ref().and_then(|level| level.parse().ok());
    match level {
        Some(level) => format!("{name} ({})", texts.common.level_in(level, game)),
        None => name.to_owned(),
    }
}
