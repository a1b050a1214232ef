//! Several persons at one screen.

use super::*;

#[test]
fn several_persons_see_the_table_from_the_seat_of_whoever_is_to_decide() {
    let rules = Rules {
        players: 3,
        ..Rules::default()
    };
    let mut all = participants(3);
    all[2].bot = None;
    let mut shared: Session<Dekal> = Session::new(rules, all, Seed(7)).unwrap();
    assert!(shared.is_shared() && !session(3, Rounds::One).is_shared());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut seen = SeatSet::EMPTY;
    loop {
        let next = shared.persons_to_decide().first();
        let last = shared.last_person();
        let near = shared.viewpoint();
        assert_eq!(near, next.or(last).unwrap_or(Seat::FIRST));
        assert!(shared.is_person(near));
        seen = seen.with(near);
        let replay = shared.replay(shared.play().log().len(), Seat::FIRST);
        assert!(!replay.is_shared() && replay.viewpoint() == Seat::FIRST);
        if !step(&mut shared, &mut rng) {
            break;
        }
    }
    assert_eq!(seen, shared.persons(), "both have sat near");
}
