//! The frame of the table, for any game: the bar, the dock, and the panels over the map. Presenter mode hides all of it
//! except the caption and the decisions that a player must make before the game goes on.

mod menu;
pub(crate) mod next_step;
pub(crate) mod panelled;
pub(crate) mod shown_moment;
pub(super) mod top_bar;
mod whose_order;

use super::{
    book::{BookState, book},
    caption, dock,
    dock::{dice_tray::dice_tray, dock_edge, open_question, overlay_bar},
    kit::{
        chips, fonts,
        place::place,
        theme::{Palette, dress},
        toast,
    },
    online::{bar as online_bar, plate as online_plate},
    questions::{ask_end, referee, save_name, saving},
    sheet::keys,
    stage::card,
    state::{Action, PanelSpace},
    study::{StudyPanel, banner, tree},
    timeline,
    title::briefing,
};
use crate::{
    engine::text::say,
    scene::caption::Caption,
    settings::{Command, DockSide, KeyMap},
};
use bevy_egui::egui::{Align2, Context, CornerRadius, Id, LayerId, Order, Rect, pos2, vec2};
use panelled::{PanelContext, PanelState, Panelled};

/// Draws the panels of the table; returns the player's actions and the space that the panels take.
pub fn table<G: Panelled>(ctx: &Context, state: PanelState<G>) -> (Vec<Action>, PanelSpace) {
    let open = state.study.and_then(|study| study.open);
    let online_height = online_bar::height(state.memory.online_game.as_ref());
    let top = top_bar::HEIGHT + banner::height(open) + online_height;
    let bar = PanelSpace { top, ..PanelSpace::default() };
    if !dress(ctx, state.memory.theme) {
        let dock = state.memory.dock;
        return (Vec::new(), bar.and(dock.side, dock.width));
    }
    let mut panel = PanelContext::new(state, false);
    let live = panel.state.replay.is_none();
    if live {
        G::follow(&mut panel);
    }
    keys::obey(ctx, &mut panel);
    let window = ctx.content_rect();
    let width = dock::width(ctx, &panel).min(window.width());
    let at_top = Rect::from_min_size(window.min, vec2(window.width(), top_bar::HEIGHT));
    place(ctx, "top-bar", at_top, |ui| top_bar::show(ui, &mut panel));
    let head = window.top() + bar.top;
    if open.is_some() {
        let row = banner::row(window, at_top.bottom());
        with_study(&mut panel, |drawn| {
            place(ctx, "study-banner", row, |ui| banner::show(ui, drawn, row));
        });
    }
    if let Some(mut online) = panel.online() {
        let row = online_bar::row(window, head - online_height);
        place(ctx, "online-bar", row, |ui| online_bar::show(ui, &mut online, row));
    }
    let side = panel.state.memory.dock.side;
    let left = match side {
        DockSide::Left => window.left(),
        DockSide::Right => window.right() - width,
    };
    let dock = Rect::from_min_max(pos2(left, head), pos2(left + width, window.bottom()));
    let bottom = panel.state.replay.map_or(overlay_bar::HEIGHT, |replay| replay.height());
    let space = PanelSpace { bottom, ..bar.and(side, width) };
    let beside =
        space.and(side.other(), panel.state.memory.lesson_width.max(panel.state.memory.editor_width));
    let map = beside.rest(window);
    place(ctx, "dock", dock, |ui| dock::show(ui, &mut panel, dock, map));
    dock_edge::show(ctx, &mut panel, dock);
    let below = Rect::from_min_max(map.left_bottom(), pos2(map.right(), window.bottom()));
    if let Some(mut strip) = panel.strip() {
        place(ctx, "time-line", below, |ui| timeline::show(ui, &mut strip, below));
    } else {
        place(ctx, "overlay-bar", below, |ui| overlay_bar::show(ui, &mut panel, below));
    }
    let free = show_note(ctx, &panel, map);
    let foot = pos2(map.center().x, free.bottom() - 20.0);
    toast::show(ctx, &mut panel, foot);
    let told = saving::at_foot(ctx, panel.palette, &panel.state.memory.saving, foot);
    panel.actions.extend(told);
    show_book(ctx, &mut panel, map);
    over_map(ctx, &mut panel, beside);
    with_study(&mut panel, |drawn| tree::show(ctx, drawn, free));
    if let Some(mut online) = panel.online() {
        online_plate::show(ctx, &mut online, free);
    }
    if live {
        chips::show(ctx, &panel, map);
        card::show(ctx, &mut panel, free);
    }
    briefing::show(ctx, &mut panel, map);
    (panel.actions, space)
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
    let mut panel = PanelContext::new(state, true);
    keys::obey(ctx, &mut panel);
    caption::show(ctx, caption, panel.state.memory.colours, true);
    let window = ctx.content_rect();
    let foot = window.bottom() - caption::COVERED * window.height();
    let question = match panel.state.replay {
        None => open_question::show(ctx, &mut panel, pos2(window.right() - 24.0, foot - 16.0)),
        Some(_) => None,
    };
    toast::show(ctx, &mut panel, open_question::clear_of(question, pos2(window.center().x, foot - 24.0)));
    over_map(ctx, &mut panel, PanelSpace::default());
    if new {
        way_back(ctx, panel.palette, &panel.state.memory.keys, window);
    }
    (panel.actions, PanelSpace::default())
}

/// Draws the game's own panels over the map, and the tray of real dice.
fn over_map<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, space: PanelSpace) {
    if panel.state.replay.is_none() {
        let map = space.rest(ctx.content_rect());
        referee::show(ctx, panel, space);
        // A question tells what the die decides: in presenter mode too it waits until the die is at rest.
        if !panel.captioned || !panel.tumbles() {
            G::over_map(ctx, panel, space);
        }
        referee::ask(ctx, panel, map);
        ask_end::show(ctx, panel, map);
        save_name::show(ctx, panel, map);
        if let Some(tray) = &panel.state.dice {
            let asked = dice_tray(ctx, tray, map);
            panel.actions.extend(asked);
        }
    }
}

/// Draws the note of the moment at the foot of the map, unless it is being written; in a branch that of the moment from
/// which the branch leaves. Returns the part of the map above it.
fn show_note<G: Panelled>(ctx: &Context, panel: &PanelContext<G>, map: Rect) -> Rect {
    let state = &panel.state;
    let is_written = state.memory.timeline.draft.is_some();
    let here = state.replay.filter(|_| !is_written).and_then(|replay| replay.notes.get(&replay.now));
    let before = state.study.and_then(|study| study.note);
    let shown = match (here, before) {
        (Some(note), _) => Some((note.as_str(), None)),
        (None, Some((after, note))) => Some((note, Some(after))),
        (None, None) => None,
    };
    let Some((note, from)) = shown else { return map };
    let plate = timeline::note::show(ctx, panel.palette, note, from, map);
    map.with_max_y(plate.top())
}

/// Draws a panel of the study, if the game has one.
fn with_study<G: Panelled>(panel: &mut PanelContext<G>, draw: impl FnOnce(&mut StudyPanel)) {
    let Some(study) = panel.state.study else { return };
    let memory = &mut *panel.state.memory;
    draw(&mut StudyPanel {
        study,
        palette: panel.palette,
        keys: &memory.keys,
        memory: &mut memory.timeline.study,
        actions: &mut panel.actions,
    });
}

/// Draws the rules book over the map, with the rules on the hex of the question.
fn show_book<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, room: Rect) {
    if panel.state.memory.covered {
        return;
    }
    let (rulebook, public) = panel.game();
    let number = panel.state.position_number;
    let memory = &mut *panel.state.memory;
    memory.book.give_way(room, panel.state.lies_at);
    let explained = memory.take_answer(number, |question| G::why(rulebook, public, question));
    let rules = memory.rules();
    let state = BookState {
        rules: &rules,
        explains: true,
        explained: explained.as_ref().map(|(.., answer)| answer),
        palette: panel.palette,
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
    let words = say!("frame-way-back", key = key);
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("way back")));
    let line = painter.layout_no_wrap(words, fonts::sans(14.0), palette.text);
    let middle = pos2(window.center().x, window.top() + 76.0);
    let plate = Align2::CENTER_CENTER.anchor_size(middle, line.size() + vec2(28.0, 14.0));
    painter.rect_filled(plate, CornerRadius::same(14), palette.background);
    painter.galley(middle - line.size() / 2.0, line, palette.text);
}
