//! The parts of a scenario that only its game has: things with fields, in the words of the game.

use super::{
    forces::{hex_list, pick_buttons},
    picker::{Offered, pick_one},
    state::{EditorState, Pick, ScenarioAction, ThingOpen},
    widgets::{choices, field, heading, line_button, stepper},
};
use crate::{
    engine::{
        drafts::{
            AddView, AddWith, Change, Extra, FieldValue, FieldView, SectionPage, SectionView, ThingView,
        },
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

/// Draws the sections of a page.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    page: SectionPage,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    for (number, section) in view.sections.iter().enumerate().filter(|(_, section)| section.page == page) {
        ui.push_id(section.word, |ui| one_section(ui, palette, state, (number, section), actions));
    }
}

fn one_section(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (number, section): (usize, &SectionView),
    actions: &mut Vec<ScenarioAction>,
) {
    heading(ui, palette, &section.title.plain());
    hint(ui, palette, section.about.plain());
    for (index, thing) in section.things.iter().enumerate() {
        let of = (number, section, index);
        ui.push_id(index, |ui| one_thing(ui, palette, state, (of, thing), actions));
    }
    if let Some(adds) = &section.adds {
        add(ui, palette, state, (section.word, adds), actions);
    }
}

/// The number of a section, the section, and the number of a thing in it.
type Of<'a> = (usize, &'a SectionView, usize);

/// Draws a thing; its fields are closed at first if it has a name.
fn one_thing(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (of, thing): (Of, &ThingView),
    actions: &mut Vec<ScenarioAction>,
) {
    let (_, section, index) = of;
    if let Some(name) = &thing.name {
        let open = ThingOpen { section: section.word, thing: index };
        let mut is_open = state.memory.thing == Some(open);
        if line_button(ui, palette, &name.plain()).clicked() {
            is_open = !is_open;
            state.memory.open_thing(is_open.then_some(open));
            actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
        }
        if !is_open {
            return;
        }
    }
    for (number, shown) in thing.fields.iter().enumerate() {
        ui.push_id(number, |ui| one_field(ui, palette, state, (of, number, shown), actions));
    }
    if let Some(removes) = &section.removes
        && plain(ui, palette, &removes.plain()).clicked()
    {
        state.memory.open_thing(None);
        let change = Change::RemoveThing { section: section.word, thing: index };
        actions.push(ScenarioAction::Change(change, None));
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
    }
    ui.add_space(6.0);
}

/// Draws a field in the way of its kind.
fn one_field(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (of, number, shown): (Of, usize, &FieldView),
    actions: &mut Vec<ScenarioAction>,
) {
    let (of_section, section, thing) = of;
    let section = section.word;
    let label = shown.label.plain();
    let pick = Pick::Field { section, thing, field: number };
    let mut typed = None;
    let changed = match &shown.value {
        FieldValue::Number { number, least, most } => {
            let range = i64::from(*least)..=i64::from(*most);
            let changed = stepper(ui, palette, &label, (i64::from(*number), 1), range);
            let changed = changed.and_then(|number| u8::try_from(number).ok());
            changed.map(|number| FieldValue::Number { number, least: *least, most: *most })
        }
        FieldValue::Id(text) => {
            let place = of_section * OF_SECTION + thing * OF_THING + number;
            let place = FIRST_FIELD.saturating_add(u32::try_from(place).unwrap_or(u32::MAX));
            typed = Some(place);
            field(ui, palette, &label, (place, 1), text).map(FieldValue::Id)
        }
        FieldValue::Hex(hex) => {
            hint(ui, palette, say!("scenario-field-is", label = label, value = hex.to_string()));
            pick_buttons(ui, palette, state, (pick, say!("scenario-field-hex")), actions);
            None
        }
        FieldValue::Hexes(hexes) => {
            hint(ui, palette, say!("scenario-field-is", label = label, value = hex_list(hexes)));
            pick_buttons(ui, palette, state, (pick, say!("scenario-field-hexes")), actions);
            None
        }
        FieldValue::Area(present) => {
            hint(ui, palette, label);
            let words: Vec<String> = state.areas.iter().map(|area| area.id.to_string()).collect();
            let chosen = state.areas.iter().position(|area| area.id == *present);
            let area = choices(ui, &words, chosen).and_then(|number| state.areas.get(number));
            area.map(|area| FieldValue::Area(area.id))
        }
        FieldValue::Thing { list, what } => {
            hint(ui, palette, say!("scenario-field-is", label = label, value = name_of(state, *list, what)));
            choose(ui, palette, state, (pick, *list), &say!("scenario-field-other"))
        }
        FieldValue::Choice { words, chosen } => {
            hint(ui, palette, label);
            let names: Vec<String> = words.iter().copied().map(say_id).collect();
            let chosen = choices(ui, &names, *chosen);
            chosen.map(|number| FieldValue::Choice { words, chosen: Some(number) })
        }
    };
    let change = |value| Change::Field { section, thing, field: number, value };
    actions.extend(changed.map(|value| ScenarioAction::Change(change(value), typed)));
}

/// Draws the button that offers the things of a list, or the things; returns the chosen one. `place` distinguishes the
/// buttons.
fn choose(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (place, list): (Pick, Extra),
    label: &str,
) -> Option<FieldValue> {
    if state.memory.chooses != Some(place) {
        if plain(ui, palette, label).clicked() {
            state.memory.chooses = Some(place);
            state.memory.search.clear();
        }
        return None;
    }
    let of_list = state.extras.iter().filter(|kind| kind.list == list);
    let offered: Vec<Offered> =
        of_list.map(|kind| Offered { id: kind.what.clone(), name: kind.name.clone() }).collect();
    let search = &mut state.memory.search;
    let chosen = ui.push_id("things", |ui| pick_one(ui, palette, search, &offered)).inner;
    let one = chosen.and_then(|number| offered.get(number))?;
    state.memory.chooses = None;
    Some(FieldValue::Thing { list, what: one.id.clone() })
}

/// Draws the button that adds a thing, and what it can begin with.
fn add(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (section, adds): (&'static str, &AddView),
    actions: &mut Vec<ScenarioAction>,
) {
    let with = match adds.with {
        AddWith::Thing(list) => {
            // No thing has this number.
            let place = Pick::Field { section, thing: usize::MAX, field: 0 };
            ui.push_id("add", |ui| choose(ui, palette, state, (place, list), &adds.label.plain())).inner
        }
        AddWith::Area => {
            let Some(area) = state.areas.first() else { return };
            plain(ui, palette, &adds.label.plain()).clicked().then_some(FieldValue::Area(area.id))
        }
    };
    let Some(with) = with else { return };
    let sections = state.view.into_iter().flat_map(|view| &view.sections);
    let mut of_word = sections.filter(|one| one.word == section);
    let thing = of_word.next().map_or(0, |section| section.things.len());
    state.memory.open_thing(Some(ThingOpen { section, thing }));
    actions.push(ScenarioAction::Change(Change::AddThing { section, with }, None));
}

/// Returns the name of a thing of a list; its id if the game has no such thing.
fn name_of(state: &EditorState, list: Extra, what: &str) -> String {
    let known = state.extras.iter().find(|kind| kind.list == list && kind.what == what);
    known.map_or_else(|| what.to_owned(), |kind| kind.name.clone())
}
