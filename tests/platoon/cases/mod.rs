//! Cases of the rules one by one, most of them from their text alone; a file for a chapter or two.

mod close;
mod combat;
mod ending;
mod movement;
mod options;
mod reactions;
mod rulings;
mod setting_up;
mod spotting;
mod transport;
mod works;

use super::harness::{Table, fire, hex, quick, table, table_with, walk, word, words};
use kessel::{
    engine::{
        board::Hex,
        counters::Points,
        data::Source,
        orders::{Game, Refusal},
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        combat::{Reason, indirect::Call},
        conduct::Decision,
        counter::Place,
        event::{Event, Figures},
        kinds::Side,
        order::{Order, Work},
        phase::{
            Phase::{First, Over, Second, SecondSetUp},
            Segment::{Assault, DirectFire, IndirectFire, Others, Registration, Start, Vehicles},
        },
        position::{Fort, Instruction, Mines, Registration as Marker},
        set_up,
        sight::spotting::is_spotted,
        victory::points_of,
    },
};
use std::sync::Arc;

const DRAW: &str =
    "victory: (side: German, awards: [], levels: [(name: \"Draw\", winner: None, at_least: -100)])";

/// A game at its beginning, by the fields in which its scenario differs from the harness's.
fn scenario(fields: &str) -> Table {
    let text = format!(
        "(id: \"test\", title: \"Test\", summary: \"\", map: \"platoon/map-grusha-sosnovka.ron\", \
         units: \"platoon/units.ron\", charts: \"platoon/charts.ron\", last_turn: 12, first_player: German, {fields})"
    );
    let source = Source { name: "test.ron".to_owned(), text };
    let rules = Arc::new(Rulebook::from_source(&source).unwrap());
    let position = set_up::start(&rules, 1);
    Table::new(rules, position)
}

fn place(unit: &str, at: &str) -> Order {
    Order::Place { unit: word(unit), hex: hex(at) }
}

fn lay(work: Work, at: &str) -> Order {
    Order::Lay { work, hex: hex(at), there: true }
}

fn enter(unit: &str, at: &str) -> Order {
    Order::Enter { unit: word(unit), hex: hex(at) }
}

fn load(carrier: &str, passenger: &str) -> Order {
    Order::Load { carrier: word(carrier), passenger: word(passenger) }
}

fn unload(carrier: &str) -> Order {
    Order::Unload { carrier: word(carrier) }
}

fn overrun(units: &str, at: &str) -> Order {
    Order::Overrun { units: words(units), hex: hex(at) }
}

fn assault(units: &str, at: &str) -> Order {
    Order::Assault { units: words(units), hex: hex(at) }
}

fn shoot(firers: &str) -> Order {
    Order::OpportunityFire { firers: words(firers) }
}

fn interdict(firers: &str) -> Order {
    Order::Interdict { firers: words(firers) }
}

fn register(unit: &str, at: &str) -> Order {
    Order::Register { unit: word(unit), hex: hex(at) }
}

fn shell(firers: &str, called: Call, at: &str) -> Order {
    Order::IndirectFire {
        firers: words(firers).into_iter().map(|unit| (unit, called)).collect(),
        hex: hex(at),
    }
}

/// Places a registration marker of turn 1.
fn mark(table: &mut Table, unit: &str, at: &str) {
    let marker = Marker { unit: word(unit), hex: hex(at), turn: 1 };
    table.set(|position| _ = position.public.registrations.insert(marker));
}

/// Lays mines of the Germans.
fn mine(table: &mut Table, at: &str) {
    let mines = Mines { side: Side::German, known: true };
    table.set(|position| _ = position.public.mines.insert(hex(at), mines));
}

/// The attacks among these events: strength, defence, odds, die-roll modifiers.
fn attacks(events: &[Event]) -> Vec<String> {
    let told = |event: &Event| match event {
        Event::Attacked { figures, modifiers, .. } => {
            let added: i8 = modifiers.iter().map(|(_, by)| by).sum();
            Some(match figures {
                Some(Figures { strength, defence, odds }) => {
                    format!("{strength} : {defence} {odds} {added:+}")
                }
                None => format!("not told {added:+}"),
            })
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// The units that get a marker of spotting, and whether it is one of opportunity fire.
fn marked(events: &[Event]) -> Vec<(String, bool)> {
    let told = |event: &Event| match event {
        Event::Spotted { unit, opportunity, .. } => Some((unit.to_string(), *opportunity)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

fn seen(table: &Table, unit: &str) -> bool {
    let counter = table.counter(unit);
    is_spotted(&table.rules, table.public(), counter, table.public().hex_of(counter).unwrap())
}

/// The hex in which the opponent may fire at an entered unit, if the opponent is asked.
fn asked(table: &Table) -> Option<Hex> {
    table.public().owed.map(|Decision::Reaction { hex, .. }| hex)
}

/// Points spent, in halves.
fn spent(table: &Table, unit: &str) -> u16 {
    table.counter(unit).condition.spent.0
}

fn refused(table: &mut Table, order: Order) -> Refusal {
    table.attempt(&order).err().unwrap_or_else(|| panic!("{order:?} is accepted"))
}
