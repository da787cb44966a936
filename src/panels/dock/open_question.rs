//! The question about unfinished actions before the next step: its text, what is left undone, and its answer. In the
//! dock it is in the place of the log; in presenter mode it is over the picture.

use crate::{
    engine::text::{Arg, say},
    panels::{
        frame::panelled::{Beside, NextStep, PanelContext, Panelled, Unfinished},
        kit::{
            fonts,
            second_look::FRAMES,
            theme::over,
            widgets::{Floating, capital, hint, noted, plain, primary, text},
        },
        memory::AskedFirst,
        state::Action,
    },
    settings::{Chord, Command, KeyMap},
};
use bevy_egui::egui::{
    Align2, Button, Color32, Context, Event, FontId, Key, Label, Margin, Modifiers, Pos2, Rect, ScrollArea,
    Stroke, StrokeKind, Ui, UiBuilder, pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};
use std::time::Duration;

/// Seconds before a key can answer the question.
const MOMENT: f64 = 0.3;

/// The most unfinished units that are named.
const NAMED: usize = 8;

/// Returns the open question before a step, with the step. A question that was asked in one moment of the game is not
/// answered in another.
pub(crate) fn question<G: Panelled>(
    ctx: &Context,
    panel: &mut PanelContext<G>,
) -> Option<(NextStep, String)> {
    if !panel.state.memory.ending_phase {
        (panel.state.memory.asked_about, panel.state.memory.asked_first) = (None, None);
        return None;
    }
    let asked = match panel.state.memory.asked_first.clone() {
        Some(first) if first.position != panel.state.position_number => None,
        Some(first) => Some((asked_first(&first), first.question)),
        None => panel.step().and_then(asking),
    };
    let Some((step, question)) = asked else {
        panel.state.memory.ending_phase = false;
        return None;
    };
    let before = panel.state.memory.asked_about.replace(question.clone());
    if before.is_none() {
        panel.state.memory.asked_since = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    }
    if before.is_some_and(|before| before != question) {
        panel.state.memory.ending_phase = false;
        return None;
    }
    Some((step, question))
}

/// Returns the part of a step that asks a question, with the question: the step itself, or another button with it.
fn asking(step: NextStep) -> Option<(NextStep, String)> {
    let asks = |step: NextStep| step.question.clone().map(|question| (step, question));
    let others = [step.above.as_ref(), step.beside.as_ref()].map(|other| other.map(Beside::step));
    asks(step).or_else(|| others.into_iter().flatten().find_map(asks))
}

/// Returns the step that carries out an action that was asked about first.
fn asked_first(first: &AskedFirst) -> NextStep {
    NextStep::end_phase(first.words.clone(), first.action.clone())
}

/// Whether the question may be answered with yes: nothing is left that must be done first.
pub(super) fn may_end<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.state.memory.asked_first.is_some() || !G::undone(panel).iter().any(|left| left.must)
}

/// Carries out the answer to the question: a click, or a key once the question has been open for a moment.
pub(super) fn answer<G: Panelled>(
    ctx: &Context,
    panel: &mut PanelContext<G>,
    step: NextStep,
    clicked: Option<bool>,
) {
    let is_read = is_read(ctx, panel);
    let by_key = || by_key(ctx, &panel.state.memory.keys, step.key).filter(|goes_on| is_read || !goes_on);
    if let Some(goes_on) = clicked.or_else(by_key) {
        if goes_on && !may_end(panel) {
            return;
        }
        panel.state.memory.ending_phase = false;
        if goes_on {
            panel.actions.extend(step.actions);
        }
    }
}

/// Draws the question over the picture in presenter mode, which has no dock; returns its rectangle if it is open.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, corner: Pos2) -> Option<Rect> {
    let (step, question) = self::question(ctx, panel)?;
    let (lies, clicked) = draw_question(ctx, panel, (&step, &question), corner);
    answer(ctx, panel, step, clicked);
    Some(lies)
}

/// Draws the question in the place of the log, with what is left undone; the buttons at the foot answer it.
pub(super) fn left_undone<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, question: &str) {
    let palette = panel.palette;
    let room = ui.max_rect();
    let edge = Stroke::new(1.5, palette.accent);
    ui.painter().rect(room, 8, palette.panel, edge, StrokeKind::Inside);
    ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(12.0, 8.0))), |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(text(question, fonts::serif(18.0), palette.text)).truncate());
        let scroll = ScrollArea::vertical().id_salt("left-undone").min_scrolled_height(0.0);
        scroll.auto_shrink([false, false]).show(ui, |ui| {
            lines(ui, panel);
        });
    });
}

/// Draws what is left undone, a line each.
fn lines<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    if let Some(first) = &panel.state.memory.asked_first {
        return hint(ui, palette, first.about.as_str());
    }
    let undone = G::undone(panel);
    for left in &undone {
        line(ui, panel, left);
    }
    if undone.is_empty() {
        hint(ui, palette, say!("dock-left-nothing"));
    } else if undone.iter().any(|left| !left.places.is_empty()) {
        hint(ui, palette, say!("dock-left-jump"));
    }
}

/// Whether the question has been open for a moment. A click right after the one that opened it was not meant for a
/// question that the player has not read.
fn is_read<G: Panelled>(ctx: &Context, panel: &PanelContext<G>) -> bool {
    let (time, frame) = panel.state.memory.asked_since;
    let left = time + MOMENT - ctx.input(|input| input.time);
    let is_read = left <= 0.0 && ctx.cumulative_frame_nr() >= frame + FRAMES;
    if !is_read {
        ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.0)));
    }
    is_read
}

/// Draws the question with the actions left undone. Returns its place, and whether a click ends the phase or keeps
/// playing.
fn draw_question<G: Panelled>(
    ctx: &Context,
    panel: &mut PanelContext<G>,
    (step, question): (&NextStep, &str),
    corner: Pos2,
) -> (Rect, Option<bool>) {
    let palette = panel.palette;
    let ends = may_end(panel);
    let mut answer = None;
    let card = Floating {
        name: "end-phase",
        pivot: Align2::RIGHT_BOTTOM,
        at: corner,
        edge: palette.line,
        radius: 8,
        margin: Margin::same(16),
    };
    let lies = card.show(ctx, palette, |ui| {
        ui.set_width(340.0);
        ui.label(text(question, fonts::serif(20.0), palette.text));
        ui.add_space(6.0);
        lines(ui, panel);
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            ui.add_enabled_ui(ends, |ui| {
                if primary(ui, palette, &step.words, "", false).clicked() {
                    answer = Some(true);
                }
            });
            if plain(ui, palette, &say!("dock-keep-playing")).clicked() {
                answer = Some(false);
            }
        });
    });
    (lies, answer)
}

/// Returns the foot of a refusal: above the question, so that it covers no part of it.
pub(crate) fn clear_of(question: Option<Rect>, foot: Pos2) -> Pos2 {
    pos2(foot.x, question.map_or(foot.y, |question| foot.y.min(question.top() - 8.0)))
}

/// Draws an unfinished action; each click leads to the next of its places.
fn line<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, left: &Unfinished) {
    let palette = panel.palette;
    let ink = if left.must { palette.bad } else { palette.text };
    if left.places.is_empty() {
        ui.add(Label::new(text(&left.words, fonts::sans(13.0), ink)).wrap());
        return;
    }
    let mut words = text_of(&left.words, fonts::sans(13.0), ink);
    if let Some(who) = who(panel, left) {
        let format =
            TextFormat { font_id: fonts::sans(12.0), color: palette.text_second, ..TextFormat::default() };
        words.append(&format!("\n{who}"), 0.0, format);
    }
    let button = Button::new(words)
        .wrap()
        .fill(over(palette.raised, palette.panel, 0.4))
        .min_size(vec2(ui.available_width(), 26.0));
    if !noted(&left.words, ui.add(button)).clicked() {
        return;
    }
    let (words, times) = std::mem::take(&mut panel.state.memory.led_to);
    let times = if words == left.words { times + 1 } else { 0 };
    panel.state.memory.led_to = (left.words.clone(), times);
    let Some((hex, units)) = left.places.get(times % left.places.len()) else { return };
    if !units.is_empty() {
        panel.act(Action::Select(units.clone()));
    }
    panel.actions.extend(hex.map(Action::Centre));
}

/// Returns the names of the units that have not acted.
fn who<G: Panelled>(panel: &PanelContext<G>, left: &Unfinished) -> Option<String> {
    let (rulebook, public) = panel.game();
    let units = left.places.iter().flat_map(|(_, units)| units);
    let mut names: Vec<String> = units.map(|unit| G::in_names(rulebook, public, unit.as_str())).collect();
    let more = names.len().saturating_sub(NAMED);
    names.truncate(NAMED);
    if more > 0 {
        names.push(say!("dock-left-more", n = more));
    }
    (!names.is_empty()).then(|| capital(&say!("dock-left-units", units = Arg::list(names))))
}

fn text_of(words: &str, font: FontId, ink: Color32) -> LayoutJob {
    LayoutJob::single_section(
        words.to_owned(),
        TextFormat { font_id: font, color: ink, ..TextFormat::default() },
    )
}

/// Returns the answer of a key: the key that opened the question confirms it when pressed again.
fn by_key(ctx: &Context, keys: &KeyMap, again: Command) -> Option<bool> {
    let is_pressed = |chord: &Chord, key: Key, held: Modifiers| {
        let is_held = (chord.control, chord.shift, chord.alt) == (held.ctrl, held.shift, held.alt);
        is_held && Chord::plain(chord.key).to_string() == key.name()
    };
    ctx.input(|input| {
        if input.key_pressed(Key::Escape) {
            return Some(false);
        }
        let again = |event: &Event| match event {
            Event::Key { key, physical_key, pressed: true, repeat: false, modifiers } => {
                // Letters count by the letter, other keys by their place.
                let is_letter = matches!(key.name().as_bytes(), [b'A'..=b'Z']);
                let placed = physical_key.filter(|_| !is_letter).unwrap_or(*key);
                keys.of(again).iter().any(|chord| is_pressed(chord, placed, *modifiers))
            }
            _ => false,
        };
        (input.key_pressed(Key::Enter) || input.events.iter().any(again)).then_some(true)
    })
}
