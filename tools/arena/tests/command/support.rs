//! The command as a person runs it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output};

use engine::{Entry, Game, Luck, Match, Phase, Player, Record, RngStream, Seed};
use rand::seq::IndexedRandom;

/// Runs the arena with these arguments.
pub fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments)
        .output()
        .unwrap()
}

/// What a command wrote, as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Presses Ctrl-C; returns what the command still writes, and the last line of its errors.
#[cfg(unix)]
pub fn interrupted(mut running: Child) -> (Output, String) {
    let id = running.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let mut lines = BufReader::new(running.stderr.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("Stopping"));
    let last = lines.last().unwrap().unwrap();
    (running.wait_with_output().unwrap(), last)
}

/// What a command prints that must not fail.
pub fn printed(arguments: &[&str]) -> String {
    let output = arena(arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// A match of two played at random, to its end or for this many entries.
pub fn random_match<G: Game>(rules: G::Rules, most: usize) -> Record<G> {
    let seed = Seed(3);
    let stream = RngStream {
        round: 0,
        turn: 0,
        slot: 0,
    };
    let mut rng = Luck::new(Seed(4), stream);
    let mut play = Match::<G>::new(rules).unwrap();
    while play.log().len() < most && play.outcome().is_none() {
        match play.game().phase() {
            Phase::Chance => drop(play.draw(seed).unwrap()),
            Phase::Over => play.push(Entry::NextRound).unwrap(),
            Phase::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut actions = Vec::new();
                play.game()
                    .actions(seat, &mut |action| actions.push(action));
                let action = actions.choose(&mut rng).unwrap();
                play.act(seat, *action).unwrap();
            }
        }
    }
    let players = ["Ada", "Blaise"].map(|name| Player {
        name: name.into(),
        bot: None,
    });
    Record {
        ended: None,
        practice: false,
        assisted: false,
        players: players.into(),
        seed,
        play,
    }
}
