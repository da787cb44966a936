//! Panzer '44: platoons, sections and batteries, hexes of 200 m, turns of six minutes.

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

pub use rules::Panzer44;

crate::engine::data::shipped! {
    played: [
        "panzer44/vauclair.ron",
        "panzer44/fog.ron",
        "panzer44/ailette.ron",
        "lessons/plotting.ron",
        "lessons/marching.ron",
        "lessons/village.ron",
        "lessons/p-three-targets.ron",
        "lessons/p-eight-houses.ron",
        "lessons/p-behind-houses.ron",
        "lessons/p-long-bank.ron",
        "lessons/p-one-hex.ron",
        "lessons/p-traffic.ron",
        "courses/vauclair-school.ron",
    ],
    parts: ["panzer44/map.ron", "panzer44/units.ron", "panzer44/charts.ron", "panzer44/rules.ron"],
    translations: [
        "lessons/p-three-targets.de.ftl",
        "lessons/p-eight-houses.de.ftl",
        "lessons/p-behind-houses.de.ftl",
        "lessons/p-long-bank.de.ftl",
        "lessons/p-one-hex.de.ftl",
        "lessons/p-traffic.de.ftl",
        "courses/vauclair-school.de.ftl",
    ],
}

crate::engine::data::shipped_studies!["the-hex-they-must-cross"];

crate::engine::manual::shipped_guides!["scenarios/panzer44/README.md", "docs/opponents-panzer44.md"];
