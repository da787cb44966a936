//! Drags at a table whose game is held elsewhere, and the pale counters of the other player's drag and of the own order.

use super::*;
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::Piece,
        movement::{Group, reach::Reach},
        phase::Phase,
    },
    referee::wire::RefereeMessage,
    table::PaleCounter,
};
use std::time::Duration;

impl<G: Played + OnTable> Online<G> {
    /// Sends the table a message that the hall of a club would send.
    fn tell(&mut self, message: &RefereeMessage) {
        self.home.line.wire().to_table.push_back(written(message));
        self.table.wait(2);
    }

    /// Lets both players want drags.
    fn let_both_want(&mut self) {
        self.request(Request::Online(OnlineAction::ShowDrags(true)));
        self.tell(&RefereeMessage::Drags { game: ID.to_owned(), own: true, other: true });
    }

    /// The messages under way to the referee.
    fn under_way(&self) -> Vec<ClientMessage> {
        let wire = self.home.line.wire();
        wire.to_referee.iter().map(|text| read_from_client(text).expect("a message")).collect()
    }

    /// The pale counters on the table, by their units.
    fn pale(&mut self) -> Vec<(UnitId, Hex)> {
        let world = self.table.app.world_mut();
        let mut counters = world.query::<&PaleCounter>();
        let mut pale: Vec<_> = counters.iter(world).map(|pale| (pale.unit, pale.hex)).collect();
        pale.sort_unstable_by_key(|(unit, _)| *unit);
        pale
    }
}

fn ghost(units: &[UnitId], hex: Option<Hex>) -> RefereeMessage {
    RefereeMessage::Ghost { game: ID.to_owned(), units: units.to_vec(), hex }
}

/// The German movement at the table of its player, with the hex of the Seventh and one two hexes away.
fn in_movement() -> (Online<Guderian>, Hex, Hex) {
    in_movement_of(Online::new("training", &Default::default(), Reader::Seat))
}

/// The same in a game that has been begun.
pub(super) fn in_movement_of(mut online: Online<Guderian>) -> (Online<Guderian>, Hex, Hex) {
    for _ in 0..200 {
        if online.home.bench.position().public.phase == Phase::GermanMovement {
            break;
        }
        online.play_one();
    }
    assert_eq!(online.table.position().public.phase, Phase::GermanMovement);
    assert_eq!(online.home.reader, Reader::Seat(online.home.acting()));
    online.table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    online.table.wait(4);
    let (start, target) = {
        let pieces: Vec<Piece> = SEVENTH.iter().map(|id| online.table.piece(id)).collect();
        let rulebook = online.session().rulebook.clone().expect("a game");
        let public = &online.table.position().public;
        let group = Group::new(&rulebook, public, &pieces).expect("they may move");
        let reach = Reach::new(&rulebook, public, &group);
        let start = group.start;
        (start, reach.hexes().iter().copied().find(|hex| hex.distance(start) == 2))
    };
    (online, start, target.expect("two hexes away"))
}

/// The drag of a stack is an order like any other: the referee plays it, and the counters move when it has answered (6.1).
/// Until then they are pale at their goal.
#[test]
fn a_drag_at_the_table_moves_counters_at_the_referee() {
    let (mut online, start, target) = in_movement();
    let (from, to) = (online.table.place(SEVENTH[1]), online.table.middle(target));
    let lines = online.session().log.len();
    online.table.drag_with_shift(from, to);
    assert_eq!(SEVENTH.map(|id| online.table.stands(id)), [Some(start); 3], "the referee has not answered");
    assert_eq!(online.pale(), SEVENTH.map(|id| (word(id), target)));
    online.exchange();
    online.assert_not_refused();
    assert_eq!(SEVENTH.map(|id| online.table.stands(id)), [Some(target); 3]);
    assert_eq!(online.pale(), []);
    assert!(online.session().log.len() > lines, "the move is in the log");
    online.assert_level();
}

/// If both players want it, the drag of the player here is sent, and its end.
#[test]
fn a_drag_at_the_table_is_sent_to_the_other_player() {
    let (mut online, start, target) = in_movement();
    online.let_both_want();
    let show = ClientMessage::Drags { game: ID.to_owned(), show: true };
    assert!(online.under_way().contains(&show));
    online.exchange();
    let (from, to) = (online.table.place(SEVENTH[1]), online.table.middle(target));
    online.table.drag_with_shift(from, to);
    online.table.pass(Duration::from_secs(1));
    online.table.wait(1);
    let mut sent = online.under_way();
    sent.retain(|message| matches!(message, ClientMessage::Ghost { .. }));
    match sent.as_slice() {
        [
            ClientMessage::Ghost { units, hex: Some(hex), .. },
            ..,
            ClientMessage::Ghost { units: none, hex: None, .. },
        ] => assert!(units.len() == SEVENTH.len() && none.is_empty() && *hex != start),
        other => panic!("{other:?}"),
    }
}

/// The drag of the other player is shown if the player here wants it: until it ends, an order comes, or nothing is heard of it
/// for three seconds.
#[test]
fn the_drag_of_the_other_player_is_a_pale_counter() {
    let mut online = Online::<Squad>::new("patrol", &Default::default(), |acting| Reader::Seat(1 - acting));
    let (unit, over) = (word("ge-rifle-1"), hex("0604"));
    online.tell(&ghost(&[unit], Some(over)));
    assert_eq!(online.pale(), [], "it is not wanted");
    online.let_both_want();
    for end in ["its end", "three seconds", "an order"] {
        online.tell(&ghost(&[unit], Some(hex("0605"))));
        online.tell(&ghost(&[unit], Some(over)));
        assert_eq!(online.pale(), [(unit, over)]);
        match end {
            "its end" => online.tell(&ghost(&[], None)),
            "three seconds" => {
                online.table.pass(Duration::from_secs(3));
                online.table.wait(1);
            }
            _ => online.play_one(),
        }
        assert_eq!(online.pale(), [], "{end}");
    }
}
