//! The orders that the table sends to the referee for the player: the set-up by the computer, phases in which nothing can
//! be done, and answers that need no decision. One is sent after the other: the next one when the last one was played.

use super::{connection::Away, setting_up::SettingUp};
use crate::{
    engine::{orders::Refusal, text::t},
    play::players::{HasPlayers, Thought},
    table::{
        session::{
            Session, passing,
            set_up::{EFFORT, MOST_ORDERS},
            trouble,
        },
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// Begins to set up all waiting units; the phase itself stays open.
///
/// # Errors
/// No order can be sent now, nothing is to be set up, or the adviser knows no place for the rest.
pub(super) fn set_up<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let seed = world.resource::<Session<G>>().moves;
    let adviser = <G as HasPlayers>::player(G::ADVISER, seed).unwrap_or_else(G::relief);
    let away = world.get_resource_mut::<Away<G>>().map(Mut::into_inner);
    let away = away.ok_or_else(|| trouble(t!("online-no-line")))?;
    let own = away.may_send()?;
    if away.client.held().is_none_or(|held| !held.due.contains(&own)) {
        return Err(trouble(t!("online-not-your-turn")));
    }
    away.setting_up = Some(SettingUp { adviser, left: MOST_ORDERS });
    go_on::<G>(world)
}

/// Sends the next order that the table gives for the player, if there is one and the last message has its answer.
///
/// # Errors
/// The adviser knows no place for the rest, or the order cannot be sent.
pub(super) fn go_on<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let Some(away) = world.get_resource::<Away<G>>() else { return Ok(()) };
    let Ok(own) = away.may_send() else { return Ok(()) };
    let is_due = away.client.held().is_some_and(|held| held.due.contains(&own));
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    let has_gone_on = std::mem::take(&mut away.has_gone_on);
    let setting_up = away.setting_up.take().filter(|_| is_due);
    if let Some(setting_up) = setting_up {
        return place_next(world, setting_up);
    }
    let next = if has_gone_on && is_due { passing::next::<G>(world) } else { None };
    match (next, world.get_resource_mut::<Away<G>>()) {
        (Some((order, _)), Some(mut away)) => away.order(&order),
        _ => Ok(()),
    }
}

/// Sends the next order of a set-up, unless nothing waits any more.
fn place_next<G: OnTable>(world: &mut World, mut setting_up: SettingUp<G>) -> Result<(), Refusal> {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.as_ref().map(Arc::clone) else {
        return Ok(());
    };
    let position = G::position(world);
    if setting_up.left == 0 || !G::sets_up(&rulebook, &position.public) {
        return Ok(());
    }
    setting_up.left -= 1;
    let advice = setting_up.adviser.choose_order(&G::view(&rulebook, position), &Thought::new(EFFORT));
    let order = advice.order;
    if Some(&order) == G::end_phase().as_ref() {
        return Err(trouble(t!("table-no-good-hex")));
    }
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    away.order(&order)?;
    away.setting_up = Some(setting_up);
    Ok(())
}
