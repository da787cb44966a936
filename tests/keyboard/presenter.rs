//! The keys of presenter mode and of the capture window.

use super::{SEVENTH, Table, face_to_face, hex, on_the_move, word};
use bevy::{camera::visibility::RenderLayers, input::ButtonState, picking::Pickable, prelude::*};
use kessel::{
    games::guderian::{
        players::by_name,
        rules::{Guderian, View, order::Order},
    },
    panels::ReplayAction,
    planning::Plan,
    play::{
        players::Thought,
        stage::{CombatStage, SceneEvent},
    },
    scene::FightStage,
    table::{CaptureWindow, FightShown, HeldView, MapView, Presenter, Request, scene_events},
};
use std::time::Duration;

/// `P` hides the panels and gives the whole window to the map; nothing else changes.
#[test]
fn presenter_mode_comes_and_goes_with_a_key() {
    let mut table = Table::with(on_the_move);
    let area = table.get::<MapView>().area;
    assert!(area.min.y > 0.0, "there is a bar at the top");
    table.tap(KeyCode::KeyP);
    table.wait(4);
    let presenter = table.get::<Presenter>();
    let caption = presenter.caption.clone().expect("viewers are told something");
    assert!(presenter.on && caption.phase == "German movement phase", "{caption:?}");
    let view = table.get::<MapView>();
    assert_eq!(view.area.min, Vec2::ZERO, "the map has the whole window");
    assert!(view.covered > 100.0, "but what lies under the caption is not looked at");
    table.tap(KeyCode::KeyP);
    table.wait(4);
    assert!(!table.get::<Presenter>().on && table.get::<Presenter>().caption.is_none());
    assert_eq!(table.get::<MapView>().area, area);
}

/// The layers that the camera over the map shows; none for those of the players.
pub fn camera_layers(table: &mut Table) -> Option<RenderLayers> {
    let world = table.app.world_mut();
    let mut cameras = world.query_filtered::<Option<&RenderLayers>, With<SpritePickingCamera>>();
    cameras.iter(world).next().expect("a camera").cloned()
}

/// In a game in which both players know the same, viewers also see the plans.
#[test]
fn presenter_mode_shows_the_plans_of_a_game_without_secrets() {
    let mut table = Table::with(on_the_move);
    table.tap(KeyCode::KeyP);
    table.wait(4);
    assert!(table.get::<Presenter>().on && camera_layers(&mut table).is_none());
}

/// The capture window opens and closes; it takes no clicks, and the caption is written for it.
#[test]
fn the_capture_window_opens_and_closes_with_a_key() {
    let mut table = Table::with(on_the_move);
    let windows = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut windows = world.query_filtered::<&Pickable, (With<Window>, With<CaptureWindow>)>();
        windows.iter(world).copied().collect::<Vec<_>>()
    };
    assert_eq!(windows(&mut table), []);
    table.tap_with(KeyCode::ShiftLeft, KeyCode::KeyP);
    assert_eq!(windows(&mut table), [Pickable::IGNORE]);
    assert!(table.get::<Presenter>().caption.is_some() && !table.get::<Presenter>().on);
    table.tap_with(KeyCode::ShiftLeft, KeyCode::KeyP);
    table.wait(2);
    assert_eq!(windows(&mut table), []);
    assert!(table.get::<Presenter>().caption.is_none(), "nobody is told any more");
}

/// On a slow machine Shift is pressed, then a key, and both are released within one frame. Only the keys held down at
/// the press of the key count.
#[test]
fn shift_belongs_to_the_key_that_it_was_pressed_with() {
    let mut table = Table::with(on_the_move);
    for (key, state) in [
        (KeyCode::ShiftLeft, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Released),
        (KeyCode::ShiftLeft, ButtonState::Released),
    ] {
        table.tell_key(key, state);
    }
    table.wait(3);
    assert!(!table.get::<Presenter>().on, "that was no P alone");
    assert!(table.get::<Presenter>().caption.is_some(), "the capture window is open");
    for (key, state) in [
        (KeyCode::KeyP, ButtonState::Pressed),
        (KeyCode::KeyP, ButtonState::Released),
        (KeyCode::ShiftLeft, ButtonState::Pressed),
    ] {
        table.tell_key(key, state);
    }
    table.wait(3);
    assert!(table.get::<Presenter>().on, "Shift came after P");
}

/// The fight on the map: planned, then rolled for, and gone some seconds after its die has shown the result.
#[test]
fn viewers_see_where_the_fight_is() {
    let mut table = Table::with(face_to_face(1));
    let units = SEVENTH.map(word).to_vec();
    let mut plan = table.app.world_mut().resource_mut::<Plan<Guderian>>();
    (plan.0.attack.units, plan.0.attack.targets) = (units.clone(), vec![hex("1208")]);
    table.wait(3);
    assert_eq!(table.get::<FightShown>().fight, None, "nobody looks");
    table.tap(KeyCode::KeyP);
    table.wait(4);
    let planned = table.get::<FightShown>().fight.clone().expect("a planned fight");
    assert_eq!((planned.stage, planned.targets.as_slice()), (FightStage::Planned, &[hex("1208")][..]));
    assert_eq!(planned.from, [[hex("1108"), hex("1208")]]);
    assert_eq!(planned.chances.iter().map(|chance| u32::from(chance.percent)).sum::<u32>(), 100);
    let told = table.get::<Presenter>().caption.clone().expect("a caption");
    assert!(told.plain.starts_with("Harms the enemy in "), "{}", told.plain);
    // The overlay page names the attackers and the target of the plan.
    let rulebook = table.session().rulebook.clone().expect("a game");
    let shown = (&told, &[][..], Some(&planned));
    let scene = scene_events::<Guderian>(&rulebook, &table.position().public, shown, false);
    let card = scene.into_iter().find_map(|event| match event {
        SceneEvent::Combat { card } => card,
        _ => None,
    });
    let card = card.expect("a combat");
    assert_eq!((card.stage, card.attackers.len(), card.targets.len()), (CombatStage::Planned, 3, 1));
    assert!(card.side.is_some() && card.result.is_none(), "{card:?}");
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    let (mut decided, mut result) = (0, String::new());
    for _ in 0..400 {
        table.pass(Duration::from_millis(50));
        table.wait(1);
        match &table.get::<FightShown>().fight {
            Some(fight) if fight.stage == FightStage::Decided => {
                decided += 1;
                result.clone_from(&fight.result);
            }
            Some(fight) => assert_eq!((fight.result.as_str(), fight.meaning.as_str()), ("", "")),
            None if decided > 0 => break,
            None => {}
        }
    }
    assert!(!result.is_empty() && (10..200).contains(&decided), "{result} for {decided} frames");
    assert_eq!(table.get::<FightShown>().fight, None, "the game goes on");
}

/// `Ctrl+P` holds what viewers see, and lets it go again; it neither opens nor closes anything.
#[test]
fn the_viewers_view_is_held_by_a_key() {
    let mut table = Table::with(on_the_move);
    for held in [true, false] {
        table.tap_with(KeyCode::ControlLeft, KeyCode::KeyP);
        assert_eq!(*table.get::<HeldView>(), HeldView(held));
        assert!(!table.get::<Presenter>().on && table.get::<Presenter>().caption.is_none());
    }
}

/// Whether the caption of a moment of the replay has a combat, once its dice are at rest.
fn has_combat(table: &mut Table, moment: usize) -> bool {
    table.request(Request::Replay(ReplayAction::Go(moment)));
    for _ in 0..60 {
        table.pass(Duration::from_millis(100));
        table.wait(1);
    }
    table.get::<Presenter>().caption.as_ref().expect("a caption").battle.is_some()
}

/// The choice of a loss belongs to its combat. When a note about a later moment begins, the caption of the combat goes; a note
/// about the combat itself leaves it.
#[test]
fn the_caption_of_a_fight_goes_when_a_note_begins() {
    let mut table = Table::with(face_to_face(3));
    table.tap(KeyCode::KeyP);
    let units = SEVENTH.map(word).to_vec();
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    assert!(table.position().public.owed.is_some(), "a split result asks for a choice");
    let rulebook = table.session().rulebook.clone().expect("a game");
    let view = View::to_play(&rulebook, table.position());
    let choice = by_name("random", 1).expect("a player").choose_order(&view, &Thought::default()).order;
    table.request(Request::order(choice));
    assert_eq!(table.session().refusal, None);
    table.request(Request::Replay(ReplayAction::Open));
    assert!(has_combat(&mut table, 1) && has_combat(&mut table, 2));
    for after in [1, 2] {
        let text = "Now the north".to_owned();
        table.request(Request::Replay(ReplayAction::Note { after, text }));
    }
    assert!(has_combat(&mut table, 1), "the note is about the combat");
    assert!(!has_combat(&mut table, 2), "the note is about what comes next");
}
