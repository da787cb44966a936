//! Set-ups of computer players: other seeds bring other set-ups of a side, each by the rules to its end. The same seed
//! brings the same one, and a player without a seed for it sets up as usual.

use kessel::{
    engine::{
        board::Hex,
        orders::{InPlay, Viewer, play},
    },
    games::{
        guderian::rules::{Guderian, kinds::Side as OfGuderian},
        panzer44::rules::{Panzer44, kinds::Side as OfPanzer44, set_up::waiting},
        platoon::rules::{Platoon, kinds::Side as OfPlatoon},
        squad::rules::{Squad, kinds::Side as OfSquad},
    },
    play::players::{HasPlayers, Thought},
};
use std::sync::Arc;

/// Different set-ups that are wanted of each side.
const WANTED: usize = 8;
/// The number of seeds from which they come.
const SEEDS: u64 = 16;
/// The same in `patrol`, where a side has three or five units and some set-ups are drawn more often.
const SEEDS_OF_FEW: u64 = 40;
/// The units that are elsewhere in each of two set-ups of Panzer '44: a player notices that.
const APART: usize = 3;
/// Orders after which a set-up is given up: no real one is as long.
const MOST_ORDERS: usize = 400;
/// The scenarios and sides of each game in which a side chooses its set-up.
const GUDERIAN: [(&str, OfGuderian); 2] = [("smolensk", OfGuderian::Soviet), ("dvina", OfGuderian::Soviet)];
const PANZER44: [(&str, OfPanzer44); 2] = [("vauclair", OfPanzer44::German), ("ailette", OfPanzer44::Allied)];
const PLATOON: [(&str, OfPlatoon); 5] = [
    ("farm-road", OfPlatoon::German),
    ("farm-road", OfPlatoon::Soviet),
    ("village", OfPlatoon::German),
    ("village", OfPlatoon::Soviet),
    ("stream-line", OfPlatoon::German),
];
const SQUAD: [(&str, OfSquad); 5] = [
    ("patrol", OfSquad::German),
    ("patrol", OfSquad::Allied),
    ("valmont", OfSquad::German),
    ("hill-71", OfSquad::German),
    ("crossroads", OfSquad::Allied),
];

/// A set-up as a person sees it: the units of each hex, without the numbers of their counters.
type SetUp = Vec<(Hex, String)>;

/// Plays the set-up of a side by the variant of this seed, to its end or until it is ready.
fn set_up<G: HasPlayers>(
    rulebook: &Arc<G::Rulebook>,
    side: usize,
    seed: u64,
    is_ready: fn(&G::Public) -> bool,
) -> SetUp {
    let mut world = G::world();
    G::restore(&mut world, rulebook, G::start(rulebook, 1));
    let mut players = [1, 2].map(|own: u64| {
        let mut player = G::player("greedy", own).unwrap();
        player.vary_set_up(seed);
        player
    });
    let mut own_phase = None;
    for _ in 0..MOST_ORDERS {
        let position = G::position(&world);
        let phase = G::phase(&position.public);
        if own_phase.is_some_and(|own| own != phase || is_ready(&position.public)) {
            let mut position = position.clone();
            G::look(&mut position, Viewer::Side(side));
            return seen::<G>(&position.public, side);
        }
        let acting = G::acting(rulebook, &position.public);
        if acting == side {
            own_phase = Some(phase);
        }
        let order = players[acting].choose_order(&G::view(rulebook, position), &Thought::new(0.01)).order;
        if let Err(refusal) = play::<G>(&mut world, &order) {
            panic!("{} {seed}: {refusal}: {order:?}", G::ID);
        }
    }
    panic!("{} {seed}: the set-up does not end", G::ID);
}

/// Returns the units of a side on the map.
fn seen<G: HasPlayers>(public: &G::Public, side: usize) -> SetUp {
    let own = G::counters(public).iter().filter(|counter| counter.side() == side);
    let mut units: SetUp = own
        .filter_map(|counter| {
            let id = counter.id().to_string();
            Some((counter.hex()?, id.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_owned()))
        })
        .collect();
    units.sort();
    units
}

/// Returns the number of units of a set-up that are not in the same hexes in another one.
fn elsewhere(one: &[(Hex, String)], other: &[(Hex, String)]) -> usize {
    let mut rest = other.to_vec();
    let is_new = |unit: &&(Hex, String)| match rest.iter().position(|it| it == *unit) {
        Some(number) => {
            rest.remove(number);
            false
        }
        None => true,
    };
    one.iter().filter(is_new).count()
}

/// A side of a scenario that chooses its set-up.
struct Case<'a, G: HasPlayers> {
    scenario: &'a str,
    side: usize,
    /// The units that are elsewhere, at least, if two set-ups count as different.
    apart: usize,
    /// Whether all units are set up, if works that follow may be left out.
    is_ready: fn(&G::Public) -> bool,
}

impl<G: HasPlayers> Case<'_, G> {
    /// Returns the different set-ups among so many seeds, at most this many. The first one is played to its end, and
    /// comes again.
    fn different(&self, seeds: u64, most: usize) -> usize {
        let (scenario, side) = (self.scenario, self.side);
        let rulebook =
            Arc::new(G::rulebook(scenario).unwrap_or_else(|faults| panic!("{scenario}: {faults:?}")));
        let mut different: Vec<SetUp> = Vec::new();
        for seed in 1..=seeds {
            let now = set_up::<G>(&rulebook, side, seed, self.is_ready);
            if seed == 1 {
                assert_eq!(set_up::<G>(&rulebook, side, seed, |_| false), now, "{scenario} again");
            }
            if different.iter().all(|other| elsewhere(&now, other) >= self.apart) {
                different.push(now);
            }
            if different.len() >= most {
                break;
            }
        }
        different.len()
    }
}

fn has_eight<G: HasPlayers>(scenario: &str, side: usize) {
    let seeds = if scenario == "patrol" { SEEDS_OF_FEW } else { SEEDS };
    let number = Case::<G> { scenario, side, apart: 1, is_ready: |_| false }.different(seeds, WANTED);
    assert!(number >= WANTED, "{scenario}, side {side}: {number} set-ups from {seeds} seeds");
}

#[test]
fn the_soviets_of_guderian_have_eight_set_ups() {
    GUDERIAN.iter().for_each(|(scenario, side)| has_eight::<Guderian>(scenario, side.number()));
}

/// Mines and positions are left out in all but one of the set-ups, for the time that they take.
#[test]
fn each_side_of_panzer44_that_sets_up_has_eight_set_ups() {
    for (scenario, side) in PANZER44 {
        let case = Case::<Panzer44> {
            scenario,
            side: side.number(),
            apart: APART,
            is_ready: |public| OfPanzer44::BOTH.iter().all(|side| waiting(public, *side).next().is_none()),
        };
        let number = case.different(SEEDS, WANTED);
        assert!(number >= WANTED, "{scenario}: {number} set-ups from {SEEDS} seeds");
    }
}

#[test]
fn each_side_of_platoon_that_sets_up_has_eight_set_ups() {
    PLATOON.iter().for_each(|(scenario, side)| has_eight::<Platoon>(scenario, side.number()));
}

#[test]
fn each_side_of_squad_that_sets_up_has_eight_set_ups() {
    SQUAD.iter().for_each(|(scenario, side)| has_eight::<Squad>(scenario, side.number()));
}

/// Advice and lessons come from players without a seed for their set-ups: their own seed changes nothing.
#[test]
fn a_set_up_without_a_seed_is_the_usual_one() {
    fn usual<G: HasPlayers>(scenario: &str, player: &str) {
        let rulebook = Arc::new(G::rulebook(scenario).unwrap());
        let (mut world, thought) = (G::world(), Thought::new(0.01));
        G::restore(&mut world, &rulebook, G::start(&rulebook, 1));
        let position = G::position(&world);
        let order = |seed: u64, varied: Option<u64>| {
            let mut player = G::player(player, seed).unwrap();
            if let Some(varied) = varied {
                player.vary_set_up(varied);
            }
            player.choose_order(&G::view(&rulebook, position), &thought).order
        };
        let first = order(1, None);
        (2..=6).for_each(|seed| assert_eq!(order(seed, None), first, "{scenario}, seed {seed}"));
        let varied = (1..=SEEDS_OF_FEW).any(|seed| order(1, Some(seed)) != first);
        assert!(varied, "{scenario}: the first unit is in the same hex for every seed");
    }
    usual::<Guderian>("dvina", "staff:general");
    usual::<Panzer44>("vauclair", "staff");
    usual::<Platoon>("village", "staff");
    usual::<Squad>("patrol", "staff");
}

/// All seeds of all sides; the tests above end with the eighth set-up.
#[test]
#[ignore = "takes longer than it is worth every time"]
fn every_seed_sets_up_by_the_rules() {
    fn all<G: HasPlayers>(scenario: &str, side: usize) {
        let case = Case::<G> { scenario, side, apart: 1, is_ready: |_| false };
        println!("{scenario}, side {side}: {} set-ups", case.different(SEEDS_OF_FEW, usize::MAX));
    }
    GUDERIAN.iter().for_each(|(scenario, side)| all::<Guderian>(scenario, side.number()));
    PANZER44.iter().for_each(|(scenario, side)| all::<Panzer44>(scenario, side.number()));
    PLATOON.iter().for_each(|(scenario, side)| all::<Platoon>(scenario, side.number()));
    SQUAD.iter().for_each(|(scenario, side)| all::<Squad>(scenario, side.number()));
}
