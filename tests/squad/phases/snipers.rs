//! Snipers (21.3 to 21.5).

use super::*;
use kessel::games::squad::rules::{
    conduct::snipers::hides,
    kinds::Side,
    position::{Instruction, decision::Decision},
};

/// An American squad rolls twelve while the Germans have a sniper.
fn unlucky() -> Table {
    let stand = [("us-rifle-1", "1007"), ("ge-rifle-1", "1002"), ("sniper-1", "0101")];
    let mut table = stack(Step::Fire, &stand);
    table.set_public(|public| {
        let sniper = public.counters.iter_mut().find(|it| it.id == word("sniper-1")).unwrap();
        (sniper.side, sniper.place) = (Side::German, Place::Away);
    });
    table.exactly(fire("us-rifle-1", None, "1002"), &[6, 6]);
    table
}

/// A house from which fire at 1007 has no hindrance.
fn nest(table: &Table) -> Hex {
    let hexes = hides(&table.rules, table.public(), Side::German, hex("1007"));
    let clear = |at: &&Hex| table.rules.seeing(table.public()).hindrance(**at, hex("1007")) == Some(0);
    *hexes.iter().filter(|at| table.rules.board.built_of(**at).is_some()).find(clear).unwrap()
}

/// A sniper is placed in cover with a line of sight, and fires at once; units that are not pinned then search for it
/// (21.3, 21.4).
#[test]
fn a_sniper_appears_and_is_found() {
    let mut table = unlucky();
    let owed = Decision::Sniper { side: Side::German, hex: hex("1007"), units: ids(&["us-rifle-1"]) };
    assert_eq!(table.public().owed, Some(owed));
    assert_eq!(table.case(Order::PlaceSniper { hex: hex("1006") }), "21.3", "in the open");
    assert_eq!(table.case(losses(&[])), "5.1");
    let at = nest(&table);
    let events = table.exactly(Order::PlaceSniper { hex: at }, &[1]);
    assert_eq!(points(&events), [(hex("1007"), 1)]);
    assert!(table.counter("sniper-1").condition.fired);
    let events = table.exactly(losses(&[("us-rifle-1", Loss::Reduced)]), &[4]);
    assert!(
        events.contains(&Event::SniperGone { side: Side::German, for_good: true }),
        "above the three of a house"
    );
    assert!(table.is_lost("sniper-1"));
}

/// A pinned unit does not find it; it stays, until its side withdraws it (3.6 d, 21.4, 21.5).
#[test]
fn a_sniper_stays_and_is_withdrawn() {
    let mut table = unlucky();
    let at = nest(&table);
    table.exactly(Order::PlaceSniper { hex: at }, &[3]);
    table.exactly(losses(&[("us-rifle-1", Loss::ReducedAndPinned)]), &[]);
    assert_eq!(table.place("sniper-1"), Place::Map(at));
    table.set_public(|public| public.phase = Phase::First(Step::AfterAction));
    assert_eq!(table.case(Order::WithdrawSniper), "21.5", "the Americans have none");
    table.set_public(|public| public.phase = Phase::Second(Step::AfterAction));
    table.exactly(Order::WithdrawSniper, &[]);
    assert_eq!(table.place("sniper-1"), Place::Away);
}

/// It may also be withdrawn at the end of the other side's segment. Its side is asked, whether the other side can act
/// in that phase or not (3.6 d).
#[test]
fn a_sniper_is_withdrawn_as_the_enemys_segment_ends() {
    for (answer, place) in [(Order::WithdrawSniper, Place::Away), (Order::Hold, Place::Map(hex("1002")))] {
        for pinned in [false, true] {
            let stand = [("us-rifle-1", "1007"), ("ge-rifle-1", "1002"), ("sniper-1", "1002")];
            let mut table = stack(Step::Assault, &stand);
            table.set_public(|public| {
                let sniper = public.counters.iter_mut().find(|it| it.id == word("sniper-1")).unwrap();
                sniper.side = Side::German;
                public.turn = 1;
            });
            table.condition("us-rifle-1", |condition| condition.pinned = pinned);
            table.exactly(Order::Done, &[]);
            if pinned {
                assert_eq!(table.public().owed, None, "its player may rally first");
                table.exactly(Order::Done, &[]);
            }
            let owed = Decision::Withdrawal { side: Side::German, hex: hex("1002") };
            assert_eq!(table.public().owed, Some(owed));
            assert_eq!(table.public().phase, Phase::First(Step::AfterAction));
            assert_eq!(table.case(Order::Done), "5.1");
            table.exactly(answer.clone(), &[]);
            assert_eq!(table.place("sniper-1"), place);
            assert_ne!(table.public().phase, Phase::First(Step::AfterAction), "the phase is over by that");
        }
    }
}

/// A sniper with the instruction to fire at any unit does so by itself, if one die in six has an effect (14.6, 21.5).
#[test]
fn a_sniper_fires_by_himself() {
    for (instruction, fires) in [(Instruction::Any, true), (Instruction::Never, false)] {
        let mut table = on_watch();
        table.set_public(|public| public.phase = Phase::Second(Step::Movement));
        let units = ids(&["sniper-1"]);
        table.exactly(Order::Instruct { units, instruction }, &[]);
        table.set_public(|public| public.phase = Phase::First(Step::Movement));
        let (units, path) = (ids(&["us-rifle-1"]), vec![hex("1007")]);
        let go = Order::Move { units, path, assault: false, facing: None };
        let events = table.exactly(go, if fires { &[1] } else { &[] });
        assert_eq!(points(&events), if fires { vec![(hex("1007"), 1)] } else { vec![] });
        assert_eq!(table.counter("sniper-1").condition.fired, fires);
    }
}

/// Twelve has no effect if no sniper is left to appear (21.3).
#[test]
fn a_sniper_is_activated_once_only() {
    let mut table = unlucky();
    let at = nest(&table);
    table.exactly(Order::PlaceSniper { hex: at }, &[3]);
    table.exactly(losses(&[("us-rifle-1", Loss::ReducedAndPinned)]), &[]);
    let ready = |condition: &mut Condition| (condition.pinned, condition.fired) = (false, false);
    table.condition("us-rifle-half-1a", ready);
    table.set_public(|public| public.fired_at.clear());
    table.exactly(fire("us-rifle-half-1a", None, "1002"), &[6, 6]);
    assert_eq!(table.public().owed, None);
}

/// A German sniper in a house, and a squad next to 1007, which it sees.
fn on_watch() -> Table {
    let stand = [("us-rifle-1", "1008"), ("ge-rifle-1", "2001"), ("sniper-1", "0101")];
    let mut table = stack(Step::Movement, &stand);
    let sniper = |table: &mut Table, place| {
        table.set_public(|public| {
            let sniper = public.counters.iter_mut().find(|it| it.id == word("sniper-1")).unwrap();
            (sniper.side, sniper.place) = (Side::German, place);
        });
    };
    sniper(&mut table, Place::Away);
    let at = nest(&table);
    sniper(&mut table, Place::Map(at));
    table
}

/// A sniper fires once at infantry that moves within six hexes (21.5).
#[test]
fn a_sniper_fires_at_who_moves() {
    let mut table = on_watch();
    table.set_public(|public| {
        let mover = public.counters.iter_mut().find(|it| it.id == word("us-rifle-1")).unwrap();
        mover.place = Place::Map(hex("1009"));
    });
    let go = |to: &str| {
        let (units, path) = (ids(&["us-rifle-1"]), vec![hex(to)]);
        Order::Move { units, path, assault: false, facing: None }
    };
    table.exactly(go("1008"), &[]);
    if table.public().owed.is_some() {
        table.exactly(Order::Hold, &[]);
    }
    table.condition("us-rifle-1", |condition| (condition.moved, condition.halted) = (false, false));
    table.exactly(go("1007"), &[]);
    let snipe = || Order::OpportunityFire { shots: shots("sniper-1"), leader: None, lane: None };
    let events = table.exactly(snipe(), &[3]);
    assert_eq!(points(&events), [(hex("1007"), 3)]);
    table.exactly(losses(&[("us-rifle-1", Loss::ReducedAndPinned)]), &[]);
    assert!(table.counter("sniper-1").condition.fired && table.public().owed.is_none());
    assert_eq!(table.case(snipe()), "5.1");
}
