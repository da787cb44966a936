//! The session of a program, which is held between two of its requests: a link to the hall, so that each request costs
//! one message, and the game that it has asked about last, so that its scenario is loaded once.

use super::answers::{Texts, error, is_answer, is_answered_later};
use crate::{
    club::{
        accounts::{Chance, hash_of},
        paged::{Following, Kinds},
        server::{
            desk::{Club, STOPS},
            own_link::OwnLink,
        },
    },
    referee::{
        dice_answers::DiceAnswers,
        wire::{ClientMessage, ErrorCode, RefereeMessage, read_from_referee, written},
    },
};
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    sync::Semaphore,
    time::{Instant, timeout_at},
};

/// The sessions that are held, if more are not in use at the same time.
const MOST: usize = 256;
/// The most messages about dice that are answered in one request.
const MOST_ABOUT_DICE: usize = 32;
/// The time in which an answer comes: a computer player may think. The connection is not kept much longer.
const PATIENCE: Duration = Duration::from_secs(6);
/// The questions about positions that are answered at a time: a thread is left for pages.
const ANSWERED: usize = 1;

/// The programs that play, with the kinds of games that they can play.
pub(super) struct Bots {
    pub club: Club,
    pub kinds: Kinds,
    /// By the hashes of their tokens.
    sessions: Mutex<BTreeMap<String, Arc<tokio::sync::Mutex<Session>>>>,
    /// The right to have a question about a position answered. Questions of programs that do not wait would otherwise pile
    /// up before the threads.
    pub answering: Arc<Semaphore>,
}

impl Bots {
    pub fn new(club: Club, kinds: Kinds) -> Self {
        Self { club, kinds, sessions: Mutex::default(), answering: Arc::new(Semaphore::new(ANSWERED)) }
    }

    /// Returns the session of a token. Two requests with one token are answered one after the other.
    pub fn session(&self, token: &str) -> Arc<tokio::sync::Mutex<Session>> {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if sessions.len() >= MOST {
            // Sessions of wrong tokens have no link: they must not push the others out.
            sessions.retain(|_, session| session.try_lock().map_or(true, |session| session.link.is_some()));
        }
        if sessions.len() >= MOST {
            // A session that is not in use is made again when it is needed.
            sessions.retain(|_, session| Arc::strong_count(session) > 1);
        }
        Arc::clone(sessions.entry(hash_of(token)).or_default())
    }
}

/// A program between two requests.
#[derive(Default)]
pub(super) struct Session {
    link: Option<OwnLink>,
    /// The answers to what the hall asks about dice: a program over HTTP leaves its numbers to the server.
    dice: Option<DiceAnswers>,
    /// The game that it has asked about last.
    pub followed: Option<(String, Box<dyn Following>)>,
}

impl Session {
    /// Sends a message over the link of the session, and returns what the hall answers. The token and the address are those
    /// of the request.
    pub async fn ask(
        &mut self,
        club: &Club,
        (token, from): (Option<&str>, IpAddr),
        (message, text): (&ClientMessage, &str),
    ) -> Texts {
        // A link that was silent for long has ended: another one is made once.
        for _ in 0..2 {
            let mut link = match self.link.take() {
                Some(link) => link,
                None => match greeted(club, token, from).await {
                    Ok(link) => link,
                    Err(texts) => return texts,
                },
            };
            // The stream has the messages since the last request; only questions about dice are answered here.
            let waiting = link.take_waiting();
            self.answer_about_dice(&link, waiting).await;
            if let Some(texts) = link.ask(text).await {
                let texts = with_late(&mut link, message, texts).await;
                self.answer_about_dice(&link, texts.clone()).await;
                self.link = Some(link);
                return texts;
            }
        }
        vec![error(ErrorCode::Unavailable, STOPS)]
    }

    /// Answers what the hall has asked about dice in these texts, and in the answers to that.
    async fn answer_about_dice(&mut self, link: &OwnLink, mut texts: Texts) {
        if self.dice.is_none() {
            self.dice = Chance::of_system(0).ok().map(|mut chance| DiceAnswers::new(chance.nonce().0));
        }
        let Some(dice) = &mut self.dice else { return };
        for _ in 0..MOST_ABOUT_DICE {
            let mut answers = Vec::new();
            for text in texts.drain(..) {
                answers.extend(read_from_referee(&text).ok().and_then(|message| dice.hear(&message)));
            }
            if answers.is_empty() {
                return;
            }
            for answer in answers {
                texts.extend(link.ask(&written(&answer)).await.unwrap_or_default());
            }
        }
    }
}

/// Makes a link and greets the hall with a token, or as a guest.
///
/// # Errors
/// The answer of the hall instead of a welcome.
pub(super) async fn greeted(club: &Club, token: Option<&str>, from: IpAddr) -> Result<OwnLink, Texts> {
    let refused = |why: &'static str| {
        let code = if why == STOPS { ErrorCode::Unavailable } else { ErrorCode::TooMany };
        vec![error(code, why)]
    };
    let link = OwnLink::open(club, from).await.map_err(refused)?;
    let texts = link.greet(token).await.ok_or_else(|| refused(STOPS))?;
    let is_welcome = |text: &Arc<str>| matches!(read_from_referee(text), Ok(RefereeMessage::Welcome { .. }));
    if texts.iter().any(is_welcome) { Ok(link) } else { Err(texts) }
}

/// Waits for the answer to a message, if it has not come with these texts.
async fn with_late(link: &mut OwnLink, message: &ClientMessage, mut texts: Texts) -> Texts {
    let until = Instant::now() + PATIENCE;
    while is_answered_later(message) && !texts.iter().any(|text| is_answer(text, message)) {
        match timeout_at(until, link.next()).await {
            Ok(Some(text)) => texts.push(text),
            Ok(None) | Err(_) => break,
        }
    }
    texts
}
