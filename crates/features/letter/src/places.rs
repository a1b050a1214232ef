//! The addresses of matches by letter.

use ui::route::Route;
use yew::AttrValue;

/// The address of all matches, and the first word of every other one.
pub const LIST: &str = "letter";
/// The word before the id of a match that is on this device.
const AT: &str = "at";

/// Where an address leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// To the list of all matches.
    List,
    /// To the match of this id on this device.
    At(AttrValue),
    /// To a letter, as a text.
    Letter(AttrValue),
}

impl Place {
    /// Its address.
    pub fn route(self) -> Route {
        let path = match self {
            Place::List => LIST.to_owned(),
            Place::At(id) => format!("{LIST}/{AT}/{id}"),
            Place::Letter(link) => format!("{LIST}/{link}"),
        };
        Route::Other(path.into())
    }
}

/// Where an address leads, whose words may be in capital letters; `None` if it is none of matches by letter.
pub fn wanted(path: &str) -> Option<Place> {
    let mut words = path.split('/').filter(|word| !word.is_empty());
    if !words.next()?.eq_ignore_ascii_case(LIST) {
        return None;
    }
    let held = |word: &str| AttrValue::from(word.to_owned());
    // What follows is not ours.
    Some(match (words.next(), words.next()) {
        (None, _) => Place::List,
        (Some(at), Some(id)) if at.eq_ignore_ascii_case(AT) => Place::At(held(id)),
        (Some(link), _) => Place::Letter(held(link)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        let held = || AttrValue::from("Aw-_9");
        for place in [Place::List, Place::At(held()), Place::Letter(held())] {
            let Route::Other(path) = place.clone().route() else {
                panic!("another route");
            };
            let route = place.clone().route();
            assert_eq!(wanted(&path), Some(place));
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(
            wanted("Letter/Aw-_9/and/so/on"),
            Some(Place::Letter(held()))
        );
        assert_eq!(wanted("letters"), None);
    }
}
