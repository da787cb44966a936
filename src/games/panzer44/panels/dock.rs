//! The dock: its leaves, and the button that goes on.

use super::{Leaf, advice, attack, charts, phases, scene::Scene, sheet, sight, tasks, unit};
use crate::{
    panels::{
        Action, LogLine,
        dock::FOLDED,
        fonts, log,
        widgets::{hint, section, tab},
    },
    settings::DockSide,
};
use bevy_egui::egui::{Align2, Context, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

/// Width in a small window, at most.
const NARROW: f32 = 348.0;

/// A leaf that is lower than this has no room for what stands elsewhere as well.
const SHORT: f32 = 640.0;
/// Lines of the log that are told where it is not shown.
const LAST: usize = 3;
/// The part of a low leaf that the log takes in a replay.
const REPLAYED: f32 = 0.6;

/// The width that the dock takes now.
pub(super) fn width(ctx: &Context, scene: &Scene) -> f32 {
    match (scene.state.memory.folded, ctx.content_rect().width()) {
        (true, _) => FOLDED,
        (_, width) if width < 1500.0 => scene.state.memory.dock.width.min(NARROW),
        _ => scene.state.memory.dock.width,
    }
}

pub(super) fn show(ui: &mut Ui, scene: &mut Scene, rect: Rect) {
    let palette = scene.palette;
    ui.painter().rect_filled(rect, 0, palette.background);
    let edge = if scene.state.memory.dock.side == DockSide::Right { rect.left() } else { rect.right() };
    ui.painter().vline(edge.round() + 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
    if scene.state.memory.folded {
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), 44.0));
        let response = ui.interact(head, ui.id().with("unfold"), Sense::click());
        ui.painter().text(head.center(), Align2::CENTER_CENTER, "«", fonts::bold(18.0), palette.text);
        if response.on_hover_text("Open the dock").clicked() {
            scene.state.memory.folded = false;
        }
        return;
    }
    let inner = rect.shrink2(vec2(10.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.set_width(inner.width());
        leaves(ui, scene);
        ui.add_space(8.0);
        let foot = tasks::height(scene);
        let tall = inner.height() > 860.0 && scene.state.own.leaf == Leaf::Turn;
        let log_height = if tall { 190.0 } else { 0.0 };
        let room = (ui.available_height() - foot - log_height).max(80.0);
        let beside = Rect::from_min_size(ui.cursor().min, vec2(inner.width() + 9.0, room));
        let mut child = ui.new_child(UiBuilder::new().max_rect(beside));
        let leaf = scene.state.own.leaf;
        let scroll = ScrollArea::vertical().id_salt(("leaf", leaf)).max_height(room);
        scroll.auto_shrink([false, false]).show(&mut child, |ui| {
            ui.set_max_width(inner.width());
            if scene.state.replay.is_none() {
                advice::show(ui, scene);
            }
            show_leaf(ui, scene, leaf, (room, tall));
        });
        ui.allocate_space(vec2(inner.width(), room));
        tasks::foot(ui, scene);
        if tall {
            show_log(ui, scene, log_height - 10.0);
        }
    });
}

/// Shows a leaf in so much room; in a `tall` dock the log stands below.
fn show_leaf(ui: &mut Ui, scene: &mut Scene, leaf: Leaf, (room, tall): (f32, bool)) {
    match leaf {
        Leaf::Turn => {
            // The bar at the top names the phases as well.
            if room > SHORT {
                phases::show(ui, scene);
            }
            tasks::show(ui, scene);
            attack::show(ui, scene);
            if !tall {
                happened(ui, scene, room);
            }
            // The sheet is long: what helps to fill it stands above it.
            if scene.state.replay.is_none() {
                sight::show(ui, scene);
            }
            sheet::show(ui, scene);
            unit::show(ui, scene);
        }
        Leaf::Charts => charts::show(ui, scene),
        Leaf::Log => show_log(ui, scene, room),
    }
}

/// What has just happened, where there is no room for the log; in a replay, which has nothing to be done, the log.
fn happened(ui: &mut Ui, scene: &mut Scene, room: f32) {
    if scene.state.replay.is_some() {
        return show_log(ui, scene, room * REPLAYED);
    }
    let lines: Vec<&LogLine> = scene.state.log.iter().rev().filter(|line| !line.heading).take(LAST).collect();
    if lines.is_empty() {
        return;
    }
    section(ui, scene.palette, "Just now", "the log has all of it", |ui| {
        for line in lines.into_iter().rev() {
            hint(ui, scene.palette, line.text.as_str());
        }
    });
}

fn show_log(ui: &mut Ui, scene: &mut Scene, height: f32) {
    let (palette, log) = (scene.palette, scene.state.log);
    let filter = &mut scene.state.memory.log_filter;
    if let Some(hex) = log::show_lines(ui, palette, log, filter, height) {
        scene.act(Action::Centre(hex));
    }
}

/// The names of the leaves, the open one underlined; and the rules, which lie beside the map.
fn leaves(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let fold = Rect::from_min_max(pos2(strip.right() - 24.0, strip.top()), strip.max);
    let width = (strip.width() - 24.0) / 4.0;
    for (number, leaf) in Leaf::ALL.into_iter().map(Some).chain([None]).enumerate() {
        let left = strip.left() + width * number as f32;
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(width, strip.height()));
        let name = leaf.map_or("Rules", Leaf::name);
        let open = leaf == Some(scene.state.own.leaf);
        if tab(ui, palette, rect, name, open, (12.0, vec2(4.0, 2.5))).clicked() {
            match leaf {
                Some(leaf) => scene.state.own.leaf = leaf,
                None => scene.state.memory.book.toggle(),
            }
        }
    }
    let response = ui.interact(fold, ui.id().with("fold"), Sense::click());
    ui.painter().text(fold.center(), Align2::CENTER_CENTER, "»", fonts::bold(15.0), palette.text_third);
    if response.on_hover_text("Fold the dock away").clicked() {
        scene.state.memory.folded = true;
    }
}
