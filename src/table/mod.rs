//! The table: what one sees and touches.
//!
//! It decides nothing: it asks the rules what is possible, shows it, and hands requests to the
//! [`session`], which plays them through the one door.

pub mod painter;

mod animation;
mod app;
mod attack;
mod by_file;
mod camera;
mod clicks;
mod counters;
mod drag;
mod faces;
mod fan;
mod files;
mod furniture;
mod ghosts;
mod ground;
mod hand;
mod hand_over;
mod highlights;
mod host;
mod keys;
mod labels;
mod layout;
mod lift;
mod lines;
mod marks;
mod motion;
mod names;
mod offer;
mod opponent;
mod pace;
mod people;
mod pictures;
mod probe;
mod rest;
mod ribbon;
mod screen;
mod script;
#[cfg(test)]
mod script_tests;
mod session;
mod sheet_worker;
mod start_check;
pub mod still;
mod svg;
mod turn_marker;
mod view;

pub use app::{Start, run};
pub use attack::PlannedAttack;
pub use camera::PanelSpace;
pub use faces::face_of;
pub use hand::{Hand, PickUpFromBox};
pub use motion::Motion;
pub use offer::{Choice, Mark, Offer};
pub use people::{Ask, DiceAsked, HandOver, HandOverScreens, People};
pub use probe::{Buttons, ProbeFile};
pub use screen::Screen;
pub use session::{AutosaveFile, OrderRequest, Played, Request, Session, put_on_table};
pub use view::View;

use bevy::prelude::*;

/// Everything that needs neither a screen nor a disk: requests, counters, dragging, clicking.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        session::plugin,
        people::plugin,
        hand_over::plugin,
        view::plugin,
        camera::plugin,
        counters::plugin,
        animation::plugin,
        hand::plugin,
        drag::plugin,
        clicks::plugin,
        keys::plugin,
        attack::plugin,
        fan::plugin,
    ));
}

/// What is painted: the sheet, faces, names, highlights.
pub fn pictures_plugin(app: &mut App) {
    app.add_plugins((
        pictures::plugin,
        ground::plugin,
        names::plugin,
        marks::plugin,
        turn_marker::plugin,
        highlights::plugin,
        labels::plugin,
        lift::plugin,
        lines::plugin,
        host::plugin,
        opponent::plugin,
        rest::plugin,
        probe::plugin,
    ));
}
