//! Setting up (4.1).

use super::Referee;
use crate::{
    board::{Hex, Terrain},
    counters::Word,
    games::panzer44::{
        counter::{Counter, Place},
        event::Event,
        kinds::{Mines, Side},
        movement::is_room,
        refusal::Why,
        set_up,
    },
};

impl Referee<'_> {
    /// A unit of the side that sets up, with the columns that it may stand in.
    fn to_set_up(&self, unit: Word) -> Result<(&Counter, (u8, u8)), Why> {
        let side = self.is_active(unit)?;
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        match set_up::origin(self.rulebook, unit) {
            Some(Place::SetUp(group)) => {
                let groups = &self.rulebook.scenario.force(side).set_up;
                Ok((counter, groups[usize::from(group)].columns))
            }
            _ => Err(Why::NotInSetUp { unit }),
        }
    }

    /// Sets a unit up in a hex, or in another one than before (4.1).
    pub fn order_deploy(&mut self, unit: Word, hex: Hex) -> Result<(), Why> {
        let (counter, columns) = self.to_set_up(unit)?;
        self.is_in(hex, columns)?;
        if !is_room(self.rulebook, self.public(), counter, hex) {
            return Err(Why::Full { hex });
        }
        if self.public().holder(hex) == Some(counter.side.enemy()) {
            return Err(Why::EnemyThere { hex });
        }
        self.say(Event::Deployed { unit, hex });
        Ok(())
    }

    /// Sets a unit up in a carrier (4.1).
    pub fn order_deploy_aboard(&mut self, unit: Word, carrier: Word) -> Result<(), Why> {
        let (counter, columns) = self.to_set_up(unit)?;
        self.is_active(carrier)?;
        let vehicle = self.public().find(carrier).ok_or(Why::NoSuchUnit { unit: carrier })?;
        let hex = vehicle.hex().ok_or(Why::NotOnMap { unit: carrier })?;
        self.is_in(hex, columns)?;
        let (kind, cargo) = (self.rulebook.kind(vehicle), self.rulebook.kind(counter));
        if !kind.carrier || !cargo.can_be_carried() {
            return Err(Why::CannotCarry { carrier, passenger: unit });
        }
        if self.public().passenger(carrier).is_some() {
            return Err(Why::CarrierFull { unit: carrier });
        }
        self.say(Event::Boarded { unit, carrier });
        Ok(())
    }

    fn is_in(&self, hex: Hex, (first, last): (u8, u8)) -> Result<(), Why> {
        if !self.rulebook.board.contains(hex) {
            return Err(Why::OffMap { hex });
        }
        if (first..=last).contains(&hex.column()) {
            Ok(())
        } else {
            Err(Why::NotItsColumns { hex, first, last })
        }
    }

    /// Mines a hex, or takes the mines up (4.1).
    pub fn order_lay_mines(&mut self, side: Side, hex: Hex, mines: Option<Mines>) -> Result<(), Why> {
        let Some(kind) = mines else {
            let lies = self.public().mines.get(&hex).is_some_and(|kind| self.may_lay(side, hex, *kind, 1));
            if !lies {
                return Err(Why::NothingLaid { hex });
            }
            self.say(Event::MinesLaid { hex, mines });
            return Ok(());
        };
        let board = &self.rulebook.board;
        if !board.contains(hex) {
            return Err(Why::OffMap { hex });
        }
        let ground = board.terrain(hex);
        let enemy = self.public().holder(hex) == Some(side.enemy());
        if matches!(ground, Terrain::Town | Terrain::Swamp | Terrain::Lake)
            || enemy
            || self.public().mines.contains_key(&hex)
        {
            return Err(Why::NotForMines { hex });
        }
        if !self.may_lay(side, hex, kind, 0) {
            return Err(Why::NoMinesLeft);
        }
        self.say(Event::MinesLaid { hex, mines });
        Ok(())
    }

    /// Whether the side has mines of a kind for a hex, if so many fewer lay there.
    fn may_lay(&self, side: Side, hex: Hex, kind: Mines, fewer: usize) -> bool {
        let fields = &self.rulebook.scenario.force(side).mines;
        fields.iter().filter(|field| field.mines == kind).any(|field| {
            let (first, last) = field.columns;
            let columns = first..=last;
            let laid = self
                .public()
                .mines
                .iter()
                .filter(|(at, mines)| **mines == kind && columns.contains(&at.column()))
                .count();
            columns.contains(&hex.column()) && laid < usize::from(field.number) + fewer
        })
    }

    /// Digs an improved position, or fills it in (4.1).
    pub fn order_dig(&mut self, side: Side, hex: Hex, position: bool) -> Result<(), Why> {
        if !self.rulebook.board.contains(hex) {
            return Err(Why::OffMap { hex });
        }
        let there = self.public().positions.contains(&hex);
        if !position {
            if !there {
                return Err(Why::NothingLaid { hex });
            }
            self.say(Event::Dug { hex, position });
            return Ok(());
        }
        let works = self.rulebook.scenario.force(side).positions.as_ref().ok_or(Why::NoPositionLeft)?;
        self.is_in(hex, works.columns)?;
        let (first, last) = works.columns;
        let dug = self.public().positions.iter().filter(|at| (first..=last).contains(&at.column())).count();
        if there || dug >= usize::from(works.number) {
            return Err(Why::NoPositionLeft);
        }
        self.say(Event::Dug { hex, position });
        Ok(())
    }

    /// Whether the side has set up everybody (4.1).
    pub(super) fn may_end_set_up(&self) -> Result<(), Why> {
        let waiting = self.active().and_then(|side| set_up::waiting(self.public(), side).next());
        match waiting {
            Some(counter) => Err(Why::SetUpUnfinished { unit: counter.id }),
            None => Ok(()),
        }
    }
}
