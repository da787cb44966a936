//! Begins a game, or opens one again from what a store has kept of it: the last position and the lines after it.

use super::{
    Bench, BenchFault, Outgoing, PERSON, Reader, Terms,
    delaying::Behind,
    desk::{Cause, Desk, Sight},
    judging::{Deed, Judged},
    kept_text::{
        KeptStand, head_line, is_seen, policy_text, read_deed, read_head, read_policy, read_start,
        read_state, start_line,
    },
    timing::Timing,
};
use crate::{
    engine::orders::{EndWish, FORMAT, Header, PlayedOrder, Position, Scratch, Sided, TableWish, hash},
    play::players::Seated,
    referee::{
        Played,
        shared::{share_rulebook, shared_rulebook},
        store::{KeptGame, KeptLine, NewGame, Store, StoreFault},
        wire::Head,
    },
};
use serde_json::Value;
use std::sync::Arc;

impl<G: Played> Bench<G> {
    /// Begins a game and keeps it. `players` names the player of each seat: `human`, or a computer player.
    ///
    /// # Errors
    /// A game with this id is kept already, there is no such player, the seed does not follow from the proof of the dice, or
    /// the store refuses.
    pub fn begin(
        store: &mut dyn Store,
        id: &str,
        rulebook: Arc<G::Rulebook>,
        (seed, players, terms): (u64, [String; 2], Terms),
        made: i64,
    ) -> Result<Self, BenchFault> {
        let damaged = |why: String| BenchFault::Damaged { game: id.to_owned(), why };
        if let Some(proof) = terms.proof {
            proof.check(id, seed).map_err(|fault| damaged(fault.to_string()))?;
        }
        let about = G::about(&rulebook);
        let header = Header {
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::ID.to_owned(),
            scenario: about.id.to_owned(),
            digests: about.digests.to_vec(),
            options: G::options(&rulebook),
            seed,
            by_file: false,
            dice_by_hand: false,
            players: players.to_vec(),
        };
        let mut start = G::start(&rulebook, seed);
        G::derive(&rulebook, &mut start.public);
        let in_words = |error: ron::Error| damaged(error.to_string());
        let new = NewGame {
            kind: G::ID.to_owned(),
            scenario: header.scenario.clone(),
            head: head_line::<G>(&header).map_err(in_words)?,
            start: start_line::<G>(&start).map_err(in_words)?,
            policy: policy_text(terms).map_err(damaged)?,
            made,
        };
        let bench = Self::at(id, rulebook, (header, terms), start, [0; 3]).map_err(damaged)?;
        store.create(id, &new)?;
        Ok(bench)
    }

    /// Opens a game that a store has kept, with the scenario that its first line names and with what was agreed for it.
    ///
    /// # Errors
    /// There is no such game, its scenario cannot be loaded or has been edited, or a line cannot be played again.
    pub fn open(store: &mut dyn Store, id: &str) -> Result<Self, BenchFault> {
        let kept = store.load(id)?.ok_or_else(|| BenchFault::Missing(id.to_owned()))?;
        let damaged = |why: String| BenchFault::Damaged { game: id.to_owned(), why };
        let header = read_head::<G>(&kept.game.head).map_err(damaged)?;
        let rulebook = rulebook_of::<G>(&header).map_err(damaged)?;
        Self::of_kept(id, rulebook, header, &kept).map_err(damaged)
    }

    /// Opens the game again, after another process has played on in it.
    ///
    /// # Errors
    /// As [`Bench::open`].
    pub(super) fn reopen(&mut self, store: &mut dyn Store) -> Result<(), BenchFault> {
        let kept = store.load(&self.id)?.ok_or_else(|| BenchFault::Missing(self.id.clone()))?;
        let again = Self::of_kept(&self.id, Arc::clone(&self.rulebook), self.header.clone(), &kept);
        let again = again.map_err(|why| BenchFault::Damaged { game: self.id.clone(), why })?;
        // Computer players keep what they remember, the lines of the feed are counted on, and the keeper of the server has not
        // seen the fault yet.
        let (computers, feed) = (std::mem::take(&mut self.computers), self.feed.take());
        let fault = again.fault.clone().or(self.fault.take());
        let timing = self.timing.opened_again(again.timing.clocks);
        let (now, watching) = (self.behind.now, Reader::Spectators);
        let (n, hash) = (self.number(watching), self.hash(watching).to_owned());
        *self = Self { computers, fault, timing, ..again };
        // Every viewer is sent the whole game next, and every reader of the feed its beginning.
        self.show_due(now);
        // Lines that spectators saw before a takeback are counted twice: in the number that was kept with it, and as due now. If
        // they see the same as before, they keep their number and are sent nothing at this moment.
        if self.is_behind(watching) && self.hash(watching) == hash {
            self.desks[watching.number()].go_to(n);
        }
        self.feed = feed;
        Ok(())
    }

    fn of_kept(
        id: &str,
        rulebook: Arc<G::Rulebook>,
        header: Header<G::Options>,
        kept: &KeptGame,
    ) -> Result<Self, String> {
        has_all_lines(kept)?;
        let terms = read_policy(&kept.game.policy)?;
        let start = || read_start::<G>(&kept.game.start, &rulebook);
        let (from, stand) = match KeptStand::<G>::newest(kept, &rulebook, terms.delay) {
            Some(newest) => newest,
            None => (0, KeptStand::<G> { told: [0; 3], orders: 0, position: start()? }),
        };
        let mut bench = Self::at(id, rulebook, (header, terms), stand.position, stand.told)?;
        (bench.orders, bench.line, bench.in_force) = (stand.orders, from, from);
        bench.behind.seen = from;
        for line in kept.lines.iter().filter(|line| line.number > from) {
            bench.leave_out(line.number.saturating_sub(bench.line + 1));
            bench.play_again(line).map_err(|why| format!("line {}: {why}", line.number))?;
            bench.since_stand += 1;
        }
        bench.leave_out(kept.number.saturating_sub(bench.line));
        bench.line = kept.number;
        bench.take_state(kept.state.as_deref(), &Reader::ALL);
        let newest = kept.stands.iter().rev().find(|stand| is_seen::<G>(kept, stand.number, terms.delay));
        bench.fault = newest.filter(|stand| stand.number != from).map(|stand| StoreFault {
            why: format!(
                "the position kept after line {} of the game {id} is damaged: the game was opened without it",
                stand.number
            ),
        });
        Ok(bench)
    }

    /// Begins with a position, after these numbers of messages to the viewers.
    fn at(
        id: &str,
        rulebook: Arc<G::Rulebook>,
        (header, terms): (Header<G::Options>, Terms),
        position: Position<G>,
        told: [u64; 3],
    ) -> Result<Self, String> {
        let desk = |reader: Reader| {
            let side = match reader {
                Reader::Seat(seat) => Some(G::seat_of(&position, seat).min(1)),
                Reader::Spectators => None,
            };
            let sight = Sight::of::<G>(&rulebook, &position, &[], side).map_err(|error| error.to_string())?;
            Ok::<_, String>(Desk::new(told[reader.number()], sight))
        };
        let [first, second, watching] = Reader::ALL;
        let desks = [desk(first)?, desk(second)?, desk(watching)?];
        let head = Head {
            kind: G::ID.to_owned(),
            scenario: header.scenario.clone(),
            digests: header.digests.clone(),
            options: options_in_json(&header.options)?,
            players: header.players.clone(),
            hints: terms.hints,
            delay: terms.delay,
        };
        let computers = [computer::<G>(&header, 0)?, computer::<G>(&header, 1)?];
        let shown = (!terms.delay.is_none()).then(|| position.clone());
        Ok(Self {
            id: id.to_owned(),
            scratch: Scratch::new(&rulebook, position.clone()),
            rulebook,
            header,
            head,
            terms,
            position,
            line: 0,
            in_force: 0,
            orders: 0,
            desks,
            behind: Behind::at(shown),
            moments: Vec::new(),
            since_stand: 0,
            needs_stand: false,
            refusals: Default::default(),
            asking: Default::default(),
            timing: Timing::default(),
            untold: Vec::new(),
            computers,
            fault: None,
            feed: None,
        })
    }

    /// Plays a kept line again, notes what each viewer was sent, and returns it.
    pub(super) fn play_again(&mut self, line: &KeptLine) -> Result<Vec<Outgoing>, String> {
        let (deed, played) = read_deed::<G>(&line.text)?;
        let side = giver_of::<G>(&deed, played.as_ref())?;
        let judged = self.judged(side, &deed).map_err(|refusal| format!("it is refused: {refusal}"))?;
        if let Some(played) = played {
            is_as_before(&judged, &played)?;
        }
        let cause = Cause::Step { by: side, at: line.at };
        let is_order = matches!(deed, Deed::Order(_));
        self.behind.now = self.behind.now.max(line.at);
        // The clocks of then are not kept: viewers get those of now.
        let sending = self
            .sending((line.number, line.at), (cause, is_order), &judged, None)
            .map_err(|error| error.to_string())?;
        Ok(self.take(side, &deed, judged, (line.number, sending)))
    }

    /// Puts into force what is kept beside the lines, if it is that of the last line or takeback: the numbers for these viewers
    /// alone. Otherwise the viewers go on at higher numbers, and the clocks begin again.
    pub(super) fn take_state(&mut self, text: Option<&str>, readers: &[Reader]) {
        let Some(state) = text.and_then(read_state).filter(|state| state.line == self.line) else { return };
        // For each line and each takeback a viewer is sent one message at most.
        if state.told.iter().all(|told| *told <= self.line) {
            for number in readers.iter().map(|reader| reader.number()) {
                self.desks[number].go_to(state.told[number]);
            }
        }
        self.timing.clocks = state.clocks;
        self.set_tallies(state.tallies);
    }

    /// Notes that this many numbers here are those of takebacks and of lines that were taken back. They do not follow from
    /// the lines: at most one message for each was sent to a viewer. Unless the numbers of the viewers are kept, they go on
    /// at numbers that none of them had for another position.
    fn leave_out(&mut self, numbers: u64) {
        if numbers > 0 {
            self.desks.iter_mut().for_each(|desk| desk.jump(numbers));
            self.moments.clear();
            self.needs_stand = true;
        }
    }
}

/// Checks that no line of a game is lost: each number up to the last is that of a line in force, of a line that was taken
/// back or of a takeback.
fn has_all_lines(kept: &KeptGame) -> Result<(), String> {
    let in_force = kept.lines.iter().map(|line| line.number);
    let mut numbers: Vec<u64> = in_force.chain(kept.gone.iter().copied()).collect();
    numbers.sort_unstable();
    let mut numbers = numbers.into_iter();
    for expected in 1..=kept.number {
        if numbers.next() != Some(expected) {
            return Err(format!("line {expected} of {} is lost, or is there twice", kept.number));
        }
    }
    match numbers.next() {
        Some(more) => Err(format!("it has a line {more} after its last number, {}", kept.number)),
        None => Ok(()),
    }
}

/// Checks that an order has led to the same position as before.
fn is_as_before<G: Played>(judged: &Judged<G>, played: &PlayedOrder<G::Order>) -> Result<(), String> {
    let now = hash(&judged.position).map_err(|error| error.to_string())?;
    if now == played.hash {
        return Ok(());
    }
    Err("the position after it is now different".to_owned())
}

/// Returns the side that gave an order or a command.
fn giver_of<G: Played>(deed: &Deed<G>, played: Option<&PlayedOrder<G::Order>>) -> Result<usize, String> {
    let side = match deed {
        Deed::Order(_) => {
            let name = played.map_or("", |played| played.side.as_str());
            G::SIDES.iter().position(|side| side.name == name)
        }
        Deed::Command(command) => match G::asked(command) {
            Some(TableWish::End(
                EndWish::Resign(side) | EndWish::Offer(side) | EndWish::Answer { side, .. },
            )) => Some(side.number()),
            _ => G::first_by(command),
        },
    };
    side.ok_or_else(|| "it is of neither side".to_owned())
}

/// Returns the computer player of a seat; none for a person.
fn computer<G: Played>(header: &Header<G::Options>, seat: usize) -> Result<Option<Seated<G>>, String> {
    let Some(name) = header.players.get(seat).filter(|name| *name != PERSON) else { return Ok(None) };
    // The two seats may have the same player: each has chances of its own.
    let seed = header.seed.wrapping_add(seat as u64 + 1);
    let player = G::seated(name, seed).ok_or_else(|| format!("there is no player {name}"))?;
    Ok(Some(player))
}

fn options_in_json(options: &impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(options).map_err(|error| error.to_string())
}

/// Returns the rulebook that a game names: that of another loaded game, or its files if they are as they were.
fn rulebook_of<G: Played>(header: &Header<G::Options>) -> Result<Arc<G::Rulebook>, String> {
    if let Some(shared) = shared_rulebook::<G>(&header.scenario, &header.digests, &header.options) {
        return Ok(shared);
    }
    let rulebook = G::load(&header.scenario, &header.options).map_err(|faults| faults.join("; "))?;
    if G::about(&rulebook).digests != header.digests {
        return Err("the files of its scenario have been edited since it began".to_owned());
    }
    Ok(share_rulebook::<G>(rulebook))
}
