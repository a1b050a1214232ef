//! The opponents in Détrak. Sheets do not affect each other, so each maximises its own points.

mod lines;
mod tables;

use std::sync::LazyLock;

use bots::detrak::notes::notes;
use engine::detrak::{Action, DetrakView, Note, Roll, Sheet, Step, TURNS};
use engine::{Seed, View, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Opponent;
use tables::{Tables, best_note};

static TABLES: LazyLock<[Tables; 2]> = LazyLock::new(|| {
    let files: [(bool, &[u8]); 2] = [
        (
            false,
            include_bytes!("../../../gauntlet/detrak-tables-basic.bin"),
        ),
        (
            true,
            include_bytes!("../../../gauntlet/detrak-tables-advanced.bin"),
        ),
    ];
    files.map(|(advanced, file)| Tables::from_bytes(advanced, file).expect("the file is whole"))
});

/// The action of an opponent; `None` if it does not play Détrak, or has nothing to decide.
pub fn decide(opponent: Opponent, view: &DetrakView, seed: u64) -> Option<Action> {
    let seat = view.seat().filter(|_| view.to_decide())?;
    let open = view.open();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let Step::Note(roll, _) = open.step() else {
        let free: Vec<_> = open.free_symbols().collect();
        let symbol = free.get(below(&mut rng, free.len().max(1) as u32) as usize)?;
        return Some(Action::Start(*symbol));
    };
    let (sheet, turn, advanced) = (open.sheet(seat), open.turn() + 1, open.is_advanced());
    let by_lines = |after| lines::expected(after, advanced);
    let note = match opponent {
        Opponent::DetrakLines => best_note(sheet, roll, by_lines)?.0,
        Opponent::DetrakTables => TABLES[usize::from(advanced)].best(sheet, roll, turn)?.0,
        Opponent::DetrakPlayouts => by_playouts(sheet, roll, turn, advanced, &mut rng)?,
        _ => return None,
    };
    Some(Action::Note(note))
}

/// The notes that are tried by playouts, and the playouts of each.
const TRIED: usize = 8;
const PLAYOUTS: u32 = 60;

/// The best of the notes by expected lines, each tried by playing the game to its end by expected lines, on the same
/// dice.
fn by_playouts(
    sheet: Sheet,
    roll: Roll,
    turn: u8,
    advanced: bool,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Note> {
    let mut tried: Vec<(Note, f32)> = notes(sheet, roll)
        .into_iter()
        .map(|note| {
            (
                note,
                lines::expected(sheet.noted_unchecked(roll, note), advanced),
            )
        })
        .collect();
    tried.sort_by(|one, other| other.1.total_cmp(&one.1));
    tried.truncate(TRIED);
    let mut sums = vec![0; tried.len()];
    for _ in 0..PLAYOUTS {
        let rolls: [Roll; TURNS as usize] = core::array::from_fn(|_| Roll::random(rng));
        for ((note, _), sum) in tried.iter().zip(&mut sums) {
            let mut sheet = sheet.noted_unchecked(roll, *note);
            for roll in &rolls[usize::from(turn)..] {
                let best = best_note(sheet, *roll, |after| lines::expected(after, advanced));
                let Some((note, _)) = best else { break };
                sheet = sheet.noted_unchecked(*roll, note);
            }
            *sum += sheet.score(advanced);
        }
    }
    let most = sums.iter().max()?;
    let place = sums.iter().position(|sum| sum == most)?;
    Some(tried[place].0)
}

/// The points after a note, if the game is played to its end by the tables, with this luck. `None` if no roll is to be
/// noted.
pub fn points_after(view: &DetrakView, note: Note, luck: u64) -> Option<i32> {
    let seat = view.seat().filter(|_| view.to_decide())?;
    let open = view.open();
    let Step::Note(roll, _) = open.step() else {
        return None;
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let tables = &TABLES[usize::from(open.is_advanced())];
    let mut sheet = open.sheet(seat).noted_unchecked(roll, note);
    for turn in open.turn() + 2..=TURNS {
        let roll = Roll::random(&mut rng);
        let Some((note, _)) = tables.best(sheet, roll, turn) else {
            break;
        };
        sheet = sheet.noted_unchecked(roll, note);
    }
    Some(sheet.score(open.is_advanced()))
}

/// The games for the tables.
const GAMES: u32 = 500_000;

/// Learns the tables anew for the basic or the advanced rules, from this many games if given.
pub fn make_tables(advanced: bool, games: Option<u32>, seed: Seed) -> Vec<u8> {
    tables::learn(advanced, games.unwrap_or(GAMES), seed).to_bytes()
}
