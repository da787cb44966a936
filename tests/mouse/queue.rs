//! One queue takes every request. Orders, undo and redo of one frame keep the order in which they were given, whatever
//! game is on the table and whatever still moves.

use super::{
    Table,
    panzer44::{stands, vauclair_with},
    windowless::{hex, on_the_move, word},
};
use kessel::{
    games::{guderian, panzer44},
    panels::Custom,
    table::{Request, SessionRequest},
};

impl Table {
    /// Sends all these requests, and runs one frame.
    fn at_once(&mut self, requests: impl IntoIterator<Item = Request>) {
        self.app.world_mut().write_message_batch(requests.into_iter().map(SessionRequest));
        self.wait(1);
    }
}

fn deploy(unit: &str, at: &str) -> Request {
    Request::order(panzer44::rules::order::Order::Deploy { unit: word(unit), hex: hex(at) })
}

#[test]
fn an_undo_and_an_order_of_one_frame_keep_their_order() {
    let mut table = vauclair_with(Custom::default(), |_| {});
    let (gun, tank) = ("ge-pak-40-1", "ge-stug-3-1");
    table.at_once([deploy(gun, "1311"), Request::Undo, deploy(tank, "1510")]);
    assert_eq!((stands(&table, gun), stands(&table, tank)), (None, Some(hex("1510"))));
    // The tank still moves to its hex.
    table.at_once([Request::Undo, deploy(gun, "1311"), deploy(tank, "1409")]);
    table.at_once([Request::Undo, Request::Undo, Request::Redo, deploy(tank, "1510")]);
    assert_eq!((stands(&table, gun), stands(&table, tank)), (Some(hex("1311")), Some(hex("1510"))));
}

#[test]
fn a_march_an_undo_and_another_march_keep_their_order() {
    let mut table = Table::with(on_the_move);
    let go = |unit: &str, at: &str| {
        let (units, path) = (vec![word(unit)], vec![hex(at)]);
        Request::order(guderian::rules::order::Order::Move { units, path })
    };
    table.at_once([go("pz-25-7", "1109"), Request::Undo, go("pzg-6-7", "1109")]);
    assert_eq!((table.stands("pz-25-7"), table.stands("pzg-6-7")), (Some(hex("1108")), Some(hex("1109"))));
    // The unit still moves.
    table.at_once([Request::Undo, go("pzg-7-7", "1109")]);
    let stand = ["pzg-6-7", "pzg-7-7"].map(|unit| table.stands(unit));
    assert_eq!(stand, [Some(hex("1108")), Some(hex("1109"))], "{:?}", table.session().refusal);
}

#[test]
fn an_order_of_another_game_is_refused_with_a_sentence() {
    let mut table = Table::with(on_the_move);
    table.at_once([deploy("ge-pak-40-1", "1311")]);
    let why = table.session().refusal.as_ref().map(|refusal| refusal.words()).unwrap_or_default();
    assert!(why.contains("another game"), "{why}");
}
