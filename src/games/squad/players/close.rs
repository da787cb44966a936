//! Advances and close assaults (3.5, 17).

use super::{
    estimate::{
        Estimate, Post, Unit,
        outlook::{UnitAssessment, taken},
        toll::throws,
    },
    manual::{alone, hops, lanes, last_enemy::ends_too_early, last_turn, posts},
    memory::Memory,
    words,
};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, SideFeature},
        counters::UnitId,
    },
    games::squad::rules::{
        assault::{
            Assault, Outcome, Price, defending_grenades,
            infantry::{carried, is_light_gun},
            may_assault as may_take_part,
        },
        conduct::assault::may_assault,
        counter::Counter,
        fire::{Shot, modifier::Reason},
        kinds::Arm,
        movement::{Moves, ground, may_advance},
        order::Order,
        position::WorkKind,
        scenario::units::UnitType,
    },
    play::players::ChosenOrder,
};

/// The value of keeping grenades or a satchel charge for later.
const GRENADES: f64 = 0.4;
const SATCHEL: f64 = 1.0;

/// The additional value that an assault of leaders and half squads alone must have, because they are lost even if it
/// succeeds.
const LONE: f64 = 1.5;
/// The additional value of an assault on the hex to which a unit is sent.
const SENT: f64 = 2.5;

/// A possible assault.
struct Storm {
    value: f64,
    from: Hex,
    order: Order,
    reason: String,
}

/// Returns the next order of the assault phase: first advances and turns, then the assaults, the best first.
pub(super) fn order(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let storms = storms(estimate);
    let storming: Vec<Hex> = storms.iter().map(|storm| storm.from).collect();
    if estimate.public.assaulted.is_empty()
        && let Some(advice) = take(estimate).or_else(|| advance(estimate, memory, &storming))
    {
        return advice;
    }
    let best = storms.into_iter().max_by(|one, other| one.value.total_cmp(&other.value));
    match best {
        Some(storm) => ChosenOrder::because(storm.order, storm.reason),
        None => {
            let reason = memory.stays.take().unwrap_or_else(|| "no further advances or assaults".to_owned());
            ChosenOrder::because(Order::Done, reason)
        }
    }
}

/// An advance into a place on the last turn.
fn take(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let task = last_turn::advances(estimate).into_iter().next()?;
    let order = Order::Advance { unit: task.unit, hex: task.place, facing: None };
    Some(ChosenOrder::because(order, format!("last turn: takes {}", task.place)))
}

/// Whether the manual keeps a unit in its place; it is then considered.
fn must_stay(estimate: &Estimate, memory: &mut Memory, unit: UnitId) -> bool {
    let Some(duty) = posts::duty(estimate, &[unit], None) else { return false };
    memory.stays.get_or_insert_with(|| posts::reason(estimate, duty));
    memory.done.insert(unit);
    true
}

/// Whether the manual keeps a unit out of a hex into which it could advance.
fn is_kept_out(estimate: &Estimate, unit: &Unit, to: Hex) -> bool {
    estimate.manner.manual && lanes::is_mined(estimate, to)
        || alone::is_lost_leader(estimate, unit, to)
        || hops::is_return(estimate, unit.counter.id, to)
}

/// The next unit that advances one hex, or turns.
fn advance(estimate: &Estimate, memory: &mut Memory, storming: &[Hex]) -> Option<ChosenOrder<Order>> {
    let mut units: Vec<&Unit> = estimate.own.iter().collect();
    units.sort_by(|one, other| {
        let pull = |unit: &Unit| estimate.pull(unit, unit.hex).0;
        let leads = |unit: &Unit| unit.kind.leads().is_some();
        (leads(one)).cmp(&leads(other)).then(pull(other).total_cmp(&pull(one)))
    });
    for unit in units {
        let counter = unit.counter;
        if memory.done.contains(&counter.id) || counter.condition.pinned || counter.condition.advanced {
            continue;
        }
        if unit.kind.is_infantry() && estimate.stays(counter.id) {
            memory.done.insert(counter.id);
            continue;
        }
        if unit.kind.is_infantry() {
            if storming.contains(&unit.hex) {
                continue;
            }
            if must_stay(estimate, memory, counter.id) {
                continue;
            }
            let outlook = UnitAssessment::new(estimate, unit);
            let Some(stay) = outlook.value(unit.hex) else { continue };
            if let Some(order) = better_hex(estimate, unit, &outlook, stay) {
                return Some(order);
            }
        } else if let Some(order) = better_facing(estimate, unit) {
            return Some(order);
        }
        memory.done.insert(counter.id);
    }
    // A unit that found no room may find some now.
    None
}

/// The advance of infantry into the best adjacent hex, if that is worth more than to stay, which is worth this.
fn better_hex(
    estimate: &Estimate,
    unit: &Unit,
    outlook: &UnitAssessment,
    stay: f64,
) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, counter) = (estimate.rulebook, estimate.public, unit.counter);
    let near = rulebook.board.neighbours(unit.hex).iter().flatten().copied();
    let goes = near.filter(|to| may_advance(rulebook, public, counter, Some(*to), None).is_ok());
    let goes = goes.filter(|to| !is_kept_out(estimate, unit, *to));
    let mined = |to: Hex| public.works.get(&to).is_some_and(|work| work.kind == WorkKind::Mines);
    let found = goes.filter_map(|to| {
        let value = outlook.value(to)? - if mined(to) { 0.6 * unit.worth } else { 0.0 };
        Some((estimate.led_gain(unit, &outlook.toll, to, value - stay), to))
    });
    let best = found.max_by(|one, other| one.0.total_cmp(&other.0));
    let (_, to) = best.filter(|(gain, _)| *gain > estimate.manner.move_from)?;
    let standing = outlook.standing(to).unwrap_or_default();
    let taken = taken(estimate, unit, to);
    let reason = words::going(estimate, Some(unit.hex), &standing, to, taken);
    Some(ChosenOrder::because(Order::Advance { unit: counter.id, hex: to, facing: None }, reason))
}

/// The turn of a gun or vehicle to its best facing, if that is worth enough.
fn better_facing(estimate: &Estimate, unit: &Unit) -> Option<ChosenOrder<Order>> {
    let (rulebook, public, counter) = (estimate.rulebook, estimate.public, unit.counter);
    let toll = estimate.toll(&[counter]);
    let value = |facing| {
        let standing = estimate.standing(unit, &toll, unit.hex, facing);
        standing.fire - standing.danger
    };
    let now = value(counter.facing);
    let able = |side: &_| may_advance(rulebook, public, counter, None, Some(*side)).is_ok();
    let sides = ALL_SIDES.into_iter().filter(able).map(|side| (value(Some(side)) - now, side));
    let best = sides.max_by(|one, other| one.0.total_cmp(&other.0));
    let (_, facing) = best.filter(|(gain, _)| *gain > estimate.manner.move_from)?;
    Some(ChosenOrder::because(Order::Turn { unit: counter.id, facing }, "better facing"))
}

/// All assaults with enough value.
fn storms(estimate: &Estimate) -> Vec<Storm> {
    let mut storms = Vec::new();
    let mut hexes: Vec<Hex> = estimate.own.iter().map(|unit| unit.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for from in hexes {
        let near = estimate.posts.iter().filter(|post| post.hex.distance(from) == 1);
        for post in near.filter(|post| !ends_too_early(estimate, post.hex, true)) {
            storms.extend(best_storm(estimate, from, post));
        }
    }
    storms
}

/// The best assault out of a hex on a post, if it is worth it.
fn best_storm(estimate: &Estimate, from: Hex, post: &Post) -> Option<Storm> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let able = |unit: &&Unit| {
        let stays = estimate.stays(unit.counter.id);
        unit.hex == from && !stays && may_take_part(rulebook, public, unit.counter, post.hex).is_ok()
    };
    let sent = |unit: &&Unit| estimate.sent_to(unit.counter.id) == Some(post.hex);
    let mut units: Vec<&Unit> = estimate.own.iter().filter(able).collect();
    units.sort_by(|one, other| {
        let strength = |unit: &Unit| unit.power.close_by(false);
        strength(other).cmp(&strength(one)).then(one.counter.id.cmp(&other.counter.id))
    });
    let armed = |unit: &Unit| {
        let id = unit.counter.id;
        let gun = carried(rulebook, public, id).find(|(_, weapon)| is_light_gun(weapon));
        Shot { weapon: gun.map(|(id, _)| id), ..Shot::of(id) }
    };
    let mut bands: Vec<Vec<&Unit>> = units.iter().map(|unit| vec![*unit]).collect();
    if estimate.manner.together {
        bands.extend((2..=units.len()).map(|number| units.iter().take(number).copied().collect()));
    }
    let mut best: Option<Storm> = None;
    for band in bands {
        let ids: Vec<UnitId> = band.iter().map(|unit| unit.counter.id).collect();
        if posts::duty(estimate, &ids, Some(post.hex)).is_some() || sends_leaders(estimate, &band, post) {
            continue;
        }
        let leader = band.iter().filter_map(|unit| Some((unit.kind.leads()?, unit.counter.id))).min();
        let leader = leader.map(|(_, id)| id);
        let plain: Vec<Shot> = band.iter().map(|unit| armed(unit)).collect();
        let mut ways = vec![(plain.clone(), 0.0)];
        for (used, price) in [(Arm::Grenades, GRENADES), (Arm::Satchel, SATCHEL)] {
            ways.extend(with(estimate, &plain, used).map(|shots| (shots, price)));
        }
        for (shots, price) in ways {
            let judged = may_assault(rulebook, public, (estimate.side, &shots), leader, post.hex);
            let Ok((assault, _)) = judged else { continue };
            let weak = !assault.defenders.is_empty() && !band.iter().any(|unit| unit.kind.is_squad());
            let price = price + if weak && estimate.manner.together { LONE } else { 0.0 };
            let price = if band.iter().any(sent) { price - SENT } else { price };
            let value = promise(estimate, &band, post, &assault) - price;
            if best.as_ref().is_none_or(|best| value > best.value) {
                let reason = told(&assault, post.hex);
                let order = Order::Assault { shots, leader, hex: post.hex };
                best = Some(Storm { value, from, order, reason });
            }
        }
    }
    best.filter(|storm| storm.value > estimate.manner.assault_from)
}

/// Whether leaders alone would assault a defended hex: the winner loses them too.
fn sends_leaders(estimate: &Estimate, band: &[&Unit], post: &Post) -> bool {
    let leads = |unit: &&Unit| unit.kind.leads().is_some();
    estimate.manner.manual && estimate.enemy_turns > 0 && post.defends() && band.iter().all(leads)
}

fn told(assault: &Assault, hex: Hex) -> String {
    if assault.defenders.is_empty() {
        return format!("no defence in {hex}");
    }
    let (attack, defence) = (assault.attack(), assault.defence());
    let chance = assault.chance();
    let percent = (100 * chance.cases + chance.among / 2) / chance.among.max(1);
    format!("{attack} to {defence} in {hex}: {percent}% chance of success")
}

/// The same shots with an expendable weapon of a kind for the last unit, if the side has one (12.3).
fn with(estimate: &Estimate, shots: &[Shot], arm: Arm) -> Option<Vec<Shot>> {
    let id = stored(estimate, arm)?;
    let mut shots = shots.to_vec();
    let last = shots.last_mut()?;
    if arm == Arm::Satchel {
        last.weapon = None;
    }
    last.uses.push(id);
    Some(shots)
}

/// The type of expendable weapons of a kind that a side has left.
pub(super) fn stored(estimate: &Estimate, arm: Arm) -> Option<UnitId> {
    let stores = estimate.public.stores(estimate.side).expendable.iter();
    let is_it = |id: &UnitId| {
        let weapon = estimate.rulebook.units.find(*id).and_then(UnitType::weapon);
        weapon.is_some_and(|weapon| weapon.arm == arm)
    };
    stores.filter(|(_, left)| **left > 0).map(|(id, _)| *id).find(is_it)
}

/// The expected value of an assault: the enemies and the hex, less the friendly losses.
fn promise(estimate: &Estimate, band: &[&Unit], post: &Post, assault: &Assault) -> f64 {
    let own: Vec<&Counter> = band.iter().map(|unit| unit.counter).collect();
    let own = estimate.toll(&own);
    let (pinned, ready): (Vec<&Unit>, Vec<&Unit>) =
        post.units.iter().partition(|unit| unit.counter.condition.pinned);
    let worth = |units: &[&Unit]| units.iter().map(|unit| unit.worth).sum::<f64>();
    let defenders: Vec<&Counter> = ready.iter().map(|unit| unit.counter).collect();
    // A unit that is pinned now recovers at once when its own segment begins (3.1).
    let defenders = estimate.toll_with(&defenders, 0.05);
    let ground = ground_gained(estimate, band, post.hex);
    let one = |dice: u8| {
        let gain = match assault.outcome(dice) {
            Outcome::Success { assaulters } => {
                // The hex is taken even if no unit is left to enter it.
                worth(&ready) + ground - own.at(assaulters)
            }
            Outcome::Failure { assaulters, defenders: points } => defenders.at(points) - own.at(assaulters),
        };
        throws(i8::try_from(dice).unwrap_or(7)) * gain
    };
    worth(&pinned) + (2..=12).map(one).sum::<f64>()
}

/// The value of controlling the hex.
fn ground_gained(estimate: &Estimate, band: &[&Unit], hex: Hex) -> f64 {
    let first = band.iter().find(|unit| unit.kind.leads().is_none()).or(band.first());
    let Some(unit) = first else { return 0.0 };
    let nearer = estimate.pull(unit, hex).0 - estimate.pull(unit, unit.hex).0;
    nearer.max(0.0) + taken(estimate, unit, hex) + lost_by_him(estimate, hex)
}

/// The additional value of a hex that the enemy holds with units, compared with an empty one.
fn lost_by_him(estimate: &Estimate, hex: Hex) -> f64 {
    let aim = estimate.aims.iter().find(|aim| aim.hex == hex && !aim.mine);
    aim.map_or(0.0, |aim| 0.3 * estimate.manner.take * aim.weight * estimate.boldness)
}

/// The value of an assault out of a hex if these units joined the present ones.
pub(super) fn prospect(estimate: &Estimate, band: &[&Unit], from: Hex, post: &Post) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    if ground(rulebook, public, Moves::Foot, from, post.hex).is_err() {
        return f64::NEG_INFINITY;
    }
    let ids: Vec<UnitId> = band.iter().map(|unit| unit.counter.id).collect();
    let there = estimate.friends_in(from, &ids);
    let there = there.filter(|unit| unit.kind.is_infantry() && !unit.counter.condition.pinned);
    let all: Vec<&Unit> = band.iter().copied().chain(there).collect();
    let ready = || post.units.iter().filter(|unit| !unit.counter.condition.pinned);
    let assaulters: Vec<(UnitId, u16)> =
        all.iter().map(|unit| (unit.counter.id, unit.power.close_by(false))).collect();
    let defenders: Vec<(UnitId, u16)> =
        ready().map(|unit| (unit.counter.id, unit.power.close_by(true))).collect();
    let sum = |units: &[(UnitId, u16)]| units.iter().map(|(_, brings)| *brings).sum::<u16>();
    let column = rulebook.charts.assault_column(sum(&assaulters), sum(&defenders));
    let kill_number = rulebook.charts.assault.get(column).map_or(0, |(_, number)| *number);
    let leads = |units: &mut dyn Iterator<Item = &Unit>| units.filter_map(|unit| unit.kind.leads()).min();
    let defending = leads(&mut ready()).unwrap_or(0);
    let grenades = defending_grenades(rulebook, public, estimate.side.enemy(), post.hex).is_some();
    let own_grenades = stored(estimate, Arm::Grenades).is_some();
    let assault = Assault {
        from,
        hex: post.hex,
        assaulters,
        pinned: Vec::new(),
        column,
        kill_number,
        on_number: vec![
            (Reason::DefendingLeader, defending),
            (Reason::DefendingGrenades, -i8::from(grenades)),
        ],
        on_dice: vec![
            (Reason::Leader, leads(&mut all.iter().copied()).unwrap_or(0)),
            (Reason::Grenades, -i8::from(own_grenades)),
        ],
        price: price(estimate, from, post, defenders.len()),
        defenders,
    };
    promise(estimate, &all, post, &assault)
}

/// The points that an assault costs in any case (17.6).
fn price(estimate: &Estimate, from: Hex, post: &Post, defenders: usize) -> Price {
    let board = &estimate.rulebook.board;
    let has = |feature| from.side_towards(post.hex).is_some_and(|side| board.feature(feature, from, side));
    let cover = post.units.iter().map(|unit| estimate.cover_in(unit.counter, post.hex)).max().unwrap_or(0);
    Price {
        cover: u16::try_from(cover).unwrap_or(0),
        wall: u16::from(has(SideFeature::Wall) || has(SideFeature::Hedge)),
        climb: u16::from(board.level(post.hex).saturating_sub(board.level(from))),
        defenders: u16::try_from(defenders).unwrap_or(u16::MAX),
    }
}
