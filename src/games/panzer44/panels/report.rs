//! The texts of the report on a game.

use super::attack::colour;
use crate::{
    engine::{text::say, wording::signed},
    games::panzer44::{
        rules::combat::results::CombatResult,
        words::report::{DiceCount, Throw},
    },
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        say!("panzer44-panels-report-column")
    }

    fn suffered() -> [String; 3] {
        [
            say!("panzer44-panels-report-hit-by-turn"),
            say!("panzer44-panels-report-hit-by-turn.about"),
            say!("panzer44-panels-report-hits"),
        ]
    }

    fn about_luck() -> String {
        say!("panzer44-panels-report-luck")
    }

    fn column(&self) -> String {
        signed(self.column)
    }

    fn chip(result: &CombatResult) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        (fill, ink, (*result != CombatResult::Nothing).then(|| result.to_string()))
    }

    fn faces(dice: &DiceCount) -> [(String, &[u32; 6], String); 2] {
        [
            (say!("panzer44-panels-report-dice"), &dice.attacks, say!("panzer44-panels-report-dice.hint")),
            (
                say!("panzer44-panels-report-other-dice"),
                &dice.other,
                say!("panzer44-panels-report-other-dice.hint"),
            ),
        ]
    }
}
