//! The texts of the report on a game.

use super::attack::colour;
use crate::{
    games::platoon::{
        rules::scenario::charts::CombatResult,
        words::report::{DiceCount, Throw},
    },
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        "Odds".to_owned()
    }

    fn suffered() -> [String; 3] {
        ["Units dispersed by turn", "by any attack", "Dispersals of its units"].map(str::to_owned)
    }

    fn about_luck() -> String {
        "Damage: a dispersed unit counts less than an eliminated one, and passengers count with their carrier. Luck is the damage above the average of the six faces at the same odds. It does not rate the choice of odds.".to_owned()
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
            (
                "Dice for attacks".to_owned(),
                &dice.attacks,
                "The line is the average, one sixth for each face. Low dice favour the attacker.".to_owned(),
            ),
            ("Other dice".to_owned(), &dice.mines, "Mines. The line is one sixth.".to_owned()),
        ]
    }
}
