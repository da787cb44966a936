//! The lessons: each is played to its end through the door, with every wrong action that it warns about.

mod class_hour;
mod figures;
mod made_puzzle;
mod panzer44;
mod puzzles;
mod studies;

use kessel::{
    engine::{
        board::Hex,
        lessons::{
            Course, HasLessons, Kindness, Lesson, LessonAnswer, Reply, Step, Verdict, cards, carry_out,
            game_of, load, next_after, puzzles,
        },
        orders::{Game, InPlay, Record, Refusal, play},
    },
    games::{
        guderian::rules::{Guderian, event::Event, order::Order},
        panzer44::rules::Panzer44,
        platoon::rules::Platoon,
        squad::rules::Squad,
    },
};
use std::sync::Arc;

/// A learner at a table.
struct Learner<G: HasLessons> {
    world: bevy::prelude::World,
    record: Record<G>,
    course: Course<G>,
}

impl<G: HasLessons + Clone> Learner<G> {
    fn begin(id: &str) -> Self {
        let (lesson, rulebook) = load::<G>(id).unwrap();
        let mut world = G::world();
        let (course, record) = Course::begin(&mut world, lesson, rulebook).unwrap();
        Self { world, record, course }
    }

    fn lesson(&self) -> &Lesson<G> {
        self.course.lesson()
    }

    fn position(&self) -> &kessel::engine::orders::Position<G> {
        G::position(&self.world)
    }

    fn judge(&self, deed: &G::Deed) -> Verdict {
        self.course.judge(&self.world, &self.record, deed)
    }

    /// Returns the answer of the rules to an action, at a table of its own: the lesson's guard does not judge it there.
    fn door(&self, deed: &G::Deed) -> Result<(), Refusal> {
        let mut world = G::world();
        G::restore(&mut world, &self.record.rulebook, self.position().clone());
        G::lay_out(&mut world, G::prepared(&self.world));
        match G::order(&world, deed) {
            Some(order) => play::<G>(&mut world, &order).map(|_| ()),
            None => G::prepare(&world, deed).map(|_| ()),
        }
    }

    /// Does an action in the same way as the table: past the guard, then through the door.
    fn give(&mut self, deed: &G::Deed) -> Vec<G::Event> {
        let verdict = self.judge(deed);
        let Verdict::Wanted(dice) = verdict else { panic!("{deed:?} is not wanted: {verdict:?}") };
        let events = carry_out(&mut self.world, &mut self.record, deed, &dice).unwrap();
        self.course.note_played(&self.world);
        events
    }

    /// Plays the orders that the lesson gives itself.
    fn replies(&mut self) -> Vec<G::Event> {
        let mut events = Vec::new();
        while let Some(Reply { order, dice }) = self.course.reply().cloned() {
            events.extend(carry_out(&mut self.world, &mut self.record, &order, &dice).unwrap());
            self.course.note_reply(&self.world);
        }
        events
    }

    fn go_on(&mut self) -> bool {
        self.course.go_on(&self.world)
    }

    fn go_back(&mut self) {
        let moment = self.course.go_back().expect("a way back").clone();
        let rulebook = Arc::clone(&self.record.rulebook);
        self.record = Record::at(&mut self.world, rulebook, moment.position, 1);
        G::lay_out(&mut self.world, moment.prepared);
    }

    /// Does all open actions of a step, and goes to the next. Returns the events.
    fn take(&mut self) -> Vec<G::Event> {
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

/// The shipped lessons of a game, without its puzzles.
fn ids<G: Game>() -> Vec<String> {
    let shipped = kessel::engine::data::shipped_names().filter_map(|name| name.strip_prefix("lessons/"));
    let ids = shipped.map(|name| name.strip_suffix(".ron").unwrap().to_owned());
    let puzzles: Vec<String> = puzzles().into_iter().map(|card| card.id).collect();
    ids.filter(|id| !puzzles.contains(id) && game_of(id).is_ok_and(|game| game == G::ID)).collect()
}

#[test]
fn the_lessons_are_offered_game_by_game_in_their_order() {
    let cards = cards();
    let order: Vec<(&str, u16)> = cards.iter().map(|card| (card.game.as_str(), card.number)).collect();
    let guderian = (1..=8).map(|number| ("guderian", number));
    let panzer44 = (1..=3).map(|number| ("panzer44", number));
    let platoon = (1..=4).map(|number| ("platoon", number));
    let squad = (1..=4).map(|number| ("squad", number));
    assert_eq!(order, guderian.chain(panzer44).chain(platoon).chain(squad).collect::<Vec<_>>());
    assert_eq!((ids::<Guderian>().len(), ids::<Panzer44>().len()), (8, 3));
    assert_eq!((ids::<Platoon>().len(), ids::<Squad>().len()), (4, 4));
    for card in &cards {
        assert_eq!(card.fault, None, "{card:?}");
        let last = cards.iter().filter(|other| other.game == card.game).count();
        let next = next_after(&card.id).map(|next| (next.game, next.number));
        // A lesson leads to the next one of its own game only.
        assert_eq!(next, (usize::from(card.number) < last).then(|| (card.game.clone(), card.number + 1)));
    }
}

/// The first step that names places names one with a unit near it: the table opens there.
fn opens_where_somebody_stands<G: HasLessons + Clone>() {
    for id in ids::<G>() {
        let learner = Learner::<G>::begin(&id);
        let public = &learner.position().public;
        let held: Vec<Hex> = G::counters(public).iter().filter_map(InPlay::hex).collect();
        let mut steps = learner.lesson().steps.iter();
        let Some(opens) =
            steps.find(|step| step.order.is_some() || !(step.show.is_empty() && step.sight.is_empty()))
        else {
            continue;
        };
        let near = |hex: &Hex| held.iter().any(|other| hex.distance(*other) <= 3);
        let opens_near = opens.order.is_some() || opens.show.iter().chain(&opens.sight).any(near);
        assert!(opens_near, "{id} opens at {:?}, where no unit is", opens.show);
    }
}

#[test]
fn a_lesson_opens_where_somebody_stands() {
    opens_where_somebody_stands::<Guderian>();
    opens_where_somebody_stands::<Panzer44>();
    opens_where_somebody_stands::<Platoon>();
    opens_where_somebody_stands::<Squad>();
}

/// Every step of every lesson is played by the same verdicts and the same door as at the table. Every wrong action is
/// tried before the wanted order.
fn leads_to_its_end_past_every_wrong_turn<G: HasLessons + Clone>() {
    for id in ids::<G>() {
        let mut learner = Learner::<G>::begin(&id);
        let steps = learner.lesson().steps.len();
        assert!((5..=16).contains(&steps), "{id} has {steps} steps");
        let mut warned = 0;
        while !learner.course.is_over() {
            let step: Step<G> = learner.course.step().unwrap().clone();
            for wrong in &step.wrong {
                let before = learner.position().clone();
                match (learner.door(&wrong.order), &wrong.case) {
                    (Err(refusal), Some(case)) => assert_eq!(&refusal.case, case, "{id}: {refusal}"),
                    (Ok(()), None) => {}
                    (door, case) => panic!("{id}: {:?} is said to be {case:?} and is {door:?}", wrong.order),
                }
                let Verdict::Answered(answer) = learner.judge(&wrong.order) else {
                    panic!("{id}: {:?} passes the guard", wrong.order);
                };
                let kindness = if wrong.case.is_some() { Kindness::Forbidden } else { Kindness::Warned };
                assert_eq!(
                    answer,
                    LessonAnswer { kindness, words: wrong.says.clone(), case: wrong.case.clone() }
                );
                assert!(*learner.position() == before);
                warned += 1;
            }
            learner.take();
        }
        assert!(warned >= 4, "{id} warns of {warned} wrong turns");
        assert!(!learner.go_on(), "{id} is over");
    }
}

#[test]
fn every_lesson_leads_to_its_end_past_every_wrong_turn() {
    leads_to_its_end_past_every_wrong_turn::<Guderian>();
    leads_to_its_end_past_every_wrong_turn::<Panzer44>();
}

/// The odds that a lesson names are the odds of the attack.
#[test]
fn the_odds_that_are_told_are_true() {
    let mut battles = 0;
    for id in ids::<Guderian>() {
        let mut learner = Learner::<Guderian>::begin(&id);
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

/// A text names only hexes that it shows, and every step with a task states the task.
#[test]
fn the_hexes_of_a_task_are_ringed() {
    are_ringed::<Guderian>();
    are_ringed::<Panzer44>();
}

fn are_ringed<G: HasLessons + Clone>() {
    for id in ids::<G>() {
        let learner = Learner::<G>::begin(&id);
        for step in &learner.lesson().steps {
            let named = step.task.split(|letter: char| !letter.is_ascii_digit());
            let hexes: Vec<Hex> =
                named.filter(|word| word.len() == 4).filter_map(|word| word.parse().ok()).collect();
            // The first hex of a march needs no ring, the last must have one.
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
    leads_back::<Guderian>();
    leads_back::<Panzer44>();
}

fn leads_back<G: HasLessons + Clone>() {
    for id in ids::<G>() {
        let mut learner = Learner::<G>::begin(&id);
        let mut starts = Vec::new();
        while !learner.course.is_over() {
            starts.push((learner.position().clone(), G::prepared(&learner.world)));
            learner.take();
        }
        for (number, (position, prepared)) in starts.iter().enumerate().rev() {
            learner.go_back();
            assert_eq!(learner.course.number(), number, "{id}");
            assert!(learner.position() == position, "{id}: step {number} begins otherwise");
            assert_eq!(&G::prepared(&learner.world), prepared, "{id}: step {number}");
        }
        assert!(!learner.course.may_go_back());
        // Then forwards again, as if nothing had happened.
        while !learner.course.is_over() {
            learner.take();
        }
    }
}

#[test]
fn a_step_that_is_done_in_part_is_begun_anew() {
    let mut learner = Learner::<Guderian>::begin("retreat");
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

/// An action that the step does not know is answered by the rules, or put off; it is not carried out.
#[test]
fn an_order_that_nobody_thought_of_is_answered() {
    let mut learner = Learner::<Guderian>::begin("moving");
    let order = |text: &str| ron::from_str::<Order>(text).unwrap();
    let answer = |learner: &Learner<Guderian>, text: &str| match learner.judge(&order(text)) {
        Verdict::Answered(answer) => answer,
        other => panic!("{text}: {other:?}"),
    };
    let walk = r#"Move(units: ["inf-5"], path: ["0719"])"#;
    assert_eq!(answer(&learner, walk).kindness, Kindness::Later, "the first step is there to be read");
    learner.take();
    let far = order(r#"Move(units: ["inf-5"], path: ["2020"])"#);
    let Verdict::Refused(far) = learner.judge(&far) else { panic!("the rules forbid it") };
    assert_eq!(far.case, "6.12");
    assert!(far.words().starts_with("2020 is not adjacent to"), "{far:?}");
    let panzers = r#"Move(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], path: ["0817"])"#;
    assert_eq!(answer(&learner, panzers).kindness, Kindness::Later, "the rules allow it");
    assert_eq!(learner.record.file.played.len(), 0);
    // Another path to the same end is accepted, too.
    let round = order(r#"Move(units: ["inf-5"], path: ["0619", "0719"])"#);
    assert!(matches!(learner.judge(&round), Verdict::Wanted(_)));
}

#[test]
fn orders_beside_the_wanted_one_are_played_where_a_step_allows_them() {
    let mut learner = Learner::<Guderian>::begin("race");
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
    let mut learner = Learner::<Guderian>::begin("moving");
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
