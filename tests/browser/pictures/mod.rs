//! The pictures of tables, and of how one is set up, in the README: taken from the release, so that they show what there
//! is.
//!
//!     cargo xtask pictures

mod camera;
mod positions;
mod shown;
mod webp;

use crate::harness::{Page, Setup, Start};
use anyhow::{Context, Result};
use camera::Size;
use positions::POSITIONS;
use std::fs;
use std::path::{Path, PathBuf};

/// A kind of picture: of every game, and of setting up a table, one by day and one by night.
struct Kind {
    /// Their folder in the project.
    folder: &'static str,
    /// The end of their names, before the theme.
    name: &'static str,
    size: Size,
    /// The compression, between 0 and 1.
    quality: f64,
    /// The largest size of one, in bytes.
    limit: usize,
}

const KINDS: [Kind; 2] = [
    // The README's picture, on a desk.
    Kind {
        folder: "docs/pictures",
        name: "",
        size: Size::new(1280, 800, 1.0),
        quality: 0.8,
        limit: 150_000,
    },
    // The README's picture, in a hand.
    Kind {
        folder: "docs/pictures",
        name: "-phone",
        size: Size::new(390, 760, 1.5),
        quality: 0.8,
        limit: 100_000,
    },
];

#[tokio::test]
#[ignore = "writes the pictures: cargo xtask pictures"]
async fn pictures() -> Result<()> {
    let setup = Setup {
        start: Start {
            flags: vec!["--hide-scrollbars".into()],
            ..Start::default()
        },
        ..Setup::default()
    };
    setup
        .run(async |page| {
            for kind in &KINDS {
                fs::create_dir_all(folder(kind))?;
                for theme in ["light", "dark"] {
                    for position in &POSITIONS {
                        page.set_out(position, theme, kind.size).await?;
                        take(page, kind, position.game, theme).await?;
                    }
                    page.show_chairs(theme, kind.size).await?;
                    take(page, kind, "setup", theme).await?;
                }
            }
            page.no_complaints().await
        })
        .await
}

/// Takes the picture of what is shown.
async fn take(page: &Page, kind: &Kind, subject: &str, theme: &str) -> Result<()> {
    let picture = page.still_picture(kind.quality).await?;
    let file = format!("{subject}{}-{theme}.webp", kind.name);
    keep(kind, &file, &webp::bare(&picture)?)
}

fn keep(kind: &Kind, file: &str, picture: &[u8]) -> Result<()> {
    let (path, size) = (folder(kind).join(file), picture.len());
    anyhow::ensure!(
        size <= kind.limit,
        "{file} has {size} bytes, more than {}",
        kind.limit
    );
    let before = fs::read(&path).ok();
    let news = match before {
        Some(before) if before == picture => "as before",
        Some(_) => "changed",
        None => "new",
    };
    println!("{}/{file}: {size} bytes, {news}", kind.folder);
    fs::write(&path, picture).with_context(|| format!("cannot write {}", path.display()))
}

fn folder(kind: &Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(kind.folder)
}
