//! The task of one game that is watched: passes what its link is sent to the thread that draws, and the drawn page to the
//! browsers.

use super::watched::{Key, Seen, Watched};
use crate::{
    club::{
        paged::{Following, Kinds, Page},
        server::own_link::{ALIVE_EVERY, OwnLink},
    },
    referee::wire::{ClientMessage, Form, RefereeMessage, read_from_referee, written},
};
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::{
    sync::watch,
    task::spawn_blocking,
    time::{Instant, sleep, timeout},
};

/// The pause after a page was drawn.
const PAUSE: Duration = Duration::from_millis(500);
/// The time for which a game is watched without a page that shows it: a page is loaded before it listens.
const UNSEEN: Duration = Duration::from_secs(20);

/// The result of the thread that draws, after some texts.
struct Drawn {
    follower: Option<Box<dyn Following>>,
    /// The questions to the hall for what is missing.
    questions: Vec<String>,
    page: Option<Page>,
    /// Whether the hall does not let the link watch.
    is_refused: bool,
}

/// Watches a game as long as a page shows it. The first page came from this address.
pub(super) async fn watch_game(watched: Arc<Watched>, key: Key, from: IpAddr, seen: watch::Sender<Seen>) {
    // Without an end by itself the link has ended, or there is no game.
    if follow(&watched, &key, from, &seen).await.is_none() {
        watched.forget(&key);
        seen.send_replace(Seen::Gone);
    }
}

/// Follows a game until no page shows it; none if the link ends before.
async fn follow(watched: &Watched, key: &Key, from: IpAddr, seen: &watch::Sender<Seen>) -> Option<()> {
    let mut link = OwnLink::open(&watched.club, from).await.ok()?;
    link.greet(None).await?;
    if !key.invite.is_empty() {
        let join = ClientMessage::Join { invite: key.invite.clone(), name: None };
        let answers = link.ask(&written(&join)).await?;
        // Whatever else is written there would let one program have one game drawn again and again.
        if !answers.iter().any(|text| is_let_in(text, &key.game)) {
            return None;
        }
    }
    let game = key.game.clone();
    let open = written(&ClientMessage::Open { game, form: Form::View, n: None, hash: None });
    let mut texts = link.ask(&open).await?;
    let (mut follower, kinds) = (None, watched.kinds);
    let mut last_seen = Instant::now();
    loop {
        if seen.receiver_count() > 0 {
            last_seen = Instant::now();
        } else if last_seen.elapsed() >= UNSEEN && watched.forget_unseen(key) {
            return Some(());
        }
        if !texts.is_empty() {
            let new = std::mem::take(&mut texts);
            let language = key.language.clone();
            let drawn = spawn_blocking(move || draw(follower, (kinds, &language), &new)).await.ok()?;
            follower = drawn.follower;
            if drawn.is_refused {
                return None;
            }
            for question in drawn.questions {
                texts.extend(link.ask(&question).await?);
            }
            if let Some(page) = drawn.page {
                seen.send_replace(Seen::Shown(Arc::new(page)));
                sleep(PAUSE).await;
            }
        }
        texts.extend(link.take_waiting());
        if texts.is_empty() {
            match timeout(ALIVE_EVERY, link.next()).await {
                Ok(text) => texts.push(text?),
                Err(_) => link.live().await?,
            }
        }
    }
}

/// Whether a text is the answer to an invitation to watch this game.
fn is_let_in(text: &str, id: &str) -> bool {
    match read_from_referee(text) {
        Ok(RefereeMessage::Joined { game: Some(game), side: None, .. }) => game == id,
        _ => false,
    }
}

/// Hears texts, and draws the page after them in a language. This takes long.
fn draw(
    mut follower: Option<Box<dyn Following>>,
    (kinds, language): (Kinds, &str),
    texts: &[Arc<str>],
) -> Drawn {
    let (mut questions, mut is_refused) = (Vec::new(), false);
    for text in texts {
        let Ok(message) = read_from_referee(text) else { continue };
        match &message {
            // A page shows nothing of a seat, whatever the invitation was for.
            RefereeMessage::Game(game) if game.seat.is_some() => is_refused = true,
            RefereeMessage::Game(game) if follower.is_none() => {
                let kind = kinds.iter().find(|known| known.kind() == game.head.kind);
                follower = kind.map(|kind| kind.follow(&game.game, language));
                is_refused |= follower.is_none();
            }
            RefereeMessage::Error { .. } if follower.is_none() => is_refused = true,
            _ => {}
        }
        if let Some(follower) = follower.as_mut().filter(|_| !is_refused) {
            follower.hear(&message);
            questions.extend(follower.question().map(|question| written(&question)));
        }
    }
    let page = follower.as_mut().filter(|_| !is_refused).and_then(|follower| follower.page());
    Drawn { follower, questions, page, is_refused }
}
