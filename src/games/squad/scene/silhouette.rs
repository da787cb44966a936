//! The drawing of the art pack for a type.

use crate::{
    art::packs::pack::standard,
    engine::data::Fault,
    games::squad::rules::{
        kinds::{Arm, Burden, Nation, Room},
        scenario::units::{AfvType, GunType, Kind, UnitType, UnitsFile, VehicleType, Weapon},
    },
};

/// The drawing of a type of this nation: figures for infantry, weapons from the side, everything else from above.
pub(in crate::games::squad) fn silhouette(kind: &UnitType, nation: Nation) -> String {
    if let Some(picture) = &kind.picture {
        return picture.clone();
    }
    let id = kind.id.as_str();
    let bare = id.split_once('-').map_or(id, |(_, bare)| bare);
    match &kind.kind {
        Kind::Squad { .. } => figures("trio", bare, nation),
        Kind::Half { .. } => figures("pair", bare.strip_suffix("-half").unwrap_or(bare), nation),
        Kind::Leader { .. } => format!("leader_{}", people(nation)),
        Kind::Sniper => "sniper".to_owned(),
        Kind::Weapon(weapon) => of_weapon(weapon).to_owned(),
        Kind::Gun(of) => gun(bare).unwrap_or_else(|| gun_by_values(of)).to_owned(),
        Kind::Afv(afv) => vehicle(bare).unwrap_or_else(|| afv_by_values(afv, nation)).to_owned(),
        Kind::Vehicle(of) => vehicle(bare).unwrap_or_else(|| vehicle_by_values(of)).to_owned(),
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

/// Returns the faults of the pictures that the types of a list name.
pub fn picture_faults(units: &UnitsFile) -> Vec<Fault> {
    fn of<T>(list: &'static str, types: &[T], picture: fn(&T) -> &Option<String>) -> Vec<Fault> {
        let types = types.iter().enumerate();
        standard::picture_faults(
            types.map(|(number, kind)| (format!("{list}[{number}]"), picture(kind).as_deref())),
        )
    }
    let mut faults = of("squads", &units.squads, |kind| &kind.picture);
    faults.extend(of("leaders", &units.leaders, |kind| &kind.picture));
    faults.extend(of("weapons", &units.weapons, |kind| &kind.picture));
    faults.extend(of("guns", &units.guns, |kind| &kind.picture));
    faults.extend(of("afvs", &units.afvs, |kind| &kind.picture));
    faults.extend(of("vehicles", &units.vehicles, |kind| &kind.picture));
    faults
}

/// The drawing of a gun with a known id; none for any other.
fn gun(bare: &str) -> Option<&'static str> {
    Some(match bare {
        "flak-88" => "top_flak_88",
        "at-45" => "top_light_anti_tank",
        "gun-76" => "top_field_gun",
        "pak-40" | "at-57" | "6pdr" => "top_anti_tank",
        _ => return None,
    })
}

fn gun_by_values(gun: &GunType) -> &'static str {
    if gun.large { "top_field_gun" } else { "top_anti_tank" }
}

/// The drawing of a vehicle with a known id; none for any other.
fn vehicle(bare: &str) -> Option<&'static str> {
    Some(match bare {
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
        _ => return None,
    })
}

/// A tank with a turret, an assault gun without one, a half-track without a gun.
fn afv_by_values(afv: &AfvType, nation: Nation) -> &'static str {
    match (&afv.cannon, nation) {
        (Some(cannon), _) if !cannon.turret => "top_casemate",
        (Some(_), Nation::German) => "top_panzer_4",
        (Some(_), Nation::Soviet) => "top_t34",
        (Some(_), Nation::American | Nation::British) => "top_sherman",
        (None, Nation::German) => "top_half_track_german",
        (None, _) => "top_half_track_american",
    }
}

/// A car with room for few, a truck for many.
fn vehicle_by_values(vehicle: &VehicleType) -> &'static str {
    match vehicle.room {
        Room::None | Room::Half => "top_jeep",
        Room::Squads(_) => "top_truck",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::squad::rules::scenario::units::Units;

    fn file() -> UnitsFile {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/squad/units.ron");
        crate::engine::data::parse("units.ron", &std::fs::read_to_string(path).unwrap()).unwrap()
    }

    fn drawn(file: &UnitsFile, id: &str) -> String {
        let units = Units::new(file).unwrap();
        let kind = units.find(id.parse().unwrap()).unwrap();
        silhouette(kind, kind.nation.unwrap_or(Nation::German))
    }

    #[test]
    fn a_type_of_ones_own_is_drawn_as_what_it_is() {
        let mut own = file();
        let tank = own.afvs.iter_mut().find(|afv| afv.cannon.is_some_and(|cannon| cannon.turret)).unwrap();
        tank.id = "xx-landship".parse().unwrap();
        assert!(["top_panzer_4", "top_t34", "top_sherman"].contains(&drawn(&own, "xx-landship").as_str()));
        let carrier = own.afvs.iter_mut().find(|afv| afv.cannon.is_none()).unwrap();
        carrier.id = "xx-carrier".parse().unwrap();
        assert!(drawn(&own, "xx-carrier").starts_with("top_half_track"));
        own.vehicles[0].id = "xx-lorry".parse().unwrap();
        own.vehicles[0].room = Room::Squads(2);
        assert_eq!(drawn(&own, "xx-lorry"), "top_truck");
        own.guns[0].id = "xx-gun".parse().unwrap();
        own.guns[0].large = false;
        assert_eq!(drawn(&own, "xx-gun"), "top_anti_tank");
    }

    #[test]
    fn a_type_names_its_picture() {
        let mut own = file();
        assert_eq!(picture_faults(&own).len(), 0);
        own.squads[0].picture = Some("sniper".to_owned());
        let (id, half) = (own.squads[0].id.to_string(), format!("{}-half", own.squads[0].id));
        assert_eq!((drawn(&own, &id), drawn(&own, &half)), ("sniper".to_owned(), "sniper".to_owned()));
        own.guns[1].picture = Some("landship".to_owned());
        let faults = picture_faults(&own);
        assert_eq!((faults.len(), faults[0].path.as_str()), (1, "guns[1].picture"));
    }
}
