//! A game of one page: a board of 6 by 6 hexes, four counters a side, one phase a side, one die. It proves that a game
//! needs no line outside its own room: it is played at the door, taken back, saved, opened, replayed and played out by
//! the computer, by what is written for every game.

use bevy::{ecs::component::Component, prelude::*};
use kessel::{
    engine::{
        board::{ALL_SIDES, Hex},
        counters::Word,
        dice::Dice,
        orders::{
            self, Desk, Fact, Game, Going, Happening, InPlay, Mirrored, Number, PlayOrder, Record, Refusal,
        },
    },
    play::{
        matches::{End, Match, Matched},
        players::{Advice, Played, Player, Seated, Thought},
    },
};
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc, time::Duration};

/// The game: whoever takes every counter of the other, or has more of them after the last turn, has won.
#[derive(Clone, Copy, Debug)]
struct Skirmish;

const TURNS: u8 = 8;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Side {
    Red,
    Blue,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Phase {
    Red,
    Blue,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Counter {
    id: Word,
    side: Side,
    hex: Option<Hex>,
    moved: bool,
}

type Position = orders::Position<Skirmish>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Public {
    turn: u8,
    phase: Phase,
    counters: Vec<Counter>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Secrets {
    dice: Dice,
}

impl Public {
    fn side(&self) -> Option<Side> {
        match self.phase {
            Phase::Red => Some(Side::Red),
            Phase::Blue => Some(Side::Blue),
            Phase::Over => None,
        }
    }

    fn at(&self, hex: Hex) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.hex == Some(hex))
    }

    fn left(&self, side: Side) -> usize {
        self.counters.iter().filter(|counter| counter.side == side && counter.hex.is_some()).count()
    }

    fn is_beaten(&self) -> bool {
        self.left(Side::Red) == 0 || self.left(Side::Blue) == 0
    }

    /// Every step that the side may order whose phase it is.
    fn steps(&self) -> Vec<Order> {
        let free = |counter: &&Counter| Some(counter.side) == self.side() && !counter.moved;
        let steps = self.counters.iter().filter(free).flat_map(|counter| {
            let near = ALL_SIDES.into_iter().filter_map(move |side| counter.hex?.step(side));
            near.map(|to| Order::Step { unit: counter.id, to })
        });
        steps.filter(|order| self.judge(order).is_ok()).collect()
    }

    /// Whether an order may be given now.
    fn judge(&self, order: &Order) -> Result<(), Refusal> {
        let refuse = |case: &str, why: &str| Err(Refusal { case: case.to_owned(), why: why.to_owned() });
        let Some(side) = self.side() else { return refuse("1", "the game is over") };
        let Order::Step { unit, to } = order else { return Ok(()) };
        let Some(counter) = self.counters.iter().find(|counter| counter.id == *unit) else {
            return refuse("2", "there is no such counter");
        };
        let lies = counter.hex.is_some_and(|hex| hex.distance(*to) == 1);
        let own = self.at(*to).is_some_and(|other| other.side == side);
        if counter.side != side || counter.moved || !lies || own || to.column() > 6 || to.row() > 6 {
            return refuse("3", "it may not go there");
        }
        Ok(())
    }

    /// The only way in which anything changes.
    fn apply(&mut self, event: &Event) {
        let turn_to = |unit: &Word, counters: &mut Vec<Counter>, hex: Option<Hex>| {
            for counter in counters.iter_mut().filter(|counter| counter.id == *unit) {
                (counter.hex, counter.moved) = (hex, true);
            }
        };
        match event {
            Event::Went { unit, path } => turn_to(unit, &mut self.counters, path.first().copied()),
            Event::Lost { unit } => turn_to(unit, &mut self.counters, None),
            Event::Rolled { unit, .. } => {
                let hex = self.counters.iter().find(|counter| counter.id == *unit).and_then(|it| it.hex);
                turn_to(unit, &mut self.counters, hex);
            }
            Event::Opened { turn, phase } => {
                (self.turn, self.phase) = (*turn, *phase);
                self.counters.iter_mut().for_each(|counter| counter.moved = false);
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Order {
    Step { unit: Word, to: Hex },
    EndPhase,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Went { unit: Word, path: Vec<Hex> },
    Rolled { unit: Word, roll: u8 },
    Lost { unit: Word },
    Opened { turn: u8, phase: Phase },
}

/// Judges the order on the desk and says what happens.
fn judge(
    mut position: ResMut<Position>,
    mut desk: ResMut<Desk<Skirmish>>,
    mut next: ResMut<NextState<Phase>>,
) {
    let Some(order) = desk.order.take() else { return };
    if let Err(refusal) = position.public.judge(&order) {
        desk.refusal = Some(refusal);
        return;
    }
    let mut say = |event: Event, position: &mut Position| {
        position.public.apply(&event);
        desk.events.push(event);
    };
    if let Order::Step { unit, to } = order {
        let foe = position.public.at(to).map(|foe| foe.id);
        let roll = foe.map(|_| position.secrets.dice.roll());
        if let Some(roll) = roll {
            say(Event::Rolled { unit, roll }, &mut position);
        }
        if roll.is_none_or(|roll| roll > 3) {
            foe.into_iter().for_each(|foe| say(Event::Lost { unit: foe }, &mut position));
            say(Event::Went { unit, path: vec![to] }, &mut position);
        }
    }
    if order == Order::EndPhase || position.public.is_beaten() {
        next.set(Skirmish::after(&Rulebook::default(), &position.public));
    }
}

#[derive(Default)]
struct Rulebook {
    number: Number,
}

impl Game for Skirmish {
    const ID: &'static str = "skirmish";
    type Order = Order;
    type Event = Event;
    type Command = ();
    type Public = Public;
    type Secrets = Secrets;
    type Phase = Phase;
    const PHASES: &'static [Phase] = &[Phase::Red, Phase::Blue, Phase::Over];
    type Rulebook = Rulebook;
    type Options = ();

    fn load(scenario: &str, (): &()) -> Result<Rulebook, Vec<String>> {
        match scenario {
            "meadow" => Ok(Rulebook::default()),
            other => Err(vec![format!("there is no scenario {other}")]),
        }
    }

    fn scenario(_: &Rulebook) -> String {
        "meadow".to_owned()
    }

    fn number(rulebook: &Rulebook) -> &Number {
        &rulebook.number
    }

    fn digests(_: &Rulebook) -> Vec<String> {
        Vec::new()
    }

    fn options(_: &Rulebook) {}

    fn start(_: &Rulebook, seed: u64) -> Position {
        let row = |side: Side, column: u8| {
            (1..=4).map(move |number: u8| Counter {
                id: format!("{}-{number}", side.to_string().to_lowercase()).parse().expect("a word"),
                side,
                hex: Hex::new(column, number + 1),
                moved: false,
            })
        };
        let counters = row(Side::Blue, 5).chain(row(Side::Red, 2)).collect();
        let public = Public { turn: 1, phase: Phase::Red, counters };
        Position { public, secrets: Secrets { dice: Dice::new(seed) } }
    }

    fn plugin(app: &mut App) {
        orders::register::<Self>(app);
        app.add_systems(PlayOrder, judge.run_if(resource_exists::<Position>));
    }

    fn command(_: &mut World, (): &()) -> Result<Vec<Event>, Refusal> {
        Ok(Vec::new())
    }

    fn faults(_: &Rulebook, position: &Position) -> Vec<String> {
        let twice = |counter: &&Counter| {
            counter.hex.is_some_and(|hex| position.public.at(hex).is_some_and(|other| other.id != counter.id))
        };
        position
            .public
            .counters
            .iter()
            .filter(twice)
            .map(|counter| format!("{} is not alone", counter.id))
            .collect()
    }

    fn dice(secrets: &mut Secrets) -> &mut Dice {
        &mut secrets.dice
    }

    fn side_to_play(_: &Rulebook, position: &Position) -> String {
        position.public.side().map(|side| side.to_string()).unwrap_or_default()
    }

    fn fact(event: &Event) -> Fact<'_> {
        Fact::of(match event {
            Event::Went { unit, path } => {
                Happening::Went { units: std::slice::from_ref(unit), path, how: Going::Walk }
            }
            Event::Rolled { roll, .. } => Happening::Die { roll: *roll, decides: true },
            Event::Lost { unit } => Happening::Lost(*unit),
            Event::Opened { phase: Phase::Over, .. } => Happening::Ended,
            Event::Opened { turn, .. } => Happening::PhaseOpened { turn: *turn },
        })
    }

    fn is_secret(_: &Order) -> bool {
        false
    }

    fn refuse_unheard(_: &Order) -> Refusal {
        Refusal { case: "1".to_owned(), why: "nobody listens".to_owned() }
    }

    fn phase(public: &Public) -> Phase {
        public.phase
    }

    fn after(_: &Rulebook, public: &Public) -> Phase {
        match public.phase {
            _ if public.is_beaten() => Phase::Over,
            Phase::Red => Phase::Blue,
            Phase::Blue if public.turn < TURNS => Phase::Red,
            _ => Phase::Over,
        }
    }

    fn open_phase(_: &Rulebook, position: &mut Position, events: &mut Vec<Event>, phase: Phase) -> bool {
        let opened = Event::Opened { turn: position.public.turn + u8::from(phase == Phase::Red), phase };
        position.public.apply(&opened);
        events.push(opened);
        false
    }

    fn close_phase(_: &Rulebook, _: &mut Position, _: &mut Vec<Event>, _: Phase) {}

    fn lay(world: &mut World) {
        orders::lay::<Self>(world);
    }

    fn settle(world: &mut World) {
        orders::mirror::<Self>(world);
    }
}

impl InPlay for Counter {
    type Parts = (Side,);

    fn id(&self) -> Word {
        self.id
    }

    fn hex(&self) -> Option<Hex> {
        self.hex
    }

    fn parts(&self, _: usize) -> (Side,) {
        (self.side,)
    }
}

/// There is no marker.
#[derive(Component, Clone, Copy, PartialEq)]
enum Marker {}

impl Mirrored for Skirmish {
    type Counter = Counter;
    type Marker = Marker;

    fn counters(position: &Position) -> &[Counter] {
        &position.public.counters
    }

    fn markers(_: &Position) -> Vec<(Marker, Hex)> {
        Vec::new()
    }
}

/// Steps once with each counter, to where chance has it.
struct Rover(Dice);

impl Player<Skirmish> for Rover {
    fn advise(&mut self, view: &&Position, _: &Thought) -> Advice<Order> {
        let mut steps = view.public.steps();
        self.0.shuffle(&mut steps);
        Advice::plain(steps.pop().unwrap_or(Order::EndPhase))
    }
}

impl Played for Skirmish {
    const LONGEST_THOUGHT: Duration = Duration::from_secs(1);
    const PLAYERS: &'static [&'static str] = &["rover"];
    type View<'a> = &'a Position;
    type Kept = Position;

    fn look(kept: &Position) -> &Position {
        kept
    }

    fn keep(view: &&Position) -> Position {
        Position::clone(view)
    }

    fn to_play<'a>(_: &'a Arc<Rulebook>, position: &'a Position) -> (usize, &'a Position) {
        (usize::from(position.public.phase == Phase::Blue), position)
    }

    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        (name == "rover").then(|| Box::new(Rover(Dice::new(seed))) as Seated<Self>)
    }

    fn relief() -> Seated<Self> {
        Box::new(Rover(Dice::new(1)))
    }
}

impl Matched for Skirmish {
    type Side = Side;
    type Observer = ();
    const SIDES: [Side; 2] = [Side::Red, Side::Blue];
    const WORDS: [&'static str; 2] = ["red", "blue"];
    const PEOPLE: [&'static str; 2] = ["Reds", "Blues"];

    fn turns_played(position: &Position) -> u8 {
        position.public.turn
    }

    fn ended(position: &Position) -> Option<End<Side>> {
        let points = position.public.left(Side::Red) as i32 - position.public.left(Side::Blue) as i32;
        let winner = match points {
            0 => None,
            ahead if ahead > 0 => Some(Side::Red),
            _ => Some(Side::Blue),
        };
        (position.public.phase == Phase::Over).then(|| End { level: "played".to_owned(), winner, points })
    }

    fn points_for(_: &Rulebook, side: Side, points: i32) -> i32 {
        if side == Side::Red { points } else { -points }
    }
}

fn word(id: &str) -> Word {
    id.parse().expect("a word")
}

fn hex(id: &str) -> Hex {
    id.parse().expect("a hex")
}

#[test]
fn it_is_played_at_the_door_taken_back_saved_opened_and_replayed() {
    let mut world = Skirmish::world();
    let rulebook = Arc::new(Skirmish::load("meadow", &()).expect("a scenario"));
    let mut record = Record::<Skirmish>::new(&mut world, Arc::clone(&rulebook), 7);
    let step = |unit: &str, to: &str| Order::Step { unit: word(unit), to: hex(to) };
    let stands = |world: &World, unit: &str| {
        Skirmish::counters(Skirmish::position(world))
            .iter()
            .find(|it| it.id == word(unit))
            .and_then(|it| it.hex)
    };
    let refused = record.play(&mut world, &step("red-1", "0505")).expect_err("it is far away");
    assert_eq!(refused.case, "3");
    record.play(&mut world, &step("red-1", "0302")).expect("a step");
    assert!(record.can_undo() && record.undo(&mut world));
    assert_eq!(stands(&world, "red-1"), Some(hex("0202")));
    assert!(record.redo(&mut world).is_some());
    assert_eq!(stands(&world, "red-1"), Some(hex("0302")));
    // A die decides, and cannot be taken back.
    record.play(&mut world, &Order::EndPhase).expect("the phase ends");
    record.play(&mut world, &step("blue-1", "0402")).expect("a step");
    record.play(&mut world, &Order::EndPhase).expect("the phase ends");
    record.play_with_dice(&mut world, &step("red-1", "0402"), &[6]).expect("an attack");
    assert_eq!((stands(&world, "red-1"), stands(&world, "blue-1")), (Some(hex("0402")), None));
    assert!(!record.can_undo());
    let folder = std::env::temp_dir().join(format!("kessel-one-page-{}", std::process::id()));
    let path = folder.join("meadow.kessel");
    std::fs::create_dir_all(&folder).expect("a folder");
    record.file.write(&path).expect("it is saved");
    let mut again = Skirmish::world();
    let opened = Record::<Skirmish>::open(&mut again, &path).expect("it opens and replays");
    assert!(opened.notes.is_empty(), "{:?}", opened.notes);
    assert_eq!(Skirmish::position(&again), Skirmish::position(&world));
    std::fs::remove_dir_all(folder).expect("the folder was written");
}

#[test]
fn it_is_played_out_by_the_computer_with_every_check() {
    let rulebook = Arc::new(Rulebook::default());
    for seed in 1..=20 {
        let game = Match::<Skirmish>::between(&rulebook, seed, ["rover", "rover"]);
        let report = Match { verify: true, ..game }.play();
        assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
        assert!(report.level == "played" && report.orders > 10, "seed {seed}: {} orders", report.orders);
    }
}
