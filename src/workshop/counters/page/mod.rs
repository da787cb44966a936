//! The page of the counter editor: from the pack file and the list of units to the player's actions.

mod cards;
mod colours;
mod pack_and_list;
mod parts;
mod state;
#[cfg(test)]
mod tests;

pub(crate) use state::{CountersAction, CountersMemory, CountersState};

use crate::{
    engine::text::say,
    panels::kit::widgets::{hint, warning},
    workshop::page::page,
};
use bevy_egui::egui::{Align, Context, Layout, vec2};

/// Points of the widest page.
const WIDEST: f32 = 1240.0;
/// The width of the packs and the list, in points.
const LIST: f32 = 300.0;

/// Draws the page.
pub(crate) fn counters_page(ctx: &Context, state: CountersState) -> Vec<CountersAction> {
    let mut state = state;
    let mut actions = Vec::new();
    let palette = state.theme.palette_in(state.colours);
    let closes = page(ctx, palette, ("counters-page", &say!("counters-title")), WIDEST, |ui| {
        let room = ui.available_size();
        ui.horizontal_top(|ui| {
            let column = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(LIST, room.y), column, |ui| {
                ui.set_width(LIST);
                pack_and_list::show(ui, palette, &mut state, &mut actions);
            });
            ui.add_space(14.0);
            let wide = ui.available_width();
            ui.allocate_ui_with_layout(vec2(wide, room.y), column, |ui| {
                ui.set_width(wide);
                if let Some(said) = state.said {
                    warning(ui, palette, said);
                }
                match (state.file, state.memory.chosen(state.list)) {
                    (None, _) if !state.is_listed => hint(ui, palette, say!("page-working")),
                    (None, _) => hint(ui, palette, say!("counters-no-pack")),
                    (Some(_), None) => hint(ui, palette, say!("counters-no-unit")),
                    (Some(file), Some(entry)) => {
                        cards::show(ui, palette, &mut state, entry, &mut actions);
                        parts::show(ui, palette, &mut state, (file, entry), &mut actions);
                    }
                }
            });
        });
    });
    colours::pick(ctx, state.memory, &mut actions);
    actions.extend(closes.then_some(CountersAction::Close));
    actions
}
