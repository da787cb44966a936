//! A link: one line between the club and a program, as long as it lasts.

use super::{
    bucket::Bucket,
    rules::{COSTLY, LOOKS, MESSAGES, TEXTS},
};
use crate::referee::{store::club::Player, wire::RefereeMessage};
use std::{
    collections::BTreeSet,
    net::{IpAddr, Ipv6Addr},
};

/// The number of a link. None is used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct LinkId(pub u64);

/// The machines that count as one address: an IPv6 network of 64 bits belongs to one home.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::club) struct Home(IpAddr);

impl Home {
    pub fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Self(IpAddr::V6(Ipv6Addr::from(network)))
            }
            address => Self(address),
        }
    }
}

/// The counts of an address.
pub(super) struct HomeCount {
    pub links: usize,
    /// Of costly messages.
    pub costly: Bucket,
    /// Looks at the lobby, and at whole games.
    pub looks: Bucket,
    /// Texts of chats.
    pub texts: Bucket,
}

impl HomeCount {
    pub fn new(at: i64) -> Self {
        let bucket = |(a_second, at_once)| Bucket::new(a_second, at_once, at);
        Self { links: 0, costly: bucket(COSTLY), looks: bucket(LOOKS), texts: bucket(TEXTS) }
    }

    /// Whether nothing of it need be remembered.
    pub fn is_at_rest(&mut self, at: i64) -> bool {
        self.links == 0 && self.costly.is_full(at) && self.looks.is_full(at) && self.texts.is_full(at)
    }
}

/// A device that is connected.
#[derive(Clone)]
pub(super) struct Login {
    pub player: Player,
    /// The hash of its token.
    pub device: String,
    /// A secret of the device, from which the invitations that it gives are made.
    pub secret: [u8; 32],
    /// Whether the store knows that the device has its token: before, a lost answer can be asked for again.
    pub is_seen: bool,
}

/// An invitation that was used on a link, with its answer: sent again, the answer is the same.
pub(super) struct JoinedBefore {
    pub invite: String,
    pub name: Option<String>,
    pub answer: RefereeMessage,
}

impl JoinedBefore {
    /// Whether it was an invitation to a seat of this game.
    pub fn is_to(&self, game: &str) -> bool {
        matches!(&self.answer, RefereeMessage::Joined { game: Some(other), .. } if other == game)
    }
}

/// A link.
pub(super) struct Link {
    pub home: Home,
    /// When it was made, and when something was last heard.
    pub made: i64,
    pub heard: i64,
    pub messages: Bucket,
    pub has_greeted: bool,
    /// None for a guest.
    pub login: Option<Login>,
    /// The kinds of games for which its program has other rules than the club.
    pub other_rules: Vec<&'static str>,
    pub joined: Option<JoinedBefore>,
    /// The game that it follows: the one opened last.
    pub follows: Option<String>,
    /// The private games that it may watch.
    pub may_watch: BTreeSet<String>,
}

impl Link {
    pub fn new(home: Home, at: i64) -> Self {
        let (a_second, at_once) = MESSAGES;
        Self {
            home,
            made: at,
            heard: at,
            messages: Bucket::new(a_second, at_once, at),
            has_greeted: false,
            login: None,
            other_rules: Vec::new(),
            joined: None,
            follows: None,
            may_watch: BTreeSet::new(),
        }
    }

    /// The id of its player; none for a guest.
    pub fn player(&self) -> Option<&str> {
        self.login.as_ref().map(|login| login.player.id.as_str())
    }
}
