//! Data files that a player may edit: RON with errors that name file, line and column; and the places of the program's
//! files.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod bytes;
mod clock;
mod fault;
mod form_faults;
mod format;
#[cfg(test)]
mod format_tests;
mod head;
mod ids;
mod library;
mod locate;
pub mod parcel;
mod paths;
mod plain;
mod read;
mod salvage;
mod staging;
mod studies;
#[cfg(test)]
mod tests;
mod text;
mod translations;
mod walker;
mod words;

pub use bytes::{Unread, first_byte, first_line, open_regular, read_bytes};
pub use clock::now;
pub use fault::{DataError, Fault};
pub use form_faults::parse_telling_all;
pub use format::{DATA_FORMAT, without_format};
pub use head::{ScenarioHead, turns};
pub use ids::{LONGEST_ID, id_fault, id_like, is_id, name_fault};
pub use library::{
    Shipped, Source, file_of, load, load_of, looking_first_in, misnamed, own_folder, scenario_ids, shipped,
    shipped_names, shipped_text, shipped_translations,
};
#[doc(hidden)]
pub use library::{ShippedTranslations, inventory};
pub use locate::{has_field, locate, locate_all};
pub use paths::Shown;
pub use plain::{plain, plain_json, plain_lines, shortened};
pub use read::{
    MOST_FAULTS, digest, edited_or_shipped, fnv, or_tell, parse, parse_ron_or_json, read_file, read_game,
    with_places,
};
pub use salvage::parse_what_fits;
pub use staging::{Difficulty, Foot, Frame, Staging, without_countryside, without_staging};
#[doc(hidden)]
pub use studies::ShippedStudies;
pub use studies::{
    STUDIES, has_study, shipped_file, shipped_studies, shipped_study, study_at, study_file, study_ids,
    study_text,
};
pub use text::{NoText, text_of};
pub use translations::{translated_file, translation_files, translation_name, translations_of};
pub use words::in_words;
