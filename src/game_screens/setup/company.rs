//! Seats random members of the cast at a table.

use model::cast::{self, Member};
use rand::Rng;
use rand::seq::SliceRandom;

use super::Bot;

/// Others in the place of these bots. Each is a random member of the cast whose usual levels include the bot's level,
/// as far as there are enough of them, and who does not sit there now.
pub fn company(bots: &[Bot], rng: &mut impl Rng) -> Vec<&'static str> {
    let mut left = cast::CAST.to_vec();
    left.shuffle(rng);
    let mut come = |bot: &Bot| {
        let is_other = |member: &Member| member.name != bot.name;
        let willing = |member: &Member| is_other(member) && member.levels.contains(&bot.level);
        let place = left.iter().position(willing);
        let place = place.or_else(|| left.iter().position(is_other));
        // The cast has more members than a table has seats.
        place.map(|place| left.swap_remove(place).name)
    };
    bots.iter().filter_map(&mut come).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::MAX_SEATS;
    use protocol::Level;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn bots(level: Level, number: usize) -> Vec<Bot> {
        let names = cast::NAMES.into_iter().take(number);
        let seat = engine::Seat::FIRST;
        names.map(|name| Bot { seat, name, level }).collect()
    }

    #[test]
    fn others_come_and_nobody_twice() {
        for seed in 0..50 {
            for level in Level::ALL {
                let bots = bots(level, MAX_SEATS);
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let come = company(&bots, &mut rng);
                assert_eq!(come.len(), bots.len());
                for (place, name) in come.iter().enumerate() {
                    assert!(cast::NAMES.contains(name) && !come[..place].contains(name));
                    assert_ne!(bots[place].name, *name);
                }
            }
        }
    }

    #[test]
    fn they_come_who_play_at_the_level_and_not_always_the_same() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let come = company(&bots(Level::Expert, 3), &mut rng);
            for name in come {
                let member = cast::CAST.iter().find(|member| member.name == name);
                assert!(member.is_some_and(|member| member.levels.contains(&Level::Expert)));
                seen.insert(name);
            }
        }
        assert!(seen.len() >= 5, "{seen:?}");
    }
}
