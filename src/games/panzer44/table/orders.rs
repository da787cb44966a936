//! Orders on their way to the door, from the mouse, the panels and the computer.

use crate::games::panzer44::rules::{Panzer44, order::Order};
use crate::table::{
    screen::Screen,
    session::{Session, play_order},
};
use bevy::{prelude::*, window::RequestRedraw};

/// An order on its way to the door, and why it was given, or nothing.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Ordered(pub Order, pub String);

impl Ordered {
    /// An order that needs no reason.
    pub fn plain(order: Order) -> Self {
        Self(order, String::new())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ordered>().add_systems(
        Update,
        play.after(crate::table::session::answer_requests).before(crate::table::counters::LayOut),
    );
}

/// Plays every order, in the order in which they were given.
fn play(world: &mut World) {
    let orders: Vec<Ordered> = world.resource_mut::<Messages<Ordered>>().drain().collect();
    if orders.is_empty() {
        return;
    }
    world.resource_mut::<Session<Panzer44>>().refusal = None;
    for Ordered(order, reason) in orders {
        if *world.resource::<State<Screen>>().get() != Screen::Table {
            continue;
        }
        if let Err(refusal) = play_order::<Panzer44>(world, &order, &reason) {
            world.resource_mut::<Session<Panzer44>>().refuse(refusal);
        }
    }
    world.write_message(RequestRedraw);
}
