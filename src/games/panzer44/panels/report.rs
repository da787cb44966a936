//! The texts of the report on a game.

use super::attack::colour;
use crate::{
    engine::wording::signed,
    games::panzer44::{
        rules::combat::results::CombatResult,
        words::report::{DiceCount, Throw},
    },
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        "Column".to_owned()
    }

    fn suffered() -> [String; 3] {
        ["Units hit by turn", "pinned, panicking, disrupted or eliminated", "Hits on its units"]
            .map(str::to_owned)
    }

    fn about_luck() -> String {
        "Damage: a pin or panic counts 1, disruption D1, D2 and D3 count 2, 3 and 4, an eliminated unit 6. Luck is the damage above the average of the six faces in the same column, with the same cover. It does not rate the choice of columns.".to_owned()
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
            (
                "Dice for attacks".to_owned(),
                &dice.attacks,
                "The line is the average, one sixth for each face. High dice favour the attacker.".to_owned(),
            ),
            (
                "Other dice".to_owned(),
                &dice.other,
                "Mines, disruption, bolting, bridges, aircraft. The line is one sixth.".to_owned(),
            ),
        ]
    }
}
