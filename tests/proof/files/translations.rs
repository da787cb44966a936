//! A translation beside a data file changes what is shown, and nothing that a game depends on.

use kessel::{
    engine::{
        data::{looking_first_in, shipped_text},
        orders::{Game, RulebookData},
        text::{Language, within},
        translations::{translated, translated_title},
    },
    games::guderian::rules::{Guderian, Rulebook},
};
use std::{fs, sync::Arc};

/// Returns the digests of the training scenario, its title in the file, and its title at a table in this language.
fn seen(language: &str) -> (Vec<String>, String, String) {
    within(Arc::new(Language::new(language, [], None)), || {
        let rulebook = Rulebook::load("training").unwrap();
        let about = rulebook.about();
        let (digests, title) = (about.digests.to_vec(), about.title.to_owned());
        (digests, title, translated_title::<Guderian>(&rulebook))
    })
}

#[test]
fn digests_are_those_of_the_english_files() {
    let folder = std::env::temp_dir().join(format!("kessel-translated-{}", std::process::id()));
    let own = folder.join("guderian");
    fs::create_dir_all(&own).unwrap();
    for part in ["training.ron", "map.ron", "charts.ron", "order-of-battle.ron"] {
        fs::write(own.join(part), shipped_text(&format!("guderian/{part}")).unwrap()).unwrap();
    }
    let look = || looking_first_in(&folder, || ["en", "fr"].map(seen));
    let [english, without] = look();
    fs::write(own.join("training.fr.ftl"), "title = La poche de Krasny").unwrap();
    fs::write(own.join("map.fr.ftl"), "title = La carte").unwrap();
    let [again, with] = look();
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(english, again);
    assert_eq!((&english.0, &english.1), (&with.0, &with.1), "digests and data are English");
    assert_eq!((without.2.as_str(), with.2.as_str()), (english.1.as_str(), "La poche de Krasny"));
}

/// The training scenario is in German; what its translation lacks, and other languages, are English.
#[test]
fn the_training_scenario_is_in_german() {
    let title = |language: &str| seen(language).2;
    assert_eq!(title("de"), "Übung: der Kessel von Krasny");
    assert_eq!(title("fr"), "Training: the pocket at Krasny");
    let file = format!("{}/training.ron", Guderian::ID);
    let german = || translated(&file, "no-such-text", "English").into_owned();
    assert_eq!(within(Arc::new(Language::new("de", [], None)), german), "English");
}
