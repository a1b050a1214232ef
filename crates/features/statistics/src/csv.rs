//! Exports results as CSV (RFC 4180), with the same fields in all languages. Where numbers have a decimal comma, spreadsheets
//! expect semicolons between fields. There are no signs beyond ASCII, so no mark has to say which encoding it is. A field
//! has one number at most: some spreadsheets would read `-5 -3` as a sum, and `80 104` as one number.

use crate::luck::{self, Measure, StoredLuck};
use model::day::{DAY_MS, Day};
use model::number_format::NumberFormat;
use model::results::{Line, WHOLE_WIN};

const HEADS: [&str; 23] = [
    "ended",
    "game",
    "rules",
    "kind",
    "players",
    "seat",
    "bots",
    "points",
    "place",
    "win_share",
    "seed",
    "luck",
    "luck_unit",
    "actual",
    "expected",
    "points_1",
    "points_2",
    "points_3",
    "points_4",
    "points_5",
    "points_6",
    "points_7",
    "points_8",
];

/// The CSV of these games, in their order, with a header row. Times are UTC. The last columns have the points of each seat.
pub fn csv(games: &[Line], stored: &StoredLuck, numbers: NumberFormat) -> String {
    let between = if numbers.point == ',' { ";" } else { "," };
    let mut text = format!("{}\r\n", HEADS.join(between));
    for line in games {
        text.push_str(&row(line, stored, numbers.point).join(between));
        text.push_str("\r\n");
    }
    text
}

/// The fields of a game. No field needs quoting: result lines are parsed strictly, so they hold no comma, semicolon, quote
/// or line break.
fn row(line: &Line, stored: &StoredLuck, point: char) -> Vec<String> {
    let bots: Vec<&str> = line
        .levels
        .iter()
        .flatten()
        .map(|level| level.name())
        .collect();
    let luck = stored.luck_of(line);
    let game = luck.map(|luck| luck::game(line, luck));
    let thousandths = |number: i32| thousandths(number, point);
    let number = |number: f64| thousandths((1_000.0 * number).round() as i32);
    let mut fields = vec![
        moment(line.ended),
        line.game.name().into(),
        line.variant.clone(),
        line.kind.name().into(),
        line.players().to_string(),
        (line.seat + 1).to_string(),
        bots.join(" "),
        line.scores[line.seat].to_string(),
        line.place().to_string(),
        thousandths((line.share() * 1_000 / WHOLE_WIN) as i32),
        line.seed.to_string(),
        luck.map(|luck| thousandths(luck.thousandths))
            .unwrap_or_default(),
        luck.map_or("", |luck| luck.scale.name()).into(),
        game.map(|game| number(game.actual)).unwrap_or_default(),
        game.filter(|_| !Measure::of(line).others)
            .map(|game| number(game.expected))
            .unwrap_or_default(),
    ];
    fields.extend(line.scores.iter().map(i32::to_string));
    fields.resize(HEADS.len(), String::new());
    fields
}

/// A time in milliseconds since 1970 (UTC) as ISO 8601, to the second.
fn moment(when: u64) -> String {
    let day = Day::of(when);
    let seconds = when % DAY_MS / 1_000;
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    format!("{day}T{hours:02}:{minutes:02}:{:02}Z", seconds % 60)
}

fn thousandths(number: i32, point: char) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    format!("{sign}{}{point}{:03}", size / 1_000, size % 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::results::{Luck, Results, Scale};

    #[test]
    fn every_game_is_a_row() {
        let line = |text: &str| text.parse::<Line>().unwrap();
        let luck = |id: &str, scale, thousandths| (id.to_owned(), Luck { scale, thousandths });
        let results = Results {
            games: vec![
                line("1795258805123 dekal 1f one own K7 .se 30,30,41 1,1,3"),
                line("1795258805123 detrak 2f basic daily K7 . 36 1"),
                line("1795258805123 dekal 3f hundred own K7 .s 80,104 1,2"),
                line("1795258805123 dekal 4f one own K7 .rr 42,30,20 3,2,1"),
                line("1795258805123 detrak 5f advanced own K7 .s -5,-13 1,2"),
            ],
            luck: [
                luck("1f", Scale::Points, 5_000),
                luck("2f", Scale::Points, -1_050),
                luck("3f", Scale::Wins, 600),
                luck("4f", Scale::Wins, 1_323),
            ]
            .into(),
            unreadable: 0,
        };
        let stored = StoredLuck::new(&results, Vec::new());
        let [english, french] = ['.', ','].map(|point| {
            let numbers = NumberFormat {
                point,
                percent: "%",
            };
            csv(&results.games, &stored, numbers)
        });
        assert!(english.is_ascii());
        // The same, as spreadsheets with a decimal comma read it.
        assert_eq!(french, english.replace(',', ";").replace('.', ","));
        let text = english;
        let rows: Vec<&str> = text.split_terminator("\r\n").collect();
        assert_eq!(rows[0], HEADS.join(","));
        assert_eq!(
            rows[1],
            "2026-11-21T11:00:05Z,dekal,one,own,3,1,strong expert,30,1,0.500,K7,,,,,30,30,41,,,,,",
            "luck on another scale than its kind's is none"
        );
        assert_eq!(
            rows[2],
            "2026-11-21T11:00:05Z,detrak,basic,daily,1,1,,36,1,1.000,K7,-1.050,points,36.000,37.050,36,,,,,,,"
        );
        assert_eq!(
            rows[3],
            "2026-11-21T11:00:05Z,dekal,hundred,own,2,1,strong,80,1,1.000,K7,0.600,wins,1.000,0.400,80,104,,,,,,"
        );
        assert_eq!(
            rows[4],
            "2026-11-21T11:00:05Z,dekal,one,own,3,1,regular regular,42,3,0.000,K7,1.323,wins,0.000,,42,30,20,,,,,",
            "with several others there is nothing to be expected"
        );
        for row in &rows {
            let fields: Vec<&str> = row.split(',').collect();
            assert_eq!(fields.len(), HEADS.len());
            let is_list = |field: &&&str| field.contains(' ') && field.contains(char::is_numeric);
            assert_eq!(fields.iter().find(is_list), None, "several numbers");
        }
        assert!(rows[5].ends_with(",-5,-13,,,,,,"), "{}", rows[5]);
    }
}
