//! What the home screen says of each game: how the last one ended, and the rating.

use engine::{GameId, with_game};
use model::games::{Figure, GameProfile};
use model::results::{Line, Rating};
use model::storage::StorageError;
use ui::i18n::{Lang, ResultLineTexts, Translated};

use super::tally::counted;
use super::texts::texts;

/// How a person stands in the games.
#[derive(Default)]
pub struct Standings {
    /// What is to be said of each game; empty for those that were never played.
    pub lines: Vec<String>,
    /// The game that was played last.
    pub latest: Option<GameId>,
}

/// How the person stands in the games.
///
/// # Errors
/// If the results cannot be read.
pub async fn standings(lang: Lang) -> Result<Standings, StorageError> {
    Ok(Standings::of(&database::results().await?.games, lang))
}

impl Standings {
    fn of(games: &[Line], lang: Lang) -> Standings {
        let one = |game| standing(game, games, lang).unwrap_or_default();
        Standings {
            lines: GameId::ALL.map(one).into(),
            latest: counted(games, false).last().map(|line| line.game),
        }
    }
}

fn standing(game: GameId, games: &[Line], lang: Lang) -> Option<String> {
    let texts = texts(lang);
    let own = |line: &&Line| line.game == game;
    let last = counted(games, false).filter(own).last()?;
    let rating = Rating::of(game, games).map(|rating| {
        if rating.is_provisional() {
            (texts.rated_about)(rating.rounded())
        } else {
            (texts.rated)(rating.points)
        }
    });
    let parts = [Some((texts.last)(&ending(last, lang))), rating];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// How a game ended: the place and, where they are what counts, the points.
fn ending(line: &Line, lang: Lang) -> String {
    let points = line.scores.get(line.seat).copied().unwrap_or_default();
    let place = line.places.get(line.seat).copied().unwrap_or_default();
    match line.places.len() {
        0 | 1 => (texts(lang).points)(points),
        seats => {
            let place = (ResultLineTexts::of(lang).place)(place, seats);
            match with_game!(line.game, G => G::FIGURE) {
                Figure::Points => format!("{} ({place})", (texts(lang).points)(points)),
                Figure::Lead => place,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_tells_the_last_game_that_counts_and_the_rating() {
        let lines = [
            "1700000000000 dekal 1 one own 7f .s 30,41 2,1",
            "1700000001000 dekal 2 one own 7f .s 41,36 1,2",
            "1700000002000 dekal 3 one practice 7f .s 3,90 2,1",
            "1700000003000 detrak 4 basic own 7f . 36 1",
        ];
        let games: Vec<Line> = lines.iter().map(|line| line.parse().unwrap()).collect();
        assert_eq!(Standings::of(&games, Lang::En).latest, Some(GameId::Detrak));
        assert_eq!(
            Standings::of(&games[..3], Lang::En).latest,
            Some(GameId::Dekal)
        );
        assert_eq!(Standings::of(&[], Lang::En).latest, None);
        let said = |game| standing(game, &games, Lang::En);
        let dekal = said(GameId::Dekal).unwrap();
        assert!(
            dekal.starts_with("Last game: 41 points (1st of 2) · rating about 1"),
            "{dekal}"
        );
        assert_eq!(
            said(GameId::Detrak).as_deref(),
            Some("Last game: 36 points")
        );
        assert_eq!(said(GameId::Dumble), None);
    }
}
