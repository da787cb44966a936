//! The commands that look at a position, for games of Guderian.

mod bench;
mod moves;
mod odds;
mod report;
mod show;

use super::rules::{
    order::{
        Order,
        every_order::{self, Shape},
    },
    scenario::{
        charts::Charts,
        order_of_battle::{OrderOfBattle, OrderOfBattleFile},
    },
};
use crate::{
    cli::{
        Answer, Failure, Outcome,
        faults::faults_of,
        games::{
            measure::Bench,
            value::{self, asked::ValueTools},
        },
        look::{
            self, Commanded, LegalOf, Seen,
            drawn::DrawnUnit,
            question::{Moves, Odds, Show},
        },
    },
    engine::{
        counters::UnitId,
        data::{self, DataError, Source},
        orders::Record,
        wording::capital,
    },
    games::guderian::{
        players::staff_faults,
        rules::{
            Guderian, Position, Rulebook, View,
            counter::Piece,
            kinds::{Pool, Side},
            position::Public,
        },
        scene::face::{face_of_kind, picture_faults},
        words::names,
    },
};

impl Commanded for Guderian {
    type Shape = Shape;

    const OWN_FIELDS: &'static [&'static str] =
        &["order_of_battle", "armies", "german_reinforcements", "soviet_reinforcements"];

    const BENCH: Option<Bench<Self>> = Some(bench::BENCH);

    const VALUE: Option<ValueTools> = Some(value::tools::<Self>());

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("rifle_pool") || has("armour_pool") || has("leaders") && has("german") {
            let faults = |file: &OrderOfBattleFile| {
                OrderOfBattle::new(file).err().unwrap_or_else(|| picture_faults(file))
            };
            Some(faults_of(source, faults))
        } else if has("major_city") || has("overrun_cost") {
            Some(faults_of(source, Charts::faults))
        } else if has("worth") && has("plans") {
            Some(staff_faults(&source.name, &source.text))
        } else {
            None
        }
    }

    fn units() -> Vec<String> {
        let source = data::load("guderian/order-of-battle.ron");
        let file = source.and_then(|source| data::parse::<OrderOfBattleFile>(&source.name, &source.text));
        let whole = file.ok().and_then(|file| OrderOfBattle::new(&file).ok()).unwrap_or_default();
        whole.records().map(|(_, record)| record.id.to_string()).collect()
    }

    /// Every printed counter is the only one of its type; untried divisions look alike and have no keys.
    fn drawn_units() -> Vec<DrawnUnit> {
        let mut all: Vec<DrawnUnit> = Vec::new();
        for rulebook in look::rulebooks::<Self>() {
            for (print, record) in rulebook.order_of_battle.records() {
                let name = names::printed_name(&rulebook, print);
                let mut face = face_of_kind(record.kind);
                face.symbol = record.picture.clone().unwrap_or(face.symbol);
                let mut unit = DrawnUnit::new(record.id, &name, &[face]);
                unit.keys.push(unit.id.clone());
                if !all.iter().any(|known| known.id == unit.id) {
                    all.push(unit);
                }
            }
        }
        let untried = |pool: Pool| {
            let name = capital(&names::untried(pool.kind(), 1));
            DrawnUnit::new(pool.word(), &name, &[face_of_kind(pool.kind())])
        };
        all.extend(Pool::BOTH.map(untried));
        all
    }

    fn print_report(record: &Record<Self>, now: &Position, json: bool) -> Outcome {
        report::print_report(record, now, json)
    }

    fn show(seen: &Seen<Self>, asked: &Show, json: bool) -> Result<Answer, Failure> {
        show::answer(seen, asked, json)
    }

    fn moves(seen: &Seen<Self>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
        moves::answer(seen, asked, json)
    }

    fn odds(seen: &Seen<Self>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
        odds::answer(seen, asked, json)
    }

    fn legal(seen: &Seen<Self>, side: usize) -> Result<LegalOf<Self>, Failure> {
        Ok(every_order::legal(&View::new(&seen.rulebook, &seen.position, Side::BOTH[side])))
    }

    fn examples(seen: &Seen<Self>, side: usize) -> Vec<Order> {
        every_order::examples(&View::new(&seen.rulebook, &seen.position, Side::BOTH[side]))
    }
}

/// The counters with these ids or names.
fn find_all(public: &Public, units: &[UnitId]) -> Result<Vec<Piece>, Failure> {
    let mut pieces = Vec::with_capacity(units.len());
    for unit in units {
        let piece = public.called(*unit).ok_or_else(|| look::nobody(*unit))?;
        if pieces.contains(&piece) {
            return Err(Failure(format!("{unit} is named twice")));
        }
        pieces.push(piece);
    }
    pieces.sort_unstable();
    Ok(pieces)
}

fn ids(public: &Public, pieces: &[Piece]) -> Vec<UnitId> {
    pieces.iter().map(|piece| public.counter(*piece).id).collect()
}
