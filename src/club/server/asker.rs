//! The sender of a request over HTTP: whether it is a page of another server, and its address.

use axum::http::{HeaderMap, header};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Whether a page of this club, or a program that is no page, asks. A browser sends the origin of the page.
pub(super) fn is_of_this_club(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let (Ok(origin), Some(host)) = (origin.to_str(), host) else { return false };
    // A server can lead its own name to the machine of a person who looks at its page (DNS rebinding): page and host have the
    // same name then. It has no certificate for that machine, and it cannot lead a number elsewhere.
    let by_number = || origin.strip_prefix("http://").filter(|page| is_number(page));
    let page = origin.strip_prefix("https://").or_else(by_number);
    page.is_some_and(|page| page.eq_ignore_ascii_case(host))
}

/// Whether a host, which may have a port, is named by its number, or is this machine.
fn is_number(host: &str) -> bool {
    let name = host.split_once(':').map_or(host, |(name, _)| name);
    let in_brackets = || host.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok();
    name.eq_ignore_ascii_case("localhost")
        || host.parse::<IpAddr>().is_ok()
        || host.parse::<SocketAddr>().is_ok()
        || in_brackets().is_some()
}

/// Returns the address of the other end. A proxy on this machine states it in a header, at the end of the list there;
/// from elsewhere the header is not believed.
pub(super) fn address_of(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let stated = || -> Option<IpAddr> {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = peer.to_canonical();
    // A proxy that listens for IPv6 states an address of IPv4 in the other form, in which all are of one network.
    if peer.is_loopback() { stated().map_or(peer, |stated| stated.to_canonical()) } else { peer }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(all: &[(&'static str, &'static str)]) -> HeaderMap {
        let one = |&(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        all.iter().map(one).collect()
    }

    /// A page of another server could otherwise use the line of a player who looks at it.
    #[test]
    fn pages_of_other_servers_are_refused() {
        let of = |origin| is_of_this_club(&headers(&[("host", "club.example:4480"), ("origin", origin)]));
        assert!(of("https://club.example:4480") && of("https://CLUB.example:4480"));
        for other in ["https://example.org", "https://club.example", "null", "", "club.example:4480"] {
            assert!(!of(other), "{other}");
        }
        assert!(is_of_this_club(&headers(&[("host", "club.example")])), "a program that is no page");
        assert!(!is_of_this_club(&headers(&[("origin", "http://club.example")])));
    }

    /// The server of a page can lead its own name to this machine, but no number.
    #[test]
    fn a_name_that_leads_here_makes_no_page_of_this_club() {
        let of = |host, origin| is_of_this_club(&headers(&[("host", host), ("origin", origin)]));
        assert!(!of("rebound.example:4480", "http://rebound.example:4480"));
        assert!(!of("rebound.example", "http://rebound.example"));
        assert!(!of("127.0.0.1.example:4480", "http://127.0.0.1.example:4480"));
        for here in ["127.0.0.1:4480", "192.168.1.7", "[::1]:4480", "[::1]", "localhost:4480", "localhost"] {
            let origin: &'static str = format!("http://{here}").leak();
            assert!(of(here, origin), "{here}");
        }
    }

    #[test]
    fn only_a_proxy_on_this_machine_states_the_address() {
        let by_proxy = headers(&[("x-forwarded-for", "10.0.0.1, 203.0.113.7")]);
        let of = |peer: &str, all: &HeaderMap| address_of(peer.parse().unwrap(), all).to_string();
        assert_eq!(of("127.0.0.1", &by_proxy), "203.0.113.7");
        assert_eq!(of("::1", &by_proxy), "203.0.113.7");
        assert_eq!(of("198.51.100.2", &by_proxy), "198.51.100.2");
        let mapped = headers(&[("x-forwarded-for", "::ffff:203.0.113.7")]);
        assert_eq!(of("127.0.0.1", &mapped), "203.0.113.7", "all such addresses are in one network of IPv6");
        assert_eq!(of("127.0.0.1", &headers(&[("x-forwarded-for", "unknown")])), "127.0.0.1");
        assert_eq!(of("127.0.0.1", &headers(&[])), "127.0.0.1");
    }
}
