//! The visibility of counters and markers for viewers: none that only one side knows of, and none before that is
//! checked. The check runs when the position has changed or a counter has got its components. It runs before the
//! layout, so that no frame shows a counter that the next one would hide.

use super::{gliding::Gliding, shown::Shown};
use crate::{
    engine::{
        counters::{CounterEntities, OnHex},
        orders::{Position, PositionData},
    },
    scene::pictured::HasFaces,
    table::{
        app::sets::{GameSet, TableSet},
        map::layers::{Away, seen_by},
        tabled::OnTable,
    },
};
use bevy::{camera::visibility::RenderLayers, prelude::*};

pub(super) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    let veil = (veil_counters::<G>, veil_markers::<G>).in_set(TableSet::VeilCounters);
    app.add_systems(Update, veil.in_set(GameSet::Show(G::ID)));
}

/// Whether a component has been added that changes which counters are visible.
type Changed = Or<(Added<Shown>, Added<Gliding>)>;
type Card<'a> = (&'a mut Shown, &'a mut RenderLayers, Option<&'a Gliding>, Has<Away>);

/// Hides from viewers the counters that only their owner sees, and moves along paths that only the owner knows.
fn veil_counters<G: OnTable + HasFaces>(
    (If(position), entities): (If<Res<Position<G>>>, Option<Res<CounterEntities>>),
    (mut arrived, mut back): (RemovedComponents<Gliding>, RemovedComponents<Away>),
    mut cards: ParamSet<(Query<(), Changed>, Query<Card>)>,
) {
    let ended = arrived.read().count() + back.read().count() > 0;
    if !position.is_changed() && cards.p0().is_empty() && !ended {
        return;
    }
    let Some(entities) = entities else { return };
    let mut cards = cards.p1();
    for (number, counter) in G::counters(&position.public).iter().enumerate() {
        let Some(Ok(card)) = entities.get(number).map(|entity| cards.get_mut(entity)) else { continue };
        let (mut shown, mut layers, gliding, is_away) = card;
        let comes_unseen = gliding.is_some_and(|gliding| gliding.unseen || shown.secret);
        let secret = G::is_hidden(&position, counter) || comes_unseen;
        if shown.secret != secret {
            shown.secret = secret;
        }
        // A counter that is secretly held returns by itself.
        if !is_away {
            layers.set_if_neq(seen_by(secret));
        }
    }
}

/// Markers that have got a picture.
type Dressed<G> = (With<<G as PositionData>::Marker>, Added<RenderLayers>);

/// Hides from viewers the markers that only their owner knows of.
fn veil_markers<G: OnTable + HasFaces>(
    If(position): If<Res<Position<G>>>,
    mut markers: ParamSet<(Query<(), Dressed<G>>, Query<(&G::Marker, &OnHex, &mut RenderLayers)>)>,
) {
    if !position.is_changed() && markers.p0().is_empty() {
        return;
    }
    for (marker, hex, mut layers) in &mut markers.p1() {
        layers.set_if_neq(seen_by(G::is_hidden_marker(&position, marker, hex.0)));
    }
}
