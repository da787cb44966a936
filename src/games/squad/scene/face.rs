//! What a counter shows on its card: on the map, in the panels, in pictures.

pub use super::silhouette::undrawn;
use super::silhouette::{people, silhouette};
use crate::{
    art::packs::face::Face,
    engine::{board::Side6, counters::UnitId},
    games::squad::rules::{
        counter::{Condition, Counter},
        kinds::{Burden, Nation},
        phase::Step,
        position::Public,
        rulebook::Rulebook,
        scenario::units::{AfvType, GunType, Kind, UnitType, Values, VehicleType, Weapon},
    },
};

/// What a counter shows beside what its components say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// It does nothing more in the phase that is played.
    done: bool,
    /// What the best leader of its hex adds to its dice, "" without one.
    led: String,
    /// The drawing of what it carries, "" for nothing.
    carried: String,
    /// What that is worth, or how many there are.
    values: String,
}

impl Look {
    pub fn of(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Self {
        let done = is_done(rulebook, public, counter);
        let led = led(rulebook, public, counter).map(signed).unwrap_or_default();
        let carried: Vec<&Counter> = public.carried_by(counter.id).collect();
        let Some(first) = carried.iter().min_by_key(|other| seen_last(rulebook, other)) else {
            return Self { done, led, ..Self::default() };
        };
        let kind = rulebook.kind(first);
        let drawing = silhouette(kind, nation(rulebook, first));
        let values = match (carried.len(), &kind.kind) {
            (1, Kind::Weapon(weapon)) => worth(weapon),
            (1, _) => String::new(),
            (all, _) => format!("×{all}"),
        };
        Self { done, led, carried: drawing, values }
    }
}

/// Of several who ride with a vehicle one is drawn on it: a squad before what is towed, a leader last.
fn seen_last(rulebook: &Rulebook, counter: &Counter) -> (u8, UnitId) {
    let rank = match &rulebook.kind(counter).kind {
        Kind::Squad { .. } => 0,
        Kind::Half { .. } => 1,
        Kind::Gun(_) => 2,
        _ => 3,
    };
    (rank, counter.id)
}

/// What the best leader who can lead in a squad's hex adds to its dice (10.5); nobody leads leaders and vehicles.
fn led(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Option<i8> {
    let kind = rulebook.kind(counter);
    let hex = counter.hex().filter(|_| kind.is_squad() || kind.is_half())?;
    let leaders = public.in_hex(hex).filter(|other| other.side == counter.side && !other.condition.pinned);
    leaders.filter_map(|other| rulebook.kind(other).leads()).min()
}

/// Whether a counter of the side that acts has done in this phase what it can (3.2, 3.3, 3.4).
fn is_done(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let acts = public.phase.side(&rulebook.scenario) == Some(counter.side);
    let condition = &counter.condition;
    acts && match public.phase.step() {
        Some(Step::Fire | Step::DefensiveFire) => condition.fired,
        Some(Step::Movement) => condition.fired || condition.halted,
        Some(Step::Assault) => condition.advanced,
        _ => false,
    }
}

/// The face of a counter as it lies on the map.
pub fn face(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Face {
    face_with(rulebook, counter, &Look::of(rulebook, public, counter))
}

pub fn face_with(rulebook: &Rulebook, counter: &Counter, look: &Look) -> Face {
    let Some(kind) = rulebook.units.find(counter.kind) else { return Face::default() };
    let badges = badges(&counter.condition);
    let printed = face_of_type(kind, nation(rulebook, counter));
    Face {
        designation: number(counter),
        heading: counter.facing.filter(|_| kind.faces()).map(heading),
        carried: look.carried.clone(),
        carried_values: look.values.clone(),
        size_mark: if look.led.is_empty() { printed.size_mark.clone() } else { look.led.clone() },
        dimmed: look.done,
        badges: badges.into_iter().map(str::to_owned).collect(),
        unit: counter.id.to_string(),
        ..printed
    }
}

/// Whose card a counter has: of its own nation, or of whoever has it.
fn nation(rulebook: &Rulebook, counter: &Counter) -> Nation {
    rulebook.kind(counter).nation.unwrap_or(rulebook.scenario.nation(counter.side))
}

/// A hexside in degrees clockwise from the north.
pub fn heading(side: Side6) -> u16 {
    u16::try_from(side.number()).map_or(0, |number| 60 * number)
}

/// Whether a counter is a leader: drawings go by ids, and so does what lies on top.
pub fn is_leader(counter: &Counter) -> bool {
    counter.kind.as_str().split('-').nth(1) == Some("leader")
}

/// The number of a counter among those of its type; of a half squad with its letter.
fn number(counter: &Counter) -> String {
    let number = counter.id.as_str().strip_prefix(counter.kind.as_str());
    number.map_or_else(String::new, |number| number.trim_start_matches('-').to_owned())
}

/// The face of a type, as it is printed, in the hands of this nation.
pub fn face_of_type(kind: &UnitType, nation: Nation) -> Face {
    let of = match &kind.kind {
        Kind::Squad { values, elite, .. } | Kind::Half { values, elite, .. } => {
            of_infantry(values, if *elite { "elite" } else { "" })
        }
        Kind::Leader { values, modifier } => {
            Face { rating: signed(*modifier), ..of_infantry(values, "leader") }
        }
        Kind::Sniper => {
            Face { variant: "sniper".to_owned(), strength: "Sniper".to_owned(), ..Face::default() }
        }
        Kind::Weapon(weapon) => of_weapon(weapon),
        Kind::Gun(gun) => of_gun(gun),
        Kind::Afv(afv) => of_afv(afv),
        Kind::Vehicle(vehicle) => of_vehicle(vehicle),
    };
    let card = match kind.kind {
        Kind::Weapon(_) => "weapon",
        _ if kind.faces() => "turned",
        _ => "infantry",
    };
    Face {
        template: format!("{card}_{}", people(nation)),
        symbol: silhouette(kind, nation),
        title: kind.name.clone(),
        ..of
    }
}

/// Attack, range and casualty rating (2.1).
fn of_infantry(values: &Values, variant: &str) -> Face {
    let Values { attack, range, casualty } = values;
    Face {
        strength: format!("{attack}–{range}–{casualty}"), variant: variant.to_owned(), ..Face::default()
    }
}

fn of_weapon(weapon: &Weapon) -> Face {
    let burden = match weapon.burden {
        Burden::Light => "L",
        Burden::Heavy => "H",
        Burden::Expendable => "X",
    };
    Face { strength: worth(weapon), size_mark: burden.to_owned(), ..Face::default() }
}

/// What a weapon does, in a few letters: attack and range, or the letter against armour and range (2.2).
fn worth(weapon: &Weapon) -> String {
    match (weapon.attack, weapon.letter) {
        (0, Some(letter)) => format!("{letter:?}–{}", weapon.range),
        (0, None) => String::new(),
        (attack, _) => format!("{attack}–{}", weapon.range),
    }
}

/// Letter and attack of a gun, its casualty rating, and whether men can push it (2.3).
fn of_gun(gun: &GunType) -> Face {
    Face {
        strength: format!("{:?}{}", gun.letter, gun.attack),
        formation: gun.casualty.to_string(),
        rating: if gun.large { "0" } else { "1" }.to_owned(),
        variant: if gun.shield { "shielded" } else { "soft" }.to_owned(),
        ..Face::default()
    }
}

/// Letter and attack of the gun, both machine guns, armour before and behind, points to move (2.4).
fn of_afv(afv: &AfvType) -> Face {
    let (front, rear) = afv.armour;
    Face {
        strength: afv.cannon.map_or_else(String::new, |gun| format!("{:?}{}", gun.letter, gun.attack)),
        band_label: match (afv.mg, afv.forward_mg) {
            (0, 0) => String::new(),
            (all, 0) => all.to_string(),
            (0, forward) => format!("+{forward}"),
            (all, forward) => format!("{all}+{forward}"),
        },
        formation: format!("{front:?}/{rear:?}"),
        rating: afv.allowance.to_string(),
        variant: "hard".to_owned(),
        ..Face::default()
    }
}

fn of_vehicle(vehicle: &VehicleType) -> Face {
    Face {
        band_label: if vehicle.mg > 0 { vehicle.mg.to_string() } else { String::new() },
        formation: vehicle.casualty.to_string(),
        rating: vehicle.allowance.to_string(),
        variant: "soft".to_owned(),
        ..Face::default()
    }
}

/// With a minus as it is printed.
fn signed(modifier: i8) -> String {
    if modifier < 0 { format!("−{}", modifier.unsigned_abs()) } else { modifier.to_string() }
}

/// What holds of a counter, for badges: first what keeps it from acting. There is room for two that cover nothing.
fn badges(condition: &Condition) -> Vec<&'static str> {
    let mut badges = Vec::new();
    if condition.pinned {
        badges.push("pinned");
    }
    if condition.immobile {
        badges.push("immobile");
    }
    if condition.fired {
        badges.push("has_fired");
    }
    if condition.moved {
        badges.push("moved");
    } else if condition.assault_move {
        badges.push("assault_move");
    }
    if condition.valorous {
        badges.push("valour");
    }
    if condition.in_work {
        badges.push("in_cover");
    }
    if condition.shown {
        badges.push("spotted");
    }
    badges
}

#[cfg(test)]
mod tests;
