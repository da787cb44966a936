//! The scenario file as a draft, which can be edited.

use super::{
    Arrival, Force, Group, Nothing, Scenario, SetUp,
    options::Options,
    units::{Kind, UnitType, Units},
};
use crate::{
    engine::{
        board::Hex,
        drafts::{ArrivalParts, Editable, GroupParts, Parts, UnitKind},
    },
    games::squad::rules::kinds::Side,
};

/// Returns the types of units, without weapons, of the nations of the scenario.
pub fn unit_kinds(scenario: &Scenario, units: &Units) -> Vec<UnitKind> {
    let kind = |kind: &UnitType| {
        let nation = kind.nation?;
        let is_its_own = scenario.nation(nation.side()) == nation;
        let name = match kind.kind {
            Kind::Half { .. } => format!("{} half squad", kind.name),
            _ => kind.name.clone(),
        };
        let side = nation.side().number();
        (is_its_own && (kind.is_infantry() || kind.faces())).then_some(UnitKind { id: kind.id, name, side })
    };
    units.all().iter().filter_map(kind).collect()
}

impl Scenario {
    fn force_mut(&mut self, side: Side) -> &mut Force {
        match side {
            Side::German => &mut self.german,
            Side::Allied => &mut self.allied,
        }
    }
}

impl Editable for Scenario {
    type Side = Side;
    type What = Nothing;
    type Options = Options;
    type Condition = ();

    const KEPT: &'static [&'static str] = &[
        ".title", ".summary", ".german", ".allied", "entry", "group", "awards", "levels", "points", "winner",
        "at_least",
    ];

    fn parts(&mut self) -> Parts<'_, Side, Nothing, Options> {
        Parts {
            id: &mut self.id,
            title: &mut self.title,
            summary: &mut self.summary,
            staging: &mut self.staging,
            map: &mut self.map,
            last_turn: &mut self.last_turn,
            first_player: &mut self.player_a,
            set_up: &mut self.set_up,
            victory: &mut self.victory,
            options: &mut self.options,
        }
    }

    fn groups(&mut self, side: Side) -> Vec<GroupParts<'_>> {
        let groups = self.force_mut(side).set_up.iter_mut();
        let parts = groups.map(|group| GroupParts {
            columns: &mut group.columns,
            rows: Some(&mut group.rows),
            units: &mut group.group.units,
        });
        parts.collect()
    }

    fn arrivals(&mut self, side: Side) -> Vec<ArrivalParts<'_>> {
        let arrivals = self.force_mut(side).arrivals.iter_mut();
        let parts = arrivals.map(|arrival| ArrivalParts {
            turn: &mut arrival.turn,
            entry: &mut arrival.entry,
            units: &mut arrival.group.units,
        });
        parts.collect()
    }

    fn clear(&mut self) {
        (self.german, self.allied) = Default::default();
        (self.first_turn, self.underway) = (1, None);
        self.must.clear();
    }

    fn add_group(&mut self, side: Side, columns: (u8, u8), rows: (u8, u8)) {
        self.force_mut(side).set_up.push(SetUp { columns, rows, group: Group::default(), works: Vec::new() });
    }

    fn add_arrival(&mut self, side: Side, turn: u8, entry: Vec<Hex>) {
        self.force_mut(side).arrivals.push(Arrival { turn, entry, group: Group::default() });
    }

    fn remove_group(&mut self, side: Side, number: usize) {
        self.force_mut(side).set_up.remove(number);
    }

    fn remove_arrival(&mut self, side: Side, number: usize) {
        self.force_mut(side).arrivals.remove(number);
    }
}
