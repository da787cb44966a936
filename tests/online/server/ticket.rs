//! Lines by ticket, on this machine and without a relay.

use super::*;
use kessel::club::tickets::{ClubTicket, Reach};

/// A player who has only a ticket joins the club and gets its lists (docs/online.md, "Where your friend must be").
#[test]
fn a_player_joins_by_a_ticket_without_an_address() {
    let club = Club::open("ticket", Waits::default());
    let server = club.server.as_ref().unwrap();
    let door = server.open_to_tickets([9; 32], Reach::ThisMachine, || {});
    let ticket = wait_for("the ticket", || door.ticket());
    assert!(ticket.relay.is_none() && ticket.addresses.iter().all(|address| address.ip().is_loopback()));
    let text = ticket.write();
    assert_eq!(ClubTicket::read(&text), Ok(ticket));
    let mut anna = Person::join_at(&text, &club.invite(1), "Anna");
    anna.send(&json!({ "t": "lobby" }));
    anna.answer("lobby");
    anna.dial_again(&text);
    assert_eq!(anna.answer("welcome")["player"]["name"], "Anna");
}
