//! The addresses of evenings.

use model::evening::{DEALS, Evening};
use ui::route::Route;
use yew::AttrValue;

/// The first word of the addresses.
const FIRST: &str = "evening";
/// The word before what somebody has sent.
const FROM: &str = "from";

/// Where an address leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// To the choice of an evening.
    Choice,
    /// To the board of an evening.
    Board(Evening),
    /// To the table of a deal of an evening, from 0.
    Deal(Evening, usize),
    /// To the board of an evening of which somebody has sent their results, as a text.
    From(Evening, AttrValue),
}

impl Place {
    /// Its address.
    pub fn route(self) -> Route {
        let path = match self {
            Place::Choice => FIRST.to_owned(),
            Place::Board(evening) => format!("{FIRST}/{evening}"),
            Place::Deal(evening, deal) => format!("{FIRST}/{evening}/{}", deal + 1),
            Place::From(evening, sent) => format!("{FIRST}/{evening}/{FROM}/{sent}"),
        };
        Route::Other(path.into())
    }
}

/// Where an address leads, whose words may be in capital letters; `None` if it is no address of evenings.
pub fn wanted(path: &str) -> Option<Place> {
    let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    if !first.eq_ignore_ascii_case(FIRST) {
        return None;
    }
    let evening = || rest.get(..3)?.join("/").to_lowercase().parse().ok();
    match rest.get(3..).unwrap_or_default() {
        [] if rest.is_empty() => Some(Place::Choice),
        [] => Some(Place::Board(evening()?)),
        [number] => {
            let deal = (0..DEALS).find(|deal| (deal + 1).to_string() == *number)?;
            Some(Place::Deal(evening()?, deal))
        }
        // What follows a link is not ours.
        [from, sent, ..] if from.eq_ignore_ascii_case(FROM) => {
            Some(Place::From(evening()?, (*sent).to_owned().into()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        let evening: Evening = "2026-11-30/mixed/even".parse().unwrap();
        let deals = (0..DEALS).map(|deal| Place::Deal(evening, deal));
        let sent = Place::From(evening, "Aw-_9".into());
        let private: Evening = "9FNWSVKXZ571M/dekal/hard".parse().unwrap();
        let others = [
            Place::Choice,
            Place::Board(evening),
            Place::Board(private),
            sent,
        ];
        for place in others.into_iter().chain(deals) {
            let Route::Other(path) = place.clone().route() else {
                panic!("another route");
            };
            let route = place.clone().route();
            assert_eq!(wanted(&path), Some(place));
            assert_eq!(Route::parse(&route.href()), route);
        }
        for odd in [
            "evenings",
            "evening/chess",
            "evening/2026-11-30/mixed/even/5",
            "evening/2026-11-30/mixed/even/to/A",
            "puzzles",
        ] {
            assert_eq!(wanted(odd), None, "{odd}");
        }
    }
}
