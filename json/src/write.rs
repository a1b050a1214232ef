//! Writing something of serde's as text.

use crate::{Error, Value, value::quote};
use core::fmt::Display;
use serde::ser::{self, Serialize, Serializer};

/// Appends what it is given.
pub struct Writer<'a>(pub &'a mut String);

impl Writer<'_> {
    fn plain(self, what: &dyn Display) -> Result<(), Error> {
        use core::fmt::Write;
        write!(self.0, "{what}").map_err(|_| Error::Unwritable)
    }

    fn value(self, value: Value) -> Result<(), Error> {
        self.plain(&value)
    }
}

impl<'a> Writer<'a> {
    fn open(self, sign: char, close: &'static str) -> List<'a> {
        self.0.push(sign);
        List {
            text: self.0,
            is_first: true,
            close,
        }
    }

    /// Begins an object with one field, whose value comes next.
    fn variant(&mut self, name: &str) -> Result<(), Error> {
        self.0.push('{');
        quote(self.0, name).map_err(|_| Error::Unwritable)?;
        self.0.push(':');
        Ok(())
    }
}

macro_rules! plain {
    ($($name:ident: $type:ty),*) => {
        $(fn $name(self, value: $type) -> Result<(), Error> {
            self.plain(&value)
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = List<'a>;
    type SerializeStruct = List<'a>;
    type SerializeStructVariant = List<'a>;

    plain! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32,
        serialize_i64: i64, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32,
        serialize_u64: u64
    }

    fn serialize_f32(self, _: f32) -> Result<(), Error> {
        Err(Error::Unwritable)
    }

    fn serialize_f64(self, _: f64) -> Result<(), Error> {
        Err(Error::Unwritable)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<(), Error> {
        Err(Error::Unwritable)
    }

    fn serialize_char(self, sign: char) -> Result<(), Error> {
        self.value(Value::String(sign.into()))
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        quote(self.0, text).map_err(|_| Error::Unwritable)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.value(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.variant(variant)?;
        value.serialize(Writer(self.0))?;
        self.0.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Error> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Error> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Error> {
        Ok(self.open('[', "]"))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'a>, Error> {
        self.variant(variant)?;
        Ok(self.open('[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<List<'a>, Error> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Error> {
        Ok(self.open('{', "}"))
    }

    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'a>, Error> {
        self.variant(variant)?;
        Ok(self.open('{', "}}"))
    }
}

/// A list or object that has been opened.
pub struct List<'a> {
    text: &'a mut String,
    is_first: bool,
    close: &'static str,
}

impl List<'_> {
    fn next(&mut self) -> Writer<'_> {
        if !self.is_first {
            self.text.push(',');
        }
        self.is_first = false;
        Writer(self.text)
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(self.next())
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        self.next().serialize_str(name)?;
        self.text.push(':');
        value.serialize(Writer(self.text))
    }

    fn close(self) {
        self.text.push_str(self.close);
    }
}

macro_rules! elements {
    ($($kind:ident: $element:ident),*) => {
        $(impl ser::$kind for List<'_> {
            type Ok = ();
            type Error = Error;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        })*
    };
}

elements! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl ser::$kind for List<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close();
                Ok(())
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let text = self.next().0;
        let start = text.len();
        key.serialize(Writer(text))?;
        match text[start..].starts_with('"') {
            true => Ok(()),
            false => Err(Error::Unwritable),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.text.push(':');
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Result<(), Error> {
        self.close();
        Ok(())
    }
}
