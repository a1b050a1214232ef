//! The names of persons that were typed before, and are offered again.

use model::storage;
use yew::prelude::*;

/// The storage key of the names.
const KEY: &str = "tablee.names";
/// How many names are kept.
const MOST: usize = 12;
/// The id of the list of names.
pub const LIST: &str = "known-names";

/// The names that were typed before, the latest first. They are stored one a line: no name has a line break.
fn known() -> Vec<String> {
    let text = storage::read(KEY).ok().flatten().unwrap_or_default();
    text.lines().map(engine::to_name).take(MOST).collect()
}

/// Keeps these names, before those that are known already.
pub fn remember<'a>(names: impl Iterator<Item = &'a str>) {
    let typed = names.map(engine::to_name);
    let typed: Vec<String> = typed.filter(|name| !name.is_empty()).collect();
    if typed.is_empty() {
        return;
    }
    // Names that cannot be stored have to be typed again.
    let _ = storage::write(KEY, &with(typed, known()).join("\n"));
}

/// These names, and then the others, each of them once.
fn with(names: Vec<String>, others: Vec<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names.into_iter().chain(others) {
        if all.len() < MOST && !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

/// The list that fields for names offer.
pub fn list() -> Html {
    html! {
        <datalist key="names" id={LIST}>
            { for known().into_iter().map(|name| html! { <option key={name.clone()} value={name} /> }) }
        </datalist>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_names_come_first_and_each_once() {
        let all = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let names = with(all(&["Zoé", "Ada"]), all(&["Ada", "Max"]));
        assert_eq!(names, ["Zoé", "Ada", "Max"]);
        let many: Vec<String> = (0..30).map(|number| number.to_string()).collect();
        let names = with(all(&["Zoé"]), many);
        assert_eq!((names.len(), &*names[0], &*names[11]), (MOST, "Zoé", "10"));
    }
}
