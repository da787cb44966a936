//! Translations of data files: the prose of a scenario, a rules book or a lesson in another language.
//!
//! The data file itself stays English, and so do its digests, the command line, files and the feed. Beside `NAME.ron`
//! may be `NAME.LANGUAGE.ftl`, built in or in a folder of the user: a message for each text, whose id is the key of the
//! text. The keys come from the place of a text in its file, such as `title`, `wins-1`, `step-3.text` and
//! `case-6-22.title`; the English text is the comment above. The table shows the translation text by text, and English
//! where there is none.

mod book;
mod course;
mod fault;
mod kinds;
mod lesson;
mod rules;
mod scenario;
mod shown;
#[cfg(test)]
mod tests;
mod texts;

pub use book::ShownRules;
pub use course::{part_key, translated_course};
pub use fault::translation_faults;
pub use kinds::{english_messages, texts_of};
pub use lesson::step_key;
pub use rules::translated_rules;
pub use scenario::{ScenarioTexts, translated_scenario};
pub use shown::{translated, translated_lesson, translated_title, translation};
pub use texts::{DataText, HasTexts};
