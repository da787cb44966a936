//! The drawing of the art pack for a type.

use crate::{
    engine::data::Fault,
    games::squad::rules::{
        kinds::{Arm, Burden, Nation},
        scenario::units::{Kind, UnitType, UnitsFile, Weapon},
    },
};

/// The drawing of a type of this nation: figures for infantry, weapons from the side, everything else from above.
pub(in crate::games::squad) fn silhouette(kind: &UnitType, nation: Nation) -> String {
    let id = kind.id.as_str();
    let bare = id.split_once('-').map_or(id, |(_, bare)| bare);
    match &kind.kind {
        Kind::Squad { .. } => figures("trio", bare, nation),
        Kind::Half { .. } => figures("pair", bare.strip_suffix("-half").unwrap_or(bare), nation),
        Kind::Leader { .. } => format!("leader_{}", people(nation)),
        Kind::Sniper => "sniper".to_owned(),
        Kind::Weapon(weapon) => of_weapon(weapon).to_owned(),
        Kind::Gun(_) => gun(bare).to_owned(),
        Kind::Afv(_) | Kind::Vehicle(_) => vehicle(bare, nation).to_owned(),
    }
}

/// The name of a nation in the templates and drawings of the pack.
pub(in crate::games::squad) fn people(nation: Nation) -> &'static str {
    match nation {
        Nation::German => "german",
        Nation::American => "american",
        Nation::Soviet => "soviet",
        Nation::British => "british",
    }
}

/// Three figures or two, with the weapons of this type.
fn figures(number: &str, bare: &str, nation: Nation) -> String {
    let dress = match (bare, nation) {
        ("pioneer", _) => "engineer_german",
        ("engineer", _) => "engineer_american",
        ("smg", _) => "smg",
        ("conscript", _) => "conscript",
        _ => people(nation),
    };
    format!("{number}_{dress}")
}

fn of_weapon(weapon: &Weapon) -> &'static str {
    match (weapon.arm, weapon.burden) {
        (Arm::MachineGun, Burden::Heavy) => "weapon_heavy_mg",
        (Arm::MachineGun, _) => "weapon_light_mg",
        (Arm::Mortar, _) => "weapon_mortar",
        (Arm::Flamethrower, _) => "weapon_flamethrower",
        (Arm::Grenades, _) => "weapon_grenades",
        (Arm::Satchel, _) => "weapon_satchel",
        (Arm::AntiTank, Burden::Expendable) if weapon.id.as_str() == "at-grenade" => "weapon_rifle_grenade",
        (Arm::AntiTank, Burden::Expendable) => "weapon_faust",
        (Arm::AntiTank, _) if weapon.id.as_str() == "br-piat" => "weapon_piat",
        (Arm::AntiTank, _) => "weapon_tube",
    }
}

/// The types of a list that use another drawing because they have none of their own.
pub fn undrawn(units: &UnitsFile) -> Vec<Fault> {
    const GUNS: [&str; 6] = ["pak-40", "flak-88", "at-57", "at-45", "gun-76", "6pdr"];
    const HALF_TRACKS: [&str; 2] = ["sdkfz-251", "m3"];
    let is_gun = |bare: &str| GUNS.contains(&bare);
    let is_vehicle = |bare: &str| {
        HALF_TRACKS.contains(&bare) || !vehicle(bare, Nation::American).starts_with("top_half_track")
    };
    let guns = units.guns.iter().map(|gun| (gun.id, is_gun as fn(&str) -> bool, "an anti-tank gun"));
    let afvs = units.afvs.iter().map(|afv| (afv.id, is_vehicle as fn(&str) -> bool, "a half-track"));
    let vehicles = units.vehicles.iter().map(|one| (one.id, is_vehicle as fn(&str) -> bool, "a half-track"));
    let numbered = |list: &'static str| move |(number, one)| (format!("{list}[{number}].id"), one);
    let all = guns.enumerate().map(numbered("guns"));
    let all = all.chain(afvs.enumerate().map(numbered("afvs")));
    let all = all.chain(vehicles.enumerate().map(numbered("vehicles")));
    all.filter(|(_, (id, is_known, _))| !is_known(id.as_str().split_once('-').map_or(id.as_str(), |(_, bare)| bare)))
        .map(|(path, (id, _, what))| {
            let why = format!(
                "{id} has no drawing and is drawn as {what}: give it the id of a type that looks like it, with another first part, or \
                 draw its counters in an art pack (units: {{\"{id}-1\": (symbol: File(\"…\"))}})"
            );
            Fault::new(path, why)
        })
        .collect()
}

fn gun(bare: &str) -> &'static str {
    match bare {
        "flak-88" => "top_flak_88",
        "at-45" => "top_light_anti_tank",
        "gun-76" => "top_field_gun",
        _ => "top_anti_tank",
    }
}

fn vehicle(bare: &str, nation: Nation) -> &'static str {
    match bare {
        "pz-4h" => "top_panzer_4",
        "panther" => "top_panther",
        "tiger-1" => "top_tiger",
        "tiger-2" => "top_tiger_2",
        "stug-3" => "top_casemate",
        "m4-75" => "top_sherman",
        "m4a3e8" | "firefly" => "top_sherman_long",
        "m5a1" => "top_light_tank",
        "m10" => "top_open_turret",
        "t34-76" => "top_t34",
        "t34-85" => "top_t34_85",
        "is-2" => "top_is_2",
        "jeep" => "top_jeep",
        "truck" => "top_truck",
        _ if nation == Nation::German => "top_half_track_german",
        _ => "top_half_track_american",
    }
}
