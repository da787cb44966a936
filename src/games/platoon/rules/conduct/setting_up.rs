//! Set-up (4.1).

use super::Referee;
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
        text::{Arg, id},
    },
    games::platoon::rules::{
        counter::{Counter, Place},
        event::Event,
        kinds::Side,
        movement::is_room,
        order::Work,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up,
    },
};

/// A unit of the side that sets up, with the columns in which it may be.
fn to_set_up<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    side: Side,
    unit: UnitId,
) -> Result<(&'a Counter, (u8, u8)), Why> {
    let counter = of_side(public, side, unit)?;
    let group = match set_up::origin(rulebook, unit) {
        Some(Place::SetUp(group)) => rulebook.scenario.force(side).set_up.get(usize::from(group)),
        _ => None,
    };
    group.map(|group| (counter, group.columns)).ok_or(Why::NotInSetUp { unit })
}

fn of_side(public: &Public, side: Side, unit: UnitId) -> Result<&Counter, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    if counter.side == side { Ok(counter) } else { Err(Why::NotYours { unit }) }
}

fn is_in(rulebook: &Rulebook, hex: Hex, (first, last): (u8, u8)) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if (first..=last).contains(&hex.column()) { Ok(()) } else { Err(Why::NotItsColumns { hex, first, last }) }
}

/// Checks that a side in its set-up may put a unit into a hex, or move it to another one (4.1).
pub fn may_place(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    unit: UnitId,
    hex: Hex,
) -> Result<(), Why> {
    let (counter, columns) = to_set_up(rulebook, public, side, unit)?;
    is_in(rulebook, hex, columns)?;
    if rulebook.board.terrain(hex) == Terrain::Lake {
        return Err(Why::Water { hex });
    }
    if public.holder(hex) == Some(side.enemy())
        || public.forts.get(&hex).is_some_and(|fort| fort.side != side)
    {
        return Err(Why::EnemyThere { hex });
    }
    if is_room(public, counter, hex) { Ok(()) } else { Err(Why::Full { hex }) }
}

/// Checks that a side in its set-up may put a unit into a carrier (4.1).
pub fn may_place_aboard(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    unit: UnitId,
    carrier: UnitId,
) -> Result<(), Why> {
    let (counter, columns) = to_set_up(rulebook, public, side, unit)?;
    let vehicle = of_side(public, side, carrier)?;
    let hex = vehicle.hex().ok_or(Why::NotOnMap { unit: carrier })?;
    is_in(rulebook, hex, columns)?;
    if !rulebook.kind(vehicle).can_carry(rulebook.kind(counter)) {
        return Err(Why::CannotCarry { carrier, passenger: unit });
    }
    if public.passenger(carrier).is_some() { Err(Why::CarrierFull { unit: carrier }) } else { Ok(()) }
}

/// The name of a work, inside a refusal.
fn work_name(work: Work) -> Arg {
    Arg::Name(match work {
        Work::Mines => id!("platoon-refusal-work-mines"),
        Work::Fort => id!("platoon-refusal-work-fort"),
        Work::Block => id!("platoon-refusal-work-block"),
    })
}

/// The columns in which a side lays works of a kind, and how many (4.1).
fn allotted(rulebook: &Rulebook, side: Side, work: Work) -> Option<((u8, u8), u8)> {
    let force = rulebook.scenario.force(side);
    match work {
        Work::Mines => force.mines.as_ref().map(|works| (works.columns, works.number)),
        Work::Fort => force.forts.as_ref().map(|forts| (forts.columns, forts.number)),
        Work::Block => force.blocks.as_ref().map(|works| (works.columns, works.number)),
    }
}

/// Whether a work of a kind is in a hex, of a side; blocks belong to no side.
fn lies(public: &Public, side: Side, work: Work, hex: Hex) -> bool {
    match work {
        Work::Mines => public.mines.get(&hex).is_some_and(|mines| mines.side == side),
        Work::Fort => public.forts.get(&hex).is_some_and(|fort| fort.side == side),
        Work::Block => public.blocks.contains(&hex),
    }
}

/// The number of works of a kind that a side still has to lay.
pub fn works_left(rulebook: &Rulebook, public: &Public, side: Side, work: Work) -> usize {
    let Some((_, number)) = allotted(rulebook, side, work) else { return 0 };
    let laid = match work {
        Work::Mines => public.mines.values().filter(|mines| mines.side == side).count(),
        Work::Fort => public.forts.values().filter(|fort| fort.side == side).count(),
        Work::Block => public.blocks.len(),
    };
    usize::from(number).saturating_sub(laid)
}

/// Whether a side that sets up may lay mines, a fort or a block in a hex, or remove it (4.1).
pub fn may_lay(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    (work, hex): (Work, Hex),
    there: bool,
) -> Result<(), Why> {
    let what = || work_name(work);
    if !there {
        let is_there = lies(public, side, work, hex);
        return if is_there { Ok(()) } else { Err(Why::NothingLaid { what: what(), hex }) };
    }
    let (columns, _) = allotted(rulebook, side, work).ok_or_else(|| Why::NoWorkLeft { what: what() })?;
    is_in(rulebook, hex, columns)?;
    let wet = match rulebook.board.terrain(hex) {
        Terrain::Lake => true,
        Terrain::Swamp => work != Work::Block,
        _ => false,
    };
    let taken = match work {
        Work::Mines => public.mines.contains_key(&hex),
        Work::Fort => public.forts.contains_key(&hex),
        Work::Block => public.blocks.contains(&hex),
    };
    if wet || taken || public.holder(hex) == Some(side.enemy()) {
        return Err(Why::NotForWork { what: what(), hex });
    }
    if works_left(rulebook, public, side, work) == 0 { Err(Why::NoWorkLeft { what: what() }) } else { Ok(()) }
}

impl Referee<'_> {
    /// Sets up a unit in a hex, or moves it to another one (4.1).
    pub fn order_place(&mut self, side: Side, unit: UnitId, hex: Hex) -> Result<(), Why> {
        may_place(self.rulebook, &self.known_to(side), side, unit, hex)?;
        // A unit that would be put among unknown enemies sees them, and must be set up elsewhere (19.2).
        if !self.finds_enemies(side, hex) {
            self.say(Event::Placed { unit, hex });
        }
        Ok(())
    }

    /// Sets up a unit in a carrier (4.1).
    pub fn order_place_aboard(&mut self, side: Side, unit: UnitId, carrier: UnitId) -> Result<(), Why> {
        may_place_aboard(self.rulebook, self.public(), side, unit, carrier)?;
        self.say(Event::PlacedAboard { unit, carrier });
        Ok(())
    }

    /// Lays mines, a fort or a block, or removes it (4.1).
    pub fn order_lay(&mut self, side: Side, work: Work, hex: Hex, there: bool) -> Result<(), Why> {
        may_lay(self.rulebook, &self.known_to(side), side, (work, hex), there)?;
        if !self.finds_enemies(side, hex) {
            self.say(Event::Laid { side, work, hex, there });
        }
        Ok(())
    }

    /// Whether the side has set up all its units (4.1).
    pub(super) fn may_end_set_up(&self) -> Result<(), Why> {
        let waiting = self.active().and_then(|side| set_up::waiting(self.public(), side).next());
        match waiting {
            Some(counter) => Err(Why::SetUpUnfinished { unit: counter.id }),
            None => Ok(()),
        }
    }
}
