//! The card over the dock while the referee is off: all commands of people, the findings if the referee were switched
//! on, and the position as a scenario. The game lists the pieces, the changes and the clock.

mod findings;

use super::by_hand::{Bring, ClockByHand};
use crate::{
    engine::{
        orders::{HandWish, Placing, is_over},
        text::say,
    },
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            place::place,
            second_look::after_a_look,
            theme::Palette,
            widgets::{Floating, beside, caps, hint, noted, plain, primary, text, warning, wide, words},
        },
        state::{Action, PanelSpace},
        workshop_wish::WorkshopWish,
    },
};
use bevy_egui::egui::{
    Align, ComboBox, Context, Key, Label, Layout, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, pos2, vec2,
};

/// The least width of the card.
const WIDTH: f32 = 348.0;
/// Height of the part below the counters that can be placed.
const BELOW: f32 = 226.0;
/// Height of the tools of the workshop there, if any are offered.
const TOOLS: f32 = 36.0;
/// The least height of the list of those counters.
const LEAST: f32 = 52.0;
/// Height of the button at the foot.
const FOOT: f32 = 40.0;

/// Returns the command that switches the referee off, if the game has one and the referee is on. It returns none where
/// that would show hidden units to a player who is not at the table.
pub(crate) fn can_go<G: Panelled>(panel: &PanelContext<G>) -> Option<G::Command> {
    let public = panel.state.public;
    let here = !G::is_free_hand(public) && !is_over::<G>(public);
    let played = panel.state.replay.is_none() && !panel.state.memory.in_lesson();
    G::by_hand(HandWish::Referee { on: false }).filter(|_| here && played && !must_stay(panel))
}

/// The reason why the referee must stay on.
pub(crate) fn stays() -> String {
    say!("questions-referee-stays")
}

/// Whether the referee must stay on although the game has a free hand: the units that would be shown are hidden from a
/// player who is not at the table.
pub(crate) fn must_stay<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let goes = G::by_hand(HandWish::Referee { on: false }).is_some();
    goes && panel.state.by_file && shows_all(panel)
}

/// Whether a player who places by hand sees units that a side may hide.
pub(super) fn shows_all<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let (rulebook, public) = panel.game();
    G::eyes(rulebook, public).is_some()
}

/// Switches the referee off; asks first where that shows hidden units.
pub(crate) fn send_out<G: Panelled>(panel: &mut PanelContext<G>) {
    if shows_all(panel) {
        panel.state.memory.referee.agreeing = true;
    } else {
        go_out(panel);
    }
}

fn go_out<G: Panelled>(panel: &mut PanelContext<G>) {
    let command = can_go(panel);
    panel.actions.extend(command.map(Action::command));
}

/// Draws the question whether all hidden units may be shown.
pub(crate) fn ask<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    if !panel.state.memory.referee.agreeing || can_go(panel).is_none() {
        return;
    }
    let palette = panel.palette;
    let two = panel.state.humans == [true, true];
    let sure = match two {
        true => say!("questions-referee-we-agree"),
        false => say!("questions-referee-show-everything"),
    };
    let mut answer = None;
    Floating::question("send-the-referee-out", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(440.0);
        ui.label(text(say!("questions-referee-turn-off"), fonts::serif(22.0), palette.text));
        ui.add_space(4.0);
        words(ui, palette, say!("questions-referee-reveals"));
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let agreed =
                after_a_look(ui, "show-everything", (sure.as_str(), ()), |ui| plain(ui, palette, &sure));
            if agreed.clicked() {
                answer = Some(true);
            }
            if primary(ui, palette, &say!("questions-referee-keep-on"), "", false).clicked() {
                answer = Some(false);
            }
        });
    });
    if ctx.input(|input| input.key_pressed(Key::Escape)) {
        answer = Some(false);
    }
    if let Some(agreed) = answer {
        panel.state.memory.referee.agreeing = false;
        if agreed {
            go_out(panel);
        }
    }
}

/// Draws the card while the referee is off; `space` is the part of the window that panels take.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, space: PanelSpace) {
    if !G::is_free_hand(panel.state.public) {
        panel.state.memory.referee.pointed = None;
        return;
    }
    findings::forget_mended(panel);
    let palette = panel.palette;
    let window = ctx.content_rect();
    // The card is over the dock, so that the map stays free; beside the edge if the dock is folded.
    let left_edge = space.left > space.right;
    let width = space.left.max(space.right).max(WIDTH);
    let left = if left_edge { window.left() } else { window.right() - width };
    let top = space.rest(window).top();
    let card = Rect::from_min_max(pos2(left, top), pos2(left + width, window.bottom()));
    place(ctx, "referee", card, |ui| {
        ui.painter().rect_filled(card, 0, palette.background);
        let inner = card.shrink2(vec2(10.0, 10.0));
        let edge = Stroke::new(2.0, palette.accent);
        ui.painter().rect(inner, 8, palette.panel, edge, StrokeKind::Inside);
        let all = inner.shrink(14.0);
        let body = all.with_max_y(all.bottom() - FOOT - 6.0);
        let checks = panel.state.memory.referee.checking;
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
            ui.set_width(body.width());
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(text(say!("questions-referee-is-off"), fonts::serif(21.0), palette.text));
            if checks {
                findings::check(ui, panel);
            } else {
                by_hand(ui, panel);
            }
        });
        let foot = all.with_min_y(all.bottom() - FOOT);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| at_the_foot(ui, panel, checks));
    });
}

fn by_hand<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    hint(ui, palette, say!("questions-referee-about"));
    let offered = G::placed_by_hand(panel, panel.state.memory.referee.bring);
    selected(ui, panel, offered.selected);
    if !offered.marks.is_empty() {
        heading(ui, palette, &say!("questions-referee-marks"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for mark in offered.marks {
                by_click(ui, panel, mark, plain);
            }
        });
    }
    let below = if tools(panel).is_empty() { BELOW } else { BELOW + TOOLS };
    let room = ui.available_height() - below;
    bring_on(ui, panel, offered.bring, room.max(LEAST));
    clock(ui, panel, offered.clock);
    scenario(ui, panel);
    workshop(ui, panel);
}

/// Draws the button that switches the referee on. While the findings are shown, the button back to the work is in its
/// place: further clicks there do no harm.
fn at_the_foot<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, checks: bool) {
    let palette = panel.palette;
    if checks {
        if beside(ui, palette, &say!("questions-referee-fix")).clicked() {
            panel.state.memory.referee.checking = false;
        }
    } else if primary(ui, palette, &say!("questions-referee-turn-on"), "", true).clicked() {
        let (rulebook, public) = panel.game();
        if G::findings(rulebook, public).is_empty() {
            call_back(panel);
        } else {
            panel.state.memory.referee.checking = true;
        }
    }
    if !panel.state.memory.referee.checking {
        panel.state.memory.referee.taking_back = false;
    }
}

fn call_back<G: Panelled>(panel: &mut PanelContext<G>) {
    let command = G::by_hand(HandWish::Referee { on: true });
    panel.actions.extend(command.map(Action::command));
}

fn heading(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.add_space(4.0);
    ui.label(caps(words, 11.0, palette.text_second));
}

/// Draws the actions on the selected counters.
fn selected<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    selected: Option<(String, Vec<(String, Action)>)>,
) {
    let palette = panel.palette;
    heading(ui, palette, &say!("questions-referee-selected"));
    let Some((who, deeds)) = selected else {
        hint(ui, palette, say!("questions-referee-select"));
        return;
    };
    ui.add(Label::new(text(who, fonts::bold(13.0), palette.text)).truncate());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (words, action) in deeds {
            if plain(ui, palette, &words).clicked() {
                panel.actions.push(action);
            }
        }
    });
}

/// Draws a button for a piece that clicks place on the map; a second press ends that.
fn by_click<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    placing: Placing,
    button: fn(&mut Ui, &Palette, &str) -> bevy_egui::egui::Response,
) {
    let chosen = panel.state.free_hand.placing == Some(&placing);
    let stop = chosen.then(|| say!("questions-referee-stop"));
    let words = stop.as_ref().unwrap_or(&placing.words);
    if button(ui, panel.palette, words).clicked() {
        panel.actions.push(Action::PlaceByClick((!chosen).then_some(placing)));
    }
}

/// Draws the counters that are not on the map.
fn bring_on<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, bring: Vec<Bring>, room: f32) {
    let palette = panel.palette;
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.label(caps(&say!("questions-referee-bring-on"), 11.0, palette.text_second));
        for (number, side) in G::SIDES.iter().enumerate() {
            let chosen = panel.state.memory.referee.bring == number;
            let ink = if chosen { palette.accent_text } else { palette.text_second };
            let label = ui.selectable_label(chosen, text(side.shown(), fonts::sans(12.0), ink));
            if noted(&say!("questions-referee-bring-on-side", side = *side), label).clicked() {
                panel.state.memory.referee.bring = number;
            }
        }
    });
    ScrollArea::vertical().id_salt("bring-on").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        if bring.is_empty() {
            hint(ui, palette, say!("questions-referee-all-on-map"));
        }
        for row in bring {
            match row {
                Bring::Units(words, units) => {
                    if wide(ui, palette, &words).clicked() {
                        panel.actions.push(Action::PickUpFromBox(units));
                    }
                }
                Bring::ByClick(placing) => by_click(ui, panel, placing, wide),
            }
        }
    });
}

fn clock<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, clock: ClockByHand) {
    let palette = panel.palette;
    let ClockByHand { turn, turns: [back, on], phase, phases } = clock;
    heading(ui, palette, &say!("questions-referee-clock"));
    ui.horizontal(|ui| {
        let mut step = |ui: &mut Ui, words: &str, action: Option<Action>| {
            let button = ui.add_enabled_ui(action.is_some(), |ui| plain(ui, palette, words)).inner;
            if button.clicked() {
                panel.actions.extend(action);
            }
        };
        step(ui, "−", back);
        ui.label(text(say!("questions-referee-turn", turn = turn), fonts::bold(13.0), palette.text));
        step(ui, "+", on);
    });
    // In a line of its own: names of phases are long, and the card is no wider than the dock.
    let shown = text(&phase, fonts::sans(13.0), palette.text);
    let list = ComboBox::from_id_salt("clock").selected_text(shown).width(ui.available_width()).truncate();
    list.show_ui(ui, |ui| {
        for (name, action) in phases {
            let label = text(&name, fonts::sans(13.0), palette.text);
            if ui.selectable_label(name == phase, label).clicked() && name != phase {
                panel.actions.push(action);
            }
        }
    });
}

/// The tools of the workshop for what is being put together here.
fn tools<G: Panelled>(panel: &PanelContext<G>) -> Vec<WorkshopWish> {
    let mut tools = vec![WorkshopWish::EditScenario, WorkshopWish::EditMap];
    tools.retain(|tool| panel.state.memory.workshop.contains(tool));
    tools
}

/// Draws the tools with which the scenario and its map are edited.
fn workshop<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let tools = tools(panel);
    if tools.is_empty() {
        return;
    }
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        for tool in tools {
            if plain(ui, panel.palette, &tool.words()).clicked() {
                panel.actions.push(Action::Workshop(tool));
            }
        }
    });
}

fn scenario<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    heading(ui, palette, &say!("questions-referee-scenario"));
    ui.horizontal(|ui| {
        // The button first, from the right: the field takes the rest.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let title = panel.state.memory.referee.title.trim().to_owned();
            ui.add_enabled_ui(!title.is_empty(), |ui| {
                if plain(ui, palette, &say!("questions-referee-save")).clicked() {
                    panel.actions.push(Action::SaveScenario(title.clone()));
                }
            });
            let field = TextEdit::singleline(&mut panel.state.memory.referee.title)
                .hint_text(say!("questions-referee-title"))
                .font(fonts::sans(13.0))
                .margin(Margin::symmetric(8, 5))
                .desired_width(f32::INFINITY);
            ui.add(field);
        });
    });
    match panel.state.free_hand.scenario_saved {
        Some(Ok(path)) => hint(ui, palette, say!("questions-referee-saved", file = path.as_str())),
        Some(Err(why)) => warning(ui, palette, why),
        None => hint(ui, palette, G::saved_scenario()),
    }
}
