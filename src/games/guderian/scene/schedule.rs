//! The schedule: the turn and the area in which each unit arrives.

use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, say},
    },
    games::guderian::{
        rules::{Rulebook, counter::Place, kinds::Side, position::Public},
        words::names,
    },
};

/// An arrival: counters that arrive together in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub turn: u8,
    pub side: Side,
    /// The entry area.
    pub area: UnitId,
    /// The counters in words.
    pub who: String,
}

/// The arrivals of a turn, by the schedule of the scenario and the turn track.
pub fn arrivals(rulebook: &Rulebook, public: &Public, turn: u8) -> Vec<Arrival> {
    let mut all = Vec::new();
    for arrival in rulebook.scenario.soviet_reinforcements.iter().filter(|arrival| arrival.turn == turn) {
        let mut who = Vec::new();
        if arrival.rifle > 0 {
            who.push(say!("guderian-scene-scheduled-rifle", n = arrival.rifle));
        }
        if arrival.armour > 0 {
            who.push(say!("guderian-scene-scheduled-armour", n = arrival.armour));
        }
        let leader = arrival.leader.and_then(|id| rulebook.order_of_battle.find(id));
        who.extend(leader.map(|print| rulebook.order_of_battle.record(print).name.clone()));
        let who = say!("guderian-scene-scheduled", units = who);
        all.push(Arrival { turn, side: Side::Soviet, area: arrival.area, who });
    }
    for arrival in rulebook.scenario.german_reinforcements.iter().filter(|arrival| arrival.turn == turn) {
        let who = say!("guderian-scene-scheduled", units = Arg::list(arrival.divisions.iter().cloned()));
        all.push(Arrival { turn, side: Side::German, area: arrival.area, who });
    }
    let schedule: Vec<UnitId> =
        rulebook.scenario.soviet_reinforcements.iter().filter_map(|arrival| arrival.leader).collect();
    for (piece, counter) in public.pieces() {
        if let Place::Scheduled { turn: due, area } = counter.place
            && due == turn
            && counter.side() == Side::Soviet
            && !schedule.contains(&counter.id)
        {
            let leader = names::counter_name(rulebook, public, piece);
            let who = say!("guderian-scene-scheduled-return", leader = leader);
            all.push(Arrival { turn, side: Side::Soviet, area, who });
        }
    }
    all
}
