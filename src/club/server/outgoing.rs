//! The texts that wait to be sent over a link. They are limited: a slow link would otherwise fill the memory.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    task::{Context, Poll},
};
use tokio::sync::{mpsc, oneshot};

/// The limits of a server: of what may wait for a link, and of the pages in browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    pub messages: usize,
    /// The bytes of all of them; one message alone may be longer.
    pub bytes: usize,
    /// The most pages of one address that show games: those of a class often have one address.
    pub pages_per_address: usize,
}

impl Default for Waits {
    fn default() -> Self {
        Self { messages: 256, bytes: 1 << 20, pages_per_address: 64 }
    }
}

/// Something to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Out {
    Text(Arc<str>),
    /// The end of the link, with the reason in a sentence.
    Close(&'static str),
}

/// The reason why nothing more can be sent over a link: too much waits for it, or it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Behind;

/// The end of a link at the hall.
#[derive(Debug)]
pub(super) struct HallEnd {
    queue: mpsc::Sender<Out>,
    /// The bytes that wait.
    waiting: Arc<AtomicUsize>,
    most_bytes: usize,
    cut: oneshot::Sender<()>,
}

impl HallEnd {
    /// Sends a text.
    pub fn send(&self, text: Arc<str>) -> Result<(), Behind> {
        let (length, waiting) = (text.len(), self.waiting.load(Relaxed));
        if waiting > 0 && waiting.saturating_add(length) > self.most_bytes {
            return Err(Behind);
        }
        self.waiting.fetch_add(length, Relaxed);
        self.queue.try_send(Out::Text(text)).map_err(|_| Behind)
    }

    /// Ends the link after what was sent to it; a link that is too slow for that is cut.
    pub fn close(self, why: &'static str) {
        if self.queue.try_send(Out::Close(why)).is_err() {
            self.cut();
        }
    }

    /// Ends the link at once.
    pub fn cut(self) {
        // The task of the link may have ended by itself.
        let _ = self.cut.send(());
    }
}

/// The end of a link at its task.
pub(super) struct TaskEnd {
    queue: mpsc::Receiver<Out>,
    waiting: Arc<AtomicUsize>,
    /// None once the hall has let go of the link without cutting it.
    cut: Option<oneshot::Receiver<()>>,
}

impl TaskEnd {
    /// Returns the next thing to be sent; none when the hall has let go of the link.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Option<Out>> {
        let next = self.queue.poll_recv(context);
        if let Poll::Ready(Some(Out::Text(text))) = &next {
            self.waiting.fetch_sub(text.len(), Relaxed);
        }
        next
    }

    /// Is ready when the link is cut.
    pub fn poll_cut(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(cut) = &mut self.cut else { return Poll::Pending };
        match Pin::new(cut).poll(context) {
            Poll::Ready(Ok(())) => Poll::Ready(()),
            Poll::Ready(Err(_)) => {
                self.cut = None;
                Poll::Pending
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

/// Makes both ends of a link.
pub(super) fn ends(waits: Waits) -> (HallEnd, TaskEnd) {
    let (sender, receiver) = mpsc::channel(waits.messages.max(1));
    let (cut, is_cut) = oneshot::channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    let hall = HallEnd { queue: sender, waiting: Arc::clone(&waiting), most_bytes: waits.bytes, cut };
    (hall, TaskEnd { queue: receiver, waiting, cut: Some(is_cut) })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::task::Waker;

    fn next(end: &mut TaskEnd) -> Option<Out> {
        match end.poll_next(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(next) => next,
            Poll::Pending => panic!("nothing waits"),
        }
    }

    fn is_cut(end: &mut TaskEnd) -> bool {
        end.poll_cut(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[test]
    fn too_many_messages_or_bytes_are_refused_until_some_are_sent() {
        let (hall, mut task) = ends(Waits { messages: 3, bytes: 10, ..Waits::default() });
        // One message alone may be longer than all may be together.
        hall.send("longer than ten".into()).unwrap();
        assert_eq!(hall.send("a".into()), Err(Behind));
        assert_eq!(next(&mut task), Some(Out::Text("longer than ten".into())));
        for _ in 0..3 {
            hall.send("a".into()).unwrap();
        }
        assert_eq!(hall.send("a".into()), Err(Behind));
    }

    #[test]
    fn a_link_is_closed_after_what_waits_and_cut_before_it() {
        let (hall, mut task) = ends(Waits::default());
        hall.send("last".into()).unwrap();
        hall.close("enough");
        assert!(!is_cut(&mut task));
        assert_eq!(next(&mut task), Some(Out::Text("last".into())));
        assert_eq!(next(&mut task), Some(Out::Close("enough")));
        assert_eq!(next(&mut task), None);

        let (hall, mut task) = ends(Waits { messages: 1, bytes: 10, ..Waits::default() });
        hall.send("never read".into()).unwrap();
        hall.close("enough");
        assert!(is_cut(&mut task), "there is no room for the sentence");
    }
}
