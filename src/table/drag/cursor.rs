//! The hex cursor: a ring that arrow keys move from hex to hex, for play without a mouse. It appears when a key moves
//! it, and is hidden when the mouse moves.

use super::Hand;
use crate::{
    engine::{
        board::{Board, Hex},
        orders::Position,
    },
    scene::layout::{centre_of, height, hex_at},
    settings::Command,
    table::{
        app::{
            commands::Given,
            inks::{Inks, ink},
            screen::Screen,
            sets::GameSet,
        },
        map::{printed::Printed, view::MapView},
        marks::ribbon::{RibbonSpawner, Ribbons},
        session::{Session, is_human},
        tabled::OnTable,
    },
};
use bevy::{
    prelude::*,
    window::{CursorMoved, RequestRedraw},
};

/// Logical pixels that the mouse must move before the cursor is hidden.
const MOUSE_MOVES: f32 = 4.0;
/// Hex radii between the cursor and the edge of the map's part of the window.
const MARGIN: f32 = 2.5;
/// Height above a hex of the cards that the keyboard carries, in hex radii.
const HANGS: f32 = 0.35;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// Its hex, which it keeps while it is hidden.
    hex: Option<Hex>,
    shown: bool,
}

impl Cursor {
    /// Returns the hex that it marks, while it is shown.
    pub fn shown(&self) -> Option<Hex> {
        self.hex.filter(|_| self.shown)
    }

    /// Puts it into a hex and shows it.
    pub(crate) fn put(&mut self, hex: Hex) {
        *self = Self { hex: Some(hex), shown: true };
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_systems(Update, hide.run_if(in_state(Screen::Table)))
        .add_systems(OnExit(Screen::Table), |mut cursor: ResMut<Cursor>| *cursor = Cursor::default());
}

/// Adds the arrow keys of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, (go::<G>, rest::<G>).after(hide).in_set(GameSet::ShowAtTable(G::ID)));
}

/// Hides the cursor while the computer's side acts, because the keyboard has nothing to point at.
fn rest<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    mut cursor: ResMut<Cursor>,
    mut moves: Local<u64>,
) {
    if *moves == session.moves {
        return;
    }
    *moves = session.moves;
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    if cursor.shown && !is_human(&session.seats, G::acting(rulebook, &position.public)) {
        cursor.shown = false;
    }
}

/// Hides the cursor when the mouse moves.
fn hide(mut moved: MessageReader<CursorMoved>, mut cursor: ResMut<Cursor>, mut strayed: Local<f32>) {
    for motion in moved.read() {
        *strayed += motion.delta.map_or(0.0, Vec2::length);
    }
    if !cursor.shown {
        *strayed = 0.0;
    } else if *strayed > MOUSE_MOVES {
        *strayed = 0.0;
        cursor.shown = false;
    }
}

/// Returns the adjacent hex for a key: sideways along a row of the printed numbers.
fn step(board: &Board, hex: Hex, command: Command) -> Option<Hex> {
    let (column, row) = match command {
        Command::CursorUp => (0, -1),
        Command::CursorDown => (0, 1),
        Command::CursorLeft => (-1, 0),
        Command::CursorRight => (1, 0),
        _ => return None,
    };
    let to = Hex::new(hex.column().checked_add_signed(column)?, hex.row().checked_add_signed(row)?)?;
    board.contains(to).then_some(to)
}

/// Moves the cursor with the arrow keys, and the held units with it.
fn go<G: OnTable>(
    mut given: MessageReader<Given>,
    (session, printed): (Res<Session<G>>, Res<Printed>),
    position: Option<Res<Position<G>>>,
    mut cursor: ResMut<Cursor>,
    mut hand: ResMut<Hand>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(board) = printed.board() else { return };
    for Given(command) in given.read() {
        let steps = matches!(
            command,
            Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight
        );
        if !steps {
            continue;
        }
        redraw.write(RequestRedraw);
        let to = match cursor.hex.filter(|_| cursor.shown) {
            Some(hex) => step(board, hex, *command),
            None => {
                let selected = session.selected.first().copied();
                let stands = |unit| G::stack_hex(position.as_deref()?, unit);
                first_hex(board, selected.and_then(stands), *cursor, &view)
            }
        };
        if let Some(hex) = to {
            cursor.put(hex);
            follow(hex, &mut hand, &mut view);
        }
    }
}

/// Returns the hex where the cursor appears: at the selected counter, at its last hex, or in the middle of the map.
fn first_hex(board: &Board, selected: Option<Hex>, cursor: Cursor, view: &MapView) -> Option<Hex> {
    let in_sight = |hex: &Hex| view.area.contains(view.to_screen(centre_of(*hex)));
    let middle = || hex_at(board, view.centre).or_else(|| board.hexes().nth(board.hexes().count() / 2));
    selected.or(cursor.hex.filter(in_sight)).or_else(middle)
}

/// Brings the hex into view, and the held units above it.
pub(crate) fn follow(hex: Hex, hand: &mut Hand, view: &mut MapView) {
    view.reveal(centre_of(hex), MARGIN);
    if let Some(held) = &mut hand.held {
        held.over = Some(hex);
        held.at = centre_of(hex) + Vec2::new(0.0, HANGS);
        held.sway = 0.0;
    }
}

/// The mesh of the ring.
#[derive(Component)]
struct Ring;

pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, draw);
}

fn spawn(mut spawner: RibbonSpawner, inks: Res<Inks>) {
    let mut ribbons = Ribbons::default();
    let mut corners: Vec<Vec2> = [0.0_f32, 60.0, 120.0, 180.0, 240.0, 300.0]
        .iter()
        .map(|turn| 0.93 * Vec2::new(turn.to_radians().cos(), turn.to_radians().sin()))
        .collect();
    corners.push(corners[0]);
    ribbons.line(&corners, 0.20, 0.20, ink(inks.accent_dark));
    ribbons.line(&corners, 0.13, 0.13, Color::WHITE);
    ribbons.dashes(&corners, 0.13, 0.30, 0.63, ink(inks.accent));
    spawner.spawn(Ring, &ribbons, height::LINES + 2.0);
}

fn draw(cursor: Res<Cursor>, ring: Single<(&mut Transform, &mut Visibility), With<Ring>>) {
    if !cursor.is_changed() {
        return;
    }
    let (mut transform, mut visibility) = ring.into_inner();
    match cursor.shown() {
        Some(hex) => {
            *transform = Transform::from_translation(centre_of(hex).extend(height::LINES + 2.0));
            visibility.set_if_neq(Visibility::Inherited);
        }
        None => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}
