//! The panels of Panzer '44: the bar at the top, and the dock with the procedure of phases, the plot sheet,
//! the attack step by step, charts and log. They show what the rules say and decide nothing.

mod advice;
mod attack;
mod bar;
mod caption;
mod charts;
mod dock;
mod fires;
mod fought;
mod memory;
mod phases;
mod report;
mod result;
mod scene;
mod sheet;
mod sight;
mod state;
mod tasks;
mod unit;

pub use caption::caption;
pub use fought::Fought;
pub use memory::{Leaf, Memory};
pub use report::{ReportMemory, ReportState, report};
pub use result::{ResultState, result};
pub use state::{Clicks, State, Wish};

use crate::panels::{
    Action, BookState, Hint, PanelSpace, beside, book,
    caption::{COVERED, Caption, show as show_caption},
    dress, fonts,
    keys::ask_about,
    place,
    presenter::way_back,
    timeline,
    toast::{Card, case_shown},
    top_bar::HEIGHT,
    widgets::{Floating, primary, text},
};
use crate::{
    games::panzer44::{
        rules::order::Order,
        words::{explain::why, names::with_names, story::owed},
    },
    settings::{Command, DockSide},
};
use bevy_egui::egui::{Align2, Context, Label, Rect, pos2, vec2};
use scene::Scene;

/// Draws the panels of the table: what the player asked for, and the space that they take.
pub fn table(ctx: &Context, state: State) -> (Vec<Action>, PanelSpace) {
    if !dress(ctx, state.memory.theme) {
        let space = PanelSpace { top: HEIGHT, ..Default::default() };
        return (Vec::new(), beside(state.memory.dock.side, state.memory.dock.width, space));
    }
    let mut scene = Scene::new(state);
    obey(ctx, &mut scene);
    let window = ctx.content_rect();
    let width = dock::width(ctx, &scene).min(window.width());
    let bar = Rect::from_min_size(window.min, vec2(window.width(), HEIGHT));
    place(ctx, "top bar", bar, |ui| bar::show(ui, &mut scene));
    let side = scene.state.memory.dock.side;
    let left = match side {
        DockSide::Left => window.left(),
        DockSide::Right => window.right() - width,
    };
    let dock = Rect::from_min_size(pos2(left, bar.bottom()), vec2(width, window.bottom() - bar.bottom()));
    place(ctx, "dock", dock, |ui| dock::show(ui, &mut scene, dock));
    let bottom = if scene.state.replay.is_some() { timeline::HEIGHT } else { 0.0 };
    let space = beside(side, width, PanelSpace { top: HEIGHT, bottom, ..Default::default() });
    let map = Rect::from_min_max(
        window.min + vec2(space.left, space.top),
        window.max - vec2(space.right, space.bottom),
    );
    if let Some(mut strip) = scene.strip() {
        let rect = Rect::from_min_max(map.left_bottom(), pos2(map.right(), window.bottom()));
        place(ctx, "time line", rect, |ui| timeline::show(ui, &mut strip, rect));
    }
    let across = scene.state.memory.lesson_width;
    let map = match side {
        DockSide::Left => map.with_max_x(map.right() - across),
        DockSide::Right => map.with_min_x(map.left() + across),
    };
    refusal(ctx, &mut scene, map);
    show_book(ctx, &mut scene, map);
    (scene.actions, space)
}

/// Draws presenter mode: the panels are away, and what viewers must know stands in large letters. While it is
/// `new` it says which key leads back.
pub fn presenter(ctx: &Context, state: State, told: &Caption, new: bool) -> (Vec<Action>, PanelSpace) {
    let (theme, colours) = (state.memory.theme, state.memory.colours);
    if !dress(ctx, theme) {
        return (Vec::new(), PanelSpace::default());
    }
    let mut scene = Scene::new(state);
    obey(ctx, &mut scene);
    show_caption(ctx, told, colours, true);
    let window = ctx.content_rect();
    let foot = window.bottom() - COVERED * window.height();
    refusal(ctx, &mut scene, Rect::from_min_max(window.min, pos2(window.right(), foot)));
    asked(ctx, &mut scene, Rect::from_min_max(window.min, pos2(window.right(), foot)));
    if new {
        way_back(ctx, scene.palette, &scene.state.memory.keys, window);
    }
    (scene.actions, PanelSpace::default())
}

/// In presenter mode, what a person must answer before the game goes on.
fn asked(ctx: &Context, scene: &mut Scene, map: Rect) {
    let Some(decision) = scene.state.public.owed.filter(|_| scene.state.is_asked()) else { return };
    let words = with_names(scene.state.rulebook, scene.state.public, &owed(&decision));
    let palette = scene.palette;
    // In the corner over the caption, so that the hex in question stays in sight.
    let (pivot, at) = (Align2::RIGHT_BOTTOM, map.right_bottom() - vec2(24.0, 16.0));
    let question = Floating { pivot, at, ..Floating::question("fire or not", map, palette.accent) };
    question.show(ctx, palette, |ui| {
        ui.set_width(320.0);
        ui.add(Label::new(text(format!("{words}."), fonts::serif(18.0), palette.text)).wrap());
        ui.add_space(8.0);
        let open = fires::of(scene);
        fires::show(ui, scene, open);
        let key = scene.state.memory.keys.hint(Command::EndPhase);
        if primary(ui, palette, "Let it pass", &key, true).clicked() {
            scene.order(Order::LetPass);
        }
    });
}

/// Does what keys have told the panels to do.
fn obey(ctx: &Context, scene: &mut Scene) {
    let replays = scene.state.replay.is_some();
    if let Some(mut strip) = scene.strip() {
        timeline::hear(ctx, &mut strip);
    }
    for command in std::mem::take(&mut scene.state.memory.commands) {
        match command {
            Command::Save if !replays => scene.act(Action::Save),
            Command::FoldDock => scene.state.memory.folded = !scene.state.memory.folded,
            Command::EndPhase if !replays => tasks::go_on(scene),
            Command::Rules => {
                let state = &mut scene.state;
                let shown = (&state.memory.toast, state.refusals);
                let case = case_shown(ctx, state.last_refusal, shown, &state.own.rules);
                state.memory.open_rules(case);
            }
            Command::Why => ask_why(ctx, scene),
            Command::Hint if advice::may_ask(scene) => scene.act(Action::AskForHint),
            Command::TakeHint if matches!(scene.state.hint, Some(Hint::Given { .. })) => {
                scene.act(Action::TakeHint);
            }
            Command::Cancel if scene.state.hint.is_some() => scene.act(Action::DropHint),
            Command::AnswerNow => scene.act(Action::AnswerNow),
            Command::Hurry => scene.act(Action::Hurry),
            _ => {}
        }
    }
}

/// The last refusal, with the case of the rules.
fn refusal(ctx: &Context, scene: &mut Scene, map: Rect) {
    let Some(refusal) = scene.state.last_refusal else { return };
    let words = with_names(scene.state.rulebook, scene.state.public, &refusal.why);
    let card = Card {
        refusal,
        words: &words,
        number: scene.state.refusals,
        rules: &scene.state.own.rules,
        keys: &scene.state.memory.keys,
        palette: scene.palette,
    };
    if card.show(ctx, &mut scene.state.memory.toast, pos2(map.center().x, map.bottom() - 20.0)) {
        scene.state.memory.show_case(&refusal.case);
    }
}

/// The rules book over the map, and what the rules say of what was asked about.
fn show_book(ctx: &Context, scene: &mut Scene, room: Rect) {
    if scene.state.memory.covered {
        return;
    }
    let (rulebook, public) = scene.game();
    let number = scene.state.position_number;
    let memory = &mut *scene.state.memory;
    let explained =
        memory.take_answer(number, |question| why(rulebook, public, question.hex, &question.units));
    let state = BookState {
        rules: &scene.state.own.rules,
        explains: true,
        explained: explained.as_ref().map(|(.., answer)| answer),
        palette: scene.palette,
        keys: &memory.keys,
        room,
        closes: true,
        memory: &mut memory.book,
    };
    book(ctx, state);
    memory.explained = explained;
}

/// Asks what the rules say of the hex under the mouse or the cursor, else of where the selected unit is.
fn ask_why(ctx: &Context, scene: &mut Scene) {
    let (hovered, units) = (scene.state.hovered, scene.state.selected);
    let hex = hovered.or_else(|| scene.selected()?.hex());
    ask_about(ctx, scene.state.memory, (hex, hovered.is_some()), units);
}
