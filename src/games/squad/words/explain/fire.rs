//! Explanation of a unit in another hex: its line of sight to the hex, and its fire, shots, assault and overrun there,
//! or the reason why not.

use super::{
    ground::terrain_arg,
    question::HexQuestion,
    words::{refused, unit::Says},
};
use crate::{
    engine::{
        counters::UnitId,
        manual::Sentence,
        orders::Refusal,
        text::{Arg, Ids, say},
    },
    games::squad::{
        rules::{
            assault::{
                infantry::{carried, is_light_gun},
                overrun::may_overrun,
            },
            conduct::assault::may_assault,
            counter::Counter,
            fire::{
                Aim, Attack, Shot,
                anti_tank::{self, Occasion},
                chance::{Chance, THROWS},
                fire,
                modifier::Reason,
            },
            movement::overrun as overrun_way,
            phase::Step,
            position::Public,
            refusal::Why,
            sight::{Blocked, Hindrance},
        },
        words::{
            names::{modifiers_with_cases, weapon_name},
            odds_told::{fire_chances, mean},
            table_told::{percent, row_name},
        },
    },
};

/// Explains its line of sight to the hex.
pub(super) fn sees(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let Some(from) = asked.public.hex_of(counter) else { return };
    let seeing = rulebook.seeing(asked.public);
    let range = from.distance(hex);
    said.push(match (seeing.hindrances(from, hex), seeing.hindrance(from, hex)) {
        (Err(blocked), _) => Says::Blind { what: blocks(&blocked) }.into(),
        (Ok(_), Some(0) | None) => Says::Sees { range }.into(),
        (Ok(found), Some(by)) => {
            let what = Arg::list(found.iter().map(|one| hinders(asked, *one)));
            Says::SeesHindered { range, by, what }.into()
        }
    });
}

fn blocks(blocked: &Blocked) -> Arg {
    let found = blocked.hexes.iter().map(ToString::to_string);
    let sides = blocked.sides.iter().map(|(one, other)| match one == other {
        true => say!("squad-why-unit-hedgerow-edge", hex = *one),
        false => say!("squad-why-unit-hedgerow", one = *one, other = *other),
    });
    let off = blocked.off_map.then(|| say!("squad-why-unit-map-edge"));
    Arg::list(found.chain(sides).chain(off))
}

fn hinders(asked: &HexQuestion, hindrance: Hindrance) -> String {
    match hindrance {
        Hindrance::Ground(hex) => {
            let terrain = terrain_arg(asked.rulebook.board.terrain(hex), None);
            say!("squad-why-unit-hinders-ground", terrain = terrain, hex = hex)
        }
        Hindrance::Smoke(hex, number) => say!("squad-why-unit-hinders-smoke", number = number, hex = hex),
        Hindrance::Crossed(one, other) => say!("squad-why-unit-hinders-crossed", one = one, other = other),
        Hindrance::Along(one, other) if one == other => say!("squad-why-unit-hinders-along-edge", hex = one),
        Hindrance::Along(one, other) => say!("squad-why-unit-hinders-along", one = one, other = other),
        Hindrance::BothSides => say!("squad-why-unit-hinders-less"),
    }
}

/// Whether there are modifiers of a roll, and these.
fn added(modifiers: &[(Reason, i8)]) -> (&'static str, String) {
    let is = if modifiers.is_empty() { "no" } else { "yes" };
    (is, modifiers_with_cases(modifiers).shown(&Ids))
}

/// Whether it fires a weapon that it carries, and its name.
fn armed(asked: &HexQuestion, then: &Public, weapon: Option<UnitId>) -> (&'static str, String) {
    match weapon {
        Some(weapon) => ("yes", weapon_name(asked.rulebook, then, weapon)),
        None => ("no", String::new()),
    }
}

/// The chance of an effect, and the mean of the casualty points.
fn chances(asked: &HexQuestion, attack: &Attack) -> (String, String) {
    let any = Chance::new(attack.chance(asked.rulebook), THROWS);
    (percent(any), format!("{:.2}", mean(&fire_chances(asked.rulebook, attack))))
}

/// Explains its best fire at all units in the hex, and its shots at each vehicle and gun there.
pub(super) fn fires(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let then = asked.as_if(counter, Step::Fire);
    let unit = counter.id;
    let weapons = carried(rulebook, &then, unit).map(|(id, _)| Shot { weapon: Some(id), ..Shot::of(unit) });
    let ways = std::iter::once(Shot::of(unit)).chain(weapons);
    let judged: Vec<(Shot, Result<Attack, Why>)> = ways
        .map(|shot| {
            let attack = fire(rulebook, &then, std::slice::from_ref(&shot), None, (hex, Aim::Hex));
            (shot, attack)
        })
        .collect();
    let shots = shots(asked, &then, counter);
    let best = judged.iter().filter_map(|(shot, attack)| Some((shot, attack.as_ref().ok()?)));
    match (best.max_by_key(|(_, attack)| attack.strength), judged.first()) {
        (Some((shot, attack)), _) => {
            let (armed, weapon) = armed(asked, &then, shot.weapon);
            let (modified, modifiers) = added(&attack.modifiers);
            let (chance, mean) = chances(asked, attack);
            let (strength, row) = (attack.strength, row_name(&rulebook.charts, attack.row));
            let fires = Says::Fires { armed, weapon, strength, row, modified, modifiers, chance, mean };
            said.push(fires.into());
        }
        // If only armour is in the hex, the refusal of fire at the hex is left out.
        (None, Some((_, Err(Why::OnlyArmour { .. })))) if !shots.is_empty() => {}
        (None, Some((_, Err(why)))) => said.push(refused(rulebook, &then, why.clone())),
        (None, _) => {}
    }
    said.extend(shots);
}

fn shots(asked: &HexQuestion, then: &Public, counter: &Counter) -> Vec<Sentence> {
    let mut said = Vec::new();
    let targets = then.in_hex(asked.hex).filter(|it| it.side != counter.side);
    for target in targets.filter(|it| asked.rulebook.kind(it).faces()) {
        for (shot, attack) in anti_tank::shots(asked.rulebook, then, counter.id, target.id, Occasion::Fire) {
            let (armed, weapon) = armed(asked, then, shot.weapon);
            let (modified, modifiers) = added(&attack.modifiers);
            let odds = attack.chances();
            let (hit, eliminated) = (percent(odds.hit), percent(odds.eliminated));
            let (name, number) = (asked.name(target.id), attack.number);
            let shoots = Says::Shoots { name, armed, weapon, number, modified, modifiers, hit, eliminated };
            said.push(shoots.into());
        }
    }
    said
}

/// Explains an assault or an overrun of the adjacent hex, as if its phase were open.
pub(super) fn close(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let near = counter.hex().is_some_and(|from| from.distance(asked.hex) == 1);
    if !near {
        return;
    }
    if asked.rulebook.kind(counter).is_infantry() {
        let then = asked.as_if(counter, Step::Assault);
        said.push(assaults(asked, &then, counter));
    } else if asked.rulebook.kind(counter).afv().is_some() {
        let then = asked.as_if(counter, Step::Movement);
        said.push(match overruns(asked, &then, counter) {
            Ok(says) => says.into(),
            Err(why) => refused(asked.rulebook, &then, why),
        });
    }
}

fn assaults(asked: &HexQuestion, then: &Public, counter: &Counter) -> Sentence {
    let rulebook = asked.rulebook;
    let gun = carried(rulebook, then, counter.id).find(|(_, weapon)| is_light_gun(weapon));
    let shot = Shot { weapon: gun.map(|(id, _)| id), ..Shot::of(counter.id) };
    match may_assault(rulebook, then, (counter.side, &[shot]), None, asked.hex) {
        Ok((assault, _)) if assault.defenders.is_empty() => Says::Takes.into(),
        Ok((assault, _)) => {
            let column = rulebook.charts.assault.get(assault.column);
            let odds = column.map(|(odds, _)| odds.to_string()).unwrap_or_default();
            let (attack, defence) = (assault.attack(), assault.defence());
            let modifiers: Vec<(Reason, i8)> =
                assault.on_dice.iter().chain(&assault.on_number).copied().collect();
            let (modified, modifiers) = added(&modifiers);
            let (number, chance) = (assault.number(), percent(assault.chance()));
            let points = assault.price.points();
            Says::Assaults { attack, defence, odds, number, modified, modifiers, chance, points }.into()
        }
        Err(why) => refused(rulebook, then, why),
    }
}

fn overruns(asked: &HexQuestion, then: &Public, counter: &Counter) -> Result<Says, Refusal> {
    let counter = then.find(counter.id).ok_or(Why::NoSuchUnit { unit: counter.id })?;
    let way = overrun_way(asked.rulebook, then, counter)?;
    if way.target != asked.hex {
        return Err(Why::NotNext { unit: counter.id, hex: asked.hex }.into());
    }
    let (.., attack) = may_overrun(asked.rulebook, then, counter, &[])?;
    let (modified, modifiers) = added(&attack.modifiers);
    let (chance, mean) = chances(asked, &attack);
    let (strength, row) = (attack.strength, row_name(&asked.rulebook.charts, attack.row));
    let (cost, exit) = (way.cost, way.exit);
    Ok(Says::Overruns { cost, exit, strength, row, modified, modifiers, chance, mean })
}
