//! The scenario file as a draft, which can be edited. It has no groups that set up in an area: counters are placed on the
//! map, or arrive in an entry area. Places give points, not single hexes. What only this game has is in `sections`.

use super::{
    ClosedColumns, GermanArrival, Level, Placed, Scenario, SovietArrival, VictoryPlace, options::Options,
    sections::FRONT,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{
            ArrivalView, Change, DraftView, Editable, Extra, ExtraView, FieldValue, LevelView, NotChanged,
            Parts, PlaceView, PlacedView, SectionParts, SideView, UnitsOf, VictoryHex,
        },
    },
    games::guderian::rules::{
        counter::Condition,
        kinds::{Pool, Side},
        phase::Phase,
    },
};
use serde::{Deserialize, Serialize};

/// An empty type: single units give no points here.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Nothing {}

/// Returns the word for untried divisions of a pool among counters.
fn untried_word(pool: Pool) -> Option<UnitId> {
    pool.word().parse().ok()
}

/// Returns the pool of untried divisions that a word names.
fn pool_of(word: &str) -> Option<Pool> {
    Pool::BOTH.into_iter().find(|pool| pool.word() == word)
}

fn extra(list: Extra, what: impl Into<String>, number: u8) -> ExtraView {
    ExtraView { list, what: what.into(), number }
}

fn german_view(arrival: &GermanArrival) -> ArrivalView {
    let extras = arrival.divisions.iter().map(|name| extra(Extra::Divisions, name, 1)).collect();
    ArrivalView { turn: arrival.turn, entry: Vec::new(), area: Some(arrival.area), units: Vec::new(), extras }
}

fn soviet_view(arrival: &SovietArrival) -> ArrivalView {
    let untried = [(Pool::Rifle, arrival.rifle), (Pool::Armour, arrival.armour)];
    let untried = untried.into_iter().filter(|(_, number)| *number > 0);
    let untried = untried.map(|(pool, number)| extra(Extra::Untried, pool.word(), number));
    let leader = arrival.leader.iter().map(|leader| extra(Extra::Leader, leader.as_str(), 1));
    ArrivalView {
        turn: arrival.turn,
        entry: Vec::new(),
        area: Some(arrival.area),
        units: Vec::new(),
        extras: untried.chain(leader).collect(),
    }
}

fn placed_view(placed: &Placed) -> Option<PlacedView> {
    let untried = || untried_word(placed.untried?.pool()?);
    let unit = placed.unit.or(placed.secretly).or_else(untried)?;
    Some(PlacedView { unit, number: placed.number, hex: placed.hex })
}

fn place_view(place: &VictoryPlace) -> PlaceView {
    let VictoryPlace { name, hexes, points, retaken } = place.clone();
    PlaceView { name, hexes, points, retaken }
}

fn level_view(level: &Level) -> LevelView {
    LevelView { name: level.name.clone(), winner: Some(level.winner.number()), at_least: level.at_least }
}

/// Returns a date for a turn without one.
fn date_of(turn: usize) -> String {
    format!("Turn {turn}")
}

impl Scenario {
    /// Sets the last turn; a turn without a date gets its number as its date.
    fn end_with(&mut self, turn: u8) {
        self.last_turn = turn;
        let dates = self.dates.len() + 1..=usize::from(turn);
        self.dates.extend(dates.map(date_of));
    }

    fn change_arrivals(&mut self, change: &Change) -> Result<(), NotChanged> {
        let (Change::AddArrivalIn { side, .. }
        | Change::ArrivalIn { side, .. }
        | Change::RemoveArrival { side, .. }) = change
        else {
            return Err(NotChanged::NoPart);
        };
        match Side::BOTH.get(*side).ok_or(NotChanged::NoSide)? {
            Side::German => {
                let new = |turn, area| GermanArrival { turn, area, divisions: Vec::new() };
                let when = |arrival: &mut GermanArrival, turn, area| {
                    (arrival.turn, arrival.area) = (turn, area);
                };
                change_list(&mut self.german_reinforcements, change, new, when)
            }
            Side::Soviet => {
                let new = |turn, area| SovietArrival { turn, area, rifle: 0, armour: 0, leader: None };
                let when = |arrival: &mut SovietArrival, turn, area| {
                    (arrival.turn, arrival.area) = (turn, area);
                };
                change_list(&mut self.soviet_reinforcements, change, new, when)
            }
        }
    }

    /// Sets a number in a list of an arrival.
    fn change_extra(
        &mut self,
        (side, arrival): (Side, usize),
        (list, what): (Extra, &str),
        number: u8,
    ) -> Result<(), NotChanged> {
        if side == Side::German {
            let arrival = self.german_reinforcements.get_mut(arrival).ok_or(NotChanged::NoArrival)?;
            if list != Extra::Divisions {
                return Err(NotChanged::NoPart);
            }
            let is_there = arrival.divisions.iter().any(|name| name == what);
            match (number, is_there) {
                (0, _) => arrival.divisions.retain(|name| name != what),
                (_, false) => arrival.divisions.push(what.to_owned()),
                (_, true) => {}
            }
            return Ok(());
        }
        let arrival = self.soviet_reinforcements.get_mut(arrival).ok_or(NotChanged::NoArrival)?;
        match list {
            Extra::Untried => match pool_of(what).ok_or(NotChanged::NoThing)? {
                Pool::Rifle => arrival.rifle = number,
                Pool::Armour => arrival.armour = number,
            },
            Extra::Leader => {
                let leader: UnitId = what.parse().map_err(|_| NotChanged::NoThing)?;
                arrival.leader = Some(leader).filter(|_| number > 0);
            }
            _ => return Err(NotChanged::NoPart),
        }
        Ok(())
    }

    /// Adds a counter to a hex; untried divisions of a kind that are there already become one more.
    fn place(&mut self, unit: UnitId, hex: Hex) {
        let untried = pool_of(unit.as_str()).map(Pool::kind);
        let new = Placed {
            unit: Some(unit).filter(|_| untried.is_none()),
            untried,
            secretly: None,
            number: 1,
            hex,
            army: None,
            condition: Condition::default(),
            moving: false,
            party: None,
        };
        let same = self.placed.iter_mut().find(|placed| untried.is_some() && placed.is_like(&new));
        match same {
            Some(placed) => placed.number = placed.number.saturating_add(1),
            None => self.placed.push(new),
        }
    }

    fn change_placed(&mut self, change: &Change) -> Result<(), NotChanged> {
        match change {
            Change::AddPlaced { unit, hex } => self.place(*unit, *hex),
            Change::MovePlaced { placed, hex } => {
                let placed = self.placed.get_mut(*placed).ok_or(NotChanged::NoCounter)?;
                placed.hex = *hex;
            }
            Change::PlacedNumber { placed, number: 0 } => {
                if *placed >= self.placed.len() {
                    return Err(NotChanged::NoCounter);
                }
                self.placed.remove(*placed);
            }
            Change::PlacedNumber { placed, number } => {
                let placed = self.placed.get_mut(*placed).ok_or(NotChanged::NoCounter)?;
                if placed.untried.is_none() && *number > 1 {
                    return Err(NotChanged::OneCounter);
                }
                placed.number = *number;
            }
            _ => return Err(NotChanged::NoPart),
        }
        Ok(())
    }

    /// Makes the place with a hex give these points, or removes it if it gave these before. A hex of no place becomes
    /// one, with its number as its name.
    fn toggle_place(&mut self, points: i32, hex: Hex) -> Result<(), NotChanged> {
        let points = u8::try_from(points).ok().filter(|points| *points > 0).ok_or(NotChanged::Points)?;
        let places = &mut self.victory.places;
        let found = places.iter().position(|place| place.hexes.contains(&hex));
        let found = found.and_then(|number| Some((number, places.get(number)?.points)));
        match found {
            Some((number, before)) if before == points => _ = places.remove(number),
            Some((number, _)) => {
                places.iter_mut().skip(number).take(1).for_each(|place| place.points = points)
            }
            None => {
                let (name, hexes) = (hex.to_string(), vec![hex]);
                places.push(VictoryPlace { name, hexes, points, retaken: false });
            }
        }
        Ok(())
    }

    fn change_place(&mut self, number: usize, view: Option<&PlaceView>) -> Result<(), NotChanged> {
        let places = &mut self.victory.places;
        let place = places.get_mut(number).ok_or(NotChanged::NoPlace)?;
        match view.cloned() {
            Some(PlaceView { name, hexes, points, retaken }) => {
                *place = VictoryPlace { name, hexes, points, retaken };
            }
            None => _ = places.remove(number),
        }
        Ok(())
    }

    fn change_victory(&mut self, change: &Change) -> Result<(), NotChanged> {
        match change {
            Change::VictoryHex { side, points, hex } if *side == Side::German.number() => {
                self.toggle_place(*points, *hex)
            }
            Change::Place { number, place } => self.change_place(*number, place.as_ref()),
            Change::Held { side, hex } => {
                self.german_held.retain(|held| held != hex);
                if *side == Some(Side::German.number()) {
                    self.german_held.push(*hex);
                    self.german_held.sort_unstable();
                }
                Ok(())
            }
            Change::Levels(levels) => {
                let level = |level: &LevelView| -> Result<Level, NotChanged> {
                    let winner = level.winner.ok_or(NotChanged::NoDraw)?;
                    let winner = *Side::BOTH.get(winner).ok_or(NotChanged::NoSide)?;
                    Ok(Level { name: level.name.clone(), winner, at_least: level.at_least })
                };
                self.victory.levels = levels.iter().map(level).collect::<Result<_, _>>()?;
                Ok(())
            }
            _ => Err(NotChanged::NoPart),
        }
    }
}

/// Adds an arrival to a list, changes its turn and area, or removes it.
fn change_list<T>(
    list: &mut Vec<T>,
    change: &Change,
    new: impl Fn(u8, UnitId) -> T,
    when: impl Fn(&mut T, u8, UnitId),
) -> Result<(), NotChanged> {
    match change {
        Change::AddArrivalIn { turn, area, .. } => list.push(new(*turn, *area)),
        Change::ArrivalIn { arrival, turn, area, .. } => {
            when(list.get_mut(*arrival).ok_or(NotChanged::NoArrival)?, *turn, *area);
        }
        Change::RemoveArrival { arrival, .. } if *arrival < list.len() => _ = list.remove(*arrival),
        _ => return Err(NotChanged::NoArrival),
    }
    Ok(())
}

impl Editable for Scenario {
    type Side = Side;
    type What = Nothing;
    type Options = Options;
    type Condition = Condition;

    const KEPT: &'static [&'static str] = &[
        ".title",
        ".summary",
        "dates",
        "closed_columns.last",
        "closed_columns.until_turn",
        "armies.rifle",
        "armies.armour",
        "armies.hexes",
        "german_reinforcements.divisions",
        "soviet_reinforcements.rifle",
        "soviet_reinforcements.armour",
        "south_western_front.from_turn",
        "south_western_front.a_turn",
        "south_western_front.a_game",
        "german_points",
        "air_interdiction.markers",
        "air_interdiction.last_column",
        "unlocked_by",
        "uses",
        "places",
        "places.name",
        "places.hexes",
        "points",
        "retaken",
        "division_lost",
        "levels",
        "at_least",
    ];
    const HAS_ENTRY_HEXES: bool = false;

    fn parts(&mut self) -> Parts<'_, Side, Nothing, Options> {
        Parts {
            id: &mut self.id,
            title: &mut self.title,
            summary: &mut self.summary,
            staging: &mut self.staging,
            map: &mut self.map,
            last_turn: &mut self.last_turn,
            first_player: None,
            set_up: None,
            victory: None,
            units_file: &mut self.order_of_battle,
            options: &mut self.options,
        }
    }

    fn complete(&self, view: &mut DraftView) {
        let arrivals: [Vec<ArrivalView>; 2] = Side::BOTH.map(|side| match side {
            Side::German => self.german_reinforcements.iter().map(german_view).collect(),
            Side::Soviet => self.soviet_reinforcements.iter().map(soviet_view).collect(),
        });
        view.sides = arrivals.map(|arrivals| SideView { groups: Vec::new(), arrivals });
        // A counter that is none of these is a fault, which the check reports; it keeps its number.
        let unknown = |placed: &Placed| PlacedView {
            unit: untried_word(Pool::Rifle).unwrap_or(self.id),
            number: placed.number,
            hex: placed.hex,
        };
        let placed = self.placed.iter().map(|placed| placed_view(placed).unwrap_or_else(|| unknown(placed)));
        view.placed = Some(placed.collect());
        view.points_of = Side::German.number();
        let places: Vec<PlaceView> = self.victory.places.iter().map(place_view).collect();
        let hexes = places.iter().flat_map(|place| place.hexes.iter().map(|hex| (*hex, place.points)));
        let victory_hex =
            |(hex, points)| VictoryHex { side: Side::German.number(), points: i32::from(points), hex };
        view.victory_hexes = hexes.map(victory_hex).collect();
        view.places = Some(places);
        view.levels = self.victory.levels.iter().map(level_view).collect();
        view.held = Side::BOTH.map(|side| match side {
            Side::German => self.german_held.clone(),
            Side::Soviet => Vec::new(),
        });
        view.dates = Some(self.dates.clone());
    }

    fn sections(&mut self) -> Vec<SectionParts<'_>> {
        self.lent_sections()
    }

    fn fit(&mut self, section: &str) {
        if section == FRONT {
            self.fit_points_of_front();
        }
    }

    fn add_thing(&mut self, section: &str, with: &FieldValue, _: &[Hex]) -> Result<(), NotChanged> {
        self.add_own_thing(section, with)
    }

    fn remove_thing(&mut self, section: &str, thing: usize) {
        self.remove_own_thing(section, thing);
    }

    fn clear(&mut self) {
        (self.first_turn, self.start, self.underway) = (1, Phase::FirstInterdiction, None);
        self.closed_columns = ClosedColumns { last: 0, until_turn: 0 };
        self.armies.clear();
        self.placed.clear();
        self.absent.clear();
        self.german_reinforcements.clear();
        self.soviet_reinforcements.clear();
        self.provisional.clear();
        self.south_western_front = None;
        self.air_interdiction.unlocked_by.clear();
        self.victory.places.clear();
        self.german_held.clear();
    }

    fn change_own(&mut self, change: &Change) -> Option<Result<(), NotChanged>> {
        let done = match change {
            Change::LastTurn(turn) => {
                self.end_with(*turn);
                Ok(())
            }
            Change::Dates(dates) => {
                self.dates.clone_from(dates);
                Ok(())
            }
            Change::AddArrivalIn { .. } | Change::ArrivalIn { .. } | Change::RemoveArrival { .. } => {
                self.change_arrivals(change)
            }
            Change::Extra { side, of: UnitsOf::Arrival(arrival), list, what, number } => {
                match Side::BOTH.get(*side) {
                    Some(side) => self.change_extra((*side, *arrival), (*list, what.as_str()), *number),
                    None => Err(NotChanged::NoSide),
                }
            }
            Change::AddPlaced { .. } | Change::MovePlaced { .. } | Change::PlacedNumber { .. } => {
                self.change_placed(change)
            }
            Change::VictoryHex { .. } | Change::Place { .. } | Change::Held { .. } | Change::Levels(_) => {
                self.change_victory(change)
            }
            _ => return None,
        };
        Some(done)
    }
}
