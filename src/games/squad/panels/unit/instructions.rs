//! The instruction of a unit for fire in the enemy's movement (14.6).

use crate::{
    engine::{
        counters::UnitId,
        text::{say, say_id},
    },
    games::squad::{panels::context::PanelContext, rules::order::Order, words::order_words::INSTRUCTIONS},
    panels::{
        choice,
        kit::widgets::{capital, caps, noted},
    },
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext, unit: UnitId) {
    let now = panel.instruction(unit);
    let may = panel.is_asked() && panel.state.public.owed.is_none();
    ui.add_space(6.0);
    ui.label(caps(&say!("squad-panels-instruction"), 11.0, panel.palette.text_second));
    ui.horizontal_wrapped(|ui| {
        for (instruction, name) in INSTRUCTIONS {
            let words = capital(&say_id(name));
            let chip = choice(ui, (now == instruction, may), &words);
            let chip = chip.on_hover_text(say!("squad-panels-instruction.hint"));
            if noted(&words, chip).clicked() && now != instruction {
                panel.order(Order::Instruct { units: vec![unit], instruction });
            }
        }
    });
}
