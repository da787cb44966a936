//! The record of a game in progress: plays orders and commands through the door and writes down each of them.

pub(super) mod damage;
mod elsewhere;
mod judging;
pub(super) mod opening;
mod plain_words;
mod reasons;
mod sent_steps;
pub(super) mod timeline;
mod undo;
mod until;

use super::{
    CommandOf, Game, GameFile, Header, Opening, PlayedOrder, Refusal, Spoiled, TableCommand,
    facts::{are_final, dice_of, end_phase},
    game_file::{FORMAT, PROGRAM, write_down},
    play,
    position::{hash::hash, snapshots::Snapshots},
    sequence::systems,
    study::{Branch, Drawn, Study},
};
use crate::engine::{orders::Position, wording::one_line};
use bevy::prelude::World;
use sent_steps::SentSteps;
use std::{collections::BTreeMap, sync::Arc};

/// Limit of the commands that can be undone in a row.
const MOST_COMMANDS: usize = 200;

/// An undone order or command.
enum Undone<G: Game> {
    /// An order, with the commands of the table that followed it.
    Order(PlayedOrder<G::Order>, Vec<CommandOf<G>>),
    Command(CommandOf<G>),
}

/// The record of a game in a world.
pub struct Record<G: Game> {
    /// The rulebook, which never changes.
    pub rulebook: Arc<G::Rulebook>,
    /// The file so far.
    pub file: GameFile<G>,
    /// The events of each order of the file.
    pub events: Vec<Vec<G::Event>>,
    /// The events of each command of the file.
    command_events: Vec<Vec<G::Event>>,
    /// Positions for undo.
    snapshots: Snapshots<Position<G>>,
    /// The number of commands of the table that the earliest of them includes.
    settled: usize,
    /// Positions before commands of the game that can be undone, with the number of commands before each.
    before_commands: Vec<(usize, Position<G>)>,
    /// The undone orders and commands, the next one to redo last.
    undone: Vec<Undone<G>>,
    /// The number of undone orders and commands, so that autosave notices.
    takebacks: u64,
    /// What was sent of a game that a referee holds elsewhere; none for a game that is held here.
    sent: Option<SentSteps<Position<G>>>,
}

impl<G: Game> Record<G> {
    /// Begins a new game in the world.
    pub fn new(world: &mut World, rulebook: Arc<G::Rulebook>, seed: u64) -> Self {
        let start = G::start(&rulebook, seed);
        Self::at(world, rulebook, start, seed)
    }

    /// Begins a game at a position that is not the scenario's own start.
    pub fn at(world: &mut World, rulebook: Arc<G::Rulebook>, position: Position<G>, seed: u64) -> Self {
        let header = Header {
            format: FORMAT,
            program: PROGRAM.to_owned(),
            game: G::ID.to_owned(),
            scenario: G::about(&rulebook).id.to_owned(),
            digests: G::about(&rulebook).digests.to_vec(),
            options: G::options(&rulebook),
            seed,
            by_file: false,
            dice_by_hand: false,
            players: Vec::new(),
        };
        Self::begin(world, rulebook, header, position)
    }

    fn begin(
        world: &mut World,
        rulebook: Arc<G::Rulebook>,
        header: Header<G::Options>,
        start: Position<G>,
    ) -> Self {
        G::restore(world, &rulebook, start);
        let start = G::position(world).clone();
        let snapshots = Snapshots::floor_at(0, start.clone());
        let file = GameFile {
            header: Header { format: FORMAT, program: PROGRAM.to_owned(), ..header },
            start,
            played: Vec::new(),
            positions: Vec::new(),
            commands: Vec::new(),
            notes: BTreeMap::new(),
            study: Study::default(),
            cut_off: false,
        };
        let (before_commands, undone, events) = (Vec::new(), Vec::new(), Vec::new());
        Self {
            rulebook,
            file,
            events,
            command_events: Vec::new(),
            snapshots,
            settled: 0,
            before_commands,
            undone,
            takebacks: 0,
            sent: None,
        }
    }

    /// Returns all events in their order: those of each order and each command, with the number of orders given by
    /// then, including this one.
    pub fn happened(&self) -> impl Iterator<Item = (usize, &[G::Event])> {
        let mut commands = self.file.commands.iter().zip(&self.command_events).peekable();
        let mut orders = (1..).zip(&self.events).peekable();
        std::iter::from_fn(move || {
            let next = orders.peek().map_or(usize::MAX, |(number, _)| *number);
            if let Some(((after, _), events)) = commands.next_if(|((after, _), _)| *after < next) {
                return Some((*after, events.as_slice()));
            }
            orders.next().map(|(number, events)| (number, events.as_slice()))
        })
    }

    /// The events of the last command of the file.
    pub fn last_command_events(&self) -> &[G::Event] {
        self.command_events.last().map_or(&[], Vec::as_slice)
    }

    /// Plays an order and writes it down.
    pub fn play(&mut self, world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        self.play_with_dice(world, order, &[])
    }

    /// Plays an order with dice that were rolled by hand for it, and writes down both. Dice that the order does not use
    /// are not kept.
    ///
    /// # Errors
    /// It is refused, and the dice have not been given.
    pub fn play_with_dice(
        &mut self,
        world: &mut World,
        order: &G::Order,
        dice: &[u8],
    ) -> Result<Vec<G::Event>, Refusal> {
        self.play_because(world, order, dice, "")
    }

    /// Plays an order with dice that were rolled by hand for it, if any, and writes down the reason for it; line breaks
    /// in the reason become spaces.
    ///
    /// # Errors
    /// It is refused, and the dice have not been given.
    pub fn play_because(
        &mut self,
        world: &mut World,
        order: &G::Order,
        dice: &[u8],
        reason: &str,
    ) -> Result<Vec<G::Event>, Refusal> {
        let events = self.play_on(world, order, dice, reason)?;
        self.undone.clear();
        Ok(events)
    }

    fn play_on(
        &mut self,
        world: &mut World,
        order: &G::Order,
        dice: &[u8],
        reason: &str,
    ) -> Result<Vec<G::Event>, Refusal> {
        let side = G::side_to_play(&self.rulebook, G::position(world));
        let before = self.file.played.len();
        let (outcome, used) = play_with::<G>(world, order, dice);
        let events = outcome?;
        let hash = match hash(G::position(world)) {
            Ok(hash) => hash,
            Err(error) => {
                self.go_back(world);
                let why = format!("the position after this order cannot be written down: {error}");
                return Err(Refusal::of_table(why));
            }
        };
        if !used.is_empty() {
            self.write_command(before, TableCommand::Dice(used.to_vec()), Vec::new());
        }
        let after = G::position(world);
        self.file.played.push(PlayedOrder {
            number: before + 1,
            side,
            order: order.clone(),
            dice: dice_of::<G>(&events),
            hash,
            reason: one_line(reason),
        });
        if end_phase::<G>(&events) {
            self.file.positions.push((before + 1, after.clone()));
        }
        if are_final::<G>(&events) {
            let after = after.clone();
            self.settle(after);
        } else {
            self.snapshots.note(before + 1, || after.clone());
        }
        self.events.push(events.clone());
        Ok(events)
    }

    /// Sets the present position as the floor of undo.
    fn settle(&mut self, position: Position<G>) {
        self.snapshots = Snapshots::floor_at(self.file.played.len(), position);
        self.settled = self.file.commands.len();
        self.before_commands.clear();
    }

    /// Returns the number of dice that an order would roll beyond the ready ones, by a dry run in a separate world.
    /// Used for players with real dice.
    pub fn dice_wanted(&self, world: &World, order: &G::Order) -> Result<usize, Refusal> {
        let (ready, events) = self.tried(world, order, &[])?;
        Ok(dice_of::<G>(&events).len().saturating_sub(ready))
    }

    /// Returns the number of ready dice, and the events that an order would cause with these dice after the ready ones.
    /// This is a dry run in a separate world.
    pub fn tried(
        &self,
        world: &World,
        order: &G::Order,
        dice: &[u8],
    ) -> Result<(usize, Vec<G::Event>), Refusal> {
        let mut trial = G::world();
        G::restore(&mut trial, &self.rulebook, G::position(world).clone());
        let lying = G::dice_ready(&mut trial);
        let ready = lying.len();
        lying.extend(dice);
        Ok((ready, play::<G>(&mut trial, order)?))
    }

    /// Changes the header of the file, which is then written again as a whole.
    pub fn change_header(&mut self, change: impl FnOnce(&mut Header<G::Options>)) {
        change(&mut self.file.header);
        self.takebacks += 1;
    }

    /// Makes dice ready: the next rolls show these.
    pub fn give_dice(&mut self, world: &mut World, dice: &[u8]) {
        let given = self.command(world, TableCommand::Dice(dice.to_vec()));
        assert!(given.is_ok(), "dice can be laid ready at any time");
    }

    /// Carries out a command of the table and writes it down.
    ///
    /// # Errors
    /// It is not possible now, and nothing has changed.
    pub fn command(&mut self, world: &mut World, command: CommandOf<G>) -> Result<Vec<G::Event>, Refusal> {
        let events = self.command_on(world, command)?;
        self.undone.clear();
        Ok(events)
    }

    /// Notes that the game was opened at this point; nothing else changes.
    pub fn note_opening(&mut self, opening: Opening) {
        self.write_command(self.file.played.len(), TableCommand::Opened(opening), Vec::new());
    }

    /// Notes that the game was opened before one of its last orders was given, as another copy of it states.
    pub fn note_opening_after(&mut self, after: usize, opening: Opening) {
        let at = self.file.commands.partition_point(|(before, _)| *before <= after);
        self.file.commands.insert(at, (after, TableCommand::Opened(opening)));
        self.command_events.insert(at, Vec::new());
        for (number, _) in self.before_commands.iter_mut().filter(|(number, _)| *number >= at) {
            *number += 1;
        }
        self.takebacks += 1;
    }

    /// Notes that a person looked at hidden things; nothing else changes.
    pub fn note_spoiled(&mut self, spoiled: Spoiled) {
        self.write_command(self.file.played.len(), TableCommand::Spoiled(spoiled), Vec::new());
    }

    fn write_command(&mut self, after: usize, command: CommandOf<G>, events: Vec<G::Event>) {
        self.file.commands.push((after, command));
        self.command_events.push(events);
    }

    fn command_on(&mut self, world: &mut World, command: CommandOf<G>) -> Result<Vec<G::Event>, Refusal> {
        let before = matches!(command, TableCommand::Game(_)).then(|| G::position(world).clone());
        let events = carry_out::<G>(world, &self.rulebook, &command)?;
        let goes_on = matches!(command, TableCommand::GoOn(_));
        if goes_on {
            let after = self.file.played.len();
            self.file.positions.retain(|(before, _)| *before < after);
            self.file.positions.push((after, G::position(world).clone()));
        }
        let number = self.file.commands.len();
        self.write_command(self.file.played.len(), command, events.clone());
        if goes_on || are_final::<G>(&events) {
            self.settle(G::position(world).clone());
        } else if let Some(before) = before {
            if self.before_commands.len() == MOST_COMMANDS {
                self.before_commands.remove(0);
            }
            self.before_commands.push((number, before));
        }
        Ok(events)
    }

    /// Writes a note on the moment after this many orders, replacing an older one; an empty text removes it.
    pub fn note(&mut self, after: usize, text: &str) {
        write_down(&mut self.file.notes, after, text);
        // Notes are at the end of the file: it must be written again.
        self.takebacks += 1;
    }

    /// Draws these arrows and rings at the moment after this many orders, in place of earlier ones; none removes them.
    pub fn draw(&mut self, after: usize, shapes: Vec<Drawn>) {
        self.file.study.draw(after, shapes);
        self.takebacks += 1;
    }

    /// Keeps a branch in the file, in place of the one with the same number.
    ///
    /// # Errors
    /// It leaves from a branch that is not there: a sentence.
    pub fn keep_branch(&mut self, branch: Branch<G::Order>) -> Result<(), String> {
        self.file.study.put(branch)?;
        self.takebacks += 1;
        Ok(())
    }

    /// Removes a branch and those that leave from it.
    pub fn remove_branch(&mut self, id: usize) {
        self.file.study.remove(id);
        self.takebacks += 1;
    }

    /// The number of positions kept for undo.
    pub fn snapshots(&self) -> usize {
        self.snapshots.len()
    }

    /// The number of undone orders and commands.
    pub(super) fn takebacks(&self) -> u64 {
        self.takebacks
    }
}

/// Plays an order with its own dice, takes back the unused ones, and returns those that it used.
fn play_with<'a, G: Game>(
    world: &mut World,
    order: &G::Order,
    dice: &'a [u8],
) -> (Result<Vec<G::Event>, Refusal>, &'a [u8]) {
    if dice.is_empty() {
        return (play::<G>(world, order), dice);
    }
    G::dice_ready(world).extend(dice);
    let outcome = play::<G>(world, order);
    let ready = G::dice_ready(world);
    // Dice are used from the front: the unused ones are at the end.
    let unused = ready.len().min(dice.len());
    ready.truncate(ready.len() - unused);
    (outcome, &dice[..dice.len() - unused])
}

/// Carries out a command of the table.
pub(super) fn carry_out<G: Game>(
    world: &mut World,
    rulebook: &Arc<G::Rulebook>,
    command: &CommandOf<G>,
) -> Result<Vec<G::Event>, Refusal> {
    match command {
        TableCommand::Dice(dice) => {
            G::dice_ready(world).extend(dice);
            Ok(Vec::new())
        }
        TableCommand::Game(command) => systems::command::<G>(world, command),
        TableCommand::Opened(_) | TableCommand::Spoiled(_) => Ok(Vec::new()),
        TableCommand::GoOn(going_on) => {
            if let Some(fault) = G::faults(rulebook, &going_on.position).into_iter().next() {
                let why = format!("the position from which the game is to continue is impossible: {fault}");
                return Err(Refusal::of_table(why));
            }
            G::restore(world, rulebook, going_on.position.clone());
            Ok(Vec::new())
        }
    }
}
