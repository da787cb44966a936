//! Lines by ticket, on this machine: without a relay, and the choice of one.

use super::*;
use kessel::club::tickets::{ClubTicket, Reach};
use std::net::TcpListener;

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

/// An invitation that the ticket of a club has with it lets a player in, also at the ticket that was noted before.
#[test]
fn an_invitation_travels_in_the_ticket() {
    let club = Club::open("ticket-invite", Waits::default());
    let server = club.server.as_ref().unwrap();
    let door = server.open_to_tickets([10; 32], Reach::ThisMachine, || {});
    let text = wait_for("the ticket", || door.ticket()).with_invite(&club.invite(1)).write();
    let ticket = ClubTicket::read(&text).unwrap();
    let invite = ticket.invite.clone().unwrap();
    let mut bert = Person::join_at(&ticket.without_invite().write(), &invite, "Bert");
    bert.dial_again(&text);
    assert_eq!(bert.answer("welcome")["player"]["name"], "Bert");
}

/// The relay that a keeper names is asked, and is in the ticket once it has answered.
#[test]
fn a_ticket_names_the_relay_of_the_keeper() {
    let relay = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = format!("http://{}/", relay.local_addr().unwrap());
    thread::spawn(move || relay.incoming().flatten().for_each(answer_ok));
    let club = Club::open("relay", Waits::default());
    let server = club.server.as_ref().unwrap();
    let door = server.open_to_tickets([11; 32], Reach::read(&address).unwrap(), || {});
    let named = wait_for("the relay in the ticket", || door.ticket()?.relay);
    assert_eq!(named.to_string(), address);
    let ticket = door.ticket().unwrap();
    assert_eq!(ClubTicket::read(&ticket.write()), Ok(ticket));
}

/// Answers a request as a relay does when it is asked whether it is there.
fn answer_ok(mut stream: TcpStream) {
    let _ = stream.set_read_timeout(Some(Duration::from_secs(1)));
    if stream.read(&mut [0; 4096]).is_ok_and(|bytes| bytes > 0) {
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    }
}
