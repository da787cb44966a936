//! All that a local table offers, at a table whose game is held elsewhere: the reach of units, odds, *Why?*, overlays, the
//! report, the replay, presenter mode and the capture window. Where it can, a test compares it with a local table at the
//! position of the referee.

use super::{dragging::in_movement_of, ended::text_of, *};
use bevy::{
    input::ButtonState,
    picking::pointer::{PointerAction, PointerButton},
};
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{GameFile, InPlay, Record, Refusal, is_over},
    },
    games::guderian::rules::{counter::Piece, order::legal},
    panels::{self, OnlineClaim, Overlay, Panelled, ReplayAction},
    planning::{Offer, Plan},
    play::players::HasPlayers,
    referee::clock::ClockTerms,
    scene::{Fight, FightStage, HasScene, Overlaid, OverlayContent},
    table::{Buttons, CaptureWindow, FightShown, Hand, Overlays, Presenter, Replay, Reported, Screen},
};
use std::time::Duration;

fn without_panels(app: &mut App) {
    app.add_plugins(table::plugin);
}

fn with_panels(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
}

/// A game of the training scenario at a table with panels, whose player acts first.
fn training() -> Online<Guderian> {
    Online::on("training", &Default::default(), Reader::Seat, (Terms::default(), with_panels))
}

/// A local table at the position of the referee.
fn local<G: Played + OnTable>(online: &Online<G>, plugins: fn(&mut App)) -> Table {
    let rulebook = Arc::clone(online.home.bench.rulebook());
    let position = online.home.bench.position().clone();
    Table::of(kessel::games::on_table(), plugins, |world| {
        table::put_on_table::<G>(world, rulebook, position);
    })
}

/// The same game as it is opened from the file of the referee, with its position.
fn opened<G: Played + OnTable>(online: &mut Online<G>) -> (Record<G>, Position<G>) {
    let text = text_of::<G>(&mut online.home.store);
    let file = GameFile::<G>::parse("game.kessel", text).expect("a game file");
    let mut world = G::world();
    let opened = Record::<G>::from_file(&mut world, file).expect("a game");
    assert!(opened.whole, "{:?}", opened.notes);
    let position = G::position(&world).clone();
    (opened.record, position)
}

fn show_whole(table: &mut Table) {
    table.app.world_mut().resource_mut::<MapView>().show_whole(true);
    table.wait(4);
    // The map glides there: a drag meanwhile would end in another hex.
    let corner = hex("0101");
    for _ in 0..100 {
        let before = table.middle(corner);
        table.pass(Duration::from_millis(100));
        table.wait(1);
        if table.middle(corner) == before {
            return;
        }
    }
    panic!("the map does not come to rest");
}

/// Drags a counter a little; returns the units in the hand, and what is offered to them.
fn dragged(table: &mut Table, unit: &str) -> (Vec<UnitId>, Offer) {
    show_whole(table);
    let from = table.place(unit);
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from + Vec2::new(30.0, 0.0));
    let held = table.get::<Hand>().held.clone().expect("a counter is in the hand");
    (held.units, held.offer)
}

/// Returns the offers of the table to each unit of the side to act, once the unit is selected.
fn offers<G: OnTable>(table: &mut Table) -> Vec<(UnitId, Offer)> {
    let rulebook = table.get::<Session<G>>().rulebook.clone().expect("a game");
    let public = &table.get::<Position<G>>().public;
    let side = G::acting(&rulebook, public);
    let own = G::counters(public).iter().filter(|unit| unit.side() == side && unit.is_in_play());
    let units: Vec<UnitId> = own.map(InPlay::id).collect();
    let mut offers = Vec::new();
    for unit in units {
        table.app.world_mut().resource_mut::<Session<G>>().selected = vec![unit];
        table.wait(1);
        offers.push((unit, table.get::<Hand>().selected.clone()));
    }
    table.app.world_mut().resource_mut::<Session<G>>().selected.clear();
    table.wait(1);
    offers
}

/// Compares the offers to the units of the player at the table with those at a local table, in two positions of a game by
/// chance.
#[track_caller]
fn offers_the_same<G: Played + OnTable>(scenario: &str, options: &G::Options) {
    let mut online = Online::<G>::new(scenario, options, Reader::Seat);
    let (mut compared, mut next) = (0, 0);
    for order in 0..120 {
        if compared == 2 || online.home.bench.due().is_empty() {
            break;
        }
        if order >= next && online.home.reader == Reader::Seat(online.home.acting()) {
            let offered = offers::<G>(&mut online.table);
            if offered.iter().any(|(_, offer)| !offer.is_empty()) {
                let at_home = offers::<G>(&mut local(&online, without_panels));
                assert_eq!(offered, at_home, "after {order} orders");
                (compared, next) = (compared + 1, order + 12);
            }
        }
        online.play_one();
    }
    assert_eq!(compared, 2, "the positions with offers");
}

#[test]
fn a_dragged_unit_has_the_reach_of_a_local_table() {
    let (mut online, start, _) = in_movement_of(Online::new("training", &Default::default(), Reader::Seat));
    let mut table = local(&online, without_panels);
    let (units, offer) = dragged(&mut online.table, SEVENTH[1]);
    assert!(offer.places.keys().any(|hex| hex.distance(start) > 1), "{offer:?}");
    assert_eq!((units, offer), dragged(&mut table, SEVENTH[1]));
}

#[test]
fn units_are_offered_what_a_local_table_offers() {
    let hidden = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    offers_the_same::<Platoon>("meeting", &hidden);
    let hidden = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    offers_the_same::<Squad>("patrol", &hidden);
    offers_the_same::<Panzer44>("ailette", &Default::default());
}

/// Lets both players play until the one at the table would attack; returns the attack, which is not given.
fn before_an_attack() -> (Online<Guderian>, Vec<UnitId>, Vec<Hex>) {
    let mut online = training();
    online.home.players = [1, 2].map(|seed| Guderian::player("greedy", seed).expect("a player"));
    for _ in 0..300 {
        let seat = online.home.acting();
        if online.home.reader != Reader::Seat(seat) {
            online.play_one();
            continue;
        }
        match online.own_order(seat) {
            Order::Attack { units, targets } => return (online, units, targets),
            order => online.give(order),
        }
        online.assert_not_refused();
    }
    panic!("the player of this seed gave no attack in 300 orders");
}

/// Plans an attack when all dice are at rest, and shows it to viewers in presenter mode.
fn planned(table: &mut Table, units: &[UnitId], targets: &[Hex]) -> Fight {
    for _ in 0..60 {
        table.pass(Duration::from_millis(250));
        table.wait(1);
    }
    let mut plan = table.app.world_mut().resource_mut::<Plan<Guderian>>();
    (plan.0.attack.units, plan.0.attack.targets) = (units.to_vec(), targets.to_vec());
    table.wait(3);
    table.tap(KeyCode::KeyP);
    table.wait(4);
    table.get::<FightShown>().fight.clone().expect("a planned fight")
}

#[test]
fn a_planned_attack_has_its_odds() {
    let (mut online, units, targets) = before_an_attack();
    let mut table = local(&online, with_panels);
    let fight = planned(&mut online.table, &units, &targets);
    assert!(fight.stage == FightStage::Planned && fight.targets.contains(&targets[0]), "{fight:?}");
    assert!(!fight.odds.is_empty() && !fight.chances.is_empty(), "{fight:?}");
    assert_eq!(fight, planned(&mut table, &units, &targets));
}

/// The refusal is that of a local table, and *Why?* cites its case for the same hex, also in the book beside the table.
#[test]
fn why_cites_the_case_of_a_refused_hex() {
    let (mut online, start, _) = in_movement_of(training());
    let mut at_home = local(&online, with_panels);
    let offered = {
        show_whole(&mut online.table);
        online.table.app.world_mut().resource_mut::<Session<Guderian>>().selected =
            SEVENTH.map(word).to_vec();
        online.table.wait(2);
        online.table.get::<Hand>().selected.clone()
    };
    let rulebook = online.session().rulebook.clone().expect("a game");
    let far = {
        let public = &online.table.position().public;
        let pieces: Vec<Piece> = SEVENTH.iter().map(|id| online.table.piece(id)).collect();
        let is_empty = |hex: &Hex| public.stack(*hex).next().is_none();
        let leads_there = |hex: &Hex| legal::cheapest_way(&rulebook, public, &pieces, *hex).is_some();
        let dark = |hex: &Hex| offered.at(*hex, false).is_none() && is_empty(hex) && leads_there(hex);
        rulebook.board.hexes().filter(dark).min_by_key(|hex| hex.distance(start)).expect("a hex too far")
    };
    let refused = |table: &mut Table| {
        show_whole(table);
        let (from, to) = (table.place(SEVENTH[1]), table.middle(far));
        table.drag_with_shift(from, to);
    };
    refused(&mut online.table);
    online.exchange();
    let refusal: Refusal = online.session().refusal.clone().expect("the referee refuses it");
    assert_ne!(refusal.case, "table", "{refusal}");
    refused(&mut at_home);
    assert_eq!(at_home.session().refusal.as_ref(), Some(&refusal));

    let question = panels::Question { hex: far, units: SEVENTH.map(word).to_vec() };
    let explained = Guderian::why(&rulebook, &online.table.position().public, &question);
    assert!(explained.sentences().any(|sentence| sentence.case == refusal.case), "{explained:?}");
    let table = &mut online.table;
    table.app.world_mut().resource_mut::<Session<Guderian>>().selected = question.units;
    table.go_to(far);
    table.tap(KeyCode::KeyQ);
    table.wait(3);
    let link = format!("why {}", refusal.case);
    assert!(table.get::<Buttons>().0.contains_key(&link), "{link}: {:?}", table.get::<Buttons>().0.keys());
}

/// Returns an overlay to be compared. A unit that was sent back has moved as its order says at a local table, and as it was
/// sent back in an online game, whose orders the table does not have: of moves their sides and beginnings are compared.
fn begun_alike(content: &OverlayContent) -> Result<Vec<(Flag, Option<Hex>)>, &OverlayContent> {
    match content {
        OverlayContent::Moves(moves) => {
            Ok(moves.iter().map(|made| (made.flag, made.hexes.first().copied())).collect())
        }
        other => Err(other),
    }
}

/// Every overlay has the content that it has in the game as it is opened from its file, that of the last moves too.
#[test]
fn overlays_are_those_of_a_local_table() {
    let (mut online, _, target) = in_movement_of(Online::new("training", &Default::default(), Reader::Seat));
    let (from, to) = (online.table.place(SEVENTH[1]), online.table.middle(target));
    online.table.drag_with_shift(from, to);
    online.exchange();
    online.assert_not_refused();
    online.table.tap(KeyCode::Digit1);
    assert_eq!(online.table.get::<Overlays>().on(), [Overlay(0)]);
    let (record, position) = opened(&mut online);
    let mut last = None;
    for (number, listed) in Guderian::OVERLAYS.iter().enumerate() {
        let (now, sent) = (online.table.position(), online.session().record());
        let shown = Guderian::overlay(Overlay(number), &record.rulebook, now, sent);
        let at_home = Guderian::overlay(Overlay(number), &record.rulebook, &position, Some(&record));
        assert_eq!(begun_alike(&shown), begun_alike(&at_home), "{}", listed.name);
        last = Some(shown);
    }
    match last {
        Some(OverlayContent::Moves(moves)) => {
            assert!(moves.iter().any(|made| made.hexes.last() == Some(&target)), "{moves:?}");
        }
        other => panic!("the last overlay shows no moves: {other:?}"),
    }
}

#[test]
fn the_report_is_on_the_game_so_far() {
    let mut online = Online::<Guderian>::new("training", &Default::default(), Reader::Seat);
    for _ in 0..12 {
        online.play_one();
    }
    online.request(Request::ShowReport);
    online.exchange();
    assert_eq!(online.table.screen(), Screen::Report);
    let (record, position) = opened(&mut online);
    let report = &online.table.get::<Reported<Guderian>>().report;
    assert_eq!((report.orders, report), (12, &Guderian::report(&record, &position)));
    online.request(Request::CloseReport);
    online.exchange();
    assert_eq!(online.table.screen(), Screen::Table);
    online.play_one();
}

/// Messages that arrive while a replay is shown wait until it is left.
#[test]
fn a_replay_shows_the_steps_that_were_sent() {
    let mut online = Online::<Guderian>::new("training", &Default::default(), |_| Reader::Spectators);
    let mut positions = vec![online.table.position().clone()];
    for _ in 0..5 {
        online.play_one();
        positions.push(online.table.position().clone());
    }
    for action in [ReplayAction::Open, ReplayAction::Go(2)] {
        online.request(Request::Replay(action));
        online.exchange();
    }
    online.assert_not_refused();
    assert_eq!(online.table.screen(), Screen::Replay);
    let seat = online.home.acting();
    online.home.play(seat);
    online.exchange();
    assert_eq!(online.table.get::<Replay<Guderian>>().state().now, 2);
    assert_eq!(*online.table.position(), positions[2]);
    online.request(Request::Replay(ReplayAction::Leave));
    online.exchange();
    assert_eq!((online.table.screen(), online.home.bench.orders()), (Screen::Table, 6));
    online.assert_level();
}

#[test]
fn viewers_read_the_caption_in_presenter_mode_and_in_the_capture_window() {
    let mut online = training();
    let mut at_home = local(&online, with_panels);
    let captions = [&mut online.table, &mut at_home].map(|table| {
        table.tap(KeyCode::KeyP);
        table.wait(4);
        let presenter = table.get::<Presenter>();
        assert!(presenter.on);
        presenter.caption.clone().expect("viewers are told something")
    });
    assert!(!captions[0].phase.is_empty());
    assert_eq!((&captions[0].turn, &captions[0].phase), (&captions[1].turn, &captions[1].phase));
    let table = &mut online.table;
    table.tap(KeyCode::KeyP);
    table.wait(2);
    assert!(!table.get::<Presenter>().on && table.get::<Presenter>().caption.is_none());
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.tap(KeyCode::KeyP);
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    table.wait(2);
    let world = table.app.world_mut();
    let windows = world.query_filtered::<Entity, With<CaptureWindow>>().iter(world).count();
    assert_eq!((windows, table.get::<Presenter>().caption.is_some()), (1, true));
}

/// The time of the player who must act runs out, and the bar of the opponent offers the claim, which ends the game.
#[test]
fn a_claim_on_time_from_the_bar_ends_the_game() {
    let terms = Terms { clock: ClockTerms::Turn { seconds: 600 }, ..Terms::default() };
    let reader = |acting: usize| Reader::Seat(1 - acting);
    let mut online = Online::<Squad>::on("patrol", &Default::default(), reader, (terms, with_panels));
    let offers_claim = |online: &Online<Squad>| online.table.get::<Buttons>().0.contains_key("Claim on time");
    assert!(!offers_claim(&online), "there is time left");
    // The referee looks at its clocks every four seconds.
    for looks in 1..=160 {
        let home = &mut online.home;
        let sent = home.bench.tick(&mut home.store, 1_000 + looks * 4_000);
        let to_table =
            sent.iter().filter(|outgoing| matches!(outgoing.to, To::Reader(to) if to == home.reader));
        home.line.wire().to_table.extend(to_table.map(|outgoing| written(&outgoing.message)));
    }
    online.exchange();
    assert!(!online.home.bench.due().is_empty(), "the game goes on");
    assert!(offers_claim(&online), "{:?}", online.table.get::<Buttons>().0.keys());
    online.request(Request::Online(OnlineAction::Claim(OnlineClaim::Time)));
    online.exchange();
    online.assert_not_refused();
    assert!(online.home.bench.due().is_empty());
    assert!(is_over::<Squad>(&online.table.get::<Position<Squad>>().public));
}
