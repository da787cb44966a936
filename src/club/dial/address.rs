//! The address of a club, as a player gives it.

use crate::club::accounts::letters_of;
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

    /// Returns the address of the page of a game for browsers, with the invitation to watch it if it is private. None if the
    /// id or the invitation is no word, or if the club is not at the root of its machine, as its pages are.
    pub fn page(&self, game: &str, watch: Option<&str>) -> Option<String> {
        let is_word =
            |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric());
        // A person may have typed the invitation with hyphens.
        let watch = watch.map(letters_of);
        if !is_word(game) || !watch.as_deref().is_none_or(is_word) {
            return None;
        }
        let (scheme, rest, usual) = match self.uri.strip_prefix("wss://") {
            Some(rest) => ("https", rest, ":443"),
            None => ("http", self.uri.strip_prefix("ws://")?, ":80"),
        };
        let authority = rest.strip_suffix("/line")?;
        let authority = authority.strip_suffix(usual).unwrap_or(authority);
        let query = watch.map(|watch| format!("?watch={watch}")).unwrap_or_default();
        (!authority.contains('/')).then(|| format!("{scheme}://{authority}/g/{game}{query}"))
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

    #[test]
    fn the_page_of_a_game_is_beside_the_line() {
        let page = |club: &str, game: &str, watch: Option<&str>| {
            ClubAddress::read(club).ok().and_then(|address| address.page(game, watch))
        };
        let address = |text: &str| Some(text.to_owned());
        assert_eq!(page("192.168.1.7", "7kq2m9x4", None), address("http://192.168.1.7:4480/g/7kq2m9x4"));
        assert_eq!(
            page("wss://club.example/line", "7kq2m9x4", Some("K7-w2")),
            address("https://club.example/g/7kq2m9x4?watch=k7w2")
        );
        assert_eq!(page("ws://[::1]:80", "7kq2m9x4", None), address("http://[::1]/g/7kq2m9x4"));
        assert_eq!(page("wss://example.org/club/line", "7kq2m9x4", None), None);
        assert_eq!(page("club.example", "../line", None), None);
        assert_eq!(page("club.example", "7kq2m9x4", Some("&")), None);
    }
}
