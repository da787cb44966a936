//! Attacks before their dice, as values and as text.

use crate::games::squad::{
    planning::PlanAttack,
    rules::{
        Rulebook,
        assault::Assault,
        fire,
        fire::{anti_tank, armour::Armour, chance::Chance, modifier::Reason},
        scenario::charts::Kill,
        sight::Met,
    },
    words::{
        feed::reason_word,
        names::letter_name,
        odds_told::{anti_tank_told, assault_told, fire_chances, fire_told, mean},
        table_told::row_name,
    },
};
use serde_json::{Value, json};

pub(super) fn told(rulebook: &Rulebook, attack: &PlanAttack) -> Vec<String> {
    match attack {
        PlanAttack::Fire(attack) | PlanAttack::Overrun(attack) => fire_told(rulebook, attack),
        PlanAttack::AntiTank(attack) => anti_tank_told(attack),
        PlanAttack::Assault(assault) => assault_told(rulebook, assault),
        PlanAttack::Sniper(points) => {
            vec![format!("casualty points for the six faces of the die: {points:?}")]
        }
    }
}

pub(super) fn value(rulebook: &Rulebook, attack: &PlanAttack) -> Value {
    match attack {
        PlanAttack::Fire(attack) => fire_value(rulebook, "fire", attack),
        PlanAttack::Overrun(attack) => fire_value(rulebook, "overrun", attack),
        PlanAttack::AntiTank(attack) => shot_value(attack),
        PlanAttack::Assault(assault) => assault_value(rulebook, assault),
        PlanAttack::Sniper(points) => json!({ "kind": "sniper", "faces": points }),
    }
}

/// A chance as cases among all cases.
fn chance(chance: Chance) -> Value {
    json!([chance.cases, chance.among])
}

fn modifiers(all: &[(Reason, i8)]) -> Value {
    all.iter().map(|(why, by)| json!({ "why": reason_word(*why), "by": by, "case": why.case() })).collect()
}

fn fire_value(rulebook: &Rulebook, kind: &str, attack: &fire::Attack) -> Value {
    let chances = fire_chances(rulebook, attack);
    let points: Vec<Value> = chances.iter().map(|(points, of)| json!([points, chance(*of)])).collect();
    json!({
        "kind": kind, "strength": attack.strength, "brings": attack.brings,
        "row": row_name(&rulebook.charts, attack.row), "modifiers": modifiers(&attack.modifiers),
        "points": points, "mean": mean(&chances),
    })
}

/// The roll with which a hit kills: dice below a number, all of them, or none.
fn kill(kill: Kill) -> Value {
    match kill {
        Kill::Impossible => json!("impossible"),
        Kill::Below(number) => json!(number),
        Kill::Certain => json!("certain"),
    }
}

fn armour(armour: &Armour) -> Value {
    let met = match armour.met {
        Met::Front => "front",
        Met::Rear => "rear",
        Met::Between => "either",
    };
    json!({ "met": met, "front": kill(armour.front), "rear": kill(armour.rear) })
}

fn shot_value(attack: &anti_tank::Attack) -> Value {
    let chances = attack.chances();
    json!({
        "kind": "anti_tank", "letter": letter_name(attack.letter), "number": attack.number,
        "modifiers": modifiers(&attack.modifiers), "armour": attack.armour.as_ref().map(armour),
        "hit": chance(chances.hit), "eliminated": chance(chances.eliminated),
        "immobile": chance(chances.immobile),
    })
}

fn assault_value(rulebook: &Rulebook, assault: &Assault) -> Value {
    let odds = rulebook.charts.assault.get(assault.column).map(|(odds, _)| odds.to_string());
    let price = assault.price;
    json!({
        "kind": "assault", "attack": assault.attack(), "defence": assault.defence(),
        "assaulters": assault.assaulters, "defenders": assault.defenders, "pinned": assault.pinned,
        "odds": odds, "kill_number": assault.kill_number, "number": assault.number(),
        "on_number": modifiers(&assault.on_number), "on_dice": modifiers(&assault.on_dice),
        "price": {
            "cover": price.cover, "wall": price.wall, "climb": price.climb, "defenders": price.defenders,
        },
        "success": chance(assault.chance()),
    })
}
