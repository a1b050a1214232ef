//! What the others have done since a person's last turn.

use engine::Seat;
use table::LogLine;

/// What the others have done since this person's last line of the log, or since the round began: a seat and its lines as
/// the log has them, in the order in which they came. Empty if nothing has happened. Also whether the person has had a turn
/// in the round.
pub fn since(lines: &[LogLine], person: Seat) -> (Vec<(Seat, String)>, bool) {
    let is_last = |line: &LogLine| line.parts_rounds() || line.seat() == Some(person);
    let last = lines.iter().rposition(is_last);
    let had_turn = last.is_some_and(|last| lines[last].seat() == Some(person));
    let from = last.map_or(0, |last| last + 1);
    let mut all: Vec<(Seat, String)> = Vec::new();
    for line in &lines[from..] {
        let Some(seat) = line.seat() else { continue };
        match all.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, text)) => {
                text.push_str(". ");
                text.push_str(&line.text);
            }
            None => all.push((seat, line.text.clone())),
        }
    }
    (all, had_turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(seat: usize, text: &str) -> LogLine {
        let seat = Seat::new(seat).expect("a seat of a table");
        LogLine::of(seat, "", text.into(), None)
    }

    fn told(lines: &[LogLine]) -> Vec<(usize, String)> {
        let (all, _) = since(lines, Seat::FIRST);
        all.into_iter()
            .map(|(seat, text)| (seat.index(), text))
            .collect()
    }

    #[test]
    fn every_other_has_one_line_since_the_persons_last() {
        let heading = || LogLine::heading("Turn 2".into());
        let lines = [
            by(1, "a"),
            by(0, "b"),
            by(1, "c"),
            heading(),
            by(2, "d"),
            by(1, "e"),
        ];
        assert_eq!(told(&lines), [(1, "c. e".into()), (2, "d".into())]);
        assert_eq!(told(&lines[..2]), []);
        assert!(since(&lines, Seat::FIRST).1 && !since(&lines[..1], Seat::FIRST).1);
    }

    #[test]
    fn a_new_round_begins_anew() {
        let result = || by(2, "c").with_result();
        let lines = [by(0, "a"), by(1, "b"), result(), by(1, "d")];
        assert_eq!(told(&lines), [(1, "d".into())]);
        let lines = [by(1, "a"), LogLine::round("Round 2".into()), by(2, "b")];
        assert_eq!(told(&lines), [(2, "b".into())]);
    }
}
