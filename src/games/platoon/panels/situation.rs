//! The situation of the game, shown without a selection: units that can still act in the segment, points, next
//! arrivals.

use super::{context::PanelContext, phase_end};
use crate::{
    engine::{counters::UnitId, orders::standing_words, text::say, wording::with_minus},
    games::platoon::rules::{Platoon, kinds::Side, position::Public, rulebook::Rulebook, victory},
    panels::{
        Action, choice,
        kit::{
            counter_card::waiting_name,
            widgets::{fact, hint, noted, section, words},
        },
    },
};
use bevy_egui::egui::Ui;

/// Most units that are offered by name.
const MOST: usize = 14;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let public = panel.state.public;
    let busy = public.owed.is_some() || panel.state.own.pointing.plan.is_some();
    if busy || public.outcome.is_some() || !panel.state.selected.is_empty() {
        return;
    }
    if panel.is_asked() && !public.phase.is_set_up() {
        able(ui, panel);
    }
    standing(ui, panel);
}

/// Draws the units that can still act in the segment; a click selects a unit and moves the view to it.
fn able(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let name = panel.state.public.phase.segment().map_or_else(String::new, phase_end::segment_name);
    let units: Vec<UnitId> = phase_end::undone(panel)
        .into_iter()
        .flat_map(|left| left.places)
        .flat_map(|(_, units)| units)
        .collect();
    let about = match units.len() {
        0 => String::new(),
        many => say!("platoon-panels-able", n = many),
    };
    section(ui, palette, &name, &about, |ui| {
        words(ui, palette, phase_end::to_do(panel));
        ui.horizontal_wrapped(|ui| {
            for unit in units.iter().take(MOST) {
                let place = panel.state.public.find(*unit).and_then(|counter| counter.hex());
                let name = panel.name(*unit);
                let Some(hex) = place else {
                    waiting_name(ui, panel, &name, *unit);
                    continue;
                };
                let label = say!("platoon-panels-unit-at", unit = name, hex = hex);
                if noted(&label, choice(ui, (false, true), &label)).clicked() {
                    panel.act(Action::Select(vec![*unit]));
                    panel.act(Action::Centre(hex));
                }
            }
        });
        if units.len() > MOST {
            hint(ui, palette, say!("platoon-panels-able-more", n = units.len() - MOST));
        }
    });
}

/// Draws the present points and the next arrivals.
fn standing(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.settled());
    let of = rulebook.scenario.victory.side;
    let outcome = victory::outcome(rulebook, public);
    let about = say!("platoon-panels-score.about", side = of, other = of.enemy());
    section(ui, palette, &say!("platoon-panels-score"), &about, |ui| {
        for side in Side::BOTH {
            let points = victory::points_of(rulebook, public, side);
            let name = Side::NAMES[side.number()].shown();
            fact(ui, palette, &name, &with_minus(points), palette.text);
        }
        let level = standing_words::<Platoon>(rulebook, &outcome.clone().into());
        let total = say!("platoon-panels-score-total-of", points = outcome.points, level = level);
        fact(ui, palette, &say!("platoon-panels-score-total"), &total, palette.text);
        for line in coming(rulebook, public) {
            hint(ui, palette, line);
        }
    });
}

/// The next arrivals of each side, a line each.
fn coming(rulebook: &Rulebook, public: &Public) -> Vec<String> {
    let next = |side: Side| {
        let arrivals = &rulebook.scenario.force(side).arrivals;
        let later = arrivals.iter().filter(|arrival| arrival.turn > public.turn);
        let arrival = later.min_by_key(|arrival| arrival.turn)?;
        let alone: usize = arrival.units.iter().map(|(_, number)| usize::from(*number)).sum();
        let loaded: usize = arrival.loaded.iter().map(|(.., number)| 2 * usize::from(*number)).sum();
        Some(say!("platoon-panels-coming", turn = arrival.turn, side = side, n = alone + loaded))
    };
    Side::BOTH.into_iter().filter_map(next).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::set_up;

    #[test]
    fn who_comes_next_is_told_until_he_is_due() {
        let rulebook = Rulebook::load("meeting").unwrap();
        let mut public = set_up::start(&rulebook, 1).public;
        public.turn = 1;
        let told = coming(&rulebook, &public);
        assert_eq!(told[0], "Turn 2: 8 German units enter.");
        assert_eq!(told.len(), 2);
        public.turn = 2;
        assert!(coming(&rulebook, &public).is_empty());
    }
}
