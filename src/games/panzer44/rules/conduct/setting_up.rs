//! Set-up (4.1).

use super::Referee;
use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
    },
    games::panzer44::rules::{
        counter::{Counter, Place},
        event::Event,
        kinds::{Mines, Side},
        movement::is_room,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up,
    },
};

/// Returns a unit of the side that sets up, with its columns.
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
    if counter.side == side { Ok(counter) } else { Err(Why::not_yours(public.phase, unit)) }
}

fn is_in(rulebook: &Rulebook, hex: Hex, (first, last): (u8, u8)) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if (first..=last).contains(&hex.column()) { Ok(()) } else { Err(Why::NotItsColumns { hex, first, last }) }
}

/// Checks that a side in its set-up may put a unit into a hex, or move it to another one (4.1).
pub fn may_deploy(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    unit: UnitId,
    hex: Hex,
) -> Result<(), Why> {
    let (counter, columns) = to_set_up(rulebook, public, side, unit)?;
    is_in(rulebook, hex, columns)?;
    if !is_room(rulebook, public, counter, hex) {
        return Err(Why::Full { hex });
    }
    if public.holder(hex) == Some(counter.side.enemy()) {
        return Err(Why::EnemyThere { hex });
    }
    Ok(())
}

/// Checks that a side in its set-up may put a unit into a carrier (4.1).
pub fn may_deploy_aboard(
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
    let (kind, cargo) = (rulebook.kind(vehicle), rulebook.kind(counter));
    if !kind.carrier || !cargo.can_be_carried() {
        return Err(Why::CannotCarry { carrier, passenger: unit });
    }
    if public.passenger(carrier).is_some() {
        return Err(Why::CarrierFull { unit: carrier });
    }
    Ok(())
}

/// Checks that a side in its set-up may mine a hex, or remove the mines (4.1).
pub fn may_lay_mines(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    hex: Hex,
    mines: Option<Mines>,
) -> Result<(), Why> {
    let Some(kind) = mines else {
        let lies =
            public.mines.get(&hex).is_some_and(|kind| has_mines(rulebook, public, side, hex, *kind, 1));
        return if lies { Ok(()) } else { Err(Why::NothingLaid { hex }) };
    };
    let board = &rulebook.board;
    if !board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let ground = board.terrain(hex);
    let enemy = public.holder(hex) == Some(side.enemy());
    if matches!(ground, Terrain::Town | Terrain::Swamp | Terrain::Lake)
        || enemy
        || public.mines.contains_key(&hex)
    {
        return Err(Why::NotForMines { hex });
    }
    if has_mines(rulebook, public, side, hex, kind, 0) { Ok(()) } else { Err(Why::NoMinesLeft) }
}

/// Whether the side has mines of a kind for a hex, if this many fewer were there.
fn has_mines(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex, kind: Mines, fewer: usize) -> bool {
    let fields = &rulebook.scenario.force(side).mines;
    fields.iter().filter(|field| field.mines == kind).any(|field| {
        let (first, last) = field.columns;
        let columns = first..=last;
        let laid = public
            .mines
            .iter()
            .filter(|(at, mines)| **mines == kind && columns.contains(&at.column()))
            .count();
        columns.contains(&hex.column()) && laid < usize::from(field.number) + fewer
    })
}

/// Checks that a side in its set-up may dig an improved position in a hex, or fill it in (4.1).
pub fn may_dig(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    hex: Hex,
    position: bool,
) -> Result<(), Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let there = public.positions.contains(&hex);
    if !position {
        return if there { Ok(()) } else { Err(Why::NothingLaid { hex }) };
    }
    let works = rulebook.scenario.force(side).positions.as_ref().ok_or(Why::NoPositionLeft)?;
    is_in(rulebook, hex, works.columns)?;
    let (first, last) = works.columns;
    let dug = public.positions.iter().filter(|at| (first..=last).contains(&at.column())).count();
    if there || dug >= usize::from(works.number) { Err(Why::NoPositionLeft) } else { Ok(()) }
}

impl Referee<'_> {
    /// Sets up a unit in a hex, or moves it to another one (4.1).
    pub fn order_deploy(&mut self, side: Side, unit: UnitId, hex: Hex) -> Result<(), Why> {
        may_deploy(self.rulebook, self.public(), side, unit, hex)?;
        self.say(Event::Deployed { unit, hex });
        Ok(())
    }

    /// Sets up a unit in a carrier (4.1).
    pub fn order_deploy_aboard(&mut self, side: Side, unit: UnitId, carrier: UnitId) -> Result<(), Why> {
        may_deploy_aboard(self.rulebook, self.public(), side, unit, carrier)?;
        self.say(Event::Boarded { unit, carrier });
        Ok(())
    }

    /// Mines a hex, or removes the mines (4.1).
    pub fn order_lay_mines(&mut self, side: Side, hex: Hex, mines: Option<Mines>) -> Result<(), Why> {
        may_lay_mines(self.rulebook, self.public(), side, hex, mines)?;
        self.say(Event::MinesLaid { hex, mines });
        Ok(())
    }

    /// Digs an improved position, or fills it in (4.1).
    pub fn order_dig(&mut self, side: Side, hex: Hex, position: bool) -> Result<(), Why> {
        may_dig(self.rulebook, self.public(), side, hex, position)?;
        self.say(Event::Dug { hex, position });
        Ok(())
    }

    /// Checks that the side has set up all units (4.1).
    pub(super) fn may_end_set_up(&self) -> Result<(), Why> {
        let waiting = self.active().and_then(|side| set_up::waiting(self.public(), side).next());
        match waiting {
            Some(counter) => Err(Why::SetUpUnfinished { unit: counter.id }),
            None => Ok(()),
        }
    }
}
