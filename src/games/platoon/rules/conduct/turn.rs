//! The sequence of play (3): what opens and closes each segment, and the end of a player turn.

use super::Referee;
use crate::{
    engine::counters::Word,
    games::platoon::rules::{
        counter::Counter,
        event::{Cause, Event},
        kinds::Side,
        phase::{Phase, Segment},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up, victory,
    },
};

/// The phase that follows; the end after the last turn, or when a side has nobody left (20.1).
pub fn after(rulebook: &Rulebook, public: &Public) -> Phase {
    let last = public.turn >= rulebook.scenario.last_turn;
    match public.phase {
        Phase::Second(Segment::Registration) if last => Phase::Over,
        phase if !phase.is_set_up() && victory::is_alone(public) => Phase::Over,
        phase => phase.next(),
    }
}

impl Referee<'_> {
    /// Opens a phase. Tells whether it is over at once, because nobody has anything to decide in it.
    pub fn open_phase(&mut self, phase: Phase) -> bool {
        let turn = self.public().turn + u8::from(phase == Phase::First(Segment::Start));
        self.say(Event::PhaseOpened { turn, phase });
        let side = self.active();
        if phase == Phase::Over {
            let outcome = victory::outcome(self.rulebook, self.public());
            self.say(Event::Ended { outcome });
            return false;
        }
        if phase.is_set_up() {
            return side.is_none_or(|side| !set_up::has_anything(self.rulebook, self.public(), side));
        }
        if victory::is_alone(self.public()) {
            return true;
        }
        let (Some(side), Some(segment)) = (side, phase.segment()) else { return true };
        match segment {
            Segment::Start
                if phase == Phase::First(Segment::Start) && turn == self.rulebook.scenario.first_turn =>
            {
                self.hold_from_the_start();
            }
            Segment::IndirectFire => self.mines_attack(side),
            Segment::Registration => self.take_up_stale(side),
            _ => {}
        }
        !self.seems_to_have_anything(side, segment)
    }

    /// Closes a phase: markers of heavy equipment step, forts are taken, or a player turn ends (3, 17.4).
    pub fn close_phase(&mut self, phase: Phase) {
        match (phase.segment(), phase.side(&self.rulebook.scenario)) {
            (Some(Segment::Start), Some(side)) => self.step_markers(side),
            (Some(Segment::Vehicles | Segment::Assault | Segment::Others), Some(side)) => {
                self.take_forts(side);
            }
            (Some(Segment::Registration), Some(side)) => self.end_player_turn(side),
            _ => {}
        }
    }

    /// Whether the player may end the phase now.
    pub fn order_done(&mut self) -> Result<(), Why> {
        match self.public().phase {
            Phase::Over => Err(Why::GameOver),
            phase if phase.is_set_up() => self.may_end_set_up(),
            _ => Ok(()),
        }
    }

    /// The end of a player turn (3, segment 4).
    fn end_player_turn(&mut self, side: Side) {
        self.end_clearing(side);
        let own = |holds: fn(&Counter) -> bool, public: &Public| -> Vec<Word> {
            let counters = public.counters.iter().filter(|counter| counter.side == side);
            counters.filter(|counter| holds(counter)).map(|counter| counter.id).collect()
        };
        let units = own(|counter| counter.condition.inverted, self.public());
        if !units.is_empty() {
            self.say(Event::TurnedUp { units });
        }
        // Only what lay there when the player turn began comes off (11.9, 6.7).
        let lay = |counter: &Counter| counter.condition.dispersed && !counter.condition.dispersed_now;
        let units = own(lay, self.public());
        if !units.is_empty() {
            self.say(Event::Recovered { units });
        }
        let units = own(|counter| counter.condition.quick && !counter.condition.quick_now, self.public());
        if !units.is_empty() {
            self.say(Event::Rested { units });
        }
        self.end_spotting(side.enemy());
        self.lose_sight();
    }

    /// Units of the other side that move lose `spotted`; what was spotted by its opportunity fire is spotted (10.7).
    fn end_spotting(&mut self, side: Side) {
        let moves = |counter: &&Counter| counter.side == side && self.rulebook.kind(counter).allowance > 0;
        let lost = self.public().counters.iter().filter(moves);
        let lost = lost.filter(|counter| counter.condition.spotted && !counter.condition.opportunity_spotted);
        let lost: Vec<Word> = lost.map(|counter| counter.id).collect();
        let become_usual: Vec<Word> = self
            .public()
            .counters
            .iter()
            .filter(|counter| counter.side == side && counter.condition.opportunity_spotted)
            .map(|counter| counter.id)
            .collect();
        if !lost.is_empty() {
            self.say(Event::SpottingEnds { units: lost, becomes_spotted: false, why: Cause::TurnEnds });
        }
        if !become_usual.is_empty() {
            self.say(Event::SpottingEnds {
                units: become_usual,
                becomes_spotted: true,
                why: Cause::TurnEnds,
            });
        }
    }

    /// Whoever stands in a hex that counts when the game begins holds it (20.2).
    fn hold_from_the_start(&mut self) {
        for side in Side::BOTH {
            let hexes: Vec<_> = self.public().on_map(side).map(|(_, hex)| hex).collect();
            for hex in hexes {
                self.hold(side, hex);
            }
        }
    }
}
