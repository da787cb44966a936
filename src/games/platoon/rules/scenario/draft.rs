//! The scenario file as a draft, which can be edited.

use super::{Arrival, Force, Scenario, SetUp, What, assets, options::Options};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, AwardKind, Editable, Extra, FieldValue, GroupParts, ListParts, NotChanged,
            SectionParts, usual_draft,
        },
        text::{id, texts},
    },
    games::platoon::rules::{counter::Condition, kinds::Side},
};

texts! { "en": ["platoon-editor.ftl"], "de": ["platoon-editor.ftl"] }

impl Scenario {
    fn force_mut(&mut self, side: Side) -> &mut Force {
        match side {
            Side::German => &mut self.german,
            Side::Soviet => &mut self.soviet,
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
        ".soviet",
        "set_up.units",
        "entry",
        "mines.number",
        "blocks.number",
        "forts.number",
        "forts.strength",
        "awards",
        "levels",
        "points",
        "winner",
        "at_least",
    ];
    const AWARD_KINDS: &'static [AwardKind] = &[
        AwardKind { what: "Any", message: id!("scenario-kind-any") },
        AwardKind { what: "Armoured", message: id!("scenario-kind-armoured") },
        AwardKind { what: "Gun", message: id!("scenario-kind-gun") },
        AwardKind { what: "Infantry", message: id!("scenario-kind-infantry") },
    ];

    const ONLY_ONE: &'static [&'static str] = &[assets::MINES, assets::FORTS, assets::BLOCKS];

    usual_draft!(first_player);

    fn groups(&mut self, side: Side) -> Vec<GroupParts<'_>> {
        let groups = self.force_mut(side).set_up.iter_mut();
        let parts = groups.map(|group| GroupParts {
            columns: &mut group.columns,
            rows: None,
            units: &mut group.units,
            lists: vec![ListParts { list: Extra::Loaded, things: &mut group.loaded }],
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
        (self.german, self.soviet) = Default::default();
        (self.first_turn, self.underway) = (1, None);
        self.wrecks.clear();
    }

    fn add_group(&mut self, side: Side, columns: (u8, u8), _: (u8, u8)) {
        self.force_mut(side).set_up.push(SetUp { columns, units: Vec::new(), loaded: Vec::new() });
    }

    fn add_arrival(&mut self, side: Side, turn: u8, entry: Vec<Hex>) {
        self.force_mut(side).arrivals.push(Arrival { turn, entry, units: Vec::new(), loaded: Vec::new() });
    }

    fn sections(&mut self) -> Vec<SectionParts<'_>> {
        let Self { german, soviet, .. } = self;
        vec![assets::section(Side::German, german), assets::section(Side::Soviet, soviet)]
    }

    fn add_thing(&mut self, section: &str, with: &FieldValue, hexes: &[Hex]) -> Result<(), NotChanged> {
        let side = assets::side_of(section).ok_or(NotChanged::NoPart)?;
        let last_turn = self.last_turn;
        assets::add(self.force_mut(side), with, hexes, last_turn)
    }

    fn remove_thing(&mut self, section: &str, thing: usize) {
        if let Some(side) = assets::side_of(section) {
            assets::remove(self.force_mut(side), thing);
        }
    }
}
