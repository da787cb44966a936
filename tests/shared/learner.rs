//! Lessons, taken by a learner at a table in the same way as in the window.

use kessel::engine::{
    board::Hex,
    data,
    lessons::{Course, HasLessons, Kindness, LessonAnswer, Reply, Step, Verdict, carry_out, faults, load},
    orders::{Game, Record, play},
};
use std::sync::Arc;

/// A learner at a table.
pub struct Learner<G: HasLessons> {
    pub world: bevy::prelude::World,
    pub record: Record<G>,
    pub course: Course<G>,
}

impl<G: HasLessons<Deed = <G as Game>::Order> + Clone> Learner<G> {
    pub fn begin(id: &str) -> Self {
        let (lesson, rulebook) = load::<G>(id).unwrap();
        let mut world = G::world();
        let (course, record) = Course::begin(&mut world, lesson, rulebook).unwrap();
        Self { world, record, course }
    }

    pub fn step(&self) -> Step<G> {
        self.course.step().unwrap().clone()
    }

    fn judge(&self, order: &G::Order) -> Verdict {
        self.course.judge(&self.world, &self.record, order)
    }

    /// Gives an order in the same way as the table: past the lesson's check, then through the door; then plays the
    /// lesson's answers.
    fn give(&mut self, order: &G::Order) -> Vec<G::Event> {
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

    /// Takes a step, and continues with the next. Returns the events.
    pub fn take(&mut self) -> Vec<G::Event> {
        let number = self.course.number();
        let order = self.step().order;
        let events = order.map(|order| self.give(&order)).unwrap_or_default();
        if self.course.number() == number {
            assert!(self.course.go_on(&self.world), "step {number} cannot be left");
        }
        events
    }
}

/// Checks that the files have no faults.
pub fn hold_what_they_say<G: HasLessons>(lessons: &[&str]) {
    for id in lessons {
        let found = faults::<G>(&data::load_of("lessons", id).unwrap());
        assert!(found.is_empty(), "{id}: {found:#?}");
    }
}

/// Takes each lesson to its end, including every wrong order that it warns of, which the rules judge as it says.
pub fn lead_to_their_ends<G: HasLessons<Deed = <G as Game>::Order> + Clone>(lessons: &[&str]) {
    for id in lessons {
        let mut learner = Learner::<G>::begin(id);
        assert!((5..=8).contains(&learner.course.lesson().steps.len()), "{id}");
        let mut warned = 0;
        while !learner.course.is_over() {
            for wrong in &learner.step().wrong {
                let mut world = G::world();
                let position = G::position(&learner.world).clone();
                G::restore(&mut world, &learner.record.rulebook, position);
                let door = play::<G>(&mut world, &wrong.order).map_err(|refusal| refusal.case);
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

/// Checks that a lesson names only hexes that it shows, and that every step with a task says so. The learner may order
/// only their own side.
pub fn ring_what_they_name<G: HasLessons<Deed = <G as Game>::Order> + Clone>(
    lessons: &[&str],
    own: impl Fn(&G::Start) -> String,
) {
    for id in lessons {
        let mut learner = Learner::<G>::begin(id);
        let own = own(learner.course.lesson().position.as_ref().unwrap());
        while !learner.course.is_over() {
            let step = learner.step();
            let named = step.task.split(|letter: char| !letter.is_ascii_digit());
            let mut hexes = named.filter(|word| word.len() == 4).filter_map(|word| word.parse::<Hex>().ok());
            assert!(hexes.all(|hex| step.show.contains(&hex)), "{id}, {}", step.title);
            assert_eq!(step.order.is_some(), !step.task.is_empty(), "{id}, {}", step.title);
            assert!(step.order.is_none() || !step.hints.is_empty(), "{id}, {}: no hint", step.title);
            let side = G::side_to_play(&learner.record.rulebook, G::position(&learner.world));
            assert_eq!(side, own, "{id}, {}", step.title);
            learner.take();
        }
    }
}

/// Checks that *Back* leads to the start of each step.
pub fn lead_back<G: HasLessons<Prepared = (), Deed = <G as Game>::Order> + Clone>(lessons: &[&str]) {
    for id in lessons {
        let mut learner = Learner::<G>::begin(id);
        let mut starts = Vec::new();
        while !learner.course.is_over() {
            starts.push(G::position(&learner.world).clone());
            learner.take();
        }
        for (number, position) in starts.iter().enumerate().rev() {
            let moment = learner.course.go_back().expect("a way back").clone();
            let rulebook = Arc::clone(&learner.record.rulebook);
            learner.record = Record::at(&mut learner.world, rulebook, moment.position, 1);
            G::lay_out(&mut learner.world, ());
            assert_eq!(learner.course.number(), number, "{id}");
            assert!(G::position(&learner.world) == position, "{id}: step {number} begins otherwise");
        }
    }
}
