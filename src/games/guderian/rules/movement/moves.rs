//! Orders of the Movement Phases: each is checked by the rules, then reported in events.

use super::{march, overrun, rail, rail_cuts};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::{Piece, Place},
        event::Event,
        kinds::{Pool, Side},
        position::Public,
        referee::Referee,
        refusal::Why,
        rulebook::Rulebook,
        supply::leaders,
        turn::reinforcements,
    },
};

/// The area in which a leader that was flown out returns (10.4).
const EVACUATION_AREA: &str = "X";

/// The counters with these ids.
///
/// # Errors
/// An id is unknown or is named twice, or there is none.
pub fn find_all(public: &Public, units: &[UnitId]) -> Result<Vec<Piece>, Why> {
    if units.is_empty() {
        return Err(Why::NobodyNamed);
    }
    let mut pieces = Vec::with_capacity(units.len());
    for unit in units {
        let piece = public.find(*unit).ok_or(Why::NoSuchUnit { unit: *unit })?;
        if pieces.contains(&piece) {
            return Err(Why::NamedTwice { unit: *unit });
        }
        pieces.push(piece);
    }
    pieces.sort_unstable();
    Ok(pieces)
}

/// Whether a move along this path ends the units' movement by itself.
fn ends_movement(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> bool {
    pieces
        .iter()
        .any(|piece| march::must_march(rulebook, public, *piece) || march::is_held(rulebook, public, *piece))
}

impl Referee<'_> {
    /// Moves units (6.0).
    pub(crate) fn order_move(&mut self, units: &[UnitId], path: &[Hex]) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let left = march::may_walk(self.rulebook, self.public(), &pieces, path)?;
        let done = ends_movement(self.rulebook, self.public(), &pieces);
        let units = self.ids(&pieces);
        self.say(Event::Moved { units, path: path.to_vec(), left, done });
        self.mend_railways(&pieces, path);
        self.pass(&pieces, path);
        Ok(())
    }

    /// Moves units by rail (6.3).
    pub(crate) fn order_rail(&mut self, units: &[UnitId], path: &[Hex]) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let start = rail::may_board(self.rulebook, self.public(), &pieces)?;
        let points = rail::follow(self.rulebook, self.public(), start, path)?;
        let capacity = pieces
            .iter()
            .map(|piece| rail::capacity_of(self.rulebook, self.public().counter(*piece).kind))
            .sum();
        let units = self.ids(&pieces);
        self.say(Event::Railed { units, path: path.to_vec(), points, capacity });
        self.pass(&pieces, path);
        Ok(())
    }

    /// Brings units onto the map (14.0).
    pub(crate) fn order_enter(&mut self, units: &[UnitId], path: &[Hex]) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let left = reinforcements::may_enter_map(self.rulebook, self.public(), &pieces, path)?;
        let units = self.ids(&pieces);
        self.say(Event::Entered { units, path: path.to_vec(), left });
        self.mend_railways(&pieces, path);
        self.pass(&pieces, path);
        Ok(())
    }

    /// Brings on a division of the South-Western Front (14.2).
    pub(crate) fn order_call_up(&mut self, path: &[Hex]) -> Result<(), Why> {
        let left = reinforcements::may_call_up(self.rulebook, self.public(), path)?;
        let Some(front) = &self.rulebook.scenario.south_western_front else { return Ok(()) };
        let Some(unit) = self.draw(Pool::Rifle, front.area) else { return Ok(()) };
        self.say(Event::Entered { units: vec![unit], path: path.to_vec(), left: vec![left] });
        self.score_south_western();
        let pieces: Vec<Piece> = self.public().find(unit).into_iter().collect();
        self.mend_railways(&pieces, path);
        self.pass(&pieces, path);
        Ok(())
    }

    /// Overruns a hex (6.5).
    pub(crate) fn order_overrun(&mut self, units: &[UnitId], target: Hex) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let left = overrun::may_overrun(self.rulebook, self.public(), &pieces, target)?;
        let units = self.ids(&pieces);
        self.say(Event::OverrunDeclared { units, target, left });
        self.fight();
        Ok(())
    }

    /// Repairs a cut that Soviet combat units have entered (6.37).
    fn mend_railways(&mut self, pieces: &[Piece], path: &[Hex]) {
        let soviets = pieces.iter().any(|piece| {
            let counter = self.public().counter(*piece);
            counter.side() == Side::Soviet && counter.is_combat_unit()
        });
        for hex in path {
            let open = self.public().rail_cuts.iter().any(|cut| cut.hex == *hex && cut.mended.is_none());
            if soviets && open {
                self.say(Event::RailMended { hex: *hex });
            }
        }
    }

    /// Cuts the railway in the unit's hex (6.37).
    pub(crate) fn order_cut_rail(&mut self, unit: UnitId) -> Result<(), Why> {
        let piece = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let hex = rail_cuts::may_cut(self.rulebook, self.public(), piece)?;
        self.say(Event::RailCut { hex });
        Ok(())
    }

    /// Removes a rail cut (6.37).
    pub(crate) fn order_lift_cut(&mut self, unit: UnitId) -> Result<(), Why> {
        let piece = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let hex = rail_cuts::may_lift(self.rulebook, self.public(), piece)?;
        self.say(Event::RailCutLifted { hex });
        Ok(())
    }

    /// Flies a leader out (10.4).
    pub(crate) fn order_fly_out(&mut self, leader: UnitId) -> Result<(), Why> {
        let piece = self.public().find(leader).ok_or(Why::NoSuchUnit { unit: leader })?;
        leaders::may_fly_out(self.rulebook, self.public(), piece)?;
        let turn = self.public().turn + 1;
        let Ok(area) = EVACUATION_AREA.parse() else { return Ok(()) };
        self.say(Event::FlownOut { unit: leader, turn, area });
        Ok(())
    }

    /// Puts a unit into a hex at set-up (5.0).
    pub(crate) fn order_deploy(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let piece = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let counter = self.public().counter(piece);
        if !matches!(counter.place, Place::SetUp | Place::Map(_)) {
            return Err(Why::NotInSetUp { unit });
        }
        crate::games::guderian::rules::set_up::may_deploy(self.rulebook, counter, hex)?;
        self.say(Event::Deployed { unit, hex });
        Ok(())
    }
}
