//! Close assaults: the units that may make them, both strengths, the kill number, and the cost of each roll to both
//! sides (12.2, 12.3, 17, 21.2).

use super::fire::cover;
use super::ground::{Ground, Place, around, hex};
use super::movement::Verdict;
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, told, weapon_of, where_is};
use kessel::{
    engine::counters::UnitId,
    games::squad::rules::{
        assault::{self, Outcome},
        counter::Counter,
        fire::Shot,
        kinds::{Arm, Burden, Side},
        phase::Step,
        position::Public,
    },
};

/// An assault by the opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Assault {
    attack: i64,
    defence: i64,
    /// The number that the dice, with all modifiers, must not exceed.
    number: i64,
    added: i64,
    /// The points that the assaulters pay in any case.
    price: i64,
    assaulters: i64,
    defenders: usize,
}

/// The kill number by the odds; a fraction is dropped in either direction (17.4).
fn kill_number(attack: i64, defence: i64) -> i64 {
    if attack >= defence {
        [6, 8, 9, 10][(attack / defence).min(4) as usize - 1]
    } else {
        [6, 5, 4, 3][(defence / attack).min(4) as usize - 1]
    }
}

/// The strength of infantry by itself: doubled if it is valorous (21.2).
fn own(land: &Land, counter: &Counter) -> i64 {
    let attack = i64::from(land.kind(counter).infantry().unwrap().attack);
    if counter.condition.valorous { 2 * attack } else { attack }
}

/// Its strength with a weapon: for a leader only the weapon's, for a half squad with a heavy one, too (12.2).
fn with(land: &Land, counter: &Counter, weapon: &Counter) -> i64 {
    let (kind, arm) = (land.kind(counter), land.kind(weapon).weapon().unwrap());
    let alone = kind.leads().is_some() || kind.is_half() && arm.burden == Burden::Heavy;
    i64::from(arm.attack) + if alone { 0 } else { own(land, counter) }
}

/// The strength of an assaulter: its own, a light machine gun, a satchel charge; grenades modify the dice (12.3, 17.3).
fn assaults(land: &Land, public: &Public, shot: &Shot, counter: &Counter) -> Verdict<i64> {
    let mut sum = own(land, counter);
    if let Some(id) = shot.weapon {
        let weapon = weapon_of(public, counter.id).filter(|it| it.id == id).ok_or("12.1: not its weapon")?;
        let arm = land.kind(weapon).weapon().unwrap();
        if arm.arm != Arm::MachineGun || arm.burden != Burden::Light {
            return Err("17.3: light machine guns only");
        }
        sum = with(land, counter, weapon);
    }
    for used in &shot.uses {
        match used.as_str() {
            "grenades" => {}
            "satchel" if shot.weapon.is_some() || shot.uses.len() > 1 => return Err("12.3: no other weapon"),
            "satchel" => sum += 12,
            _ => return Err("17.3: neither grenades nor a satchel charge"),
        }
    }
    Ok(sum)
}

/// The strength of a defender: infantry with everything that reaches an adjacent hex, vehicles with their machine guns,
/// others 2.
fn defends(land: &Land, public: &Public, counter: &Counter) -> i64 {
    let kind = land.kind(counter);
    if kind.is_infantry() {
        let weapon = weapon_of(public, counter.id).filter(|it| {
            let arm = land.kind(it).weapon().unwrap();
            arm.attack > 0 && arm.arm != Arm::Mortar
        });
        return weapon.map_or_else(|| own(land, counter), |weapon| with(land, counter, weapon));
    }
    let afv = kind.afv().map_or(0, |afv| i64::from(afv.mg + afv.forward_mg));
    let guns = afv + kind.vehicle().map_or(0, |vehicle| i64::from(vehicle.mg));
    if guns > 0 { guns } else { 2 }
}

fn opinion(
    land: &Land,
    public: &Public,
    (shots, leader): (&[Shot], Option<UnitId>),
    (from, to): (Place, Place),
    grenades: bool,
) -> Verdict<Assault> {
    let unit = |id: UnitId| public.counters.iter().find(|counter| counter.id == id).unwrap();
    if !around(from).contains(&to) {
        return Err("17.1: not next to them");
    }
    let mut attack = 0;
    for shot in shots {
        let counter = unit(shot.unit);
        if !land.kind(counter).is_infantry() || counter.condition.pinned || counter.condition.advanced {
            return Err("17.1: not able");
        }
        attack += assaults(land, public, shot, counter)?;
    }
    if land.field.ground(to) == Ground::Water {
        return Err("17.1: no way in");
    }
    let mut used: Vec<&UnitId> = shots.iter().flat_map(|shot| &shot.uses).collect();
    let all = used.len();
    used.sort_unstable();
    used.dedup();
    let stores = &public.stores[unit(shots[0].unit).side.number()].expendable;
    if used.len() < all || !used.iter().all(|id| stores.get(*id).is_some_and(|left| *left > 0)) {
        return Err("12.3: one of a kind, and one that is left");
    }
    let led = match leader {
        None => 0,
        Some(id) if shots.iter().any(|shot| shot.unit == id) => {
            i64::from(land.kind(unit(id)).leads().ok_or("17.5: no leader")?)
        }
        Some(_) => return Err("17.5: he is not among them"),
    };
    let ready: Vec<&Counter> = in_hex(public, to).into_iter().filter(|it| !it.condition.pinned).collect();
    let defence = ready.iter().map(|it| defends(land, public, it)).sum::<i64>();
    let defending = ready.iter().filter_map(|it| land.kind(it).leads()).min().unwrap_or(0);
    let thrown = grenades && ready.iter().any(|it| land.kind(it).is_infantry());
    let covered = ready.iter().map(|it| cover(land, public, it, to)).max().unwrap_or(0);
    let climb = (land.field.level(to) - land.field.level(from)).max(0);
    let barred = i64::from(land.field.bar(from, to).is_some());
    Ok(Assault {
        attack,
        defence,
        number: kill_number(attack, defence.max(1)) + i64::from(defending) - i64::from(thrown),
        added: led - i64::from(used.iter().any(|id| id.as_str() == "grenades")),
        price: covered + barred + climb + ready.len() as i64,
        assaulters: shots.len() as i64,
        defenders: ready.len(),
    })
}

/// The cost of an assault to the assaulters and the defenders, and whether it succeeds (17.6).
fn costs(assault: &Assault, dice: i64) -> (bool, i64, i64) {
    if assault.defenders == 0 {
        return (true, 0, 0);
    }
    let by = dice + assault.added - assault.number;
    if by <= 0 { (true, assault.price, 0) } else { (false, by + assault.price, assault.assaulters) }
}

fn party(land: &Land, public: &Public, chance: &mut Chance, from: Place) -> (Vec<Shot>, Option<UnitId>) {
    let there = in_hex(public, from);
    let foot: Vec<&Counter> = there.iter().copied().filter(|it| land.kind(it).is_infantry()).collect();
    let able: Vec<&Counter> = foot.iter().copied().filter(|it| !it.condition.pinned).collect();
    let among = if able.is_empty() || chance.percent(5) { &there } else { &able };
    let most = 1 + chance.below(3);
    let units = chance.some(among, most);
    let kinds: Vec<UnitId> = ["grenades", "satchel", "panzerfaust"].map(|id| id.parse().unwrap()).to_vec();
    let shots = units.iter().map(|unit| Shot {
        unit: unit.id,
        weapon: weapon_of(public, unit.id).map(|weapon| weapon.id).filter(|_| chance.percent(50)),
        uses: if chance.percent(20) { vec![*chance.of(&kinds)] } else { Vec::new() },
    });
    let shots = shots.collect();
    let leaders: Vec<&Counter> = units.iter().copied().filter(|it| land.kind(it).leads().is_some()).collect();
    let any = if leaders.is_empty() || chance.percent(5) { &there } else { &leaders };
    let led = !leaders.is_empty() && chance.percent(80) || chance.percent(3);
    (shots, led.then(|| chance.of(any).id))
}

/// Assaults between stacks in adjacent hexes in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1907);
    let (mut made, mut refused, mut position) = (0, 0, 0);
    while made + refused < positions {
        position += 1;
        let land = &LANDS[position % LANDS.len()];
        let mut public = land.position(&mut chance);
        for (to, side) in stacks(&public) {
            for (from, other) in stacks(&public) {
                if other == side || land.field.distance(from, to) > 1 + usize::from(chance.percent(3)) as i64
                {
                    continue;
                }
                let found = judged(land, &mut public, &mut chance, [from, to], other);
                (made, refused) = (made + usize::from(found), refused + usize::from(!found));
            }
        }
    }
    assert!(made > positions / 3 && refused > positions / 30, "{made} made, {refused} refused");
}

/// Compares the program's judgement of an assault with the opinion; returns whether it can be made.
fn judged(land: &Land, public: &mut Public, chance: &mut Chance, [from, to]: [Place; 2], side: Side) -> bool {
    public.phase = land.phase(side, Step::Assault);
    for counter in public.counters.iter_mut().filter(|it| where_is(it) == Some(from)) {
        counter.condition.advanced = chance.percent(10);
    }
    let (shots, leader) = party(land, public, chance, from);
    let grenades = chance.percent(30);
    let found = assault::assault(&land.rules, public, &shots, leader, (hex(to), grenades));
    let opinion = opinion(land, public, (&shots, leader), (from, to), grenades);
    let what = || {
        let there = [in_hex(public, from), in_hex(public, to)].concat();
        format!(
            "{} {shots:?} led by {leader:?}, grenades {grenades}, from {} on {}: {found:?}, {opinion:?}; {}; {:?}",
            land.rules.map.id,
            hex(from),
            hex(to),
            told(&there),
            public.works
        )
    };
    assert_eq!(found.is_ok(), opinion.is_ok(), "{}", what());
    let (Ok(found), Ok(opinion)) = (&found, opinion) else { return false };
    assert_eq!(i64::from(found.attack()), opinion.attack, "{}", what());
    assert_eq!(i64::from(found.defence()), opinion.defence, "{}", what());
    for dice in 2..=12_u8 {
        let told = match found.outcome(dice) {
            Outcome::Success { assaulters } => (true, i64::from(assaulters), 0),
            Outcome::Failure { assaulters, defenders } => {
                (false, i64::from(assaulters), i64::from(defenders))
            }
        };
        assert_eq!(told, costs(&opinion, dice.into()), "dice {dice}: {}", what());
    }
    true
}

#[test]
fn close_assaults() {
    compare(300);
}

#[test]
#[ignore = "long: 5,000 assaults"]
fn close_assaults_long() {
    compare(5_000);
}
