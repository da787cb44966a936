//! Secrets stay secret: code that reads only public facts gives the same output, byte for byte, for two positions that
//! differ only in secrets.

use crate::games::{campaign, moments, random_order};
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, GameFile, Header, play},
    },
    games::guderian::{
        players::by_name,
        rules::{
            Guderian, Position, Rulebook, Scratch, View, combat, event::Event, kinds::Side,
            movement::overrun, order::Order, position::Public,
        },
        scene::{
            overlays::{facts, made},
            tooltip::hex_facts,
        },
        words::story,
    },
    play::players::{ChosenOrder, HasPlayers, Player, Thought, levels::Level},
    scene::{HexFacts, Made, Overlaid, OverlayContent},
    settings::Overlay,
};
use rand::{SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use std::{collections::BTreeSet, path::Path, process::Command};

/// A computer player gets only public facts: this compiles for no wider type.
const _: fn(&mut dyn Player<Guderian>, &View<'_>, &Thought) -> ChosenOrder<Order> =
    |player, view, thought| player.choose_order(view, thought);

/// Returns a position with the same public facts and different secrets: the identities, the draws to come, and the dice
/// to come.
pub fn twin(position: &Position, seed: u64) -> Position {
    let mut twin = position.clone();
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let secrets = &mut twin.secrets;
    for pool in 0..2 {
        let word = ["untried-rifle", "untried-armour"][pool];
        let slots: Vec<_> =
            secrets.identity.keys().copied().filter(|id| id.as_str().starts_with(word)).collect();
        let mut divisions: Vec<_> = slots.iter().map(|slot| secrets.identity[slot]).collect();
        divisions.append(&mut secrets.pools[pool]);
        divisions.shuffle(&mut chance);
        for slot in slots {
            secrets.identity.insert(slot, divisions.pop().unwrap());
        }
        secrets.pools[pool] = divisions;
        secrets.dead[pool].shuffle(&mut chance);
        secrets.second_dead[pool].shuffle(&mut chance);
    }
    secrets.dice.seed = seed;
    secrets.dice.count += 17;
    twin
}

/// Pairs of positions with different secrets.
pub fn pairs() -> Vec<(Position, Position)> {
    let pair =
        |(number, position): (usize, &Position)| (position.clone(), twin(position, number as u64 + 77));
    moments().iter().enumerate().map(pair).collect()
}

/// Returns a game that begins in this position.
fn file_of(position: &Position) -> GameFile<Guderian> {
    let rulebook = campaign();
    let header = Header {
        format: 1,
        program: "a test".to_owned(),
        game: Guderian::ID.to_owned(),
        scenario: "smolensk".to_owned(),
        digests: rulebook.digests.to_vec(),
        options: Guderian::options(&rulebook),
        seed: position.secrets.dice.seed,
        by_file: false,
        dice_by_hand: false,
        players: Vec::new(),
    };
    GameFile {
        header,
        start: position.clone(),
        played: Vec::new(),
        positions: Vec::new(),
        commands: Vec::new(),
        notes: Default::default(),
        study: Default::default(),
        cut_off: false,
    }
}

fn write(position: &Position, path: &Path) {
    file_of(position).write(path).unwrap();
}

/// Returns the output of the program, from both streams.
fn kessel(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(arguments).output().unwrap();
    format!(
        "{:?}\n{}\n{}",
        output.status.code(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap()
    )
}

/// Returns commands that look at this position as a player.
fn looks(position: &Position) -> Vec<Vec<String>> {
    let rulebook = campaign();
    let public = &position.public;
    let mut looks: Vec<Vec<String>> = Vec::new();
    let mut look = |words: &[&str]| {
        looks.push(words.iter().map(|word| (*word).to_owned()).collect());
        looks.push(words.iter().copied().chain(["--json"]).map(str::to_owned).collect());
    };
    look(&["report", "GAME"]);
    look(&["legal", "GAME"]);
    look(&["show", "GAME", "--as", "soviet"]);
    look(&["show", "GAME", "--as", "german"]);
    let untried = public.counters.iter().find(|counter| counter.unit.is_none() && counter.hex().is_some());
    if let Some(counter) = untried {
        look(&["show", "GAME", "--unit", counter.id.as_str()]);
        look(&["show", "GAME", "--hex", &counter.hex().unwrap().to_string()]);
        look(&["moves", "GAME", counter.id.as_str()]);
    }
    if let Some((target, able)) = combat::opportunities(&rulebook, public).into_iter().next() {
        let fighter = able.into_iter().find(|piece| public.counter(*piece).is_combat_unit()).unwrap();
        let id = public.counter(fighter).id;
        look(&["odds", "GAME", "--attackers", id.as_str(), "--target", &target.to_string()]);
    }
    let overrun = public.pieces().find_map(|(piece, counter)| {
        let target = *overrun::targets(&rulebook, public, &[piece]).first()?;
        Some((counter.id, target))
    });
    if let Some((id, target)) = overrun {
        look(&["odds", "GAME", "--attackers", id.as_str(), "--target", &target.to_string(), "--overrun"]);
    }
    looks
}

#[test]
fn commands_say_the_same_whatever_is_hidden() {
    let folder = std::env::temp_dir().join(format!("kessel-secrets-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let name = path.display().to_string();
    let mut asked = std::collections::BTreeMap::<String, u32>::new();
    let mut differences = 0;
    for (one, other) in pairs().into_iter().step_by(24) {
        let looks = looks(&one);
        let referee = ["show", "GAME", "--as", "referee"].map(str::to_owned).to_vec();
        let say = |position: &Position| -> Vec<String> {
            write(position, &path);
            let said = looks.iter().chain([&referee]).map(|words| {
                let words = words.iter().map(|word| if word == "GAME" { &name } else { word }.as_str());
                kessel(&words.collect::<Vec<_>>())
            });
            said.collect()
        };
        let (first, second) = (say(&one), say(&other));
        for (words, (first, second)) in looks.iter().zip(first.iter().zip(&second)) {
            assert_eq!(first, second, "{words:?} tells a secret");
            assert!(first.starts_with("Some(0)"), "{words:?}: {first}");
            *asked.entry(words[0].clone()).or_default() += 1;
        }
        // The referee sees the secrets: the comparison can fail.
        differences += u32::from(first.last() != second.last());
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(differences > 2, "the referee sees hardly any difference: {differences}");
    for command in ["report", "legal", "show", "moves", "odds"] {
        assert!(asked.contains_key(command), "{command} was never asked: {asked:?}");
    }
}

/// Every player gives the same order for the same reason. They think little here, but read the same facts with a
/// hundredth of the effort.
#[test]
fn players_advise_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    let games = pairs();
    for name in [Guderian::PLAYERS, Guderian::YARDSTICKS].concat() {
        // The levels need longer, and are asked at fewer points.
        let is_level = Level::from_name(name).is_some() || name == "chief";
        let points = games.iter().enumerate().filter(|(number, _)| !is_level || number % 8 == 0);
        let (mut orders, mut reasons) = (BTreeSet::new(), 0);
        for (number, (one, other)) in points {
            assert!(one.public == other.public && one.secrets != other.secrets);
            let [first, second] = [one, other].map(|position| {
                let view = View::to_play(&rulebook, position);
                by_name(name, number as u64).unwrap().choose_order(&view, &Thought::new(0.01))
            });
            assert_eq!(first, second, "{name} knows a secret");
            orders.insert(first.order.kind());
            reasons += u32::from(!first.reason.is_empty());
        }
        // They were asked for orders of many kinds, and all but one give reasons.
        let (kinds, enough) = if is_level { (3, 3) } else { (10, 50) };
        assert!(orders.len() >= kinds, "{name}: {orders:?}");
        assert_eq!(reasons > enough, name != "random", "{name}: {reasons} reasons");
    }
}

/// A view does not depend on secrets: a player gets nothing that could reveal one.
#[test]
fn views_are_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    for (one, other) in pairs() {
        for side in Side::BOTH {
            let views = [&one, &other].map(|position| View::new(&rulebook, position, side));
            assert!(views[0].public == views[1].public && views[0].piles == views[1].piles);
            // A scratch world is made of the view and a seed only.
            let mut worlds = views.map(|view| Scratch::deal(&view, 3));
            let order = random_order(9, &rulebook, &one);
            let told = worlds.each_mut().map(|world| world.play(&order));
            assert_eq!(told[0], told[1], "{order:?}");
        }
    }
}

#[test]
fn staff_orders_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    let mut reasons = 0;
    for (number, (one, other)) in pairs().iter().enumerate() {
        if one.public.outcome.is_some() {
            continue;
        }
        let level = if number % 5 == 0 { "staff:general" } else { "staff:captain" };
        let choose_order = |position: &Position| {
            let mut player = by_name(level, 5).unwrap();
            player.choose_order(&View::to_play(&rulebook, position), &Thought::new(0.02))
        };
        let advice = choose_order(one);
        assert_eq!(advice, choose_order(other));
        reasons += usize::from(!advice.reason.is_empty());
    }
    assert!(reasons > 10, "{reasons} reasons");
}

/// Orders that neither reveal nor draw nor roll produce the same log.
#[test]
fn stories_are_the_same_until_something_is_revealed() {
    let rulebook = campaign();
    let mut worlds = [Guderian::world(), Guderian::world()];
    let (mut lines, mut differ) = (0, 0);
    for (one, other) in pairs().into_iter().filter(|(one, _)| one.public.outcome.is_none()) {
        for seed in 0..6 {
            let order = random_order(seed, &rulebook, &one);
            let mut told = Vec::new();
            let mut chance_spoke = false;
            for (world, position) in worlds.iter_mut().zip([&one, &other]) {
                Guderian::restore(world, &rulebook, position.clone());
                let events = play::<Guderian>(world, &order).expect("an order of the random player");
                chance_spoke |= events.iter().any(|event| {
                    matches!(event, Event::Die { .. } | Event::Revealed { .. } | Event::BidsOpened { .. })
                });
                let public = &Guderian::position(world).public;
                let story: Vec<String> =
                    events.iter().filter_map(|event| story::in_english(&rulebook, public, event)).collect();
                told.push((story, events));
            }
            let same = told[0] == told[1];
            assert!(same || chance_spoke, "{order:?} tells a secret: {told:?}");
            lines += told[0].0.len();
            differ += u32::from(!same);
        }
    }
    assert!(lines > 500 && differ > 0, "{lines} lines, {differ} differences");
}

/// Overlays and tooltips get only public facts: this compiles for no wider type.
const _: fn(&Rulebook, &Public, Hex) -> HexFacts = hex_facts;
const _: fn(Overlay, &Rulebook, &Public, &[Made]) -> OverlayContent = facts;

#[test]
fn tooltips_and_overlays_say_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    let mut told = 0;
    for (one, other) in pairs().into_iter().step_by(9) {
        for hex in rulebook.board.hexes().filter(|hex| one.public.stack(*hex).next().is_some()) {
            let facts = [&one, &other].map(|position| hex_facts(&rulebook, &position.public, hex));
            assert_eq!(facts[0], facts[1], "{hex}");
            told += facts[0].lines.len();
        }
        for overlay in (0..Guderian::OVERLAYS.len()).map(Overlay) {
            let shown = [&one, &other].map(|position| {
                let moves = made(&file_of(position), position.public.phase.side());
                facts(overlay, &rulebook, &position.public, &moves)
            });
            assert_eq!(shown[0], shown[1], "{overlay:?}");
        }
    }
    assert!(told > 500, "{told} lines");
}
