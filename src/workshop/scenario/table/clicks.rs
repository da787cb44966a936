//! The clicks on the map that the panel waits for.

use super::opened::Opened;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{
            Change, DraftView, Extra, ExtraKind, FieldValue, FieldView, ThingView, UnitsOf, columns_of,
        },
    },
    workshop::scenario::pages::{EditorMemory, Pick, ThingOpen},
};

impl Opened {
    /// Gives clicks on the map another meaning, or none.
    pub(super) fn pick(&mut self, pick: Option<Pick>) {
        self.picks = pick;
        self.clicked.clear();
    }

    /// Carries out a click on a hex; opens in the panel what it has made.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing has changed.
    pub(super) fn click(&mut self, hex: Hex, memory: &mut EditorMemory) -> Result<(), String> {
        let (Some(pick), Some(view)) = (self.picks, &self.view) else { return Ok(()) };
        match pick {
            Pick::NewGroup { side } => {
                let group = view.sides.get(side).map_or(0, |side| side.groups.len());
                self.change(&Change::AddGroup { side, hexes: vec![hex] }, None)?;
                self.picks = Some(Pick::Area { side, group });
                self.clicked = vec![hex];
                (memory.open, memory.adds) = (Some((side, UnitsOf::Group(group))), false);
            }
            Pick::Area { side, group } => {
                let mut hexes = self.clicked.clone();
                hexes.push(hex);
                self.change(&Change::Paint { side, group, hexes: hexes.clone() }, None)?;
                self.clicked = hexes;
            }
            Pick::NewArrival { side } => {
                let arrival = view.sides.get(side).map_or(0, |side| side.arrivals.len());
                let turn = view.last_turn.min(2);
                self.change(&Change::AddArrival { side, turn, entry: vec![hex] }, None)?;
                self.picks = Some(Pick::Entry { side, arrival });
                (memory.open, memory.adds) = (Some((side, UnitsOf::Arrival(arrival))), false);
            }
            Pick::Entry { side, arrival } => {
                let of = view.sides.get(side).and_then(|side| side.arrivals.get(arrival));
                let Some(of) = of else { return Ok(()) };
                let (turn, entry) = (of.turn, toggled(&of.entry, hex));
                self.change(&Change::Arrival { side, arrival, turn, entry }, None)?;
            }
            Pick::Victory { side, points } => {
                self.change(&Change::VictoryHex { side, points, hex }, None)?;
            }
            Pick::NewPlaced { unit } => {
                self.change(&Change::AddPlaced { unit, hex }, None)?;
                let is_of_many = |kind: &ExtraKind| kind.list == Extra::Untried && kind.what == unit.as_str();
                if !self.game.extras.iter().any(is_of_many) {
                    // There is one counter of this name.
                    self.pick(None);
                }
            }
            Pick::MovePlaced { placed } => self.change(&Change::MovePlaced { placed, hex }, None)?,
            Pick::Held { side } => self.change(&Change::Held { side, hex }, None)?,
            Pick::NewThing { section, list, what } => {
                self.click_new((section, list, what), hex, memory)?;
            }
            Pick::Field { section, thing, field } => self.click_field((section, thing, field), hex)?,
            Pick::Pair { section, thing, field, from } => {
                self.click_pair((section, thing, field), (from, hex))?;
            }
        }
        Ok(())
    }

    /// Adds works whose area begins in a hex; the next clicks extend it.
    fn click_new(
        &mut self,
        (section, list, what): (&'static str, Extra, UnitId),
        hex: Hex,
        memory: &mut EditorMemory,
    ) -> Result<(), String> {
        let things = |view: Option<&DraftView>| -> Vec<ThingView> {
            let mut sections = view.into_iter().flat_map(|view| &view.sections);
            sections.find(|one| one.word == section).map(|one| one.things.clone()).unwrap_or_default()
        };
        let before = things(self.view.as_ref());
        let with = FieldValue::Thing { list, what: what.to_string() };
        self.change(&Change::AddThing { section, with, hexes: vec![hex] }, None)?;
        let after = things(self.view.as_ref());
        let thing = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
        let is_area = |field: &FieldView| matches!(field.value, FieldValue::Columns { .. });
        let field = after.get(thing).and_then(|thing| thing.fields.iter().position(is_area));
        self.picks = field.map(|field| Pick::Field { section, thing, field });
        self.clicked = vec![hex];
        memory.open_thing(Some(ThingOpen { section, thing }));
        Ok(())
    }

    /// Carries out a click on a hex for a field.
    fn click_field(
        &mut self,
        (section, thing, field): (&'static str, usize, usize),
        hex: Hex,
    ) -> Result<(), String> {
        let view = self.view.as_ref();
        let value = match view.and_then(|view| view.field(section, thing, field)) {
            Some(FieldValue::Hexes(hexes)) => FieldValue::Hexes(toggled(hexes, hex)),
            Some(FieldValue::Pairs(_)) => {
                self.picks = Some(Pick::Pair { section, thing, field, from: hex });
                return Ok(());
            }
            Some(FieldValue::Columns { or_all, .. }) => {
                let hexes = self.clicked.iter().copied().chain([hex]).collect::<Vec<_>>();
                let columns = columns_of(&hexes).map_err(|why| why.to_string())?;
                FieldValue::Columns { columns: Some(columns), or_all: *or_all }
            }
            _ => FieldValue::Hex(hex),
        };
        let is_area = matches!(value, FieldValue::Columns { .. });
        self.change(&Change::Field { section, thing, field, value }, None)?;
        if is_area {
            self.clicked.push(hex);
        }
        Ok(())
    }

    /// Carries out a click on the other hex of a pair; one that is not adjacent begins another pair.
    fn click_pair(
        &mut self,
        (section, thing, field): (&'static str, usize, usize),
        (from, hex): (Hex, Hex),
    ) -> Result<(), String> {
        if from.distance(hex) != 1 {
            self.picks = Some(Pick::Pair { section, thing, field, from: hex });
            return Ok(());
        }
        let view = self.view.as_ref();
        let Some(FieldValue::Pairs(pairs)) = view.and_then(|view| view.field(section, thing, field)) else {
            return Ok(());
        };
        let mut pairs = pairs.clone();
        let is_it = |pair: &(Hex, Hex)| *pair == (from, hex) || *pair == (hex, from);
        match pairs.iter().position(is_it) {
            Some(place) => _ = pairs.remove(place),
            None => pairs.push((from.min(hex), from.max(hex))),
        }
        let value = FieldValue::Pairs(pairs);
        self.change(&Change::Field { section, thing, field, value }, None)?;
        self.picks = Some(Pick::Field { section, thing, field });
        Ok(())
    }
}

/// Returns hexes with another one, or without it if it is one of them.
fn toggled(hexes: &[Hex], hex: Hex) -> Vec<Hex> {
    let mut hexes = hexes.to_vec();
    match hexes.iter().position(|known| *known == hex) {
        Some(place) => _ = hexes.remove(place),
        None => hexes.push(hex),
    }
    hexes.sort_unstable();
    hexes
}
