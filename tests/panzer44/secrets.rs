//! Neither side sees the other's plot. Paired games that differ only in state that a side does not know look the same
//! to it, and it has the same offers and plays the same.

use super::harness::*;
use kessel::{
    engine::orders::{Game, GameFile, Record, open_secrets, play},
    games::panzer44::{
        players::{Random, by_name},
        rules::{
            Panzer44, Position, Rulebook, View,
            order::{Order, legal},
            phase::Phase,
        },
    },
    play::{
        feed::{Feed, lines_of},
        players::{Player, Thought},
    },
};
use std::{path::Path, process::Command, sync::Arc};

/// Another possible position by the knowledge of the side: the other side's hidden orders are different, and so are the
/// dice.
pub(super) fn otherwise(position: &Position, side: Side) -> Position {
    let mut other = position.clone();
    let enemy = side.enemy().number();
    let shown = position.public.shown[enemy].clone();
    let plot = &mut other.secrets.plots[enemy];
    plot.orders.retain(|unit, _| shown.orders.contains_key(unit));
    plot.barrages.clone_from(&shown.barrages);
    plot.strikes.clone_from(&shown.strikes);
    other.secrets.dice.seed ^= 0x5eed;
    other
}

/// At every point of random games both positions look the same, offer the same and are played the same.
#[test]
fn paired_games() {
    let mut differing = 0;
    for (id, seed) in [("vauclair", 11), ("fog", 12), ("fog", 13), ("ailette", 14)] {
        let rulebook = Arc::new(Rulebook::load(id).unwrap());
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        for number in 0..300 {
            let position = Panzer44::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            let view = View::to_play(&rulebook, &position);
            let side = view.side;
            let pair = otherwise(&position, side);
            differing += u32::from(pair.secrets.plots != position.secrets.plots);
            let twin = View::to_play(&rulebook, &pair);
            assert_eq!(
                format!("{:?}{:?}", view.public, view.plot),
                format!("{:?}{:?}", twin.public, twin.plot)
            );
            assert_eq!(legal::orders(&view), legal::orders(&twin), "{id}, order {number}");
            let order =
                |view: &View| Random::new(seed * 1000 + number).choose_order(view, &Thought::default()).order;
            let (one, two) = (order(&view), order(&twin));
            assert_eq!(one, two, "{id}, order {number}");
            play::<Panzer44>(&mut world, &one).unwrap();
        }
    }
    assert!(differing > 100, "the pairs differ in {differing} places only");
}

/// The information that an order gives the other side does not depend on unused plots. A mover learns of a watched hex
/// only when a unit fires or is asked.
#[test]
fn unused_watches_tell_nothing() {
    let situation = Situation::new().unit("us-m4-75", "0207").unit("ge-pz-4h", "0212");
    let story = |german: &str| {
        let mut table = situation.plotted(german, "us-m4-75-1 MV");
        format!("{:?}", table.play(&walk("us-m4-75-1", "0208")))
    };
    assert_eq!(story("ge-pz-4h-1 OF 0206 ask"), story(""));
    assert_eq!(story("ge-pz-4h-1 OF 0208 soft"), story(""), "let pass by instruction");
    assert_ne!(story("ge-pz-4h-1 OF 0208 ask"), story(""));
}

/// The output of `kessel replay --log` for a game.
fn replayed(path: &Path) -> String {
    let words = ["replay".as_ref(), path.as_os_str(), "--log".as_ref()];
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The reason for a computer player's plot reveals the plot. Until the turn is over it can be read neither in the file
/// nor in the feed nor in the output of the replay; afterwards it can.
#[test]
fn the_reason_for_a_plot_is_sealed_with_it() {
    let rulebook = Arc::new(Rulebook::load("ailette").unwrap());
    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), 21);
    let mut random = Random::new(5);
    let folder = std::env::temp_dir().join(format!("kessel-reasons-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let (mut kept, mut hidden, mut open) = (Vec::new(), 0, 0);
    while Panzer44::position(&world).public.turn < 3 {
        let view = View::to_play(&rulebook, Panzer44::position(&world));
        let plots = view.public.phase == Phase::Plot;
        let advice = match plots {
            true => by_name("greedy", 3).unwrap().choose_order(&view, &Thought::default()),
            false => random.choose_order(&view, &Thought::default()),
        };
        let events = record.play_because(&mut world, &advice.order, &[], &advice.reason).unwrap();
        let number = record.file.played.len();
        if matches!(advice.order, Order::Plot { .. }) {
            assert!(!advice.reason.is_empty());
            assert_eq!(record.reason(number), "", "nobody is told yet");
            kept.push((number, advice.reason));
        }
        let over = open_secrets::<Panzer44>(&events);
        let told: Vec<(usize, String)> =
            record.opened_by(number).iter().map(|played| (played.number, played.reason.clone())).collect();
        assert_eq!(told, if over { kept.clone() } else { Vec::new() }, "order {number}");
        // Examined closely after each plot, and when the turn is over.
        if plots || (over && !kept.is_empty()) {
            record.file.write(&path).unwrap();
            let text = std::fs::read_to_string(&path).unwrap();
            let feed = lines_of(&mut Feed::default(), GameFile::<Panzer44>::read(&path).unwrap()).unwrap();
            let feed: String = feed.iter().map(|line| format!("{line}\n")).collect();
            let printed = replayed(&path);
            let read = GameFile::<Panzer44>::read(&path).unwrap();
            for (number, reason) in &kept {
                assert!(!text.contains(reason.as_str()) && !feed.contains(reason.as_str()), "{reason}");
                assert_eq!(printed.contains(&format!("why order {number}: {reason}")), over, "{printed}");
                assert_eq!(&read.played[number - 1].reason, reason, "it is not lost");
                hidden += usize::from(!over);
                open += usize::from(over);
            }
            assert!(text.lines().any(|line| line.contains("Plot(") && line.contains("reason:\"sealed:")));
        }
        if over {
            kept.clear();
        }
    }
    assert!(hidden >= 6 && open == 4, "two turns, two plots each: {hidden}, {open}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// Commands that name no side have the same output, with any plots and any coming dice.
#[test]
fn commands_say_the_same_whatever_is_plotted() {
    let rulebook = Arc::new(Rulebook::load("ailette").unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 31));
    let mut random = Random::new(8);
    // Both units are on the map and have a plotted order that is not revealed.
    let hides =
        |position: &Position, side: Side| otherwise(position, side).secrets.plots != position.secrets.plots;
    let stands = |position: &Position, side: Side| position.public.on_map(side).next().is_some();
    let fits = |position: &Position| {
        let both = Side::BOTH.into_iter().all(|side| hides(position, side) && stands(position, side));
        both && position.public.phase.is_movement()
    };
    while !fits(Panzer44::position(&world)) {
        let view = View::to_play(&rulebook, Panzer44::position(&world));
        let order = random.choose_order(&view, &Thought::default()).order;
        play::<Panzer44>(&mut world, &order).unwrap();
    }
    let position = Panzer44::position(&world).clone();
    let twin = otherwise(&position, Side::German);
    let pair = [&position, &twin, &otherwise(&twin, Side::Allied)];
    let folder = std::env::temp_dir().join(format!("kessel-twins-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let (unit, _) = position.public.on_map(Side::German).next().unwrap();
    let (enemy, hex) = position.public.on_map(Side::Allied).next().unwrap();
    let (unit, target, hex) = (unit.id.to_string(), enemy.id.to_string(), hex.to_string());
    let game = path.display().to_string();
    let looks: [&[&str]; 6] = [
        &["show", &game],
        &["show", &game, "--unit", &unit],
        &["report", &game],
        &["moves", &game, &unit],
        &["odds", &game, "--attackers", &unit, "--target", &hex],
        &["attack", &game, &unit, &target],
    ];
    let say = |position: &Position, words: &[&str]| {
        let mut world = Panzer44::world();
        let record = Record::<Panzer44>::at(&mut world, Arc::clone(&rulebook), position.clone(), 1);
        record.file.write(&path).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).arg("--json").output().unwrap();
        (output.status.code(), output.stdout, output.stderr)
    };
    for words in looks {
        let told = pair.map(|position| say(position, words));
        assert!(told[0] == told[1] && told[0] == told[2], "{words:?} tells a secret");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
