//! Hostile messages: nothing panics, every answer is a message, the honest players go on, and the memory does not grow.

use super::{
    hostile_words::{Deed, Hostile, Known, hostile},
    house::{House, Member, join, open},
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    referee::{
        Played,
        wire::{NewOffer, RefereeMessage},
    },
};
use proptest::{collection::vec, prelude::*, strategy::ValueTree, test_runner::TestRunner};

/// The messages after which a long run goes on with another hall and another kind of game.
const SEASON: u64 = 10_000;

/// The memory by which the process may grow in a long run, in MB.
const MOST_MEMORY: u64 = 64;

/// A hall with an honest game, and three lines of programs that send anything: of both players and of a guest.
struct Ground<G: Played> {
    house: House,
    table: Table<G>,
    scenario: &'static str,
    lines: [LinkId; 3],
    /// What was sent to one of the lines and lets a program in.
    secrets: Vec<String>,
    games: usize,
}

impl<G: Played> Ground<G> {
    fn new(scenario: &'static str) -> Self {
        let mut house = House::new();
        let table = Table::<G>::new(&mut house, offer::<G>(scenario), [3, 4]);
        let lines = [house.again(&table.members[0]).link, house.again(&table.members[1]).link, house.guest()];
        Self { house, table, scenario, lines, secrets: Vec::new(), games: 0 }
    }

    /// Returns one of the lines, which dials again if it has ended.
    fn line(&mut self, number: usize) -> LinkId {
        if self.house.closed(self.lines[number]).is_some() {
            self.dial(number);
        }
        self.lines[number]
    }

    fn dial(&mut self, number: usize) {
        let member: Option<Member> = self.table.members.get(number).cloned();
        self.lines[number] = match member {
            Some(member) => self.house.again(&member).link,
            None => self.house.guest(),
        };
        self.house.send(self.lines[number], &open(&self.table.game));
        self.house.texts(self.lines[number]);
    }

    fn happen(&mut self, hostile: &Hostile) {
        let link = self.line(hostile.line);
        match &hostile.deed {
            Deed::Noise(bytes) => self.send(link, &String::from_utf8_lossy(bytes)),
            Deed::Message(words) => {
                let is_to_order = self.table.acting() == Some(hostile.line);
                let order = is_to_order.then(|| self.table.advice(hostile.line));
                let held = self.table.viewers[hostile.line].client.held().unwrap();
                let text = words.text(&Known {
                    game: &self.table.game,
                    n: held.n,
                    hash: &held.hash,
                    order: order.map(|order| serde_json::to_value(order).unwrap()),
                    kind: G::ID,
                    scenario: self.scenario,
                    sides: G::SIDES.map(|side| side.word),
                    secrets: &self.secrets,
                });
                self.send(link, &text);
            }
            Deed::Wait(milliseconds) => self.house.wait(*milliseconds),
            Deed::HangUp => {
                self.house.hall.unlink(link, self.house.at);
                self.dial(hostile.line);
            }
        }
        self.let_computers_play();
        self.keep_lines();
        self.table.follow(&mut self.house);
        if self.table.acting().is_none() {
            self.begin_another();
        }
    }

    /// Sends a text; every answer is a message.
    fn send(&mut self, link: LinkId, text: &str) {
        self.house.send_text(link, text);
        for message in self.house.messages(link) {
            match message {
                RefereeMessage::Joined { token: Some(secret), .. }
                | RefereeMessage::Made { invite: Some(secret), .. }
                | RefereeMessage::Device { code: secret, .. } => self.secrets.push(secret),
                RefereeMessage::Error { why, .. } => assert!(!why.is_empty() && why.len() < 200, "{why}"),
                _ => {}
            }
        }
        let old = self.secrets.len().saturating_sub(8);
        self.secrets.drain(..old);
    }

    /// Plays one turn of a computer player in a game that a hostile program has made.
    fn let_computers_play(&mut self) {
        if let Some(work) = self.house.hall.take_work() {
            let mut store = self.house.store.clone();
            let done = work.run(&mut store, self.house.at);
            let acts = self.house.hall.work_done(done, self.house.at);
            self.house.carry(acts);
        }
    }

    /// Lets the honest programs dial again after a long silence.
    fn keep_lines(&mut self) {
        let lines = [0, 1, 2].map(|number| self.table.viewers[number].link);
        if lines.iter().any(|line| self.house.closed(*line).is_some()) {
            for line in lines {
                self.house.hall.unlink(line, self.house.at);
            }
            self.table.dial_again(&mut self.house);
        }
    }

    /// Begins another game of the same players. It waits if they have made too many in a short time.
    fn begin_another(&mut self) {
        self.games += 1;
        let (key, other) = (format!("another-{}", self.games), "invite".to_owned());
        let made =
            self.house.make(&self.table.members[0], NewOffer { key, other, ..offer::<G>(self.scenario) });
        let RefereeMessage::Made { game, invite: Some(invite), .. } = made else { return };
        let joined = self.house.answer(self.table.members[1].link, &join(&invite, None));
        if matches!(joined, RefereeMessage::Joined { .. }) {
            self.table.turn_to(&mut self.house, game);
        }
    }

    /// Checks that the honest players still hold what the hall has, and that the keeper is told of no fault.
    fn check(&mut self) {
        self.table.follow(&mut self.house);
        self.table.is_level(&mut self.house);
        assert_eq!(self.house.hall.take_faults(), [""; 0]);
        let (links, _) = self.house.hall.size();
        assert!(links <= 6, "{links} links");
    }
}

/// Lets these things happen at a new hall.
fn survive<G: Played>(scenario: &'static str, all: &[Hostile]) {
    let mut ground = Ground::<G>::new(scenario);
    for hostile in all {
        ground.happen(hostile);
    }
    ground.check();
}

// Ten thousand together.
proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn hostile_messages_do_no_harm_in_guderian(all in vec(hostile(), 250)) {
        survive::<Guderian>("training", &all);
    }

    #[test]
    fn hostile_messages_do_no_harm_in_panzer44(all in vec(hostile(), 250)) {
        survive::<Panzer44>("ailette", &all);
    }

    #[test]
    fn hostile_messages_do_no_harm_in_platoon(all in vec(hostile(), 250)) {
        survive::<Platoon>("meeting", &all);
    }

    #[test]
    fn hostile_messages_do_no_harm_in_squad(all in vec(hostile(), 250)) {
        survive::<Squad>("patrol", &all);
    }
}

/// Sends so many messages to one hall; returns the memory at its end.
fn season<G: Played>(scenario: &'static str, messages: u64, runner: &mut TestRunner) -> Option<u64> {
    let mut ground = Ground::<G>::new(scenario);
    for _ in 0..messages {
        let hostile = hostile().new_tree(runner).unwrap().current();
        ground.happen(&hostile);
    }
    ground.check();
    crate::memory()
}

#[test]
#[ignore = "long: a million hostile messages; tools/check-online sends them"]
fn a_million_hostile_messages_do_no_harm_and_fill_no_memory() {
    let all = crate::extent("KESSEL_HOSTILE", 1_000_000);
    let mut runner = TestRunner::deterministic();
    let (mut sent, mut first, mut most) = (0, None, None);
    for number in 0.. {
        if sent >= all {
            break;
        }
        let messages = SEASON.min(all - sent);
        let memory = match number % 4 {
            0 => season::<Guderian>("training", messages, &mut runner),
            1 => season::<Panzer44>("ailette", messages, &mut runner),
            2 => season::<Platoon>("meeting", messages, &mut runner),
            _ => season::<Squad>("patrol", messages, &mut runner),
        };
        sent += messages;
        // The first hall of each kind loads what the process then keeps.
        if number < 4 {
            first = first.max(memory);
        } else {
            most = most.max(memory);
        }
    }
    let grown = most.zip(first).map(|(most, first)| most.saturating_sub(first));
    println!(
        "figure: {sent} hostile messages, {} MB after the first halls, {} MB more at most later",
        first.unwrap_or_default(),
        grown.unwrap_or_default()
    );
    assert!(grown.unwrap_or_default() <= MOST_MEMORY, "{grown:?} MB more");
}
