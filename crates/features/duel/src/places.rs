//! The addresses of duels.

use model::exchanges::duel::is_id;
use ui::route::Route;
use yew::AttrValue;

/// The first word of the addresses.
const FIRST: &str = "duel";
/// The word behind the id at the address of a table.
const PLAY: &str = "play";

/// Where an address leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// To the list of duels.
    List,
    /// To the duel with this id.
    Duel(AttrValue),
    /// To the table of the duel with this id.
    Table(AttrValue),
    /// To the duel of the match in this link, which a friend has sent.
    From(AttrValue),
}

impl Place {
    /// Its address.
    pub fn route(&self) -> Route {
        let path = match self {
            Place::List => FIRST.to_owned(),
            Place::Duel(held) | Place::From(held) => format!("{FIRST}/{held}"),
            Place::Table(id) => format!("{FIRST}/{id}/{PLAY}"),
        };
        Route::Other(path.into())
    }
}

/// Where an address leads, whose words may be in capital letters; `None` if it is no address of duels.
pub fn wanted(path: &str) -> Option<Place> {
    let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    if !first.eq_ignore_ascii_case(FIRST) {
        return None;
    }
    let held = |text: &str| AttrValue::from(text.to_owned());
    Some(match rest {
        [] => Place::List,
        [id] if is_id(id) => Place::Duel(held(id)),
        [id, play] if is_id(id) && play.eq_ignore_ascii_case(PLAY) => Place::Table(held(id)),
        // What follows a link is not ours.
        [link, ..] => Place::From(held(link)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        let id = || AttrValue::from("0123456789abcdef");
        let link = AttrValue::from("AQAB-_9");
        for place in [
            Place::List,
            Place::Duel(id()),
            Place::Table(id()),
            Place::From(link.clone()),
        ] {
            let route = place.route();
            let Route::Other(path) = &route else {
                panic!("another route");
            };
            assert_eq!(wanted(path), Some(place));
            assert_eq!(Route::parse(&route.href()), route);
        }
        assert_eq!(wanted("Duel/AQAB-_9/and/so/on"), Some(Place::From(link)));
        for odd in ["duels", "evening", ""] {
            assert_eq!(wanted(odd), None, "{odd}");
        }
    }
}
