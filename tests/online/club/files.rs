//! The file of a game that has ended, and those of a scenario that the other program lacks, for the players and for those who
//! may watch.

use super::{
    house::{House, open},
    table::offer,
};
use kessel::{
    club::hall::LinkId,
    engine::{
        data::{looking_first_in, shipped_text},
        orders::{GameFile, Record, Viewed},
    },
    games::squad::rules::Squad,
    referee::wire::{ClientMessage, ErrorCode, NewOffer, Question, RefereeMessage},
};
use std::{collections::BTreeMap, fs, path::PathBuf};

fn file(game: &str, part: usize) -> ClientMessage {
    ClientMessage::File { game: game.to_owned(), part }
}

/// Lets a player resign, and returns the seed that the proof of the dice gives.
fn resign(house: &mut House, link: LinkId, game: &str) -> u64 {
    let RefereeMessage::Game(held) = house.answer(link, &open(game)) else { panic!("a player sees it") };
    let (key, what) = ("resign".to_owned(), Question::Resign);
    let ask = ClientMessage::Ask { game: game.to_owned(), key, after: held.n, what };
    let told = house.ask(link, &ask);
    let proof = told.iter().find_map(|message| match message {
        RefereeMessage::Proof { proof, .. } => Some(proof.seed(game)),
        _ => None,
    });
    proof.expect("the proof of the dice")
}

/// Returns the only part of a file.
fn whole_text(house: &mut House, link: LinkId, game: &str) -> String {
    match house.answer(link, &file(game, 0)) {
        RefereeMessage::File { game: of, part: 0, parts: 1, text } if of == game => text,
        other => panic!("{other:?}"),
    }
}

/// Replays the text of a game file, and returns the seed of its dice.
fn replayed<G: Viewed>(text: &str) -> u64 {
    let file = GameFile::<G>::parse("game.kessel", text).unwrap();
    let seed = file.header.seed;
    let opened = Record::<G>::from_file(&mut G::world(), file).unwrap();
    assert!(opened.whole && opened.notes.is_empty(), "{:?}", opened.notes);
    seed
}

#[test]
fn only_a_game_that_has_ended_gives_its_file() {
    let mut house = House::new();
    let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
    let public = NewOffer { key: "public".to_owned(), public: true, ..offer::<Squad>("patrol") };
    let game = house.game_of((&anna, &ben), public);
    for link in [anna.link, ben.link, clara.link] {
        for part in [0, 1, usize::MAX] {
            assert_eq!(house.refusal(link, &file(&game, part)), ErrorCode::Running);
        }
    }
    let seed = resign(&mut house, anna.link, &game);
    let texts = [anna.link, ben.link, clara.link].map(|link| whole_text(&mut house, link, &game));
    assert!(texts.iter().all(|text| *text == texts[0]), "all are sent the same file");
    assert_eq!(replayed::<Squad>(&texts[0]), seed, "the dice are those of the proof");
    assert_eq!(house.refusal(ben.link, &file(&game, 1)), ErrorCode::Part);
}

#[test]
fn the_file_of_a_private_game_is_for_those_who_may_watch() {
    let mut house = House::new();
    let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
    let private = NewOffer { key: "private".to_owned(), public: false, ..offer::<Squad>("patrol") };
    let game = house.game_of((&anna, &ben), private);
    resign(&mut house, ben.link, &game);
    assert_eq!(house.refusal(clara.link, &file(&game, 0)), ErrorCode::NoGame);
    whole_text(&mut house, anna.link, &game);
}

/// A folder with a scenario of the player's own, on a map of the player's own.
struct OwnScenario(PathBuf);

impl OwnScenario {
    const FILES: [&str; 2] = ["squad/farm-mine.ron", "squad/map-mine.ron"];

    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-own-scenario-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("squad")).unwrap();
        let patrol = shipped_text("squad/patrol.ron").unwrap();
        let patrol = patrol.replace("id: \"patrol\"", "id: \"farm-mine\"").replace("map-valmont", "map-mine");
        let map = shipped_text("squad/map-valmont.ron").unwrap();
        for (name, text) in Self::FILES.into_iter().zip([patrol.as_str(), map]) {
            fs::write(folder.join(name), text).unwrap();
        }
        Self(folder)
    }
}

impl Drop for OwnScenario {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn scenario(game: &str, part: usize) -> ClientMessage {
    ClientMessage::Scenario { game: game.to_owned(), part }
}

/// Returns the files of the scenario of a game, and the number of the parts in which they came.
fn scenario_files(house: &mut House, link: LinkId, game: &str) -> (BTreeMap<String, String>, usize) {
    let (mut text, mut number) = (String::new(), 0);
    loop {
        match house.answer(link, &scenario(game, number)) {
            RefereeMessage::Scenario { game: of, part, parts, text: next }
                if of == game && part == number =>
            {
                text += &next;
                number += 1;
                if number == parts {
                    return (serde_json::from_str(&text).unwrap(), parts);
                }
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_files_of_an_own_scenario_are_for_those_who_may_watch() {
    let own = OwnScenario::new();
    looking_first_in(&own.0, || {
        let mut house = House::new();
        let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
        let terms = NewOffer { key: "own".to_owned(), public: false, ..offer::<Squad>("farm-mine") };
        let game = house.game_of((&anna, &ben), terms);
        let (files, parts) = scenario_files(&mut house, ben.link, &game);
        for name in OwnScenario::FILES {
            assert_eq!(files.get(name), fs::read_to_string(own.0.join(name)).ok().as_ref(), "{name}");
        }
        assert!(files["parcel.ron"].contains("title: \"The farm\""), "{}", files["parcel.ron"]);
        assert_eq!(files.len(), 3, "what comes with Kessel is not sent");
        assert_eq!(house.refusal(ben.link, &scenario(&game, parts)), ErrorCode::Part);
        assert_eq!(house.refusal(clara.link, &scenario(&game, 0)), ErrorCode::NoGame);
    });
}

#[test]
fn a_scenario_that_comes_with_kessel_has_no_files_to_be_sent() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let game =
        house.game_of((&anna, &ben), NewOffer { key: "shipped".to_owned(), ..offer::<Squad>("patrol") });
    assert_eq!(house.refusal(ben.link, &scenario(&game, 0)), ErrorCode::Scenario);
}
