//! The sequence of play (4.0): the actions that open and close each phase.

pub mod ending;
pub mod interdiction;
pub mod reinforcements;
pub mod victory;

use super::{
    combat::battle::Decision,
    counter::Place,
    event::{Cause, DiePurpose, Event},
    kinds::Side,
    movement::{march, stacking},
    phase::Phase,
    position::Public,
    referee::Referee,
    refusal::Why,
    rulebook::Rulebook,
    scenario::{FirstTurn, Scenario},
    supply::SupplyLines,
};
use crate::engine::counters::UnitId;

/// The turn before the scenario's first phase opens: Soviet movement opens a turn, and any earlier phase belongs to the
/// turn before.
pub fn before_start(scenario: &Scenario) -> u8 {
    match scenario.start {
        Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::SovietMovement => {
            scenario.first_turn - 1
        }
        _ => scenario.first_turn,
    }
}

/// Whether the player may end the phase now.
///
/// # Errors
/// Units are still to be set up, or still have to march.
pub fn may_end_phase(rulebook: &Rulebook, public: &Public) -> Result<(), Why> {
    if public.phase == Phase::SovietSetUp
        && let Some(counter) = public.counters.iter().find(|counter| counter.place == Place::SetUp)
    {
        return Err(Why::SetUpUnfinished { unit: counter.id });
    }
    match march::unmarched(rulebook, public).next() {
        Some(piece) => Err(Why::Unmarched { unit: public.counter(piece).id }),
        None => Ok(()),
    }
}

impl Referee<'_> {
    /// Ends the phase, unless too many units are in a hex (K10.3).
    pub(super) fn order_end_phase(&mut self) -> Result<bool, Why> {
        may_end_phase(self.rulebook, self.public())?;
        Ok(!self.enforce_stacking())
    }

    /// Asks the owner of the first overfull hex which units to give up, or eliminates those about which there is no
    /// choice (K10.3). Returns whether a decision is pending.
    pub fn enforce_stacking(&mut self) -> bool {
        let side = self.public().phase.side();
        if !self.public().phase.is_movement() {
            return false;
        }
        while let Some(hex) = stacking::overfull(self.rulebook, self.public(), side).first().copied() {
            let candidates = stacking::candidates(self.rulebook, self.public(), hex);
            if candidates.len() > stacking::excess(self.rulebook, self.public(), hex) {
                let among = self.ids(&candidates);
                self.say(Event::Owed { decision: Some(Decision::Excess { side, hex, among }) });
                return true;
            }
            for piece in candidates {
                self.eliminate(piece, Cause::Stacking);
            }
        }
        false
    }

    /// Judges the supply of a side for its movement (11.0).
    pub(super) fn judge_supply(&mut self, side: Side) {
        let (rulebook, public) = (self.rulebook, self.public());
        let lines = SupplyLines::new(rulebook, public, side);
        let out: Vec<UnitId> = public
            .on_map(side)
            .filter(|(piece, ..)| !lines.supplies(rulebook, public, *piece))
            .map(|(_, counter, _)| counter.id)
            .collect();
        let beyond: Vec<UnitId> = public
            .on_map(side)
            .filter(|(.., hex)| !lines.commands(*hex))
            .map(|(_, counter, _)| counter.id)
            .collect();
        self.say(Event::SupplyJudged { side, out, beyond });
    }

    /// Lets all units of the side recover from disruption (6.6).
    pub(super) fn recover(&mut self, side: Side) {
        let units: Vec<UnitId> = self
            .public()
            .on_map(side)
            .filter(|(_, counter, _)| counter.condition.disrupted)
            .map(|(_, counter, _)| counter.id)
            .collect();
        if !units.is_empty() {
            self.say(Event::Recovered { units });
        }
    }
}

/// Rolls one die for each army that needs it on turn 1 (5.21).
pub(super) fn release_armies(referee: &mut Referee<'_>) {
    if referee.public().turn != 1 {
        return;
    }
    let rulebook = referee.rulebook;
    for army in rulebook.scenario.armies.iter().filter(|army| army.first_turn == FirstTurn::Die) {
        let roll = referee.roll(DiePurpose::Army(army.army));
        referee.say(Event::ArmyReleased { army: army.army, free: roll <= 3 });
    }
}

/// Eliminates units that are still where they had to march away from on turn 1 (5.23).
pub(super) fn eliminate_left_behind(referee: &mut Referee<'_>) {
    for piece in march::left_behind(referee.rulebook, referee.public()) {
        referee.eliminate(piece, Cause::LeftBehind);
    }
}

/// Gives up a provisional division that has not entered (14.1).
pub(super) fn forfeit_provisional_divisions(referee: &mut Referee<'_>) {
    referee.forfeit_provisional();
}

/// Removes German Air Interdiction markers as the Soviet Movement Phase ends (13.33).
pub(super) fn take_up_air_interdiction(referee: &mut Referee<'_>) {
    if !referee.public().air_markers.is_empty() {
        referee.say(Event::MarkersTaken { side: Side::German });
    }
}

/// Removes the Soviet Interdiction marker as the Air Interdiction Phase ends (13.2).
pub(super) fn take_up_soviet_interdiction(referee: &mut Referee<'_>) {
    if referee.public().soviet_marker.is_some() {
        referee.say(Event::MarkersTaken { side: Side::Soviet });
    }
}

/// Judges the cities that the Soviet player has retaken, as the Soviet player turn ends (15.0).
pub(super) fn judge_retaken_cities(referee: &mut Referee<'_>) {
    referee.judge_retaken();
}

/// Judges the places that the Germans hold, as their player turn ends (15.0).
pub(super) fn judge_held_places(referee: &mut Referee<'_>) {
    referee.judge_places();
}

pub(super) fn end_game(referee: &mut Referee<'_>) {
    referee.end_game();
}
