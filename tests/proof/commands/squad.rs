//! Answers about games of Squad, checked against their schema.

use super::*;
use kessel::{
    engine::{board::Hexside, orders::is_over},
    games::squad::rules::{
        Rulebook, Squad, View,
        counter::{Counter, Place},
        order::{Order, VehicleStep, legal},
        phase::{Phase, Step},
        position::Position,
    },
    play::players::HasPlayers,
};

/// The texts that must occur in some answer, as they are written.
const WANTED: &str = r#"
    "Carried": "SetUp": "Due": "Map": "Away" "Destroyed" "winner": "smoke":{" "holders":{" "cost": "facing":
    "Casualties": "Reaction": "row": "points":[[ "target":null "fire" "assault"
    "anti_tank" "letter":"C" "met":"front" "met":"either" "overrun" "armour":null
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

    /// Asks for the current state, and for the possible actions of some units.
    fn of_moment(&mut self, name: &str, rulebook: &Arc<Rulebook>, position: &Position) {
        let game = self.folder.file(name);
        let record = Record::<Squad>::at(&mut Squad::world(), Arc::clone(rulebook), position.clone(), 1);
        record.file.write(Path::new(&game)).unwrap();
        for eyes in ["", "--as german", "--as allied", "--hex 0806"] {
            self.ask("show_squad", &format!("show {game} {eyes}"));
        }
        for eyes in ["", "--as german", "--as allied"] {
            self.ask("legal_squad", &format!("legal {game} {eyes}"));
        }
        let public = &position.public;
        let active = Squad::acting(rulebook, public);
        let on_map = |own: bool| -> Vec<(&Counter, Hex)> {
            let stands = public.counters.iter().filter_map(|one| Some((one, one.hex()?)));
            stands.filter(|(one, _)| (one.side.number() == active) == own).collect()
        };
        for ((unit, _), (_, hex)) in on_map(true).iter().step_by(2).zip(on_map(false)) {
            let unit = unit.id;
            self.ask("show_squad", &format!("show {game} --unit {unit}"));
            self.ask("moves_squad", &format!("moves {game} {unit}"));
            self.ask("moves_to_squad", &format!("moves {game} {unit} --to {hex}"));
            self.ask("moves_to_squad", &format!("moves {game} {unit} --to 1006"));
            self.ask("odds_squad", &format!("odds {game} --attackers {unit} --target {hex}"));
            self.ask("odds_squad", &format!("odds {game} --attackers {unit} --target {hex} --overrun"));
        }
    }
}

/// Whether a moment is asked about: some of all kinds, more of the rare ones, and the end.
fn is_asked(number: usize, position: &Position) -> bool {
    let public = &position.public;
    let apart = match public.phase.step() {
        _ if public.owed.is_some() => 6,
        Some(Step::Assault) => 8,
        Some(Step::Fire | Step::DefensiveFire) => 12,
        _ => 40,
    };
    number.is_multiple_of(apart) || is_over::<Squad>(public)
}

/// Returns an order of the movement: reinforcements that are due enter, and the other units move a hex towards the
/// middle of the map, each once.
fn step(rulebook: &Rulebook, view: &View<'_>, number: usize) -> Option<Order> {
    let public = view.public();
    let moving = public.phase.step() == Some(Step::Movement) && public.owed.is_none();
    let own = || public.counters.iter().filter(|it| it.side == view.side && !it.condition.moved);
    if !moving {
        return None;
    }
    let due = own().filter(|it| rulebook.kind(it).weapon().is_none());
    let due = due.filter_map(|it| match it.place {
        Place::Due(group) => Some((it, usize::from(group))),
        _ => None,
    });
    let enters = due.map(|(counter, group)| {
        let entry = &rulebook.scenario.force(view.side).arrivals[group].entry;
        let hex = entry[number % entry.len()];
        let facing = Hexside::North;
        match rulebook.kind(counter).drives() {
            true => {
                let path = vec![VehicleStep { hex, facing, reverse: false }];
                Order::Drive { unit: counter.id, path }
            }
            false => {
                let facing = rulebook.kind(counter).faces().then_some(facing);
                Order::Move { units: vec![counter.id], path: vec![hex], assault: false, facing }
            }
        }
    });
    let walks = own().filter(|it| rulebook.kind(it).is_infantry()).filter_map(|it| {
        let middle: Hex = "1007".parse().ok()?;
        let near = rulebook.board.neighbours(it.hex()?).iter().flatten().copied();
        let next = near.min_by_key(|hex| (hex.distance(middle), *hex))?;
        Some(Order::Move { units: vec![it.id], path: vec![next], assault: false, facing: None })
    });
    let all: Vec<Order> = enters.chain(walks).collect();
    (!all.is_empty()).then(|| all[number % all.len()].clone())
}

/// Makes the crossroads with a tank, a gun at exactly a right angle to it, and infantry with a bazooka in front. In
/// random games hardly any unit fires at a tank.
fn before_a_tank(phase: Phase) -> (Arc<Rulebook>, Position) {
    let rulebook = Arc::new(Rulebook::load("crossroads").unwrap());
    let mut position = Squad::start(&rulebook, 3);
    let public = &mut position.public;
    (public.turn, public.phase) = (1, phase);
    let word = |id: &str| id.parse().unwrap();
    for counter in &mut public.counters {
        let (place, facing) = match counter.id.as_str() {
            "ge-pz-4h-1" => (Place::Map("1007".parse().unwrap()), Some(Hexside::North)),
            "ge-sdkfz-251-1" => (Place::Map("1008".parse().unwrap()), Some(Hexside::North)),
            "us-at-57-1" => (Place::Map("1207".parse().unwrap()), Some(Hexside::SouthWest)),
            "us-para-1" => (Place::Map("1006".parse().unwrap()), None),
            "us-bazooka-1" => (Place::Carried(word("us-para-1")), None),
            _ if counter.place == Place::Away => (Place::Away, None),
            _ => (Place::Destroyed, None),
        };
        (counter.place, counter.facing) = (place, facing);
    }
    (rulebook, position)
}

/// Asks about shots at vehicles and at a gun, and an overrun, before their dice (16, 18).
fn ask_before_a_tank(asked: &mut Asked) {
    let shots =
        ["us-at-57-1 --target 1007", "us-at-57-1 --target 1008", "us-para-1,us-bazooka-1 --target 1007"];
    let moments = [
        (Phase::Second(Step::Fire), &shots[..]),
        (Phase::First(Step::Fire), &["ge-pz-4h-1 --target 1207"][..]),
        (Phase::First(Step::Movement), &["ge-pz-4h-1 --target 1006 --overrun"][..]),
    ];
    for (number, (phase, questions)) in moments.into_iter().enumerate() {
        let (rulebook, position) = before_a_tank(phase);
        let name = format!("tank-{number}.kessel");
        asked.of_moment(&name, &rulebook, &position);
        let game = asked.folder.file(&name);
        for question in questions {
            asked.ask("odds_squad", &format!("odds {game} --attackers {question}"));
        }
    }
}

/// Whole random games, in which all units also move towards the middle, and one between two beginners, whose tanks
/// meet.
#[test]
fn answers_about_squad_are_what_the_schema_says() {
    let folder = Folder::new("squad");
    let mut asked = Asked { folder: &folder, questions: Vec::new() };
    ask_before_a_tank(&mut asked);
    for (id, by_beginners) in [("valmont", false), ("crossroads", false), ("crossroads", true)] {
        let mut beginner = Squad::player("greedy", 1).unwrap();
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Squad::world();
        Squad::restore(&mut world, &rulebook, Squad::start(&rulebook, 3));
        for number in 0..20_000 {
            let position = Squad::position(&world).clone();
            if is_asked(number, &position) {
                asked.of_moment(&format!("{id}-{by_beginners}-{number}.kessel"), &rulebook, &position);
            }
            if is_over::<Squad>(&position.public) {
                break;
            }
            let view = View::to_play(&rulebook, &position);
            if by_beginners {
                let order = beginner.choose_order(&view, &Thought::default()).order;
                play::<Squad>(&mut world, &order).unwrap();
                continue;
            }
            let goes = step(&rulebook, &view, number).filter(|_| number % 25 > 0);
            if goes.is_some_and(|order| play::<Squad>(&mut world, &order).is_ok()) {
                continue;
            }
            let orders = legal::orders(&rulebook, view.public(), view.side);
            let order = if number % 7 == 0 { orders.last() } else { orders.get(number % orders.len()) };
            play::<Squad>(&mut world, order.unwrap()).unwrap();
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
        if kind == "legal_squad" && waits {
            assert_eq!(answer["answer"]["orders"], json!([]), "{line:?}");
        }
        told += &format!("{kind} {}\n", answer["answer"]);
    }
    for wanted in WANTED.split_whitespace() {
        assert!(told.contains(wanted), "{wanted} never came up");
    }
}
