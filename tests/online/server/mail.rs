//! A server that tells a player who is away: by mail, and by a webhook, to a sink on this machine.

use super::*;
use kessel::{
    club::server::{MailServer, ServeOptions, serve_with},
    games::squad::rules::Squad,
    referee::store::{
        Store,
        club::{ClubStore, Holder, MailKey, MailKind, MailWay},
    },
};
use std::{
    io::{BufRead, BufReader},
    net::TcpListener,
    sync::mpsc::{Receiver, Sender, channel},
};

/// A machine that takes what is sent to it.
fn sink(take: fn(TcpStream, &Sender<String>) -> Option<()>) -> (u16, Receiver<String>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let (port, (sender, taken)) = (listener.local_addr().unwrap().port(), channel());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            take(stream, &sender);
        }
    });
    (port, taken)
}

/// Takes mail as RFC 5321 has it.
fn take_mail(mut stream: TcpStream, taken: &Sender<String>) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    stream.write_all(b"220 sink\r\n").ok()?;
    loop {
        let line = lines.next()?.ok()?;
        let answer = match line.get(..4).unwrap_or_default() {
            "DATA" => {
                stream.write_all(b"354 go on\r\n").ok()?;
                let mail: Vec<String> =
                    lines.by_ref().map_while(Result::ok).take_while(|line| line != ".").collect();
                taken.send(mail.join("\n")).ok()?;
                "250 taken\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 sink\r\n",
        };
        stream.write_all(answer.as_bytes()).ok()?;
    }
}

/// Takes a request of HTTP.
fn take_request(mut stream: TcpStream, taken: &Sender<String>) -> Option<()> {
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        if line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    taken.send(String::from_utf8(body).ok()?).ok()?;
    stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").ok()
}

/// A player who was away when the server was started gets one mail and one message for the turn.
#[test]
fn a_turn_is_told_once_by_mail_and_webhook() {
    let (mail_port, mails) = sink(take_mail);
    let (hook_port, hooks) = sink(take_request);
    let mut club = Club::open("mail", Waits::default());
    let invite = club.invite(2);
    let (mut anna, mut ben) = (Person::join(&club, &invite, "Anna"), Person::join(&club, &invite, "Ben"));
    let game = anna.make::<Squad>("patrol");
    ben.sit::<Squad>(&game);
    drop((anna, ben));
    club.stop();

    let mut store = club.store();
    let kept = store.club_game(&game).unwrap().unwrap();
    let Holder::Player(player) = kept.seats[kept.due[0]].clone() else { panic!("{kept:?}") };
    let hook = format!("http://127.0.0.1:{hook_port}/hook");
    let mut address = store.address(&player).unwrap();
    (address.mail, address.hook) = (Some("player@example.org".to_owned()), Some(hook));
    store.keep_address(&player, &address).unwrap();
    let after = store.answered(&game, "").unwrap().number;
    for way in [MailWay::Mail, MailWay::Hook] {
        let (player, game) = (player.clone(), game.clone());
        store.post(&MailKey { player, game, kind: MailKind::Turn, way, after }, 1, 0).unwrap();
    }

    let rules = HallRules { sends_mail: true, reaches_private_hooks: true, ..HallRules::default() };
    let hall = Hall::open(Box::new(club.store()), &REFEREED, rules, 1).unwrap();
    let server = format!("smtp://127.0.0.1:{mail_port}");
    let mail = Some(MailServer::read(&server, "club@example.org", None).unwrap());
    let options = ServeOptions { mail, reaches_private_hooks: true, ..ServeOptions::default() };
    let at = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let computers = Box::new(club.store());
    let _server = serve_with(hall, at, (computers, &PAGED), Waits::default(), options).unwrap();

    let mail = mails.recv_timeout(PATIENCE).unwrap();
    assert!(
        mail.contains("Subject: It is your turn in patrol") && mail.contains("player@example.org"),
        "{mail}"
    );
    let told: Value = serde_json::from_str(&hooks.recv_timeout(PATIENCE).unwrap()).unwrap();
    assert!(told["content"].as_str().unwrap().starts_with("It is your turn in patrol against"), "{told}");
    assert!(
        mails.recv_timeout(Duration::from_secs(1)).is_err() && hooks.try_recv().is_err(),
        "it came again"
    );
}
