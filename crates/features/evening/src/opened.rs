//! The private evenings that were opened on this device: nothing else tells of one until something of it is played.

use model::evening::Evening;
use model::storage;

/// The key of their texts, the latest first.
const KEY: &str = "tablee.private-evenings";
/// How many are remembered.
const MOST: usize = 10;

/// The private evenings that were opened, the latest first. Where nothing can be stored there are none.
pub fn opened() -> Vec<Evening> {
    let kept = storage::read(KEY).ok().flatten().unwrap_or_default();
    read(&kept).collect()
}

/// Remembers an evening if it is a private one.
pub fn note_opened(evening: &Evening) {
    if evening.night.day().is_none() {
        let kept = storage::read(KEY).ok().flatten().unwrap_or_default();
        // Where nothing can be stored, whoever has the address has the evening.
        let _ = storage::write(KEY, &with(&kept, evening));
    }
}

/// What can be read of such a text.
fn read(kept: &str) -> impl Iterator<Item = Evening> {
    let private = |evening: &Evening| evening.night.day().is_none();
    kept.split(' ')
        .filter_map(|text| text.parse().ok())
        .filter(private)
}

/// The text with this evening before the others.
fn with(kept: &str, evening: &Evening) -> String {
    let others = read(kept).filter(|other| other != evening);
    let texts = std::iter::once(*evening).chain(others).take(MOST);
    let texts: Vec<String> = texts.map(|one| one.to_string()).collect();
    texts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_private_evenings_are_remembered_once_each() {
        let evening = |seed: u64| -> Evening {
            let seed = engine::Seed(seed);
            format!("{seed}/mixed/even").parse().unwrap()
        };
        let mut kept = "2026-11-30/mixed/even nonsense".to_owned();
        for seed in 0..20 {
            kept = with(&kept, &evening(seed));
        }
        kept = with(&kept, &evening(15));
        let found: Vec<Evening> = read(&kept).collect();
        let seeds = [15, 19, 18, 17, 16, 14, 13, 12, 11, 10];
        assert_eq!(found, seeds.map(evening));
    }
}
