//! `cargo xtask icons`: the icons as PNG, drawn from the SVG ones.

use crate::browser::{Browser, FLAGS, Kind};
use crate::cmd::{root, run, work_dir};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The drawings in `static`, and the width in pixels of what is made of each.
/// Apple's devices round the corners themselves, as those do that mask icons.
const ICONS: [(&str, &str, u32); 4] = [
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable.png", 512),
    ("icon-maskable.svg", "icon-apple.png", 180),
];

/// Draws the icons anew; they are kept with the sources, so this is needed only
/// after a change of the drawings.
///
/// # Errors
/// If there is no Chromium, or it cannot draw.
pub fn icons() -> Result<()> {
    let browser = Browser::ready(Kind::Chromium)?;
    let scratch = work_dir().join("icons");
    fs::create_dir_all(&scratch)?;
    let folder = root().join("static");
    for (drawing, icon, width) in ICONS {
        let to = folder.join(icon);
        // What an earlier run made shall not pass for a new one.
        if to.exists() {
            fs::remove_file(&to)?;
        }
        draw(&browser, &scratch, &folder.join(drawing), &to, width)?;
        fs::metadata(&to).with_context(|| format!("Chromium drew no {icon}"))?;
    }
    Ok(())
}

fn draw(browser: &Browser, scratch: &Path, drawing: &Path, to: &Path, width: u32) -> Result<()> {
    let page = scratch.join("icon.html");
    let html = format!(
        "<!doctype html><style>body {{ margin: 0 }} img {{ display: block }}</style>\
         <img width={width} src=\"file://{}\">",
        drawing.display()
    );
    fs::write(&page, html)?;
    run(Command::new(&browser.program)
        .args(FLAGS)
        .args(["--hide-scrollbars", "--default-background-color=00000000"])
        .arg(format!(
            "--user-data-dir={}",
            scratch.join("profile").display()
        ))
        .arg(format!("--window-size={width},{width}"))
        .arg(format!("--screenshot={}", to.display()))
        .arg(format!("file://{}", page.display())))
}
