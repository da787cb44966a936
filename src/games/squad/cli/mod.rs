//! Output of the game on the command line.

mod attack;
mod moves;
mod odds;
mod show;
#[cfg(test)]
mod tests;

use super::{
    rules::{
        position::hidden::heard,
        scenario::{
            charts::Charts,
            units::{Units, UnitsFile},
        },
    },
    scene::face::undrawn,
};
use crate::{
    cli::{
        Answer, Commanded, Failure,
        faults::faults_of,
        look::{
            Seen,
            question::{Moves, Odds, Show},
        },
    },
    engine::{
        data::{DataError, Source},
        orders::{NoShape, Viewer},
        wording::capital,
    },
    games::squad::{
        rules::{Position, Rulebook, Squad, event::Event, position::Public},
        words::story::tell_all,
    },
};

impl Commanded for Squad {
    type Shape = NoShape;

    /// If there are many paths, shots of several units or assaults, the list has one of each; it has no instructions.
    const LISTS_ALL: bool = false;

    const OWN_FIELDS: &'static [&'static str] = &["player_a"];

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("squads") {
            Some(faults_of(source, |file: &UnitsFile| {
                Units::new(file).err().unwrap_or_else(|| undrawn(file))
            }))
        } else if has("lane_row") || has("kills") {
            Some(faults_of(source, Charts::faults))
        } else {
            None
        }
    }

    fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
        heard(rulebook, known, event, eyes)
    }

    fn sentence(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<String> {
        tell_all(rulebook, &position.public, event).map(|text| capital(&text))
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
