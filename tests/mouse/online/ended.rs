//! The file of a game that has ended, compared at the table with what was sent of the game.

use super::*;
use kessel::{
    engine::orders::{EndWish, Game, GameFile, Viewed},
    panels::Panelled,
    play::matches::Matched,
    referee::{any::Refereed, store::Store, wire::RefereeMessage},
    table::AutosaveFile,
};
use std::{
    fs,
    marker::PhantomData,
    path::Path,
    thread,
    time::{Duration, Instant},
};

/// The number of the order that is another one in the forged file.
const CHANGED: usize = 3;
/// The longest time that a test waits for the threads of the table.
const PATIENCE: Duration = Duration::from_secs(10);

impl<G: Played> Home<G> {
    /// Sends the table the file of the ended game, as the hall of a club does.
    pub(super) fn send_file(&mut self, part: usize) {
        let text = self.forged.clone().unwrap_or_else(|| text_of::<G>(&mut self.store));
        let file = RefereeMessage::File { game: ID.to_owned(), part, parts: 1, text };
        self.line.wire().to_table.push_back(written(&file));
    }
}

/// Returns the text of the game file of the game in a store.
pub(super) fn text_of<G: Played>(store: &mut Memory) -> String {
    let kept = store.load(ID).expect("a store in memory").expect("a game");
    PhantomData::<G>.game_file(&kept).expect("a game file")
}

/// Waits until something is so at the table.
#[track_caller]
fn wait_for(what: &str, online: &mut Online<Squad>, is_so: impl Fn(&Online<Squad>) -> bool) {
    let until = Instant::now() + PATIENCE;
    while !is_so(online) {
        assert!(Instant::now() < until, "{what} did not come: {:?}", online.session().log);
        thread::sleep(Duration::from_millis(2));
        online.table.wait(1);
    }
}

/// Returns the text of a file with the same orders up to one that is another one, and the name of the side that gave it.
fn forged(online: &mut Online<Squad>) -> (String, String) {
    let file = GameFile::<Squad>::parse("game.kessel", text_of::<Squad>(&mut online.home.store));
    let sent = file.expect("a game file").played;
    let mut store = Memory::default();
    let agreed = (5, ["human", "human"].map(str::to_owned), Terms::default());
    let rulebook = Arc::clone(online.home.bench.rulebook());
    let mut bench = Bench::<Squad>::begin(&mut store, ID, rulebook, agreed, 0).expect("a game");
    for played in &sent[..CHANGED] {
        let side = Squad::acting(bench.rulebook(), &bench.position().public);
        let seat = Squad::seat_of(bench.position(), side);
        let mut order = played.order.clone();
        while played.number == CHANGED && order == played.order {
            let view = Squad::view(bench.rulebook(), bench.position());
            order = online.home.players[seat].choose_order(&view, &Thought::default()).order;
        }
        let order = serde_json::to_value(&order).expect("an order has a form in JSON");
        let (key, after) = (format!("key-{}", played.number), bench.number(Reader::Seat(seat)));
        let message = ClientMessage::Order { game: ID.to_owned(), key, after, order };
        let outgoing = bench.hear(&mut store, Reader::Seat(seat), &message, 1_000);
        assert!(
            outgoing.iter().any(|out| matches!(out.message, RefereeMessage::Done { .. })),
            "{outgoing:?}"
        );
    }
    (text_of::<Squad>(&mut store), sent[CHANGED - 1].side.clone())
}

/// Plays some orders at a table that saves its games in a folder, lets something happen, and ends the game. Returns the line
/// of the log about the comparison.
fn compared(name: &str, meanwhile: impl FnOnce(&mut Online<Squad>, &Path)) -> String {
    let folder = std::env::temp_dir().join(format!("kessel-ended-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    online.table.app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    let seen = folder.join(format!("online-{ID}.seen"));
    for _ in 0..6 {
        online.play_one();
    }
    wait_for("every line", &mut online, |_| {
        fs::read_to_string(&seen).is_ok_and(|text| text.lines().count() == 6)
    });
    meanwhile(&mut online, &seen);
    let Reader::Seat(seat) = online.home.reader else { panic!("a player is at the table") };
    let command = Squad::ends(&online.table.get::<Position<Squad>>().public, EndWish::Resign(seat));
    online.request(Request::People(Ask::command(command.expect("a command"))));
    online.exchange();
    online.exchange();
    let about = |online: &Online<Squad>| {
        let mut log = online.session().log.iter();
        log.find(|line| line.text.contains("this program was sent")).map(|line| line.text.clone())
    };
    wait_for("the comparison", &mut online, |online| about(online).is_some());
    let text = about(&online).expect("a line of the log");
    assert!(folder.join(format!("online-{ID}.kessel")).exists(), "the file is saved whatever it is");
    let _ = fs::remove_dir_all(&folder);
    text
}

#[test]
fn the_true_file_agrees_with_what_was_sent() {
    let text = compared("true", |_, _| {});
    assert_eq!(text, "The game file agrees with everything that this program was sent");
}

#[test]
fn another_order_in_the_file_is_named() {
    let mut side = String::new();
    let text = compared("forged", |online, _| {
        let (text, name) = forged(online);
        online.home.forged = Some(text);
        side = name;
    });
    let begin = "The game file is not the game that this program was sent";
    assert_eq!(text, format!("{begin}: order {CHANGED} ({side}) was changed or left out"));
}

/// A line that cannot be read is mentioned, and the others count.
#[test]
fn a_damaged_file_of_what_was_sent_is_mentioned() {
    let text = compared("damaged", |_, seen| fs::write(seen, "no line\n").expect("a file"));
    assert_eq!(
        text,
        "The game file agrees with what this program was sent, but a part of what was sent cannot be read"
    );
}
