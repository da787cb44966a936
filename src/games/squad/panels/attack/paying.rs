//! The payment of casualty points: the units that are hit, each with its loss. The usual losses are chosen at first
//! (13.8).

use crate::{
    engine::{counters::UnitId, text::say},
    games::squad::{
        panels::context::PanelContext,
        planning::{
            losses,
            plan::paying::{loss_of, step_for},
            wish::Wish,
        },
        rules::{
            fire::casualties::{Loss, Losses},
            order::Order,
            position::decision::Decision,
        },
        scene::face::face,
    },
    panels::kit::{
        counter_card::picture,
        fonts,
        widgets::{hint, noted, plain, primary, section, text},
    },
};
use bevy_egui::egui::{Button, Ui, Vec2};

/// The side of a counter in points, and the size of the buttons beside it.
const COUNTER: f32 = 36.0;
const BUTTON: Vec2 = Vec2::splat(28.0);

/// The label of the button that pays.
pub(crate) fn confirm() -> String {
    say!("squad-panels-confirm-losses")
}

/// The chosen set: the usual one, or the one chosen by a click or a key.
pub(crate) fn meant(panel: &PanelContext) -> Option<Losses> {
    let sets = losses(panel.state.public);
    let chosen = panel.state.own.pointing.chosen.unwrap_or(0);
    let at = chosen.checked_rem(sets.len())?;
    sets.into_iter().nth(at)
}

/// Shows the question.
pub(crate) fn casualties(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    let Some(Decision::Casualties { hex, points, .. }) =
        public.owed.clone().filter(|_| panel.is_asked() && !panel.tumbles())
    else {
        return;
    };
    let palette = panel.palette;
    let title = say!("squad-panels-casualty-points", n = points);
    section(ui, palette, &title, &say!("squad-panels-in-hex", hex = hex), |ui| {
        hint(ui, palette, say!("squad-panels-losses-about"));
        sets(ui, panel, false);
    });
}

/// Shows each unit that may pay as a counter, with its loss and the buttons that change it; the suggested losses are
/// chosen at first. `with_button` adds a button where there is none at the foot.
pub(super) fn sets(ui: &mut Ui, panel: &mut PanelContext, with_button: bool) {
    let Some(Decision::Casualties { hits, .. }) = panel.state.public.owed.clone() else { return };
    let sets = losses(panel.state.public);
    let now = panel.state.own.pointing.chosen.unwrap_or(0).checked_rem(sets.len()).unwrap_or(0);
    for hit in &hits {
        unit(ui, panel, (&sets, now), hit.unit);
    }
    ui.horizontal(|ui| {
        // The button is there before anything is changed: nothing below it moves.
        ui.add_enabled_ui(now != 0, |ui| {
            let (words, about) =
                (say!("squad-panels-suggested-losses"), say!("squad-panels-suggested-losses.hint"));
            if plain(ui, panel.palette, &words).on_hover_text(about).clicked() {
                panel.wish(Wish::Losses(0));
            }
        });
    });
    if with_button
        && primary(ui, panel.palette, &confirm(), "", true).clicked()
        && let Some(losses) = meant(panel)
    {
        panel.order(Order::Casualties { losses });
    }
}

/// Shows a unit with its loss in the chosen set, and the buttons for less and more.
fn unit(ui: &mut Ui, panel: &mut PanelContext, (sets, now): (&[Losses], usize), unit: UnitId) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(counter) = public.find(unit) else { return };
    let (face, name) = (face(rulebook, public, counter), panel.name(unit));
    let loss = sets.get(now).and_then(|set| loss_of(set, unit));
    ui.horizontal(|ui| {
        picture(ui, panel, &face, COUNTER);
        for (sign, more) in [("\u{2212}", false), ("+", true)] {
            let to = step_for(sets, now, unit, more);
            let label = match more {
                false => say!("squad-panels-takes-less", unit = name.as_str()),
                true => say!("squad-panels-takes-more", unit = name.as_str()),
            };
            ui.add_enabled_ui(to.is_some(), |ui| {
                let button = Button::new(text(sign, fonts::bold(15.0), palette.text)).min_size(BUTTON);
                let clicked = noted(&label, ui.add(button)).on_hover_text(&label).clicked();
                if let Some(to) = to.filter(|_| clicked) {
                    panel.wish(Wish::Losses(to));
                }
            });
        }
        ui.vertical(|ui| {
            ui.label(text(&name, fonts::sans(12.5), palette.text));
            let ink = if loss.is_some() { palette.bad } else { palette.text_second };
            ui.label(text(told(loss), fonts::bold(13.0), ink));
        });
    });
}

/// The loss of a unit in a few words.
fn told(loss: Option<Loss>) -> String {
    match loss {
        None => say!("squad-panels-loss-none"),
        Some(Loss::Ignored) => say!("squad-panels-loss-ignored"),
        Some(Loss::Pinned) => say!("squad-panels-loss-pinned"),
        Some(Loss::Reduced) => say!("squad-panels-loss-reduced"),
        Some(Loss::ReducedAndPinned) => say!("squad-panels-loss-reduced-and-pinned"),
        Some(Loss::Eliminated) => say!("squad-panels-loss-eliminated"),
        Some(Loss::Put(points)) => say!("squad-panels-casualty-points", n = points),
    }
}
