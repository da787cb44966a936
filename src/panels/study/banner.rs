//! The banner over a branch on the table: its name, its dice, and the button back to the game.

use super::{dice, panel::StudyPanel, state::StudyAction};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            widgets::{Floating, plain, text},
        },
        state::Action,
    },
    settings::Command,
};
use bevy_egui::egui::{Align2, Context, Label, Margin, Rect, vec2};

/// Distance from the top of the map, in points.
const BELOW: f32 = 10.0;
/// Its greatest width, in points.
const WIDTH: f32 = 640.0;

/// Draws the banner at the top of the map, while a branch is on the table.
pub(crate) fn show(ctx: &Context, panel: &mut StudyPanel, map: Rect) {
    let Some((id, _)) = panel.study.open else { return };
    let palette = panel.palette;
    let name = panel.study.branches.iter().find(|branch| branch.id == id);
    let title = name.map_or_else(String::new, |branch| say!("study-banner", name = branch.name.as_str()));
    let card = Floating {
        name: "study-banner",
        pivot: Align2::CENTER_TOP,
        at: map.center_top() + vec2(0.0, BELOW),
        edge: palette.accent,
        radius: 8,
        margin: Margin::symmetric(12, 8),
    };
    card.show(ctx, palette, |ui| {
        ui.set_max_width((map.width() - 60.0).clamp(200.0, WIDTH));
        ui.add(Label::new(text(title, fonts::bold(14.0), palette.text)).wrap());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
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
    });
}
