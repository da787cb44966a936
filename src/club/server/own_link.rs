//! A link of the server itself to the hall. People and programs that come over HTTP reach the hall by one, with all limits
//! of a link.

use super::{
    desk::{Club, Event, STOPS},
    link::ALIVE,
    outgoing::{Out, TaskEnd, ends},
};
use crate::{
    club::hall::LinkId,
    referee::wire::{ClientMessage, VERSION, written},
};
use axum::extract::ws::Utf8Bytes;
use std::{
    collections::BTreeMap,
    future::poll_fn,
    net::IpAddr,
    sync::Arc,
    task::{Context, Poll, Waker},
    time::Duration,
};
use tokio::sync::{mpsc, oneshot};

/// The time after which a silent link must report that it is alive: the hall ends it later.
pub(super) const ALIVE_EVERY: Duration = Duration::from_secs(20);

/// A link of the server. It ends when it is dropped.
pub(super) struct OwnLink {
    desk: mpsc::Sender<Event>,
    link: LinkId,
    queue: TaskEnd,
}

impl OwnLink {
    /// Makes a link that counts as one from this address.
    ///
    /// # Errors
    /// The hall is closed, or the address has too many links: a sentence.
    pub async fn open(club: &Club, from: IpAddr) -> Result<Self, &'static str> {
        let (end, queue) = ends(club.waits);
        let (answer, link) = oneshot::channel();
        club.desk.send(Event::Link { from, end, answer }).await.map_err(|_| STOPS)?;
        let link = link.await.map_err(|_| STOPS)??;
        Ok(Self { desk: club.desk.clone(), link, queue })
    }

    /// Greets the hall with this token, or as a guest, and returns the answers; none if the link has ended.
    pub async fn greet(&self, token: Option<&str>) -> Option<Vec<Arc<str>>> {
        let token = token.map(str::to_owned);
        self.ask(&written(&ClientMessage::Hello { v: VERSION, rules: BTreeMap::new(), token })).await
    }

    /// Sends a text, and returns what the hall sends to this link at once; none if the link has ended.
    pub async fn ask(&self, text: &str) -> Option<Vec<Arc<str>>> {
        let (answer, answers) = oneshot::channel();
        let event = Event::Asked { link: self.link, text: Utf8Bytes::from(text), answer };
        self.desk.send(event).await.ok()?;
        answers.await.ok()
    }

    /// Reports to the hall that the link is alive; none if it has ended.
    pub async fn live(&self) -> Option<()> {
        self.ask(ALIVE).await.map(|_| ())
    }

    /// Waits for the next text that is no answer; none when the link has ended.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        let queue = &mut self.queue;
        poll_fn(move |context| {
            if queue.poll_cut(context).is_ready() {
                return Poll::Ready(None);
            }
            queue.poll_next(context).map(text_of)
        })
        .await
    }

    /// Returns the texts that wait now.
    pub fn take_waiting(&mut self) -> Vec<Arc<str>> {
        let mut context = Context::from_waker(Waker::noop());
        let mut texts = Vec::new();
        while let Poll::Ready(Some(Out::Text(text))) = self.queue.poll_next(&mut context) {
            texts.push(text);
        }
        texts
    }
}

impl Drop for OwnLink {
    fn drop(&mut self) {
        // If too much waits for the hall, it finds the silent link later.
        let _ = self.desk.try_send(Event::Gone { link: self.link });
    }
}

fn text_of(out: Option<Out>) -> Option<Arc<str>> {
    match out {
        Some(Out::Text(text)) => Some(text),
        Some(Out::Close(_)) | None => None,
    }
}
