//! Orders from a file are played; a game file is replayed.

use crate::{
    cli::{
        Failure, Opening, Outcome, cannot_write, print_json,
        replay::{print_gaps, print_reasons},
        say,
    },
    engine::{
        data,
        orders::{Game, GameFile, Record},
    },
    games::panzer44::{
        rules::{Panzer44, order::Order},
        words::story,
    },
    play::feed::{self, Feed},
};
use std::path::Path;

/// Plays orders.
pub(crate) fn run(
    (game, opening): (&Path, Opening),
    orders: &Path,
    dice: &[u8],
    out: Option<&Path>,
    keep_going: bool,
    json: bool,
) -> Outcome {
    let (mut world, opened) = opening.open::<Panzer44>(game, out.is_some())?;
    let mut record = opened.record;
    if let Some(wrong) = dice.iter().find(|die| !(1..=Panzer44::LARGEST_DIE).contains(*die)) {
        return Err(Failure(format!("a die shows 1 to {}, not {wrong}", Panzer44::LARGEST_DIE)));
    }
    let orders: Vec<Order> =
        data::parse_ron_or_json(&orders.display().to_string(), &data::read_file(orders)?)?;
    if !dice.is_empty() {
        record.give_dice(&mut world, dice);
    }
    let mut refused = None;
    for order in orders {
        let outcome = record.play(&mut world, &order);
        match (&outcome, json) {
            (Ok(events), true) => print_json(&serde_json::json!({ "order": order, "events": events }))?,
            (Err(refusal), true) => print_json(&serde_json::json!({ "order": order, "refusal": refusal }))?,
            (outcome, false) => {
                say!("> {}", ron::to_string(&order)?);
                match outcome {
                    Ok(events) => {
                        for line in events.iter().filter_map(|event| story::tell(&record.rulebook, event)) {
                            say!("  {line}");
                        }
                    }
                    Err(refusal) => say!("  refused: {refusal}"),
                }
            }
        }
        if let Err(refusal) = outcome {
            refused = Some(refusal);
            if !keep_going {
                break;
            }
        }
    }
    if let Some(out) = out {
        record.file.write(out).map_err(|error| cannot_write(out, &error))?;
    }
    match refused {
        Some(refusal) if !keep_going => Err(Failure(format!("an order was refused: {refusal}"))),
        _ => Ok(()),
    }
}

/// Replays a game file and verifies every position.
pub(crate) fn replay(
    path: &Path,
    opening: Opening,
    to: Option<usize>,
    (log, feed): (bool, Option<&Path>),
    json: bool,
) -> Outcome {
    if opening.at_damage.is_some() {
        let (_, opened) = opening.open::<Panzer44>(path, false)?;
        return crate::cli::replay::as_far_as_possible(&opened, json);
    }
    let mut file = GameFile::<Panzer44>::read(path)?;
    file.played.truncate(to.unwrap_or(usize::MAX));
    let wanted = std::mem::take(&mut file.played);
    let commands = std::mem::take(&mut file.commands);
    let mut world = Panzer44::world();
    let start = GameFile { positions: Vec::new(), ..file };
    let opened =
        Record::<Panzer44>::from_file(&mut world, start).map_err(|faults| Failure(faults.join("\n")))?;
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
        if log {
            for line in events.iter().filter_map(|event| story::tell(&record.rulebook, event)) {
                say!("{number:5}  {line}");
            }
            print_reasons(&record, number);
            print_gaps::<Panzer44>(&commands, number);
        }
    }
    if let Some(file) = feed {
        let mut whole = GameFile::<Panzer44>::read(path)?;
        whole.played.truncate(wanted.len());
        feed::write(file, &feed::lines_of(&mut Feed::default(), whole)?)?;
    }
    if json {
        return print_json(&serde_json::json!({ "orders": wanted.len(), "verified": true }));
    }
    say!("{} orders replayed, every position as recorded", wanted.len());
    Ok(())
}
