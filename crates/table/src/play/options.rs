//! The options of a match: those that all games have, and those of one game.

use core::ops::RangeInclusive;

use engine::{Fields, MAX_SEATS, Seat, SeatSet, Seed, SeedError, to_name};
use protocol::Level;
use serde::Serialize;
use serde_json::value::RawValue;

use super::change::Change;
use super::persons::{Persons, keep_beside};
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

    /// Whether the chairs of the set-up screen may have persons besides bots. Otherwise the game says itself where persons
    /// sit.
    const SEATS_PERSONS: bool = true;

    /// The seats of persons, besides those whom the chairs have.
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
    /// The persons on the chairs. The first has the name of the person whose device it is.
    #[serde(skip_serializing_if = "Persons::is_empty")]
    persons: Persons,
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
            persons: Persons::default(),
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
            return SeatSet::EMPTY;
        }
        let chairs = self.persons.seats(self.players).iter();
        chairs
            .filter(|_| C::SEATS_PERSONS)
            .fold(self.own.persons(), SeatSet::with)
    }

    /// The name as it was typed of the person on a seat; empty for one who gave none.
    pub fn typed_name(&self, seat: Seat) -> &str {
        self.persons.typed(seat)
    }

    /// The name of the person on a seat at the table; empty for one who gave none, or whose name somebody at the table has
    /// already, and for one who plays alone against bots.
    pub fn name(&self, seat: Seat) -> String {
        if !C::SEATS_PERSONS {
            return self.own.name(seat);
        }
        let persons = self.persons();
        let name = to_name(self.typed_name(seat));
        let mut before = persons.iter().take_while(|other| *other != seat);
        let is_taken = self.bots().contains(&&*name)
            || before.any(|other| to_name(self.typed_name(other)) == name);
        if persons.len() < 2 || is_taken {
            return String::new();
        }
        name
    }

    /// Seats a person of this name, or a bot. The bots beside keep their chairs.
    fn seat_person(&mut self, seat: Seat, name: Option<String>) {
        let (bots, before) = (self.bot_count(), self.persons());
        self.persons.set(seat, name);
        let after = self.persons();
        keep_beside(&mut self.levels, bots, seat, before, after);
        keep_beside(&mut self.cast, bots, seat, before, after);
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

    /// Whether the bots keep up with the person, who plays against them alone.
    pub fn is_even(&self) -> bool {
        self.even && !self.watch && self.persons().len() < 2
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
            Change::Person(seat, name) => self.seat_person(seat, name),
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
        options.persons = Persons::of(&fields);
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
mod tests;
