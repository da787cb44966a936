//! What the command line prints of the game.

mod moves;
mod show;

use crate::{
    cli::{
        Answer, Commanded, Failure,
        faults::faults_of,
        look::Seen,
        question::{Moves, Show},
    },
    engine::{
        data::{DataError, Source},
        orders::NoShape,
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        charts::Charts,
        units::{Units, UnitsFile},
    },
};

impl Commanded for Platoon {
    type Shape = NoShape;

    const OWN_FIELDS: &'static [&'static str] = &["soviet"];

    fn set_option(rulebook: &mut Rulebook, name: &str, value: Option<&str>) -> Result<(), String> {
        rulebook.options.set(name, value)
    }

    fn data_faults(source: &Source, has: &dyn Fn(&str) -> bool) -> Option<Vec<DataError>> {
        if has("platoon_types") {
            Some(faults_of(source, |file: &UnitsFile| Units::new(file).err().unwrap_or_default()))
        } else if has("first_die") || has("hindered_road") {
            Some(faults_of(source, Charts::faults))
        } else {
            None
        }
    }

    fn show(seen: &Seen<Self>, asked: &Show, json: bool) -> Result<Answer, Failure> {
        show::answer(seen, asked, json)
    }

    fn moves(seen: &Seen<Self>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
        moves::answer(seen, asked, json)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::{
        data,
        orders::{Eyes, Game},
    };
    use crate::games::platoon::rules::{counter::Counter, kinds::Side};
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
            opening: crate::cli::opening::Opening::default(),
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
        seen.position.look(Eyes::Both);
        assert_eq!(place(&shown(&seen)), "Unseen");
        for side in Side::BOTH {
            seen.position.look(Eyes::Side(side.number()));
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
        // Nobody moves in the set-up (3).
        assert_eq!((value["walks"].as_array().map(Vec::len), &value["held"]["case"]), (Some(0), &"3".into()));
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
