//! The odds of an attack on each possible target, by the rule that would judge it. Units fire with their best weapons.
//! A weapon named in the list is fired by its carrier, an expendable one by the first of the units.

use super::attack;
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Odds, verdict},
    },
    engine::{counters::UnitId, orders::Refusal},
    games::squad::{
        planning::{Plan, PlanOption, Way, plan_armed, plan_joined, plan_options, plan_way},
        rules::{Rulebook, Squad, counter::Counter, fire::Shot, position::Public},
        words::names::{unit_name, weapon_name},
    },
};
use serde_json::{Value, json};

pub(super) fn answer(seen: &Seen<Squad>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
    let (rulebook, public) = (&*seen.rulebook, &seen.position.public);
    let [hex] = asked.target[..] else {
        return Err(Failure("an attack in this game has one target hex: ask about one".to_owned()));
    };
    // During movement, a question about fire means the fire phase.
    let usual = plan_way(public).filter(|way| *way != Way::Overrun).unwrap_or(Way::Fire);
    let way = if asked.overrun { Way::Overrun } else { usual };
    let plan = put_together(rulebook, public, Plan::new(way, hex), &asked.attackers)?;
    let options = plan_options(rulebook, public, &plan);
    if json {
        let attacks: Vec<Value> = options.iter().map(|option| value(rulebook, option)).collect();
        return Ok(Answer::Json(json!({
            "attackers": asked.attackers, "target": hex, "way": word(way), "attacks": attacks,
        })));
    }
    Ok(Answer::Lines(options.iter().flat_map(|option| lines(rulebook, public, option)).collect()))
}

/// Returns the plan with all units in it. A unit that may not take part is in it without weapons, and so its refusal is
/// shown.
fn put_together(rulebook: &Rulebook, public: &Public, plan: Plan, asked: &[UnitId]) -> Result<Plan, Failure> {
    let is_weapon = |counter: &Counter| rulebook.kind(counter).weapon().is_some();
    let mut plan = plan;
    for id in asked {
        let found = public.find(*id);
        match found {
            Some(counter) if !is_weapon(counter) => {
                let joined: Result<Plan, Refusal> = plan_joined(rulebook, public, &plan, *id);
                plan = joined.unwrap_or_else(|_| {
                    let mut plan = plan.clone();
                    plan.shots.push(Shot::of(*id));
                    plan
                });
            }
            // Weapons come after the units that fire them.
            Some(_) => {}
            None if rulebook.units.find(*id).is_some_and(|kind| kind.weapon().is_some()) => {}
            None => return Err(nobody(*id)),
        }
    }
    for id in asked {
        let carrier = public.find(*id).filter(|counter| is_weapon(counter)).map(Counter::carrier);
        let used = public.find(*id).is_none();
        let first = plan.shots.first().map(|shot| shot.unit);
        let unit = match carrier {
            Some(carrier) => carrier,
            None if used => first,
            None => None,
        };
        let fires = |shot: &Shot| shot.weapon == Some(*id) || shot.uses.contains(id);
        if let Some(unit) = unit.filter(|_| !plan.shots.iter().any(fires)) {
            plan = plan_armed(rulebook, public, &plan, unit, *id);
        }
    }
    Ok(plan)
}

fn word(way: Way) -> &'static str {
    match way {
        Way::Fire | Way::AntiTank => "fire",
        Way::Assault => "assault",
        Way::Overrun => "overrun",
    }
}

fn value(rulebook: &Rulebook, option: &PlanOption) -> Value {
    let (allowed, refusal) = verdict(&option.made);
    let by = option.by.map(|shot| json!({ "unit": shot.unit, "weapon": shot.weapon, "leader": shot.leader }));
    let made = option.made.as_ref().ok();
    let attack = made.map(|made| attack::value(rulebook, &made.attack));
    let order = made.map(|made| &made.order);
    json!({
        "target": option.target, "by": by, "allowed": allowed, "refusal": refusal, "attack": attack,
        "order": order,
    })
}

fn lines(rulebook: &Rulebook, public: &Public, option: &PlanOption) -> Vec<String> {
    let whom = option
        .target
        .map_or_else(|| "all units there".to_owned(), |target| unit_name(rulebook, public, target));
    let with = option.by.map_or_else(String::new, |shot| {
        let weapon = shot.weapon.map(|weapon| format!(" with {}", weapon_name(rulebook, public, weapon)));
        format!(", by {}{}", unit_name(rulebook, public, shot.unit), weapon.unwrap_or_default())
    });
    match &option.made {
        Err(why) => vec![format!("{whom}{with}: {why}")],
        Ok(made) => {
            let told = attack::told(rulebook, &made.attack);
            std::iter::once(format!("{whom}{with}:"))
                .chain(told.into_iter().map(|line| format!("  {line}")))
                .collect()
        }
    }
}
