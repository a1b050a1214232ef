//! What the home screen says of a game of the day.

use engine::GameId;
use ui::i18n::Lang;
use ui::route::Route;

use super::card::State;
use super::data::{DailyData, load};
use super::result::{comparison_text, own};
use super::share::{par_text, result_text};
use super::streak::of_game;
use super::texts::texts;
use model::clock::now;
use model::day::Day;
use model::storage::StorageError;

/// The status of a game of the day, for the home screen.
#[derive(Clone, PartialEq, Debug)]
pub struct DayNote {
    /// Where it is played, or where its result is.
    pub route: Route,
    /// The result or the state; the par, if it is known; the streak, if there is one.
    pub lines: Vec<String>,
}

/// Reads the status of each game of the present day.
///
/// # Errors
/// If what was played cannot be read.
pub async fn day_notes(today: Day, lang: Lang) -> Result<Vec<DayNote>, StorageError> {
    let data = load().await?;
    let note = |game| note(game, today, now(), &data, lang);
    Ok(GameId::ALL.map(note).into())
}

fn note(game: GameId, today: Day, now: u64, data: &DailyData, lang: Lang) -> DayNote {
    let texts = texts(lang);
    let mut lines = Vec::new();
    let result = data.log.result(game, today);
    if let Some(line) = result {
        let own = own(line);
        lines.push(result_text(game, &own, line.seat, lang));
        if let Some(par) = data.log.par(game, today) {
            let text = (texts.par)(&par_text(game, par, line.seat, lang));
            let comparison = comparison_text(game, &own, par, line.seat, texts);
            lines.push(format!("{text} · {comparison}"));
        }
    } else {
        lines.push(State::of(game, today, today, data).text(texts).to_owned());
    }
    let streak = of_game(&data.log, game, now);
    if streak.best > 0 {
        lines.push((texts.streak)(streak.now, streak.best));
    }
    let route = match result {
        Some(_) => Route::Daily,
        None => Route::DailyTable(game, today),
    };
    DayNote { route, lines }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_tells_result_par_and_streak_of_what_was_played() {
        let day: Day = "2026-11-21".parse().unwrap();
        let mut data = DailyData::default();
        for line in [
            "done 2026-11-20 1795190000000 dekal 7f one daily 7 .s 34,41 1,2",
            "done 2026-11-21 1795270000000 dekal 7f one daily 8 .s 30,41 1,2",
            "par 2026-11-21 dekal 36,30 2,1",
        ] {
            data.log.add(line.parse().unwrap());
        }
        let note = |game| note(game, day, day.begins() + 1, &data, Lang::En);
        let played = note(GameId::Dekal);
        assert_eq!(played.route, Route::Daily);
        let expected = [
            "30, 1st of 2",
            "Par: 36 · 6 points better than par",
            "Streak: 2 days, your best",
        ];
        assert_eq!(played.lines, expected);
        let open = note(GameId::Dumble);
        assert_eq!(open.route, Route::DailyTable(GameId::Dumble, day));
        assert_eq!(open.lines, ["Not played yet"]);
    }
}
