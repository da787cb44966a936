//! The thread that owns the hall: it hears everything in one order, and nothing else may call the hall.

use super::outgoing::{HallEnd, Waits};
use crate::{
    club::hall::{Hall, HallAct, HallWork, HallWorkDone, Letter, LinkId},
    engine::{complain, data::plain_lines},
};
use axum::extract::ws::Utf8Bytes;
use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
        mpsc as queue,
    },
    time::{Instant, SystemTime, UNIX_EPOCH},
};
use tokio::sync::{mpsc, oneshot};

/// The sentence with which links are closed when the server ends.
pub(super) const STOPS: &str = "the club closes; try again in a moment";

/// Something that the hall must hear.
pub(super) enum Event {
    /// A new link. Its task gets the number, or the reason why there is no room for it.
    Link {
        from: IpAddr,
        end: HallEnd,
        answer: oneshot::Sender<Result<LinkId, &'static str>>,
    },
    Text {
        link: LinkId,
        text: Utf8Bytes,
    },
    /// A text whose sender gets what is at once sent to its own link as an answer, in the order of the hall; nothing if the
    /// link has ended.
    Asked {
        link: LinkId,
        text: Utf8Bytes,
        answer: oneshot::Sender<Vec<Arc<str>>>,
    },
    /// A link has ended at the other side.
    Gone {
        link: LinkId,
    },
    /// The turn of a computer player is done.
    Worked(Box<HallWorkDone>),
    /// It has ended by a fault of the program; the hall loads the game again after a while.
    Broken {
        game: String,
    },
    /// Something was sent to a player who is away, or could not be sent.
    Posted {
        letter: Box<Letter>,
        is_sent: bool,
    },
    Tick,
    Stop,
}

/// The way to the hall for the tasks of the connections.
#[derive(Clone)]
pub(super) struct Club {
    pub desk: mpsc::Sender<Event>,
    pub counts: Arc<Counts>,
    /// The limits of the server.
    pub waits: Waits,
}

/// The time as the hall is given it. The clock of the machine may be set while the server runs; this one goes on evenly.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    began: Instant,
    /// The time of its beginning, in milliseconds of UNIX time.
    at: i64,
}

impl Clock {
    pub fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), at: i64::try_from(since.as_millis()).unwrap_or(i64::MAX) }
    }

    /// The milliseconds of UNIX time.
    pub fn now(self) -> i64 {
        let gone = i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.at.saturating_add(gone)
    }
}

/// The numbers that an answer about the server's health has.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub links: AtomicUsize,
    /// The games in memory.
    pub games: AtomicUsize,
}

/// The hall, and the ends of all links to it.
pub(super) struct Desk {
    hall: Hall,
    links: BTreeMap<LinkId, HallEnd>,
    /// The way to the thread of the computer players.
    work: queue::Sender<HallWork>,
    /// Whether that thread has something to do: it is given one turn at a time.
    is_working: bool,
    /// The way to the thread that sends mail, and whether it has something to send: one at a time.
    letters: queue::Sender<Letter>,
    is_posting: bool,
    counts: Arc<Counts>,
    clock: Clock,
}

impl Desk {
    pub fn new(
        hall: Hall,
        (work, letters): (queue::Sender<HallWork>, queue::Sender<Letter>),
        counts: Arc<Counts>,
        clock: Clock,
    ) -> Self {
        let links = BTreeMap::new();
        Self { hall, links, work, is_working: false, letters, is_posting: false, counts, clock }
    }

    /// Hears events until the server ends; every link is closed then.
    pub fn run(mut self, mut events: mpsc::Receiver<Event>) {
        while let Some(event) = events.blocking_recv() {
            let at = self.clock.now();
            // Mail is no haste: it is looked for a few times a second, and not after each message.
            let is_time_for_post = matches!(event, Event::Tick | Event::Posted { .. });
            let acts = match event {
                Event::Stop => break,
                Event::Link { from, end, answer } => self.link(from, end, answer, at),
                // It was sent before the task of the link knew of its end.
                Event::Text { link, .. } if !self.links.contains_key(&link) => Vec::new(),
                Event::Text { link, text } => self.hall.hear(link, text.as_str(), at),
                Event::Asked { link, text, answer } => self.ask(link, &text, answer, at),
                Event::Gone { link } => match self.links.remove(&link) {
                    Some(_) => self.hall.unlink(link, at),
                    None => Vec::new(),
                },
                Event::Worked(done) => {
                    self.is_working = false;
                    self.hall.work_done(*done, at)
                }
                Event::Broken { game } => {
                    self.is_working = false;
                    complain!("kessel: the turn of a computer player in the game {game} has failed");
                    Vec::new()
                }
                Event::Posted { letter, is_sent } => {
                    self.is_posting = false;
                    if is_sent {
                        self.hall.letter_done(&letter);
                    }
                    Vec::new()
                }
                Event::Tick => self.hall.tick(at),
            };
            self.carry_out(acts, at);
            self.hand_out_work();
            if is_time_for_post {
                self.hand_out_letter(at);
            }
            let (links, games) = self.hall.size();
            self.counts.links.store(links, Relaxed);
            self.counts.games.store(games, Relaxed);
            for why in self.hall.take_faults() {
                complain!("kessel: {}", plain_lines(&why));
            }
        }
        for end in std::mem::take(&mut self.links).into_values() {
            end.close(STOPS);
        }
    }

    /// Adds a link, if the hall has room for it.
    fn link(
        &mut self,
        from: IpAddr,
        end: HallEnd,
        answer: oneshot::Sender<Result<LinkId, &'static str>>,
        at: i64,
    ) -> Vec<HallAct> {
        let link = self.hall.link(from, at);
        // The connection may have ended meanwhile.
        let is_there = answer.send(link).is_ok();
        match link {
            Ok(link) if is_there => {
                self.links.insert(link, end);
                Vec::new()
            }
            Ok(link) => self.hall.unlink(link, at),
            Err(_) => Vec::new(),
        }
    }

    /// Hears a text, and hands what it sends to the same link to the asker; returns the other acts.
    fn ask(
        &mut self,
        link: LinkId,
        text: &Utf8Bytes,
        answer: oneshot::Sender<Vec<Arc<str>>>,
        at: i64,
    ) -> Vec<HallAct> {
        if !self.links.contains_key(&link) {
            return Vec::new();
        }
        let (mut own, mut others) = (Vec::new(), Vec::new());
        for act in self.hall.hear(link, text.as_str(), at) {
            match act {
                HallAct::Send { link: to, text } if to == link => own.push(text),
                act => others.push(act),
            }
        }
        // The asker may be gone; the link ends with it.
        let _ = answer.send(own);
        others
    }

    /// Carries out what the hall asks for, in its order. A link that takes nothing is cut, which the hall hears of.
    fn carry_out(&mut self, acts: Vec<HallAct>, at: i64) {
        let mut waiting = VecDeque::from(acts);
        while let Some(act) = waiting.pop_front() {
            let ended = match act {
                HallAct::Send { link, text } => {
                    let is_behind = self.links.get(&link).is_some_and(|end| end.send(text).is_err());
                    let end = if is_behind { self.links.remove(&link) } else { None };
                    end.map(|end| {
                        end.cut();
                        link
                    })
                }
                HallAct::Close { link, why } => self.links.remove(&link).map(|end| {
                    end.close(why);
                    link
                }),
            };
            if let Some(link) = ended {
                waiting.extend(self.hall.unlink(link, at));
            }
        }
    }

    /// Hands the next thing to be sent to the thread that sends, if it is free.
    fn hand_out_letter(&mut self, at: i64) {
        if self.is_posting {
            return;
        }
        if let Some(letter) = self.hall.take_letter(at) {
            self.is_posting = self.letters.send(letter).is_ok();
        }
    }

    /// Hands the next turn of a computer player to their thread, if it is free.
    fn hand_out_work(&mut self) {
        if self.is_working {
            return;
        }
        if let Some(work) = self.hall.take_work() {
            // Without the thread the game waits until the server is started again.
            self.is_working = self.work.send(work).is_ok();
        }
    }
}
