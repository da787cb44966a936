//! The limits of a pack. Packs are made by strangers: anything beyond these limits is refused with a sentence before it
//! is drawn or even unpacked. `assets/packs/README.md` states them for the makers of packs.

use std::time::Duration;

/// Bytes of a text file of a pack: `pack.ron`, `map.ron` or a drawing.
pub const TEXT_BYTES: u64 = 1 << 20;
/// Bytes of a PNG picture.
pub const PICTURE_BYTES: u64 = 4 << 20;
/// Bytes of all files of a pack that are read.
pub const PACK_BYTES: u64 = 64 << 20;
/// The longest side of a picture, in pixels.
pub const PICTURE_SIDE: u32 = 2048;
/// Pixels of all pictures that one drawing shows.
pub const PICTURE_PIXELS: u64 = 16 << 20;
/// Pixels of all pictures of a pack.
pub const PACK_PIXELS: u64 = 256 << 20;
/// Files in a pack's folder.
pub const FILES: usize = 5000;
/// Entries of `pack.ron`: drawings, colours, units, and their changes.
pub const ENTRIES: usize = 5000;
/// Patterns among the keys of `units`.
pub const PATTERNS: usize = 200;
/// Variants of one kind of card.
pub const VARIANTS: usize = 64;
/// Palettes that a player can choose.
pub const PALETTES: usize = 16;

/// Depth of nested `{if}`.
pub const IFS: usize = 32;
pub const PLACEHOLDERS: usize = 2000;
/// Depth of nested drawings: a symbol on a card is the second.
pub const DRAWINGS_DEEP: usize = 4;
/// Letters of a text of the game that are printed.
pub const WORDS: usize = 60;

/// Depth of nested SVG elements.
pub const DEPTH: usize = 64;
/// Elements, each counted as often as it is drawn.
pub const ELEMENTS: u64 = 20_000;
pub const LETTERS: u64 = 2000;
pub const SEGMENTS: u64 = 100_000;
/// Steps of filters.
pub const FILTERS: u64 = 256;
/// Octaves of `feTurbulence`, all together.
pub const OCTAVES: u64 = 32;
/// Attributes of one element.
pub const ATTRIBUTES: usize = 500;
/// Declarations of style sheets, times elements.
pub const STYLES: u64 = 400_000;
/// Parts of one selector of a style sheet.
pub const SELECTORS: usize = 3;

/// Points that filters, masks and similar elements process for one drawing.
pub const POINTS: u64 = 400_000_000;
/// Points that are stored at one time for one drawing; four bytes each.
pub const POINTS_HELD: u64 = 64 << 20;

/// Time for one drawing.
pub const TIME: Duration = Duration::from_secs(2);
/// Drawings of one pack that took longer, after which no more are tried.
pub const TOO_SLOW: usize = 3;
/// Time to try all drawings of a pack.
pub const PACK_TIME: Duration = Duration::from_secs(30);
