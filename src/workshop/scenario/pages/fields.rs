//! The fields of a thing that only one game has, each in the way of its kind.

use super::{
    forces::{column_words, hex_list, pick_buttons},
    picker::{Offered, full_name_of, pick_one},
    state::{EditorState, Pick, ScenarioAction},
    widgets::{choices, field, line_button, stepper},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{Change, Extra, FieldValue, FieldView},
        text::{say, say_id},
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;

/// The number of the first field that is typed, and the numbers of a section and of a thing.
const FIRST_FIELD: u32 = 10_000;
const OF_SECTION: usize = 10_000;
const OF_THING: usize = 100;

/// The largest number of things of a kind.
const MOST_OF_KIND: i64 = 99;

/// The place of a field: its section with its number, the number of its thing, and its own number.
#[derive(Clone, Copy)]
pub(super) struct FieldPlace {
    pub section: &'static str,
    pub of_section: usize,
    pub thing: usize,
    pub field: usize,
}

impl FieldPlace {
    fn pick(self) -> Pick {
        Pick::Field { section: self.section, thing: self.thing, field: self.field }
    }

    fn change(self, value: FieldValue) -> Change {
        Change::Field { section: self.section, thing: self.thing, field: self.field, value }
    }

    /// Returns the number that distinguishes it from all other fields that are typed.
    fn number(self) -> u32 {
        let place = self.of_section * OF_SECTION + self.thing * OF_THING + self.field;
        FIRST_FIELD.saturating_add(u32::try_from(place).unwrap_or(u32::MAX))
    }

    /// Whether a pair of hexes of this field has its first hex, and the map waits for the other one.
    fn is_half(self, pick: Pick) -> bool {
        matches!(pick, Pick::Pair { section, thing, field, .. }
            if (section, thing, field) == (self.section, self.thing, self.field))
    }
}

/// Draws a field.
pub(super) fn one_field(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (place, shown): (FieldPlace, &FieldView),
    actions: &mut Vec<ScenarioAction>,
) {
    let label = shown.label.plain();
    let mut typed = None;
    let changed = match &shown.value {
        FieldValue::Nothing => None,
        FieldValue::Number { number, least, most } => {
            let range = i64::from(*least)..=i64::from(*most);
            let changed = stepper(ui, palette, &label, (i64::from(*number), 1), range);
            let changed = changed.and_then(|number| i32::try_from(number).ok());
            changed.map(|number| FieldValue::Number { number, least: *least, most: *most })
        }
        FieldValue::Numbers { words, numbers } => several(ui, palette, &label, (*words, numbers.as_slice())),
        FieldValue::Text(text) => {
            typed = Some(place.number());
            field(ui, palette, &label, (place.number(), 1), text).map(FieldValue::Text)
        }
        FieldValue::Id(text) => {
            typed = Some(place.number());
            field(ui, palette, &label, (place.number(), 1), text).map(FieldValue::Id)
        }
        FieldValue::Area(present) => {
            hint(ui, palette, label);
            let words: Vec<String> = state.areas.iter().map(|area| area.id.to_string()).collect();
            let chosen = state.areas.iter().position(|area| area.id == *present);
            let area = choices(ui, &words, chosen).and_then(|number| state.areas.get(number));
            area.map(|area| FieldValue::Area(area.id))
        }
        FieldValue::Thing { list, what } => {
            let name = kind_name(state, *list, what);
            hint(ui, palette, say!("scenario-field-is", label = label, value = name));
            choose(ui, palette, state, (place.pick(), *list), &say!("scenario-field-other"))
        }
        FieldValue::Units { side, units } => {
            listed_units(ui, palette, state, (place, label.as_str(), *side, units.as_slice()))
        }
        FieldValue::Choice { words, chosen } => {
            hint(ui, palette, label);
            let names: Vec<String> = words.iter().copied().map(say_id).collect();
            let chosen = choices(ui, &names, *chosen);
            chosen.map(|number| FieldValue::Choice { words, chosen: Some(number) })
        }
        FieldValue::Hex(_) | FieldValue::Hexes(_) | FieldValue::Pairs(_) | FieldValue::Columns { .. } => {
            on_map(ui, palette, state, (place, label, &shown.value), actions)
        }
    };
    actions.extend(changed.map(|value| ScenarioAction::Change(place.change(value), typed)));
}

/// Draws a number for each kind of things; returns all numbers if one was changed.
fn several(
    ui: &mut Ui,
    palette: &Palette,
    label: &str,
    (words, numbers): (&'static [(&'static str, &'static str)], &[u8]),
) -> Option<FieldValue> {
    hint(ui, palette, label.to_owned());
    let mut changed = None;
    for (index, ((_, name), number)) in words.iter().zip(numbers).enumerate() {
        let new = stepper(ui, palette, &say_id(name), (i64::from(*number), 1), 0..=MOST_OF_KIND);
        if let Some(new) = new.and_then(|new| u8::try_from(new).ok()) {
            let with_it = numbers.iter().enumerate();
            let numbers = with_it.map(|(at, number)| if at == index { new } else { *number }).collect();
            changed = Some(FieldValue::Numbers { words, numbers });
        }
    }
    changed
}

/// Draws a field that is changed by clicks on the map; returns the value that its button gives, if it has one.
fn on_map(
    ui: &mut Ui,
    palette: &Palette,
    state: &EditorState,
    (place, label, value): (FieldPlace, String, &FieldValue),
    actions: &mut Vec<ScenarioAction>,
) -> Option<FieldValue> {
    let (shown, words) = match value {
        FieldValue::Hex(hex) => (hex.to_string(), say!("scenario-field-hex")),
        FieldValue::Hexes(hexes) => (hex_list(hexes), say!("scenario-field-hexes")),
        FieldValue::Pairs(pairs) => (pair_list(pairs), say!("scenario-field-pairs")),
        FieldValue::Columns { columns, or_all } => {
            let shown = columns.map_or_else(|| say!("scenario-field-all-columns"), column_words);
            (shown, if *or_all { say!("scenario-asset-columns") } else { say!("scenario-paint") })
        }
        _ => return None,
    };
    hint(ui, palette, say!("scenario-field-is", label = label, value = shown));
    let half = state.picks.filter(|pick| place.is_half(*pick));
    pick_buttons(ui, palette, state, (half.unwrap_or(place.pick()), words), actions);
    if let Some(Pick::Pair { from, .. }) = half {
        hint(ui, palette, say!("scenario-field-pair", hex = from.to_string()));
    }
    let is_limited = matches!(value, FieldValue::Columns { columns: Some(_), or_all: true });
    let every = is_limited && plain(ui, palette, &say!("scenario-asset-every-column")).clicked();
    every.then_some(FieldValue::Columns { columns: None, or_all: true })
}

/// Draws the types of a list with a button each that removes it, and those that can be added.
fn listed_units(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (place, label, side, units): (FieldPlace, &str, Option<usize>, &[UnitId]),
) -> Option<FieldValue> {
    hint(ui, palette, label.to_owned());
    let mut removed = None;
    for unit in units {
        let name = full_name_of(state.kinds, *unit);
        if line_button(ui, palette, &say!("scenario-field-remove", name = name)).clicked() {
            removed = Some(*unit);
        }
    }
    if let Some(removed) = removed {
        let units = units.iter().copied().filter(|unit| *unit != removed).collect();
        return Some(FieldValue::Units { side, units });
    }
    let is_of_many =
        |id: UnitId| state.extras.iter().any(|kind| kind.list == Extra::Untried && kind.what == id.as_str());
    let kinds = state.kinds.iter().filter(|kind| side.is_none_or(|side| kind.side == side));
    let new = kinds.filter(|kind| !units.contains(&kind.id) && !is_of_many(kind.id));
    let offered: Vec<Offered> =
        new.map(|kind| Offered { id: kind.id.to_string(), name: kind.name.clone() }).collect();
    let words = say!("scenario-field-add");
    let added = offer(ui, palette, state, (place.pick(), words.as_str()), &offered)?;
    let added: UnitId = offered.get(added)?.id.parse().ok()?;
    Some(FieldValue::Units { side, units: units.iter().copied().chain([added]).collect() })
}

/// Draws the button that offers the things of a list, or the things; returns the chosen one. `place` distinguishes the
/// buttons.
pub(super) fn choose(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (place, list): (Pick, Extra),
    label: &str,
) -> Option<FieldValue> {
    let of_list = state.extras.iter().filter(|kind| kind.list == list);
    let offered: Vec<Offered> =
        of_list.map(|kind| Offered { id: kind.what.clone(), name: kind.name.clone() }).collect();
    let chosen = offer(ui, palette, state, (place, label), &offered)?;
    Some(FieldValue::Thing { list, what: offered.get(chosen)?.id.clone() })
}

/// Draws the button that offers these things, or the things; returns the number of the chosen one.
pub(super) fn offer(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (place, label): (Pick, &str),
    offered: &[Offered],
) -> Option<usize> {
    if state.memory.chooses != Some(place) {
        if plain(ui, palette, label).clicked() {
            state.memory.chooses = Some(place);
            (state.memory.adds, state.memory.adds_extra) = (false, false);
            state.memory.search.clear();
        }
        return None;
    }
    let search = &mut state.memory.search;
    let chosen = ui.push_id("things", |ui| pick_one(ui, palette, search, offered)).inner?;
    state.memory.chooses = None;
    Some(chosen)
}

/// Returns the name of a thing of a list; its id if the game has no such thing.
pub(super) fn kind_name(state: &EditorState, list: Extra, what: &str) -> String {
    let known = state.extras.iter().find(|kind| kind.list == list && kind.what == what);
    known.map_or_else(|| what.to_owned(), |kind| kind.name.clone())
}

/// Returns pairs of hexes in a list.
fn pair_list(pairs: &[(Hex, Hex)]) -> String {
    let words = |(one, other): &(Hex, Hex)| format!("{one}–{other}");
    pairs.iter().map(words).collect::<Vec<_>>().join(", ")
}
