//! Guderian: Smolensk 1941, divisions and regiments.

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

pub use rules::Guderian;

crate::engine::data::shipped! {
    played: [
        "guderian/smolensk.ron",
        "guderian/dvina.ron",
        "guderian/dnieper.ron",
        "guderian/training.ron",
        "lessons/moving.ron",
        "lessons/supply.ron",
        "lessons/combat.ron",
        "lessons/retreat.ron",
        "lessons/overrun.ron",
        "lessons/untried.ron",
        "lessons/rail.ron",
        "lessons/race.ron",
        "lessons/p-two-lines.ron",
        "courses/dnieper-school.ron",
        "lessons/p-far-bank.ron",
        "lessons/p-no-way-out.ron",
        "lessons/p-twenty-hexes.ron",
        "lessons/p-eight-regiments.ron",
        "lessons/p-one-general.ron",
    ],
    parts: ["guderian/map.ron", "guderian/order-of-battle.ron", "guderian/charts.ron", "guderian/rules.ron"],
    translations: [
        "guderian/smolensk.de.ftl",
        "guderian/dvina.de.ftl",
        "guderian/dnieper.de.ftl",
        "guderian/training.de.ftl",
        "guderian/rules.de.ftl",
        "lessons/p-two-lines.de.ftl",
        "courses/dnieper-school.de.ftl",
        "lessons/p-far-bank.de.ftl",
        "lessons/p-no-way-out.de.ftl",
        "lessons/p-twenty-hexes.de.ftl",
        "lessons/p-eight-regiments.de.ftl",
        "lessons/p-one-general.de.ftl",
    ],
}

crate::engine::data::shipped_studies!["half-a-division"];

crate::engine::manual::shipped_guides!["docs/opponents-guderian.md"];
