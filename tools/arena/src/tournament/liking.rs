//! How much the styles at a table like what is decided there.

use std::fmt;

use bots::BotGame;
use engine::View;
use protocol::Style;
use serde::Serialize;

use crate::contestant::Contestant;
use crate::statistics::{Mean, ratio};

/// For each style, the sum of [`share`] over the decisions of a contestant in a deal, and their number.
pub type Sums = [(f64, f64); Style::ALL.len()];

/// Whether one of the contestants has the style: only then does the report say how much it likes their decisions.
pub fn sits(style: Style, contestants: &[Contestant]) -> bool {
    let mut contestants = contestants.iter();
    contestants.any(|one| matches!(one, Contestant::Bot(_, Some(own)) if *own == style))
}

/// The share of the other legal actions that a style likes less than this one, 0 to 1; those that it likes as much
/// count half. `None` if it has no say, or likes all actions as much.
pub fn share<G: BotGame>(style: Style, view: &G::View, action: G::Action) -> Option<f64> {
    let liking = G::liking(style, view, action)?;
    let (mut less, mut more, mut all) = (0.0, 0.0, 0.0);
    view.actions(&mut |other| {
        all += 1.0;
        match G::liking(style, view, other) {
            Some(other) if other < liking => less += 1.0,
            Some(other) if other > liking => more += 1.0,
            _ => (),
        }
    });
    (less + more > 0.0).then(|| 0.5 + 0.5 * (less - more) / (all - 1.0))
}

/// How much a style likes the decisions of the contestants.
#[derive(Serialize, Debug)]
pub struct Liking {
    #[serde(serialize_with = "as_text")]
    style: Style,
    /// The mean of [`share`] over the decisions of each contestant; `None` if there are none. The interval is over
    /// deals.
    decisions: Vec<Option<Mean>>,
}

impl Liking {
    /// That of every style at the table, by the sums of a contestant in each deal.
    pub fn all(seats: &[Contestant], sums: impl Fn(usize) -> Vec<Sums>) -> Vec<Liking> {
        let mean = |style: Style, contestant: usize| {
            let sums = sums(contestant)
                .into_iter()
                .map(|sums| sums[style as usize]);
            ratio(&sums.collect::<Vec<_>>())
        };
        let liking = |style| Liking {
            style,
            decisions: (0..seats.len()).map(|place| mean(style, place)).collect(),
        };
        let styles = Style::ALL.into_iter();
        let styles = styles.filter(|style| sits(*style, seats));
        styles.map(liking).collect()
    }
}

impl fmt::Display for Liking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decisions = self.decisions.iter().map(|mean| match mean {
            Some(Mean { mean, plus_minus }) => {
                format!("{:.1} % ± {:.1}", mean * 100.0, plus_minus * 100.0)
            }
            None => "-".into(),
        });
        let decisions: Vec<String> = decisions.collect();
        let (style, shares) = (self.style, decisions.join(", "));
        write!(
            f,
            "Of the other actions, a {style} likes less than those played: {shares}"
        )
    }
}

fn as_text<S: serde::Serializer>(style: &Style, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(style)
}
