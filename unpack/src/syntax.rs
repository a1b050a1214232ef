//! Where in a wasm module a byte stands, as far as that tells what it may be.
//!
//! This follows the binary format of the WebAssembly specification, but checks nothing: what it says
//! is a hint by which chances go, and of bytes that are no module it says something as well. Both
//! sides of a pack must only agree.

/// What kind of byte comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// Of an instruction; the operands of instructions follow.
    Opcode,
    Local,
    Function,
    Type,
    Global,
    /// How many blocks out.
    Label,
    /// How many labels a table of them has.
    Labels,
    BlockType,
    Align,
    Offset,
    Int,
    Long,
    /// Of an instruction whose first byte says only what family it is of.
    Second,
    /// Other operands.
    Other,
    /// Of a number with a point, or a vector.
    Raw,
    /// Not the first of a number in several bytes.
    More,
    /// How long a function is.
    Body,
    /// In a section that is no code.
    Data,
    /// How many groups of locals a function has, and how many are in each.
    Groups,
    Group,
    GroupType,
    /// What sections begin with.
    Section,
    SectionSize,
    NameSize,
    Functions,
}

/// So many kinds there are.
pub const KINDS: usize = 25;
/// How many places chances may go by: the last instruction before an opcode, and the other kinds.
pub const PLACES: usize = 0x100 + KINDS;

/// The magic number of a module, and the version of the format.
const PREAMBLE: usize = 8;
const CUSTOM: usize = 0;
const CODE: usize = 10;

/// A place in a module, or in modules that stand in custom sections of another.
#[derive(Clone, Debug)]
pub struct Syntax {
    kind: Kind,
    /// The last instruction.
    opcode: u8,
    /// Bytes to come that are no numbers.
    raw: usize,
    /// What has come of a number, and how many bits.
    number: usize,
    bits: u32,
    /// More operands of the same kind.
    left: usize,
    /// Whether a module begins after the bytes to come, or begins now.
    is_custom: bool,
    begins: bool,
    /// Bytes to come of a function, and functions to come.
    body: usize,
    functions: usize,
}

impl Syntax {
    /// Before the first byte.
    pub fn new() -> Syntax {
        Syntax {
            kind: Kind::Section,
            opcode: 0,
            raw: PREAMBLE,
            number: 0,
            bits: 0,
            left: 0,
            is_custom: false,
            begins: true,
            body: usize::MAX,
            functions: usize::MAX,
        }
    }

    /// What kind of byte comes next.
    pub fn kind(&self) -> Kind {
        match self.kind {
            Kind::Section if self.raw > 0 => Kind::Data,
            _ if self.raw > 0 => Kind::Raw,
            _ if self.bits > 0 => Kind::More,
            kind => kind,
        }
    }

    /// The place by which chances go: below [`PLACES`].
    pub fn place(&self) -> usize {
        match self.kind() {
            Kind::Opcode => usize::from(self.opcode),
            kind => 0x100 + kind as usize,
        }
    }

    /// Goes on to the next byte.
    pub fn feed(&mut self, byte: u8) {
        if core::mem::take(&mut self.begins) && byte != 0 {
            // What does not begin as a module does is pieces of code.
            (self.kind, self.raw) = (Kind::Opcode, 0);
            (self.body, self.functions) = (usize::MAX, usize::MAX);
        }
        let is_in_body = self.is_in_body();
        if self.raw > 0 {
            self.skip();
        } else if self.kind == Kind::Opcode {
            self.opcode = byte;
            self.operands(byte);
        } else {
            self.digit(byte);
        }
        if is_in_body {
            self.body -= 1;
            if self.body == 0 {
                self.end_body();
            }
        }
    }

    fn is_in_body(&self) -> bool {
        use Kind::{Body, Functions, NameSize, Section, SectionSize};
        !matches!(
            self.kind,
            Section | SectionSize | NameSize | Functions | Body
        )
    }

    /// A byte that is not part of a number.
    fn skip(&mut self) {
        self.raw -= 1;
        if self.raw == 0 && self.is_custom {
            (self.raw, self.is_custom, self.begins) = (PREAMBLE, false, true);
        }
    }

    /// A byte of a number: seven bits, and whether there are more.
    fn digit(&mut self, byte: u8) {
        if self.bits < usize::BITS {
            self.number |= usize::from(byte & 0x7f) << self.bits;
        }
        self.bits += 7;
        if byte < 0x80 || self.bits > 63 {
            let number = core::mem::take(&mut self.number);
            self.bits = 0;
            self.after(number);
        }
    }

    /// The next function, or section, begins.
    fn end_body(&mut self) {
        (self.raw, self.bits, self.number) = (0, 0, 0);
        self.functions = self.functions.saturating_sub(1);
        self.kind = match self.functions {
            0 => Kind::Section,
            _ => Kind::Body,
        };
    }

    /// What follows an opcode.
    fn operands(&mut self, opcode: u8) {
        self.left = 0;
        self.kind = match opcode {
            0x02..=0x04 => Kind::BlockType,
            0x0c | 0x0d => Kind::Label,
            0x0e => Kind::Labels,
            0x10 | 0x12 | 0xd2 => Kind::Function,
            0x11 | 0x13 => Kind::Type,
            0x1c => return self.others(2),
            0x20..=0x22 => Kind::Local,
            0x23 | 0x24 => Kind::Global,
            0x25 | 0x26 | 0x3f | 0x40 | 0xd0 => Kind::Other,
            0x28..=0x3e => Kind::Align,
            0x41 => Kind::Int,
            0x42 => Kind::Long,
            0x43 => return self.raw = 4,
            0x44 => return self.raw = 8,
            0xfc | 0xfd => Kind::Second,
            _ => Kind::Opcode,
        };
    }

    fn others(&mut self, count: usize) {
        (self.kind, self.left) = match count {
            0 => (Kind::Opcode, 0),
            _ => (Kind::Other, count - 1),
        };
    }

    /// What follows an opcode of two parts.
    fn second(&mut self, second: usize) {
        self.kind = Kind::Opcode;
        match (self.opcode, second) {
            (0xfc, 8 | 10 | 12 | 14) => self.others(2),
            (0xfc, 9 | 11 | 13 | 15..=17) => self.others(1),
            (0xfd, 12 | 13) => self.raw = 16,
            (0xfd, 21..=34) => self.raw = 1,
            // A lane after the offset.
            (0xfd, 84..=91) => (self.kind, self.left) = (Kind::Align, 1),
            (0xfd, 0..=11 | 92 | 93) => self.kind = Kind::Align,
            _ => {}
        }
    }

    /// Goes on after a whole number.
    fn after(&mut self, number: usize) {
        self.kind = match self.kind {
            Kind::Section => {
                self.left = number;
                Kind::SectionSize
            }
            Kind::SectionSize if self.left == CUSTOM => Kind::NameSize,
            Kind::SectionSize if self.left == CODE => Kind::Functions,
            Kind::SectionSize => {
                self.raw = number;
                Kind::Section
            }
            Kind::NameSize => {
                (self.raw, self.is_custom) = (number, number > 0);
                Kind::Section
            }
            Kind::Functions => {
                self.functions = number;
                Kind::Body
            }
            Kind::Body => {
                self.body = number.max(1);
                Kind::Groups
            }
            Kind::Groups => {
                (self.left, self.opcode) = (number, 0);
                match number {
                    0 => Kind::Opcode,
                    _ => Kind::Group,
                }
            }
            Kind::Group => Kind::GroupType,
            Kind::GroupType => {
                self.left = self.left.saturating_sub(1);
                match self.left {
                    0 => Kind::Opcode,
                    _ => Kind::Group,
                }
            }
            // The table that a function comes from.
            Kind::Type => Kind::Other,
            Kind::Labels => {
                self.left = number;
                Kind::Label
            }
            Kind::Second => return self.second(number),
            Kind::Align => Kind::Offset,
            Kind::Offset => {
                self.raw = self.left;
                Kind::Opcode
            }
            kind if self.left > 0 => {
                self.left -= 1;
                kind
            }
            _ => Kind::Opcode,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds of some bytes, as letters.
    fn kinds(bytes: &[u8]) -> String {
        let mut syntax = Syntax::new();
        let mut kinds = String::new();
        for byte in bytes {
            kinds.push(match syntax.kind() {
                Kind::Opcode => '.',
                Kind::Local => 'l',
                Kind::Function => 'f',
                Kind::Type => 't',
                Kind::Global => 'g',
                Kind::Label => 'L',
                Kind::Labels => 'N',
                Kind::BlockType => 'b',
                Kind::Align => 'a',
                Kind::Offset => 'o',
                Kind::Int => 'i',
                Kind::Long => 'I',
                Kind::Second => '2',
                Kind::Other => '?',
                Kind::Raw => 'r',
                Kind::More => '+',
                Kind::Body => 'B',
                Kind::Data => 'd',
                Kind::Groups => 'G',
                Kind::Group => 'c',
                Kind::GroupType => 'T',
                Kind::Section => 'S',
                Kind::SectionSize => 's',
                Kind::NameSize => 'n',
                Kind::Functions => 'F',
            });
            syntax.feed(*byte);
            assert!(syntax.place() < PLACES);
        }
        kinds
    }

    #[test]
    fn operands_follow_their_instructions() {
        for (code, expected) in [
            (&[0x20, 0, 0x41, 0x80, 0x81, 1, 0x6a][..], ".l.i++."),
            (&[0x10, 0x85, 1, 0x11, 3, 0, 0x23, 0], ".f+.t?.g"),
            (&[0x28, 2, 0x90, 1, 0x42, 5, 0x02, 0x40], ".ao+.I.b"),
            (&[0x0e, 2, 0, 1, 2, 0x0b, 0x0d, 0, 0x0f], ".NLLL..L."),
            (&[0x43, 1, 2, 3, 0x80, 0x1a, 0x1c, 1, 0x7f, 1], ".rrrr..??."),
            (&[0x44, 1, 2, 3, 4, 5, 6, 7, 0x80, 0x1a], ".rrrrrrrr."),
            (&[0xfc, 10, 0, 0, 0xfc, 0, 0xfc, 11, 0, 1], ".2??.2.2?."),
            (&[0xfd, 0, 4, 0, 0xfd, 84, 0, 1, 7, 1], ".2ao.2aor."),
            (
                &[0xfd, 21, 3, 0xfd, 0x80, 1, 0xfd, 92, 2, 0, 1],
                ".2r.2+.2ao.",
            ),
        ] {
            let all = [b"\x01", code].concat();
            assert_eq!(kinds(&all), format!("d{expected}"), "{code:x?}");
        }
    }

    #[test]
    fn modules_stand_in_sections_of_another() {
        let code = b"\x0a\x0b\x02\x04\x01\x01\x7f\x0b\x04\0\x20\0\x0b";
        let inner = [b"\0asm\x01\0\0\0\x01\x02\x60\0", &code[..]].concat();
        let kinds_of_inner = "ddddddddSsddSsFBGcT.BG.l.";
        assert_eq!(kinds(&inner), kinds_of_inner);
        let mut outer = b"\0asm\x01\0\0\0".to_vec();
        for _ in 0..2 {
            outer.extend([0, 7 + inner.len() as u8, 6]);
            outer.extend(b"module");
            outer.extend(&inner);
        }
        let own = format!("Ssndddddd{kinds_of_inner}");
        assert_eq!(kinds(&outer), format!("dddddddd{own}{own}"));
    }
}
