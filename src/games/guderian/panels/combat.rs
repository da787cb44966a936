//! The planned or current attack: both strengths with every part, and the odds.

pub(super) mod outcome;
pub(super) mod results_table;
pub(super) mod sums;

use super::{cards, context::PanelContext};
use crate::{
    engine::{board::Hex, text::say},
    games::guderian::{
        panels::terms::shortened,
        planning::preview::{Promise, WeighedAttack},
        rules::{combat::strength::DefenceStrength, counter::Piece, position::names::hex_name},
        scene::rolled::Rolled,
    },
    panels::kit::{
        fonts,
        widgets::{hint, rule, section, text, words},
    },
};
use bevy_egui::egui::{Align, Color32, Label, Layout, RichText, Ui, vec2};
use results_table::Live;
use std::ops::RangeInclusive;

/// Most hexes that the heading of an attack names.
const MOST_PLACES: usize = 2;

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (rulebook, public) = (panel.state.rulebook, panel.state.public);
    if let Some(planned) = panel.state.own.planned.filter(|_| public.battle.is_none()) {
        let orders = panel.state.log.len();
        let promise = panel.state.remembered.promise.of(rulebook, public, planned, orders);
        summary(ui, panel, planned, &promise);
        // The chances come first: in a low window the table may be below the visible part.
        let title = outcome_title(panel, &promise);
        outcome::show(ui, panel, &promise.results, &title);
        let live = Live { columns: promise.columns.clone(), die: None, flash: 0.0 };
        results_table::show(ui, panel, &live);
    } else if let Some(rolled) = panel.state.own.rolled {
        fought(ui, panel, rolled);
        results_table::show(ui, panel, &Live::rolled(rulebook, rolled, panel.state.memory.throw));
    } else {
        let palette = panel.palette;
        let without_die = panel.state.memory.without_die.clone();
        section(ui, palette, &say!("guderian-panels-combat"), "", |ui| {
            if let Some(told) = &without_die {
                words(ui, palette, told);
                return;
            }
            if let Some(side) = panel.waits_for() {
                words(ui, palette, say!("guderian-panels-combat-theirs", side = side));
                return;
            }
            words(ui, palette, say!("guderian-panels-combat-none"));
            let how = if public.phase.is_combat() {
                say!("guderian-panels-combat-plan")
            } else if public.phase.is_movement() {
                say!("guderian-panels-combat-overruns")
            } else {
                say!("guderian-panels-combat-later")
            };
            hint(ui, palette, how);
        });
        results_table::show(ui, panel, &Live::none(rulebook));
    }
}

/// Returns the title of the chances, with the columns that are possible.
fn outcome_title(panel: &PanelContext, promise: &Promise) -> String {
    let odds = &panel.state.rulebook.charts.odds;
    let mut likely = promise.columns.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
    let first = likely.next().map_or(0, |(column, _)| column);
    let last = likely.next_back().map_or(first, |(column, _)| column);
    let (low, high) = (odds[first].to_string(), odds[last].to_string());
    if first == last {
        say!("guderian-panels-outcome", odds = low)
    } else {
        say!("guderian-panels-outcome-range", first = low, last = high)
    }
}

fn summary(ui: &mut Ui, panel: &mut PanelContext, planned: &WeighedAttack, promise: &Promise) {
    let palette = panel.palette;
    let (rulebook, public) = (panel.state.rulebook, panel.state.public);
    let place = places(panel, &planned.targets);
    section(ui, palette, &title(planned.overrun), &place, |ui| {
        let defenders: Vec<Piece> = planned.targets.iter().flat_map(|hex| public.stack(*hex)).collect();
        sides(ui, panel, &planned.attackers, &defenders);
        let words = sums::attack(rulebook, public, &promise.preview.attack);
        strength(ui, panel, &say!("guderian-panels-combat-attack"), &words, span(&promise.attack_range()));
        defences(
            ui,
            panel,
            &promise.preview.defence,
            promise.preview.certain,
            span(&promise.defence_range()),
        );
        rule(ui, palette);
        let column = promise.likeliest();
        let (attack, defence) = (promise.preview.attack.total, promise.preview.defence.total);
        let (left, right) = if promise.preview.certain {
            (sums::ratio(attack, defence), next_column(panel, column, attack, defence))
        } else {
            let chance = percent(f64::from(promise.columns[column]));
            (say!("guderian-panels-combat-likely", percent = chance), String::new())
        };
        odds(ui, panel, column, &left, &right);
        if planned.attackers.iter().any(|piece| public.counter(*piece).is_untried()) {
            hint(ui, palette, say!("guderian-panels-combat-untried"));
        }
        if promise.preview.walkover > 0.0 {
            let words = match percent(promise.preview.walkover) {
                0 => say!("guderian-panels-combat-walkover-small"),
                chance => say!("guderian-panels-combat-walkover", percent = chance),
            };
            hint(ui, palette, words);
        }
        if promise.preview.void > 0.0 {
            let words = match percent(promise.preview.void) {
                0 => say!("guderian-panels-combat-void-small"),
                chance => say!("guderian-panels-combat-void", percent = chance),
            };
            hint(ui, palette, words);
        }
    });
}

/// Returns a chance in percent.
fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// Returns the heading of an attack or overrun.
fn title(overrun: bool) -> String {
    if overrun { say!("guderian-panels-combat-overrun") } else { say!("guderian-panels-combat") }
}

/// The battle that the die has decided.
fn fought(ui: &mut Ui, panel: &mut PanelContext, rolled: &Rolled) {
    let palette = panel.palette;
    let (rulebook, public) = (panel.state.rulebook, panel.state.public);
    let hexes = rolled.defence.hexes.iter().map(|defence| defence.hex).collect::<Vec<_>>();
    section(ui, palette, &title(rolled.attack.overrun), &places(panel, &hexes), |ui| {
        let attackers: Vec<_> = rolled.attack.parts.iter().map(|part| part.unit).collect();
        let defenders: Vec<_> =
            rolled.defence.hexes.iter().flat_map(|hex| &hex.parts).map(|part| part.unit).collect();
        sides(ui, panel, &cards::pieces(public, &attackers), &cards::pieces(public, &defenders));
        let words = sums::attack(rulebook, public, &rolled.attack);
        let label = say!("guderian-panels-combat-attack");
        strength(ui, panel, &label, &words, rolled.attack.total.to_string());
        defences(ui, panel, &rolled.defence, true, rolled.defence.total.to_string());
        rule(ui, palette);
        let left = sums::ratio(rolled.attack.total, rolled.defence.total);
        odds(ui, panel, rolled.column, &left, "");
        outcome::verdict(ui, panel, rolled);
    });
}

/// Attackers and defenders face to face.
fn sides(ui: &mut Ui, panel: &mut PanelContext, attackers: &[Piece], defenders: &[Piece]) {
    ui.horizontal_top(|ui| {
        let half = (ui.available_width() - 36.0) / 2.0;
        let many = attackers.len().max(defenders.len()).clamp(3, 4) as f32;
        let side = (half / many - 10.5).floor().min(46.0);
        for (number, group) in [attackers, defenders].into_iter().enumerate() {
            if number == 1 {
                let versus = say!("guderian-panels-combat-versus");
                let versus = text(versus, fonts::serif_italic(15.0), panel.palette.text_second);
                ui.add_sized(vec2(20.0, side), Label::new(versus));
            }
            ui.allocate_ui(vec2(half, side), |ui| {
                ui.set_width(half);
                cards::field(ui, panel, group, side);
            });
        }
    });
    ui.add_space(2.0);
}

/// Draws a label, a sum, and the strength at the right.
fn strength(ui: &mut Ui, panel: &PanelContext, label: &str, sum: &str, total: String) {
    let palette = panel.palette;
    row(ui, label, palette.text_second, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text(total, fonts::bold(20.0), palette.text));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text(sum, fonts::sans(13.0), palette.text)).wrap());
            });
        });
    });
}

fn row(ui: &mut Ui, label: &str, colour: Color32, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        let label = Label::new(text(label, fonts::sans(13.0), colour)).truncate();
        let (width, height) = (58.0, 22.0);
        ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(width);
            ui.add(label);
        });
        contents(ui);
    });
}

fn defences(ui: &mut Ui, panel: &PanelContext, defence: &DefenceStrength, known: bool, total: String) {
    let (public, label) = (panel.state.public, say!("guderian-panels-combat-defence"));
    if let [hex] = defence.hexes.as_slice() {
        strength(ui, panel, &label, &sums::defence(public, hex), total);
        return;
    }
    for hex in &defence.hexes {
        let own = if known { hex.total.to_string() } else { String::new() };
        strength(ui, panel, &short_name(panel, hex.hex), &sums::defence(public, hex), own);
    }
    strength(ui, panel, &label, &say!("guderian-panels-combat-all-hexes"), total);
}

/// The odds column in large figures.
fn odds(ui: &mut Ui, panel: &PanelContext, column: usize, left: &str, right: &str) {
    let palette = panel.palette;
    let name = panel.state.rulebook.charts.odds[column].to_string();
    row(ui, &say!("guderian-panels-combat-odds"), palette.text_second, |ui| {
        ui.label(text(left, fonts::sans(13.0), palette.text));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(text(name, fonts::serif(32.0), palette.accent_text));
            ui.label(RichText::new(right).font(fonts::italic(12.0)).color(palette.text_third));
        });
    });
}

/// The strength that is still needed for the next column.
fn next_column(panel: &PanelContext, column: usize, attack: u16, defence: u16) -> String {
    let Some(next) = panel.state.rulebook.charts.odds.get(column + 1) else { return String::new() };
    let needed = (u32::from(defence) * u32::from(next.attack)).div_ceil(u32::from(next.defence));
    let more = needed.saturating_sub(u32::from(attack));
    match more {
        0 => String::new(),
        more => say!("guderian-panels-combat-next-column", more = more, odds = next.to_string()),
    }
}

fn span(range: &RangeInclusive<u16>) -> String {
    let (low, high) = (range.start(), range.end());
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// The hexes of the combat, by name.
fn places(panel: &PanelContext, hexes: &[Hex]) -> String {
    let names: Vec<String> = hexes.iter().map(|hex| hex_name(panel.state.rulebook, *hex)).collect();
    say!("guderian-panels-combat-at", hexes = shortened(names, MOST_PLACES))
}

/// The name of a row for one hex of several: the place in it, or its number, as there is no room for more.
fn short_name(panel: &PanelContext, hex: Hex) -> String {
    let place = panel.state.rulebook.board.place_at(hex);
    place.filter(|place| place.hexes.len() == 1).map_or_else(|| hex.to_string(), |place| place.name.clone())
}
