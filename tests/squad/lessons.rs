//! The lessons: each is taken to its end through the door, with every wrong turn that it warns of, and tells true odds.

use kessel::{
    engine::{
        board::Hex,
        data::{self, Source},
        lessons::{Course, Kindness, LessonAnswer, Reply, Step, Taught, Verdict, carry_out, faults, load},
        orders::{Game, Record, play},
    },
    games::squad::rules::{Squad, event::Event, order::Order},
};
use std::sync::Arc;

const LESSONS: [&str; 4] = ["casualties", "under-fire", "storming", "armour"];

fn source(id: &str) -> Source {
    data::load_of("lessons", id).unwrap()
}

/// A learner at a table.
struct Learner {
    world: bevy::prelude::World,
    record: Record<Squad>,
    course: Course<Squad>,
}

impl Learner {
    fn begin(id: &str) -> Self {
        let (lesson, rulebook) = load::<Squad>(id).unwrap();
        let mut world = Squad::world();
        let (course, record) = Course::begin(&mut world, lesson, rulebook).unwrap();
        Self { world, record, course }
    }

    fn step(&self) -> Step<Squad> {
        self.course.step().unwrap().clone()
    }

    fn judge(&self, order: &Order) -> Verdict {
        self.course.judge(&self.world, &self.record, order)
    }

    /// Does something as the table does: past the guard, then through the door; and the answers to it.
    fn give(&mut self, order: &Order) -> Vec<Event> {
        let verdict = self.judge(order);
        let Verdict::Wanted(dice) = verdict else { panic!("{order:?} is not wanted: {verdict:?}") };
        let mut events = carry_out(&mut self.world, &mut self.record, order, &dice).unwrap();
        self.course.note_played(&self.world);
        while let Some(Reply { order, dice }) = self.course.reply().cloned() {
            events.extend(carry_out(&mut self.world, &mut self.record, &order, &dice).unwrap());
            self.course.note_reply(&self.world);
        }
        events
    }

    /// Takes a step, and goes on to the next. Tells what happened.
    fn take(&mut self) -> Vec<Event> {
        let number = self.course.number();
        let order = self.step().order;
        let events = order.map(|order| self.give(&order)).unwrap_or_default();
        if self.course.number() == number {
            assert!(self.course.go_on(&self.world), "step {number} cannot be left");
        }
        events
    }
}

#[test]
fn the_lessons_hold_what_they_say() {
    for id in LESSONS {
        let found = faults::<Squad>(&source(id));
        assert!(found.is_empty(), "{id}: {found:#?}");
    }
}

#[test]
fn every_lesson_leads_to_its_end_past_every_wrong_turn() {
    for id in LESSONS {
        let mut learner = Learner::begin(id);
        assert!((5..=8).contains(&learner.course.lesson().steps.len()), "{id}");
        let mut warned = 0;
        while !learner.course.is_over() {
            for wrong in &learner.step().wrong {
                let mut world = Squad::world();
                let position = Squad::position(&learner.world).clone();
                Squad::restore(&mut world, &learner.record.rulebook, position);
                let door = play::<Squad>(&mut world, &wrong.order).map_err(|refusal| refusal.case);
                assert_eq!(door.err(), wrong.case, "{id}: {:?}", wrong.order);
                let Verdict::Answered(answer) = learner.judge(&wrong.order) else {
                    panic!("{id}: {:?} passes the guard", wrong.order);
                };
                let kindness = if wrong.case.is_some() { Kindness::Forbidden } else { Kindness::Warned };
                let said = LessonAnswer { kindness, words: wrong.says.clone(), case: wrong.case.clone() };
                assert_eq!(answer, said);
                warned += 1;
            }
            learner.take();
        }
        assert!(warned >= 4, "{id} warns of {warned} wrong turns");
    }
}

/// The strength and the odds that a lesson speaks of are those that come to pass.
#[test]
fn the_strength_that_is_told_is_true() {
    let mut attacks = 0;
    for id in LESSONS {
        let mut learner = Learner::begin(id);
        let own = learner.course.lesson().position.learner;
        while !learner.course.is_over() {
            let step = learner.step();
            let told = [step.text.as_str(), step.after.as_str()].join(" ");
            for event in learner.take() {
                let Event::Attacked { by, strength, .. } = event else { continue };
                let public = &Squad::position(&learner.world).public;
                if by.iter().all(|unit| public.find(*unit).is_some_and(|it| it.side == own)) {
                    attacks += 1;
                    assert!(told.contains(&strength.to_string()), "{id}, {}: {strength}", step.title);
                }
            }
        }
    }
    assert!(attacks >= 8, "{attacks}");
}

/// Nobody talks of hexes that he does not show; every step that wants something says so, and the learner orders his own
/// side alone.
#[test]
fn the_hexes_of_a_task_are_ringed() {
    for id in LESSONS {
        let mut learner = Learner::begin(id);
        let own = learner.course.lesson().position.learner.to_string();
        while !learner.course.is_over() {
            let step = learner.step();
            let named = step.task.split(|letter: char| !letter.is_ascii_digit());
            let mut hexes = named.filter(|word| word.len() == 4).filter_map(|word| word.parse::<Hex>().ok());
            assert!(hexes.all(|hex| step.show.contains(&hex)), "{id}, {}", step.title);
            assert_eq!(step.order.is_some(), !step.task.is_empty(), "{id}, {}", step.title);
            assert!(step.order.is_none() || !step.hints.is_empty(), "{id}, {}: no hint", step.title);
            let side = Squad::side_to_play(&learner.record.rulebook, Squad::position(&learner.world));
            assert_eq!(side, own, "{id}, {}", step.title);
            learner.take();
        }
    }
}

#[test]
fn the_way_back_leads_to_where_each_step_began() {
    for id in LESSONS {
        let mut learner = Learner::begin(id);
        let mut starts = Vec::new();
        while !learner.course.is_over() {
            starts.push(Squad::position(&learner.world).clone());
            learner.take();
        }
        for (number, position) in starts.iter().enumerate().rev() {
            let moment = learner.course.go_back().expect("a way back").clone();
            let rulebook = Arc::clone(&learner.record.rulebook);
            learner.record = Record::at(&mut learner.world, rulebook, moment.position, 1);
            <Squad as Taught>::lay_out(&mut learner.world, ());
            assert_eq!(learner.course.number(), number, "{id}");
            assert!(Squad::position(&learner.world) == position, "{id}: step {number} begins otherwise");
        }
    }
}
