//! Reading a text into a [`Value`].

use crate::{Error, Value};

/// How deeply lists and objects may be nested: a text from outside shall not
/// exhaust the stack.
const MAX_DEPTH: usize = 100;

pub fn parse(text: &str) -> Result<Value, Error> {
    let mut parser = Parser { text, at: 0 };
    let value = parser.value(0)?;
    match parser.peek() {
        None => Ok(value),
        Some(_) => Err(parser.error()),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn error(&self) -> Error {
        Error::Syntax(self.at)
    }

    /// The next byte, wherever it stands.
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte after spaces.
    fn peek(&mut self) -> Option<u8> {
        while matches!(self.byte(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        self.byte()
    }

    /// Whether this comes next; if so it is passed over.
    fn take(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn word(&mut self, word: &str, value: Value) -> Result<Value, Error> {
        if !self.text.as_bytes()[self.at..].starts_with(word.as_bytes()) {
            return Err(self.error());
        }
        self.at += word.len();
        Ok(value)
    }

    fn value(&mut self, depth: usize) -> Result<Value, Error> {
        if depth > MAX_DEPTH {
            return Err(Error::Depth);
        }
        match self.peek() {
            Some(b'n') => self.word("null", Value::Null),
            Some(b't') => self.word("true", Value::Bool(true)),
            Some(b'f') => self.word("false", Value::Bool(false)),
            Some(b'"') => self.string().map(Value::String),
            Some(b'[') => self.array(depth),
            Some(b'{') => self.object(depth),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => Err(self.error()),
        }
    }

    fn array(&mut self, depth: usize) -> Result<Value, Error> {
        self.at += 1;
        let mut values = Vec::new();
        if self.take(b']') {
            return Ok(Value::Array(values));
        }
        loop {
            values.push(self.value(depth + 1)?);
            if self.take(b']') {
                return Ok(Value::Array(values));
            }
            if !self.take(b',') {
                return Err(self.error());
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Value, Error> {
        self.at += 1;
        let mut fields = Vec::new();
        if self.take(b'}') {
            return Ok(Value::Object(fields));
        }
        loop {
            if self.peek() != Some(b'"') {
                return Err(self.error());
            }
            let name = self.string()?;
            if !self.take(b':') {
                return Err(self.error());
            }
            fields.push((name, self.value(depth + 1)?));
            if self.take(b'}') {
                return Ok(Value::Object(fields));
            }
            if !self.take(b',') {
                return Err(self.error());
            }
        }
    }

    /// Passes over digits, of which there must be one.
    fn digits(&mut self) -> Result<(), Error> {
        let start = self.at;
        while matches!(self.byte(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        match self.at > start {
            true => Ok(()),
            false => Err(self.error()),
        }
    }

    fn number(&mut self) -> Result<Value, Error> {
        let start = self.at;
        self.at += usize::from(self.byte() == Some(b'-'));
        match self.byte() {
            Some(b'0') => self.at += 1,
            _ => self.digits()?,
        }
        if self.byte() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.byte() {
            self.at += 1;
            self.at += usize::from(matches!(self.byte(), Some(b'+' | b'-')));
            self.digits()?;
        }
        Ok(Value::Number(self.text[start..self.at].to_owned()))
    }

    fn string(&mut self) -> Result<String, Error> {
        self.at += 1;
        let mut text = String::new();
        loop {
            let start = self.at;
            while !matches!(self.byte(), None | Some(b'"' | b'\\' | 0..0x20)) {
                self.at += 1;
            }
            // Both ends are at ASCII signs, so they are borders of characters.
            text.push_str(&self.text[start..self.at]);
            match self.byte() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some(b'\\') => text.push(self.escape()?),
                _ => return Err(self.error()),
            }
        }
    }

    fn escape(&mut self) -> Result<char, Error> {
        self.at += 1;
        let sign = match self.byte() {
            Some(sign @ (b'"' | b'\\' | b'/')) => char::from(sign),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return Err(self.error()),
        };
        self.at += 1;
        Ok(sign)
    }

    /// `u` and four digits; twice, with a backslash between, beyond 16 bits.
    fn unicode(&mut self) -> Result<char, Error> {
        let first = self.hex()?;
        let code = match first {
            0xd800..0xdc00 => {
                if !self.text.as_bytes()[self.at..].starts_with(b"\\u") {
                    return Err(self.error());
                }
                self.at += 1;
                match self.hex()? {
                    second @ 0xdc00..0xe000 => {
                        0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00)
                    }
                    _ => return Err(self.error()),
                }
            }
            _ => first,
        };
        char::from_u32(code).ok_or(self.error())
    }

    fn hex(&mut self) -> Result<u32, Error> {
        self.at += 1;
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.byte().and_then(|sign| char::from(sign).to_digit(16));
            code = code * 16 + digit.ok_or(self.error())?;
            self.at += 1;
        }
        Ok(code)
    }
}
