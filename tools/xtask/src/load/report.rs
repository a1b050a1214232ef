//! The table of times.

use super::figures::Estimate;
use std::time::Duration;

/// The conditions of a figure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row {
    /// The event that was waited for.
    pub what: &'static str,
    /// The bandwidth, in Mbit/s.
    pub network: f64,
    /// The factor by which the processor was slower.
    pub processor: u32,
    /// The number of the visit: 1 or 2.
    pub visit: usize,
}

/// The figures of all releases, one per round, in milliseconds.
pub struct Table {
    releases: Vec<&'static str>,
    rows: Vec<(Row, Vec<Vec<f64>>)>,
}

impl Table {
    /// An empty table. It will compare the first release with the others.
    #[must_use]
    pub fn new(releases: Vec<&'static str>) -> Self {
        let rows = Vec::new();
        Self { releases, rows }
    }

    /// Adds a figure of a release.
    pub fn note(&mut self, release: usize, row: Row, figure: f64) {
        let at = match self.rows.iter().position(|(known, _)| *known == row) {
            Some(at) => at,
            None => {
                self.rows.push((row, vec![Vec::new(); self.releases.len()]));
                self.rows.len() - 1
            }
        };
        self.rows[at].1[release].push(figure);
    }

    /// The table as text.
    #[must_use]
    pub fn text(&self, round_trip: Duration) -> String {
        let rounds = self.rows.iter().flat_map(|(_, figures)| figures);
        let rounds = rounds.map(Vec::len).max().unwrap_or_default();
        let mut out = format!(
            "Milliseconds, {} ms to the server and back; {rounds} rounds: median [95 % interval]\n\n",
            round_trip.as_millis()
        );
        out += &format!("{:15}{:>7}{:>10}{:>7}", "", "Mbit/s", "processor", "visit");
        for name in &self.releases {
            out += &format!("{name:>20}");
        }
        for name in self.releases.iter().skip(1) {
            let title = format!("{} ÷ {name}", self.releases[0]);
            out += &format!("{title:>20}");
        }
        out += "\n";
        let mut rows = self.rows.clone();
        // A stable sort: rows of one event stay in the order in which they were measured.
        rows.sort_by_key(|(row, _)| self.first(row.what));
        for (row, figures) in &rows {
            out += &line(row, figures);
        }
        out
    }

    /// The place of the first row for this event.
    fn first(&self, what: &str) -> Option<usize> {
        self.rows.iter().position(|(row, _)| row.what == what)
    }
}

fn line(row: &Row, figures: &[Vec<f64>]) -> String {
    let processor = match row.processor {
        1 => "full".to_owned(),
        rate => format!("1/{rate}"),
    };
    let mut out = format!(
        "{:15}{:>7}{processor:>10}{:>7}",
        row.what, row.network, row.visit
    );
    let text = |estimate: Option<Estimate>, digits| {
        let text = estimate.map_or_else(|| "–".to_owned(), |estimate| estimate.formatted(digits));
        format!("{text:>20}")
    };
    for figures in figures {
        out += &text(Estimate::median(figures.iter().copied()), 0);
    }
    for others in figures.iter().skip(1) {
        // Figures at the same place are of the same round, so what slows down a whole round changes no ratio.
        let ratios = figures[0]
            .iter()
            .zip(others)
            .map(|(own, other)| own / other);
        out += &text(Estimate::median(ratios), 2);
    }
    out + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn row(what: &'static str, visit: usize) -> Row {
        Row {
            what,
            network: 1.6,
            processor: 4,
            visit,
        }
    }

    #[test]
    fn a_line_has_medians_and_ratios() {
        let mut table = Table::new(vec!["this", "bare"]);
        for figure in [200.0, 220.0, 210.0] {
            table.note(0, row("home", 1), figure);
            table.note(1, row("home", 1), figure / 2.0);
            table.note(0, row("table", 1), 1000.0);
        }
        table.note(0, row("home", 2), 50.0);
        let text = table.text(Duration::from_millis(150));
        let lines: Vec<Vec<&str>> = text
            .lines()
            .skip(2)
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert!(text.contains("150 ms to the server and back; 3 rounds"));
        assert_eq!(lines[0][3..], ["this", "bare", "this", "÷", "bare"]);
        let medians = ["210", "[200–220]", "105", "[100–110]"];
        assert_eq!(lines[1][..4], ["home", "1.6", "1/4", "1"]);
        assert_eq!(lines[1][4..8], medians);
        assert_eq!(lines[1][8..], ["2.00", "[2.00–2.00]"]);
        assert_eq!(lines[2][..6], ["home", "1.6", "1/4", "2", "50", "[50–50]"]);
        assert_eq!(lines[3][0], "table");
        assert_eq!(lines[3][6..], ["–", "–"]);
    }
}
