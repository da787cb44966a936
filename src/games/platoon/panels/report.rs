//! The texts of the report on a game.

use super::strikes::colour;
use crate::{
    engine::text::say,
    games::platoon::{
        rules::scenario::charts::CombatResult,
        words::report::{DiceCount, Throw},
    },
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        say!("platoon-panels-report-column-odds")
    }

    fn suffered() -> [String; 3] {
        [
            say!("platoon-panels-report-dispersed-by-turn"),
            say!("platoon-panels-report-dispersed-by-turn.about"),
            say!("platoon-panels-report-dispersals"),
        ]
    }

    fn about_luck() -> String {
        say!("platoon-panels-report-luck")
    }

    fn column(&self) -> String {
        self.figures.map_or_else(|| "–".to_owned(), |figures| figures.odds.to_string())
    }

    fn chip(result: &CombatResult) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        (fill, ink, (*result != CombatResult::None).then(|| result.to_string()))
    }

    fn faces(dice: &DiceCount) -> [(String, &[u32; 6], String); 2] {
        [
            (say!("platoon-panels-report-dice"), &dice.attacks, say!("platoon-panels-report-dice.hint")),
            (
                say!("platoon-panels-report-other-dice"),
                &dice.mines,
                say!("platoon-panels-report-other-dice.hint"),
            ),
        ]
    }
}
