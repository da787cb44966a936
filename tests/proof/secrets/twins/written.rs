//! The written results of an order in a position and in its twin: the log, the feed, the moves, the file, the branch and
//! the scene.

use super::{
    Hides, PositionOf, Tried,
    asked::{masked, recorded},
    outside,
    pair::Match,
};
use kessel::{
    engine::{
        counters::UnitId,
        orders::{Branch, BranchDice, BranchEyes, InPlay, OpenBranch, Record, Viewer},
    },
    play::{
        chances::quick_player,
        feed::{Feed, lines_of},
        matches::Match as QuickMatch,
    },
    scene::{
        Seen,
        deed::{Deed, Witness, age, follow},
    },
    table::scene_events,
};
use std::{collections::BTreeMap, sync::Arc};

impl<G: Hides> Match<'_, G> {
    /// Compares the written results of an order: the log, the feed, the moves and the file.
    pub(super) fn write(
        &mut self,
        pair: [&PositionOf<G>; 2],
        order: &G::Order,
        side: usize,
        tried: &mut Tried,
    ) {
        let outside = tried.asked.get("the picture").copied().unwrap_or(0) < self.extent.painted;
        let [one, other] = pair.map(|position| self.written(position, order, side, outside));
        for ((what, one), (_, other)) in one.into_iter().zip(other) {
            *tried.asked.entry(what).or_default() += 1;
            self.same(&format!("{what} of {order:?}"), side, [one, other]);
        }
    }

    fn written(
        &self,
        position: &PositionOf<G>,
        order: &G::Order,
        side: usize,
        outside: bool,
    ) -> Vec<(&'static str, String)> {
        let mut world = G::world();
        let mut record = Record::<G>::at(&mut world, Arc::clone(self.rulebook), position.clone(), 1);
        let mut written = Vec::new();
        let events = record.play(&mut world, order).unwrap();
        let after = G::position(&world).clone();
        let deed = |eyes| deed::<G>(self.rulebook, [position, &after], &events, eyes);
        written.push(("the deed", format!("{:#?}", deed(Viewer::Side(side)))));
        written.push(("the deed for viewers", format!("{:#?}", deed(Viewer::Both))));
        // At a table with two people the last deed was made for the other one.
        let other = deed(Viewer::Side(1 - side)).and_then(|deed| deed.seen_by(Some(Viewer::Side(side))));
        written.push(("the deed of the other side", format!("{other:#?}")));
        // The last deed of either side was on the map before this order.
        let units: Vec<UnitId> = G::counters(&position.public).iter().map(InPlay::id).collect();
        let is_of_other = record.file.played.iter().map(|order| order.side == G::SIDES[1 - side].name);
        for of_other in is_of_other.map(|it| [it, !it]) {
            let since = |it: bool| [(it, events.as_slice())].into_iter();
            let ages = of_other.map(|it| {
                [Viewer::Side(side), Viewer::Both].map(|eyes| age::<G>(since(it), Some(eyes), &units))
            });
            written.push(("the age of the last deeds", format!("{ages:?}")));
        }
        written.push(("the recorder", recorded::<G>(&record.file, side)));
        if record.file.played.iter().any(|given| given.side == G::SIDES[side].name) {
            let mut laid = after.clone();
            G::look(&mut laid, Viewer::Side(side));
            written.push(("the recorder", G::words(self.rulebook, &laid, order)));
        }
        written.push(("the scene of the order", self.scene(&after, &events, deed(Viewer::Both))));
        if outside {
            // Chances over the game are made of such games.
            let imagined = G::imagined(self.rulebook, position, BranchEyes::Side(side), 1);
            let quick = QuickMatch::<G>::between(self.rulebook, 1, [quick_player::<G>(); 2]);
            let quick = quick.play_from(imagined, &|| false);
            written.push(("the quick game", serde_json::to_string(&quick).unwrap()));
            written.extend(outside::said::<G>(&record.file, side));
        }
        record.file.header.by_file = true;
        let told = G::log_lines(self.rulebook, G::position(&world), &events);
        written.push(("the log", format!("{:#?}", kessel::scene::readable(&told, |of| of == side))));
        written.push(("the moves", format!("{:?}", kessel::scene::last_moves::last_moves(&record))));
        written.push(("the file", masked(&record.file.text().unwrap())));
        let (tried, branch) = self.tried(position, order, side);
        written.push(("the branch", tried));
        record.keep_branch(branch).unwrap();
        let text = record.file.text().unwrap();
        let line = text.lines().rfind(|line| line.contains("Branch("));
        written.push(("the line of the branch", line.unwrap().to_owned()));
        let feed = lines_of(&mut Feed::default(), record.file).unwrap();
        written.push(("the feed", feed.iter().map(|line| format!("{line}\n")).collect()));
        written
    }

    /// Tries an order in a branch with the knowledge of a side. Returns what happens, and the branch.
    fn tried(&self, position: &PositionOf<G>, order: &G::Order, side: usize) -> (String, Branch<G::Order>) {
        let branch = Branch {
            id: 1,
            parent: None,
            after: 0,
            name: "Another road".to_owned(),
            eyes: BranchEyes::Side(side),
            dice: BranchDice::Rolled,
            seed: 3,
            orders: Vec::new(),
            notes: BTreeMap::new(),
            drawn: BTreeMap::new(),
        };
        let mut apart = G::world();
        let mut open = OpenBranch::<G>::open(&mut apart, self.rulebook, position, branch);
        let played = open.play(&mut apart, order, &[]);
        (format!("{played:?}\n{:?}", G::position(&apart)), open.branch)
    }

    /// Returns the scene events after an order, as viewers get them, with its combat decided.
    fn scene(&self, after: &PositionOf<G>, events: &[G::Event], deed: Option<Deed>) -> String {
        let mut viewed = after.clone();
        G::look(&mut viewed, Viewer::Both);
        let rolled = G::rolled(self.rulebook, events);
        let lines = G::log_lines(self.rulebook, after, events);
        let (log, orders) = (kessel::scene::readable(&lines, |_| false), [events.to_vec()]);
        let seen = Seen {
            rulebook: self.rulebook.as_ref(),
            position: &viewed,
            log: &log,
            orders: &orders,
            rolled: rolled.as_ref(),
            attack: None,
            plan: None,
            clock: None,
            is_past: false,
        };
        let caption = G::caption(&seen);
        let strikes = deed.map_or_else(Vec::new, |deed| deed.strikes);
        let scene = scene_events::<G>(self.rulebook, &viewed.public, (&caption, &strikes, None), false);
        let texts = scene.iter().map(|event| event.text().unwrap());
        texts.map(|text| text + "\n").collect()
    }
}

/// Returns the deed of an order as a viewer sees it.
fn deed<G: Hides>(
    rulebook: &G::Rulebook,
    positions: [&PositionOf<G>; 2],
    events: &[G::Event],
    eyes: Viewer,
) -> Option<Deed> {
    let [before, after] = positions.map(|position| {
        let mut seen = position.clone();
        G::look(&mut seen, eyes);
        seen
    });
    follow(None, &Witness::<G> { rulebook, before: &before, after: &after, events })
}
