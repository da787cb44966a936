//! The parts of a scenario that only this game has, in its own words, as the scenario editor lends them.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    AirInterdiction, Army, ClosedColumns, FirstTurn, Scenario, SouthWesternFront, SovietInterdiction, Victory,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{
            AddView, AddWith, Extra, FieldParts, FieldValue, Lent, NotChanged, SectionPage, SectionParts,
            ThingName, ThingParts,
        },
        text::{Text, id, t, texts},
    },
    games::guderian::rules::phase::Phase,
};

texts! { "en": ["guderian-editor.ftl"], "de": ["guderian-editor.ftl"] }

const START: &str = "start";
pub(super) const SUPPLY: &str = "supply";
const CLOSED: &str = "closed";
pub(super) const AIR: &str = "air";
pub(super) const ARMIES: &str = "armies";
pub(super) const PROVISIONAL: &str = "provisional";
pub(super) const FRONT: &str = "front";
const LOSSES: &str = "losses";
const ABSENT: &str = "absent";

/// The phases with which a new game can begin. Any other one is that of a saved position, and is kept.
const FIRST_PHASES: [Phase; 2] = [Phase::SovietSetUp, Phase::FirstInterdiction];
const PHASE_NAMES: &[&str] =
    &[id!("guderian-editor-phase-set-up"), id!("guderian-editor-phase-interdiction")];

/// The rules for an army on turn 1 (5.2), and their names.
const FIRST_TURNS: [FirstTurn; 3] = [FirstTurn::Free, FirstTurn::Die, FirstTurn::March];
const TURN_NAMES: &[&str] =
    &[id!("guderian-editor-turn-free"), id!("guderian-editor-turn-die"), id!("guderian-editor-turn-march")];

/// The faces of the die that chooses the area of a provisional division (14.1).
const FACES: usize = 6;
/// Limits of numbers, which the check does not need: they keep the panel short.
const MOST_TURNS: i32 = 99;
const MOST_COLUMNS: i32 = 255;
const MOST_MARKERS: i32 = 20;
const MOST_DIVISIONS: i32 = 60;
const MOST_OF_FRONT: i32 = 20;
const MOST_POINTS: i32 = 99;

/// The word before the name in the id of a leader.
const LEADER: &str = "leader-";

impl Scenario {
    /// Lends the parts that only this game has.
    pub(super) fn lent_sections(&mut self) -> Vec<SectionParts<'_>> {
        vec![
            armies(&mut self.armies),
            absent(&mut self.absent),
            provisional(&mut self.provisional),
            front(&mut self.south_western_front),
            losses(&mut self.victory),
            start(&mut self.first_turn, &mut self.start),
            supply(&mut self.supply_road),
            closed(&mut self.closed_columns),
            air(&mut self.air_interdiction, &mut self.soviet_interdiction),
        ]
    }

    /// Gives each division of the South-Western Front points: those of the last one if it has none of its own.
    pub(super) fn fit_points_of_front(&mut self) {
        if let Some(front) = &mut self.south_western_front {
            let last = front.german_points.last().copied().unwrap_or(1);
            front.german_points.resize(usize::from(front.a_game), last);
        }
    }

    /// Adds an army, the provisional divisions, or the South-Western Front.
    ///
    /// # Errors
    /// The section can have no other thing, or none that begins with this value.
    pub(super) fn add_own_thing(&mut self, section: &str, with: &FieldValue) -> Result<(), NotChanged> {
        match (section, with) {
            (ARMIES, FieldValue::Thing { list: Extra::Leader, what }) => {
                let leader: UnitId = what.parse().map_err(|_| NotChanged::NoThing)?;
                self.armies.push(new_army(leader));
            }
            (PROVISIONAL, FieldValue::Area(area)) if self.provisional.is_empty() => {
                self.provisional = vec![*area; FACES];
            }
            (FRONT, FieldValue::Area(area)) if self.south_western_front.is_none() => {
                let (area, from_turn) = (*area, self.first_turn);
                let points = vec![1];
                self.south_western_front =
                    Some(SouthWesternFront { area, from_turn, a_turn: 1, a_game: 1, german_points: points });
            }
            _ => return Err(NotChanged::NoPart),
        }
        Ok(())
    }

    pub(super) fn remove_own_thing(&mut self, section: &str, thing: usize) {
        match section {
            ARMIES if thing < self.armies.len() => _ = self.armies.remove(thing),
            PROVISIONAL => self.provisional.clear(),
            FRONT => self.south_western_front = None,
            _ => {}
        }
    }
}

/// An army of a leader. It is called as its leader, and has no hex yet, which the check reports.
fn new_army(leader: UnitId) -> Army {
    let name = leader.as_str().strip_prefix(LEADER).and_then(|name| name.parse().ok());
    Army {
        army: name.unwrap_or(leader),
        leader,
        rifle: 1,
        armour: 0,
        first_turn: FirstTurn::Free,
        hexes: Vec::new(),
        placed: false,
    }
}

fn field(label: Text, value: Lent<'_>) -> FieldParts<'_> {
    FieldParts::new(label, value)
}

fn armies(armies: &mut [Army]) -> SectionParts<'_> {
    let leader = AddWith::Thing(Extra::Leader);
    SectionParts {
        word: ARMIES,
        page: SectionPage::Units,
        side: None,
        title: t!("guderian-editor-armies"),
        about: t!("guderian-editor-armies-about"),
        things: armies.iter_mut().map(army).collect(),
        adds: Some(AddView { label: t!("guderian-editor-add-army"), with: leader }),
        removes: Some(t!("guderian-editor-remove-army")),
    }
}

fn army(army: &mut Army) -> ThingParts<'_> {
    let n = usize::from(army.rifle) + usize::from(army.armour);
    let name = t!("guderian-editor-army", army = army.army.as_str(), n = n);
    let Army { army, leader, rifle, armour, first_turn, hexes, placed: _ } = army;
    let fields = vec![
        field(t!("guderian-editor-army-id"), Lent::Id(army)),
        field(t!("guderian-editor-army-leader"), Lent::Thing(Extra::Leader, leader)),
        field(t!("guderian-editor-army-rifle"), Lent::Number(rifle, 0..=MOST_DIVISIONS)),
        field(t!("guderian-editor-army-armour"), Lent::Number(armour, 0..=MOST_DIVISIONS)),
        field(t!("guderian-editor-army-turn"), Lent::one_of(first_turn, &FIRST_TURNS, TURN_NAMES)),
        field(t!("guderian-editor-army-hexes"), Lent::Hexes(hexes)),
    ];
    ThingParts { name: ThingName::Own(name), fields }
}

fn absent(counters: &mut Vec<UnitId>) -> SectionParts<'_> {
    SectionParts::of_fields(
        (ABSENT, SectionPage::Units),
        t!("guderian-editor-absent"),
        t!("guderian-editor-absent-about"),
        vec![field(t!("guderian-editor-absent-counters"), Lent::Units(None, counters))],
    )
}

fn provisional(areas: &mut [UnitId]) -> SectionParts<'_> {
    let adds = areas
        .is_empty()
        .then(|| AddView { label: t!("guderian-editor-add-provisional"), with: AddWith::Area });
    let areas = (1_usize..).zip(areas.iter_mut());
    let fields = areas.map(|(die, area)| {
        let label = t!("guderian-editor-provisional-die", die = die);
        field(label, Lent::Area(area))
    });
    let thing =
        ThingParts { name: ThingName::Own(t!("guderian-editor-provisional")), fields: fields.collect() };
    SectionParts {
        word: PROVISIONAL,
        page: SectionPage::Arrivals,
        side: None,
        title: t!("guderian-editor-provisional"),
        about: t!("guderian-editor-provisional-about"),
        things: if adds.is_none() { vec![thing] } else { Vec::new() },
        adds,
        removes: Some(t!("guderian-editor-remove-provisional")),
    }
}

fn front(front: &mut Option<SouthWesternFront>) -> SectionParts<'_> {
    let adds =
        front.is_none().then(|| AddView { label: t!("guderian-editor-add-front"), with: AddWith::Area });
    SectionParts {
        word: FRONT,
        page: SectionPage::Arrivals,
        side: None,
        title: t!("guderian-editor-front"),
        about: t!("guderian-editor-front-about"),
        things: front.iter_mut().map(divisions_of_front).collect(),
        adds,
        removes: Some(t!("guderian-editor-remove-front")),
    }
}

fn divisions_of_front(front: &mut SouthWesternFront) -> ThingParts<'_> {
    let SouthWesternFront { area, from_turn, a_turn, a_game, german_points } = front;
    let mut fields = vec![
        field(t!("guderian-editor-front-area"), Lent::Area(area)),
        field(t!("guderian-editor-front-from"), Lent::Number(from_turn, 1..=MOST_TURNS)),
        field(t!("guderian-editor-front-turn"), Lent::Number(a_turn, 1..=MOST_OF_FRONT)),
        field(t!("guderian-editor-front-game"), Lent::Number(a_game, 1..=MOST_OF_FRONT)),
    ];
    let points = (1_usize..).zip(german_points.iter_mut()).map(|(number, points)| {
        let label = t!("guderian-editor-front-points", number = number);
        field(label, Lent::Number(points, 0..=MOST_POINTS))
    });
    fields.extend(points);
    ThingParts { name: ThingName::Own(t!("guderian-editor-front")), fields }
}

fn losses(victory: &mut Victory) -> SectionParts<'_> {
    let lost = Lent::Number(&mut victory.division_lost, 0..=MOST_POINTS);
    let retaken = Lent::Number(&mut victory.retaken, 0..=MOST_POINTS);
    SectionParts::of_fields(
        (LOSSES, SectionPage::Victory),
        t!("guderian-editor-losses"),
        t!("guderian-editor-losses-about"),
        vec![field(t!("guderian-editor-division-lost"), lost), field(t!("guderian-editor-retaken"), retaken)],
    )
}

fn start<'a>(first_turn: &'a mut u8, phase: &'a mut Phase) -> SectionParts<'a> {
    SectionParts::of_fields(
        (START, SectionPage::Options),
        t!("guderian-editor-start"),
        t!("guderian-editor-start-about"),
        vec![
            field(t!("guderian-editor-first-turn"), Lent::Number(first_turn, 1..=MOST_TURNS)),
            field(t!("guderian-editor-first-phase"), Lent::one_of(phase, &FIRST_PHASES, PHASE_NAMES)),
        ],
    )
}

fn supply(road: &mut Hex) -> SectionParts<'_> {
    SectionParts::of_fields(
        (SUPPLY, SectionPage::Options),
        t!("guderian-editor-supply"),
        t!("guderian-editor-supply-about"),
        vec![field(t!("guderian-editor-supply-road"), Lent::Hex(road))],
    )
}

fn closed(columns: &mut ClosedColumns) -> SectionParts<'_> {
    let ClosedColumns { last, until_turn } = columns;
    SectionParts::of_fields(
        (CLOSED, SectionPage::Options),
        t!("guderian-editor-closed"),
        t!("guderian-editor-closed-about"),
        vec![
            field(t!("guderian-editor-closed-last"), Lent::Number(last, 0..=MOST_COLUMNS)),
            field(t!("guderian-editor-closed-until"), Lent::Number(until_turn, 0..=MOST_TURNS)),
        ],
    )
}

/// The field of [`AIR`] with the last column in which German markers can be placed.
pub(super) const LAST_COLUMN: usize = 1;

fn air<'a>(german: &'a mut AirInterdiction, soviet: &'a mut SovietInterdiction) -> SectionParts<'a> {
    let AirInterdiction { markers, last_column, unlocked_by } = german;
    SectionParts::of_fields(
        (AIR, SectionPage::Options),
        t!("guderian-editor-air"),
        t!("guderian-editor-air-about"),
        vec![
            field(t!("guderian-editor-air-markers"), Lent::Number(markers, 0..=MOST_MARKERS)),
            field(t!("guderian-editor-air-column"), Lent::Number(last_column, 0..=MOST_COLUMNS)),
            field(t!("guderian-editor-air-city"), Lent::Hexes(unlocked_by)),
            field(t!("guderian-editor-soviet-uses"), Lent::Number(&mut soviet.uses, 0..=MOST_TURNS)),
        ],
    )
}
