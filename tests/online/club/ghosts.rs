//! The drag of a player, which the other player is shown if both want it: never a hidden unit, never to spectators, and
//! nothing while plots are written.

use super::{
    house::House,
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, InPlay, PositionData, Viewer, counter},
    },
    games::{
        guderian::rules::{Guderian, counter::Counter},
        panzer44::rules::{Panzer44, phase::Phase},
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad, order::Order},
    },
    referee::{
        Played,
        wire::{ClientMessage, NewOffer, RefereeMessage},
    },
};
use std::sync::Arc;

/// The most orders until something must have happened.
const PATIENCE: usize = 300;

/// The shown and the hidden units after which a test has seen enough.
const MANY: usize = 20;

fn want(game: &str, show: bool) -> ClientMessage {
    ClientMessage::Drags { game: game.to_owned(), show }
}

fn wants(game: &str, own: bool, other: bool) -> RefereeMessage {
    RefereeMessage::Drags { game: game.to_owned(), own, other }
}

fn drag(game: &str, units: &[UnitId], hex: Option<Hex>) -> ClientMessage {
    ClientMessage::Ghost { game: game.to_owned(), units: units.to_vec(), hex }
}

fn ghost(game: &str, units: &[UnitId], hex: Option<Hex>) -> RefereeMessage {
    RefereeMessage::Ghost { game: game.to_owned(), units: units.to_vec(), hex }
}

/// The side of a player.
fn side_of<G: Played>(table: &Table<G>, number: usize) -> usize {
    match table.viewers[number].client.held().unwrap().eyes {
        Viewer::Side(side) => side,
        other => panic!("{other:?} is no player"),
    }
}

/// The player that alone is waited for; none if both are, or no player is.
fn alone<G: Played>(table: &Table<G>) -> Option<usize> {
    let due = &table.viewers[0].client.held().unwrap().due;
    [0, 1].into_iter().find(|number| *due == [side_of(table, *number)])
}

/// The units of a player that a viewer has with a place, each with its hex.
fn on_map<G: Played>(table: &Table<G>, number: usize, viewer: usize) -> Vec<(UnitId, Hex)> {
    let side = side_of(table, number);
    let public = &table.viewers[viewer].client.held().unwrap().position.public;
    let own = G::counters(public).iter().filter(|counter| InPlay::side(*counter) == side);
    own.filter_map(|counter| Some((InPlay::id(counter), InPlay::hex(counter)?))).take(60).collect()
}

/// Forgets what was sent to all viewers until now.
fn look_away<G: Played>(house: &mut House, table: &Table<G>) {
    for viewer in &table.viewers {
        house.texts(viewer.link);
    }
}

/// Lets both players want drags.
fn let_both_want<G: Played>(house: &mut House, table: &Table<G>) {
    for viewer in &table.viewers[..2] {
        house.send(viewer.link, &want(&table.game, true));
    }
    look_away(house, table);
}

/// Plays until one player alone is waited for and has a unit that the other one sees.
fn until_seen<G: Played>(house: &mut House, table: &mut Table<G>) -> (usize, UnitId, Hex) {
    for _ in 0..PATIENCE {
        let number = alone(table);
        let seen = number.and_then(|number| on_map(table, number, 1 - number).first().copied());
        if let Some((number, (unit, hex))) = number.zip(seen) {
            return (number, unit, hex);
        }
        assert!(table.advance(house), "the game is over");
    }
    panic!("no unit is seen");
}

/// The links of a player, of the other player and of the guest.
fn links<G: Played>(table: &Table<G>, number: usize) -> [LinkId; 3] {
    [number, 1 - number, 2].map(|number| table.viewers[number].link)
}

#[test]
fn a_drag_is_shown_to_the_other_player_if_both_want_it() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let (number, unit, hex) = until_seen(&mut house, &mut table);
    let [own, other, guest] = links(&table, number);
    let game = table.game.clone();
    let dragged = drag(&game, &[unit], Some(hex));
    // A spectator has no say in it, and drags nothing.
    assert!(house.ask(guest, &want(&game, true)).is_empty());
    for (first, second) in [(false, false), (true, false), (false, true), (true, true)] {
        house.send(own, &want(&game, first));
        house.send(other, &want(&game, second));
        look_away(&mut house, &table);
        house.send(own, &dragged);
        let expected = if first && second { vec![ghost(&game, &[unit], Some(hex))] } else { Vec::new() };
        assert_eq!(house.messages(other), expected, "{first} {second}");
        assert!(house.messages(own).is_empty() && house.messages(guest).is_empty());
    }
    house.send(guest, &dragged);
    assert!([own, other, guest].into_iter().all(|link| house.messages(link).is_empty()));
    // The end is passed on once.
    for expected in [vec![ghost(&game, &[], None)], Vec::new()] {
        house.send(own, &drag(&game, &[], None));
        assert_eq!(house.messages(other), expected);
    }
    // A drag that is shown ends when its player wants none to be shown any more.
    house.ask(own, &dragged);
    look_away(&mut house, &table);
    house.send(own, &want(&game, false));
    assert_eq!(house.messages(other), [ghost(&game, &[], None), wants(&game, true, false)]);
}

/// A second line of a player and one that comes again know the wishes, which last as long as the line.
#[test]
fn each_player_knows_what_the_other_one_wants() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let [own, other, guest] = links(&table, 0);
    house.wait(1_000);
    look_away(&mut house, &table);
    assert_eq!(house.ask(own, &want(&table.game, true)), [wants(&table.game, true, false)]);
    assert_eq!(house.messages(other), [wants(&table.game, false, true)]);
    assert!(house.messages(guest).is_empty());
    house.hall.unlink(own, house.at);
    house.wait(300);
    assert_eq!(house.messages(other).last(), Some(&wants(&table.game, false, false)));
    assert!(house.messages(guest).iter().all(|message| matches!(message, RefereeMessage::Here { .. })));
}

/// A drag is passed on only in the turn of its player, and only for own units that the other one sees.
#[test]
fn what_is_no_drag_of_a_player_to_order_is_dropped() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let (number, unit, hex) = until_seen(&mut house, &mut table);
    let [own, other, _] = links(&table, number);
    let_both_want(&mut house, &table);
    let unknown: UnitId = "nothing".parse().unwrap();
    let off_map: Hex = "9999".parse().unwrap();
    let foreign = {
        let public = &table.viewers[number].client.held().unwrap().position.public;
        let side = side_of(&table, 1 - number);
        let counters = Squad::counters(public).iter();
        counters.filter(|counter| InPlay::side(*counter) == side).map(InPlay::id).collect::<Vec<_>>()
    };
    let many = vec![unit; 65];
    for message in [
        drag(&table.game, &[unknown], Some(hex)),
        drag(&table.game, &[unit], Some(off_map)),
        drag(&table.game, &[unit], None),
        drag(&table.game, &foreign, Some(hex)),
        drag(&table.game, &many, Some(hex)),
        drag("nothing", &[unit], Some(hex)),
    ] {
        house.send(own, &message);
        assert!(house.messages(own).is_empty() && house.messages(other).is_empty(), "{message:?}");
    }
    house.send(other, &drag(&table.game, &foreign, Some(hex)));
    assert!(house.messages(own).is_empty() && house.messages(other).is_empty(), "it is not their turn");
}

/// Drags everything that a player has on the map after each order. The other player is shown what their own program has on
/// the map and may be dragged, and nothing else. Returns the numbers of shown and of hidden units.
fn shown_and_hidden<G: Played>(offer: NewOffer, may: fn(&G::Counter) -> bool) -> [usize; 2] {
    let mut house = House::new();
    let mut table = Table::<G>::new(&mut house, offer, [3, 4]);
    let_both_want(&mut house, &table);
    let mut counts = [0, 0];
    for _ in 0..PATIENCE {
        if let Some(number) = alone(&table) {
            let [shown, hidden] = drag_all(&mut house, &table, number, may);
            counts = [counts[0] + shown, counts[1] + hidden];
        }
        if counts.iter().all(|count| *count > MANY) || !table.advance(&mut house) {
            break;
        }
    }
    counts
}

/// Drags everything that a player has on the map, and returns the numbers of shown and of hidden units.
fn drag_all<G: Played>(
    house: &mut House,
    table: &Table<G>,
    number: usize,
    may: fn(&G::Counter) -> bool,
) -> [usize; 2] {
    let dragged = on_map(table, number, number);
    let Some((_, hex)) = dragged.first().copied() else { return [0, 0] };
    let units: Vec<UnitId> = dragged.into_iter().map(|(unit, _)| unit).collect();
    let known = &table.viewers[1 - number].client.held().unwrap().position.public;
    let is_shown = |unit: &UnitId| counter::<G>(known, *unit).is_some_and(may);
    let shown: Vec<UnitId> = units.iter().copied().filter(is_shown).collect();
    let [own, other, guest] = links(table, number);
    look_away(house, table);
    house.send(own, &drag(&table.game, &units, Some(hex)));
    house.send(own, &drag(&table.game, &[], None));
    let mut expected = Vec::new();
    if !shown.is_empty() {
        expected = vec![ghost(&table.game, &shown, Some(hex)), ghost(&table.game, &[], None)];
    }
    assert_eq!(house.messages(other), expected);
    assert!(house.messages(own).is_empty() && house.messages(guest).is_empty());
    [shown.len(), units.len() - shown.len()]
}

fn with_options<G: Played>(scenario: &str, options: &G::Options) -> NewOffer {
    NewOffer { options: Some(serde_json::to_value(options).unwrap()), ..offer::<G>(scenario) }
}

#[test]
fn a_hidden_unit_of_platoon_is_never_shown() {
    let options = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    let offer = with_options::<Platoon>("meeting", &options);
    let counts = shown_and_hidden::<Platoon>(offer, |counter| InPlay::hex(counter).is_some());
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

fn hidden_squad() -> NewOffer {
    let options = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    with_options::<Squad>("patrol", &options)
}

#[test]
fn a_hidden_unit_of_squad_is_never_shown() {
    let counts = shown_and_hidden::<Squad>(hidden_squad(), |counter| InPlay::hex(counter).is_some());
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// Both players see where an untried division is, and not where its owner thinks of moving it (15).
#[test]
fn an_untried_division_of_guderian_is_never_shown() {
    let may = |counter: &Counter| counter.hex().is_some() && !counter.is_untried();
    let counts = shown_and_hidden::<Guderian>(offer::<Guderian>("training"), may);
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// Plots are written in secret: also the second one, when its player alone is waited for (3.1, 5).
#[test]
fn nothing_is_shown_while_plots_are_written() {
    let mut house = House::new();
    let mut table = Table::<Panzer44>::new(&mut house, offer::<Panzer44>("ailette"), [3, 4]);
    let_both_want(&mut house, &table);
    let (mut secret, mut second, mut open) = (0, 0, 0);
    for _ in 0..PATIENCE {
        let phase = table.viewers[2].client.held().unwrap().position.public.phase;
        let turn = alone(&table);
        for number in [0, 1] {
            let Some((unit, hex)) = on_map(&table, number, 1 - number).first().copied() else { continue };
            let [own, other, guest] = links(&table, number);
            look_away(&mut house, &table);
            house.send(own, &drag(&table.game, &[unit], Some(hex)));
            house.send(own, &drag(&table.game, &[], None));
            let is_shown = !house.messages(other).is_empty();
            assert!(house.messages(guest).is_empty());
            assert_eq!(is_shown, phase != Phase::Plot && turn == Some(number), "{phase:?}");
            secret += usize::from(phase == Phase::Plot && turn.is_none());
            second += usize::from(phase == Phase::Plot && turn == Some(number));
            open += usize::from(is_shown);
        }
        if [secret, second, open].iter().all(|count| *count > 0) || !table.advance(&mut house) {
            break;
        }
    }
    assert!([secret, second, open].iter().all(|count| *count > 0), "{secret} {second} {open}");
}

/// What others are sent of a set-up.
struct SetUp {
    /// The numbers and hashes of the views of the other player and of the guest.
    known: [(u64, String); 2],
    /// The hash of the view of the player who sets up.
    own: String,
    /// Whether the other player sees each of the two units.
    are_seen: [bool; 2],
    /// The texts that the others are sent when both units are dragged, and when the hidden one is.
    sent: Vec<Arc<str>>,
}

/// Sets up two units in these hexes and drags them, in a game that is the same whenever it begins; none if they cannot be set
/// up there.
fn set_up(hexes: [Hex; 2]) -> Option<SetUp> {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, hidden_squad(), [3, 4]);
    let number = table.acting().unwrap();
    let units: [UnitId; 2] = ["ge-rifle-1", "ge-rifle-2"].map(|unit| unit.parse().unwrap());
    for (unit, hex) in units.into_iter().zip(hexes) {
        let order = Order::Place { unit, hex, facing: None };
        if !matches!(table.give(&mut house, number, &order), RefereeMessage::Done { .. }) {
            return None;
        }
    }
    let_both_want(&mut house, &table);
    let [own, other, guest] = links(&table, number);
    let over = Some(hexes[1]);
    for dragged in [units.as_slice(), &[], &units[..1], &[]] {
        house.send(own, &drag(&table.game, dragged, over.filter(|_| !dragged.is_empty())));
    }
    let sent = [other, guest].into_iter().flat_map(|link| house.texts(link)).collect();
    let held = |viewer: usize| {
        let held = table.viewers[viewer].client.held().unwrap();
        (held.n, held.hash.clone())
    };
    let seen = on_map(&table, number, 1 - number);
    let are_seen = units.map(|unit| seen.iter().any(|(other, _)| *other == unit));
    Some(SetUp { known: [held(1 - number), held(2)], own: held(number).1, are_seen, sent })
}

/// Two positions that differ only in the place of a hidden unit: the drags of it and of a unit that is seen give the other
/// player and spectators the same texts, byte for byte.
#[test]
fn the_drags_of_twins_are_not_told_apart() {
    let first: Hex = "0604".parse().unwrap();
    let rulebook = Squad::load("patrol", &Default::default()).unwrap();
    let mut near: Vec<Hex> = Squad::board(&rulebook).hexes().filter(|hex| hex.distance(first) <= 3).collect();
    near.sort_by_key(|hex| hex.distance(first));
    // The second unit is in the open.
    let open = near.iter().copied().find(|hex| set_up([first, *hex]).is_some_and(|it| it.are_seen[1]));
    let open = open.expect("a hex without cover");
    let mut twins: Vec<SetUp> = Vec::new();
    for hex in near {
        let set_up = set_up([hex, open]).filter(|it| it.are_seen == [false, true]);
        twins.extend(set_up);
        if twins.len() == 2 {
            break;
        }
    }
    let [one, other] = twins.as_slice() else { panic!("{} hexes with cover", twins.len()) };
    assert_ne!(one.own, other.own, "they differ");
    assert_eq!(one.known, other.known, "they differ in nothing that others know");
    assert!(!one.sent.is_empty(), "the unit that is seen is shown");
    assert_eq!(one.sent, other.sent);
}
