//! The actions of people at the table other than orders: commands of the table, real dice, hand-overs, and actions that
//! only their game knows.

use super::{
    app::sets::GameSet,
    drag::free_hand,
    session::{Ask, Session, by_hand, carry_out, hand_over, set_up, trouble},
    tabled::{OnTable, registry},
};
use crate::engine::{orders::Refusal, text::t};
use bevy::prelude::*;

/// Adds the actions of people at the table of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, give_up::<G>.in_set(GameSet::AskAtTable(G::ID)));
}

/// Cancels with Esc the actions that have not happened yet: a piece to place, dice not rolled.
fn give_up<G: OnTable>(keys: Res<ButtonInput<KeyCode>>, mut session: ResMut<Session<G>>) {
    if keys.just_pressed(KeyCode::Escape) {
        session.people.placing = None;
        by_hand::leave(&mut session.people);
    }
}

/// Whether people must enter a die: a key that types one has no other effect.
pub(crate) fn die_is_asked(world: &World) -> bool {
    registry::lying(world).is_some_and(|game| game.asks_die(world))
}

/// Carries out a request of people.
pub(crate) fn answer<G: OnTable>(world: &mut World, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::TakeOver => {
            hand_over::take_over::<G>(world);
            Ok(())
        }
        Ask::Begin => {
            hand_over::begin_by_key::<G>(world);
            Ok(())
        }
        Ask::TakeOverFirst => take_over_first::<G>(world),
        Ask::Die(die) => by_hand::throw::<G>(world, die),
        Ask::CancelDice => {
            by_hand::leave(&mut world.resource_mut::<Session<G>>().people);
            Ok(())
        }
        Ask::DiceByHand(on) => by_hand::switch::<G>(world, on),
        Ask::Command(command) => match command.of() {
            Some(command) => carry_out::<G>(world, command),
            None => Err(trouble(t!("table-other-game-command"))),
        },
        // It is answered where a game is held elsewhere.
        Ask::Online(_) => Ok(()),
        Ask::PlaceByClick(placing) => {
            world.resource_mut::<Session<G>>().people.placing = placing;
            Ok(())
        }
        Ask::SetUp => set_up::set_up::<G>(world),
        Ask::HandOut => set_up::hand_out::<G>(world),
        Ask::BackToReferee => free_hand::back_to_referee::<G>(world),
        Ask::SaveScenario(title) => {
            let saved = free_hand::save_scenario::<G>(world, &title);
            world.resource_mut::<Session<G>>().people.scenario_saved = Some(saved);
            Ok(())
        }
    }
}

/// Lets the player of the other side take over: they give their secret order without waiting for the other.
fn take_over_first<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let covered = world.resource::<Session<G>>().people.hand_over.is_some();
    if let Some(command) = hand_over::unseen_first::<G>(world).filter(|_| covered) {
        carry_out::<G>(world, &command)?;
        hand_over::take_over::<G>(world);
    }
    Ok(())
}
