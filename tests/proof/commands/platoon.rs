//! Answers about games of Platoon, checked against their schema.

use super::*;
use kessel::{
    engine::orders::{Viewer, is_over},
    games::platoon::rules::{
        Platoon, Rulebook, View,
        counter::Counter,
        order::{Order, legal},
        phase::Segment,
        position::Position,
        scenario::options::Options,
    },
    play::players::HasPlayers,
};

/// The texts that must occur in some answer, as they are written.
const WANTED: &str = r#"
    "Aboard": "SetUp": "Due": "Map": "OffBoard" "Unseen" "Destroyed" "unloading": "Reaction": "winner":
    "mines":{" "forts":{" "wrecks":{" "registrations":[{ "cost": "dice": "target":null
    "direct" "indirect" "overrun" "assault"
"#;

/// Questions about a moment of a game, each with the definition that its answer must fit.
struct Asked<'a> {
    folder: &'a Folder,
    questions: Vec<(&'static str, Vec<String>)>,
}

impl Asked<'_> {
    fn ask(&mut self, definition: &'static str, line: &str) {
        self.questions.push((definition, words(line)));
    }

    /// Asks as every viewer, and for the possible actions of some units.
    fn of_moment(&mut self, name: &str, rulebook: &Arc<Rulebook>, position: &Position) {
        let game = self.folder.file(name);
        let record = Record::<Platoon>::at(&mut Platoon::world(), Arc::clone(rulebook), position.clone(), 1);
        record.file.write(Path::new(&game)).unwrap();
        for eyes in ["", "--as german", "--as soviet", "--as referee", "--hex 0908"] {
            self.ask("show_platoon", &format!("show {game} {eyes}"));
        }
        for eyes in ["", "--as german", "--as soviet"] {
            self.ask("legal_platoon", &format!("legal {game} {eyes}"));
        }
        let public = &position.public;
        let active = Platoon::acting(rulebook, public);
        let on_map = |own: bool| -> Vec<(&Counter, Hex)> {
            let stands = public.counters.iter().filter_map(|one| Some((one, one.hex()?)));
            stands.filter(|(one, _)| (one.side.number() == active) == own).collect()
        };
        for ((unit, _), (_, hex)) in on_map(true).iter().step_by(3).zip(on_map(false)) {
            let unit = unit.id;
            self.ask("show_platoon", &format!("show {game} --unit {unit}"));
            self.ask("moves_platoon", &format!("moves {game} {unit}"));
            self.ask("moves_to_platoon", &format!("moves {game} {unit} --to {hex}"));
            self.ask("moves_to_platoon", &format!("moves {game} {unit} --to 1006"));
            self.ask("odds_platoon", &format!("odds {game} --attackers {unit} --target {hex}"));
            self.ask("odds_platoon", &format!("odds {game} --attackers {unit} --target {hex} --overrun"));
        }
    }
}

/// Whether a moment is asked about: some of all kinds, more of the rare ones, and the end.
fn is_asked(number: usize, position: &Position) -> bool {
    let mut truth = position.clone();
    Platoon::look(&mut truth, Viewer::All);
    let public = &truth.public;
    let fights = matches!(public.phase.segment(), Some(Segment::IndirectFire | Segment::DirectFire));
    let is_rare = public.owed.is_some() || public.counters.iter().any(|one| one.condition.marker.is_some());
    let apart = if public.phase.segment() == Some(Segment::Assault) {
        1
    } else if is_rare {
        5
    } else if fights {
        10
    } else {
        60
    };
    number.is_multiple_of(apart) || is_over::<Platoon>(public)
}

/// Whole random games, one with every option.
#[test]
fn answers_about_platoon_are_what_the_schema_says() {
    let folder = Folder::new("platoon");
    let mut asked = Asked { folder: &folder, questions: Vec::new() };
    let mut every = Options::default();
    for (name, _) in serde_json::to_value(&every).unwrap().as_object().unwrap() {
        every.set(name, None).unwrap();
    }
    // In random games no gun is carried, and none would be unloaded.
    let rides = [
        r#"Place(unit:"ge-truck-1",hex:"0305")"#,
        r#"PlaceAboard(unit:"ge-howitzer-105-1",carrier:"ge-truck-1")"#,
    ];
    for (id, options, first) in [("farm-road", Options::default(), &[][..]), ("village", every, &rides[..])] {
        let rulebook = Arc::new(Platoon::load(id, &options).unwrap());
        let mut world = Platoon::world();
        Platoon::restore(&mut world, &rulebook, Platoon::start(&rulebook, 3));
        let mut player = Platoon::player("random", 3).unwrap();
        let mut first = first.iter().map(|order| ron::from_str::<Order>(order).unwrap());
        for number in 0.. {
            let position = Platoon::position(&world).clone();
            if is_asked(number, &position) {
                asked.of_moment(&format!("{id}-{number}.kessel"), &rulebook, &position);
            }
            if is_over::<Platoon>(&position.public) {
                break;
            }
            let view = View::to_play(&rulebook, &position);
            let unload = |order: &Order| matches!(order, Order::Unload { .. });
            let unload = legal::orders(&rulebook, view.public(), view.side).into_iter().find(unload);
            let mut by_chance = || player.choose_order(&view, &Thought::default()).order;
            let order = first.next().or(unload).unwrap_or_else(&mut by_chance);
            play::<Platoon>(&mut world, &order).unwrap();
        }
    }
    let (kinds, commands): (Vec<_>, Vec<_>) = asked.questions.into_iter().unzip();
    let answers = batch(&commands);
    let mut told = String::new();
    for ((line, kind), answer) in commands.iter().zip(kinds).zip(&answers) {
        assert_eq!(answer["ok"], true, "{line:?}: {answer}");
        holds(kind, &answer["answer"]);
        // The inactive side has no orders.
        let waits = answer["answer"]["side"] != answer["answer"]["to_play"];
        if kind == "legal_platoon" && waits {
            assert_eq!(answer["answer"]["orders"], json!([]), "{line:?}");
        }
        // The door accepts more than is listed, as long as any order is possible.
        if kind == "legal_platoon" {
            let nothing = answer["answer"]["orders"] == json!([]);
            assert_eq!(answer["answer"]["complete"], nothing, "{line:?}");
        }
        told += &format!("{kind} {}\n", answer["answer"]);
    }
    for wanted in WANTED.split_whitespace() {
        assert!(told.contains(wanted), "{wanted} never came up");
    }
}
