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
    ],
}

crate::engine::data::shipped_studies!["half-a-division"];
