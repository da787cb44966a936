//! Explanation of a unit in another hex: its line of sight to the hex, and its fire, shots, assault and overrun there,
//! or the reason why not.

use super::{
    question::HexQuestion,
    words::{refused, unit::Says},
};
use crate::{
    engine::{
        manual::{Sentence, listed},
        orders::Refusal,
        wording::{hexes, with_minus},
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
            story::points_told,
            table_told::{percent, row_name},
        },
    },
};

/// Explains its line of sight to the hex.
pub(super) fn sees(asked: &HexQuestion, counter: &Counter, said: &mut Vec<Sentence>) {
    let (rulebook, hex) = (asked.rulebook, asked.hex);
    let Some(from) = asked.public.hex_of(counter) else { return };
    let seeing = rulebook.seeing(asked.public);
    let range = hexes(from.distance(hex));
    said.push(match (seeing.hindrances(from, hex), seeing.hindrance(from, hex)) {
        (Err(blocked), _) => Says::Blind { what: blocks(&blocked) }.into(),
        (Ok(_), Some(0) | None) => Says::Sees { range }.into(),
        (Ok(found), Some(by)) => {
            let what = listed(found.iter().map(|one| hinders(asked, *one)).collect());
            Says::SeesHindered { range, by, what }.into()
        }
    });
}

fn blocks(blocked: &Blocked) -> String {
    let found = blocked.hexes.iter().map(ToString::to_string);
    let sides = blocked.sides.iter().map(|(one, other)| match one == other {
        true => format!("the hedgerow at the edge of the map in {one}"),
        false => format!("the hedgerow between {one} and {other}"),
    });
    let off = blocked.off_map.then(|| "the edge of the map".to_owned());
    listed(found.chain(sides).chain(off).collect())
}

fn hinders(asked: &HexQuestion, hindrance: Hindrance) -> String {
    match hindrance {
        Hindrance::Ground(hex) => {
            format!("{} in {hex}", super::terrain_name(asked.rulebook.board.terrain(hex), None))
        }
        Hindrance::Smoke(hex, number) => format!("Smoke {number} in {hex}"),
        Hindrance::Crossed(one, other) => format!("the wall or hedge between {one} and {other}"),
        Hindrance::Along(one, other) if one == other => {
            format!("the wall or hedge along the line at the edge of the map in {one}")
        }
        Hindrance::Along(one, other) => format!("the wall or hedge along the line between {one} and {other}"),
        Hindrance::BothSides => "one less, because neither side blocks".to_owned(),
    }
}

/// The modifiers of a roll, after a comma.
fn added(modifiers: &[(Reason, i8)]) -> String {
    let told = modifiers_with_cases(modifiers);
    if told.is_empty() { told } else { format!(", {told}") }
}

fn row(asked: &HexQuestion, attack: &Attack) -> String {
    format!("strength {}, row {}", attack.strength, row_name(&asked.rulebook.charts, attack.row))
}

fn chances(asked: &HexQuestion, attack: &Attack) -> String {
    let any = Chance::new(attack.chance(asked.rulebook), THROWS);
    let mean = mean(&fire_chances(asked.rulebook, attack));
    format!("{} chance of an effect, {mean:.2} points on average", percent(any))
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
            let with = shot.weapon.map(|weapon| weapon_name(rulebook, &then, weapon));
            let with = with.map_or_else(String::new, |with| format!(" with {with}"));
            let (row, chances) = (row(asked, attack), chances(asked, attack));
            said.push(Says::Fires { with, row, added: added(&attack.modifiers), chances }.into());
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
            let with = shot.weapon.map(|weapon| weapon_name(asked.rulebook, then, weapon));
            let with = with.map_or_else(String::new, |with| format!(" with {with}"));
            let odds = attack.chances();
            let chances = format!("hit {}, eliminated {}", percent(odds.hit), percent(odds.eliminated));
            let (name, number) = (asked.name(target.id), with_minus(attack.number));
            said.push(Says::Shoots { name, with, number, added: added(&attack.modifiers), chances }.into());
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
            let odds = format!("{} to {}, odds {odds}", assault.attack(), assault.defence());
            let modifiers: Vec<(Reason, i8)> =
                assault.on_dice.iter().chain(&assault.on_number).copied().collect();
            let (added, number) = (added(&modifiers), with_minus(assault.number()));
            let (chance, price) = (percent(assault.chance()), points_told(assault.price.points()));
            Says::Assaults { odds, number, added, chance, price }.into()
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
    Ok(Says::Overruns {
        row: row(asked, &attack),
        added: added(&attack.modifiers),
        exit: way.exit.to_string(),
        cost: way.cost,
        chances: chances(asked, &attack),
    })
}
