//! The feed: it fits its schema in whole games, and reveals no secret.

use crate::{
    games::{Table, campaign, random_order},
    schema::faults,
    secrets::{pairs, twin},
};
use kessel::{
    engine::orders::{Game, Record, TableCommand, play},
    games::guderian::rules::{
        Guderian, Position, Rulebook, by_hand::table_command::Command, event::Event, kinds::Side,
        order::Order,
    },
    play::{
        feed::{Feed, FeedLine, lines_of},
        matches::Match,
    },
};
use serde_json::Value;
use std::{collections::BTreeSet, process, sync::Arc};

fn schema() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/feed.schema.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns every kind of line in the schema.
fn kinds_of(schema: &Value) -> BTreeSet<String> {
    let kinds = schema["oneOf"].as_array().unwrap().iter().flat_map(|line| {
        let kind = &line["properties"]["kind"];
        let several = kind["enum"].as_array().cloned();
        several.unwrap_or_else(|| vec![kind["const"].clone()])
    });
    kinds.map(|kind| kind.as_str().unwrap().to_owned()).collect()
}

/// Checks lines as written against the schema; returns their kinds.
fn check(text: &str) -> BTreeSet<String> {
    let (schema, mut kinds) = (schema(), BTreeSet::new());
    for (number, line) in text.lines().enumerate() {
        let line: Value = serde_json::from_str(line).unwrap();
        let faults = faults(&schema, &line);
        assert!(faults.is_empty(), "line {}: {faults:?}\n{line}", number + 1);
        assert_eq!(line["line"], number as u64 + 1);
        kinds.insert(line["kind"].as_str().unwrap().to_owned());
    }
    kinds
}

#[test]
fn the_feed_of_a_whole_campaign_is_what_its_schema_says() {
    let folder = std::env::temp_dir().join(format!("kessel-feed-{}", process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let feed = folder.join("feed.jsonl");
    let kessel = |arguments: &[&str]| {
        let output = process::Command::new(env!("CARGO_BIN_EXE_kessel")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let (path, keep) = (feed.to_str().unwrap(), folder.to_str().unwrap());
    let campaign = ["selfplay", "smolensk", "--seed", "5", "--soviet", "greedy", "--german", "greedy"];
    kessel(&[&campaign[..], &["--feed", path, "--keep", keep]].concat());
    let played = std::fs::read_to_string(&feed).unwrap();
    let kinds = check(&played);
    for kind in ["game_begun", "moved", "compared", "die", "resolved", "revealed", "retreated", "ended"] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    assert!(kinds.len() > 28, "{kinds:?}");
    // The name of a hex's place is beside it.
    let mut named = 0;
    for line in played.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        let (data, places) = (line["data"].to_string(), line["places"].as_object());
        assert_eq!(data.contains("\"2216\""), line["places"]["2216"] == "Smolensk", "{line}");
        assert!(places.into_iter().flatten().all(|(hex, _)| data.contains(&format!("\"{hex}\""))), "{line}");
        named += usize::from(places.is_some());
    }
    assert!(named > 20);
    // The saved game has the same feed, and the check of the feed can fail: another game has another one.
    let game = folder.join("smolensk-greedy-greedy-5.kessel");
    kessel(&["replay", game.to_str().unwrap(), "--feed", path, "--force"]);
    assert_eq!(std::fs::read_to_string(&feed).unwrap(), played);
    kessel(&["selfplay", "dvina", "--games", "2", "--feed", path, "--force"]);
    let two = std::fs::read_to_string(&feed).unwrap();
    check(&two);
    assert_eq!(two.matches("\"kind\":\"game_begun\"").count(), 2);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Many games of players who do everything, and the commands of people outside the rules: nearly every kind of line
/// occurs.
#[test]
fn every_kind_of_line_is_in_the_schema() {
    let mut kinds = BTreeSet::new();
    for seed in [1, 2, 3, 4, 15, 17] {
        let (_, file) = Match::<Guderian>::between(&campaign(), seed, ["random", "random"]).play_recorded();
        let lines = lines_of(&mut Feed::default(), file).unwrap();
        kinds.extend(check(&text(&lines)));
    }
    kinds.extend(check(&text(&by_hand())));
    let known = kinds_of(&schema());
    assert!(kinds.is_subset(&known));
    // Events that random players hardly ever meet, and lines that only a table writes.
    let rare = [
        "attack_void",
        "bid_made",
        "bids_opened",
        "brought",
        "east_unlocked",
        "flown_out",
        "forfeited",
        "marker_lifted",
        "pool_empty",
        "rail_cut",
        "rail_cut_lifted",
        "rail_mended",
        "recycled",
        "refuge",
        "stood_aside",
        "taken_off",
        "targets_emptied",
        "readied",
        "scored",
    ];
    let missing: Vec<_> = known.difference(&kinds).filter(|kind| !rare.contains(&kind.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn text(lines: &[FeedLine]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Returns the lines of a table when people play without the referee, and undo their changes.
fn by_hand() -> Vec<FeedLine> {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, campaign(), 3);
    let mut feed = Feed::default();
    let rulebook = campaign();
    let mut lines = feed.begin::<Guderian>(&rulebook, &Guderian::position(&world).public, 0);
    let unit = Guderian::position(&world).public.counters[0].id;
    let commands = [
        Command::DiceByHand { on: true },
        Command::Referee { on: false },
        Command::Place { units: vec![unit], hex: "1512".parse().unwrap() },
        Command::Steps { unit, lost: 1 },
        Command::Clock { turn: 3, phase: kessel::games::guderian::rules::phase::Phase::GermanMovement },
    ];
    for command in commands {
        let events = record.command(&mut world, TableCommand::Game(command)).unwrap();
        lines.extend(feed.tell::<Guderian>(&rulebook, &Guderian::position(&world).public, 0, &events));
    }
    assert!(record.undo(&mut world));
    lines.extend(feed.take_back::<Guderian>(&rulebook, &Guderian::position(&world).public, 0));
    // With the referee off no side can resign: that needs another game.
    let mut record = Record::<Guderian>::new(&mut world, campaign(), 4);
    lines.extend(feed.begin::<Guderian>(&rulebook, &Guderian::position(&world).public, 0));
    for command in [Command::OfferEnd { side: Side::German }, Command::Resign { side: Side::Soviet }] {
        let events = record.command(&mut world, TableCommand::Game(command)).unwrap();
        lines.extend(feed.tell::<Guderian>(&rulebook, &Guderian::position(&world).public, 0, &events));
    }
    lines
}

/// Returns the lines of an order in a world, and its events.
fn told(
    world: &mut bevy::prelude::World,
    rulebook: &Arc<Rulebook>,
    position: &Position,
    order: &Order,
) -> (Vec<FeedLine>, Vec<Event>) {
    Guderian::restore(world, rulebook, position.clone());
    let mut feed = Feed::default();
    let mut lines = feed.begin::<Guderian>(rulebook, &position.public, 0);
    let events = play::<Guderian>(world, order).expect("an order of the random player");
    lines.extend(feed.tell::<Guderian>(rulebook, &Guderian::position(world).public, 1, &events));
    (lines, events)
}

/// Whether a line reveals a secret.
fn opens(line: &FeedLine) -> bool {
    matches!(line.kind, "die" | "revealed" | "bids_opened")
}

/// Returns the first line in which two feeds differ, if they do.
fn parting(feeds: &[Vec<FeedLine>; 2]) -> Option<[&FeedLine; 2]> {
    let pair = feeds[0].iter().zip(&feeds[1]).find(|(one, other)| one != other);
    assert!(pair.is_some() || feeds[0].len() == feeds[1].len(), "one feed is longer than the other");
    pair.map(|(one, other)| [one, other])
}

/// Two games that differ only in secrets have the same feed up to the line that reveals one.
#[test]
fn feeds_are_the_same_until_something_is_revealed() {
    let rulebook = campaign();
    let mut worlds = [Guderian::world(), Guderian::world()];
    let (mut same, mut parted) = (0, BTreeSet::new());
    for (one, other) in pairs().into_iter().filter(|(one, _)| one.public.outcome.is_none()) {
        for seed in 0..6 {
            let order = random_order(seed, &rulebook, &one);
            let [first, second] = &mut worlds;
            let feeds = [told(first, &rulebook, &one, &order).0, told(second, &rulebook, &other, &order).0];
            match parting(&feeds) {
                None => same += 1,
                Some([one, other]) => {
                    assert!(opens(one) && opens(other), "{order:?} tells a secret:\n{one}\n{other}");
                    parted.insert(one.kind);
                }
            }
        }
    }
    assert!(same > 300, "{same} orders told the same");
    assert!(parted.contains("die") && parted.contains("revealed"), "{parted:?}");
}

/// The same with the same dice to come: then only a reveal can separate two games, for whole turns.
#[test]
fn feeds_of_whole_games_part_at_a_reveal() {
    let rulebook = campaign();
    let (mut lines, mut reveals) = (0, 0);
    for seed in 1..=8 {
        let mut table = Table::new(&rulebook, seed);
        let start = table.position().clone();
        let mut other = twin(&start, seed + 40);
        other.secrets.dice = start.secrets.dice.clone();
        let mut world = Guderian::world();
        Guderian::restore(&mut world, &rulebook, other);
        let mut feeds = [Feed::default(), Feed::default()];
        for number in 1.. {
            let Some(order) = table.step() else { break };
            // A game that has taken another course refuses the order, but only after a line differed.
            let events =
                play::<Guderian>(&mut world, &order).expect("the same position in all that is known");
            let publics = [&table.position().public, &Guderian::position(&world).public];
            let [first, second] = &mut feeds;
            let pair = [
                first.tell::<Guderian>(&rulebook, publics[0], number, &table.events),
                second.tell::<Guderian>(&rulebook, publics[1], number, &events),
            ];
            lines += pair[0].len();
            if let Some([one, other]) = parting(&pair) {
                assert_eq!([one.kind, other.kind], ["revealed"; 2], "a secret is told:\n{one}\n{other}");
                reveals += 1;
                break;
            }
        }
    }
    assert!(lines > 800 && reveals >= 6, "{lines} lines, {reveals} games parted at a reveal");
}

/// The feed contains neither the seed nor the identity of a division before it is revealed.
#[test]
fn names_and_seed_are_not_told_before_their_time() {
    let (_, file) =
        Match::<Guderian>::between(&campaign(), 918_273_645, ["random", "random"]).play_recorded();
    let hidden: Vec<(String, String)> = file
        .start
        .secrets
        .identity
        .iter()
        .map(|(slot, division)| (slot.to_string(), division.to_string()))
        .collect();
    let lines = lines_of(&mut Feed::default(), file).unwrap();
    assert!(!text(&lines).contains("918273645"));
    let mut revealed = 0;
    for (slot, division) in hidden {
        let first = lines.iter().position(|line| line.to_string().contains(&format!("\"{division}\"")));
        let Some(first) = first else { continue };
        assert_eq!(lines[first].kind, "revealed", "{division} is told too early: {}", lines[first]);
        revealed += usize::from(lines[first].to_string().contains(&slot));
        for line in &lines[..first] {
            let line = line.to_string();
            assert!(
                !line.contains(&format!("{slot}\",\"name\":\"")) || line.contains("an untried"),
                "{line}"
            );
        }
    }
    assert!(revealed > 3, "{revealed} divisions were revealed");
}
