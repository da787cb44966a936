//! Close assault and overrun (17, 18).

mod close;
mod infantry;
mod overrun;
