//! The end of a line in this program, with its address for a ticket.

use super::{
    PROTOCOL,
    text::{ClubTicket, LONGEST_PART},
};
use iroh::{
    Endpoint, RelayMode, RelayUrl, SecretKey,
    endpoint::{BindOpts, presets},
};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use thiserror::Error;

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

/// The reason why a text names no relay, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RelayFault {
    #[error("this is no relay: give an address such as https://relay.example, or public, or none")]
    NoRelay,
    #[error("the address of a relay is a host, perhaps a port, and nothing after it")]
    More,
    #[error("the address of this relay is too long for a ticket")]
    TooLong,
}

impl Reach {
    /// Reads a relay as a keeper names it: `public`, `none`, or the address of one.
    ///
    /// # Errors
    /// It is none of these.
    pub fn read(text: &str) -> Result<Self, RelayFault> {
        match text.trim() {
            "public" => Ok(Self::PublicRelays),
            "none" => Ok(Self::Direct),
            address => Self::over(address),
        }
    }

    /// Reads the address of a relay: `https://relay.example`, or with `http://` for one in a network of one's own.
    ///
    /// # Errors
    /// It is no address of a relay.
    pub fn over(address: &str) -> Result<Self, RelayFault> {
        let address = address.trim();
        // Without it a name alone, such as `relay.example:443`, would be read as another scheme.
        if !["https://", "http://"].iter().any(|scheme| address.starts_with(scheme)) {
            return Err(RelayFault::NoRelay);
        }
        let relay: RelayUrl = address.parse().map_err(|_| RelayFault::NoRelay)?;
        let has_user = !relay.username().is_empty() || relay.password().is_some();
        if has_user || relay.path() != "/" || relay.query().is_some() || relay.fragment().is_some() {
            return Err(RelayFault::More);
        }
        if relay.as_str().len() > LONGEST_PART {
            return Err(RelayFault::TooLong);
        }
        Ok(Self::Relay(relay))
    }

    /// Whether a ticket of such a program names a relay, once that has answered.
    pub fn has_relay(&self) -> bool {
        match self {
            Self::PublicRelays | Self::Relay(_) => true,
            Self::Direct | Self::ThisMachine => false,
        }
    }
}

/// Opens the end of a line. A host has a key that stays the same, and takes a port that does if it is free; a player gets
/// both by chance.
///
/// # Errors
/// The system has no socket for it: a sentence.
pub(in crate::club) async fn bind(host: Option<([u8; 32], u16)>, reach: &Reach) -> Result<Endpoint, String> {
    let Some((key, port)) = host else { return bind_at(None, 0, reach).await };
    match bind_at(Some(key), port, reach).await {
        Ok(endpoint) => Ok(endpoint),
        // Another program may have this port.
        Err(_) => bind_at(Some(key), 0, reach).await,
    }
}

/// Opens it at this port; for 0 the system chooses one.
async fn bind_at(key: Option<[u8; 32]>, port: u16, reach: &Reach) -> Result<Endpoint, String> {
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
        let here = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        builder = builder.clear_ip_transports().bind_addr(here).map_err(|error| cannot(error.to_string()))?;
    } else if port != 0 {
        let everywhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
        builder = builder.bind_addr(everywhere).map_err(|error| cannot(error.to_string()))?;
        let everywhere = SocketAddr::from((Ipv6Addr::UNSPECIFIED, port));
        let if_there_is_any = BindOpts::default().set_is_required(false);
        builder = builder
            .bind_addr_with_opts(everywhere, if_there_is_any)
            .map_err(|error| cannot(error.to_string()))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relay_is_public_none_or_an_address() {
        assert_eq!(Reach::read("public"), Ok(Reach::PublicRelays));
        assert_eq!(Reach::read(" none "), Ok(Reach::Direct));
        for address in ["https://relay.example", "http://127.0.0.1:3340/", "https://[::1]:8443"] {
            let read = Reach::read(address);
            assert!(
                matches!(&read, Ok(Reach::Relay(relay)) if relay.as_str().starts_with(address)),
                "{read:?}"
            );
        }
    }

    /// The rest of an address would be left out without a word, and a long one would not be in the ticket.
    #[test]
    fn what_is_no_relay_is_refused_with_its_reason() {
        let none =
            ["", "relay.example", "relay.example:443", "wss://relay.example", "https://", "https://a b"];
        for text in none {
            assert_eq!(Reach::read(text), Err(RelayFault::NoRelay), "{text}");
        }
        for more in ["relay", "?key=1", "#here"] {
            let text = format!("https://relay.example/{more}");
            assert_eq!(Reach::read(&text), Err(RelayFault::More), "{text}");
        }
        assert_eq!(Reach::read("https://anna@relay.example"), Err(RelayFault::More));
        let long = format!("https://{}.example", vec!["a".repeat(40); 5].join("."));
        assert_eq!(Reach::read(&long), Err(RelayFault::TooLong));
        assert_eq!(Reach::over("none"), Err(RelayFault::NoRelay));
    }
}
