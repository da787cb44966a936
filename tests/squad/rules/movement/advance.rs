//! Advances and turns after the movement (3.5).

use crate::{
    rules::movement::samples::{at, changed, facing, on_board, position, work},
    shared::names::hex,
};
use Hexside::{NorthEast, South, SouthEast};
use kessel::games::squad::rules::counter::Condition;
use kessel::{
    engine::board::Hexside,
    games::squad::rules::{
        counter::Counter,
        movement::{NoWay, may_advance},
        position::WorkKind,
        rulebook::Rulebook,
    },
};

fn advance(
    rulebook: &Rulebook,
    unit: Counter,
    to: Option<&str>,
    facing: Option<Hexside>,
) -> Result<(), NoWay> {
    may_advance(rulebook, &position(vec![unit.clone()]), &unit, to.map(hex), facing)
}

/// 3.5: infantry advances one hex of any cost, even with markers and two levels up, but not when pinned and not
/// twice.
#[test]
fn infantry_advances_one_hex() {
    let rulebook = on_board("level_2: [\"0507\"]");
    let squad = at("us-rifle-1", "0508");
    let public = position(vec![squad.clone()]);
    let to = Some(hex("0507"));
    let with = |change: fn(&mut Condition)| {
        let public = changed(&public, "us-rifle-1", change);
        public.find(squad.id).map(|squad| may_advance(&rulebook, &public, squad, to, None))
    };
    assert_eq!(
        with(|condition| (condition.moved, condition.fired, condition.spent) = (true, true, 4)),
        Some(Ok(()))
    );
    assert_eq!(with(|condition| condition.pinned = true), Some(Err(NoWay::StaysPinned { unit: squad.id })));
    assert_eq!(with(|condition| condition.advanced = true), Some(Err(NoWay::HasAdvanced { unit: squad.id })));
    let far = advance(&rulebook, squad.clone(), Some("0505"), None);
    assert_eq!(far, Err(NoWay::NotNeighbours { from: hex("0508"), to: hex("0505") }));
    assert_eq!(advance(&rulebook, squad, None, None), Err(NoWay::NoMove));
}

/// Rulings on 3.5: no advance into a hex with enemies. Large guns can only turn, and immobile AFVs cannot even
/// turn.
#[test]
fn some_do_not_advance() {
    let rulebook = on_board("");
    let flak = facing("ge-flak-88-1", "0508", South);
    let unit = flak.id;
    let advanced = advance(&rulebook, flak.clone(), Some("0507"), None);
    assert_eq!(advanced, Err(NoWay::DoesNotAdvance { unit }));
    assert_eq!(advance(&rulebook, flak.clone(), None, Some(SouthEast)), Ok(()));
    assert_eq!(advance(&rulebook, flak, None, Some(NorthEast)), Err(NoWay::TurnsOneHexside { unit }));
    let mut tank = facing("ge-pz-4h-1", "0508", South);
    tank.condition.immobile = true;
    assert_eq!(
        advance(&rulebook, tank.clone(), None, Some(SouthEast)),
        Err(NoWay::Immobile { unit: tank.id })
    );
    let squad = at("us-rifle-1", "0508");
    let public = position(vec![squad.clone(), at("ge-rifle-1", "0507")]);
    let into = may_advance(&rulebook, &public, &squad, Some(hex("0507")), None);
    assert_eq!(into, Err(NoWay::EnemyThere { hex: hex("0507") }));
}

/// 7.6: vehicles advance forwards or in reverse and turn one hexside; guns go in any direction. Wire bars
/// unarmoured vehicles (20.6).
#[test]
fn vehicles_advance_along_their_facing() {
    let rulebook = on_board("");
    let tank = || facing("us-m4-75-1", "0508", South);
    assert_eq!(advance(&rulebook, tank(), Some("0509"), Some(SouthEast)), Ok(()));
    assert_eq!(advance(&rulebook, tank(), Some("0507"), None), Ok(()), "back");
    assert_eq!(advance(&rulebook, tank(), Some("0607"), None), Err(NoWay::NotAhead { hex: hex("0607") }));
    assert_eq!(
        advance(&rulebook, facing("us-at-57-1", "0508", South), Some("0607"), Some(SouthEast)),
        Ok(())
    );
    let truck = facing("us-truck-1", "0508", South);
    let wire = work(position(vec![truck.clone()]), "0509", WorkKind::Wire);
    let into = may_advance(&rulebook, &wire, &truck, Some(hex("0509")), None);
    assert_eq!(into, Err(NoWay::Wire { hex: hex("0509") }));
}

/// The hex must have room at the end of the advance (6.7).
#[test]
fn an_advance_ends_where_there_is_room() {
    let rulebook = on_board("");
    let squad = at("us-rifle-9", "0508");
    let mut units = vec![squad.clone()];
    for number in 1..=4 {
        units.push(at(&format!("us-rifle-{number}"), "0507"));
    }
    let into = may_advance(&rulebook, &position(units), &squad, Some(hex("0507")), None);
    assert_eq!(into, Err(NoWay::Full { hex: hex("0507") }));
}
