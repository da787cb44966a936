//! Texts for players.
//!
//! A [`Text`] is the id of a message and its typed arguments. It becomes a sentence only where it is shown, by the
//! messages of a [`Language`] and the [`Names`] that the viewer may read. So a text can be shown in any language, and a
//! translator has every sentence whole in a file. Rooms whose texts are still in their code are the exception
//! (`tests/walls/texts.rs` lists the others).
//!
//! Messages are files of [Project Fluent](https://projectfluent.org) in `assets/text`, built into the program. A folder
//! of the user with the name of a language lies over them, message by message. A message that a language lacks is
//! shown in English.

mod arg;
mod built_in;
mod check;
mod functions;
mod ids;
mod language;
mod languages;
mod message;
mod messages;
mod names;
mod pseudo;
mod shown;
#[cfg(test)]
mod tests;
mod translators;

pub use arg::Arg;
#[doc(hidden)]
pub use built_in::BuiltIn;
pub(crate) use built_in::texts;
pub use check::{Gap, GapKind, english, gaps, gaps_from};
pub(crate) use ids::id_of;
#[doc(hidden)]
pub use ids::{id_bytes, id_length, id_text};
pub use language::{Language, Words};
pub use languages::{
    ENGLISH, LanguageEntry, Languages, PSEUDO, best_language, current, files_in, folder_of_user, in_language,
    is_id as is_language_id, show_in, system_language, within,
};
pub use message::{Text, TextUse, say_id, uses};
#[doc(hidden)]
pub use message::{Uses, inventory};
pub(crate) use message::{id, say, t};
pub use messages::{Message, Unreadable, messages_of};
pub use names::{Ids, Names};
pub use translators::{for_translators, lacking, with_added, without};
