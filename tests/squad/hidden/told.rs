//! Two games that differ only in the places of units that were set up hidden (22.2). All views, events and texts of the
//! other side and of viewers are the same, from the replay to the odds of the command line.

use crate::{
    hidden::{heard, option},
    play::{Lots, march},
};
use bevy::prelude::World;
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, GameFile, Record, Refusal, Viewer},
    },
    games::squad::{
        rules::{
            Rulebook, Squad, View,
            event::Event,
            kinds::Side,
            order::{Order, legal},
            phase::{Phase, Step},
            position::{Instruction, Mission},
            sight::ground_cover,
            view::to_play,
        },
        scene::{caption::caption, fought::Fought},
        words::report::Report,
    },
    play::feed::{Feed, lines_of},
    scene::{HasScene, LogLine, readable},
};
use std::{path::PathBuf, process::Command, sync::Arc};

/// A game in which the Americans come from the south, many rows away from the waiting Germans.
const SCENARIO: &str = "valmont";
/// The first row in which they stay hidden from the Americans.
const NEAREST: u8 = 12;
/// The unit that is set up in another place in the other game.
const MOVED: &str = "ge-rifle-1";

/// A game, its public events, and its texts for viewers.
struct Told {
    world: World,
    record: Record<Squad>,
    log: Vec<LogLine>,
    captions: Vec<String>,
}

impl Told {
    fn new(rules: &Arc<Rulebook>) -> Self {
        let mut world = Squad::world();
        let record = Record::<Squad>::new(&mut world, Arc::clone(rules), 9);
        Self { world, record, log: Vec::new(), captions: Vec::new() }
    }

    fn view(&self) -> View<'_> {
        let position = Squad::position(&self.world);
        View::to_play(&self.record.rulebook, position)
    }

    fn give(&mut self, order: &Order) -> Vec<Event> {
        self.try_to(order).unwrap_or_else(|refusal| panic!("{order:?}: {refusal}"))
    }

    fn try_to(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        let events = self.record.play(&mut self.world, order)?;
        let rules = &self.record.rulebook;
        self.log.extend(Squad::log_lines(rules, Squad::position(&self.world), &events));
        let mut position = Squad::position(&self.world).clone();
        position.look(Viewer::Both);
        let fought = Fought::of(rules, &events);
        for fought in [fought.as_slice(), &[]] {
            let log = readable(&self.log, |_| false);
            self.captions.push(format!("{:?}", caption(rules, &position.public, &log, (fought, None), None)));
        }
        Ok(events)
    }
}

/// Both games, with the same set-up except for one squad, of which the other side does not know the place.
fn set_up() -> ([Told; 2], [Hex; 2]) {
    let rules = Arc::new(Squad::load(SCENARIO, &option()).unwrap());
    let mut games = [Told::new(&rules), Told::new(&rules)];
    let mut lots = Lots(5);
    let moved: UnitId = MOVED.parse().unwrap();
    let about = |order: &Order| matches!(order, Order::Place { unit, .. } if *unit == moved);
    let hexes = loop {
        let listed = legal::orders(&rules, games[0].view().public(), Side::German);
        let (of_it, others): (Vec<Order>, Vec<Order>) = listed.into_iter().partition(about);
        let others: Vec<Order> =
            others.into_iter().filter(|order| matches!(order, Order::Place { .. })).collect();
        if others.is_empty() {
            break hidden_places(&rules, &games[0], &of_it);
        }
        let order = others[lots.below(others.len())].clone();
        games.iter_mut().for_each(|game| _ = game.give(&order));
    };
    for (game, hex) in games.iter_mut().zip(hexes) {
        let events = game.give(&Order::Place { unit: moved, hex, facing: None });
        assert_eq!(heard(&events), Vec::<&Event>::new());
    }
    let own = games[0].view().public().on_map(Side::German).map(|(counter, _)| counter.id).collect();
    // A side that is asked whether it fires must give another order.
    let silence = Order::Instruct { units: own, instruction: Instruction::Never };
    games.iter_mut().for_each(|game| _ = game.give(&silence));
    while Squad::position(&games[0].world).public.phase == Phase::FirstSetUp {
        let order = legal::orders(&rules, games[0].view().public(), Side::German).last().unwrap().clone();
        games.iter_mut().for_each(|game| _ = game.give(&order));
    }
    (games, hexes)
}

/// Two of the possible hexes of a unit with cover and without units, one of them in sight of the American entry.
fn hidden_places(rules: &Rulebook, game: &Told, orders: &[Order]) -> [Hex; 2] {
    let public = game.view().public().clone();
    let covers = |hex: &Hex| {
        ground_cover(&rules.board, &rules.charts, &rules.options, *hex) > 0
            && public.in_hex(*hex).next().is_none()
            && !public.works.contains_key(hex)
    };
    let places = orders.iter().filter_map(|order| match order {
        Order::Place { hex, .. } => Some(*hex).filter(covers),
        _ => None,
    });
    let mut places: Vec<Hex> = places.collect();
    places.sort_by_key(|hex| (std::cmp::Reverse(hex.row()), *hex));
    places.dedup();
    [places[0], *places.last().unwrap()]
}

/// Gives the first allowed of these orders, which keep the Americans away from those hexes.
fn from_afar(rules: &Rulebook, view: &View, at: [Hex; 2], lots: &mut Lots) -> Vec<Order> {
    let (public, side) = (view.public(), view.side);
    let stays = |order: &Order| match order {
        Order::Move { path, .. } => path.iter().all(|hex| hex.row() >= NEAREST),
        Order::Drive { path, .. } => path.iter().all(|step| step.hex.row() >= NEAREST),
        Order::Advance { hex, .. } => hex.row() >= NEAREST,
        _ => true,
    };
    let mut orders = Vec::new();
    if public.phase.step() == Some(Step::Support) {
        // Shells would fall on a hex with a hidden unit in one of the games only.
        let spotters = public.on_map(side).map(|(counter, _)| counter.id);
        orders.extend(spotters.flat_map(|spotter| {
            at.map(|hex| Order::Mission { mission: Mission::Light, hex, spotter: Some(spotter) })
        }));
    }
    let listed = legal::orders(rules, public, side);
    if public.phase.step() == Some(Step::Movement) && lots.below(30) > 0 {
        orders.extend((0..12).map(|_| march(rules, public, side, lots)));
    }
    orders.extend((0..20).map(|_| lots.choose(&listed)));
    orders.push(Order::Done);
    orders.retain(stays);
    orders
}

/// The output of the command line for a game, by its file.
fn printed(game: &Told, questions: &[String]) -> Vec<String> {
    let path = file();
    game.record.file.write(&path).unwrap();
    let ask = |question: &String| {
        let mut words = question.split_whitespace();
        let command = words.next().unwrap();
        let output =
            Command::new(env!("CARGO_BIN_EXE_kessel")).arg(command).arg(&path).args(words).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        format!("{:?} {} {}", output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let said = questions.iter().map(ask).collect();
    std::fs::remove_file(&path).unwrap();
    said
}

fn file() -> PathBuf {
    std::env::temp_dir().join(format!("kessel-squad-twins-{}.kessel", std::process::id()))
}

/// The report, the feed and the log of a game, as any reader may read them.
fn written(game: &Told) -> [String; 3] {
    let record = &game.record;
    let report = Report::of(&record.rulebook, &record.file.start.public, record.happened());
    let file = GameFile::<Squad>::parse("game.kessel", record.file.text().unwrap()).unwrap();
    let feed = lines_of(&mut Feed::default(), file).unwrap();
    let feed = feed.iter().map(|line| format!("{line}\n")).collect();
    let log = readable(&game.log, |side| side == Side::Allied.number());
    [serde_json::to_string(&report).unwrap(), feed, format!("{log:#?}")]
}

/// 22.2, 22.3: events, log, captions, report, feed and replay are the same to the letter, until a unit is revealed. So
/// is everything that the command line shows, lists and calculates for the Americans.
#[test]
fn games_that_differ_in_what_is_hidden_are_told_alike() {
    let (mut games, at) = set_up();
    let rules = Arc::clone(&games[0].record.rulebook);
    let mut lots = Lots(17);
    let (mut orders, mut shells, mut looked) = (0, 0, 0);
    loop {
        let public = &Squad::position(&games[0].world).public;
        if public.outcome.is_some() || public.turn > 3 {
            break;
        }
        let side = to_play(&rules, public);
        let stands = public.on_map(Side::Allied).map(|(unit, hex)| (unit.id, hex)).next();
        // The side to play asks with its own view.
        if let Some(stands) = stands.filter(|_| side == Side::Allied && orders >= 15 * (looked + 1)) {
            compare(&games, at, stands);
            looked += 1;
        }
        let tried = match side {
            // Germans in the open are fired at, and pay; the remaining half squads have no instruction.
            Side::German if public.owed.is_some() => {
                let orders = legal::orders(&rules, games[0].view().public(), side);
                let holds = orders.contains(&Order::Hold);
                vec![if holds { Order::Hold } else { lots.choose(&orders) }]
            }
            Side::German => vec![Order::Done],
            Side::Allied => {
                let [one, other] = [0, 1].map(|game| games[game].view());
                assert_eq!(one.public(), other.public());
                from_afar(&rules, &one, at, &mut lots)
            }
        };
        let (mut given, mut refused) = (None, Vec::new());
        for order in tried {
            let [one, other] = &mut games;
            match (one.try_to(&order), other.try_to(&order)) {
                (Err(one), Err(other)) => {
                    assert_eq!(one, other, "{order:?}");
                    refused.push(one.to_string());
                }
                (one, other) => given = Some((order, [one.unwrap(), other.unwrap()])),
            }
            if given.is_some() {
                break;
            }
        }
        let (order, events) = given.unwrap_or_else(|| panic!("{refused:?}"));
        let shows = |event: &&Event| matches!(event, Event::Shown { .. });
        // A unit that is hit is visible from then on; until then both sides had the same events.
        let shown = events.iter().flatten().any(|event| shows(&event));
        let told = [0, 1].map(|game: usize| {
            let told = heard(&events[game]).into_iter().filter(|event| !matches!(event, Event::Waits { .. }));
            told.take_while(|event| !shows(event)).cloned().collect::<Vec<Event>>()
        });
        let both = told[0].len().min(told[1].len());
        assert!(shown || told[0].len() == told[1].len(), "{order:?}: {told:?}");
        assert_eq!(told[0][..both], told[1][..both], "{order:?}");
        shells += told[0].iter().filter(|event| matches!(event, Event::Fell { .. })).count();
        if shown {
            break;
        }
        orders += 1;
    }
    assert!(
        orders > 40 && shells > 0 && looked > 2,
        "{orders} orders, {shells} shells, {looked} times looked at"
    );
}

fn compare(games: &[Told; 2], at: [Hex; 2], (unit, stands): (UnitId, Hex)) {
    assert_eq!(games[0].captions, games[1].captions);
    let [one, other] = [0, 1].map(|game| written(&games[game]));
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
    let mut questions: Vec<String> = [
        "show --json",
        "show --as allied --json",
        &format!("show --unit {MOVED}"),
        "legal --as allied",
        "report --json",
        "replay --log",
        &format!("moves {MOVED}"),
        &format!("odds --attackers {MOVED} --target {stands}"),
    ]
    .map(str::to_owned)
    .to_vec();
    for hex in at {
        questions.push(format!("show --as allied --hex {hex}"));
        questions.push(format!("moves {unit} --to {hex} --json"));
        questions.push(format!("odds --attackers {unit} --target {hex} --json"));
    }
    let [one, other] = [0, 1].map(|game| printed(&games[game], &questions));
    for ((one, other), question) in one.iter().zip(&other).zip(&questions) {
        assert_eq!(one, other, "{question}");
        assert!(one.starts_with("Some(0)"), "{question}: {one}");
    }
    // Their owner sees the difference between the games.
    let own = [format!("show --as german --unit {MOVED}")];
    assert_ne!(printed(&games[0], &own), printed(&games[1], &own));
}
