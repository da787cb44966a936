//! The output of the command line for the game.

mod moves;
mod odds;
mod show;

use super::{
    rules::scenario::{
        charts::Charts,
        units::{UnitType, Units, UnitsFile},
    },
    scene::{face::face_of_type, silhouette::picture_faults},
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
    games::platoon::{
        rules::{Platoon, Position, Rulebook, event::Event},
        words::{names::Known, story::tell},
    },
};

impl Commanded for Platoon {
    type Shape = NoShape;

    /// Of a path, of fire together and of an assault it lists one, and no instructions.
    const LISTS_ALL: bool = false;

    const OWN_FIELDS: &'static [&'static str] = &["soviet"];

    const VALUE: Option<ValueTools> = Some(value::tools::<Self>());

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("platoon_types") {
            Some(faults_of(source, |file: &UnitsFile| {
                Units::new(file).err().unwrap_or_else(|| picture_faults(file))
            }))
        } else if has("first_die") || has("hindered_road") {
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
        let names = Known { rulebook, public };
        tell(rulebook, public, event.itself()).map(|told| capital(&told.english(&names)))
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

fn drawn(kind: &UnitType) -> DrawnUnit {
    DrawnUnit::new(kind.id, &kind.name, &[face_of_type(kind)])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::{
        board::Hex,
        counters::UnitId,
        data,
        orders::{Game, Viewer},
    };
    use crate::games::platoon::rules::{
        counter::{Counter, Place},
        kinds::Side,
    };
    use serde_json::Value;
    use std::sync::Arc;

    fn seen(scenario: &str) -> Seen<Platoon> {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        let position = Platoon::start(&rulebook, 1);
        Seen { rulebook, position, is_sent: false, spoiled: (Value::Null, Vec::new()) }
    }

    fn shown(seen: &Seen<Platoon>) -> Value {
        let asked = Show {
            game: "game".into(),
            hex: None,
            unit: None,
            eyes: None,
            spoil: false,
            opening: crate::cli::look::opening::Opening::default(),
        };
        match Platoon::show(seen, &asked, true).unwrap() {
            Answer::Json(value) => value,
            Answer::Lines(_) => Value::Null,
        }
    }

    #[test]
    fn a_position_is_shown_as_far_as_the_eyes_see_it() {
        let mut seen = seen("farm-road");
        let first = seen.position.public.counters[0].clone();
        seen.position.secrets.unseen.counters.insert(first.id, first.clone());
        let place = |value: &Value| value["counters"][0]["place"].clone();
        let open = place(&shown(&seen));
        seen.position.look(Viewer::Both);
        assert_eq!(place(&shown(&seen)), "Unseen");
        for side in Side::BOTH {
            seen.position.look(Viewer::Side(side.number()));
            assert_eq!(place(&shown(&seen)) == open, side == first.side);
        }
    }

    #[test]
    fn moves_tell_ways_or_why_there_are_none() {
        let seen = seen("farm-road");
        let moves = |counter: &&Counter| seen.rulebook.kind(counter).allowance > 0;
        let unit = seen.position.public.counters.iter().find(moves).unwrap().id;
        let asked = Moves { game: "game".into(), units: vec![unit], to: None };
        let Answer::Json(value) = Platoon::moves(&seen, &asked, true).unwrap() else { panic!("no values") };
        // No unit moves in the set-up (3).
        assert_eq!((value["walks"].as_array().map(Vec::len), &value["held"]["case"]), (Some(0), &"3".into()));
    }

    /// The odds of a unit contain strength and odds for each possible target, or the case that forbids the attack.
    #[test]
    fn odds_tell_each_attack_that_can_be_made() {
        let mut seen = seen("farm-road");
        let public = &mut seen.position.public;
        for (unit, hex) in [("ge-stug-3g-1", "0905"), ("so-t34-76-1", "1205"), ("ge-rifle-1", "0906")] {
            let (unit, hex): (_, Hex) = (unit.parse::<UnitId>().unwrap(), hex.parse().unwrap());
            public.counters.iter_mut().find(|counter| counter.id == unit).unwrap().place = Place::Map(hex);
        }
        let odds = |attacker: &str| {
            let attackers = vec![attacker.parse().unwrap()];
            let target = vec!["1205".parse().unwrap()];
            let asked = Odds { game: "game".into(), attackers, target, overrun: false };
            let Answer::Json(value) = Platoon::odds(&seen, &asked, true).unwrap() else {
                panic!("no values")
            };
            value["attacks"][0].clone()
        };
        // Half of eight hexes: double (11.3).
        let gun = &odds("ge-stug-3g-1")["parts"][0];
        assert_eq!((&gun["strength"], &gun["defence"], &gun["odds"]), (&24.into(), &9.into(), &"2-1".into()));
        assert_eq!(gun["dice"][0], serde_json::json!([".", 1]));
        assert_eq!(odds("ge-rifle-1")["refusal"]["case"], "11.3");
    }

    #[test]
    fn data_texts_of_the_game_are_known_as_its_own() {
        for name in ["platoon/units.ron", "platoon/charts.ron"] {
            let source = data::load(name).unwrap();
            let has = |field: &str| source.text.contains(&format!("\n    {field}:"));
            assert_eq!(Platoon::data_faults(&source, &has), Some(Vec::new()), "{name}");
        }
    }
}
