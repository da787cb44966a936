//! The mouse on the table: real picking of real sprites, without a window and a graphics card.

mod battles;
mod chalk;
mod damaged;
mod deeds;
mod for_viewers;
mod moves;
mod online;
#[cfg(feature = "online")]
mod online_club;
mod panzer44;
mod panzer44_hand;
mod panzer44_people;
mod people;
mod places;
mod platoon;
mod queue;
mod replay;
mod saving;
mod squad;
mod squad_hidden;
mod study;
mod window_game;
#[path = "../windowless/mod.rs"]
mod windowless;

use bevy::{
    picking::pointer::{PointerAction, PointerButton},
    prelude::*,
};
use kessel::{
    engine::counters::CounterEntities,
    games::guderian::rules::{Position, Rulebook},
    table::{self, MapView, Screen},
};
use windowless::Table;

impl Table {
    /// The campaign with its position changed, without panels.
    fn with(change: impl FnOnce(&Rulebook, &mut Position)) -> Self {
        let plugins = |app: &mut App| {
            app.add_plugins(table::plugin);
        };
        Self::lay(plugins, change)
    }

    fn screen(&self) -> Screen {
        *self.get::<State<Screen>>().get()
    }

    /// The middle of a counter in the window.
    fn place(&self, id: &str) -> Vec2 {
        let entity = self.get::<CounterEntities>().all()[self.piece(id).index()];
        let sprite = self.app.world().get::<Transform>(entity).expect("a sprite");
        self.get::<MapView>().to_screen(sprite.translation.truncate())
    }

    /// Presses, moves and releases, all within one frame after the mouse has arrived.
    fn flick(&mut self, from: Vec2, to: Vec2) {
        self.tell(from, PointerAction::Move { delta: from - self.pointer });
        self.tell(from, PointerAction::Press(PointerButton::Primary));
        for part in [0.2, 0.6, 1.0] {
            self.tell(from.lerp(to, part), PointerAction::Move { delta: (to - from) / 3.0 });
        }
        self.tell(to, PointerAction::Release(PointerButton::Primary));
        self.wait(3);
    }

    fn click(&mut self, place: Vec2) {
        self.move_to(place);
        self.point(PointerAction::Press(PointerButton::Primary));
        self.point(PointerAction::Release(PointerButton::Primary));
        self.wait(2);
    }
}
