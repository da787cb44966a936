//! Markers on the map, such as cut railways, mines and wrecks. In a hex with counters the stack would hide them: there
//! they are smaller, at its side and above everything else.

use super::{super::session::Session, CardSize, Shown, animation::Throw, pictures::Pictures};
use crate::{
    art::packs::drawing::raster::margin,
    engine::{
        board::Hex,
        counters::{CounterId, OnHex},
        orders::Position,
    },
    scene::{
        layout::{centre_of, lie},
        pictured::HasFaces,
    },
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        map::layers::seen_by,
        tabled::OnTable,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    app.add_systems(
        Update,
        (
            wear::<G>.in_set(TableSet::LayMarkers),
            show::<G>.after(TableSet::LayOut).run_if(state_changed::<Screen>),
        )
            .chain()
            .in_set(GameSet::Show(G::ID)),
    );
}

/// The counters on the map that markers must avoid.
#[derive(SystemParam)]
struct Stacks<'w, 's> {
    standing: Query<'w, 's, (&'static OnHex, Option<&'static Shown>), With<CounterId>>,
    moved: Query<'w, 's, (), (With<CounterId>, Changed<OnHex>)>,
    taken_off: RemovedComponents<'w, 's, OnHex>,
}

impl Stacks<'_, '_> {
    /// Whether counters have come, gone or moved since the last call.
    fn have_changed(&mut self) -> bool {
        self.taken_off.read().count() > 0 || !self.moved.is_empty()
    }

    /// Returns their hexes, without those that only one player sees: a marker that avoids a hidden unit would reveal it
    /// to viewers.
    fn hexes(&self) -> BTreeSet<Hex> {
        let open = self.standing.iter().filter(|(_, shown)| !shown.is_some_and(|shown| shown.secret));
        open.map(|(hex, _)| hex.0).collect()
    }
}

/// Gives every marker its picture at the size of the zoom, and its place.
fn wear<G: OnTable + HasFaces>(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    size: Res<CardSize>,
    (mut seen, mut late): (Local<u64>, Local<bool>),
    (mut stacks, throw): (Stacks, Res<Throw>),
    (session, position): (Option<Res<Session<G>>>, Option<Res<Position<G>>>),
    markers: Query<(Entity, Ref<G::Marker>, &OnHex)>,
) {
    let (Some(session), Some(position)) = (session, position) else { return };
    let new = *late || position.is_changed() || markers.iter().any(|(_, marker, _)| marker.is_added());
    // The removals must be read even when other changes are found first.
    let moved = stacks.have_changed();
    if !new && !moved && !size.is_changed() && *seen == pictures.arrived {
        return;
    }
    // A wreck would tell the result before the die does.
    *late = throw.hides_result();
    if *late {
        return;
    }
    let Some(rulebook) = &session.rulebook else { return };
    *seen = pictures.arrived;
    let held = stacks.hexes();
    let mut lying: BTreeMap<Hex, usize> = BTreeMap::new();
    for (entity, marker, hex) in &markers {
        let above = G::marker(&marker).1;
        let below = lying.entry(hex.0).or_default();
        let (aside, side, layer) = lie(held.contains(&hex.0), *below);
        *below += 1;
        let pixels = (size.pixels as f32 * side).round().max(8.0) as u32;
        let face = G::marker_face(rulebook, &position, &marker, hex.0);
        let Some(image) = pictures.get(&face, pixels) else { continue };
        let whole = (pixels + 2 * margin(pixels)) as f32;
        commands.entity(entity).insert((
            Sprite { image, custom_size: Some(Vec2::splat(whole / size.radius)), ..default() },
            Transform::from_translation((centre_of(hex.0) + aside).extend(layer + above)),
            Visibility::Inherited,
            seen_by(G::is_hidden_marker(&position, &marker, hex.0)),
        ));
    }
}

/// Hides markers on the title and where a map is edited; under the cover only viewers see them.
fn show<G: OnTable + HasFaces>(
    screen: Res<State<Screen>>,
    mut markers: Query<&mut Visibility, With<G::Marker>>,
) {
    let hidden = matches!(screen.get(), Screen::Title | Screen::Workshop);
    let wanted = if hidden { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut markers {
        visibility.set_if_neq(wanted);
    }
}
