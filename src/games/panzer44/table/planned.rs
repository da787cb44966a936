//! Ways that were led in a plot: kept from there to the movement of the turn, for the eyes of their side alone, and gone
//! when their owner says so. They bind nobody (5.1), stand in no order, and are kept under a seal beside the game.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::people::looking;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        wording::{capital, count},
    },
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook, View,
            conduct::transport::may_unload,
            counter::Motion,
            event::Event,
            kinds::Side,
            movement::{duties, march, may_finish, points_for_a_move},
            order::Order,
            plot::{Draft, Task},
            position::Public,
            refusal::Why,
        },
        words::{names::unit_name, story::result_name},
    },
    play::feed::Fed,
    table::{
        Screen,
        session::{AnswerRequests, OrderRequest, Request, Session, is_on_table},
    },
};
use bevy::prelude::*;
use std::collections::{BTreeMap, VecDeque};

/// Ways, by the unit that goes them.
pub type Ways = BTreeMap<UnitId, Vec<Hex>>;

/// The ways of this turn, and who goes as planned.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PlannedWays {
    turn: u8,
    ways: [Ways; 2],
    /// Those who go one after the other, as soon as nobody is asked for anything.
    going: VecDeque<UnitId>,
    /// The one that has just been sent: whoever is to get out of it does so before the next one goes (11.3).
    sent: Option<UnitId>,
    /// What was not done of it and why, a sentence each.
    told: Vec<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlannedWays>().add_systems(
        Update,
        go_on.before(AnswerRequests).run_if(in_state(Screen::Table).and_then(is_on_table::<Panzer44>)),
    );
}

impl PlannedWays {
    /// Keeps the ways of a draft that its side has committed.
    pub(super) fn keep(&mut self, public: &Public, side: Side, draft: &Draft) {
        if self.turn != public.turn {
            *self = Self { turn: public.turn, ..Self::default() };
        }
        let own = |unit: UnitId| public.find(unit).is_some_and(|counter| counter.side == side);
        let goes = |unit: UnitId| draft.plot.orders.get(&unit) == Some(&Task::Move) && own(unit);
        let ways = draft.ways.iter().filter(|(unit, way)| goes(**unit) && !way.is_empty());
        if let Some(kept) = self.ways.get_mut(side.number()) {
            *kept = ways.map(|(unit, way)| (*unit, way.clone())).collect();
        }
    }

    /// The ways that the side that looks can still go in its movement phase, each as it was led.
    pub fn open(&self, view: &View) -> Ways {
        let (public, side) = (view.public, view.side);
        let its_turn = public.phase.is_movement() && public.phase.side(&view.rulebook.scenario) == Some(side);
        let Some(led) = self.ways.get(side.number()).filter(|_| its_turn && self.turn == public.turn) else {
            return Ways::new();
        };
        if led.is_empty() {
            return Ways::new();
        }
        let fresh = duties(public, side)
            .filter(|(counter, task)| *task == Task::Move && counter.condition.motion == Motion::Fresh);
        fresh.filter_map(|(counter, _)| Some((counter.id, led.get(&counter.id)?.clone()))).collect()
    }

    /// The ways as they are kept beside the game; none where nobody has led one.
    pub(super) fn text(&self) -> Option<String> {
        ron::to_string(&(self.turn, &self.ways)).ok().filter(|_| *self != Self::default())
    }

    /// Ways that were kept so.
    pub(super) fn of_text(text: &str) -> Option<Self> {
        let (turn, ways) = ron::from_str(text).ok()?;
        Some(Self { turn, ways, ..Self::default() })
    }

    /// Whether they were led in this turn.
    pub(super) fn is_of(&self, turn: u8) -> bool {
        self.turn == turn
    }

    /// What was not done as planned, and why.
    pub fn told(&self) -> &[String] {
        &self.told
    }

    /// Lets all of them go as planned, one after the other.
    pub fn go(&mut self, units: impl IntoIterator<Item = UnitId>) {
        self.going = units.into_iter().collect();
        self.sent = None;
        self.told.clear();
    }

    /// Nobody goes on by himself any more.
    pub(super) fn stop(&mut self) {
        self.going.clear();
        self.sent = None;
        self.told.clear();
    }

    /// Something has happened: where one who goes is fired at, runs into mines or is lost, the others wait, so that their
    /// player sees it and thinks again.
    pub(super) fn notice(&mut self, rulebook: &Rulebook, public: &Public, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::PhaseOpened { .. })) {
            self.stop();
        }
        if self.going.is_empty() && self.sent.is_none() {
            return;
        }
        let harms: Vec<String> = events.iter().filter_map(|event| harm(rulebook, public, event)).collect();
        if harms.is_empty() {
            return;
        }
        self.told = vec![format!("{}.{}", capital(&harms.join("; ")), self.wait())];
        self.going.clear();
        self.sent = None;
    }

    /// How many wait, if somebody does.
    fn wait(&self) -> String {
        match self.going.len() {
            0 => String::new(),
            others => format!(" {}.", count(others, "unit waits", "units wait")),
        }
    }

    /// The order of whoever is to get out of the one that has just been sent. If it has not come to where it was led, the
    /// others wait, as its move would end with theirs.
    fn get_out(&mut self, view: &View) -> Option<Order> {
        let (rulebook, public, side) = (view.rulebook.as_ref(), view.public, view.side);
        let carrier = self.sent.take().filter(|carrier| public.moving == Some(*carrier))?;
        let unit = public.passenger(carrier)?.id;
        let is_to = duties(public, side).any(|(counter, task)| counter.id == unit && task == Task::Unload);
        let end = self.ways.get(side.number())?.get(&carrier).filter(|_| is_to)?.last()?;
        let [name, passenger] = [carrier, unit].map(|unit| unit_name(rulebook, public, unit));
        if public.find(carrier)?.hex() != Some(*end) {
            let wait = self.wait();
            self.told = vec![format!("{name} has been held up with {passenger} aboard.{wait}")];
            self.going.clear();
            return None;
        }
        match may_unload(rulebook, public, side, unit) {
            Ok(_) => Some(Order::Unload { unit }),
            Err(why) => {
                self.told.push(refused(view, unit, &why, "got out"));
                None
            }
        }
    }
}

/// That a unit has not done as planned, and why.
fn refused(view: &View, unit: UnitId, why: &Why, done: &str) -> String {
    let words = Panzer44::in_names(view.rulebook, view.public, &why.to_string());
    let name = unit_name(view.rulebook, view.public, unit);
    format!("{name} has not {done} as planned: {words} (case {}).", why.case())
}

/// What harm was done to a unit that moved, in a few words.
fn harm(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<String> {
    let (unit, words) = match event {
        Event::Attacked { unit, hex, result, .. } => {
            let hex = rulebook.board.hex_name(*hex);
            (unit, format!("is fired at in {hex}: {}", result_name(*result)))
        }
        Event::Mined { unit, hex, result, .. } => {
            let hex = rulebook.board.hex_name(*hex);
            (unit, format!("runs into mines in {hex}: {}", result_name(*result)))
        }
        Event::Destroyed { unit, .. } => (unit, "is lost".to_owned()),
        _ => return None,
    };
    Some(format!("{} {words}", unit_name(rulebook, public, *unit)))
}

/// Why a unit cannot go its way now; nothing if it can.
fn hindrance(view: &View, unit: UnitId, path: &[Hex]) -> Option<Why> {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public);
    let counter = public.find(unit)?;
    let goes = may_finish(rulebook, public, Some(unit))
        .and_then(|()| points_for_a_move(rulebook, public, counter))
        .and_then(|points| march(rulebook, public, counter, points, path));
    goes.err()
}

/// Gives the next order of those who go as planned; whoever is asked first answers first. Who cannot go yet may when others
/// have made room; who cannot at the end is told with the reason.
fn go_on(
    (session, position): (Res<Session<Panzer44>>, Option<Res<Position>>),
    mut planned: ResMut<PlannedWays>,
    mut requests: MessageWriter<OrderRequest>,
) {
    if planned.going.is_empty() && planned.sent.is_none() {
        return;
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let waits = position.public.owed.is_some() || session.people.dice.is_some();
    if waits {
        return;
    }
    let side = looking(&session, &position);
    let Some(side) = side else { return };
    let view = View::new(rulebook, &position, side);
    if let Some(order) = planned.get_out(&view) {
        requests.write(OrderRequest(Request::order(order)));
        return;
    }
    let open = planned.open(&view);
    let left: Vec<(UnitId, &Vec<Hex>)> =
        planned.going.iter().filter_map(|unit| Some((*unit, open.get(unit)?))).collect();
    let whys: Vec<Option<Why>> = left.iter().map(|(unit, path)| hindrance(&view, *unit, path)).collect();
    if let Some(((unit, path), _)) = left.iter().zip(&whys).find(|(_, why)| why.is_none()) {
        let request = Request::order(Order::Move { unit: *unit, path: (*path).clone() });
        planned.going.retain(|other| other != unit);
        planned.sent = Some(*unit);
        requests.write(OrderRequest(request));
        return;
    }
    let told =
        left.iter().zip(whys).filter_map(|((unit, _), why)| Some(refused(&view, *unit, &why?, "gone")));
    let told: Vec<String> = told.collect();
    planned.told.extend(told);
    planned.going.clear();
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::{ChosenOptions, Game},
        games::panzer44::rules::{counter::Place, phase::Phase, plot::Plot},
        panels::{Custom, NewGame, Seat},
        planning::Plan,
        settings::Settings,
        table::{self, tabled::OnTable},
    };
    use bevy::{state::app::StatesPlugin, window::RequestRedraw};
    use std::marker::PhantomData;

    /// Four tanks that are all led to one hex.
    fn crowded() -> (App, Vec<UnitId>) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_resource::<ButtonInput<KeyCode>>()
            .insert_resource(Settings { hand_over: false, ..Settings::default() })
            .init_resource::<Plan<Panzer44>>()
            .add_message::<RequestRedraw>()
            .insert_resource(table::Games::new([&PhantomData::<Panzer44> as _]))
            .add_plugins((table::app::screen::plugin, table::session::plugin))
            .add_plugins((table::session::plug_in::<Panzer44>, plugin));
        app.world_mut().write_message(OrderRequest(Request::NewGame(NewGame {
            scenario: "vauclair".to_owned(),
            options: ChosenOptions::usual::<Panzer44>(),
            seed: Some(5),
            seats: [Seat::Human, Seat::Human],
            custom: Custom::default(),
        })));
        app.update();
        let mut position = app.world().resource::<Position>().clone();
        (position.public.turn, position.public.phase) = (2, Phase::FirstMovement);
        let tanks: Vec<UnitId> =
            (1..=4).map(|number| format!("us-m4-75-{number}").parse().unwrap()).collect();
        let starts = ["0509", "0510", "0609", "0709"].map(|hex| hex.parse().unwrap());
        for counter in &mut position.public.counters {
            counter.place = match tanks.iter().position(|unit| *unit == counter.id) {
                Some(number) => Place::Map(starts[number]),
                None => Place::Destroyed,
            };
        }
        let orders = tanks.iter().map(|unit| (*unit, Task::Move)).collect();
        position.public.shown[Side::Allied.number()] = Plot { orders, ..Plot::default() };
        let public = position.public.clone();
        let end: Hex = "0610".parse().unwrap();
        let way = |unit: &UnitId| {
            let counter = public.find(*unit).unwrap();
            let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
            (
                *unit,
                crate::games::panzer44::rules::movement::Marches::new(&rulebook, &public, counter).path(end),
            )
        };
        let ways: Ways = tanks.iter().map(way).collect();
        assert!(ways.values().all(|way| !way.is_empty()), "{ways:?}");
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        Panzer44::restore(app.world_mut(), &rulebook, position);
        let planned = PlannedWays { turn: 2, ways: [Ways::new(), ways], ..PlannedWays::default() };
        app.insert_resource(planned);
        app.update();
        (app, tanks)
    }

    /// Three go where three may stand; the fourth keeps its way, and it is told why it has not gone (7.9).
    #[test]
    fn who_cannot_go_as_planned_is_told_with_the_reason() {
        let (mut app, tanks) = crowded();
        app.world_mut().resource_mut::<PlannedWays>().go(tanks.clone());
        for _ in 0..12 {
            app.update();
        }
        let (position, planned) = (app.world().resource::<Position>(), app.world().resource::<PlannedWays>());
        let end = "0610".parse().unwrap();
        assert_eq!(position.public.stack(end).count(), 3);
        assert!(planned.told()[0].contains("case 7.9"), "{:?}", planned.told());
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let open = planned.open(&View::new(&rulebook, position, Side::Allied));
        assert_eq!((open.len(), planned.told().len()), (1, 1), "its button stays");
    }

    /// Carriers with somebody aboard who is to get out where their ways end; with the passengers and those ends.
    fn carried() -> (App, Vec<(UnitId, UnitId, Hex)>) {
        let (mut app, tanks) = crowded();
        let mut position = app.world().resource::<Position>().clone();
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let public = &mut position.public;
        let units: Vec<[UnitId; 2]> = (1..=2)
            .map(|number| {
                let ids = [format!("us-m3-halftrack-{number}"), format!("us-armoured-infantry-{number}")];
                ids.map(|id| id.parse().unwrap())
            })
            .collect();
        let orders = units.iter().flat_map(|[carrier, unit]| [(*carrier, Task::Move), (*unit, Task::Unload)]);
        public.shown[Side::Allied.number()] = Plot { orders: orders.collect(), ..Plot::default() };
        for counter in &mut public.counters {
            for ([carrier, unit], start) in units.iter().zip(["0509", "0510"]) {
                if counter.id == *carrier {
                    counter.place = Place::Map(start.parse().unwrap());
                } else if counter.id == *unit {
                    counter.place = Place::Aboard(*carrier);
                } else if tanks.contains(&counter.id) {
                    counter.place = Place::Destroyed;
                }
            }
        }
        let mut led: Vec<(UnitId, UnitId, Hex)> = Vec::new();
        let mut ways = Ways::new();
        for [carrier, unit] in units {
            let marches = crate::games::panzer44::rules::movement::Marches::new(
                &rulebook,
                public,
                public.find(carrier).unwrap(),
            );
            let suits = |end: &&Hex| {
                marches.left(**end) >= Some(rulebook.charts.unloading)
                    && public.counters.iter().all(|counter| counter.hex() != Some(**end))
                    && led.iter().all(|(_, _, other)| other != *end)
            };
            let end = *marches.ends().iter().find(suits).unwrap();
            ways.insert(carrier, marches.path(end));
            led.push((carrier, unit, end));
        }
        Panzer44::restore(app.world_mut(), &rulebook, position);
        app.insert_resource(PlannedWays { turn: 2, ways: [Ways::new(), ways], ..PlannedWays::default() });
        app.update();
        (app, led)
    }

    /// A passenger gets out when its carrier has come there, before the next unit moves: later is too late (11.3).
    #[test]
    fn who_is_to_get_out_does_so_before_the_next_goes() {
        for alone in [false, true] {
            let (mut app, led) = carried();
            let going = led.iter().map(|(carrier, ..)| *carrier).take(if alone { 1 } else { 2 });
            app.world_mut().resource_mut::<PlannedWays>().go(going.collect::<Vec<_>>());
            for _ in 0..12 {
                app.update();
            }
            let position = app.world().resource::<Position>();
            let told = app.world().resource::<PlannedWays>().told();
            for (number, (_, unit, end)) in led.iter().enumerate() {
                let out = position.public.find(*unit).unwrap().hex() == Some(*end);
                assert_eq!(out, number == 0 || !alone, "{unit}, {end}: {told:?}");
            }
        }
    }

    /// Who opens the game again in the same turn finds them, and in another one none.
    #[test]
    fn ways_come_back_with_their_game() {
        let (mut app, tanks) = crowded();
        let kept = Panzer44::plans(app.world()).unwrap();
        app.insert_resource(PlannedWays::default());
        assert_eq!(Panzer44::plans(app.world()).unwrap().trim(), "", "nobody has planned anything");
        Panzer44::take_up_plans(app.world_mut(), &kept);
        let open = |app: &App| {
            let position = app.world().resource::<Position>();
            let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
            app.world().resource::<PlannedWays>().open(&View::new(&rulebook, position, Side::Allied))
        };
        assert_eq!(open(&app).len(), tanks.len());
        app.insert_resource(PlannedWays::default());
        app.world_mut().resource_mut::<Position>().public.turn = 3;
        Panzer44::take_up_plans(app.world_mut(), &kept);
        assert_eq!(*app.world().resource::<PlannedWays>(), PlannedWays::default());
    }

    /// Ways of who comes lie open only when he has taken over, and nothing of the one who goes stays for him.
    #[test]
    fn who_comes_is_covered_for_his_ways_and_finds_no_tool_of_the_other() {
        use crate::{games::panzer44::rules::plot::Tool, table::session::seating::Seating};
        let (mut app, _) = crowded();
        assert!(Panzer44::has_kept(app.world()));
        app.world_mut().resource_mut::<Plan<Panzer44>>().0.draft.tool = Tool::Opportunity;
        Panzer44::goes_over(app.world_mut());
        assert_eq!(app.world().resource::<Plan<Panzer44>>().0.draft, Draft::default());
        app.insert_resource(PlannedWays::default());
        assert!(!Panzer44::has_kept(app.world()), "nobody is covered for nothing");
    }

    #[test]
    fn the_others_wait_when_one_is_lost() {
        let (mut app, tanks) = crowded();
        let rulebook = app.world().resource::<Session<Panzer44>>().rulebook.clone().unwrap();
        let public = app.world().resource::<Position>().public.clone();
        let mut planned = app.world_mut().resource_mut::<PlannedWays>();
        planned.go(tanks[1..].iter().copied());
        planned.notice(&rulebook, &public, &[Event::Destroyed { unit: tanks[0], wreck: None }]);
        assert_eq!(planned.told(), ["M4(75) (1st) is lost. 3 units wait."]);
        assert!(planned.going.is_empty());
    }
}
