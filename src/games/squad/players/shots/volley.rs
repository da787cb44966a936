//! Possible fire: units of a hex alone, together, with a leader and with grenades (10, 12, 16).

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        players::{
            close::stored,
            estimate::{Estimate, Post, Unit, danger::aims_at, power::part},
            words,
        },
        rules::{
            assault::infantry::carried,
            fire::{
                Aim, Attack, Shot,
                anti_tank::{self, Occasion},
                armour::TopAttack,
                fire,
                missions::is_doubled,
                modifier::sum,
            },
            kinds::{Arm, Letter},
            order::Order,
            scenario::units::Weapon,
        },
    },
};

/// The value of keeping grenades or a satchel charge for later.
const GRENADES: f64 = 0.8;
const SATCHEL: f64 = 1.5;
/// The cost of a leader's own fire: it could lead others or stay in cover.
const LEADER: f64 = 0.5;
/// The value of keeping a panzerfaust for later.
const USED_UP: f64 = 1.0;

/// The value of keeping a panzerfaust: by the manual it is worth less the fewer turns are left, and nothing on the last.
fn used_up(estimate: &Estimate) -> f64 {
    if !estimate.manner.manual {
        return USED_UP;
    }
    USED_UP * f64::from(estimate.own_turns.saturating_sub(1).min(4)) / 4.0
}

/// Fire at a hex, before its dice.
pub(super) struct Volley {
    pub shots: Vec<Shot>,
    pub leader: Option<UnitId>,
    pub attack: Attack,
    /// The value of the expendable weapons that it uses.
    pub uses: f64,
}

impl Volley {
    /// The units that then have a Fire marker.
    pub fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        let leads = self.leader.filter(|leader| !self.shots.iter().any(|shot| shot.unit == *leader));
        self.shots.iter().map(|shot| shot.unit).chain(leads)
    }
}

/// A shot at a tank or a gun.
pub(super) struct Piercing {
    pub value: f64,
    /// The hex of the target.
    pub hex: Hex,
    pub order: Order,
    pub units: Vec<UnitId>,
    pub reason: String,
}

/// All fire of the units of one hex at another.
pub(super) fn volleys(estimate: &Estimate, from: Hex, (hex, aim): (Hex, Aim)) -> Vec<Volley> {
    let range = from.distance(hex);
    let seen = estimate.sees(from, hex).is_some();
    let here: Vec<&Unit> = estimate.own.iter().filter(|unit| unit.hex == from && unit.ready).collect();
    let mut tried = Tried { estimate, hex, aim, found: Vec::new() };
    if seen {
        for unit in here.iter().filter(|unit| !unit.kind.is_infantry()) {
            if unit.power.direct(range, aims_at(unit, hex)) > 0 {
                tried.judge(vec![Shot::of(unit.counter.id)], None, 0.0);
            }
        }
        tried.infantry(&here, range);
    }
    if matches!(aim, Aim::Hex) {
        tried.mortars(&here, range);
    }
    tried.found
}

struct Tried<'t, 'a> {
    estimate: &'t Estimate<'a>,
    hex: Hex,
    aim: Aim<'t>,
    found: Vec<Volley>,
}

impl Tried<'_, '_> {
    fn judge(&mut self, shots: Vec<Shot>, leader: Option<UnitId>, uses: f64) {
        let (rulebook, public) = (self.estimate.rulebook, self.estimate.public);
        if let Ok(attack) = fire(rulebook, public, &shots, leader, (self.hex, self.aim)) {
            self.found.push(Volley { shots, leader, attack, uses });
        }
    }

    /// The shot of a unit at a range.
    fn shot(&self, unit: &Unit, range: u32) -> Shot {
        let id = unit.counter.id;
        let fires = |(_, weapon): &(UnitId, &Weapon)| {
            weapon.attack > 0 && weapon.arm != Arm::Mortar && (weapon.least..=weapon.range).contains(&range)
        };
        let weapon = carried(self.estimate.rulebook, self.estimate.public, id).find(fires);
        // A leader, and a half squad with a heavy weapon, may be stronger without it.
        let own = unit.kind.infantry().filter(|values| range <= values.range).map_or(0, |it| it.attack);
        let more = weapon.filter(|_| unit.power.direct(range, true) > own);
        Shot { weapon: more.map(|(id, _)| id), ..Shot::of(id) }
    }

    fn infantry(&mut self, here: &[&Unit], range: u32) {
        let strength = |unit: &Unit| unit.power.direct(range, true);
        let mut able: Vec<&Unit> =
            here.iter().copied().filter(|unit| unit.kind.is_infantry() && strength(unit) > 0).collect();
        able.sort_by(|one, other| {
            strength(other).cmp(&strength(one)).then(one.counter.id.cmp(&other.counter.id))
        });
        for unit in &able {
            let uses = if unit.kind.leads().is_some() { LEADER } else { 0.0 };
            self.judge(vec![self.shot(unit, range)], None, uses);
        }
        let leader = here.iter().filter_map(|unit| Some((unit.kind.leads()?, unit.counter.id))).min();
        let leader = leader.filter(|(modifier, _)| *modifier < 0).map(|(_, id)| id);
        if self.estimate.manner.together {
            for number in 1..=able.len() {
                let band: Vec<&Unit> = able.iter().take(number).copied().collect();
                let shots: Vec<Shot> = band.iter().map(|unit| self.shot(unit, range)).collect();
                if number > 1 {
                    self.judge(shots.clone(), None, 0.0);
                }
                let leads = leader.filter(|_| band.iter().any(|unit| unit.kind.leads().is_none()));
                if leads.is_some() {
                    self.judge(shots, leads, 0.0);
                }
            }
        }
        if range == 1 && able.iter().any(|unit| unit.kind.leads().is_none()) {
            let together = self.estimate.manner.together;
            let number = if together { able.len() } else { 1 };
            let shots: Vec<Shot> = able.iter().take(number).map(|unit| self.shot(unit, range)).collect();
            let leader = leader.filter(|_| together);
            for (arm, uses) in [(Arm::Grenades, GRENADES), (Arm::Satchel, SATCHEL)] {
                let Some(id) = stored(self.estimate, arm) else { continue };
                let mut shots = shots.clone();
                if let Some(last) = shots.last_mut() {
                    if arm == Arm::Satchel {
                        last.weapon = None;
                    }
                    last.uses.push(id);
                }
                self.judge(shots, leader, uses);
            }
        }
    }

    /// Mortars of a hex fire together at another (15.1).
    fn mortars(&mut self, here: &[&Unit], range: u32) {
        let (rulebook, public) = (self.estimate.rulebook, self.estimate.public);
        let shots: Vec<Shot> = here
            .iter()
            .filter(|unit| unit.power.mortar().is_some_and(|it| (it.least..=it.range).contains(&range)))
            .filter_map(|unit| {
                let id = unit.counter.id;
                let mortar = carried(rulebook, public, id).find(|(_, it)| it.arm == Arm::Mortar)?;
                Some(Shot { weapon: Some(mortar.0), ..Shot::of(id) })
            })
            .collect();
        if !shots.is_empty() {
            self.judge(shots, None, 0.0);
        }
    }
}

/// The expected value of fire at a post.
pub(crate) fn promise(estimate: &Estimate, post: &Post, attack: &Attack) -> f64 {
    let woods = attack.mortars && is_doubled(&estimate.rulebook.board, post.hex);
    let points = post.toll.expected(attack.row, sum(&attack.modifiers)) * if woods { 1.5 } else { 1.0 };
    let above = if attack.mortars { from_above(estimate, post) } else { 0.0 };
    (points + above).min(post.toll.worth + above)
}

/// The expected effect of mortars on the vehicles of a post (15.3).
fn from_above(estimate: &Estimate, post: &Post) -> f64 {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let vehicles = post.units.iter().filter(|unit| unit.kind.drives());
    let plunges = vehicles.filter_map(|unit| {
        let [_, lost] = TopAttack::of_mortar(rulebook, public, unit.counter, Letter::A)?.chances();
        Some(part(lost) * unit.worth)
    });
    plunges.sum()
}

/// All possible shots at tanks, vehicles and guns; if units have just entered, only at these.
pub(super) fn piercings(estimate: &Estimate, entered: Option<&[UnitId]>) -> Vec<Piercing> {
    let occasion = if entered.is_some() { Occasion::Opportunity } else { Occasion::Fire };
    let charts = &estimate.rulebook.charts;
    let mut found = Vec::new();
    for post in &estimate.posts {
        let targets = post.units.iter().filter(|unit| unit.kind.faces());
        let is_aimed_at = |unit: &&Unit| entered.is_none_or(|entered| entered.contains(&unit.counter.id));
        for target in targets.filter(is_aimed_at) {
            for unit in estimate.own.iter().filter(|unit| unit.ready) {
                let range = unit.hex.distance(post.hex);
                let able = unit.power.piercer(charts, range, aims_at(unit, post.hex)).is_some();
                if able && estimate.sees(unit.hex, post.hex).is_some() {
                    found.extend(pierce(estimate, unit, target, occasion));
                }
            }
        }
    }
    found
}

/// The best shot of a unit at a target, with a leader if that helps.
fn pierce(estimate: &Estimate, unit: &Unit, target: &Unit, occasion: Occasion) -> Option<Piercing> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let friends = estimate.friends_in(unit.hex, &[]).filter(|other| other.ready && unit.kind.is_infantry());
    let leader = friends.filter_map(|other| Some((other.kind.leads()?, other.counter.id))).min();
    let leader = leader.filter(|(modifier, _)| *modifier < 0 && estimate.manner.together).map(|(_, id)| id);
    let mut best: Option<Piercing> = None;
    for (shot, _) in anti_tank::shots(rulebook, public, unit.counter.id, target.counter.id, occasion) {
        let led = leader.is_some().then_some(anti_tank::Shot { leader, ..shot });
        for shot in led.into_iter().chain([shot]) {
            let Ok(attack) = anti_tank::fire(rulebook, public, &shot, target.counter.id, occasion) else {
                continue;
            };
            let chances = attack.chances();
            let stopped = if target.counter.condition.immobile { 0.0 } else { 0.5 };
            let share = part(chances.eliminated) + stopped * part(chances.immobile);
            let value = share * target.worth - if attack.uses.is_some() { used_up(estimate) } else { 0.0 };
            if best.as_ref().is_none_or(|best| value > best.value) {
                let percent = 100.0 * part(chances.eliminated);
                let name = words::name(estimate, target.counter.id);
                let reason = format!("at {name} in {}: {percent:.0}% eliminated", target.hex);
                let order = Order::FireAt {
                    unit: shot.unit,
                    weapon: shot.weapon,
                    leader: shot.leader,
                    target: target.counter.id,
                };
                let units = std::iter::once(shot.unit).chain(shot.leader).collect();
                best = Some(Piercing { value, hex: target.hex, order, units, reason });
            }
        }
    }
    best
}
