//! What a wasm takes from the script around it, by short names: the ones that wasm-bindgen makes
//! hold hashes, which cannot be compressed, and stand in both files.

use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The module that wasm-bindgen's script is to its wasm; its name ends like this.
const SCRIPT: &str = "_bg.js";
/// Its name from then on: the same for all programs, so that their scripts can be the same.
const SHORT: &str = "bg";
/// The number of the section of imports.
const IMPORTS: u8 = 2;
/// How long the beginning of a wasm file is.
const HEADER: usize = 8;

/// Gives all that a wasm takes from its script numbers as names, in both, and the script itself a
/// short one.
///
/// # Errors
/// If the two are not as wasm-bindgen makes them.
pub fn shorten(script: &Path, wasm: &Path) -> Result<()> {
    let mut short = BTreeMap::new();
    let bytes = rename(&fs::read(wasm)?, |name| {
        let next = short.len();
        short
            .entry(name.to_owned())
            .or_insert_with(|| next.to_string())
            .clone()
    })
    .context("the wasm's imports cannot be read")?;
    let mut text = fs::read_to_string(script)?;
    let stem = script.file_stem().unwrap_or_default().to_string_lossy();
    let module = format!("\"./{stem}{SCRIPT}\"");
    if text.matches(&module).count() != 1 {
        bail!("{} does not call itself {module} once", script.display());
    }
    text = text.replace(&module, &format!("\"{SHORT}\""));
    for (name, number) in &short {
        text = replace_key(&text, name, number)
            .with_context(|| format!("{} does not provide {name} once", script.display()))?;
    }
    fs::write(wasm, bytes)?;
    Ok(fs::write(script, text)?)
}

/// Replaces the key of an entry of an object, which stands there once.
fn replace_key(text: &str, key: &str, by: &str) -> Option<String> {
    let is_key = |place: &usize| {
        let before = text[..*place].chars().next_back();
        let after = text[place + key.len()..].trim_start().chars().next();
        after == Some(':')
            && !before.is_some_and(|sign| sign.is_alphanumeric() || "_$.".contains(sign))
    };
    let mut places = text.match_indices(key).map(|(place, _)| place);
    let place = places.find(is_key)?;
    if places.any(|place| is_key(&place)) {
        return None;
    }
    Some([&text[..place], by, &text[place + key.len()..]].concat())
}

/// The wasm, with other names for what it takes from its script.
fn rename(wasm: &[u8], mut name: impl FnMut(&str) -> String) -> Result<Vec<u8>> {
    let mut reader = Reader {
        bytes: wasm,
        at: HEADER,
    };
    let mut out = wasm.get(..HEADER).context("it is too short")?.to_vec();
    while reader.at < wasm.len() {
        let start = reader.at;
        let section = reader.byte()?;
        let length = reader.number()?;
        let body = reader.take(length)?;
        if section == IMPORTS {
            let body = renamed(body, &mut name)?;
            out.push(section);
            out.extend(leb128(body.len()));
            out.extend(body);
        } else {
            out.extend(&wasm[start..reader.at]);
        }
    }
    Ok(out)
}

/// The section of imports, with other names.
fn renamed(section: &[u8], name: &mut impl FnMut(&str) -> String) -> Result<Vec<u8>> {
    let mut reader = Reader {
        bytes: section,
        at: 0,
    };
    let count = reader.number()?;
    let mut out = leb128(count);
    for _ in 0..count {
        let (module, field) = (reader.text()?, reader.text()?);
        let (module, field) = match module.ends_with(SCRIPT) {
            true => (SHORT, name(field)),
            false => (module, field.to_owned()),
        };
        for text in [module, &field] {
            out.extend(leb128(text.len()));
            out.extend(text.bytes());
        }
        let start = reader.at;
        reader.kind()?;
        out.extend(&section[start..reader.at]);
    }
    Ok(out)
}

/// Reads a wasm's bytes from front to back.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8]> {
        let end = self.at.checked_add(length);
        let taken = end.and_then(|end| self.bytes.get(self.at..end));
        self.at += length;
        taken.context("it ends too early")
    }

    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    /// A length or an index: seven bits a byte, the lowest first.
    fn number(&mut self) -> Result<usize> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        bail!("a number is too long")
    }

    fn text(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        Ok(std::str::from_utf8(self.take(length)?)?)
    }

    /// Goes past what an import is.
    fn kind(&mut self) -> Result<()> {
        match self.byte()? {
            // A function, by its type.
            0 => drop(self.number()?),
            // A table of references of one type, or a memory, within limits.
            kind @ (1 | 2) => {
                if kind == 1 {
                    self.byte()?;
                }
                let has_maximum = self.byte()? & 1 == 1;
                self.number()?;
                if has_maximum {
                    self.number()?;
                }
            }
            // A global: its type, and whether it changes.
            3 => drop(self.take(2)?),
            kind => bail!("an import is of an unknown kind, {kind}"),
        }
        Ok(())
    }
}

/// A length as wasm has it.
pub fn leb128(mut length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while length >= 0x80 {
        bytes.push((length & 0x7f) as u8 | 0x80);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function of type 5 that is taken from a module.
    fn import(module: &str, field: &str) -> Vec<u8> {
        let text = |text: &str| [leb128(text.len()), text.into()].concat();
        [text(module), text(field), vec![0, 5]].concat()
    }

    fn wasm(imports: &[Vec<u8>]) -> Vec<u8> {
        let body = [leb128(imports.len()), imports.concat()].concat();
        let section = [vec![IMPORTS], leb128(body.len()), body].concat();
        [
            b"\0asm\x01\0\0\0\x01\x01\0".to_vec(),
            section,
            b"\x03\x01\0".to_vec(),
        ]
        .concat()
    }

    #[test]
    fn imports_get_short_names_in_both_files() {
        let dir = tempfile::tempdir().unwrap();
        let (script, bytes) = (dir.path().join("a.js"), dir.path().join("a.wasm"));
        let get = "__wbg_get_fedcba9876543210";
        let text = format!("{{ {get}: f, __wbg_get_x:g, y: a.{get} }} \"./a_bg.js\"");
        fs::write(&script, text).unwrap();
        let before = [
            import("./a_bg.js", get),
            import("elsewhere", "__wbg_get_x"),
            import("./a_bg.js", "__wbg_get_x"),
        ];
        fs::write(&bytes, wasm(&before)).unwrap();
        shorten(&script, &bytes).unwrap();
        assert_eq!(
            fs::read_to_string(&script).unwrap(),
            format!("{{ 0: f, 1:g, y: a.{get} }} \"bg\"")
        );
        let after = [
            import("bg", "0"),
            import("elsewhere", "__wbg_get_x"),
            import("bg", "1"),
        ];
        assert_eq!(fs::read(&bytes).unwrap(), wasm(&after));
        fs::write(&bytes, wasm(&[import("./a_bg.js", "missing")])).unwrap();
        assert!(shorten(&script, &bytes).is_err());
    }

    #[test]
    fn damaged_wasm_is_refused() {
        let whole = wasm(&[import("elsewhere", "name")]);
        let keep = |name: &str| name.to_owned();
        assert_eq!(rename(&whole, keep).unwrap(), whole);
        for length in [4, 9, 14, 20, whole.len() - 1] {
            assert!(rename(&whole[..length], keep).is_err(), "{length}");
        }
    }

    #[test]
    fn lengths_are_written_as_wasm_has_them() {
        assert_eq!(leb128(0x7f), [0x7f]);
        assert_eq!(leb128(624_485), [0xe5, 0x8e, 0x26]);
    }
}
