//! The texts of the report on a game.

use crate::{
    games::squad::words::report::{Came, DiceCount, Throw},
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        "Row".to_owned()
    }

    fn suffered() -> [String; 3] {
        ["Casualty points by turn", "by any attack", "Casualty points taken"].map(str::to_owned)
    }

    fn about_luck() -> String {
        "Damage is counted in casualty points: table results, the rating of every unit eliminated outright, six for an AFV and three for one immobilized. Luck is damage above the average of all rolls on the same row with the same modifiers. It does not rate the row and the modifiers.".to_owned()
    }

    fn column(&self) -> String {
        self.row.clone()
    }

    fn chip(result: &Came) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        let name = match result {
            Came::Nothing => None,
            Came::Points(points) => Some(points.to_string()),
            Came::Missed => Some("miss".to_owned()),
            Came::Stood => Some("hit".to_owned()),
            Came::Immobile => Some("immob.".to_owned()),
            Came::Eliminated => Some("elim.".to_owned()),
            Came::Taken => Some("taken".to_owned()),
            Came::Repelled => Some("failed".to_owned()),
        };
        (fill, ink, name)
    }

    fn faces(dice: &DiceCount) -> [(String, &[u32; 6], String); 2] {
        [
            (
                "Dice for attacks".to_owned(),
                &dice.attacks,
                "Single dice. The line is the average, one sixth for each face. Low dice favour the attacker.".to_owned(),
            ),
            (
                "Other dice".to_owned(),
                &dice.others,
                "Survival, rally, valour, mines, scatter, snipers. The line is one sixth.".to_owned(),
            ),
        ]
    }
}

/// The ground and the ink of a result. It is darker for a worse result of the defender.
fn colour(came: Came) -> (Color32, Color32) {
    let dark = Color32::from_rgb(0x0F, 0x15, 0x13);
    let rgb = Color32::from_rgb;
    match came {
        Came::Nothing | Came::Missed | Came::Repelled => (rgb(0x4A, 0x50, 0x52), Color32::WHITE),
        Came::Points(1..=2) | Came::Stood => (rgb(0xEB, 0xC9, 0x84), dark),
        Came::Points(_) | Came::Immobile => (rgb(0xDE, 0x8F, 0x52), dark),
        Came::Eliminated | Came::Taken => (rgb(0xA8, 0x38, 0x22), Color32::WHITE),
    }
}
