//! Panels: from a state to what the player asked for, drawn with egui. They decide nothing.
//!
//! [`table`] draws the bar at the top and the dock at the right, [`title`] the title screen,
//! [`result`] the end of a game. All are functions from a state to a list of [`Action`]s; what they
//! remember from frame to frame lies in a memory that the caller keeps. Every panel is an egui
//! `Area`, so that a click on it never reaches the map; [`PanelSpace`] tells how much of the window
//! is left for the map.

mod arrivals;
mod ask_end;
mod cards;
mod combat;
mod dice_tray;
pub mod die;
mod dock;
mod end_phase;
mod fonts;
mod hand_over;
mod keys;
mod log;
mod memory;
mod outcome;
mod owed;
mod points;
mod preview;
mod referee;
mod result;
mod results_table;
mod routes;
mod rules;
mod scene;
mod stack;
mod state;
mod sums;
mod talk;
mod terrain_chart;
#[cfg(test)]
mod tests;
mod theme;
mod title;
mod title_game;
mod toast;
mod told;
mod top_bar;
mod turn_track;
mod widgets;

pub use arrivals::{Arrival, arrivals};
pub use end_phase::reasons;
pub use hand_over::{HandOverState, hand_over};
pub use memory::{PanelMemory, Tab};
pub use outcome::meaning;
pub use preview::{Promise, promise};
pub use result::{ResultState, result};
pub use results_table::Live;
pub use state::{Action, Custom, PanelSpace, PanelState, PlannedAttack, Rolled, Seat};
pub use talk::{TalkMemory, TalkState, talk};
pub use theme::{Palette, Theme, dress};
pub use title::{SavedGame, ScenarioCard, TitleMemory, TitleState, scenario_cards, title};
pub use told::{LogLine, told};
pub use widgets::buttons;

use bevy_egui::egui::{Area, Context, Id, Order, Rect, Ui, pos2, vec2};
use scene::Scene;

/// Draws the panels of the table: what the player asked for, and the space that they take.
pub fn table(ctx: &Context, state: PanelState) -> (Vec<Action>, PanelSpace) {
    if !dress(ctx, state.memory.theme) {
        return (Vec::new(), PanelSpace { top: top_bar::HEIGHT, right: dock::WIDTH, ..Default::default() });
    }
    let mut scene = Scene::new(state);
    dock::follow(&mut scene);
    keys::hear(ctx, &mut scene);
    let window = ctx.content_rect();
    let width = dock::width(ctx, &scene).min(window.width());
    let bar = Rect::from_min_size(window.min, vec2(window.width(), top_bar::HEIGHT));
    place(ctx, "top bar", bar, |ui| top_bar::show(ui, &mut scene));
    let dock = Rect::from_min_max(pos2(window.right() - width, bar.bottom()), window.max);
    place(ctx, "dock", dock, |ui| dock::show(ui, &mut scene, dock));
    end_phase::show(ctx, &mut scene, dock.left_bottom() - vec2(16.0, 16.0));
    let foot = pos2((window.left() + dock.left()) / 2.0, window.bottom() - 20.0);
    toast::show(ctx, &mut scene, foot);
    (scene.actions, PanelSpace { top: top_bar::HEIGHT, right: width, ..Default::default() })
}

/// An area of its own with exactly this place and size: egui takes every click on it.
fn place(ctx: &Context, name: &str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
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
