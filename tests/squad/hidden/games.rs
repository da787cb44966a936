//! Whole random games with hidden units (22): no view, event, text or refusal of a side reveals hidden state.

use crate::{
    hidden::{heard, names, option},
    play::{Lots, march},
};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Record, Viewer, play},
    },
    games::squad::{
        players::by_name,
        rules::{
            Position, Rulebook, Squad, View,
            counter::Place,
            event::Event,
            fire::Shot,
            kinds::Side,
            order::{Order, legal},
            phase::Step,
            position::{Mission, Public, WorkKind, hidden::is_hidden, invariants},
            view::to_play,
        },
        words::{explain::why, log, names::unit_name, story},
    },
    play::{
        feed::{Feed, lines_of},
        players::Thought,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The data that is examined after each order: its number, the positions before and after it, its events.
struct Given<'a> {
    rules: &'a Arc<Rulebook>,
    number: usize,
    before: &'a Position,
    after: &'a Position,
    events: &'a [Event],
}

/// A random game with hidden units, to its end.
fn game(id: &str, seed: u64, mut look: impl FnMut(&Given)) -> Record<Squad> {
    let rules = Arc::new(Squad::load(id, &option()).unwrap());
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(&rules), seed);
    let mut lots = Lots(seed);
    for number in 1..20_000 {
        let before = Squad::position(&world).clone();
        if before.public.outcome.is_some() {
            return record;
        }
        let events = next(&rules, &mut world, &mut record, &mut lots);
        let after = Squad::position(&world);
        look(&Given { rules: &rules, number, before: &before, after, events: &events });
    }
    panic!("the game does not end");
}

fn next(rules: &Arc<Rulebook>, world: &mut World, record: &mut Record<Squad>, lots: &mut Lots) -> Vec<Event> {
    let position = Squad::position(world).clone();
    let side = to_play(rules, &position.public);
    let view = View::new(rules, &position, side);
    let moving = position.public.phase.step() == Some(Step::Movement) && position.public.owed.is_none();
    if moving && lots.below(40) > 0 {
        for _ in 0..12 {
            let order = march(rules, view.public(), side, lots);
            if let Ok(events) = record.play(world, &order) {
                return events;
            }
        }
    }
    let orders = legal::orders(rules, view.public(), side);
    let order = if moving { orders[orders.len() - 1].clone() } else { lots.choose(&orders) };
    record.play(world, &order).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"))
}

fn truth(position: &Position) -> Position {
    let mut truth = position.clone();
    truth.look(Viewer::All);
    truth
}

/// The units that are hidden during the whole order.
fn kept(step: &Given) -> BTreeSet<UnitId> {
    let [before, after] = [step.before, step.after]
        .map(|position| position.secrets.unseen.counters.keys().copied().collect::<BTreeSet<UnitId>>());
    before.intersection(&after).copied().collect()
}

/// 22.2: each side sees its own units and those that are not hidden, and no others; public events and texts name no
/// hidden unit.
#[test]
fn whole_games_give_nothing_away() {
    let (mut hidden, mut seen) = (0, 0);
    for (id, seed) in [("patrol", 3), ("valmont", 4), ("crossroads", 5), ("hill-71", 6)] {
        game(id, seed, |step| {
            let Given { rules, after, events, .. } = *step;
            assert_eq!(invariants::broken(rules, after), Vec::<String>::new());
            let truth = truth(after);
            let mut again = truth.clone();
            again.look(Viewer::Both);
            assert!(again == *after, "looking changes nothing");
            for side in Side::BOTH {
                let view = View::new(rules, &truth, side);
                for counter in &truth.public.counters {
                    let shown = view.public().find(counter.id).unwrap();
                    if counter.side != side && is_hidden(rules, &truth.public, counter) {
                        assert!(matches!(shown.place, Place::Unseen | Place::Away), "{shown:?}");
                        assert_eq!((shown.facing, &shown.condition), (None, &Default::default()));
                        hidden += 1;
                    } else {
                        assert_eq!(shown, counter);
                        seen += 1;
                    }
                }
            }
            let kept = kept(step);
            let told =
                log::entries(rules, &after.public, events).into_iter().filter(|line| line.only.is_none());
            let told: Vec<String> = told.map(|line| format!("{} {}", line.text, line.detail)).collect();
            for unit in &kept {
                for event in heard(events) {
                    assert!(!names(&format!("{event:?}"), unit.as_str()), "{unit}: {event:?}");
                }
                let name_of = |unit| unit_name(rules, &truth.public, unit);
                let name = name_of(*unit);
                // Both sides have squads with the same names.
                let others = truth.public.counters.iter().filter(|it| it.id != *unit);
                if others.map(|it| name_of(it.id)).any(|other| other == name) {
                    continue;
                }
                let named = told.iter().find(|line| names(line, &name));
                assert_eq!(named, None, "{name}");
            }
        });
    }
    assert!(hidden > 100 && seen > 100, "{hidden} hidden, {seen} seen");
}

/// 22.2, 22.3: the feed names no hidden unit, and no offer of opportunity fire.
#[test]
fn the_feed_tells_of_nobody_who_is_hidden() {
    let (mut lines, mut asked) = (0, 0);
    for (id, seed) in [("patrol", 7), ("crossroads", 8)] {
        let mut hidden: BTreeMap<usize, BTreeSet<UnitId>> = BTreeMap::new();
        let record = game(id, seed, |step| {
            hidden.insert(step.number, kept(step));
            let reaction = |event: &&Event| matches!(event, Event::Owed { decision: Some(decision) } if story::owed(decision).to_string().contains("may fire"));
            asked += step.events.iter().filter(reaction).count();
        });
        for line in lines_of(&mut Feed::default(), record.file).unwrap() {
            let written = line.to_string();
            for unit in hidden.get(&line.orders).into_iter().flatten() {
                assert!(!names(&written, unit.as_str()), "{unit}: {written}");
                lines += 1;
            }
            assert!(line.kind != "owed" || line.data["what"] != "reaction", "{written}");
        }
    }
    assert!(lines > 100 && asked > 5, "{lines} lines, {asked} questions");
}

/// A file does not reveal their places, and opens as it was played; the reasons for orders are kept as long as the game
/// continues.
#[test]
fn a_file_tells_nobody_where_they_are() {
    let mut record = game("patrol", 4, |_| {});
    let text = record.file.text().unwrap();
    let orders: Vec<&str> = text.lines().filter(|line| line.starts_with("Order(")).collect();
    assert_eq!(orders.len(), record.file.played.len());
    assert!(orders.iter().all(|line| line.starts_with("Order(\"sealed:")));
    let path = std::env::temp_dir().join(format!("kessel-squad-hidden-{}.kessel", std::process::id()));
    std::fs::write(&path, text).unwrap();
    let opened = Record::<Squad>::open(&mut Squad::world(), &path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(opened.record.file.played, record.file.played);
    record.file.played[0].reason = "Into the farm".to_owned();
    assert_eq!(record.reason(1), "Into the farm", "it has ended");
    record.events.pop();
    assert_eq!(record.reason(1), "");
}

/// The position with a hidden unit in another hex without adjacent enemies; with its place and its former place.
fn twin(rules: &Arc<Rulebook>, position: &Position, lots: &mut Lots) -> Option<(Position, [Hex; 2])> {
    let whole = truth(position);
    let on_map = position.secrets.unseen.counters.values().filter(|it| it.hex().is_some());
    let all: Vec<_> = on_map.collect();
    let moved = *all.get(lots.below(all.len()))?;
    let hexes: Vec<Hex> = rules.board.hexes().collect();
    (0..200).find_map(|_| {
        let to = hexes[lots.below(hexes.len())];
        let near = whole.public.counters.iter().filter_map(|it| it.hex()).any(|hex| hex.distance(to) < 2);
        if near || whole.public.works.contains_key(&to) {
            return None;
        }
        let mut counter = moved.clone();
        (counter.place, counter.condition.in_work) = (Place::Map(to), false);
        let stands = is_hidden(rules, &whole.public, &counter);
        let mut twin = position.clone();
        let from = moved.hex()?;
        twin.secrets.unseen.counters.insert(moved.id, counter);
        (stands && invariants::broken(rules, &twin).is_empty()).then_some((twin, [from, to]))
    })
}

/// Orders of all kinds, many of them about one of these hexes.
fn orders_about(rules: &Rulebook, public: &Public, side: Side, at: [Hex; 2], lots: &mut Lots) -> Vec<Order> {
    let mut orders: Vec<Order> = legal::orders(rules, public, side).into_iter().take(30).collect();
    orders.extend((0..20).map(|_| march(rules, public, side, lots)));
    let own: Vec<UnitId> = public.counters.iter().filter(|it| it.side == side).map(|it| it.id).collect();
    for hex in at {
        for work in [WorkKind::Foxhole, WorkKind::Mines] {
            orders.push(Order::Build { work, hex, facing: None, there: true });
        }
        for _ in 0..12 {
            let unit = own[lots.below(own.len())];
            let facing = Some(lots.side());
            orders.extend([
                Order::Place { unit, hex, facing },
                Order::Fire { shots: vec![Shot::of(unit)], leader: None, hex },
                Order::Assault { shots: vec![Shot::of(unit)], leader: None, hex },
                Order::Move { units: vec![unit], path: vec![hex], assault: false, facing: None },
                Order::Advance { unit, hex, facing: None },
                Order::Overrun { unit, hex, uses: Vec::new() },
                Order::Smoke { unit, weapon: None, hex },
                Order::LaySmoke { unit, hex },
                Order::Mission { mission: Mission::Light, hex, spotter: Some(unit) },
                Order::SmokeBarrage { hex, spotter: unit },
            ]);
        }
    }
    orders
}

/// Positions that differ only in the places of the other side's hidden units. The public state is the same to the
/// letter, the same orders are listed and advised, and hexes are explained in the same way. Every refusal is the same
/// in both, in the same words.
#[test]
fn nobody_can_tell_two_positions_apart_that_differ_in_what_is_hidden() {
    let (mut twins, mut refused, mut accepted, mut advised) = (0, 0, 0, 0);
    for (id, seed) in [("patrol", 11), ("valmont", 12), ("crossroads", 13), ("hill-71", 14)] {
        let mut lots = Lots(seed);
        let mut world = Squad::world();
        game(id, seed, |step| {
            let (rules, position) = (step.rules, step.after);
            let side = to_play(rules, &position.public);
            let hides = kessel::games::squad::rules::position::hidden::hider(rules);
            if hides == Some(side) || step.number % 9 != 0 || position.public.outcome.is_some() {
                return;
            }
            let Some((twin, at)) = twin(rules, position, &mut lots) else { return };
            assert_ne!(twin, *position);
            twins += 1;
            let told = |position: &Position| ron::to_string(&position.public).unwrap();
            assert_eq!(told(position), told(&twin));
            let [one, other] = [position, &twin].map(|position| View::new(rules, position, side));
            assert_eq!(one.public(), other.public());
            let listed = |view: &View| legal::orders(rules, view.public(), side);
            assert_eq!(listed(&one), listed(&other));
            for hex in at {
                let said = [&one, &other].map(|view| format!("{:?}", why(rules, view.public(), hex, &[])));
                assert_eq!(said[0], said[1]);
            }
            if twins % 4 == 0 {
                let advice = [&one, &other]
                    .map(|view| by_name("greedy", 1).unwrap().choose_order(view, &Thought::new(0.05)).order);
                assert_eq!(advice[0], advice[1]);
                advised += 1;
            }
            for order in orders_about(rules, one.public(), side, at, &mut lots) {
                let answers = [position, &twin].map(|position| {
                    Squad::restore(&mut world, rules, position.clone());
                    play::<Squad>(&mut world, &order).err().map(|why| (why.case.clone(), why.words()))
                });
                assert_eq!(answers[0], answers[1], "{id}: {order:?} with somebody in {} or {}", at[0], at[1]);
                *(if answers[0].is_some() { &mut refused } else { &mut accepted }) += 1;
            }
        });
    }
    assert!(
        twins > 5 && refused > 300 && accepted > 50 && advised > 0,
        "{twins} twins, {refused} refused, {accepted} accepted, {advised} advised"
    );
}
