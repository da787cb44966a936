//! The answer to units that have entered a hex: units that fire out of each hex, with their chances, or holding fire
//! (14).

use super::{chances::NOTHING, firers, made, waiting};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::listed},
    games::squad::{
        panels::context::PanelContext,
        planning::{
            Plan, PlanOption, plan_answers, plan_asked, plan_best, plan_lane, plan_may_leave_lane,
            plan_options, plan_promise, wish::Wish,
        },
        rules::{
            movement::{Pace, left},
            order::{Bend, Order},
            position::decision::Decision,
        },
        words::story::owed,
    },
    panels::{
        Action,
        caption::COVERED,
        choice,
        kit::{
            fonts,
            second_look::after_a_look,
            widgets::{Floating, hint, lesser, noted, primary, section, text, wide, words},
        },
    },
    settings::Command,
};
use bevy_egui::egui::{Align2, Context, Label, Rect, Ui, vec2};

/// The answers of the units that are not left out, each with its options and the best one.
fn answers(panel: &PanelContext) -> Vec<(Plan, Vec<PlanOption>, Option<usize>)> {
    let ((rulebook, public), own) = (panel.game(), &panel.state.own);
    let plans = plan_answers(rulebook, public, (own.pointing, &own.instructions)).into_iter();
    plans
        .map(|plan| {
            let options = plan_options(rulebook, public, &plan);
            let best = plan_best(rulebook, public, &options, (plan.target, None));
            (plan, options, best)
        })
        .collect()
}

/// The answer of the amber button, which is the most valuable one. If no answer has an effect, it is to hold fire.
fn deed(panel: &PanelContext, answers: &[(Plan, Vec<PlanOption>, Option<usize>)]) -> Option<usize> {
    let able = (0..answers.len()).filter(|at| answers.get(*at).is_some_and(|(.., best)| best.is_some()));
    able.max_by_key(|at| promised(panel, answers.get(*at)))
}

/// The most valuable answer, which the foot of the dock gives: its label and its order. None if no unit fires.
pub(crate) fn answer_meant(panel: &PanelContext) -> Option<(String, Order)> {
    let plans = answers(panel);
    let (plan, options, best) = plans.get(deed(panel, &plans)?)?;
    let option = options.get((*best)?)?;
    let made = option.made.as_ref().ok()?;
    Some((made::label(made, &made::whom(panel, option, plan.hex)), made.order.clone()))
}

/// Shows the answer to enemies that have entered: fire with its chances, or holding fire.
pub(crate) fn answer(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(Decision::Reaction { units, hex, .. }) =
        public.owed.clone().filter(|_| panel.is_asked() && !panel.tumbles())
    else {
        return;
    };
    let verb = if units.len() == 1 { "has" } else { "have" };
    let names = panel.names(&units);
    let came = came_by(panel.state.own.ways, hex);
    let about = format!("{names} {verb} entered {}{came}.", panel.hex_name(hex));
    section(ui, palette, "Opportunity fire", "", |ui| {
        words(ui, palette, about);
        hint(ui, palette, goes_on(panel, &units));
        let plans = answers(panel);
        for unit in plan_asked(rulebook, public, &panel.state.own.instructions) {
            let plan = plans.iter().map(|(plan, ..)| plan).find(|plan| plan.has(unit)).cloned();
            firers::unit(ui, panel, unit, plan.is_some());
            if let Some(plan) = plan.filter(|plan| plan.shots.iter().any(|shot| shot.unit == unit)) {
                firers::arms(ui, panel, &plan, unit);
            }
        }
        if plans.is_empty() {
            words(ui, palette, "No unit fires.");
        }
        // One of several answers has the amber button; the others can follow it.
        let most = deed(panel, &plans);
        for (number, (plan, options, best)) in plans.iter().enumerate() {
            ui.add_space(6.0);
            one(ui, panel, plan, (options, *best), (number, most == Some(number)));
        }
        waiting::show(ui, panel, &plans.iter().map(|(plan, ..)| plan.clone()).collect::<Vec<_>>());
    });
}

/// The hexes through which the entering units came, as the arrow on the map shows them.
fn came_by(ways: &[Vec<Hex>], hex: Hex) -> String {
    match ways.iter().find(|way| way.last() == Some(&hex)).map(Vec::as_slice) {
        None | Some([] | [_]) => String::new(),
        Some([from, _]) => format!(", from {from}"),
        Some([from, between @ .., _]) => {
            format!(", from {from} via {}", listed(between.iter().map(ToString::to_string).collect()))
        }
    }
}

/// The value of an answer by its best option.
fn promised(panel: &PanelContext, answer: Option<&(Plan, Vec<PlanOption>, Option<usize>)>) -> u32 {
    let (rulebook, public) = panel.game();
    let made = answer.and_then(|(_, options, best)| options.get((*best)?)?.made.as_ref().ok());
    made.map_or(0, |made| plan_promise(rulebook, public, made))
}

/// The further reach of the units that have entered. Both sides may know it, but not the rest of their path.
fn goes_on(panel: &PanelContext, units: &[UnitId]) -> String {
    let (rulebook, public) = panel.game();
    let left = units.iter().filter_map(|unit| public.find(*unit)).map(|counter| {
        let pace = Pace { led: counter.condition.led, assault: counter.condition.assault_move };
        left(rulebook, public, counter, pace)
    });
    match left.min() {
        Some(0) | None => "No MP left.".to_owned(),
        Some(1) => "1 MP left.".to_owned(),
        Some(points) => format!("{points} MP left."),
    }
}

/// Shows an answer out of one hex: its options, and whether it leaves a lane.
fn one(
    ui: &mut Ui,
    panel: &mut PanelContext,
    plan: &Plan,
    (options, best): (&[PlanOption], Option<usize>),
    (place, amber): (usize, bool),
) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    if plan_may_leave_lane(rulebook, public, plan) {
        lane(ui, panel, plan);
    }
    for (number, option) in options.iter().enumerate() {
        let Ok(made) = &option.made else { continue };
        let whom = made::whom(panel, option, plan.hex);
        let is_best = best == Some(number);
        // Several guns may answer a vehicle, each out of its own hex.
        let firer = option.by.map(|shot| shot.unit).or(plan.shots.first().map(|shot| shot.unit));
        let from = firer.and_then(|unit| public.find(unit));
        let from = from.and_then(|counter| public.hex_of(counter));
        let from = from.map_or_else(String::new, |hex| format!(" from {hex}"));
        ui.label(text(format!("At {whom}{from}"), fonts::bold(13.0), palette.text));
        if is_best || best.is_none() {
            made::whole(ui, panel, made);
        } else {
            made::short(ui, panel, made);
        }
        let harms = plan_promise(rulebook, public, made) > 0;
        if !harms {
            hint(ui, palette, NOTHING);
        }
        if is_best && amber {
            hint(ui, palette, "Use the button at the foot of the dock to fire.");
            continue;
        }
        let label = format!("{}{from}", made::label(made, &whom));
        let button = |ui: &mut Ui| wide(ui, palette, &label);
        let does = format!("{:?}", made.order);
        if after_a_look(ui, ("answer", place, number), (&label, does), button).clicked() {
            panel.order(made.order.clone());
        }
        ui.add_space(4.0);
    }
}

/// Shows whether machine guns leave a lane, and the side to which it bends first (14.5).
fn lane(ui: &mut Ui, panel: &mut PanelContext, plan: &Plan) {
    let (rulebook, public) = panel.game();
    let now = panel.state.own.pointing.lane;
    let bends = [Bend::Left, Bend::Right].map(|bend| plan_lane(rulebook, public, plan, bend));
    let same = bends[0] == bends[1];
    ui.horizontal_wrapped(|ui| {
        let all = [(None, "No lane"), (Some(Bend::Left), "Lane left"), (Some(Bend::Right), "Lane right")];
        for (lane, name) in all {
            if same && lane == Some(Bend::Right) {
                continue;
            }
            let name = if same && lane == Some(Bend::Left) { "Lane" } else { name };
            let about = match lane {
                None => "The machine gun fires only at the units that have entered".to_owned(),
                Some(bend) => {
                    let hexes = &bends[usize::from(bend == Bend::Right)];
                    let hexes: Vec<String> = hexes.iter().map(ToString::to_string).collect();
                    format!("The lane attacks units that enter {} this phase (14.5, 14.7)", hexes.join(", "))
                }
            };
            let label = choice(ui, (now == lane, true), name).on_hover_text(about);
            if let Some(bend) = lane.filter(|_| now == lane || label.hovered()) {
                // The map shows the hexes of the lane.
                let from = plan.shots.first().and_then(|shot| public.find(shot.unit)?.hex());
                let hexes = from.into_iter().chain(bends[usize::from(bend == Bend::Right)].iter().copied());
                panel.act(Action::ShowWay(hexes.collect()));
            }
            if noted(name, label).clicked() {
                panel.wish(Wish::Lane(lane));
            }
        }
    });
}

/// Shows, in presenter mode, the decision that a person must make before the game goes on. The question for viewers
/// does not name the firers: it shows the best answer of all that may fire.
pub(crate) fn over_map(ctx: &Context, panel: &mut PanelContext, map: Rect) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let Some(decision) = public.owed.clone().filter(|_| panel.is_asked()) else { return };
    let told = format!("{}.", owed(rulebook, public, &decision));
    let map = map.with_max_y(map.bottom() - COVERED * map.height());
    // In the corner above the caption, so that the hex in question stays in sight.
    let (pivot, at) = (Align2::RIGHT_BOTTOM, map.right_bottom() - vec2(24.0, 16.0));
    let question = Floating { pivot, at, ..Floating::question("what is asked", map, palette.accent) };
    question.show(ctx, palette, |ui| {
        ui.set_width(320.0);
        ui.add(Label::new(text(told, fonts::serif(18.0), palette.text)).wrap());
        ui.add_space(8.0);
        match decision {
            Decision::Reaction { .. } => fire_or_hold(ui, panel),
            Decision::Casualties { .. } => super::paying::sets(ui, panel, true),
            Decision::Sniper { .. } => super::sniper::hexes(ui, panel, true),
            Decision::Withdrawal { .. } => super::sniper::stay_or_go(ui, panel),
        }
    });
}

fn fire_or_hold(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let plans = answers(panel);
    let made = deed(panel, &plans).and_then(|at| {
        let (_, options, best) = plans.get(at)?;
        options.get((*best)?)?.made.as_ref().ok()
    });
    if let Some(made) = made {
        made::short(ui, panel, made);
        let button = |ui: &mut Ui| primary(ui, palette, "Fire", "", true);
        if after_a_look(ui, "fire", ("Fire", format!("{:?}", made.order)), button).clicked() {
            panel.order(made.order.clone());
        }
    }
    let key = panel.state.memory.keys.hint(Command::EndPhase);
    let hold = match made {
        Some(_) => lesser(ui, palette, "Hold fire", &key),
        None => primary(ui, palette, "Hold fire", &key, true),
    };
    if hold.clicked() {
        panel.order(Order::Hold);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::samples::hex;

    /// The side that is asked reads the start and the path of the entering units (14.1).
    #[test]
    fn the_way_of_those_who_entered_is_told() {
        let ways = [vec![hex("0101")], vec![hex("0404"), hex("0405"), hex("0406"), hex("0407")]];
        assert_eq!(came_by(&ways, hex("0407")), ", from 0404 via 0405 and 0406");
        assert_eq!(came_by(&[vec![hex("0404"), hex("0405")]], hex("0405")), ", from 0404");
        assert_eq!(came_by(&ways, hex("0101")), "", "it has just entered the map");
        assert_eq!(came_by(&ways, hex("0505")), "");
    }
}
