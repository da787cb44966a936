//! The limits of a parcel.

/// Bytes of a parcel's file, and of all of its contents unpacked.
pub const MOST_BYTES: u64 = 64 << 20;
/// Bytes of one file in it, unpacked.
pub const MOST_BYTES_OF_FILE: u64 = 4 << 20;
/// Files in it, including folders.
pub const MOST_FILES: usize = 5000;
/// Pixels of its picture, in width and in height.
pub const MOST_PIXELS: u32 = 512;
/// Letters of its title, its author or its licence.
pub(super) const MOST_LETTERS: usize = 80;
/// Letters of the text about it.
pub(super) const MOST_LETTERS_ABOUT: usize = 2000;
