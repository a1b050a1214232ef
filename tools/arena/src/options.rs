//! Options that several commands have.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use engine::{GameId, Seed};
use serde::Serialize;

/// The games of a command.
#[derive(Args, Clone, Debug, Serialize)]
pub struct Games {
    /// The games, separated by commas; all if not given.
    #[arg(
        long = "game",
        value_parser = game_parser(),
        value_delimiter = ',',
        default_values = GameId::ALL.map(GameId::name)
    )]
    #[serde(rename = "game")]
    pub games: Vec<GameId>,
    /// The seed, in the notation of the app.
    #[arg(long, default_value = "1")]
    pub seed: Seed,
}

/// Détrak's rules on the command line.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum DetrakRules {
    /// The basic rules.
    Basic,
    /// The advanced rules.
    Advanced,
}

/// Parses the name of a game.
pub fn game_parser() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::name)).map(|name| {
        let named = |game: &GameId| game.name() == name;
        let game = GameId::ALL.into_iter().find(named);
        game.expect("no other name is possible")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Arguments {
        #[command(flatten)]
        games: Games,
    }

    #[test]
    fn games_have_their_names() {
        let parsed =
            |arguments: &[&str]| Arguments::try_parse_from(arguments).map(|it| it.games.games);
        assert_eq!(parsed(&["arena"]).unwrap(), GameId::ALL);
        for game in GameId::ALL {
            assert_eq!(parsed(&["arena", "--game", game.name()]).unwrap(), [game]);
        }
        assert!(parsed(&["arena", "--game", "chess"]).is_err());
    }
}
