//! Loading and unloading (11.2, 11.3).

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        counter::{Counter, Motion},
        event::Event,
        kinds::Side,
        movement::{duties, is_capable, points_to_move, way_off},
        plot::{Task, of},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// Checks that a carrier and its passenger may load now: plotted for each other, in one hex, and with both orders still
/// valid (11.2). Returns the passenger.
///
/// # Errors
/// The reason why they may not load.
pub fn may_load(rulebook: &Rulebook, public: &Public, side: Side, carrier: UnitId) -> Result<UnitId, Why> {
    let why = Why::NotLoading { unit: carrier };
    let task = |unit: UnitId| duties(public, side).find(|(counter, _)| counter.id == unit);
    let Some((vehicle, Task::Load { with })) = task(carrier) else { return Err(why) };
    // Both are plotted for each other, and only a carrier can load the other (11.1).
    if !rulebook.kind(vehicle).carrier {
        return Err(Why::CannotCarry { carrier, passenger: with });
    }
    match task(with) {
        Some((passenger, Task::Load { with: back })) if back == carrier => {
            if passenger.hex().is_some() && passenger.place == vehicle.place { Ok(with) } else { Err(why) }
        }
        _ => Err(why),
    }
}

/// Checks that a passenger may unload now (11.3). Returns the carrier.
pub fn may_unload(rulebook: &Rulebook, public: &Public, side: Side, unit: UnitId) -> Result<UnitId, Why> {
    let shown = of(&public.shown, side);
    let plotted = duties(public, side).any(|(counter, task)| counter.id == unit && task == Task::Unload);
    let carrier = public.find(unit).and_then(Counter::carrier).filter(|_| plotted);
    let carrier = carrier.and_then(|carrier| public.find(carrier)).ok_or(Why::NotPlotted { unit })?;
    let why = Why::CannotUnload { unit };
    let Some(hex) = carrier.hex() else { return Err(why) };
    let ready = match shown.orders.get(&carrier.id) {
        Some(Task::Unload) => carrier.condition.motion == Motion::Fresh,
        Some(Task::Move) => {
            public.moving == Some(carrier.id) && carrier.condition.left >= rulebook.charts.unloading
        }
        _ => false,
    };
    if carrier.is_held() || !ready {
        return Err(why);
    }
    if public.crowd(side, hex, None) + 1 > usize::from(rulebook.charts.stack_limit) {
        return Err(Why::Full { hex });
    }
    Ok(carrier.id)
}

/// Whether a passenger plotted to unload may do so now, or may after its carrier has moved. After that move it stays
/// loaded (11.3).
pub fn may_still_unload(rulebook: &Rulebook, public: &Public, side: Side, unit: UnitId) -> bool {
    match may_unload(rulebook, public, side, unit) {
        // Other units may make room.
        Ok(_) | Err(Why::Full { .. }) => true,
        Err(_) => public.find(unit).and_then(Counter::carrier).is_some_and(|carrier| {
            let goes = |(counter, task): (&Counter, Task)| {
                let goes = counter.id == carrier && task == Task::Move;
                goes && counter.condition.motion == Motion::Fresh && is_capable(rulebook, public, counter)
            };
            duties(public, side).any(goes)
        }),
    }
}

/// The orders that a side can still execute in its movement phase, each with the unit that executes it. For loading it
/// is the carrier, for unloading the passenger.
pub fn open_duties<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    side: Side,
) -> impl Iterator<Item = (&'a Counter, Task)> {
    duties(public, side).filter(move |(counter, task)| is_open(rulebook, public, counter, *task))
}

/// Whether a unit can still execute its order in this movement phase.
pub fn is_open(rulebook: &Rulebook, public: &Public, counter: &Counter, task: Task) -> bool {
    match task {
        Task::Move => can_go(rulebook, public, counter),
        Task::Load { .. } => may_load(rulebook, public, counter.side, counter.id).is_ok(),
        Task::Unload => may_still_unload(rulebook, public, counter.side, counter.id),
        _ => true,
    }
}

/// Whether a unit can reach any hex with its points, or exit the map.
fn can_go(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let left = points_to_move(rulebook, public, counter);
    is_capable(rulebook, public, counter)
        || left.is_ok_and(|left| way_off(rulebook, public, counter, left).is_some())
}

impl Referee<'_> {
    /// Loads a passenger into a carrier (11.2).
    pub fn order_load(&mut self, carrier: UnitId) -> Result<(), Why> {
        let side = self.is_active(carrier)?;
        let passenger = may_load(self.rulebook, self.public(), side, carrier)?;
        self.finish_moving(None)?;
        self.say(Event::Loaded { carrier, passenger });
        Ok(())
    }

    /// Unloads a passenger; the move of its carrier then ends (11.3).
    pub fn order_unload(&mut self, unit: UnitId) -> Result<(), Why> {
        let side = self.is_active(unit)?;
        let carrier = may_unload(self.rulebook, self.public(), side, unit)?;
        self.finish_moving(Some(carrier))?;
        let hex = self.public().find(carrier).and_then(Counter::hex).ok_or(Why::CannotUnload { unit })?;
        self.say(Event::Unloaded { unit, hex });
        self.say(Event::Finished { unit: carrier });
        Ok(())
    }
}
