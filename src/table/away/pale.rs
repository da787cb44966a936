//! Pale counters: the other player's drag, and the player's own order until the referee has answered. Only the players see
//! them, and viewers of the capture window do not.

use super::{
    connection::Away,
    drags::{Drag, DragNews},
};
use crate::{
    art::packs::drawing::raster::margin,
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{InPlay, Position},
    },
    referee::wire::ClientMessage,
    scene::{
        layout::{centre_of, height},
        pictured::HasFaces,
    },
    table::{
        app::{
            inks::{Inks, ink},
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, offset, pictures::Pictures},
        drag::Hand,
        map::layers::{Unseen, of_players},
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use std::time::Instant;

/// Opacity of a pale counter.
const PALE: f32 = 0.5;

/// A pale counter.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaleCounter {
    pub unit: UnitId,
    pub hex: Hex,
}

/// Adds the pale counters of a game.
pub(crate) fn game_plugin<G: OnTable + HasFaces>(app: &mut App) {
    let send = send::<G>.in_set(GameSet::ShowAtTable(G::ID)).after(TableSet::Carry);
    app.add_systems(Update, send.run_if(resource_exists::<Away<G>>));
    // It belongs to no set of the game: it also removes the pale counters of a game that has left the table.
    app.add_systems(Update, show::<G>.after(TableSet::LayOut));
}

/// The moment of this frame.
pub(super) fn moment(time: Option<&Time<Real>>) -> Instant {
    time.and_then(Time::<Real>::last_update).unwrap_or_else(Instant::now)
}

/// Sends the player's own drag, if both players want it and it is the player's turn.
fn send<G: OnTable>(
    mut away: ResMut<Away<G>>,
    (hand, unseen, time): (Res<Hand>, Res<Unseen>, Res<Time<Real>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let away = away.bypass_change_detection();
    let drag = if unseen.0 || !away.is_alone_due() { None } else { dragged(&hand) };
    match away.drags.news(drag, moment(Some(&*time))) {
        DragNews::None => {}
        // The mouse may have come to rest: the last hex is sent all the same.
        DragNews::Wait => {
            redraw.write(RequestRedraw);
        }
        DragNews::Send(drag) => {
            let (units, hex) = drag.map(|drag| (drag.units, drag.hex)).unzip();
            let game = away.game().to_owned();
            away.send(&ClientMessage::Ghost { game, units: units.unwrap_or_default(), hex });
        }
    }
}

impl<G: OnTable> Away<G> {
    /// Returns the pale counters at a moment: what the other player drags, and where the player's own order is to bring units.
    fn pale(&self, now: Instant) -> Vec<PaleCounter> {
        let mut pale = Vec::new();
        if let Some(order) = self.unanswered() {
            let shape = G::shape(&order.clone().into());
            // The hexes of an attack are no path.
            let goal = shape.way.last().copied();
            pale.extend(shape.units.into_iter().filter_map(|unit| Some(PaleCounter { unit, hex: goal? })));
        }
        if let Some(Drag { units, hex }) = self.drags.shown(now) {
            pale.extend(units.iter().map(|unit| PaleCounter { unit: *unit, hex: *hex }));
        }
        pale
    }
}

/// Returns what the hand drags over another hex.
fn dragged(hand: &Hand) -> Option<Drag> {
    let units = hand.held.as_ref()?.units.clone();
    let (hex, _) = hand.carried_to()?;
    Some(Drag { units, hex })
}

/// The facts on which the pale counters depend.
#[derive(Clone, Debug, Default, PartialEq)]
struct Laid {
    counters: Vec<PaleCounter>,
    /// The number of arrived pictures, and the size of cards.
    arrived: u64,
    size: CardSize,
}

/// The game on the table.
type Lying<'w, G> = (Option<Res<'w, Away<G>>>, Option<Res<'w, Session<G>>>, Option<Res<'w, Position<G>>>);

/// Lays the pale counters when they have changed.
fn show<G: OnTable + HasFaces>(
    mut commands: Commands,
    (away, session, position): Lying<G>,
    (replay, screen, time): (Option<Res<Replay<G>>>, Option<Res<State<Screen>>>, Option<Res<Time<Real>>>),
    (size, inks, mut pictures): (Res<CardSize>, Res<Inks>, Option<ResMut<Pictures>>),
    mut before: Local<Laid>,
    (mut old, mut redraw): (Local<Vec<Entity>>, MessageWriter<RequestRedraw>),
) {
    let is_table = screen.is_none_or(|screen| *screen.get() == Screen::Table);
    let away = away.filter(|_| replay.is_none() && is_table);
    let counters = away.map(|away| away.pale(moment(time.as_deref()))).unwrap_or_default();
    if counters.is_empty() && before.counters.is_empty() {
        return;
    }
    let arrived = pictures.as_ref().map_or(0, |pictures| pictures.arrived);
    let now = Laid { counters, arrived, size: *size };
    if now == *before {
        return;
    }
    *before = now;
    redraw.write(RequestRedraw);
    old.drain(..).for_each(|counter| commands.entity(counter).despawn());
    let Some((session, position)) = session.zip(position) else { return };
    let Some(rulebook) = &session.rulebook else { return };
    let count = before.counters.len();
    for (number, pale) in before.counters.iter().enumerate() {
        let all = G::counters(&position.public);
        let Some(place) = all.iter().position(|counter| InPlay::id(counter) == pale.unit) else { continue };
        let face = G::face(rulebook, &position, place);
        let picture = pictures.as_mut().and_then(|pictures| pictures.get(&face, size.pixels));
        let side = all.get(place).map_or(0, InPlay::side);
        let sprite = match picture {
            Some(image) => {
                let whole = (size.pixels + 2 * margin(size.pixels)) as f32 / size.radius.max(1.0);
                let color = Color::WHITE.with_alpha(PALE);
                Sprite { image, color, custom_size: Some(Vec2::splat(whole)), ..default() }
            }
            None => {
                let is_red = G::SIDES.get(side).is_some_and(|side| side.flag == Flag::Red);
                let color = ink(if is_red { inks.soviet } else { inks.german }).with_alpha(PALE);
                Sprite { color, custom_size: Some(Vec2::splat(size.side)), ..default() }
            }
        };
        // The first unit is on top, as in the hand.
        let middle = centre_of(pale.hex) + offset(count - 1 - number, count) * size.side;
        let layer = height::MOVING - 1.0 - 0.01 * number as f32;
        let counter = (*pale, of_players(), sprite, Transform::from_translation(middle.extend(layer)));
        old.push(commands.spawn(counter).id());
    }
}
