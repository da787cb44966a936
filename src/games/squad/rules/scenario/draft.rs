//! The scenario file as a draft, which can be edited.

use super::{
    Arrival, Force, Group, Nothing, Scenario, SetUp,
    options::Options,
    units::{Kind, UnitType, Units},
};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, Change, DraftView, Editable, Extra, ExtraKind, ExtraView, GroupParts, NotChanged,
            Parts, UnitKind, UnitsOf, set_loaded, set_several, view_of_loaded, view_of_several,
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

/// Returns the weapons that groups and arrivals can have, and the works that a group can build.
pub fn extra_kinds(units: &Units) -> Vec<ExtraKind> {
    let weapon = |kind: &UnitType| {
        let burden = kind.weapon()?.burden;
        let list = if burden == Burden::Expendable { Extra::Expendable } else { Extra::Weapons };
        let (what, name) = (kind.id.to_string(), kind.name.clone());
        Some(ExtraKind { list, what, name, side: None, in_groups: true, in_arrivals: true })
    };
    let work = |kind: WorkKind| ExtraKind {
        list: Extra::Works,
        what: format!("{kind:?}"),
        name: name_of(kind),
        side: None,
        in_groups: true,
        in_arrivals: false,
    };
    units.all().iter().filter_map(weapon).chain(WORKS.map(work)).collect()
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

/// Returns the lists of a group beside that of its units.
fn extras_of(group: &Group) -> Vec<ExtraView> {
    let mut extras = view_of_loaded(&group.loaded);
    extras.extend(view_of_several(Extra::Weapons, &group.weapons));
    extras.extend(view_of_several(Extra::Expendable, &group.expendable));
    extras
}

fn view_of_work((kind, number): &(WorkKind, u8)) -> ExtraView {
    ExtraView { list: Extra::Works, what: format!("{kind:?}"), number: *number }
}

/// Sets the number of works of a kind; 0 removes it.
fn set_works(works: &mut Vec<(WorkKind, u8)>, what: &str, number: u8) -> Result<(), NotChanged> {
    let kind = WORKS.into_iter().find(|kind| format!("{kind:?}") == what).ok_or(NotChanged::NoThing)?;
    match works.iter_mut().find(|(known, _)| *known == kind) {
        Some((_, many)) => *many = number,
        None => works.push((kind, number)),
    }
    works.retain(|(_, many)| *many > 0);
    Ok(())
}

/// Sets a number in a list of a group.
fn set_in_group(group: &mut Group, list: Extra, what: &str, number: u8) -> Result<(), NotChanged> {
    match list {
        Extra::Loaded => set_loaded(&mut group.loaded, what, number),
        Extra::Weapons => set_several(&mut group.weapons, what, number),
        Extra::Expendable => set_several(&mut group.expendable, what, number),
        _ => Err(NotChanged::NoPart),
    }
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
            first_player: Some(&mut self.player_a),
            set_up: Some(&mut self.set_up),
            victory: Some(&mut self.victory),
            units_file: &mut self.units,
            options: &mut self.options,
        }
    }

    fn complete(&self, view: &mut DraftView) {
        for (side, shown) in Side::BOTH.into_iter().zip(&mut view.sides) {
            let force = self.force(side);
            for (set_up, shown) in force.set_up.iter().zip(&mut shown.groups) {
                shown.extras = extras_of(&set_up.group);
                shown.extras.extend(set_up.works.iter().map(view_of_work));
            }
            for (arrival, shown) in force.arrivals.iter().zip(&mut shown.arrivals) {
                shown.extras = extras_of(&arrival.group);
            }
        }
    }

    fn change_own(&mut self, change: &Change) -> Option<Result<(), NotChanged>> {
        let Change::Extra { side, of, list, what, number } = change else { return None };
        let Some(side) = Side::BOTH.get(*side).copied() else { return Some(Err(NotChanged::NoSide)) };
        let force = self.force_mut(side);
        Some(match *of {
            UnitsOf::Group(group) => match (force.set_up.get_mut(group), *list) {
                (None, _) => Err(NotChanged::NoGroup),
                (Some(set_up), Extra::Works) => set_works(&mut set_up.works, what, *number),
                (Some(set_up), list) => set_in_group(&mut set_up.group, list, what, *number),
            },
            UnitsOf::Arrival(arrival) => match force.arrivals.get_mut(arrival) {
                None => Err(NotChanged::NoArrival),
                Some(arrival) => set_in_group(&mut arrival.group, *list, what, *number),
            },
        })
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
