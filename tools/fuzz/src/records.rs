//! The targets of records: documents and links.

use core::fmt::Display;

use engine::{Game, MAX_LINK, MAX_NAME, MAX_TEXT, Record, game_of, game_of_link, with_game};
use model::analysis;
use model::results::{Kind, Line};
use model::session::Session;
use ui::route::Route;

/// The longest explanation of a refusal, in characters.
const LONGEST_REASON: usize = 500;

/// A record, as in a file or in the storage.
pub fn record(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    let read = game_of(text).and_then(
        |game| with_game!(game, G => Record::<G>::from_json(text).map(|record| check_record(&record))),
    );
    check_refusal(&read);
    assert!(
        read.is_err() || text.len() <= MAX_TEXT,
        "a record of {} bytes is read",
        text.len()
    );
}

/// Checks that an accepted record is written with the same meaning, as a document, as a link, and by a session.
fn check_record<G: Game>(record: &Record<G>) {
    let text = record.to_json();
    let again = Record::<G>::from_json(&text);
    assert_eq!(again.as_ref(), Ok(record), "a record is not kept");
    for player in &record.players {
        let names = [Some(&player.name), player.bot.as_ref()];
        let long = |name: &&String| name.chars().count() > MAX_NAME;
        assert!(!names.into_iter().flatten().any(|name| long(&name)));
        assert_ne!(player.bot.as_deref(), Some(""), "a bot has no level");
    }
    if let Some(link) = record.to_link() {
        let again = Record::<G>::from_link(&link);
        assert_eq!(again.as_ref(), Ok(record), "a link tells another match");
    }
    if let Ok(session) = Session::of(record.clone()) {
        let again = Session::load(&session.save());
        assert_eq!(again, Ok(session), "a session is not kept");
    }
    if let Some(line) = Line::of(&text, "0123456789abcdef", Kind::Own) {
        assert_eq!(line.to_string().parse(), Ok(line), "a result is not kept");
    }
}

/// A link to a match, and the address of the page that contains it.
pub fn link(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    for hash in [text, &format!("#/record/{text}"), &format!("#/play/{text}")] {
        let route = Route::parse(hash);
        assert_eq!(
            Route::parse(&route.href()),
            route,
            "an address leads elsewhere"
        );
    }
    let read = game_of_link(text).and_then(|game| {
        with_game!(game, G => Record::<G>::from_link(text).map(|record| {
            check_record(&record);
            assert!(record.to_link().is_some(), "a link cannot be written again");
        }))
    });
    check_refusal(&read);
    assert!(
        read.is_err() || text.len() <= MAX_LINK,
        "a link is too long"
    );
}

/// An analysis of a match: the match's link, a slash, and the analysis as a link has it.
pub fn analysis(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    let Some((link, analysis)) = text.split_once('/') else {
        return;
    };
    if let Ok(game) = game_of_link(link) {
        with_game!(game, G => if let Ok(record) = Record::<G>::from_link(link) {
            check_analysis(&record, analysis);
        });
    }
}

/// Checks that an accepted analysis is written with the same meaning.
fn check_analysis<G: Game>(record: &Record<G>, link: &str) {
    let text = analysis::from_link(link);
    let read = text.and_then(|text| analysis::read(&text, &record.play));
    check_refusal(&read);
    if let Ok((tree, at)) = read {
        let text = analysis::write(&tree, record.play.log(), at).expect("it is no larger");
        let again = analysis::read(&text, &record.play);
        let again = again.map(|(tree, at)| analysis::write(&tree, record.play.log(), at));
        assert_eq!(again, Ok(Some(text)), "an analysis is not kept");
    }
}

/// Checks that a refusal can be shown: it is short, without control characters and marks that turn text round.
pub fn check_refusal<T, E: Display>(read: &Result<T, E>) {
    if let Err(error) = read {
        let text = error.to_string();
        let hidden = |sign: char| sign.is_control() || ('\u{202a}'..='\u{202e}').contains(&sign);
        assert!(
            text.chars().count() <= LONGEST_REASON && !text.chars().any(hidden),
            "an explanation cannot be shown: {text:?}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::GameId;

    #[test]
    fn every_game_has_samples() {
        let corpus = crate::Target::named("record").unwrap().corpus().unwrap();
        for game in GameId::ALL {
            let is_it = |text: &[u8]| {
                let text = str::from_utf8(text).unwrap_or_default();
                game_of(text) == Ok(game)
                    && with_game!(game, G => Record::<G>::from_json(text).is_ok())
            };
            assert!(corpus.iter().any(|(_, text)| is_it(text)), "{game:?}");
        }
    }
}
