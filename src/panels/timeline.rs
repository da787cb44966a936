//! The timeline of a replay: a strip at the foot of the map with a track to scrub on, speeds, chapter marks and notes.
//! Its buttons step by order, phase and turn, forwards and backwards.

pub(super) mod buttons;
pub(super) mod chances;
pub(super) mod chapters;
pub(super) mod note;
pub(super) mod state;
pub(super) mod track;

use super::{
    kit::{
        fonts,
        widgets::{noted, plain, side_mark, text},
    },
    state::{Action, ReplayAction},
};
use crate::engine::text::say;
use bevy_egui::egui::{
    Align, Button, Context, Key, Label, Layout, Margin, Modifiers, Popup, Rect, Stroke, TextEdit, Ui,
    UiBuilder, pos2, text::LayoutJob, vec2,
};
use state::{Stride, Strip, TimelineState, title};

/// The speeds of a replay that plays automatically, in times of the usual speed.
pub const SPEEDS: [u8; 4] = [1, 2, 4, 8];

/// Carries out the keys of the replay: arrows step by order, with Shift by phase, with Ctrl by turn. The key of the whole map
/// stays that of the table.
pub(crate) fn hear(ctx: &Context, strip: &mut Strip) {
    let replay = strip.replay;
    if ctx.egui_wants_keyboard_input() || strip.memory.draft.is_some() {
        return;
    }
    // An open list of chapters is closed first.
    let lists = Popup::is_any_open(ctx);
    let pressed = |modifiers: Modifiers, key: Key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let strides = [
        (Modifiers::SHIFT, Stride::Phase),
        (Modifiers::COMMAND, Stride::Turn),
        (Modifiers::NONE, Stride::Order),
    ];
    // On a slow machine several presses come in one frame: each of them is a step.
    let times = |modifiers, key| ctx.input_mut(|input| input.count_and_consume_key(modifiers, key));
    let mut there = replay;
    for (modifiers, stride) in strides {
        for (key, forward) in [(Key::ArrowRight, true), (Key::ArrowLeft, false)] {
            for _ in 0..times(modifiers, key) {
                there.now = there.step(stride, forward);
            }
        }
    }
    let mut go = Some(there.now).filter(|now| *now != replay.now);
    if pressed(Modifiers::COMMAND, Key::Home) {
        go = Some(0);
    }
    if pressed(Modifiers::COMMAND, Key::End) {
        go = Some(replay.known);
    }
    // The open rules are turned with these keys.
    for (key, forward) in [(Key::PageDown, true), (Key::PageUp, false)] {
        if !strip.reads && pressed(Modifiers::NONE, key) {
            go = replay.note_beside(forward).or(go);
        }
    }
    if let Some(to) = go {
        strip.act(Action::Replay(ReplayAction::Go(to)));
    }
    if pressed(Modifiers::NONE, Key::Space) {
        strip.act(play_or_stop(&replay));
    }
    let digits = [(Key::Num1, 1), (Key::Num2, 2), (Key::Num4, 4), (Key::Num8, 8)];
    for (key, speed) in digits {
        if pressed(Modifiers::NONE, key) {
            strip.act(Action::Replay(ReplayAction::Speed(speed)));
        }
    }
    if pressed(Modifiers::NONE, Key::M) {
        begin_note(strip, &replay);
    }
    if !strip.reads && !lists && pressed(Modifiers::NONE, Key::Escape) {
        strip.act(Action::Replay(ReplayAction::Leave));
    }
}

/// Returns the action that plays or stops; at the end it starts from the beginning again.
fn play_or_stop(replay: &TimelineState) -> Action {
    Action::Replay(ReplayAction::Play(!replay.playing))
}

fn begin_note(strip: &mut Strip, replay: &TimelineState) {
    let text = replay.notes.get(&replay.now).cloned().unwrap_or_default();
    strip.memory.draft = Some((replay.now, text));
    if replay.playing {
        strip.act(Action::Replay(ReplayAction::Play(false)));
    }
}

pub(crate) fn show(ui: &mut Ui, strip: &mut Strip, rect: Rect) {
    let replay = strip.replay;
    let palette = strip.palette;
    ui.painter().rect_filled(rect, 0, palette.background);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, palette.line));
    // The chances are above the rest: no button moves when they are shown.
    let inner = rect.with_min_y(rect.bottom() - state::HEIGHT).shrink2(vec2(16.0, 8.0));
    let line = |top: f32, height: f32| {
        Rect::from_min_size(pos2(inner.left(), inner.top() + top), vec2(inner.width(), height))
    };
    row(ui, line(0.0, 30.0), |ui| {
        steps(ui, strip, &replay);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            chapters::show(ui, strip, &replay);
            let write = plain(ui, palette, &say!("timeline-note"));
            if write.on_hover_text(say!("timeline-note.hint")).clicked() {
                begin_note(strip, &replay);
            }
            if replay.study.is_some() && plain(ui, palette, &say!("study-branches")).clicked() {
                strip.memory.study.is_open ^= true;
            }
            chances::button(ui, strip, &replay);
        });
    });
    moment(ui, strip, &replay, line(32.0, 24.0));
    caption(ui, strip, &replay, line(56.0, 36.0));
    track::show(ui, strip, &replay, line(94.0, 40.0));
    if replay.chances.shown {
        let top = rect.top() + state::CHANCES - state::CURVE;
        let size = vec2(inner.width(), state::CURVE);
        chances::show(ui, strip, &replay, Rect::from_min_size(pos2(inner.left(), top), size));
    }
}

fn row(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), contents);
}

/// Draws the steps forwards and backwards, play and the speeds.
fn steps(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    let palette = strip.palette;
    ui.spacing_mut().item_spacing.x = 4.0;
    for stride in [Stride::Turn, Stride::Phase, Stride::Order] {
        let at_start = replay.now == 0;
        let (words, hint) = match stride {
            Stride::Turn => (say!("timeline-back-turn"), say!("timeline-back-turn.hint")),
            Stride::Phase => (say!("timeline-back-phase"), say!("timeline-back-phase.hint")),
            Stride::Order => (say!("timeline-back-order"), say!("timeline-back-order.hint")),
        };
        if buttons::step(ui, palette, &words, stride, false, !at_start).on_hover_text(hint).clicked() {
            strip.act(Action::Replay(ReplayAction::Go(replay.step(stride, false))));
        }
    }
    let (words, hint) = match replay.playing {
        true => (say!("timeline-pause"), say!("timeline-pause.hint")),
        false => (say!("timeline-play"), say!("timeline-play.hint")),
    };
    if buttons::play(ui, palette, &words, replay.playing).on_hover_text(hint).clicked() {
        strip.act(play_or_stop(replay));
    }
    for stride in [Stride::Order, Stride::Phase, Stride::Turn] {
        let at_end = replay.now >= replay.orders;
        let (words, hint) = match stride {
            Stride::Turn => (say!("timeline-forward-turn"), say!("timeline-forward-turn.hint")),
            Stride::Phase => (say!("timeline-forward-phase"), say!("timeline-forward-phase.hint")),
            Stride::Order => (say!("timeline-forward-order"), say!("timeline-forward-order.hint")),
        };
        if buttons::step(ui, palette, &words, stride, true, !at_end).on_hover_text(hint).clicked() {
            strip.act(Action::Replay(ReplayAction::Go(replay.step(stride, true))));
        }
    }
    ui.add_space(10.0);
    ui.spacing_mut().item_spacing.x = 2.0;
    for speed in SPEEDS {
        let words = format!("{speed}×");
        let chip = buttons::chip(ui, palette, &words, replay.speed == speed);
        if chip.on_hover_text(say!("timeline-speed", speed = speed)).clicked() {
            strip.act(Action::Replay(ReplayAction::Speed(speed)));
        }
    }
    ui.add_space(14.0);
}

/// Draws the events of the last order, or what the computer would do after it: in the width of the strip, in two lines, so
/// that they need not be cut.
fn caption(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState, rect: Rect) {
    if chances::advice(ui, strip, replay, rect) {
        return;
    }
    let mut words =
        LayoutJob::simple(replay.caption.to_owned(), fonts::sans(13.0), strip.palette.text, rect.width());
    words.wrap.max_rows = 2;
    let layout = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), |ui| {
        ui.add(Label::new(words)).on_hover_text(replay.caption);
    });
}

/// Draws the phase of the moment, the note that is being written, and the steps from note to note.
fn moment(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState, rect: Rect) {
    let palette = strip.palette;
    row(ui, rect, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if let Some(chapter) = replay.chapter() {
            if let Some(side) = chapter.side {
                side_mark(ui, side, palette);
            }
            ui.label(text(title(chapter), fonts::serif(16.0), palette.text));
            if chapter.turn > 0 && !chapter.date.is_empty() {
                ui.label(text(&chapter.date, fonts::serif_italic(14.0), palette.text_second));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            note_steps(ui, strip, replay);
            let words = match replay.known < replay.orders {
                true => say!("timeline-order-hidden", order = replay.now),
                false => say!("timeline-order", order = replay.now, all = replay.orders),
            };
            ui.label(text(words, fonts::sans(12.0), palette.text_third));
            erase(ui, strip, replay);
            chances::ask(ui, strip, replay);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| write_note(ui, strip, replay));
        });
    });
}

/// Draws the buttons to the note before and to the next one, in a game that has notes.
fn note_steps(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    if replay.notes.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing.x = 4.0;
    // From right to left.
    for forward in [true, false] {
        let (words, hint) = match forward {
            true => (say!("timeline-next-note"), say!("timeline-next-note.hint")),
            false => (say!("timeline-previous-note"), say!("timeline-previous-note.hint")),
        };
        let to = replay.note_beside(forward);
        let button = buttons::to_note(ui, strip.palette, &words, forward, to.is_some());
        if let Some(to) = to.filter(|_| button.on_hover_text(hint).clicked()) {
            strip.act(Action::Replay(ReplayAction::Go(to)));
        }
    }
    ui.spacing_mut().item_spacing.x = 8.0;
}

/// Draws the small button that removes the newest drawing of the moment. Over a branch the banner has it.
fn erase(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    let is_branch = replay.study.is_some_and(|study| study.open.is_some());
    if replay.drawings_at(replay.now) == 0 || is_branch {
        return;
    }
    let words = say!("timeline-erase");
    ui.spacing_mut().button_padding.y = 1.0;
    let label = text(&words, fonts::sans(12.0), strip.palette.text);
    let button = noted(&words, ui.add(Button::new(label).min_size(vec2(48.0, 22.0))));
    if button.on_hover_text(say!("timeline-erase.hint")).clicked() {
        strip.act(Action::RemoveDrawing);
    }
}

/// Draws the field of the note that is being written.
fn write_note(ui: &mut Ui, strip: &mut Strip, replay: &TimelineState) {
    let palette = strip.palette;
    let Some((after, mut words)) = strip.memory.draft.take() else { return };
    if after != replay.now {
        return; // another moment is shown: the draft is dropped
    }
    let field = TextEdit::singleline(&mut words)
        .hint_text(say!("timeline-note-placeholder"))
        .font(fonts::sans(13.0))
        .margin(Margin::symmetric(8, 3))
        .char_limit(400)
        .desired_width((ui.available_width() - 78.0).clamp(60.0, 520.0));
    let response = ui.add(field);
    let (enter, escape) = ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    ui.spacing_mut().button_padding.y = 1.0;
    let words_on_it = say!("timeline-note-save");
    let keep = Button::new(text(&words_on_it, fonts::sans(12.0), palette.text)).min_size(vec2(48.0, 22.0));
    let keep = noted(&words_on_it, ui.add(keep)).clicked();
    if keep || (enter && (response.lost_focus() || response.has_focus())) {
        strip.act(Action::Replay(ReplayAction::Note { after, text: words }));
    } else if !escape {
        response.request_focus();
        strip.memory.draft = Some((after, words));
    }
}
