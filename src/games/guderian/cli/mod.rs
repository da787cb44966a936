//! What the commands that look at a position tell of games of Guderian.

mod moves;
mod odds;
mod report;
mod show;

use crate::cli::{
    Failure, Outcome,
    look::{self, Answer, Clock, Commanded, Eyes, LegalOf, Seen},
    new::set_options,
};
use crate::{
    engine::{
        counters::Word,
        data::{DataError, Source},
        orders::Record,
    },
    games::guderian::{
        rules::{
            Guderian, Position, Rulebook, View,
            counter::Piece,
            event::Event,
            every_order::{self, Shape},
            kinds::Side,
            position::Public,
            view::to_play,
        },
        words::story,
    },
    table::still::{self, Still},
};

impl Commanded for Guderian {
    const EYES: [Eyes; 2] = [Eyes::Soviet, Eyes::German];

    type Shape = Shape;

    fn turns(rulebook: &Rulebook) -> u8 {
        rulebook.scenario.last_turn + 1 - rulebook.scenario.first_turn
    }

    fn sentence(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<String> {
        story::tell(rulebook, &position.public, event)
    }

    fn print_report(record: &Record<Self>, now: &Position, json: bool) -> Outcome {
        report::print_report(record, now, json)
    }

    fn still(rulebook: &Rulebook, position: &Position) -> Still {
        still::of_guderian(rulebook, &position.public)
    }

    fn rulebook(source: &Source, options: &[String]) -> Result<Rulebook, Failure> {
        let in_words = |errors: Vec<DataError>| {
            Failure(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        };
        let mut rulebook = Rulebook::from_source(source).map_err(in_words)?;
        set_options(options, |name, value| rulebook.options.set(name, value))?;
        Ok(rulebook)
    }

    fn clock(position: &Self::Position) -> Clock {
        let public = &position.public;
        Clock { turn: public.turn, phase: serde_json::json!(public.phase) }
    }

    fn show(seen: &Seen<Self>, asked: &crate::cli::show::Arguments, json: bool) -> Result<Answer, Failure> {
        show::answer(seen, asked, json)
    }

    fn moves(seen: &Seen<Self>, asked: &crate::cli::moves::Arguments, json: bool) -> Result<Answer, Failure> {
        moves::answer(seen, asked, json)
    }

    fn odds(seen: &Seen<Self>, asked: &crate::cli::odds::Arguments, json: bool) -> Result<Answer, Failure> {
        odds::answer(seen, asked, json)
    }

    fn legal(seen: &Seen<Self>, eyes: Option<Eyes>) -> Result<(String, LegalOf<Self>), Failure> {
        let named = eyes.map(|eyes| eyes.side(Side::BOTH)).transpose()?.flatten();
        let side = named.unwrap_or_else(|| to_play(&seen.position.public));
        let view = View::new(&seen.rulebook, &seen.position, side);
        Ok((side.to_string(), every_order::legal(&view)))
    }
}

/// The counters with these ids or names.
fn find_all(public: &Public, units: &[Word]) -> Result<Vec<Piece>, Failure> {
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

fn ids(public: &Public, pieces: &[Piece]) -> Vec<Word> {
    pieces.iter().map(|piece| public.counter(*piece).id).collect()
}
