//! `kessel replay`: replays a game file and verifies it.

use super::{Failure, Opening, Outcome, may_write, print_json, say, spoil};
use crate::games::panzer44::cli as panzer44;
use crate::{
    engine::orders::{CommandOf, Game, GameFile, Opened, Record, TableCommand},
    games::guderian::{rules::Guderian, words::story},
    play::feed::{self, Feed},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// Only so many orders.
    #[arg(long)]
    to: Option<usize>,
    /// Print what happens.
    #[arg(long)]
    log: bool,
    /// Write what happens into this file, a line of JSON an event; docs/feed.md tells how.
    #[arg(long, value_name = "FILE")]
    pub(super) feed: Option<PathBuf>,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    spoil: bool,
    /// Write over a file that is there already.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    opening: Opening,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    arguments.feed.as_deref().map_or(Ok(()), |feed| may_write(feed, arguments.force))?;
    spoil::ask(&arguments.game, "replay", arguments.spoil)?;
    if panzer44::owns(&arguments.game) {
        return panzer44::replay(
            &arguments.game,
            arguments.opening,
            arguments.to,
            (arguments.log, arguments.feed.as_deref()),
            json,
        );
    }
    if arguments.opening.at_damage.is_some() {
        let (_, opened) = arguments.opening.open::<Guderian>(&arguments.game, false)?;
        return as_far_as_possible(&opened, json);
    }
    let mut file = GameFile::<Guderian>::read(&arguments.game)?;
    file.played.truncate(arguments.to.unwrap_or(usize::MAX));
    let wanted = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    let mut world = Guderian::world();
    let start = GameFile { positions: Vec::new(), ..file };
    let opened =
        Record::<Guderian>::from_file(&mut world, start).map_err(|faults| Failure(faults.join("\n")))?;
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
        let hash = record.file.played.last().map(|now| now.hash.clone());
        if hash.as_ref() != Some(&played.hash) {
            return Err(Failure(format!("the position after order {number} differs from the recorded one")));
        }
        if arguments.log {
            let public = &Guderian::position(&world).public;
            for line in events.iter().filter_map(|event| story::tell(&record.rulebook, public, event)) {
                say!("{number:5}  {line}");
            }
            print_reasons(&record, number);
            print_gaps::<Guderian>(&commands, number);
        }
    }
    if let Some(path) = &arguments.feed {
        let mut whole = GameFile::<Guderian>::read(&arguments.game)?;
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
pub(crate) fn print_gaps<G: Game>(commands: &[(usize, CommandOf<G>)], number: usize) {
    for (_, command) in commands.iter().filter(|(after, _)| *after == number) {
        if let TableCommand::GoOn(gap) = command {
            say!("{number:5}  {gap}");
        }
    }
}

/// Prints why an order was given, and earlier ones whose reasons it has opened.
pub(crate) fn print_reasons<G: Game>(record: &Record<G>, number: usize) {
    let why = record.reason(number);
    if !why.is_empty() {
        say!("{number:5}  why: {why}");
    }
    for opened in record.opened_by(number) {
        say!("{number:5}  why order {}: {}", opened.number, opened.reason);
    }
}

/// Tells how much of a game could be replayed that need not be whole.
pub(crate) fn as_far_as_possible<G: Game>(opened: &Opened<G>, json: bool) -> Outcome {
    let orders = opened.record.file.played.len();
    if json {
        return print_json(&serde_json::json!({ "orders": orders, "verified": opened.whole }));
    }
    let how = if opened.whole { "every position as recorded" } else { "but not everything as recorded" };
    say!("{orders} orders replayed, {how}");
    Ok(())
}
