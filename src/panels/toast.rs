//! A refusal, shown for a while at the foot of the map, with the case of the rules.

use super::{
    fonts,
    scene::Scene,
    widgets::{Floating, noted, plain, text, with_key},
};
use crate::{games::guderian::names::with_names, settings::Command};
use bevy_egui::egui::{Align2, Button, Context, Label, Margin, Pos2};
use std::time::Duration;

/// Seconds that a refusal stays.
const STAYS: f64 = 7.0;

/// The case of the refusal that is shown, if the rules have it.
pub(super) fn case_shown(ctx: &Context, scene: &Scene) -> Option<String> {
    let refusal = scene.state.last_refusal?;
    let toast = &scene.state.memory.toast;
    let is_new = toast.number != scene.state.refusals || toast.since == 0.0;
    let shows = !toast.dismissed && ctx.input(|input| input.time) < toast.since + STAYS;
    let known = scene.state.memory.rules.case(&refusal.case).is_some();
    ((is_new || shows) && known).then(|| refusal.case.clone())
}

pub(super) fn show(ctx: &Context, scene: &mut Scene, foot: Pos2) {
    let Some(refusal) = scene.state.last_refusal else { return };
    let now = ctx.input(|input| input.time);
    let toast = &mut scene.state.memory.toast;
    if toast.number != scene.state.refusals || toast.since == 0.0 {
        toast.number = scene.state.refusals;
        toast.since = now.max(f64::MIN_POSITIVE);
        toast.dismissed = false;
    }
    let left = toast.since + STAYS - now;
    if toast.dismissed || left <= 0.0 {
        return;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    let palette = scene.palette;
    let card = Floating {
        name: "refusal",
        pivot: Align2::CENTER_BOTTOM,
        at: foot,
        edge: palette.bad,
        radius: 8,
        margin: Margin::symmetric(14, 10),
    };
    let known = scene.state.memory.rules.case(&refusal.case).is_some();
    let about = with_key(scene, "Look the case up in the rules", Command::Rules);
    let words = with_names(scene.state.rulebook, scene.state.public, &refusal.why);
    let key = scene.state.memory.keys.hint(Command::Rules);
    let (mut look_up, mut dismiss) = (false, false);
    card.show(ctx, palette, |ui| {
        ui.set_max_width(520.0);
        ui.horizontal(|ui| {
            let number = text(&refusal.case, fonts::bold(13.0), palette.accent_text);
            if known {
                let case = noted("Case of the refusal", ui.add(Button::new(number)));
                look_up = case.on_hover_text(&about).clicked();
            }
            ui.add(Label::new(text(sentence(&words), fonts::sans(13.0), palette.text)).wrap());
            if known && !key.is_empty() {
                ui.label(text(format!("{key}: the rule"), fonts::sans(12.0), palette.text_third));
            }
            dismiss = plain(ui, palette, "×").clicked();
        });
    });
    if look_up {
        scene.state.memory.show_case(&refusal.case);
    }
    if look_up || dismiss {
        scene.state.memory.toast.dismissed = true;
    }
}

/// With a capital at the beginning and a full stop at the end.
fn sentence(words: &str) -> String {
    let words = super::cards::capital(words);
    if words.ends_with(['.', '!', '?']) { words } else { format!("{words}.") }
}
