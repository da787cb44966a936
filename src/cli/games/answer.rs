//! `kessel answer`: a computer player gives the orders of its side in a game file, until a person must act.

use super::many_games::effort;
use crate::{
    cli::{
        Failure, Outcome, cannot_write,
        look::{
            Commanded,
            eyes::{ViewerName, unknown_side},
            opening::Opening,
        },
        print_json,
        replay::reasons,
        run::{heard, told},
        say,
    },
    engine::{
        data::Shown,
        orders::{Game, Position, Record, Viewer, is_over},
        wording::count,
    },
    play::players::{Seated, Thought, no_player, usual_player},
};
use bevy::prelude::World;
use clap::Args;
use serde::Serialize;
use std::{path::PathBuf, sync::Arc};

/// Orders after which a turn is given up: no real one is so long.
const MOST_ORDERS: usize = 10_000;

/// The player of a side in a file that a person plays.
const PERSON: &str = "human";

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file. It is written again, with the orders of the player.
    pub(in crate::cli) game: PathBuf,
    /// The side that the computer plays. Without it, the only side that has a computer player in the file.
    #[arg(long)]
    side: Option<ViewerName>,
    /// The computer player. Without it, the one that the file names for the side, otherwise the captain.
    #[arg(long)]
    player: Option<String>,
    /// The effort of the player, from 0.001 to 1000: 0.1 is a tenth of the normal one.
    #[arg(long, default_value_t = 1.0, value_parser = effort)]
    effort: f32,
    /// The seed of the player's own chance, 1 without it. The dice are those of the game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the game to this file, and leave the other one as it is.
    #[arg(long, value_name = "FILE")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(in crate::cli) force: bool,
    #[command(flatten)]
    opening: Opening,
}

/// The events and the log of an order, as far as the reader may know them.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Reported<G: Game> {
    /// The number of the order.
    pub order: usize,
    pub events: Vec<G::Event>,
    /// The same in sentences, and the reasons for orders that are no secret.
    pub log: Vec<String>,
}

/// The last line of the answer for tools.
#[derive(Serialize)]
struct Summary<'a> {
    game: String,
    side: &'static str,
    player: &'a str,
    /// The number of orders that were given.
    given: usize,
    /// The number of orders of the game now.
    orders: usize,
    /// The side that must give the next order; none after the end.
    to_play: Option<&'static str>,
    over: bool,
}

/// Lets a computer player answer in a game of one kind.
pub(crate) fn play<G: Commanded>(asked: &Arguments, json: bool) -> Outcome {
    if let Some(name) = asked.player.as_deref().filter(|name| G::player(name, 0).is_none()) {
        return Err(Failure(no_player::<G>(name)));
    }
    let (mut world, opened) = asked.opening.open::<G>(&asked.game, true)?;
    let mut record = opened.record;
    let seats = seats(&record, G::position(&world));
    let side = side_of::<G>(asked, record.file.header.by_file, &seats)?;
    by_mail(asked, &record, (side, &seats))?;
    is_due(&record, G::position(&world), side)?;
    let usual = usual_player::<G>();
    let name = asked.player.as_deref().or(seats[side].as_deref()).unwrap_or(usual);
    let mut player = G::player(name, asked.seed).ok_or_else(|| no_player::<G>(name))?;
    // The player's own seed is usually the same in every game.
    player.vary_set_up(record.file.header.seed.wrapping_add(asked.seed));
    let reports = answers(&mut record, &mut world, side, (&mut player, asked.effort))?;
    // A person reads nothing that is not in a file: the dice have been rolled for good.
    let path = asked.out.as_ref().unwrap_or(&asked.game);
    record.file.write(path).map_err(|error| cannot_write(path, &error))?;
    let position = G::position(&world);
    let over = is_over::<G>(&position.public);
    let next = G::SIDES[G::acting(&record.rulebook, &position.public)];
    if json {
        reports.iter().filter(|report| !report.is_empty()).try_for_each(print_json)?;
        return print_json(&Summary {
            game: path.shown(),
            side: G::SIDES[side].name,
            player: name,
            given: reports.len(),
            orders: record.file.played.len(),
            to_play: (!over).then_some(next.name),
            over,
        });
    }
    for Reported { order, log, .. } in &reports {
        log.iter().for_each(|line| say!("{order:5}  {line}"));
    }
    let then = match over {
        true => "the game is over".to_owned(),
        false => format!("the next order is for the {}", next.people),
    };
    say!("{name} gave {}; {then}", count(reports.len(), "order", "orders"));
    say!("{} written", path.shown());
    Ok(())
}

/// Returns the computer players of the sides by the file, in the order of the sides; none for a person.
fn seats<G: Commanded>(record: &Record<G>, position: &Position<G>) -> [Option<String>; 2] {
    let players = &record.file.header.players;
    [0, 1].map(|side: usize| players.get(G::seat_of(position, side)).filter(|name| *name != PERSON).cloned())
}

/// Returns the side that the computer plays.
///
/// # Errors
/// The game has no such side, or the file does not say which one it is.
fn side_of<G: Commanded>(
    asked: &Arguments,
    by_file: bool,
    seats: &[Option<String>; 2],
) -> Result<usize, Failure> {
    if let Some(named) = asked.side {
        return match named.to_viewer::<G>()? {
            Viewer::Side(side) => Ok(side),
            _ => Err(unknown_side(&named.word(), G::SIDES.map(|side| side.name))),
        };
    }
    let name = asked.game.shown();
    match seats {
        [Some(_), None] => Ok(0),
        [None, Some(_)] => Ok(1),
        [None, None] if by_file => Err(people_play(&name)),
        [None, None] => Err(Failure(format!("{name} names no computer player: give its side with --side"))),
        [Some(_), Some(_)] => {
            Err(Failure(format!("computer players have both sides of {name}: give one of them with --side")))
        }
    }
}

/// Returns the failure for a side of a game by e-mail that a person plays.
fn people_play(name: &str) -> Failure {
    Failure(format!(
        "{name} is a play-by-file game, and a person plays this side: a computer player would see what it hides and \
         try the coming dice"
    ))
}

/// Checks the rules for secrets of a game by e-mail: no side of a person is played or tried by the computer, and the
/// orders of a computer against a person are given once.
fn by_mail<G: Game>(
    asked: &Arguments,
    record: &Record<G>,
    (side, seats): (usize, &[Option<String>; 2]),
) -> Outcome {
    let (name, header) = (asked.game.shown(), &record.file.header);
    if header.by_file && seats[side].is_none() {
        return Err(people_play(&name));
    }
    if header.is_sent_to_a_person() && asked.out.is_some() {
        return Err(Failure(format!(
            "{name} is a play-by-file game against a person: its orders are given once, without --out"
        )));
    }
    Ok(())
}

/// Checks that the side must give the next order.
fn is_due<G: Commanded>(record: &Record<G>, position: &Position<G>, side: usize) -> Outcome {
    if is_over::<G>(&position.public) {
        return Err(Failure("the game is over".to_owned()));
    }
    if G::is_free_hand(&position.public) {
        return Err(Failure("the referee is off in this game: no computer player plays in it".to_owned()));
    }
    let acting = G::acting(&record.rulebook, &position.public);
    if acting != side {
        let [next, asked] = [acting, side].map(|side| G::SIDES[side].people);
        return Err(Failure(format!("the next order is for the {next}, not for the {asked}")));
    }
    Ok(())
}

/// Lets a player give the orders of a side until the other one must act, or the game is over. Returns what the other
/// side may know of each of them.
///
/// # Errors
/// The player gives an order that is refused, or there is no end to its orders.
pub fn answers<G: Commanded>(
    record: &mut Record<G>,
    world: &mut World,
    side: usize,
    (player, effort): (&mut Seated<G>, f32),
) -> Result<Vec<Reported<G>>, Failure> {
    let rulebook = Arc::clone(&record.rulebook);
    let mut reports = Vec::new();
    while is_due(record, G::position(world), side).is_ok() {
        if reports.len() >= MOST_ORDERS {
            return Err(Failure(format!("the player gives more than {MOST_ORDERS} orders in a row")));
        }
        let advice = player.choose_order(&G::view(&rulebook, G::position(world)), &Thought::new(effort));
        // The sentence of the refusal might tell what the side hides.
        let events = record.play_because(world, &advice.order, &[], &advice.reason).map_err(|refusal| {
            let number = record.file.played.len() + 1;
            format!("order {number} of the player is refused by {}: nothing is written", refusal.case)
        })?;
        reports.push(reported(record, G::position(world), &events, 1 - side));
    }
    Ok(reports)
}

/// Returns what a side may know of the last order, by the position after it.
pub fn reported<G: Commanded>(
    record: &Record<G>,
    position: &Position<G>,
    events: &[G::Event],
    reader: usize,
) -> Reported<G> {
    let (order, eyes) = (record.file.played.len(), Viewer::Side(reader));
    let mut log = Vec::new();
    told(record, position, (events, eyes), |line| log.push(line));
    log.extend(reasons(record, order).into_iter().map(|(_, line)| line));
    Reported { order, events: heard(record, position, events, eyes), log }
}

impl<G: Game> Reported<G> {
    /// Whether the reader knows nothing of the order.
    fn is_empty(&self) -> bool {
        self.events.is_empty() && self.log.is_empty()
    }
}
