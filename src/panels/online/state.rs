//! The content of the pages of online play, and the player's actions in them and in an online game. It is plain data: the
//! table fills it, except the drafts.

use super::{
    addresses::AddressState,
    game::{ChatRoom, OnlineClaim, OnlineQuestion},
};
use crate::{
    engine::orders::ChosenOptions,
    referee::{Hints, bench::Takebacks, delay::DelayTerms},
};

/// An action of the player in online play.
#[derive(Clone, Debug, PartialEq)]
pub enum OnlineAction {
    /// Connect to a club, or to a game that a player hosts at home.
    Connect {
        /// A ticket or an address, as typed or pasted.
        to: String,
        /// The name of the player there; empty for a guest, and for a player whom the club knows.
        name: String,
    },
    /// Host a game; the answer is a ticket if the opponent is invited.
    Host(Box<HostWish>),
    /// Open a game at the player's own seat; a game that has ended to look at it.
    Open { game: String },
    /// Open a game as a spectator.
    Watch { game: String },
    /// Replay a game that has ended, from its file, which is saved first if it is not there.
    Replay { game: String },
    /// Take the seat of the side with this number.
    Sit { game: String, side: usize },
    /// Leave the seat in a game that has not begun; the game is withdrawn if the player has made it.
    Stand { game: String },
    /// Ask the club for a code with which another device of the player gets in.
    Device,
    /// Set the addresses at which the club tells the player of a turn. One that is not named stays, and an empty one is removed.
    SetAddresses { mail: Option<String>, hook: Option<String> },
    /// Ask the club for an invitation for a new player.
    Invite,
    /// End the connection, or stop connecting.
    Leave,
    /// Ask the club for its lists again; if the connection is lost, try to connect at once.
    Refresh,
    /// Go back to the game at a club that was on the table last.
    GoOn,
    /// Forget a club, by its address, and the player's access to it.
    Forget { club: String },
    /// Ask the opponent this.
    Ask { what: OnlineQuestion },
    /// Answer what the opponent asks.
    Answer { what: OnlineQuestion, accept: bool },
    /// End the pause: the clocks run again.
    Resume,
    /// Claim the game.
    Claim(OnlineClaim),
    /// Write a line into the chat of the game.
    Say { room: ChatRoom, text: String },
    /// Let both players see the drags of each other, if the opponent wishes it too; or do not.
    ShowDrags(bool),
}

impl OnlineAction {
    /// Whether it is about the game on the table, and not about a club.
    pub(crate) fn is_about_game(&self) -> bool {
        match self {
            Self::Ask { .. }
            | Self::Answer { .. }
            | Self::Resume
            | Self::Claim(_)
            | Self::Say { .. }
            | Self::ShowDrags(_) => true,
            Self::Connect { .. }
            | Self::Host(_)
            | Self::Open { .. }
            | Self::Watch { .. }
            | Self::Replay { .. }
            | Self::Sit { .. }
            | Self::Stand { .. }
            | Self::Device
            | Self::SetAddresses { .. }
            | Self::Invite
            | Self::Leave
            | Self::Refresh
            | Self::GoOn
            | Self::Forget { .. } => false,
        }
    }
}

/// A game that the player wants to host.
#[derive(Clone, Debug, PartialEq)]
pub struct HostWish {
    /// The scenario's id.
    pub scenario: String,
    /// Its options, which also name its game.
    pub options: ChosenOptions,
    /// The side of the player who hosts.
    pub side: usize,
    pub opponent: Opponent,
    pub takebacks: Takebacks,
    pub hints: Hints,
    pub clock: OnlineClock,
    pub delay: DelayTerms,
    /// Whether guests may watch.
    pub public: bool,
    /// Whether its result changes the ratings of both players.
    pub rated: bool,
    /// Whether this computer runs the referee, and not the club.
    pub at_home: bool,
}

/// The opponent in a game that is hosted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// Any player of the club.
    Open,
    /// The player who is sent the ticket.
    #[default]
    Invited,
    /// A computer player, by its name in files.
    Computer(String),
}

/// The clocks of a game. The time of a turn is for one player turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnlineClock {
    #[default]
    None,
    Turn {
        seconds: u32,
    },
    /// The time for the whole game, and the increment after each turn.
    Game {
        seconds: u32,
        increment: u32,
    },
    Days {
        days: u32,
    },
}

/// The pages of online play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnlinePage {
    #[default]
    Mine,
    Host,
    Join,
    Watch,
    Archive,
    /// The page with what each person can see and do.
    Knowing,
}

/// The content of the pages of online play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OnlineState {
    /// Whether the title offers online play.
    pub is_offered: bool,
    /// Whether this computer can run the referee of a game.
    pub can_host_at_home: bool,
    /// The player's name in games that this computer holds; none before the first one.
    pub home_player: Option<String>,
    /// The name of the club whose game was on the table when the program ended last; none if no game goes on there.
    pub goes_on: Option<String>,
    /// The present time, in seconds of UNIX time.
    pub now: i64,
    /// The clubs in which the player has an account, and those visited before.
    pub clubs: Vec<ClubKnown>,
    pub connection: Connection,
    /// The name of the club of the connection; its address until it has answered.
    pub club: String,
    /// The player's name in this club; none for a guest.
    pub player: Option<String>,
    /// Whether games of this club can be rated.
    pub has_ratings: bool,
    /// The games of the club; none before it has sent them.
    pub lobby: Option<Lobby>,
    /// The ticket of the game that was hosted last, until the player dismisses it.
    pub ticket: Option<Ticket>,
    /// The code for another device as a ticket, and the moment at which it ends, in seconds of UNIX time.
    pub device: Option<(String, i64)>,
    /// The addresses at which the club tells the player of a turn.
    pub addresses: AddressState,
    /// The link or the invitation that was copied last from a list.
    pub copied: Option<String>,
    /// Whether the player may invite to the club, as its organiser or keeper.
    pub may_invite: bool,
    /// The last invitation to the club as a ticket, and the moment at which it ends, in seconds of UNIX time.
    pub invited: Option<(String, i64)>,
    /// The game of which the page asks whether to leave its seat.
    pub leaving: Option<String>,
    /// The last error, in the club's own sentence, until the player dismisses it.
    pub fault: Option<String>,
    /// Whether an action waits for the club's answer: no other game can be hosted until then.
    pub waits: bool,
    /// The open page.
    pub page: OnlinePage,
    pub host: HostDraft,
    pub join: JoinDraft,
    pub search: ListSearch,
}

impl OnlineState {
    /// Returns the number of games that wait for the player.
    pub fn due(&self) -> usize {
        self.lobby.iter().flat_map(|lobby| &lobby.mine).filter(|game| game.your_turn).count()
    }

    /// Whether the next game will be held by this computer: by choice, or because no club is there.
    pub(crate) fn hosts_at_home(&self) -> bool {
        self.can_host_at_home && (self.host.at_home || self.connection != Connection::Connected)
    }

    /// Whether the next game can be rated: at a club that does it, between two people.
    pub(crate) fn can_be_rated(&self) -> bool {
        let is_for_people = !matches!(self.host.opponent, Opponent::Computer(_));
        self.has_ratings && is_for_people && !self.hosts_at_home()
    }
}

/// A club that the player has visited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubKnown {
    /// Its address, by which it is found again.
    pub address: String,
    pub name: String,
    /// The player's name there; none for a guest.
    pub player: Option<String>,
}

/// The state of the connection to the club.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connection {
    #[default]
    None,
    Connecting,
    Connected,
    /// The connection is lost, and is tried again by itself.
    Lost {
        /// The seconds until the next try; 0 if they are not known.
        next_try: u32,
    },
}

/// The games of a club, as it sends them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// The player's games that have not ended.
    pub mine: Vec<LobbyRow>,
    /// Games with an open seat.
    pub open: Vec<LobbyRow>,
    /// Public games that are running.
    pub watch: Vec<LobbyRow>,
    /// Games that have ended.
    pub ended: Vec<LobbyRow>,
}

/// A game of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyRow {
    /// Its id in the club.
    pub game: String,
    /// The id of its kind, and that of its scenario.
    pub kind: String,
    pub scenario: String,
    /// The seats, in the order in which the game numbers its sides.
    pub seats: [GameSeat; 2],
    /// The player's own side; none in a game of others.
    pub own: Option<usize>,
    /// The names of the players who are waited for.
    pub due: Vec<String>,
    /// Whether it waits for the player.
    pub your_turn: bool,
    /// The milliseconds left to the player who is waited for; none without a clock.
    pub left: Option<i64>,
    /// The time of the last order, in seconds of UNIX time.
    pub moved: i64,
    /// The level of the result; none for a game that has not ended.
    pub result: Option<String>,
    pub takebacks: Takebacks,
    pub hints: Hints,
    pub clock: OnlineClock,
    /// Whether its result changes the ratings of both players.
    pub rated: bool,
    /// The ratings of the players in both seats, as far as the club shows them.
    pub ratings: [Option<i32>; 2],
    /// Whether guests of the club may watch.
    pub public: bool,
    /// The address of its page for browsers; none if it has no page, or is private and the player has no invitation to watch.
    pub page: Option<String>,
    /// The invitation to watch a private game, with the address of the club; none if the player does not have it.
    pub watch: Option<String>,
    /// The number of times that the club has begun the agreement on the dice again, as the player's program has counted them.
    pub restarts: u32,
    /// The delay of spectators.
    pub delay: DelayTerms,
    /// Whether it is running, and the club does not show whose turn it is now, nor the time of the last order: the player
    /// would watch it with a delay.
    pub is_behind: bool,
}

/// A seat in a game of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameSeat {
    /// Any player of the club may take it.
    Open,
    /// It is kept for the player with the invitation.
    Invited,
    Player(String),
    /// A program of a player.
    Bot(String),
    /// A computer player of the club, by its name in files.
    Computer(String),
}

/// The ticket of a hosted game, to be sent to the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub text: String,
    /// The address for a friend in the same network, if the ticket is for any.
    pub near: Option<String>,
    /// The game, to open it; none if it has begun at another computer.
    pub game: Option<String>,
}

/// The choices for the next game that is hosted; scenario and options are those of the page for new games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostDraft {
    pub side: usize,
    pub opponent: Opponent,
    pub takebacks: Takebacks,
    pub hints: Hints,
    pub clock: OnlineClock,
    pub delay: DelayTerms,
    pub public: bool,
    pub rated: bool,
    pub at_home: bool,
    /// Whether the ticket that is shown has been copied.
    pub copied: bool,
}

/// The typed texts of the page on which a player joins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinDraft {
    /// A ticket or an address.
    pub to: String,
    pub name: String,
    /// The address of the club about which the page asks whether to forget it.
    pub forgetting: Option<String>,
}

/// The texts by which the player searches the lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListSearch {
    pub mine: String,
    pub archive: String,
}
