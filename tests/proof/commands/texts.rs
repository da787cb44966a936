//! Files for a translator: written by `text`, read by `check`.

use super::*;
use kessel::engine::data::shipped_text;

/// `text` writes every text that a language lacks, with its English text above it; `check` says of each that it is still
/// in English, and finds a wrong argument and a stale text with their places. A second call adds nothing, and overwrites
/// nothing.
#[test]
fn a_translator_gets_files_and_learns_of_their_faults() {
    let folder = Folder::new("texts");
    let out = folder.file("fr");
    let said = answer(&["text", "fr", "--out", &out, "--json"]);
    assert!(
        said["messages"].as_u64().unwrap() > 1000 && said["files"].as_array().unwrap().len() > 10,
        "{said}"
    );
    let checked = kessel(&["check", &out]);
    let told = String::from_utf8(checked.stderr).unwrap();
    assert_eq!(checked.status.code(), Some(1), "{told}");
    assert!(told.lines().all(|line| line.contains("is still in English")), "{told}");
    let file = folder.0.join("fr/common.ftl");
    let text = fs::read_to_string(&file).unwrap();
    let pair = "# { $first } and { $second }\nlist-pair = { $first } and { $second }\n";
    assert!(text.contains(pair), "{text}");
    let wrong = text.replace(pair, "# { $first } with { $second }\nlist-pair = { $first } et { $deux }\n");
    fs::write(&file, &wrong).unwrap();
    let told = String::from_utf8(kessel(&["check", file.to_str().unwrap()]).stderr).unwrap();
    for fault in ["list-pair has no argument $deux", "list-pair was made from an older English text"] {
        let place =
            told.lines().find(|line| line.contains(fault)).unwrap_or_else(|| panic!("{fault}: {told}"));
        assert!(place.contains("common.ftl:"), "{place}");
    }
    let again = answer(&["text", "fr", "--out", &out, "--json"]);
    assert_eq!((again["messages"].as_u64(), fs::read_to_string(&file).unwrap()), (Some(0), wrong));
    let no_language = kessel(&["text", "../fr"]);
    assert_eq!(no_language.status.code(), Some(1), "{}", String::from_utf8_lossy(&no_language.stderr));
}

/// The texts of a scenario of one's own are written beside it. `check` says with its place which are missing, stale or
/// still in English; a second call adds what is new and keeps what is translated. A built-in one is found by its name.
#[test]
fn a_scenario_is_written_for_a_translator_and_checked() {
    let folder = Folder::new("translations");
    let scenario = folder.file("bridge.ron");
    let text = shipped_text("guderian/training.ron").unwrap().replace("\"training\"", "\"bridge\"");
    fs::write(&scenario, &text).unwrap();
    let said = answer(&["text", "fr", &scenario, "--json"]);
    let file = folder.file("bridge.fr.ftl");
    assert_eq!((said["messages"].as_u64(), &said["files"]), (Some(12), &json!([file])), "{said}");
    let check = || String::from_utf8(kessel(&["check", &file]).stderr).unwrap();
    let told = check();
    let is_english = |line: &str| line.ends_with("is still in English");
    assert!(told.lines().count() == 12 && told.lines().all(is_english), "{told}");
    let written = fs::read_to_string(&file).unwrap();
    let english = "title = Training: the pocket at Krasny";
    let title = written.lines().position(|line| line == english).unwrap() + 1;
    let french = written.replacen(english, "title = La poche de Krasny", 1);
    fs::write(&file, french.replace("    .subtitle", "    .sous-titre")).unwrap();
    fs::write(&scenario, text.replace("Training: the pocket", "Training: a pocket")).unwrap();
    let told = check();
    let stale = format!(":{title}:1: title was made from an older English text");
    for fault in [stale.as_str(), ": sheet.subtitle is missing", "bridge.ron has no text sheet.sous-titre"] {
        assert!(told.contains(fault), "{fault}: {told}");
    }
    let again = answer(&["text", "fr", &scenario, "--json"]);
    assert_eq!(again["messages"].as_u64(), Some(1), "{again}");
    let whole = fs::read_to_string(&file).unwrap();
    assert!(whole.contains("title = La poche de Krasny") && !check().contains("is missing"), "{whole}");
}

/// The files of the program are found by their names: a scenario, a rules book, a lesson; nothing else is translated.
#[test]
fn the_files_of_the_program_are_written_for_a_translator() {
    let folder = Folder::new("translated");
    let out = folder.file("scenarios/guderian");
    for (name, file) in
        [("dvina", "dvina"), ("guderian/rules.ron", "rules"), ("lessons/combat.ron", "combat")]
    {
        answer(&["text", "fr", name, "--out", &out, "--json"]);
        assert!(folder.0.join(format!("scenarios/guderian/{file}.fr.ftl")).is_file(), "{name}");
    }
    let told = String::from_utf8(kessel(&["check", &out]).stderr).unwrap();
    let others: Vec<&str> = told.lines().filter(|line| !line.ends_with("is still in English")).collect();
    assert!(others.len() == 1 && others[0].contains("combat.fr.ftl"), "no file of Guderian: {others:?}");
    for wrong in ["guderian/map.ron", "no-such", "flat"] {
        assert_eq!(kessel(&["text", "fr", wrong]).status.code(), Some(1), "{wrong}");
    }
    assert_eq!(kessel(&["text", "en", "dvina"]).status.code(), Some(1));
}

/// A refusal in JSON has the id of its message and its arguments, by which a program knows the reason.
#[test]
fn a_refusal_has_the_id_and_the_arguments_of_its_message() {
    let folder = Folder::new("ids");
    let (game, orders) = (folder.file("game.kessel"), folder.file("orders.ron"));
    let new = kessel(&["new", "patrol", "--seed", "1", "--out", &game]);
    assert!(new.status.success(), "{}", String::from_utf8_lossy(&new.stderr));
    fs::write(&orders, "[Place(unit: \"nobody\", hex: \"0101\")]").unwrap();
    let output = kessel(&["run", &game, &orders, "--json"]);
    let line = String::from_utf8(output.stdout).unwrap();
    let refused: Value = serde_json::from_str(line.lines().next().unwrap_or_default()).unwrap_or_default();
    let refusal = &refused["refusal"];
    holds("refusal", refusal);
    assert_eq!(
        refusal["id"],
        "squad-refusal-no-such-unit",
        "{line} {:?}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(refusal["args"], json!({ "unit": "nobody" }));
    assert_eq!(refusal["why"], "there is no counter nobody");
}
