//! Every reason for which the engine can refuse a line has a sentence in every language: valid lines are damaged in many
//! ways, and lines that no damage makes are written here.

use std::collections::BTreeSet;

use engine::conformance::{Conformable, damaged_text, walk};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::{Card, Dumble};
use engine::{Match, with_game};
use model::analysis::Form;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

/// The most positions of a match that are damaged.
const POSITIONS: usize = 30;
/// How often each is damaged in each of two ways: its characters, and its fields.
const DAMAGES: usize = 120;

type Reasons = BTreeSet<&'static str>;

/// Positions of matches of every variant, by match, and the example of the game's page.
fn lines<G: Conformable>() -> Vec<Vec<String>> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/positions");
    let page = std::fs::read_to_string(format!("{page}/{}.md", G::ID.name())).unwrap();
    let is_example = |line: &&str| line.split(' ').next() == Some(G::ID.name());
    let example = page.lines().find(is_example).unwrap();
    let mut all = vec![vec![example.to_owned()]];
    for (place, rules) in G::playable().iter().enumerate() {
        let mut play = Vec::new();
        walk::<G>(rules, 77 + place as u64, |case| {
            play.push(case.game().clone())
        });
        let stride = play.len().div_ceil(POSITIONS);
        let game = |game: &G| game.to_string();
        all.push(play.iter().step_by(stride).map(game).collect());
    }
    all
}

/// A place below this number.
fn below(count: usize, rng: &mut Xoshiro256PlusPlus) -> usize {
    rng.random_range(0..count.max(1))
}

/// A line with one to three fields that are another's, or changed.
fn mixed(line: &str, other: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut fields: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let others: Vec<&str> = other.split(' ').collect();
    for _ in 0..1 + below(3, rng) {
        let place = 1 + below(fields.len() - 1, rng);
        let Some((name, value)) = fields[place].split_once('=') else {
            continue;
        };
        let value = match others.get(place).and_then(|other| other.split_once('=')) {
            Some((_, other)) if below(3, rng) == 0 => other.to_owned(),
            _ => changed(value, rng),
        };
        fields[place] = format!("{name}={value}");
    }
    fields.join(" ")
}

/// A value of which a part is dropped, doubled, exchanged with another, or another number.
fn changed(value: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let present: Vec<char> = ";|,:+/-"
        .chars()
        .filter(|sign| value.contains(*sign))
        .collect();
    let Some(separator) = present.get(below(present.len(), rng)) else {
        return number(value, rng);
    };
    let mut parts: Vec<String> = value.split(*separator).map(str::to_owned).collect();
    let (place, other) = (below(parts.len(), rng), below(parts.len(), rng));
    match below(6, rng) {
        0 => drop(parts.remove(place)),
        1 => parts.insert(place, parts[other].clone()),
        2 => parts.swap(place, other),
        3 => parts[place] = parts[other].clone(),
        4 => parts[place] = "-".into(),
        _ => parts[place] = changed(&parts[place].clone(), rng),
    }
    parts.join(&separator.to_string())
}

/// Another number or word.
fn number(value: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let number: Option<u16> = value.parse().ok();
    match (number, below(5, rng)) {
        (Some(number), 0) => number.saturating_add(1).to_string(),
        (Some(number), 1) => number.saturating_sub(1).to_string(),
        (Some(_), 2) => below(40, rng).to_string(),
        (Some(_), 3) => below(200, rng).to_string(),
        (_, 4) => ["-", "over", "captured", "r2c3", "b2", "9H"][below(6, rng)].into(),
        _ => damaged_text(value, rng),
    }
}

/// The reasons for which damaged positions of a game are refused.
fn damaged<G: Conformable>() -> Reasons {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut reasons = Reasons::new();
    let mut refused = 0;
    for play in lines::<G>() {
        for line in &play {
            for _ in 0..DAMAGES {
                let other = &play[below(play.len(), &mut rng)];
                for wrong in [damaged_text(line, &mut rng), mixed(line, other, &mut rng)] {
                    if let Err(error) = wrong.parse::<G>() {
                        refused += 1;
                        reasons.extend(reason_of(&error));
                    }
                }
            }
        }
    }
    assert!(refused > 10_000, "{refused}");
    reasons
}

/// The reasons in a language, in the order of its table.
fn reasons_in(lang: Lang) -> Vec<&'static str> {
    let texts = &AnalysisTexts::of(lang).setup;
    texts.reasons.iter().map(|(reason, _)| *reason).collect()
}

/// The first turn of Dékal, before anybody has chosen.
const DEKAL: &str = "dekal rounds=one round=0 turn=0 step=reveal:- token=- opener=- \
    grids=..../..../..../....|..../..../..../.... centre=-- out=- totals=0:0,0:0 sealed=-,-";
/// Two have revealed a 2, and draw for the token.
const TIE: &str = "dekal rounds=one round=0 turn=0 step=tie:12:-:- token=- opener=- \
    grids=_.../..../..../....|_.../..../..../.... centre=22 out=- totals=0:0,0:0 sealed=-,-";
/// Three have revealed a card; the first two tie, and the first has drawn the lower card.
const BROKEN: &str = "dekal rounds=one round=0 turn=0 step=draft:1 token=1 opener=1 \
    grids=_.../..../..../....|_.../..../..../....|_.../..../..../.... centre=223 out=57 \
    totals=0:0,0:0,0:0 sealed=-,-,-";
/// Six of whom five have revealed a 2.
const SIX: &str = "dekal rounds=one round=0 turn=0 step=tie:1:2345:2 token=- opener=- \
    grids=_.../..../..../....|_.../..../..../....|_.../..../..../....|_.../..../..../....|_.../..../..../....|_.../..../..../.... \
    centre=222223 out=4444 totals=0:0,0:0,0:0,0:0,0:0,0:0 sealed=-,-,-,-,-,-";
/// Two choose their first symbols.
const DETRAK: &str = "detrak rules=basic turn=0 step=start:1 \
    sheets=...../...../...../...../.....|...../...../...../...../..... sealed=-,-";
/// Each has had a turn.
const DUMBLE: &str = "dumble round=0 turn=2 step=play:1 starter=1 totals=0,0 gone=0,0 \
    hands=AC,AD,2D,3H|7H,8D,10C+,KC,KD latest=5S,6S,7S laid=- pile=9S,10D,10H,10S";
/// The second round is dealt.
const DEAL: &str = "dumble round=1 turn=0 step=deal:0 starter=1 totals=0,70 gone=0,0 \
    hands=-|- latest=- laid=- pile=-";
/// The start of a round of Débâcle.
const DEBACLE: &str = "debacle symmetry=point order=123456 first=1 round=0 totals=0,0 barren=no ending=- \
    board=fedcba/....../....../....../....../123456 captured=-,- mover=red actions=2 bonus=0 flags=- focus=- \
    flipped=- row=- quiet=0 seen=fedcba/....../....../....../....../123456:-,-:red:2";
/// A part of it: the board, and the same after red's first action.
const BOARD: &str =
    " board=fedcba/....../....../....../....../123456 captured=-,- mover=red actions=2";
const ROLLED: &str =
    " board=fedcba/....../....../....../.....1/12345. captured=-,- mover=red actions=1";

/// A reason, and a line that is refused for it: a position with parts of it replaced.
type Rare = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// What few damaged positions are refused for, or none.
const RARE: &[Rare] = &[
    (
        "there is no such rule",
        DUMBLE,
        &[("10H,10S", "10H,10S rules=open")],
    ),
    (
        "2 to 6 seats",
        DEKAL,
        &[
            ("|..../..../..../....", ""),
            ("--", "-"),
            ("0:0,", ""),
            ("-,", ""),
        ],
    ),
    (
        "a total of 100 ends the match",
        DEKAL,
        &[("totals=0:0", "totals=100:16")],
    ),
    (
        "the token is drawn for once",
        TIE,
        &[("token=- opener=-", "token=1 opener=1")],
    ),
    (
        "the last card is at the border",
        DEKAL,
        &[
            ("turn=0", "turn=1"),
            ("token=- opener=-", "token=2 opener=1"),
            ("grids=..../....", "grids=..../.5.."),
            ("|..../....", "|..../.5.."),
        ],
    ),
    (
        "the face-down cards are unseen, and so are those set aside",
        SIX,
        &[("out=4444", "out=44445")],
    ),
    (
        "cards are drawn to break a tie",
        DEKAL,
        &[("out=-", "out=5")],
    ),
    (
        "those who tie draw in order",
        TIE,
        &[("centre=22", "centre=23")],
    ),
    (
        "the lowest card was drawn",
        BROKEN,
        &[
            ("draft:1 token=1 opener=1", "tie:3:1:4 token=- opener=-"),
            ("centre=223", "centre=222"),
        ],
    ),
    (
        "there are cards for those who are to draw",
        SIX,
        &[("tie:1:2345:2", "tie:12345:-:-"), ("out=4444", "out=-")],
    ),
    (
        "the lot is among those who tie",
        TIE,
        &[("tie:12:-:-", "lot:12")],
    ),
    (
        "the first lot is among all",
        BROKEN,
        &[
            ("draft:1 token=1 opener=1", "lot:12 token=- opener=-"),
            ("_", "."),
            ("_", "."),
            ("_", "."),
            ("centre=223 out=57", "centre=--- out=-"),
        ],
    ),
    (
        "who breaks a tie draws less than another, or the cards run out",
        BROKEN,
        &[("out=57", "out=55")],
    ),
    (
        "those who tie have drawn",
        BROKEN,
        &[("centre=223", "centre=234")],
    ),
    (
        "one of those who tie starts",
        BROKEN,
        &[("draft:1 token=1 opener=1", "draft:3 token=3 opener=3")],
    ),
    ("two draw until one draws less", TIE, &[("out=-", "out=5")]),
    ("the seat is there", DETRAK, &[("start:1", "start:3")]),
    (
        "a card of the present stock has no age",
        DUMBLE,
        &[("AC", "AC~0")],
    ),
    (
        "2 to 8 seats",
        DEAL,
        &[("totals=0,70 gone=0,0 hands=-|-", "totals=0 gone=0 hands=-")],
    ),
    ("a total of 100 falls to 50", DEAL, &[("0,70", "0,100")]),
    (
        "two play at least",
        DEAL,
        &[("0,70 gone=0,0", "0,101 gone=0,1")],
    ),
    ("not so many are dealt", DEAL, &[("deal:0", "deal:14")]),
    (
        "nobody has taken a card yet",
        DEAL,
        &[("deal:0", "deal:1"), ("hands=-", "hands=AC+")],
    ),
    (
        "Dumble is called with 10 points or less",
        DUMBLE,
        &[("play:1", "over:1"), ("AC,AD,2D", "AC,2D,9H")],
    ),
    (
        "a row is a number from 1 to 6",
        DEBACLE,
        &[("row=-", "row=7")],
    ),
    (
        "the fifth die ends the round",
        DEBACLE,
        &[("/123456 captured=-,-", "/1..... captured=-,23456")],
    ),
    (
        "a round ends between turns",
        DEBACLE,
        &[("actions=2", "actions=1"), ("quiet=0", "quiet=30")],
    ),
    (
        "nothing is left when the fifth die is captured",
        DEBACLE,
        &[("fedcba", ".....a"), ("captured=-", "captured=23456")],
    ),
    (
        "a die rebounds from a capture",
        DEBACLE,
        &[("flags=- focus=-", "flags=rebound focus=a1")],
    ),
    (
        "it is back already",
        DEBACLE,
        &[("flags=- focus=-", "flags=return focus=a1")],
    ),
    (
        "only a rebound leaves the enemy camp",
        DEBACLE,
        &[
            (BOARD, ROLLED),
            ("flags=- focus=-", "flags=return focus=f2"),
        ],
    ),
    ("doubles are taken first", DEBACLE, &[("row=-", "row=3")]),
    (
        "no die has acted yet",
        DEBACLE,
        &[
            (BOARD, ROLLED),
            ("fedcba", ".edcba"),
            ("captured=-", "captured=6"),
            ("actions=1", "actions=2"),
            ("flags=- focus=-", "flags=doubles+return+captured focus=f2"),
        ],
    ),
    (
        "a row that was begun has doubles left",
        DEBACLE,
        &[
            ("fedcba", "ffdcba"),
            ("flags=-", "flags=doubles"),
            ("row=-", "row=2"),
        ],
    ),
    (
        "it ends when it is over",
        DEBACLE,
        &[("ending=-", "ending=quiet")],
    ),
    (
        "an action moves a die by one square",
        DEBACLE,
        &[(BOARD, ROLLED), ("....../.....1/", ".....1/....../")],
    ),
    (
        "the third occurrence ends a round",
        DEBACLE,
        &[(
            ":-,-:red:2",
            ":-,-:red:2;fedcba/....../....../....../....../123456:-,-:black:2\
             ;fedcba/....../....../....../....../123456:-,-:red:2\
             ;fedcba/....../....../....../....../123456:-,-:black:2\
             ;fedcba/....../....../....../....../123456:-,-:red:2\
             ;fedcba/....../....../....../....../123456:-,-:black:2",
        )],
    ),
    (
        "a position recurs when a turn begins",
        DEBACLE,
        &[(BOARD, ROLLED), ("ending=-", "ending=repetition")],
    ),
];

/// A line of Dumble in which a card is due from a stock that is used up, without a new one.
fn without_stock() -> String {
    let held = ["AC,2C,3C", "4C,5C,6C", "QC", "KC"];
    let held: Vec<&str> = held.iter().flat_map(|cards| cards.split(',')).collect();
    let pile = Card::all().map(|card| card.to_string());
    let pile: Vec<String> = pile.filter(|card| !held.contains(&card.as_str())).collect();
    format!(
        "dumble round=0 turn=40 step=stock:1 starter=1 totals=0,0 gone=0,0 hands=AC,2C,3C|4C,5C,6C \
         latest=QC laid=KC pile={}",
        pile.join(",")
    )
}

/// The reason for which a line is refused.
fn refused(line: &str) -> Option<&'static str> {
    let game = Form::read(line).unwrap().game();
    let error = with_game!(game, G => line.parse::<G>().err());
    reason_of(&error.unwrap())
}

/// The reasons of lines that damage hardly ever makes.
fn rare() -> Reasons {
    let mut reasons = Reasons::new();
    for (reason, line, parts) in RARE {
        let mut line = (*line).to_owned();
        for (part, instead) in *parts {
            assert!(line.contains(part), "{part} in {line}");
            line = line.replacen(part, instead, 1);
        }
        assert_eq!(refused(&line), Some(*reason), "{line}");
        reasons.insert(*reason);
    }
    reasons.extend(refused(&without_stock()));
    reasons
}

/// Both ways: no reason is told in English alone, and no sentence answers a reason that the engine no longer gives.
#[test]
fn every_reason_of_the_engine_has_a_sentence() {
    let mut given = rare();
    given.extend(damaged::<Dekal>());
    given.extend(damaged::<Detrak>());
    given.extend(damaged::<Dumble>());
    given.extend(damaged::<Debacle>());
    let told: Reasons = reasons_in(Lang::En).into_iter().collect();
    let untold: Vec<_> = given.difference(&told).collect();
    assert!(untold.is_empty(), "without a sentence: {untold:#?}");
    let unused: Vec<_> = told.difference(&given).collect();
    assert!(unused.is_empty(), "no reason of the engine: {unused:#?}");
}

#[test]
fn every_language_has_a_sentence_of_its_own_for_every_reason() {
    let english = reasons_in(Lang::En);
    let once: Reasons = english.iter().copied().collect();
    assert_eq!(once.len(), english.len());
    for lang in Lang::ALL {
        assert_eq!(reasons_in(lang), english, "{lang:?}");
        let of = |lang: Lang| AnalysisTexts::of(lang).setup.reasons;
        for ((reason, sentence), (_, other)) in of(lang).iter().zip(of(Lang::En)) {
            let is_sentence = sentence.ends_with('.') && sentence.len() > 15;
            assert!(is_sentence, "{lang:?}, {reason}: {sentence}");
            assert!(
                lang == Lang::En || sentence != other,
                "{lang:?}: {sentence}"
            );
        }
    }
}

#[test]
fn what_is_wrong_is_told_with_the_reason_in_the_persons_language() {
    let error = PositionError::Unreadable {
        field: "out",
        reason: "there are ten cards of each value",
    };
    let told = Lang::ALL.map(|lang| Refusal::of(&error, lang));
    let sentences = [
        "«\u{a0}Cartes hors de la manche\u{a0}» est illisible. Il n’y a que dix cartes de chaque valeur.",
        "“Cards out of the round” cannot be read. There are only ten cards of each value.",
        "„Karten außerhalb der Runde“ ist nicht lesbar. Von jedem Wert gibt es nur zehn Karten.",
        "No se puede leer «Cartas fuera de la ronda». Solo hay diez cartas de cada valor.",
        "«Carte fuori dalla manche» non si può leggere. Ci sono solo dieci carte per valore.",
    ];
    assert_eq!(told, sentences.map(Refusal::plain));
}

#[test]
fn a_missing_die_is_no_fault_of_the_turns_before() {
    let start = Match::<Debacle>::new(Default::default()).unwrap();
    let line = start.game().to_string();
    let form = Form::read(&line).unwrap();
    let board = form.get("board");
    let die = board
        .find(|sign: char| sign.is_ascii_alphanumeric())
        .unwrap();
    let without = form.with_cell("board", die, '.').line();
    let error = without.parse::<Debacle>().unwrap_err();
    assert_eq!(error, PositionError::Impossible("a side has six dice"));
}

#[test]
fn a_reason_without_a_sentence_is_told_as_it_is() {
    let error = PositionError::Impossible("a reason of a later engine");
    for lang in Lang::ALL {
        let refusal = Refusal::of(&error, lang);
        assert_eq!(refusal.untold, Some("a reason of a later engine"));
        assert!(!refusal.told.contains("later"), "{refusal:?}");
    }
    assert_eq!(
        Refusal::of(&PositionError::TooLong, Lang::En),
        Refusal::plain("Something follows after the position.")
    );
}
