//! What a club gives beside its games, at tables: addresses for messages, links to pages, invitations to watch.

use super::{Club, Folder, Stand, host_and_join, wait_for, wish};
use kessel::panels::{Connection, LobbyRow, OnlineAction, Opponent};
use std::{
    io::{Read, Write},
    net::{Ipv4Addr, TcpStream},
    time::Duration,
};

/// Returns the player's game in the list; none before it has come.
fn own_game(stand: &Stand) -> Option<LobbyRow> {
    stand.state().lobby.as_ref()?.mine.first().cloned()
}

/// Returns the first line of the answer to a look at a page of this club.
fn answer(club: &Club, path: &str) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, club.port)).expect("a server");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
    let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", club.address());
    stream.write_all(head.as_bytes()).expect("a request");
    let mut answer = Vec::new();
    // The beginning is enough.
    let _ = stream.take(64).read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

/// The table of a new player at a club.
fn player(club: &Club, folder: &Folder, name: &str) -> Stand {
    let mut stand = Stand::new(folder, 21);
    stand.connect(club.ticket(), name);
    wait_for("the account", &mut [&mut stand], |stands| stands[0].state().player.as_deref() == Some(name));
    stand
}

/// The maker of a private game keeps the invitation to watch it, also after a restart. The link with it leads to the page.
#[test]
fn the_maker_of_a_private_game_has_its_link_and_its_invitation() {
    let (club, folders) = (Club::open("links"), ["links-a", "links-b", "links-c"].map(Folder::new));
    let mut anna = player(&club, &folders[0], "Anna");
    let mut bert = Stand::new(&folders[1], 22);
    host_and_join(&mut anna, &mut bert, false);
    assert!(anna.game().is_some_and(|game| game.page.as_ref().is_some_and(|page| page.contains("?watch="))));
    assert_eq!(bert.game().and_then(|game| game.page.clone()), None, "the other player has no invitation");
    drop((anna, bert));
    let mut anna = Stand::new(&folders[0], 23);
    anna.connect(club.address(), "");
    wait_for("the game", &mut [&mut anna], |stands| own_game(stands[0]).is_some());
    let row = own_game(&anna).expect("a game");
    let (page, watch) = (row.page.expect("a link"), row.watch.expect("an invitation"));
    let path = page.strip_prefix(&format!("http://{}", club.address())).expect("an address of the club");
    assert!(!row.public && path.starts_with(&format!("/g/{}?watch=", row.game)), "{page}");
    assert!(answer(&club, path).contains("200"), "the page is shown: {}", answer(&club, path));
    let without = path.split('?').next().unwrap_or_default();
    assert!(answer(&club, without).contains("404"), "without the invitation it is not");
    let mut carla = Stand::new(&folders[2], 24);
    carla.connect(watch, "");
    wait_for("the game that is watched", &mut [&mut carla], |stands| stands[0].game().is_some());
    let game = carla.game().expect("a game");
    assert!(game.own.is_none() && game.page.as_ref() == Some(&page), "a spectator may pass it on");
}

/// A public game has a link for everyone, and no invitation.
#[test]
fn a_public_game_has_a_link() {
    let (club, folder) = (Club::open("public"), Folder::new("public-a"));
    let mut anna = player(&club, &folder, "Anna");
    let mut wish = wish(false);
    (wish.public, wish.opponent) = (true, Opponent::Open);
    anna.act(OnlineAction::Host(wish));
    wait_for("the game", &mut [&mut anna], |stands| own_game(stands[0]).is_some());
    let row = own_game(&anna).expect("a game");
    let page = format!("http://{}/g/{}", club.address(), row.game);
    assert_eq!((row.public, row.page, row.watch, row.restarts), (true, Some(page), None, 0));
}

/// The club's addresses of the player come with the connection. A refusal is its sentence, and a change is kept.
#[test]
fn addresses_are_kept_by_the_club() {
    let (club, folder) = (Club::open("addresses"), Folder::new("addresses-a"));
    let mut anna = player(&club, &folder, "Anna");
    wait_for("the addresses", &mut [&mut anna], |stands| stands[0].state().addresses.kept.is_some());
    let addresses = &anna.state().addresses;
    assert!(addresses.sends_hooks && !addresses.sends_mail, "{addresses:?}");
    let hook = |address: &str| OnlineAction::SetAddresses { mail: None, hook: Some(address.to_owned()) };
    anna.act(hook("http://example.org/hook"));
    wait_for("the refusal", &mut [&mut anna], |stands| {
        let refused = stands[0].state().addresses.refused.as_ref();
        refused.is_some_and(|why| why.contains("a webhook is an address"))
    });
    assert_eq!((anna.state().connection, &anna.state().fault), (Connection::Connected, &None));
    let good = "https://discord.com/api/webhooks/1/secret";
    anna.act(hook(good));
    wait_for("the change", &mut [&mut anna], |stands| {
        let addresses = &stands[0].state().addresses;
        addresses.kept.as_ref().is_some_and(|kept| kept.hook == good) && !addresses.waits
    });
    assert_eq!(anna.state().addresses.refused, None);
}
