//! The panel beside the map: its head with undo and the tabs, the open part, and its buttons.

use super::{
    arrivals, fairness, faults, forces, options, placed, sections,
    state::{EditorState, ScenarioAction, Tab},
    texts, types, victory,
    widgets::{choices, line_button},
};
use crate::{
    engine::{drafts::SectionPage, text::say},
    panels::kit::{
        fonts,
        place::place,
        theme::Palette,
        widgets::{capital, caps, hint, plain, primary, text, warning, words},
    },
    settings::DockSide,
};
use bevy_egui::egui::{
    Context, Id, Key, Label, Modifiers, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

/// The room of the buttons at the foot, in points.
const FOOT: f32 = 96.0;

/// Returns the width of the panel in a window of this width.
fn width(window: f32) -> f32 {
    (window * 0.265).clamp(320.0, 460.0)
}

/// Draws the panel; returns the author's actions, and the width that it takes.
pub(crate) fn editor(ctx: &Context, state: EditorState) -> (Vec<ScenarioAction>, f32) {
    let mut state = state;
    let mut actions = Vec::new();
    let window = ctx.content_rect();
    let wide = width(window.width());
    let left = match state.dock {
        DockSide::Right => window.left(),
        DockSide::Left => window.right() - wide,
    };
    let top = window.top() + state.top;
    let rect = Rect::from_min_max(pos2(left, top), pos2(left + wide, window.bottom()));
    let palette = state.theme.palette_in(state.colours);
    hear_keys(ctx, &state, &mut actions);
    place(ctx, "scenario-editor", rect, |ui| {
        ui.painter().rect_filled(rect, 0, palette.background);
        let edge = if state.dock == DockSide::Right { rect.right() } else { rect.left() };
        ui.painter().vline(edge.round() - 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
        ui.interact(rect, focus(), Sense::focusable_noninteractive());
        let inner = rect.shrink2(vec2(14.0, 12.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| show(ui, palette, &mut state, &mut actions));
    });
    take_focus(ctx, rect, &mut state);
    (actions, wide)
}

/// The name of the panel for the keyboard.
fn focus() -> Id {
    Id::new("scenario-editor-focus")
}

/// Undoes and redoes by keys while the panel has the keyboard: the table does not hear them then.
fn hear_keys(ctx: &Context, state: &EditorState, actions: &mut Vec<ScenarioAction>) {
    if !state.memory.has_focus || state.view.is_none() {
        return;
    }
    let [redo, undo] = ctx.input_mut(|input| {
        let redo = input.consume_key(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z)
            || input.consume_key(Modifiers::COMMAND, Key::Y);
        [redo, input.consume_key(Modifiers::COMMAND, Key::Z)]
    });
    actions.extend(redo.then_some(ScenarioAction::Redo));
    actions.extend(undo.then_some(ScenarioAction::Undo));
}

/// Gives the keyboard to the panel where it is clicked, and takes it away when something else is. While clicks on the
/// map are for the panel, it keeps the keyboard.
fn take_focus(ctx: &Context, rect: Rect, state: &mut EditorState) {
    // egui takes the keyboard from a widget when a click beside it ends.
    let (pressed, at) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_pressed() || pointer.any_click(), pointer.interact_pos())
    });
    let is_free = ctx.memory(|memory| memory.focused().is_none());
    if let Some(at) = at.filter(|_| pressed) {
        let keeps = state.picks.is_some() && state.memory.has_focus;
        match rect.contains(at) || keeps {
            true if is_free => ctx.memory_mut(|memory| memory.request_focus(focus())),
            true => {}
            false => ctx.memory_mut(|memory| memory.surrender_focus(focus())),
        }
    }
    let focused = ctx.memory(|memory| memory.focused());
    let place = |id| ctx.viewport(|viewport| viewport.this_pass.widgets.get(id).map(|widget| widget.rect));
    state.memory.has_focus = focused.and_then(place).is_some_and(|place| rect.contains(place.center()));
}

fn show(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<ScenarioAction>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.label(caps(&say!("scenario-head"), 11.0, palette.text_second));
    if state.offers_unsaved {
        return offer(ui, palette, actions);
    }
    if state.view.is_none() {
        if let Some(said) = state.said {
            words(ui, palette, capital(said));
        }
        ui.add_space(8.0);
        if plain(ui, palette, &say!("scenario-close")).clicked() {
            actions.push(ScenarioAction::Close);
        }
        return;
    }
    head(ui, palette, state, actions);
    // It stays in view however the page is scrolled.
    if let Some(said) = state.said {
        warning(ui, palette, said);
    }
    let room = (ui.available_height() - FOOT).max(80.0);
    let width = ui.available_width();
    let area = ScrollArea::vertical().id_salt(("scenario-editor", state.memory.tab as usize));
    area.max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(width - 12.0);
        open(ui, palette, state, actions);
    });
    foot(ui, palette, state, actions);
}

/// Asks about unsaved changes of this scenario.
fn offer(ui: &mut Ui, palette: &Palette, actions: &mut Vec<ScenarioAction>) {
    words(ui, palette, say!("scenario-unsaved-found"));
    ui.add_space(8.0);
    if line_button(ui, palette, &say!("scenario-unsaved-use")).clicked() {
        actions.push(ScenarioAction::Resume(true));
    }
    if line_button(ui, palette, &say!("scenario-unsaved-discard")).clicked() {
        actions.push(ScenarioAction::Resume(false));
    }
    if line_button(ui, palette, &say!("scenario-close")).clicked() {
        actions.push(ScenarioAction::Close);
    }
}

/// Draws the title, undo and redo, and the tabs.
fn head(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<ScenarioAction>) {
    let Some(view) = state.view else { return };
    ui.add(Label::new(text(&view.title, fonts::serif(18.0), palette.text)).wrap());
    ui.horizontal(|ui| {
        let asked = [
            (say!("scenario-undo"), say!("scenario-undo.hint"), view.can_undo, ScenarioAction::Undo),
            (say!("scenario-redo"), say!("scenario-redo.hint"), view.can_redo, ScenarioAction::Redo),
        ];
        for (words, about, can, action) in asked {
            ui.add_enabled_ui(can, |ui| {
                if plain(ui, palette, &words).on_hover_text(about).clicked() {
                    actions.push(action);
                }
            });
        }
    });
    let tabs = Tab::ALL.map(faults::tab_words);
    let chosen = Tab::ALL.iter().position(|tab| *tab == state.memory.tab);
    if let Some(tab) = choices(ui, &tabs, chosen).and_then(|number| Tab::ALL.get(number).copied()) {
        state.memory.tab = tab;
        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
    }
    ui.add_space(2.0);
}

fn open(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<ScenarioAction>) {
    match state.memory.tab {
        Tab::Texts => texts::show(ui, palette, state, actions),
        Tab::Units => units(ui, palette, state, actions),
        Tab::Arrivals => {
            arrivals::arrivals(ui, palette, state, actions);
            sections::show(ui, palette, state, SectionPage::Arrivals, actions);
        }
        Tab::Victory => {
            victory::show(ui, palette, state, actions);
            sections::show(ui, palette, state, SectionPage::Victory, actions);
        }
        Tab::Options => {
            options::show(ui, palette, state, actions);
            sections::show(ui, palette, state, SectionPage::Options, actions);
        }
        Tab::Fairness => fairness::show(ui, palette, state, actions),
        Tab::Check => faults::show(ui, palette, state, actions),
    }
}

/// Draws what is on the map at the start, as far as the game has it, and the author's own types.
fn units(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<ScenarioAction>) {
    if state.view.is_some_and(|view| view.chapters.groups) {
        forces::groups(ui, palette, state, actions);
    }
    sections::show(ui, palette, state, SectionPage::Units, actions);
    placed::show(ui, palette, state, actions);
    types::show(ui, palette, state, actions);
}

fn foot(ui: &mut Ui, palette: &Palette, state: &mut EditorState, actions: &mut Vec<ScenarioAction>) {
    let faults = match state.faults {
        None => say!("scenario-checking"),
        Some([]) => say!("scenario-no-faults"),
        Some(faults) => say!("scenario-faults", n = faults.len()),
    };
    let saved = if state.is_unsaved { say!("scenario-is-unsaved") } else { say!("scenario-is-saved") };
    hint(ui, palette, say!("scenario-sum", faults = faults, saved = saved));
    ui.horizontal(|ui| {
        if plain(ui, palette, &say!("scenario-check")).on_hover_text(say!("scenario-check.hint")).clicked() {
            state.memory.tab = Tab::Check;
        }
        let asked = [
            (say!("scenario-play"), say!("scenario-play.hint"), ScenarioAction::Play),
            (say!("scenario-close"), say!("scenario-close.hint"), ScenarioAction::Close),
        ];
        for (words, about, action) in asked {
            if plain(ui, palette, &words).on_hover_text(about).clicked() {
                actions.push(action);
            }
        }
    });
    if primary(ui, palette, &say!("scenario-save"), "", true).clicked() {
        actions.push(ScenarioAction::Save);
    }
}
