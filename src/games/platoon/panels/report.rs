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
    const COLUMN: &'static str = "Odds";
    const SUFFERED: [&'static str; 3] =
        ["Units dispersed by turn", "by any attack", "Times that its units were dispersed"];
    const ABOUT_LUCK: &'static str = "Harm is what an attack does: a dispersed unit counts less than a destroyed one, and passengers count with their carrier. Luck is the harm beyond the mean of the six faces at the odds that were thrown at. It says nothing of the odds: those the players brought about.";

    fn column(&self) -> String {
        self.figures.map_or_else(|| "–".to_owned(), |figures| figures.odds.to_string())
    }

    fn chip(result: &CombatResult) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        (fill, ink, (*result != CombatResult::None).then(|| result.to_string()))
    }

    fn faces(dice: &DiceCount) -> [(&'static str, &[u32; 6], &'static str); 2] {
        [
            (
                "Dice for attacks",
                &dice.attacks,
                "The line is the sixth that each face has on average. A low die is the attacker's.",
            ),
            ("Other dice", &dice.mines, "Mines. The line is the sixth of each face."),
        ]
    }
}
