//! What the person's decisions have cost in the matches judged last, kept on this device and exported with the games: a
//! line for each, `ID DECISIONS SUM SQUARES KINDS`, with sums in thousandths of the unit of
//! [`LevelLoss`](super::losses::LevelLoss). `KINDS` has `KIND:DECISIONS:SUM:WORST` for each kind of decision that cost
//! something, separated by commas; `WORST` is the number of the costliest of them in the match. Releases that know no kinds
//! pass over it, and leave it out.

use core::cmp::Reverse;
use core::fmt;
use core::str::FromStr;

use engine::GameId;
use model::preferences::{REVIEWS, reviews_key};
use model::storage;
use ui::i18n::{Lang, Texts, Translated};

use super::level::{Costs, KindCosts};
use super::losses::MEASURED;
use super::summary::seat_level;
use super::texts::texts;
use model::value_scale::ValueScale;

/// What is stored of a unit.
const PARTS: f64 = 1_000.0;
/// The most kinds that are told, and the most examples of each.
const TOLD: usize = 3;

/// What the person's decisions have cost in a match.
#[derive(Clone, PartialEq, Debug)]
pub struct PastMatch {
    /// Its id in the archive.
    pub id: String,
    /// All decisions at stake.
    pub costs: Costs,
    /// Those that cost something, by kind.
    pub kinds: Vec<KindCosts>,
}

/// What decisions of one kind have cost in the matches reviewed last.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyKind {
    /// The kind, by its place among those of the game.
    pub kind: usize,
    /// The number of decisions that cost something.
    pub decisions: usize,
    /// What they cost in a match, on average over all.
    pub mean: f64,
    /// The costliest in each of the latest matches that have any, the latest first: the match's id, and the decision's
    /// number.
    pub examples: Vec<(String, usize)>,
}

fn parts(number: f64) -> u32 {
    (PARTS * number).round() as u32
}

/// More decisions than a match has.
const MAX_DECISIONS: u32 = 10_000;

impl fmt::Display for KindCosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, sum) = (self.kind, parts(self.sum));
        write!(f, "{kind}:{}:{sum}:{}", self.decisions, self.worst)
    }
}

impl FromStr for KindCosts {
    type Err = ();

    fn from_str(text: &str) -> Result<KindCosts, ()> {
        let numbers: Result<Vec<u32>, _> = text.split(':').map(str::parse).collect();
        let [kind, decisions, sum, worst] = numbers.map_err(drop)?[..] else {
            return Err(());
        };
        if decisions > MAX_DECISIONS {
            return Err(());
        }
        Ok(KindCosts {
            kind: kind as usize,
            decisions: decisions as usize,
            sum: f64::from(sum) / PARTS,
            worst: worst as usize,
        })
    }
}

impl fmt::Display for PastMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Costs {
            decisions,
            sum,
            squares,
        } = self.costs;
        let [sum, squares] = [sum, squares].map(parts);
        write!(f, "{} {decisions} {sum} {squares}", self.id)?;
        let kinds: Vec<String> = self.kinds.iter().map(KindCosts::to_string).collect();
        if kinds.is_empty() {
            return Ok(());
        }
        write!(f, " {}", kinds.join(","))
    }
}

impl FromStr for PastMatch {
    type Err = ();

    fn from_str(line: &str) -> Result<PastMatch, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [id, ref numbers @ ..] = words[..] else {
            return Err(());
        };
        let number = |place: usize| numbers.get(place).and_then(|word| word.parse::<u32>().ok());
        let kinds = numbers
            .get(3)
            .into_iter()
            .flat_map(|kinds| kinds.split(','));
        let decisions = number(0).filter(|count| *count <= MAX_DECISIONS);
        Ok(PastMatch {
            id: id.to_owned(),
            costs: Costs {
                decisions: decisions.ok_or(())? as usize,
                sum: f64::from(number(1).ok_or(())?) / PARTS,
                squares: f64::from(number(2).ok_or(())?) / PARTS,
            },
            kinds: kinds.filter_map(|kind| kind.parse().ok()).collect(),
        })
    }
}

/// The matches of a stored text, in the order of their reviews, with what cannot be read left out.
fn matches(text: &str) -> Vec<PastMatch> {
    text.lines().filter_map(|line| line.parse().ok()).collect()
}

/// The text with another match, and only the last ones.
fn with(text: &str, new: PastMatch) -> String {
    let mut all = matches(text);
    all.retain(|known| known.id != new.id);
    all.push(new);
    let last = &all[all.len().saturating_sub(REVIEWS)..];
    last.iter().map(|one| format!("{one}\n")).collect()
}

/// Notes what the person's decisions in a match have cost.
pub fn note(game: GameId, found: PastMatch) {
    let known = storage::read(&reviews_key(game)).ok().flatten();
    // It can be found out anew, so nothing is lost if it cannot be stored.
    let _ = storage::write(&reviews_key(game), &with(&known.unwrap_or_default(), found));
}

/// Forgets all matches.
pub fn forget_levels() {
    for game in GameId::ALL {
        let _ = storage::remove(&reviews_key(game));
    }
}

/// The matches of a game that were reviewed last, in the order of their reviews.
pub fn reviewed_matches(game: GameId) -> Vec<PastMatch> {
    let known = storage::read(&reviews_key(game)).ok().flatten();
    matches(&known.unwrap_or_default())
}

/// Which level decides as well as the person did in these matches, in words; `None` if there are none.
pub fn reviewed_level(game: GameId, matches: &[PastMatch], lang: Lang) -> Option<String> {
    let costs = matches
        .iter()
        .fold(Costs::default(), |all, one| all.and(one.costs));
    let measured = MEASURED.iter().find(|measured| measured.game == game);
    let unit = ValueScale::of(game).unit;
    let seat = seat_level(game, unit, costs, matches.len(), measured, Texts::of(lang))?;
    Some((texts(lang).seat_level)(&seat))
}

/// The kinds of decisions that cost the most in these matches, the costliest first.
pub fn costliest_kinds(matches: &[PastMatch]) -> Vec<CostlyKind> {
    let mut kinds: Vec<CostlyKind> = Vec::new();
    for one in matches.iter().rev() {
        for own in &one.kinds {
            let place = kinds.iter().position(|known| known.kind == own.kind);
            let place = place.unwrap_or_else(|| {
                kinds.push(CostlyKind {
                    kind: own.kind,
                    decisions: 0,
                    mean: 0.0,
                    examples: Vec::new(),
                });
                kinds.len() - 1
            });
            let known = &mut kinds[place];
            known.decisions += own.decisions;
            known.mean += own.sum / matches.len() as f64;
            known.examples.push((one.id.clone(), own.worst));
        }
    }
    kinds.sort_by_key(|kind| Reverse(parts(kind.mean)));
    kinds.truncate(TOLD);
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(line: &str) -> PastMatch {
        line.parse().unwrap()
    }

    #[test]
    fn a_match_counts_once_and_the_last_ones_are_kept() {
        let one = with("", past("a 12 10500 20250 1:2:9000:7,0:1:1500:4"));
        assert_eq!(one, "a 12 10500 20250 1:2:9000:7,0:1:1500:4\n");
        let two = with(&one, past("b 1 0 0"));
        assert_eq!(two, "a 12 10500 20250 1:2:9000:7,0:1:1500:4\nb 1 0 0\n");
        let again = with(&two, past("a 13 500 250"));
        assert_eq!(again, "b 1 0 0\na 13 500 250\n");
        let odd = format!("{two}c 1 2\nd x 1 1\n\ne 1 2 3 4:x,1:2:3:4\n");
        let read: Vec<String> = matches(&odd).iter().map(PastMatch::to_string).collect();
        assert_eq!(
            read,
            [
                "a 12 10500 20250 1:2:9000:7,0:1:1500:4",
                "b 1 0 0",
                "e 1 2 3 1:2:3:4"
            ]
        );
        let many = (0..2 * REVIEWS).fold(String::new(), |text, number| {
            with(&text, past(&format!("{number} 1 0 0")))
        });
        assert_eq!(matches(&many).len(), REVIEWS);
        assert!(many.starts_with("50 1 0 0\n"), "{many}");
    }

    #[test]
    fn the_three_costliest_kinds_are_told_with_their_latest_examples() {
        let matches = [
            past("a 9 9000 1 0:1:1000:4,1:2:6000:7"),
            past("b 9 2000 1 2:1:500:3,3:1:1500:5"),
            past("c 9 0 0"),
            past("d 9 4000 1 0:2:4000:8"),
        ];
        let told = costliest_kinds(&matches);
        let kinds: Vec<_> = told.iter().map(|one| (one.kind, one.decisions)).collect();
        assert_eq!(kinds, [(1, 2), (0, 3), (3, 1)]);
        assert!((told[1].mean - 1.25).abs() < 1e-9, "{told:?}");
        assert_eq!(told[1].examples, [("d".into(), 8), ("a".into(), 4)]);
        assert_eq!(costliest_kinds(&[]), []);
    }
}
