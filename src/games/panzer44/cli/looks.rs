//! What the commands that look at a position tell of games of Panzer '44.

use super::{attack, moves, report, show};
use crate::{
    cli::{
        self, Failure, Outcome,
        look::{Answer, Clock, Commanded, Eyes, LegalOf, Seen},
        new::set_options,
    },
    engine::{
        data::{DataError, Source},
        orders::Record,
    },
    games::panzer44::{
        rules::{
            Panzer44, Position, Rulebook, View,
            event::Event,
            every_order::{self, Shape},
            kinds::Side,
            view::to_play,
        },
        table::still_of,
        words::story,
    },
    table::still::Still,
};

impl Commanded for Panzer44 {
    const EYES: [Eyes; 2] = [Eyes::German, Eyes::Allied];

    type Shape = Shape;

    fn turns(rulebook: &Rulebook) -> u8 {
        rulebook.scenario.last_turn
    }

    fn sentence(rulebook: &Rulebook, _: &Position, event: &Event) -> Option<String> {
        story::tell(rulebook, event)
    }

    fn print_report(record: &Record<Self>, _: &Position, json: bool) -> Outcome {
        report::print_report(record, json)
    }

    fn still(rulebook: &Rulebook, position: &Position) -> Still {
        still_of(rulebook, &position.public)
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

    fn show(seen: &Seen<Self>, asked: &cli::show::Arguments, json: bool) -> Result<Answer, Failure> {
        show::answer(seen, asked, json)
    }

    fn moves(seen: &Seen<Self>, asked: &cli::moves::Arguments, json: bool) -> Result<Answer, Failure> {
        moves::answer(seen, asked, json)
    }

    fn odds(seen: &Seen<Self>, asked: &cli::odds::Arguments, json: bool) -> Result<Answer, Failure> {
        attack::odds(seen, asked, json)
    }

    fn attack(
        seen: &Seen<Self>,
        asked: &crate::games::panzer44::cli::AttackArguments,
        json: bool,
    ) -> Result<Answer, Failure> {
        attack::attack(seen, asked, json)
    }

    fn legal(seen: &Seen<Self>, eyes: Option<Eyes>) -> Result<(String, LegalOf<Self>), Failure> {
        let public = &seen.position.public;
        let named = eyes.map(|eyes| eyes.side(Side::BOTH)).transpose()?.flatten();
        let side = named.unwrap_or_else(|| to_play(&seen.rulebook, public));
        if seen.is_sent && public.owed.is_some() {
            let why =
                "this game is played by file against a person: who may fire now is told at the table only";
            return Err(Failure(why.to_owned()));
        }
        Ok((side.to_string(), every_order::legal(&View::new(&seen.rulebook, &seen.position, side))))
    }
}
