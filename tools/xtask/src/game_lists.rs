//! The places that name every game, and that no compiler looks at: documents, samples, forms. The test says what a new
//! game lacks.

use crate::cmd::root;
use crate::page::{Game, games};
use std::fs;

/// What stands for each game in a file: its `{name}`, its `{title}`, its `{number}` in the list of games.
const IN_FILES: [(&str, &str); 19] = [
    (".github/ISSUE_TEMPLATE/bug.yml", "        - {title}\n"),
    (".github/ISSUE_TEMPLATE/rules.yml", "        - {title}\n"),
    ("CHANGELOG.md", "{title}"),
    ("README.md", "{title}"),
    ("README.md", "docs/pictures/{name}"),
    ("crates/engine/README.md", "{title}"),
    ("crates/games/README.md", "- **{name}**: "),
    ("docs/art.md", "{title}"),
    ("docs/bot-protocol.md", "{title}"),
    ("docs/bot-protocol.samples.jsonl", "\"game\":\"{name}\""),
    ("docs/bot-protocol.schema.json", "{\"const\": \"{name}\"}"),
    ("docs/bots.md", "{title}"),
    ("docs/bots.md", "lab/ladders/{name}.md"),
    ("docs/daily.md", "{title}"),
    ("docs/lab/README.md", "[`{name}.md`]({name}.md)"),
    ("docs/record.md", "`\"{name}\"`"),
    ("docs/record.md", "\n| {title} | "),
    ("docs/record.md", "{number} {title}"),
    ("docs/statistics.md", "{title}"),
];

/// Files that each game has. The crates of all games have the same: whoever knows one finds what is in another.
const FILES: [&str; 20] = [
    "crates/games/{name}/src/board/gesture.rs",
    "crates/games/{name}/src/board/hints.rs",
    "crates/games/{name}/src/board/keys.rs",
    "crates/games/{name}/src/board/layout.rs",
    "crates/games/{name}/src/board/layout/tests.rs",
    "crates/games/{name}/src/board/mod.rs",
    "crates/games/{name}/src/board/stage.rs",
    "crates/games/{name}/src/board/state.rs",
    "crates/games/{name}/src/board/table_model.rs",
    "crates/games/{name}/src/choices.rs",
    "crates/games/{name}/src/decided_by.rs",
    "crates/games/{name}/src/lesson.rs",
    "crates/games/{name}/src/picture.rs",
    "crates/games/{name}/src/rules.rs",
    "docs/lab/ladders/{name}.md",
    "docs/positions/{name}.md",
    "docs/rules/{name}.md",
    "static/art/box-{name}.svg",
    "static/styles/{name}.css",
    "tools/fuzz/corpus/record/sample-{name}-0",
];

#[test]
fn every_game_is_in_every_list() {
    let games = games().unwrap();
    let mut missing = Vec::new();
    for (number, Game { name, title }) in games.iter().enumerate() {
        let fill = |text: &str| {
            let text = text.replace("{name}", name).replace("{title}", title);
            text.replace("{number}", &number.to_string())
        };
        for (file, text) in IN_FILES {
            let wanted = fill(text);
            if !fs::read_to_string(root().join(file))
                .unwrap()
                .contains(&wanted)
            {
                missing.push(format!("{file}: {wanted}"));
            }
        }
        let files = FILES.map(fill);
        let files = files.into_iter().filter(|file| !root().join(file).exists());
        missing.extend(files);
    }
    let names: Vec<&str> = games.iter().map(|game| &*game.name).collect();
    let picture = format!("games[\"games: {}\"]", names.join(", "));
    let architecture = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    if !architecture.contains(&picture) {
        missing.push(format!("docs/architecture.md: {picture}"));
    }
    assert!(missing.is_empty(), "missing: {missing:#?}");
}
