//! A position as a form: the fields of its line (`docs/positions.md`), and what each may hold, so that it can be set up by
//! hand. The form takes any values; whether they make a position is for the engine to say.

use engine::GameId;
use engine::detrak::Roll;
use engine::dumble::Card;

/// What a field holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Rows of cells, with `/` between rows and `|` between players. Each cell has one of these signs.
    Cells(&'static str),
    /// A hand for each player with `|` between them, or one list of cards.
    Cards,
    /// One of several values: see [`Form::choices`].
    Choice,
    /// Something else.
    Text,
    /// What follows from the other fields.
    Derived,
}

impl Field {
    /// What the field of this name holds.
    pub fn of(game: GameId, name: &str) -> Field {
        match (game, name) {
            (GameId::Dekal, "grids") => Field::Cells("123456789T._"),
            (GameId::Dekal, "centre") => Field::Cells("123456789T-"),
            (GameId::Detrak, "sheets") => Field::Cells("ABCDEF."),
            (GameId::Debacle, "board") => Field::Cells("123456abcdef."),
            (GameId::Dumble, "hands" | "latest" | "laid" | "pile") => Field::Cards,
            (GameId::Debacle, "seen") => Field::Derived,
            (GameId::Detrak, "rules") => Field::Choice,
            (
                _,
                "step" | "rounds" | "token" | "opener" | "starter" | "first" | "mover" | "symmetry"
                | "barren" | "ending",
            ) => Field::Choice,
            _ => Field::Text,
        }
    }

    /// Whether a position is mostly set up by this field; the others come second.
    pub fn is_main(self, name: &str) -> bool {
        matches!(self, Field::Cells(_) | Field::Cards)
            || matches!(name, "step" | "mover" | "totals" | "captured" | "turn")
    }
}

/// The fields of a position, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    game: GameId,
    fields: Vec<(String, String)>,
}

impl Form {
    /// The fields of a line; `None` if that does not begin with the name of a game, or something after it is no field, or one that was there.
    pub fn read(line: &str) -> Option<Form> {
        let mut words = line.split_whitespace();
        let game = GameId::named(words.next()?)?;
        let mut fields: Vec<(String, String)> = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=')?;
            if fields.iter().any(|(other, _)| other == name) {
                return None;
            }
            fields.push((name.to_owned(), value.to_owned()));
        }
        Some(Form { game, fields })
    }

    /// The line.
    pub fn line(&self) -> String {
        let fields = self.fields.iter();
        let fields = fields.map(|(name, value)| format!(" {name}={value}"));
        self.game.name().to_owned() + &fields.collect::<String>()
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The names and values of the fields.
    pub fn fields(&self) -> impl Iterator<Item = (&str, &str)> {
        let fields = self.fields.iter();
        fields.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a field; empty if there is none of this name.
    pub fn get(&self, name: &str) -> &str {
        let found = self.fields().find(|(other, _)| *other == name);
        found.map_or("", |(_, value)| value)
    }

    /// The form with another value of a field. Blanks in it, which would end the field, are left out.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Form {
        let mut form = self.clone();
        for (other, old) in &mut form.fields {
            if other == name {
                *old = value.split_whitespace().collect();
            }
        }
        match name {
            "board" | "captured" | "mover" | "actions" => form.derive(),
            _ => form,
        }
    }

    /// The form with another sign in a cell of a field, which is the character of its value at this place.
    #[must_use]
    pub fn with_cell(&self, name: &str, place: usize, sign: char) -> Form {
        let signs = self.get(name).chars().enumerate();
        let changed: String = signs
            .map(|(at, old)| if at == place { sign } else { old })
            .collect();
        self.with(name, &changed)
    }

    /// The hands of a field of [`Field::Cards`], each with its cards as they are written.
    pub fn hands(&self, name: &str) -> Vec<Vec<String>> {
        let cards = |hand: &str| match hand {
            "-" | "" => Vec::new(),
            hand => hand.split(',').map(str::to_owned).collect(),
        };
        self.get(name).split('|').map(cards).collect()
    }

    /// The form with these hands, each in the order in which the engine writes cards.
    #[must_use]
    pub fn with_hands(&self, name: &str, hands: &[Vec<String>]) -> Form {
        let order = |card: &String| {
            let plain = card.split(['+', '~']).next().unwrap_or_default();
            plain.parse::<Card>().ok()
        };
        let hand = |hand: &Vec<String>| {
            let mut hand = hand.clone();
            hand.sort_by_key(order);
            if hand.is_empty() {
                "-".to_owned()
            } else {
                hand.join(",")
            }
        };
        let hands: Vec<String> = hands.iter().map(hand).collect();
        self.with(name, &hands.join("|"))
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        let (name, sign) = match self.game {
            GameId::Dekal => ("grids", '|'),
            GameId::Detrak => ("sheets", '|'),
            GameId::Dumble => ("hands", '|'),
            GameId::Debacle => return 2,
        };
        self.get(name).split(sign).count()
    }

    /// The values that a field of [`Field::Choice`] may have, the present one first if it is none of those that are usual.
    pub fn choices(&self, name: &str) -> Vec<String> {
        let seats = |what: &str| -> Vec<String> {
            (1..=self.players())
                .map(|seat| format!("{what}{seat}"))
                .collect()
        };
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let mut all: Vec<String> = match (self.game, name) {
            (GameId::Dekal, "step") => {
                [texts(&["reveal:-"]), seats("draft:"), texts(&["over"])].concat()
            }
            (GameId::Detrak, "step") => {
                let rolls = Roll::all().map(|roll| format!("note:{roll}:-"));
                rolls
                    .chain(["roll".to_owned(), "over".to_owned()])
                    .collect()
            }
            (GameId::Dumble, "step") => [seats("play:"), seats("draw:")].concat(),
            (_, "rounds") => texts(&["one", "hundred"]),
            (_, "rules") => texts(&["basic", "advanced"]),
            (_, "token" | "opener" | "starter" | "first") => seats(""),
            (_, "mover") => texts(&["red", "black"]),
            (_, "symmetry") => texts(&["point", "mirror"]),
            (_, "barren") => texts(&["no", "yes"]),
            (_, "ending") => texts(&["-", "captures", "quiet", "repetition"]),
            _ => Vec::new(),
        };
        let present = self.get(name).to_owned();
        if !all.contains(&present) {
            all.insert(0, present);
        }
        all
    }

    /// Brings what is written in one order only into it, and what follows from other fields.
    fn derive(mut self) -> Form {
        if self.game != GameId::Debacle {
            return self;
        }
        let sorted = |pile: &str| {
            let mut dice: Vec<char> = pile.chars().collect();
            dice.sort_unstable();
            dice.into_iter().collect::<String>()
        };
        let captured: Vec<String> = self.get("captured").split(',').map(sorted).collect();
        let captured = captured.join(",");
        // Nothing is known of the turns before.
        let (board, mover) = (self.get("board"), self.get("mover"));
        // A turn begins with two actions at least.
        let actions = self.get("actions").parse().unwrap_or(2).max(2_u8);
        let seen = format!("{board}:{captured}:{mover}:{actions}");
        for (name, value) in &mut self.fields {
            match name.as_str() {
                "captured" => captured.clone_into(value),
                "seen" => seen.clone_into(value),
                _ => {}
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use engine::debacle::Debacle;
    use engine::detrak::Detrak;
    use engine::dumble::{self, Dumble};
    use engine::{Match, Seed};

    use super::*;

    const DEKAL: &str = "dekal rounds=one round=0 turn=4 step=draft:2 token=2 opener=2 grids=8T.7/.._7/..../....|..../7.../..3./..64 centre=2- out=- totals=0:0,0:0 sealed=-,-";

    #[test]
    fn a_line_is_read_and_written() {
        let form = Form::read(DEKAL).unwrap();
        assert_eq!(form.line(), DEKAL);
        assert_eq!(
            (form.players(), form.get("turn"), form.get("none")),
            (2, "4", "")
        );
        assert_eq!(Form::read("chess board=8"), None);
        assert_eq!(Form::read("dekal rounds"), None);
        assert_eq!(Form::read("dekal turn=1 turn=1"), None);
        assert_eq!(form.with("out", " 2 4 ").get("out"), "24");
        assert_eq!(
            form.choices("step"),
            ["reveal:-", "draft:1", "draft:2", "over"]
        );
        let waiting = form.with("step", "up:2");
        assert_eq!(waiting.choices("step")[0], "up:2");
    }

    #[test]
    fn what_is_set_up_by_hand_is_a_position() {
        let start = |line: &str| Form::read(line).unwrap();
        let sheets = start(
            "detrak rules=basic turn=0 step=roll sheets=A..../...../...../...../..... sealed=-",
        );
        // The second and third symbol of the first row, and the turn in which they were noted.
        let noted = sheets
            .with_cell("sheets", 1, 'C')
            .with_cell("sheets", 2, 'C')
            .with("turn", "1");
        assert!(noted.line().parse::<Detrak>().is_ok());
        assert!(
            sheets
                .with_cell("sheets", 1, 'C')
                .line()
                .parse::<Detrak>()
                .is_err()
        );
        let mut dealt = Match::<Dumble>::new(dumble::Rules::of(2)).unwrap();
        dealt.draw_all(Seed(1));
        let form = start(&dealt.game().to_string());
        // Both get a card of the other, which may come to another place.
        let mut hands = form.hands("hands");
        let [one, other] = &mut hands[..] else {
            panic!("two hands");
        };
        std::mem::swap(&mut one[0], &mut other[3]);
        let changed = form.with_hands("hands", &hands);
        assert_ne!(changed, form);
        assert!(
            changed.line().parse::<Dumble>().is_ok(),
            "{}",
            changed.line()
        );
        let board = start(
            "debacle symmetry=point order=123456 first=1 round=0 totals=0,0 barren=no ending=- board=fedcba/....../....../....../....../123456 captured=-,- mover=red actions=2 bonus=0 flags=- focus=- flipped=- row=- quiet=0 seen=fedcba/....../....../....../....../123456:-,-:red:2",
        );
        assert!(board.line().parse::<Debacle>().is_ok());
        let fewer = board
            .with("captured", "65,-")
            .with_cell("board", 0, '.')
            .with_cell("board", 1, '.');
        assert_eq!(fewer.get("captured"), "56,-");
        assert!(fewer.line().parse::<Debacle>().is_ok(), "{}", fewer.line());
    }
}
