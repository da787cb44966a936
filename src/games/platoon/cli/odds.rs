//! The outcomes of an attack on each possible target, by the rule that would judge it.

use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Odds, verdict},
    },
    engine::{counters::UnitId, wording::signed},
    games::platoon::{
        planning::{Made, Plan, PlanOption, Way, plan_options, plan_way},
        rules::{
            Platoon, Rulebook, combat::Attack, order::Target, position::Public,
            scenario::charts::CombatResult,
        },
        words::{names::unit_name, odds_told::odds_of},
    },
};
use serde_json::{Value, json};

pub(super) fn answer(seen: &Seen<Platoon>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
    let (rulebook, public) = (&*seen.rulebook, &seen.position.public);
    let [hex] = asked.target[..] else {
        return Err(Failure("an attack in this game has one target hex: ask about one".to_owned()));
    };
    if let Some(unit) = asked.attackers.iter().find(|unit| public.find(**unit).is_none()) {
        return Err(nobody(*unit));
    }
    // A question during movement is about direct fire.
    let usual = plan_way(public).filter(|way| *way != Way::Overrun).unwrap_or(Way::Direct);
    let way = if asked.overrun { Way::Overrun } else { usual };
    let plan = Plan { way, units: asked.attackers.clone(), hex };
    let options = plan_options(rulebook, public, &plan);
    if json {
        let attacks: Vec<Value> = options.iter().map(|option| value(rulebook, option)).collect();
        return Ok(Answer::Json(json!({
            "attackers": asked.attackers, "target": hex, "way": word(way), "attacks": attacks,
        })));
    }
    let lines = options.iter().flat_map(|option| lines(rulebook, public, option));
    Ok(Answer::Lines(lines.collect()))
}

fn word(way: Way) -> &'static str {
    match way {
        Way::Indirect => "indirect",
        Way::Direct => "direct",
        Way::Overrun => "overrun",
        Way::Assault => "assault",
    }
}

fn value(rulebook: &Rulebook, option: &PlanOption) -> Value {
    let (allowed, refusal) = verdict(&option.made);
    let one = |(_, attack): &(Option<UnitId>, Option<Attack>)| {
        attack.as_ref().map(|attack| {
            let chances = CombatResult::ALL.iter().zip(attack.chances(rulebook));
            let chances: Vec<Value> =
                chances.map(|(result, dice)| json!([result.to_string(), dice])).collect();
            json!({
                "struck": attack.struck, "strength": attack.strength, "defence": attack.defence,
                "odds": attack.odds(rulebook).map(|odds| odds.to_string()), "modifier": attack.modifier(),
                "dice": chances,
            })
        })
    };
    let made = option.made.as_ref().ok();
    let parts: Vec<Value> = made.into_iter().flat_map(|made| made.attacks.iter().filter_map(one)).collect();
    let target = match option.target {
        Target::Unit(unit) => json!(unit),
        Target::Stack => Value::Null,
    };
    json!({ "target": target, "allowed": allowed, "refusal": refusal, "parts": parts })
}

fn lines(rulebook: &Rulebook, public: &Public, option: &PlanOption) -> Vec<String> {
    let whom = match option.target {
        Target::Unit(unit) => unit_name(rulebook, public, unit),
        Target::Stack => "the whole stack".to_owned(),
    };
    match &option.made {
        Err(why) => vec![format!("{whom}: [{}] {why}", why.case())],
        Ok(Made { attacks, .. }) => attacks
            .iter()
            .map(|(unit, attack)| {
                let whom = unit.map_or_else(|| whom.clone(), |unit| unit_name(rulebook, public, unit));
                match attack {
                    Some(attack) => format!("{whom}: {}", told(rulebook, attack)),
                    None => format!("{whom}: too weak, no roll"),
                }
            })
            .collect(),
    }
}

/// Strengths, odds, and the number of the six die faces for each result.
fn told(rulebook: &Rulebook, attack: &Attack) -> String {
    let odds = odds_of(rulebook, attack).map_or_else(String::new, |odds| format!(": odds {odds}"));
    let more = attack.modifier();
    let more = if more == 0 { String::new() } else { format!(", DRM {}", signed(more)) };
    let results = CombatResult::ALL.iter().zip(attack.chances(rulebook)).filter(|(_, dice)| *dice > 0);
    let results = results.map(|(result, dice)| {
        let result = if *result == CombatResult::None { "no effect".to_owned() } else { result.to_string() };
        format!("{result} {dice}")
    });
    let results: Vec<String> = results.collect();
    format!("{} to {}{odds}{more}; faces of the die: {}", attack.strength, attack.defence, results.join(", "))
}
