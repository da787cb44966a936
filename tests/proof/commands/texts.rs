//! Files for a translator: written by `text`, read by `check`.

use super::*;

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
