//! The answer to units that have entered a hex: units that fire out of each hex, with their chances, or holding fire
//! (14).

use super::{chances::nothing, firers, made, waiting};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
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
        words::{names::Known, story::owed},
    },
    panels::{
        Action,
        caption::COVERED,
        choice,
        kit::{
            fonts,
            second_look::after_a_look,
            widgets::{Floating, hint, hover_text, lesser, noted, primary, section, text, wide, words},
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
    section(ui, palette, &say!("squad-panels-opportunity-fire"), "", |ui| {
        words(ui, palette, entered(panel, &units, hex));
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
            words(ui, palette, say!("squad-panels-no-unit-fires"));
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

/// The sentence on the units that have entered a hex.
fn entered(panel: &PanelContext, units: &[UnitId], hex: Hex) -> String {
    let (n, names, place) = (units.len(), panel.names(units), panel.hex_name(hex));
    match came_by(panel.state.own.ways, hex) {
        None => say!("squad-panels-entered", n = n, units = names, hex = place),
        Some((from, through)) if through.is_empty() => {
            say!("squad-panels-entered-from", n = n, units = names, hex = place, from = from)
        }
        Some((from, through)) => say!(
            "squad-panels-entered-through",
            n = n,
            units = names,
            hex = place,
            from = from,
            through = through,
        ),
    }
}

/// The hex from which the entering units came and those between, as the arrow on the map shows them; none for units
/// that have just entered the map.
fn came_by(ways: &[Vec<Hex>], hex: Hex) -> Option<(Hex, Vec<Hex>)> {
    match ways.iter().find(|way| way.last() == Some(&hex))?.as_slice() {
        [] | [_] => None,
        [from, between @ .., _] => {
            let mut between = between.to_vec();
            between.dedup();
            Some((*from, between))
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
        Some(0) | None => say!("squad-panels-no-points-left"),
        Some(points) => say!("squad-panels-points-left", points = points),
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
        let title = match from {
            Some(hex) => say!("squad-panels-answer.from", target = whom.as_str(), hex = hex),
            None => say!("squad-panels-answer", target = whom.as_str()),
        };
        ui.label(text(title, fonts::bold(13.0), palette.text));
        if is_best || best.is_none() {
            made::whole(ui, panel, made);
        } else {
            made::short(ui, panel, made);
        }
        let harms = plan_promise(rulebook, public, made) > 0;
        if !harms {
            hint(ui, palette, nothing());
        }
        if is_best && amber {
            hint(ui, palette, say!("squad-panels-answer-below"));
            continue;
        }
        let label = match from {
            Some(hex) => made::label_from(made, &whom, hex),
            None => made::label(made, &whom),
        };
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
        for lane in [None, Some(Bend::Left), Some(Bend::Right)] {
            if same && lane == Some(Bend::Right) {
                continue;
            }
            let name = match lane {
                None => say!("squad-panels-no-lane"),
                Some(_) if same => say!("squad-panels-lane"),
                Some(Bend::Left) => say!("squad-panels-lane-left"),
                Some(Bend::Right) => say!("squad-panels-lane-right"),
            };
            let about = || match lane {
                None => say!("squad-panels-no-lane.hint"),
                Some(bend) => {
                    let hexes = bends[usize::from(bend == Bend::Right)].iter().copied();
                    say!("squad-panels-lane.hint", hexes = Arg::list(hexes))
                }
            };
            let label = hover_text(choice(ui, (now == lane, true), &name), about);
            if let Some(bend) = lane.filter(|_| now == lane || label.hovered()) {
                // The map shows the hexes of the lane.
                let from = plan.shots.first().and_then(|shot| public.find(shot.unit)?.hex());
                let hexes = from.into_iter().chain(bends[usize::from(bend == Bend::Right)].iter().copied());
                panel.act(Action::ShowWay(hexes.collect()));
            }
            if noted(&name, label).clicked() {
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
    let told = say!("squad-panels-question", question = owed(&decision).shown(&Known { rulebook, public }));
    let map = map.with_max_y(map.bottom() - COVERED * map.height());
    // In the corner above the caption, so that the hex in question stays in sight.
    let (pivot, at) = (Align2::RIGHT_BOTTOM, map.right_bottom() - vec2(24.0, 16.0));
    let question = Floating { pivot, at, ..Floating::question("squad-question", map, palette.accent) };
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
        let words = say!("squad-panels-fire");
        let button = |ui: &mut Ui| primary(ui, palette, &words, "", true);
        if after_a_look(ui, "fire", (&words, format!("{:?}", made.order)), button).clicked() {
            panel.order(made.order.clone());
        }
    }
    let key = panel.state.memory.keys.hint(Command::EndPhase);
    let words = say!("squad-panels-hold-fire");
    let hold = match made {
        Some(_) => lesser(ui, palette, &words, &key),
        None => primary(ui, palette, &words, &key, true),
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
        let through = vec![hex("0405"), hex("0406")];
        assert_eq!(came_by(&ways, hex("0407")), Some((hex("0404"), through)));
        let near = [vec![hex("0404"), hex("0405")]];
        assert_eq!(came_by(&near, hex("0405")), Some((hex("0404"), Vec::new())));
        assert_eq!(came_by(&ways, hex("0101")), None, "it has just entered the map");
        assert_eq!(came_by(&ways, hex("0505")), None);
    }
}
