//! `kessel value`: weights fitted to a few games, and their test by sibling plans.

use super::*;

/// A short scenario of each game.
const SCENARIOS: [(&str, &str); 4] =
    [("guderian", "training"), ("panzer44", "ailette"), ("platoon", "meeting"), ("squad", "patrol")];

/// Returns the sentence of a command that fails with 1 and prints nothing.
fn refused(words: &[&str]) -> String {
    let output = kessel(words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stdout));
    complaint
}

/// Every game fits weights, which have no faults and are the same with any number of threads.
#[test]
#[ignore = "takes half a minute"]
fn every_game_fits_its_value() {
    let folder = Folder::new("value");
    for (game, scenario) in SCENARIOS {
        let fit = |name: &str, threads: &str| {
            let out = folder.file(name);
            let words =
                ["value", "fit", scenario, "--games", "2", "--player", "random", "--threads", threads];
            let told = answer(&[&words[..], &["--out", &*out, "--json"]].concat());
            holds("value_fit", &told);
            assert_eq!((&told["game"], &told["games"]), (&json!(game), &json!(2)), "{told}");
            fs::read_to_string(out).unwrap()
        };
        let text = fit(&format!("{game}-1.ron"), "1");
        assert_eq!(fit(&format!("{game}-3.ron"), "3"), text, "{game}");
        let out = folder.file(&format!("{game}-1.ron"));
        assert!(kessel(&["check", &out]).status.success(), "{game}");
        let wrong = folder.file("value.ron");
        fs::write(&wrong, text.replacen("constant: ", "constant: 1e999, // ", 1)).unwrap();
        assert!(refused(&["check", &wrong]).contains("value.ron:"), "{game}");
        let unnamed = text.replacen("weights: {", "weights: {\"moons\": 1.0,", 1);
        fs::write(&wrong, unnamed).unwrap();
        assert!(refused(&["check", &wrong]).contains("no feature"), "{game}");
    }
}

/// The shipped weights have no faults, and name features of their game only.
#[test]
fn the_shipped_weights_are_checked() {
    for (game, _) in SCENARIOS {
        let file = format!("{}/assets/players/{game}/value.ron", env!("CARGO_MANIFEST_DIR"));
        let output = kessel(&["check", &file]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// The test of the value answers in the form that the schema has, and the same each time.
#[test]
fn the_value_is_tested_by_sibling_plans() {
    let ask = |threads: &str| {
        let size = ["--positions", "2", "--continuations", "2", "--threads", threads, "--json"];
        answer(&[&["value", "siblings", "patrol"][..], &size].concat())
    };
    let told = ask("1");
    holds("value_siblings", &told);
    assert_eq!((&told["game"], &told["positions"]), (&json!("squad"), &json!(2)));
    assert_eq!(ask("2"), told);
}

/// Refusals of the command come before a game is played.
#[test]
fn what_cannot_be_fitted_is_refused() {
    let folder = Folder::new("value-refused");
    let out = folder.file("value.ron");
    for (words, why) in [
        (&["fit", "stalingrad", "--out", &*out][..], "there is no scenario"),
        (&["fit", "training", "patrol", "--out", &*out], "there is no scenario patrol of guderian"),
        (&["fit", "training", "--player", "me", "--out", &*out], "there is no player me"),
        (&["fit", "training", "--out", "value.json"], "weights are written as .ron"),
        (&["siblings", "stalingrad"], "there is no scenario"),
    ] {
        let complaint = refused(&[&["value"][..], words].concat());
        assert!(complaint.contains(why), "{words:?}: {complaint}");
    }
    fs::write(&out, "(models: [])").unwrap();
    assert!(refused(&["value", "fit", "training", "--out", &*out]).contains("already exists"));
    assert!(refused(&["check", &out]).contains("at least one model"));
    for words in [&["fit", "training"][..], &["siblings", "training", "--continuations", "1"], &["fit"], &[]]
    {
        let output = kessel(&[&["value"][..], words].concat());
        assert_eq!(output.status.code(), Some(2), "{words:?}");
    }
}
