//! Attacks by drags and clicks, and the answers that a battle asks for.

use crate::windowless::{SEVENTH, Table, face_to_face, hex, put, word};
use bevy::prelude::*;
use kessel::{
    engine::board::Hex,
    games::guderian::rules::{
        Guderian,
        combat::battle::Decision,
        order::{Order, legal},
        phase::Phase,
    },
    planning::Plan,
    settings::Settings,
    table::Request,
};

/// Drags all three regiments onto the enemy and confirms the attack.
fn attack(table: &mut Table) {
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("1208")));
    table.drag_with_shift(from, to);
    let plan = table.get::<Plan<Guderian>>().0.attack.clone();
    assert_eq!((plan.units.len(), plan.targets), (3, vec![hex("1208")]), "{:?}", table.session().refusal);
    table.tap(KeyCode::Enter);
    assert!(table.position().public.battle.is_some() || table.session().moves > 1);
}

#[test]
fn attackers_are_dragged_onto_their_target() {
    let mut table = Table::with(face_to_face(1));
    attack(&mut table);
    assert!(table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
    assert!(table.get::<Plan<Guderian>>().0.attack.is_empty());
    table.request(Request::Undo);
    let refusal = table.session().refusal.clone().expect("a thrown die stays");
    assert_eq!(refusal.case, "table");
}

#[test]
fn an_attack_is_put_together_by_clicks_target_first() {
    let mut table = Table::with(face_to_face(1));
    let target = table.place("untried-rifle-01");
    table.click(target);
    let own = table.place("pzg-7-7");
    table.click(own);
    let plan = table.get::<Plan<Guderian>>().0.attack.clone();
    assert_eq!((plan.units, plan.targets), (vec![word("pzg-7-7")], vec![hex("1208")]));
    table.tap(KeyCode::Enter);
    assert!(table.position().public.counter(table.piece("pzg-7-7")).condition.has_attacked);
    assert!(!table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
}

/// An untried division proves worthless: that is shown like any result. Two stacks could advance, but neither does
/// before the player has chosen one (9.81).
#[test]
fn a_battle_without_a_die_is_told_and_the_player_says_who_advances() {
    let mut table = Table::with(|rulebook, position| {
        face_to_face(1)(rulebook, position);
        put(position, &["pzg-7-7"], "1109");
        position.secrets.identity.insert(word("untried-rifle-01"), word("rifle-2"));
    });
    let units = SEVENTH.map(word).to_vec();
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    let told = table.session().without_die.clone().expect("it is told");
    assert!(told.contains("has no strength") && told.ends_with("won without a roll."), "{told}");
    assert!(matches!(table.position().public.owed, Some(Decision::Advance { .. })));
    let place = table.middle(hex("1208"));
    table.click(place);
    let refusal = table.session().refusal.clone().expect("a question");
    assert!(refusal.words().contains("can advance to 1208: click a stack first"), "{}", refusal.words());
    assert!(SEVENTH.iter().all(|unit| table.stands(unit) != Some(hex("1208"))), "nobody goes unasked");
    let chosen = table.place("pzg-7-7");
    table.click(chosen);
    table.click(place);
    assert_eq!(table.stands("pzg-7-7"), Some(hex("1208")), "{:?}", table.session().refusal);
    // A click on a stack selects all of it.
    let rest = table.place("pzg-6-7");
    table.click(rest);
    assert_eq!(table.session().selected.len(), 2, "{:?}", table.session().selected);
}

#[test]
fn a_retreat_is_chosen_by_clicking() {
    for die in 1..=6 {
        let mut table = Table::with(face_to_face(die));
        attack(&mut table);
        if !matches!(table.position().public.owed, Some(Decision::LoseOrRetreat { .. })) {
            continue;
        }
        table.request(Request::order(Order::Retreat));
        let Some(Decision::Route { stacks, .. }) = table.position().public.owed.clone() else { continue };
        assert_eq!(stacks, [hex("1208")]);
        // Away from the attackers, one hex after the other, to the end of a route.
        let ends: Vec<Hex> = table
            .session()
            .rulebook
            .clone()
            .expect("a game")
            .board
            .hexes()
            .filter(|end| (1..=3).contains(&end.distance(hex("1208"))) && end.distance(hex("1108")) > 1)
            .collect();
        for end in ends {
            let place = table.middle(end);
            table.click(place);
            if table.stands("untried-rifle-01") == Some(end) {
                return;
            }
            table.tap(KeyCode::Escape);
        }
        panic!("no click sent the stack away: {:?}", table.session().refusal);
    }
    panic!("no die made anybody retreat");
}

/// 9.8: a click on a highlighted hex advances the whole stack of winners, although none was selected before.
#[test]
fn winners_advance_by_one_click_on_a_lit_hex() {
    for die in 1..=6 {
        let mut table = Table::with(face_to_face(die));
        attack(&mut table);
        if matches!(table.position().public.owed, Some(Decision::LoseOrRetreat { .. })) {
            table.request(Request::order(Order::Retreat));
        }
        while let Some(Decision::Route { stacks, .. }) = table.position().public.owed.clone() {
            let rulebook = table.session().rulebook.clone().expect("a game");
            let [stack, ..] = stacks[..] else { panic!("nobody retreats") };
            let path = legal::routes(&rulebook, &table.position().public, stack).swap_remove(0);
            table.request(Request::order(Order::Route { stack, path, units: Vec::new() }));
        }
        let Some(Decision::Advance { among, .. }) = table.position().public.owed.clone() else { continue };
        table.wait(240);
        let place = table.middle(hex("1208"));
        table.click(place);
        let there = table.stands("pzg-7-7");
        assert_eq!(there, Some(hex("1208")), "{among:?} {:?}", table.session().refusal);
        return;
    }
    panic!("no die made anybody win");
}

/// The die of the present phase is shown again when the game is opened in the middle of its battle.
#[test]
fn a_game_opened_in_a_battle_shows_its_die() {
    let mut table = Table::with(face_to_face(1));
    attack(&mut table);
    let rolled = table.session().rolled.clone().expect("a die");
    let folder = std::env::temp_dir().join(format!("kessel-battle-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("battle.kessel");
    table.request(Request::Save(path.clone()));
    table.request(Request::Load(path));
    let again = table.session().rolled.clone().expect("the die is known");
    assert_eq!((again.die, again.column), (rolled.die, rolled.column));
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// No die by accident: an overrun by a drop shows its odds and waits for a click (6.5).
#[test]
fn a_drop_that_throws_a_die_asks_first_unless_that_is_switched_off() {
    for asks in [true, false] {
        let mut table = Table::with(|rulebook, position| {
            face_to_face(6)(rulebook, position);
            position.public.phase = Phase::GermanMovement;
        });
        table.app.insert_resource(Settings { ask_before_dice: asks, ..Settings::default() });
        table.wait(2);
        let (from, to) = (table.place(SEVENTH[0]), table.middle(hex("1208")));
        table.drag_with_shift(from, to);
        let plan = table.get::<Plan<Guderian>>().0.attack.clone();
        let thrown = table.session().rolled.is_some();
        assert_eq!((plan.overrun, thrown), (asks, !asks), "{:?}", table.session().refusal);
        if asks {
            let order = plan.order().unwrap();
            assert!(matches!(&order, Order::Overrun { units, .. } if units.len() == 3), "{order:?}");
            table.request(Request::order(order));
            assert!(table.session().rolled.is_some(), "{:?}", table.session().refusal);
            assert!(table.get::<Plan<Guderian>>().0.attack.is_empty());
        }
    }
}
