//! The end of a line in this program, with its address for a ticket.

use super::{PROTOCOL, text::ClubTicket};
use iroh::{Endpoint, RelayMode, RelayUrl, SecretKey, endpoint::presets};
use std::net::{Ipv4Addr, SocketAddr};

/// Where a program can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// In any network, with the help of the public relays of iroh's makers.
    PublicRelays,
    /// In any network, with the help of this relay alone.
    Relay(RelayUrl),
    /// Only at addresses that are known, without a relay.
    Direct,
    /// Only by programs on this machine.
    ThisMachine,
}

/// Opens the end of a line. A host has a key that stays the same; a player gets one by chance.
///
/// # Errors
/// The system has no socket for it: a sentence.
pub(in crate::club) async fn bind(key: Option<[u8; 32]>, reach: &Reach) -> Result<Endpoint, String> {
    let cannot = |why: String| format!("the line for tickets cannot be opened: {why}");
    let relays = match reach {
        Reach::PublicRelays => RelayMode::Default,
        Reach::Relay(relay) => RelayMode::custom([relay.clone()]),
        Reach::Direct | Reach::ThisMachine => RelayMode::Disabled,
    };
    let mut builder = Endpoint::builder(presets::Minimal).relay_mode(relays);
    if let Some(key) = key {
        builder = builder.secret_key(SecretKey::from_bytes(&key)).alpns(vec![PROTOCOL.to_vec()]);
    }
    if *reach == Reach::ThisMachine {
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        builder = builder.clear_ip_transports().bind_addr(here).map_err(|error| cannot(error.to_string()))?;
    }
    builder.bind().await.map_err(|error| cannot(error.to_string()))
}

/// Returns the ticket of an end, without an invitation. Its relay is known only after a while.
pub(in crate::club) fn ticket_of(endpoint: &Endpoint, reach: &Reach) -> ClubTicket {
    let address = endpoint.addr();
    let addresses = match reach {
        Reach::ThisMachine => endpoint.bound_sockets(),
        _ => address.ip_addrs().copied().collect(),
    };
    ClubTicket { id: address.id, addresses, relay: address.relay_urls().next().cloned(), invite: None }
}
