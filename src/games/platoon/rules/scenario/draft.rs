//! The scenario file as a draft, which can be edited.

use super::{Arrival, Force, Scenario, SetUp, What, assets, options::Options};
use crate::{
    engine::{
        board::Hex,
        drafts::{
            ArrivalParts, AssetParts, AwardKind, Editable, Extra, GroupParts, ListParts, NotChanged,
            usual_draft,
        },
        text::id,
    },
    games::platoon::rules::{counter::Condition, kinds::Side},
};

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

    fn assets(&mut self, side: Side) -> Vec<AssetParts<'_>> {
        assets::assets(self.force_mut(side))
    }

    fn add_asset(
        &mut self,
        side: Side,
        what: (Extra, &str),
        columns: Option<(u8, u8)>,
    ) -> Result<(), NotChanged> {
        let last_turn = self.last_turn;
        assets::add(self.force_mut(side), what, columns, last_turn)
    }

    fn remove_asset(&mut self, side: Side, what: (Extra, &str), before: usize) {
        assets::remove(self.force_mut(side), what, before);
    }
}
