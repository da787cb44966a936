//! The mouse on the table: real picking of real sprites, without a window and without a graphics card.

use bevy::{
    camera::NormalizedRenderTarget,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    log::LogPlugin,
    picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    window::{PrimaryWindow, WindowRef},
    winit::WinitPlugin,
};
use kessel::{
    board::Hex,
    counters::{Points, Word},
    games::guderian::{
        CounterEntities, Guderian, Position, Rulebook,
        battle::Decision,
        counter::{Piece, Place},
        kinds::{Kind, Side},
        legal,
        movement::Group,
        order::Order,
        phase::Phase,
        reach::Reach,
        set_up,
        table_command::Command,
    },
    orders::{Game, Record},
    panels::{Custom, Seat},
    table::{
        self, Ask, AutosaveFile, Hand, HandOverScreens, OrderRequest, PlannedAttack, Request, Screen,
        Session, View,
    },
};
use std::sync::Arc;

#[path = "mouse/replay.rs"]
mod replay;

fn hex(id: &str) -> Hex {
    id.parse().expect("a hex")
}

fn word(id: &str) -> Word {
    id.parse().expect("a word")
}

/// A table without a window, and a hand at its mouse.
struct Table {
    app: App,
    pointer: Vec2,
}

impl Table {
    /// The campaign with its position changed.
    fn with(change: impl FnOnce(&Rulebook, &mut Position)) -> Self {
        let rulebook = Arc::new(Rulebook::load("smolensk").expect("the campaign"));
        let mut position = set_up::start(&rulebook, 7);
        position.public.turn = 1;
        change(&rulebook, &mut position);
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: WgpuSettings { backends: None, ..default() }.into(),
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>(),
        )
        .add_plugins(table::plugin);
        app.finish();
        app.cleanup();
        app.update();
        table::put_on_table(app.world_mut(), rulebook, position);
        let mut table = Self { app, pointer: Vec2::ZERO };
        table.wait(4);
        table
    }

    fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn position(&self) -> &Position {
        self.app.world().resource::<Position>()
    }

    fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    fn piece(&self, id: &str) -> Piece {
        self.position().public.find(word(id)).expect("a counter in play")
    }

    fn stands(&self, id: &str) -> Option<Hex> {
        self.position().public.counter(self.piece(id)).hex()
    }

    /// The middle of a counter in the window.
    fn place(&self, id: &str) -> Vec2 {
        let world = self.app.world();
        let entity = world.resource::<CounterEntities>().all()[self.piece(id).index()];
        let on_table = world.get::<Transform>(entity).expect("a sprite").translation.truncate();
        world.resource::<View>().to_screen(on_table)
    }

    /// The middle of a hex in the window.
    fn middle(&self, hex: Hex) -> Vec2 {
        let centre = table::painter::hex_centre(hex);
        self.app.world().resource::<View>().to_screen(Vec2::new(centre.x, -centre.y))
    }

    fn point(&mut self, action: PointerAction) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        let target = WindowRef::Entity(window).normalize(None).expect("a target");
        let location = Location { target: NormalizedRenderTarget::Window(target), position: self.pointer };
        world.write_message(PointerInput::new(PointerId::Mouse, location, action));
        self.app.update();
    }

    fn move_to(&mut self, place: Vec2) {
        let delta = place - self.pointer;
        self.pointer = place;
        self.point(PointerAction::Move { delta });
        self.wait(1);
    }

    fn drag(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.point(PointerAction::Press(PointerButton::Primary));
        for part in [0.2, 0.6, 1.0] {
            self.move_to(from.lerp(to, part));
        }
        self.point(PointerAction::Release(PointerButton::Primary));
        self.wait(3);
    }

    /// Presses, moves and lets go, all within one frame after the mouse has come.
    fn flick(&mut self, from: Vec2, to: Vec2) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        let target =
            NormalizedRenderTarget::Window(WindowRef::Entity(window).normalize(None).expect("a target"));
        let mut tell = |position: Vec2, action| {
            let location = Location { target: target.clone(), position };
            world.write_message(PointerInput::new(PointerId::Mouse, location, action));
        };
        tell(from, PointerAction::Move { delta: from - self.pointer });
        tell(from, PointerAction::Press(PointerButton::Primary));
        for part in [0.2, 0.6, 1.0] {
            tell(from.lerp(to, part), PointerAction::Move { delta: (to - from) / 3.0 });
        }
        tell(to, PointerAction::Release(PointerButton::Primary));
        self.pointer = to;
        self.wait(3);
    }

    fn click(&mut self, place: Vec2) {
        self.move_to(place);
        self.point(PointerAction::Press(PointerButton::Primary));
        self.point(PointerAction::Release(PointerButton::Primary));
        self.wait(2);
    }

    fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        world.write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        });
        self.wait(1);
    }

    fn tap(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.key(key, ButtonState::Released);
        self.wait(2);
    }

    fn request(&mut self, request: Request) {
        self.app.world_mut().write_message(OrderRequest(request));
        self.wait(3);
    }
}

/// Puts counters into a hex with all their movement points, in supply.
fn put(position: &mut Position, ids: &[&str], at: &str) {
    for id in ids {
        let wanted = word(id);
        let counter = position
            .public
            .counters
            .iter_mut()
            .find(|counter| counter.id == wanted)
            .expect("a counter of the scenario");
        counter.place = Place::Map(hex(at));
        counter.condition.left = Points::whole(u16::from(counter.allowance));
        counter.condition.supplied = true;
        counter.condition.start = Some(hex(at));
    }
}

const SEVENTH: [&str; 3] = ["pz-25-7", "pzg-6-7", "pzg-7-7"];

/// The Seventh Panzer Division in the open, in the German Movement Phase.
fn on_the_move(_: &Rulebook, position: &mut Position) {
    position.public.phase = Phase::GermanMovement;
    put(position, &SEVENTH, "1108");
}

#[test]
fn a_division_is_dragged_where_it_can_go() {
    let mut table = Table::with(on_the_move);
    let pieces: Vec<Piece> = SEVENTH.iter().map(|id| table.piece(id)).collect();
    let rulebook = table.session().rulebook.clone().expect("a game");
    let public = &table.position().public;
    let group = Group::new(&rulebook, public, &pieces).expect("they may move");
    let reach = Reach::new(&rulebook, public, &group);
    let target =
        reach.hexes().iter().copied().find(|hex| hex.distance(group.start) == 3).expect("three hexes away");
    let (from, to) = (table.place("pzg-7-7"), table.middle(target));
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.drag(from, to);
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    assert_eq!(table.session().refusal, None);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3]);
    table.request(Request::Undo);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(hex("1108")); 3], "it can be taken back");
    table.request(Request::Redo);
    assert_eq!(SEVENTH.map(|id| table.stands(id)), [Some(target); 3], "and played again");
}

#[test]
fn a_double_click_takes_the_division_and_leaves_others() {
    let mut table = Table::with(|rulebook, position| {
        on_the_move(rulebook, position);
        put(position, &["pz-29-12"], "1108");
        position.public.counters.retain(|counter| counter.id != word("pzg-6-7"));
    });
    let from = table.place("pzg-7-7");
    table.move_to(from);
    table.point(PointerAction::Press(PointerButton::Primary));
    table.point(PointerAction::Release(PointerButton::Primary));
    table.point(PointerAction::Press(PointerButton::Primary));
    table.move_to(from + Vec2::new(30.0, 0.0));
    let held = table.app.world().resource::<Hand>().held.clone().expect("something in the hand");
    let grasped: Vec<Word> =
        held.pieces.iter().map(|piece| table.position().public.counter(*piece).id).collect();
    let division: Vec<bool> = grasped.iter().map(|id| id.as_str().ends_with("-7")).collect();
    assert!(
        grasped.len() <= 2 && (division.iter().all(|seventh| *seventh) || grasped.len() == 1),
        "{grasped:?}"
    );
    assert!(!held.offer.places.is_empty(), "the reach lights up");
}

/// The mouse presses and is away again before a frame has looked what lies under it.
#[test]
fn a_flick_grasps_the_counter_it_was_pressed_on() {
    let mut table = Table::with(on_the_move);
    table.wait(30);
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("1110")));
    table.move_to(Vec2::new(5.0, 300.0));
    let shown = table.app.world().resource::<View>().clone();
    table.flick(from, to);
    assert_eq!(table.app.world().resource::<View>().centre, shown.centre, "the map stays where it is");
    assert_eq!(table.session().refusal, None);
    let moved = SEVENTH.iter().filter(|id| table.stands(id) == Some(hex("1110"))).count();
    assert_eq!(moved, 1, "the one on top went");
}

#[test]
fn dragging_the_map_lays_no_marker() {
    let mut table = Table::with(|_, position| position.public.phase = Phase::FirstInterdiction);
    let free = table.middle(hex("3020"));
    table.drag(free, free + Vec2::new(60.0, 40.0));
    assert_eq!(table.session().refusals, 0);
    assert!(table.position().public.air_markers.is_empty());
    let open =
        legal::marker_hexes(table.session().rulebook.as_ref().expect("a game"), &table.position().public);
    let place = table.middle(open[open.len() / 2]);
    table.click(place);
    assert_eq!(table.position().public.air_markers.len(), 1, "a click lays one");
}

/// 14.2: the hex where the division comes on is clicked; Escape lets it go.
#[test]
fn a_division_of_the_front_is_called_up_to_the_clicked_hex() {
    let mut table = Table::with(|rulebook, position| {
        let front = rulebook.scenario.south_western_front.as_ref().expect("the campaign has one");
        position.public.turn = front.from_turn;
        position.public.phase = Phase::SovietMovement;
    });
    let rulebook = table.session().rulebook.clone().expect("a game");
    let ways = legal::call_ways(&rulebook, &table.position().public);
    let end = ways.iter().filter(|(path, _)| path.len() == 3).map(|(path, _)| path[2]).next().expect("a way");
    let call = |table: &mut Table| {
        table.app.world_mut().resource_mut::<Hand>().calling = true;
        table.wait(2);
    };
    call(&mut table);
    assert!(table.app.world().resource::<Hand>().offer().places.contains_key(&end));
    table.tap(KeyCode::Escape);
    let place = table.middle(end);
    table.click(place);
    assert_eq!(table.position().public.south_west.1, 0, "nobody was called");
    call(&mut table);
    table.click(place);
    assert_eq!(table.position().public.south_west.1, 1, "{:?}", table.session().refusal);
    assert_eq!(table.position().public.stack(end).count(), 1);
}

#[test]
fn an_illegal_move_is_refused_with_its_case() {
    let mut table = Table::with(on_the_move);
    let before = table.position().clone();
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("5020")));
    table.drag(from, to);
    let refusal = table.session().refusal.clone().expect("a refusal");
    assert_eq!(refusal.case, "K5.2", "{refusal}");
    assert_eq!(*table.position(), before);
    assert!(table.app.world().resource::<Hand>().held.is_none());
}

#[test]
fn enemies_cannot_be_moved() {
    let mut table = Table::with(on_the_move);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("1514")));
    table.drag(from, to);
    assert!(table.session().refusal.is_some());
    assert_eq!(table.stands("leader-konev"), Some(hex("1414")));
}

/// The Seventh beside a lone rifle division, in the German Combat Phase; the die is given.
fn face_to_face(die: u8) -> Table {
    Table::with(|_, position| {
        position.public.phase = Phase::GermanCombat;
        put(position, &SEVENTH, "1108");
        put(position, &["untried-rifle-01"], "1208");
        position.secrets.identity.insert(word("untried-rifle-01"), word("rifle-64"));
        position.secrets.dice.given = [die].into();
    })
}

/// Drags all three regiments onto the enemy and confirms.
fn attack(table: &mut Table) {
    let (from, to) = (table.place("pzg-7-7"), table.middle(hex("1208")));
    table.key(KeyCode::ShiftLeft, ButtonState::Pressed);
    table.drag(from, to);
    table.key(KeyCode::ShiftLeft, ButtonState::Released);
    let plan = table.app.world().resource::<PlannedAttack>().clone();
    assert_eq!((plan.units.len(), plan.targets), (3, vec![hex("1208")]), "{:?}", table.session().refusal);
    table.tap(KeyCode::Enter);
    assert!(table.position().public.battle.is_some() || table.session().moves > 1);
}

#[test]
fn attackers_are_dragged_onto_their_target() {
    let mut table = face_to_face(1);
    attack(&mut table);
    assert!(table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
    assert!(table.app.world().resource::<PlannedAttack>().is_empty());
    table.request(Request::Undo);
    let refusal = table.session().refusal.clone().expect("a thrown die stays");
    assert_eq!(refusal.case, "table");
}

#[test]
fn an_attack_is_put_together_by_clicks_target_first() {
    let mut table = face_to_face(1);
    let target = table.place("untried-rifle-01");
    table.click(target);
    let own = table.place("pzg-7-7");
    table.click(own);
    let plan = table.app.world().resource::<PlannedAttack>().clone();
    assert_eq!((plan.units, plan.targets), (vec![word("pzg-7-7")], vec![hex("1208")]));
    table.tap(KeyCode::Enter);
    assert!(table.position().public.counter(table.piece("pzg-7-7")).condition.has_attacked);
    assert!(!table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
}

#[test]
fn a_retreat_is_chosen_by_clicking() {
    for die in 1..=6 {
        let mut table = face_to_face(die);
        attack(&mut table);
        if !matches!(table.position().public.owed, Some(Decision::LoseOrRetreat { .. })) {
            continue;
        }
        table.request(Request::Order(Order::Retreat));
        let Some(Decision::Route { stacks, .. }) = table.position().public.owed.clone() else { continue };
        assert_eq!(stacks, [hex("1208")]);
        // Away from the attackers, one hex after the other, until one is the end of a route.
        let ends: Vec<Hex> = table
            .session()
            .rulebook
            .clone()
            .expect("a game")
            .board
            .hexes()
            .filter(|end| (1..=3).contains(&end.distance(hex("1208"))) && end.distance(hex("1108")) > 1)
            .collect();
        for end in ends {
            let place = table.middle(end);
            table.click(place);
            if table.stands("untried-rifle-01") == Some(end) {
                return;
            }
            table.tap(KeyCode::Escape);
        }
        panic!("no click sent the stack away: {:?}", table.session().refusal);
    }
    panic!("no die made anybody retreat");
}

/// The last interdiction before turn 1 is over: the Germans hand over to the Soviets.
fn before_the_hand_over() -> Table {
    Table::with(|_, position| {
        position.public.turn = 2;
        position.public.phase = Phase::AirInterdiction;
        put(position, &["leader-konev"], "2010");
    })
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

#[test]
fn between_two_turns_the_table_is_covered_until_the_next_player_takes_over() {
    let mut table = before_the_hand_over();
    table.request(Request::Order(Order::EndPhase));
    assert_eq!(table.session().refusal, None);
    assert_eq!(screen(&table), Screen::HandOver);
    let hand_over = table.session().people.hand_over.clone().expect("a hand-over");
    assert_eq!((hand_over.to, hand_over.sent), (Side::Soviet, None));
    // Nothing can be grasped under the cover, and no counter is seen.
    let (from, to) = (table.place("leader-konev"), table.middle(hex("2012")));
    table.move_to(from);
    assert!(table.app.world().resource::<Hand>().held.is_none());
    let entity = table.app.world().resource::<CounterEntities>().all()[table.piece("leader-konev").index()];
    assert_eq!(table.app.world().get::<Visibility>(entity), Some(&Visibility::Hidden));
    table.tap(KeyCode::KeyN);
    assert!(table.session().selected.is_empty());
    table.tap(KeyCode::Enter);
    assert_eq!(screen(&table), Screen::Table);
    table.wait(2);
    assert_ne!(table.app.world().get::<Visibility>(entity), Some(&Visibility::Hidden), "the map is back");
    table.drag(from, to);
    assert_eq!(table.stands("leader-konev"), Some(hex("2012")), "{:?}", table.session().refusal);
}

#[test]
fn a_click_takes_over_as_well() {
    let mut table = before_the_hand_over();
    table.request(Request::Order(Order::EndPhase));
    assert_eq!(screen(&table), Screen::HandOver);
    table.click(Vec2::new(640.0, 300.0));
    assert_eq!(screen(&table), Screen::Table);
}

#[test]
fn a_game_by_file_notes_when_a_turn_was_opened() {
    let folder = std::env::temp_dir().join(format!("kessel-by-file-{}", std::process::id()));
    let mut table = before_the_hand_over();
    table.app.insert_resource(AutosaveFile(folder.join("autosave.kessel")));
    let custom = Custom { by_file: true, dice_by_hand: false };
    let (scenario, seats) = ("dnieper".to_owned(), [Seat::Human, Seat::Human]);
    let options = Rulebook::load("dnieper").expect("a scenario").options;
    table.request(Request::NewGame { scenario, options, seed: Some(5), seats, custom });
    table.request(Request::Order(Order::EndPhase));
    let sent = table.session().people.hand_over.clone().and_then(|hand_over| hand_over.sent);
    let sent = sent.expect("a file for the other player");
    for time in 0..2 {
        table.request(Request::Load(sent.clone()));
        assert_eq!(screen(&table), Screen::HandOver, "{:?}", table.session().refusal);
        let hand_over = table.session().people.hand_over.clone().expect("a hand-over");
        assert_eq!((hand_over.to, hand_over.openings.len()), (Side::Soviet, time));
        table.tap(KeyCode::Enter);
        assert_eq!(screen(&table), Screen::Table);
        let told = table.session().log.iter().filter(|line| line.text.contains("opened before on")).count();
        assert_eq!(told, time, "the log says that the turn was opened before");
    }
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn without_hand_over_screens_play_goes_on_at_once() {
    let mut table = before_the_hand_over();
    table.app.insert_resource(HandOverScreens(false));
    table.request(Request::Order(Order::EndPhase));
    assert_eq!(screen(&table), Screen::Table);
}

#[test]
fn with_the_referee_out_counters_are_dragged_anywhere() {
    let mut table = Table::with(on_the_move);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("3020")));
    table.drag(from, to);
    assert!(table.session().refusal.is_some(), "the referee looks on");
    // The counter glides back to where it stood; only there can it be grasped again.
    let there = table.middle(hex("1414"));
    for _ in 0..200 {
        if table.place("leader-konev").distance(there) < 20.0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        table.wait(1);
    }
    table.wait(2);
    table.request(Request::People(Ask::Command(Command::Referee { on: false })));
    assert!(table.position().public.table.referee_off);
    let (from, to) = (table.place("leader-konev"), table.middle(hex("3020")));
    table.drag(from, to);
    assert_eq!(table.stands("leader-konev"), Some(hex("3020")));
    let (from, far) = (table.place("pzg-7-7"), table.middle(hex("4015")));
    table.drag(from, far);
    assert_eq!(table.stands("pzg-7-7"), Some(hex("4015")), "even among enemies");
    assert!(table.session().log.iter().any(|line| line.text.starts_with("The referee is out")));
    table.request(Request::People(Ask::Command(Command::Referee { on: true })));
    let refusal = table.session().refusal.clone().expect("that cannot be");
    assert!(refusal.why.contains("Both sides stand in 4015"), "{refusal}");
    table.request(Request::Undo);
    assert_eq!(table.stands("pzg-7-7"), Some(hex("1108")));
    table.request(Request::People(Ask::PlaceUntried(Some(Kind::Rifle))));
    let counters = table.position().public.counters.len();
    let there = table.middle(hex("3025"));
    table.click(there);
    assert_eq!(table.position().public.counters.len(), counters + 1, "an untried division is drawn");
    assert!(table.position().public.holds(Side::Soviet, hex("3025")));
    table.request(Request::People(Ask::BackToReferee));
    assert!(!table.position().public.table.referee_off);
    assert_eq!(table.stands("leader-konev"), Some(hex("1414")), "all of it was taken back");
}

#[test]
fn dice_thrown_by_hand_are_asked_for_before_the_attack() {
    let mut table = face_to_face(1);
    table.request(Request::People(Ask::Command(Command::DiceByHand { on: true })));
    let units = SEVENTH.map(word).to_vec();
    let order = Order::Attack { units, targets: vec![hex("1208")] };
    table.request(Request::Order(order.clone()));
    let asked = table.session().people.dice.clone().expect("a die is asked for");
    assert_eq!(asked.asked[0].words, "Die for the attack on 1208");
    assert!(!table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
    table.request(Request::People(Ask::CancelDice));
    assert_eq!(table.session().people.dice, None);
    table.request(Request::Order(order));
    table.request(Request::People(Ask::Die(7)));
    assert!(table.session().refusal.is_some(), "no die shows seven");
    table.request(Request::People(Ask::Die(4)));
    assert_eq!(table.session().people.dice, None);
    assert!(table.position().public.counter(table.piece("pz-25-7")).condition.has_attacked);
}

/// Writes a game for `tools/check-window` into the file that the variable `KESSEL_GAME` names, or
/// into the temporary folder.
#[test]
#[ignore = "writes a file"]
fn writes_a_game_for_the_window() {
    let path = std::env::var_os("KESSEL_GAME")
        .unwrap_or_else(|| std::env::temp_dir().join("kessel-window.kessel").into_os_string());
    let rulebook = Rulebook::load("smolensk").expect("the campaign");
    let mut position = set_up::start(&rulebook, 7);
    position.public.turn = 2;
    on_the_move(&rulebook, &mut position);
    put(&mut position, &["pz-29-12", "pzg-5-12", "pzg-25-12"], "1710");
    put(&mut position, &["mot-20-10"], "1214");
    put(&mut position, &["leader-konev", "untried-rifle-01", "untried-rifle-02"], "1413");
    put(&mut position, &["untried-armour-02"], "2013");
    let due = Place::Due { area: word("A") };
    for counter in &mut position.public.counters {
        if counter.id.as_str().ends_with("-19") {
            counter.place = due;
        }
    }
    let mut world = Guderian::world();
    let record = Record::<Guderian>::at(&mut world, Arc::new(rulebook), position, 7);
    record.file.write(std::path::Path::new(&path)).expect("written");
}
