//! The limits of a module: strangers make it. A module is larger than a parcel, since it has maps and rules in it; only
//! its description and the pictures that are asked for are unpacked.

/// Bytes of the file of a module.
pub const MODULE_BYTES: u64 = 512 << 20;
/// Files in it, folders included.
pub const FILES: usize = 20_000;
/// Bytes of its description, unpacked.
pub const BUILD_BYTES: u64 = 32 << 20;
/// Bytes of one picture, unpacked.
pub const IMAGE_BYTES: u64 = 16 << 20;

/// Elements of the description.
pub const ELEMENTS: usize = 1_000_000;
/// Depth of nested elements.
pub const DEPTH: usize = 64;
/// Bytes of the definition of one piece or prototype.
pub const DEFINITION: usize = 128 << 10;
pub const PIECES: usize = 20_000;
pub const PROTOTYPES: usize = 5000;
/// Traits of one piece, with those of its prototypes.
pub const TRAITS: usize = 500;
/// Depth of prototypes that use prototypes.
pub const PROTOTYPES_DEEP: usize = 16;
/// Bytes that are looked through to unpack all definitions, each level of escapes counted.
pub const WORK: usize = 1 << 30;
/// Faces listed of one piece.
pub const FACES: usize = 60;
/// Letters kept of a name.
pub const LETTERS: usize = 120;
/// Faults listed of a module; the rest is counted.
pub const NOTES: usize = 100;

/// The longest side of a counter's picture in a pack, in pixels: more than the table ever shows.
pub const CARD_SIDE: u32 = 512;
