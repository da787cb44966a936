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
    const COLUMN: &'static str = "Column";
    const SUFFERED: [&'static str; 3] =
        ["Units hit by turn", "pinned, frightened, disrupted or destroyed", "Times that its units were hit"];
    const ABOUT_LUCK: &'static str = "Harm is what an attack does: a pin and a coming panic count 1, disruption D1, D2 and D3 counts 2, 3 and 4, a destroyed unit 6. Luck is the harm beyond the mean of the six faces in the column that was thrown in, with the same cover. It says nothing of the columns: those the players brought about.";

    fn column(&self) -> String {
        signed(self.column)
    }

    fn chip(result: &CombatResult) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        (fill, ink, (*result != CombatResult::Nothing).then(|| result.to_string()))
    }

    fn faces(dice: &DiceCount) -> [(&'static str, &[u32; 6], &'static str); 2] {
        [
            (
                "Dice for attacks",
                &dice.attacks,
                "The line is the sixth that each face has on average. A high die is the attacker's.",
            ),
            (
                "Other dice",
                &dice.other,
                "Mines, disruption, bolting, bridges, aircraft. The line is the sixth of each face.",
            ),
        ]
    }
}
