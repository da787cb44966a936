//! Dice that people throw: an order waits until each die that it needs has been typed in. Which one is next hangs on
//! those before it, so the order is tried with them on a table of its own.

use crate::table::{
    animation::Throw,
    motion::seconds,
    opponent::Hurry,
    session::{Played, Session, play_with, trouble, with_record},
};
use crate::{
    engine::orders::Refusal,
    games::panzer44::{
        panels::Fought,
        rules::{
            Panzer44, Position,
            dice_asked::{DieAsked, die_after, may_be_left},
            event::Event,
            order::Order,
        },
    },
    settings::Motion,
};
use bevy::prelude::*;

/// An order that waits for dice thrown by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceAsked {
    order: Order,
    reason: String,
    /// The dice that were asked for, the next one last.
    pub asked: Vec<DieAsked>,
    /// Those that have been thrown.
    pub given: Vec<u8>,
}

impl DiceAsked {
    /// Whether the order may still be left.
    pub fn may_be_left(&self) -> bool {
        self.given.is_empty() && may_be_left(&self.order)
    }
}

/// The die that an order needs after these; none if it needs no more.
fn next_die(world: &mut World, order: &Order, given: &[u8]) -> Result<Option<DieAsked>, Refusal> {
    let tried = |world: &mut World, record: &mut crate::engine::orders::Record<Panzer44>| {
        record.tried(world, order, given)
    };
    let (ready, events) = with_record::<Panzer44, _>(world, tried)?;
    let session = world.resource::<Session<Panzer44>>();
    let (Some(rulebook), Some(position)) = (&session.rulebook, world.get_resource::<Position>()) else {
        return Ok(None);
    };
    Ok(die_after(rulebook, &position.public, &events, ready + given.len()))
}

/// Lets an order wait for dice if people throw them. Tells whether it does.
///
/// # Errors
/// The rules refuse the order, before anybody throws; or another one waits.
pub(super) fn waits(world: &mut World, order: &Order, reason: &str) -> Result<bool, Refusal> {
    let people = &world.resource::<Session<Panzer44>>().people;
    if people.dice.is_some() {
        return Err(trouble("first the die that is asked for must be thrown"));
    }
    if !people.dice_by_hand {
        return Ok(false);
    }
    let Some(first) = next_die(world, order, &[])? else { return Ok(false) };
    let (order, reason) = (order.clone(), reason.to_owned());
    let dice = DiceAsked { order, reason, asked: vec![first], given: Vec::new() };
    world.resource_mut::<Session<Panzer44>>().people.dice = Some(dice);
    Ok(true)
}

/// Takes a die; with the last one the order is played.
///
/// # Errors
/// No die is asked for, or it has no such face.
pub(super) fn throw(world: &mut World, die: u8) -> Result<(), Refusal> {
    let people = &mut world.resource_mut::<Session<Panzer44>>().people;
    let Some(mut dice) = people.dice.take() else { return Err(trouble("no die is asked for")) };
    let faces = dice.asked.last().map_or(6, |asked| asked.faces);
    if !(1..=faces).contains(&die) {
        people.dice = Some(dice);
        return Err(trouble(format!("this die shows 1 to {faces}, not {die}")));
    }
    dice.given.push(die);
    if let Some(next) = next_die(world, &dice.order, &dice.given)? {
        dice.asked.push(next);
        world.resource_mut::<Session<Panzer44>>().people.dice = Some(dice);
        return Ok(());
    }
    play_with::<Panzer44>(world, &dice.order, &dice.given, &dice.reason)
}

/// Leaves the order that waits, if it may still be left.
pub(super) fn leave(session: &mut Session<Panzer44>) {
    if session.people.dice.as_ref().is_some_and(DiceAsked::may_be_left) {
        session.people.dice = None;
    }
}

/// Esc leaves the order that waits.
pub(super) fn give_up(keys: Res<ButtonInput<KeyCode>>, mut session: ResMut<Session<Panzer44>>) {
    if keys.just_pressed(KeyCode::Escape) && session.people.dice.is_some() {
        leave(&mut session);
    }
}

/// The dice of an attack are thrown when whoever marched has come to where he is fired at.
pub(super) fn tumble(
    mut played: MessageReader<Played<Panzer44>>,
    (motion, hurry): (Res<Motion>, Option<Res<Hurry>>),
    mut throw: ResMut<Throw>,
) {
    for Played { events, .. } in played.read() {
        let still = *motion == Motion::Reduced || hurry.as_ref().is_some_and(|hurry| hurry.0);
        let clock = (!still && !Fought::of(events).is_empty()).then(|| -march(events));
        throw.set_if_neq(Throw { clock });
    }
}

/// Seconds for which somebody marches before the first die.
fn march(events: &[Event]) -> f32 {
    let before = events.iter().take_while(|event| !matches!(event, Event::Die { .. }));
    let steps = before.filter(|event| matches!(event, Event::Moved { .. })).count();
    if steps == 0 { 0.0 } else { super::counters::walk_seconds(steps) + seconds::PAUSE }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{engine::counters::Points, games::panzer44::rules::event::DiePurpose};

    /// Who marches into fire is there before the die is thrown, and what he marches after it does not count.
    #[test]
    fn a_die_waits_for_the_march_that_provokes_it() {
        let unit = "us-m4-75-1".parse().unwrap();
        let step = |at: &str| Event::Moved { unit, hex: at.parse().unwrap(), left: Points(4) };
        let die = Event::Die { purpose: DiePurpose::Attack(unit), faces: 6, roll: 3 };
        assert_eq!(march(std::slice::from_ref(&die)), 0.0);
        let five = ["0110", "0210", "0310", "0410", "0510"].map(step);
        let fired: Vec<Event> = five.iter().cloned().chain([die]).collect();
        let wait = march(&fired);
        assert!(
            (wait - crate::games::panzer44::table::counters::walk_seconds(5) - seconds::PAUSE).abs() < 1e-6
        );
        assert_eq!(march(&[fired.as_slice(), &five].concat()), wait);
    }
}
