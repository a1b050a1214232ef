//! Everybody's results of a deal, from the best to the worst.

use model::evening::Player;
use ui::i18n::{Lang, ResultLineTexts, Texts, Translated};
use yew::prelude::*;

use crate::known::Known;
use crate::texts::EveningTexts;

/// A player's name.
pub fn name(player: Player, lang: Lang) -> &'static str {
    match player {
        Player::You => Texts::of(lang).table.you,
        Player::Member(_) => player.name(),
    }
}

/// Tenths of a percent, as whole percent.
pub fn written(tenths: u32, lang: Lang) -> String {
    EveningTexts::of(lang).numbers.hundredths((tenths + 5) / 10)
}

/// A player's portrait; the person has a sign.
pub fn portrait(player: Player) -> Html {
    match player {
        Player::You => html! { <span key="face" class="evening-own" aria-hidden="true" /> },
        Player::Member(_) => {
            html! { <span key="face" class="portrait" data-face={player.name()} aria-hidden="true" /> }
        }
    }
}

/// The faces of a deal that the person has played, the best first, with what each has.
pub fn faces(known: &Known, deal: usize, lang: Lang) -> Html {
    let percents = known.board.percents(deal);
    let mut all: Vec<(u32, Player)> = Player::all()
        .filter_map(|player| Some((percents[player.index()]?, player)))
        .collect();
    all.sort_by_key(|(percent, player)| (core::cmp::Reverse(*percent), *player));
    let one = |(percent, player): &(u32, Player)| {
        let is_own = *player == Player::You;
        html! {
            <li key={player.index()} class={classes!("evening-face", is_own.then_some("is-own"))} data-player={player.name()}>
                { portrait(*player) }
                <span key="name" class="evening-name">{ name(*player, lang) }</span>
                <span key="percent" class="evening-percent">{ written(*percent, lang) }</span>
            </li>
        }
    };
    html! { <ol key="faces" class="evening-faces">{ for all.iter().map(one) }</ol> }
}

/// The person's place in a deal, among so many results, and what they have; `None` before they have played it.
pub fn own(known: &Known, deal: usize) -> Option<(usize, usize, u32)> {
    let percents = known.board.percents(deal);
    let own = percents[Player::You.index()]?;
    let all = percents.iter().flatten();
    let place = 1 + all.clone().filter(|other| **other > own).count();
    Some((place, all.count(), own))
}

/// What is told of a deal that the person has played.
pub fn verdict(known: &Known, deal: usize, lang: Lang) -> String {
    let texts = EveningTexts::of(lang);
    match own(known, deal) {
        // Nobody else has played it yet.
        Some((_, 1, _)) | None => texts.cast_plays.into(),
        Some((place, of, percent)) => placed(place, of, percent, lang),
    }
}

/// A place among so many, from 1, and what it was reached with.
pub fn placed(place: usize, of: usize, percent: u32, lang: Lang) -> String {
    let place = (ResultLineTexts::of(lang).place)(place as u8, of);
    (EveningTexts::of(lang).placed)(&place, &written(percent, lang))
}

/// That the cast still plays, or cannot; empty once all of these deals are played.
pub fn progress(known: &Known, missing: usize, lang: Lang) -> String {
    let texts = EveningTexts::of(lang);
    match (known.is_stuck, missing) {
        (true, _) => texts.stuck.into(),
        (false, 0) => String::new(),
        (false, missing) => (texts.missing)(missing),
    }
}
