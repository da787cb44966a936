//! Known events, and their counts.

use super::*;
use crate::{
    engine::orders::Game,
    games::guderian::rules::{
        counter::Place,
        event::Cause,
        scenario::{options::Options, order_of_battle::Division},
    },
};
use std::sync::Arc;

/// The campaign with only these counters on the map.
fn campaign(standing: &[(UnitId, Hex)]) -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
    let mut position = Guderian::start(&rulebook, 1);
    for counter in &mut position.public.counters {
        let stands = standing.iter().find(|(id, _)| *id == counter.id);
        counter.place = stands.map_or(Place::Gone, |(_, hex)| Place::Map(*hex));
    }
    position.public.fill_presence(&rulebook);
    (rulebook, position)
}

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// Ids of all counters of a side, in their order.
fn fighters(side: Side) -> Vec<UnitId> {
    let (_, position) = campaign(&[]);
    let counters = position.public.counters.iter();
    counters
        .filter(|counter| counter.side() == side && counter.is_combat_unit())
        .map(|counter| counter.id)
        .collect()
}

fn panzer_division(rulebook: &Rulebook) -> &Division {
    let divisions = rulebook.order_of_battle.divisions().iter();
    divisions.into_iter().find(|division| division.kind == DivisionKind::Panzer).unwrap()
}

#[test]
fn a_whole_division_is_told_from_a_part_of_one() {
    let (rulebook, _) = campaign(&[]);
    let ids: Vec<UnitId> = panzer_division(&rulebook)
        .members
        .iter()
        .map(|print| rulebook.order_of_battle.record(*print).id)
        .collect();
    let mut observer = Onlooker::default();
    let mut attack = |standing: &[(UnitId, Hex)]| {
        let (rulebook, position) = campaign(standing);
        let attackers: Vec<UnitId> = standing.iter().map(|(id, _)| *id).collect();
        observer.see_attack(&rulebook, &position.public, &attackers);
        (observer.counted().panzer_attacks, observer.counted().panzer_attacks_whole)
    };
    let together: Vec<_> = ids.iter().map(|id| (*id, hex("1315"))).collect();
    assert_eq!(attack(&together), (1, 1));
    let mut apart = together.clone();
    apart[0].1 = hex("1316");
    assert_eq!(attack(&apart), (2, 1));
    assert_eq!(attack(&together[1..]), (3, 1), "a regiment is missing");
    let soviet = fighters(Side::Soviet)[0];
    assert_eq!(attack(&[(soviet, hex("2011"))]), (3, 1), "no panzer division");
}

#[test]
fn losses_trains_and_overruns_are_counted() {
    let (rulebook, position) = campaign(&[]);
    let leader = position.public.counters.iter().find(|counter| counter.kind == Kind::Leader).unwrap().id;
    let soviet = fighters(Side::Soviet)[0];
    let path = || vec![hex("2512"), hex("2412")];
    let mut observer = Onlooker::default();
    let mut public = position.public;
    public.phase = Phase::SovietMovement;
    observer.see_events(
        &rulebook,
        &public,
        &[
            Event::Eliminated { unit: leader, cause: Cause::Steps },
            Event::Eliminated { unit: soviet, cause: Cause::Steps },
            Event::Railed { units: vec![soviet], path: path(), points: 20, capacity: 3 },
            Event::Railed { units: vec![soviet], path: path(), points: 2, capacity: 1 },
        ],
    );
    public.phase = Phase::GermanMechanized;
    let declared = Event::OverrunDeclared { units: Vec::new(), target: hex("2412"), left: Vec::new() };
    observer.see_events(&rulebook, &public, &[declared.clone(), declared]);
    let figures = observer.counted();
    assert_eq!((figures.leaders_lost, figures.rail_used), (1, 4));
    assert_eq!((figures.german.overruns, figures.soviet.overruns), (2, 0));
}

#[test]
fn only_enemy_markers_on_the_way_count() {
    let (rulebook, position) = campaign(&[]);
    let mut public = position.public;
    public.air_markers.push(hex("2412"));
    let moved = |path: &[&str]| Event::Moved {
        units: Vec::new(),
        path: path.iter().map(|name| hex(name)).collect(),
        left: Vec::new(),
        done: true,
    };
    let mut observer = Onlooker::default();
    for phase in [Phase::SovietMovement, Phase::GermanMovement] {
        public.phase = phase;
        observer.see_events(
            &rulebook,
            &public,
            &[moved(&["2512", "2412", "2411"]), moved(&["2510", "2511"])],
        );
    }
    let figures = observer.counted();
    assert_eq!((figures.soviet.interdicted_moves, figures.german.interdicted_moves), (1, 0));
}

#[test]
fn a_pocket_is_closed_once() {
    let (rulebook, _) = campaign(&[]);
    let middle = hex("2011");
    let around: Vec<Hex> = rulebook.board.land_neighbours(middle).collect();
    assert_eq!(around.len(), 6, "another hex is needed for this test");
    let germans = fighters(Side::German);
    let soviets = fighters(Side::Soviet);
    let mut standing: Vec<(UnitId, Hex)> = germans.into_iter().zip(around).collect();
    standing.extend([(soviets[0], middle), (soviets[1], middle)]);
    let (rulebook, mut position) = campaign(&standing);
    let mut observer = Onlooker::default();
    let mut end_turn = |closed: Phase, opened: Phase| {
        position.public.phase = opened;
        let events = [Event::PhaseClosed { phase: closed }, Event::PhaseOpened { turn: 3, phase: opened }];
        observer.see_events(&rulebook, &position.public, &events);
        observer.counted()
    };
    let soviet = end_turn(Phase::SovietInterdiction, Phase::GermanMovement);
    assert_eq!((soviet.soviet.supplied_share, soviet.german.supplied_share), (0.0, 1.0));
    assert_eq!(soviet.german.pockets_closed, 0, "it is not the Germans' turn that has ended");
    let german = end_turn(Phase::AirInterdiction, Phase::SovietMovement);
    assert_eq!(german.german.pockets_closed, 1, "two divisions in one hex are one pocket");
    let again = end_turn(Phase::AirInterdiction, Phase::SovietMovement);
    assert_eq!(again.german.pockets_closed, 1, "it is closed already");
    let movement = end_turn(Phase::SovietMovement, Phase::SovietCombat);
    assert_eq!(movement.soviet, again.soviet, "no turn ends with movement");
}

#[test]
fn neighbours_are_one_group() {
    let units: Vec<(Piece, Hex)> = ["1010", "1012", "2020", "1011", "2020"]
        .iter()
        .enumerate()
        .map(|(number, name)| (Piece(number as u16), hex(name)))
        .collect();
    let mut groups: Vec<BTreeSet<u16>> =
        groups(&units).into_iter().map(|group| group.into_iter().map(|piece| piece.0).collect()).collect();
    groups.sort();
    assert_eq!(groups, [BTreeSet::from([0, 1, 3]), BTreeSet::from([2, 4])]);
}
