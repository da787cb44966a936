//! The text for viewers, with the planned attack.

use super::plan::{
    Attack, best, entered, options,
    pointing::{Plan as PlannedAttack, Pointing},
};
use crate::{
    engine::{counters::UnitId, orders::InPlay},
    games::squad::{
        rules::{
            Position, Rulebook, Squad,
            conduct::snipers::struck,
            counter::Place,
            event::Kind,
            fire::{Aim, Attack as Fire},
            position::Public,
        },
        scene::{
            caption::{caption, chances, figures},
            fought::{Fought, What},
        },
        words::story::Declared,
    },
    planning::Plan,
    scene::{Captioned, Fight, Seen, caption::Caption},
};

impl Captioned for Squad {
    type Plan = Plan<Self>;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = up_to(seen.rolled.map(Vec::as_slice).unwrap_or_default(), seen.attack);
        let public = &seen.position.public;
        let planned = seen.plan.and_then(|plan| planned(seen.rulebook, public, &plan.0));
        caption(seen.rulebook, public, seen.log, (fought, seen.clock), planned.as_ref())
    }

    fn planned_fight(rulebook: &Rulebook, position: &Position, plan: &Plan<Self>) -> Option<Fight> {
        let public = &position.public;
        let attack = planned(rulebook, public, &plan.0)?;
        let side = InPlay::side(public.find(*attack.by.first()?)?);
        let from = attack.by.iter().filter_map(|unit| public.hex_of(public.find(*unit)?));
        let fight = Fight { attackers: attack.by.clone(), ..Fight::planned(side, vec![attack.hex], from) };
        let (_, odds, _) = figures(rulebook, &attack);
        Some(Fight { odds, chances: chances(rulebook, &attack), ..fight })
    }
}

/// Returns the rolls up to those of this attack, or all.
fn up_to(rolled: &[Fought], attack: Option<usize>) -> &[Fought] {
    let begins = |at: &usize| rolled.get(*at).is_some_and(|fought| matches!(fought.what, What::Attack(_)));
    let next = attack.and_then(|attack| (0..rolled.len()).filter(begins).nth(attack + 1));
    next.and_then(|next| rolled.get(..next)).unwrap_or(rolled)
}

/// The planned attack as its event would state it, by what viewers know; none if it is not allowed by that, or if they do
/// not see one of its units (22.2).
fn planned(rulebook: &Rulebook, public: &Public, pointing: &Pointing) -> Option<Declared> {
    let plan = pointing.plan.as_ref()?;
    let is_unseen = |unit: &UnitId| public.find(*unit).is_none_or(|counter| counter.place == Place::Unseen);
    if plan.units().iter().any(is_unseen) {
        return None;
    }
    let options = options(rulebook, public, plan);
    let at = best(rulebook, public, &options, (plan.target, pointing.chosen)).unwrap_or(0);
    let option = options.into_iter().nth(at)?;
    let by = match option.by {
        Some(shot) => vec![shot.unit],
        None => plan.shots.iter().map(|shot| shot.unit).collect(),
    };
    let begun = Declared {
        kind: Kind::Fire,
        by,
        leader: plan.leader,
        hex: plan.hex,
        struck: enemies(public, plan),
        strength: 0,
        against: 0,
        needs: 0,
        modifiers: Vec::new(),
    };
    Some(match option.made.ok()?.attack {
        Attack::Fire(attack) => {
            let is_answer = entered(public, plan).is_some();
            let kind = if is_answer { Kind::Opportunity } else { Kind::Fire };
            let hit = struck(rulebook, public, plan.hex, Aim::Hex);
            let struck = if hit.is_empty() { begun.struck.clone() } else { hit };
            on_table(rulebook, &attack, Declared { kind, struck, ..begun })
        }
        Attack::Overrun(attack) => on_table(rulebook, &attack, Declared { kind: Kind::Overrun, ..begun }),
        Attack::AntiTank(attack) => Declared {
            kind: Kind::AntiTank,
            struck: vec![attack.target],
            needs: attack.number,
            modifiers: attack.modifiers.clone(),
            ..begun
        },
        Attack::Assault(assault) => Declared {
            kind: Kind::Assault,
            strength: assault.attack(),
            against: assault.defence(),
            needs: assault.number(),
            modifiers: assault.on_dice.iter().chain(&assault.on_number).copied().collect(),
            ..begun
        },
        // A sniper fires as an answer alone, which is no plan.
        Attack::Sniper(_) => return None,
    })
}

/// The units that are attacked in the hex of a plan, without those that are carried.
fn enemies(public: &Public, plan: &PlannedAttack) -> Vec<UnitId> {
    let side = plan.shots.first().and_then(|shot| public.find(shot.unit)).map(|counter| counter.side);
    public.in_hex(plan.hex).filter(|it| Some(it.side) != side).map(|it| it.id).collect()
}

/// Adds the figures of an attack on the fire table (13.3).
fn on_table(rulebook: &Rulebook, attack: &Fire, declared: Declared) -> Declared {
    let needs = rulebook.charts.fire.get(attack.row).map_or(0, |row| row.number);
    Declared { strength: attack.strength, needs, modifiers: attack.modifiers.clone(), ..declared }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::{super::plan::pointing::Way, *};
    use crate::{
        games::squad::rules::{
            fire::Shot,
            phase::{Phase, Step},
            position::Secrets,
            samples::{hex, placed, word},
        },
        scene::{FightStage, LogLine},
    };

    /// Fire of two squads at a squad: the fight has one arrow a hex, the strength of the flag and chances of 100 percent;
    /// the caption plans it in words. A plan with a unit that viewers do not see is not shown (22.2).
    #[test]
    fn viewers_see_a_planned_attack_without_hidden_units() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = placed(&[("us-rifle-1", "0304"), ("us-rifle-2", "0304"), ("ge-rifle-1", "0504")]);
        let mut position = Position { public, secrets: Secrets::default() };
        position.public.phase = Phase::First(Step::Fire);
        let shots = ["us-rifle-1", "us-rifle-2"].map(|unit| Shot::of(word(unit))).to_vec();
        let plan = PlannedAttack { shots, ..PlannedAttack::new(Way::Fire, hex("0504")) };
        let plan: Plan<Squad> = Plan(Pointing { plan: Some(plan), ..Pointing::default() });
        let fight = Squad::planned_fight(&rulebook, &position, &plan).unwrap();
        assert!(fight.stage == FightStage::Planned && !fight.odds.is_empty(), "{fight:?}");
        assert_eq!(fight.from, [[hex("0304"), hex("0504")]]);
        assert_eq!(fight.attackers, ["us-rifle-1", "us-rifle-2"].map(word));
        assert_eq!(fight.chances.iter().map(|chance| u32::from(chance.percent)).sum::<u32>(), 100);
        let log: [LogLine; 0] = [];
        let declared = planned(&rulebook, &position.public, &plan.0).unwrap();
        let told = caption(&rulebook, &position.public, &log, (&[], None), Some(&declared));
        assert!(told.sentence.starts_with("Planned: "), "{}", told.sentence);
        assert!(told.plain.starts_with("Harms the enemy in "), "{}", told.plain);
        let battle = told.battle.unwrap();
        assert_eq!((battle.chances, battle.throw, battle.came), (fight.chances, None, None));
        let hidden = position.public.counters.iter_mut().find(|it| it.id == word("us-rifle-2")).unwrap();
        hidden.place = Place::Unseen;
        assert_eq!(Squad::planned_fight(&rulebook, &position, &plan), None);
        assert_eq!(Squad::planned_fight(&rulebook, &position, &Plan::default()), None);
    }
}
