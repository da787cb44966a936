//! The sequence of play (4.0): what opens and closes each phase.

use super::{
    battle::Decision,
    event::{Cause, DiePurpose, Event},
    interdiction,
    kinds::Side,
    march,
    phase::Phase,
    position::Public,
    referee::Referee,
    refusal::Why,
    rulebook::Rulebook,
    scenario::{FirstTurn, Scenario},
    stacking,
    supply::SupplyLines,
};
use crate::engine::counters::Word;

/// The phase that follows: after the bids the one in which the scenario begins, after the last turn
/// the end.
pub fn after(rulebook: &Rulebook, public: &Public) -> Phase {
    let last = public.turn >= rulebook.scenario.last_turn;
    match public.phase {
        Phase::Bidding => rulebook.scenario.start,
        Phase::AirInterdiction if last => Phase::Over,
        phase => phase.next(),
    }
}

/// The turn before the scenario's first phase opens: Soviet movement opens a turn, and what comes before
/// it in a game belongs to the turn before.
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
        && let Some(counter) = super::set_up::waiting(public).next()
    {
        return Err(Why::SetUpUnfinished { unit: counter.id });
    }
    match march::unmarched(rulebook, public).next() {
        Some(piece) => Err(Why::Unmarched { unit: public.counter(piece).id }),
        None => Ok(()),
    }
}

impl Referee<'_> {
    /// Opens a phase: supply, dice and arrivals due, disruption removed. Tells whether the phase
    /// is over at once because nobody has anything to decide in it.
    pub fn open_phase(&mut self, phase: Phase) -> bool {
        let turn = self.public().turn + u8::from(phase == Phase::SovietMovement);
        self.say(Event::PhaseOpened { turn, phase });
        match phase {
            Phase::SovietMovement => {
                self.release_armies();
                self.judge_supply(Side::Soviet);
                self.arrivals(Side::Soviet);
            }
            Phase::GermanMovement => {
                self.judge_supply(Side::German);
                self.arrivals(Side::German);
            }
            Phase::GermanMechanized => self.judge_supply(Side::German),
            Phase::SovietRecovery => self.recover(Side::Soviet),
            Phase::GermanRecovery => self.recover(Side::German),
            Phase::SovietInterdiction => {
                return interdiction::soviet_marker_is_left(self.rulebook, self.public()).is_err();
            }
            Phase::AirInterdiction => {
                self.judge_places();
                return self.is_last_turn();
            }
            Phase::Over => self.end_game(),
            Phase::Bidding => {
                self.say(Event::Owed { decision: Some(Decision::Bid { side: Side::Soviet }) });
            }
            _ => {}
        }
        phase.passes_by_itself()
    }

    pub fn close_phase(&mut self, phase: Phase) {
        match phase {
            Phase::SovietMovement => {
                for piece in march::left_behind(self.rulebook, self.public()) {
                    self.eliminate(piece, Cause::LeftBehind);
                }
                self.forfeit_provisional();
                if !self.public().air_markers.is_empty() {
                    self.say(Event::MarkersTaken { side: Side::German });
                }
            }
            Phase::SovietInterdiction => self.judge_retaken(),
            Phase::AirInterdiction if self.public().soviet_marker.is_some() => {
                self.say(Event::MarkersTaken { side: Side::Soviet });
            }
            _ => {}
        }
        self.say(Event::PhaseClosed { phase });
    }

    fn is_last_turn(&self) -> bool {
        self.public().turn >= self.rulebook.scenario.last_turn
    }

    /// Asks the owner of the first overfull hex whom to give up, or gives up those about whom there
    /// is no choice (K10.3). Tells whether somebody is asked.
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

    /// One die for each army that needs it on turn 1 (5.21).
    fn release_armies(&mut self) {
        if self.public().turn != 1 {
            return;
        }
        let rulebook = self.rulebook;
        for army in rulebook.scenario.armies.iter().filter(|army| army.first_turn == FirstTurn::Die) {
            let roll = self.roll(DiePurpose::Army(army.army));
            self.say(Event::ArmyReleased { army: army.army, free: roll <= 3 });
        }
    }

    /// Judges the supply of a side for its movement (11.0).
    fn judge_supply(&mut self, side: Side) {
        let (rulebook, public) = (self.rulebook, self.public());
        let lines = SupplyLines::new(rulebook, public, side);
        let out: Vec<Word> = public
            .on_map(side)
            .filter(|(piece, ..)| !lines.supplies(rulebook, public, *piece))
            .map(|(_, counter, _)| counter.id)
            .collect();
        let beyond: Vec<Word> = public
            .on_map(side)
            .filter(|(.., hex)| !lines.commands(*hex))
            .map(|(_, counter, _)| counter.id)
            .collect();
        self.say(Event::SupplyJudged { side, out, beyond });
    }

    /// All units of the side recover from disruption (6.6).
    fn recover(&mut self, side: Side) {
        let units: Vec<Word> = self
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
