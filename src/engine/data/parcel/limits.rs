//! The limits of a parcel.

/// Bytes of a parcel's file, and of all of its contents unpacked.
pub const MOST_BYTES: u64 = 64 << 20;
/// Bytes of one file in it, unpacked.
pub const MOST_BYTES_OF_FILE: u64 = 4 << 20;
/// Files in it, including folders.
pub const MOST_FILES: usize = 5000;
