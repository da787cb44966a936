//! An attack in the procedure chart, step by step before the die: strength, range, defence, column, reduction, and the
//! chance of each result. The results of the dice of the last order are also here.

use super::{context::PanelContext, terms};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
        wording::{signed, with_minus},
    },
    games::panzer44::{
        rules::{
            combat::{Cover, Procedure, Shot, chances, procedure, results::CombatResult},
            conduct::{direct_fire::shots, indirect::falls, struck},
            counter::Counter,
            event::Attacker,
            order::Order,
            phase::Phase,
            plot::in_range,
        },
        scene::{
            fought::{Fought, Sortie},
            shades::shades,
        },
        words::{
            names::{Known, battery_name, compact_name},
            story,
        },
    },
    panels::kit::{
        die::{self, DiceOf},
        fonts,
        theme::{Palette, colour_of, over},
        widgets::{capital, hint, hover_text, noted, paint_text, section, text},
    },
};
use bevy_egui::egui::{
    Align, Align2, Button, Color32, Id, Layout, Rect, Response, Sense, Ui, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

/// The height of an attack in one line, and the part of it for its chances.
const LINE: f32 = 24.0;
const CHANCES: f32 = 0.56;
/// The least part for the chances beside a name, and the width of the button that unfolds the steps, in points.
const LEAST: f32 = 0.44;
const STEPS: f32 = 48.0;
/// The width above which a cell states the number of dice for its result.
const ROOMY: f32 = 58.0;

/// Shows the attacks of the selected unit on the hex that it aims at.
pub(super) fn looked_at(ui: &mut Ui, panel: &PanelContext) {
    if let Some(order) = panel.state.own.chosen.filter(|_| panel.state.public.phase.is_indirect()) {
        return falling(ui, panel, order);
    }
    if let Some((firer, hex)) = aim(panel) {
        at(ui, panel, firer, hex);
    }
}

/// The selected unit, and the hex that it aims at.
pub(super) fn aim<'a>(panel: &PanelContext<'a>) -> Option<(&'a Counter, Hex)> {
    let (_, public) = panel.game();
    let firer = panel.selected()?;
    let plotted = || {
        let mut left = shots(public, firer.side).filter(|_| public.phase.is_fire());
        left.find(|(unit, _)| *unit == firer.id).map(|(_, hex)| hex)
    };
    let hex = panel.state.own.aimed.or_else(plotted).or(panel.state.hovered)?;
    Some((firer, hex))
}

/// Shows the effect of a fire from above on all units there, friendly and enemy (6.0, 8).
fn falling(ui: &mut Ui, panel: &PanelContext, order: &Order) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some((shot, target)) = falls(rulebook, public, panel.state.own.acting, order) else { return };
    let about = say!("panzer44-panels-attack.fire", hex = rulebook.board.hex_name(target));
    section(ui, palette, &say!("panzer44-panels-attack"), &about, |ui| {
        if matches!(order, Order::Strike { .. }) {
            let most = rulebook.charts.air.attacks_on;
            hint(ui, palette, say!("panzer44-panels-attack-aircraft", die = most));
        }
        let hexes = struck(rulebook, shot.fire, target).into_iter();
        let struck: Vec<(Hex, UnitId)> =
            hexes.flat_map(|hex| public.stack(hex).map(move |unit| (hex, unit.id))).collect();
        if struck.is_empty() {
            hint(ui, palette, say!("panzer44-panels-attack-no-units"));
        }
        let several = struck.len() > 1;
        for (hex, unit) in struck {
            procedure_of(ui, panel, &shot, (unit, hex), several);
            ui.add_space(6.0);
        }
    });
}

/// Shows the attacks that a unit can make on the units in a hex.
fn at(ui: &mut Ui, panel: &PanelContext, firer: &Counter, hex: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let enemies: Vec<UnitId> =
        public.stack(hex).filter(|other| other.side != firer.side).map(|other| other.id).collect();
    let (Some(gun), Some(from)) = (rulebook.kind(firer).gun, firer.hex()) else { return };
    if enemies.is_empty() {
        return;
    }
    let shot = Shot::direct(rulebook, firer, &gun, from);
    let about = say!("panzer44-panels-attack.shot", unit = panel.name(firer.id), hex = panel.place(hex));
    section(ui, palette, &say!("panzer44-panels-attack"), &about, |ui| {
        if let Err(why) = in_range(firer.id, &gun, from, hex) {
            let why = why.text().shown(&Known { rulebook, public });
            hint(ui, palette, say!("panzer44-panels-attack-refused", why = capital(&why)));
            return;
        }
        if !rulebook.sees(public.turn, from, hex) {
            hint(ui, palette, say!("panzer44-panels-attack-no-sight"));
        }
        let several = enemies.len() > 1;
        for enemy in enemies {
            procedure_of(ui, panel, &shot, (enemy, hex), several);
            ui.add_space(6.0);
        }
    });
}

/// Shows an attack in one line with its chances, or step by step if that is unfolded, or the reason why it is
/// prohibited. In a plot, and with `several` attacks, the steps are folded unless the player unfolds them. The sheet
/// and the other odds need the room.
pub(super) fn procedure_of(
    ui: &mut Ui,
    panel: &PanelContext,
    shot: &Shot,
    (enemy, hex): (UnitId, Hex),
    several: bool,
) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(target) = public.find(enemy) else { return };
    let name = say!("panzer44-panels-attack-target", unit = compact_name(rulebook, public, enemy));
    let plots = public.phase == Phase::Plot;
    let id = Id::new(("steps of an attack", plots, several));
    let unfolded = ui.data(|data| data.get_temp(id)).unwrap_or(!plots && !several);
    match procedure(rulebook, public, shot, target, hex) {
        Ok(attack) if unfolded => {
            ui.horizontal(|ui| {
                ui.label(text(&name, fonts::bold(13.0), palette.text));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    turn(ui, palette, (id, unfolded), &say!("panzer44-panels-steps.hide"));
                });
            });
            for line in rows(&attack) {
                step(ui, palette, &line);
            }
            ui.add_space(4.0);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
            bar(ui, rect, (enemy, &chances(&rulebook.charts, &attack)));
        }
        Ok(attack) => in_a_line(ui, panel, (&name, enemy, id), &attack),
        Err(why) => {
            ui.label(text(&name, fonts::bold(13.0), palette.text));
            let told = why.text().shown(&Known { rulebook, public });
            let words = say!("panzer44-panels-attack-prohibited", case = why.case(), why = told);
            let words = text(words, fonts::sans(12.0), palette.bad);
            ui.add(bevy_egui::egui::Label::new(words).wrap());
        }
    }
}

/// Shows an attack in one line: the target, the chances, and the button that unfolds the steps, with the steps in
/// short.
fn in_a_line(ui: &mut Ui, panel: &PanelContext, (name, enemy, id): (&str, UnitId, Id), attack: &Procedure) {
    let palette = panel.palette;
    // A name without room beside the chances is above them.
    let named = ui.painter().layout_no_wrap(name.to_owned(), fonts::bold(12.5), palette.text).size().x;
    let above = named + 8.0 > (ui.available_width() - STEPS) * (1.0 - LEAST);
    if above {
        ui.label(text(name, fonts::bold(12.5), palette.text));
    }
    let row = vec2(ui.available_width(), LINE);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let steps = turn(ui, palette, (id, false), &say!("panzer44-panels-steps.show"));
        hover_text(steps, || in_short(attack));
        let rest = ui.available_rect_before_wrap();
        let most = rest.width() - if above { 0.0 } else { named + 8.0 };
        let wide = if above { most } else { (rest.width() * CHANCES).min(most) }.round();
        // The row may have become higher than requested.
        let rest = Rect::from_center_size(rest.center(), vec2(rest.width(), LINE));
        let chart = Rect::from_min_max(pos2(rest.right() - wide, rest.top()), rest.max);
        let at = Rect::from_min_max(rest.min, pos2(chart.left() - 6.0, rest.bottom()));
        if !above {
            paint_short(ui, at, name, palette);
        }
        bar(ui, chart, (enemy, &chances(&panel.state.rulebook.charts, attack)));
    });
}

/// Paints as much of a name as there is room for.
fn paint_short(ui: &Ui, at: Rect, name: &str, palette: &Palette) {
    let mut job = LayoutJob::simple_singleline(name.to_owned(), fonts::bold(12.5), palette.text);
    job.wrap = TextWrapping::truncate_at_width(at.width());
    let galley = ui.painter().layout_job(job);
    let place = pos2(at.left(), at.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, palette.text);
}

/// Shows the button that folds or unfolds the steps.
fn turn(ui: &mut Ui, palette: &Palette, (id, unfolded): (Id, bool), name: &str) -> Response {
    let words = if unfolded { name.to_owned() } else { say!("panzer44-panels-steps") };
    let button = Button::new(text(words, fonts::sans(12.0), palette.accent_text)).frame(false);
    let response = noted(name, ui.add(button));
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(id, !unfolded));
    }
    response
}

/// The steps in a short text.
fn in_short(attack: &Procedure) -> String {
    let cover = attack.cover.as_ref().map_or(0, |cover| cover.total);
    say!("panzer44-panels-steps.short", strength = attack.attenuated, column = attack.column, cover = cover)
}

/// A step of the chart: its name, its calculation, its result.
type Step = (String, String, String);

fn rows(attack: &Procedure) -> Vec<Step> {
    let range = match attack.range {
        Some(range) => say!("panzer44-panels-step-range.value", range = range),
        None => say!("panzer44-panels-step-none"),
    };
    let defence = match attack.defence {
        Some(defence) => say!("panzer44-panels-step-defence.value", defence = defence),
        None => say!("panzer44-panels-step-none"),
    };
    let (cover, less) = match &attack.cover {
        Some(cover) => (reasons(cover), with_minus(-i64::from(cover.total))),
        None => (say!("panzer44-panels-step-none"), "0".to_owned()),
    };
    let class = say!("panzer44-panels-step-strength.value", fire = terms::fire(attack.fire));
    let table = say!("panzer44-panels-step-column.value");
    vec![
        (say!("panzer44-panels-step-strength"), class, attack.strength.to_string()),
        (say!("panzer44-panels-step-range"), range, attack.attenuated.to_string()),
        (say!("panzer44-panels-step-defence"), defence, signed(attack.superiority)),
        (say!("panzer44-panels-step-column"), table, signed(attack.column)),
        (say!("panzer44-panels-step-cover"), cover, less),
    ]
}

/// The parts of a reduction of the die.
fn reasons(cover: &Cover) -> String {
    let mut parts = Vec::new();
    if cover.terrain > 0 {
        parts.push(say!("panzer44-panels-cover-terrain", n = cover.terrain));
    }
    if cover.position > 0 {
        parts.push(say!("panzer44-panels-cover-position", n = cover.position));
    }
    if cover.hexside > 0 {
        parts.push(say!("panzer44-panels-cover-hexside", n = cover.hexside));
    }
    match parts.is_empty() {
        true => say!("panzer44-panels-step-cover.open"),
        false => say!("panzer44-panels-step-cover.value", parts = Arg::list(parts)),
    }
}

fn step(ui: &mut Ui, palette: &Palette, (name, reckoned, result): &Step) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 19.0), Sense::hover());
    paint_text(ui, rect, Align2::LEFT_CENTER, name, fonts::sans(12.5), palette.text_second);
    let middle = Rect::from_min_max(pos2(rect.left() + 104.0, rect.top()), rect.max);
    paint_text(ui, middle, Align2::LEFT_CENTER, reckoned, fonts::sans(12.0), palette.text_third);
    paint_text(ui, rect, Align2::RIGHT_CENTER, result, fonts::bold(13.0), palette.text);
}

/// The colour of a result: paler for a temporary one, stronger for a lasting one.
pub(super) fn colour(result: CombatResult) -> (Color32, Color32) {
    let (ground, ink) = shades(result);
    (colour_of(ground), colour_of(ink))
}

/// Draws the chances of each result of an attack as parts of six on one bar, in one line if that is low.
fn bar(ui: &Ui, rect: Rect, (enemy, chances): (UnitId, &[(CombatResult, u8)])) {
    let mut left = rect.left();
    for (number, (result, dice)) in chances.iter().enumerate() {
        let width = rect.width() * f32::from(*dice) / 6.0;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width - 2.0, rect.height()));
        left += width;
        let (fill, ink) = colour(*result);
        ui.painter().rect_filled(cell, 4, fill);
        let name = if *result == CombatResult::Nothing { "–".to_owned() } else { result.to_string() };
        if rect.height() > LINE + 1.0 {
            let upper = Rect::from_min_max(cell.min, pos2(cell.right(), cell.top() + 20.0));
            paint_text(ui, upper, Align2::CENTER_CENTER, &name, fonts::bold(13.0), ink);
            let lower = Rect::from_min_max(pos2(cell.left(), cell.top() + 17.0), cell.max);
            paint_text(ui, lower, Align2::CENTER_CENTER, &format!("{dice}/6"), fonts::sans(11.0), ink);
        } else if cell.width() > ROOMY {
            let words = format!("{name}  {dice}/6");
            paint_text(ui, cell, Align2::CENTER_CENTER, &words, fonts::bold(11.5), ink);
        } else {
            paint_text(ui, cell, Align2::CENTER_CENTER, &name, fonts::bold(11.5), ink);
        }
        let response = ui.interact(cell, ui.id().with(("chance", enemy, number)), Sense::hover());
        hover_text(response, || {
            say!("panzer44-panels-chance", result = story::result_arg(*result), dice = *dice)
        });
    }
}

/// Shows the results of the dice of the last order.
pub(super) fn fought(ui: &mut Ui, panel: &PanelContext) {
    let palette = panel.palette;
    let sortie = panel.state.own.sortie;
    if panel.state.own.fought.is_empty() && sortie.is_none() {
        return;
    }
    section(ui, palette, &say!("panzer44-panels-rolls"), "", |ui| {
        if let Some(sortie) = &sortie {
            sent(ui, panel, sortie, panel.dice_of(0));
        }
        for (attack, fought) in panel.state.own.fought.iter().enumerate() {
            rolled(ui, panel, fought, panel.dice_of(attack + usize::from(sortie.is_some())));
        }
    });
}

/// Draws the die that decides whether aircraft attack.
fn sent(ui: &mut Ui, panel: &PanelContext, sortie: &Sortie, dice: DiceOf) {
    let Some(pose) = dice.pose(sortie.die) else { return };
    let palette = panel.palette;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::hover());
    ui.painter().rect_filled(rect, 4, over(palette.raised, palette.panel, 0.7));
    die::paint(ui, pos2(rect.left() + 22.0, rect.center().y), 26.0, &pose);
    let words = Rect::from_min_max(pos2(rect.left() + 44.0, rect.top() + 3.0), rect.max);
    let line = say!("panzer44-panels-fall-aircraft", hex = panel.state.rulebook.board.hex_name(sortie.hex));
    paint_text(ui, words, Align2::LEFT_TOP, &line, fonts::sans(12.5), palette.text);
    let told = match (dice.is_decided(), sortie.attacks) {
        (false, _) => return,
        (true, true) => say!("panzer44-panels-roll-sortie-attacks"),
        (true, false) => say!("panzer44-panels-roll-sortie-turns-back"),
    };
    let under = words.translate(vec2(0.0, 18.0));
    paint_text(ui, under, Align2::LEFT_TOP, &told, fonts::sans(12.5), palette.text_second);
}

fn rolled(ui: &mut Ui, panel: &PanelContext, fought: &Fought, dice: DiceOf) {
    let Some(pose) = dice.pose(fought.die) else { return };
    let palette = panel.palette;
    let target = panel.name(fought.unit);
    let line = match fought.by {
        Attacker::Unit(unit) => say!("panzer44-panels-roll", by = panel.name(unit), target = target),
        Attacker::Battery(_, battery) => {
            let by = battery_name(panel.state.rulebook, battery);
            say!("panzer44-panels-roll", by = by, target = target)
        }
        Attacker::Air(side) => say!("panzer44-panels-roll-aircraft", side = side, target = target),
    };
    // Long names take a second line beside the result.
    let room = ui.available_width() - 44.0 - 66.0;
    let line = ui.painter().layout(line, fonts::sans(12.5), palette.text, room);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), line.size().y + 24.0), Sense::hover());
    ui.painter().rect_filled(rect, 4, over(palette.raised, palette.panel, 0.7));
    die::paint(ui, pos2(rect.left() + 22.0, rect.center().y), 26.0, &pose);
    let words = Rect::from_min_max(pos2(rect.left() + 44.0, rect.top() + 3.0), rect.max);
    let under = words.translate(vec2(0.0, line.size().y + 1.0));
    ui.painter().galley(words.min, line, palette.text);
    // The row and the result appear when the die is at rest.
    let tumbles = !dice.is_decided();
    let column = fought.procedure.column;
    let sums = match tumbles {
        true => say!("panzer44-panels-roll-column", column = column),
        false => say!("panzer44-panels-roll-column-row", column = column, row = fought.row),
    };
    paint_text(ui, under, Align2::LEFT_TOP, &sums, fonts::mono(10.5), palette.text_third);
    if tumbles {
        return;
    }
    let (fill, ink) = colour(fought.result);
    let cell = Rect::from_center_size(pos2(rect.right() - 32.0, rect.center().y), vec2(52.0, 26.0));
    ui.painter().rect_filled(cell, 4, fill);
    let name =
        if fought.result == CombatResult::Nothing { "–".to_owned() } else { fought.result.to_string() };
    paint_text(ui, cell, Align2::CENTER_CENTER, &name, fonts::bold(14.0), ink);
}
