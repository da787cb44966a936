//! The scenario file as a draft, which can be edited.

use super::{Arrival, Force, Scenario, SetUp, What, options::Options};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, AwardKind, Change, DraftView, Editable, Extra, GroupParts, NotChanged, Parts,
            UnitsOf, set_loaded, view_of_loaded,
        },
        text::id,
    },
    games::panzer44::rules::{counter::Condition, kinds::Side},
};

impl Scenario {
    fn force_mut(&mut self, side: Side) -> &mut Force {
        match side {
            Side::German => &mut self.german,
            Side::Allied => &mut self.allied,
        }
    }
}

impl Force {
    /// A force without units, with this panic level.
    fn with_panic(panic: u8) -> Self {
        Self {
            panic,
            set_up: Vec::new(),
            mines: Vec::new(),
            positions: None,
            placed: Vec::new(),
            arrivals: Vec::new(),
            destroyed: Vec::new(),
            exited: Vec::new(),
            off_board: Vec::new(),
            sorties: 0,
        }
    }
}

impl Editable for Scenario {
    type Side = Side;
    type What = What;
    type Options = Options;
    type Condition = Condition;

    const KEPT: &'static [&'static str] = &[
        ".title",
        ".summary",
        ".german",
        ".allied",
        "panic",
        "set_up.units",
        "entry",
        "mines.number",
        "positions.number",
        "off_board.strength",
        "off_board.fires",
        "demolition.from_turn",
        "demolition.bridges",
        "demolition.most",
        "visibility.until_turn",
        "visibility.hexes",
        "exits.hexes",
        "awards",
        "levels",
        "points",
        "winner",
        "at_least",
    ];
    const AWARD_KINDS: &'static [AwardKind] = &[
        AwardKind { what: "HardVehicle", message: id!("scenario-kind-hard-vehicle") },
        AwardKind { what: "HalfTrack", message: id!("scenario-kind-half-track") },
        AwardKind { what: "Passenger", message: id!("scenario-kind-passenger") },
    ];
    const AWARD_TYPE: Option<&'static str> = Some("Type");

    fn parts(&mut self) -> Parts<'_, Side, What, Options> {
        Parts {
            id: &mut self.id,
            title: &mut self.title,
            summary: &mut self.summary,
            staging: &mut self.staging,
            map: &mut self.map,
            last_turn: &mut self.last_turn,
            first_player: Some(&mut self.first_player),
            set_up: Some(&mut self.set_up),
            victory: Some(&mut self.victory),
            units_file: &mut self.units,
            options: &mut self.options,
        }
    }

    fn complete(&self, view: &mut DraftView) {
        for (side, shown) in Side::BOTH.into_iter().zip(&mut view.sides) {
            let force = self.force(side);
            for (arrival, shown) in force.arrivals.iter().zip(&mut shown.arrivals) {
                shown.extras = view_of_loaded(&arrival.loaded);
            }
        }
    }

    fn change_own(&mut self, change: &Change) -> Option<Result<(), NotChanged>> {
        let Change::Extra { side, of, list, what, number } = change else { return None };
        let Some(side) = Side::BOTH.get(*side).copied() else { return Some(Err(NotChanged::NoSide)) };
        let force = self.force_mut(side);
        let loaded = match (*of, list) {
            (UnitsOf::Arrival(arrival), Extra::Loaded) => force
                .arrivals
                .get_mut(arrival)
                .map(|arrival| &mut arrival.loaded)
                .ok_or(NotChanged::NoArrival),
            _ => Err(NotChanged::NoPart),
        };
        Some(loaded.and_then(|loaded| set_loaded(loaded, what, *number)))
    }

    fn groups(&mut self, side: Side) -> Vec<GroupParts<'_>> {
        let groups = self.force_mut(side).set_up.iter_mut();
        let parts = groups.map(|group| GroupParts {
            columns: &mut group.columns,
            rows: None,
            units: &mut group.units,
        });
        parts.collect()
    }

    fn arrivals(&mut self, side: Side) -> Vec<ArrivalParts<'_>> {
        let arrivals = self.force_mut(side).arrivals.iter_mut();
        let parts = arrivals.map(|arrival| ArrivalParts {
            turn: &mut arrival.turn,
            entry: &mut arrival.entry,
            units: &mut arrival.units,
        });
        parts.collect()
    }

    fn clear(&mut self) {
        self.german = Force::with_panic(self.german.panic);
        self.allied = Force::with_panic(self.allied.panic);
        (self.first_turn, self.underway, self.demolition) = (1, None, None);
        self.exits.clear();
    }

    fn add_group(&mut self, side: Side, columns: (u8, u8), _: (u8, u8)) {
        self.force_mut(side).set_up.push(SetUp { columns, units: Vec::new() });
    }

    fn add_arrival(&mut self, side: Side, turn: u8, entry: Vec<Hex>) {
        self.force_mut(side).arrivals.push(Arrival { turn, entry, units: Vec::new(), loaded: Vec::new() });
    }

    fn remove_group(&mut self, side: Side, number: usize) {
        self.force_mut(side).set_up.remove(number);
    }

    fn remove_arrival(&mut self, side: Side, number: usize) {
        self.force_mut(side).arrivals.remove(number);
    }
}
