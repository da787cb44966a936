//! The campaign on a table without a window and a graphics card, with simulated mouse and keys: the common part of the
//! tests of mouse and keyboard.

use bevy::{
    camera::NormalizedRenderTarget,
    ecs::schedule::SingleThreadedExecutor,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKey},
    },
    log::LogPlugin,
    picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowRef},
    winit::WinitPlugin,
};
use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        storage::{DiskStep, Fate, Faults},
    },
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        counter::{Piece, Place},
        phase::Phase,
        set_up,
    },
    table::{self, Cursor, MapView, Request, Session, SessionRequest},
};
use std::{
    cmp, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// The regiments of the Seventh Panzer Division.
pub const SEVENTH: [&str; 3] = ["pz-25-7", "pzg-6-7", "pzg-7-7"];

/// The hex of this name.
pub fn hex(id: &str) -> Hex {
    id.parse().expect("a hex")
}

/// The id of this text.
pub fn word(id: &str) -> UnitId {
    id.parse().expect("a word")
}

/// Puts counters into a place with all their movement points, in supply.
pub fn put_at(position: &mut Position, ids: &[&str], place: Place) {
    for id in ids {
        let counters = &mut position.public.counters;
        let counter = counters.iter_mut().find(|counter| counter.id == word(id)).expect("a counter");
        counter.place = place;
        counter.condition.left = Points::whole(u16::from(counter.allowance));
        counter.condition.supplied = true;
        counter.condition.start = place.hex();
    }
}

/// Puts counters into a hex with all their movement points, in supply.
pub fn put(position: &mut Position, ids: &[&str], at: &str) {
    put_at(position, ids, Place::Map(hex(at)));
}

/// The Seventh Panzer Division in the open, in the German movement phase.
pub fn on_the_move(_: &Rulebook, position: &mut Position) {
    position.public.phase = Phase::GermanMovement;
    put(position, &SEVENTH, "1108");
}

/// The Seventh adjacent to a single rifle division, in the German combat phase; the die is given.
pub fn face_to_face(die: u8) -> impl FnOnce(&Rulebook, &mut Position) {
    move |_, position| {
        position.public.phase = Phase::GermanCombat;
        put(position, &SEVENTH, "1108");
        put(position, &["untried-rifle-01"], "1208");
        position.secrets.identity.insert(word("untried-rifle-01"), word("rifle-64"));
        position.secrets.dice.given = [die].into();
    }
}

/// A disk on which one folder can be full, and no other.
pub struct FullFolder {
    folder: PathBuf,
    full: AtomicBool,
}

impl FullFolder {
    /// A disk with room in every folder.
    pub fn new(folder: &Path) -> Arc<Self> {
        Arc::new(Self { folder: folder.to_owned(), full: AtomicBool::new(false) })
    }

    /// The folder is full from now on.
    pub fn fill(&self) {
        self.full.store(true, Ordering::Relaxed);
    }
}

impl Faults for FullFolder {
    fn fate(&self, step: DiskStep, path: &Path) -> Fate {
        match step {
            DiskStep::Write if self.full.load(Ordering::Relaxed) && path.starts_with(&self.folder) => {
                Fate::Fails(io::ErrorKind::StorageFull.into())
            }
            DiskStep::Sync | DiskStep::SyncFolder => Fate::Skipped,
            _ => Fate::Done,
        }
    }
}

/// A table without a window.
pub struct Table {
    /// The program.
    pub app: App,
    /// The place of the mouse, in logical pixels of the window.
    pub pointer: Vec2,
    /// The lead of its clock over that of the machine.
    ahead: Duration,
}

impl Table {
    /// Lays the campaign, with its position changed, on a table with these plugins.
    pub fn lay(plugins: impl FnOnce(&mut App), change: impl FnOnce(&Rulebook, &mut Position)) -> Self {
        let rulebook = Arc::new(Rulebook::load("smolensk").expect("the campaign"));
        let mut position = set_up::start(&rulebook, 7);
        position.public.turn = 1;
        change(&rulebook, &mut position);
        Self::of(kessel::games::on_table(), plugins, |world| {
            table::put_on_table::<Guderian>(world, rulebook, position);
        })
    }

    /// Lays a game on a table with these games and plugins.
    pub fn of(games: table::Games, plugins: impl FnOnce(&mut App), lay: impl FnOnce(&mut World)) -> Self {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: WgpuSettings { backends: None, ..default() }.into(),
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<WinitPlugin>(),
        );
        app.insert_resource(games);
        plugins(&mut app);
        app.finish();
        app.cleanup();
        // The systems of a frame without a picture are so small that handing them to threads takes longer than they do.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        app.update();
        lay(app.world_mut());
        let mut table = Self { app, pointer: Vec2::ZERO, ahead: Duration::ZERO };
        table.wait(6);
        table
    }

    /// Runs this many frames.
    pub fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            let now = Instant::now() + self.ahead;
            self.app.insert_resource(TimeUpdateStrategy::ManualInstant(now));
            self.app.update();
        }
    }

    /// Makes the next frame this much later, without waiting: time in which a person looks, and the program does no
    /// work.
    pub fn pass(&mut self, time: Duration) {
        self.ahead += time;
    }

    /// A resource of the program.
    pub fn get<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// The position.
    pub fn position(&self) -> &Position {
        self.get::<Position>()
    }

    /// The session.
    pub fn session(&self) -> &Session<Guderian> {
        self.get::<Session<Guderian>>()
    }

    /// The counter in play of this id.
    pub fn piece(&self, id: &str) -> Piece {
        self.position().public.find(word(id)).expect("a counter in play")
    }

    /// The hex of a counter; none if it is not on the map.
    pub fn stands(&self, id: &str) -> Option<Hex> {
        self.position().public.counter(self.piece(id)).hex()
    }

    /// The middle of a hex in the window.
    pub fn middle(&self, hex: Hex) -> Vec2 {
        let centre = kessel::art::painter::hex_centre(hex);
        self.get::<MapView>().to_screen(Vec2::new(centre.x, -centre.y))
    }

    /// The entity of the missing window.
    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window")
    }

    /// Sends an action of the mouse at a place, without a frame.
    pub fn tell(&mut self, place: Vec2, action: PointerAction) {
        self.pointer = place;
        let target = WindowRef::Entity(self.window()).normalize(None).expect("a target");
        let location = Location { target: NormalizedRenderTarget::Window(target), position: place };
        self.app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location, action));
    }

    /// Does an action of the mouse at its place.
    pub fn point(&mut self, action: PointerAction) {
        self.tell(self.pointer, action);
        self.wait(1);
    }

    /// Moves the mouse.
    pub fn move_to(&mut self, place: Vec2) {
        let delta = place - self.pointer;
        self.tell(place, PointerAction::Move { delta });
        self.wait(2);
    }

    /// Presses the left button in one place and releases it in another.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.point(PointerAction::Press(PointerButton::Primary));
        for part in [0.2, 0.6, 1.0] {
            self.move_to(from.lerp(to, part));
        }
        self.point(PointerAction::Release(PointerButton::Primary));
        self.wait(3);
    }

    /// Drags while Shift is held.
    pub fn drag_with_shift(&mut self, from: Vec2, to: Vec2) {
        self.key(KeyCode::ShiftLeft, ButtonState::Pressed);
        self.drag(from, to);
        self.key(KeyCode::ShiftLeft, ButtonState::Released);
    }

    /// Drags from the middle of one hex to that of another.
    #[allow(dead_code, reason = "only some tests know counters by their hexes")]
    pub fn drag_hex(&mut self, from: &str, to: &str) {
        self.drag(self.middle(hex(from)), self.middle(hex(to)));
    }

    /// Sends a request.
    pub fn request(&mut self, request: Request) {
        self.app.world_mut().write_message(SessionRequest(request));
        self.wait(3);
    }

    /// Presses or releases a key.
    pub fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        self.tell_key(key_code, state);
        self.wait(1);
    }

    /// Presses or releases a key, without a frame.
    pub fn tell_key(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::ShiftLeft => Key::Shift,
            KeyCode::ControlLeft => Key::Control,
            _ => Key::Unidentified(NativeKey::Unidentified),
        };
        let window = self.window();
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// Presses and releases a key.
    pub fn tap(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.key(key, ButtonState::Released);
        self.wait(2);
    }
    /// Moves the hex cursor to a hex with arrow keys.
    #[allow(dead_code, reason = "only some tests play with the cursor")]
    pub fn go_to(&mut self, to: Hex) {
        if self.get::<Cursor>().shown().is_none() {
            self.tap(KeyCode::ArrowDown);
        }
        for _ in 0..100 {
            let at = self.get::<Cursor>().shown().expect("the cursor is shown");
            let key = match (to.column().cmp(&at.column()), to.row().cmp(&at.row())) {
                (cmp::Ordering::Less, _) => KeyCode::ArrowLeft,
                (cmp::Ordering::Greater, _) => KeyCode::ArrowRight,
                (_, cmp::Ordering::Less) => KeyCode::ArrowUp,
                (_, cmp::Ordering::Greater) => KeyCode::ArrowDown,
                _ => return,
            };
            self.tap(key);
        }
        panic!("the cursor never came to {to}");
    }
}
