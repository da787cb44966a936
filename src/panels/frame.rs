//! The frame of the table, for any game: the bar, the dock, and the panels over the map. Presenter mode hides all of it
//! except the caption and the decisions that a player must make before the game goes on.

pub(crate) mod panelled;
pub(super) mod top_bar;

use super::{
    book::{BookState, book},
    caption, dock,
    dock::{advice, dice_tray::dice_tray, dock_edge, go_on, watch, what_now, who_is_asked},
    kit::{
        chips, fonts,
        place::place,
        theme::{Palette, dress},
        toast,
    },
    questions::{ask_end, referee, save_name, saving},
    report::result,
    sheet::keys,
    state::{Action, PanelSpace},
    timeline,
    timeline::state,
    title::briefing,
};
use crate::{
    scene::caption::Caption,
    settings::{Command, DockSide, KeyMap},
};
use bevy_egui::egui::{Align2, Context, CornerRadius, Id, LayerId, Order, Rect, pos2, vec2};
use panelled::{PanelState, Panelled, Scene};

/// Draws the panels of the table; returns the player's actions and the space that the panels take.
pub fn table<G: Panelled>(ctx: &Context, state: PanelState<G>) -> (Vec<Action>, PanelSpace) {
    let bar = PanelSpace { top: top_bar::HEIGHT, ..PanelSpace::default() };
    if !dress(ctx, state.memory.theme) {
        let dock = state.memory.dock;
        return (Vec::new(), bar.and(dock.side, dock.width));
    }
    let mut scene = Scene::new(state, false);
    let live = scene.state.replay.is_none();
    if live {
        G::follow(&mut scene);
    }
    keys::obey(ctx, &mut scene);
    let window = ctx.content_rect();
    let width = dock::width(ctx, &scene).min(window.width());
    let at_top = Rect::from_min_size(window.min, vec2(window.width(), top_bar::HEIGHT));
    place(ctx, "top bar", at_top, |ui| top_bar::show(ui, &mut scene));
    let side = scene.state.memory.dock.side;
    let left = match side {
        DockSide::Left => window.left(),
        DockSide::Right => window.right() - width,
    };
    let dock = Rect::from_min_max(pos2(left, at_top.bottom()), pos2(left + width, window.bottom()));
    place(ctx, "dock", dock, |ui| dock::show(ui, &mut scene, dock));
    dock_edge::show(ctx, &mut scene, dock);
    let bottom = if live { 0.0 } else { state::HEIGHT };
    let space = PanelSpace { bottom, ..bar.and(side, width) };
    let beside = space.and(side.other(), scene.state.memory.lesson_width);
    let map = beside.rest(window);
    let question = if let Some(mut strip) = scene.strip() {
        let rect = Rect::from_min_max(map.left_bottom(), pos2(map.right(), window.bottom()));
        place(ctx, "time line", rect, |ui| timeline::show(ui, &mut strip, rect));
        None
    } else {
        go_on::show(ctx, &mut scene, map.right_bottom() - vec2(16.0, 16.0))
    };
    let foot = go_on::clear_of(question, pos2(map.center().x, map.bottom() - 20.0));
    toast::show(ctx, &mut scene, foot);
    let told = saving::at_foot(ctx, scene.palette, &scene.state.memory.saving, foot);
    scene.actions.extend(told);
    show_book(ctx, &mut scene, map);
    over_map(ctx, &mut scene, beside);
    if live {
        chips::show(ctx, &scene, map);
        what_now::show(ctx, &mut scene, map);
        watch::show(ctx, &mut scene, map);
        result::bar(ctx, &mut scene, map);
        advice::show(ctx, &mut scene, map);
    }
    briefing::show(ctx, &mut scene, map);
    (scene.actions, space)
}

/// Draws presenter mode; returns the player's actions and the space that it takes, which is none. While it is `new` it
/// shows the key that leaves it.
pub fn presenter<G: Panelled>(
    ctx: &Context,
    state: PanelState<G>,
    caption: &Caption,
    new: bool,
) -> (Vec<Action>, PanelSpace) {
    if !dress(ctx, state.memory.theme) {
        return (Vec::new(), PanelSpace::default());
    }
    let mut scene = Scene::new(state, true);
    keys::obey(ctx, &mut scene);
    caption::show(ctx, caption, scene.state.memory.colours, true);
    let window = ctx.content_rect();
    let foot = window.bottom() - caption::COVERED * window.height();
    let question = match scene.state.replay {
        None => go_on::show(ctx, &mut scene, pos2(window.right() - 24.0, foot - 16.0)),
        Some(_) => None,
    };
    toast::show(ctx, &mut scene, go_on::clear_of(question, pos2(window.center().x, foot - 24.0)));
    over_map(ctx, &mut scene, PanelSpace::default());
    if new {
        way_back(ctx, scene.palette, &scene.state.memory.keys, window);
    }
    (scene.actions, PanelSpace::default())
}

/// Draws the game's own panels over the map, and the tray of real dice.
fn over_map<G: Panelled>(ctx: &Context, scene: &mut Scene<G>, space: PanelSpace) {
    if scene.state.replay.is_none() {
        let map = space.rest(ctx.content_rect());
        who_is_asked::show(ctx, scene, map);
        referee::show(ctx, scene, space);
        G::over_map(ctx, scene, space);
        referee::ask(ctx, scene, map);
        ask_end::show(ctx, scene, map);
        save_name::show(ctx, scene, map);
        if let Some(tray) = &scene.state.dice {
            let asked = dice_tray(ctx, tray, map);
            scene.actions.extend(asked);
        }
    }
}

/// Draws the rules book over the map, with the rules on the hex of the question.
fn show_book<G: Panelled>(ctx: &Context, scene: &mut Scene<G>, room: Rect) {
    if scene.state.memory.covered {
        return;
    }
    let (rulebook, public) = scene.game();
    let number = scene.state.position_number;
    let memory = &mut *scene.state.memory;
    memory.book.give_way(room, scene.state.lies_at);
    let explained = memory.take_answer(number, |question| G::why(rulebook, public, question));
    let rules = memory.rules();
    let state = BookState {
        rules: &rules,
        explains: true,
        explained: explained.as_ref().map(|(.., answer)| answer),
        palette: scene.palette,
        keys: &memory.keys,
        room,
        closes: !memory.ending_phase,
        memory: &mut memory.book,
    };
    book(ctx, state);
    memory.explained = explained;
}

/// Shows the key that brings the panels back.
pub(super) fn way_back(ctx: &Context, palette: &Palette, keys: &KeyMap, window: Rect) {
    let key = keys.hint(Command::Presenter);
    let words = format!("{key} brings the panels back");
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("way back")));
    let line = painter.layout_no_wrap(words, fonts::sans(14.0), palette.text);
    let middle = pos2(window.center().x, window.top() + 76.0);
    let plate = Align2::CENTER_CENTER.anchor_size(middle, line.size() + vec2(28.0, 14.0));
    painter.rect_filled(plate, CornerRadius::same(14), palette.background);
    painter.galley(middle - line.size() / 2.0, line, palette.text);
}
