//! The window sizes at which the program itself does something else. The style sheets do all other things that
//! depend on the window's size; `static/styles/tokens.css` lists their breakpoints.

use ui::media;

/// The largest width, in pixels, at which the log lies below the stage, and is folded.
const NARROW: u32 = 800;

/// Whether the window is narrow, by the same media query as in the style sheets. Unlike a question for an element's
/// size, this does not lay the page out during the rendering.
pub fn is_narrow() -> bool {
    media::matches(&format!("(width <= {NARROW}px)"))
}

/// The largest width, in pixels, of a phone held upright.
const UPRIGHT: u32 = 559;

/// The largest height, in pixels, of a phone held sideways.
const SIDEWAYS: u32 = 520;

/// Whether the window is that of a phone or a tablet held upright. Parts of a stage lie above each other there, even if
/// a log or a result leaves the stage lower than wide.
pub fn is_upright() -> bool {
    let (_, low) = PLATE_ASIDE;
    media::matches(&format!(
        "(width <= {UPRIGHT}px),
         (width <= {NARROW}px) and (height > {low}px) and (aspect-ratio <= 87/100)"
    ))
}

/// Whether the window is that of a phone held sideways: words and result have a column beside the stage.
pub fn is_sideways() -> bool {
    media::matches(&format!(
        "(height <= {SIDEWAYS}px) and (width > {UPRIGHT}px)"
    ))
}

/// In a window that is wider and higher than this, in pixels, the result lies at the right of the table.
const PLATE_ASIDE: (u32, u32) = (1099, 660);

/// The place of the plate with the result, and so what it takes from the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlatePlace {
    /// At the right of the table: the stage is less wide.
    Beside,
    /// Below the stage, in a window held upright: the stage is lower.
    Below,
    /// Over a part of the stage, on a small phone held upright. The stage stays as it is.
    Over,
    /// In the column of the words, in a window held sideways. The column is wider then, and the stage less wide.
    Words,
    /// Elsewhere: in the place of the log, say.
    Elsewhere,
}

/// Where the plate with the result lies in a window of this size, as `static/styles/result.css` says.
pub fn plate_place() -> PlatePlace {
    let (width, height) = PLATE_ASIDE;
    if media::matches(&format!("(width > {width}px) and (height > {height}px)")) {
        PlatePlace::Beside
    } else if is_upright() && media::matches(&format!("(height > {height}px)")) {
        PlatePlace::Below
    } else if is_upright() {
        PlatePlace::Over
    } else if is_sideways() {
        PlatePlace::Words
    } else {
        PlatePlace::Elsewhere
    }
}

/// The width that the stage had before a result came, in a window held sideways, from its width since. The column of
/// the words is wider for the result; its widths are in `static/styles/sideways.css` and `result.css`.
pub fn width_before_words(width: f64) -> f64 {
    (0.75 * (width + 64.0) / 0.67 - 64.0).clamp(width + 46.0, width + 90.0)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// All style sheets: their paths, and what they say.
    pub(crate) fn style_sheets() -> Vec<(PathBuf, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/styles");
        let entries = fs::read_dir(folder).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .map(|path| {
                let sheet = fs::read_to_string(&path).unwrap();
                (path, sheet)
            })
            .collect()
    }

    /// The breakpoints as the style sheets list them: `width` or `height`, and pixels.
    fn listed(tokens: &str) -> Vec<(&str, u32)> {
        let line = |line| -> Option<(&str, u32)> {
            let mut words = str::split_whitespace(line);
            let side = words
                .next()
                .filter(|side| ["width", "height"].contains(side));
            Some((side?, words.next()?.parse().ok()?))
        };
        tokens.lines().filter_map(line).collect()
    }

    /// The breakpoints that a style sheet's media queries have.
    fn used(sheet: &str) -> Vec<(&'static str, u32)> {
        let mut found = Vec::new();
        let queries = sheet.lines().filter(|line| line.contains("@media"));
        for condition in queries.flat_map(|line| line.split('(')) {
            for side in ["width", "height"] {
                assert!(!condition.contains(&format!("-{side}:")), "{condition}");
                let Some(rest) = condition.strip_prefix(side) else {
                    continue;
                };
                let pixels = rest.split("px").next().unwrap();
                let pixels = pixels.trim_start_matches([' ', '<', '=', '>']);
                found.push((side, pixels.parse::<u32>().unwrap()));
            }
        }
        found
    }

    #[test]
    fn the_width_before_a_result_is_that_of_the_play() {
        for window in [560.0_f64, 640.0, 740.0, 844.0, 915.0, 1200.0] {
            let left =
                |least, part: f64, most: f64| window - 64.0 - (part * window).clamp(least, most);
            let (before, since) = (left(150.0, 0.25, 230.0), left(196.0, 0.33, 320.0));
            assert!(
                (width_before_words(since) - before).abs() < 15.0,
                "{window}"
            );
        }
    }

    #[test]
    fn style_sheets_have_no_breakpoints_but_those_that_are_listed() {
        let sheets = style_sheets();
        let tokens = sheets.iter().find(|(path, _)| path.ends_with("tokens.css"));
        let listed = listed(&tokens.unwrap().1);
        let mut all = Vec::new();
        for (path, sheet) in &sheets {
            let used = used(sheet);
            for one in &used {
                assert!(listed.contains(one), "{}: {one:?}", path.display());
            }
            all.extend(used);
        }
        assert!(all.len() > 20, "{all:?}");
        for one in &listed {
            assert!(all.contains(one), "no style sheet goes by {one:?}");
        }
        assert!(listed.contains(&("width", NARROW)));
        assert!(listed.contains(&("width", UPRIGHT)) && listed.contains(&("height", SIDEWAYS)));
        let (width, height) = PLATE_ASIDE;
        assert!(listed.contains(&("width", width)) && listed.contains(&("height", height)));
    }
}
