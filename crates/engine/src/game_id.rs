//! The macros that make `GameId` and `with_game!` from the list of the games in the crate's root.

/// Declares [`GameId`](crate::GameId), [`with_game!`](crate::with_game) and [`each_game!`](crate::each_game).
/// Each line has a game: its type, the module with its rules, and its title.
///
/// The first argument is a dollar sign: a macro cannot write one into a macro that it declares.
macro_rules! games {
    ($dollar:tt $($(#[$about:meta])* $Game:ident = $module:ident, $title:literal;)*) => {
        /// A game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize, serde::Deserialize),
            serde(rename_all = "lowercase")
        )]
        pub enum GameId {
            $($(#[$about])* $Game,)*
        }

        impl GameId {
            /// Every game.
            pub const ALL: [GameId; [$(GameId::$Game),*].len()] = [$(GameId::$Game),*];

            /// The game's name in records, addresses, stored keys and the names of files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(GameId::$Game => stringify!($module),)*
                }
            }

            /// The game with this [`name`](GameId::name).
            pub fn named(name: &str) -> Option<GameId> {
                GameId::ALL.into_iter().find(|game| game.name() == name)
            }

            /// The game's title as its box has it, with its accents.
            pub const fn title(self) -> &'static str {
                match self {
                    $(GameId::$Game => $title,)*
                }
            }
        }

        /// Evaluates an expression with the type of a game in place of a name: `with_game!(id, G => G::ID)`,
        /// where `id` is a [`GameId`].
        ///
        /// This is the one way from a game that is known only at run time to code that is generic over
        /// [`Game`]; nothing else has to list the games.
        #[macro_export]
        macro_rules! with_game {
            ($dollar game:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar game {
                    $($dollar crate::GameId::$Game => {
                        type $dollar G = $dollar crate::$module::$Game;
                        $dollar body
                    })*
                }
            };
        }

        /// Calls a macro with the games: `each_game!(name …)` is `name! { … Dekal = dekal; }`, with a line for
        /// each, which has the name in [`GameId`] and the module of the rules.
        #[macro_export]
        macro_rules! each_game {
            ($dollar name:ident $dollar($dollar first:tt)*) => {
                $dollar name! { $dollar($dollar first)* $($Game = $module;)* }
            };
        }
    };
}
