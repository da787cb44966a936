//! The foot of the dock: the one place to confirm. It carries out the next step, and answers the question before it about
//! unfinished actions, which is above it in the place of the log.

use super::{
    advice,
    open_question::{answer, may_end},
    unread,
};
use crate::{
    engine::{orders::is_over, text::say},
    panels::{
        frame::{
            next_step::set_up_rest,
            panelled::{NextStep, PanelContext, Panelled},
        },
        kit::{
            fonts,
            second_look::{after_a_look, after_a_move},
            theme::over,
            widgets::{beside, lesser, paint_text, primary, wide},
        },
        state::Action,
    },
    settings::Command,
};
use bevy_egui::egui::{Align2, Rect, Ui, UiBuilder, vec2};

/// Width of the secondary button beside the amber one.
const BESIDE: f32 = 104.0;
/// Height of both.
const BUTTON: f32 = 40.0;
/// Height of a button above the log.
const ABOVE: f32 = 34.0;
/// Height of the foot.
pub(crate) const HEIGHT: f32 = 44.0;

/// Returns the height of the part above the log: the game's own part and the button that sets up the rest.
pub(super) fn own_height<G: Panelled>(panel: &PanelContext<G>) -> f32 {
    if panel.state.replay.is_some() {
        return 0.0;
    }
    let step = panel.step();
    let above = if step.as_ref().is_some_and(|step| has_above(panel, step)) { ABOVE } else { 0.0 };
    above + if step.is_some() || panel.waits_for().is_some() { G::foot_height(panel) } else { 0.0 }
}

/// Draws that part.
pub(super) fn own<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    if panel.state.replay.is_some() {
        return;
    }
    let palette = panel.palette;
    G::foot(ui, panel);
    let Some(step) = panel.step() else { return };
    if is_set_up_above(panel, &step) && wide(ui, palette, &set_up_rest()).clicked() {
        panel.act(Action::SetUp);
    }
    if let Some(other) = step.above {
        let key = other.key.map(|key| panel.keyed(&other.words, key)).unwrap_or_default();
        let button = |ui: &mut Ui| wide(ui, palette, &other.words);
        let response = after_a_move(ui, "above", (&other.words, meaning(panel)), button);
        if response.on_hover_text(key).clicked() {
            press(panel, &other.step());
        }
    }
}

/// Whether the button that sets up the rest is above the log: it is at the foot as long as the phase cannot end.
fn is_set_up_above<G: Panelled>(panel: &PanelContext<G>, step: &NextStep) -> bool {
    panel.sets_up() && !step.actions.contains(&Action::SetUp)
}

/// Whether a button is above the log.
fn has_above<G: Panelled>(panel: &PanelContext<G>, step: &NextStep) -> bool {
    step.above.is_some() || is_set_up_above(panel, step)
}

/// Draws the one place to confirm: the button for the next step and the secondary one beside it, or the name of the
/// player who must act. Both are always in the same places. While a question is open they answer it.
pub(super) fn foot<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    question: Option<(NextStep, String)>,
) {
    if panel.state.replay.is_some() {
        return;
    }
    let asks = question.is_some();
    let Some(step) = question.map(|(step, _)| step).or_else(|| panel.step()) else {
        return waiting(ui, panel);
    };
    let palette = panel.palette;
    // The action key answers no decision by itself.
    let has_key = !(step.lesser && step.key == Command::Act);
    let key = if has_key { panel.state.memory.keys.hint(step.key) } else { String::new() };
    let [main, aside] = halves(ui);
    let child = |ui: &mut Ui, rect: Rect| ui.new_child(UiBuilder::new().max_rect(rect));
    let (mut main, mut aside) = (child(ui, main), child(ui, aside));
    if asks {
        let clicked = answers(panel, (&mut main, &mut aside), &step);
        return answer(ui.ctx(), panel, step, clicked);
    }
    // The end of the phase is not amber while a lesson waits for something else; a planned action is.
    let ends = step.key == Command::EndPhase;
    let lesson = ends && panel.state.memory.in_lesson() && panel.state.memory.lesson_wants_other;
    let button = |ui: &mut Ui| match step.lesser || lesson {
        true => lesser(ui, palette, &step.words, &key),
        false => primary(ui, palette, &step.words, &key, true),
    };
    // A decision during the other side's actions is in the place of the button that let the other side continue.
    let asked = unread::asks(panel).then_some(panel.state.position_number);
    let meaning = meaning(panel);
    let response = match step.throws || asked.is_some() {
        true => after_a_look(&mut main, "go-on", (&step.words, asked), button),
        false => after_a_move(&mut main, "go-on", (&step.words, &meaning), button),
    };
    if response.clicked() {
        press(panel, &step);
    }
    let Some(other) = &step.beside else { return advice::button(&mut aside, panel, beside) };
    let button = |ui: &mut Ui| beside(ui, palette, &other.words);
    let response = match asked.is_some() {
        true => after_a_look(&mut aside, "beside", (&other.words, asked), button),
        false => after_a_move(&mut aside, "beside", (&other.words, &meaning), button),
    };
    let about = match other.key {
        Some(key) => panel.keyed(&other.words, key),
        None if other.is_cancel() => panel.keyed(&say!("dock-cancel-plan"), Command::Cancel),
        None => other.words.clone().into_owned(),
    };
    if response.on_hover_text(about).clicked() {
        press(panel, &other.step());
    }
}

/// Draws the answers to a question in the places of the two buttons; returns the clicked one.
fn answers<G: Panelled>(
    panel: &PanelContext<G>,
    (main, aside): (&mut Ui, &mut Ui),
    step: &NextStep,
) -> Option<bool> {
    let palette = panel.palette;
    let ends = may_end(panel);
    let sure = |ui: &mut Ui| ui.add_enabled_ui(ends, |ui| primary(ui, palette, &step.words, "", true)).inner;
    let mut clicked = None;
    if after_a_look(main, "sure", (&step.words, ends), sure).clicked() {
        clicked = Some(true);
    }
    if beside(aside, palette, &say!("dock-keep-playing")).clicked() {
        clicked = Some(false);
    }
    clicked
}

/// Returns the part of a button's meaning that its text may not tell: the phase, and the number of the decision if there is
/// one.
fn meaning<G: Panelled>(panel: &PanelContext<G>) -> (String, Option<u64>) {
    let (rulebook, public) = panel.game();
    let decision = G::owed(rulebook, public).map(|_| panel.state.position_number);
    (G::phase_name(rulebook, G::phase(public)), decision)
}

/// Returns the places of the two buttons at the foot.
fn halves(ui: &Ui) -> [Rect; 2] {
    let room = ui.max_rect();
    let row = Rect::from_min_size(room.min, vec2(room.width(), BUTTON));
    let between = row.right() - BESIDE;
    [row.with_max_x(between - 8.0), row.with_min_x(between)]
}

/// Draws who must act, in the place of the buttons.
fn waiting<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>) {
    let palette = panel.palette;
    let words = match panel.waits_for() {
        Some(side) if panel.state.memory.in_lesson() => say!("dock-side-moves", side = side),
        Some(_) if panel.state.memory.own_die => say!("dock-die-rolls"),
        Some(side) if panel.state.memory.online_game.is_some() => say!("online-to-move", side = side),
        Some(side) if panel.state.held => say!("dock-computer-paused", side = side),
        Some(side) => say!("dock-computer-moves", side = side),
        None if is_over::<G>(panel.state.public) => say!("dock-game-over"),
        None if panel.tumbles() => say!("dock-dice-roll"),
        None if panel.is_asked() => say!("dock-decide-first"),
        None => String::new(),
    };
    let room = ui.max_rect();
    let row = Rect::from_min_size(room.min, vec2(room.width(), BUTTON));
    ui.painter().rect_filled(row, 8, over(palette.raised, palette.background, 0.6));
    let text = row.with_min_x(row.left() + 12.0);
    paint_text(ui, text, Align2::LEFT_CENTER, &words, fonts::sans(13.0), palette.text_second);
}

/// Does the same as the button, or as the one beside it, if its key is `key`.
pub(crate) fn obey<G: Panelled>(panel: &mut PanelContext<G>, key: Command) {
    let Some(step) = panel.step() else { return };
    if step.key == key {
        return press(panel, &step);
    }
    if let Some(other) = step.above.into_iter().chain(step.beside).find(|other| other.key == Some(key)) {
        press(panel, &other.step());
    }
}

/// Confirms at the foot by the action key, where the table has no use for that key: neither a planned attack nor a
/// decision.
pub(crate) fn confirm<G: Panelled>(panel: &mut PanelContext<G>) {
    if let Some(step) = panel.step().filter(|step| step.by_panel) {
        return press(panel, &step);
    }
    // Where another action is the main one now, the key does not end the phase by mistake.
    let (rulebook, public) = panel.game();
    if G::owed(rulebook, public).is_none() && panel.step().is_some_and(|step| !step.lesser) {
        obey(panel, Command::EndPhase);
    }
}

/// Carries out the step, but asks first if actions are unfinished. A lesson checks that by itself, and is not asked.
fn press<G: Panelled>(panel: &mut PanelContext<G>, step: &NextStep) {
    let asks = step.question.is_some() && !G::undone(panel).is_empty();
    if !asks || panel.state.memory.in_lesson() {
        panel.actions.extend(step.actions.iter().cloned());
        return;
    }
    panel.state.memory.ending_phase = true;
}
