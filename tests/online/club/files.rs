//! The file of a game that has ended, for the players and for those who may watch.

use super::{
    house::{House, open},
    table::offer,
};
use kessel::{
    club::hall::LinkId,
    engine::orders::{GameFile, Record, Viewed},
    games::squad::rules::Squad,
    referee::wire::{ClientMessage, ErrorCode, NewOffer, Question, RefereeMessage},
};

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
