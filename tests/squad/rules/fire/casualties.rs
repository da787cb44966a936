//! Tests of casualties.

use kessel::games::squad::rules::fire::casualties::{
    Fate, Hit, Loss, Losses, Struck, fate, is_legal, legal, survives, usual,
};

fn hit(unit: &str, struck: Struck, rating: u16) -> Hit {
    Hit {
        unit: unit.parse().unwrap(),
        struck,
        rating,
        pinned: false,
        ignores: false,
        weapons: 0,
        riders: 0,
        carrier: None,
    }
}

fn told(sets: &[Losses]) -> Vec<String> {
    let mut told: Vec<String> = sets
        .iter()
        .map(|set| {
            let parts: Vec<String> = set.iter().map(|(unit, loss)| format!("{unit} {loss:?}")).collect();
            parts.join(", ")
        })
        .collect();
    told.sort();
    told
}

/// Example 5: three points on one German rifle squad.
#[test]
fn a_squad_is_reduced_and_pinned_or_lost() {
    let squad = [hit("a", Struck::Squad { reduction: 2 }, 5)];
    assert_eq!(told(&legal(&squad, 3)), ["a Eliminated", "a ReducedAndPinned"]);
    assert!(!is_legal(&squad, 3, &vec![(squad[0].unit, Loss::Pinned)]), "a pin alone is too little");
    assert_eq!(usual(&squad, 3), [(squad[0].unit, Loss::ReducedAndPinned)]);
    assert_eq!(told(&legal(&squad, 1)), ["a Eliminated", "a Pinned", "a Reduced"]);
    assert_eq!(usual(&squad, 1), [(squad[0].unit, Loss::Pinned)]);
}

/// Example 6: one point on a hex with one pinned squad.
#[test]
fn who_is_pinned_can_only_be_lost() {
    let pinned = [Hit { pinned: true, ..hit("a", Struck::Squad { reduction: 2 }, 4) }];
    assert_eq!(told(&legal(&pinned, 1)), ["a Eliminated"]);
}

/// Example 7: four points on an unpinned and a pinned American squad.
#[test]
fn who_is_pinned_pays_last() {
    let whole = hit("a", Struck::Squad { reduction: 2 }, 4);
    let pinned = Hit { pinned: true, ..hit("b", Struck::Squad { reduction: 2 }, 4) };
    let hits = [whole, pinned];
    assert_eq!(told(&legal(&hits, 4)), ["a Eliminated"]);
    assert_eq!(told(&legal(&hits, 5)), ["a Eliminated, b Eliminated"]);
    assert_eq!(told(&legal(&hits, 9)), ["a Eliminated, b Eliminated"], "all that there is");
}

/// Example 8: a gun of rating 3 with a shield is hit inside its arc.
#[test]
fn a_shield_takes_the_first_point() {
    let gun = [Hit { ignores: true, ..hit("gun", Struck::Crew, 3) }];
    assert_eq!(told(&legal(&gun, 1)), ["gun Ignored"]);
    assert_eq!(told(&legal(&gun, 3)), ["gun Put(2)"]);
    assert_eq!(fate(3, 2), Fate::Die);
    assert_eq!([3, 4].map(|die| survives(3, die)), [true, false]);
    // Five points: four are left, which is more than its rating.
    assert_eq!(told(&legal(&gun, 5)), ["gun Eliminated"]);
    assert_eq!(fate(3, 4), Fate::Eliminated);
}

/// The points that a shield has not cancelled are put on the gun first. Other units pay only when the gun can pay no
/// more (13.10).
#[test]
fn behind_a_shield_the_gun_pays_first() {
    let gun = Hit { ignores: true, ..hit("gun", Struck::Crew, 3) };
    let hits = [gun, hit("half", Struck::Half, 2)];
    let sets = told(&legal(&hits, 2));
    assert_eq!(sets, ["gun Put(1)", "half Eliminated"]);
    let sets = told(&legal(&hits, 5));
    assert_eq!(sets, ["gun Put(3), half Eliminated", "gun Put(3), half Pinned"]);
}

/// Leaders pay last and weapons are kept if the loss is otherwise equal (13.8).
#[test]
fn the_usual_losses_spare_leaders_and_weapons() {
    let armed = Hit { weapons: 1, ..hit("a", Struck::Half, 2) };
    let hits = [armed, hit("b", Struck::Half, 2), hit("leader", Struck::Leader, 1)];
    assert_eq!(usual(&hits, 1), [("b".parse().unwrap(), Loss::Pinned)], "nothing is lost by a pin");
    let pinned = hits.map(|hit| Hit { pinned: true, ..hit });
    assert_eq!(usual(&pinned, 2), [("b".parse().unwrap(), Loss::Eliminated)]);
}

/// A unit that is not pinned is lost before the pinned ones, even if that pays more points than needed (13.7).
#[test]
fn a_leader_falls_before_a_pinned_squad() {
    let pinned = Hit { pinned: true, ..hit("b", Struck::Squad { reduction: 2 }, 5) };
    let hits = [hit("a", Struck::Leader, 1), pinned];
    assert_eq!(told(&legal(&hits, 4)), ["a Eliminated, b Eliminated"]);
    assert_eq!(told(&legal(&hits, 1)), ["a Eliminated", "a Pinned"]);
}

/// An AFV takes three points of a failed assault at most (17.7).
#[test]
fn a_tank_takes_three_points() {
    let hits = [hit("tank", Struck::Armour, 3), hit("half", Struck::Half, 2)];
    assert_eq!(told(&legal(&hits[..1], 2)), ["tank Put(2)"]);
    assert_eq!(told(&legal(&hits[..1], 5)), ["tank Put(3)"], "it is not lost by that");
    assert_eq!(
        told(&legal(&hits, 3)),
        ["tank Put(1), half Eliminated", "tank Put(2), half Pinned", "tank Put(3)"]
    );
}

/// Passengers may pay for their carrier. If it is eliminated, they are eliminated too and count as paid (13.9).
#[test]
fn passengers_may_pay() {
    let truck = Hit { riders: 5, ..hit("truck", Struck::Crew, 4) };
    let squad = Hit { carrier: Some(truck.unit), ..hit("squad", Struck::Rider { reduction: Some(2) }, 5) };
    let hits = [truck, squad];
    let expected = ["squad Eliminated", "squad Reduced", "truck Eliminated", "truck Put(1)"];
    assert_eq!(told(&legal(&hits, 1)), expected);
    assert_eq!(told(&legal(&hits, 9)), ["truck Eliminated", "truck Put(4), squad Eliminated"]);
    assert_eq!(told(&legal(&hits, 10)), ["truck Eliminated, squad Eliminated"]);
    // A passenger that is pinned with its carrier can only be eliminated.
    let pinned = hits.map(|hit| Hit { pinned: true, ..hit });
    assert_eq!(told(&legal(&pinned, 1)), ["squad Eliminated", "truck Eliminated"]);
}

/// A file from outside may state more hit units than any hex holds. It gets an answer, and no sum overflows.
#[test]
fn a_heap_of_hits_is_answered() {
    let crew = |number| hit(&format!("truck-{number}"), Struck::Crew, 99);
    let heap: Vec<Hit> = (0..200).map(|number| Hit { pinned: true, riders: 999, ..crew(number) }).collect();
    let everybody: Losses = heap.iter().map(|hit| (hit.unit, Loss::Eliminated)).collect();
    assert!(!is_legal(&heap, 10, &everybody), "one of them is enough");
    assert!(is_legal(&heap, 10, &usual(&heap, 10)));
    assert_eq!(usual(&heap, 10).len(), 1);
}
