//! The rules of a hall, and its limits.

use crate::referee::store::StoreFault;
use thiserror::Error;

/// The rules of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallRules {
    /// The name of the club.
    pub club: String,
    /// Whether tokens, ids and dice follow from the seed alone. For tests: a person who knows the seed can guess them.
    pub is_repeatable: bool,
    /// Whether its server sends mail.
    pub sends_mail: bool,
    /// Whether players may have webhooks in the networks of the server, and without encryption.
    pub reaches_private_hooks: bool,
    /// Whether its games can be rated.
    pub rates_games: bool,
}

impl Default for HallRules {
    fn default() -> Self {
        Self {
            club: "Kessel".to_owned(),
            is_repeatable: false,
            sends_mail: false,
            reaches_private_hooks: false,
            rates_games: false,
        }
    }
}

/// The reason why a hall cannot be opened, for the keeper of the server.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HallFault {
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// The system has no random numbers.
    #[error("{0}")]
    Chance(String),
}

/// The milliseconds in which the first message must come.
pub(super) const HELLO_IN: i64 = 5_000;
/// The milliseconds of silence after which a link is dead.
pub(super) const SILENCE: i64 = 60_000;
/// The messages of a link in a second, and at once.
pub(super) const MESSAGES: (i64, i64) = (20, 60);
/// The costly messages of an address, such as opening a game: in a second, and at once.
pub(super) const COSTLY: (i64, i64) = (1, 20);
/// The looks of an address at the lobby or a game in a second, and at once.
pub(super) const LOOKS: (i64, i64) = (5, 100);
/// The texts of an address for chats in a second, and at once.
pub(super) const TEXTS: (i64, i64) = (2, 20);
pub(super) const LINKS_OF_PLAYER: usize = 8;
pub(super) const LINKS_OF_ADDRESS: usize = 64;
pub(super) const SPECTATORS: usize = 500;
/// A player without a line for this many milliseconds is away, and gets a message about the turn.
pub(super) const AWAY_AFTER: i64 = 60_000;
/// The milliseconds after which a stopped clock is looked at again.
pub(super) const CLOCK_STOPPED: i64 = 10 * 60_000;
/// The most waiting messages that are looked at in one go.
pub(super) const POST_LOOKS: usize = 16;
/// The milliseconds after each try to send something; none after the last.
pub(super) const POST_TRIES: [Option<i64>; 5] =
    [Some(60_000), Some(5 * 60_000), Some(30 * 60_000), Some(2 * 60 * 60_000), None];
/// The milliseconds after which a game without a link is unloaded.
pub(super) const UNLOADED_AFTER: i64 = 10 * 60_000;
/// The games without a link that stay loaded meanwhile, since a player who has lost the line comes back soon.
pub(super) const IDLE_LOADED: usize = 64;
/// The milliseconds between two looks at whether the tokens of the links are still valid.
pub(super) const LOOK_EVERY: i64 = 30_000;
/// The milliseconds between two looks at what other processes have kept.
pub(super) const NEWS_EVERY: i64 = 1_000;
/// The milliseconds for which a computer player waits that could not go on.
pub(super) const COMPUTER_WAITS: i64 = 30_000;
/// The milliseconds after which a game is loaded again whose computer player has not given its turn back.
pub(super) const TURN_LASTS: i64 = 2 * 60_000;
/// The milliseconds in which the players must agree on the dice while both are connected.
pub(super) const AGREE_IN: i64 = 10 * 60_000;
/// The milliseconds after which an agreement goes on that could not be kept.
pub(super) const AGREE_LATER: i64 = 30_000;
/// The milliseconds for which a code for a second device is valid.
pub(super) const CODE_LASTS: i64 = 10 * 60_000;
/// The people that can use an invitation to the club, and the days for which it is valid, if it is made by a message.
pub(super) const INVITED_BY_MESSAGE: u32 = 100;
pub(super) const DAYS_OF_INVITE: u32 = 30;
pub(super) const DAY: i64 = 24 * 60 * 60_000;
/// The milliseconds for which the invitation to a seat is valid.
pub(super) const SEAT_WAITS: i64 = 30 * 24 * 60 * 60_000;
/// The milliseconds after which a changed number of spectators is sent.
pub(super) const SPECTATORS_EVERY: i64 = 5_000;
/// The games of a player that have not ended.
pub(super) const GAMES_OF_PLAYER: usize = 100;
/// The games in each list of the lobby.
pub(super) const LISTED: usize = 50;
/// The games with an open seat that are looked through for the lobby, and those of one player that are in it: otherwise the
/// games of one player could hide all others.
pub(super) const OPEN_LOOKED_AT: usize = 250;
pub(super) const OPEN_OF_PLAYER: usize = 5;
/// The letters of a text in the chat, and the texts that are sent to a viewer who comes.
pub(super) const LONGEST_TEXT: usize = 500;
pub(super) const TEXTS_SENT: usize = 50;
/// The messages that wait while a computer player thinks.
pub(super) const WAITING: usize = 256;
/// The messages of one link among them.
pub(super) const WAITING_OF_LINK: usize = 8;
/// The private games that a link may watch.
pub(super) const WATCHED: usize = 64;
/// The faults that are held for the keeper.
pub(super) const FAULTS: usize = 64;
