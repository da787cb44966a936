//! The length of a sealed part reveals nothing: an empty plot has the length of a full one, and so has every other
//! secret of a side. An opened seal gives back the same content.

use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        data,
        orders::{Game, GameFile, PlayedOrder, Position, Record, hash, open_seal},
    },
    games::{
        guderian::rules::{Guderian, order::Order as GuderianOrder},
        panzer44::rules::{
            Panzer44,
            kinds::Side,
            order::Order as PanzerOrder,
            phase::Phase,
            plot::{Instruction, Plot, Task},
        },
        platoon::rules::{
            Platoon, counter::Place as PlatoonPlace, order::Order as PlatoonOrder,
            position::Instruction as PlatoonInstruction, scenario::options::Options as PlatoonOptions,
        },
        squad::rules::{
            Squad, counter::Place as SquadPlace, order::Order as SquadOrder,
            position::Instruction as SquadInstruction, scenario::options::Options as SquadOptions,
        },
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Returns the kinds of the lines of a file with their lengths.
fn lines(text: &str) -> Vec<(String, usize)> {
    let kind = |line: &str| line.split('(').next().unwrap_or_default().to_owned();
    text.lines().map(|line| (kind(line), line.len())).collect()
}

/// Checks that both files have the same lengths line by line.
#[track_caller]
fn are_as_long(one: &str, other: &str, what: &str) {
    let (first, second) = (lines(one), lines(other));
    let differs = first.iter().zip(&second).enumerate().find(|(_, (one, other))| one != other);
    assert_eq!(differs, None, "{what}");
    assert_eq!(first.len(), second.len(), "{what}");
}

fn begun<G: Game>(scenario: &str, options: &G::Options, seed: u64) -> GameFile<G> {
    let rulebook = G::load(scenario, options).unwrap();
    Record::<G>::new(&mut G::world(), Arc::new(rulebook), seed).file
}

/// Returns a file of a game with this order and this reason.
fn with_order<G: Game>(scenario: &str, options: &G::Options, (order, reason): (G::Order, &str)) -> String {
    let mut file = begun::<G>(scenario, options, 5);
    file.played.push(PlayedOrder {
        number: 1,
        side: G::SIDES[0].name.to_owned(),
        order: order.clone(),
        dice: Vec::new(),
        hash: hash(&()).unwrap(),
        reason: reason.to_owned(),
    });
    let text = file.text().unwrap();
    let read = GameFile::<G>::parse("game.kessel", &text).unwrap();
    assert!(read.played[0].order == order && read.played[0].reason == reason, "it comes back: {order:?}");
    text
}

/// Returns a file of a game with these positions.
fn with_positions<G: Game>(scenario: &str, options: &G::Options, positions: Vec<Position<G>>) -> String {
    let mut file = begun::<G>(scenario, options, 5);
    file.positions = positions.iter().map(|position| (0, position.clone())).collect();
    let text = file.text().unwrap();
    let read = GameFile::<G>::parse("game.kessel", &text).unwrap();
    assert_eq!(read.positions.len(), positions.len());
    for ((_, read), position) in read.positions.iter().zip(&positions) {
        assert!(read.secrets == position.secrets, "what was sealed comes back");
    }
    text
}

/// Returns a plot in which every unit of a side has the longest order.
fn full_plot(position: &Position<Panzer44>, side: Side) -> Plot {
    let target: Hex = "1010".parse().unwrap();
    let units = position.public.counters.iter().filter(|counter| counter.side == side);
    let task = Task::Watch { target, at: Instruction::FirstHard };
    let mut plot = Plot { orders: units.map(|unit| (unit.id, task)).collect(), ..Plot::default() };
    plot.strikes = vec![target; 4];
    plot
}

#[test]
fn a_full_plot_is_no_longer_than_an_empty_one() {
    for scenario in data::scenario_ids(Panzer44::ID) {
        let rulebook = Panzer44::load(&scenario, &Default::default()).unwrap();
        let start = Panzer44::start(&rulebook, 5);
        for side in Side::BOTH {
            let order = |plot: Plot| PanzerOrder::Plot { side, plot };
            let why = "The tanks go round the wood while the guns keep the village under fire".to_owned();
            let files = [
                with_order::<Panzer44>(
                    &scenario,
                    &Default::default(),
                    (order(Plot::default()), "Nobody moves"),
                ),
                with_order::<Panzer44>(
                    &scenario,
                    &Default::default(),
                    (order(full_plot(&start, side)), &why),
                ),
            ];
            are_as_long(&files[0], &files[1], &format!("{scenario}, {side}"));
        }
        // Nor do the positions: the one after the plot, and a full one.
        let with = |plots: [Plot; 2]| {
            let at = |turn: u8| {
                let mut position = start.clone();
                position.public.turn = turn + 40;
                // A plot is made, and replaced by the next one.
                position.public.phase = if turn.is_multiple_of(2) { Phase::Plot } else { Phase::Panic };
                if turn % 2 == 1 {
                    position.secrets.plots.clone_from(&plots);
                }
                position
            };
            with_positions::<Panzer44>(&scenario, &Default::default(), (0..22).map(at).collect())
        };
        let files = [with(Default::default()), with(Side::BOTH.map(|side| full_plot(&start, side)))];
        are_as_long(&files[0], &files[1], &scenario);
        let kinds: BTreeSet<String> = lines(&files[1]).into_iter().map(|(kind, _)| kind).collect();
        assert!(kinds.contains("Change") && kinds.contains("Position"), "both are tried: {kinds:?}");
    }
}

#[test]
fn a_high_bid_is_no_longer_than_a_low_one() {
    let with = |points: u8| {
        with_order::<Guderian>("dvina", &Default::default(), (GuderianOrder::Bid { points }, ""))
    };
    are_as_long(&with(0), &with(120), "bids");
    let rulebook = Guderian::load("dvina", &Default::default()).unwrap();
    let with = |bid: Option<u8>| {
        let at = |turn: u8| {
            let mut position = Guderian::start(&rulebook, 5);
            position.public.turn = turn + 40;
            position.secrets.bid = bid.filter(|_| turn == 2);
            position
        };
        with_positions::<Guderian>("dvina", &Default::default(), (1..5).map(at).collect())
    };
    are_as_long(&with(None), &with(Some(120)), "positions");
}

#[test]
fn a_large_seed_is_no_longer_than_a_small_one() {
    let with = |seed| begun::<Guderian>("dvina", &Default::default(), seed);
    let head = |seed| lines(&with(seed).text().unwrap())[0].clone();
    assert_eq!(head(7), head(u64::MAX));
    let text = with(u64::MAX).text().unwrap();
    assert_eq!(GameFile::<Guderian>::parse("game.kessel", text).unwrap().header.seed, u64::MAX);
}

/// 19.2: the number of hidden units of Platoon, and their hexes.
#[test]
fn hidden_units_of_platoon_are_no_longer_than_none() {
    let mut options = PlatoonOptions::default();
    options.set("hidden_units", Some("on")).unwrap();
    for scenario in data::scenario_ids(Platoon::ID) {
        let rulebook = Platoon::load(&scenario, &options).unwrap();
        let start = Platoon::start(&rulebook, 5);
        let with = |hides: bool| {
            let at = |turn: u8| {
                let mut position = start.clone();
                position.public.turn = turn + 40;
                let counters = position.public.counters.iter().filter(|&_| hides).cloned();
                position.secrets.unseen.counters = counters
                    .map(|mut counter| {
                        counter.place = PlatoonPlace::Map("1010".parse().unwrap());
                        (counter.id, counter)
                    })
                    .collect();
                position
            };
            with_positions::<Platoon>(&scenario, &options, (1..5).map(at).collect())
        };
        are_as_long(&with(false), &with(true), &scenario);
        let units: Vec<UnitId> = start.public.counters.iter().map(|counter| counter.id).take(9).collect();
        let unit = units[0];
        let path: Vec<Hex> = (10..20).map(|row| format!("10{row}").parse().unwrap()).collect();
        let orders = [
            PlatoonOrder::Done,
            PlatoonOrder::Move { unit, path, quick: true, concealed: true },
            PlatoonOrder::Instruct { units, instruction: PlatoonInstruction::ArmouredOnly },
        ];
        let files = orders.map(|order| with_order::<Platoon>(&scenario, &options, (order, "")));
        files.iter().for_each(|file| are_as_long(file, &files[0], &scenario));
    }
}

/// 22.2: the same of Squad, whose squads carry weapons.
#[test]
fn hidden_units_of_squad_are_no_longer_than_none() {
    let mut options = SquadOptions::default();
    options.set("hidden_set_up", Some("on")).unwrap();
    for scenario in data::scenario_ids(Squad::ID) {
        let rulebook = Squad::load(&scenario, &options).unwrap();
        let start = Squad::start(&rulebook, 5);
        let hider = rulebook.scenario.set_up.first().copied();
        let with = |hides: bool| {
            let at = |turn: u8| {
                let mut position = start.clone();
                position.public.turn = turn + 40;
                let counters = position.public.counters.iter().cloned();
                let counters = counters.filter(|counter| hides && Some(counter.side) == hider);
                position.secrets.unseen.counters = counters
                    .map(|mut counter| {
                        counter.place = SquadPlace::Map("1010".parse().unwrap());
                        (counter.id, counter)
                    })
                    .collect();
                position
            };
            with_positions::<Squad>(&scenario, &options, (1..5).map(at).collect())
        };
        are_as_long(&with(false), &with(true), &scenario);
        let units: Vec<UnitId> = start.public.counters.iter().map(|counter| counter.id).take(9).collect();
        let path: Vec<Hex> = (10..18).map(|row| format!("10{row}").parse().unwrap()).collect();
        let orders = [
            SquadOrder::Done,
            SquadOrder::Move { units: units.clone(), path, assault: true, facing: None },
            SquadOrder::Instruct { units, instruction: SquadInstruction::Never },
        ];
        let files = orders.map(|order| with_order::<Squad>(&scenario, &options, (order, "")));
        files.iter().for_each(|file| are_as_long(file, &files[0], &scenario));
    }
}

/// 14.6: the instructions of units, in a game without hidden units.
#[test]
fn every_instruction_is_as_long_as_any_other() {
    let unit: UnitId = "ge-rifle-1".parse().unwrap();
    let told = [PlatoonInstruction::Ask, PlatoonInstruction::Never, PlatoonInstruction::ArmouredOnly];
    let files = told.map(|instruction| {
        let order = PlatoonOrder::Instruct { units: vec![unit], instruction };
        with_order::<Platoon>("meeting", &Default::default(), (order, ""))
    });
    files.iter().for_each(|file| are_as_long(file, &files[0], "instructions"));
    let told = [SquadInstruction::Ask, SquadInstruction::Never];
    let files = told.map(|instruction| {
        let order = SquadOrder::Instruct { units: vec![unit], instruction };
        with_order::<Squad>("patrol", &Default::default(), (order, ""))
    });
    are_as_long(&files[0], &files[1], "instructions");
}

/// An order that no longer plays as it was recorded is named by its number, and its content is not shown if it is
/// sealed.
#[test]
fn what_is_wrong_with_a_sealed_order_does_not_tell_it() {
    let mut options = SquadOptions::default();
    options.set("hidden_set_up", Some("on")).unwrap();
    for (options, tells) in [(SquadOptions::default(), true), (options, false)] {
        let unit: UnitId = "ge-pak-40-1".parse().unwrap();
        let hex: Hex = "1009".parse().unwrap();
        let order = SquadOrder::Place { unit, hex, facing: None };
        let mut file = begun::<Squad>("hill-71", &options, 5);
        file.played.push(PlayedOrder {
            number: 1,
            side: "German".to_owned(),
            order,
            dice: Vec::new(),
            hash: hash(&()).unwrap(),
            reason: String::new(),
        });
        let opened = Record::<Squad>::from_file(&mut Squad::world(), file).unwrap();
        let notes = opened.notes.join("; ");
        assert!(notes.contains("order 1 (German") && notes.contains("no longer plays"), "{notes}");
        assert_eq!(notes.contains("ge-pak-40-1"), tells, "{notes}");
        assert!(tells || !notes.contains("1009"), "{notes}");
    }
}

/// Seals of files from before the padding, with a salt and without.
#[test]
fn seals_of_earlier_programs_open() {
    assert_eq!(open_seal("sealed:07ff8107b4c00a6f87d4").unwrap(), "37");
}
