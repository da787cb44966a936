//! Keeps a deed that the rules allow, and only then sends it: to each viewer its own change, to the sender an answer.

use super::{
    Bench, Outgoing, Reader, To,
    delaying::Sending,
    desk::{Cause, Turned},
    judging::{Deed, Judged},
    kept_text::{KeptStand, KeptState, command_line, order_line},
    moment::Moment,
    refusals::Tally,
};
use crate::{
    engine::{
        orders::{EndWish, PlayedOrder, TableWish, dice_of, end_phase, hash},
        text::t,
        wording::one_line,
    },
    referee::{
        Played,
        clock::{Claim, Clocks},
        dice_proof::ProofFile,
        store::{Appended, KeptLine, NewLine, Store, StoreFault},
        wire::{ErrorCode, RefereeMessage, read_from_referee, written},
    },
};

/// Lines between two positions that are kept, if no phase ends.
const LINES_OF_A_STAND: usize = 32;

/// The sender of an order or a command, its key, and the time.
#[derive(Clone, Copy)]
pub(super) struct Giver<'a> {
    pub seat: usize,
    pub side: usize,
    /// The key under which it is kept, which no other seat can use.
    pub kept_key: &'a str,
    /// The key as the sender chose it.
    pub key: &'a str,
    /// The reason of a computer player; empty if there is none.
    pub reason: &'a str,
    /// The claim that ends the game, which is then given for the side that loses by it.
    pub claim: Option<Claim>,
    /// The moment, in milliseconds of UNIX time.
    pub at: i64,
}

/// The changes by a deed beside the position.
#[derive(Clone, Copy)]
struct Beside {
    clocks: Option<Clocks>,
    tallies: [Tally; 2],
}

impl<G: Played> Bench<G> {
    /// Keeps a deed and sends each viewer its change. If it cannot be kept, nothing has changed: the sender gets an
    /// answer, and the other viewers get an error once.
    pub(super) fn keep(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        deed: &Deed<G>,
        judged: Judged<G>,
    ) -> Vec<Outgoing> {
        let cause = Cause::Step { by: giver.side, at: giver.at };
        let beside = Beside {
            clocks: self.clocks_after(giver, deed, &judged),
            tallies: self.tallies_after(giver, deed),
        };
        let clock = beside.clocks.map(|clocks| self.clock_sent(&clocks, &judged.position));
        let (kept, is_order) = ((self.line + 1, giver.at), matches!(deed, Deed::Order(_)));
        let prepared =
            self.sending(kept, (cause, is_order), &judged, clock.as_ref()).map_err(|error| error.to_string());
        let prepared = prepared
            .and_then(|sending| Ok((self.line_of(giver, deed, &judged, (&sending, beside))?, sending)));
        let (line, sending) = match prepared {
            Ok(prepared) => prepared,
            Err(why) => return vec![self.not_kept((giver.seat, giver.key), StoreFault { why })],
        };
        match store.append(&self.id, &line) {
            Ok(Appended::Kept) => {
                self.fault = None;
                let done = self.done(giver, &sending);
                let was_paused = self.timing.clocks.is_some_and(|clocks| clocks.is_paused);
                let mut outgoing = self.take(giver.side, deed, judged, (line.line.number, sending));
                self.timing.set(beside.clocks);
                self.set_tallies(beside.tallies);
                if was_paused {
                    outgoing.extend(self.clock_to_others(&outgoing));
                }
                if let Some(message) = self.proof() {
                    let to_all = Reader::ALL.into_iter().map(To::Reader);
                    outgoing.extend(to_all.map(|to| Outgoing { to, message: message.clone() }));
                }
                self.since_stand = if line.stand.is_some() { 0 } else { self.since_stand + 1 };
                self.needs_stand &= line.stand.is_none();
                outgoing.push(Outgoing::answer(done));
                outgoing
            }
            Ok(Appended::Before(answer)) => self.kept_elsewhere(store, giver, &answer),
            Ok(Appended::Behind) => self.caught_up(store, giver),
            Err(fault) => vec![self.not_kept((giver.seat, giver.key), fault)],
        }
    }

    fn line_of(
        &self,
        giver: Giver<'_>,
        deed: &Deed<G>,
        judged: &Judged<G>,
        (sending, beside): (&Sending<G>, Beside),
    ) -> Result<NewLine, String> {
        let text = match deed {
            Deed::Command(command) => command_line::<G>(command.clone()),
            Deed::Order(order) => order_line::<G>(PlayedOrder {
                number: self.orders + 1,
                side: G::SIDES[giver.side.min(1)].name.to_owned(),
                order: order.clone(),
                dice: dice_of::<G>(&judged.events),
                hash: hash(&judged.position).map_err(|error| error.to_string())?,
                reason: one_line(giver.reason),
            }),
        };
        let text = text.map_err(|error| error.to_string())?;
        let line = KeptLine { number: self.line + 1, text, at: giver.at };
        let answer = written(&self.done(giver, sending));
        let stand = self.stand_after(deed, judged, sending);
        let told = Reader::ALL.map(|reader| self.number_after(reader, sending));
        let state = self.state_text(line.number, told, beside.clocks, beside.tallies);
        Ok(NewLine { line, key: giver.kept_key.to_owned(), answer, stand, state })
    }

    /// Returns what is kept beside the lines with a line or takeback of this number, as text.
    pub(super) fn state_text(
        &self,
        line: u64,
        told: [u64; 3],
        clocks: Option<Clocks>,
        tallies: [Tally; 2],
    ) -> Option<String> {
        serde_json::to_string(&KeptState { line, told, clocks, tallies }).ok()
    }

    /// The number of the last message to each viewer.
    pub(super) fn numbers(&self) -> [u64; 3] {
        Reader::ALL.map(|reader| self.number(reader))
    }

    /// What each seat has done in the turn, for the limits.
    pub(super) fn tallies(&self) -> [Tally; 2] {
        let turn = G::turn(&self.position.public);
        let [first, second] = &self.refusals;
        [first.tally.in_turn(turn), second.tally.in_turn(turn)]
    }

    pub(super) fn set_tallies(&mut self, tallies: [Tally; 2]) {
        for (refusals, tally) in self.refusals.iter_mut().zip(tallies) {
            refusals.tally = tally;
        }
    }

    /// The same after a deed that is about to be kept.
    fn tallies_after(&self, giver: Giver<'_>, deed: &Deed<G>) -> [Tally; 2] {
        let mut tallies = self.tallies();
        let tally = &mut tallies[giver.seat.min(1)];
        match deed {
            Deed::Order(_) => tally.count_order(),
            Deed::Command(command) => {
                if let Some(TableWish::End(EndWish::Offer(_))) = G::asked(command) {
                    tally.count_offer();
                }
            }
        }
        tallies
    }

    /// Returns the position to be kept with a deed, if one is due. It is kept with an order only: the line of an order has
    /// the hash of the position after it, with which it is compared when the game is opened.
    fn stand_after(&self, deed: &Deed<G>, judged: &Judged<G>, sending: &Sending<G>) -> Option<String> {
        let is_due =
            self.needs_stand || end_phase::<G>(&judged.events) || self.since_stand + 1 >= LINES_OF_A_STAND;
        let told = Reader::ALL.map(|reader| self.number_after(reader, sending));
        let orders = self.orders + 1;
        let stand = || KeptStand::<G> { told, orders, position: judged.position.clone() };
        (is_due && matches!(deed, Deed::Order(_))).then(|| stand().text(&self.rulebook)).flatten()
    }

    /// The number of a viewer's last message after these.
    pub(super) fn number_after(&self, reader: Reader, sending: &Sending<G>) -> u64 {
        let next = sending.turned[reader.number()].as_ref().map(|turned| turned.n);
        let later = sending.release.n().filter(|_| reader == Reader::Spectators);
        next.or(later).unwrap_or_else(|| self.number(reader))
    }

    /// The answer to the sender of a deed that is kept.
    pub(super) fn done(&self, giver: Giver<'_>, sending: &Sending<G>) -> RefereeMessage {
        let n = self.number_after(Reader::Seat(giver.seat), sending);
        RefereeMessage::Done { key: giver.key.to_owned(), n }
    }

    /// Returns the proof of the dice; none before the game is over, or if the dice were not agreed on.
    pub fn proof_file(&self) -> Option<ProofFile> {
        let proof = self.terms.proof.filter(|_| self.due().is_empty())?;
        Some(ProofFile { game: self.id.clone(), proof })
    }

    /// The message with the proof of the dice, if it may be sent.
    pub(super) fn proof(&self) -> Option<RefereeMessage> {
        let ProofFile { game, proof } = self.proof_file()?;
        Some(RefereeMessage::Proof { game, proof: Box::new(proof) })
    }

    /// Puts a deed into force that is kept as the line of this number, and returns what each viewer is sent.
    pub(super) fn take(
        &mut self,
        side: usize,
        deed: &Deed<G>,
        judged: Judged<G>,
        (number, sending): (u64, Sending<G>),
    ) -> Vec<Outgoing> {
        let is_order = matches!(deed, Deed::Order(_));
        let moment = Moment {
            side,
            is_order,
            before: std::mem::replace(&mut self.position, judged.position),
            clocks: self.timing.clocks,
            orders: self.orders,
            line: self.in_force,
        };
        if self.is_final(side, &judged.events) {
            self.moments.clear();
        } else {
            self.remember(moment);
        }
        self.orders += usize::from(is_order);
        (self.line, self.in_force) = (number, number);
        if is_order {
            self.asking = Default::default();
        }
        // With a delay the feed reports an order when spectators see it.
        let is_seen = !self.is_delayed() && sending.turned[Reader::Spectators.number()].is_some();
        let mut outgoing = self.send(sending.turned, is_order);
        if is_seen {
            outgoing.extend(self.feed_told(&judged.events));
        }
        outgoing.extend(self.show(sending.unseen, sending.release));
        outgoing
    }

    /// Notes the messages at the desks of viewers who see the game as it is, and returns them. `is_move` says that they are
    /// about an order or a takeback.
    pub(super) fn send(&mut self, turned: [Option<Turned>; 3], is_move: bool) -> Vec<Outgoing> {
        let (line, mut outgoing) = (self.in_force, Vec::new());
        let is_delayed = self.is_delayed();
        for ((desk, reader), turned) in self.desks.iter_mut().zip(Reader::ALL).zip(turned) {
            if is_delayed && reader == Reader::Spectators {
                continue;
            }
            desk.leave_out_after(line);
            if let Some(turned) = turned {
                outgoing.push(Outgoing { to: To::Reader(reader), message: turned.message.clone() });
                desk.take(turned, line, is_move);
            }
        }
        outgoing
    }

    /// The answer that was kept for a key.
    pub(super) fn as_before(&self, answer: &str, key: &str) -> RefereeMessage {
        read_from_referee(answer).unwrap_or_else(|_| {
            RefereeMessage::error(ErrorCode::NotKept, t!("online-refusal-answer-lost"), Some(key))
        })
    }

    /// Notes that the store did not keep a deed of this seat. The answer does not give the reason: that is for the keeper of
    /// the server. The other viewers are told once, until something is kept again.
    pub(super) fn not_kept(&mut self, (seat, key): (usize, &str), fault: StoreFault) -> Outgoing {
        if self.fault.as_ref() != Some(&fault) {
            let mut others = self.present_readers();
            others.retain(|reader| *reader != Reader::Seat(seat));
            self.untold.extend(others.into_iter().map(|reader| {
                let why = t!("online-refusal-cannot-keep");
                let message = RefereeMessage::error(ErrorCode::NotKept, why, None);
                Outgoing { to: To::Reader(reader), message }
            }));
        }
        self.fault = Some(fault);
        let why = t!("online-refusal-not-kept");
        Outgoing::answer(RefereeMessage::error(ErrorCode::NotKept, why, Some(key)))
    }

    /// Catches up with the other process that has kept what this one was about to keep; the sender gets its answer.
    pub(super) fn kept_elsewhere(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        answer: &str,
    ) -> Vec<Outgoing> {
        let answer = Outgoing::answer(self.as_before(answer, giver.key));
        match self.catch_up(store) {
            Ok(mut outgoing) => {
                outgoing.push(answer);
                outgoing
            }
            Err(fault) => {
                self.fault = Some(fault);
                vec![answer]
            }
        }
    }

    /// Catches up with another process that has gone on; the sender must judge the new position first.
    pub(super) fn caught_up(&mut self, store: &mut dyn Store, giver: Giver<'_>) -> Vec<Outgoing> {
        match self.catch_up(store) {
            Ok(mut outgoing) => {
                let n = self.number(Reader::Seat(giver.seat));
                outgoing.push(Outgoing::answer(RefereeMessage::Stale { key: giver.key.to_owned(), n }));
                outgoing
            }
            Err(fault) => vec![self.not_kept((giver.seat, giver.key), fault)],
        }
    }

    /// Catches up if the game in the store is not at the number of this one. Every viewer is sent the whole game before
    /// the answer to the message that is being heard.
    ///
    /// # Errors
    /// It cannot be opened, and nothing has changed.
    pub(super) fn be_level(&mut self, store: &mut dyn Store, number: u64) -> Result<(), StoreFault> {
        if number != self.line {
            self.untold = self.catch_up(store)?;
        }
        Ok(())
    }

    /// Opens the game again after another process has gone on in it. Returns the whole game for every viewer; for spectators who
    /// are behind and see no more than before only what they were to be sent anyway: it would show that an order was kept now.
    ///
    /// # Errors
    /// It cannot be opened, and nothing has changed.
    pub(super) fn catch_up(&mut self, store: &mut dyn Store) -> Result<Vec<Outgoing>, StoreFault> {
        let watching = Reader::Spectators;
        let before = self.view_of_spectators();
        let untold = self.untold.iter().filter(|sent| sent.to == To::Reader(watching));
        let untold: Vec<Outgoing> = untold.cloned().collect();
        self.reopen(store).map_err(|fault| StoreFault { why: fault.to_string() })?;
        let is_as_before = self.must_notice_nothing(&before);
        let mut outgoing = if is_as_before { untold } else { Vec::new() };
        let readers = Reader::ALL.into_iter().filter(|reader| !is_as_before || *reader != watching);
        let whole = |reader| Outgoing { to: To::Reader(reader), message: self.whole(reader) };
        outgoing.extend(readers.map(whole));
        if !is_as_before {
            outgoing.extend(self.feed_anew());
        }
        Ok(outgoing)
    }

    /// The whole game as a viewer holds it.
    pub(super) fn whole(&self, reader: Reader) -> RefereeMessage {
        let desk = &self.desks[reader.number()];
        let clock = self.clock_for(reader);
        RefereeMessage::Game(Box::new(desk.whole(&self.id, &G::SIDES, (&self.head, clock))))
    }
}
