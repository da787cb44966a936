//! The lessons: each is played to its end through the door, with every wrong action that it warns about, and gives true
//! odds.

use crate::shared::learner::{self, Learner};
use kessel::{
    engine::orders::Game,
    games::squad::rules::{Squad, event::Event},
};

const LESSONS: [&str; 4] = ["casualties", "under-fire", "storming", "armour"];

#[test]
fn the_lessons_hold_what_they_say() {
    learner::hold_what_they_say::<Squad>(&LESSONS);
}

#[test]
fn every_lesson_leads_to_its_end_past_every_wrong_turn() {
    learner::lead_to_their_ends::<Squad>(&LESSONS);
}

/// The strength and the odds that a lesson names are those of the attack.
#[test]
fn the_strength_that_is_told_is_true() {
    let mut attacks = 0;
    for id in LESSONS {
        let mut learner = Learner::<Squad>::begin(id);
        let own = learner.course.lesson().position.as_ref().unwrap().learner;
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

#[test]
fn the_hexes_of_a_task_are_ringed() {
    learner::ring_what_they_name::<Squad>(&LESSONS, |start| start.learner.to_string());
}

#[test]
fn the_way_back_leads_to_where_each_step_began() {
    learner::lead_back::<Squad>(&LESSONS);
}
