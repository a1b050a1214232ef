use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::dekal::{Dekal, Rounds, Rules};
use crate::dumble::Dumble;
use crate::luck::below;

/// A match that is played at random, up to this many entries.
fn record<G: Game>(rules: G::Rules, seed: u64, length: usize) -> Record<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut play = Match::<G>::new(rules).unwrap();
    while play.log().len() < length && play.outcome().is_none() {
        match play.game().phase() {
            Phase::Chance => drop(play.draw(Seed(seed)).unwrap()),
            Phase::Over => play.push(Entry::NextRound).unwrap(),
            Phase::Decide(_) => {
                let all = choices(play.game());
                let (seat, action) = all[below(&mut rng, all.len() as u32) as usize];
                play.act(seat, action).unwrap();
            }
        }
    }
    let players = (0..play.game().seats()).map(|seat| Player {
        name: "É".repeat(seat),
        bot: (seat > 0).then(|| "regular".into()),
    });
    Record {
        players: players.collect(),
        seed: Seed(seed),
        play,
        ended: Some(1_700_000_000_000),
        practice: false,
        assisted: false,
    }
}

fn rules() -> Rules {
    Rules {
        players: 3,
        rounds: Rounds::ToHundred,
        ..Rules::default()
    }
}

fn come_back<G: Game>(rules: G::Rules) {
    for (seed, length) in [(1, 0), (2, 1), (3, 40), (4, usize::MAX), (5, usize::MAX)] {
        let record = record::<G>(rules.clone(), seed, length);
        let link = record.to_link().unwrap();
        assert_eq!(game_of_link(&link), Ok(G::ID));
        let start = LinkStart {
            game: G::ID,
            rules: serde_json::to_string(record.play.rules()).unwrap(),
            players: record.players.clone(),
            seed: record.seed,
        };
        assert_eq!(start_of_link(&link), Ok(start));
        assert!(Record::from_link(&link) == Ok(record), "{link}");
    }
}

#[test]
fn matches_of_every_game_come_back_as_they_were() {
    come_back::<Dekal>(rules());
    come_back::<crate::detrak::Detrak>(Default::default());
    come_back::<crate::dumble::Dumble>(Default::default());
    come_back::<crate::debacle::Debacle>(Default::default());
}

#[test]
fn links_of_one_match_differ_only_in_when_it_ended() {
    let begun = record::<Dekal>(rules(), 6, 40);
    let record = record::<Dekal>(rules(), 6, usize::MAX);
    let link = |change: fn(&mut Record<Dekal>)| {
        let mut record = record.clone();
        change(&mut record);
        record.to_link().unwrap()
    };
    let (link_now, later) = (link(|_| {}), link(|record| record.ended = Some(1)));
    assert_ne!(link_now, later);
    assert_eq!(undated(&link_now), undated(&later));
    for other in [
        link(|record| record.players[0].name = "Other".into()),
        link(|record| record.assisted = true),
        begun.to_link().unwrap(),
    ] {
        assert_ne!(undated(&link_now), undated(&other));
    }
    assert!(undated(&link_now[..9]).is_err());
}

#[test]
fn a_link_tells_that_a_match_is_practice_and_that_there_was_help() {
    let usual = record::<Dekal>(rules(), 6, usize::MAX);
    let all = [(false, false), (true, false), (false, true), (true, true)];
    for ((practice, assisted), version) in all.into_iter().zip(VERSION..) {
        let told = Record {
            practice,
            assisted,
            ..usual.clone()
        };
        let link = told.to_link().unwrap();
        assert_eq!(Record::from_link(&link), Ok(told));
        // The version alone makes no match another one.
        let mut bytes = BASE64.decode(&link).unwrap();
        assert_eq!(bytes[0], version);
        for other in (VERSION..=LAST).filter(|other| *other != version) {
            bytes[0] = other;
            let read = Record::<Dekal>::from_link(&BASE64.encode(&bytes));
            assert_eq!(read, Err(damaged("its checksum is wrong")));
        }
    }
}

#[test]
fn a_match_of_one_round_is_a_short_link() {
    let whole = record::<Dekal>(Rules::default(), 7, usize::MAX);
    let link = whole.to_link().unwrap();
    assert!(link.len() < 300, "{}", link.len());
    assert!(link.len() * 4 < whole.to_json().len());
}

/// A link that somebody sent must open in every later release: neither the
/// order of actions nor luck nor the rules' names may change under it.
#[test]
fn a_link_of_the_first_release_is_read() {
    const LINK: &str = "ASiSyucANHsicGxheWVycyI6Mywicm91bmRzIjoidG9faHVuZHJlZCIsImZpcnN0Ijoi\
        bG93ZXN0In0DAAACw4kHcmVndWxhcgTDicOJB3JlZ3VsYXILAYDQlf-8MTzZ_vd3ijbvUDi8ohoPA2bJJQ";
    let whole = record::<Dekal>(rules(), 11, 60);
    assert_eq!(whole.to_link().as_deref(), Some(LINK));
    assert!(Record::from_link(LINK) == Ok(whole));
}

#[test]
fn damage_is_found_wherever_it_is() {
    let link = record::<Dekal>(rules(), 8, usize::MAX).to_link().unwrap();
    for place in 0..link.len() {
        let cut = Record::<Dekal>::from_link(&link[..place]);
        assert!(cut.is_err(), "cut off at {place}");
        for other in ["A", "q", "_", "%"] {
            let mut wrong = link.clone();
            wrong.replace_range(place..=place, other);
            if wrong != link {
                assert!(
                    Record::<Dekal>::from_link(&wrong).is_err(),
                    "{place} {other}"
                );
            }
        }
    }
    let longer = format!("{link}AAAA");
    assert!(Record::<Dekal>::from_link(&longer).is_err());
}

#[test]
fn texts_that_are_never_written_are_refused() {
    // Too short, bits left over, padding, a space, letters of others, and signs of the other alphabet.
    for text in ["Z", "Zh", "Zm9", "Zm9v=", "Zm9v Yg", "Zé8", "Zm+v"] {
        let refused = Err(damaged("a character does not belong"));
        assert_eq!(Record::<Dekal>::from_link(text), refused, "{text}");
    }
    assert_eq!(BASE64.encode([0xfb, 0xff]), "-_8");
}

#[test]
fn what_is_newer_foreign_or_enormous_says_so() {
    let link = record::<Dekal>(rules(), 9, 50).to_link().unwrap();
    let mut bytes = BASE64.decode(&link).unwrap();
    bytes[0] = LAST + 1;
    let newer = Record::<Dekal>::from_link(&BASE64.encode(&bytes));
    assert_eq!(newer, Err(RecordError::Newer((LAST + 1).into())));
    for foreign in ["hello-worlds", "zzzz", "AAAA"] {
        let read = Record::<Dekal>::from_link(foreign);
        assert_eq!(read, Err(RecordError::Foreign), "{foreign}");
    }
    assert_eq!(Record::<Dekal>::from_link(""), Err(RecordError::Foreign));
    let long = "A".repeat(MAX_LINK + 1);
    assert_eq!(
        Record::<Dekal>::from_link(&long),
        Err(RecordError::Enormous)
    );
    let other = Record::<crate::detrak::Detrak>::from_link(&link);
    assert_eq!(other, Err(RecordError::OtherGame));
}

#[test]
fn endless_forced_moves_are_refused_before_they_are_played() {
    let mut record = record::<Dekal>(rules(), 10, 0);
    let played = record.play_on(MAX_ENTRIES as u32 + 1, Number::default());
    assert_eq!(played, Err(RecordError::Enormous));
    assert!(record.play.log().is_empty());
}

#[test]
fn luck_that_is_not_the_seeds_has_no_link() {
    let mut record = record::<Dekal>(rules(), 12, 60);
    assert!(record.to_link().is_some());
    record.seed = Seed(13);
    assert_eq!(record.to_link(), None);
}

/// The time to read a link grows with the square of its length, and whoever makes
/// one chooses what is played.
#[test]
fn matches_that_would_take_long_to_read_have_no_link() {
    let rules: <Dumble as Game>::Rules = serde_json::from_str(r#"{"players":2}"#).unwrap();
    let mut record = record::<Dumble>(rules, 5, 0);
    let mut lengths = Vec::new();
    while record.play.log().len() < 30_000 {
        if record.play.draw(record.seed).is_none() {
            // Single cards for cards of the stock: nobody ever calls.
            let all = choices(record.play.game()).into_iter();
            let (seat, action) = all
                .min_by_key(|(_, action)| action.to_string().len())
                .unwrap();
            record.play.act(seat, action).unwrap();
        }
        if record.play.log().len().is_multiple_of(3_000) {
            let link = record.to_link();
            if let Some(link) = &link {
                assert_eq!(Record::from_link(link).as_ref(), Ok(&record));
            }
            lengths.push(link.map(|link| link.len()));
        }
    }
    let known: Vec<usize> = lengths.iter().map_while(|length| *length).collect();
    assert!(known.len() > 2 && known.is_sorted() && known.iter().all(|length| *length <= MAX_LINK));
    assert!(lengths[known.len()..].iter().all(Option::is_none) && lengths.len() > known.len());
}
