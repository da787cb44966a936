//! The lessons: each is played to its end through the door, with every wrong action that it warns about, and gives true
//! odds.

use crate::shared::learner::{self, Learner};
use kessel::games::platoon::rules::{
    Platoon,
    event::{Event, Figures},
};

const LESSONS: [&str; 4] = ["firing", "spotting", "riding", "shelling"];

#[test]
fn the_lessons_hold_what_they_say() {
    learner::hold_what_they_say::<Platoon>(&LESSONS);
}

#[test]
fn every_lesson_leads_to_its_end_past_every_wrong_turn() {
    learner::lead_to_their_ends::<Platoon>(&LESSONS);
}

/// The odds that a lesson names are the odds of the attack.
#[test]
fn the_odds_that_are_told_are_true() {
    let mut attacks = 0;
    for id in LESSONS {
        let mut learner = Learner::<Platoon>::begin(id);
        while !learner.course.is_over() {
            let step = learner.step();
            let told = [step.text.as_str(), step.after.as_str()].join(" ");
            for event in learner.take() {
                let Event::Attacked { figures: Some(Figures { odds, .. }), .. } = event else { continue };
                attacks += 1;
                assert!(told.contains(&odds.to_string()), "{id}, {}: {odds} is not told", step.title);
            }
        }
    }
    assert!(attacks >= 13, "{attacks}");
}

#[test]
fn the_hexes_of_a_task_are_ringed() {
    learner::ring_what_they_name::<Platoon>(&LESSONS, |start| start.learner.to_string());
}

#[test]
fn the_way_back_leads_to_where_each_step_began() {
    learner::lead_back::<Platoon>(&LESSONS);
}
