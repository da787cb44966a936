//! Translations of made-up data files: what is shown, what is written for a translator, and what is reported.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{
    HasTexts, ScenarioTexts, ShownRules, english_messages, texts_of, translated, translated_lesson,
    translated_scenario, translation_faults,
};
use crate::engine::{
    data::{
        self, Source, looking_first_in, shipped_names, shipped_text, shipped_translations, translated_file,
    },
    text::{Language, for_translators, with_added, within, without},
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

const SCENARIO: &str = r#"(
    id: "bridge",
    title: "The bridge",
    summary: "One bridge, and two companies that want it.",
    start: Somewhere,
    staging: (
        happened: "It rained.\n\n                  The river {rose}.",
        who: ["A company.", "Another."],
        wins: ["Hold the bridge."],
        sheet: (title: "Bridge"),
    ),
    last_turn: 3,
    placed: [(unit: Some("a"), hex: "0101")],
)"#;

const GERMAN: &str =
    "# The bridge\ntitle = Die Brücke\n\nwho-2 =\n    Noch eine,\n\n    ganz am Rand.\nwins-1 = { $turn }\n";

/// Does something with these files in the folder of a made-up game, in a German that nothing else uses.
fn with_files<T>(files: &[(&str, &[u8])], work: impl FnOnce(&Path) -> T) -> T {
    static NUMBER: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("kessel-translations-{}-{number}", std::process::id()));
    for (name, bytes) in files {
        let file = folder.join("scenarios").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, bytes).unwrap();
    }
    let scenarios = folder.join("scenarios");
    let done = looking_first_in(&scenarios, || within(german(), || work(&scenarios)));
    fs::remove_dir_all(&folder).unwrap();
    done
}

fn german() -> Arc<Language> {
    Arc::new(Language::new("de", [], None))
}

fn bridge() -> ScenarioTexts {
    data::parse("bridge.ron", SCENARIO).unwrap()
}

#[test]
fn a_translation_is_shown_text_by_text() {
    let files: [(&str, &[u8]); 2] =
        [("mine/bridge.ron", SCENARIO.as_bytes()), ("mine/bridge.de.ftl", GERMAN.as_bytes())];
    with_files(&files, |_| {
        let shown = translated_scenario("mine", "bridge", bridge());
        assert_eq!(shown.title, "Die Brücke");
        assert_eq!(shown.staging.who, ["A company.", "Noch eine,\n\nganz am Rand."]);
        assert_eq!(shown.summary, bridge().summary, "it has no German text");
        assert_eq!(shown.staging.wins, ["Hold the bridge."], "a text of data has no arguments");
        assert_eq!(translated("mine/bridge.ron", "title", "The bridge"), "Die Brücke");
        assert_eq!(translated("mine/bridge.ron", "title", ""), "", "nothing is shown where nothing is said");
        assert_eq!(translated("mine/other.ron", "title", "Other"), "Other");
        assert_eq!(translated("../bridge.ron", "title", "Other"), "Other");
        let french = Arc::new(Language::new("fr", [], None));
        assert_eq!(within(french, || translated("mine/bridge.ron", "title", "The bridge")), "The bridge");
    });
}

/// A changed file is read when the language is shown again, and not before.
#[test]
fn a_translation_is_read_once() {
    let files: [(&str, &[u8]); 1] = [("lessons/walk.de.ftl", b"title = Gehen")];
    with_files(&files, |folder| {
        let shown = || translated_lesson("walk", "title", "Walking").into_owned();
        assert_eq!(shown(), "Gehen");
        fs::write(folder.join("lessons/walk.de.ftl"), "title = Laufen").unwrap();
        assert_eq!(shown(), "Gehen");
        assert_eq!(within(german(), shown), "Laufen");
    });
}

#[test]
fn what_is_written_for_a_translator_has_no_fault() {
    let files: [(&str, &[u8]); 1] = [("mine/bridge.ron", SCENARIO.as_bytes())];
    with_files(&files, |folder| {
        let source = data::load("mine/bridge.ron").unwrap();
        let file = folder.join("mine/bridge.de.ftl");
        let english = english_messages(&source).unwrap();
        let keys: Vec<&str> = english.iter().map(|message| message.id.as_str()).collect();
        assert_eq!(keys, ["title", "summary", "happened", "who-1", "who-2", "wins-1", "sheet.title"]);
        let written = for_translators(&english);
        fs::write(&file, &written).unwrap();
        let told = translation_faults(&file, &source);
        assert!(told.iter().all(|fault| fault.ends_with("is still in English")), "{told:?}");
        assert_eq!(told.len(), english.len());
        let shown = translated("mine/bridge.ron", "happened", "?");
        assert_eq!(shown, "It rained.\n\nThe river {rose}.", "read back as it was");
        // Again, after a part was translated: nothing is added, and what is translated stays.
        let begun = written.replace("title = The bridge", "title = Die Brücke");
        assert_eq!(without(&english, &begun), []);
        let begun = begun.replace("    .title = Bridge", "    .subtitle = 1941");
        let whole = with_added(&begun, &without(&english, &begun));
        assert!(whole.contains("title = Die Brücke") && whole.contains("    .title = Bridge"), "{whole}");
    });
}

#[test]
fn faults_have_their_place() {
    let german = "# The bridge\ntitle = Die Brücke\n# An older text.\nsummary = Alt\nwho-9 = Niemand\n\
                  who-1 = { $n }\nx = {\n";
    let files: [(&str, &[u8]); 2] =
        [("mine/bridge.ron", SCENARIO.as_bytes()), ("mine/bridge.de.ftl", german.as_bytes())];
    with_files(&files, |folder| {
        let file = folder.join("mine/bridge.de.ftl");
        let source = translated_file(&file).unwrap().unwrap();
        let told = translation_faults(&file, &source);
        let has = |place: &str, words: &str| {
            told.iter()
                .any(|fault| fault.contains(&format!("bridge.de.ftl{place}: ")) && fault.contains(words))
        };
        for (place, words) in [
            (":4:1", "summary was made from an older English text"),
            (":5:1", "has no text who-9"),
            (":6:1", "who-1 has no argument $n"),
            ("", "wins-1 is missing"),
        ] {
            assert!(has(place, words), "{words}: {told:?}");
        }
        assert!(told.iter().any(|fault| fault.contains("this is no message")), "{told:?}");
        assert!(!told.iter().any(|fault| fault.contains(" title ")), "{told:?}");
        assert_eq!(translated("mine/bridge.ron", "summary", "?"), "Alt", "a stale text is shown");
    });
}

/// Whatever a file holds, it is no reason to end.
#[test]
fn a_damaged_translation_is_a_sentence() {
    let deep = format!("title = {}", "{".repeat(100_000));
    let rings = "title = { summary }\nsummary = { title }\n";
    let large = vec![b'#'; 9 << 20];
    for (bytes, words) in [
        (&b"title = M\xFCcke"[..], "is not text in UTF-8"),
        (large.as_slice(), "the limit for data files"),
        (deep.as_bytes(), "nested too deeply"),
        (rings.as_bytes(), "happened is missing"),
        (&b"\0\0\0}}}{{{ ="[..], "title is missing"),
        (&b""[..], "title is missing"),
    ] {
        let files: [(&str, &[u8]); 2] =
            [("mine/bridge.ron", SCENARIO.as_bytes()), ("mine/bridge.de.ftl", bytes)];
        with_files(&files, |folder| {
            assert_eq!(translated("mine/bridge.ron", "title", "The bridge"), "The bridge", "{words}");
            let source = data::load("mine/bridge.ron").unwrap();
            let told = translation_faults(&folder.join("mine/bridge.de.ftl"), &source);
            assert!(told.iter().any(|fault| fault.contains(words)), "{words}: {told:?}");
        });
    }
}

/// A built-in translation belongs to the built-in file: it says nothing about a file of the user's own in its place.
#[test]
fn a_file_of_the_user_has_translations_of_the_user_only() {
    let has_title = |(_, text): &&(&str, &str)| text.contains("\ntitle = ");
    let name = shipped_translations().find(has_title).map(|(name, _)| *name).unwrap();
    let (file, language) = name.strip_suffix(".ftl").unwrap().rsplit_once('.').unwrap();
    let file = format!("{file}.ron");
    let shown = || {
        let language = Arc::new(Language::new(language, [], None));
        within(language, || translated(&file, "title", "?").into_owned())
    };
    let shipped = shipped_text(&file).unwrap();
    let changed = format!("// changed\n{shipped}");
    let with = |text: &str| with_files(&[(file.as_str(), text.as_bytes())], |_| shown());
    assert_ne!(with(shipped), "?");
    assert_eq!(with(&changed), "?");
}

/// The built-in translations are of files that are there, fit their texts, and are all of the folder.
#[test]
fn built_in_translations_fit_their_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let inside = |folder: PathBuf| fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    let files = inside(root.clone()).filter(|path| path.is_dir()).flat_map(inside);
    let mut found = 0;
    for path in files.filter(|path| path.extension().is_some_and(|ending| ending == "ftl")) {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        let text = shipped_translations().find(|(shipped, _)| *shipped == name).map(|(_, text)| *text);
        assert!(text.is_some(), "{name} is built in by no game");
        let source = translated_file(&path).unwrap().unwrap();
        let told = translation_faults(&path, &source);
        let wrong: Vec<&String> = told.iter().filter(|fault| !fault.ends_with("is missing")).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        found += 1;
    }
    assert_eq!(found, shipped_translations().count());
}

/// Every scenario, lesson and rules book of the program can be written for a translator and read back.
#[test]
fn every_shipped_text_can_be_translated() {
    let mut kinds = [0; 3];
    for name in shipped_names() {
        let source = Source { name: name.to_owned(), text: shipped_text(name).unwrap().to_owned() };
        let Ok(texts) = texts_of(&source) else { continue };
        let english = english_messages(&source).unwrap();
        let keys: Vec<&str> = english.iter().map(|message| message.id.as_str()).collect();
        let wanted: Vec<&str> = texts.iter().map(|text| text.key.as_str()).collect();
        assert_eq!(keys, wanted, "{name}");
        let written = for_translators(&english);
        assert_eq!(without(&english, &written), [], "{name}");
        let language = Language::new("de", [written], None);
        for text in &texts {
            let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let back = language.words_of(&text.key).unwrap_or_default();
            assert_eq!(plain(&back), plain(&text.english), "{name}: {}", text.key);
        }
        let kind = ["closing", "chapter-1"].iter().position(|key| keys.contains(key)).unwrap_or(2);
        kinds[kind] += 1;
    }
    assert!(kinds.iter().all(|count| *count > 3), "lessons, rules books, scenarios: {kinds:?}");
}

/// A rules book is translated case by case, whatever the order in its file, and again in another language.
#[test]
fn a_rules_book_follows_the_language() {
    const BOOK: &str = r#"(chapters: [(number: "6", title: "Moving", cases: [
        (id: "6.22", paragraph: "1", title: "Stops", text: "A unit stops.", tables: [
            (head: ["Die", "Result"], rows: [["1", "D1/A1"]]),
        ]),
        (id: "K6.1", paragraph: "1", title: "Walks", text: "See case 6.22."),
    ])], options: [(name: "fog", values: ["no"], title: "Fog", text: "It is misty.", case: "6.22")])"#;
    let german = "chapter-6 = Bewegung\ncase-6-22 =\n    .title = Halt\n    .table-1-head-2 = Ergebnis\n\
                  option-fog = x\n    .title = Nebel\n";
    let files: [(&str, &[u8]); 2] =
        [("mine/rules.ron", BOOK.as_bytes()), ("mine/rules.de.ftl", german.as_bytes())];
    with_files(&files, |_| {
        let mut rules = ShownRules::load("mine/rules.ron");
        let case = rules.case("6.22").unwrap();
        assert_eq!((case.title.as_str(), case.text.as_str()), ("Halt", "A unit stops."));
        assert_eq!(case.tables[0].head, ["Die", "Ergebnis"]);
        assert_eq!(
            (rules.chapters[0].title.as_str(), rules.options[0].title.as_str()),
            ("Bewegung", "Nebel")
        );
        assert_eq!(rules.mentions("6.22"), ["K6.1"]);
        let keys: Vec<String> = (*rules).clone().texts().into_iter().map(|text| text.key).collect();
        assert!(!keys.iter().any(|key| key.contains("row")), "numbers need no translation: {keys:?}");
        within(Arc::new(Language::new("fr", [], None)), || rules.follow_language());
        assert_eq!(rules.case("6.22").unwrap().title, "Stops");
    });
}
