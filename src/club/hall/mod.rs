//! The hall: the whole club in one place, above its store.
//!
//! A hall asks no clock, starts no thread and opens no socket. A server gives it links, texts and moments, in one thread,
//! and carries out what it returns. The same texts at the same moments give the same acts.
//!
//! A link follows one game at a time: the one that it has opened last. Messages of a referee do not name their game.

mod acts;
mod agreed;
mod bucket;
mod chat;
mod filing;
mod forming;
mod game;
mod greeting;
mod hearing;
mod joining;
mod leaving;
mod link;
mod loading;
mod lobby;
mod making;
mod news;
mod playing;
mod post;
mod rules;
mod seating;
mod ticking;
mod work;
mod working;

pub use acts::HallAct;
pub(super) use link::Home;
pub use link::LinkId;
pub use post::Letter;
pub use rules::{HallFault, HallRules};
pub use work::{HallWork, HallWorkDone};

use super::accounts::Chance;
use crate::referee::{any::Refereed, store::club::ClubStore, wire::ClubServices};
use acts::Acts;
use forming::Forming;
use game::LoadedGame;
use link::{HomeCount, Link};
use rules::LINKS_OF_ADDRESS;
use std::{collections::BTreeMap, net::IpAddr};

/// A club.
pub struct Hall {
    store: Box<dyn ClubStore>,
    kinds: &'static [&'static dyn Refereed],
    rules: HallRules,
    /// The services of its server.
    services: ClubServices,
    chance: Chance,
    links: BTreeMap<LinkId, Link>,
    /// The number of the next link.
    next_link: u64,
    homes: BTreeMap<Home, HomeCount>,
    /// The games that are loaded, by their ids.
    games: BTreeMap<String, LoadedGame>,
    /// The games whose players agree on the dice, by their ids: all that the store has.
    forming: BTreeMap<String, Forming>,
    /// The game whose computer player was asked last.
    last_work: String,
    /// The number of the next turn of a computer player.
    next_work: u64,
    /// The reason why the last moment could not be noted.
    beat_fault: Option<String>,
    /// When the tokens of the links were last looked up.
    looked: i64,
    /// When other processes were last looked at, and the reason why that was not possible.
    news_looked: i64,
    news_fault: Option<String>,
    /// When players left who have been away for less than a minute.
    left: BTreeMap<String, i64>,
    /// When the hall first looked at the time; 0 before.
    opened: i64,
    /// The last moment that the hall was given.
    now: i64,
    /// The sentences for the keeper of the server.
    faults: Vec<String>,
}

impl Hall {
    /// Opens a club. `kinds` are the kinds of games that are played in it. The seed is mixed into the randomness of the
    /// system; it alone decides only where the rules say so.
    ///
    /// # Errors
    /// The store refuses, or the system has no random numbers.
    pub fn open(
        mut store: Box<dyn ClubStore>,
        kinds: &'static [&'static dyn Refereed],
        rules: HallRules,
        chance: u64,
    ) -> Result<Self, HallFault> {
        // A store that does not answer is found now.
        store.players()?;
        let chance = match rules.is_repeatable {
            true => Chance::repeatable(chance),
            false => Chance::of_system(chance).map_err(HallFault::Chance)?,
        };
        let mut hall = Self {
            store,
            kinds,
            rules,
            services: ClubServices::default(),
            chance,
            links: BTreeMap::new(),
            next_link: 1,
            homes: BTreeMap::new(),
            games: BTreeMap::new(),
            forming: BTreeMap::new(),
            last_work: String::new(),
            next_work: 1,
            beat_fault: None,
            looked: 0,
            news_looked: 0,
            news_fault: None,
            left: BTreeMap::new(),
            opened: 0,
            now: 0,
            faults: Vec::new(),
        };
        hall.find_forming()?;
        Ok(hall)
    }

    /// Takes a new link from this address, at this moment in milliseconds of UNIX time.
    ///
    /// # Errors
    /// The address has as many links as it may have: a sentence.
    pub fn link(&mut self, from: IpAddr, at: i64) -> Result<LinkId, &'static str> {
        self.now = at;
        let home = Home::of(from);
        let count = self.homes.entry(home).or_insert_with(|| HomeCount::new(at));
        if count.links >= LINKS_OF_ADDRESS {
            return Err("too many lines from this address");
        }
        count.links += 1;
        let id = LinkId(self.next_link);
        self.next_link += 1;
        self.links.insert(id, Link::new(home, at));
        Ok(id)
    }

    /// Notes that a link has ended. A link that the hall has closed is gone already.
    pub fn unlink(&mut self, link: LinkId, at: i64) -> Vec<HallAct> {
        self.now = at;
        self.leave(link, at);
        Vec::new()
    }

    /// Returns what the keeper of the server must know, such as faults of the store, and forgets it.
    pub fn take_faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }

    /// The number of links, and that of loaded games.
    pub fn size(&self) -> (usize, usize) {
        (self.links.len(), self.games.len())
    }

    /// Closes a link.
    fn close(&mut self, link: LinkId, why: &'static str, at: i64, acts: &mut Acts) {
        if self.links.contains_key(&link) {
            acts.0.push(HallAct::Close { link, why });
            self.leave(link, at);
        }
    }

    fn leave(&mut self, id: LinkId, at: i64) {
        let Some(link) = self.links.remove(&id) else { return };
        if let Some(count) = self.homes.get_mut(&link.home) {
            count.links = count.links.saturating_sub(1);
        }
        if let Some(player) = link.player() {
            self.left.insert(player.to_owned(), at);
        }
        if let Some(game) = link.follows {
            self.unfollow(id, &game, at);
        }
    }
}
