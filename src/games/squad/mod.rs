//! Squad: squads, leaders, single guns and vehicles, hexes of 40 m, turns of some minutes.

pub mod cli;
#[cfg(feature = "window")]
pub mod panels;
pub mod planning;
pub mod players;
pub mod rules;
pub mod scene;
#[cfg(feature = "window")]
pub mod table;
pub mod words;

pub use rules::Squad;

crate::engine::data::shipped! {
    played: [
        "squad/patrol.ron",
        "squad/valmont.ron",
        "squad/crossroads.ron",
        "squad/hill-71.ron",
        "lessons/casualties.ron",
        "lessons/under-fire.ron",
        "lessons/storming.ron",
        "lessons/armour.ron",
    ],
    parts: [
        "squad/map-valmont.ron",
        "squad/map-hill-71.ron",
        "squad/units.ron",
        "squad/charts.ron",
        "squad/rules.ron",
    ],
    translations: ["squad/rules.de.ftl"],
}

crate::engine::data::shipped_studies!["leaving-cover"];

crate::engine::manual::shipped_guides!["scenarios/squad/README.md", "docs/opponents-squad.md"];
