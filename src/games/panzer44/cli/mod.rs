//! Output of the commands for games of Panzer '44, and the two commands that only this game has.

mod attack;
mod moves;
mod report;
mod show;
mod sight;

use super::{
    rules::{
        order::{Order, every_order::Shape, legal},
        scenario::{
            charts::Charts,
            units::{UnitType, Units, UnitsFile},
        },
    },
    scene::face::{face_of_type, picture_faults},
};
use crate::{
    cli::{
        Answer, Failure, Outcome,
        faults::faults_of,
        games::value::{self, asked::ValueTools},
        look::{
            Commanded, LegalOf, Own, Seen,
            drawn::DrawnUnit,
            drawn_by_type,
            question::{Moves, Odds, Show},
        },
    },
    engine::{
        data::{DataError, Source},
        orders::Record,
    },
    games::panzer44::{
        players::manner_faults,
        rules::{Panzer44, Position, Rulebook, View, event::Event, kinds::Side},
        words::{names::UnitIds, story},
    },
};

impl Commanded for Panzer44 {
    type Shape = Shape;

    const OWN_FIELDS: &'static [&'static str] = &["allied"];

    const VALUE: Option<ValueTools> = Some(value::tools::<Self>());

    fn owns_scenario(has: &dyn Fn(&str) -> bool) -> bool {
        has("allied") && has("first_player")
    }

    const OWN: &'static [Own<Self>] = &[sight::SIGHT, attack::ATTACK];

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("unit_types") {
            Some(faults_of(source, |file: &UnitsFile| {
                Units::new(file).err().unwrap_or_else(|| picture_faults(file))
            }))
        } else if has("procedure") || has("attenuation") {
            Some(faults_of(source, Charts::faults))
        } else if has("greedy") && has("staff") {
            Some(manner_faults(&source.name, &source.text))
        } else {
            None
        }
    }

    fn drawn_units() -> Vec<DrawnUnit> {
        drawn_by_type::<Self>(
            |rulebook| rulebook.units.all().iter().map(drawn).collect(),
            |counter| counter.kind,
        )
    }

    fn sentence(rulebook: &Rulebook, _: &Position, event: &Event) -> Option<String> {
        Some(story::tell(rulebook, event)?.english(&UnitIds(rulebook)))
    }

    fn print_report(record: &Record<Self>, _: &Position, json: bool) -> Outcome {
        report::print_report(record, json)
    }

    fn show(seen: &Seen<Self>, asked: &Show, json: bool) -> Result<Answer, Failure> {
        show::answer(seen, asked, json)
    }

    fn moves(seen: &Seen<Self>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
        moves::answer(seen, asked, json)
    }

    fn odds(seen: &Seen<Self>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
        attack::odds(seen, asked, json)
    }

    fn legal(seen: &Seen<Self>, side: usize) -> Result<LegalOf<Self>, Failure> {
        if seen.is_sent && seen.position.public.owed.is_some() {
            let why = "this is a play-by-file game against a person: units that may fire now are shown only in the window";
            return Err(Failure(why.to_owned()));
        }
        Ok(legal::legal(&View::new(&seen.rulebook, &seen.position, Side::BOTH[side])))
    }

    fn examples(seen: &Seen<Self>, side: usize) -> Vec<Order> {
        legal::examples(&View::new(&seen.rulebook, &seen.position, Side::BOTH[side]))
    }
}

fn drawn(kind: &UnitType) -> DrawnUnit {
    DrawnUnit::new(kind.id, &kind.name, &[face_of_type(kind)])
}
