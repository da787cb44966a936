//! The last deed on the table: in play, in a replay, and after the replay.

use crate::windowless::{SEVENTH, Table, face_to_face, hex, word};
use kessel::{
    games::guderian::rules::order::Order,
    panels::ReplayAction,
    scene::Deed,
    table::{Deeds, Request},
};
use std::path::Path;

impl Table {
    fn deed(&self) -> Option<&Deed> {
        self.get::<Deeds>().latest()
    }

    fn replay_deeds(&mut self, action: ReplayAction) {
        self.request(Request::Replay(action));
        self.wait(2);
    }
}

/// A replay shows the same deed at its moment as the game did, whether it goes on or jumps there.
#[test]
fn an_attack_stays_on_the_map_and_comes_back_in_the_replay() {
    let mut table = Table::with(face_to_face(1));
    table.wait(2);
    assert_eq!(table.deed(), None);
    let units = SEVENTH.map(word).to_vec();
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    table.wait(2);
    let live = table.deed().cloned().expect("a deed");
    let [strike] = live.strikes.as_slice() else { panic!("{live:?}") };
    assert_eq!((strike.targets.as_slice(), strike.firers.len()), (&[hex("1208")][..], 3));
    assert!(live.outcomes.iter().any(|outcome| outcome.hex == hex("1208")), "{live:?}");
    let orders = table.session().moves;
    table.replay_deeds(ReplayAction::Open);
    assert_eq!(table.deed(), None, "nothing has happened at the beginning");
    table.replay_deeds(ReplayAction::Go(1));
    assert_eq!(table.deed(), Some(&live));
    table.replay_deeds(ReplayAction::Go(0));
    assert_eq!(table.deed(), None);
    table.replay_deeds(ReplayAction::Go(usize::MAX));
    assert_eq!(table.deed().map(|deed| &deed.strikes), Some(&live.strikes));
    table.replay_deeds(ReplayAction::Leave);
    assert_eq!(table.deed(), Some(&live));
    assert!(table.session().moves > orders);
    // From the beginning it jumps there, and finds the deed in the record.
    table.replay_deeds(ReplayAction::OpenAt(1));
    assert_eq!(table.deed(), Some(&live));
}

/// While the die rolls, neither the log nor the result on the map tells what it will show.
#[test]
fn nothing_is_told_before_the_die_is_at_rest() {
    let mut table = Table::with(face_to_face(1));
    let before = table.session().log.len();
    let units = SEVENTH.map(word).to_vec();
    table.request(Request::order(Order::Attack { units, targets: vec![hex("1208")] }));
    let session = table.session();
    assert!(session.log.len() > before);
    assert_eq!(session.told(true).len(), before);
    assert_eq!(session.told(false).len(), session.log.len());
}

/// A game that is opened shows the last deed in it, as its replay does at the end.
#[test]
fn a_game_that_is_opened_shows_what_was_done_last() {
    let mut table = Table::with(|_, _| {});
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/platoon/golden/meeting.kessel");
    table.request(Request::Load(file));
    table.wait(3);
    let opened = table.deed().cloned().expect("a deed");
    assert!(!opened.strikes.is_empty(), "{opened:?}");
    table.replay_deeds(ReplayAction::Open);
    table.replay_deeds(ReplayAction::Go(usize::MAX));
    assert_eq!(table.deed(), Some(&opened));
    table.request(Request::ToTitle);
    table.wait(2);
    assert_eq!(table.deed(), None, "the title shows none");
}
