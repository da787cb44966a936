//! Checks that the units set up by a side have room, and that infantry can carry its weapons.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Check, carries};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Group, without_place},
    },
    games::squad::rules::{
        kinds::{Burden, Room, Side},
        scenario::{Force, Group as Named, Scenario, SetUp, charts::Charts, units::UnitType},
    },
};

/// The infantry that a hex holds. A gun or a vehicle takes half of the room (6.7).
const IN_A_HEX: usize = 4;

/// A hex of an area, with its number among those of the map.
type Numbered = (usize, Hex);

impl Check<'_> {
    /// Checks that all units at set-up find a place. Four infantry fit into a hex, and each gun or vehicle takes the
    /// place of two (4.1, 6.7), on ground that can hold it (6.3). Infantry may be in a carrier that is set up empty
    /// (8.1), and each work needs a hex (20.1).
    pub(super) fn room(&mut self, scenario: &Scenario, side: Side, charts: &Charts) {
        let (force, name) = (scenario.force(side), side.word());
        let hexes: Vec<Hex> = self.board.hexes().collect();
        let mut room = vec![IN_A_HEX; hexes.len()];
        let on_carriers = (room.len(), room.len() + 1);
        room.extend(self.room_on_carriers(force));
        let mut groups = Vec::new();
        for (number, set_up) in force.set_up.iter().enumerate() {
            let path = format!("{name}.set_up[{number}]");
            let ((left, right), (top, bottom)) = (set_up.columns, set_up.rows);
            let inside =
                |hex: &Hex| (left..=right).contains(&hex.column()) && (top..=bottom).contains(&hex.row());
            let area: Vec<Numbered> =
                (0..).zip(hexes.iter().copied()).filter(|(_, hex)| inside(hex)).collect();
            groups.extend(self.groups_of(set_up, &format!("{path}.group"), charts, (&area, on_carriers)));
            let works: usize = set_up.works.iter().map(|(_, many)| usize::from(*many)).sum();
            if works > area.len() {
                let why = format!(
                    "there is no room for {works} fortifications: the area has {} hexes, one for each",
                    area.len()
                );
                self.fault(format!("{path}.works"), why);
            }
        }
        // The text states the number of units, not the room that they need.
        for (group, left) in groups.iter().zip(without_place(&room, &groups)) {
            if left > 0 {
                let Group { path, what, .. } = group;
                let why = format!(
                    "there is no place for some of the {what}: the set-up could never end; widen the area or name fewer"
                );
                self.fault(path.clone(), why);
            }
        }
    }

    /// Returns the number of units that empty carriers take, and the number that they tow.
    fn room_on_carriers(&self, force: &Force) -> [usize; 2] {
        let units = force.set_up.iter().flat_map(|set_up| &set_up.group.units);
        let kinds: Vec<(&UnitType, usize)> =
            units.filter_map(|(id, many)| Some((self.units.find(*id)?, usize::from(*many)))).collect();
        let riders = |kind: &UnitType| match kind.room() {
            Room::None => 0,
            Room::Half => 1,
            // Leaders ride in addition to the squads.
            Room::Squads(squads) => 3 * usize::from(squads),
        };
        let inside: usize = kinds.iter().map(|(kind, many)| many * riders(kind)).sum();
        let behind: usize = kinds.iter().filter(|(kind, _)| kind.tows()).map(|(_, many)| 2 * many).sum();
        [inside, behind]
    }

    /// The units that are set up in an area, with the places that they may take: hexes of it, in a carrier or behind it.
    fn groups_of(
        &self,
        set_up: &SetUp,
        path: &str,
        charts: &Charts,
        (area, (ride, tow)): (&[Numbered], (usize, usize)),
    ) -> Vec<Group> {
        let ((left, right), (top, bottom)) = (set_up.columns, set_up.rows);
        let group = |path: String, id: UnitId, many: u8, alone: bool| {
            let kind = self.units.find(id)?;
            let on_ground = area.iter().filter(|(_, hex)| carries(self.board, charts, kind, *hex));
            let aboard = match () {
                () if !alone => None,
                () if kind.is_infantry() => Some(ride),
                () => kind.gun().map(|_| tow),
            };
            let takes = if kind.is_infantry() { 1 } else { IN_A_HEX / 2 };
            Some(Group {
                path,
                what: format!("{id} in columns {left} to {right} and rows {top} to {bottom}"),
                number: takes * usize::from(many),
                places: on_ground.map(|(place, _)| *place).chain(aboard).collect(),
            })
        };
        let units = (0..).zip(&set_up.group.units);
        let units = units
            .map(|(index, (id, many)): (usize, _)| group(format!("{path}.units[{index}]"), *id, *many, true));
        let loaded = (0..).zip(&set_up.group.loaded);
        let loaded = loaded.map(|(index, (carrier, _, many)): (usize, _)| {
            group(format!("{path}.loaded[{index}]"), *carrier, *many, false)
        });
        units.chain(loaded).flatten().collect()
    }

    /// Checks that each weapon finds a carrier: one infantry unit each, and only a light weapon for a leader (4.1,
    /// 12.1). At set-up any unit of the side can take it, later only the units with which it arrives.
    pub(super) fn weapons(&mut self, scenario: &Scenario, side: Side) {
        let (force, name) = (scenario.force(side), side.word());
        let set_up = (0..).zip(&force.set_up);
        let set_up: Vec<(String, &Named)> = set_up
            .map(|(number, it): (usize, _)| (format!("{name}.set_up[{number}].group"), &it.group))
            .collect();
        let arrivals = (0..).zip(&force.arrivals);
        let arrivals = arrivals
            .map(|(number, it): (usize, _)| vec![(format!("{name}.arrivals[{number}].group"), &it.group)]);
        for together in std::iter::once(set_up).chain(arrivals) {
            let units = together.iter().flat_map(|(_, group)| {
                let loaded = group.loaded.iter().map(|(_, passenger, many)| (*passenger, *many));
                group.units.iter().copied().chain(loaded)
            });
            let infantry: Vec<(&UnitType, usize)> = units
                .filter_map(|(id, many)| Some((self.units.find(id)?, usize::from(many))))
                .filter(|(kind, _)| kind.is_infantry())
                .collect();
            let of = |leads: bool| -> usize {
                infantry
                    .iter()
                    .filter(|(kind, _)| kind.leads().is_some() == leads)
                    .map(|(_, many)| many)
                    .sum()
            };
            let hands = [of(false), of(true)];
            let mut groups = Vec::new();
            for (path, group) in &together {
                for (index, (id, many)) in group.weapons.iter().enumerate() {
                    let burden = self.units.find(*id).and_then(UnitType::weapon).map(|weapon| weapon.burden);
                    let heavy = burden == Some(Burden::Heavy);
                    groups.push(Group {
                        path: format!("{path}.weapons[{index}]"),
                        what: id.to_string(),
                        number: usize::from(*many),
                        places: if heavy { vec![0] } else { vec![0, 1] },
                    });
                }
            }
            for (group, left) in groups.iter().zip(without_place(&hands, &groups)) {
                if left > 0 {
                    let Group { path, what, number, .. } = group;
                    let why = format!(
                        "no unit carries {left} of {number} {what}: a unit of infantry carries one weapon, a leader only a \
                         light one"
                    );
                    self.fault(path.clone(), why);
                }
            }
        }
    }
}
