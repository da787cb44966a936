//! A game that a referee holds elsewhere, at the table of one of its viewers: what was sent is shown, and wishes of the
//! player go to the referee. Both ends of the line are in this program.

mod by_itself;
mod dragging;
mod ended;
mod lacking;
mod offered;

use super::{
    Table,
    windowless::{SEVENTH, hex, word},
};
use bevy::prelude::*;
use kessel::{
    engine::{
        orders::{Position, Scratch},
        text::in_language,
    },
    games::{
        guderian::rules::{Guderian, order::Order},
        panzer44::rules::Panzer44,
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad, counter::Place},
    },
    panels::{OnlineAction, OnlineQuestion},
    play::players::{Seated, Thought},
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Terms, To},
        store::memory::Memory,
        wire::{ClientMessage, Line, LineFault, LineState, Question, read_from_client, written},
    },
    settings::Settings,
    table::{self, Ask, AwayOffer, MapView, OnTable, Request, Session, SessionRequest, begin_elsewhere},
};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
};

/// The id of the game.
const ID: &str = "7kq2m9x4";

/// A line: the texts under way in both directions, and its state.
#[derive(Default)]
struct Wire {
    is_up: bool,
    made: u64,
    to_referee: VecDeque<String>,
    to_table: VecDeque<String>,
}

/// A line as both ends hold it.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Wire>>);

impl Shared {
    fn wire(&self) -> MutexGuard<'_, Wire> {
        self.0.lock().expect("no thread has failed")
    }

    /// Makes the line, or makes it again.
    fn make(&self) {
        let mut wire = self.wire();
        wire.is_up = true;
        wire.made += 1;
    }

    /// Cuts the line: what is under way is lost.
    fn cut(&self) {
        let made = self.wire().made;
        *self.wire() = Wire { made, ..Wire::default() };
    }
}

impl Line for Shared {
    fn send(&mut self, text: &str) -> Result<(), LineFault> {
        let mut wire = self.wire();
        if !wire.is_up {
            return Err(LineFault);
        }
        wire.to_referee.push_back(text.to_owned());
        Ok(())
    }

    fn receive(&mut self) -> Result<Option<String>, LineFault> {
        Ok(self.wire().to_table.pop_front())
    }

    fn state(&self) -> LineState {
        let wire = self.wire();
        LineState { is_up: wire.is_up, made: wire.made }
    }
}

/// The referee, with the player of the other seat.
struct Home<G: Played> {
    bench: Bench<G>,
    store: Memory,
    line: Shared,
    /// The viewer at the table.
    reader: Reader,
    /// The players by chance of both seats.
    players: [Seated<G>; 2],
    keys: u64,
    /// The text that the club sends as the file of the ended game; none for its true file.
    forged: Option<String>,
    /// Whether the files of the scenario are other ones at the table until the player has installed those that were sent.
    has_other_files: bool,
}

impl<G: Played> Home<G> {
    /// The seat that must give the next order.
    fn acting(&self) -> usize {
        let side = G::acting(self.bench.rulebook(), &self.bench.position().public);
        G::seat_of(self.bench.position(), side)
    }

    /// Hears a message, and sends what is for the table.
    fn hear(&mut self, from: Reader, message: &ClientMessage) {
        for Outgoing { to, message } in self.bench.hear(&mut self.store, from, message, 1_000) {
            let is_for_table = match to {
                To::Sender => from == self.reader,
                To::Reader(reader) => reader == self.reader,
            };
            let message = if self.has_other_files { lacking::with_other_files(message) } else { message };
            let mut wire = self.line.wire();
            if is_for_table && wire.is_up {
                wire.to_table.push_back(written(&message));
            }
        }
    }

    /// Hears everything that has arrived from the table.
    fn refer(&mut self) {
        loop {
            let text = self.line.wire().to_referee.pop_front();
            let Some(text) = text else { return };
            match read_from_client(&text).expect("a message") {
                ClientMessage::File { part, .. } => self.send_file(part),
                ClientMessage::Scenario { part, .. } => self.send_scenario(part),
                message => self.hear(self.reader, &message),
            }
        }
    }

    /// Returns a key that was never used, and the number of the last message to a seat.
    fn key(&mut self, seat: usize) -> (String, u64) {
        self.keys += 1;
        (format!("key-{}", self.keys), self.bench.number(Reader::Seat(seat)))
    }

    /// Lets a player who is not at the table give an order by chance.
    fn play(&mut self, seat: usize) {
        let order = {
            let view = G::view(self.bench.rulebook(), self.bench.position());
            self.players[seat].choose_order(&view, &Thought::default()).order
        };
        let order = serde_json::to_value(&order).expect("an order has a form in JSON");
        let (key, after) = self.key(seat);
        let message = ClientMessage::Order { game: ID.to_owned(), key, after, order };
        self.hear(Reader::Seat(seat), &message);
    }
}

/// Lets the table give no order of its own accord.
fn ask_everything(table: &mut Table) {
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    (settings.pass_phases, settings.ask_in_vain) = (false, true);
}

/// Begins to follow the game over a line.
fn begin<G: OnTable>(world: &mut World, line: Shared) {
    let (kind, game, club) = (G::ID.to_owned(), ID.to_owned(), "club".to_owned());
    let players = ["Anna", "Bert"].map(str::to_owned);
    let (line, bots, drags) = (Box::new(line), [false; 2], false);
    let (hello, replays, page) = (None, false, None);
    let offer = AwayOffer { kind, club, game, players, line, hello, replays, bots, page, drags };
    begin_elsewhere(world, offer).expect("there is such a kind of game");
}

/// A table and the referee.
struct Online<G: Played + OnTable> {
    table: Table,
    home: Home<G>,
    /// The number of the message with the whole game.
    begun: u64,
}

impl<G: Played + OnTable> Online<G> {
    /// Begins a game; the viewer at the table is chosen by the seat that acts first.
    fn new(scenario: &str, options: &G::Options, reader: impl FnOnce(usize) -> Reader) -> Self {
        let plugins = |app: &mut App| {
            app.add_plugins(table::plugin);
        };
        Self::on(scenario, options, reader, (Terms::default(), plugins))
    }

    /// The same with these terms, at a table with these plugins.
    fn on(
        scenario: &str,
        options: &G::Options,
        reader: impl FnOnce(usize) -> Reader,
        (terms, plugins): (Terms, impl FnOnce(&mut App)),
    ) -> Self {
        let rulebook = Arc::new(G::load(scenario, options).expect("a scenario"));
        let mut store = Memory::default();
        let people = ["human", "human"].map(str::to_owned);
        let agreed = (5, people, terms);
        let bench = Bench::<G>::begin(&mut store, ID, rulebook, agreed, 0).expect("a game");
        let players = [1, 2].map(|seed| G::player("random", seed).expect("a player by chance"));
        let line = Shared::default();
        let mut home = Home {
            bench,
            store,
            line: line.clone(),
            reader: Reader::Spectators,
            players,
            keys: 0,
            forged: None,
            has_other_files: false,
        };
        home.reader = reader(home.acting());
        line.make();
        let mut table = Table::of(kessel::games::on_table(), plugins, |world| begin::<G>(world, line));
        let begun = home.bench.number(home.reader);
        // The tests count the orders that they give.
        ask_everything(&mut table);
        let mut online = Self { table, home, begun };
        online.exchange();
        online.assert_level();
        online
    }

    /// Lets everything arrive at both ends.
    fn exchange(&mut self) {
        for _ in 0..3 {
            self.table.wait(1);
            self.home.refer();
        }
        self.table.wait(2);
    }

    fn session(&self) -> &Session<G> {
        self.table.get::<Session<G>>()
    }

    /// The position at the table is what the referee has sent, and nothing else.
    #[track_caller]
    fn assert_level(&self) {
        let now = serde_json::to_value(self.table.get::<Position<G>>()).expect("a view");
        let bench = &self.home.bench;
        let view = bench.view(self.home.reader);
        let mut sent: Position<G> = serde_json::from_value(view).expect("a position");
        // Each side is asked first at its own table, where neither waits for the other.
        if let Reader::Seat(seat) = self.home.reader {
            let side = usize::from(G::seat_of(bench.position(), 0) != seat);
            G::ask_first(bench.rulebook(), &mut sent, side);
        }
        let sent = serde_json::to_value(&sent).expect("a view");
        assert!(now == sent, "the table shows another position");
    }

    #[track_caller]
    fn assert_not_refused(&self) {
        let refusal = &self.session().refusal;
        assert!(refusal.is_none(), "{refusal:?}");
    }

    /// Gives an order at the table, and lets it come to the referee.
    fn give(&mut self, order: G::Order) {
        self.request(Request::order(order));
        self.exchange();
    }

    /// Makes a request at the table, which is answered in the next frame.
    fn request(&mut self, request: Request) {
        self.table.app.world_mut().write_message(SessionRequest(request));
    }

    /// Returns an order by chance of the player at the table, chosen by what the table holds.
    fn own_order(&mut self, seat: usize) -> G::Order {
        let session = self.table.get::<Session<G>>();
        let rulebook = session.rulebook.clone().expect("a game is on the table");
        let position = self.table.get::<Position<G>>();
        let view = G::view(&rulebook, position);
        self.home.players[seat].choose_order(&view, &Thought::default()).order
    }

    /// Lets the acting seat give one order by chance: at the table if its player is there.
    #[track_caller]
    fn play_one(&mut self) {
        let (seat, before) = (self.home.acting(), self.home.bench.orders());
        if self.home.reader == Reader::Seat(seat) {
            let order = self.own_order(seat);
            self.give(order);
        } else {
            self.home.play(seat);
            self.exchange();
        }
        self.assert_not_refused();
        assert_eq!(self.home.bench.orders(), before + 1);
        self.assert_level();
    }
}

/// Plays by chance at a table, and compares the position with the view that was sent after each order.
fn follows<G: Played + OnTable>(
    scenario: &str,
    options: &G::Options,
    (reader, orders): (fn(usize) -> Reader, usize),
) {
    let mut online = Online::<G>::new(scenario, options, reader);
    for _ in 0..orders {
        if online.home.bench.due().is_empty() {
            break;
        }
        online.play_one();
    }
    let record = online.session().record().expect("a game is on the table");
    assert!(record.is_elsewhere() && record.file.played.is_empty(), "no order is known here");
    let number = online.home.bench.number(online.home.reader);
    assert_eq!(record.orders() as u64, number - online.begun, "each message is a step");
    // The dice to come are in no view.
    let truth = serde_json::to_value(online.home.bench.position()).expect("a position");
    assert!(truth != online.home.bench.view(online.home.reader));
}

#[test]
fn a_table_follows_guderian() {
    follows::<Guderian>("training", &Default::default(), (Reader::Seat, 30));
}

#[test]
fn a_table_follows_panzer44() {
    follows::<Panzer44>("ailette", &Default::default(), (Reader::Seat, 40));
}

#[test]
fn a_table_follows_platoon_with_hidden_units() {
    let options = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    follows::<Platoon>("meeting", &options, (Reader::Seat, 60));
    follows::<Platoon>("meeting", &options, (|acting| Reader::Seat(1 - acting), 60));
}

#[test]
fn a_table_follows_squad_with_a_hidden_set_up() {
    let options = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    follows::<Squad>("patrol", &options, (Reader::Seat, 60));
    follows::<Squad>("patrol", &options, (|acting| Reader::Seat(1 - acting), 60));
}

/// A spectator sees the game and gives no order.
#[test]
fn a_spectator_looks_on() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), |_| Reader::Spectators);
    for _ in 0..6 {
        online.play_one();
    }
    assert_eq!(online.session().humans(), [false; 2]);
    let seat = online.home.acting();
    let (order, before) = (online.own_order(seat), online.home.bench.orders());
    online.give(order);
    assert!(online.session().refusal.is_some());
    assert_eq!(online.home.bench.orders(), before);
}

/// A click that sets a unit up is an order to the referee (4.1).
#[test]
fn a_click_at_the_table_sets_up_at_the_referee() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    online.table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    online.table.app.world_mut().resource_mut::<Session<Squad>>().selected = vec![word("ge-rifle-1")];
    online.table.wait(4);
    let middle = online.table.middle(hex("0604"));
    online.table.click(middle);
    online.exchange();
    online.assert_not_refused();
    let unit = online.home.bench.position().public.find(word("ge-rifle-1")).expect("a unit");
    assert_eq!(unit.place, Place::Map(hex("0604")));
    online.assert_level();
}

/// The player reads the refusal of the referee, with its case: no unit moves before the movement phase.
#[test]
fn a_refusal_of_the_referee_is_shown_with_its_case() {
    let mut online = Online::<Guderian>::new("training", &Default::default(), Reader::Seat);
    let order = Order::Move { units: vec![word(SEVENTH[0])], path: vec![hex("0717")] };
    let mut scratch =
        Scratch::<Guderian>::new(online.home.bench.rulebook(), online.home.bench.position().clone());
    let expected = scratch.play(&order).expect_err("it is not the movement phase");
    online.give(order);
    let refusal = online.session().refusal.clone().expect("a refusal");
    assert_eq!(refusal, expected, "with its message, which is shown in any language");
    let german = refusal.why.in_language(&in_language("de"));
    assert!(german.starts_with("jetzt nicht möglich"), "{german}");
    assert_eq!(online.home.bench.orders(), 0);
    online.assert_level();
    // The next order is not held up by it.
    online.play_one();
}

/// Undo asks the other player; the position and the log go back when the other player agrees.
#[test]
fn a_takeback_is_asked_for() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    let lines = online.session().log.len();
    online.play_one();
    assert!(online.session().can_undo() && !online.session().can_redo());
    let Reader::Seat(seat) = online.home.reader else { panic!("a player is at the table") };
    for accept in [false, true] {
        online.request(Request::Undo);
        online.exchange();
        online.assert_not_refused();
        assert_eq!(online.home.bench.orders(), 1, "the other player has not answered");
        let (key, after) = online.home.key(1 - seat);
        let game = ID.to_owned();
        let answer = ClientMessage::Answer { game, key, after, what: Question::Takeback, accept };
        online.home.hear(Reader::Seat(1 - seat), &answer);
        online.exchange();
        assert_eq!(online.session().refusal.is_some(), !accept, "{:?}", online.session().refusal);
    }
    assert_eq!(online.home.bench.orders(), 0);
    online.assert_level();
    let record = online.session().record().expect("a game is on the table");
    assert_eq!((record.orders(), online.session().log.len()), (0, lines));
    online.play_one();
}

/// The other player asks, and the answer is given at the table.
#[test]
fn a_takeback_of_the_other_player_is_answered() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), |acting| Reader::Seat(1 - acting));
    online.play_one();
    let other = online.home.acting();
    let (key, after) = online.home.key(other);
    let ask = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback };
    online.home.hear(Reader::Seat(other), &ask);
    online.exchange();
    assert_eq!(online.home.bench.orders(), 1);
    let what = OnlineQuestion::Takeback;
    online.request(Request::Online(OnlineAction::Answer { what, accept: true }));
    online.exchange();
    online.assert_not_refused();
    assert_eq!(online.home.bench.orders(), 0);
    online.assert_level();
}

/// An order that was given while the line was lost is sent when it is made again, and one whose answer was lost is played
/// once.
#[test]
fn a_lost_line_loses_no_order() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    online.play_one();
    let line = online.home.line.clone();
    let Reader::Seat(seat) = online.home.reader else { panic!("a player is at the table") };
    // It never arrives.
    line.cut();
    let order = online.own_order(seat);
    online.give(order);
    assert_eq!(online.home.bench.orders(), 1);
    line.make();
    online.exchange();
    assert_eq!(online.home.bench.orders(), 2);
    online.assert_level();
    // It arrives, and the answer does not.
    let order = online.own_order(seat);
    online.request(Request::order(order));
    online.table.wait(1);
    let under_way = std::mem::take(&mut line.wire().to_referee);
    line.cut();
    line.wire().to_referee = under_way;
    online.home.refer();
    assert_eq!(online.home.bench.orders(), 3);
    online.table.wait(2);
    line.make();
    online.exchange();
    assert_eq!(online.home.bench.orders(), 3, "the same order is played once");
    online.assert_not_refused();
    online.assert_level();
    online.play_one();
}

/// Nothing of a game that is held elsewhere is judged, saved or tried here.
#[test]
fn nothing_is_done_here_in_the_place_of_the_referee() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    online.play_one();
    let path = std::env::temp_dir().join(format!("kessel-online-{}.kessel", std::process::id()));
    for request in [Request::Redo, Request::Save(path.clone()), Request::People(Ask::DiceByHand(true))] {
        online.request(request.clone());
        online.exchange();
        assert!(online.session().refusal.is_some(), "{request:?}");
    }
    assert!(!path.exists());
    assert_eq!(online.home.bench.orders(), 1);
    online.assert_level();
}
