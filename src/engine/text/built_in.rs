//! The messages that are built into the program: each room adds its files with [`texts!`](crate::engine::text::texts).

/// Files of messages: the language of each, its name, and its text.
#[doc(hidden)]
pub struct BuiltIn(pub &'static [(&'static str, &'static str, &'static str)]);

inventory::collect!(BuiltIn);

/// Builds files of `assets/text` into the program: `texts! { "en": ["panels.ftl"], "de": ["panels.ftl"] }`.
macro_rules! texts {
    ($($language:literal: [$($file:literal),* $(,)?]),* $(,)?) => {
        $crate::engine::text::inventory::submit!($crate::engine::text::BuiltIn(&[$($(
            (
                $language,
                $file,
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text/", $language, "/", $file)),
            ),
        )*)*]));
    };
}

pub(crate) use texts;

texts! {
    "en": [
        "book.ftl",
        "caption.ftl",
        "casting.ftl",
        "chances.ftl",
        "club-page.ftl",
        "commands.ftl",
        "common.ftl",
        "courses.ftl",
        "dock.ftl",
        "fight.ftl",
        "figure.ftl",
        "frame.ftl",
        "kit.ftl",
        "lesson.ftl",
        "online.ftl",
        "online-pages.ftl",
        "parcels.ftl",
        "planning.ftl",
        "puzzles.ftl",
        "questions.ftl",
        "report.ftl",
        "scene.ftl",
        "settings.ftl",
        "sheet.ftl",
        "study.ftl",
        "table.ftl",
        "timeline.ftl",
        "title.ftl",
    ],
    "de": [
        "book.ftl",
        "caption.ftl",
        "casting.ftl",
        "chances.ftl",
        "club-page.ftl",
        "commands.ftl",
        "common.ftl",
        "courses.ftl",
        "dock.ftl",
        "fight.ftl",
        "figure.ftl",
        "frame.ftl",
        "kit.ftl",
        "lesson.ftl",
        "online.ftl",
        "online-pages.ftl",
        "parcels.ftl",
        "planning.ftl",
        "puzzles.ftl",
        "questions.ftl",
        "report.ftl",
        "scene.ftl",
        "settings.ftl",
        "sheet.ftl",
        "study.ftl",
        "table.ftl",
        "timeline.ftl",
        "title.ftl",
    ],
}

/// Every file: its language, its name, and its text.
pub(super) fn files() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static str)> {
    inventory::iter::<BuiltIn>.into_iter().flat_map(|built_in| built_in.0)
}

/// Returns the texts of a language's files.
pub(super) fn sources(language: &str) -> impl Iterator<Item = &'static str> {
    files().filter(move |(of, ..)| *of == language).map(|(.., text)| *text)
}

/// The languages that are built in.
pub(super) fn languages() -> Vec<&'static str> {
    let mut languages: Vec<&str> = files().map(|(language, ..)| *language).collect();
    languages.sort_unstable();
    languages.dedup();
    languages
}
