//! The lessons: each is taken to its end through the door, with every wrong turn that it warns of.

use kessel::{
    board::Hex,
    games::guderian::{Guderian, Position, Rulebook, event::Event, order::Order},
    lessons::{Answer, Course, Kindness, Lesson, Reply, Step, Verdict, cards, load, next_after},
    orders::{Game, Record, Refusal, play},
};
use std::sync::Arc;

/// A learner at a table.
struct Learner {
    world: bevy::prelude::World,
    record: Record<Guderian>,
    course: Course<Guderian>,
}

impl Learner {
    fn begin(id: &str) -> Self {
        let (lesson, rulebook) = load::<Guderian>(id).unwrap();
        let mut world = Guderian::world();
        let (course, record) = Course::begin(&mut world, lesson, rulebook).unwrap();
        Self { world, record, course }
    }

    fn lesson(&self) -> &Lesson<Guderian> {
        self.course.lesson()
    }

    fn position(&self) -> &Position {
        Guderian::position(&self.world)
    }

    fn judge(&self, order: &Order) -> Verdict {
        self.course.judge(&self.world, &self.record, order)
    }

    /// What the door says to an order, at a table of its own: no guard stands before it there.
    fn door(&self, order: &Order) -> Result<Vec<Event>, Refusal> {
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &self.record.rulebook, self.position().clone());
        play::<Guderian>(&mut world, order)
    }

    /// Gives an order as the table does: past the guard, then through the door.
    fn give(&mut self, order: &Order) -> Vec<Event> {
        let verdict = self.judge(order);
        let Verdict::Wanted(dice) = verdict else { panic!("{order:?} is not wanted: {verdict:?}") };
        let events = self.record.play_with_dice(&mut self.world, order, &dice).unwrap();
        self.course.note_played(Guderian::position(&self.world));
        events
    }

    /// Plays what the lesson orders itself.
    fn replies(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(Reply { order, dice }) = self.course.reply().cloned() {
            events.extend(self.record.play_with_dice(&mut self.world, &order, &dice).unwrap());
            self.course.note_reply(Guderian::position(&self.world));
        }
        events
    }

    fn go_on(&mut self) -> bool {
        self.course.go_on(Guderian::position(&self.world))
    }

    fn go_back(&mut self) {
        let position = self.course.go_back().expect("a way back").clone();
        let rulebook = Arc::<Rulebook>::clone(&self.record.rulebook);
        self.record = Record::at(&mut self.world, rulebook, position, 1);
    }

    /// Does all of a step that is at hand, and goes on to the next. Tells what happened.
    fn take(&mut self) -> Vec<Event> {
        let number = self.course.number();
        let order = self.course.step().unwrap().order.clone();
        let mut events = Vec::new();
        if let Some(order) = order {
            events.extend(self.give(&order));
            events.extend(self.replies());
        }
        if self.course.number() == number {
            assert!(self.go_on(), "step {number} cannot be left");
        }
        assert_eq!(self.course.number(), number + 1);
        events
    }
}

fn ids() -> Vec<String> {
    let shipped = kessel::data::shipped_names().filter_map(|name| name.strip_prefix("lessons/"));
    shipped.map(|name| name.strip_suffix(".ron").unwrap().to_owned()).collect()
}

#[test]
fn eight_lessons_are_offered_in_their_order() {
    let cards = cards();
    assert_eq!(cards.len(), 8);
    assert_eq!(ids().len(), 8);
    for (number, card) in (1..).zip(&cards) {
        assert_eq!((card.number, card.fault.as_ref()), (number, None), "{card:?}");
        assert!(ids().contains(&card.id));
        let next = next_after(&card.id).map(|next| next.number);
        assert_eq!(next, (number < 8).then_some(number + 1));
    }
}

/// Every step of every lesson, by the same verdicts and the same door as at the table; and before the
/// wanted order every wrong turn is tried.
#[test]
fn every_lesson_leads_to_its_end_past_every_wrong_turn() {
    for id in ids() {
        let mut learner = Learner::begin(&id);
        let steps = learner.lesson().steps.len();
        assert!((5..=12).contains(&steps), "{id} has {steps} steps");
        let mut warned = 0;
        while !learner.course.is_over() {
            let step: Step<Guderian> = learner.course.step().unwrap().clone();
            for wrong in &step.wrong {
                let before = learner.position().clone();
                match (learner.door(&wrong.order), &wrong.case) {
                    (Err(refusal), Some(case)) => assert_eq!(&refusal.case, case, "{id}: {refusal}"),
                    (Ok(_), None) => {}
                    (door, case) => panic!("{id}: {:?} is said to be {case:?} and is {door:?}", wrong.order),
                }
                let Verdict::Answered(answer) = learner.judge(&wrong.order) else {
                    panic!("{id}: {:?} passes the guard", wrong.order);
                };
                let kindness = if wrong.case.is_some() { Kindness::Forbidden } else { Kindness::Warned };
                assert_eq!(answer, Answer { kindness, words: wrong.says.clone(), case: wrong.case.clone() });
                assert!(*learner.position() == before);
                warned += 1;
            }
            learner.take();
        }
        assert!(warned >= 4, "{id} warns of {warned} wrong turns");
        assert!(!learner.go_on(), "{id} is over");
    }
}

/// The odds that a lesson speaks of are those that come to pass.
#[test]
fn the_odds_that_are_told_are_true() {
    let mut battles = 0;
    for id in ids() {
        let mut learner = Learner::begin(&id);
        while !learner.course.is_over() {
            let step = learner.course.step().unwrap().clone();
            let told = [&step.text, &step.after].map(String::as_str).join(" ");
            let told = step.hints.iter().fold(told, |told, hint| told + hint);
            for event in learner.take() {
                let Event::Compared { odds, .. } = event else { continue };
                battles += 1;
                assert!(told.contains(&odds.to_string()), "{id}, {}: {odds} is not told", step.title);
            }
        }
    }
    assert!(battles >= 9, "{battles}");
}

/// Nobody talks of hexes that he does not show, and every step that wants something says so.
#[test]
fn the_hexes_of_a_task_are_ringed() {
    for id in ids() {
        let learner = Learner::begin(&id);
        for step in &learner.lesson().steps {
            let named = step.task.split(|letter: char| !letter.is_ascii_digit());
            let hexes: Vec<Hex> =
                named.filter(|word| word.len() == 4).filter_map(|word| word.parse().ok()).collect();
            // Where a march begins need not be ringed, where it ends must.
            if let Some(last) = hexes.last() {
                let seen = step.show.contains(last) || hexes.iter().any(|hex| step.show.contains(hex));
                assert!(seen, "{id}, {}: {last} is not shown", step.title);
            }
            assert_eq!(step.order.is_some(), !step.task.is_empty(), "{id}, {}", step.title);
            assert!(step.order.is_none() || !step.hints.is_empty(), "{id}, {}: no hint", step.title);
        }
    }
}

#[test]
fn the_way_back_leads_to_where_each_step_began() {
    for id in ids() {
        let mut learner = Learner::begin(&id);
        let mut starts = Vec::new();
        while !learner.course.is_over() {
            starts.push(learner.position().clone());
            learner.take();
        }
        for (number, start) in starts.iter().enumerate().rev() {
            learner.go_back();
            assert_eq!(learner.course.number(), number, "{id}");
            assert!(learner.position() == start, "{id}: step {number} begins otherwise");
        }
        assert!(!learner.course.may_go_back());
        // And forwards again, as if nothing had been.
        while !learner.course.is_over() {
            learner.take();
        }
    }
}

#[test]
fn a_step_that_is_done_in_part_is_begun_anew() {
    let mut learner = Learner::begin("retreat");
    learner.take();
    let before = learner.position().clone();
    let order = learner.course.step().unwrap().order.clone().unwrap();
    learner.give(&order);
    assert!(learner.course.reply().is_some(), "the other side has its say");
    let Verdict::Answered(answer) = learner.judge(&order) else { panic!("not twice") };
    assert_eq!(answer.kindness, Kindness::Later);
    assert!(!learner.go_on());
    learner.go_back();
    assert_eq!(learner.course.number(), 1, "the same step");
    assert!(*learner.position() == before);
    learner.take();
}

/// What the step did not think of is answered by the rules, or put off; nothing is carried out.
#[test]
fn an_order_that_nobody_thought_of_is_answered() {
    let mut learner = Learner::begin("moving");
    let order = |text: &str| ron::from_str::<Order>(text).unwrap();
    let answer = |learner: &Learner, text: &str| match learner.judge(&order(text)) {
        Verdict::Answered(answer) => answer,
        other => panic!("{text}: {other:?}"),
    };
    let walk = r#"Move(units: ["inf-5"], path: ["0719"])"#;
    assert_eq!(answer(&learner, walk).kindness, Kindness::Later, "the first step is there to be read");
    learner.take();
    let far = answer(&learner, r#"Move(units: ["inf-5"], path: ["2020"])"#);
    assert_eq!((far.kindness, far.case.as_deref()), (Kindness::Forbidden, Some("6.12")));
    assert!(far.words.starts_with("2020 does not touch") && far.words.ends_with('.'), "{far:?}");
    let panzers = r#"Move(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], path: ["0817"])"#;
    assert_eq!(answer(&learner, panzers).kindness, Kindness::Later, "the rules allow it");
    assert_eq!(learner.record.file.played.len(), 0);
    // Another way to the same end is as good.
    let round = order(r#"Move(units: ["inf-5"], path: ["0619", "0719"])"#);
    assert!(matches!(learner.judge(&round), Verdict::Wanted(_)));
}

#[test]
fn orders_beside_the_wanted_one_are_played_where_a_step_allows_them() {
    let mut learner = Learner::begin("race");
    while learner.course.step().unwrap().allowed.is_empty() {
        learner.take();
    }
    let enter = r#"Enter(units: ["mot-11-14", "mot-53-14"], path: ["0115", "0215"])"#;
    let enter: Order = ron::from_str(enter).unwrap();
    assert_eq!(learner.judge(&enter), Verdict::Allowed);
    learner.record.play(&mut learner.world, &enter).unwrap();
    learner.course.note_stray();
    assert!(learner.course.may_go_back() && learner.course.is_open());
    while !learner.course.is_over() {
        learner.take();
    }
}

#[test]
fn hints_come_one_by_one() {
    let mut learner = Learner::begin("moving");
    assert!(!learner.course.has_hint(), "there is nothing to do");
    learner.take();
    for number in 0..2 {
        assert_eq!(learner.course.hints().len(), number);
        assert!(learner.course.has_hint());
        learner.course.ask_hint();
    }
    assert!(!learner.course.has_hint());
    learner.course.ask_hint();
    assert_eq!(learner.course.hints().len(), 2);
    learner.take();
    assert_eq!(learner.course.hints().len(), 0, "another step, other hints");
}
