//! The sender of a request over HTTP: whether it is a page of another server, and its address.

use axum::http::{HeaderMap, header};
use std::net::IpAddr;

/// Whether a page of this club, or a program that is no page, asks. A browser sends the origin of the page.
pub(super) fn is_of_this_club(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let of_page = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://")));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((of_page, host), (Some(page), Some(host)) if page.eq_ignore_ascii_case(host))
}

/// Returns the address of the other end. A proxy on this machine states it in a header, at the end of the list there;
/// from elsewhere the header is not believed.
pub(super) fn address_of(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let stated = || -> Option<IpAddr> {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = peer.to_canonical();
    if peer.is_loopback() { stated().unwrap_or(peer) } else { peer }
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
        assert!(of("http://club.example:4480") && of("https://CLUB.example:4480"));
        for other in ["https://example.org", "http://club.example", "null", "", "club.example:4480"] {
            assert!(!of(other), "{other}");
        }
        assert!(is_of_this_club(&headers(&[("host", "club.example")])), "a program that is no page");
        assert!(!is_of_this_club(&headers(&[("origin", "http://club.example")])));
    }

    #[test]
    fn only_a_proxy_on_this_machine_states_the_address() {
        let by_proxy = headers(&[("x-forwarded-for", "10.0.0.1, 203.0.113.7")]);
        let of = |peer: &str, all: &HeaderMap| address_of(peer.parse().unwrap(), all).to_string();
        assert_eq!(of("127.0.0.1", &by_proxy), "203.0.113.7");
        assert_eq!(of("::1", &by_proxy), "203.0.113.7");
        assert_eq!(of("198.51.100.2", &by_proxy), "198.51.100.2");
        assert_eq!(of("127.0.0.1", &headers(&[("x-forwarded-for", "unknown")])), "127.0.0.1");
        assert_eq!(of("127.0.0.1", &headers(&[])), "127.0.0.1");
    }
}
