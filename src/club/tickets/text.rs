//! The text of a ticket: `kessel1` and, in base 32, a version, the key of the host, its addresses, its relay, an invitation
//! and a checksum.

use data_encoding::BASE32_NOPAD;
use iroh::{EndpointId, RelayUrl};
use std::net::{IpAddr, SocketAddr};
use thiserror::Error;

/// The beginning of each ticket.
const BEGINNING: &str = "kessel1";
/// The version of the bytes.
const VERSION: u8 = 1;
/// The bytes of the checksum.
const CHECK: usize = 4;
/// Limit of the letters of a ticket.
const LONGEST: usize = 1_200;
/// Limit of the addresses of a ticket.
const MOST_ADDRESSES: usize = 12;
/// Limit of the bytes of the address of a relay, and of an invitation.
pub(super) const LONGEST_PART: usize = 200;
// The kinds of addresses.
const FOUR: u8 = 4;
const SIX: u8 = 6;

/// The reason why a text is no ticket, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TicketFault {
    #[error("this is no ticket: a ticket begins with kessel1")]
    NoTicket,
    #[error("this ticket is too long")]
    TooLong,
    #[error("this ticket has a letter that no ticket has; copy it again")]
    Letter,
    #[error("this ticket is not whole, or was changed on its way; copy it again")]
    Damaged,
    #[error("this ticket was made by another version of the program")]
    Version,
    #[error("this ticket cannot be read: its content is not in order")]
    Content,
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubTicket {
    /// The public key of the host.
    pub id: EndpointId,
    /// The addresses at which the host may be reached directly.
    pub addresses: Vec<SocketAddr>,
    /// The relay over which the host is found.
    pub relay: Option<RelayUrl>,
    /// The invitation.
    pub invite: Option<String>,
}

/// Whether a text is meant as a ticket: it may still be damaged.
pub fn is_ticket(text: &str) -> bool {
    text.trim().get(..BEGINNING.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(BEGINNING))
}

impl ClubTicket {
    /// Writes it. Addresses beyond the limit are left out.
    pub fn write(&self) -> String {
        let mut bytes = vec![VERSION];
        bytes.extend_from_slice(self.id.as_bytes());
        let addresses = self.addresses.get(..MOST_ADDRESSES).unwrap_or(&self.addresses);
        bytes.push(u8::try_from(addresses.len()).unwrap_or_default());
        for address in addresses {
            match address.ip() {
                IpAddr::V4(four) => {
                    bytes.push(FOUR);
                    bytes.extend_from_slice(&four.octets());
                }
                IpAddr::V6(six) => {
                    bytes.push(SIX);
                    bytes.extend_from_slice(&six.octets());
                }
            }
            bytes.extend_from_slice(&address.port().to_be_bytes());
        }
        write_part(&mut bytes, self.relay.as_ref().map(ToString::to_string).as_deref());
        write_part(&mut bytes, self.invite.as_deref());
        let check = blake3::hash(&bytes);
        bytes.extend(check.as_bytes().iter().take(CHECK));
        format!("{BEGINNING}{}", BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
    }

    /// Reads a ticket; space around it is left out.
    ///
    /// # Errors
    /// It is none, or it is damaged.
    pub fn read(text: &str) -> Result<Self, TicketFault> {
        let text = text.trim();
        if !is_ticket(text) {
            return Err(TicketFault::NoTicket);
        }
        if text.len() > LONGEST {
            return Err(TicketFault::TooLong);
        }
        let letters = text.get(BEGINNING.len()..).unwrap_or_default().to_ascii_uppercase();
        if !letters.bytes().all(|letter| matches!(letter, b'A'..=b'Z' | b'2'..=b'7')) {
            return Err(TicketFault::Letter);
        }
        let bytes = BASE32_NOPAD.decode(letters.as_bytes()).map_err(|_| TicketFault::Damaged)?;
        let end = bytes.len().checked_sub(CHECK).ok_or(TicketFault::Damaged)?;
        let (content, check) = bytes.split_at(end);
        if !blake3::hash(content).as_bytes().starts_with(check) {
            return Err(TicketFault::Damaged);
        }
        let mut rest = content;
        if byte(&mut rest)? != VERSION {
            return Err(TicketFault::Version);
        }
        let ticket = read_content(&mut rest)?;
        if rest.is_empty() { Ok(ticket) } else { Err(TicketFault::Content) }
    }

    /// The same ticket without its invitation: the address under which a club is known.
    pub fn without_invite(&self) -> Self {
        Self { invite: None, ..self.clone() }
    }

    /// The same ticket with this invitation.
    pub fn with_invite(&self, invite: &str) -> Self {
        Self { invite: Some(invite.to_owned()), ..self.clone() }
    }
}

/// Writes a text with its length before it; one that is too long is left out like none.
fn write_part(bytes: &mut Vec<u8>, part: Option<&str>) {
    let part = part.filter(|part| part.len() <= LONGEST_PART).unwrap_or_default();
    bytes.push(u8::try_from(part.len()).unwrap_or_default());
    bytes.extend_from_slice(part.as_bytes());
}

fn read_content(rest: &mut &[u8]) -> Result<ClubTicket, TicketFault> {
    let id = EndpointId::from_bytes(&taken(rest)?).map_err(|_| TicketFault::Content)?;
    let count = usize::from(byte(rest)?);
    if count > MOST_ADDRESSES {
        return Err(TicketFault::Content);
    }
    let mut addresses = Vec::new();
    for _ in 0..count {
        let ip = match byte(rest)? {
            FOUR => IpAddr::from(taken::<4>(rest)?),
            SIX => IpAddr::from(taken::<16>(rest)?),
            _ => return Err(TicketFault::Content),
        };
        addresses.push(SocketAddr::new(ip, u16::from_be_bytes(taken(rest)?)));
    }
    let relay: Option<RelayUrl> = match read_part(rest)? {
        Some(relay) => Some(relay.parse().map_err(|_| TicketFault::Content)?),
        None => None,
    };
    let invite = read_part(rest)?.map(str::to_owned);
    Ok(ClubTicket { id, addresses, relay, invite })
}

/// Reads a text; none if it is empty.
fn read_part<'a>(rest: &mut &'a [u8]) -> Result<Option<&'a str>, TicketFault> {
    let length = usize::from(byte(rest)?);
    if length > LONGEST_PART {
        return Err(TicketFault::Content);
    }
    let (part, left) = rest.split_at_checked(length).ok_or(TicketFault::Content)?;
    *rest = left;
    let part = std::str::from_utf8(part).map_err(|_| TicketFault::Content)?;
    Ok(Some(part).filter(|part| !part.is_empty()))
}

fn byte(rest: &mut &[u8]) -> Result<u8, TicketFault> {
    taken::<1>(rest).map(|[byte]| byte)
}

/// Takes some bytes from the beginning.
fn taken<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], TicketFault> {
    let (taken, left) = rest.split_first_chunk::<N>().ok_or(TicketFault::Content)?;
    let taken = *taken;
    *rest = left;
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use iroh::SecretKey;

    fn ticket() -> ClubTicket {
        ClubTicket {
            id: SecretKey::from_bytes(&[7; 32]).public(),
            addresses: vec![
                SocketAddr::from(([192, 168, 1, 7], 4480)),
                SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 1], 9)),
            ],
            relay: "https://relay.example/".parse().ok(),
            invite: Some("k7w2abcd".to_owned()),
        }
    }

    /// Returns the text of these bytes with a checksum that is right.
    fn text_of(mut bytes: Vec<u8>) -> String {
        let check = blake3::hash(&bytes);
        bytes.extend(check.as_bytes().iter().take(CHECK));
        format!("{BEGINNING}{}", BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
    }

    #[test]
    fn a_ticket_is_read_as_it_was_written() {
        let text = ticket().write();
        assert_eq!(ClubTicket::read(&format!(" {text}\n")), Ok(ticket()));
        assert_eq!(ClubTicket::read(&text.to_ascii_uppercase()), Ok(ticket()));
        let bare = ClubTicket { addresses: Vec::new(), relay: None, invite: None, ..ticket() };
        assert_eq!(ClubTicket::read(&bare.write()), Ok(bare));
        assert_eq!(ticket().without_invite().invite, None);
    }

    #[test]
    fn each_changed_or_missing_letter_is_found() {
        let text = ticket().write();
        for at in BEGINNING.len()..text.len() {
            let other = if text[at..].starts_with('a') { "b" } else { "a" };
            let changed = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert_eq!(ClubTicket::read(&changed), Err(TicketFault::Damaged), "{at}");
            assert_eq!(ClubTicket::read(&text[..at]), Err(TicketFault::Damaged), "{at}");
        }
    }

    #[test]
    fn every_other_fault_has_its_sentence() {
        assert_eq!(ClubTicket::read("ws://192.168.1.7:4480"), Err(TicketFault::NoTicket));
        assert_eq!(ClubTicket::read("kessel1abc!"), Err(TicketFault::Letter));
        let long = format!("{BEGINNING}{}", "a".repeat(LONGEST));
        assert_eq!(ClubTicket::read(&long), Err(TicketFault::TooLong));
        assert_eq!(ClubTicket::read(&text_of(vec![2])), Err(TicketFault::Version));
        let mut bytes = vec![VERSION];
        bytes.extend(ticket().id.as_bytes());
        for rest in
            [vec![], vec![200], vec![1, 5, 0], vec![0, 3, b'a'], vec![0, 1, b'a', 0], vec![0, 0, 0, 0]]
        {
            let text = text_of([bytes.clone(), rest.clone()].concat());
            assert_eq!(ClubTicket::read(&text), Err(TicketFault::Content), "{rest:?}");
        }
    }
}
