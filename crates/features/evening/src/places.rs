//! The addresses of evenings.

use model::evening::{DEALS, Evening};
use ui::route::Route;

/// The first word of the addresses.
const FIRST: &str = "evening";

/// Where an address leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// To the choice of an evening.
    Choice,
    /// To the board of an evening.
    Board(Evening),
    /// To the table of a deal of an evening, from 0.
    Deal(Evening, usize),
}

impl Place {
    /// Its address.
    pub fn route(self) -> Route {
        let path = match self {
            Place::Choice => FIRST.to_owned(),
            Place::Board(evening) => format!("{FIRST}/{evening}"),
            Place::Deal(evening, deal) => format!("{FIRST}/{evening}/{}", deal + 1),
        };
        Route::Other(path.into())
    }
}

/// Where an address in small letters leads; `None` if it is no address of evenings.
pub fn wanted(path: &str) -> Option<Place> {
    let rest = path.strip_prefix(FIRST)?.trim_end_matches('/');
    let Some(rest) = rest.strip_prefix('/') else {
        return rest.is_empty().then_some(Place::Choice);
    };
    if let Ok(evening) = rest.parse() {
        return Some(Place::Board(evening));
    }
    let (evening, number) = rest.rsplit_once('/')?;
    let deal = (0..DEALS).find(|deal| (deal + 1).to_string() == number)?;
    Some(Place::Deal(evening.parse().ok()?, deal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        let evening: Evening = "2026-11-30/mixed/even".parse().unwrap();
        let deals = (0..DEALS).map(|deal| Place::Deal(evening, deal));
        for place in [Place::Choice, Place::Board(evening)]
            .into_iter()
            .chain(deals)
        {
            let Route::Other(path) = place.route() else {
                panic!("another route");
            };
            assert_eq!(wanted(&path), Some(place));
            assert_eq!(Route::parse(&place.route().href()), place.route());
        }
        for odd in [
            "evenings",
            "evening/chess",
            "evening/2026-11-30/mixed/even/5",
            "puzzles",
        ] {
            assert_eq!(wanted(odd), None, "{odd}");
        }
    }
}
