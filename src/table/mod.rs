//! The table: what one sees and touches.
//!
//! It decides nothing: it asks the rules what is possible, shows it, and hands requests to the
//! [`session`], which plays them through the one door.

pub(crate) mod animation;
mod app;
mod art;
mod art_fault;
mod art_mark;
#[cfg(test)]
mod art_tests;
pub(crate) mod by_file;
pub(crate) mod by_hand;
mod calendar;
pub(crate) mod camera;
pub(crate) mod capture;
mod chalk;
mod clock;
pub(crate) mod commands;
pub(crate) mod counters;
pub(crate) mod cursor;
mod damaged;
pub(crate) mod fan;
pub(crate) mod feed;
pub(crate) mod files;
mod floats;
mod ghosts;
mod ground;
pub(crate) mod hand;
pub(crate) mod hand_over;
pub(crate) mod highlights;
pub(crate) mod hint;
pub(crate) mod host;
mod hover;
mod in_order;
pub(crate) mod inks;
mod labels;
pub(crate) mod layers;
pub(crate) mod layout;
pub(crate) mod lesson;
pub(crate) mod lines;
mod materials;
pub(crate) mod motion;
mod names;
pub(crate) mod offer;
pub(crate) mod opponent;
mod overlays;
mod pace;
mod passes;
pub(crate) mod people;
pub(crate) mod pictured;
pub(crate) mod pictures;
pub(crate) mod presenter;
pub(crate) mod printed;
mod probe;
pub(crate) mod replay;
pub(crate) mod reported;
mod rest;
pub(crate) mod ribbon;
mod saving;
pub(crate) mod screen;
pub(crate) mod script;
pub(crate) mod seating;
pub(crate) mod selection;
pub(crate) mod session;
mod settings;
mod sheet_worker;
mod sheets;
mod shelf;
mod shown_way;
mod start_check;
pub mod still;
pub(crate) mod svg;
pub(crate) mod tabled;
pub(crate) mod thinker;
pub mod thumbnail;
mod tiles;
mod turn_marker;
pub(crate) mod view;
mod wait_word;
pub(crate) mod waiting;
mod wave;

pub use app::{Start, run};
pub use art::{Art, PackFolders, watching_plugin};
pub(crate) use by_file::in_words as time_in_words;
pub use by_hand::DiceAsked;
pub use camera::PanelSpace;
pub use capture::CaptureWindow;
pub use chalk::{Drawing, Drawings, Shape};
pub use counters::FacesAsked;
pub use cursor::Cursor;
pub use damaged::DamagedGame;
pub use hand::{Hand, PickUpFromBox};
pub use hand_over::HandOver;
pub use offer::{Choice, Mark, Offer};
pub use overlays::{Cover, Made, Overlaid, Overlays, Ring, Way};
pub use people::{Ask, People};
pub use presenter::Presenter;
pub use probe::{Buttons, ProbeFile};
pub use replay::Replay;
pub use reported::Reported;
pub use saving::{Saving, SavingTold};
pub use screen::Screen;
pub use session::{AutosaveFile, OrderRequest, Played, Refused, Request, Session, put_on_table};
pub use settings::SettingsFile;
pub use tabled::registry::Games;
pub use view::View;

use bevy::prelude::*;
use host::Hosted;

/// Everything that needs neither a screen nor a disk: requests, counters, dragging, clicking; and so much of each of the
/// [`Games`] of the world, which must be there before.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        session::plugin,
        hand_over::plugin,
        view::plugin,
        camera::plugin,
        counters::plugin,
        animation::plugin,
        hand::plugin,
        fan::plugin,
        printed::plugin,
    ))
    .add_plugins((
        saving::plugin,
        commands::plugin,
        art::plugin,
        inks::plugin,
        cursor::plugin,
        overlays::plugin,
        chalk::plugin,
        lesson::plugin,
        damaged::plugin,
    ));
    Games::of(app.world()).iter().for_each(|game| game.plug_in(app));
}

/// The panels and what belongs to them.
pub fn panels_plugin(app: &mut App) {
    app.add_plugins((host::plugin, settings::plugin, sheets::plugin, materials::plugin, shown_way::plugin))
        .add_plugins((presenter::plugin, capture::plugin, saving::panels_plugin));
    Games::of(app.world()).iter().for_each(|game| game.plug_in_panels(app));
}

/// What is painted: the sheet, faces, names, highlights.
pub fn pictures_plugin(app: &mut App) {
    app.add_plugins((
        panels_plugin,
        passes::plugin,
        pictures::plugin,
        ground::plugin,
        names::plugin,
        turn_marker::plugin,
        highlights::plugin,
        labels::plugin,
        hand::pictures_plugin,
        lines::plugin,
        selection::plugin,
        overlays::pictures_plugin,
        cursor::pictures_plugin,
    ))
    .add_plugins((waiting::pictures_plugin, wave::plugin, tiles::plugin))
    .add_plugins((floats::plugin, hover::plugin, opponent::plugin, rest::plugin, probe::plugin))
    .add_plugins((chalk::pictures_plugin, capture::pictures_plugin, lesson::pictures_plugin))
    .add_plugins((watching_plugin, art_fault::plugin, wait_word::plugin, damaged::pictures_plugin));
    Games::of(app.world()).iter().for_each(|game| game.plug_in_pictures(app));
}

/// Everything of a game that needs neither a screen nor a disk.
pub(crate) fn plug_in<G: Hosted>(app: &mut App) {
    session::plug_in::<G>(app);
    people::plug_in::<G>(app);
    replay::plug_in::<G>(app);
    printed::plug_in::<G>(app);
    counters::plug_in::<G>(app);
    animation::plug_in::<G>(app);
    hand::plug_in::<G>(app);
    overlays::plug_in::<G>(app);
    lesson::plug_in::<G>(app);
    G::plug_in(app);
}

/// The panels of a game.
pub(crate) fn plug_in_panels<G: Hosted>(app: &mut App) {
    hint::plug_in::<G>(app);
    host::plug_in::<G>(app);
    presenter::plug_in::<G>(app);
    G::plug_in_panels(app);
}

/// What is painted of a game.
pub(crate) fn plug_in_pictures<G: Hosted>(app: &mut App) {
    hand::plug_in_pictures::<G>(app);
    lines::plug_in::<G>(app);
    opponent::plug_in::<G>(app);
    lesson::plug_in_pictures::<G>(app);
    counters::plug_in_pictures::<G>(app);
    turn_marker::plug_in::<G>(app);
    waiting::plug_in::<G>(app);
    floats::plug_in::<G>(app);
    selection::plug_in::<G>(app);
    overlays::plug_in_pictures::<G>(app);
    hover::plug_in::<G>(app);
    probe::plug_in::<G>(app);
    G::plug_in_pictures(app);
}
