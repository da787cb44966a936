//! `kessel replay`: replays a game file and verifies it.

use super::{
    Failure, Outcome,
    eyes::Eyes,
    look::Commanded,
    opening::Opening,
    print_json,
    run::{reader, told},
    say,
};
use crate::{
    engine::orders::{CommandOf, Game, GameFile, Opened, Record, TableCommand},
    play::feed::{self, Feed},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// Only so many orders.
    #[arg(long)]
    to: Option<usize>,
    /// Print what happens.
    #[arg(long)]
    log: bool,
    /// Whose eyes, with --log: in a game in which units are hidden, what a side knows of what happens, or the referee, who
    /// knows everything. Without it, what both sides know.
    #[arg(long = "as")]
    eyes: Option<Eyes>,
    /// Write what happens into this file, a line of JSON an event; docs/feed.md tells how.
    #[arg(long, value_name = "FILE")]
    pub(super) feed: Option<PathBuf>,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    pub(super) spoil: bool,
    /// Write over a file that is there already.
    #[arg(long)]
    pub(super) force: bool,
    #[command(flatten)]
    opening: Opening,
}

/// Replays a game of one kind.
pub(super) fn verify<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    if arguments.opening.at_damage.is_some() {
        let (_, opened) = arguments.opening.open::<G>(&arguments.game, false)?;
        return as_far_as_possible(&opened, json);
    }
    let eyes = reader::<G>(arguments.eyes)?;
    let mut file = GameFile::<G>::read_orders(&arguments.game)?;
    file.played.truncate(arguments.to.unwrap_or(usize::MAX));
    let wanted = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    let mut world = G::world();
    let opened = Record::<G>::from_file(&mut world, file).map_err(|faults| Failure(faults.join("\n")))?;
    let mut record = opened.record;
    for played in &wanted {
        let number = played.number;
        for (_, command) in commands.iter().filter(|(after, _)| *after + 1 == number) {
            record
                .command(&mut world, command.clone())
                .map_err(|refusal| format!("a command before order {number} is refused now: {refusal}"))?;
        }
        let events = record
            .play_because(&mut world, &played.order, &[], &played.reason)
            .map_err(|refusal| format!("order {number} is refused now: {refusal}"))?;
        if !record.stands_as(&world, played) {
            return Err(Failure(format!("the position after order {number} differs from the recorded one")));
        }
        if arguments.log {
            told(&record, &world, (&events, eyes), |line| say!("{number:5}  {line}"));
            print_reasons(&record, number);
            print_gaps::<G>(&commands, number);
        }
    }
    if let Some(path) = &arguments.feed {
        let mut whole = GameFile::<G>::read(&arguments.game)?;
        whole.played.truncate(wanted.len());
        feed::write(path, &feed::lines_of(&mut Feed::default(), whole)?)?;
    }
    if json {
        return print_json(&serde_json::json!({ "orders": wanted.len(), "verified": true }));
    }
    say!("{} orders replayed, every position as recorded", wanted.len());
    Ok(())
}

/// Prints that orders are missing behind an order.
fn print_gaps<G: Game>(commands: &[(usize, CommandOf<G>)], number: usize) {
    for (_, command) in commands.iter().filter(|(after, _)| *after == number) {
        if let TableCommand::GoOn(gap) = command {
            say!("{number:5}  {gap}");
        }
    }
}

/// Prints why an order was given, and earlier ones whose reasons it has opened.
fn print_reasons<G: Game>(record: &Record<G>, number: usize) {
    let why = record.reason(number);
    if !why.is_empty() {
        say!("{number:5}  why: {why}");
    }
    for opened in record.opened_by(number) {
        say!("{number:5}  why order {}: {}", opened.number, opened.reason);
    }
}

/// Tells how much of a game could be replayed that need not be whole.
fn as_far_as_possible<G: Game>(opened: &Opened<G>, json: bool) -> Outcome {
    let orders = opened.record.file.played.len();
    if json {
        return print_json(&serde_json::json!({ "orders": orders, "verified": opened.whole }));
    }
    let how = if opened.whole { "every position as recorded" } else { "but not everything as recorded" };
    say!("{orders} orders replayed, {how}");
    Ok(())
}
