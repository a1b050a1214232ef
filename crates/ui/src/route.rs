//! Routes: the screen is the part of the address after `#`, so that links, back and forward work on any
//! static host, under any path.
//!
//! It is not yew-router's derive: addresses are read as messengers deliver them; an old address of statistics leads to
//! those of the first game; a review has six forms of address, of which each would be a variant; and router, history
//! and percent-encoding would come with the first download.

use engine::{GameId, Seat};

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
    /// The review of a match for the person on a seat, where several have played.
    ReviewOf(ReviewedMatch, Seat),
    /// The analysis of a match: from a length of its log on, or with the tree that the link holds; from its end if this is
    /// empty.
    Analysis(ReviewedMatch, AttrValue),
    /// A match to play, with the options and seed that the link holds.
    Play(AttrValue),
    /// The games of the day.
    Daily,
    /// The table of a day's game.
    DailyTable(GameId, Day),
    /// The statistics of a game.
    Statistics(GameId),
    /// Another address, its words with `/` between them: its screen is found by the part that has all others, or there is
    /// none.
    Other(AttrValue),
}

/// The match of a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewedMatch {
    /// A kept game, by its id in the archive.
    Kept(AttrValue),
    /// A match that the link holds.
    Link(AttrValue),
}

/// The address of the puzzles of all games.
pub const PUZZLES: &str = "#/puzzles";
/// What follows a game's name in the address of the course of its puzzles.
pub const COURSE: &str = "course";
/// The address of the positions from which an analysis begins, and of the analyses that are kept.
pub const ANALYSES: &str = "#/position";
/// The address of the choice of an evening.
pub const EVENING: &str = "#/evening";

/// What follows the match in the address of a review.
const REVIEW: &str = "review";
/// What follows that, before the number of the seat whose person's review it is.
const OF: &str = "of";
/// What follows the match in the address of an analysis.
const ANALYSIS: &str = "analysis";

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

    /// The screen of an address's hash, with or without its `#`. Upper and lower case are the same, and anything may
    /// follow a link that holds a match.
    pub fn parse(hash: &str) -> Route {
        let path = path(hash);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        Route::of(&parts).unwrap_or_else(|| Route::Other(path.trim_matches('/').to_owned().into()))
    }

    fn of(parts: &[&str]) -> Option<Route> {
        let words: Vec<String> = parts.iter().map(|part| part.to_ascii_lowercase()).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let held = || Some(AttrValue::from((*parts.get(1)?).to_owned()));
        let place = |index: usize| {
            AttrValue::from(parts.get(index).copied().unwrap_or_default().to_owned())
        };
        let reviewed = match *words {
            ["games", _, REVIEW | ANALYSIS, ..] => Some(ReviewedMatch::Kept(held()?)),
            ["record", _, REVIEW | ANALYSIS, ..] => Some(ReviewedMatch::Link(held()?)),
            _ => None,
        };
        if let Some(reviewed) = reviewed {
            if words[2] == ANALYSIS {
                return Some(Route::Analysis(reviewed, place(3)));
            }
            if words.get(3) == Some(&OF)
                && let Some(Ok(seat)) = words.get(4).map(|seat| seat.parse())
            {
                return Some(Route::ReviewOf(reviewed, seat));
            }
            let number = words.get(3).and_then(|number| number.parse().ok());
            let decision = number.and_then(|number: usize| number.checked_sub(1));
            return Some(Route::Review(reviewed, decision));
        }
        match *words {
            ["games", _, ..] => held().map(Route::Kept),
            ["record", _, ..] => held().map(Route::Record),
            ["play", _, ..] => held().map(Route::Play),
            ["daily", game, day] => {
                Some(Route::DailyTable(GameId::named(game)?, day.parse().ok()?))
            }
            ["statistics"] => Some(Route::Statistics(GameId::ALL[0])),
            _ => Route::all().find(|route| {
                let href = route.href();
                href[1..]
                    .split('/')
                    .filter(|part| !part.is_empty())
                    .eq(words.iter().copied())
            }),
        }
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

    /// The review of a match: for the person on a seat, if there is one.
    pub fn review(reviewed: ReviewedMatch, of: Option<Seat>) -> Route {
        match of {
            Some(seat) => Route::ReviewOf(reviewed, seat),
            None => Route::Review(reviewed, None),
        }
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

impl fmt::Display for ReviewedMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewedMatch::Kept(id) => write!(f, "#/games/{id}"),
            ReviewedMatch::Link(link) => write!(f, "#/record/{link}"),
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
            // Many programs take a sign at the end of an address for a part of the text, even if links have it, but not
            // a slash.
            Route::Record(link) => write!(f, "#/record/{link}/"),
            Route::Play(link) => write!(f, "#/play/{link}/"),
            Route::Review(reviewed, decision) => {
                write!(f, "{reviewed}/{REVIEW}")?;
                match decision {
                    Some(decision) => write!(f, "/{}", decision + 1),
                    None => Ok(()),
                }
            }
            Route::ReviewOf(reviewed, seat) => write!(f, "{reviewed}/{REVIEW}/{OF}/{seat}"),
            Route::Analysis(reviewed, place) => write!(f, "{reviewed}/{ANALYSIS}/{place}/"),
            Route::Daily => f.write_str("#/daily"),
            Route::DailyTable(game, day) => write!(f, "#/daily/{}/{day}", game.name()),
            Route::Statistics(game) => write!(f, "#/statistics/{}", game.name()),
            Route::Other(path) => write!(f, "#/{path}/"),
        }
    }
}

/// The path in an address's hash, up to the first character that none of our addresses has. What follows is punctuation
/// of the text around the link, or a parameter that somebody has added. Line breaks, and the signs by which programs
/// mark them, are skipped.
fn path(hash: &str) -> String {
    let is_break = |sign: char| {
        sign.is_whitespace()
            || sign.is_control()
            || "=\u{ad}\u{200b}\u{2060}\u{feff}".contains(sign)
    };
    let is_ours = |sign: &char| sign.is_ascii_alphanumeric() || "-_/".contains(*sign);
    let text = decoded(hash.strip_prefix('#').unwrap_or(hash));
    let signs = text.chars().filter(|sign| !is_break(*sign));
    signs.take_while(is_ours).collect()
}

/// A text in which browsers and other programs have written some bytes as `%` and two digits.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend(before.bytes());
        let byte = after
            .get(..2)
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(b'%'));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    bytes.extend(rest.bytes());
    String::from_utf8_lossy(&bytes).into_owned()
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
            Route::ReviewOf(ReviewedMatch::Kept(held()), Seat::FIRST),
            Route::ReviewOf(ReviewedMatch::Link(held()), Seat::FIRST.next(2)),
            Route::Analysis(ReviewedMatch::Kept(held()), "".into()),
            Route::Analysis(ReviewedMatch::Kept(held()), "117".into()),
            Route::Analysis(ReviewedMatch::Link(held()), "MT05IS4".into()),
            Route::Other("position".into()),
            Route::Other("position/a-B_9/MT05IS4".into()),
        ] {
            assert_eq!(Route::parse(&route.href()), route);
        }
        let other = Route::Other("puzzles/dekal/2026-11-30".into());
        assert_eq!(Route::parse("#/puzzles/dekal/2026-11-30"), other);
        assert_eq!(Route::parse(&other.href()), other);
        assert_eq!(Route::parse("#/games/"), Route::Records);
        // Earlier releases wrote links like this.
        assert_eq!(Route::parse("#/record/a-B_9"), Route::Record(held()));
        assert_eq!(Route::parse("#/play/a-B_9"), Route::Play(held()));
    }

    #[test]
    fn a_link_is_read_as_messengers_deliver_it() {
        let held = || AttrValue::from("a-B_9");
        let review = Route::Review(ReviewedMatch::Link(held()), Some(41));
        let day = Route::DailyTable(GameId::Dekal, "2026-11-21".parse().unwrap());
        let behind = [
            ".",
            ")",
            ",",
            "…",
            "%E2%80%A6",
            ">",
            "%3E",
            "*",
            "!",
            "?fbclid=IwAR0_x-1",
            "&x=y",
            "/.",
            "%22",
            "”",
            "%2E%20Look",
            ";",
            "\n",
            "%0A",
            "%20",
            "/",
        ];
        for route in [
            Route::Record(held()),
            Route::Play(held()),
            review,
            day,
            Route::Daily,
        ] {
            let href = route.href();
            for behind in behind {
                let both = [
                    format!("{href}{behind}"),
                    format!("{}{behind}", href.trim_end_matches('/')),
                ];
                for link in both {
                    assert_eq!(Route::parse(&link), route, "{link:?}");
                }
            }
        }
        for within in [
            "\n",
            "=\n",
            "%0A",
            "=%0D%0A",
            "%20",
            "\u{ad}",
            "%C2%AD",
            "%E2%80%8B",
            "\u{feff}",
        ] {
            let link = format!("#/record/a-{within}B_9/");
            assert_eq!(Route::parse(&link), Route::Record(held()), "{link:?}");
        }
        for odd in [
            "#/Record/a-B_9",
            "#/RECORD/a-B_9/",
            "#%2Frecord%2Fa-B_9",
            "#//record//a-B_9",
            "#/record/a-B_9/%20look%20at%20this",
            "#/record/a-B_9/and/so/on",
        ] {
            assert_eq!(Route::parse(odd), Route::Record(held()), "{odd}");
        }
        assert_eq!(Route::parse("#/Dekal/Rules."), Route::Rules(GameId::Dekal));
        for home in ["#/?fbclid=IwAR0", "#/)", "#/%", "#/%zz/%c3"] {
            assert_eq!(Route::parse(home), Route::Home, "{home}");
        }
        // Damage in the middle of a link stays there: its checksum is wrong.
        assert_eq!(Route::parse("#/record/a-.B_9"), Route::Record("a-".into()));
    }

    #[test]
    fn the_table_of_a_day_names_game_and_day() {
        let day = "2026-11-21".parse().unwrap();
        for game in GameId::ALL {
            let route = Route::DailyTable(game, day);
            assert_eq!(Route::parse(&route.href()), route);
        }
        for odd in [
            "#/daily/dekal",
            "#/daily/chess/2026-11-21",
            "#/daily/dekal/2026-11-31",
        ] {
            assert!(matches!(Route::parse(odd), Route::Other(_)), "{odd}");
        }
        assert_eq!(Route::parse("#/daily/"), Route::Daily);
        assert_eq!(
            Route::parse("#/statistics"),
            Route::Statistics(GameId::Dekal)
        );
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        for hash in ["", "#", "#/"] {
            assert_eq!(Route::parse(hash), Route::Home, "{hash}");
        }
        for hash in [
            "#/chess/table",
            "#/dekal",
            "#/record/",
            "#/play/%3Cscript%3E",
            "#/records/a-B_9",
            "#/unknown",
        ] {
            assert!(matches!(Route::parse(hash), Route::Other(_)), "{hash}");
        }
        assert_eq!(Route::parse("#/settings/"), Route::Settings);
    }
}
