//! Online play: the pages of the title screen about clubs and their games, and the panels of a game whose referee is
//! elsewhere. They know no network: the table fills their content, and carries out the player's actions.

mod addresses;
pub(crate) mod bar;
pub(crate) mod chat;
mod game;
pub(crate) mod pages;
pub(crate) mod panel;
pub(crate) mod plate;
mod state;
mod words;

pub use addresses::{AddressState, TurnAddresses};
pub(crate) use game::ChatMemory;
pub use game::{
    ChatLine, ChatRoom, ClockShown, DragsShown, LineState, OnlineClaim, OnlineGame, OnlineQuestion,
};
pub use state::{
    ClubKnown, Connection, GameSeat, HostDraft, HostWish, JoinDraft, ListSearch, Lobby, LobbyRow,
    OnlineAction, OnlineClock, OnlinePage, OnlineState, Opponent, Ticket,
};
