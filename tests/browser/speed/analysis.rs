//! Measures how fluid the analysis board is with a long line, on a processor that is four times slower.

use super::drags::slow_down;
use super::figures::Figures;
use crate::dice::eager;
use crate::harness::Page;
use crate::review::match_of;
use crate::stillness::COUNT_TIMERS;
use anyhow::{Result, ensure};
use engine::debacle::Debacle;
use engine::dumble::{Dumble, Rules};
use engine::{Entry, Game, Match, Player, Record, Seed};

/// How many moves the line has.
const MOVES: usize = 200;
/// How many of them are gone through.
const STEPS: usize = 60;
/// How much slower the page's processor is.
const SLOWER: f64 = 4.0;

/// Steps forward through so many moves, then back, one every fourth frame, which is faster than a key that is held. Gives the
/// times between frames, and how long tasks of 50 ms or more took (the browser's long tasks).
const GO_THROUGH: &str = "
    const moves = STEPS;
    const frames = [], tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });
    let step = 0, last = performance.now();
    const next = (now) => {
        frames.push(now - last);
        last = now;
        if (step === 8 * moves) return setTimeout(() => done([frames.slice(1), tasks]), 500);
        if (step % 4 === 0) {
            const key = step < 4 * moves ? 'ArrowRight' : 'ArrowLeft';
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        }
        step += 1;
        requestAnimationFrame(next);
    };
    requestAnimationFrame(next);";

#[tokio::test]
#[ignore = "a benchmark: cargo xtask bench --browser"]
async fn how_fluid_a_long_line_is_on_the_analysis_board() -> Result<()> {
    println!("\nA line of {MOVES} moves on the analysis board, {SLOWER} times slower");
    println!("game      frames  a second    95 %  longest  long tasks  longest");
    go_through(
        "Dumble",
        &first_moves(match_of::<Dumble>(Seed(5), Rules::of(4)))?,
    )
    .await?;
    go_through("Débâcle", &first_moves(eagerly_played()?)?).await
}

/// The match after its first moves.
fn first_moves<G: Game>(mut record: Record<G>) -> Result<Record<G>> {
    let length = record.play.log().len();
    ensure!(length >= MOVES, "{length} entries");
    record.play = record.play.rewound(MOVES);
    record.ended = None;
    Ok(record)
}

/// A match of Débâcle in which both capture what they can.
fn eagerly_played() -> Result<Record<Debacle>> {
    let seed = Seed(7);
    let mut play = Match::<Debacle>::new(Default::default())?;
    while play.log().len() < MOVES {
        play.draw_all(seed);
        let Some(action) = eager(&play) else {
            play.push(Entry::NextRound)?;
            continue;
        };
        let seat = play.game().position().mover().seat();
        play.push(Entry::Act(seat, action))?;
    }
    let player = |name: &str| Player {
        name: name.into(),
        bot: None,
    };
    Ok(Record {
        players: vec![player("Ada"), player("Zoé")],
        seed,
        play,
        ended: None,
        practice: false,
        assisted: false,
    })
}

async fn go_through<G: Game>(title: &str, record: &Record<G>) -> Result<()> {
    Page::run(async |page| {
        page.before_everything(COUNT_TIMERS).await?;
        page.client.set_window_size(390, 844).await?;
        page.analyse(record, "0").await?;
        page.is_still().await?;
        slow_down(page, SLOWER).await?;
        let script = GO_THROUGH.replace("STEPS", &STEPS.to_string());
        let measured = page.script_async(&script).await?;
        let [frames, tasks]: [Vec<f64>; 2] = serde_json::from_value(measured)?;
        let (frames, tasks) = (Figures::new(frames), Figures::new(tasks));
        println!(
            "{title:<8}  {:>6}  {:>8.1}  {:>6.1}  {:>7.1}  {:>10}  {:>7.1}",
            frames.count(),
            1_000.0 * frames.count() as f64 / frames.sum().max(1.0),
            frames.percentile(0.95),
            frames.max(),
            tasks.count(),
            tasks.max()
        );
        Ok(())
    })
    .await
}
