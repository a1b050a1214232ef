//! Texts composed in the way that several languages share: lists, counts, headings.

use engine::dumble::Card;

/// A list of cards as the language names them: “a, b, c”.
pub fn list(cards: &[Card], name: fn(Card) -> String) -> String {
    list_and(cards, name, ", ")
}

/// A list of cards with the language's word before the last: “a, b and c”. Of two packs, two cards may be the same: “a ×2”.
pub fn list_and(cards: &[Card], name: fn(Card) -> String, and: &str) -> String {
    let names = cards.iter().enumerate().filter_map(|(index, card)| {
        let (before, from_here) = cards.split_at(index);
        let count = from_here.iter().filter(|other| *other == card).count();
        match (before.contains(card), count) {
            (true, _) => None,
            (false, 1) => Some(name(*card)),
            (false, _) => Some(format!("{} ×{count}", name(*card))),
        }
    });
    let names: Vec<String> = names.collect();
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

/// A text with a capital as its first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A list of counts, without those that are zero: “1 imported, 2 unreadable”. Each has its word for one and for
/// several.
pub fn counted(counts: &[(usize, [&str; 2])]) -> String {
    let some = counts.iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = some
        .map(|(count, [one, several])| {
            let word = if *count == 1 { one } else { several };
            format!("{count} {word}")
        })
        .collect();
    parts.join(", ")
}

/// A heading of a round and its turns: “Round 2, turn 5”. Without a round, the turns begin the line with a
/// capital: “Turn 5”.
pub fn headed(word: &str, round: Option<usize>, turns: String) -> String {
    if let Some(round) = round {
        return format!("{word} {round}, {turns}");
    }
    let mut letters = turns.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}
