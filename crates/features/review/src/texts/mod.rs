//! The texts of reviews, in every language. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use super::breakdown::Rivals;
use model::value_scale::{Unit, ValueScale};
use ui::i18n::{Lang, NumberFormat, Translated, names_and};
use ui::translated;

translated!(ReviewTexts, review, with_code);

/// The texts in one language.
pub struct ReviewTexts {
    /// The title of the screen, with the game's name.
    pub title: fn(&str) -> String,
    /// Explains what a review is.
    pub about: &'static str,
    /// The progress: the number of judged decisions, and of all.
    pub progress: fn(usize, usize) -> String,
    /// The button that stops the judging.
    pub stop: &'static str,
    /// The button that continues the judging.
    pub go_on: &'static str,
    /// With the result of a match: the person's decisions are being judged.
    pub judging: &'static str,
    /// Status: the judging was stopped.
    pub stopped: &'static str,
    /// Status: all decisions are judged.
    pub done: &'static str,
    /// Status: nobody decided anything.
    pub nothing: &'static str,
    /// What happened, in one sentence.
    pub seat_summary: fn(&SeatSummary) -> String,
    /// Which levels the person may have decided like, and what that is by. It begins with what
    /// [`own_level`](Self::own_level) says, without its full stop.
    pub seat_level: fn(&SeatLevel) -> String,
    /// The same in a few words: the levels, with the name if it is one; `None` where the levels' losses are unknown.
    pub own_level: fn(&SeatLevel) -> Option<String>,
    /// The heading of the chart.
    pub chart: fn(ValueScale) -> &'static str,
    /// The name of the chart's axis of values, with its unit.
    pub values: fn(Unit) -> &'static str,
    /// Unfolds the chart's table.
    pub as_table: &'static str,
    /// The heading of the first column of the chart's table.
    pub turn: &'static str,
    /// The name of the chart's other axis, if it has rounds.
    pub round: &'static str,
    /// A round, from 1, if there are several, and its first and last turn, from 1.
    pub turns: fn(Option<usize>, u32, u32) -> String,
    /// The last row of the chart's table, for a match that is over.
    pub end: &'static str,
    /// The heading of the breakdown.
    pub breakdown: fn(ValueScale) -> &'static str,
    /// A column of the breakdown: the expectation at the start.
    pub start: &'static str,
    /// A column of the breakdown: the seat's own choices.
    pub own: &'static str,
    /// A column of the breakdown: the others' choices.
    pub others: &'static str,
    /// A column of the breakdown: luck, or what the expert did not foresee if the game has no luck.
    pub luck: fn(Rivals, bool) -> &'static str,
    /// A column of the breakdown: the result.
    pub result: &'static str,
    /// Explains the columns of the breakdown.
    pub breakdown_about: fn(Rivals, bool) -> &'static str,
    /// Says what the breakdown's changes are: points, or percent of a win.
    pub breakdown_unit: fn(Unit) -> &'static str,
    /// Says why what the players expected at the start does not add up to a win: each knew something else.
    pub starts: &'static str,
    /// The heading of the decisions.
    pub costly: &'static str,
    /// The label of the choice whose decisions are listed.
    pub whose: &'static str,
    /// An option of that choice: all seats.
    pub everybody: &'static str,
    /// The number of decisions that cost something, and of all.
    pub count: fn(usize, usize) -> String,
    /// The button that lists more decisions.
    pub more: &'static str,
    /// The name of the seat that decided, and the action it took, in the form of the game's advice.
    pub played: fn(&str, &str) -> String,
    /// The better action, in the form of the game's advice.
    pub better: fn(&str) -> String,
    /// A loss in tenths of a point, or of a percentage point of the chance of winning.
    pub loss: fn(Unit, i32) -> String,
    /// The difference in tenths of the unit; and in tenths of points, where these are shown too.
    pub gain: fn(ValueScale, i32, Option<i32>) -> String,
    /// The margin below which a difference means nothing in this decision, in tenths of the unit, and why it is as large.
    pub margin: fn(ValueScale, i32) -> String,
    /// The name of the buttons that show a decision on the table.
    pub lines: &'static str,
    /// The button that shows the position before the decision.
    pub before: &'static str,
    /// The button that shows what was played; what is expected then follows.
    pub line_played: &'static str,
    /// The button that shows what was better; what is expected then follows.
    pub line_better: &'static str,
    /// The way on from what was played.
    pub way_played: &'static str,
    /// The way on from what was better: one of many.
    pub way_better: &'static str,
    /// What the numbers on the buttons are, until the end of the way is shown.
    pub way_average: &'static str,
    /// What is expected at the end of this one way, and what was by the judgement of the decision; whether chance
    /// decides which way it goes.
    pub way_end: fn(bool, &str, &str) -> String,
    /// The link to the position of a decision.
    pub look: &'static str,
    /// The link back to the overview.
    pub back: &'static str,
    /// The link to the next more expensive decision.
    pub costlier: &'static str,
    /// The link to the next cheaper decision.
    pub cheaper: &'static str,
    /// The place of the decision that is shown, and the number of listed decisions.
    pub place: fn(usize, usize) -> String,
    /// The button that starts a new match from this position.
    pub play_on: &'static str,
    /// Explains that button.
    pub play_on_about: &'static str,
    /// The format of numbers.
    pub numbers: NumberFormat,
}

/// What a match was for a seat. Numbers are in tenths: of a point, or of a percent of a win, and then whole percents.
/// What was expected at the start and the numbers add up to the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSummary<'a> {
    /// The name of the seat; `None` for the person.
    pub name: Option<&'a str>,
    /// The unit of the numbers.
    pub unit: Unit,
    /// The effect of other seats' choices.
    pub rivals: Rivals,
    /// Whether chance decides anything.
    pub has_chance: bool,
    /// The number of its decisions that cost something.
    pub costly: usize,
    /// What its own choices gave: never more than 0.
    pub own: i32,
    /// What the other seat's choices gave, where there is one.
    pub others: i32,
    /// What luck gave.
    pub luck: i32,
}

impl SeatSummary<'_> {
    /// Whether one of the parts is more than a whole win, since what is lost and won back again counts each time.
    pub fn exceeds_a_win(&self) -> bool {
        self.unit == Unit::Share && [self.own, self.others, self.luck].into_iter().any(is_a_win)
    }

    /// The sentence without its end: what the seat's own choices did, what the other's did if that is known, and what
    /// luck did, with the language's word before the last.
    pub fn joined(
        &self,
        own: String,
        others: impl FnOnce() -> String,
        luck: String,
        and: &str,
    ) -> String {
        let others = (self.others != 0).then(others);
        let parts: Vec<String> = [Some(own), others, Some(luck)]
            .into_iter()
            .flatten()
            .collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        names_and(&parts, and)
    }
}

/// Which level decides as well as the person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLevel<'a> {
    /// The name of the person; `None` for the reader.
    pub name: Option<&'a str>,
    /// The unit of the loss.
    pub unit: Unit,
    /// The number of decisions at stake.
    pub decisions: usize,
    /// The loss of one of these: in hundredths of a point, or in hundredths of a percent of a win.
    pub loss: u32,
    /// The numbers and the names of the weakest and the strongest level that lose as much; the same if there is only one.
    /// `None` where the levels' losses are unknown.
    pub levels: Option<[(usize, &'static str); 2]>,
    /// If other levels are possible: the numbers of the weakest and the strongest, and about how many more matches would
    /// tell.
    pub open: Option<([usize; 2], usize)>,
}

impl SeatLevel<'_> {
    /// The levels that are possible, and the name of the strongest; `None` where the levels' losses are unknown.
    pub fn possible(&self) -> Option<([usize; 2], &str)> {
        let levels = self.levels?;
        let numbers = levels.map(|(number, _)| number);
        let possible = self.open.map_or(numbers, |(possible, _)| possible);
        Some((possible, levels[1].1))
    }

    /// What one of these decisions cost.
    pub fn rate(&self, numbers: NumberFormat) -> Rate {
        let loss = self.loss;
        match self.unit {
            _ if loss == 0 => Rate::Nothing,
            Unit::Points => Rate::Points(fraction(loss, numbers)),
            Unit::Share => {
                // More places than that would claim what nobody knows.
                let percent = match loss {
                    0..100 => fraction(loss, numbers),
                    _ => numbers.tenths((loss as i32 + 5) / 10),
                };
                Rate::OfAWin {
                    percent: percent + numbers.percent,
                    one_in: one_in(loss),
                }
            }
        }
    }
}

/// What a decision cost, as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rate {
    /// Nothing.
    Nothing,
    /// So many points.
    Points(String),
    /// So many percent of a win, which is one win in so many decisions.
    OfAWin {
        /// The percent.
        percent: String,
        /// The number of decisions, at least 2.
        one_in: u32,
    },
}

/// Whether a share, in tenths of a percent, is told as wins.
pub fn is_a_win(share: i32) -> bool {
    share.abs() >= 1_000
}

/// Hundredths as a number with two decimal places.
fn fraction(hundredths: u32, numbers: NumberFormat) -> String {
    let NumberFormat { point, .. } = numbers;
    format!("{}{point}{:02}", hundredths / 100, hundredths % 100)
}

/// In how many decisions that cost this much each, in hundredths of a percent, a whole win is lost; from a hundred on in whole
/// tens.
fn one_in(loss: u32) -> u32 {
    match 10_000.0 / f64::from(loss) {
        decisions if decisions < 100.0 => (decisions.round() as u32).max(2),
        decisions => 10 * (decisions / 10.0).round() as u32,
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static ReviewTexts {
    ReviewTexts::of(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_one_sentence_that_names_the_unit() {
        let summary = SeatSummary {
            name: None,
            unit: Unit::Share,
            rivals: Rivals::One,
            has_chance: true,
            costly: 3,
            own: -310,
            others: 220,
            luck: 0,
        };
        let (english, french) = (texts(Lang::En), texts(Lang::Fr));
        assert_eq!(
            (english.seat_summary)(&summary),
            "Your mistakes cost you 31% of a win, the opponent’s mistakes gave you 22% of a win and luck made no \
             difference."
        );
        let to_and_fro = SeatSummary {
            own: -1_310,
            others: 1_960,
            ..summary
        };
        assert_eq!(
            (english.seat_summary)(&to_and_fro),
            "Your mistakes cost you 1.3 wins, the opponent’s mistakes gave you 2.0 wins and luck made no difference. What \
             is lost and won back counts each time."
        );
        for lang in Lang::ALL {
            let [plain, long] = [summary, to_and_fro].map(|one| (texts(lang).seat_summary)(&one));
            assert!(!long.contains('%') && long.matches('.').count() > plain.matches('.').count());
        }
        let alone = SeatSummary {
            name: Some("Anna"),
            unit: Unit::Points,
            rivals: Rivals::None,
            costly: 0,
            own: 0,
            others: 0,
            luck: 12,
            ..summary
        };
        assert_eq!(
            (french.seat_summary)(&alone),
            "Anna n’a fait aucune erreur nette et la chance a rapporté 1,2 point."
        );
        let unlucky = SeatSummary {
            has_chance: false,
            ..summary
        };
        for lang in Lang::ALL {
            let texts = texts(lang);
            let summaries = [summary, alone, unlucky].map(|summary| (texts.seat_summary)(&summary));
            for summary in &summaries {
                assert!(
                    summary.ends_with('.') && !summary.contains(['−', '+']),
                    "{summary}"
                );
            }
            assert_ne!(summaries[0], summaries[2]);
            assert!((texts.loss)(Unit::Share, 111).starts_with('−'));
        }
    }

    #[test]
    fn a_level_is_told_with_the_loss_it_is_read_from() {
        let settled = SeatLevel {
            name: None,
            unit: Unit::Share,
            decisions: 61,
            loss: 42,
            levels: Some([(6, "Strong"); 2]),
            open: None,
        };
        let open = SeatLevel {
            name: Some("Anna"),
            unit: Unit::Points,
            decisions: 1,
            loss: 105,
            levels: Some([(2, "Occasionnel"), (3, "Amateur")]),
            open: Some(([1, 5], 20)),
        };
        let (english, french) = (texts(Lang::En), texts(Lang::Fr));
        assert_eq!(
            (english.seat_level)(&settled),
            "You chose like level 6, Strong: 0.42% of a win lost per decision (one win in 240 decisions), over 61 decisions \
             that mattered."
        );
        assert_eq!(
            (french.seat_level)(&open),
            "Anna a choisi comme un des niveaux 1 à 5, les plus proches étant les niveaux 2 à 3, Occasionnel à Amateur, en \
             perdant 1,05 point par décision, sur 1 décision qui comptait. Il faudrait environ 20 parties de plus pour le \
             savoir."
        );
        let unmeasured = SeatLevel {
            levels: None,
            ..settled
        };
        assert_eq!(
            (english.seat_level)(&unmeasured),
            "You lost 0.42% of a win per decision (one win in 240 decisions), over 61 decisions that mattered."
        );
        let short = |seat: SeatLevel<'static>| (english.own_level)(&seat);
        let said = "You chose like level 6, Strong.";
        assert_eq!(short(settled).as_deref(), Some(said));
        let said = "Anna chose like one of levels 1 to 5.";
        assert_eq!(short(open).as_deref(), Some(said));
        assert_eq!(short(unmeasured), None);
        let step = SeatLevel {
            levels: Some([(4, "Regular"), (7, "Very strong")]),
            loss: 0,
            ..settled
        };
        assert_eq!(
            (english.seat_level)(&step),
            "You chose like one of levels 4 to 7, Regular to Very strong: nothing lost, over 61 decisions that mattered."
        );
        // The result of a match and its review name the same levels.
        for lang in Lang::ALL {
            for seat in [settled, open, step] {
                let short = (texts(lang).own_level)(&seat).unwrap();
                let long = (texts(lang).seat_level)(&seat);
                assert!(
                    long.starts_with(short.trim_end_matches('.')),
                    "{short} {long}"
                );
            }
        }
        for lang in Lang::ALL {
            let texts = texts(lang);
            let all = [settled, open, unmeasured].map(|seat| (texts.seat_level)(&seat));
            assert!(all.iter().all(|said| said.ends_with('.')), "{all:?}");
            assert!(all[1].starts_with("Anna ") && all[1].contains("20"));
            assert!(!all[0].contains("20") && all[2].len() < all[0].len());
        }
    }

    #[test]
    fn a_rate_is_told_in_wins_that_can_be_counted() {
        let told = |loss| {
            let seat = SeatLevel {
                name: None,
                unit: Unit::Share,
                decisions: 9,
                loss,
                levels: None,
                open: None,
            };
            match seat.rate(texts(Lang::En).numbers) {
                Rate::OfAWin { percent, one_in } => (percent, one_in),
                other => panic!("{other:?}"),
            }
        };
        let all = [1, 42, 215, 630, 9_000].map(told);
        let expected = [
            ("0.01%", 10_000),
            ("0.42%", 240),
            ("2.2%", 47),
            ("6.3%", 16),
            ("90.0%", 2),
        ];
        assert_eq!(
            all,
            expected.map(|(percent, one_in)| (percent.to_owned(), one_in))
        );
    }

    #[test]
    fn the_end_of_a_way_stands_beside_what_was_expected() {
        for lang in Lang::ALL {
            for has_chance in [false, true] {
                let said = (texts(lang).way_end)(has_chance, "43.1%", "52.0%");
                let [end, average] = ["43.1%", "52.0%"].map(|number| said.find(number));
                assert!(end.is_some() && end < average, "{said}");
            }
        }
    }

    #[test]
    fn turns_are_told_as_players_count_them() {
        let (english, french) = (texts(Lang::En), texts(Lang::Fr));
        assert_eq!((english.turns)(Some(2), 5, 5), "Round 2, turn 5");
        assert_eq!((english.turns)(None, 5, 6), "Turns 5–6");
        assert_eq!((french.turns)(Some(2), 5, 6), "Manche 2, tours 5–6");
        assert_eq!((french.turns)(None, 5, 5), "Tour 5");
    }
}
