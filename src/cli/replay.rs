//! `kessel replay`: replays a game file or one of its branches and verifies it, and writes the game up to a moment.

use super::{
    Failure, Outcome, cannot_write,
    look::{Commanded, branches, eyes::ViewerName, opening::Opening},
    print_json,
    run::{reader, told},
    say,
};
use crate::{
    engine::{
        data::{self, Shown},
        orders::{CommandOf, Game, GameFile, Kept, OpenBranch, Opened, Record, TableCommand, Timeline},
        wording::count,
    },
    play::feed::{self, Feed},
    referee::{dice_proof::ProofFile, proved::DiceOfFile},
};
use clap::Args;
use serde::Serialize;
use std::{cell::RefCell, path::PathBuf};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// The number of orders to replay; by default all.
    #[arg(long, conflicts_with = "at_damage")]
    to: Option<usize>,
    /// Replay this branch of the game, by its number; --to then counts its orders.
    #[arg(long, value_name = "ID", conflicts_with_all = ["at_damage", "feed", "out"])]
    branch: Option<usize>,
    /// Write the game up to there to this file: it can be continued from that moment.
    #[arg(long, value_name = "NEW", conflicts_with = "at_damage")]
    pub(super) out: Option<PathBuf>,
    /// Print what happens; with --json it is the field `log` of the answer.
    #[arg(long, conflicts_with = "at_damage")]
    log: bool,
    /// The viewer of --log, in a game with hidden units: a side, or the referee, who sees everything. Without it, only
    /// what both sides know.
    #[arg(long = "as")]
    eyes: Option<ViewerName>,
    /// Write the events to this file, a line of JSON each; see docs/feed.md.
    #[arg(long, value_name = "FILE", conflicts_with = "at_damage")]
    pub(super) feed: Option<PathBuf>,
    /// Allow this in a play-by-file game against a person; the file records it and your opponent will see it.
    #[arg(long)]
    pub(super) spoil: bool,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
    /// Check the dice of an online game against the proof in the file of the same name that ends in .proof.
    #[arg(long, conflicts_with_all = ["at_damage", "branch"])]
    proof: bool,
    #[command(flatten)]
    opening: Opening,
}

/// Replays a game of one kind.
pub(super) fn verify<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    if arguments.opening.at_damage.is_some() {
        let (_, opened) = arguments.opening.open::<G>(&arguments.game, false)?;
        return replay_partially(&opened, json);
    }
    if let Some(id) = arguments.branch {
        return replay_branch::<G>(arguments, id, json);
    }
    let eyes = reader::<G>(arguments.eyes)?;
    let mut file = GameFile::<G>::read_orders(&arguments.game)?;
    let orders = file.played.len();
    if let Some(to) = arguments.to.filter(|to| *to > orders) {
        return Err(Failure(format!("the game has {orders} orders: there is no order {to}")));
    }
    file.played.truncate(arguments.to.unwrap_or(orders));
    let wanted = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    let mut world = G::world();
    let opened = Record::<G>::from_file(&mut world, file).map_err(|faults| Failure(faults.join("\n")))?;
    let mut record = opened.record;
    if arguments.proof {
        check_dice(arguments, &record, &commands)?;
    }
    let mut log = Log::default();
    for played in &wanted {
        let number = played.number;
        for (_, command) in commands.iter().filter(|(after, _)| *after + 1 == number) {
            record
                .command(&mut world, command.clone())
                .map_err(|refusal| format!("a command before order {number} is now refused: {refusal}"))?;
        }
        let events = record
            .play_because(&mut world, &played.order, &[], &played.reason)
            .map_err(|refusal| format!("order {number} is now refused: {refusal}"))?;
        if !record.stands_as(&world, played) {
            return Err(Failure(format!("the position after order {number} differs from the recorded one")));
        }
        if arguments.log {
            let lines = RefCell::new(Vec::new());
            told(&record, G::position(&world), (&events, eyes), |line| {
                lines.borrow_mut().push((number, line));
            });
            let mut lines = lines.into_inner();
            lines.extend(reasons(&record, number));
            lines.extend(gaps::<G>(&commands, number));
            log.take(lines, json);
        }
    }
    if let Some(path) = &arguments.feed {
        let mut whole = GameFile::<G>::read(&arguments.game)?;
        whole.played.truncate(wanted.len());
        feed::write(path, &feed::lines_of(&mut Feed::default(), whole)?)?;
    }
    if let Some(out) = &arguments.out {
        let part = GameFile::<G>::read(&arguments.game)?.until(wanted.len());
        part.write(out).map_err(|error| cannot_write(out, &error))?;
    }
    answer(arguments, wanted.len(), log, json)
}

/// Checks that the dice of a game follow from the proof next to its file, and that they were rolled: the replay shows that
/// the orders have used them.
fn check_dice<G: Game>(
    arguments: &Arguments,
    record: &Record<G>,
    commands: &[(usize, CommandOf<G>)],
) -> Outcome {
    let path = arguments.game.with_extension("proof");
    let read = serde_json::from_str::<ProofFile>(&data::read_file(&path)?);
    let proof = read.map_err(|error| Failure(format!("{} is no proof of dice: {error}", path.shown())))?;
    let file = &record.file;
    let dice =
        DiceOfFile::<G> { rulebook: &record.rulebook, seed: file.header.seed, start: &file.start, commands };
    dice.check(&proof).map_err(Failure)
}

/// Prints the answer about orders that have been replayed.
fn answer(arguments: &Arguments, orders: usize, log: Log, json: bool) -> Outcome {
    let out = arguments.out.as_ref().map(|out| out.shown());
    if json {
        let mut value = serde_json::json!({ "orders": orders, "verified": true });
        if arguments.log {
            value["log"] = serde_json::to_value(log.0)?;
        }
        if let Some(out) = out {
            value["game"] = out.into();
        }
        if arguments.proof {
            value["proved"] = true.into();
        }
        return print_json(&value);
    }
    say!("{} replayed, every position as recorded", count(orders, "order", "orders"));
    if arguments.proof {
        say!("the dice follow from the numbers of the referee and of both players");
    }
    if let Some(out) = out {
        say!("{out} written");
    }
    Ok(())
}

/// Replays a branch of a game: its orders with their dice, from the position that its viewer could know.
fn replay_branch<G: Commanded>(arguments: &Arguments, id: usize, json: bool) -> Outcome {
    let eyes = reader::<G>(arguments.eyes)?;
    let (_, opened) = Opening::default().open::<G>(&arguments.game, false)?;
    let (_, OpenBranch { record, .. }) = branches::open::<G>(&opened.record, id, arguments.to)?;
    let mut log = Log::default();
    if arguments.log {
        let mut timeline = Timeline::of(&record, Kept::default());
        for (number, events) in (1..).zip(&record.events) {
            let lines = RefCell::new(Vec::new());
            told(&record, timeline.position(number), (events, eyes), |line| {
                lines.borrow_mut().push((number, line));
            });
            log.take(lines.into_inner(), json);
        }
    }
    answer(arguments, record.events.len(), log, json)
}

/// A line of the log.
#[derive(Serialize)]
struct LogLine {
    /// The number of its order.
    order: usize,
    text: String,
}

/// The lines of the answer.
#[derive(Default)]
struct Log(Vec<LogLine>);

impl Log {
    /// Prints lines, each with the number of its order, or keeps them for the answer in JSON.
    fn take(&mut self, lines: Vec<(usize, String)>, json: bool) {
        for (order, text) in lines {
            match json {
                true => self.0.push(LogLine { order, text }),
                false => say!("{order:5}  {text}"),
            }
        }
    }
}

/// Returns the lines on orders that are missing after an order.
fn gaps<G: Game>(commands: &[(usize, CommandOf<G>)], number: usize) -> impl Iterator<Item = (usize, String)> {
    let behind = commands.iter().filter(move |(after, _)| *after == number);
    behind.filter_map(move |(_, command)| match command {
        TableCommand::GoOn(gap) => Some((number, gap.to_string())),
        _ => None,
    })
}

/// Returns the reason for an order, and for earlier ones whose reasons it has opened.
pub(super) fn reasons<G: Game>(record: &Record<G>, number: usize) -> Vec<(usize, String)> {
    let why = record.reason(number);
    let own = (!why.is_empty()).then(|| (number, format!("why: {why}")));
    let opened = record.opened_by(number).into_iter();
    let opened = opened.map(|opened| (number, format!("why order {}: {}", opened.number, opened.reason)));
    own.into_iter().chain(opened).collect()
}

/// Reports how much of a game could be replayed; the file need not be whole.
fn replay_partially<G: Game>(opened: &Opened<G>, json: bool) -> Outcome {
    let orders = opened.record.file.played.len();
    if json {
        return print_json(&serde_json::json!({ "orders": orders, "verified": opened.whole }));
    }
    let how = if opened.whole { "every position as recorded" } else { "but not all of it as recorded" };
    say!("{} replayed, {how}", count(orders, "order", "orders"));
    Ok(())
}
