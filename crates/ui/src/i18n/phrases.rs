//! Phrases that several languages build in the same way.

use engine::dumble::Card;

/// A list of cards as the language names them: “a, b, c”.
pub fn list(cards: &[Card], name: fn(Card) -> String) -> String {
    list_and(cards, name, ", ")
}

/// A list of cards with the language's word before the last: “a, b and c”.
pub fn list_and(cards: &[Card], name: fn(Card) -> String, and: &str) -> String {
    let names: Vec<String> = cards.iter().map(|card| name(*card)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    names_and(&names, and)
}

/// A list of names with the language's word before the last.
pub fn names_and(names: &[&str], and: &str) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{}{and}{last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// A heading of a round and its turns: “Round 2, turn 5”. Without a round, the turns begin the line with a
/// capital (an ASCII letter): “Turn 5”.
pub fn headed(word: &str, round: Option<usize>, mut turns: String) -> String {
    if let Some(round) = round {
        return format!("{word} {round}, {turns}");
    }
    if let Some(first) = turns.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    turns
}
