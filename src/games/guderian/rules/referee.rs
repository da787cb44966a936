//! The referee: judges an order on the position, reports the outcome event by event, and applies each event to the
//! position.

use super::{
    Guderian,
    counter::Piece,
    event::{Cause, DiePurpose, Event, Reason},
    kinds::Side,
    scenario::{options::StepLoss, order_of_battle::DivisionKind},
    supply::zones::in_uncancelled_zone,
};
use crate::engine::{board::Hex, counters::UnitId};

/// Judges one order.
pub type Referee<'a> = crate::engine::orders::Referee<'a, Guderian>;

impl Referee<'_> {
    /// Rolls a die.
    pub fn roll(&mut self, purpose: DiePurpose) -> u8 {
        let roll = self.next_die(6);
        self.say(Event::Die { purpose, roll });
        roll
    }

    /// Keeps the first bid face down, or returns it for the second (K19.3).
    pub(super) fn take_bid(&mut self, points: u8) -> Option<u8> {
        let first = self.position.secrets.bid;
        if first.is_none() {
            self.position.secrets.bid = Some(points);
        }
        first
    }

    pub fn ids(&self, pieces: &[Piece]) -> Vec<UnitId> {
        pieces.iter().map(|piece| self.id(*piece)).collect()
    }

    pub fn id(&self, piece: Piece) -> UnitId {
        self.public().counter(piece).id
    }

    /// The counter's hex, if it is on the map.
    pub fn hex_of(&self, piece: Piece) -> Option<Hex> {
        self.public().counter(piece).hex()
    }

    /// The counters that are still on the map.
    pub fn alive(&self, pieces: &[Piece]) -> Vec<Piece> {
        pieces.iter().copied().filter(|piece| self.hex_of(*piece).is_some()).collect()
    }

    /// Eliminates a counter and scores the points for it (15.12).
    pub fn eliminate(&mut self, piece: Piece, cause: Cause) {
        let counter = self.public().counter(piece);
        if counter.hex().is_none() {
            return;
        }
        let steps = self.steps_left(piece);
        let unit = counter.id;
        self.say(Event::Eliminated { unit, cause });
        self.score_steps(piece, steps, cause);
        self.score_division(piece, cause);
    }

    /// Takes a step from a counter (9.61).
    pub fn lose_step(&mut self, piece: Piece) {
        if self.steps_left(piece) <= 1 {
            self.eliminate(piece, Cause::Steps);
            return;
        }
        let unit = self.id(piece);
        let lost = self.public().counter(piece).condition.steps_lost + 1;
        self.say(Event::StepLost { unit, lost });
        self.score_steps(piece, 1, Cause::Steps);
    }

    /// Steps that the counter has left: Soviet counters have one.
    pub fn steps_left(&self, piece: Piece) -> u8 {
        let counter = self.public().counter(piece);
        let steps = counter.print.map_or(1, |print| self.rulebook.order_of_battle.record(print).steps());
        steps.saturating_sub(counter.condition.steps_lost).max(1)
    }

    /// Scores half points for German steps, where an option counts them: all steps (K19.5), or those that a combat
    /// result took (K19.4).
    fn score_steps(&mut self, piece: Piece, steps: u8, cause: Cause) {
        let counter = self.public().counter(piece);
        if counter.side() != Side::German {
            return;
        }
        let halves_a_step = match self.rulebook.options.step_loss {
            StepLoss::Off => return,
            StepLoss::Beardsworth => 2,
            StepLoss::Pgg2 if !is_combat_result(cause) => return,
            StepLoss::Pgg2 => match &self.public().battle {
                Some(battle) if battle.attacker == Side::Soviet => 2,
                _ => 1,
            },
        };
        let unit = counter.id;
        let halves = halves_a_step * i32::from(steps);
        self.say(Event::Scored { side: Side::Soviet, halves, reason: Reason::StepLost { unit } });
    }

    /// Scores points for a whole German division eliminated (15.12). With points for steps after PGG II its last unit
    /// must also have been lost by a combat result (K19.4).
    fn score_division(&mut self, piece: Piece, cause: Cause) {
        if self.rulebook.options.step_loss == StepLoss::Pgg2 && !is_combat_result(cause) {
            return;
        }
        let Some(print) = self.public().counter(piece).print else { return };
        let Some(division) = self.rulebook.order_of_battle.division_of(print) else { return };
        let points = match (self.rulebook.options.step_loss, division.kind) {
            (_, DivisionKind::Independent) => 0,
            (StepLoss::Off | StepLoss::Beardsworth, DivisionKind::Cavalry) => 0,
            (StepLoss::Off | StepLoss::Beardsworth, _) => {
                i32::from(self.rulebook.scenario.victory.division_lost)
            }
            (StepLoss::Pgg2, DivisionKind::Panzer) => 3,
            (StepLoss::Pgg2, DivisionKind::Motorized | DivisionKind::Ss) => 2,
            (StepLoss::Pgg2, DivisionKind::Infantry | DivisionKind::Cavalry) => 1,
        };
        let in_play = self
            .public()
            .counters
            .iter()
            .filter(|counter| counter.print.is_some_and(|print| division.members.contains(&print)));
        let all_gone = in_play.clone().count() == division.members.len()
            && in_play.clone().all(|counter| counter.place == super::counter::Place::Gone);
        if points > 0 && all_gone {
            let reason = Reason::DivisionLost { division: division.name.clone() };
            self.say(Event::Scored { side: Side::Soviet, halves: 2 * points, reason });
        }
    }

    /// Reports every victory hex on the path that is now last passed by this side; leaders alone do not count
    /// (K18.3.1).
    pub fn pass(&mut self, pieces: &[Piece], path: &[Hex]) {
        let fighters = pieces.iter().find(|piece| self.public().counter(**piece).is_combat_unit());
        let Some(side) = fighters.map(|piece| self.public().counter(*piece).side()) else { return };
        for hex in path {
            if self.public().holders.get(hex).is_some_and(|holder| *holder != side) {
                self.say(Event::Passed { hex: *hex, side });
            }
        }
        if side == Side::Soviet {
            self.relock();
        }
    }

    /// Sends a counter that may not stay in the attack back to the hex from which it came (12.3).
    ///
    /// It stays if it did not enter its hex in this player-turn; a division is then outside the battle. It is
    /// eliminated if the hex behind it is closed or off the map.
    pub fn send_back(&mut self, piece: Piece) {
        let counter = self.public().counter(piece);
        let (unit, side) = (counter.id, counter.side());
        let Some(back) = counter.condition.came_from else {
            if counter.condition.arrived {
                self.eliminate(piece, Cause::CouldNotGoBack);
            } else if counter.is_combat_unit() {
                self.say(Event::StoodAside { unit });
            }
            return;
        };
        let free = !self.public().holds(side.enemy(), back)
            && !in_uncancelled_zone(self.public(), side, back)
            && !super::movement::is_closed_column(self.rulebook, self.public(), side, back)
            && super::movement::stacking::has_room(self.rulebook, self.public(), back, &[piece]);
        if free {
            self.say(Event::WentBack { unit, hex: back });
            self.pass(&[piece], &[back]);
        } else {
            self.eliminate(piece, Cause::CouldNotGoBack);
        }
    }
}

/// Whether a loss was the result of combat, and not of stacking or of a missing route (K19.4). A unit that had taken
/// refuge is eliminated by the result of its hex.
fn is_combat_result(cause: Cause) -> bool {
    matches!(cause, Cause::Steps | Cause::Result | Cause::Refuge)
}
