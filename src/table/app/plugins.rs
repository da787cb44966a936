//! The plugins of the table, collected for an app.

use super::{
    commands, host, host::Hosted, inks, language, passes, probe, rest, screen, sets, settings, sheets,
    told_again,
};
use crate::table::{
    art,
    art::{art_fault, new_pack, watching::watching_plugin},
    away::{attention, listening, pale, ticking},
    counters,
    counters::{animation, bring_waiting, fan, pictures, waiting},
    drag,
    drag::cursor,
    files::{archive, damaged, end_picture, folders, own_things, parcel_shelf, parcels, saving},
    lessons,
    map::{
        camera, clear_names, clear_view, ground, materials, names, opening_view, printing, redrawn, tiles,
        view,
    },
    marks::{
        bar_facts, deed, goals, highlights, hover, labels, lines, odds_flag, overlays, rings, selection,
        shown_way, sight_line, turn_marker, wave,
    },
    people, replay,
    replay::ended,
    session,
    session::{cover, ending, eyes, happening, hint, opponent, summing_up, wait_word},
    study,
    tabled::registry::Games,
    viewers::{capture, casting, chalk, dice, fight, held_feed, presenter, stage},
};
use bevy::prelude::*;

/// Adds everything that needs neither a screen nor a disk: requests, counters, dragging, clicking, and the same parts
/// of each of the [`Games`] of the world, which must be inserted before.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        sets::plugin,
        (session::requests::plugin, ending::plugin, held_feed::plugin),
        cover::plugin,
        view::plugin,
        camera::plugin,
        counters::plugin,
        animation::plugin,
        drag::plugin,
        fan::plugin,
        printing::plugin,
    ))
    .add_plugins((
        saving::plugin,
        commands::plugin,
        art::plugin,
        inks::plugin,
        cursor::plugin,
        overlays::plugin,
        chalk::plugin,
        lessons::plugin,
        damaged::plugin,
        parcels::plugin,
    ));
    Games::of(app.world()).iter().for_each(|game| game.game_plugin(app));
}

/// Adds the panels and their helpers.
pub fn panels_plugin(app: &mut App) {
    app.add_plugins((
        host::plugin,
        settings::plugin,
        language::plugin,
        sheets::plugin,
        materials::plugin,
        shown_way::plugin,
    ))
    .add_plugins((
        (presenter::plugin, dice::plugin, fight::plugin, stage::plugin, casting::plugin),
        capture::plugin,
        happening::plugin,
        saving::panels_plugin,
        folders::plugin,
        end_picture::plugin,
        ended::plugin,
        archive::plugin,
        (attention::plugin, ticking::plugin),
        new_pack::plugin,
        own_things::plugin,
        parcel_shelf::plugin,
        parcels::panels_plugin,
    ));
    #[cfg(feature = "online")]
    app.add_plugins(crate::table::away::club::plugin);
    Games::of(app.world()).iter().for_each(|game| game.game_panels_plugin(app));
}

/// Adds everything that is painted: the sheet, faces, names, highlights.
pub fn pictures_plugin(app: &mut App) {
    app.add_plugins((
        panels_plugin,
        passes::plugin,
        pictures::plugin,
        ground::plugin,
        (names::plugin, clear_names::plugin, goals::plugin, redrawn::plugin),
        highlights::plugin,
        labels::plugin,
        drag::pictures_plugin,
        (lines::plugin, sight_line::plugin),
        selection::plugin,
        overlays::pictures_plugin,
        cursor::pictures_plugin,
    ))
    .add_plugins((wave::plugin, tiles::plugin, deed::pictures_plugin))
    .add_plugins((
        bar_facts::plugin,
        clear_view::plugin,
        hover::plugin,
        opponent::plugin,
        rest::plugin,
        probe::plugin,
    ))
    .add_plugins((chalk::pictures_plugin, capture::pictures_plugin, lessons::pictures_plugin, rings::plugin))
    .add_plugins((fight::pictures_plugin, stage::pictures_plugin))
    .add_plugins((watching_plugin, art_fault::plugin, wait_word::plugin))
    .add_plugins((damaged::pictures_plugin, parcels::pictures_plugin));
    Games::of(app.world()).iter().for_each(|game| game.game_pictures_plugin(app));
}

/// Adds everything of a game that needs neither a screen nor a disk.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    session::game_plugin::<G>(app);
    eyes::game_plugin::<G>(app);
    people::game_plugin::<G>(app);
    listening::game_plugin::<G>(app);
    pale::game_plugin::<G>(app);
    replay::game_plugin::<G>(app);
    study::game_plugin::<G>(app);
    printing::game_plugin::<G>(app);
    counters::game_plugin::<G>(app);
    animation::game_plugin::<G>(app);
    deed::game_plugin::<G>(app);
    drag::game_plugin::<G>(app);
    overlays::game_plugin::<G>(app);
    chalk::game_plugin::<G>(app);
    lessons::game_plugin::<G>(app);
    G::game_plugin(app);
}

pub(crate) fn game_panels_plugin<G: Hosted>(app: &mut App) {
    hint::game_plugin::<G>(app);
    study::chances::game_plugin::<G>(app);
    host::game_plugin::<G>(app);
    ended::game_plugin::<G>(app);
    presenter::game_plugin::<G>(app);
    stage::game_plugin::<G>(app);
    casting::game_plugin::<G>(app);
    fight::game_plugin::<G>(app);
    happening::game_plugin::<G>(app);
    told_again::game_plugin::<G>(app);
    G::game_panels_plugin(app);
}

/// Adds everything of a game that is painted.
pub(crate) fn game_pictures_plugin<G: Hosted>(app: &mut App) {
    drag::game_pictures_plugin::<G>(app);
    lines::game_plugin::<G>(app);
    sight_line::game_plugin::<G>(app);
    odds_flag::game_plugin::<G>(app);
    opponent::game_plugin::<G>(app);
    summing_up::game_plugin::<G>(app);
    lessons::game_pictures_plugin::<G>(app);
    rings::game_plugin::<G>(app);
    counters::game_pictures_plugin::<G>(app);
    turn_marker::game_plugin::<G>(app);
    waiting::game_plugin::<G>(app);
    bring_waiting::game_plugin::<G>(app);
    goals::game_plugin::<G>(app);
    selection::game_plugin::<G>(app);
    overlays::game_pictures_plugin::<G>(app);
    hover::game_plugin::<G>(app);
    probe::game_plugin::<G>(app);
    opening_view::game_plugin::<G>(app);
    G::game_pictures_plugin(app);
}
