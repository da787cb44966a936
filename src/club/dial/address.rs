//! The address of a club, as a player gives it.

use tungstenite::http::Uri;

/// The port of a club if a short address has none.
const PORT: u16 = 4480;

/// Where a club is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClubAddress {
    /// The address of its line, with `ws` or `wss`.
    pub uri: String,
    /// The name or the number of the machine.
    pub host: String,
    pub port: u16,
}

impl ClubAddress {
    /// Reads an address: `ws://host:port/line`, `wss://host`, the address of its page, or `host:port`.
    ///
    /// # Errors
    /// It is none, in a sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let none = || {
            format!(
                "“{text}” is not the address of a club: one is such as club.example:4480 or wss://club.example"
            )
        };
        let is_short = !text.contains("://");
        let whole = if is_short { format!("ws://{text}") } else { text.to_owned() };
        let uri: Uri = whole.parse().map_err(|_| none())?;
        let (scheme, usual) = match uri.scheme_str() {
            Some("ws" | "http") if is_short => ("ws", PORT),
            Some("ws" | "http") => ("ws", 80),
            Some("wss" | "https") => ("wss", 443),
            _ => return Err(none()),
        };
        let name = uri.host().filter(|host| !host.is_empty()).ok_or_else(none)?;
        let authority = uri.authority().map_or("", |authority| authority.as_str());
        // The end of an address in brackets is no port.
        let stated = authority.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.ends_with(']'));
        let port = match stated {
            Some(port) => port.parse().map_err(|_| none())?,
            None => usual,
        };
        if authority.contains('@') {
            return Err(none());
        }
        let path = if matches!(uri.path(), "" | "/") { "/line" } else { uri.path() };
        let host = name.trim_start_matches('[').trim_end_matches(']').to_owned();
        Ok(Self { uri: format!("{scheme}://{name}:{port}{path}"), host, port })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_whole_addresses_lead_to_the_line_of_a_club() {
        let uri = |text: &str| ClubAddress::read(text).map(|address| address.uri);
        let read = |text: &str| uri(text).unwrap_or_default();
        assert_eq!(read("club.example"), "ws://club.example:4480/line");
        assert_eq!(read(" 192.168.1.7:4000 "), "ws://192.168.1.7:4000/line");
        assert_eq!(read("ws://127.0.0.1:4480/line"), "ws://127.0.0.1:4480/line");
        assert_eq!(read("wss://club.example"), "wss://club.example:443/line");
        assert_eq!(read("https://club.example/"), "wss://club.example:443/line");
        assert_eq!(read("wss://example.org/club/line"), "wss://example.org:443/club/line");
        assert_eq!(read("[::1]:4480"), "ws://[::1]:4480/line");
        assert_eq!(ClubAddress::read("[::1]:4480").map(|address| address.host), Ok("::1".to_owned()));
        for wrong in ["", "ftp://club.example", "my club", "ws://", "a:b@club.example", "club.example:99999"]
        {
            assert!(uri(wrong).is_err(), "{wrong}");
        }
    }
}
