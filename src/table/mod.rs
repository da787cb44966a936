//! The table: what one sees and touches.
//!
//! It decides nothing: it asks the rules what is possible, shows it, and hands requests to the
//! [`session`], which plays them through the one door.

pub mod painter;

mod animation;
mod app;
mod arriving;
mod art;
mod art_fault;
mod art_mark;
#[cfg(test)]
mod art_tests;
mod attack;
mod box_selection;
mod by_file;
mod calendar;
mod camera;
mod capture;
mod chalk;
mod clicks;
mod clock;
mod commands;
mod counters;
mod cursor;
mod damaged;
mod drag;
mod faces;
mod fan;
mod feed;
mod files;
mod floats;
mod furniture;
mod ghosts;
mod ground;
mod hand;
mod hand_over;
mod highlights;
mod hint;
mod host;
mod in_order;
mod inks;
mod keyboard;
mod keys;
mod labels;
mod layers;
mod layout;
mod lesson;
mod lift;
mod lines;
mod marks;
mod materials;
mod motion;
mod names;
mod odds_flag;
mod offer;
mod opponent;
mod overlays;
mod pace;
mod panzer44;
mod passes;
mod people;
mod pictures;
mod presenter;
mod printed;
mod probe;
mod replay;
mod reported;
mod rest;
mod ribbon;
mod saving;
mod screen;
mod script;
#[cfg(test)]
mod script_tests;
mod session;
mod settings;
mod sheet_worker;
mod sheets;
mod shelf;
mod shown_way;
mod start_check;
pub mod still;
mod svg;
mod tabled;
mod thinker;
pub mod thumbnail;
mod turn_marker;
mod view;
mod wait_word;
mod waiting;
mod wave;
mod waypoints;

pub use app::{Start, run};
pub use art::{Art, PackFolders, watching_plugin};
pub use attack::PlannedAttack;
pub(crate) use by_file::in_words as time_in_words;
pub use camera::PanelSpace;
pub use capture::CaptureWindow;
pub use chalk::{Drawing, Drawings, Shape};
pub use cursor::Cursor;
pub use damaged::DamagedGame;
pub use faces::face_of;
pub use hand::{Hand, PickUpFromBox};
pub use offer::{Choice, Mark, Offer};
pub use overlays::{Facts, Made, Overlays, facts, made};
pub use panzer44::{Ordered, Pointing, still_of};
pub use people::{Ask, DiceAsked, HandOver, People};
pub use presenter::Presenter;
pub use probe::{Buttons, ProbeFile};
pub use replay::Replay;
pub use reported::Reported;
pub use saving::{Saving, SavingTold};
pub use screen::Screen;
pub use session::{AutosaveFile, OrderRequest, Played, Request, Session, put_on_table};
pub use settings::SettingsFile;
pub use view::View;

use bevy::prelude::*;

/// Everything that needs neither a screen nor a disk: requests, counters, dragging, clicking.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        session::plugin,
        people::plugin,
        hand_over::plugin,
        replay::plugin,
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
    ))
    .add_plugins((
        printed::plugin,
        saving::plugin,
        panzer44::plugin,
        commands::plugin,
        art::plugin,
        inks::plugin,
        cursor::plugin,
        keyboard::plugin,
        overlays::plugin,
        waypoints::plugin,
        box_selection::plugin,
        chalk::plugin,
        lesson::plugin,
        damaged::plugin,
    ));
}

/// The panels and what belongs to them.
pub fn panels_plugin(app: &mut App) {
    app.add_plugins((host::plugin, settings::plugin, sheets::plugin, materials::plugin, shown_way::plugin))
        .add_plugins((presenter::plugin, capture::plugin, panzer44::panels_plugin))
        .add_plugins(saving::panels_plugin);
}

/// What is painted: the sheet, faces, names, highlights.
pub fn pictures_plugin(app: &mut App) {
    app.add_plugins((
        panels_plugin,
        passes::plugin,
        pictures::plugin,
        ground::plugin,
        names::plugin,
        marks::plugin,
        turn_marker::plugin,
        highlights::plugin,
        labels::plugin,
        lift::plugin,
        lines::plugin,
        overlays::pictures_plugin,
        cursor::pictures_plugin,
        waypoints::pictures_plugin,
        box_selection::pictures_plugin,
    ))
    .add_plugins((odds_flag::plugin, waiting::pictures_plugin, wave::plugin))
    .add_plugins((floats::plugin, opponent::plugin, hint::plugin, rest::plugin, probe::plugin))
    .add_plugins((chalk::pictures_plugin, capture::pictures_plugin, lesson::pictures_plugin))
    .add_plugins((watching_plugin, art_fault::plugin, wait_word::plugin, damaged::pictures_plugin))
    .add_plugins(panzer44::pictures_plugin);
}
