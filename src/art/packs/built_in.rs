//! The packs that are carried inside the program, so that they work from anywhere.

use std::io;

/// Name and text of files in a folder of `assets/packs`.
macro_rules! files {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/", $folder, "/", $file)))),*]
    };
}

type Files = &'static [(&'static str, &'static str)];

const FILES: Files = files![
    "standard":
    "pack.ron",
    "map.ron",
    "german.svg",
    "soviet.svg",
    "leader.svg",
    "tactical_german.svg",
    "tactical_allied.svg",
    "values_german.svg",
    "values_soviet.svg",
    "symbols/infantry.svg",
    "symbols/armour.svg",
    "symbols/mechanized.svg",
    "symbols/motorized.svg",
    "symbols/cavalry.svg",
    "symbols/star.svg",
    "symbols/anti_tank.svg",
    "symbols/armoured_car.svg",
    "symbols/casemate.svg",
    "symbols/churchill.svg",
    "symbols/engineer.svg",
    "symbols/flak_tank.svg",
    "symbols/gun_carriage.svg",
    "symbols/half_track.svg",
    "symbols/heavy_tank.svg",
    "symbols/howitzer.svg",
    "symbols/jeep.svg",
    "symbols/light_tank.svg",
    "symbols/machine_gun.svg",
    "symbols/mortar.svg",
    "symbols/open_turret.svg",
    "symbols/panzer_4.svg",
    "symbols/rifleman.svg",
    "symbols/sherman.svg",
    "symbols/truck.svg",
    "symbols/assault_tank.svg",
    "symbols/command_post.svg",
    "symbols/flak_gun.svg",
    "symbols/heavy_casemate.svg",
    "symbols/heavy_gun.svg",
    "symbols/horseman.svg",
    "symbols/infantry_gun.svg",
    "symbols/pedestal_gun.svg",
    "symbols/rocket_half_track.svg",
    "symbols/rocket_launcher.svg",
    "symbols/rocket_truck.svg",
    "symbols/scout.svg",
    "symbols/submachine_gunner.svg",
    "symbols/su_casemate.svg",
    "symbols/t34.svg",
    "symbols/tiger.svg",
    "symbols/tractor.svg",
    "symbols/wagon.svg",
    "badges/disrupted.svg",
    "badges/out_of_supply.svg",
    "badges/moved.svg",
    "badges/attacked.svg",
    "badges/halted.svg",
    "badges/count.svg",
    "badges/d1.svg",
    "badges/d2.svg",
    "badges/d3.svg",
    "badges/pinned.svg",
    "badges/will_panic.svg",
    "badges/panicked.svg",
    "badges/loaded.svg",
    "badges/spotted.svg",
    "badges/quick.svg",
    "badges/fresh.svg",
    "badges/clearing.svg",
    "badges/load_1.svg",
    "badges/load_2.svg",
    "badges/load_3.svg",
    "badges/load_4.svg",
    "badges/unload_1.svg",
    "badges/unload_2.svg",
    "badges/unload_3.svg",
    "badges/unload_4.svg",
    "markers/air_interdiction.svg",
    "markers/soviet_interdiction.svg",
    "markers/rail_cut.svg",
    "markers/turn.svg",
    "markers/disrupted.svg",
    "markers/out_of_supply.svg",
    "markers/position.svg",
    "markers/mines_hasty.svg",
    "markers/mines_preventative.svg",
    "markers/mines_defensive.svg",
    "markers/wreck.svg",
    "markers/wrecks_2.svg",
    "markers/wrecks_3.svg",
    "markers/wrecks_4.svg",
    "markers/minefield.svg",
    "markers/road_block.svg",
    "markers/fort_german.svg",
    "markers/fort_soviet.svg",
    "markers/registration_german.svg",
    "markers/registration_soviet.svg",
];

/// The second pack.
const FLAT: Files = files![
    "flat":
    "pack.ron",
    "german.svg",
    "leader.svg",
    "map.ron",
    "values_german.svg",
    "values_soviet.svg",
    "soviet.svg",
    "badges/attacked.svg",
    "badges/count.svg",
    "badges/disrupted.svg",
    "badges/halted.svg",
    "badges/moved.svg",
    "badges/out_of_supply.svg",
    "markers/air_interdiction.svg",
    "markers/disrupted.svg",
    "markers/out_of_supply.svg",
    "markers/rail_cut.svg",
    "markers/soviet_interdiction.svg",
    "markers/turn.svg",
    "symbols/armour.svg",
    "symbols/cavalry.svg",
    "symbols/infantry.svg",
    "symbols/mechanized.svg",
    "symbols/motorized.svg",
    "symbols/star.svg",
    "textures/marsh.svg",
    "textures/wood.svg",
];

/// The text of a file of a pack that is built in.
pub(super) fn shipped(pack: &str, wanted: &str) -> io::Result<&'static str> {
    let files = match pack {
        "standard" => FILES,
        "flat" => FLAT,
        _ => &[],
    };
    let found = files.iter().find(|(file, _)| *file == wanted);
    found.map(|(_, text)| *text).ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "it is not built in"))
}

/// The drawings of the standard pack, by their files.
pub(super) fn drawings() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().copied().filter(|(file, _)| file.ends_with(".svg"))
}

/// The text of a file of the standard pack.
pub(super) fn built_in(wanted: &str) -> io::Result<&'static str> {
    shipped("standard", wanted)
}

/// The text of the standard pack's `pack.ron`.
pub(super) fn standard_text() -> &'static str {
    FILES[0].1
}

/// The text of the standard pack's `map.ron`.
pub(super) fn standard_map_text() -> &'static str {
    FILES[1].1
}
