//! Routes: the screen is the part of the address after `#`, so that links, back and forward work on any
//! static host, under any path.
//!
//! It is not yew-router's derive: an unknown day leads to the games of the day, and an old address of statistics to
//! those of the first game; a review has four forms of address, of which each would be a variant; and router, history
//! and percent-encoding would come with the first download.

use engine::GameId;

use core::fmt;

use gloo_events::EventListener;
use yew::prelude::*;

use crate::announce::forget;
use crate::history;
use model::day::Day;

/// A screen's address.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The home screen.
    #[default]
    Home,
    /// The table of a game.
    Table(GameId),
    /// The options of a new match.
    Options(GameId),
    /// The rules of a game.
    Rules(GameId),
    /// The lesson of a game.
    Tutorial(GameId),
    /// The settings.
    Settings,
    /// The keys; those of the game first.
    Keys(Option<GameId>),
    /// The list of the games that were played.
    Records,
    /// The replay of a kept game, by its id in the archive.
    Kept(AttrValue),
    /// The replay of a match that the link holds.
    Record(AttrValue),
    /// The review of a match, or of one of its decisions, from 0.
    Review(ReviewedMatch, Option<usize>),
    /// A match to play, with the options and seed that the link holds.
    Play(AttrValue),
    /// The games of the day.
    Daily,
    /// The table of a day's game.
    DailyTable(GameId, Day),
    /// The statistics of a game.
    Statistics(GameId),
}

/// The match of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewedMatch {
    /// A kept game, by its id in the archive.
    Kept(AttrValue),
    /// A match that the link holds.
    Link(AttrValue),
}

/// The end of the address of a review, after that of the match.
const REVIEW: &str = "/review";

impl Route {
    /// Every screen, except those whose link holds something.
    pub fn all() -> impl Iterator<Item = Route> {
        let of_a_game = |game| {
            [
                Route::Table(game),
                Route::Options(game),
                Route::Rules(game),
                Route::Keys(Some(game)),
                Route::Tutorial(game),
                Route::Statistics(game),
            ]
        };
        let games = GameId::ALL.into_iter().flat_map(of_a_game);
        let others = [
            Route::Home,
            Route::Settings,
            Route::Records,
            Route::Daily,
            Route::Keys(None),
        ];
        others.into_iter().chain(games)
    }

    /// The screen of an address's hash, with or without its `#`; home for an unknown one.
    pub fn parse(hash: &str) -> Route {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        let path = path.trim_end_matches('/');
        type Holder = fn(AttrValue) -> Route;
        let holders: [(&str, Holder); 3] = [
            ("/games/", Route::Kept),
            ("/record/", Route::Record),
            ("/play/", Route::Play),
        ];
        for (prefix, route) in holders {
            if let Some(held) = path.strip_prefix(prefix) {
                let held = route(AttrValue::from(held.to_owned()));
                return held.review().unwrap_or(held);
            }
        }
        if let Some(rest) = path.strip_prefix("/daily/") {
            return daily_table(rest).unwrap_or(Route::Daily);
        }
        if path == "/statistics" {
            return Route::Statistics(GameId::ALL[0]);
        }
        let found = Route::all().find(|route| route.href()[1..].trim_end_matches('/') == path);
        found.unwrap_or_default()
    }

    /// The game of the screen, if the address names one.
    pub fn game(&self) -> Option<GameId> {
        match *self {
            Route::Table(game)
            | Route::Options(game)
            | Route::Rules(game)
            | Route::Tutorial(game)
            | Route::DailyTable(game, _)
            | Route::Statistics(game) => Some(game),
            Route::Keys(game) => game,
            _ => None,
        }
    }

    /// The review, if this address of a match ends like one.
    fn review(&self) -> Option<Route> {
        let (reviewed, held): (fn(AttrValue) -> ReviewedMatch, _) = match self {
            Route::Kept(held) => (ReviewedMatch::Kept, held),
            Route::Record(held) => (ReviewedMatch::Link, held),
            _ => return None,
        };
        let (held, rest) = held.split_once(REVIEW)?;
        let number = rest.strip_prefix('/').and_then(|rest| rest.parse().ok());
        let decision = number.and_then(|number: usize| number.checked_sub(1));
        Some(Route::Review(reviewed(held.to_owned().into()), decision))
    }

    /// The `href` of a link to the screen.
    pub fn href(&self) -> String {
        self.to_string()
    }

    /// The screen in the address bar.
    pub fn current() -> Route {
        web_sys::window()
            .and_then(|window| window.location().hash().ok())
            .map(|hash| Route::parse(&hash))
            .unwrap_or_default()
    }

    /// Goes to the screen, as a link to it would.
    pub fn open(&self) {
        if let Some(window) = web_sys::window() {
            // The browser refuses only an address that it cannot parse, and it parses every hash.
            let _ = window.location().set_hash(&self.href());
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("#/"),
            Route::Table(game) => write!(f, "#/{}/table", game.name()),
            Route::Options(game) => write!(f, "#/{}/new", game.name()),
            Route::Rules(game) => write!(f, "#/{}/rules", game.name()),
            Route::Tutorial(game) => write!(f, "#/{}/tutorial", game.name()),
            Route::Settings => f.write_str("#/settings"),
            Route::Keys(None) => f.write_str("#/keys"),
            Route::Keys(Some(game)) => write!(f, "#/{}/keys", game.name()),
            Route::Records => f.write_str("#/games"),
            Route::Kept(id) => write!(f, "#/games/{id}"),
            Route::Record(link) => write!(f, "#/record/{link}"),
            Route::Play(link) => write!(f, "#/play/{link}"),
            Route::Review(reviewed, decision) => {
                match reviewed {
                    ReviewedMatch::Kept(id) => write!(f, "#/games/{id}{REVIEW}")?,
                    ReviewedMatch::Link(link) => write!(f, "#/record/{link}{REVIEW}")?,
                }
                match decision {
                    Some(decision) => write!(f, "/{}", decision + 1),
                    None => Ok(()),
                }
            }
            Route::Daily => f.write_str("#/daily"),
            Route::DailyTable(game, day) => write!(f, "#/daily/{}/{day}", game.name()),
            Route::Statistics(game) => write!(f, "#/statistics/{}", game.name()),
        }
    }
}

/// The game and day in the address of a day's table, if there can be such a game.
fn daily_table(rest: &str) -> Option<Route> {
    let (game, day) = rest.split_once('/')?;
    Some(Route::DailyTable(GameId::named(game)?, day.parse().ok()?))
}

/// The screen in the address bar, updated by links, back and forward.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(Route::current);
    let setter = route.setter();
    use_effect_with((), move |()| {
        history::note();
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| {
                history::note();
                forget();
                setter.set(Route::current());
            })
        });
        move || drop(listener)
    });
    (*route).clone()
}

/// Whether a click on a link is to open another tab or window.
pub fn is_for_another_window(event: &MouseEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.shift_key()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_at_its_address() {
        for route in Route::all() {
            assert_eq!(Route::parse(&route.href()), route);
        }
        let hrefs: std::collections::BTreeSet<_> = Route::all().map(|route| route.href()).collect();
        assert_eq!(hrefs.len(), Route::all().count());
    }

    #[test]
    fn what_a_link_holds_is_passed_on() {
        let held = || AttrValue::from("a-B_9");
        for route in [
            Route::Kept(held()),
            Route::Record(held()),
            Route::Play(held()),
            Route::Review(ReviewedMatch::Kept(held()), None),
            Route::Review(ReviewedMatch::Kept(held()), Some(0)),
            Route::Review(ReviewedMatch::Link(held()), Some(41)),
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(Route::parse("#/games/"), Route::Records);
        assert_eq!(Route::parse("#/record/"), Route::Home);
    }

    #[test]
    fn the_table_of_a_day_names_game_and_day() {
        let day = "2026-11-21".parse().unwrap();
        for game in GameId::ALL {
            let route = Route::DailyTable(game, day);
            assert_eq!(Route::parse(&route.href()), route);
        }
        for odd in [
            "#/daily/",
            "#/daily/dekal",
            "#/daily/chess/2026-11-21",
            "#/daily/dekal/2026-11-31",
        ] {
            assert_eq!(Route::parse(odd), Route::Daily, "{odd}");
        }
        assert_eq!(
            Route::parse("#/statistics"),
            Route::Statistics(GameId::Dekal)
        );
    }

    #[test]
    fn other_addresses_lead_home() {
        for hash in ["", "#", "#/", "#/chess/table", "#/dekal", "#settings"] {
            assert_eq!(Route::parse(hash), Route::Home, "{hash}");
        }
        assert_eq!(Route::parse("#/settings/"), Route::Settings);
    }
}
