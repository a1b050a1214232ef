//! The order of ranked actions.

/// Items from the one with the highest rank on; those of equal rank keep their order. A rank is a class and a value: the
/// higher class comes first, whatever the values are.
pub fn best_first<T: Copy>(items: &[T], rank: impl Fn(&T) -> (bool, f32)) -> Vec<T> {
    let ranks: Vec<(bool, f32)> = items.iter().map(rank).collect();
    order(&ranks)
        .into_iter()
        .map(|place| items[place])
        .collect()
}

/// The places of the ranks, from the highest on. Not generic, so that the page has one sort for all games.
fn order(ranks: &[(bool, f32)]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..ranks.len()).collect();
    places.sort_by(|one, other| {
        let ((class, value), (other_class, other_value)) = (ranks[*one], ranks[*other]);
        (other_class.cmp(&class)).then(other_value.total_cmp(&value))
    });
    places
}
