//! A game that is being played, with what undo, redo and its file need.

use super::{
    Game, GameFile, Header, Opening, Played, Refusal, TableCommand,
    game_file::{FORMAT, FileFault, hash, write_down},
    play,
    snapshots::Snapshots,
};
use bevy::prelude::World;
use std::{collections::BTreeMap, path::Path, sync::Arc};

/// Commands that can be taken back one after the other.
const MOST_COMMANDS: usize = 200;

/// The record of a game in a world.
pub struct Record<G: Game> {
    /// What does not change.
    pub rulebook: Arc<G::Rulebook>,
    /// The file so far.
    pub file: GameFile<G>,
    /// What each order of the file brought about.
    pub events: Vec<Vec<G::Event>>,
    /// Positions to go back to.
    snapshots: Snapshots<G::Position>,
    /// Commands of the table that the earliest of them holds already.
    settled: usize,
    /// Positions before commands of the game that may be taken back, with the number of commands then.
    before_commands: Vec<(usize, G::Position)>,
    /// What was taken back, the next to redo last.
    undone: Vec<Undone<G>>,
    /// How often something was taken back, so that autosave notices.
    takebacks: u64,
}

/// What was taken back.
enum Undone<G: Game> {
    /// An order, with the commands of the table that had followed it.
    Order(G::Order, Vec<TableCommand<G::Command>>),
    /// A command of the table.
    Command(TableCommand<G::Command>),
}

/// A game that was opened from a file.
pub struct Opened<G: Game> {
    /// The game.
    pub record: Record<G>,
    /// What the player should know about the file, a sentence each.
    pub notes: Vec<String>,
}

impl<G: Game> Record<G> {
    /// Begins a new game in the world.
    pub fn new(world: &mut World, rulebook: Arc<G::Rulebook>, seed: u64) -> Self {
        let start = G::start(&rulebook, seed);
        Self::at(world, rulebook, start, seed)
    }

    /// Begins a game at a position that is not the scenario's own start.
    pub fn at(world: &mut World, rulebook: Arc<G::Rulebook>, position: G::Position, seed: u64) -> Self {
        let header = Header {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            scenario: G::scenario(&rulebook),
            digests: G::digests(&rulebook),
            options: G::options(&rulebook),
            seed,
            by_file: false,
        };
        Self::begin(world, rulebook, header, position)
    }

    fn begin(
        world: &mut World,
        rulebook: Arc<G::Rulebook>,
        header: Header<G::Options>,
        start: G::Position,
    ) -> Self {
        G::restore(world, &rulebook, start);
        let start = G::position(world).clone();
        let snapshots = Snapshots::floor_at(0, start.clone());
        let file = GameFile {
            header,
            start,
            played: Vec::new(),
            positions: Vec::new(),
            commands: Vec::new(),
            notes: BTreeMap::new(),
            cut_off: false,
        };
        let (before_commands, undone, events) = (Vec::new(), Vec::new(), Vec::new());
        Self { rulebook, file, events, snapshots, settled: 0, before_commands, undone, takebacks: 0 }
    }

    /// Plays an order and writes it down.
    ///
    /// # Errors
    /// It is refused.
    pub fn play(&mut self, world: &mut World, order: &G::Order) -> Result<Vec<G::Event>, Refusal> {
        self.play_with_dice(world, order, &[])
    }

    /// Plays an order with dice that were thrown by hand for it, each 1 to 6, and writes both down.
    /// Dice that the order has no use for are not kept.
    ///
    /// # Errors
    /// It is refused, and the dice have not been given.
    pub fn play_with_dice(
        &mut self,
        world: &mut World,
        order: &G::Order,
        dice: &[u8],
    ) -> Result<Vec<G::Event>, Refusal> {
        let events = self.play_on(world, order, dice)?;
        self.undone.clear();
        Ok(events)
    }

    fn play_on(
        &mut self,
        world: &mut World,
        order: &G::Order,
        dice: &[u8],
    ) -> Result<Vec<G::Event>, Refusal> {
        let side = G::side_to_play(G::position(world));
        let before = self.file.played.len();
        let (outcome, used) = play_with::<G>(world, order, dice);
        let events = outcome?;
        if !used.is_empty() {
            self.file.commands.push((before, TableCommand::Dice(used.to_vec())));
        }
        let after = G::position(world);
        self.file.played.push(Played {
            number: before + 1,
            side,
            order: order.clone(),
            dice: G::dice(&events),
            hash: hash(after),
        });
        if events.iter().any(G::ends_phase) {
            self.file.positions.push((before + 1, after.clone()));
        }
        if events.iter().any(G::is_final) {
            let after = after.clone();
            self.settle(after);
        } else {
            self.snapshots.note(before + 1, || after.clone());
        }
        self.events.push(events.clone());
        Ok(events)
    }

    /// Nothing behind this position, the present one, is taken back any more.
    fn settle(&mut self, position: G::Position) {
        self.snapshots = Snapshots::floor_at(self.file.played.len(), position);
        self.settled = self.file.commands.len();
        self.before_commands.clear();
    }

    /// How many dice an order would throw beyond those that lie ready; it is tried on a table of its
    /// own, and nothing changes. For a player who throws real dice.
    ///
    /// # Errors
    /// It would be refused.
    pub fn dice_wanted(&self, world: &World, order: &G::Order) -> Result<usize, Refusal> {
        let mut trial = G::world();
        G::restore(&mut trial, &self.rulebook, G::position(world).clone());
        let ready = G::dice_ready(&mut trial).len();
        let thrown = G::dice(&play::<G>(&mut trial, order)?).len();
        Ok(thrown.saturating_sub(ready))
    }

    /// Lays dice ready: the next throws show these, each 1 to 6.
    pub fn give_dice(&mut self, world: &mut World, dice: &[u8]) {
        let given = self.command(world, TableCommand::Dice(dice.to_vec()));
        debug_assert!(given.is_ok(), "dice can be laid ready at any time");
    }

    /// Carries out a command of the table and writes it down.
    ///
    /// # Errors
    /// It is not possible now, and nothing has changed.
    pub fn command(
        &mut self,
        world: &mut World,
        command: TableCommand<G::Command>,
    ) -> Result<Vec<G::Event>, Refusal> {
        let events = self.command_on(world, command)?;
        self.undone.clear();
        Ok(events)
    }

    /// Notes that the game was opened at this point; nothing else changes.
    pub fn note_opening(&mut self, opening: Opening) {
        self.file.commands.push((self.file.played.len(), TableCommand::Opened(opening)));
    }

    fn command_on(
        &mut self,
        world: &mut World,
        command: TableCommand<G::Command>,
    ) -> Result<Vec<G::Event>, Refusal> {
        let before = matches!(command, TableCommand::Game(_)).then(|| G::position(world).clone());
        let events = carry_out::<G>(world, &command)?;
        let number = self.file.commands.len();
        self.file.commands.push((self.file.played.len(), command));
        if events.iter().any(G::is_final) {
            self.settle(G::position(world).clone());
        } else if let Some(before) = before {
            if self.before_commands.len() == MOST_COMMANDS {
                self.before_commands.remove(0);
            }
            self.before_commands.push((number, before));
        }
        Ok(events)
    }

    /// Writes a note about the moment after so many orders, in place of an older one; no words take
    /// it back.
    pub fn note(&mut self, after: usize, text: &str) {
        write_down(&mut self.file.notes, after, text);
        // Notes stand at the end of the file: it is written anew.
        self.takebacks += 1;
    }

    /// Whether the last order or command can be taken back.
    pub fn can_undo(&self) -> bool {
        self.command_can_be_undone() || self.file.played.len() > self.snapshots.floor()
    }

    /// Whether the last that happened was a command of the game that may be taken back.
    fn command_can_be_undone(&self) -> bool {
        let last = self.file.commands.last();
        last.is_some_and(|(after, _)| *after == self.file.played.len())
            && self.before_commands.last().is_some_and(|(number, _)| number + 1 == self.file.commands.len())
    }

    /// Takes commands back until a position is one that is wanted, if there is one on the way.
    pub fn undo_commands_to(&mut self, world: &mut World, wanted: impl Fn(&G::Position) -> bool) -> bool {
        if !self.can_undo_commands_to(&wanted) {
            return false;
        }
        while !wanted(G::position(world)) {
            self.undo(world);
        }
        true
    }

    /// Whether taking commands back leads to a position that is wanted.
    pub fn can_undo_commands_to(&self, wanted: impl Fn(&G::Position) -> bool) -> bool {
        let commands = self.before_commands.iter().rev().zip((0..self.file.commands.len()).rev());
        let mut unbroken = commands.take_while(|((number, _), expected)| number == expected);
        unbroken.any(|((_, before), _)| wanted(before))
    }

    /// Whether an order that was taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many positions are kept for undo.
    pub fn snapshots(&self) -> usize {
        self.snapshots.len()
    }

    /// How often something was taken back.
    pub(super) fn takebacks(&self) -> u64 {
        self.takebacks
    }

    /// Takes the last order back, unless it revealed, threw dice or handed over. Tells whether it did.
    ///
    /// Commands of the table that were given since go with it, and come back when it is played again.
    pub fn undo(&mut self, world: &mut World) -> bool {
        if !self.can_undo() {
            return false;
        }
        if self.command_can_be_undone() {
            self.undo_command(world);
            return true;
        }
        let Some(last) = self.file.played.pop() else { return false };
        self.events.pop();
        let left = self.file.played.len();
        self.file.positions.retain(|(after, _)| *after <= left);
        let stay = self.file.commands.partition_point(|(after, _)| *after <= left);
        let commands = self.file.commands.drain(stay..).map(|(_, command)| command).collect();
        self.undone.push(Undone::Order(last.order, commands));
        self.before_commands.retain(|(number, _)| *number < stay);
        self.takebacks += 1;
        self.go_back(world);
        true
    }

    fn undo_command(&mut self, world: &mut World) {
        let (Some((_, command)), Some((_, before))) = (self.file.commands.pop(), self.before_commands.pop())
        else {
            return;
        };
        self.undone.push(Undone::Command(command));
        self.takebacks += 1;
        G::restore(world, &self.rulebook, before);
    }

    /// Puts the position after the last order of the file on the table, from the nearest snapshot.
    fn go_back(&mut self, world: &mut World) {
        let orders = self.file.played.len();
        let Some((first, position)) = self.snapshots.back_to(orders) else { return };
        let first = *first;
        G::restore(world, &self.rulebook, position.clone());
        for number in first..=orders {
            let commands = self.file.commands.iter().skip(self.settled);
            for (_, command) in commands.filter(|(after, _)| *after == number) {
                let again = carry_out::<G>(world, command);
                debug_assert!(again.is_ok(), "a command is refused on the way back");
            }
            if let Some(next) = self.file.played.get(number) {
                let again = play::<G>(world, &next.order);
                debug_assert!(again.is_ok(), "an order that was played is refused on the way back");
            }
        }
    }

    /// Plays the order again that was taken back last, or gives the command again.
    pub fn redo(&mut self, world: &mut World) -> Option<Vec<G::Event>> {
        match self.undone.pop()? {
            Undone::Command(command) => self.command_on(world, command).ok(),
            Undone::Order(order, commands) => {
                let mut events = self.play_on(world, &order, &[]).ok()?;
                for command in commands {
                    events.extend(self.command_on(world, command).ok()?);
                }
                Some(events)
            }
        }
    }

    /// Opens a game file in the world by replaying it; where the replay differs, at the last position
    /// that still agreed.
    ///
    /// # Errors
    /// The file or its scenario cannot be read.
    pub fn open(world: &mut World, path: &Path) -> Result<Opened<G>, Vec<String>> {
        let file = GameFile::<G>::read(path).map_err(|fault: FileFault| vec![fault.to_string()])?;
        Self::from_file(world, file)
    }

    /// Opens a game file that has been read.
    ///
    /// # Errors
    /// Its scenario cannot be read.
    pub fn from_file(world: &mut World, file: GameFile<G>) -> Result<Opened<G>, Vec<String>> {
        let rulebook = Arc::new(G::load(&file.header.scenario, &file.header.options)?);
        let mut notes = Vec::new();
        if file.cut_off {
            notes.push("the last line of the file was unfinished and has been left out".to_owned());
        }
        if G::digests(&rulebook) != file.header.digests {
            notes.push("the scenario's files have been edited since this game began".to_owned());
        }
        let faults = G::faults(&rulebook, &file.start);
        if !faults.is_empty() {
            let impossible = |fault| format!("the position in which the game begins is impossible: {fault}");
            return Err(faults.into_iter().map(impossible).collect());
        }
        let mut record = Self::begin(world, rulebook, file.header.clone(), file.start.clone());
        record.file.cut_off = file.cut_off;
        record.file.notes.clone_from(&file.notes);
        notes.extend(record.replay(world, &file));
        Ok(Opened { record, notes })
    }

    /// Plays what a file holds, and tells if it could not be played to its end.
    fn replay(&mut self, world: &mut World, file: &GameFile<G>) -> Option<String> {
        for played in &file.played {
            let commands = self.commands_of(world, file, played.number - 1);
            let agrees = match commands.and_then(|()| self.play_on(world, &played.order, &[])) {
                Ok(_) => self.file.played.last().is_some_and(|now| now.hash == played.hash),
                Err(_) => false,
            };
            if !agrees {
                return Some(self.fall_back(world, file, played.number));
            }
        }
        match self.commands_of(world, file, file.played.len()) {
            Ok(()) => None,
            Err(refusal) => Some(format!("a command of the table at the end is refused: {}", refusal.why)),
        }
    }

    fn commands_of(&mut self, world: &mut World, file: &GameFile<G>, orders: usize) -> Result<(), Refusal> {
        file.commands_after(orders)
            .try_for_each(|command| self.command_on(world, command.clone()).map(|_| ()))
    }

    /// Goes back to the last possible position line before an order whose replay differs.
    fn fall_back(&mut self, world: &mut World, file: &GameFile<G>, number: usize) -> String {
        let is_good = |(after, position): &&(usize, G::Position)| {
            *after < number && G::faults(&self.rulebook, position).is_empty()
        };
        let (orders, position) = match file.positions.iter().rev().find(is_good) {
            Some((after, position)) => (*after, position.clone()),
            None => (0, self.file.start.clone()),
        };
        G::restore(world, &self.rulebook, position);
        self.file.played.truncate(orders);
        self.events.truncate(orders);
        self.file.positions.retain(|(after, _)| *after <= orders);
        self.file.commands.retain(|(after, _)| *after < orders);
        self.settle(G::position(world).clone());
        let without = match self.commands_of(world, file, orders) {
            Ok(()) => "",
            Err(_) => ", without all that was done at the table then",
        };
        format!(
            "order {number} no longer plays as it was recorded: the game is opened after order {orders}{without}"
        )
    }
}

/// Plays an order with dice of its own, takes back those that it did not use, and tells which it did.
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
    // Dice leave from the front: what is left of these lies at the end.
    let unused = ready.len().min(dice.len());
    ready.truncate(ready.len() - unused);
    (outcome, &dice[..dice.len() - unused])
}

/// Carries out a command of the table.
pub(super) fn carry_out<G: Game>(
    world: &mut World,
    command: &TableCommand<G::Command>,
) -> Result<Vec<G::Event>, Refusal> {
    match command {
        TableCommand::Dice(dice) => {
            G::dice_ready(world).extend(dice);
            Ok(Vec::new())
        }
        TableCommand::Game(command) => G::command(world, command),
        TableCommand::Opened(_) => Ok(Vec::new()),
    }
}
