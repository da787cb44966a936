//! The face of a counter: on the map, in the panels, in pictures.

pub use super::silhouette::picture_faults;
use super::silhouette::{people, silhouette};
use crate::{
    art::packs::face::Face,
    engine::{board::Hexside, counters::UnitId, text::say},
    games::squad::rules::{
        counter::{Condition, Counter},
        kinds::{Burden, Nation},
        phase::Step,
        position::Public,
        rulebook::Rulebook,
        scenario::units::{AfvType, GunType, Kind, UnitType, Values, VehicleType, Weapon},
    },
    scene::{CardState, badged},
};

/// The parts of a counter's face that its components do not state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Whether it cannot act any more in the present phase.
    done: bool,
    /// The modifier of the best leader in its hex, "" without one.
    led: String,
    /// The drawing of its load, "" without one.
    carried: String,
    /// The value of the load, or its number.
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

/// The order of the passengers of a vehicle, of which only one is drawn: a squad before a towed gun, a leader last.
fn seen_last(rulebook: &Rulebook, counter: &Counter) -> (u8, UnitId) {
    let rank = match &rulebook.kind(counter).kind {
        Kind::Squad { .. } => 0,
        Kind::Half { .. } => 1,
        Kind::Gun(_) => 2,
        _ => 3,
    };
    (rank, counter.id)
}

/// The modifier of the best leader that can lead in a squad's hex (10.5); none for leaders and vehicles.
fn led(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Option<i8> {
    let kind = rulebook.kind(counter);
    let hex = counter.hex().filter(|_| kind.is_squad() || kind.is_half())?;
    let leaders = public.in_hex(hex).filter(|other| other.side == counter.side && !other.condition.pinned);
    leaders.filter_map(|other| rulebook.kind(other).leads()).min()
}

/// Whether a counter of the active side has finished its actions in this phase (3.2, 3.3, 3.4).
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

/// The face of a counter on the map.
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

/// The face of a counter as it is printed, with its number; one that has a facing faces its upper edge.
pub fn printed(rulebook: &Rulebook, counter: &Counter) -> Face {
    let Some(kind) = rulebook.units.find(counter.kind) else { return Face::default() };
    Face {
        designation: number(counter),
        heading: kind.faces().then_some(0),
        unit: counter.id.to_string(),
        ..face_of_type(kind, nation(rulebook, counter))
    }
}

/// The states in which a counter is seen, from its printed sides.
pub fn card_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
    let is_turned = front.template.starts_with("turned");
    let mut states = vec![(CardState::Fresh, front.clone())];
    states.extend(back.map(|back| (CardState::Reduced, back.clone())));
    // A weapon has no condition of its own.
    if front.template.starts_with("weapon") {
        return states;
    }
    states.extend([
        (CardState::Moved, badged(front, &["moved"])),
        (CardState::Fired, Face { dimmed: true, ..badged(front, &["has_fired"]) }),
        (CardState::Pinned, badged(front, &["pinned"])),
        (CardState::InCover, badged(front, &["in_cover"])),
        (CardState::TwoBadges, badged(front, &["pinned", "has_fired"])),
    ]);
    if is_turned {
        states.push((CardState::Immobile, badged(front, &["immobile"])));
        states.push((CardState::Turned, Face { heading: Some(60), ..front.clone() }));
    } else {
        let (carried, carried_values) = ("weapon_light_mg".to_owned(), "3–8".to_owned());
        states.push((CardState::Carrying, Face { carried, carried_values, ..front.clone() }));
    }
    states
}

/// The nation of a counter's card: its own, or that of the side that has it.
pub fn nation(rulebook: &Rulebook, counter: &Counter) -> Nation {
    rulebook.kind(counter).nation.unwrap_or(rulebook.scenario.nation(counter.side))
}

/// The direction of a hexside in degrees clockwise from the north.
pub fn heading(side: Hexside) -> u16 {
    u16::try_from(side.number()).map_or(0, |number| 60 * number)
}

/// Whether a counter is a leader. Drawings depend on ids, and so does the order in a stack.
pub fn is_leader(counter: &Counter) -> bool {
    counter.kind.as_str().split('-').nth(1) == Some("leader")
}

/// The number of a counter among those of its type, with its letter for a half squad.
fn number(counter: &Counter) -> String {
    let number = counter.id.as_str().strip_prefix(counter.kind.as_str());
    number.map_or_else(String::new, |number| number.trim_start_matches('-').to_owned())
}

/// The face of a type as printed, with this nation.
pub fn face_of_type(kind: &UnitType, nation: Nation) -> Face {
    let of = match &kind.kind {
        Kind::Squad { values, elite, .. } | Kind::Half { values, elite, .. } => {
            of_infantry(values, if *elite { "elite" } else { "" })
        }
        Kind::Leader { values, modifier } => {
            Face { rating: signed(*modifier), ..of_infantry(values, "leader") }
        }
        Kind::Sniper => Face {
            variant: "sniper".to_owned(),
            strength: say!("squad-scene-face-sniper"),
            ..Face::default()
        },
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
        kind: kind.id.to_string(),
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

/// The value of a weapon in a few letters: attack and range, or the letter against armour and range (2.2).
fn worth(weapon: &Weapon) -> String {
    match (weapon.attack, weapon.letter) {
        (0, Some(letter)) => format!("{letter:?}–{}", weapon.range),
        (0, None) => String::new(),
        (attack, _) => format!("{attack}–{}", weapon.range),
    }
}

/// The letter and attack of a gun, its casualty rating, and whether it can be pushed (2.3).
fn of_gun(gun: &GunType) -> Face {
    Face {
        strength: format!("{:?}{}", gun.letter, gun.attack),
        formation: gun.casualty.to_string(),
        rating: if gun.large { "0" } else { "1" }.to_owned(),
        variant: if gun.shield { "shielded" } else { "soft" }.to_owned(),
        ..Face::default()
    }
}

/// The letter and attack of the gun, both machine guns, front and rear armour, movement points (2.4).
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

/// The modifier with a printed minus sign.
fn signed(modifier: i8) -> String {
    if modifier < 0 { format!("−{}", modifier.unsigned_abs()) } else { modifier.to_string() }
}

/// The badges for the condition of a counter. Conditions that prevent actions come first. Two badges fit without
/// covering anything.
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
