//! Missions and smoke barrages: called in the phase, and resolved one by one when it ends (3.1 b, 19).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        event::{DiePurpose, Event, Kind},
        fire::{
            armour::TopAttack,
            missions::{BARRAGE_SMOKE, Strike, astray, falls, may_lay_barrage, may_place, thickens},
        },
        position::{Call, Mission, Task},
        refusal::Why,
    },
};

impl Referee<'_> {
    /// Calls a mission (19.1, 19.2). Aircraft need no spotter, so no spotter is revealed.
    pub fn order_mission(&mut self, mission: Mission, hex: Hex, spotter: Option<UnitId>) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let spotter = spotter.filter(|_| mission.is_artillery());
        may_place(self.rulebook, self.public(), (side, mission), hex, spotter)?;
        self.show(&spotter.into_iter().collect::<Vec<_>>());
        self.say(Event::Called { side, mission: Some(mission), hex });
        Ok(())
    }

    /// Calls a smoke barrage with a mission that it does not use up (19.6).
    pub fn order_smoke_barrage(&mut self, hex: Hex, spotter: UnitId) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        may_lay_barrage(self.rulebook, self.public(), side, hex, Some(spotter))?;
        self.show(&[spotter]);
        self.say(Event::Called { side, mission: None, hex });
        Ok(())
    }

    /// Resolves all called missions in their order, and then the phase ends (19.1). Returns whether it ends at once,
    /// without a decision on payment.
    pub(super) fn all_come_down(&mut self) -> bool {
        let calls = self.public().calls.iter().rev().map(|call| Task::Fall(*call));
        let tasks = std::iter::once(Task::End).chain(calls).collect();
        self.say(Event::Waits { tasks });
        self.go_on()
    }

    /// Resolves a mission or a smoke barrage, on its hex or scattered (19.2, 19.6).
    pub(super) fn comes_down(&mut self, call: Call) {
        let Call { side, mission, hex } = call;
        let scatters = mission.is_none_or(Mission::is_artillery);
        let hex = if scatters { self.scatter(hex) } else { Some(hex) };
        self.say(Event::Fell { mission, hex });
        let Some(hex) = hex else { return };
        match mission {
            Some(mission) => self.strike(mission, hex),
            None if thickens(self.public(), hex) => {
                // Its factors were used when it was called.
                self.say(Event::SmokeLaid { side, hex, number: BARRAGE_SMOKE, factors: 0 });
            }
            None => {}
        }
    }

    /// Rolls for the hex that artillery hits: one die for the distance, and if it scatters, one for the direction
    /// (19.2).
    fn scatter(&mut self, hex: Hex) -> Option<Hex> {
        let die = self.roll(DiePurpose::Scatter);
        let direction = if astray(die) > 0 { self.roll(DiePurpose::Scatter) } else { 1 };
        falls(&self.rulebook.board, hex, die, direction)
    }

    /// Attacks all units in a hex with a mission: each AFV by itself, then the others with one roll (19.3, 19.4).
    fn strike(&mut self, mission: Mission, hex: Hex) {
        let (rulebook, public) = (self.rulebook, self.public());
        let plunges: Vec<(UnitId, TopAttack)> = public
            .in_hex(hex)
            .filter_map(|target| Some((target.id, TopAttack::of_mission(rulebook, public, target, mission)?)))
            .collect();
        for (target, plunge) in plunges {
            self.plunge(Vec::new(), target, &plunge);
        }
        let Some(strike) = Strike::new(self.rulebook, self.public(), mission, hex) else { return };
        let needs = self.rulebook.charts.fire.get(strike.row).map_or(0, |row| row.number);
        let struck = strike.units.iter().copied().filter(|unit| !self.is_hidden(*unit)).collect();
        self.say(Event::Attacked {
            kind: Kind::Mission(mission),
            by: Vec::new(),
            leader: None,
            hex,
            struck,
            strength: 0,
            against: 0,
            needs,
            modifiers: strike.modifiers.clone(),
        });
        let dice = self.dice(DiePurpose::Attack(hex));
        let (points, doubled) = (strike.casualties(self.rulebook, dice), strike.doubled);
        let blow = Blow { hex, struck: strike.units, points, from: None, moving: false, close: false };
        self.fall_from_above(blow, doubled);
    }
}
