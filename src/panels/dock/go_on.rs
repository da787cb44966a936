//! The button at the foot of the dock that carries out the next step, and the question before it about unfinished
//! actions.

use super::{advice, unread};
use crate::{
    panels::{
        frame::panelled::{NextStep, PanelContext, Panelled, Unfinished},
        kit::{
            fonts,
            second_look::{FRAMES, after_a_look},
            theme::{Palette, over},
            widgets::{Floating, beside, capital, hint, lesser, list, noted, plain, primary, text, wide},
        },
        state::Action,
    },
    settings::{Command, KeyMap},
};
use bevy_egui::egui::{
    Align2, Button, Color32, Context, CornerRadius, Event, FontId, Frame, Key, Label, Margin, Modifiers,
    Pos2, Rect, Response, Ui, pos2,
    text::{LayoutJob, TextFormat},
    vec2,
};
use std::time::Duration;

/// Width of the secondary button beside the amber one.
const BESIDE: f32 = 84.0;
/// Height of the button that sets everything up.
const SET_UP: f32 = 34.0;
/// The same height where it is the amber button.
const SET_UP_FIRST: f32 = 44.0;
/// Height of the foot without the game's own part.
const HEIGHT: f32 = 50.0;

/// Seconds before a key can answer the question.
const MOMENT: f64 = 0.3;

/// The most unfinished units that are named.
const NAMED: usize = 8;

/// Returns the height of the foot of the dock.
pub(crate) fn height<G: Panelled>(panel: &PanelContext<G>) -> f32 {
    let shown = panel.state.replay.is_none() && (panel.waits_for().is_some() || panel.step().is_some());
    let first = panel.step().is_some_and(|step| step.lesser);
    let set_up = if !sets_up(panel) {
        0.0
    } else if first {
        SET_UP_FIRST
    } else {
        SET_UP
    };
    if shown { HEIGHT + set_up + G::foot_height(panel) } else { 0.0 }
}

/// Draws the button that sets up the rest: it is the primary button as long as the phase cannot end.
fn set_up(ui: &mut Ui, palette: &Palette, first: bool) -> Response {
    let words = "Set up what is left for me";
    if first { primary(ui, palette, words, "", true) } else { wide(ui, palette, words) }
}

/// Whether the computer can set up the remaining units of a person.
fn sets_up<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let (rulebook, public) = panel.game();
    G::sets_up(rulebook, public) && panel.is_asked() && !panel.state.memory.in_lesson()
}

/// Draws the button for the next step, or the name of the player who must act: the only amber area of the dock.
pub(crate) fn foot<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    if panel.state.replay.is_some() {
        return;
    }
    G::foot(ui, panel);
    let palette = panel.palette;
    let Some(step) = panel.step() else {
        if let Some(side) = panel.waits_for() {
            waiting(ui, panel, &side);
        }
        return;
    };
    let key = panel.state.memory.keys.hint(step.key);
    if sets_up(panel) && set_up(ui, palette, step.lesser).clicked() {
        panel.act(Action::SetUp);
    }
    ui.horizontal(|ui| {
        let width = ui.available_width() - BESIDE - 8.0;
        ui.allocate_ui(vec2(width, 40.0), |ui| {
            // The end of the phase is not amber while a lesson waits for something else; a planned action is.
            let ends = step.key == Command::EndPhase;
            let lesson = ends && panel.state.memory.in_lesson() && panel.state.memory.lesson_wants_other;
            let button = |ui: &mut Ui| match step.lesser || lesson {
                true => lesser(ui, palette, &step.words, &key),
                false => primary(ui, palette, &step.words, &key, true),
            };
            // A decision during the other side's actions is in the place of the button that let the other side
            // continue.
            let asked = unread::asks(panel).then_some(panel.state.position_number);
            let response = match step.throws || asked.is_some() {
                true => after_a_look(ui, "go on", (&step.words, asked), button),
                false => button(ui),
            };
            if response.clicked() {
                press(panel, &step);
            }
        });
        ui.allocate_ui(vec2(BESIDE, 40.0), |ui| match &step.beside {
            Some((words, action)) => {
                if beside(ui, palette, words).clicked() {
                    panel.act(action.clone());
                }
            }
            None => advice::button(ui, panel, beside),
        });
    });
    ui.add_space(10.0);
}

fn waiting<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>, side: &str) {
    let palette = panel.palette;
    let words = match panel.state.memory.in_lesson() {
        true => format!("The {side} side has its say."),
        false if panel.state.memory.own_die => "The die is thrown.".to_owned(),
        false if panel.state.held => format!("The {side} computer player waits for you."),
        false => format!("The {side} computer player is at work."),
    };
    Frame::new()
        .fill(over(palette.raised, palette.background, 0.6))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(text(words, fonts::sans(13.0), palette.text_second));
        });
    ui.add_space(10.0);
}

/// Does the same as the button if its key is `key`.
pub(crate) fn obey<G: Panelled>(panel: &mut PanelContext<G>, key: Command) {
    if let Some(step) = panel.step().filter(|step| step.key == key) {
        press(panel, &step);
    }
}

/// Carries out the step, but asks first if actions are unfinished. A lesson checks that by itself, and is not asked.
fn press<G: Panelled>(panel: &mut PanelContext<G>, step: &NextStep) {
    let asks = step.question.is_some() && !G::undone(panel).is_empty();
    if !asks || panel.state.memory.in_lesson() {
        panel.act(step.action.clone());
        return;
    }
    panel.state.memory.ending_phase = true;
}

/// Draws the question beside the dock, where the map stays visible; returns its rectangle if it is open.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, corner: Pos2) -> Option<Rect> {
    if !panel.state.memory.ending_phase {
        panel.state.memory.asked_about = None;
        return None;
    }
    let Some((step, question)) = panel.step().and_then(|step| Some((step.clone(), step.question?))) else {
        panel.state.memory.ending_phase = false;
        return None;
    };
    let before = panel.state.memory.asked_about.replace(question.clone());
    if before.is_none() {
        panel.state.memory.asked_since = (ctx.input(|input| input.time), ctx.cumulative_frame_nr());
    }
    if before.is_some_and(|before| before != question) {
        // A question that was asked in one moment of the game is not answered in another.
        panel.state.memory.ending_phase = false;
        return None;
    }
    let (lies, clicked) = draw_question(ctx, panel, (&step, &question), corner);
    let is_read = is_read(ctx, panel);
    let by_key = || by_key(ctx, &panel.state.memory.keys, step.key).filter(|goes_on| is_read || !goes_on);
    if let Some(goes_on) = clicked.or_else(by_key) {
        panel.state.memory.ending_phase = false;
        if goes_on {
            panel.act(step.action);
        }
    }
    Some(lies)
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
    let undone = G::undone(panel);
    let mut answer = None;
    let card = Floating {
        name: "end phase",
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
        for left in &undone {
            line(ui, panel, left);
        }
        if undone.is_empty() {
            hint(ui, palette, "Nothing is left undone any more.");
        } else if undone.iter().any(|left| !left.places.is_empty()) {
            hint(ui, palette, "A click shows where; another shows the next.");
        }
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let ends = !undone.iter().any(|left| left.must);
            ui.add_enabled_ui(ends, |ui| {
                if primary(ui, palette, &step.words, "", false).clicked() {
                    answer = Some(true);
                }
            });
            if plain(ui, palette, "Go on playing").clicked() {
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
    let names: Vec<String> = units.map(|unit| G::in_names(rulebook, public, unit.as_str())).collect();
    (!names.is_empty()).then(|| capital(&list(&names, NAMED)))
}

fn text_of(words: &str, font: FontId, ink: Color32) -> LayoutJob {
    LayoutJob::single_section(
        words.to_owned(),
        TextFormat { font_id: font, color: ink, ..TextFormat::default() },
    )
}

/// Returns the answer of a key: the key that opened the question confirms it when pressed again.
fn by_key(ctx: &Context, keys: &KeyMap, again: Command) -> Option<bool> {
    let name = |key: Key, held: Modifiers| {
        let held = [(held.ctrl, "Ctrl+"), (held.shift, "Shift+"), (held.alt, "Alt+")];
        let held: String = held.into_iter().filter_map(|(on, name)| on.then_some(name)).collect();
        held + key.name()
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
                let pressed = name(placed, *modifiers);
                keys.of(again).iter().any(|chord| chord.to_string() == pressed)
            }
            _ => false,
        };
        (input.key_pressed(Key::Enter) || input.events.iter().any(again)).then_some(true)
    })
}
