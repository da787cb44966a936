//! The dock beside the map: the task at its head, a tab with its sections, the log, and at its foot the one place to
//! confirm.

pub(crate) mod advice;
pub(super) mod dice_tray;
pub(super) mod dock_edge;
pub(super) mod go_on;
pub(crate) mod head;
pub(crate) mod head_told;
pub(super) mod left;
pub(super) mod legend;
pub(crate) mod log;
pub(super) mod minimap;
pub(super) mod moment;
pub(super) mod open_question;
pub(crate) mod overlay_bar;
pub(crate) mod turn_chips;
pub(crate) mod turn_track;
pub(super) mod unread;
pub(super) mod watch;
pub(super) mod what_now;
pub(super) mod who_is_asked;

use super::{
    frame::panelled::{Leaf, PanelContext, Panelled, Room},
    kit::{fonts, widgets::tab},
    online::chat as online_chat,
};
use crate::{
    engine::text::say,
    settings::{Command, DockSide},
};
use bevy_egui::egui::{Align2, Context, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

/// The largest width in a small window.
const NARROW: f32 = 348.0;
/// Width of the strip that a folded dock leaves.
const FOLDED: f32 = 44.0;
/// Height of the row of tabs.
const TABS: f32 = 30.0;
/// Points between two parts.
const GAP: f32 = 8.0;
/// The part of the height that the log and the foot take.
const LOWER: f32 = 1.0 / 3.0;
/// Below this height the log gives room to the game's own part above it, down to its least height.
const LOW: f32 = 760.0;
const LEAST_LOG: f32 = 62.0;
/// The least height of a tab beside which the small map is shown, and the height of the small map.
const LEAF: f32 = 300.0;
const SMALL_MAP: f32 = 150.0;
/// The id of the tab with the log alone.
const LOG_LEAF: &str = "log";
/// The button that opens the rules book is among the tabs, although the book is beside the map.
const RULES: &str = "rules";

/// Returns the current width of the dock.
pub(super) fn width<G: Panelled>(ctx: &Context, panel: &PanelContext<G>) -> f32 {
    match (is_folded(panel), ctx.content_rect().width()) {
        (true, _) => FOLDED,
        (_, width) if width < 1500.0 => panel.state.memory.dock.width.min(NARROW),
        _ => panel.state.memory.dock.width,
    }
}

/// Whether the dock is folded. It opens by itself for a question and for a hint, which are shown in it.
pub(super) fn is_folded<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.state.memory.folded && panel.state.hint.is_none() && !panel.state.memory.ending_phase
}

/// The parts of the dock, from its head to its foot. Their places do not depend on what they show: nothing moves under
/// the pointer.
struct Parts {
    head: Rect,
    tabs: Rect,
    leaf: Rect,
    small_map: Option<Rect>,
    /// The part of the game itself.
    own: Rect,
    log: Rect,
    foot: Rect,
}

impl Parts {
    fn of<G: Panelled>(panel: &PanelContext<G>, inner: Rect) -> Self {
        let live = panel.state.replay.is_none();
        let cut = |rect: Rect, height: f32| {
            let (upper, lower) = rect.split_top_bottom_at_y(rect.top() + height);
            (upper, lower.with_min_y((lower.top() + GAP).min(lower.bottom())))
        };
        let (head, rest) = if live { cut(inner, head::HEIGHT) } else { (Rect::NOTHING, inner) };
        let (tabs, rest) = cut(rest, TABS);
        let foot = if live { go_on::HEIGHT } else { 0.0 };
        let foot = inner.with_min_y(inner.bottom() - foot);
        let own_height = go_on::own_height(panel);
        let third = (inner.bottom() - LOWER * inner.height()).round();
        // In a low dock the game's own part takes room from the log, so that odds above it stay in sight. Whatever its height,
        // its foot stays in one place: the amber button is its lowest. A question or a hint needs the place of the log.
        let is_log = is_log_below(panel);
        let spares = inner.height() < LOW && own_height > 0.0 && is_log;
        let spared = (third + own_height).min(foot.top() - GAP - LEAST_LOG).max(third);
        let lower = if spares { spared } else { third };
        // The tab of the log is the log itself, in the whole height.
        let whole = is_log && shows_log_alone(panel);
        let lower = if whole { rest.top() + own_height + GAP } else { lower };
        let log = Rect::from_min_max(pos2(inner.left(), lower), pos2(inner.right(), foot.top() - GAP));
        let rest = rest.with_max_y(log.top() - GAP);
        let own = rest.with_min_y(rest.bottom() - own_height);
        let rest = rest.with_max_y(own.top());
        let maps = panel.state.small_map.is_some() && rest.height() >= LEAF + SMALL_MAP + GAP;
        let map = rest.with_min_y(rest.bottom() - SMALL_MAP);
        let leaf = if maps { rest.with_max_y(map.top() - GAP) } else { rest };
        Self { head, tabs, leaf, small_map: maps.then_some(map), own, log, foot }
    }
}

/// Draws a part in its rectangle.
fn part<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let scope = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_width(rect.width());
        contents(ui)
    });
    scope.inner
}

/// Draws the dock in its rectangle; `map` is the rectangle of the map.
pub(super) fn show<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect, map: Rect) {
    let palette = panel.palette;
    let painter = ui.painter();
    painter.rect_filled(rect, 0, palette.background);
    let edge = if panel.state.memory.dock.side == DockSide::Right { rect.left() } else { rect.right() };
    painter.vline(edge.round() + 0.5, rect.y_range(), Stroke::new(1.0, palette.line));
    if is_folded(panel) {
        folded(ui, panel, rect);
        return;
    }
    let question = open_question::question(ui.ctx(), panel);
    let parts = Parts::of(panel, rect.shrink2(vec2(10.0, 8.0)));
    if parts.head.is_positive() {
        head::show(ui, panel, parts.head);
    }
    part(ui, parts.tabs, |ui| leaves(ui, panel));
    if parts.leaf.height() > GAP {
        show_leaf(ui, panel, open_leaf(panel), parts.leaf);
    }
    if let (Some(room), Some(state)) = (parts.small_map, &panel.state.small_map) {
        let asked = minimap::show(ui, state, palette, room);
        panel.actions.extend(asked);
    }
    part(ui, parts.own, |ui| go_on::own(ui, panel));
    part(ui, parts.log, |ui| match &question {
        Some((_, question)) => open_question::left_undone(ui, panel, question),
        None if panel.state.replay.is_none() && panel.state.hint.is_some() => {
            advice::show(ui, panel, (parts.log, map));
        }
        None => {
            log_or_chat(ui, panel, parts.log.height());
            advice::take_second_click(ui, parts.log);
        }
    });
    part(ui, parts.foot, |ui| go_on::foot(ui, panel, question));
}

/// Draws the log, or in its place the chat of an online game while that is open.
fn log_or_chat<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, height: f32) {
    if panel.state.memory.chat.is_open
        && let Some(mut online) = panel.online()
    {
        return online_chat::show(ui, &mut online, height);
    }
    log::show(ui, panel, height);
}

/// Draws the open tab; none is the log alone.
fn show_leaf<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    leaf: Option<&'static Leaf<G>>,
    rect: Rect,
) {
    // The bar of the scroll area is beside the text.
    let beside = rect.with_max_x(rect.right() + 9.0);
    let height = rect.height().max(40.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(beside));
    let name = leaf.map_or(LOG_LEAF, |leaf| leaf.name);
    let mut scroll = ScrollArea::vertical().id_salt(("leaf", name)).max_height(height);
    if deed_changes(ui, panel) {
        scroll = scroll.vertical_scroll_offset(0.0);
    }
    scroll.auto_shrink([false, false]).show(&mut child, |ui| {
        ui.set_max_width(rect.width());
        if panel.state.replay.is_none() {
            G::questions(ui, panel);
        }
        match leaf {
            Some(leaf) => (leaf.show)(ui, panel, Room { height }),
            // The log is below, unless something else has its place.
            None if is_log_below(panel) => {}
            None => log::show(ui, panel, height),
        }
    });
}

/// Whether the button at the foot has changed: the tab then scrolls to its head, where the new action begins.
fn deed_changes<G: Panelled>(ui: &Ui, panel: &PanelContext<G>) -> bool {
    if panel.tumbles() {
        return false;
    }
    let deed = panel.step().map(|step| (step.key, step.lesser, step.beside.is_some()));
    ui.data_mut(|data| {
        let before = data.get_temp_mut_or_insert_with(Id::new("deed of the dock"), || deed);
        std::mem::replace(before, deed) != deed
    })
}

/// Whether the log is in the lower part of the dock: a question or a hint takes its place.
fn is_log_below<G: Panelled>(panel: &PanelContext<G>) -> bool {
    panel.state.hint.is_none() && !panel.state.memory.ending_phase
}

/// Whether the tab of the log is open, and a person is asked nothing that would be shown in it.
fn shows_log_alone<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let (rulebook, public) = panel.game();
    let is_asked = || panel.state.humans[G::acting(rulebook, public).min(1)];
    open_leaf(panel).is_none() && (G::owed(rulebook, public).is_none() || !is_asked())
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
    let own = G::LEAVES.iter().map(|leaf| (leaf.name, (leaf.words)()));
    let always = [(LOG_LEAF, say!("dock-log")), (RULES, say!("dock-rules"))];
    let leaves: Vec<(&'static str, String)> = own.chain(always).collect();
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), TABS), Sense::hover());
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let fold = Rect::from_min_max(pos2(strip.right() - 24.0, strip.top()), strip.max);
    let width = |(_, words): &(&str, String)| {
        ui.painter().layout_no_wrap(words.clone(), fonts::bold(12.0), palette.text).size().x
    };
    let widths: Vec<f32> = leaves.iter().map(width).collect();
    let gap = (strip.width() - 24.0 - widths.iter().sum::<f32>()) / widths.len() as f32;
    let mut left = strip.left();
    for ((name, words), width) in leaves.into_iter().zip(widths) {
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(width + gap, strip.height()));
        left = rect.right();
        let response = tab(ui, palette, rect, &words, name == open, (12.0, vec2(4.0, 2.5)));
        if name != RULES {
            if response.clicked() {
                panel.state.memory.leaf = name;
            }
            continue;
        }
        let about = panel.keyed(&say!("dock-rules.hint"), Command::Rules);
        if response.on_hover_text(about).clicked() {
            panel.state.memory.book.toggle();
        }
    }
    let response = ui.interact(fold, ui.id().with("fold"), Sense::click());
    let ink = if response.hovered() { palette.text } else { palette.text_third };
    ui.painter().text(fold.center(), Align2::CENTER_CENTER, "»", fonts::bold(15.0), ink);
    if response.on_hover_text(panel.keyed(&say!("dock-fold"), Command::FoldDock)).clicked() {
        panel.state.memory.folded = true;
    }
}

/// Draws the strip that a folded dock leaves.
fn folded<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, rect: Rect) {
    let palette = panel.palette;
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 44.0));
    let response = ui.interact(head, ui.id().with("unfold"), Sense::click());
    ui.painter().text(head.center(), Align2::CENTER_CENTER, "«", fonts::bold(18.0), palette.text);
    if response.on_hover_text(panel.keyed(&say!("dock-unfold"), Command::FoldDock)).clicked() {
        panel.state.memory.folded = false;
    }
    if G::owed(panel.state.rulebook, panel.state.public).is_some() && panel.state.replay.is_none() {
        let dot = pos2(rect.center().x, head.bottom() + 16.0);
        ui.painter().circle_filled(dot, 6.0, palette.accent);
    }
}
