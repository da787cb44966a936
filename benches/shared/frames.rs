//! Frames of the table without a window and a graphics card, while a unit is dragged over the map.

use crate::{windowless::Table, work::Clock};
use bevy::{
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::{
        self,
        guderian::rules::{Guderian, Position, Rulebook, counter::Place},
    },
    table::{self, MapView, Request},
};
use std::{sync::Arc, time::Duration};

/// The number of times that the unit is dragged and dropped.
const DRAGS: u32 = 20;
/// Frames of a drag.
const FRAMES: u8 = 20;
/// Hexes between the middle of the map's part of the window and its edge.
const AROUND: f32 = 6.0;
/// The time after which a press is not the second one of a double click, and all animations have ended.
const REST: Duration = Duration::from_millis(700);

/// The work of a frame, on average.
pub struct Frames {
    pub dragged: Duration,
    pub dropped: Duration,
}

/// Drags a unit around its hex and drops it in an adjacent one, again and again, each time after the last drop was
/// undone.
pub fn frames(rulebook: &Arc<Rulebook>, position: &Position, (unit, from, to): (UnitId, Hex, Hex)) -> Frames {
    let plugins = |app: &mut App| {
        app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
    };
    let mut table = Table::of(games::on_table(), plugins, |world| {
        table::put_on_table::<Guderian>(world, Arc::clone(rulebook), position.clone());
    });
    look_at(&mut table, from);
    let (mut dragged, mut dropped) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..DRAGS {
        let middle = table.middle(from);
        table.move_to(middle);
        table.point(PointerAction::Press(PointerButton::Primary));
        let clock = Clock::start();
        for number in 0..FRAMES {
            let turned = Vec2::from_angle(f32::from(number) / f32::from(FRAMES) * std::f32::consts::TAU);
            let place = middle + turned * 3.0 * table.get::<MapView>().radius;
            let delta = place - table.pointer;
            table.tell(place, PointerAction::Move { delta });
            table.wait(1);
        }
        dragged += clock.stop();
        let place = table.middle(to);
        table.move_to(place);
        table.tell(place, PointerAction::Release(PointerButton::Primary));
        let clock = Clock::start();
        table.wait(1);
        dropped += clock.stop();
        table.wait(3);
        let stands =
            table.position().public.find(unit).map(|piece| table.position().public.counter(piece).place);
        assert_eq!((stands, &table.session().refusal), (Some(Place::Map(to)), &None));
        table.request(Request::Undo);
        std::thread::sleep(REST);
        table.wait(2);
    }
    Frames { dragged: dragged / DRAGS / u32::from(FRAMES), dropped: dropped / DRAGS }
}

/// Brings a hex into the middle, at the same zoom on any map.
fn look_at(table: &mut Table, hex: Hex) {
    let centre = kessel::art::painter::hex_centre(hex);
    let place = Vec2::new(centre.x, -centre.y);
    table.app.world_mut().resource_mut::<MapView>().show_all(&[place], AROUND);
    while !table.get::<MapView>().is_still() {
        std::thread::sleep(Duration::from_millis(20));
        table.wait(1);
    }
}
