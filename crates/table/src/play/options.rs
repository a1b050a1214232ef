//! The options of a match: those that all games have, and those of one game.

use core::ops::RangeInclusive;

use engine::{Fields, MAX_SEATS, Seat, SeatSet, Seed, SeedError};
use protocol::Level;
use serde::Serialize;
use serde_json::value::RawValue;

use super::change::Change;
use model::cast;
use model::storage::{self, StorageError};

/// The most bots at a table.
const MAX_BOTS: usize = MAX_SEATS;

/// The options of one game besides players, levels and seed.
pub trait Choices: Clone + PartialEq + Default + Serialize + 'static {
    /// The rules of a match.
    type Rules;

    /// How many can play, the person included.
    const PLAYERS: RangeInclusive<u8>;
    /// The key under which the options are stored.
    const KEY: &'static str;

    /// Reads the options from a stored object; a missing or impossible value leaves the default.
    fn read(&mut self, fields: &Fields);

    /// The rules of a match with these options.
    fn rules(&self, players: u8) -> Self::Rules;

    /// The seats of persons: one, unless several can play the game at one screen.
    fn persons(&self) -> SeatSet {
        SeatSet::only(Seat::FIRST)
    }

    /// The name of the person on a seat; empty for one who gave none. Only where several persons play, the others at the
    /// table need their names.
    fn name(&self, _seat: Seat) -> String {
        String::new()
    }
}

/// The options of a match. They can always be played, except for the seed, which is kept as it was typed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options<C> {
    players: u8,
    levels: Vec<Level>,
    /// The cast in the order in which it sits down: the first of them are the bots at the table.
    cast: [&'static str; cast::SIZE],
    /// The seed as typed; only blanks for a random one.
    pub seed: String,
    /// Whether bots sit on all seats and the person watches.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub watch: bool,
    /// Whether the bots keep up with the person: they play at the suggested level.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    even: bool,
    /// The level that is about as strong as the person, as it was last read; `None` before their first result.
    #[serde(skip_serializing_if = "Option::is_none")]
    suggested: Option<Level>,
    /// The options of the game.
    #[serde(flatten)]
    pub own: C,
}

impl<C: Choices> Default for Options<C> {
    fn default() -> Self {
        let fewest = *C::PLAYERS.start();
        Options {
            // Where one can play alone, the default is a match against a bot.
            players: fewest.max(2),
            levels: vec![Level::default(); MAX_BOTS],
            cast: cast::NAMES,
            seed: String::new(),
            watch: false,
            even: false,
            suggested: None,
            own: C::default(),
        }
    }
}

impl<C: Choices> Options<C> {
    /// How many play, the person included.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Sets how many play, or the nearest number that the game allows. The levels of bots that leave are kept
    /// for when they come back.
    pub fn set_players(&mut self, players: u8) {
        self.players = players.clamp(*C::PLAYERS.start(), *C::PLAYERS.end());
    }

    /// The seats of persons.
    pub fn persons(&self) -> SeatSet {
        if self.watch {
            SeatSet::EMPTY
        } else {
            self.own.persons()
        }
    }

    /// How many bots sit at the table.
    fn bot_count(&self) -> usize {
        usize::from(self.players).saturating_sub(self.persons().len())
    }

    /// The levels of the bots at the table, in the order of seats. If the bots keep up with the person and a level is
    /// suggested, all have that level; otherwise each has the chosen one. A spectator sees the chosen ones.
    pub fn levels(&self) -> Vec<Level> {
        let bots = self.bot_count();
        match self.even_level() {
            Some(level) => vec![level; bots],
            None => self.levels[..bots].to_vec(),
        }
    }

    /// The level of all bots, if they keep up with the person and it is known.
    fn even_level(&self) -> Option<Level> {
        self.suggested.filter(|_| self.is_even())
    }

    /// Whether the bots keep up with the person, who plays.
    pub fn is_even(&self) -> bool {
        self.even && !self.watch
    }

    /// The level that is about as strong as the person, as it was last read.
    pub fn suggested(&self) -> Option<Level> {
        self.suggested
    }

    /// Notes the level that is about as strong as the person; `None` before their first result.
    pub fn suggest(&mut self, level: Option<Level>) {
        self.suggested = level;
    }

    /// Gives a bot this level. In a person's match the others keep those that they have now, and nobody keeps up with the
    /// person any more.
    fn choose_level(&mut self, bot: usize, level: Level) {
        if let Some(even) = self.even_level() {
            self.levels.fill(even);
        }
        if !self.watch {
            self.even = false;
        }
        self.set_level(bot, level);
    }

    /// Sets the chosen level of a bot, counted from 0; does nothing if there is no such bot.
    pub fn set_level(&mut self, bot: usize, level: Level) {
        if let Some(place) = self.levels.get_mut(bot) {
            *place = level;
        }
    }

    /// The names of the bots at the table, in the order of seats.
    pub fn bots(&self) -> &[&'static str] {
        &self.cast[..self.bot_count()]
    }

    /// Seats a member of the cast in the place of a bot, counted from 0. That bot takes the place that the member had.
    /// Does nothing if there is no such member or place.
    pub fn seat(&mut self, bot: usize, name: &str) {
        let before = self.cast.iter().position(|member| *member == name);
        if let Some(before) = before.filter(|_| bot < self.cast.len()) {
            self.cast.swap(bot, before);
        }
    }

    /// Makes a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Watch(watch) => self.watch = watch,
            Change::Players(players) => self.set_players(players),
            Change::Seat(bot, name) => self.seat(bot, name),
            Change::Cast(names) => {
                for (bot, name) in names.into_iter().enumerate() {
                    self.seat(bot, name);
                }
            }
            Change::Level(bot, level) => self.choose_level(bot, level),
            Change::Levels(level) => {
                for bot in 0..self.levels.len() {
                    self.choose_level(bot, level);
                }
            }
            Change::Even(even) => self.even = even,
            Change::Seed(seed) => self.seed = seed,
        }
    }

    /// The rules of the match.
    pub fn rules(&self) -> C::Rules {
        self.own.rules(self.players)
    }

    /// The seed that was typed; `None` if none was.
    ///
    /// # Errors
    ///
    /// If the text is no seed.
    pub fn seed(&self) -> Result<Option<Seed>, SeedError> {
        match self.seed.trim() {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }

    /// The seed that was typed, if it is written with other signs than it was typed with. Case does not count.
    pub fn read_otherwise(&self) -> Option<Seed> {
        let seed = self.seed().ok().flatten()?;
        let is_same = seed.to_string().eq_ignore_ascii_case(self.seed.trim());
        (!is_same).then_some(seed)
    }

    /// Reads options; a missing or impossible value gives the default.
    pub fn decode(text: &str) -> Self {
        let fields = Fields::of(text).unwrap_or_default();
        let mut options = Options::<C>::default();
        if let Some(players) = fields.get("players") {
            options.set_players(players);
        }
        let levels: Vec<&RawValue> = fields.get("levels").unwrap_or_default();
        for (bot, level) in levels.into_iter().enumerate() {
            if let Ok(level) = serde_json::from_str(level.get()) {
                options.set_level(bot, level);
            }
        }
        let cast: Vec<&RawValue> = fields.get("cast").unwrap_or_default();
        for (bot, name) in cast.into_iter().enumerate() {
            if let Ok(name) = serde_json::from_str::<String>(name.get()) {
                options.seat(bot, &name);
            }
        }
        options.seed = fields.get("seed").unwrap_or(options.seed);
        options.watch = fields.get("watch").unwrap_or(options.watch);
        options.even = fields.get("even").unwrap_or(options.even);
        options.suggested = fields.get("suggested");
        options.own.read(&fields);
        options
    }

    /// The options as JSON.
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a struct of plain fields has a JSON form")
    }

    /// The options of the last match on this device, or the default.
    pub fn load() -> Self {
        match storage::read(C::KEY) {
            Ok(Some(text)) => Options::decode(&text),
            Ok(None) | Err(_) => Options::default(),
        }
    }

    /// Stores the options on this device for the next match. The seed and the choice to watch are not stored:
    /// they were meant for one match. Nor is a suggestion that is not used.
    ///
    /// # Errors
    ///
    /// If the browser blocks the storage or it is full.
    pub fn store(&self) -> Result<(), StorageError> {
        let kept = Options {
            seed: String::new(),
            watch: false,
            suggested: self.suggested.filter(|_| self.even),
            ..self.clone()
        };
        storage::write(C::KEY, &kept.encode())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game for 1 to 4 with one option.
    #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
    struct Short {
        short: bool,
    }

    impl Choices for Short {
        type Rules = (u8, bool);
        const PLAYERS: RangeInclusive<u8> = 1..=4;
        const KEY: &'static str = "tablee.short.options";

        fn read(&mut self, fields: &Fields) {
            self.short = fields.get("short").unwrap_or(self.short);
        }

        fn rules(&self, players: u8) -> (u8, bool) {
            (players, self.short)
        }
    }

    fn chosen() -> Options<Short> {
        let mut options = Options {
            own: Short { short: true },
            seed: "k7-2m".to_owned(),
            ..Options::default()
        };
        options.set_players(4);
        options.set_level(1, Level::Expert);
        options.seat(0, "Katia");
        options
    }

    #[test]
    fn options_come_back_as_they_were() {
        assert_eq!(Options::decode(&chosen().encode()), chosen());
        let default = Options::<Short>::default();
        assert_eq!(Options::decode(&default.encode()), default);
    }

    #[test]
    fn the_number_of_players_is_always_possible() {
        for players in 0..=u8::MAX {
            let mut options = chosen();
            options.set_players(players);
            assert!(Short::PLAYERS.contains(&options.players()));
            assert_eq!(options.rules(), (options.players(), true));
            assert_eq!(options.levels().len() + 1, usize::from(options.players()));
        }
    }

    #[test]
    fn levels_of_bots_who_left_are_remembered() {
        let mut options = chosen();
        options.set_players(2);
        assert_eq!(options.levels(), [Level::Regular]);
        options.set_players(3);
        assert_eq!(options.levels(), [Level::Regular, Level::Expert]);
    }

    #[test]
    fn whoever_comes_takes_the_place_of_whoever_sits_there() {
        let mut options = chosen();
        assert_eq!(options.bots(), ["Katia", "Basile", "Chloé"]);
        options.change(Change::Cast(vec!["Chloé", "Léon", "Katia"]));
        assert_eq!(options.bots(), ["Chloé", "Léon", "Katia"]);
        options.change(Change::Seat(1, "Chloé"));
        assert_eq!(options.bots(), ["Léon", "Chloé", "Katia"]);
        let before = options.clone();
        options.seat(0, "HAL");
        options.seat(99, "Anna");
        assert_eq!(options, before);
        let mut all = options.cast;
        all.sort_unstable();
        let mut known = cast::NAMES;
        known.sort_unstable();
        assert_eq!(all, known, "everybody sits once");
    }

    #[test]
    fn whoever_watches_leaves_all_seats_to_bots() {
        let mut options = chosen();
        options.watch = true;
        assert_eq!(options.levels().len(), 4);
        assert!(options.persons().is_empty());
        assert_eq!(Options::decode(&options.encode()), options);
        options.watch = false;
        assert!(!options.encode().contains("watch"));
    }

    #[test]
    fn bots_that_keep_up_have_the_suggested_level_once_there_is_one() {
        let mut options = chosen();
        let chosen = [Level::Regular, Level::Expert, Level::Regular];
        options.suggest(Some(Level::Casual));
        assert_eq!(options.levels(), chosen, "only if that is wanted");
        options.change(Change::Even(true));
        assert_eq!(options.levels(), [Level::Casual; 3]);
        options.suggest(None);
        assert_eq!(options.levels(), chosen, "before the first result");
        options.suggest(Some(Level::Strong));
        assert_eq!(options.levels(), [Level::Strong; 3]);
        options.set_players(1);
        assert!(options.levels().is_empty());
        options.set_players(4);
        options.change(Change::Even(false));
        assert_eq!(options.levels(), chosen, "they were only put aside");
    }

    #[test]
    fn whoever_chooses_a_level_chooses_all_of_them() {
        let mut options = chosen();
        options.suggest(Some(Level::Casual));
        options.change(Change::Even(true));
        options.change(Change::Level(2, Level::Strong));
        assert!(!options.is_even());
        let shown = [Level::Casual, Level::Casual, Level::Strong];
        assert_eq!(
            options.levels(),
            shown,
            "the others stay as they were shown"
        );
        options.suggest(Some(Level::Expert));
        assert_eq!(options.levels(), shown);
    }

    #[test]
    fn nobody_keeps_up_with_whoever_watches() {
        let mut options = chosen();
        options.suggest(Some(Level::Casual));
        options.change(Change::Even(true));
        options.change(Change::Watch(true));
        let [first, second] = [Level::Regular, Level::Expert];
        assert_eq!(options.levels(), [first, second, first, first]);
        options.change(Change::Level(0, Level::Strong));
        assert_eq!(options.levels()[..2], [Level::Strong, second]);
        options.change(Change::Watch(false));
        assert!(options.is_even(), "that was about the match to watch");
        assert_eq!(options.levels(), [Level::Casual; 3]);
    }

    #[test]
    fn bots_keep_up_in_what_is_stored_only_if_that_was_wanted() {
        let mut options = chosen();
        assert!(!options.encode().contains("even"));
        options.change(Change::Even(true));
        assert_eq!(Options::decode(&options.encode()), options);
        options.suggest(Some(Level::Casual));
        assert_eq!(Options::decode(&options.encode()), options);
        let stored = |rest: &str| {
            let text = format!(r#"{{"players":3,"levels":["expert","strong"],{rest}}}"#);
            let options = Options::<Short>::decode(&text);
            (options.is_even(), options.levels())
        };
        let chosen = vec![Level::Expert, Level::Strong];
        let cases = [
            // Of earlier releases.
            (r#""short":true"#, (false, chosen.clone())),
            (
                r#""even":"yes","suggested":"casual""#,
                (false, chosen.clone()),
            ),
            (r#""even":true,"suggested":"god""#, (true, chosen)),
            (
                r#""even":true,"suggested":"casual""#,
                (true, vec![Level::Casual; 2]),
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(stored(text), expected, "{text}");
        }
    }

    #[test]
    fn impossible_values_cost_nothing_else() {
        let text = r#"{"players":99,"levels":["god","expert"],"cast":["HAL",7,"Anna","Anna"],"short":true}"#;
        let options = Options::<Short>::decode(text);
        assert_eq!(options.players(), 4);
        assert_eq!(options.levels()[..2], [Level::Regular, Level::Expert]);
        assert_eq!(options.bots(), ["Chloé", "Basile", "Denis"]);
        assert!(options.own.short);
        assert_eq!(Options::<Short>::decode("garbage"), Options::default());
    }

    #[test]
    fn a_seed_is_read_or_drawn_or_refused() {
        let with = |seed: &str| Options::<Short> {
            seed: seed.to_owned(),
            ..Options::default()
        };
        assert_eq!(with("  ").seed(), Ok(None));
        assert_eq!(with(" K7 2M ").seed(), chosen().seed());
        assert!(chosen().seed().is_ok_and(|seed| seed.is_some()));
        assert_eq!(with("u").seed(), Err(SeedError::Character('u')));
        // No sign is read as another one. Otherwise "OKTO" would be shown as KT0.
        assert_eq!(with("OKTO").seed(), Err(SeedError::Character('O')));
        assert_eq!(with("0KT").seed(), Err(SeedError::LeadingZero));
        assert!(with("0").seed().is_ok_and(|seed| seed.is_some()));
        // The person is told how the seed is read without the signs that are left out.
        for (typed, told) in [
            ("A-B", Some("AB")),
            ("-1", Some("1")),
            ("K7 2M", Some("K72M")),
        ] {
            let read = with(typed).read_otherwise().map(|seed| seed.to_string());
            assert_eq!(read.as_deref(), told, "{typed}");
        }
        for typed in ["", "k72m", " K72M ", "0", "u", "-"] {
            assert_eq!(with(typed).read_otherwise(), None, "{typed}");
        }
    }
}
