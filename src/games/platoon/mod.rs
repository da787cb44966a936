//! Platoon: platoons, companies and batteries, hexes of 250 m, turns of six minutes.

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

pub use rules::Platoon;

crate::engine::data::shipped! {
    played: [
        "platoon/farm-road.ron",
        "platoon/meeting.ron",
        "platoon/village.ron",
        "platoon/stream-line.ron",
        "lessons/firing.ron",
        "lessons/spotting.ron",
        "lessons/riding.ron",
        "lessons/shelling.ron",
        "lessons/p-road.ron",
        "lessons/p-bridge.ron",
        "lessons/p-sappers.ron",
        "lessons/p-crossing.ron",
        "lessons/p-targets.ron",
        "lessons/p-scouts.ron",
        "courses/platoon-school.ron",
    ],
    parts: [
        "platoon/map-grusha.ron",
        "platoon/map-sosnovka.ron",
        "platoon/map-grusha-sosnovka.ron",
        "platoon/map-sosnovka-grusha.ron",
        "platoon/units.ron",
        "platoon/charts.ron",
        "platoon/rules.ron",
    ],
    translations: [
        "platoon/rules.de.ftl",
        "lessons/p-road.de.ftl",
        "lessons/p-bridge.de.ftl",
        "lessons/p-sappers.de.ftl",
        "lessons/p-crossing.de.ftl",
        "lessons/p-targets.de.ftl",
        "lessons/p-scouts.de.ftl",
        "courses/platoon-school.de.ftl",
    ],
}

crate::engine::data::shipped_studies!["the-gun-that-fired"];

crate::engine::manual::shipped_guides!["scenarios/platoon/README.md", "docs/opponents-platoon.md"];
