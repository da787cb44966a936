//! A club: players in many places, and the games between them. Its hall is one program in memory with a store; its server
//! brings the messages of the players to it.

pub mod accounts;
#[cfg(feature = "online")]
pub mod dial;
pub mod hall;
#[cfg(feature = "online")]
pub mod server;
