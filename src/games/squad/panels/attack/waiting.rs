//! The possible value of holding fire: the chances at the hexes that the entering units could enter next, by what both
//! sides see. Only their own side knows their path.

use crate::games::squad::words::table_told::percent;
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::squad::{
        panels::context::PanelContext,
        planning::{Made, Plan, PlanAttack, plan_options},
        rules::{
            Rulebook,
            counter::{Counter, Place},
            fire::{Aim, chance::Chance, fire, prospects::Prospects},
            movement::{drive_reach, stride},
            position::{Public, decision::Decision},
        },
    },
    panels::kit::widgets::hint,
};
use bevy_egui::egui::Ui;

/// Shows the effect of the same fire one hex further on.
pub(super) fn show(ui: &mut Ui, panel: &PanelContext, plans: &[Plan]) {
    let (rulebook, public) = panel.game();
    let Some(Decision::Reaction { units, hex, .. }) = &public.owed else { return };
    if let [vehicle] = units.as_slice()
        && let Some((next, then, now)) = drives_on(rulebook, public, *vehicle, plans)
    {
        let (then, now) = (percent(then), percent(now));
        ui.add_space(4.0);
        return hint(
            ui,
            panel.palette,
            say!("squad-panels-wait-vehicle", hex = next, then = then, now = now),
        );
    }
    let next = next_hexes(rulebook, public, units, *hex);
    if next.is_empty() {
        return;
    }
    let now = chance(rulebook, public, plans, units, *hex);
    let mut told: Vec<(Chance, Hex)> = next
        .into_iter()
        .map(|next| (chance(rulebook, &moved(public, units, next), plans, units, next), next))
        .collect();
    if told.iter().all(|(chance, _)| chance.cases == 0) {
        return;
    }
    told.sort_by_key(|(chance, hex)| (std::cmp::Reverse(hundredths(*chance)), *hex));
    let (Some((best, at)), Some((worst, other))) = (told.first(), told.last()) else { return };
    let improves = hundredths(*best) > hundredths(now);
    let (best, worst, now) = (percent(*best), percent(*worst), percent(now));
    let sentence = if improves {
        say!("squad-panels-wait-better", best = best, at = *at, worst = worst, other = *other, now = now)
    } else {
        say!("squad-panels-wait-no-better", best = best, at = *at, worst = worst, other = *other, now = now)
    };
    ui.add_space(4.0);
    hint(ui, panel.palette, sentence);
}

/// The next hex of a vehicle that drives straight on (7.2); none if it cannot reach it. The best chances of these
/// answers there and in its present hex are given with it.
fn drives_on(
    rulebook: &Rulebook,
    public: &Public,
    vehicle: UnitId,
    plans: &[Plan],
) -> Option<(Hex, Chance, Chance)> {
    let counter = public.find(vehicle).filter(|counter| rulebook.kind(counter).drives())?;
    let (hex, facing) = (counter.hex()?, counter.facing?);
    let next = hex.step(facing)?;
    let reach = drive_reach(rulebook, public, counter, &[]).ok()?;
    reach.left(next, facing)?;
    let mut then = moved(public, &[vehicle], next);
    if let Some(Decision::Reaction { hex, .. }) = &mut then.owed {
        *hex = next;
    }
    let best = |public: &Public, hex: Hex| {
        let plans = plans.iter().map(|plan| Plan { hex, ..plan.clone() });
        let options = plans.flat_map(|plan| plan_options(rulebook, public, &plan));
        let made = options.filter_map(|option| option.made.ok());
        made.map(|made| harm(rulebook, public, vehicle, &made)).max_by_key(|chance| hundredths(*chance))
    };
    Some((next, best(&then, next).unwrap_or(Chance::NEVER), best(public, hex).unwrap_or(Chance::NEVER)))
}

/// The chance that an answer eliminates or stops a vehicle.
fn harm(rulebook: &Rulebook, public: &Public, vehicle: UnitId, made: &Made) -> Chance {
    match &made.attack {
        PlanAttack::AntiTank(attack) => {
            let chances = attack.chances();
            let [lost, stopped] = [chances.eliminated, chances.immobile];
            let cases = lost.cases * stopped.among + stopped.cases * lost.among;
            Chance::new(cases, lost.among * stopped.among)
        }
        PlanAttack::Fire(attack) => {
            Prospects::of_fire(rulebook, public, attack, Aim::Entering(&[vehicle])).any()
        }
        _ => Chance::NEVER,
    }
}

fn hundredths(chance: Chance) -> u32 {
    chance.cases * 1000 / chance.among.max(1)
}

/// The adjacent hexes that all of them may still enter on foot.
fn next_hexes(rulebook: &Rulebook, public: &Public, units: &[UnitId], hex: Hex) -> Vec<Hex> {
    let counters: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let assault = counters.iter().any(|counter| counter.condition.assault_move);
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    near.filter(|next| stride(rulebook, public, &counters, *next, assault).is_ok()).collect()
}

/// The position with the units in that hex.
fn moved(public: &Public, units: &[UnitId], hex: Hex) -> Public {
    let mut public = public.clone();
    for counter in public.counters.iter_mut().filter(|counter| units.contains(&counter.id)) {
        (counter.place, counter.condition.in_work) = (Place::Map(hex), false);
    }
    public
}

/// The chance that the best of such answers has an effect, each with its leader; none if no answer is possible.
fn chance(rulebook: &Rulebook, public: &Public, plans: &[Plan], units: &[UnitId], hex: Hex) -> Chance {
    let aim = Aim::Entering(units);
    let attacks =
        plans.iter().filter_map(|plan| fire(rulebook, public, &plan.shots, plan.leader, (hex, aim)).ok());
    let chances = attacks.map(|attack| Prospects::of_fire(rulebook, public, &attack, aim).any());
    chances.max_by_key(|chance| hundredths(*chance)).unwrap_or(Chance::NEVER)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::board::Hexside,
        games::squad::{
            planning::Way,
            rules::{
                fire::Shot,
                kinds::Side,
                samples::{counter, facing, hex, position, word},
            },
        },
    };

    /// The next hexes are those that the unit may enter, and the chance there is that of opportunity fire (14.3).
    #[test]
    fn waiting_is_judged_where_they_may_go_next() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position([
            counter("us-rifle", 1, "1007"),
            counter("ge-rifle", 1, "1004"),
            counter("ge-leader-1", 1, "1004"),
        ]);
        let units = [word("us-rifle-1")];
        let shots = vec![Shot::of(word("ge-rifle-1"))];
        let mut plan = Plan { shots, ..Plan::new(Way::Fire, hex("1007")) };
        let next = next_hexes(&rulebook, &public, &units, hex("1007"));
        assert!(next.contains(&hex("1006")) && next.len() > 3, "{next:?}");
        let at = |plan: &Plan, to: &str| {
            chance(&rulebook, &moved(&public, &units, hex(to)), std::slice::from_ref(plan), &units, hex(to))
        };
        assert_eq!(
            at(&plan, "1006"),
            Chance::new(21, 36),
            "strength 4 in the open, one less (14.3): 6 or less"
        );
        plan.leader = Some(word("ge-leader-1-1"));
        assert_eq!(at(&plan, "1006"), Chance::new(26, 36), "his leader takes one more (10.5)");
    }

    /// A tank that drives on comes nearer to the gun in front of it (7.2, 16.2). One that cannot drive on stays in its
    /// hex.
    #[test]
    fn waiting_for_a_vehicle_is_judged_straight_ahead() {
        let rulebook = Rulebook::of_map("map-valmont");
        let tank = facing("us-m4-75", 1, "1010", Hexside::North);
        let mut public = position([tank, facing("ge-pak-40", 1, "1003", Hexside::South)]);
        let (vehicle, at) = (word("us-m4-75-1"), hex("1010"));
        public.owed = Some(Decision::Reaction { side: Side::German, units: vec![vehicle], hex: at });
        let plan = Plan { shots: vec![Shot::of(word("ge-pak-40-1"))], ..Plan::new(Way::Fire, at) };
        let goes = |public: &Public| drives_on(&rulebook, public, vehicle, std::slice::from_ref(&plan));
        let (next, then, now) = goes(&public).expect("it drives on");
        assert_eq!(next, hex("1009"));
        assert!(now.cases > 0 && hundredths(then) >= hundredths(now), "{then:?} is not {now:?} or more");
        for counter in &mut public.counters {
            counter.condition.halted = true;
        }
        assert_eq!(goes(&public), None);
    }
}
