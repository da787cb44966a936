//! Panzer ’44 with keys alone: every order of a computer player is given with keys, plots included.

use super::{Table, begun, played, presenter::camera_layers};
use bevy::{camera::visibility::RenderLayers, prelude::*};
use kessel::{
    engine::board::Hex,
    games::panzer44::{
        planning::ClickMode,
        players::by_name,
        rules::{
            Panzer44, Position, View,
            conduct::direct_fire::aims,
            kinds::Pattern,
            order::Order,
            phase::Phase,
            plot::{Plot, Task, Tool, of},
        },
        words::story::phase_name,
    },
    planning::Plan,
    play::players::Thought,
    table::{Hand, Presenter, Request, Screen, Session, SessionRequest},
};

fn now(table: &Table) -> &Position {
    table.get::<Position>()
}

fn refusal(table: &Table) -> Option<String> {
    table.get::<Session<Panzer44>>().refusal.as_ref().map(ToString::to_string)
}

/// Taps a key until a condition holds.
fn until(table: &mut Table, what: &str, key: impl Fn(&mut Table), holds: impl Fn(&Table) -> bool) {
    for _ in 0..80 {
        if holds(table) {
            return;
        }
        key(table);
    }
    panic!("no key leads to {what}");
}

fn select(table: &mut Table, key: KeyCode, unit: kessel::engine::counters::UnitId) {
    let chosen = |table: &Table| table.get::<Session<Panzer44>>().selected == [unit];
    until(table, &format!("{unit}"), |table| table.tap(key), chosen);
}

/// An adjacent hex on the board.
fn beside(table: &Table, hex: Hex) -> Hex {
    let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
    *rulebook.board.neighbours(hex).iter().flatten().next().expect("a neighbour")
}

/// An adjacent hex into which the draft may move one more unit (7.9).
fn room_beside(table: &Table, unit: kessel::engine::counters::UnitId, hex: Hex) -> Hex {
    let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
    let view = View::to_play(&rulebook, now(table));
    let mut near = rulebook.board.neighbours(hex).iter().flatten();
    *near
        .find(|near| !table.get::<Plan<Panzer44>>().0.draft.is_full(&view, unit, **near))
        .expect("a neighbour with room")
}

/// Fills in a whole plot and commits it.
fn plot(table: &mut Table, wanted: &Plot) {
    for (unit, task) in &wanted.orders {
        let given = |table: &Table| table.get::<Plan<Panzer44>>().0.draft.plot.orders.get(unit).copied();
        if given(table) == Some(*task) {
            continue; // A unit that loads another has plotted for both.
        }
        table.tap(KeyCode::Escape);
        let stands = now(table).public.find(*unit).and_then(|counter| counter.hex());
        match (given(table), stands) {
            // A carrier that unloads its passenger has received its own order with that.
            (Some(_), Some(hex)) => {
                table.go_to(hex);
                select(table, KeyCode::Period, *unit);
            }
            _ => select(table, KeyCode::KeyN, *unit),
        }
        let (tool, target) = match task {
            Task::Fire { target } => (Tool::Direct, *target),
            Task::Watch { target, at } => {
                let wants = *at;
                let key = |table: &mut Table| table.tap_with(KeyCode::ShiftLeft, KeyCode::KeyG);
                until(table, "an instruction", key, |table| {
                    table.get::<Plan<Panzer44>>().0.draft.at == wants
                });
                (Tool::Opportunity, *target)
            }
            Task::Bombard { target, pattern: Pattern::Tight } => (Tool::Tight, *target),
            Task::Bombard { target, .. } => (Tool::Loose, *target),
            Task::Move => {
                let middle: Hex = "1505".parse().expect("a hex");
                (Tool::Move, stands.map_or(middle, |hex| room_beside(table, *unit, hex)))
            }
            task => {
                let key = |table: &mut Table| table.tap(KeyCode::KeyK);
                until(table, &format!("{task}"), key, |table| given(table) == Some(*task));
                continue;
            }
        };
        let key = |table: &mut Table| table.tap(KeyCode::KeyG);
        until(table, "a tool", key, |table| table.get::<Plan<Panzer44>>().0.draft.tool == tool);
        table.go_to(target);
        table.tap(KeyCode::Enter);
        assert_eq!(
            table.get::<Plan<Panzer44>>().0.draft.plot.orders.get(unit),
            Some(task),
            "{:?}",
            refusal(table)
        );
    }
    table.tap(KeyCode::Escape);
    let calls = wanted.barrages.iter().map(|fire| (ClickMode::Call(fire.battery, fire.pattern), fire.target));
    let flights = wanted.strikes.iter().map(|hex| (ClickMode::Fly, *hex));
    for (clicks, target) in calls.chain(flights) {
        let key = |table: &mut Table| table.tap(KeyCode::KeyC);
        until(table, &format!("{clicks:?}"), key, |table| {
            table.get::<Plan<Panzer44>>().0.pointing.clicks == clicks
        });
        table.go_to(target);
        table.tap(KeyCode::Enter);
    }
    let drafted = &table.get::<Plan<Panzer44>>().0.draft.plot;
    assert_eq!(drafted.orders, wanted.orders, "the plot is the one that was wanted");
    assert_eq!((&drafted.barrages, &drafted.strikes), (&wanted.barrages, &wanted.strikes));
    go_on(table);
}

/// Ends the phase, or commits the plot; a question before that is confirmed.
fn go_on(table: &mut Table) {
    let at = |table: &Table| {
        let public = &now(table).public;
        (public.turn, public.phase, public.plotted, public.owed)
    };
    let before = at(table);
    table.tap(KeyCode::KeyE);
    if at(table) == before {
        table.reads_what_is_left();
        table.tap(KeyCode::KeyE);
    }
    assert_ne!(at(table), before, "{:?}", refusal(table));
}

/// Gives an order with keys, or an order that the same keys give before it.
fn carry_out(table: &mut Table, order: &Order) {
    match order {
        Order::Plot { plot: wanted, .. } => plot(table, wanted),
        Order::EndPhase => go_on(table),
        Order::LetPass => {
            table.reads_the_question();
            table.tap(KeyCode::KeyE);
        }
        Order::Shoot { .. } => {
            table.reads_the_question();
            table.tap(KeyCode::Enter);
        }
        Order::Deploy { unit, hex } => {
            select(table, KeyCode::KeyB, *unit);
            table.go_to(*hex);
            table.tap(KeyCode::Enter);
        }
        Order::DeployAboard { unit, carrier } => {
            select(table, KeyCode::KeyB, *unit);
            let hex = now(table).public.find(*carrier).and_then(|carrier| carrier.hex()).expect("a carrier");
            table.go_to(hex);
            table.tap(KeyCode::KeyK);
        }
        Order::LayMines { hex, mines: Some(mines) } => call(table, ClickMode::Mine(*mines), *hex),
        Order::LayMines { hex, mines: None } => {
            let lie = now(table).public.mines[hex];
            call(table, ClickMode::Mine(lie), *hex);
        }
        Order::Dig { hex, .. } => call(table, ClickMode::Dig, *hex),
        Order::Fire { unit, at } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            let public = &now(table).public;
            let side = public.find(*unit).expect("a unit").side;
            let Some(Task::Fire { target }) = of(&public.shown, side).orders.get(unit) else {
                panic!("no shot")
            };
            let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
            let open = aims(&rulebook, public, *unit, *target);
            for _ in 0..open.iter().position(|other| other == at).expect("an aim") {
                table.tap(KeyCode::Period);
            }
            table.tap(KeyCode::Enter);
        }
        Order::Move { unit, path } => {
            table.tap(KeyCode::Escape);
            select(table, KeyCode::KeyN, *unit);
            table.go_to(*path.last().expect("a way"));
            table.tap(KeyCode::Enter);
        }
        Order::Exit { unit } | Order::Load { carrier: unit } | Order::Unload { unit } => {
            at_home(table, *unit)
        }
        Order::Clear { unit } | Order::Blow { unit } => at_home(table, *unit),
        Order::Bombard { unit } => {
            let hex = now(table).public.find(*unit).and_then(|counter| counter.hex()).expect("a place");
            execute(table, hex);
        }
        Order::Barrage { battery } => {
            let public = &now(table).public;
            let mut fires = public.shown.iter().flat_map(|plot| &plot.barrages);
            let hex = fires.find(|fire| fire.battery == *battery).expect("a fire").target;
            execute(table, hex);
        }
        Order::Strike { hex } => execute(table, *hex),
    }
}

/// Lets a unit execute an order in its own hex.
fn at_home(table: &mut Table, unit: kessel::engine::counters::UnitId) {
    table.tap(KeyCode::Escape);
    select(table, KeyCode::KeyN, unit);
    table.tap(KeyCode::Enter);
}

/// The first press shows the fire, the second rolls its dice.
fn execute(table: &mut Table, hex: Hex) {
    table.go_to(hex);
    let before = now(table).clone();
    table.tap(KeyCode::Enter);
    assert_eq!(*now(table), before, "no die is thrown before the chances are seen");
    table.tap(KeyCode::Enter);
}

fn call(table: &mut Table, clicks: ClickMode, hex: Hex) {
    let key = |table: &mut Table| table.tap(KeyCode::KeyC);
    until(table, &format!("{clicks:?}"), key, |table| {
        table.get::<Plan<Panzer44>>().0.pointing.clicks == clicks
    });
    table.go_to(hex);
    table.tap(KeyCode::Enter);
    table.tap(KeyCode::Escape);
}

#[test]
fn vauclair_is_played_with_keys() {
    let kinds = played::<Panzer44>("vauclair", 90, carry_out, Order::kind);
    for kind in ["deploy", "plot", "fire", "move", "end_phase"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
}

#[test]
fn a_line_of_sight_is_drawn_with_keys() {
    let mut table = begun::<Panzer44>("vauclair");
    assert_eq!(*table.get::<State<Screen>>().get(), Screen::Table);
    let from: Hex = "1409".parse().expect("a hex");
    table.go_to(from);
    table.tap(KeyCode::KeyV);
    assert_eq!(table.get::<Plan<Panzer44>>().0.pointing.sight, Some((from, None)));
    let to = beside(&table, from);
    table.go_to(to);
    table.tap(KeyCode::Enter);
    assert_eq!(table.get::<Plan<Panzer44>>().0.pointing.sight, Some((from, Some(to))));
    table.tap(KeyCode::KeyV);
    assert_eq!(
        (table.get::<Plan<Panzer44>>().0.pointing.clicks, table.get::<Plan<Panzer44>>().0.pointing.sight),
        (ClickMode::Select, None)
    );
}

#[test]
fn going_on_with_nothing_plotted_asks_first() {
    let mut table = begun::<Panzer44>("vauclair");
    let mut players = [1, 2].map(|seed| by_name("greedy", seed).expect("a player"));
    while now(&table).public.phase != Phase::Plot {
        let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
        let position = now(&table).clone();
        let view = View::to_play(&rulebook, &position);
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        carry_out(&mut table, &order);
    }
    table.tap(KeyCode::KeyE);
    assert_eq!(now(&table).public.plotted, [false; 2], "it asks first");
    table.reads_what_is_left();
    table.tap(KeyCode::KeyE);
    assert_ne!(now(&table).public.plotted, [false; 2]);
}

/// Units are set up by carrying them: a unit is picked up from its box, put down, picked up again and put into another
/// hex.
#[test]
fn a_unit_is_carried_with_keys() {
    let mut table = begun::<Panzer44>("vauclair");
    table.tap(KeyCode::KeyB);
    let held = table.get::<Hand>().held.clone().expect("one who waits is in the hand");
    let unit = held.units[0];
    let stands = |table: &Table| now(table).public.find(unit).and_then(|unit| unit.hex());
    assert_eq!((held.units.len(), held.from, stands(&table)), (1, None, None));
    let mut open = held.offer.places.keys().copied();
    let first = open.next().expect("a hex");
    let other = open.find(|hex| hex.distance(first) == 2).expect("another");
    table.go_to(first);
    table.tap(KeyCode::Enter);
    assert_eq!(stands(&table), Some(first), "{:?}", refusal(&table));
    assert!(table.get::<Hand>().held.is_none());
    table.tap(KeyCode::Escape);
    table.go_to(first);
    table.tap(KeyCode::Enter);
    assert_eq!(table.get::<Hand>().held.clone().expect("picked up").units, [unit]);
    table.go_to(other);
    table.tap(KeyCode::Enter);
    assert_eq!(stands(&table), Some(other), "{:?}", refusal(&table));
}

/// Plots, tools and everything drawn over the map stay with the players. Presenter mode shows the layer of the capture
/// window, which contains none of them (5.6).
#[test]
fn presenter_mode_shows_neither_sides_plot() {
    let mut table = begun::<Panzer44>("vauclair");
    assert!(camera_layers(&mut table).is_none());
    table.tap(KeyCode::KeyP);
    table.wait(4);
    let layers = camera_layers(&mut table).expect("what is for all");
    assert!(
        !layers.intersects(&RenderLayers::default()),
        "whatever says nothing lies on that of the players"
    );
    table.tap(KeyCode::KeyP);
    table.wait(4);
    assert!(camera_layers(&mut table).is_none());
}

/// Viewers see a combat under the phase in which it happened, and its attackers. They do not see it under the phase
/// that follows it, and not through the next plot.
#[test]
fn viewers_are_told_of_a_fight_in_its_own_phase() {
    let mut table = begun::<Panzer44>("vauclair");
    table.tap(KeyCode::KeyP);
    let mut players = [1, 2].map(|seed| by_name("greedy", seed).expect("a player"));
    let (mut told, mut plots) = (0, 0);
    for _ in 0..400 {
        let rulebook = table.get::<Session<Panzer44>>().rulebook.clone().expect("a rulebook");
        let before = now(&table).clone();
        if before.public.phase == Phase::Over || (told > 4 && plots > 1) {
            break;
        }
        let view = View::to_play(&rulebook, &before);
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        let fights = matches!(order.kind(), "fire" | "bombard" | "barrage");
        table.app.world_mut().write_message(SessionRequest(Request::order(order)));
        table.wait(4);
        let caption = table.get::<Presenter>().caption.clone().expect("viewers are told something");
        let after = &now(&table).public;
        if fights && caption.battle.is_some() && after.turn == before.public.turn {
            assert_eq!(caption.phase, phase_name(&rulebook.scenario, before.public.phase));
            assert_eq!(caption.side, Some(view.side.into()), "{}", caption.sentence);
            told += 1;
        }
        if after.phase == Phase::Plot && !after.plotted.contains(&true) {
            for _ in 0..300 {
                table.wait(1);
                table.pass(std::time::Duration::from_millis(10));
                if table.get::<Presenter>().caption.as_ref().is_some_and(|told| told.battle.is_none()) {
                    break;
                }
            }
            let caption = table.get::<Presenter>().caption.clone().expect("viewers are told something");
            assert!(caption.battle.is_none(), "{caption:?}");
            assert!(caption.turn.starts_with(&format!("Turn {} of", now(&table).public.turn)), "{caption:?}");
            plots += 1;
        }
    }
    assert!(told > 4 && plots > 1, "{told} fights, {plots} plots");
}
