//! The particulars of the lessons of Panzer ’44: a plot is written entry by entry before it is committed.

use super::{Learner, ids};
use kessel::{
    engine::{
        lessons::{HasLessons, Kindness, Verdict},
        orders::Game,
    },
    games::panzer44::{
        planning::lesson::Deed,
        rules::{
            Panzer44,
            combat::{Shot, procedure},
            kinds::Side,
            order::Order,
            plot::{Entry, Task},
        },
    },
};

fn deed(text: &str) -> Deed {
    ron::from_str(text).unwrap()
}

#[test]
fn an_entry_is_written_and_the_commit_takes_what_is_written() {
    let mut learner = Learner::<Panzer44>::begin("plotting");
    let wanted = deed(r#"Write(Put("us-m4-75-1", Fire(target: "1408")))"#);
    let Verdict::Answered(answer) = learner.judge(&wanted) else {
        panic!("the first step is there to be read")
    };
    assert_eq!(answer.kindness, Kindness::Later);
    learner.take();
    learner.give(&wanted);
    let draft = Panzer44::prepared(&learner.world);
    assert_eq!(draft.plot.orders.len(), 1);
    // The order of the button is the action of committing.
    let order = Order::Plot { side: Side::Allied, plot: draft.plot };
    assert_eq!(Panzer44::deed(&learner.world, &order), Deed::Commit);
    assert_eq!(Panzer44::order(&learner.world, &Deed::Commit), Some(order));
    let other = Order::Plot { side: Side::Allied, plot: Default::default() };
    assert_eq!(Panzer44::deed(&learner.world, &other), Deed::Give(other));
}

/// A recorded plot is taught as its entries; a pair that loads is one of them, and what unloads comes last.
#[test]
fn a_plot_is_taught_entry_by_entry() {
    let plot = r#"Plot(side: Allied, plot: (orders: {
        "a": Unload, "b": Load(with: "c"), "c": Load(with: "b"), "d": Fire(target: "1408"),
    }, strikes: ["1409"]))"#;
    let wanted = [
        r#"Write(Put("b", Load(with: "c")))"#,
        r#"Write(Put("d", Fire(target: "1408")))"#,
        r#"Write(Put("a", Unload))"#,
        r#"Write(Fly("1409"))"#,
        "Commit",
    ];
    let order: Order = ron::from_str(plot).unwrap();
    assert_eq!(Panzer44::deeds(&order), wanted.map(deed));
    assert_eq!(Panzer44::deeds(&Order::EndPhase), [Deed::Give(Order::EndPhase)]);
}

#[test]
fn going_back_wipes_the_entry_off_again() {
    let mut learner = Learner::<Panzer44>::begin("plotting");
    learner.take();
    learner.take();
    assert_eq!(learner.course.number(), 2);
    assert_eq!(Panzer44::prepared(&learner.world).plot.orders.len(), 1);
    learner.go_back();
    assert_eq!((learner.course.number(), Panzer44::prepared(&learner.world).plot.orders.len()), (1, 0));
}

#[test]
fn an_entry_that_the_rules_forbid_is_answered_with_their_case_whoever_thought_of_it() {
    let mut learner = Learner::<Panzer44>::begin("plotting");
    learner.take();
    // No unit is there, and the step does not name the hex.
    let empty = deed(r#"Write(Put("us-m4-75-1", Fire(target: "1208")))"#);
    learner.go_on();
    let Verdict::Answered(answer) = learner.judge(&empty) else { panic!("not wanted") };
    assert_eq!(answer.kindness, Kindness::Warned, "the pattern of the step takes it");
    let nobody = deed(r#"Write(Put("us-m10-1", Fire(target: "1208")))"#);
    let Verdict::Refused(refusal) = learner.judge(&nobody) else { panic!("not wanted") };
    assert_eq!(refusal.case, "5.1");
}

/// If a text names the superiority of the wanted fire, it is the one that the chart gives. Every direct fire that a
/// learner executes has its superiority named.
#[test]
fn the_superiority_that_is_told_is_true() {
    let mut fires = 0;
    for id in ids::<Panzer44>() {
        let mut learner = Learner::<Panzer44>::begin(&id);
        let mut told = String::new();
        while !learner.course.is_over() {
            let step = learner.course.step().unwrap().clone();
            told += &step.text;
            if let Some(Deed::Give(Order::Fire { unit, at: Some(at) })) = &step.order {
                let (rulebook, public) = (&learner.record.rulebook, &learner.position().public);
                let (firer, target) = (public.find(*unit).unwrap(), public.find(*at).unwrap());
                let gun = rulebook.kind(firer).gun.unwrap();
                let shot = Shot::direct(rulebook, firer, &gun, firer.hex().unwrap());
                let attack = procedure(rulebook, public, &shot, target, target.hex().unwrap()).unwrap();
                let words = format!("{:+}", attack.superiority);
                assert!(told.contains(&words), "{id}, {}: {words} is not told", step.title);
                fires += 1;
            }
            told += &step.after;
            learner.take();
        }
    }
    assert_eq!(fires, 5);
}

/// The learner sees only one side: each entry is of that side, and so is each order of the learner.
#[test]
fn a_learner_orders_his_own_side_only() {
    for id in ids::<Panzer44>() {
        let mut learner = Learner::<Panzer44>::begin(&id);
        let own = learner.lesson().position.as_ref().unwrap().learner;
        while !learner.course.is_over() {
            let step = learner.course.step().unwrap().clone();
            if let Some(order) = &step.order {
                let side = Panzer44::side_to_play(&learner.record.rulebook, learner.position());
                assert_eq!(side, own.to_string(), "{id}, {}", step.title);
                if let Deed::Write(Entry::Put(unit, Task::Move | Task::Fire { .. })) = order {
                    assert_eq!(learner.position().public.find(*unit).unwrap().side, own);
                }
            }
            learner.take();
        }
    }
}
