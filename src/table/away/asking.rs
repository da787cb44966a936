//! Passes the wishes of the player on to the referee: orders, takebacks, draws, resignation.

use super::{by_itself, connection::Away};
use crate::{
    engine::{
        orders::{EndWish, Refusal},
        text::t,
    },
    panels::{OnlineAction, OnlineClaim, OnlineQuestion},
    referee::{clock::Claim, wire::Question},
    table::{
        app::host::Hosted,
        session::{Ask, Session, trouble},
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Whether a referee holds the game on the table elsewhere.
pub(crate) fn is_elsewhere<G: OnTable>(world: &World) -> bool {
    world.get_resource::<Session<G>>().is_some_and(Session::is_elsewhere)
}

/// Returns the game at the referee.
///
/// # Errors
/// There is no line to a referee any more.
fn away<G: OnTable>(world: &mut World) -> Result<&mut Away<G>, Refusal> {
    let away = world.get_resource_mut::<Away<G>>().map(Mut::into_inner);
    away.ok_or_else(|| trouble(t!("online-no-line")))
}

/// Sends an order. Nothing changes on the table until the referee has answered.
///
/// # Errors
/// It cannot be sent now.
pub(crate) fn order<G: OnTable>(world: &mut World, order: &G::Order) -> Result<(), Refusal> {
    away::<G>(world)?.order(order)
}

/// Asks for the takeback of the last order.
///
/// # Errors
/// There is nothing to take back, it cannot be asked now, or the player wants to redo an order.
pub(crate) fn step<G: OnTable>(world: &mut World, back: bool) -> Result<(), Refusal> {
    if !back {
        return Err(trouble(t!("online-no-redo")));
    }
    if !world.resource::<Session<G>>().may_ask_for_takeback() {
        return Err(trouble(t!("table-nothing-to-undo")));
    }
    away::<G>(world)?.ask(Question::Takeback)
}

/// Passes on a request of people other than an order.
///
/// # Errors
/// It cannot be sent now, or there is no such thing in a game that is held elsewhere.
pub(crate) fn ask<G: Hosted>(world: &mut World, ask: &Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Online(action) => act::<G>(world, action),
        Ask::Command(command) => {
            let Some(command) = command.of::<G::Command>() else {
                return Err(trouble(t!("table-other-game-command")));
            };
            wish::<G>(world, command)
        }
        Ask::SetUp => by_itself::set_up::<G>(world),
        Ask::TakeOver | Ask::Begin | Ask::CancelDice => Ok(()),
        _ => Err(trouble(t!("online-not-here"))),
    }
}

/// Passes on an action of the player in the panels of the game: questions, answers, claims, the chat.
fn act<G: Hosted>(world: &mut World, action: &OnlineAction) -> Result<(), Refusal> {
    let away = away::<G>(world)?;
    match action {
        OnlineAction::Ask { what } => away.ask(question_for(*what)),
        OnlineAction::Answer { what, accept } => away.answer(question_for(*what), *accept),
        OnlineAction::Resume => away.ask(Question::Resume),
        OnlineAction::Claim(OnlineClaim::Time) => away.claim(Claim::Time),
        OnlineAction::Claim(OnlineClaim::Gone) => away.claim(Claim::Gone),
        OnlineAction::Say { room, text } => away.say(*room, text),
        OnlineAction::ShowDrags(show) => {
            away.want_drags(*show);
            #[cfg(feature = "online")]
            {
                let (club, game) = (away.club().to_owned(), away.game().to_owned());
                super::club::note_drags(world, (club.as_str(), game.as_str()), *show);
            }
            Ok(())
        }
        // Actions about a club come another way.
        _ => Ok(()),
    }
}

fn question_for(what: OnlineQuestion) -> Question {
    match what {
        OnlineQuestion::Takeback => Question::Takeback,
        OnlineQuestion::Draw => Question::Draw,
        OnlineQuestion::Pause => Question::Pause,
    }
}

/// Passes on the wish to end the game early, or the answer to such a wish.
fn wish<G: Hosted>(world: &mut World, command: &G::Command) -> Result<(), Refusal> {
    let own = away::<G>(world)?.may_send()?;
    let public = &G::position(world).public;
    let answer = |accept| EndWish::Answer { side: own, accept };
    let wishes = [EndWish::Resign(own), EndWish::Offer(own), answer(true), answer(false)];
    let wish = wishes.into_iter().find(|wish| G::ends(public, *wish).as_ref() == Some(command));
    let away = away::<G>(world)?;
    match wish {
        Some(EndWish::Resign(_)) => away.ask(Question::Resign),
        Some(EndWish::Offer(_)) => away.ask(Question::Draw),
        Some(EndWish::Answer { accept, .. }) => away.answer(Question::Draw, accept),
        None => Err(trouble(t!("online-not-here"))),
    }
}
