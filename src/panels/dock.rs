//! The dock on the right: what is owed, a leaf with its sections, the button that goes on, the log.

use super::{
    advice, fonts, log,
    memory::{Seen, Tab},
    state::Action,
    theme::over,
    widgets::{self, beside, primary, text, with_key},
};
use crate::games::guderian::panels::wish::Wish;
use crate::games::guderian::panels::{
    arrivals, combat, end_phase, owed, points,
    results_table::{self, Live},
    scene::Scene,
    stack, terrain_chart, turn_track,
};
use crate::{
    games::guderian::rules::phase::Phase,
    settings::{Command, DockSide},
};
use bevy_egui::egui::{
    Align2, Context, CornerRadius, Frame, Margin, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};

/// Width in a small window, at most.
const NARROW: f32 = 348.0;
/// Width of the strip that is left when the dock is folded.
pub(crate) const FOLDED: f32 = 44.0;

/// What opens the rules book stands among the leaves, though the book lies beside the map.
const RULES: &str = "Rules";

/// Width of the lesser button beside the amber one.
pub(crate) const BESIDE: f32 = 84.0;

/// The width that the dock takes now.
pub(super) fn width(ctx: &Context, scene: &Scene) -> f32 {
    match (scene.state.memory.folded, ctx.content_rect().width()) {
        (true, _) => FOLDED,
        (_, width) if width < 1500.0 => scene.state.memory.dock.width.min(NARROW),
        _ => scene.state.memory.dock.width,
    }
}

/// Brings up the leaf that a new situation asks for.
pub(super) fn follow(scene: &mut Scene) {
    let public = scene.state.public;
    let now = Seen {
        phase: Some((public.turn, public.phase)),
        planned: scene.state.planned.is_some(),
        battle: public.battle.is_some(),
    };
    let memory = &mut *scene.state.memory;
    let before = std::mem::replace(&mut memory.seen, now);
    if before.phase.is_some() && before.phase != now.phase {
        memory.tab = match public.phase {
            phase if phase.is_combat() => Tab::Combat,
            Phase::SovietSetUp => Tab::Arrivals,
            Phase::Over => Tab::Points,
            _ => Tab::Turn,
        };
        memory.turn_shown = None;
        memory.ending_phase = false;
    }
    if (now.planned && !before.planned) || (now.battle && !before.battle) {
        memory.tab = Tab::Combat;
    }
    if before.phase.is_none() && public.phase == Phase::SovietSetUp {
        memory.tab = Tab::Arrivals;
    }
}

pub(super) fn show(ui: &mut Ui, scene: &mut Scene, rect: Rect) {
    let palette = scene.palette;
    let painter = ui.painter();
    painter.rect_filled(rect, 0, palette.background);
    let edge = if scene.state.memory.dock.side == DockSide::Right { rect.left() } else { rect.right() };
    painter.vline(edge.round() + 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
    if scene.state.memory.folded {
        folded(ui, scene, rect);
        return;
    }
    let inner = rect.shrink2(vec2(10.0, 8.0));
    let tall = inner.height() > 800.0;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.set_width(inner.width());
        tabs(ui, scene, !tall);
        ui.add_space(8.0);
        let foot = action_height(scene);
        let in_turn = matches!(scene.state.memory.tab, Tab::Turn | Tab::Combat | Tab::Points);
        let own_log = tall && in_turn;
        let room = ui.available_height() - foot - if own_log { 150.0 } else { 0.0 };
        let leaf = scene.state.memory.tab;
        let beside = Rect::from_min_size(ui.cursor().min, vec2(inner.width() + 9.0, room.max(80.0)));
        let mut child = ui.new_child(UiBuilder::new().max_rect(beside));
        ScrollArea::vertical()
            .id_salt(("leaf", leaf))
            .max_height(room.max(80.0))
            .auto_shrink([false, own_log])
            .show(&mut child, |ui| {
                ui.set_max_width(inner.width());
                if scene.state.replay.is_none() {
                    owed::show(ui, scene);
                    advice::show(ui, scene);
                }
                show_leaf(ui, scene, leaf, room);
            });
        ui.allocate_space(vec2(inner.width(), child.min_size().y));
        if own_log {
            action(ui, scene);
            log::show(ui, scene, ui.available_height());
        } else {
            let below = ui.available_height() - foot;
            ui.add_space(below.max(0.0));
            action(ui, scene);
        }
    });
}

fn show_leaf(ui: &mut Ui, scene: &mut Scene, leaf: Tab, room: f32) {
    match leaf {
        Tab::Turn => {
            turn_track::show(ui, scene);
            stack::show(ui, scene);
        }
        Tab::Combat => {
            combat::show(ui, scene);
            if scene.state.planned.is_none() && scene.state.public.battle.is_none() {
                stack::show(ui, scene);
            }
        }
        Tab::Arrivals => arrivals::show(ui, scene),
        Tab::Points => points::show(ui, scene),
        Tab::Charts => {
            let rulebook = scene.state.rulebook;
            let live = scene.state.rolled.map_or_else(
                || Live::none(rulebook),
                |rolled| Live::rolled(rulebook, rolled, scene.state.memory.throw),
            );
            results_table::show(ui, scene, &live);
            terrain_chart::show(ui, scene);
        }
        Tab::Log => log::show(ui, scene, room),
    }
}

/// The names of the leaves, the open one underlined.
fn tabs(ui: &mut Ui, scene: &mut Scene, with_log: bool) {
    let palette = scene.palette;
    let mut tabs = vec![Tab::Turn, Tab::Combat, Tab::Arrivals, Tab::Points, Tab::Charts];
    if with_log {
        tabs.push(Tab::Log);
    } else if scene.state.memory.tab == Tab::Log {
        scene.state.memory.tab = Tab::Turn;
    }
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let fold = Rect::from_min_max(pos2(strip.right() - 24.0, strip.top()), strip.max);
    let widths: Vec<f32> = tabs
        .iter()
        .map(|tab| tab.name())
        .chain([RULES])
        .map(|name| {
            let name = name.to_owned();
            ui.painter().layout_no_wrap(name, fonts::bold(12.0), palette.text).size().x
        })
        .collect();
    let gap = (strip.width() - 24.0 - widths.iter().sum::<f32>()) / widths.len() as f32;
    let mut left = strip.left();
    let leaves = tabs.into_iter().map(Some).chain([None]);
    for (tab, width) in leaves.zip(widths) {
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(width + gap, strip.height()));
        left = rect.right();
        let name = tab.map_or(RULES, Tab::name);
        let open = tab == Some(scene.state.memory.tab);
        let response = widgets::tab(ui, palette, rect, name, open, (12.0, vec2(4.0, 2.5)));
        match tab {
            Some(tab) if response.clicked() => scene.state.memory.tab = tab,
            Some(_) => {}
            None => {
                let about = with_key(scene, "The rules book, beside the map", Command::Rules);
                if response.on_hover_text(about).clicked() {
                    scene.state.memory.book.toggle();
                }
            }
        }
    }
    let response = ui.interact(fold, ui.id().with("fold"), Sense::click());
    let ink = if response.hovered() { palette.text } else { palette.text_third };
    ui.painter().text(fold.center(), Align2::CENTER_CENTER, "»", fonts::bold(15.0), ink);
    if response.on_hover_text(with_key(scene, "Fold the dock away", Command::FoldDock)).clicked() {
        scene.state.memory.folded = true;
    }
}

/// The strip that is left of a folded dock.
fn folded(ui: &mut Ui, scene: &mut Scene, rect: Rect) {
    let palette = scene.palette;
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 44.0));
    let response = ui.interact(head, ui.id().with("unfold"), Sense::click());
    ui.painter().text(head.center(), Align2::CENTER_CENTER, "«", fonts::bold(18.0), palette.text);
    if response.on_hover_text(with_key(scene, "Open the dock", Command::FoldDock)).clicked() {
        scene.state.memory.folded = false;
    }
    if scene.state.public.owed.is_some() && scene.state.replay.is_none() {
        let dot = pos2(rect.center().x, head.bottom() + 16.0);
        ui.painter().circle_filled(dot, 6.0, palette.accent);
    }
}

/// Whether there is something for the button at the foot.
fn action_height(scene: &Scene) -> f32 {
    if goes_on(scene) { 50.0 } else { 0.0 }
}

pub(super) fn goes_on(scene: &Scene) -> bool {
    let public = scene.state.public;
    public.phase != Phase::Over
        && public.phase != Phase::Bidding
        && public.owed.is_none()
        && !public.table.referee_off
        && scene.is_human(public.phase.side())
}

/// Attack if one is planned, else end the phase: the only amber area of the dock.
fn action(ui: &mut Ui, scene: &mut Scene) {
    if !goes_on(scene) {
        let computers = scene.state.replay.is_none() && scene.state.public.phase != Phase::Over;
        if computers && !scene.is_human(scene.state.public.phase.side()) {
            thinking(ui, scene);
        }
        return;
    }
    let palette = scene.palette;
    if let Some(planned) = scene.state.planned {
        ui.horizontal(|ui| {
            let width = ui.available_width() - BESIDE - 8.0;
            ui.allocate_ui(vec2(width, 40.0), |ui| {
                let words = if planned.overrun { "Overrun" } else { "Attack and roll" };
                if primary(ui, palette, words, &scene.state.memory.keys.hint(Command::Act), true).clicked() {
                    scene.act(Action::own(Wish::ResolveAttack));
                }
            });
            ui.allocate_ui(vec2(BESIDE, 40.0), |ui| {
                if beside(ui, palette, "Cancel").clicked() {
                    scene.act(Action::own(Wish::CancelAttack));
                }
            });
        });
    } else {
        let key = scene.state.memory.keys.hint(Command::EndPhase);
        ui.horizontal(|ui| {
            let width = ui.available_width() - BESIDE - 8.0;
            ui.allocate_ui(vec2(width, 40.0), |ui| {
                if primary(ui, palette, "End phase", &key, true).clicked() {
                    end_phase::ask(scene);
                }
            });
            ui.allocate_ui(vec2(BESIDE, 40.0), |ui| advice::button(ui, scene, beside));
        });
    }
    ui.add_space(10.0);
}

fn thinking(ui: &mut Ui, scene: &Scene) {
    let palette = scene.palette;
    let side = scene.state.public.phase.side();
    Frame::new()
        .fill(over(palette.raised, palette.background, 0.6))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(12, 8))
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(text(
                format!("The {side} computer player is at work."),
                fonts::sans(13.0),
                palette.text_second,
            ));
        });
    ui.add_space(10.0);
}
