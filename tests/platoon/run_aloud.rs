//! What `kessel run` prints of an order where units are hidden (19.2): to a side what it knows, and to whoever names none what both
//! know, whatever stands unseen elsewhere.

use super::play::Lots;
use kessel::{
    cli::Commanded,
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Record, Viewer, play},
    },
    games::platoon::rules::{
        Platoon, Position, Rulebook,
        counter::Place,
        event::Event,
        order::{Order, legal},
        position::hidden::is_hidden,
        scenario::options::Options,
        view::to_play,
    },
};
use serde_json::Value;
use std::{process::Command, sync::Arc};

fn rules(scenario: &str) -> Arc<Rulebook> {
    let mut options = Options::default();
    options.set("hidden_units", Some("on")).unwrap();
    Arc::new(Platoon::load(scenario, &options).unwrap())
}

/// The position with a hidden unit of the enemy in another hex, where it is as little seen; none if there is none.
fn twin(rules: &Rulebook, position: &Position, lots: &mut Lots) -> Option<Position> {
    let side = to_play(rules, &position.public);
    let hidden = position.secrets.unseen.counters.values();
    let on_map: Vec<UnitId> =
        hidden.filter(|unit| unit.side != side && unit.hex().is_some()).map(|unit| unit.id).collect();
    let unit = *on_map.get(lots.below(on_map.len()))?;
    let hexes: Vec<Hex> = rules.board.hexes().collect();
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
        // What is hidden there stays so, and nobody comes into sight.
        let stays = truth.public.counters.iter().all(|counter| {
            let hidden = counter.hex().is_some() && is_hidden(rules, &truth.public, counter);
            counter.hex().is_none() || hidden == truth.secrets.unseen.counters.contains_key(&counter.id)
        });
        (stays && Platoon::faults(rules, &other).is_empty()).then_some(other)
    })
}

/// What is printed of these events for these eyes.
fn printed(rules: &Rulebook, now: &Position, events: &[Event], eyes: Viewer) -> Vec<String> {
    let mut known = now.clone();
    known.look(eyes);
    let heard = events.iter().filter_map(|event| Platoon::heard(rules, &known.public, event, eyes));
    heard
        .map(|event| {
            let sentence = Platoon::sentence(rules, &known, &event);
            format!("{} {sentence:?}", serde_json::to_string(&event).unwrap())
        })
        .collect()
}

/// 19.3: whoever gives an order is told the same of it wherever those stand of whom he does not know, until somebody comes into
/// sight, a march stands still because its enemy is asked, or a phase is passed over in which nobody has anything to do.
#[test]
fn what_is_printed_of_an_order_tells_not_who_hides_where() {
    let (mut compared, mut stood, mut shown) = (0, 0, 0);
    for (number, scenario) in ["farm-road", "meeting", "village", "stream-line"].into_iter().enumerate() {
        let rules = rules(scenario);
        let mut world = Platoon::world();
        let mut record = Record::<Platoon>::new(&mut world, Arc::clone(&rules), 40 + number as u64);
        let mut lots = Lots(7 + number as u64);
        let mut trials = [Platoon::world(), Platoon::world()];
        for _ in 0..160 {
            let position = Platoon::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            let side = to_play(&rules, &position.public);
            let orders = legal::orders(&rules, &position.known_to(side), side);
            let other = if lots.below(4) == 0 { twin(&rules, &position, &mut lots) } else { None };
            for order in other.iter().flat_map(|_| orders.iter().step_by(orders.len() / 12 + 1)) {
                let mut told = Vec::new();
                for (trial, now) in trials.iter_mut().zip([Some(&position), other.as_ref()]) {
                    Platoon::restore(trial, &rules, now.unwrap().clone());
                    let outcome = play::<Platoon>(trial, order).map_err(|refusal| refusal.to_string());
                    told.push((outcome, Platoon::position(trial).clone()));
                }
                let [(one, one_now), (two, two_now)] = told.try_into().unwrap();
                let (Ok(one), Ok(two)) = (one, two) else { continue };
                let shows = |event: &Event| {
                    matches!(
                        event,
                        Event::Shown { .. }
                            | Event::Sighted { .. }
                            | Event::MinesKnown { .. }
                            | Event::FortKnown { .. }
                            | Event::Suffered { .. }
                    )
                };
                if one.iter().chain(&two).any(shows) {
                    shown += 1;
                    continue;
                }
                for eyes in [Viewer::Both, Viewer::Side(side.number())] {
                    let one = printed(&rules, &one_now, &one, eyes);
                    let two = printed(&rules, &two_now, &two, eyes);
                    let both = one.len().min(two.len());
                    assert_eq!(one[..both], two[..both], "{order:?}");
                    // A phase in which its side has nothing to do is passed over.
                    let goes_on = |now: &Position| (now.public.phase, now.public.owed);
                    if goes_on(&one_now) == goes_on(&two_now) {
                        assert_eq!(one.len(), two.len(), "{order:?}\n{one:#?}\n{two:#?}");
                        compared += 1;
                    } else {
                        stood += 1;
                    }
                }
            }
            let order = lots.choose(&orders);
            record.play(&mut world, &order).unwrap();
        }
    }
    assert!(compared > 80, "{compared} compared, {stood} stood still, {shown} showed somebody");
}

fn kessel(words: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// 19.2: where a gun is set up in a wood is printed to its side and to the referee alone.
#[test]
fn what_a_side_sets_up_unseen_is_printed_to_it_alone() {
    let folder = std::env::temp_dir().join(format!("kessel-platoon-run-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).display().to_string();
    let (game, orders) = (file("game.kessel"), file("orders.json"));
    let rules = rules("stream-line");
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
