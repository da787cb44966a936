//! Panels: from a state to what the player asked for, drawn with egui. They decide nothing.
//!
//! [`table`] draws the bar at the top and the dock at the right, [`title`] the title screen,
//! [`result`] the end of a game. All are functions from a state to a list of [`Action`]s; what they
//! remember from frame to frame lies in a memory that the caller keeps. Every panel is an egui
//! `Area`, so that a click on it never reaches the map; [`PanelSpace`] tells how much of the window
//! is left for the map.

mod about;
pub(crate) mod advice;
mod art_fault;
pub(crate) mod book;
pub mod caption;
pub(crate) mod cards;
mod damaged_game;
pub(crate) mod dice_tray;
pub mod die;
pub(crate) mod dock;
mod dock_edge;
pub(crate) mod fonts;
mod hand_over;
mod help;
mod key_table;
pub(crate) mod keys;
mod legend;
mod lesson;
pub(crate) mod log;
mod memory;
mod minimap;
pub(crate) mod presenter;
pub(crate) mod report_charts;
pub(crate) mod report_frame;
pub(crate) mod report_table;
pub(crate) mod saving;
mod settings_page;
mod sheet;
pub(crate) mod state;
#[cfg(test)]
mod tests;
pub(crate) mod theme;
pub(crate) mod timeline;
mod timeline_buttons;
mod timeline_chapters;
mod timeline_track;
mod title;
mod title_cards;
mod title_game;
mod title_lessons;
mod title_saves;
pub(crate) mod toast;
mod told;
pub(crate) mod top_bar;
mod wait_word;
pub(crate) mod widgets;

pub use crate::games::guderian::panels::arrivals::{Arrival, arrivals};
pub use crate::games::guderian::panels::end_phase::reasons;
pub use crate::games::guderian::panels::outcome::meaning;
pub use crate::games::guderian::panels::preview::{Promise, promise};
pub use crate::games::guderian::panels::report::{ReportMemory, ReportPage, ReportState, report};
pub use crate::games::guderian::panels::result::{ResultState, result};
pub use crate::games::guderian::panels::results_table::Live;
pub use crate::games::guderian::panels::talk::{TalkMemory, TalkState, talk};
pub use crate::games::guderian::panels::tooltip::{HexFacts, TooltipState, hex_facts, tooltip};
pub use art_fault::art_fault;
pub use book::{BookMemory, BookState, Leaf, Question, book};
pub use damaged_game::{DamageAnswer, damaged_game};
pub use dice_tray::{DiceTray, dice_tray};
pub use hand_over::{HandOverState, hand_over};
pub use legend::{LegendState, Meaning, Overlay, legend};
pub use lesson::{LessonAction, LessonMemory, LessonState, StepShown, lesson, width as lesson_width};
pub use memory::{PanelMemory, Tab};
pub use minimap::{MinimapState, WIDTH as MINIMAP_WIDTH, minimap, minimap_size};
pub use presenter::presenter;
pub use saving::{SavingShown, SavingTrouble, saving_strip};
pub use sheet::{Sheet, SheetMemory, SheetState, sheet};
pub use state::{Action, Custom, Hint, PanelSpace, PanelState, PlannedAttack, Rolled, Seat};
pub use theme::{Palette, Theme, dress};
pub use timeline::{Chapter, ReplayAction, SPEEDS, Stride, TimelineMemory, TimelineState};
pub use title::{Page as TitlePage, SavedGame, TitleMemory, TitleState, title};
pub use title_cards::{GameCard, ScenarioCard, scenario_cards};
pub use told::{LogLine, explain, told};
pub use wait_word::{Waiting, wait_word};
pub use widgets::buttons;

use crate::games::guderian::panels::scene::Scene;
use crate::{games::guderian::words::explain::why, settings::DockSide};
use bevy_egui::egui::{Area, Context, Id, Order, Rect, Ui, pos2, vec2};

/// Draws the panels of the table: what the player asked for, and the space that they take.
pub fn table(ctx: &Context, state: PanelState) -> (Vec<Action>, PanelSpace) {
    if !dress(ctx, state.memory.theme) {
        let space = PanelSpace { top: top_bar::HEIGHT, ..Default::default() };
        return (Vec::new(), beside(state.memory.dock.side, state.memory.dock.width, space));
    }
    let mut scene = Scene::new(state);
    if scene.state.replay.is_none() {
        dock::follow(&mut scene);
    }
    keys::obey(ctx, &mut scene);
    let window = ctx.content_rect();
    let width = dock::width(ctx, &scene).min(window.width());
    let bar = Rect::from_min_size(window.min, vec2(window.width(), top_bar::HEIGHT));
    place(ctx, "top bar", bar, |ui| top_bar::show(ui, &mut scene));
    let side = scene.state.memory.dock.side;
    let left = match side {
        DockSide::Left => window.left(),
        DockSide::Right => window.right() - width,
    };
    let dock = Rect::from_min_size(pos2(left, bar.bottom()), vec2(width, window.bottom() - bar.bottom()));
    place(ctx, "dock", dock, |ui| dock::show(ui, &mut scene, dock));
    dock_edge::show(ctx, &mut scene, dock);
    let bottom = if scene.state.replay.is_some() { timeline::HEIGHT } else { 0.0 };
    let space = beside(side, width, PanelSpace { top: top_bar::HEIGHT, bottom, ..Default::default() });
    let map = Rect::from_min_max(
        window.min + vec2(space.left, space.top),
        window.max - vec2(space.right, space.bottom),
    );
    let across = scene.state.memory.lesson_width;
    let map = match side {
        DockSide::Left => map.with_max_x(map.right() - across),
        DockSide::Right => map.with_min_x(map.left() + across),
    };
    if let Some(mut strip) = scene.strip() {
        let rect = Rect::from_min_max(map.left_bottom(), pos2(map.right(), window.bottom()));
        place(ctx, "time line", rect, |ui| timeline::show(ui, &mut strip, rect));
    } else {
        crate::games::guderian::panels::end_phase::show(
            ctx,
            &mut scene,
            map.right_bottom() - vec2(16.0, 16.0),
        );
    }
    toast::show(ctx, &mut scene, pos2(map.center().x, map.bottom() - 20.0));
    show_book(ctx, &mut scene, map);
    (scene.actions, space)
}

/// The rules book over the map, and what the rules say of what was asked about.
fn show_book(ctx: &Context, scene: &mut Scene, room: Rect) {
    if scene.state.memory.covered {
        return;
    }
    let (rulebook, public) = (scene.state.rulebook, scene.state.public);
    let number = scene.state.position_number;
    let memory = &mut *scene.state.memory;
    let explained = memory.take_answer(number, |question| {
        let chosen = cards::pieces(public, &question.units);
        why(rulebook, public, question.hex, &chosen)
    });
    let state = BookState {
        rules: &memory.rules,
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

/// The space with the dock's width taken at its side.
pub(crate) fn beside(side: DockSide, width: f32, space: PanelSpace) -> PanelSpace {
    match side {
        DockSide::Left => PanelSpace { left: width, ..space },
        DockSide::Right => PanelSpace { right: width, ..space },
    }
}

/// An area of its own with exactly this place and size: egui takes every click on it.
pub(crate) fn place(ctx: &Context, name: &str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    Area::new(Id::new(name))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(rect);
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            contents(ui);
        });
}
