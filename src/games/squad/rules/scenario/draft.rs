//! The scenario file as a draft, which can be edited.

use super::{
    Arrival, Force, Group, Nothing, Scenario, SetUp, Several,
    check::takes,
    options::Options,
    sections,
    units::{Kind, UnitType, Units},
};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, Editable, Extra, ExtraKind, GroupParts, ListParts, Named, SectionParts, UnitKind,
            loaded_kinds, usual_draft,
        },
        text::say,
    },
    games::squad::rules::{
        kinds::{Burden, Side},
        position::WorkKind,
    },
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

/// The kinds of works with their words in the file.
const WORKS: [WorkKind; 7] = [
    WorkKind::EarthBunker,
    WorkKind::ConcreteBunker,
    WorkKind::Sandbags,
    WorkKind::Foxhole,
    WorkKind::Trench,
    WorkKind::Mines,
    WorkKind::Wire,
];

/// Returns the carriers with each passenger or gun that they can have, the weapons that groups and arrivals can have, and
/// the works that a group can build.
pub fn extra_kinds(scenario: &Scenario, units: &Units) -> Vec<ExtraKind> {
    let fits = |carrier, passenger| {
        units.find(carrier).zip(units.find(passenger)).is_some_and(|(one, other)| takes(one, other))
    };
    let loaded = loaded_kinds(&unit_kinds(scenario, units), fits, true);
    let weapon = |kind: &UnitType| {
        let burden = kind.weapon()?.burden;
        let list = if burden == Burden::Expendable { Extra::Expendable } else { Extra::Weapons };
        let (what, name) = (kind.id.to_string(), kind.name.clone());
        Some(ExtraKind { list, what, name, side: None, in_groups: true, in_arrivals: true })
    };
    let work = |kind: WorkKind| ExtraKind {
        list: Extra::Works,
        what: kind.word(),
        name: name_of(kind),
        side: None,
        in_groups: true,
        in_arrivals: false,
    };
    let weapons = units.all().iter().filter_map(weapon);
    loaded.into_iter().chain(weapons).chain(WORKS.map(work)).collect()
}

/// Returns the name of a work, in the language of the table.
fn name_of(kind: WorkKind) -> String {
    match kind {
        WorkKind::EarthBunker => say!("squad-name-mark-earth-bunker"),
        WorkKind::ConcreteBunker => say!("squad-name-mark-concrete-bunker"),
        WorkKind::Sandbags => say!("squad-name-mark-sandbags"),
        WorkKind::Foxhole => say!("squad-name-mark-foxhole"),
        WorkKind::Trench => say!("squad-name-mark-trench"),
        WorkKind::Mines => say!("squad-name-mark-mines"),
        WorkKind::Wire => say!("squad-name-mark-wire"),
    }
}

impl Named for WorkKind {
    fn word(self) -> String {
        format!("{self:?}")
    }

    fn of_word(word: &str) -> Option<Self> {
        WORKS.into_iter().find(|kind| kind.word() == word)
    }
}

/// Returns the lists of a group beside that of its units, and these units, lent for a change.
fn parts_of(group: &mut Group) -> (&mut Vec<Several>, Vec<ListParts<'_>>) {
    let Group { units, loaded, weapons, expendable } = group;
    let lists = vec![
        ListParts { list: Extra::Loaded, things: loaded },
        ListParts { list: Extra::Weapons, things: weapons },
        ListParts { list: Extra::Expendable, things: expendable },
    ];
    (units, lists)
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

    usual_draft!(player_a);

    fn groups(&mut self, side: Side) -> Vec<GroupParts<'_>> {
        let groups = self.force_mut(side).set_up.iter_mut();
        let parts = groups.map(|SetUp { columns, rows, group, works }| {
            let (units, mut lists) = parts_of(group);
            lists.push(ListParts { list: Extra::Works, things: works });
            GroupParts { columns, rows: Some(rows), units, lists }
        });
        parts.collect()
    }

    fn arrivals(&mut self, side: Side) -> Vec<ArrivalParts<'_>> {
        let arrivals = self.force_mut(side).arrivals.iter_mut();
        let parts = arrivals.map(|Arrival { turn, entry, group }| {
            let (units, lists) = parts_of(group);
            ArrivalParts { turn, entry, units, lists }
        });
        parts.collect()
    }

    fn sections(&mut self) -> Vec<SectionParts<'_>> {
        let Self { german, allied, .. } = self;
        vec![sections::support(Side::German, german), sections::support(Side::Allied, allied)]
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
}
