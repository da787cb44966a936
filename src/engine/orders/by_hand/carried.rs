//! Passengers and carriers, counters in boxes, eliminated counters and counters that have exited the map, all moved by
//! hand. With the referee off this is the same in every game that has them.

use super::asked::FreeHand;
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Gone, InPlay, Referee, Refusal, counter},
    text::{Text, t},
};

/// The place of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// On the map, or in a carrier.
    InPlay,
    /// Still to be set up.
    InBox,
    /// Still to enter, in a turn if it is known.
    ToCome(Option<u8>),
    Gone(Gone),
    /// Off the map for the whole game.
    BesideMap,
    /// In a place from which it cannot be brought into play.
    Hidden,
}

/// The destination of counters that are moved by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    Hex(Hex),
    Aboard(UnitId),
    Gone(Gone),
}

/// A command about such counters.
pub enum CarryWish<'a> {
    Load {
        unit: UnitId,
        carrier: UnitId,
    },
    /// Return counters to the box of the scenario, to be set up or to enter later.
    ToBox(&'a [UnitId]),
    TakeOff(&'a [UnitId], Gone),
}

/// A game with such counters.
pub trait Carries: FreeHand {
    /// Returns the wish behind a command; none for a command that only this game knows.
    fn carry_asked(command: &Self::Command) -> Option<CarryWish<'_>>;
    fn carry_command(wish: CarryWish<'_>) -> Self::Command;

    fn lies(rulebook: &Self::Rulebook, counter: &Self::Counter) -> Lies;

    /// Whether the type of one counter can carry that of another.
    fn can_carry(rulebook: &Self::Rulebook, carrier: &Self::Counter, unit: &Self::Counter) -> bool;

    /// Whether the scenario lets a counter wait, to be set up or to enter later.
    fn can_wait(rulebook: &Self::Rulebook, unit: UnitId) -> bool;

    /// Returns the event of counters being put at a destination.
    fn put(units: Vec<UnitId>, to: To) -> Self::Event;

    /// Returns counters to the box of the scenario.
    ///
    /// # Errors
    /// The scenario has no box for one of them; nothing has changed.
    fn to_box(referee: &mut Referee<'_, Self>, units: &[UnitId]) -> Result<(), Refusal>;
}

/// Carries out a command about carriers and passengers.
///
/// # Errors
/// It is not possible; nothing has changed.
pub fn carried_by_hand<G: Carries>(
    referee: &mut Referee<'_, G>,
    command: &G::Command,
) -> Result<(), Refusal> {
    match G::carry_asked(command) {
        Some(CarryWish::Load { unit, carrier }) => load(referee, unit, carrier),
        Some(CarryWish::ToBox(units)) => G::to_box(referee, units),
        Some(CarryWish::TakeOff(units, gone)) => put_by_hand(referee, units, To::Gone(gone)),
        None => Err(Refusal::of_table(t!("hand-not-by-hand"))),
    }
}

fn passenger<G: Carries>(public: &G::Public, carrier: UnitId) -> Option<UnitId> {
    let rides = |counter: &&G::Counter| counter.carrier() == Some(carrier);
    G::counters(public).iter().find(rides).map(InPlay::id)
}

fn find<'a, G: Carries>(referee: &'a Referee<'_, G>, unit: UnitId) -> Result<&'a G::Counter, Refusal> {
    let found = counter::<G>(referee.public(), unit);
    found.ok_or_else(|| Refusal::of_table(t!("hand-no-counter", unit = unit)))
}

/// Returns the carriers in its hex into which a unit can be put.
pub fn free_carriers<'a, G: Carries>(
    rulebook: &'a G::Rulebook,
    public: &'a G::Public,
    unit: &'a G::Counter,
) -> impl Iterator<Item = &'a G::Counter> {
    let together = move |other: &&G::Counter| other.hex().is_some() && other.hex() == unit.hex();
    let stack = G::counters(public).iter().filter(together);
    stack.filter(move |carrier| fits::<G>(rulebook, public, carrier, unit).is_ok())
}

fn fits<G: Carries>(
    rulebook: &G::Rulebook,
    public: &G::Public,
    carrier: &G::Counter,
    unit: &G::Counter,
) -> Result<(), Text> {
    let rides = |unit: &G::Counter| passenger::<G>(public, unit.id());
    let carries = G::can_carry(rulebook, carrier, unit) && carrier.side() == unit.side();
    if !carries || rides(unit).is_some() || carrier.hex().is_none() {
        return Err(t!("hand-not-loaded", unit = unit.id(), carrier = carrier.id()));
    }
    match rides(carrier) {
        Some(passenger) => Err(t!("hand-already-loaded", unit = passenger, carrier = carrier.id())),
        None => Ok(()),
    }
}

fn load<G: Carries>(referee: &mut Referee<'_, G>, unit: UnitId, carrier: UnitId) -> Result<(), Refusal> {
    let (passenger, vehicle) = (find(referee, unit)?, find(referee, carrier)?);
    fits::<G>(referee.rulebook, referee.public(), vehicle, passenger).map_err(Refusal::of_table)?;
    referee.say(G::put(vec![unit], To::Aboard(carrier)));
    Ok(())
}

/// Puts counters at a destination. Passengers of a counter that is put into a hex stay loaded; if none can be carried
/// there, they share its destination.
///
/// # Errors
/// One of them does not exist or is already there; nothing has changed.
pub fn put_by_hand<G: Carries>(
    referee: &mut Referee<'_, G>,
    units: &[UnitId],
    to: To,
) -> Result<(), Refusal> {
    let rulebook = referee.rulebook;
    let mut moved = Vec::new();
    for unit in units {
        let counter = find(referee, *unit)?;
        if G::lies(rulebook, counter) == Lies::BesideMap {
            return Err(Refusal::of_table(t!("hand-stays-off", unit = *unit)));
        }
        let rides = counter.carrier().is_some_and(|carrier| units.contains(&carrier));
        if !rides && !moved.contains(unit) {
            moved.push(*unit);
        }
    }
    if moved.is_empty() {
        return Err(Refusal::of_table(t!("hand-none-named")));
    }
    if matches!(to, To::Gone(_)) {
        let aboard = |unit: &UnitId| passenger::<G>(referee.public(), *unit);
        let aboard: Vec<UnitId> = moved.iter().filter_map(aboard).collect();
        moved.splice(0..0, aboard);
    }
    referee.say(G::put(moved, to));
    Ok(())
}
