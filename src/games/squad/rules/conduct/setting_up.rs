//! Set-up: units in their area, weapons for infantry, works (4.1).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, commanding::of_side};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::Refusal,
    },
    games::squad::rules::{
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        movement::{self, Moves, crowd, enemy_in, fits, room_for},
        position::{Public, WorkKind},
        refusal::Why,
        rulebook::Rulebook,
        scenario::{SetUp, carries},
        set_up::roster,
    },
};

/// The set-up group of a unit, or of its carrier; none for a unit that arrives later, a weapon or a sniper.
pub fn group_of(rulebook: &Rulebook, unit: UnitId) -> Option<&SetUp> {
    let counters = roster(rulebook, &rulebook.scenario);
    let find = |id: UnitId| counters.iter().find(|counter| counter.id == id);
    let mut counter = find(unit)?;
    if rulebook.kind(counter).weapon().is_some() {
        return None;
    }
    if let Place::Aboard(carrier) = counter.place {
        counter = find(carrier)?;
    }
    let Place::SetUp(group) = counter.place else { return None };
    rulebook.scenario.force(counter.side).set_up.get(usize::from(group))
}

/// Checks that a hex is in the area of a group.
fn is_in(rulebook: &Rulebook, group: &SetUp, hex: Hex) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let ((left, right), (top, bottom)) = (group.columns, group.rows);
    if (left..=right).contains(&hex.column()) && (top..=bottom).contains(&hex.row()) {
        return Ok(());
    }
    let corner = |column, row| Hex::new(column, row).unwrap_or(hex);
    Err(Why::NotItsArea { hex, first: corner(left, top), last: corner(right, bottom) })
}

/// Whether the ground of a hex can hold a unit. No vehicle can be in buildings or on water, no unarmoured vehicle in
/// wire, and no large gun in buildings (6.3).
fn stands(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> bool {
    let kind = rulebook.kind(counter);
    let wire = public.works.get(&hex).is_some_and(|work| work.kind == WorkKind::Wire);
    carries(&rulebook.board, &rulebook.charts, kind, hex) && !(wire && Moves::of(kind) == Some(Moves::Wheels))
}

/// Checks that a side in its set-up may put a unit into a hex, or move it to another one (4.1).
///
/// # Errors
/// The reason why it may not, or not there.
pub fn may_place(
    rulebook: &Rulebook,
    public: &Public,
    (side, group): (Side, Option<&SetUp>),
    unit: UnitId,
    (hex, facing): (Hex, Option<Hexside>),
) -> Result<(), Refusal> {
    let counter = of_side(public, side, unit)?;
    let group = group.ok_or(Why::NotInSetUp { unit })?;
    is_in(rulebook, group, hex)?;
    if rulebook.kind(counter).faces() && facing.is_none() {
        return Err(Why::NoFacing { unit }.into());
    }
    if !stands(rulebook, public, counter, hex) {
        return Err(Why::Closed { unit, hex }.into());
    }
    if enemy_in(rulebook, public, side, hex) {
        return Err(Why::EnemyInHex { hex }.into());
    }
    fits(rulebook, public, hex, &[counter])?;
    Ok(())
}

/// Checks that a side in its set-up may put a unit into a carrier, or behind it, in the area of the unit (4.1, 8.1).
///
/// # Errors
/// The reason why it may not.
pub fn may_place_aboard(
    rulebook: &Rulebook,
    public: &Public,
    (side, group): (Side, Option<&SetUp>),
    unit: UnitId,
    carrier: UnitId,
) -> Result<(), Refusal> {
    let counter = of_side(public, side, unit)?;
    let vehicle = of_side(public, side, carrier)?;
    let group = group.ok_or(Why::NotInSetUp { unit })?;
    let hex = vehicle.hex().ok_or(Why::NotOnMap { unit: carrier })?;
    is_in(rulebook, group, hex)?;
    room_for(rulebook, public, vehicle, &[counter])?;
    Ok(())
}

/// Checks that a side in its set-up may build a work in a hex, or remove it again (4.1, 20.1). A bunker has a facing
/// (7.1), and it must have room for the units in the hex (20.2).
///
/// # Errors
/// The reason why it may not, or not there.
pub fn may_build(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    (work, facing): (WorkKind, Option<Hexside>),
    (hex, there): (Hex, bool),
) -> Result<(), Refusal> {
    let groups = &rulebook.scenario.force(side).set_up;
    let number = |group: &SetUp| -> u8 {
        let works = group.works.iter().filter(|(kind, _)| *kind == work);
        works.map(|(_, many)| *many).fold(0, u8::saturating_add)
    };
    let groups: Vec<&SetUp> = groups.iter().filter(|group| number(group) > 0).collect();
    let all = groups.iter().map(|group| number(group)).fold(0, u8::saturating_add);
    let left = public.stores(side).works.get(&work).copied().unwrap_or(0);
    let area = groups.iter().map(|group| is_in(rulebook, group, hex)).reduce(Result::or);
    area.unwrap_or(Err(Why::NoWorkLeft))?;
    if enemy_in(rulebook, public, side, hex) {
        return Err(Why::EnemyInHex { hex }.into());
    }
    if !there {
        let lies = public.works.get(&hex).is_some_and(|found| found.kind == work);
        return if lies && left < all { Ok(()) } else { Err(Why::NothingBuilt { hex }.into()) };
    }
    if left == 0 {
        return Err(Why::NoWorkLeft.into());
    }
    if work.is_bunker() && facing.is_none() {
        return Err(Why::NoFacingOfBunker { hex }.into());
    }
    movement::may_build(rulebook, public, work, hex)?;
    let built = crate::games::squad::rules::position::Work { kind: work, facing, known: true };
    crowd(rulebook, public, hex, &[]).check(Some(built), hex)?;
    let barred = |counter: &Counter| {
        work == WorkKind::Wire && Moves::of(rulebook.kind(counter)) == Some(Moves::Wheels)
    };
    if public.in_hex(hex).any(barred) {
        return Err(Why::NotForWork { hex }.into());
    }
    Ok(())
}

impl Referee<'_> {
    /// Sets up a unit in a hex, or moves it to another one (4.1).
    pub fn order_place(&mut self, unit: UnitId, hex: Hex, facing: Option<Hexside>) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        let group = group_of(self.rulebook, unit);
        may_place(self.rulebook, &self.known_to(side), (side, group), unit, (hex, facing))?;
        // A unit that would be put among unknown enemies reveals them, and must be put elsewhere (22.2).
        if self.meets(side, hex) {
            return Ok(());
        }
        let faces = self.public().find(unit).is_some_and(|counter| self.rulebook.kind(counter).faces());
        self.say(Event::Placed { unit, hex, facing: facing.filter(|_| faces) });
        Ok(())
    }

    /// Sets up a unit in a carrier, or behind it (4.1).
    pub fn order_place_aboard(&mut self, unit: UnitId, carrier: UnitId) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        let group = group_of(self.rulebook, unit);
        may_place_aboard(self.rulebook, self.public(), (side, group), unit, carrier)?;
        self.say(Event::PlacedAboard { unit, carrier });
        Ok(())
    }

    /// Builds a work, or removes it again (4.1, 20.1).
    pub fn order_build(
        &mut self,
        work: WorkKind,
        (hex, facing): (Hex, Option<Hexside>),
        there: bool,
    ) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        may_build(self.rulebook, &self.known_to(side), side, (work, facing), (hex, there))?;
        if self.meets(side, hex) || self.finds_mines(side, hex) {
            return Ok(());
        }
        self.say(Event::Built { side, work, hex, facing: facing.filter(|_| work.is_bunker()), there });
        Ok(())
    }
}
