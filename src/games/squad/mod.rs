//! Squad: squads, leaders, single guns and vehicles, hexes of 40 m, turns of some minutes. In the making: it is not in the
//! list of games yet.

pub mod rules;

pub use rules::Squad;

// Nobody is offered what cannot be played yet: its files are in no program, only in its tests.
#[cfg(test)]
crate::engine::data::shipped! {
    played: [
        "squad/patrol.ron",
        "squad/valmont.ron",
        "squad/crossroads.ron",
        "squad/hill-71.ron",
    ],
    parts: [
        "squad/map-valmont.ron",
        "squad/map-hill-71.ron",
        "squad/units.ron",
        "squad/charts.ron",
    ],
}
