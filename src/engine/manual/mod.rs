//! The rules text of a game: its file, the references between cases, search, and the explanations of things on the
//! table; and the guides. It knows no game: each game has its own file, and functions that explain its positions.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod explained;
mod guides;
mod markdown;
mod numbers;
#[cfg(test)]
mod order_tests;
mod references;
mod sayings;
mod search;
mod text;

pub use explained::{Explained, Section, Sentence, Tone, listed};
pub use guides::{Guide, ShippedGuides, guides, linked_guide, shipped_guides};
pub use markdown::{Block, Span, Style, plain, spans};
pub use numbers::Numbers;
pub use references::{Reference, ReferenceWords, Target, references};
pub(crate) use sayings::sayings;
pub use search::{Hit, marks, search, snippet};
pub use text::{CaseTable, CaseText, Chapter, OptionText, RulesText};
