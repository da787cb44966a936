//! The panel beside the map: what is recorded, the texts of the lesson as a whole, its steps, and its buttons.

use super::{
    field::field,
    state::{Catch, RecorderAction, RecorderState, Trial},
    steps,
};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            place::place,
            theme::Palette,
            widgets::{caps, height_of, hint, noted, plain, primary, section, text, warning, wide},
        },
        lesson_width,
    },
    settings::DockSide,
    workshop::lesson::{Edit, TryOf},
};
use bevy_egui::egui::{
    Button, Context, Id, Rect, Response, ScrollArea, Stroke, TextWrapMode, Ui, UiBuilder, pos2, vec2,
};

/// The room of the buttons at the foot, in points.
const FOOT: f32 = 92.0;
/// The most room above them for what the recorder has said, as a part of the panel.
const SAID: f32 = 0.4;

/// Draws the panel; returns the author's actions, and the width that it takes.
pub(crate) fn recorder(ctx: &Context, state: RecorderState) -> (Vec<RecorderAction>, f32) {
    let mut state = state;
    let mut actions = Vec::new();
    let window = ctx.content_rect();
    let wide = lesson_width(window.width());
    let left = match state.dock {
        DockSide::Right => window.left(),
        DockSide::Left => window.right() - wide,
    };
    let top = window.top() + state.top;
    let rect = Rect::from_min_max(pos2(left, top), pos2(left + wide, window.bottom()));
    let palette = state.theme.palette_in(state.colours);
    place(ctx, "lesson-recorder", rect, |ui| {
        ui.painter().rect_filled(rect, 0, palette.background);
        let edge = if state.dock == DockSide::Right { rect.right() } else { rect.left() };
        ui.painter().vline(edge.round() - 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
        let inner = rect.shrink2(vec2(14.0, 12.0));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| show(ui, palette, &mut state, &mut actions));
    });
    (actions, wide)
}

fn show(ui: &mut Ui, palette: &Palette, state: &mut RecorderState, actions: &mut Vec<RecorderAction>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let top = ui.cursor().top();
    head(ui, palette, state, actions);
    if !state.memory.asks_anew {
        keep_height(ui, top);
    }
    let said = said_height(ui, state.said);
    let room = (ui.available_height() - FOOT - said).max(80.0);
    let width = ui.available_width();
    ScrollArea::vertical().id_salt("recorder-steps").max_height(room).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.set_max_width(width - 12.0);
            about(ui, palette, state, actions);
            steps::list(ui, palette, state, actions);
            told(ui, palette, state);
        },
    );
    foot(ui, palette, state, (said, actions));
}

/// Returns the room that a message needs, with the space around it: it is read whole.
fn said_height(ui: &Ui, said: Option<&str>) -> f32 {
    let Some(said) = said else { return 0.0 };
    let width = ui.available_width() - 16.0;
    let needed = height_of(ui, said, fonts::sans(13.0), width) + 20.0;
    needed.min(ui.available_height() * SAID)
}

/// Gives the head the height that it has had at most: the steps below it stay in their places.
fn keep_height(ui: &mut Ui, top: f32) {
    let used = ui.cursor().top() - top;
    let most = ui.data_mut(|data| {
        let most = data.get_temp_mut_or_default::<f32>(Id::new("recorder-head"));
        *most = most.max(used);
        *most
    });
    ui.add_space(most - used);
}

/// Draws the title, and what is recorded now.
fn head(ui: &mut Ui, palette: &Palette, state: &mut RecorderState, actions: &mut Vec<RecorderAction>) {
    let is_puzzle = state.draft.is_puzzle();
    let head = if is_puzzle { say!("recorder-head-puzzle") } else { say!("recorder-head") };
    ui.label(caps(&head, 11.0, palette.text_second));
    let words = match (state.records, state.catches, state.trial) {
        (_, _, Some(Trial { of: TryOf::Solution, .. })) => say!("recorder-tries-solution"),
        (_, _, Some(Trial { of: TryOf::Refuted(_), .. })) => say!("recorder-tries-refuted"),
        (_, Some(Catch::Of(step)), _) => say!("recorder-catches-of", step = step + 1),
        (true, Some(Catch::Next), _) => say!("recorder-catches"),
        (true, None, _) => say!("recorder-records"),
        (false, ..) => say!("recorder-stands"),
    };
    hint(ui, palette, words);
    ui.horizontal_wrapped(|ui| {
        if !is_puzzle {
            record(ui, palette, state, actions);
        }
        let asked = [
            (say!("recorder-undo"), state.can_undo, RecorderAction::Undo),
            (say!("recorder-redo"), state.can_redo, RecorderAction::Redo),
        ];
        for (words, can, action) in asked {
            if in_line(ui, palette, &words, can).clicked() {
                actions.push(action);
            }
        }
        let anew = in_line(ui, palette, &say!("recorder-anew"), true);
        if anew.on_hover_text(say!("recorder-anew.hint")).clicked() {
            match state.draft.has_words() {
                true => state.memory.asks_anew = true,
                false => actions.push(RecorderAction::Anew),
            }
        }
    });
    if state.memory.asks_anew {
        ask_anew(ui, palette, state, actions);
    }
    ui.add_space(4.0);
}

/// Draws the buttons that record the steps of a lesson.
fn record(ui: &mut Ui, palette: &Palette, state: &RecorderState, actions: &mut Vec<RecorderAction>) {
    let record = if state.records { say!("recorder-stop") } else { say!("recorder-record") };
    if in_line(ui, palette, &record, true).clicked() {
        actions.push(RecorderAction::Record(!state.records));
    }
    let catches = state.catches == Some(Catch::Next);
    let catch = if catches { say!("recorder-catch-no-more") } else { say!("recorder-catch") };
    let catch = in_line(ui, palette, &catch, state.records).on_hover_text(say!("recorder-catch.hint"));
    if catch.clicked() {
        actions.push(RecorderAction::CatchWrong((!catches).then_some(Catch::Next)));
    }
}

/// Adds a button to a line that goes on below: one in a part of its own would stay in the line, and break its words.
fn in_line(ui: &mut Ui, palette: &Palette, words: &str, can: bool) -> Response {
    let button = Button::new(text(words, fonts::sans(13.0), palette.text)).min_size(vec2(28.0, 28.0));
    noted(words, ui.add_enabled(can, button.wrap_mode(TextWrapMode::Extend)))
}

/// Asks before a new lesson replaces the texts of this one.
fn ask_anew(ui: &mut Ui, palette: &Palette, state: &mut RecorderState, actions: &mut Vec<RecorderAction>) {
    warning(ui, palette, &say!("recorder-anew-sure"));
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("recorder-anew-yes")).clicked() {
            state.memory.asks_anew = false;
            actions.push(RecorderAction::Anew);
        }
        if plain(ui, palette, &say!("recorder-anew-no")).clicked() {
            state.memory.asks_anew = false;
        }
    });
}

/// Draws the texts of the lesson as a whole.
fn about(ui: &mut Ui, palette: &Palette, state: &mut RecorderState, actions: &mut Vec<RecorderAction>) {
    let draft = state.draft;
    let title = match (draft.title.trim().is_empty(), draft.is_puzzle()) {
        (false, _) => draft.title.clone(),
        (true, true) => say!("recorder-untitled-puzzle"),
        (true, false) => say!("recorder-untitled"),
    };
    if noted(&say!("recorder-about"), wide(ui, palette, &title)).clicked() {
        state.memory.about = !state.memory.about;
    }
    if !state.memory.about {
        return;
    }
    section(ui, palette, &say!("recorder-about"), "", |ui| {
        if let Some(file) = state.file {
            hint(ui, palette, say!("recorder-file", file = file));
        }
        let texts: [(String, &str, usize, fn(String) -> Edit); 4] = [
            (say!("recorder-id"), draft.id.as_str(), 1, Edit::Id),
            (say!("recorder-title"), draft.title.as_str(), 1, Edit::Title),
            (say!("recorder-summary"), draft.summary.as_str(), 2, Edit::Summary),
            (say!("recorder-closing"), draft.closing.as_str(), 3, Edit::Closing),
        ];
        for (number, (label, words, rows, edit)) in texts.into_iter().enumerate() {
            let typed = field(ui, palette, &label, ("about", number), words, rows);
            actions.extend(typed.map(edit).map(RecorderAction::Edit));
        }
        let numbers: [(String, u16, fn(u16) -> Edit); 2] = [
            (say!("recorder-number"), draft.number, Edit::Number),
            (say!("recorder-minutes"), u16::from(draft.minutes), |minutes| {
                Edit::Minutes(u8::try_from(minutes).unwrap_or(u8::MAX))
            }),
        ];
        for (number, (label, value, edit)) in numbers.into_iter().enumerate() {
            let typed = field(ui, palette, &label, ("number", number), &value.to_string(), 1);
            let typed = typed.and_then(|typed| typed.trim().parse::<u16>().ok());
            actions.extend(typed.map(edit).map(RecorderAction::Edit));
        }
    });
}

/// Draws the faults of the lesson as a whole.
fn told(ui: &mut Ui, palette: &Palette, state: &RecorderState) {
    for fault in state.faults.iter().filter(|fault| fault.step.is_none()) {
        warning(ui, palette, &fault.sentence);
    }
}

fn foot(
    ui: &mut Ui,
    palette: &Palette,
    state: &RecorderState,
    (room, actions): (f32, &mut Vec<RecorderAction>),
) {
    // Where the buttons are that it answers.
    if let Some(said) = state.said {
        ScrollArea::vertical().id_salt("recorder-said").max_height(room - 8.0).show(ui, |ui| {
            warning(ui, palette, said);
        });
    }
    let unwritten = state.draft.unwritten().len();
    hint(ui, palette, say!("recorder-sum", steps = state.draft.steps.len(), texts = unwritten));
    ui.horizontal(|ui| {
        let asked = [
            (say!("recorder-check"), say!("recorder-check.hint"), RecorderAction::Check),
            (say!("recorder-try"), say!("recorder-try.hint"), RecorderAction::TryIt),
            (say!("recorder-close"), say!("recorder-close.hint"), RecorderAction::Close),
        ];
        for (words, about, action) in asked {
            if plain(ui, palette, &words).on_hover_text(about).clicked() {
                actions.push(action);
            }
        }
    });
    let save = if state.draft.is_puzzle() { say!("recorder-save-puzzle") } else { say!("recorder-save") };
    if primary(ui, palette, &save, "", true).clicked() {
        actions.push(RecorderAction::Save);
    }
}
