//! The output of `kessel run` for an order with hidden units (22). For a side it is what the side knows, without a side
//! what both know, whatever hidden units there are.

use crate::shared::aloud::{self, SaidAloud, kessel};
use crate::{
    hidden::option,
    play::{Lots, SCENARIOS},
};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, Record, Viewer},
    },
    games::squad::rules::{
        Position, Rulebook, Squad, View,
        counter::Place,
        event::Event,
        order::{Order, legal},
        position::{Public, hidden::is_hidden},
        view::to_play,
    },
};
use serde_json::Value;
use std::{path::PathBuf, process::Command, sync::Arc};

impl SaidAloud for Squad {
    const IS_REFUSED_ALIKE: bool = true;

    fn orders(rulebook: &Arc<Rulebook>, position: &Position) -> Vec<Order> {
        let view = View::new(rulebook, position, to_play(rulebook, &position.public));
        legal::orders(rulebook, view.public(), view.side)
    }

    fn twin(rulebook: &Rulebook, position: &Position, lots: &mut Lots) -> Option<Position> {
        let side = to_play(rulebook, &position.public);
        let hidden = &position.secrets.unseen.counters;
        if hidden.values().any(|unit| unit.side == side) {
            return None;
        }
        let on_map: Vec<UnitId> =
            hidden.values().filter(|unit| unit.hex().is_some()).map(|unit| unit.id).collect();
        let unit = *on_map.get(lots.below(on_map.len()))?;
        let hexes: Vec<Hex> = rulebook.board.hexes().collect();
        let begins = lots.below(hexes.len());
        (0..hexes.len()).find_map(|number| {
            let hex = hexes[(begins + number) % hexes.len()];
            let mut all = position.clone();
            all.look(Viewer::All);
            if all.public.in_hex(hex).next().is_some() || all.public.works.contains_key(&hex) {
                return None;
            }
            let mut other = position.clone();
            other.secrets.unseen.counters.get_mut(&unit)?.place = Place::Map(hex);
            // It is the same for all other viewers, and the hidden units stay hidden.
            let mut truth = other.clone();
            truth.look(Viewer::All);
            let stays = truth.secrets.unseen.counters.keys().all(|unit| {
                truth.public.find(*unit).is_some_and(|counter| is_hidden(rulebook, &truth.public, counter))
            });
            let side = other.public.find(unit)?.side;
            let near = truth.public.on_map(side.enemy()).any(|(_, at)| at.distance(hex) <= 1);
            (stays && !near && Squad::faults(rulebook, &other).is_empty()).then_some(other)
        })
    }

    fn pick(lots: &mut Lots, orders: &[Order]) -> Order {
        lots.choose(orders)
    }

    fn shows(event: &Event) -> bool {
        matches!(event, Event::Shown { .. } | Event::MinesKnown { .. })
    }

    fn owes_alike(one: &Public, other: &Public) -> bool {
        one.owed == other.owed
    }
}

/// 22.3: the output for a side's order is the same, whatever the places of the units that it does not know. It may
/// differ when a unit is revealed, or a march waits for a question to its enemy. It may also differ when a phase is
/// passed over in which no unit can act.
#[test]
fn what_is_printed_of_an_order_tells_not_who_hides_where() {
    aloud::tells_not_who_hides_where::<Squad>(&SCENARIOS, &option());
}

/// A folder for the test, deleted at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-squad-run-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The events and refusals of lines of JSON, without the orders, which are the reader's own texts.
fn answers(lines: &str) -> Vec<String> {
    let answer = |line: &str| {
        let value: Value = serde_json::from_str(line).unwrap();
        format!("{} {}", value["events"], value["refusal"])
    };
    lines.lines().map(answer).collect()
}

/// 22.2: the places of units that are set up in cover are printed to their side and to the referee, and to no other
/// viewer, by `run`, `run --json`, `--batch` and `replay --log`. Nor is the reason printed for a refused order that
/// only their side could have given.
#[test]
fn what_a_side_sets_up_unseen_is_printed_to_it_alone() {
    let folder = Folder::new();
    let rules = Arc::new(Squad::load("hill-71", &option()).unwrap());
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(&rules), 3);
    let game = folder.file("game.kessel");
    record.file.write(game.as_ref()).unwrap();
    let facing = Some(kessel::engine::board::Hexside::South);
    let unit: UnitId = "ge-pak-40-1".parse().unwrap();
    let place = |at: &str| Order::Place { unit, hex: at.parse().unwrap(), facing };
    // The second one is outside its possible places.
    let orders = vec![place("1009"), place("0101")];
    let written = folder.file("orders.json");
    std::fs::write(&written, serde_json::to_string(&orders).unwrap()).unwrap();
    let secret = |said: &str| {
        said.contains("Placed") || said.to_lowercase().contains("10/09") || said.contains("is set up")
    };
    for (eyes, knows) in
        [(None, false), (Some("allied"), false), (Some("german"), true), (Some("referee"), true)]
    {
        let with_eyes = |words: &[&str]| {
            let eyes: Vec<&str> = eyes.into_iter().flat_map(|eyes| ["--as", eyes]).collect();
            kessel(&[words, &eyes].concat())
        };
        let (_, told, _) = with_eyes(&["run", &game, &written, "--keep-going", "--json"]);
        let told = answers(&told);
        assert_eq!(told.len(), 2, "{eyes:?}: {told:?}");
        assert_eq!(told[0].contains("Placed"), knows, "{eyes:?}: {told:?}");
        assert_eq!(told[1].contains("--as german"), !knows, "{eyes:?}: {told:?}");
        let (code, text, complaint) = with_eyes(&["run", &game, &written]);
        let text: String = text.lines().filter(|line| !line.starts_with('>')).collect();
        assert_eq!(code, Some(1));
        assert_eq!(complaint.contains("--as german"), !knows, "{eyes:?}: {complaint}");
        assert_eq!(secret(&text), knows, "{eyes:?}: {text}");
    }
    // Each line of a batch has the same answer.
    let asked = format!("run {game} {written} --keep-going\nrun {game} {written} --keep-going --as german\n");
    let mut batch = Command::new(env!("CARGO_BIN_EXE_kessel"))
        .arg("--batch")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut batch.stdin.take().unwrap(), asked.as_bytes()).unwrap();
    let said = String::from_utf8(batch.wait_with_output().unwrap().stdout).unwrap();
    let said: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events: Vec<String> = said.iter().map(|line| line["answer"][0]["events"].to_string()).collect();
    assert_eq!((events[0].as_str(), events[1].contains("Placed")), ("[]", true), "{events:?}");
    // So has the game when it is replayed.
    record.play(&mut world, &orders[0]).unwrap();
    record.file.write(game.as_ref()).unwrap();
    for (eyes, knows) in [(&[][..], false), (&["--as", "allied"], false), (&["--as", "german"], true)] {
        let (code, text, _) = kessel(&[&["replay", &game, "--log"], eyes].concat());
        assert_eq!((code, text.lines().count() > 1), (Some(0), knows), "{eyes:?}: {text}");
    }
    // The moves of its own hidden unit are printed to a side that is named.
    let moves = |eyes: &[&str]| kessel(&[&["moves", &game, "ge-pak-40-1", "--json"], eyes].concat());
    assert_ne!(moves(&[]), moves(&["--as", "german"]));
    assert_eq!(moves(&[]), moves(&["--as", "allied"]));
}
