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
        "lessons/p-factors.ron",
        "lessons/p-rocket.ron",
        "lessons/p-fire-lane.ron",
        "lessons/p-main-street.ron",
        "lessons/p-farm-hexes.ron",
        "lessons/p-blind-side.ron",
        "courses/squad-school.ron",
    ],
    parts: [
        "squad/map-valmont.ron",
        "squad/map-hill-71.ron",
        "squad/units.ron",
        "squad/charts.ron",
        "squad/rules.ron",
    ],
    translations: [
        "squad/rules.de.ftl",
        "lessons/p-factors.de.ftl",
        "lessons/p-rocket.de.ftl",
        "lessons/p-fire-lane.de.ftl",
        "lessons/p-main-street.de.ftl",
        "lessons/p-farm-hexes.de.ftl",
        "lessons/p-blind-side.de.ftl",
        "courses/squad-school.de.ftl",
    ],
}

crate::engine::data::shipped_studies!["leaving-cover"];

crate::engine::manual::shipped_guides!["scenarios/squad/README.md", "docs/opponents-squad.md"];
