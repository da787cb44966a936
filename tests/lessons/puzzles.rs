//! The puzzles: each is solved by its solution with the first answer, and what it refutes does not reach its goal.

use super::Learner;
use kessel::{
    engine::{
        data::{self, Source},
        lessons::{
            Grade, HasLessons, Kindness, Reply, Shelf, TryEnd, Verdict, cards, carry_out, faults, load,
            next_after, puzzles, read_lesson, step_starts,
        },
        orders::{Game, Record},
        text::Ids,
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
};
use std::sync::Arc;

impl<G: HasLessons + Clone> Learner<G> {
    /// Gives an order of a try in the same way as the table, with the dice of the puzzle.
    pub(super) fn attempt(&mut self, deed: &G::Deed) -> TryEnd {
        let verdict = self.judge(deed);
        let Verdict::Free(dice) = verdict else { panic!("{deed:?} is not free: {verdict:?}") };
        let is_order = G::order(&self.world, deed).is_some();
        let events = carry_out(&mut self.world, &mut self.record, deed, &dice).unwrap();
        self.course.note_given(deed);
        if !is_order {
            return TryEnd::Open;
        }
        let mut end = self.course.note_tried(&self.world, &self.record, &events);
        while let Some(Reply { order, dice }) = self.course.reply().cloned() {
            let events = carry_out(&mut self.world, &mut self.record, &order, &dice).unwrap();
            self.course.note_reply(&self.world);
            end = self.course.note_tried(&self.world, &self.record, &events);
        }
        end
    }

    /// Puts the position back with which the step began.
    pub(super) fn try_again(&mut self) {
        let moment = self.course.try_again().unwrap().clone();
        let rulebook = Arc::clone(&self.record.rulebook);
        self.record = Record::at(&mut self.world, rulebook, moment.position, 1);
        G::lay_out(&mut self.world, moment.prepared);
    }

    /// Goes on to the step with the goal.
    pub(super) fn go_on_to_goal(&mut self) {
        while self.course.step().unwrap().goal.is_none() {
            self.take();
        }
    }
}

fn are_solved_and_refuted<G: HasLessons + Clone>() {
    for card in puzzles().into_iter().filter(|card| card.game == G::ID) {
        let id = card.id.as_str();
        assert_eq!((card.fault.as_ref(), card.shelf), (None, Shelf::Puzzle), "{id}");
        let found = faults::<G>(&data::load_of("lessons", id).unwrap());
        assert!(found.is_empty(), "{id}: {found:#?}");
        let mut learner = Learner::<G>::begin(id);
        learner.go_on_to_goal();
        let step = learner.course.step().unwrap().clone();
        let start = learner.position().clone();
        assert!(!step.refuted.is_empty(), "{id} refutes no wrong answer");
        for refuted in &step.refuted {
            let mut end = TryEnd::Open;
            for reply in &refuted.orders {
                end = learner.attempt(&reply.order);
            }
            assert!(!matches!(end, TryEnd::Solved(_)), "{id}: {} solves it", refuted.says);
            if end == TryEnd::Failed {
                let answer = learner.course.answer().unwrap().clone();
                assert_eq!((answer.kindness, answer.words), (Kindness::Failed, refuted.says.clone()), "{id}");
            }
            learner.try_again();
            assert!(*learner.position() == start, "{id}: a try leaves no trace");
        }
        let mut end = TryEnd::Open;
        for reply in &step.solution {
            end = learner.attempt(&reply.order);
        }
        assert_eq!(end, TryEnd::Solved(0), "{id}");
        assert!(step.answers.is_empty() || learner.course.grade() == Some(Grade::Best), "{id}");
        assert!(learner.course.is_done() && learner.go_on() && learner.course.is_over(), "{id}");
    }
}

#[test]
fn every_puzzle_is_solved_as_it_says_and_by_nothing_that_it_refutes() {
    are_solved_and_refuted::<Guderian>();
    are_solved_and_refuted::<Panzer44>();
    are_solved_and_refuted::<Platoon>();
    are_solved_and_refuted::<Squad>();
}

/// The other side may act in the middle of a solution: its orders are not those after it.
fn are_played_to_their_end<G: HasLessons>() {
    for card in puzzles().into_iter().filter(|card| card.game == G::ID) {
        let source = data::load_of("lessons", &card.id).unwrap();
        let (lesson, rulebook) = read_lesson::<G>(&source).unwrap();
        let starts = step_starts(&lesson, &rulebook, lesson.steps.len());
        assert!(starts.is_ok_and(|starts| starts.len() == lesson.steps.len() + 1), "{}", card.id);
    }
}

#[test]
fn an_author_sees_every_step_of_a_puzzle_again() {
    are_played_to_their_end::<Guderian>();
    are_played_to_their_end::<Panzer44>();
    are_played_to_their_end::<Platoon>();
    are_played_to_their_end::<Squad>();
}

#[test]
fn puzzles_have_a_shelf_of_their_own() {
    let (lessons, puzzles) = (cards(), puzzles());
    assert!(!puzzles.is_empty() && lessons.iter().all(|card| !puzzles.iter().any(|it| it.id == card.id)));
    for card in puzzles.iter().chain(&lessons) {
        let next = next_after(&card.id);
        let is_beside = next.is_none_or(|next| next.shelf == card.shelf && next.game == card.game);
        assert!(is_beside, "{} leads to another shelf", card.id);
    }
}

const TWO_LINES: &str = "p-two-lines";

fn order(text: &str) -> <Guderian as Game>::Order {
    ron::from_str(text).unwrap()
}

/// Any legal orders are played; the rules refuse the others, and a try ends with the last of its orders.
#[test]
fn a_try_takes_any_legal_order_and_ends_at_the_most() {
    let mut learner = Learner::<Guderian>::begin(TWO_LINES);
    assert!(learner.course.is_tried() && !learner.course.may_go_on() && !learner.go_on());
    let far = order(r#"Move(units: ["mot-76-20"], path: ["2020"])"#);
    assert!(matches!(learner.judge(&far), Verdict::Refused(_)));
    let step = order(r#"Move(units: ["pz-25-7"], path: ["1319"])"#);
    assert_eq!(learner.attempt(&step), TryEnd::Open);
    assert!(learner.course.may_go_back());
    let other = order(r#"Move(units: ["mot-76-20"], path: ["1514"])"#);
    assert_eq!(learner.attempt(&other), TryEnd::Failed);
    assert!(learner.course.is_failed() && !learner.course.is_open());
    let Verdict::Answered(answer) = learner.judge(&step) else { panic!("the position comes back first") };
    assert_eq!(answer.kindness, Kindness::Later);
    let said = learner.course.answer().unwrap().words.clone();
    assert_eq!(said, learner.course.step().unwrap().otherwise);
    learner.try_again();
    assert_eq!(learner.course.answer().unwrap().words, said, "the answer stays while the learner thinks");
}

/// A try that has reached one of two goals is never told that it has reached both.
#[test]
fn a_try_that_reaches_one_goal_of_two_is_told_which() {
    let mut learner = Learner::<Guderian>::begin(TWO_LINES);
    assert_eq!(learner.course.orders(), 0);
    let away = order(r#"Move(units: ["mot-76-20"], path: ["1313"])"#);
    assert_eq!(learner.attempt(&away), TryEnd::Open);
    assert_eq!(learner.course.orders(), 1);
    let cut = order(r#"Move(units: ["pzg-7-7"], path: ["1319", "1418", "1518"])"#);
    assert_eq!(learner.attempt(&cut), TryEnd::Failed);
    let step = learner.course.step().unwrap().clone();
    assert_eq!(learner.course.answer().unwrap().words, step.failed[1].says);
    let parts = learner.course.goal_parts(&learner.world, &learner.record, &Ids);
    assert_eq!(parts.iter().map(|part| part.is_reached).collect::<Vec<_>>(), [false, true]);
    assert!(parts[0].words.contains("not out of supply"), "{parts:?}");
    let stays = learner.position().clone();
    learner.judge(&away);
    assert!(*learner.position() == stays, "the position stays until the learner tries again");
    learner.try_again();
    let open = order(r#"Move(units: ["mot-76-20"], path: ["1514", "1614"])"#);
    assert_eq!(learner.attempt(&open), TryEnd::Open);
    let short = order(r#"Move(units: ["pzg-6-7"], path: ["1319"])"#);
    assert_eq!(learner.attempt(&short), TryEnd::Failed);
    assert_eq!(learner.course.answer().unwrap().words, step.failed[0].says);
}

/// Only part of the panzers with the regiment on the far bank has odds between 5-1 and 10-1: the river does not count.
#[test]
fn the_far_bank_with_part_of_the_units_has_an_answer_of_its_own() {
    let mut learner = Learner::<Guderian>::begin("p-far-bank");
    let walk = r#"Move(units: ["ind-gd"], path: ["1216", "1217", "1218", "1319", "1418"])"#;
    for text in [walk, "EndPhase"] {
        assert_eq!(learner.attempt(&order(text)), TryEnd::Open, "{text}");
    }
    let attack = order(r#"Attack(units: ["pz-25-7", "ind-gd"], targets: ["1417"])"#);
    assert_eq!(learner.attempt(&attack), TryEnd::Solved(1));
}

fn give_all(learner: &mut Learner<Platoon>, orders: &[&str]) -> TryEnd {
    let mut end = TryEnd::Open;
    for text in orders {
        let order: <Platoon as Game>::Order = ron::from_str(text).unwrap();
        end = learner.attempt(&order);
    }
    end
}

/// Two platoons cost the enemy enough, but the third has not fired.
#[test]
fn enough_harm_without_the_third_platoon_is_not_called_too_little() {
    let mut learner = Learner::<Platoon>::begin("p-targets");
    let orders = [
        r#"Fire(firers: ["ge-panther-g-1"], hex: "1203", target: Unit("so-su-76-1"))"#,
        r#"Fire(firers: ["ge-pz-4h-1"], hex: "1005", target: Unit("so-t34-76-1"))"#,
        "Done",
    ];
    assert_eq!(give_all(&mut learner, &orders), TryEnd::Failed);
    let says = &learner.course.step().unwrap().failed[0].says;
    assert_eq!(learner.course.answer().map(|answer| &answer.words), Some(says));
}

/// What is refuted by its sequence is not said of the same orders in another one: here the wagon goes before the tank.
#[test]
fn an_answer_about_a_sequence_is_only_for_that_sequence() {
    let mut learner = Learner::<Platoon>::begin("p-road");
    let orders = [
        r#"Move(unit: "ge-sdkfz-251-1", path: ["0605", "0705", "0805", "0806", "0807", "0808"])"#,
        r#"Move(unit: "ge-wagon-1", path: ["0605", "0705", "0805", "0905"])"#,
        r#"Move(unit: "ge-pz-4h-1", path: ["0605", "0705", "0805", "0905"])"#,
        "Done",
    ];
    assert_eq!(give_all(&mut learner, &orders), TryEnd::Failed);
    let step = learner.course.step().unwrap();
    assert!(step.refuted[1].exactly);
    assert_eq!(learner.course.answer().map(|answer| &answer.words), Some(&step.otherwise));
}

/// The end of the phase ends a try, too.
#[test]
fn a_try_ends_with_its_phase() {
    let mut learner = Learner::<Guderian>::begin(TWO_LINES);
    assert_eq!(learner.attempt(&order("EndPhase")), TryEnd::Failed);
}

/// One regiment cuts the line as well, and the words say why the division is better.
#[test]
fn another_answer_has_its_own_grade() {
    let mut learner = Learner::<Guderian>::begin(TWO_LINES);
    let open = order(r#"Move(units: ["mot-76-20"], path: ["1514", "1614"])"#);
    assert_eq!(learner.attempt(&open), TryEnd::Open);
    let cut = order(r#"Move(units: ["pz-25-7"], path: ["1319", "1419", "1519"])"#);
    assert_eq!(learner.attempt(&cut), TryEnd::Solved(1));
    assert_eq!(learner.course.grade(), Some(Grade::Good));
}

/// A lesson that is read again while it is written is played as a try is: the retreat of the enemy is between two orders
/// of the solution.
#[test]
fn a_solution_has_the_orders_of_the_other_side_between_its_own() {
    let (lesson, rulebook) = load::<Guderian>("p-twenty-hexes").unwrap();
    let starts = step_starts(&lesson, &rulebook, lesson.steps.len()).unwrap();
    let mut learner = Learner::<Guderian>::begin("p-twenty-hexes");
    for reply in &lesson.steps[0].solution {
        learner.attempt(&reply.order);
    }
    assert!(starts.last().unwrap().position.public == learner.position().public);
}

/// A sentence names the figure that was reached, so that an author can correct a sum.
#[test]
fn the_check_names_the_figure_that_was_reached() {
    let Source { name, text } = data::load_of("lessons", TWO_LINES).unwrap();
    let text = text.replacen("at_least: 1", "at_least: 4", 1);
    let found = faults::<Guderian>(&Source { name, text });
    let said = found.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert!(
        said.iter().any(|line| line.contains("do not reach the goal") && line.contains("out_of_supply is 1")),
        "{said:?}"
    );
}

/// A lesson keeps the position at the beginning of each step: a file of a stranger could have a step for every byte.
#[test]
fn a_lesson_has_no_more_steps_than_a_game_has_orders() {
    let Source { name, text } = data::load_of("lessons", "moving").unwrap();
    let many = "(title: \"One more\", text: \"To be read.\"), ".repeat(5001);
    let text = text.replacen("steps: [", &format!("steps: [{many}"), 1);
    let found = faults::<Guderian>(&Source { name, text });
    let said = found.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert!(said.len() == 1 && said[0].contains("a lesson has at most 5000 steps"), "{said:?}");
}
