//! The scenario file as a draft, which can be edited.

use super::{Arrival, Force, Scenario, SetUp, What, assets, options::Options, sections};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, AwardKind, Editable, Extra, FieldValue, GroupParts, ListParts, NotChanged,
            SectionParts, usual_draft,
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

    const ONLY_ONE: &'static [&'static str] = &[assets::POSITIONS, assets::SORTIES];

    usual_draft!(first_player);

    fn groups(&mut self, side: Side) -> Vec<GroupParts<'_>> {
        let groups = self.force_mut(side).set_up.iter_mut();
        let parts = groups.map(|group| GroupParts {
            columns: &mut group.columns,
            rows: None,
            units: &mut group.units,
            lists: Vec::new(),
        });
        parts.collect()
    }

    fn arrivals(&mut self, side: Side) -> Vec<ArrivalParts<'_>> {
        let arrivals = self.force_mut(side).arrivals.iter_mut();
        let parts = arrivals.map(|arrival| ArrivalParts {
            turn: &mut arrival.turn,
            entry: &mut arrival.entry,
            units: &mut arrival.units,
            lists: vec![ListParts { list: Extra::Loaded, things: &mut arrival.loaded }],
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

    fn sections(&mut self) -> Vec<SectionParts<'_>> {
        let Self { german, allied, exits, demolition, visibility, .. } = self;
        vec![
            assets::section(Side::German, german),
            assets::section(Side::Allied, allied),
            sections::exits(exits),
            sections::demolition(demolition),
            sections::visibility(visibility),
        ]
    }

    fn add_thing(&mut self, section: &str, with: &FieldValue, hexes: &[Hex]) -> Result<(), NotChanged> {
        match assets::side_of(section) {
            Some(side) => assets::add((side, self.force_mut(side)), with, hexes),
            None => self.add_own_thing(section),
        }
    }

    fn remove_thing(&mut self, section: &str, thing: usize) {
        match assets::side_of(section) {
            Some(side) => assets::remove(self.force_mut(side), thing),
            None => self.remove_own_thing(section, thing),
        }
    }
}
