//! The output of `kessel run` for an order with hidden units (19.2). For a side it is what the side knows, without a
//! side what both know, whatever hidden units there are.

use super::play::{Lots, SCENARIOS};
use crate::shared::aloud::{self, SaidAloud, kessel};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Record, Viewer},
    },
    games::platoon::rules::{
        Platoon, Position, Rulebook,
        counter::Place,
        event::Event,
        order::{Order, legal},
        position::{Public, hidden::is_hidden},
        scenario::options::Options,
        view::to_play,
    },
};
use serde_json::Value;
use std::sync::Arc;

fn options() -> Options {
    let mut options = Options::default();
    options.set("hidden_units", Some("on")).unwrap();
    options
}

impl SaidAloud for Platoon {
    const IS_REFUSED_ALIKE: bool = false;

    fn orders(rulebook: &Arc<Rulebook>, position: &Position) -> Vec<Order> {
        let side = to_play(rulebook, &position.public);
        legal::orders(rulebook, &position.known_to(side), side)
    }

    fn twin(rulebook: &Rulebook, position: &Position, lots: &mut Lots) -> Option<Position> {
        let side = to_play(rulebook, &position.public);
        let hidden = position.secrets.unseen.counters.values();
        let on_map: Vec<UnitId> =
            hidden.filter(|unit| unit.side != side && unit.hex().is_some()).map(|unit| unit.id).collect();
        let unit = *on_map.get(lots.below(on_map.len()))?;
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let begins = lots.below(hexes.len());
        (0..hexes.len()).find_map(|number| {
            let hex = hexes[(begins + number) % hexes.len()];
            let mut other = position.clone();
            other.look(Viewer::All);
            if other.public.in_hex(hex).next().is_some() {
                return None;
            }
            other.look(Viewer::Both);
            other.secrets.unseen.counters.get_mut(&unit)?.place = Place::Map(hex);
            let mut truth = other.clone();
            truth.look(Viewer::All);
            // The hidden units stay hidden, and no unit comes into sight.
            let stays = truth.public.counters.iter().all(|counter| {
                let hidden = counter.hex().is_some() && is_hidden(rulebook, &truth.public, counter);
                counter.hex().is_none() || hidden == truth.secrets.unseen.counters.contains_key(&counter.id)
            });
            (stays && Platoon::faults(rulebook, &other).is_empty()).then_some(other)
        })
    }

    fn pick(lots: &mut Lots, orders: &[Order]) -> Order {
        lots.choose(orders)
    }

    fn shows(event: &Event) -> bool {
        matches!(
            event,
            Event::Shown { .. }
                | Event::Sighted { .. }
                | Event::MinesKnown { .. }
                | Event::FortKnown { .. }
                | Event::Suffered { .. }
        )
    }

    fn owes_alike(one: &Public, other: &Public) -> bool {
        one.owed == other.owed
    }
}

/// 19.3: the output for a side's order is the same, whatever the places of the units that it does not know. It may
/// differ when a unit comes into sight, or a march waits for a question to its enemy. It may also differ when a phase
/// is passed over in which no unit can act.
#[test]
fn what_is_printed_of_an_order_tells_not_who_hides_where() {
    aloud::tells_not_who_hides_where::<Platoon>(&SCENARIOS, &options());
}

/// 19.2: the place of a gun that is set up in woods is printed to its side and to the referee alone.
#[test]
fn what_a_side_sets_up_unseen_is_printed_to_it_alone() {
    let folder = std::env::temp_dir().join(format!("kessel-platoon-run-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).display().to_string();
    let (game, orders) = (file("game.kessel"), file("orders.json"));
    let rules = Arc::new(Platoon::load("stream-line", &options()).unwrap());
    Record::<Platoon>::new(&mut Platoon::world(), rules, 3).file.write(game.as_ref()).unwrap();
    let unit: UnitId = "ge-at-75-1".parse().unwrap();
    let place = |at: &str| Order::Place { unit, hex: at.parse().unwrap() };
    std::fs::write(&orders, serde_json::to_string(&[place("1302")]).unwrap()).unwrap();
    for (eyes, knows) in
        [(None, false), (Some("soviet"), false), (Some("german"), true), (Some("referee"), true)]
    {
        let eyes: Vec<&str> = eyes.into_iter().flat_map(|eyes| ["--as", eyes]).collect();
        let (code, told, complaint) = kessel(&[&["run", &game, &orders, "--json"], eyes.as_slice()].concat());
        assert_eq!(code, Some(0), "{complaint}");
        let told: Value = serde_json::from_str(told.trim()).unwrap();
        assert_eq!(told["events"].to_string().contains("1302"), knows, "{eyes:?}: {told}");
        let (_, text, _) = kessel(&[&["run", &game, &orders], eyes.as_slice()].concat());
        let told = text.lines().filter(|line| !line.starts_with('>')).any(|line| !line.trim().is_empty());
        assert_eq!(told, knows, "{eyes:?}: {text}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
