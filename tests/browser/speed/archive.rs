//! Measures the tasks of the page's thread while ten thousand games are imported, listed, searched and exported.

use super::trace::traced;
use crate::harness::Page;
use crate::skipping::play_on;
use anyhow::{Context, Result, ensure};
use bots::BotGame;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::{self, Detrak};
use engine::dumble::Dumble;
use engine::{Match, Player, Record, Seed};
use model::bundle::{Bundle, Extras, Lines};
use model::settings::Settings;
use protocol::Level;
use std::fs;
use std::path::Path;

/// The number of games, as many of each kind.
const GAMES: usize = 10_000;
/// The number of matches of each kind that are played. The games are these with other names, seeds and times.
const PLAYED: usize = 20;
/// The longest task, in milliseconds of processor time.
const LONGEST: f64 = 50.0;
/// The opponents of the person. A search for one of the names finds every third game.
const NAMES: [&str; 3] = ["Anna", "Basile", "Chloé"];
const OF_A_NAME: usize = GAMES / NAMES.len();

/// A thing that is done with many games.
struct Step {
    what: &'static str,
    /// The script that begins it.
    act: String,
    /// The condition in JavaScript that holds when it is done.
    until: String,
}

fn step(what: &'static str, act: impl Into<String>, until: impl Into<String>) -> Step {
    let (act, until) = (act.into(), until.into());
    Step { what, act, until }
}

/// Whether this many games are found, and this many listed.
fn listed(found: usize, rows: usize) -> String {
    format!(
        "document.querySelector('[data-count=\"{found}\"]')
             && document.querySelectorAll('[data-record]').length === {rows}"
    )
}

fn press(action: &str) -> String {
    format!("document.querySelector(\"[data-action='{action}']\").click()")
}

/// Types a text into the field for words, a letter every 100 ms.
fn typing(text: &str) -> String {
    format!(
        "const field = document.querySelector('input[name=words]');
         const type = (count) => {{
             field.value = '{text}'.slice(0, count);
             field.dispatchEvent(new InputEvent('input', {{ bubbles: true }}));
             if (count < '{text}'.length) setTimeout(() => type(count + 1), 100);
         }};
         type(1);"
    )
}

/// Chooses a game in the field for kinds, by its place.
fn choosing(place: usize) -> String {
    format!(
        "const field = document.querySelector('select[name=games]');
         field.selectedIndex = {place};
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    )
}

fn steps() -> Vec<Step> {
    vec![
        step(
            "what a file with them would add",
            // The driver itself types the path into the field.
            "",
            "!document.querySelector('[data-plan]').hidden",
        ),
        step("adding it", press("import-sure"), listed(GAMES, 50)),
        step(
            "home",
            "location.hash = '#/'",
            "document.querySelector('[data-screen=home]')",
        ),
        step("the list", "location.hash = '#/games'", listed(GAMES, 50)),
        step("50 more", press("more"), listed(GAMES, 100)),
        step(
            "500 more, one after the other",
            "const more = () => {
                 const rows = document.querySelectorAll('[data-record]').length;
                 if (rows === 600) return;
                 if (rows !== window.rows) document.querySelector(\"[data-action='more']\").click();
                 window.rows = rows;
                 requestAnimationFrame(more);
             };
             more();",
            listed(GAMES, 600),
        ),
        step(
            "scrolling to their end",
            "const end = document.documentElement.scrollHeight;
             let frame = 0;
             const scroll = () => {
                 frame += 1;
                 scrollTo(0, end * frame / 60);
                 if (frame < 60) requestAnimationFrame(scroll);
             };
             scroll();",
            "document.documentElement.scrollHeight - innerHeight - scrollY < 2",
        ),
        step("those of one kind", choosing(3), listed(GAMES / 4, 50)),
        step("those of all kinds", choosing(0), listed(GAMES, 50)),
        step("those with a name", typing("chloé"), listed(OF_A_NAME, 50)),
        step(
            "those with none",
            typing("nobody"),
            "document.querySelector('[data-none]:not([hidden])')",
        ),
        step("all again", typing(" "), listed(GAMES, 50)),
        step("a file of all", press("export-all"), "window.size"),
        step(
            "the statistics of one kind",
            "location.hash = '#/statistics/dumble'",
            "document.querySelector('[data-screen=statistics][aria-busy=false]')",
        ),
    ]
}

/// Notes the size of the file that is saved, and saves nothing.
const NOTE_SIZE: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
        window.size = blob.size;
        return make(blob);
    };
    const click = HTMLElement.prototype.click;
    HTMLElement.prototype.click = function () { if (!this.download) click.call(this); };";

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_long_ten_thousand_games_keep_the_page_busy() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tablee.json");
    let text = bundle();
    fs::write(&file, &text)?;
    let trace = traced(async |page: &Page| go_through(page, &file).await).await?;
    let size = text.len() / 1_000_000;
    println!("\nTasks of the page's thread with {GAMES} games ({size} MB), in milliseconds");
    println!("what                                  tasks     all  over 50    most  work: most");
    let mut longest = 0.0_f64;
    for step in &steps() {
        let (from, to) = marks(step);
        let tasks = trace.tasks(&from, &to)?;
        println!(
            "{:<36}  {:>5}  {:>6.0}  {:>7}  {:>6.1}  {:>10.1}",
            step.what,
            tasks.took.count(),
            trace.between(&from, &to)?,
            tasks.took.over(LONGEST),
            tasks.took.max(),
            tasks.work.max()
        );
        longest = longest.max(tasks.work.max());
    }
    ensure!(
        longest <= LONGEST,
        "a task takes {longest:.1} ms of processor time, more than {LONGEST}"
    );
    Ok(())
}

/// The marks of a step, at its beginning and its end.
fn marks(step: &Step) -> (String, String) {
    let name = step.what.replace(' ', "-");
    (format!("{name}-begins"), format!("{name}-ends"))
}

async fn go_through(page: &Page, file: &Path) -> Result<()> {
    page.client.set_window_size(1280, 900).await?;
    page.before_everything(NOTE_SIZE).await?;
    page.forget_everything().await?;
    page.open_records().await?;
    for (place, step) in steps().iter().enumerate() {
        let (begins, ends) = marks(step);
        page.mark(&begins).await?;
        if place == 0 {
            let field = page.find("[data-action='import']").await?;
            let path = file.to_str().context("a path")?;
            field.send_keys(path).await?;
        }
        // The action is a task of its own, which begins after the mark. It ends with a frame.
        let Step { what, act, until } = step;
        let script = format!(
            "setTimeout(() => {{ {act} }});
             const end = performance.now() + 50_000;
             const look = () => {{
                 const is_done = Boolean({until});
                 if (!is_done && performance.now() < end) return requestAnimationFrame(look);
                 performance.mark('{ends}');
                 setTimeout(() => done(is_done));
             }};
             requestAnimationFrame(() => requestAnimationFrame(look));"
        );
        let is_done = page.script_async(&script).await?;
        ensure!(is_done == true, "{what}: waited in vain");
    }
    let size = page.script("return window.size").await?;
    ensure!(size.as_u64() > Some(5_000_000), "the file has {size} bytes");
    page.no_complaints().await
}

/// A file with the games.
fn bundle() -> String {
    let for_two = detrak::Rules {
        players: 2,
        ..Default::default()
    };
    let all = [
        records::<Dekal>(0, Default::default()),
        records::<Detrak>(1, for_two),
        records::<Dumble>(2, Default::default()),
        records::<Debacle>(3, Default::default()),
    ];
    let (mut bundle, mut file) = Bundle::begin(&Settings::default());
    for place in 0..GAMES / 4 {
        for records in &all {
            file += &bundle.record(&records[place]);
        }
    }
    file.extend(bundle.end(&Lines::default(), &Extras::default()));
    file
}

/// A quarter of the games, those of one kind, by these rules; `kind` is its place among the kinds.
fn records<G: BotGame>(kind: usize, rules: G::Rules) -> Vec<String> {
    let played: Vec<Match<G>> = (0..PLAYED as u64)
        .map(|seed| {
            let mut play = Match::<G>::new(rules.clone()).expect("rules that can be played");
            play_on(&mut play, Seed(seed), |_| Level::Beginner);
            play
        })
        .collect();
    let record = |place: usize| {
        let number = 4 * place + kind;
        let play = played[place % PLAYED].clone();
        let player = |seat: usize| Player {
            name: match seat {
                0 => String::new(),
                1 => NAMES[number % NAMES.len()].into(),
                _ => "Denis".into(),
            },
            bot: (seat > 0).then(|| Level::Beginner.name().into()),
        };
        let record = Record {
            players: (0..play.game().seats()).map(player).collect(),
            seed: Seed(number as u64),
            play,
            ended: Some(1_700_000_000_000 + 60_000 * number as u64),
            practice: false,
            assisted: false,
        };
        record.to_json()
    };
    (0..GAMES / 4).map(record).collect()
}
