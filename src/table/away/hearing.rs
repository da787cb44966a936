//! Carries out what the referee has sent: the position is put in place, and the events are shown.

use super::{
    by_itself,
    connection::Away,
    files::{ended, lacking},
    offer::AwayOffer,
    pale::moment,
    seen::noting,
    texts::{NAME, SENTENCE, reason, shown},
};
use crate::{
    engine::{
        dice::any_seed,
        orders::{Position, Refusal, Viewer},
        text::t,
    },
    referee::{
        client::{Heard, Held},
        wire::{ErrorCode, Question, RefereeMessage},
    },
    table::{
        app::screen::Screen,
        session::{Session, hand_over, lay_elsewhere, taken_back, tell, trouble},
        tabled::{Before, OnTable},
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// Begins to follow a game; nothing on the table changes until it has come.
///
/// # Errors
/// The system gives no random number for the keys of orders.
pub(crate) fn begin<G: OnTable>(world: &mut World, offer: AwayOffer) -> Result<(), Refusal> {
    let chance = any_seed().map_err(trouble)?;
    world.insert_resource(Away::<G>::new(offer, chance));
    Ok(())
}

/// Hears a message of the referee.
///
/// # Errors
/// The reason why a wish of the player was refused, or why the file of a game that has ended cannot be used.
pub(crate) fn hear<G: OnTable>(world: &mut World, message: &RefereeMessage) -> Result<(), Refusal> {
    let followed = follow::<G>(world, message);
    followed.and(ended::hear::<G>(world, message)).and(lacking::hear::<G>(world, message))
}

/// Follows the game.
///
/// # Errors
/// The reason why a wish of the player was refused.
fn follow<G: OnTable>(world: &mut World, message: &RefereeMessage) -> Result<(), Refusal> {
    let now = moment(world.get_resource::<Time<Real>>());
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    match message {
        RefereeMessage::Said(said) if said.game == away.game() => away.people.say(said),
        RefereeMessage::Here { game, present, spectators } if game == away.game() => {
            away.people.come(present, *spectators);
        }
        RefereeMessage::Drags { game, other, .. } if game == away.game() => away.drags.hear_wish(*other),
        RefereeMessage::Ghost { game, units, hex } if game == away.game() => {
            away.drags.hear(units, *hex, now);
        }
        _ => {}
    }
    if let RefereeMessage::Error { code, key: None, .. } = message
        && away.ended.sent.is_refused(*code)
    {
        return Ok(());
    }
    if let RefereeMessage::Error { code, key: None, .. } = message
        && away.lacking.sent.is_refused(*code)
    {
        return match (code, away.client.stopped()) {
            (ErrorCode::TooFast, _) | (_, None) => Ok(()),
            (_, Some(why)) => Err(trouble(t!("online-stopped", why = shown(why, SENTENCE)))),
        };
    }
    away.sent.hear(message);
    let heard = away.client.hear(message);
    if let Some(question) = away.client.question() {
        away.send(&question);
    }
    noting::note::<G>(world, message, &heard);
    let Some(mut away) = world.get_resource_mut::<Away<G>>() else { return Ok(()) };
    match heard {
        // An unreadable game has just been asked for once more.
        // The proof of the dice is kept with the file of the game.
        Heard::Nothing | Heard::Unreadable(_) | Heard::Proof(_) => {}
        Heard::Clock => away.note_clock(),
        Heard::Game => {
            away.settle_questions();
            away.stop_by_itself();
            away.note_clock();
            lay::<G>(world);
        }
        Heard::Step { by, events } => {
            away.settle_questions();
            away.note_clock();
            away.has_gone_on = true;
            go_on::<G>(world, by, events);
            by_itself::go_on::<G>(world)?;
        }
        Heard::Back { .. } => {
            away.settle_questions();
            away.stop_by_itself();
            away.note_clock();
            go_back::<G>(world);
        }
        Heard::Done { key } => {
            if let RefereeMessage::Done { n, .. } = message {
                away.note_played(&key, *n);
            }
            away.note_answer(&key, false);
            by_itself::go_on::<G>(world)?;
        }
        Heard::Refused { key, case, why, message } => {
            away.note_answer(&key, true);
            return Err(Refusal::new(shown(&case, NAME), reason(message.as_ref(), &why, &G::SIDES)));
        }
        Heard::Stale { key } => {
            away.note_answer(&key, true);
            return Err(trouble(t!("online-stale")));
        }
        Heard::Asked(what) => away.note_asked(what),
        Heard::Answered { what, accept } => {
            away.note_answered(what);
            match what {
                _ if accept => {}
                Question::Pause => return Err(trouble(t!("online-pause-declined"))),
                _ => return Err(trouble(t!("online-takeback-declined"))),
            }
        }
        Heard::Error { code: ErrorCode::NotKept, key, .. } => {
            key.iter().for_each(|key| away.note_not_kept(key));
            return Err(trouble(t!("online-not-kept")));
        }
        Heard::Error { why, message, key, .. } => {
            key.iter().for_each(|key| away.note_answer(key, true));
            return Err(trouble(reason(message.as_ref(), &why, &G::SIDES)));
        }
        Heard::Lacks(_) => return Err(trouble(t!("online-scenario-asked"))),
        Heard::Stopped(why) => {
            return Err(trouble(t!("online-stopped", why = shown(&why, SENTENCE))));
        }
    }
    Ok(())
}

/// Puts the whole game on the table, unless the same is there already.
fn lay<G: OnTable>(world: &mut World) {
    // The table is made free of every other game and its line.
    let Some(away) = world.remove_resource::<Away<G>>() else { return };
    let record = world.resource::<Session<G>>().record();
    let shown = record.and_then(|record| Some((record.sent_hash()?.to_owned(), record.eyes()?)));
    if let Some(held) = away.client.held()
        && shown.as_ref().is_none_or(|(hash, eyes)| (hash, eyes) != (&held.hash, &held.eyes))
    {
        let sent = (asked_first::<G>(held), held.hash.clone());
        lay_elsewhere::<G>(world, &held.rulebook, sent, (held.eyes, held.log.as_slice()));
        // A player who looks at the title stays there if the game was on the table before.
        let is_title =
            world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Title);
        if shown.is_some() && is_title {
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    }
    world.insert_resource(away);
}

/// Returns the position that was sent last, with the hash of its view.
fn sent<G: OnTable>(world: &World) -> Option<(Position<G>, String)> {
    let held = world.get_resource::<Away<G>>()?.client.held()?;
    Some((asked_first::<G>(held), held.hash.clone()))
}

/// Returns the position that was sent, in which the viewer's own side is asked first where neither waits for the other.
fn asked_first<G: OnTable>(held: &Held<G>) -> Position<G> {
    let mut position = held.position.clone();
    if let Viewer::Side(side) = held.eyes {
        G::ask_first(&held.rulebook, &mut position, side);
    }
    position
}

/// Puts a position in place of the one on the table.
fn put<G: OnTable>(world: &mut World, position: Position<G>) {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.as_ref().map(Arc::clone) else { return };
    G::restore(world, &rulebook, position);
}

/// Shows what an order has brought about.
fn go_on<G: OnTable>(world: &mut World, by: Option<usize>, events: Vec<G::Event>) {
    let Some((position, hash)) = sent::<G>(world) else { return };
    let before = Before::<G>::of(world);
    let sat = hand_over::sits::<G>(world);
    put::<G>(world, position.clone());
    let Some(record) = world.resource_mut::<Session<G>>().into_inner().sent_record_mut() else { return };
    record.follow(by, events.clone(), (position, hash));
    tell::<G>(world, events, before);
    hand_over::hand_over::<G>(world, sat);
}

/// Shows the position to which orders were taken back.
fn go_back<G: OnTable>(world: &mut World) {
    let Some((position, hash)) = sent::<G>(world) else { return };
    let session = world.resource_mut::<Session<G>>().into_inner();
    let removed = session.sent_record_mut().and_then(|record| record.go_back_to(&hash));
    match removed {
        Some(orders) => {
            put::<G>(world, position);
            taken_back::<G>(world, orders);
        }
        // It was before the viewer joined the game.
        None => lay::<G>(world),
    }
}
