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
    let text =
        r#"{"players":99,"levels":["god","expert"],"cast":["HAL",7,"Anna","Anna"],"short":true}"#;
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

/// Chairs, as one sees them from the first seat on.
fn chairs(options: &Options<Short>) -> Vec<String> {
    let persons = options.persons();
    let mut bots = options.bots().iter().zip(options.levels());
    let sitter = |seat: Seat| match persons.contains(seat) {
        true => format!("{}.", options.name(seat)),
        false => bots.next().map_or_else(String::new, |(name, level)| {
            format!("{name} {}", level.name())
        }),
    };
    let seats = Seat::all(options.players().into());
    seats.map(sitter).collect()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn persons_sit_down_and_get_up_and_the_bots_beside_stay() {
    let mut options = chosen();
    let before = chairs(&options);
    assert_eq!(before[0], ".", "whoever plays alone has no name");
    options.change(Change::Person(seat(2), Some("Zoé".into())));
    let with_zoe = chairs(&options);
    assert_eq!(with_zoe[2], "Zoé.");
    assert_eq!((&with_zoe[1], &with_zoe[3]), (&before[1], &before[3]));
    assert_eq!(Options::decode(&options.encode()), options);
    options.change(Change::Person(seat(1), Some(" ".into())));
    options.change(Change::Person(seat(0), Some("Me, with a long name".into())));
    assert_eq!(chairs(&options), ["Me, with a l.", ".", "Zoé.", &before[3]]);
    options.set_players(2);
    assert_eq!(chairs(&options), ["Me, with a l.", "."]);
    options.set_players(4);
    options.change(Change::Person(seat(1), None));
    assert_eq!(chairs(&options)[1..], with_zoe[1..]);
    options.change(Change::Person(seat(2), None));
    assert_eq!(chairs(&options), before);
    options.watch = true;
    options.change(Change::Person(seat(3), Some("Zoé".into())));
    assert!(options.persons().is_empty());
    assert_eq!(options.bots().len(), 4);
}

#[test]
fn a_name_that_somebody_at_the_table_has_is_given_to_nobody_else() {
    let second = Seat::FIRST.next(4);
    let third = second.next(4);
    let mut options = chosen();
    for (seat, name) in [(Seat::FIRST, "Ada"), (second, " Ada"), (third, "Zoé")] {
        options.change(Change::Person(seat, Some(name.into())));
    }
    assert_eq!(
        [Seat::FIRST, second, third].map(|seat| options.name(seat)),
        ["Ada", "", "Zoé"]
    );
    let bot = options.bots()[0];
    options.change(Change::Person(third, Some(bot.into())));
    assert_eq!(options.name(third), "", "a bot is called so");
}

#[test]
fn nobody_else_plays_if_what_is_stored_of_persons_is_impossible() {
    for text in [
        r#"{"players":4,"persons":7}"#,
        r#"{"players":4,"persons":[null,{},3,[]]}"#,
        r#"{"players":2,"persons":[null,null,null,"Zoé"]}"#,
        r#"{"players":4}"#,
    ] {
        let options = Options::<Short>::decode(text);
        assert_eq!(options.persons(), SeatSet::only(Seat::FIRST), "{text}");
    }
    let text = r#"{"players":4,"persons":["","\u202eZo\u202dé","a name that is much too long"]}"#;
    let options = Options::<Short>::decode(text);
    assert_eq!(options.persons().len(), 3);
    let names = [0, 1, 2].map(|index| options.name(seat(index)));
    assert_eq!(names, ["", "Zoé", "a name that"]);
}
