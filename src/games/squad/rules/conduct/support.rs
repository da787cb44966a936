//! Missions and smoke barrages: called down, and falling one by one when the phase is closed (3.1 b, 19).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        event::{DiePurpose, Event, Kind},
        fire::{
            armour::Plunge,
            missions::{BARRAGE_SMOKE, Strike, astray, falls, may_lay_barrage, may_place, thickens},
        },
        position::{Call, Mission, Task},
        refusal::Why,
    },
};

impl Referee<'_> {
    /// Calls a mission down (19.1, 19.2). Aircraft need nobody to see for them, so nobody is seen by that.
    pub fn order_mission(&mut self, mission: Mission, hex: Hex, spotter: Option<UnitId>) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let spotter = spotter.filter(|_| mission.is_artillery());
        may_place(self.rulebook, self.public(), (side, mission), hex, spotter)?;
        self.show(&spotter.into_iter().collect::<Vec<_>>());
        self.say(Event::Called { side, mission: Some(mission), hex });
        Ok(())
    }

    /// Calls a barrage of smoke down with a mission that is not spent by it (19.6).
    pub fn order_smoke_barrage(&mut self, hex: Hex, spotter: UnitId) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        may_lay_barrage(self.rulebook, self.public(), side, hex, Some(spotter))?;
        self.show(&[spotter]);
        self.say(Event::Called { side, mission: None, hex });
        Ok(())
    }

    /// All that was called down falls, in the order in which it was called, and then the phase ends (19.1). Tells
    /// whether it ends at once: nobody is asked how he pays.
    pub(super) fn all_come_down(&mut self) -> bool {
        let calls = self.public().calls.iter().rev().map(|call| Task::Fall(*call));
        let tasks = std::iter::once(Task::End).chain(calls).collect();
        self.say(Event::Waits { tasks });
        self.go_on()
    }

    /// A mission or a barrage of smoke falls, on its hex or astray (19.2, 19.6).
    pub(super) fn comes_down(&mut self, call: Call) {
        let Call { side, mission, hex } = call;
        let scatters = mission.is_none_or(Mission::is_artillery);
        let hex = if scatters { self.scatter(hex) } else { Some(hex) };
        self.say(Event::Fell { mission, hex });
        let Some(hex) = hex else { return };
        match mission {
            Some(mission) => self.strike(mission, hex),
            None if thickens(self.public(), hex) => {
                // Its factors were spent when it was called.
                self.say(Event::SmokeLaid { side, hex, number: BARRAGE_SMOKE, factors: 0 });
            }
            None => {}
        }
    }

    /// Where artillery falls: a die for how far off, and if it is, one for the direction (19.2).
    fn scatter(&mut self, hex: Hex) -> Option<Hex> {
        let die = self.roll(DiePurpose::Scatter);
        let direction = if astray(die) > 0 { self.roll(DiePurpose::Scatter) } else { 1 };
        falls(&self.rulebook.board, hex, die, direction)
    }

    /// A mission strikes all in a hex: each AFV by itself, then the others by one roll (19.3, 19.4).
    fn strike(&mut self, mission: Mission, hex: Hex) {
        let (rulebook, public) = (self.rulebook, self.public());
        let plunges: Vec<(UnitId, Plunge)> = public
            .in_hex(hex)
            .filter_map(|target| Some((target.id, Plunge::of_mission(rulebook, public, target, mission)?)))
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
