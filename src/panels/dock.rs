//! The dock beside the map: questions, a tab with its sections, the log, the button that ends the phase.

pub(crate) mod advice;
pub(super) mod dice_tray;
pub(super) mod dock_edge;
pub(super) mod go_on;
pub(super) mod head_plate;
pub(super) mod hint_place;
pub(super) mod left;
pub(super) mod legend;
pub(crate) mod log;
pub(super) mod minimap;
pub(super) mod moment;
pub(crate) mod turn_chips;
pub(crate) mod turn_track;
pub(super) mod unread;
pub(super) mod watch;
pub(super) mod what_now;
pub(super) mod who_is_asked;

use super::{
    frame::panelled::{Leaf, PanelContext, Panelled, Room},
    kit::{fonts, widgets::tab},
};
use crate::settings::{Command, DockSide};
use bevy_egui::egui::{Align2, Context, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

/// The largest width in a small window.
const NARROW: f32 = 348.0;
/// Width of the strip that a folded dock leaves.
const FOLDED: f32 = 44.0;
/// In a dock that is higher than this the log is below the tab, above the button.
const TALL: f32 = 800.0;
/// In a dock that is higher than this the log is there even if the tab wants room.
const ROOMY: f32 = 960.0;
/// The least and the most height of the log there. A tab gets this much height before the log gets more than the least.
/// The heights do not depend on the need of the tab: nothing moves under the pointer while it grows.
const LOG: [f32; 2] = [150.0, 320.0];
const LEAF: f32 = 700.0;
/// The tab with the log alone.
const LOG_LEAF: &str = "Log";
/// The button that opens the rules book is among the tabs, although the book is beside the map.
const RULES: &str = "Rules";

/// Returns the current width of the dock.
pub(super) fn width<G: Panelled>(ctx: &Context, panel: &PanelContext<G>) -> f32 {
    match (panel.state.memory.folded, ctx.content_rect().width()) {
        (true, _) => FOLDED,
        (_, width) if width < 1500.0 => panel.state.memory.dock.width.min(NARROW),
        _ => panel.state.memory.dock.width,
    }
}

pub(super) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect) {
    let palette = panel.palette;
    let painter = ui.painter();
    painter.rect_filled(rect, 0, palette.background);
    let edge = if panel.state.memory.dock.side == DockSide::Right { rect.left() } else { rect.right() };
    painter.vline(edge.round() + 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
    if panel.state.memory.folded {
        folded(ui, panel, rect);
        return;
    }
    let inner = rect.shrink2(vec2(10.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.set_width(inner.width());
        leaves(ui, panel);
        ui.add_space(8.0);
        let leaf = open_leaf(panel);
        let tall = if G::wants_room(panel) { ROOMY } else { TALL };
        let with_log = inner.height() > tall && leaf.is_some_and(|leaf| leaf.with_log);
        let foot = go_on::height(panel);
        let room = ui.available_height() - foot;
        let log = if with_log { (room - LEAF).clamp(LOG[0], LOG[1]) } else { 0.0 };
        let height = (room - log).max(80.0);
        let beside = Rect::from_min_size(ui.cursor().min, vec2(inner.width() + 9.0, height));
        let mut child = ui.new_child(UiBuilder::new().max_rect(beside));
        let name = leaf.map_or(LOG_LEAF, |leaf| leaf.name);
        let mut scroll = ScrollArea::vertical().id_salt(("leaf", name)).max_height(height);
        if deed_changes(ui, panel) {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        scroll.auto_shrink([false, false]).show(&mut child, |ui| {
            ui.set_max_width(inner.width());
            if panel.state.replay.is_none() {
                G::questions(ui, panel);
            }
            match leaf {
                Some(leaf) => (leaf.show)(ui, panel, Room { height, with_log }),
                None => log::show(ui, panel, height),
            }
        });
        ui.allocate_space(vec2(inner.width(), height));
        if with_log {
            log::show(ui, panel, log);
        }
        // Always at the foot of the dock: a player who ends several phases finds the button in the same place.
        ui.add_space((ui.available_height() - foot).max(0.0));
        go_on::foot(ui, panel);
    });
}

/// Whether the button at the foot has changed: the tab then scrolls to its head, where the new action begins.
fn deed_changes<G: Panelled>(ui: &Ui, panel: &PanelContext<G>) -> bool {
    let deed = panel.step().map(|step| (step.key, step.lesser, step.beside.is_some()));
    ui.data_mut(|data| {
        let before = data.get_temp_mut_or_insert_with(Id::new("deed of the dock"), || deed);
        std::mem::replace(before, deed) != deed
    })
}

/// Returns the open tab; none for the log.
fn open_leaf<G: Panelled>(panel: &PanelContext<G>) -> Option<&'static Leaf<G>> {
    let open = panel.state.memory.leaf;
    let found = G::LEAVES.iter().find(|leaf| leaf.name == open);
    if open == LOG_LEAF { None } else { found.or(G::LEAVES.first()) }
}

/// Draws the names of the tabs, the open one underlined, and the button for the rules beside the map.
fn leaves<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    let open = open_leaf(panel).map_or(LOG_LEAF, |leaf| leaf.name);
    let names: Vec<&str> = G::LEAVES.iter().map(|leaf| leaf.name).chain([LOG_LEAF, RULES]).collect();
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let fold = Rect::from_min_max(pos2(strip.right() - 24.0, strip.top()), strip.max);
    let width = |name: &&str| {
        ui.painter().layout_no_wrap((*name).to_owned(), fonts::bold(12.0), palette.text).size().x
    };
    let widths: Vec<f32> = names.iter().map(width).collect();
    let gap = (strip.width() - 24.0 - widths.iter().sum::<f32>()) / widths.len() as f32;
    let mut left = strip.left();
    for (name, width) in names.into_iter().zip(widths) {
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(width + gap, strip.height()));
        left = rect.right();
        let response = tab(ui, palette, rect, name, name == open, (12.0, vec2(4.0, 2.5)));
        if name != RULES {
            if response.clicked() {
                panel.state.memory.leaf = name;
            }
            continue;
        }
        let about = panel.keyed("The rules book, beside the map", Command::Rules);
        if response.on_hover_text(about).clicked() {
            panel.state.memory.book.toggle();
        }
    }
    let response = ui.interact(fold, ui.id().with("fold"), Sense::click());
    let ink = if response.hovered() { palette.text } else { palette.text_third };
    ui.painter().text(fold.center(), Align2::CENTER_CENTER, "»", fonts::bold(15.0), ink);
    if response.on_hover_text(panel.keyed("Fold the dock away", Command::FoldDock)).clicked() {
        panel.state.memory.folded = true;
    }
}

/// Draws the strip that a folded dock leaves.
fn folded<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect) {
    let palette = panel.palette;
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 44.0));
    let response = ui.interact(head, ui.id().with("unfold"), Sense::click());
    ui.painter().text(head.center(), Align2::CENTER_CENTER, "«", fonts::bold(18.0), palette.text);
    if response.on_hover_text(panel.keyed("Open the dock", Command::FoldDock)).clicked() {
        panel.state.memory.folded = false;
    }
    if G::owed(panel.state.rulebook, panel.state.public).is_some() && panel.state.replay.is_none() {
        let dot = pos2(rect.center().x, head.bottom() + 16.0);
        ui.painter().circle_filled(dot, 6.0, palette.accent);
    }
}
