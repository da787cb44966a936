//! The text on the flag at a target: strengths, odds and die-roll modifiers, by the rule that will judge the attack.

use super::{
    offers::by_themselves,
    plan::{Made, best, options, way},
    pointing::Pointing,
};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::platoon::rules::{
        View,
        combat::{Attack, Kind, fire},
        counter::Counter,
        order::Target,
        refusal::Why,
    },
    planning::{AttackQuery, FlagText, Mark},
};

/// The text about the attack that is asked about.
pub(in crate::games::platoon) fn words(
    view: &View,
    selected: &[UnitId],
    pointing: &Pointing,
    asked: &AttackQuery,
) -> Option<FlagText> {
    match asked {
        AttackQuery::Planned => planned(view, pointing),
        AttackQuery::Held { units, hex, choice } => {
            let way = way(view.public()).filter(|_| matches!(choice.mark, Mark::Attack | Mark::Overrun))?;
            let mut meant = pointing.clone();
            meant.send(way, &by_themselves(view, units), *hex);
            planned(view, &meant)
        }
        AttackQuery::Imagined(hex) => Some(imagined(view, selected, *hex)),
    }
}

/// The planned attack, on the target with the amber button.
fn planned(view: &View, pointing: &Pointing) -> Option<FlagText> {
    let plan = pointing.plan.as_ref()?;
    let options = options(view.rulebook, view.public(), plan);
    let made = match best(view.rulebook, &options, pointing.chosen) {
        Some(at) => options.into_iter().nth(at)?.made,
        None => options.into_iter().next()?.made,
    };
    // Indirect fire strikes several units, each at its own odds: the strongest is shown.
    let strongest = |made: Made| {
        let attacks = made.attacks.into_iter().filter_map(|(_, attack)| attack);
        attacks.max_by_key(|attack| attack.column)
    };
    let attack = made.map(strongest);
    Some(flag_words(view, &plan.units, plan.hex, attack.transpose()?))
}

/// Fire of the selected units at the best target there, if they could fire now.
fn imagined(view: &View, selected: &[UnitId], hex: Hex) -> FlagText {
    let public = view.public();
    let nothing = |why: String| FlagText { hex, from: Vec::new(), left: why, odds: String::new() };
    let chosen = by_themselves(view, selected);
    let side = chosen.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    // Counters of both sides can be selected together; only those of the first one's side fire.
    let own = |counter: &&Counter| Some(counter.side) == side && counter.hex().is_some();
    let firers: Vec<&Counter> = chosen.iter().filter_map(|unit| public.find(*unit)).filter(own).collect();
    let Some(side) = side.filter(|_| !firers.is_empty()) else {
        return nothing(say!("platoon-planning-flag-no-unit"));
    };
    if public.holder(hex) != Some(side.enemy()) {
        return nothing(say!("platoon-planning-flag-no-enemy"));
    }
    let inside = public.in_hex(hex).map(|unit| Target::Unit(unit.id)).chain([Target::Stack]);
    let attacks: Vec<Result<Attack, Why>> =
        inside.map(|target| fire(view.rulebook, public, Kind::Direct, &firers, hex, target)).collect();
    let able = |attack: &Result<Attack, Why>| attack.as_ref().ok().map(|attack| attack.column);
    let attack = attacks.into_iter().rev().max_by_key(able);
    let firers: Vec<UnitId> = firers.iter().map(|counter| counter.id).collect();
    match attack {
        Some(attack) => flag_words(view, &firers, hex, attack),
        None => nothing(say!("platoon-planning-flag-no-enemy")),
    }
}

fn flag_words(view: &View, units: &[UnitId], hex: Hex, attack: Result<Attack, Why>) -> FlagText {
    let from = units.iter().filter_map(|unit| view.public().find(*unit)?.hex()).collect();
    let [left, odds] = match attack {
        Ok(attack) => {
            let odds = attack.odds(view.rulebook).map(|odds| odds.to_string()).unwrap_or_default();
            let added = match attack.modifier() {
                0 => String::new(),
                less @ ..0 => format!("  \u{2212}{}", less.unsigned_abs()),
                more => format!("  +{more}"),
            };
            [format!("{}:{}", attack.strength, attack.defence), odds + &added]
        }
        Err(why) => [say!("platoon-planning-flag-not-allowed"), why.case().to_owned()],
    };
    FlagText { hex, from, left, odds }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::{
        planning::pointing::{Plan, Way},
        rules::{
            Rulebook,
            counter::Place,
            kinds::Side,
            phase::{Phase, Segment},
            set_up,
        },
    };
    use std::sync::Arc;

    /// Two Pz IV H, 14 each at class A against armour within half range, at a T-34/76 of 9: 28 are 3-1, and beyond it 1-1
    /// and 3-1 (11.3, 11.5).
    #[test]
    fn the_flag_tells_strength_odds_and_what_the_die_gets() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        let mut put = |unit: &str, hex: &str| {
            let unit: UnitId = unit.parse().unwrap();
            let counter = position.public.counters.iter_mut().find(|counter| counter.id == unit).unwrap();
            counter.place = Place::Map(hex.parse().unwrap());
            unit
        };
        let (one, other) = (put("ge-pz-4h-1", "1202"), put("ge-pz-4h-2", "1202"));
        put("so-t34-76-1", "1304");
        position.public.phase = Phase::First(Segment::DirectFire);
        let view = View::new(&rulebook, &position, Side::German);
        let target: Hex = "1304".parse().unwrap();
        let plan = Plan { way: Way::Direct, units: vec![one, other], hex: target };
        let pointing = Pointing { plan: Some(plan), ..Pointing::default() };
        let told = words(&view, &[], &pointing, &AttackQuery::Planned).unwrap();
        assert_eq!((told.hex, told.left.as_str(), told.odds.as_str()), (target, "56:9", "4-1"));
        let told = |selected: &[UnitId]| {
            let told = words(&view, selected, &Pointing::default(), &AttackQuery::Imagined(target)).unwrap();
            [told.left, told.odds]
        };
        assert_eq!(told(&[one]), ["28:9", "3-1"]);
        assert_eq!(told(&["so-t34-76-1".parse().unwrap()]), ["No enemy here", ""]);
        assert_eq!(told(&[]), ["Select a unit", ""]);
        assert_eq!(words(&view, &[one], &Pointing::default(), &AttackQuery::Planned), None);
    }
}
