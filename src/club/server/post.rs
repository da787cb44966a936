//! The thread that sends mail, and tells the programs whose addresses players have given (webhooks). It may wait long for
//! another machine, and nothing waits for it.

use super::{ServeFault, desk::Event};
use crate::{
    club::{hall::Letter, reaching::is_public},
    engine::complain,
    referee::store::club::MailWay,
};
use lettre::{
    Address, Message, SmtpTransport, Transport,
    message::{Mailbox, header::ContentType},
    transport::smtp::{
        authentication::Credentials,
        client::{Tls, TlsParameters},
    },
};
use std::{fmt, net::IpAddr, sync::mpsc as queue, time::Duration};
use tokio::sync::mpsc;
use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

/// The time in which the other machine must have taken something.
const SLOW: Duration = Duration::from_secs(10);
/// The usual ports of mail servers: with encryption that begins after a greeting, and from the first byte on.
const SUBMISSION: u16 = 587;
const SUBMISSIONS: u16 = 465;

/// A server of mail that sends for the club.
#[derive(Clone)]
pub struct MailServer {
    transport: SmtpTransport,
    from: Mailbox,
}

impl fmt::Debug for MailServer {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").finish_non_exhaustive()
    }
}

impl MailServer {
    /// Reads the address of a server, `smtp://host:port` or `smtps://host:port`; that of the sender; and the user with the
    /// password, if the server wants them. Only a server on this machine is reached without encryption.
    ///
    /// # Errors
    /// One of the addresses is none: a sentence.
    pub fn read(server: &str, from: &str, login: Option<(String, String)>) -> Result<Self, ServeFault> {
        let wrong = || {
            ServeFault(format!(
                "“{server}” is not the address of a mail server: one is such as smtp://mail.example:587 or \
                 smtps://mail.example"
            ))
        };
        let (is_encrypted, rest) = match server.split_once("://") {
            Some(("smtp", rest)) => (false, rest.trim_end_matches('/')),
            Some(("smtps", rest)) => (true, rest.trim_end_matches('/')),
            _ => return Err(wrong()),
        };
        let usual = if is_encrypted { SUBMISSIONS } else { SUBMISSION };
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
            None => (rest, usual),
        };
        if host.is_empty() || host.contains(['/', '@', ':']) {
            return Err(wrong());
        }
        let number = host.parse::<IpAddr>();
        let is_here = host == "localhost" || number.is_ok_and(|address| address.is_loopback());
        let encryption =
            || TlsParameters::new(host.to_owned()).map_err(|error| ServeFault(error.to_string()));
        let tls = match (is_encrypted, is_here) {
            (true, _) => Tls::Wrapper(encryption()?),
            (false, true) => Tls::None,
            (false, false) => Tls::Required(encryption()?),
        };
        let from: Mailbox =
            from.parse().map_err(|_| ServeFault(format!("“{from}” is no address of mail")))?;
        let mut transport = SmtpTransport::builder_dangerous(host).port(port).tls(tls).timeout(Some(SLOW));
        if let Some((user, password)) = login {
            transport = transport.credentials(Credentials::new(user, password));
        }
        Ok(Self { transport: transport.build(), from })
    }

    fn send(&self, letter: &Letter) -> Result<(), &'static str> {
        let to: Address = letter.to.parse().map_err(|_| "its address is none")?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject.as_str())
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|_| "it cannot be written")?;
        match self.transport.send(&message) {
            Ok(_) => Ok(()),
            // Its words may have the address of the player.
            Err(error) if error.is_permanent() => Err("the mail server refuses it"),
            Err(_) => Err("the mail server cannot be reached, or not at present"),
        }
    }
}

/// Finds the addresses of names, and refuses those that do not lead into the internet. It is asked for each connection: the
/// owner of a name can change where it leads.
#[derive(Debug)]
struct IntoInternet {
    inner: DefaultResolver,
    is_private_allowed: bool,
}

impl Resolver for IntoInternet {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        let is_good = self.is_private_allowed || found.iter().all(|address| is_public(address.ip()));
        if is_good { Ok(found) } else { Err(ureq::Error::HostNotFound) }
    }
}

/// The ways on which letters go.
pub(super) struct Post {
    mail: Option<MailServer>,
    hooks: Agent,
}

impl Post {
    pub fn new(mail: Option<MailServer>, is_private_allowed: bool) -> Self {
        // A proxy or another address in an answer could lead where the club does not look.
        let config = Config::builder().proxy(None).max_redirects(0).timeout_global(Some(SLOW)).build();
        let names = IntoInternet { inner: DefaultResolver::default(), is_private_allowed };
        Self { mail, hooks: Agent::with_parts(config, DefaultConnector::default(), names) }
    }

    fn send(&self, letter: &Letter) -> Result<(), &'static str> {
        match letter.way {
            MailWay::Mail => self.mail.as_ref().ok_or("the club has no mail server")?.send(letter),
            MailWay::Hook => self.tell(letter),
        }
    }

    /// Tells a program. The form is that of Discord, which shall mention nobody.
    fn tell(&self, letter: &Letter) -> Result<(), &'static str> {
        let content = serde_json::json!({ "content": letter.text, "allowed_mentions": { "parse": [] } });
        let told = self
            .hooks
            .post(letter.to.as_str())
            .header("Content-Type", "application/json")
            .send(content.to_string());
        match told {
            Ok(answer) if answer.status().is_success() => Ok(()),
            _ => Err("its address does not take it"),
        }
    }
}

/// Sends letters until the hall is closed.
pub(super) fn run(letters: &queue::Receiver<Letter>, post: &Post, desk: &mpsc::Sender<Event>) {
    while let Ok(letter) = letters.recv() {
        let sent = post.send(&letter);
        if let Err(why) = sent {
            complain!("kessel: a player could not be told of the turn: {why}");
        }
        if desk.blocking_send(Event::Posted { letter: Box::new(letter), is_sent: sent.is_ok() }).is_err() {
            return;
        }
    }
}
