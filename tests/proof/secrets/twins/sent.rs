//! What a referee sends about a position and its twin: to the side that cannot tell them apart, and to spectators, who
//! know less than either side.

use super::{Hides, PositionOf, pair::Match};
use kessel::{engine::orders::Viewer, referee::feed::RefereeFeed};

impl<G: Hides> Match<'_, G> {
    /// Compares what is sent about two positions, byte for byte, and reads it again.
    pub(super) fn sent(&self, pair: [&PositionOf<G>; 2], side: usize) {
        for eyes in [Viewer::Side(side), Viewer::Both] {
            let sent = pair.map(|position| G::sent(self.rulebook, position, eyes));
            let texts = sent.each_ref().map(|position| serde_json::to_string(position).unwrap());
            self.same(&format!("what is sent to {eyes:?}"), side, texts.each_ref());
            let mut back: PositionOf<G> = serde_json::from_str(&texts[0]).unwrap();
            G::derive(self.rulebook, &mut back.public);
            G::look(&mut back, eyes);
            assert!(back == sent[0], "what is sent to {eyes:?} comes back otherwise: {}", texts[0]);
        }
        self.same("whom one waits for", side, pair.map(|position| G::awaited(self.rulebook, position)));
    }

    /// Compares what is sent after an order that reveals nothing: the position and the events. Equal positions are
    /// written as equal bytes, as [`sent`](Self::sent) checks.
    pub(super) fn sent_after(
        &self,
        order: &G::Order,
        side: usize,
        answers: [&(Vec<G::Event>, PositionOf<G>); 2],
    ) {
        for eyes in [Viewer::Side(side), Viewer::Both] {
            let sent = answers.map(|(_, position)| G::sent(self.rulebook, position, eyes));
            let heard = [0_usize, 1].map(|number| -> Vec<G::Event> {
                let (events, known) = (answers[number].0.iter(), &sent[number].public);
                events.filter_map(|event| G::heard(self.rulebook, known, event, eyes)).collect()
            });
            self.same(&format!("the events of {order:?} sent to {eyes:?}"), side, heard);
            self.same(&format!("what is sent to {eyes:?} after {order:?}"), side, sent);
        }
        let awaited = answers.map(|(_, position)| G::awaited(self.rulebook, position));
        self.same(&format!("whom one waits for after {order:?}"), side, awaited);
    }

    /// Compares the lines of the feed that a referee sends after an order that reveals nothing.
    pub(super) fn fed_after(
        &self,
        pair: [&PositionOf<G>; 2],
        order: &G::Order,
        side: usize,
        answers: [&(Vec<G::Event>, PositionOf<G>); 2],
    ) {
        let fed = [0_usize, 1].map(|number| -> String {
            let (events, after) = answers[number];
            let mut feed = RefereeFeed::at::<G>(self.rulebook, pair[number], 0);
            let told = feed.tell::<G>(self.rulebook, after, 1, events);
            let lines = feed.join::<G>(self.rulebook, after, 1).into_iter().chain(told);
            lines.map(|line| format!("{line}\n")).collect()
        });
        self.same(&format!("the feed of {order:?} for spectators"), side, fed);
    }
}
