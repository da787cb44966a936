//! The relay over which tickets lead, as the player's settings say.

#[cfg(feature = "ticket")]
use super::home::Home;
use super::link::ClubLink;
#[cfg(feature = "ticket")]
use crate::{
    club::tickets::{ClubTicket, Reach},
    engine::text::say,
    settings::TicketRelay,
};

#[cfg(feature = "ticket")]
impl ClubLink {
    /// Returns where games on this computer shall be reached by ticket; none if they are not.
    ///
    /// # Errors
    /// The address of the relay in the settings is none: a sentence.
    pub(super) fn wished_reach(&self) -> Result<Option<Reach>, String> {
        match (&self.reach, &self.relay) {
            (Some(Reach::PublicRelays), TicketRelay::Direct) => Ok(Some(Reach::Direct)),
            (Some(Reach::PublicRelays), TicketRelay::Own(address)) => Reach::over(address)
                .map(Some)
                .map_err(|_| say!("online-home-relay", relay = address.as_str())),
            (reach, _) => Ok(reach.clone()),
        }
    }

    /// Whether the club in this program uses another relay than the settings say.
    pub(super) fn has_other_relay(&self) -> bool {
        let wished = self.wished_reach();
        let is_other = |home: &Home| !wished.as_ref().is_ok_and(|wished| home.reach() == wished.as_ref());
        self.home.as_ref().is_some_and(is_other)
    }

    /// Ends the club in this program if it uses another relay than the settings say.
    ///
    /// # Errors
    /// The address of the relay in the settings is none: a sentence, and the club stays.
    pub(super) fn end_home_with_other_relay(&mut self) -> Result<(), String> {
        self.wished_reach()?;
        if self.has_other_relay() {
            self.home = None;
        }
        Ok(())
    }

    /// Returns the address that is dialled for this one: a ticket without its relay if the player wants none.
    pub(super) fn way_to(&self, address: &str) -> String {
        match ClubTicket::read(address) {
            Ok(ticket) if self.relay == TicketRelay::Direct => ClubTicket { relay: None, ..ticket }.write(),
            _ => address.to_owned(),
        }
    }
}

/// Without tickets there is no relay.
#[cfg(not(feature = "ticket"))]
impl ClubLink {
    pub(super) fn has_other_relay(&self) -> bool {
        false
    }

    pub(super) fn end_home_with_other_relay(&mut self) -> Result<(), String> {
        Ok(())
    }

    pub(super) fn way_to(&self, address: &str) -> String {
        address.to_owned()
    }
}

/// Returns an address with an invitation behind it, as *Join* takes them: in a ticket the invitation is a part of it.
pub(super) fn with_invite(address: &str, invite: &str) -> String {
    #[cfg(feature = "ticket")]
    if let Ok(ticket) = crate::club::tickets::ClubTicket::read(address) {
        return ticket.with_invite(invite).write();
    }
    format!("{address}#{invite}")
}

#[cfg(all(test, feature = "ticket"))]
mod tests {
    use super::*;
    use crate::table::{
        app::waker::Waker,
        away::club::{known::KnownClubs, referees::Referees},
    };
    use std::sync::Arc;

    const RELAY: &str = "https://relay.example/";

    /// A ticket of a made-up host, with a relay.
    fn ticket() -> ClubTicket {
        let id = iroh::SecretKey::from_bytes(&[1; 32]).public();
        ClubTicket { id, addresses: Vec::new(), relay: RELAY.parse().ok(), invite: None }
    }

    fn link(relay: TicketRelay) -> ClubLink {
        let mut link =
            ClubLink::new(Referees::default(), None, KnownClubs::default(), Waker(Arc::new(|| {})));
        link.relay = relay;
        link
    }

    /// Tests and tables without a folder talk to no relay, whatever the settings say.
    #[test]
    fn the_settings_choose_the_relay_of_tickets() {
        let own = |address: &str| TicketRelay::Own(address.to_owned());
        assert_eq!(link(own("https://relay.example")).wished_reach(), Ok(None));
        let wished = |relay: TicketRelay| {
            let mut link = link(relay);
            link.reach = Some(Reach::PublicRelays);
            link.wished_reach()
        };
        assert_eq!(wished(TicketRelay::Public), Ok(Some(Reach::PublicRelays)));
        assert_eq!(wished(TicketRelay::Direct), Ok(Some(Reach::Direct)));
        assert_eq!(wished(own("https://relay.example")), Ok(Reach::over(RELAY).ok()));
        assert!(wished(own("relay.example")).is_err_and(|why| why.contains("relay.example")));
    }

    /// A player who wants no relay is not led over that of a host either.
    #[test]
    fn a_ticket_is_dialled_over_its_relay_unless_the_player_wants_none() {
        let text = ticket().write();
        for relay in [TicketRelay::Public, TicketRelay::Own("https://other.example".to_owned())] {
            assert_eq!(link(relay).way_to(&text), text);
        }
        let direct = link(TicketRelay::Direct);
        assert_eq!(direct.way_to(&text), ClubTicket { relay: None, ..ticket() }.write());
        assert_eq!(direct.way_to("club.example:4480"), "club.example:4480");
    }

    /// The page *Join* would not take a ticket with an invitation behind it.
    #[test]
    fn an_invitation_to_a_club_known_by_ticket_is_a_part_of_the_ticket() {
        let read = ClubTicket::read(&with_invite(&ticket().write(), "k7w2"));
        assert_eq!(read, Ok(ticket().with_invite("k7w2")));
        assert_eq!(with_invite("club.example:4480", "k7w2"), "club.example:4480#k7w2");
    }
}
