//! A game that could not be read or replayed whole: its faults are shown until the player has read them. If the file
//! allows two ways to continue, the player chooses.

use crate::{
    engine::{
        data::Shown,
        orders::{AtDamage, MomentWatcher, Opened, Record, Refusal},
        text::t,
    },
    panels::{self, DamageAnswer, Seat},
    settings::Settings,
    table::{
        app::{screen::Screen, sets::TableSet},
        map::view::MapView,
        session::{Request, SessionRequest, trouble},
        tabled::{OnTable, registry},
    },
};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, pos2},
};
use std::path::{Path, PathBuf};

/// The game on the table, as opened from a damaged file.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct DamagedGame {
    pub path: PathBuf,
    /// The copy of the file as it was.
    pub copy: PathBuf,
    /// The faults, a sentence each.
    pub notes: Vec<String>,
    /// The other point at which it can be opened.
    pub offer: Option<crate::engine::orders::RecoveryOption>,
    wished: [Option<Seat>; 2],
    /// Whether the player has chosen the other way, in which it is opened now.
    chosen: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), forget);
}

pub(crate) fn pictures_plugin(app: &mut App) {
    let told = resource_exists::<DamagedGame>.and_then(not(in_state(Screen::Title)));
    app.add_systems(EguiPrimaryContextPass, tell.after(TableSet::DrawPanels).run_if(told));
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<DamagedGame>();
}

/// Opens a game file apart from the table: in the way that the player has chosen, if it is the file of the question.
pub(crate) fn open<G: OnTable>(
    chosen: Option<DamagedGame>,
    apart: &mut World,
    path: &Path,
    watcher: MomentWatcher<G>,
) -> Result<Opened<G>, Vec<String>> {
    match chosen.filter(|damaged| damaged.chosen && damaged.path == path) {
        Some(DamagedGame { copy, offer: Some(offer), .. }) => {
            Record::<G>::look_into_watched(apart, &copy, offer.at, watcher)
                .map(|opened| Opened { offer: None, ..opened })
        }
        _ => Record::<G>::open_watched(apart, path, AtDamage::default(), watcher),
    }
}

/// Stores the faults of a game that has been put on the table.
pub(crate) fn note<G: OnTable>(
    world: &mut World,
    opened: &Opened<G>,
    path: &Path,
    wished: [Option<Seat>; 2],
) {
    world.remove_resource::<DamagedGame>();
    if opened.whole {
        return;
    }
    if let Some(copy) = opened.kept_beside.clone() {
        let (rulebook, public) = (&opened.record.rulebook, &G::position(world).public);
        let notes = opened.notes.iter().map(|note| match note.contains(&copy.shown()) {
            // The name of a file is not a unit's.
            true => note.clone(),
            false => G::in_names(rulebook, public, note),
        });
        let (path, notes, offer) = (path.to_owned(), notes.collect(), opened.offer.clone());
        world.insert_resource(DamagedGame { path, copy, notes, offer, wished, chosen: false });
    }
}

pub(crate) fn open_otherwise(world: &mut World) -> Result<(), Refusal> {
    let Some(mut damaged) = world.get_resource_mut::<DamagedGame>().filter(|damaged| damaged.offer.is_some())
    else {
        return Err(trouble(t!("table-no-other-version")));
    };
    damaged.chosen = true;
    let (path, wished) = (damaged.path.clone(), damaged.wished.clone());
    let opened = registry::load(world, &path, wished);
    world.remove_resource::<DamagedGame>();
    opened
}

fn tell(
    mut contexts: EguiContexts,
    (damaged, settings, view): (Res<DamagedGame>, Res<Settings>, Res<MapView>),
    (mut commands, mut requests): (Commands, MessageWriter<SessionRequest>),
) -> Result {
    let context = contexts.ctx_mut()?;
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let palette = settings.theme.palette_in(settings.colours);
    let zoom = context.zoom_factor();
    let corner = |at: Vec2| pos2(at.x / zoom, at.y / zoom);
    let map = Rect::from_min_max(corner(view.area.min), corner(view.area.max));
    let other = damaged.offer.as_ref().map(ToString::to_string);
    match panels::damaged_game(context, palette, map, &damaged.notes, other.as_deref()) {
        Some(DamageAnswer::Otherwise) => {
            requests.write(SessionRequest(Request::OpenOtherwise));
        }
        Some(DamageAnswer::AsItIs) => commands.remove_resource::<DamagedGame>(),
        None => {}
    }
    Ok(())
}
