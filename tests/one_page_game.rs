//! A game on one page: 6 by 6 hexes, four counters a side, one phase a side, one die. It proves that a game needs no
//! line outside its own room. It is laid on the table, dragged by the mouse, and asks a question. It is undone, redone,
//! saved, opened, replayed both ways and played out by the computer. It is also fed, checked and shown by the code that
//! every game uses.

#[path = "windowless/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod windowless;

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use kessel::{
    cli::{self, check::file_faults},
    engine::orders::GameFile,
    games::kit::*,
    panels::ReplayAction,
    play::{
        feed::{Feed, lines_of},
        matches::Match,
    },
    settings::Settings,
    table::{self, Buttons, Session},
};
use serde::{Deserialize, Serialize};
use std::{fs, slice::from_ref, thread, time::Duration};
use windowless::{Table, hex, word};

/// The game: a side that eliminates all enemy counters, or has more counters after the last turn, wins.
struct Skirmish;

static GAMES: [&dyn Entry; 1] = [&PhantomData::<Skirmish>];

const SCENARIO: &str = r#"(id: "meadow", title: "The meadow", summary: "Four against four.", skirmish: true, last_turn: 8, map: (
    id: "meadow", title: "The meadow", subtitle: "", columns: 6, rows: 6, woods: ["0306"], swamp: [], lake: [],
    rivers: [], roads: [], road_river_joins: [], rails: [], road_exits: [], rail_exits: [], places: [], areas: []))"#;

inventory::submit!(Shipped { played: &[("skirmish/meadow.ron", SCENARIO)], parts: &[] });

#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Phase {
    Red,
    Blue,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Order {
    Step { unit: UnitId, to: Hex },
    Follow,
    Stay,
    EndPhase,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Went { unit: UnitId, path: Vec<Hex> },
    Rolled { unit: UnitId, roll: u8 },
    Lost { unit: UnitId },
    Owed(Option<Decision>),
    Opened { turn: u8, phase: Phase },
}

/// The decision whether this winner of a combat moves into the loser's hex.
type Decision = (UnitId, Hex);
type Position = PositionOf<Skirmish>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Public {
    turn: u8,
    phase: Phase,
    counters: Vec<PlainCounter>,
    owed: Option<Decision>,
}

impl Public {
    fn at(&self, hex: Hex) -> Option<&PlainCounter> {
        self.counters.iter().find(|counter| counter.hex == Some(hex))
    }

    fn left(&self, side: usize) -> i32 {
        self.counters.iter().filter(|counter| counter.side == side && counter.hex.is_some()).count() as i32
    }

    fn is_beaten(&self) -> bool {
        self.left(0) == 0 || self.left(1) == 0
    }

    fn allows(&self, order: &Order) -> Result<(), Refusal> {
        let refuse = |case: &str, why: &str| Err(Refusal::new(case, why));
        match (order, self.owed) {
            _ if self.phase == Phase::Over => refuse("1", "the game is over"),
            (Order::Follow | Order::Stay, Some(_)) | (Order::EndPhase, None) => Ok(()),
            (Order::Follow | Order::Stay, None) => refuse("2", "nobody has won a fight"),
            (_, Some(_)) => refuse("2", "first say whether the winner follows"),
            (Order::Step { unit, to }, None) => {
                let own = |it: &&PlainCounter| it.side == self.phase as usize;
                let free = |it: &&PlainCounter| it.id == *unit && own(it) && !it.done;
                let from = self.counters.iter().find(free).and_then(|it| it.hex);
                let near =
                    from.is_some_and(|hex| hex.distance(*to) == 1) && to.column() <= 6 && to.row() <= 6;
                let open = self.at(*to).filter(own).is_none();
                if near && open { Ok(()) } else { refuse("3", "it may not go there") }
            }
        }
    }

    /// The only place in which the position changes.
    fn apply(&mut self, event: &Event) {
        let (unit, hex) = match event {
            Event::Owed(owed) => return self.owed = *owed,
            Event::Opened { turn, phase } => {
                (self.turn, self.phase) = (*turn, *phase);
                return self.counters.iter_mut().for_each(|counter| counter.done = false);
            }
            Event::Went { unit, path } => (unit, Some(path.last().copied())),
            Event::Rolled { unit, .. } => (unit, None),
            Event::Lost { unit } => (unit, Some(None)),
        };
        for counter in self.counters.iter_mut().filter(|counter| counter.id == *unit) {
            (counter.hex, counter.done) = (hex.unwrap_or(counter.hex), true);
        }
    }
}

impl PositionData for Skirmish {
    type Public = Public;
    type Secrets = Dice;
    type Phase = Phase;
    type Rulebook = PlainRules;
    type Counter = PlainCounter;
    type Marker = NoMarker;

    fn counters(public: &Public) -> &[PlainCounter] {
        &public.counters
    }

    fn phase(public: &Public) -> Phase {
        public.phase
    }
}

impl Game for Skirmish {
    const ID: &'static str = "skirmish";
    const TITLE: &'static str = "Skirmish";
    const SIDES: [SideNames; 2] = [
        SideNames { name: "Red", message: "", word: "red", people: "Reds", flag: Flag::Red },
        SideNames { name: "Blue", message: "", word: "blue", people: "Blues", flag: Flag::Grey },
    ];
    const PHASES: &'static [Phase] = &[Phase::Red, Phase::Blue, Phase::Over];
    type Order = Order;
    type Event = Event;
    type Command = ();
    type Options = ();

    fn start(_: &PlainRules, seed: u64) -> Position {
        let place = |number: u8| {
            let (side, row) = (usize::from(number / 4), number % 4 + 1);
            let id = word(&format!("{}-{row}", Self::SIDES[side].word));
            PlainCounter { id, side, hex: Hex::new(2 + number / 4 * 3, row + 1), done: false }
        };
        let counters = (0..8).map(place).collect();
        Position {
            public: Public { turn: 1, phase: Phase::Red, counters, owed: None },
            secrets: Dice::new(seed),
        }
    }

    fn plugin(app: &mut App) {
        register_plain::<Self>(app);
    }

    fn judge(referee: &mut Referee<Self>, order: &Order) -> Result<bool, Refusal> {
        referee.public().allows(order)?;
        match (order, referee.public().owed) {
            (Order::Step { unit, to }, _) => match referee.public().at(*to).map(|foe| foe.id) {
                None => referee.say(Event::Went { unit: *unit, path: vec![*to] }),
                Some(foe) => {
                    let roll = referee.next_die(6);
                    referee.say(Event::Rolled { unit: *unit, roll });
                    if roll > 3 {
                        referee.say(Event::Lost { unit: foe });
                        referee.say(Event::Owed(Some((*unit, *to))));
                    }
                }
            },
            (Order::Follow, Some((unit, to))) => {
                referee.say(Event::Owed(None));
                referee.say(Event::Went { unit, path: vec![to] });
            }
            (Order::Stay, _) => referee.say(Event::Owed(None)),
            _ => {}
        }
        Ok(*order == Order::EndPhase || referee.public().is_beaten() && referee.public().owed.is_none())
    }

    fn apply(_: &PlainRules, now: &mut Position, event: &Event) {
        if let Event::Rolled { roll, .. } = event {
            now.secrets.check_off(6, *roll);
        }
        now.public.apply(event);
    }

    fn dice(secrets: &mut Dice) -> &mut Dice {
        secrets
    }

    fn phase_side(_: &PlainRules, phase: Phase) -> Option<usize> {
        (phase != Phase::Over).then_some(phase as usize)
    }

    fn listed(_: &PlainRules, public: &Public) -> Vec<Order> {
        let steps = public.counters.iter().flat_map(|counter| {
            let near = ALL_SIDES.into_iter().filter_map(|side| counter.hex?.step(side));
            near.map(|to| Order::Step { unit: counter.id, to })
        });
        let all = steps.chain([Order::Follow, Order::Stay, Order::EndPhase]);
        all.filter(|order| public.allows(order).is_ok()).collect()
    }

    fn end_phase() -> Option<Order> {
        Some(Order::EndPhase)
    }

    fn turn(public: &Public) -> u8 {
        public.turn
    }

    fn stands(_: &PlainRules, public: &Public) -> End {
        let points = public.left(0) - public.left(1);
        let winner = (points != 0).then_some(usize::from(points < 0));
        End { level: if points == 0 { "Draw" } else { "Victory" }.to_owned(), winner, points }
    }

    fn fact(event: &Event) -> Fact<'_> {
        Fact::of(match event {
            Event::Went { unit, path } => Happening::Went { units: from_ref(unit), path, how: Going::Walk },
            Event::Rolled { roll, .. } => Happening::Die { roll: *roll, decides: true },
            Event::Lost { unit } => Happening::Lost(*unit),
            Event::Owed(decision) => Happening::Owed(decision.is_some()),
            Event::Opened { turn, .. } => Happening::PhaseOpened { turn: *turn },
        })
    }
}

impl Sequenced for Skirmish {
    fn sequence() -> &'static Sequence<Self> {
        &SEQUENCE
    }
}
static SEQUENCE: LazyLock<Sequence<Skirmish>> = LazyLock::new(|| {
    let goes_on = |rules: &PlainRules, public: &Public| public.turn < rules.about().turns[1];
    Sequence::new(|referee: &mut Referee<Skirmish>, phase| {
        referee.say(Event::Opened { turn: referee.public().turn + u8::from(phase == Phase::Red), phase });
    })
    .is_decided(|_: &PlainRules, public: &Public| public.is_beaten())
    .phase(phase(Phase::Red).then(Phase::Blue))
    .phase(phase(Phase::Blue).then_if(goes_on, Phase::Red).then(Phase::Over))
});

impl Fed for Skirmish {
    fn opens(event: &Event) -> Option<(u8, Phase)> {
        if let Event::Opened { turn, phase } = event { Some((*turn, *phase)) } else { None }
    }
}

impl Viewed for Skirmish {
    type View<'a> = OpenView<'a, Self>;
    type Kept = KeptOpen<Self>;
    fn view<'a>(rules: &'a Arc<PlainRules>, position: &'a Position) -> OpenView<'a, Self> {
        OpenView::of(rules, position)
    }
}

impl HasPlayers for Skirmish {
    const PLAYERS: &'static [&'static str] = &["random"];
    fn player(name: &str, seed: u64) -> Option<Seated<Self>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as Seated<Self>)
    }
}

impl Matched for Skirmish {
    type Observer = ();
}

impl HasLessons for Skirmish {
    type Start = ();
    type Deed = Order;
    type Prepared = ();

    fn shape(order: &Order) -> Shape {
        match order {
            Order::Step { unit, to } => Shape::going("step", &[*unit], &[*to]),
            _ => Shape::plain("order"),
        }
    }
}

impl Seating for Skirmish {}
impl OnTable for Skirmish {}
impl HasScene for Skirmish {
    type Rolled = ();
    type Report = PlainReport;
    fn report(record: &Record<Self>, now: &Position) -> PlainReport {
        PlainReport::of(record, now)
    }
}
impl Overlaid for Skirmish {}
impl Planning for Skirmish {
    type Plan = ();
}
impl HasFaces for Skirmish {
    type Look = ();
}
impl HasDeeds for Skirmish {}
impl Captioned for Skirmish {
    type Plan = NoPlan;
}
impl Panelled for Skirmish {
    type Shown<'a> = ();
    type Memory = ();
    fn owed(_: &PlainRules, public: &Public) -> Option<String> {
        public.owed.map(|(unit, to)| format!("Does {unit} follow into {to}?"))
    }
}

impl Hosted for Skirmish {
    type Facts = ();
    fn shown<'a>((): &'a (), _: &Lying<'a, Self>) {}
}

impl Sent for Skirmish {}
impl Commanded for Skirmish {
    type Shape = NoShape;
}

fn stands(table: &Table, unit: &str) -> Option<Hex> {
    let public = &table.get::<Position>().public;
    counter::<Skirmish>(public, word(unit)).and_then(|counter| counter.hex)
}

#[test]
fn it_lies_on_the_table() {
    let rules = Arc::new(Skirmish::rulebook("meadow").expect("a scenario"));
    let mut start = Skirmish::start(&rules, 7);
    start.secrets.given = [5].into();
    let games = Games::new(GAMES.iter().map(|game| game.on_table()));
    let lay = |world: &mut World| table::put_on_table::<Skirmish>(world, Arc::clone(&rules), start);
    let plugins =
        |app: &mut App| _ = app.add_plugins((EguiPlugin::default(), table::plugin, table::panels_plugin));
    let mut table = Table::of(games, plugins, lay);
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    table.drag_hex("0202", "0302");
    assert_eq!(stands(&table, "red-1"), Some(hex("0302")));
    table.request(Request::Undo);
    assert_eq!(stands(&table, "red-1"), Some(hex("0202")));
    table.request(Request::Redo);
    table.request(Request::order(Order::EndPhase));
    table.drag_hex("0502", "0402");
    table.request(Request::order(Order::EndPhase));
    table.drag_hex("0302", "0402");
    assert_eq!((stands(&table, "red-1"), stands(&table, "blue-1")), (Some(hex("0302")), None));
    assert_eq!(Skirmish::listed(&rules, &table.get::<Position>().public), [Order::Follow, Order::Stay]);
    assert!(table.get::<Buttons>().0.contains_key("Follow"), "the panels ask with a button for each answer");
    table.request(Request::order(Order::EndPhase));
    assert_eq!(table.get::<Session<Skirmish>>().refusal.as_ref().map(|it| it.case.as_str()), Some("2"));
    table.request(Request::order(Order::Follow));
    // The game is saved, opened, replayed both ways.
    let folder = std::env::temp_dir().join(format!("kessel-one-page-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("meadow.kessel");
    table.request(Request::Save(path.clone()));
    table.request(Request::order(Order::EndPhase));
    table.request(Request::Load(path.clone()));
    assert_eq!(table.get::<Position>().public.phase, Phase::Red, "before the phase was ended");
    table.request(Request::Replay(ReplayAction::Open));
    for (moment, at) in [(1, "0302"), (0, "0202"), (6, "0402"), (5, "0302"), (6, "0402")] {
        table.request(Request::Replay(ReplayAction::Go(moment)));
        assert_eq!(stands(&table, "red-1"), Some(hex(at)), "after {moment} orders");
    }
    // The game is checked, shown and fed by its file.
    let scenario = folder.join("meadow.ron");
    fs::write(&scenario, SCENARIO).expect("written");
    assert_eq!(file_faults(&GAMES, &path), []);
    assert_eq!(file_faults(&GAMES, &scenario), []);
    let shown = cli::show(&GAMES, &path).expect("it is shown");
    assert_eq!((&shown["game"], &shown["to_play"]), (&"skirmish".into(), &"Red".into()));
    assert_eq!(shown["counters"][0]["hex"], "0402");
    let drawn = cli::guide::packs(&GAMES);
    assert!(drawn.iter().any(|of| of.game == "skirmish" && of.units.iter().any(|unit| unit.id == "red-1")));
    let file = GameFile::<Skirmish>::read(&path).expect("it opens");
    let lines = lines_of(&mut Feed::default(), file).expect("it is fed");
    assert!(lines.iter().any(|line| line.text.as_deref() == Some("blue-1 is eliminated")));
    drop(table);
    // The picture beside the saved game is written by a task, which may not have ended.
    let is_gone = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(10));
        fs::remove_dir_all(&folder).is_ok()
    });
    assert!(is_gone, "the folder was written");
}

#[test]
fn it_is_played_out_by_the_computer_with_every_check() {
    let rules = Arc::new(Skirmish::rulebook("meadow").expect("a scenario"));
    for seed in 1..=20 {
        let report = Match { verify: true, ..Match::<Skirmish>::between(&rules, seed, ["random"; 2]) }.play();
        assert_eq!(report.broken, Vec::<String>::new(), "seed {seed}");
        assert!(report.level != "unfinished" && report.orders > 10, "seed {seed}: {} orders", report.orders);
    }
}
