//! The texts of the report on a game.

use crate::{
    engine::text::say,
    games::squad::words::report::{Came, DiceCount, Throw},
    panels::report::attacks::AttackWords,
};
use bevy_egui::egui::Color32;

impl AttackWords for Throw {
    fn column_name() -> String {
        say!("squad-panels-report-row")
    }

    fn suffered() -> [String; 3] {
        [
            say!("squad-panels-report-suffered"),
            say!("squad-panels-report-suffered.about"),
            say!("squad-panels-report-suffered.side"),
        ]
    }

    fn about_luck() -> String {
        say!("squad-panels-report-luck")
    }

    fn column(&self) -> String {
        self.row.clone()
    }

    fn chip(result: &Came) -> (Color32, Color32, Option<String>) {
        let (fill, ink) = colour(*result);
        let name = match result {
            Came::Nothing => None,
            Came::Points(points) => Some(points.to_string()),
            Came::Missed => Some(say!("squad-panels-report-missed")),
            Came::Stood => Some(say!("squad-panels-report-hit")),
            Came::Immobile => Some(say!("squad-panels-report-immobile")),
            Came::Eliminated => Some(say!("squad-panels-report-eliminated")),
            Came::Taken => Some(say!("squad-panels-report-captured")),
            Came::Repelled => Some(say!("squad-panels-report-repelled")),
        };
        (fill, ink, name)
    }

    fn faces(dice: &DiceCount) -> [(String, &[u32; 6], String); 2] {
        [
            (say!("squad-panels-report-dice"), &dice.attacks, say!("squad-panels-report-dice.hint")),
            (
                say!("squad-panels-report-other-dice"),
                &dice.others,
                say!("squad-panels-report-other-dice.hint"),
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
