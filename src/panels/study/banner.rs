//! The banner of a branch on the table, a second row of the top bar: its name, its dice, and the button back to the game.

use super::{dice, panel::StudyPanel, state::StudyAction};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            widgets::{plain, text},
        },
        state::Action,
    },
    settings::Command,
};
use bevy_egui::egui::{Align, Label, Layout, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

/// Its height in points.
const HEIGHT: f32 = 36.0;
/// The margin at its sides, and the greatest part of its width for the name.
const MARGIN: f32 = 16.0;
const NAME: f32 = 0.2;

/// Returns its height in points, 0 without a branch.
pub(crate) fn height(open: Option<(usize, usize)>) -> f32 {
    if open.is_some() { HEIGHT } else { 0.0 }
}

/// Draws the banner into its row, while a branch is on the table.
pub(crate) fn show(ui: &mut Ui, panel: &mut StudyPanel, row: Rect) {
    let Some((id, _)) = panel.study.open else { return };
    let palette = panel.palette;
    ui.painter().rect_filled(row, 0, palette.background);
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, Stroke::new(1.0, palette.accent));
    let inner = row.shrink2(vec2(MARGIN, 0.0));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = panel.study.branches.iter().find(|branch| branch.id == id);
        let title = name.map_or_else(String::new, |branch| say!("study-banner", name = branch.name.as_str()));
        let line = ui.painter().layout_no_wrap(title.clone(), fonts::bold(14.0), palette.text);
        let wide = line.size().x.min(NAME * inner.width());
        let label = Label::new(text(title.as_str(), fonts::bold(14.0), palette.text)).truncate();
        ui.add_sized(vec2(wide, HEIGHT), label).on_hover_text(title);
        let back = plain(ui, palette, &say!("study-back"));
        let about = panel.keyed(&say!("study-back.hint"), Command::BackToGame);
        if back.on_hover_text(about).clicked() {
            panel.act(StudyAction::BackToGame);
        }
        let new = plain(ui, palette, &say!("study-new-game"));
        if new.on_hover_text(say!("study-new-game.hint")).clicked() {
            panel.act(StudyAction::NewGame);
        }
        if plain(ui, palette, &say!("study-branches")).clicked() {
            panel.memory.is_open ^= true;
        }
        if panel.study.is_drawn {
            let erase = plain(ui, palette, &say!("timeline-erase"));
            if erase.on_hover_text(say!("study-erase-about")).clicked() {
                panel.actions.push(Action::RemoveDrawing);
            }
        }
        if let Some(taken) = dice::chips(ui, panel, panel.study.dice) {
            panel.act(StudyAction::Dice(taken));
        }
    });
}

/// Returns the row below a bar with this bottom, across the window.
pub(crate) fn row(window: Rect, top: f32) -> Rect {
    Rect::from_min_max(pos2(window.left(), top), pos2(window.right(), top + HEIGHT))
}
