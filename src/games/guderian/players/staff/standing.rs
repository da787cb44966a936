//! The standing of a game, in victory points for the Germans: the measure by which plans are compared.

use super::{
    aims::{aims, german_approach},
    look::Look,
    memory::Memory,
    weights::Weights,
};
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        counter::Place,
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
        turn::victory::{german_places, points},
    },
};

/// Weight of counters compared with points, when a whole campaign is left and at the end. A side with more counters
/// left in the middle takes places later. Fitted to the ends of two hundred campaigns, like the next one. Both depend
/// on the turns that are left and not on those that are over: in a short game places count from the first turn.
const COUNTERS: [f64; 2] = [3.2, 0.8];
/// Weight of places, held or near, up to the middle of a campaign and at its end: places change hands.
const PLACES: [f64; 2] = [0.1, 1.0];
/// The turns of a campaign.
const CAMPAIGN: f64 = 12.0;
/// The turns that are left in its middle.
const MIDDLE: f64 = 5.4;
/// Weight of a place that could be reached in time, compared with one that is held.
const NEAR: f64 = 0.6;
/// Half points that the Germans make in a turn, roughly, against resistance.
const A_TURN: f64 = 16.0;
/// Cost for a Soviet counter of being out of supply, as a share of its value. Germans are often out of supply for a
/// turn, because of the Soviet marker: that does not decide how the game ends.
const CUT_OFF: f64 = 0.25;

/// The value of the game to the Germans now.
pub(super) fn for_germans(rulebook: &Rulebook, public: &Public, weights: &Weights, memory: &Memory) -> f64 {
    if public.outcome.is_some() {
        return f64::from(points(rulebook, public));
    }
    // Points for divisions that are lost are in the score; those that are damaged count a little.
    let mut weights = weights.clone();
    weights.worth.division *= 0.3;
    let manner = weights.german.clone();
    let look = Look::new(rulebook, public, Side::German, &weights, manner, memory);
    let score = f64::from(public.score.german - public.score.soviet) / 2.0;
    let left = f64::from(look.turns_left());
    let age = 1.0 - (left / CAMPAIGN).min(1.0);
    let late = 1.0 - (left / MIDDLE).min(1.0);
    let counters = counters(&look, Side::German) - counters(&look, Side::Soviet);
    score + between(PLACES, late) * places(&look) + between(COUNTERS, age) * counters
}

/// The number at this share of the distance from the first to the second.
fn between([first, second]: [f64; 2], share: f64) -> f64 {
    first + (second - first) * share
}

/// The expected points for places: those held, and those that are near.
fn places(look: &Look) -> f64 {
    let held = german_places(look.rulebook, look.public);
    let approach = german_approach(look);
    let aims = aims(look, &approach);
    let fast: Vec<Hex> = look
        .public
        .on_map(Side::German)
        .filter(|(_, counter, _)| counter.kind.moves_twice())
        .map(|(.., hex)| hex)
        .collect();
    let turns = f64::from(look.turns_left()) + 0.5;
    let places = look.rulebook.scenario.victory.places.iter().zip(&aims).zip(&held);
    places
        .map(|((place, aim), held)| {
            let points = f64::from(place.points);
            if *held {
                return points;
            }
            let away =
                fast.iter().map(|hex| aim.away(look.rulebook, March::Motor, *hex)).min().unwrap_or(u16::MAX);
            let late = f64::from(away) / A_TURN + aim.need / 60.0 - turns;
            NEAR * points / (1.0 + late.exp())
        })
        .sum()
}

/// The value of the counters of a side, on the map and still to come.
fn counters(look: &Look, side: Side) -> f64 {
    let all = look.public.pieces().filter(|(_, counter)| counter.side() == side);
    all.map(|(piece, counter)| match counter.place {
        Place::Gone => 0.0,
        Place::Map(_) if side == Side::Soviet && !look.is_supplied(piece) => {
            look.worth(piece) * (1.0 - CUT_OFF)
        }
        _ => look.worth(piece),
    })
    .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::rules::{Guderian, scenario::options::Options},
    };
    use std::sync::Arc;

    /// In a short game places count from the first turn nearly as they do in the last turns of a campaign.
    #[test]
    fn places_count_from_the_first_turn_of_a_short_game() {
        let value_of_a_place = |scenario: &str| {
            let rulebook = Arc::new(Guderian::load(scenario, &Options::default()).unwrap());
            let weights = Weights::in_use().unwrap();
            let memory = Memory::new(&rulebook);
            let mut open = Guderian::start(&rulebook, 1).public;
            open.turn = 1;
            let soviets: Vec<_> = open.on_map(Side::Soviet).map(|(piece, ..)| piece).collect();
            soviets.into_iter().for_each(|piece| open.counters[piece.index()].place = Place::Gone);
            open.fill_presence(&rulebook);
            let places = &rulebook.scenario.victory.places;
            let place = places.iter().find(|place| place.name == "Vitebsk").unwrap();
            let mut taken = open.clone();
            taken.holders.extend(place.hexes.iter().map(|hex| (*hex, Side::German)));
            let value = |public: &Public| for_germans(&rulebook, public, weights, &memory);
            (value(&taken) - value(&open)) / f64::from(place.points)
        };
        assert!(value_of_a_place("dvina") > 4.0 * value_of_a_place("smolensk"));
    }

    /// Early, one more division in the field counts more than a place; at the end it is the reverse.
    #[test]
    fn strength_counts_first_and_places_at_the_end() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
        let weights = Weights::in_use().unwrap();
        let memory = Memory::new(&rulebook);
        let start = Guderian::start(&rulebook, 1).public;
        let value = |public: &Public| for_germans(&rulebook, public, weights, &memory);
        let place = rulebook.scenario.victory.places.iter().max_by_key(|place| place.points).unwrap();
        let without = |public: &Public, number: usize| {
            let mut public = public.clone();
            let soviets: Vec<_> = public.on_map(Side::Soviet).map(|(piece, ..)| piece).take(number).collect();
            soviets.into_iter().for_each(|piece| public.counters[piece.index()].place = Place::Gone);
            public.fill_presence(&rulebook);
            public
        };
        let gains = [2, rulebook.scenario.last_turn].map(|turn| {
            let mut begun = start.clone();
            begun.turn = turn;
            let open = without(&begun, usize::MAX);
            let mut taken = open.clone();
            taken.holders.extend(place.hexes.iter().map(|hex| (*hex, Side::German)));
            [value(&without(&begun, 6)) - value(&without(&begun, 0)), value(&taken) - value(&open)]
        });
        let [[early_strength, early_place], [late_strength, late_place]] = gains;
        assert!(early_strength > 2.0 * late_strength && late_strength > 0.0, "{gains:?}");
        assert!(late_place > 5.0 * early_place && early_place > 0.0, "{gains:?}");
        assert!(early_strength > early_place && late_place > late_strength, "{gains:?}");
    }
}
