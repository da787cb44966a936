//! The state of the game while no unit is selected: units that can still act in the phase, victory hexes, stores of
//! each side, arrivals.

use super::{
    context::PanelContext,
    phase_end, setting_up,
    undone::{loose, undone_by},
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::standing_words, text::say, wording::capital},
    games::squad::{
        rules::{
            Squad,
            kinds::Side,
            position::{Public, hidden::question_seen},
            rulebook::Rulebook,
            victory,
        },
        scene::called::{mission_label, work_name},
    },
    panels::{
        Action, choice,
        kit::{
            counter_card::waiting_name,
            widgets::{fact, hint, noted, section, words},
        },
    },
};
use bevy_egui::egui::Ui;

/// The number of units offered by name.
const MOST: usize = 14;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (rulebook, public) = panel.game();
    let busy = question_seen(rulebook, public).is_some() || panel.state.own.pointing.plan.is_some();
    if busy || public.outcome.is_some() || !panel.state.selected.is_empty() {
        return;
    }
    if panel.is_asked() && !public.phase.is_set_up() {
        able(ui, panel);
    }
    standing(ui, panel);
    stores(ui, panel);
}

/// Shows the units that can still act in the phase. A click selects one and moves the view there.
fn able(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let name = panel.state.public.phase.step().map_or_else(String::new, phase_end::step_name);
    let ((rulebook, public), side) = (panel.game(), panel.state.own.acting);
    let units: Vec<UnitId> = undone_by(rulebook, public, side)
        .into_iter()
        .flat_map(|left| left.places)
        .flat_map(|(_, units)| units)
        .collect();
    let about = match units.len() {
        0 => String::new(),
        n => say!("squad-panels-can-act", n = n),
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
                let label = say!("squad-panels-unit-in-hex", unit = name, hex = hex);
                if noted(&label, choice(ui, (false, true), &label)).clicked() {
                    panel.act(Action::Select(vec![*unit]));
                    panel.act(Action::Centre(hex));
                }
            }
        });
        if units.len() > MOST {
            hint(ui, palette, say!("squad-panels-can-act-more", n = units.len() - MOST));
        }
        if !loose(rulebook, public, side).is_empty() {
            setting_up::hand_out(ui, panel);
        }
    });
}

/// Shows the victory hexes with their holders, the result that would follow, and the next arrivals.
fn standing(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.settled());
    let of = rulebook.scenario.victory.side;
    let outcome = victory::outcome(&rulebook.scenario, public);
    let about = say!("squad-panels-score.about", side = of);
    section(ui, palette, &say!("squad-panels-score"), &about, |ui| {
        for side in Side::BOTH {
            let held = held(rulebook, public, side);
            fact(ui, palette, &Side::NAMES[side.number()].shown(), &held.len().to_string(), palette.text);
            if held.is_empty() {
                continue;
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for hex in held {
                    let name = panel.hex_name(hex);
                    if noted(&name, choice(ui, (false, true), &name)).clicked() {
                        panel.act(Action::Centre(hex));
                    }
                }
            });
        }
        let points = outcome.points;
        let level = standing_words::<Squad>(rulebook, &outcome.into());
        let total = say!("squad-panels-total", points = points, level = level);
        fact(ui, palette, &say!("squad-panels-total.label"), &total, palette.text);
        if !rulebook.scenario.must.is_empty() {
            let must: Vec<String> = rulebook.scenario.must.iter().map(|hex| panel.hex_name(*hex)).collect();
            hint(ui, palette, say!("squad-panels-must-hold", side = of, hexes = must));
        }
        for line in coming(rulebook, public) {
            hint(ui, palette, line);
        }
    });
}

/// The victory hexes that a side holds.
fn held(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<Hex> {
    let victory = &rulebook.scenario.victory;
    let own = public.holders.iter().filter(|(hex, holder)| **holder == side && victory.counts(**hex));
    own.map(|(hex, _)| *hex).collect()
}

/// Shows the stores of each side in addition to its units. Both sides see all of them (22.1).
fn stores(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (_, public)) = (panel.palette, panel.settled());
    let of = Side::BOTH.map(|side| (side, stores_told(panel, public, side)));
    if of.iter().all(|(_, told)| told.is_empty()) {
        return;
    }
    let (title, about) = (say!("squad-panels-supplies"), say!("squad-panels-supplies.about"));
    section(ui, palette, &title, &about, |ui| {
        for (side, told) in of {
            let told = match told.is_empty() {
                true => say!("squad-panels-no-stores"),
                false => say!("squad-panels-stores", stores = told),
            };
            fact(ui, palette, &Side::NAMES[side.number()].shown(), &told, palette.text);
        }
    });
}

/// The stores of a side, each with its number.
fn stores_told(panel: &PanelContext, public: &Public, side: Side) -> Vec<String> {
    let stores = public.stores(side);
    let many =
        |number: u8, name: &str| (number > 0).then(|| say!("squad-panels-store", store = name, n = number));
    let used = stores.expendable.iter().filter_map(|(id, number)| many(*number, &panel.name(*id)));
    let missions = stores.missions.iter();
    let missions = missions.filter_map(|(mission, number)| many(*number, &mission_label(*mission)));
    // Fortifications are built only at set-up (20.1).
    let works = stores
        .works
        .iter()
        .filter(|_| public.phase.is_set_up())
        .filter_map(|(work, number)| many(*number, &capital(&work_name(*work))));
    let smoke = many(stores.smoke, &say!("squad-panels-store-smoke"));
    missions.chain(smoke).chain(used).chain(works).collect()
}

/// The next arrivals of each side, one line each.
fn coming(rulebook: &Rulebook, public: &Public) -> Vec<String> {
    let next = |side: Side| {
        let arrivals = &rulebook.scenario.force(side).arrivals;
        let later = arrivals.iter().filter(|arrival| arrival.turn > public.turn);
        let arrival = later.min_by_key(|arrival| arrival.turn)?;
        let alone: usize = arrival.group.units.iter().map(|(_, number)| usize::from(*number)).sum();
        let loaded: usize = arrival.group.loaded.iter().map(|(.., number)| 2 * usize::from(*number)).sum();
        Some(say!("squad-panels-next-arrivals", turn = arrival.turn, side = side, n = alone + loaded))
    };
    Side::BOTH.into_iter().filter_map(next).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::set_up;

    #[test]
    fn who_comes_next_is_told_until_he_is_due() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let mut public = set_up::start(&rulebook, &rulebook.scenario);
        assert_eq!(coming(&rulebook, &public), ["Turn 1: 12 Allied units enter."]);
        public.turn = 1;
        assert!(coming(&rulebook, &public).is_empty());
    }

    /// The Germans hold the whole farm at the start of the patrol (23.2, 27.1).
    #[test]
    fn hexes_that_count_are_held_from_the_start() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let public = set_up::start(&rulebook, &rulebook.scenario);
        let names = |side| {
            held(&rulebook, &public, side).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(Side::BOTH.map(names), ["0604 0703 0704", ""]);
    }
}
