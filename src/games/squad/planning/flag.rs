//! The flag at a target: strength, die-roll modifiers and the chance of an effect, by the rule that will judge the
//! attack.

use super::{
    offers::by_themselves,
    plan::{
        Attack, Made, PlanOption, best,
        joining::send,
        options,
        pointing::{Plan, Pointing, Way},
        way,
    },
};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Refusal, text::say},
    games::squad::rules::{
        View,
        assault::Assault,
        fire::{chance::Chance, modifier::sum},
    },
    planning::{AttackQuery, FlagText, Mark},
};

/// The text of the flag for the attack that is asked about.
pub(in crate::games::squad) fn words(
    view: &View,
    selected: &[UnitId],
    pointing: &Pointing,
    asked: &AttackQuery,
) -> Option<FlagText> {
    match asked {
        AttackQuery::Planned => planned(view, pointing.plan.as_ref()?, pointing.chosen),
        AttackQuery::Held { units, hex, choice } => {
            let way = way(view.public()).filter(|_| matches!(choice.mark, Mark::Attack | Mark::Overrun))?;
            let units = by_themselves(view, units);
            let (plan, _) = send(view.rulebook, view.public(), pointing.plan.as_ref(), &units, (way, *hex));
            planned(view, &plan?, None)
        }
        AttackQuery::Imagined(hex) => Some(imagined(view, selected, *hex)),
    }
}

/// The planned attack, on the target of the amber button.
fn planned(view: &View, plan: &Plan, chosen: Option<usize>) -> Option<FlagText> {
    let options = options(view.rulebook, view.public(), plan);
    let at = best(view.rulebook, view.public(), &options, (plan.target, chosen)).unwrap_or(0);
    let PlanOption { made, .. } = options.into_iter().nth(at)?;
    Some(flag_words(view, &plan.units(), plan.hex, made))
}

/// Fire of the selected units at a hex, if they could fire now.
fn imagined(view: &View, selected: &[UnitId], hex: Hex) -> FlagText {
    let public = view.public();
    let nothing = |why: String| FlagText { hex, from: Vec::new(), left: why, odds: String::new() };
    let chosen = by_themselves(view, selected);
    let side = chosen.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    let own = |unit: &UnitId| {
        // Counters of both sides can be selected together. The counters of the first one's side fire.
        public.find(*unit).is_some_and(|it| Some(it.side) == side && public.hex_of(it).is_some())
    };
    let firers: Vec<UnitId> = chosen.into_iter().filter(own).collect();
    let Some(side) = side.filter(|_| !firers.is_empty()) else {
        return nothing(say!("squad-planning-flag-no-unit"));
    };
    if public.holder(hex) != Some(side.enemy()) {
        return nothing(say!("squad-planning-flag-no-enemy"));
    }
    // The phase and Fire markers do not matter here.
    let mut then = public.clone();
    then.owed = None;
    then.fired_at.clear();
    for counter in then.counters.iter_mut().filter(|counter| firers.contains(&counter.id)) {
        counter.condition.fired = false;
    }
    let (plan, why) = send(view.rulebook, &then, None, &firers, (Way::Fire, hex));
    let made = match &plan {
        Some(plan) => {
            let options = options(view.rulebook, &then, plan);
            let at = best(view.rulebook, &then, &options, (None, None)).unwrap_or(0);
            options.into_iter().nth(at).map(|option| option.made)
        }
        None => why.map(Err),
    };
    let units = plan.map_or(firers, |plan| plan.units());
    match made {
        Some(made) => flag_words(view, &units, hex, made),
        None => nothing(say!("squad-planning-flag-no-enemy")),
    }
}

/// A chance in hundredths, as the flag has it.
fn percent(chance: Chance) -> u32 {
    (200 * chance.cases + chance.among) / (2 * chance.among.max(1))
}

fn chance_words(chance: Chance) -> String {
    say!("squad-planning-flag-chance", percent = percent(chance))
}

fn flag_words(view: &View, units: &[UnitId], hex: Hex, made: Result<Made, Refusal>) -> FlagText {
    let public = view.public();
    let stands = |unit: &UnitId| public.find(*unit).and_then(|counter| public.hex_of(counter));
    let from = units.iter().filter_map(stands).collect();
    let [left, odds] = match made.map(|made| made.attack) {
        Ok(Attack::Fire(attack) | Attack::Overrun(attack)) => {
            let chance = chance_words(Chance::new(attack.chance(view.rulebook), 36));
            [strength_words(attack.strength, sum(&attack.modifiers)), chance]
        }
        Ok(Attack::AntiTank(attack)) => {
            let chances = attack.chances();
            let eliminated = percent(chances.eliminated);
            [
                say!("squad-planning-flag-hit", percent = percent(chances.hit)),
                say!("squad-planning-flag-eliminated", percent = eliminated),
            ]
        }
        Ok(Attack::Assault(assault)) => {
            let strengths = format!("{}:{}", assault.attack(), assault.defence());
            [strengths, format!("{}  {}", odds(view, &assault), chance_words(assault.chance()))]
        }
        Ok(Attack::Sniper(points)) => {
            let hits = points.iter().filter(|points| **points > 0).count();
            let chance = Chance::new(u32::try_from(hits).unwrap_or(0), 6);
            [say!("squad-planning-flag-sniper"), chance_words(chance)]
        }
        Err(why) => [say!("squad-planning-flag-not-allowed"), why.case],
    };
    FlagText { hex, from, left, odds }
}

/// The strength of fire, and the sum of its modifiers.
fn strength_words(strength: u16, by: i8) -> String {
    match by {
        0 => say!("squad-planning-flag-strength", strength = strength),
        by => say!("squad-planning-flag-strength-modified", strength = strength, by = by),
    }
}

/// The odds of an assault, as in the table; none without defenders (17.2, 17.4).
fn odds(view: &View, assault: &Assault) -> String {
    if assault.defenders.is_empty() {
        return String::new();
    }
    let column = view.rulebook.charts.assault.get(assault.column);
    column.map(|(odds, _)| odds.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::{
        Position, Rulebook,
        kinds::Side,
        phase::{Phase, Step},
        position::Secrets,
        samples::{carrying, hex, placed, word},
    };
    use std::sync::Arc;

    /// Example 1 and similar ones: AP and modifiers of fire at a hex with the chance of any effect; hit and kill at a
    /// tank.
    #[test]
    fn the_flag_tells_strength_and_chances() {
        let rulebook = Arc::new(Rulebook::of_map("map-valmont"));
        let public = placed(&[
            ("us-rifle-1", "0304"),
            ("us-rifle-2", "0304"),
            ("ge-rifle-1", "0504"),
            ("ge-pz-4h-1", "0404"),
        ]);
        let mut position = Position { public, secrets: Secrets::default() };
        carrying(&mut position.public, "us-bazooka-1", "us-rifle-2");
        position.public.phase = Phase::First(Step::Fire);
        let view = View::new(&rulebook, &position, Side::Allied);
        let told = |units: &[&str], at: &str| {
            let units: Vec<UnitId> = units.iter().map(|unit| word(unit)).collect();
            let asked = AttackQuery::Imagined(hex(at));
            let told = words(&view, &units, &Pointing::default(), &asked).unwrap();
            [told.left, told.odds]
        };
        let fire = told(&["us-rifle-1", "us-rifle-2"], "0504");
        assert!(fire[0].starts_with("AP 10") && fire[1].ends_with('%'), "{fire:?}");
        let shot = told(&["us-rifle-2"], "0404");
        assert!(shot[0].starts_with("hit") && shot[1].starts_with("elim."), "{shot:?}");
        assert_eq!(told(&["us-rifle-1"], "1212"), ["No enemy here", ""]);
        assert_eq!(told(&["us-rifle-1"], "0404"), ["not allowed", "13.1"]);
        assert_eq!(told(&[], "0504"), ["Select a unit", ""]);
        assert_eq!(words(&view, &[], &Pointing::default(), &AttackQuery::Planned), None);
    }
}
