//! Texts are shown as a translator means them: plurals, cases, names, numbers, lists; and every text has its message.

use super::{
    Arg, ENGLISH, Gap, GapKind, Ids, Language, Names, PSEUDO, Text, built_in,
    check::{english, gaps},
    for_translators, in_language, lacking,
    messages::messages_of,
    uses, with_added, within, without,
};
use crate::engine::{board::Hex, counters::ShortId};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A page of Polish: three plurals, the genders and cases of names, a decimal fraction, a list.
const POLISH: &str = "
list-middle = { $first }, { $second }
list-pair = { $first } i { $second }
rifle = drużyna strzelecka
    .gender = f
    .gen = drużyny strzeleckiej
    .acc = drużynę strzelecką
tank = czołg
    .gender = m
    .gen = czołgu
    .acc = czołg
steps-lost = { $n ->
        [one] { $n } stopień stracony
        [few] { $n } stopnie stracone
       *[many] { $n } stopni straconych
    }
pinned = { NAME($unit) } { GENDER($unit) ->
        [f] została przygwożdżona
       *[other] został przygwożdżony
    }
no-sight = brak linii widzenia od { NAME($from, case: \"gen\") } do { $hex }
left = pozostało { $points }
modifier = modyfikator { SIGNED($drm) }
";

fn polish() -> Language {
    Language::new("pl", [POLISH.to_owned()], Some(in_language(ENGLISH)))
}

fn say(id: &'static str, args: Vec<(&'static str, Arg)>) -> String {
    polish().format(&Text::new(id, args), &Ids)
}

#[test]
fn polish_has_three_plurals() {
    let said = |n: i64| say("steps-lost", vec![("n", n.into())]);
    assert_eq!(said(1), "1 stopień stracony");
    assert_eq!([said(2), said(4), said(23)].map(|text| text.ends_with("stopnie stracone")), [true; 3]);
    assert_eq!([said(5), said(12), said(0)].map(|text| text.ends_with("stopni straconych")), [true; 3]);
}

#[test]
fn names_have_cases_and_genders() {
    let unit = |name| vec![("unit", Arg::Name(name))];
    assert_eq!(say("pinned", unit("rifle")), "drużyna strzelecka została przygwożdżona");
    assert_eq!(say("pinned", unit("tank")), "czołg został przygwożdżony");
    let hex: Hex = "0704".parse().unwrap();
    let sight = |from| say("no-sight", vec![("from", from), ("hex", hex.into())]);
    assert_eq!(sight(Arg::Name("tank")), "brak linii widzenia od czołgu do 0704");
    assert_eq!(
        sight(Arg::from("Iwan")),
        "brak linii widzenia od Iwan do 0704",
        "a name of data has no cases"
    );
}

#[test]
fn numbers_have_a_true_minus_and_halves() {
    assert_eq!(say("left", vec![("points", Arg::Halves(19))]), "pozostało 9½");
    assert_eq!(say("left", vec![("points", Arg::Halves(-1))]), "pozostało −½");
    assert_eq!(say("modifier", vec![("drm", (-3).into())]), "modyfikator −3");
    assert_eq!(say("modifier", vec![("drm", 2.into())]), "modyfikator +2");
    assert_eq!(say("modifier", vec![("drm", 0.into())]), "modyfikator 0");
}

#[test]
fn lists_are_joined_by_the_language() {
    let units = |names: &[&'static str]| {
        let list = Arg::List(names.iter().map(|name| Arg::Name(name)).collect());
        say("left", vec![("points", list)])
    };
    assert_eq!(units(&[]), "pozostało ");
    assert_eq!(units(&["tank"]), "pozostało czołg");
    assert_eq!(units(&["tank", "rifle"]), "pozostało czołg i drużyna strzelecka");
    assert_eq!(units(&["tank", "rifle", "tank"]), "pozostało czołg, drużyna strzelecka i czołg");
}

/// A unit is named as the viewer may read it; an id that the viewer does not know stays an id.
#[test]
fn units_are_named_by_the_viewer() {
    struct Known;
    impl Names for Known {
        fn unit(&self, unit: ShortId) -> Option<String> {
            (unit.as_str() == "rifle-1").then(|| "1st Rifle Squad".to_owned())
        }
    }
    let text = |id: &str| Text::new("left", vec![("points", Arg::Unit(id.parse().unwrap()))]);
    assert_eq!(polish().format(&text("rifle-1"), &Known), "pozostało 1st Rifle Squad");
    assert_eq!(polish().format(&text("hidden-3"), &Known), "pozostało hidden-3");
    let json = serde_json::to_string(&text("rifle-1")).unwrap();
    assert_eq!(json, r#"{"id":"left","args":{"points":"rifle-1"}}"#);
}

/// A message that a language lacks, or that has a wrong argument, is shown in English.
#[test]
fn what_a_language_lacks_is_english() {
    let broken = "list-pair = { $erste } und { $zweite }";
    let german = Language::new("xx", [broken.to_owned()], Some(in_language(ENGLISH)));
    let list = || vec![("first", "a".into()), ("second", "b".into())];
    assert_eq!(german.format(&Text::new("list-pair", list()), &Ids), "a and b");
    assert_eq!(german.format(&Text::new("list-middle", list()), &Ids), "a, b");
}

/// Every text that the program makes has its English message with these arguments, and no message is unused.
#[test]
fn every_text_has_its_message_and_no_message_is_unused() {
    let english = english();
    let mut wrong = Vec::new();
    let mut used: BTreeSet<&str> =
        BTreeSet::from(["list-middle", "list-pair", "side-german", "side-soviet", "side-allied"]);
    for one in uses() {
        used.insert(one.id);
        let at = format!("{}:{}: {}", one.file, one.line, one.id);
        match english.get(one.id) {
            None => wrong.push(format!("{at} is in no file")),
            Some(message) => {
                let given = |name: &&String| one.args.contains(&name.as_str());
                let missing = message.variables.iter().filter(|name| !given(name));
                wrong.extend(missing.map(|name| format!("{at} is not given ${name}")));
            }
        }
    }
    let is_form = |id: &str| id.ends_with(".gender") || id.ends_with(".plural");
    // Without a window the panels that use them are not built.
    let unused =
        english.keys().filter(|id| cfg!(feature = "window") && !used.contains(id.as_str()) && !is_form(id));
    wrong.extend(unused.map(|id| format!("{id} is used nowhere")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every built-in file can be read, is in the folder, and has each message once; every file of the folder is built in.
#[test]
fn the_files_are_whole() {
    let mut known: BTreeMap<(&str, String), &str> = BTreeMap::new();
    for (language, file, text) in built_in::files() {
        let (messages, unreadable) = messages_of(text);
        assert!(unreadable.is_empty(), "{language}/{file}: {unreadable:?}");
        for message in messages {
            let before = known.insert((language, message.id.clone()), file);
            assert_eq!(before, None, "{language}/{file}: {} is there twice", message.id);
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text");
    for language in fs::read_dir(root).unwrap().flatten().filter(|entry| entry.path().is_dir()) {
        let files = fs::read_dir(language.path()).unwrap().flatten();
        // A language may have a glossary beside its messages.
        let is_message_file =
            |file: &fs::DirEntry| file.path().extension().is_some_and(|ending| ending == "ftl");
        for file in files.filter(is_message_file) {
            let [language, file] = [&language, &file].map(|entry| entry.file_name().into_string().unwrap());
            let is_built_in = built_in::files().any(|(of, name, _)| (*of, *name) == (&language, &file));
            // Without a window the games' panels are not built, and their files neither.
            let is_of_window = !cfg!(feature = "window") && file.ends_with("-panels.ftl");
            assert!(is_built_in || is_of_window, "{language}/{file} is built in by no room");
        }
    }
}

/// The translations that are built in have no message that English lacks, no wrong argument and no stale message.
#[test]
fn built_in_translations_fit_the_english_texts() {
    for language in built_in::languages().into_iter().filter(|language| *language != ENGLISH) {
        let files = built_in::files().filter(|(of, ..)| *of == language);
        let gaps = gaps(files.map(|(_, file, text)| (*file, *text)));
        let wrong: Vec<String> = gaps
            .iter()
            .filter(|gap| !matches!(gap.what, GapKind::Missing(_)))
            .map(ToString::to_string)
            .collect();
        assert!(wrong.is_empty(), "{language}:\n{}", wrong.join("\n"));
    }
}

/// A translator learns of what is missing, unknown, stale or wrong, with its place.
#[test]
fn the_faults_of_a_translation_are_told() {
    let file =
        "# { $first } & { $second }\nlist-pair = { $first } und { $zweite }\nlist-many = x\nlist = {\n";
    let told: Vec<String> = gaps([("de.ftl", file)]).iter().map(ToString::to_string).collect();
    assert!(told.contains(&"de.ftl:2:1: list-pair has no argument $zweite".to_owned()), "{told:?}");
    assert!(
        told.contains(&"de.ftl:2:1: list-pair was made from an older English text".to_owned()),
        "{told:?}"
    );
    assert!(told.contains(&"de.ftl:3:1: the program has no message list-many".to_owned()), "{told:?}");
    assert!(told.contains(&"de.ftl: list-middle is missing".to_owned()), "{told:?}");
    assert!(told.iter().any(|line| line.starts_with("de.ftl:5:1: this is no message")), "{told:?}");
}

/// The files written for a translator hold every message that was missing, each still in English.
#[test]
fn files_for_a_translator_are_whole() {
    let lacking = lacking(&[]);
    let all: usize = lacking.iter().map(|(_, messages)| messages.len()).sum();
    let written: Vec<(&str, String)> =
        lacking.iter().map(|(file, messages)| (*file, for_translators(messages))).collect();
    let told = gaps(written.iter().map(|(file, text)| (*file, text.as_str())));
    let is_english = |gap: &&Gap| matches!(gap.what, GapKind::Untranslated(_));
    let wrong: Vec<String> = told.iter().filter(|gap| !is_english(gap)).map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(told.len(), all, "each is told as still in English");
    let texts: Vec<String> = written.into_iter().map(|(_, text)| text).collect();
    assert!(super::lacking(&texts).is_empty());
}

/// A new part joins its message in the file, with what is already translated.
#[test]
fn parts_are_added_to_their_message() {
    let english =
        messages_of("title = A\nstep = B\n    .text = C\n\n        D\n    .after = { $n }\nlast = E\n").0;
    let file = "# B\nstep = Be\n\n# A\ntitle = Ah\n";
    let whole = with_added(file, &without(&english, file));
    let expected = "# B\n# .text = C\n#\n# D\n# .after = { $n }\nstep = Be\n    .text =\n        C\n\n        D\n    \
                    .after = { $n }\n\n# A\ntitle = Ah\n\n# E\nlast = E\n\n";
    assert_eq!(whole, expected);
    assert_eq!(without(&english, &whole), []);
    assert_eq!(with_added(&whole, &[]), whole.trim_end().to_owned() + "\n");
}

/// A damaged file is no reason to end: braces without an end are a fault with its place.
#[test]
fn braces_are_not_followed_without_end() {
    let (messages, unreadable) = messages_of(&format!("a = b\nc = {}", "{".repeat(100_000)));
    assert!(messages.is_empty() && unreadable.len() == 1, "{unreadable:?}");
    assert_eq!((unreadable[0].line, unreadable[0].column), (2, 105));
    let plain = "{ \"{\" } and { \"}\" } ".repeat(200);
    assert_eq!(messages_of(&format!("a = {plain}")).0.len(), 1, "braces in the text");
}

/// The pseudo-language is some 40 % longer, and has every message.
#[test]
fn the_pseudo_language_is_longer() {
    let plain = Text::new("list-pair", vec![("first", "".into()), ("second", "".into())]);
    let [plain, longer] =
        [ENGLISH, PSEUDO].map(|language| in_language(language).format(&plain, &Ids).chars().count());
    assert!(longer > plain, "{plain} {longer}");
    let shown = within(in_language(PSEUDO), || {
        Text::new("list-pair", vec![("first", "a".into()), ("second", "b".into())]).plain()
    });
    assert!(shown.contains('ñ'), "{shown}");
}
