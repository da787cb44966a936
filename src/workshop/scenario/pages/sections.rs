//! The parts of a scenario that only its game has: things with fields, in the words of the game.

use super::{
    extras::list_words,
    fields::{FieldPlace, choose, kind_name, offer, one_field},
    forces::{column_words, pick_buttons, side_heading},
    picker::Offered,
    state::{EditorState, Pick, ScenarioAction, ThingOpen},
    widgets::{heading, line_button},
};
use crate::{
    engine::{
        drafts::{
            AddView, AddWith, Change, Extra, ExtraKind, FieldValue, SectionPage, SectionView, ThingName,
            ThingView,
        },
        text::{Text, say},
    },
    panels::kit::{
        theme::Palette,
        widgets::{hint, plain},
    },
};
use bevy_egui::egui::Ui;

/// Draws the sections of a page. Those of the two sides have one heading.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    page: SectionPage,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let mut before: Option<&Text> = None;
    for (number, section) in view.sections.iter().enumerate().filter(|(_, section)| section.page == page) {
        let is_new = before.replace(&section.title) != Some(&section.title);
        ui.push_id(section.word, |ui| {
            if is_new {
                heading(ui, palette, &section.title.plain());
                hint(ui, palette, section.about.plain());
            }
            one_section(ui, palette, state, (number, section), actions);
        });
    }
}

fn one_section(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (number, section): (usize, &SectionView),
    actions: &mut Vec<ScenarioAction>,
) {
    if let Some(side) = section.side {
        side_heading(ui, palette, state, side);
    }
    for (index, thing) in section.things.iter().enumerate() {
        let of = (number, section, index);
        ui.push_id(index, |ui| one_thing(ui, palette, state, (of, thing), actions));
    }
    if let Some(adds) = &section.adds {
        add(ui, palette, state, (section, adds), actions);
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
    let (of_section, section, index) = of;
    if let Some(name) = name_of(state, thing) {
        let open = ThingOpen { section: section.word, thing: index };
        let mut is_open = state.memory.thing == Some(open);
        if line_button(ui, palette, &name).clicked() {
            is_open = !is_open;
            state.memory.open_thing(is_open.then_some(open));
            actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
        }
        if !is_open {
            return;
        }
    }
    for (field, shown) in thing.fields.iter().enumerate() {
        let place = FieldPlace { section: section.word, of_section, thing: index, field };
        ui.push_id(field, |ui| one_field(ui, palette, state, (place, shown), actions));
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

/// Returns a thing in words: its name, and its columns if it has any; none for the only thing of a section.
fn name_of(state: &EditorState, thing: &ThingView) -> Option<String> {
    let (list, what, called) = match &thing.name {
        ThingName::None => return None,
        ThingName::Own(name) => return Some(name.plain()),
        ThingName::Of { list, what, called } => (*list, what, called),
    };
    let name = called.clone().unwrap_or_else(|| kind_name(state, list, what));
    let named = match list {
        Extra::Works => name,
        list => say!("scenario-extra", name = name, list = list_words(list)),
    };
    let columns = thing.fields.iter().find_map(|field| match field.value {
        FieldValue::Columns { columns, .. } => columns,
        _ => None,
    });
    Some(match columns {
        Some(columns) => say!("scenario-asset", name = named, area = column_words(columns)),
        None => named,
    })
}

/// Draws the button that adds a thing, and what it can begin with.
fn add(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (section, adds): (&SectionView, &AddView),
    actions: &mut Vec<ScenarioAction>,
) {
    let label = adds.label.plain();
    // No thing has this number.
    let place = Pick::Field { section: section.word, thing: usize::MAX, field: 0 };
    let with = match adds.with {
        AddWith::OfSide(side) => {
            return add_of_side(ui, palette, state, (section, side, place, label.as_str()), actions);
        }
        AddWith::Thing(list) => {
            ui.push_id("add", |ui| choose(ui, palette, state, (place, list), &label)).inner
        }
        AddWith::Area => {
            let Some(area) = state.areas.first() else { return };
            plain(ui, palette, &label).clicked().then_some(FieldValue::Area(area.id))
        }
        AddWith::Nothing => plain(ui, palette, &label).clicked().then_some(FieldValue::Nothing),
    };
    let Some(with) = with else { return };
    state.memory.open_thing(Some(ThingOpen { section: section.word, thing: section.things.len() }));
    let change = Change::AddThing { section: section.word, with, hexes: Vec::new() };
    actions.push(ScenarioAction::Change(change, None));
}

/// Draws what a side can have beside its groups and arrivals. Works wait for a click on the map.
fn add_of_side(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    (section, side, place, label): (&SectionView, usize, Pick, &str),
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    let all: &[ExtraKind] = state.extras;
    if let Some(pick @ Pick::NewThing { section: of, list, what }) = state.picks
        && of == section.word
    {
        let words = say!("scenario-put-asset", name = kind_name(state, list, what.as_str()));
        hint(ui, palette, words.clone());
        pick_buttons(ui, palette, state, (pick, words), actions);
        return;
    }
    let is_there =
        |kind: &ExtraKind| section.things.iter().any(|thing| thing.name.is_of(kind.list, &kind.what));
    let fits = |kind: &&ExtraKind| {
        !(kind.in_groups || kind.in_arrivals)
            && kind.side.is_none_or(|its| its == side)
            && !(view.chapters.only_one.contains(&kind.what.as_str()) && is_there(kind))
    };
    let kinds: Vec<&ExtraKind> = all.iter().filter(fits).collect();
    if kinds.is_empty() {
        return;
    }
    let offered = |kind: &&ExtraKind| Offered {
        id: kind.what.clone(),
        name: say!("scenario-extra", name = kind.name.clone(), list = list_words(kind.list)),
    };
    let offered: Vec<Offered> = kinds.iter().map(offered).collect();
    let chosen = ui.push_id("add", |ui| offer(ui, palette, state, (place, label), &offered)).inner;
    if let Some(kind) = chosen.and_then(|number| kinds.get(number)) {
        actions.push(given(section.word, kind));
    }
    ui.add_space(6.0);
}

/// Returns the action that gives a thing to a side: works are built where the map is clicked.
fn given(section: &'static str, kind: &ExtraKind) -> ScenarioAction {
    match (kind.list, kind.what.parse()) {
        (list @ Extra::Works, Ok(what)) => ScenarioAction::Pick(Some(Pick::NewThing { section, list, what })),
        (list, _) => {
            let with = FieldValue::Thing { list, what: kind.what.clone() };
            ScenarioAction::Change(Change::AddThing { section, with, hexes: Vec::new() }, None)
        }
    }
}
