//! Addresses outside the club that players give: which are accepted, and which of them a server may reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use tungstenite::http::Uri;

/// The letters of an address of mail at most (RFC 5321, 4.5.3.1.3), and of a webhook.
const LONGEST_MAIL: usize = 254;
const LONGEST_HOOK: usize = 2_000;

/// Whether a text is an address of mail.
pub(super) fn is_mail_address(text: &str) -> bool {
    let is_plain = text.len() <= LONGEST_MAIL
        && text.matches('@').count() == 1
        && text.chars().all(|letter| letter.is_ascii_graphic());
    is_plain && is_read_as_mail(text)
}

#[cfg(feature = "online")]
fn is_read_as_mail(text: &str) -> bool {
    text.parse::<lettre::Address>().is_ok()
}

#[cfg(not(feature = "online"))]
fn is_read_as_mail(_: &str) -> bool {
    true
}

/// Whether a text is the address of a webhook. Those of networks at home, and without encryption, are accepted only if the
/// keeper allows it. A name is looked up when something is sent there.
pub(super) fn is_hook(text: &str, is_private_allowed: bool) -> bool {
    if text.len() > LONGEST_HOOK || !text.chars().all(|letter| letter.is_ascii_graphic()) {
        return false;
    }
    let Ok(uri) = text.parse::<Uri>() else { return false };
    let is_scheme = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => is_private_allowed,
        _ => false,
    };
    let Some(authority) = uri.authority().filter(|_| is_scheme) else { return false };
    let host = authority.host();
    if host.is_empty() || authority.as_str().contains('@') {
        return false;
    }
    let number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    is_private_allowed || number.map_or(!host.eq_ignore_ascii_case("localhost"), is_public)
}

/// Whether an address leads into the internet: not to this machine, a network at home, or one for special purposes.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let is_special = first == 0
        || first >= 224
        || (first == 100 && (64..128).contains(&second))
        || (first == 192 && second == 0 && third == 0)
        || (first == 198 && (18..20).contains(&second));
    !is_special
        && !address.is_loopback()
        && !address.is_private()
        && !address.is_link_local()
        && !address.is_documentation()
}

/// Only the addresses that are given to networks of the internet (2000::/3), without those that lead to one of IPv4 (6to4).
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_tunnel = first == 0x2002 || (first == 0x2001 && second == 0);
    let is_documentation = first == 0x2001 && second == 0x0db8;
    first & 0xe000 == 0x2000 && !is_tunnel && !is_documentation
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A player could otherwise let the server reach what only its own network may reach.
    #[test]
    fn hooks_lead_into_the_internet() {
        let good =
            "https://discord.com/api/webhooks/1/x https://203.0.114.7:8443/hook https://[2606:4700::1]/";
        for good in good.split(' ') {
            assert!(is_hook(good, false), "{good}");
        }
        let inside = "127.0.0.1 10.1.2.3 192.168.1.1 169.254.169.254 [::1] [fd00::1] [fe80::1] [::ffff:10.0.0.1] \
                      localhost 100.64.0.1 0.0.0.0";
        for host in inside.split_whitespace() {
            let hook = format!("https://{host}/hook");
            assert!(!is_hook(&hook, false) && is_hook(&hook, true), "{hook}");
        }
        assert!(!is_hook("http://example.org/", false) && is_hook("http://example.org/", true));
        let long = format!("https://example.org/{}", "a".repeat(LONGEST_HOOK));
        let others =
            ["", "ftp://example.org/", "https://", "https://a@example.org/", "https://a b/", "discord.com"];
        for wrong in others.into_iter().chain([long.as_str()]) {
            assert!(!is_hook(wrong, true), "{wrong}");
        }
    }

    #[test]
    fn mail_has_one_at() {
        assert!(is_mail_address("anna@example.org"));
        let long = format!("{}@example.org", "a".repeat(LONGEST_MAIL));
        let others = ["", "anna", "anna@", "@example.org", "a@b@example.org", "anna@example.org\nBcc: x"];
        for wrong in others.into_iter().chain([long.as_str()]) {
            assert!(!is_mail_address(wrong), "{wrong}");
        }
    }
}
