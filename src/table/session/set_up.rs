//! The work of the computer for a person: the set-up of a side, and weapons for the units that use them best. In a
//! set-up each waiting unit goes to the place that the adviser chooses. All goes order by order, so that each order can
//! be undone and changed.

use super::{Session, play_order, trouble};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{InPlay, Refusal},
        text::t,
    },
    play::players::{HasPlayers, Thought},
    scene::layout::centre_of,
    table::{map::view::MapView, tabled::OnTable},
};
use bevy::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// The most orders of a set-up: no side has that many units.
pub(crate) const MOST_ORDERS: usize = 400;
/// The adviser's effort for each order; 1 is its usual effort.
pub(crate) const EFFORT: f32 = 0.1;
/// Hex radii shown about the units that were set up.
const ABOUT: f32 = 2.0;

/// Sets up all waiting units; the phase itself stays open.
///
/// # Errors
/// No game is on the table, the rules refuse the advice, or the adviser knows no place for the rest.
pub(crate) fn set_up<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let nothing = || trouble(t!("table-no-game"));
    let session = world.resource::<Session<G>>();
    let rulebook = Arc::clone(session.rulebook.as_ref().ok_or_else(nothing)?);
    let seed = session.moves;
    let mut adviser = <G as HasPlayers>::player(G::ADVISER, seed).unwrap_or_else(G::relief);
    let phase = G::phase(&G::position(world).public);
    let before = on_map::<G>(world);
    for _ in 0..MOST_ORDERS {
        let position = G::position(world);
        if G::phase(&position.public) != phase || !G::sets_up(&rulebook, &position.public) {
            break;
        }
        let advice = adviser.choose_order(&G::view(&rulebook, position), &Thought::new(EFFORT));
        if Some(&advice.order) == G::end_phase().as_ref() {
            return Err(trouble(t!("table-no-good-hex")));
        }
        play_order::<G>(world, &advice.order, "")?;
    }
    show_placed::<G>(world, &before);
    Ok(())
}

/// Brings the units that were not on the map before into view, unless all of them are seen.
fn show_placed<G: OnTable>(world: &mut World, before: &BTreeMap<UnitId, Hex>) {
    let placed = on_map::<G>(world).into_iter().filter(|(unit, _)| !before.contains_key(unit));
    let places: Vec<Vec2> = placed.map(|(_, hex)| centre_of(hex)).collect();
    if let Some(mut view) = world.get_resource_mut::<MapView>()
        && places.iter().any(|place| !view.is_well_seen(*place))
    {
        view.show_all(&places, ABOUT);
    }
}

fn on_map<G: OnTable>(world: &World) -> BTreeMap<UnitId, Hex> {
    let counters = G::counters(&G::position(world).public).iter();
    counters.filter_map(|counter| Some((counter.id(), counter.hex()?))).collect()
}

/// Gives everything that waits for an owner to units, by the computer's own rule.
///
/// # Errors
/// No game is on the table, the rules refuse the advice, or no unit can take anything.
pub(crate) fn hand_out<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let nothing = || trouble(t!("table-no-game"));
    let rulebook = Arc::clone(world.resource::<Session<G>>().rulebook.as_ref().ok_or_else(nothing)?);
    for number in 0..MOST_ORDERS {
        let order = G::hands_out(&G::view(&rulebook, G::position(world)));
        let Some(order) = order else {
            let given = number > 0;
            return if given { Ok(()) } else { Err(trouble(t!("table-no-unit-for-weapons"))) };
        };
        play_order::<G>(world, &order, "")?;
    }
    Ok(())
}
