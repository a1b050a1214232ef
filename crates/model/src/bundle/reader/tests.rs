use std::collections::BTreeMap;

use super::*;
use crate::bundle::{Bundle, Lines};
use crate::preferences::Preferences;

/// The texts of the lists, how many values were too short, and the other parts.
type Read = (
    [Vec<String>; LISTS.len()],
    [usize; LISTS.len()],
    Option<Settings>,
    Extras,
);

fn read_in_steps(text: &str) -> Result<Read, RecordError> {
    let mut reader = Reader::begin(text.into())?;
    while reader.step() {}
    let Contents {
        records,
        results,
        daily,
        settings,
        extras,
    } = reader.end()?;
    let short = [records.short, results.short, daily.short];
    let lists = [records, results, daily].map(|mut values| {
        let next = || values.take_next().map(ToOwned::to_owned);
        std::iter::from_fn(next).collect()
    });
    Ok((lists, short, settings, extras))
}

/// What is read of a file that is read as a whole.
fn read(text: &str) -> Result<Read, RecordError> {
    let fields = Fields::of(text)?;
    if fields.get::<String>("format").as_deref() != Some(FORMAT) {
        let lists = [vec![text.to_owned()], Vec::new(), Vec::new()];
        return Ok((lists, [0; 3], None, Extras::default()));
    }
    fields.check_version(VERSION)?;
    let list = |name: &str| fields.get::<Vec<&RawValue>>(name);
    if list("records").is_none() {
        return Err(RecordError::Damaged("it has no list of records".into()));
    }
    let lists = LISTS.map(|(name, shortest)| {
        let values = list(name)
            .unwrap_or_default()
            .into_iter()
            .map(RawValue::get);
        values.partition::<Vec<&str>, _>(|value| value.len() >= shortest)
    });
    let owned = |values: &[&str]| values.iter().map(ToString::to_string).collect();
    Ok((
        lists.each_ref().map(|(long, _)| owned(long)),
        lists.each_ref().map(|(_, short)| short.len()),
        fields.get("settings").as_ref().map(Settings::of),
        Extras::of(&fields),
    ))
}

/// Written out, so that a new field does not compile until it is here.
fn full() -> Extras {
    let one = |name: &str, text: &str| BTreeMap::from([(name.to_owned(), text.to_owned())]);
    Extras {
        matches: vec![("dekal".into(), r#"{"format":"tablee-record"}"#.into())],
        evenings: one("2026-11-30/dekal/even/1/you", "30,20 1,2 link"),
        mistakes: one("a key", "a card"),
        exchanges: one("duel/0123456789abcdef/you", "- link"),
        preferences: Preferences {
            lessons: one("dekal", "done"),
            choices: one("dekal", "{}"),
            analyses: one("mine", "#/analysis"),
            reviews: one("dekal", "a line\n"),
            puzzles: one("dekal", "a line\n"),
        },
    }
}

#[test]
fn every_field_that_is_written_is_read() {
    let (bundle, mut file) = Bundle::begin(&Settings::default());
    file.extend(bundle.end(&Lines::default(), &full()));
    let (.., extras) = read_in_steps(&file).unwrap();
    assert_eq!(extras, full());
}

/// How many steps it takes to read everything.
fn steps(text: &str) -> usize {
    let mut reader = Reader::begin(text.into()).unwrap();
    std::iter::from_fn(|| reader.step().then_some(())).count()
}

#[test]
fn a_file_that_is_read_in_steps_has_what_it_has_as_a_whole() {
    let head = r#""format":"tablee-records","version":1"#;
    let record = r#"{"format":"tablee-record","a":"]"}"#;
    let lines = r#""results":["luck 1 wins 12","b",7],"daily":["luck é wins 5"]"#;
    let rest = format!(r#"{lines},"choices":{{"dekal":"{{}}"}}"#);
    let lost = r#""a record that was lost, as text""#;
    let texts = [
        format!(r#"{{{head},"records":[{record},{lost}, 3 , [1,[2]]],{rest}}}"#),
        format!(" {{ {head} ,\n\"records\" : [ ] , {rest} }} "),
        format!(r#"{{"records":[{record}],{head},"settings":{{"records":[2]}}}}"#),
        format!(r#"{{"r\u0065cords":[{record},"é{{"],{head}}}"#),
        // If fields have the same name, the last one counts.
        format!(r#"{{{head},"records":[1],"records":[{record},3]}}"#),
        format!(r#"{{{head},"records":[{record}],"records":2}}"#),
        format!(r#"{{{head},"records":[],{lines},"results":7}}"#),
        format!(r#"{{{head},"records":[],"version":2,"version":1}}"#),
        format!(r#"{{{head},"records":3}}"#),
        format!(r#"{{{head}}}"#),
        r#"{"format":"tablee-record","records":[1,2]}"#.into(),
        r#"{"format":"tablee-records","version":2,"records":[1]}"#.into(),
        "{}".into(),
        "[1,2]".into(),
        "7".into(),
    ];
    for text in &texts {
        assert_eq!(read_in_steps(text), read(text), "{text}");
    }
    assert_eq!(read(&texts[0]).unwrap().1, [2, 2, 0]);
    assert_eq!(steps(&texts[0]), 2 + 6 + 5 + 3 + 1);
    // Damage is found wherever it is, although its place is reported differently.
    for text in &texts {
        for (place, _) in text.char_indices() {
            let cut = [&text[..place], ",", &text[place..]].concat();
            for text in [&cut, &text[..place]] {
                match (read_in_steps(text), read(text)) {
                    (Ok(one), Ok(other)) => assert_eq!(one, other, "{text}"),
                    (Err(RecordError::Damaged(_)), Err(RecordError::Damaged(_))) => {}
                    (one, other) => assert_eq!(one, other, "{text}"),
                }
            }
        }
    }
}

#[test]
fn the_other_fields_have_a_limit() {
    let file = |length: usize| {
        let matches = BTreeMap::from([("dekal", "x".repeat(length))]);
        let matches = serde_json::to_string(&matches).unwrap();
        format!(r#"{{"format":"tablee-records","version":1,"records":[],"matches":{matches}}}"#)
    };
    let (_, _, _, extras) = read_in_steps(&file(MAX_FIELDS - 1_000)).unwrap();
    assert_eq!(extras.matches.len(), 1);
    let enormous = read_in_steps(&file(MAX_FIELDS));
    assert_eq!(enormous, Err(RecordError::Enormous));
}
