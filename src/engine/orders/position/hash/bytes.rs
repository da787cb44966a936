//! The binary form in which a position is hashed.

use serde::{
    Serialize,
    ser::{
        self, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};
use std::fmt::{self, Display, Write};

/// Initial size of the buffer in bytes.
const INITIAL_BYTES: usize = 1 << 17;
/// The binary form of a value. Every part marks its end, so that no two values have the same form.
pub(super) struct Bytes {
    /// The form, followed by older bytes of the buffer.
    pub room: Vec<u8>,
    pub length: usize,
    /// Whether the field that is being written is left out of the form.
    pub field_is_left_out: bool,
}

/// The name of the placeholder for a field that is left out of the form.
pub(super) const LEFT_OUT: &str = "left out of the hash";

/// The end of a text: not a byte of UTF-8.
const END: u8 = 0xFF;

// Everything here is inlined into its caller: the name of a field is known there, and the bytes of a short text of
// known length are written without a call. A position has ten thousand parts, and is hashed after each order.
impl Bytes {
    /// Writes a number, seven bits to a byte, the lowest first: most numbers are small. The width of its type does not
    /// matter.
    #[inline(always)]
    fn number(&mut self, number: u64) {
        if number < 0x80 {
            self.put([number as u8]);
        } else {
            self.large(number);
        }
    }

    fn large(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.put([(number & 0x7F) as u8 | 0x80]);
            number >>= 7;
        }
        self.put([number as u8]);
    }

    /// Returns room for this many more bytes, which the caller writes.
    #[inline(always)]
    fn next(&mut self, bytes: usize) -> &mut [u8] {
        let (from, to) = (self.length, self.length + bytes);
        if to > self.room.len() {
            self.grow(to);
        }
        self.length = to;
        self.room.get_mut(from..to).unwrap_or_default()
    }

    #[cold]
    fn grow(&mut self, to: usize) {
        self.room.resize(to.next_power_of_two().max(INITIAL_BYTES), 0);
    }

    pub fn written(&self) -> &[u8] {
        self.room.get(..self.length).unwrap_or_default()
    }

    #[inline(always)]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        self.next(N).copy_from_slice(&bytes);
    }

    #[inline(always)]
    fn text(&mut self, text: &str) {
        let text = text.as_bytes();
        if let Some((end, place)) = self.next(text.len() + 1).split_last_mut() {
            place.copy_from_slice(text);
            *end = END;
        }
    }

    #[inline(always)]
    fn part<T: Serialize + ?Sized>(&mut self, part: &T) -> Result<(), ron::Error> {
        self.put([1]);
        part.serialize(self)
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), ron::Error> {
        let before = self.length;
        self.text(name);
        value.serialize(&mut *self)?;
        if self.field_is_left_out {
            (self.length, self.field_is_left_out) = (before, false);
        }
        Ok(())
    }

    #[inline(always)]
    fn end(&mut self) {
        self.put([0]);
    }
}

impl Write for Bytes {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.next(text.len()).copy_from_slice(text.as_bytes());
        Ok(())
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty),*) => {
        $(#[inline(always)]
        fn $name(self, number: $kind) -> Result<(), ron::Error> {
            self.number(number as u64);
            Ok(())
        })*
    };
}

impl ser::Serializer for &mut Bytes {
    type Ok = ();
    type Error = ron::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    /// Returns false, so that parts can distinguish it from a text ([`outside_the_hash`](super::outside_the_hash)).
    #[inline(always)]
    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        serialize_bool: bool, serialize_char: char,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64
    }

    #[inline(always)]
    fn serialize_f32(self, number: f32) -> Result<(), ron::Error> {
        self.serialize_f64(f64::from(number))
    }

    #[inline(always)]
    fn serialize_f64(self, number: f64) -> Result<(), ron::Error> {
        self.put(number.to_bits().to_le_bytes());
        Ok(())
    }

    #[inline(always)]
    fn serialize_str(self, text: &str) -> Result<(), ron::Error> {
        self.text(text);
        Ok(())
    }

    #[inline(always)]
    fn collect_str<T: Display + ?Sized>(self, text: &T) -> Result<(), ron::Error> {
        write!(self, "{text}")?;
        self.put([END]);
        Ok(())
    }

    #[inline(always)]
    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), ron::Error> {
        self.number(bytes.len() as u64);
        self.next(bytes.len()).copy_from_slice(bytes);
        Ok(())
    }

    #[inline(always)]
    fn serialize_none(self) -> Result<(), ron::Error> {
        self.end();
        Ok(())
    }

    #[inline(always)]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), ron::Error> {
        self.part(value)
    }

    #[inline(always)]
    fn serialize_unit(self) -> Result<(), ron::Error> {
        Ok(())
    }

    #[inline(always)]
    fn serialize_unit_struct(self, name: &'static str) -> Result<(), ron::Error> {
        self.field_is_left_out = name == LEFT_OUT;
        Ok(())
    }

    #[inline(always)]
    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), ron::Error> {
        self.text(name);
        Ok(())
    }

    #[inline(always)]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), ron::Error> {
        value.serialize(self)
    }

    #[inline(always)]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), ron::Error> {
        self.field(name, value)
    }

    #[inline(always)]
    fn serialize_seq(self, _: Option<usize>) -> Result<Self, ron::Error> {
        Ok(self)
    }

    #[inline(always)]
    fn serialize_tuple(self, _: usize) -> Result<Self, ron::Error> {
        Ok(self)
    }

    #[inline(always)]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, ron::Error> {
        Ok(self)
    }

    #[inline(always)]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, ron::Error> {
        self.text(name);
        Ok(self)
    }

    #[inline(always)]
    fn serialize_map(self, _: Option<usize>) -> Result<Self, ron::Error> {
        Ok(self)
    }

    #[inline(always)]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, ron::Error> {
        Ok(self)
    }

    #[inline(always)]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self, ron::Error> {
        self.text(name);
        Ok(self)
    }
}

/// Implements the parts of one kind, in order: each follows a one, and a zero is after the last.
macro_rules! parts {
    ($($kind:ident $put:ident),*) => {
        $(impl $kind for &mut Bytes {
            type Ok = ();
            type Error = ron::Error;

            #[inline(always)]
            fn $put<T: Serialize + ?Sized>(&mut self, part: &T) -> Result<(), ron::Error> {
                self.part(part)
            }

            #[inline(always)]
            fn end(self) -> Result<(), ron::Error> {
                Bytes::end(self);
                Ok(())
            }
        })*
    };
}

parts!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// Implements fields with their names, and an end in place of one more name.
macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl $kind for &mut Bytes {
            type Ok = ();
            type Error = ron::Error;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), ron::Error> {
                self.field(name, value)
            }

            #[inline(always)]
            fn end(self) -> Result<(), ron::Error> {
                self.put([END]);
                Ok(())
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Bytes {
    type Ok = ();
    type Error = ron::Error;

    #[inline(always)]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), ron::Error> {
        self.part(key)
    }

    #[inline(always)]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), ron::Error> {
        value.serialize(&mut **self)
    }

    #[inline(always)]
    fn end(self) -> Result<(), ron::Error> {
        Bytes::end(self);
        Ok(())
    }
}
