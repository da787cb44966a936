//! The page at the end of a game, in games of every kind that computer players have played to their ends.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{Guderian, Panzer44, Platoon, Squad};
use crate::{
    art::packs::pack::Pack,
    engine::orders::{ChosenOptions, Game, InPlay, Record},
    panels::{
        Action, Custom, NewGame, PanelMemory, Panelled, ReplayAction, ResultState, Seat, buttons, result,
        tests::screen::Screen,
    },
    play::matches::Match,
    scene::{EndPage, pictured::HasFaces, still::Still},
};
use bevy::prelude::World;
use bevy_egui::egui::Context;
use std::sync::Arc;

/// Plays a scenario to its end between players by chance, with these options.
fn played<G: HasFaces>(scenario: &str, options: &[&str]) -> (World, Record<G>) {
    let mut chosen = ChosenOptions::usual::<G>();
    options.iter().for_each(|name| chosen.set(name, Some("on")).unwrap());
    let rulebook = Arc::new(G::load(scenario, &chosen.take::<G>().unwrap()).unwrap());
    let (report, file) = Match::<G>::between(&rulebook, 3, ["random", "random"]).play_recorded();
    assert!(report.has_ended(), "{scenario}: {:?}", report.broken);
    let mut world = G::world();
    let record = Record::<G>::from_file(&mut world, file).unwrap().record;
    (world, record)
}

/// Checks the page of a game against its last position.
fn checked<G: HasFaces>(world: &World, record: &Record<G>) -> EndPage {
    let (rulebook, now) = (&record.rulebook, G::position(world));
    let mut apart = G::world();
    let fresh = Record::<G>::new(&mut apart, Arc::clone(rulebook), 3);
    assert!(EndPage::of(&fresh, G::position(&apart)).is_none(), "nothing is shown before the end");
    let page = EndPage::of(record, now).unwrap();
    let end = G::ended(rulebook, &now.public).unwrap();
    assert_eq!((&page.level, page.winner), (&end.level, end.winner));
    assert!(!page.turns.is_empty() && page.turns.is_sorted_by_key(|turn| turn.turn));
    let last = page.turns.last().map(|turn| turn.points);
    assert_eq!(last, Some(end.points));
    let swings: i32 = page.turns.iter().map(|turn| turn.swing).sum();
    assert_eq!(page.first_points + swings, end.points);
    for side in [0, 1] {
        let gone = |public: &G::Public| {
            let counters = G::counters(public).iter();
            counters.filter(|it| it.side() == side && G::is_eliminated(rulebook, it)).count()
        };
        assert_eq!(page.lost[side].len() + gone(&record.file.start.public), gone(&now.public));
    }
    for lost in page.lost.iter().flatten() {
        assert!(!lost.face.template.is_empty() && lost.face.badges.is_empty(), "{lost:?}");
        assert!(!lost.name.is_empty() && lost.name != lost.unit.to_string(), "{lost:?}");
        assert!(page.turns.iter().any(|turn| turn.turn == lost.turn), "{lost:?}");
    }
    assert!(page.lost.iter().any(|lost| !lost.is_empty()) && page.luck.is_some());
    let point = page.turning_point.as_ref().unwrap();
    assert!(point.words.starts_with(&format!("Turn {}: the ", point.turn)), "{point:?}");
    assert!(point.after < record.file.played.len(), "{point:?}");
    let most = page.turns.iter().map(|turn| turn.swing.abs()).max();
    let of_point = page.turns.iter().find(|turn| turn.turn == point.turn).map(|turn| turn.swing.abs());
    assert_eq!(of_point, most);
    println!("{}: {} | {} | {:?}", page.scenario, page.standing, point.words, point.gain);
    page
}

/// Draws the page of a game of a person against the computer, and presses its buttons.
fn drawn<G: Panelled>(world: &World, record: &Record<G>, page: &EndPage) {
    let public = &G::position(world).public;
    let computer = || Seat::Computer("staff".to_owned());
    let again = NewGame {
        scenario: "again".to_owned(),
        options: ChosenOptions::usual::<G>(),
        seed: None,
        seats: [Seat::Human, computer()],
        custom: Custom::default(),
    };
    let mut memory = PanelMemory::default();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut taken = 0.0;
    let mut draw = |ctx: &Context| {
        let state = ResultState::<G> {
            rulebook: &record.rulebook,
            public,
            page,
            humans: [true, false],
            again: Some(again.clone()),
            memory: &mut memory,
        };
        let (actions, space) = result(ctx, state);
        taken = space.left + space.right;
        actions
    };
    screen.settle(&mut draw);
    for words in [page.level.as_str(), "POINTS BY TURN", "TURNING POINT", "LOSSES"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let keys = ["Replay", "Report", "Save picture", "Play again, swap sides", "Back to the title"];
    let placed = buttons(&screen.ctx);
    for key in keys {
        let place = placed.get(key).unwrap_or_else(|| panic!("{key}: {placed:?}"));
        assert!(place.bottom() <= 720.0 && place.left() >= 1280.0 - 560.0, "{key} {place:?}");
    }
    assert_eq!(screen.press("Save picture", &mut draw), [Action::SavePicture]);
    assert_eq!(screen.press("Replay", &mut draw), [Action::Replay(ReplayAction::Open)]);
    assert_eq!(screen.press("Report", &mut draw), [Action::ShowReport]);
    let mut other = again.clone();
    other.seats.reverse();
    assert_eq!(screen.press("Play again, swap sides", &mut draw), [Action::NewGame(other)]);
    assert_eq!(screen.press("Play again", &mut draw), [Action::NewGame(again.clone())]);
    assert!((360.0..=560.0).contains(&taken), "the map keeps the rest of the window");
}

#[test]
fn the_page_of_guderian() {
    let (world, record) = played::<Guderian>("dvina", &[]);
    drawn(&world, &record, &checked(&world, &record));
}

#[test]
fn the_page_of_panzer44() {
    let (world, record) = played::<Panzer44>("vauclair", &[]);
    drawn(&world, &record, &checked(&world, &record));
}

/// Units that were hidden are open to all at the end.
#[test]
fn the_page_of_platoon() {
    let (world, record) = played::<Platoon>("farm-road", &["hidden_units"]);
    drawn(&world, &record, &checked(&world, &record));
}

#[test]
fn the_page_of_squad() {
    let (world, record) = played::<Squad>("patrol", &["hidden_set_up"]);
    drawn(&world, &record, &checked(&world, &record));
}

/// The picture holds the map and the page beside it, and the lost counters are drawn on the page.
#[test]
fn the_picture_shows_map_and_page() {
    let (world, record) = played::<Squad>("patrol", &[]);
    let page = checked(&world, &record);
    let still = Still::of::<Squad>(&record.rulebook, Squad::position(&world));
    let pack = Pack::standard().unwrap();
    let picture = page.paint(&still, &pack).unwrap();
    assert!(picture.area.width >= 1400 && picture.area.height == 1080);
    assert!(picture.pixels.iter().skip(3).step_by(4).all(|alpha| *alpha == 255));
    let bare = EndPage { lost: Default::default(), ..page }.paint(&still, &pack).unwrap();
    assert!(picture != bare);
}
