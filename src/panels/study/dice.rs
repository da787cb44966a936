//! The choice of the dice of a branch.

use super::panel::StudyPanel;
use crate::{
    engine::{orders::BranchDice, text::say},
    panels::kit::{
        choice::choice,
        fonts,
        widgets::{noted, text},
    },
};
use bevy_egui::egui::Ui;

/// Draws the choice, with its label; returns the dice that are chosen now.
pub(super) fn chips(ui: &mut Ui, panel: &StudyPanel, chosen: BranchDice) -> Option<BranchDice> {
    let mut taken = None;
    ui.label(text(say!("study-dice"), fonts::sans(13.0), panel.palette.text_second));
    let all = [
        (BranchDice::Rolled, say!("study-dice-rolled"), say!("study-dice-rolled.hint")),
        (BranchDice::Entered, say!("study-dice-entered"), say!("study-dice-entered.hint")),
        (BranchDice::Expected, say!("study-dice-expected"), say!("study-dice-expected.hint")),
    ];
    for (dice, words, about) in all {
        let chip = noted(&words, choice(ui, (dice == chosen, true), &words));
        if chip.on_hover_text(about).clicked() {
            taken = Some(dice);
        }
    }
    taken
}
