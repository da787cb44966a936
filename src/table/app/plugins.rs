//! The plugins of the table, collected for an app.

use super::{commands, host, host::Hosted, inks, passes, probe, rest, screen, sets, settings, sheets};
use crate::table::{
    art,
    art::{art_fault, new_pack, watching::watching_plugin},
    counters,
    counters::{animation, bring_waiting, fan, pictures, waiting},
    drag,
    drag::cursor,
    files::{archive, damaged, folders, own_things, parcels, saving},
    lessons,
    map::{camera, clear_names, clear_view, ground, materials, names, opening_view, printing, tiles, view},
    marks::{
        floats, goals, highlights, hover, labels, lines, odds_flag, overlays, rings, selection, shown_way,
        sight_line, turn_marker, wave,
    },
    people, replay, session,
    session::{cover, eyes, happening, hint, opponent, summing_up, wait_word},
    tabled::registry::Games,
    viewers::{capture, chalk, presenter},
};
use bevy::prelude::*;

/// Adds everything that needs neither a screen nor a disk: requests, counters, dragging, clicking, and the same parts
/// of each of the [`Games`] of the world, which must be inserted before.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        screen::plugin,
        sets::plugin,
        session::plugin,
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
    Games::of(app.world()).iter().for_each(|game| game.plug_in(app));
}

/// Adds the panels and their helpers.
pub fn panels_plugin(app: &mut App) {
    app.add_plugins((host::plugin, settings::plugin, sheets::plugin, materials::plugin, shown_way::plugin))
        .add_plugins((
            presenter::plugin,
            capture::plugin,
            happening::plugin,
            saving::panels_plugin,
            folders::plugin,
            archive::plugin,
            new_pack::plugin,
            own_things::plugin,
        ));
    Games::of(app.world()).iter().for_each(|game| game.plug_in_panels(app));
}

/// Adds everything that is painted: the sheet, faces, names, highlights.
pub fn pictures_plugin(app: &mut App) {
    app.add_plugins((
        panels_plugin,
        passes::plugin,
        pictures::plugin,
        ground::plugin,
        (names::plugin, clear_names::plugin, goals::plugin),
        highlights::plugin,
        labels::plugin,
        drag::pictures_plugin,
        (lines::plugin, sight_line::plugin),
        selection::plugin,
        overlays::pictures_plugin,
        cursor::pictures_plugin,
    ))
    .add_plugins((wave::plugin, tiles::plugin))
    .add_plugins((
        floats::plugin,
        clear_view::plugin,
        hover::plugin,
        opponent::plugin,
        rest::plugin,
        probe::plugin,
    ))
    .add_plugins((chalk::pictures_plugin, capture::pictures_plugin, lessons::pictures_plugin, rings::plugin))
    .add_plugins((watching_plugin, art_fault::plugin, wait_word::plugin))
    .add_plugins((damaged::pictures_plugin, parcels::pictures_plugin));
    Games::of(app.world()).iter().for_each(|game| game.plug_in_pictures(app));
}

/// Adds everything of a game that needs neither a screen nor a disk.
pub(crate) fn plug_in<G: Hosted>(app: &mut App) {
    session::plug_in::<G>(app);
    eyes::plug_in::<G>(app);
    people::plug_in::<G>(app);
    replay::plug_in::<G>(app);
    printing::plug_in::<G>(app);
    counters::plug_in::<G>(app);
    animation::plug_in::<G>(app);
    drag::plug_in::<G>(app);
    overlays::plug_in::<G>(app);
    lessons::plug_in::<G>(app);
    G::plug_in(app);
}

pub(crate) fn plug_in_panels<G: Hosted>(app: &mut App) {
    hint::plug_in::<G>(app);
    host::plug_in::<G>(app);
    presenter::plug_in::<G>(app);
    happening::plug_in::<G>(app);
    G::plug_in_panels(app);
}

/// Adds everything of a game that is painted.
pub(crate) fn plug_in_pictures<G: Hosted>(app: &mut App) {
    drag::plug_in_pictures::<G>(app);
    lines::plug_in::<G>(app);
    sight_line::plug_in::<G>(app);
    odds_flag::plug_in::<G>(app);
    opponent::plug_in::<G>(app);
    summing_up::plug_in::<G>(app);
    lessons::plug_in_pictures::<G>(app);
    rings::plug_in::<G>(app);
    counters::plug_in_pictures::<G>(app);
    turn_marker::plug_in::<G>(app);
    waiting::plug_in::<G>(app);
    bring_waiting::plug_in::<G>(app);
    floats::plug_in::<G>(app);
    goals::plug_in::<G>(app);
    selection::plug_in::<G>(app);
    overlays::plug_in_pictures::<G>(app);
    hover::plug_in::<G>(app);
    probe::plug_in::<G>(app);
    opening_view::plug_in::<G>(app);
    G::plug_in_pictures(app);
}
