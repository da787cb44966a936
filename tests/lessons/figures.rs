//! The figures of each game that a goal can ask for, in the positions of the lessons.

use super::Learner;
use kessel::{
    engine::{
        counters::UnitId,
        lessons::{FigureQuery, GoalMoment, HasLessons},
        orders::Position,
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
};

/// A puzzle that begins with the position of a lesson.
struct Puzzle<G: HasLessons> {
    learner: Learner<G>,
    side: usize,
    start: Position<G>,
    events: Vec<G::Event>,
}

impl<G: HasLessons + Clone> Puzzle<G> {
    fn begin(id: &str, side: usize) -> Self {
        let learner = Learner::<G>::begin(id);
        let start = learner.position().clone();
        Self { learner, side, start, events: Vec::new() }
    }

    /// Takes the steps up to the next one with an order, and that one.
    fn take_order(&mut self) {
        let has_order = self.learner.course.step().unwrap().order.is_some();
        self.events.extend(self.learner.take());
        if !has_order {
            self.take_order();
        }
    }

    fn figure(&self, name: &str, units: &[&str]) -> i32 {
        let units: Vec<UnitId> = units.iter().map(|id| id.parse().unwrap()).collect();
        let now = GoalMoment {
            rulebook: &self.learner.record.rulebook,
            learner: self.side,
            start: &self.start,
            position: self.learner.position(),
            events: &self.events,
        };
        G::figure(&now, &FigureQuery { name, units: &units, hexes: &[] }).unwrap()
    }
}

/// A game counts every figure that it names, and no other.
fn counts_what_it_names<G: HasLessons + Clone>(id: &str) {
    let puzzle = Puzzle::<G>::begin(id, 0);
    for name in G::FIGURES {
        puzzle.figure(name, &[]);
    }
    let now = GoalMoment {
        rulebook: &puzzle.learner.record.rulebook,
        learner: 0,
        start: &puzzle.start,
        position: puzzle.learner.position(),
        events: &[],
    };
    assert_eq!(G::figure(&now, &FigureQuery { name: "panic", units: &[], hexes: &[] }), None);
}

#[test]
fn each_game_counts_the_figures_that_it_names() {
    counts_what_it_names::<Guderian>("supply");
    counts_what_it_names::<Panzer44>("plotting");
    counts_what_it_names::<Platoon>("firing");
    counts_what_it_names::<Squad>("casualties");
}

/// Guderian 8.0, 8.15, 11.11: two divisions on opposite sides close all six hexes, and a regiment in one of them opens it.
#[test]
fn a_regiment_is_surrounded_and_out_of_supply_until_a_line_opens() {
    let mut puzzle = Puzzle::<Guderian>::begin("supply", 1);
    assert_eq!(puzzle.figure("surrounded", &["mot-90-20"]), 1);
    assert_eq!(puzzle.figure("out_of_supply", &["mot-90-20", "mot-76-20"]), 1);
    assert_eq!(puzzle.figure("out_of_supply", &["rifle-61"]), 0);
    puzzle.take_order();
    assert_eq!(puzzle.figure("surrounded", &["mot-90-20"]), 0);
    assert_eq!(puzzle.figure("out_of_supply", &["mot-90-20"]), 0);
    puzzle.take_order();
    // 10.0, 11.2: the zone of the panzers cuts the way from the leader.
    assert_eq!(puzzle.figure("out_of_supply", &["rifle-61"]), 1);
}

/// Guderian, the results table at 9-1: De on 1, 2 and 3 and De/A1 on 4, which count 3 for the only step of a division, and
/// D2 on 5 and 6. That is 16 in six rolls, and 1 for the attacker.
#[test]
fn the_loss_of_an_attack_is_the_mean_of_its_column() {
    let mut puzzle = Puzzle::<Guderian>::begin("combat", 1);
    assert_eq!(puzzle.figure("expected_loss", &[]), 0);
    puzzle.take_order();
    assert_eq!((puzzle.figure("expected_loss", &[]), puzzle.figure("own_expected_loss", &[])), (267, 17));
}

/// Panzer ’44 10.2: the assault guns are in sight from 1108, the gun at the edge of the town from 1213.
#[test]
fn units_in_sight_are_counted_before_they_are_fired_at() {
    let mut puzzle = Puzzle::<Panzer44>::begin("plotting", 1);
    assert_eq!(puzzle.figure("in_sight", &["ge-stug-3-1", "ge-pak-40-1"]), 2);
    assert_eq!((puzzle.figure("pinned", &[]), puzzle.figure("expected_loss", &[])), (0, 0));
    while !puzzle.learner.course.is_over() {
        let events = puzzle.learner.take();
        puzzle.events.extend(events);
    }
    // 7.9: the fire of the plot has been resolved.
    assert!(puzzle.figure("expected_loss", &[]) > 0);
}

/// Platoon 10.1: a target in the open is spotted. 13.1, at 2-1: X on 1 counts 3, DD on 2 and 3 and D on 4 and 5 disperse and
/// count 1 each. That is 7 in six rolls.
#[test]
fn a_tank_in_the_open_is_spotted_and_fire_at_it_has_its_mean() {
    let mut puzzle = Puzzle::<Platoon>::begin("firing", 0);
    assert_eq!(puzzle.figure("spotted", &["so-t34-76-1"]), 1);
    assert_eq!((puzzle.figure("inverted", &[]), puzzle.figure("expected_loss", &[])), (0, 0));
    puzzle.take_order();
    assert_eq!((puzzle.figure("expected_loss", &[]), puzzle.figure("own_expected_loss", &[])), (117, 0));
}

/// Squad 9.1: 0604 is in sight of 0405. 10.1: in row 11–18 the points are 9 less the dice with +2: 5, 4, 3, 2 and 1 for 2 to
/// 6. That is 35 in 36 rolls.
#[test]
fn a_group_has_the_mean_of_its_row() {
    let mut puzzle = Puzzle::<Squad>::begin("casualties", 1);
    assert_eq!((puzzle.figure("in_sight", &["ge-rifle-1"]), puzzle.figure("pinned", &[])), (1, 0));
    puzzle.take_order();
    assert_eq!((puzzle.figure("expected_loss", &[]), puzzle.figure("own_expected_loss", &[])), (97, 0));
}
