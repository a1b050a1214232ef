//! The window sizes at which the program itself does something else. The style sheets do all other things that
//! depend on the window's size; `static/styles/tokens.css` lists their breakpoints.

use ui::media;

/// The largest width, in pixels, at which the log lies below the stage, and is folded.
const NARROW: u32 = 800;

/// Whether the window is so narrow, as the style sheets see it. Unlike asking for an element's size, this does
/// not lay the page out within the rendering.
pub fn is_narrow() -> bool {
    media::matches(&format!("(max-width: {NARROW}px)"))
}

/// The largest width, in pixels, of a phone held upright.
const UPRIGHT: u32 = 559;

/// Whether the window is as narrow as a phone held upright.
pub fn is_upright() -> bool {
    media::matches(&format!("(max-width: {UPRIGHT}px)"))
}

/// The least width and height, in pixels, of a window where the result lies at the right of the table.
const PLATE_ASIDE: (u32, u32) = (1100, 661);

/// Whether the window is so large that the plate with the result lies at the right of the table.
pub fn has_plate_aside() -> bool {
    let (width, height) = PLATE_ASIDE;
    media::matches(&format!(
        "(min-width: {width}px) and (min-height: {height}px)"
    ))
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
            for (name, side, less) in [
                ("max-width: ", "width", 0),
                ("min-width: ", "width", 1),
                ("max-height: ", "height", 0),
                ("min-height: ", "height", 1),
            ] {
                if let Some(rest) = condition.strip_prefix(name) {
                    let pixels = rest.split("px").next().unwrap();
                    found.push((side, pixels.parse::<u32>().unwrap() - less));
                }
            }
        }
        found
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
        let (width, height) = PLATE_ASIDE;
        assert!(listed.contains(&("width", width - 1)) && listed.contains(&("height", height - 1)));
    }
}
