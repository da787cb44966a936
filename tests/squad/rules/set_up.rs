//! The position as a scenario begins (4.1).

use crate::{rules::samples::of_map, shared::names::word};
use kessel::{
    engine::orders::Game,
    games::squad::rules::{
        Position, Squad,
        counter::{Condition, Place},
        event::{Event, Lost},
        kinds::Side,
        position::{Public, Secrets},
        rulebook::Rulebook,
        scenario::Scenario,
        set_up::{halves_of, sibling_of, squad_of, start, waiting},
    },
};

fn begun() -> (Rulebook, Public) {
    let rulebook = of_map("map-valmont");
    let file = format!("{}/scenarios/squad/patrol.ron", env!("CARGO_MANIFEST_DIR"));
    let form = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let scenario: Scenario = form.from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let public = start(&rulebook, &scenario);
    (rulebook, public)
}

/// The public state after an event.
fn follow(public: &mut Public, rulebook: &Rulebook, event: &Event) {
    let mut position = Position { public: std::mem::take(public), secrets: Secrets::default() };
    Squad::apply(rulebook, &mut position, event);
    *public = position.public;
}

/// Each squad has two halves, with its number and a letter (1.5).
#[test]
fn half_squads_lie_ready_beside_their_squads() {
    let (rulebook, public) = begun();
    let squad = public.find(word("us-rifle-3")).unwrap();
    let halves = halves_of(&rulebook, squad).unwrap();
    assert_eq!(halves, [word("us-rifle-half-3a"), word("us-rifle-half-3b")]);
    for half in halves {
        let counter = public.find(half).unwrap();
        assert_eq!(counter.place, Place::Away);
        assert_eq!(squad_of(&rulebook, counter), Some(squad.id));
    }
    assert_eq!(sibling_of(halves[0]), Some(halves[1]));
    assert_eq!(sibling_of(squad.id), None);
    assert_eq!(waiting(&public, Side::German).count(), 4, "two squads, a leader, a machine gun");
}

/// A reduced squad is replaced by its half, which keeps the weapon and the markers (12.1, 13.6). Two halves make a
/// whole squad again (3.1).
#[test]
fn a_reduced_squad_keeps_its_weapon() {
    let (rulebook, mut public) = begun();
    let [squad, half, gun] = ["us-rifle-1", "us-rifle-half-1a", "us-bar-1"].map(word);
    let hex = "0205".parse().unwrap();
    for event in [
        Event::Placed { unit: squad, hex, facing: None },
        Event::Armed { weapon: gun, unit: squad },
        Event::Fired { units: vec![squad] },
        Event::Suffered { unit: squad, lost: Lost::ReducedAndPinned(half) },
    ] {
        follow(&mut public, &rulebook, &event);
    }
    let there = public.find(half).unwrap();
    assert_eq!((there.place, there.condition.fired, there.condition.pinned), (Place::Map(hex), true, true));
    assert_eq!(public.find(gun).unwrap().place, Place::Carried(half));
    assert_eq!(public.find(squad).unwrap().place, Place::Away);
    assert_eq!(public.find(word("us-rifle-half-1b")).unwrap().place, Place::Destroyed);
    // Another half joins it: together they are a squad without markers.
    let other = word("us-rifle-half-2a");
    follow(&mut public, &rulebook, &Event::Placed { unit: other, hex, facing: None });
    follow(&mut public, &rulebook, &Event::Joined { halves: [half, other], squad });
    let whole = public.find(squad).unwrap();
    assert_eq!((whole.place, whole.condition.clone()), (Place::Map(hex), Condition::default()));
    assert_eq!(public.find(gun).unwrap().place, Place::Carried(squad));
    assert_eq!(public.find(half).unwrap().place, Place::Away);
    assert_eq!(public.find(other).unwrap().place, Place::Destroyed);
    // The squad is eliminated with its weapon.
    follow(&mut public, &rulebook, &Event::Suffered { unit: squad, lost: Lost::Eliminated });
    assert_eq!(public.find(gun).unwrap().place, Place::Destroyed);
}

/// Smoke 2 becomes Smoke 1, and Smoke 1 is removed (3.6; example 24).
#[test]
fn smoke_thins() {
    let (rulebook, mut public) = begun();
    let hex = "0505".parse().unwrap();
    let laid = Event::SmokeLaid { side: Side::Allied, hex, number: 2, factors: 2 };
    follow(&mut public, &rulebook, &laid);
    let mut after = || {
        follow(&mut public, &rulebook, &Event::SmokeThins);
        public.smoke.get(&hex).copied()
    };
    assert_eq!([after(), after(), after()], [Some(1), None, None]);
}
