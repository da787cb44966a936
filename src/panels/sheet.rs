//! A sheet over everything, with tabs for the settings, the keys, help, the guides, and the libraries of the program. It
//! is the same over the title screen and over the table.

pub(super) mod about;
pub(super) mod guides;
pub(super) mod help;
pub(super) mod key_table;
pub(super) mod keys;
pub(super) mod own_page;
#[cfg(feature = "ticket")]
mod relay_row;
pub(super) mod settings_page;
pub(super) mod state;

use super::{
    kit::{
        fonts,
        theme::{Palette, dress},
        widgets::{noted, plain},
    },
    state::{Action, Sheet},
};
use crate::engine::text::say;
use bevy_egui::egui::{
    Align, Align2, Area, Context, CornerRadius, Frame, Id, Key, Layout, Margin, Order, ScrollArea, Sense,
    Stroke, Ui, vec2,
};
use state::SheetState;

impl Sheet {
    const ALL: [Self; 5] = [Self::Table, Self::Keys, Self::Help, Self::Guides, Self::ScenarioInfo];

    fn name(self) -> String {
        match self {
            Self::Table => say!("sheet-settings"),
            Self::Keys => say!("sheet-keys"),
            Self::Help => say!("sheet-help"),
            Self::Guides => say!("sheet-guides"),
            Self::ScenarioInfo => say!("sheet-about"),
        }
    }
}

/// Draws the sheet if one is open.
pub fn sheet(ctx: &Context, state: SheetState) -> Vec<Action> {
    let mut state = state;
    let mut actions = Vec::new();
    if state.memory.open != Some(Sheet::Table) {
        leave_settings(&mut state, &mut actions);
    }
    let Some(open) = state.memory.open else { return actions };
    if !dress(ctx, state.settings.theme) {
        return actions;
    }
    let palette = state.settings.theme.palette_in(state.settings.colours);
    let window = ctx.content_rect();
    let size = vec2((window.width() - 80.0).min(860.0), window.height() - 64.0);
    veil(ctx);
    let area = Area::new(Id::new("sheet"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(window.center())
        .default_size(size)
        .fade_in(false);
    area.show(ctx, |ui| {
        let frame = Frame::new()
            .fill(palette.background)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(CornerRadius::same(8))
            .shadow(super::kit::theme::shadow())
            .inner_margin(Margin::symmetric(24, 18));
        frame.show(ui, |ui| {
            let inner = size - vec2(48.0, 36.0);
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            heads(ui, palette, &mut state, &mut actions);
            ui.add_space(12.0);
            let page = ("sheet", open, state.memory.guide);
            ScrollArea::vertical().id_salt(page).auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 12.0);
                match open {
                    Sheet::Table => settings_page::show(ui, palette, &mut state, &mut actions),
                    Sheet::Keys => key_table::show(ui, palette, &mut state, &mut actions),
                    Sheet::Help => help::show(ui, palette, state.settings, state.games),
                    Sheet::Guides => guides::show(ui, palette, state.memory),
                    Sheet::ScenarioInfo => about::show(ui, palette, state.printed, state.memory),
                }
            });
        });
    });
    if state.memory.waiting.is_none() && ctx.input(|input| input.key_pressed(Key::Escape)) {
        actions.push(Action::CloseSheet);
    }
    actions
}

/// Ends what was begun in the settings, once they are closed.
fn leave_settings(state: &mut SheetState, actions: &mut Vec<Action>) {
    // The chosen scale applies however the settings were closed: it waited only because its buttons would have moved
    // away.
    if state.memory.scale.is_some() || state.memory.relay.is_some() {
        let mut settings = state.settings.clone();
        settings.scale = state.memory.scale.take().unwrap_or(settings.scale);
        #[cfg(feature = "ticket")]
        relay_row::leave(&mut state.memory.relay, &mut settings.ticket_relay);
        if settings != *state.settings {
            actions.push(Action::Change(Box::new(settings)));
        }
    }
    state.memory.taking = None;
    state.memory.taken.clear();
    (state.memory.sending, state.memory.removing) = (None, None);
}

/// Darkens everything behind the sheet and keeps the mouse from it.
fn veil(ctx: &Context) {
    let window = ctx.content_rect();
    let area = Area::new(Id::new("veil")).order(Order::Middle).fixed_pos(window.min).constrain(false);
    area.fade_in(false).show(ctx, |ui| {
        let (rect, response) = ui.allocate_exact_size(window.size(), Sense::click_and_drag());
        ui.painter().rect_filled(rect, 0, bevy_egui::egui::Color32::from_black_alpha(120));
        ctx.move_to_top(response.layer_id);
    });
}

/// Draws the names of the tabs, and the button that closes the sheet.
fn heads(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        for leaf in Sheet::ALL {
            let open = state.memory.open == Some(leaf);
            let ink = if open { palette.text } else { palette.text_third };
            let name = leaf.name();
            let label = ui.painter().layout_no_wrap(name.clone(), fonts::serif(22.0), ink);
            let (rect, response) = ui.allocate_exact_size(label.size() + vec2(0.0, 6.0), Sense::click());
            let ink = if response.hovered() || response.has_focus() { palette.text } else { ink };
            ui.painter().galley_with_override_text_color(rect.min, label, ink);
            if open {
                ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(3.0, palette.accent));
            }
            if noted(&name, response).clicked() {
                state.memory.waiting = None;
                actions.push(Action::Open(leaf));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain(ui, palette, &say!("sheet-close")).on_hover_text(say!("key-escape")).clicked() {
                state.memory.waiting = None;
                actions.push(Action::CloseSheet);
            }
        });
    });
    let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), 2.0), Sense::hover());
    ui.painter().hline(rule.x_range(), rule.bottom(), Stroke::new(1.0, palette.line));
    for note in state.notes {
        ui.add_space(6.0);
        super::kit::widgets::warning(ui, palette, &note.plain());
    }
}
