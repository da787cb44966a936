//! Output of the game on the command line.

mod attack;
mod moves;
mod odds;
mod show;
#[cfg(test)]
mod tests;

use super::{
    rules::{
        kinds::Nation,
        scenario::{
            charts::Charts,
            units::{UnitType, Units, UnitsFile},
        },
    },
    scene::face::{face_of_type, picture_faults},
};
use crate::{
    cli::{
        Answer, Commanded, Failure,
        faults::faults_of,
        games::value::{self, asked::ValueTools},
        look::{
            Seen,
            drawn::DrawnUnit,
            drawn_by_type,
            question::{Moves, Odds, Show},
        },
    },
    engine::{
        data::{DataError, Source},
        orders::NoShape,
        wording::capital,
    },
    games::squad::{
        rules::{Position, Rulebook, Squad, event::Event},
        words::{names::Known, story::tell_all},
    },
};

impl Commanded for Squad {
    type Shape = NoShape;

    /// If there are many paths, shots of several units or assaults, the list has one of each; it has no instructions.
    const LISTS_ALL: bool = false;

    const OWN_FIELDS: &'static [&'static str] = &["player_a"];

    const VALUE: Option<ValueTools> = Some(value::tools::<Self>());

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("squads") {
            Some(faults_of(source, |file: &UnitsFile| {
                Units::new(file).err().unwrap_or_else(|| picture_faults(file))
            }))
        } else if has("lane_row") || has("kills") {
            Some(faults_of(source, Charts::faults))
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

    fn sentence(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<String> {
        let public = &position.public;
        let text = tell_all(rulebook, public, event)?;
        Some(capital(&text.english(&Known { rulebook, public })))
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
}

/// A unit type as packs draw it: one without a nation is drawn for the nation of the side that has it.
fn drawn(kind: &UnitType) -> DrawnUnit {
    let nations = kind.nation.map_or_else(|| Nation::ALL.to_vec(), |nation| vec![nation]);
    let faces: Vec<_> = nations.into_iter().map(|nation| face_of_type(kind, nation)).collect();
    DrawnUnit::new(kind.id, &kind.name, &faces)
}
