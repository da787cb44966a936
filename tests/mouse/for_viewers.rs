//! The pictures for viewers contain only public state, from their first frame on. A game may be begun, opened,
//! continued, replayed or covered in any order, and the window for viewers opened before or after.

use super::{
    Table,
    windowless::{SEVENTH, face_to_face, hex, word},
};
use bevy::{
    camera::visibility::RenderLayers,
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{
        counters::{CounterEntities, OnHex},
        orders::{ChosenOptions, Game, InPlay, Position, Viewer},
    },
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{
            Platoon, Rulebook,
            counter::{Counter, Place},
            order::Order,
            phase::{Phase, Segment},
        },
        squad::rules::Squad,
    },
    panels::{Custom, NewGame, ReplayAction, Seat, StudyAction},
    planning::Plan,
    table::{
        self, Ask, CaptureWindow, FightShown, MapView, Presenter, Request, Screen, Session, SessionRequest,
    },
};
use std::path::Path;

/// Whether an entity with these layers is drawn for viewers.
fn is_for_viewers(layers: Option<&RenderLayers>) -> bool {
    layers.is_some_and(|layers| layers.intersects(&RenderLayers::layer(1)))
}

/// The counters of the game on the table, each with whether only its owner sees it and whether viewers do.
fn drawn<G: Game>(table: &Table) -> Vec<(String, bool, bool)> {
    let world = table.app.world();
    let (Some(position), Some(entities)) =
        (world.get_resource::<Position<G>>(), world.get_resource::<CounterEntities>())
    else {
        return Vec::new();
    };
    let mut drawn = Vec::new();
    for (number, counter) in G::counters(&position.public).iter().enumerate() {
        let Some(entity) = entities.get(number).and_then(|entity| world.get_entity(entity).ok()) else {
            continue;
        };
        let is_on_table = entity.get::<Visibility>().is_some_and(|seen| *seen != Visibility::Hidden);
        if is_on_table && entity.contains::<Sprite>() {
            let seen = is_for_viewers(entity.get::<RenderLayers>());
            drawn.push((counter.id().to_string(), G::is_hidden(position, counter), seen));
        }
    }
    drawn
}

/// Checks that no counter and no marker that only its owner sees is drawn for viewers.
#[track_caller]
fn tells_nothing<G: Game>(table: &mut Table, when: &str) {
    let shown: Vec<String> = drawn::<G>(table)
        .into_iter()
        .filter(|(_, hidden, seen)| *hidden && *seen)
        .map(|(id, ..)| id)
        .collect();
    assert_eq!(shown, [""; 0], "{when}: only their owner sees them");
    let world = table.app.world_mut();
    if !world.contains_resource::<Position<G>>() {
        return;
    }
    let mut markers = world.query::<(&G::Marker, &OnHex, &RenderLayers)>();
    let position = world.resource::<Position<G>>();
    for (marker, at, layers) in markers.iter(world) {
        let hidden = G::is_hidden_marker(position, marker, at.0);
        assert!(!hidden || !is_for_viewers(Some(layers)), "{when}: a marker in {}", at.0);
    }
}

/// Runs frames, and checks each of them.
#[track_caller]
fn watched<G: Game>(table: &mut Table, frames: usize, when: &str) {
    for frame in 1..=frames {
        table.wait(1);
        tells_nothing::<G>(table, &format!("{when}, frame {frame}"));
    }
}

/// An action of a person at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Opens or closes the window for viewers.
    Window(bool),
    /// Begins or ends presenter mode.
    Present(bool),
    Title,
    /// Opens the game again from its file.
    Open,
    /// Opens the same file as a replay.
    OpenReplay,
    Replay,
    /// Shows the moment after this number of orders in the replay.
    Go(usize),
    Leave,
    BackToTable,
}

fn take(table: &mut Table, step: Step, file: &Path) {
    let ask = |table: &mut Table, request| _ = table.app.world_mut().write_message(SessionRequest(request));
    match step {
        Step::Window(true) => _ = table.app.world_mut().spawn(CaptureWindow),
        Step::Window(false) => {
            let world = table.app.world_mut();
            let windows: Vec<Entity> =
                world.query_filtered::<Entity, With<CaptureWindow>>().iter(world).collect();
            windows.into_iter().for_each(|window| _ = world.despawn(window));
        }
        Step::Present(on) => {
            let mut presenter = Presenter::default();
            presenter.on = on;
            table.app.insert_resource(presenter);
        }
        Step::Title => ask(table, Request::ToTitle),
        Step::Open => ask(table, Request::Load(file.to_path_buf())),
        Step::OpenReplay => ask(table, Request::Replay(ReplayAction::OpenFile(file.to_path_buf()))),
        Step::Replay => ask(table, Request::Replay(ReplayAction::Open)),
        Step::Go(number) => ask(table, Request::Replay(ReplayAction::Go(number))),
        Step::Leave => ask(table, Request::Replay(ReplayAction::Leave)),
        Step::BackToTable => ask(table, Request::ToTable),
    }
}

/// The orders in which a game is opened and shown to viewers.
const WAYS: [&[Step]; 9] = [
    &[Step::Title, Step::Open],
    &[Step::Title, Step::Open, Step::Window(true), Step::Replay, Step::Go(3), Step::Leave],
    &[Step::Window(true), Step::Title, Step::Open, Step::Title, Step::BackToTable],
    &[Step::Title, Step::Window(true), Step::Open, Step::Present(true), Step::Present(false)],
    &[Step::Present(true), Step::Title, Step::Open, Step::Present(false)],
    &[Step::Open, Step::Open, Step::Present(true), Step::Open],
    &[Step::Title, Step::OpenReplay, Step::Go(2), Step::Go(9), Step::Go(1), Step::Title, Step::Open],
    &[Step::Window(true), Step::Replay, Step::Go(4), Step::Title, Step::Open, Step::Window(false)],
    &[
        Step::Present(true),
        Step::Replay,
        Step::Go(5),
        Step::Leave,
        Step::Present(false),
        Step::Title,
        Step::Open,
    ],
];

/// A game of this scenario after the set-up of the first of these seats, saved in a file.
fn set_up<G: Game>(scenario: &str, options: ChosenOptions, seats: [Seat; 2], file: &Path) -> Table {
    let mut table = Table::with(|_, _| {});
    let custom = Custom::default();
    let scenario = scenario.to_owned();
    table.app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
        scenario,
        options,
        seed: Some(5),
        seats,
        custom,
    })));
    watched::<G>(&mut table, 8, "begun");
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.app.world_mut().write_message(SessionRequest(Request::People(Ask::SetUp)));
    watched::<G>(&mut table, 60, "set up");
    table.request(Request::Save(file.to_path_buf()));
    table
}

fn in_every_order<G: Game>(scenario: &str, option: Option<&str>, seats: [Seat; 2], hides: bool) {
    let folder = std::env::temp_dir().join(format!("kessel-viewers-{}-{}", G::ID, std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.kessel");
    let mut options = ChosenOptions::usual::<G>();
    if let Some(option) = option {
        options.set(option, Some("on")).expect("an option");
    }
    let mut table = set_up::<G>(scenario, options, seats, &file);
    for way in WAYS {
        for (taken, step) in way.iter().enumerate() {
            take(&mut table, *step, &file);
            watched::<G>(&mut table, 4, &format!("{way:?} after step {taken}"));
        }
        for step in [Step::Present(false), Step::Window(false), Step::Open] {
            take(&mut table, step, &file);
            watched::<G>(&mut table, 5, &format!("{way:?}, opened at last"));
        }
        assert_eq!(table.screen(), Screen::Table, "{way:?}");
        let drawn = drawn::<G>(&table);
        let hidden = drawn.iter().filter(|(_, hidden, _)| *hidden).count();
        assert_eq!(hidden > 0, hides, "{way:?}: {hidden} are seen by their owner");
        assert!(
            drawn.iter().all(|(_, hidden, seen)| *hidden || *seen),
            "{way:?}: viewers see the others: {drawn:?}"
        );
    }
    let _ = std::fs::remove_dir_all(folder);
}

fn against_the_computer(human: usize) -> [Seat; 2] {
    let computer = || Seat::Computer("greedy".to_owned());
    if human == 0 { [Seat::Human, computer()] } else { [computer(), Seat::Human] }
}

/// 19.2: hidden units of a game that is opened again against the computer are visible at no moment.
#[test]
fn platoon_shows_viewers_none_that_is_hidden() {
    in_every_order::<Platoon>("stream-line", Some("hidden_units"), against_the_computer(0), true);
}

/// 22.2: nor are units that were set up in cover.
#[test]
fn squad_shows_viewers_none_that_is_hidden() {
    in_every_order::<Squad>("hill-71", Some("hidden_set_up"), against_the_computer(0), true);
}

/// If no unit is hidden, or untried divisions are hidden from both, viewers see every counter as soon as it is laid
/// out.
#[test]
fn games_that_hide_no_counter_show_all() {
    in_every_order::<Guderian>("dvina", None, against_the_computer(0), false);
    in_every_order::<Panzer44>("vauclair", None, against_the_computer(0), false);
}

/// All entities that are drawn for viewers near the middle of a hex.
fn near(table: &mut Table, at: &str) -> usize {
    let about = table.middle(hex(at));
    let view = table.get::<MapView>().clone();
    let world = table.app.world_mut();
    let mut sprites = world.query::<(&RenderLayers, &Sprite, &Transform, &Visibility)>();
    let near = |at: &Transform| view.to_screen(at.translation.truncate()).distance(about) < view.radius * 0.9;
    let seen = sprites.iter(world).filter(|(layers, _, at, seen)| {
        is_for_viewers(Some(layers)) && **seen != Visibility::Hidden && near(at)
    });
    seen.count()
}

/// 19.2: a unit that is dragged into cover at set-up is visible neither on its path nor at its end.
#[test]
fn a_hidden_set_up_shows_viewers_no_drag() {
    let mut table = Table::with(|_, _| {});
    let mut options = ChosenOptions::usual::<Platoon>();
    options.set("hidden_units", Some("on")).expect("an option");
    table.request(Request::NewGame(NewGame {
        scenario: "stream-line".to_owned(),
        options,
        seed: Some(5),
        seats: [Seat::Human, Seat::Human],
        custom: Custom::default(),
    }));
    table.wait(8);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(3);
    let unit = word("ge-at-75-1");
    let number = {
        let counters = &table.get::<Position<Platoon>>().public.counters;
        counters.iter().position(|counter| counter.id == unit).expect("a gun")
    };
    let entity = table.get::<CounterEntities>().all()[number];
    let waits = table.app.world().get::<Transform>(entity).expect("a card").translation.truncate();
    let from = table.get::<MapView>().to_screen(waits);
    let to = table.middle(hex("1302"));
    let ways = ["1302", "1402", "1202", "1303"];
    let before = ways.map(|at| near(&mut table, at));
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    for part in [0.2, 0.5, 0.8, 1.0] {
        table.move_to(from.lerp(to, part));
        assert_eq!(ways.map(|at| near(&mut table, at)), before, "{part} of the way");
    }
    table.point(PointerAction::Release(PointerButton::Primary));
    for frame in 0..60 {
        table.pass(std::time::Duration::from_millis(40));
        table.wait(1);
        assert_eq!(ways.map(|at| near(&mut table, at)), before, "frame {frame} after the drop");
        tells_nothing::<Platoon>(&mut table, "dropped");
    }
    let place = table.get::<Position<Platoon>>().public.find(unit).expect("a gun").place;
    assert_eq!(place, Place::Map(hex("1302")), "{:?}", table.get::<Session<Platoon>>().refusal);
}

/// A game in which a person plays the Germans, with hidden units.
fn farm_road() -> Table {
    let mut table = Table::with(|_, _| {});
    let mut options = ChosenOptions::usual::<Platoon>();
    options.set("hidden_units", Some("on")).expect("an option");
    table.request(Request::NewGame(NewGame {
        scenario: "farm-road".to_owned(),
        options,
        seed: Some(5),
        seats: [Seat::Human, Seat::Computer("greedy".to_owned())],
        custom: Custom::default(),
    }));
    table.wait(8);
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(3);
    table
}

/// Changes the position of the first turn, which is then laid out for both players.
fn lay_out(table: &mut Table, change: impl FnOnce(&Rulebook, &mut Position<Platoon>)) {
    let rulebook = table.get::<Session<Platoon>>().rulebook.clone().expect("a rulebook");
    let mut now = table.get::<Position<Platoon>>().clone();
    now.look(Viewer::Both);
    now.public.turn = 1;
    change(&rulebook, &mut now);
    now.look(Viewer::Both);
    Platoon::restore(table.app.world_mut(), &rulebook, now);
    table.app.world_mut().resource_mut::<Session<Platoon>>().moves += 1;
}

/// Leaves only these units on the map, in one hex.
fn leave(now: &mut Position<Platoon>, units: &[&str]) {
    for counter in &mut now.public.counters {
        let stays = units.contains(&counter.id.as_str());
        counter.place = if stays { Place::Map(hex("1302")) } else { Place::Exited };
    }
}

/// 19.2: a unit that leaves cover is visible at the end of its move, but not on the path, which would reveal its start.
#[test]
fn who_comes_out_of_cover_is_not_seen_coming() {
    let mut table = farm_road();
    let unit = word("ge-rifle-1");
    lay_out(&mut table, |rulebook, now| {
        let phases = [Phase::First(Segment::Others), Phase::Second(Segment::Others)];
        let own = |phase: &Phase| Platoon::phase_side(rulebook, *phase) == Some(0);
        now.public.phase = phases.into_iter().find(own).expect("a phase");
        leave(now, &["ge-rifle-1"]);
        let hidden = now.public.find(unit).cloned().expect("a unit");
        now.secrets.unseen.counters.insert(unit, hidden);
    });
    table.wait(4);
    tells_nothing::<Platoon>(&mut table, "in cover");
    let before = near(&mut table, "1302");
    let path = vec![hex("1202")];
    let go = Order::Move { unit, path, quick: false, concealed: false };
    table.app.world_mut().write_message(SessionRequest(Request::order(go)));
    for frame in 0..90 {
        table.pass(std::time::Duration::from_millis(40));
        table.wait(1);
        assert_eq!(near(&mut table, "1302"), before, "frame {frame}");
    }
    let refusal = &table.get::<Session<Platoon>>().refusal;
    assert!(refusal.is_none(), "{refusal:?}");
    let seen = drawn::<Platoon>(&table).into_iter().find(|(id, ..)| *id == unit.to_string());
    assert_eq!(seen, Some((unit.to_string(), false, true)), "in the open everybody sees it");
}

/// 19.2: a new game from a moment at which the enemy hides units begins with them dealt where they could be, as far as the
/// player knows. Its file can be opened again.
#[test]
fn a_new_game_begins_with_hidden_enemies_dealt_where_they_could_be() {
    let mut table = farm_road();
    let mut secret = None;
    lay_out(&mut table, |_, now| {
        let mut counters = now.public.counters.iter_mut();
        let enemy = counters.find(|counter| InPlay::side(&**counter) == 1).expect("an enemy");
        let hidden = Counter { place: Place::Map(hex("1302")), ..enemy.clone() };
        enemy.place = Place::Unseen;
        secret = Some(hidden.id);
        now.secrets.unseen.counters.insert(hidden.id, hidden);
    });
    let secret = secret.expect("a hidden unit");
    let laid = table.get::<Session<Platoon>>().laid;
    table.request(Request::Study(StudyAction::NewGame));
    let session = table.get::<Session<Platoon>>();
    assert!(session.refusal.is_none(), "{:?}", session.refusal);
    assert_ne!(session.laid, laid, "the new game is on the table");
    let rulebook = session.rulebook.clone().expect("a rulebook");
    let position = table.get::<Position<Platoon>>();
    assert_eq!(Platoon::faults(&rulebook, position), Vec::<String>::new());
    let dealt = position.secrets.unseen.counters.get(&secret).expect("the unit is hidden in the new game");
    assert!(dealt.hex().is_some(), "{:?}", dealt.place);
}

/// All entities that are drawn for viewers, with their looks.
fn picture(table: &mut Table) -> Vec<String> {
    let world = table.app.world_mut();
    let mut sprites = world.query::<(&RenderLayers, &Sprite, &Transform, &Visibility)>();
    let seen = sprites
        .iter(world)
        .filter(|(layers, _, _, seen)| is_for_viewers(Some(layers)) && **seen != Visibility::Hidden);
    let mut seen: Vec<String> =
        seen.map(|(_, sprite, at, _)| format!("{:?} {:?}", at.translation, sprite.custom_size)).collect();
    seen.sort();
    seen
}

/// 19.2: viewers see the same picture to the pixel, whether a unit is hidden near the visible ones or in another place.
#[test]
fn the_picture_for_viewers_does_not_hang_on_who_hides_where() {
    let pictures = ["1302", "1402", "0905"].map(|hides| {
        let mut table = farm_road();
        let secret = word("ge-at-75-1");
        lay_out(&mut table, |_, now| {
            now.public.phase = Phase::First(Segment::Vehicles);
            leave(now, &["ge-rifle-1", "ge-rifle-2", "ge-rifle-3"]);
            let mut hidden = now.public.find(secret).cloned().expect("a gun");
            hidden.place = Place::Map(hex(hides));
            now.secrets.unseen.counters.clear();
            now.secrets.unseen.counters.insert(secret, hidden);
        });
        table.wait(6);
        let own = drawn::<Platoon>(&table).into_iter().find(|(id, ..)| *id == secret.to_string());
        assert_eq!(own, Some((secret.to_string(), true, false)), "its owner sees it in {hides}");
        picture(&mut table)
    });
    assert_eq!(pictures[0], pictures[1]);
    assert_eq!(pictures[0], pictures[2]);
}

/// Viewers see the fight while they have a window, and none of it is left when that is closed, or in a replay, which has no
/// plans.
#[test]
fn a_planned_fight_is_shown_while_there_are_viewers() {
    let plugins = |app: &mut App| {
        app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
    };
    let mut table = Table::lay(plugins, face_to_face(1));
    let file = std::env::temp_dir().join("unused.kessel");
    let mut plan = table.app.world_mut().resource_mut::<Plan<Guderian>>();
    (plan.0.attack.units, plan.0.attack.targets) = (SEVENTH.map(word).to_vec(), vec![hex("1208")]);
    let shown = |table: &Table| table.get::<FightShown>().fight.as_ref().map(|fight| fight.targets.clone());
    for is_open in [true, false, true] {
        take(&mut table, Step::Window(is_open), &file);
        table.wait(4);
        assert_eq!(shown(&table), is_open.then(|| vec![hex("1208")]));
    }
    take(&mut table, Step::Replay, &file);
    table.wait(4);
    assert_eq!(shown(&table), None);
}
