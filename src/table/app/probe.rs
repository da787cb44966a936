//! The probe: a file with the places of everything in the window, for tests that drive it, and with the times of
//! frames, for tools that measure.

use super::{
    host::Hosted,
    pace::FramePace,
    probe_file::{Buttons, ProbeFile},
    start_times::StartTimes,
};
use crate::{
    engine::{
        board::Hex,
        counters::CounterEntities,
        orders::{InPlay, Position, Refusal},
    },
    scene::layout::centre_of,
    table::{
        app::sets::{GameSet, TableSet},
        counters::{CardSize, Shown, animation::AnimatedScene, fan::FanCard, pictures::Pictures},
        drag::Hand,
        files::write_light,
        map::{coarse_times::CoarseTimes, ground::MapSheet, printed::Printed, view::MapView},
        session::Session,
    },
};
use bevy::{
    ecs::system::StaticSystemParam,
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowEvent},
};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// Seconds between two writings.
const PAUSE: f32 = 0.1;
/// Comparisons in a row without a change, after which no frame is requested for another one: on a slow machine each
/// requested frame would request the next.
const ENOUGH: u8 = 3;

/// Middle, zoom, part of the window and scale of a view, and the columns of the map.
type SeenBy = (Vec2, f32, Rect, f32, u8);

/// The entries of the game on the table.
#[derive(Resource, Default)]
struct OfGame {
    /// Turn, phase, active player, and the game's own entries.
    told: Map<String, Value>,
    refusal: Option<Refusal>,
    /// The counters on the map: entity, id, hex and side.
    counters: Vec<(Entity, String, Hex, String)>,
}

/// The last text of the file, and its time.
#[derive(Resource, Default)]
struct Written {
    text: String,
    /// The time of the last comparison with the current text, in seconds of the window's clock.
    at: f32,
    /// Whether it must be compared in this frame.
    due: bool,
    /// Comparisons since then without a change.
    quiet: u8,
    /// The places of the middles of all hexes, and the view that they are for.
    hexes: (Option<SeenBy>, String),
    frame: u64,
    /// The time at which map and counters were first on the screen, in seconds since 1970.
    shown_at: Option<f64>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Written>()
        .init_resource::<OfGame>()
        .init_resource::<Buttons>()
        .add_plugins((super::pace::plugin, crate::table::map::coarse_times::plugin))
        .configure_sets(
            Last,
            (
                TableSet::BeginProbe.run_if(resource_exists::<ProbeFile>),
                (TableSet::AskGame, TableSet::WriteProbe)
                    .run_if(resource_exists::<ProbeFile>.and_then(is_due)),
            ),
        )
        .add_systems(Last, (begin.in_set(TableSet::BeginProbe), write.in_set(TableSet::WriteProbe)));
}

/// Adds the entries of a game.
pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    app.add_systems(Last, ask_game::<G>.in_set(TableSet::AskGame).in_set(GameSet::Show(G::ID)));
}

fn is_due(written: Res<Written>) -> bool {
    written.due
}

/// Counts the frame, and decides whether the file is compared in it.
fn begin(
    time: Res<Time<Real>>,
    game: Option<Res<CounterEntities>>,
    (pictures, sheet): (Option<Res<Pictures>>, Option<Res<MapSheet>>),
    (mut written, mut of_game): (ResMut<Written>, ResMut<OfGame>),
    (mut input, mut redraw): (MessageReader<WindowEvent>, MessageWriter<RequestRedraw>),
    (mut start, coarse): (Option<ResMut<StartTimes>>, Res<CoarseTimes>),
) {
    written.frame += 1;
    if input.read().count() > 0 || coarse.is_changed() {
        written.quiet = 0;
    }
    let is_painted = sheet.is_some_and(|sheet| sheet.is_complete());
    let is_drawn = !pictures.is_some_and(|pictures| pictures.is_waiting()) && is_painted;
    if let Some(start) = &mut start {
        let phases =
            [("game", game.is_some()), ("map", is_painted), ("counters", game.is_some() && is_drawn)];
        phases.into_iter().filter(|(_, over)| *over).for_each(|(phase, _)| start.note(phase));
    }
    if written.shown_at.is_none() && game.is_some() && is_drawn {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        written.shown_at = since.ok().map(|since| since.as_secs_f64());
        written.text.clear();
        written.at = f32::MIN;
    }
    // The text takes as long as drawing a small window: it is not made in every frame.
    let now = time.elapsed_secs();
    written.due = now - written.at >= PAUSE;
    if written.due {
        written.at = now;
        *of_game = OfGame::default();
    } else if written.quiet < ENOUGH {
        redraw.write(RequestRedraw);
    }
}

/// Collects the entries of the game on the table.
fn ask_game<G: Hosted>(
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    entities: Option<Res<CounterEntities>>,
    facts: StaticSystemParam<G::Facts>,
    mut of_game: ResMut<OfGame>,
) {
    of_game.refusal.clone_from(&session.refusal);
    let (Some(rulebook), Some(position), Some(entities)) = (&session.rulebook, position, entities) else {
        return;
    };
    let told = &mut of_game.told;
    told.insert("turn".to_owned(), json!(G::turn(&position.public)));
    told.insert("phase".to_owned(), json!(format!("{:?}", G::phase(&position.public))));
    told.insert("side".to_owned(), json!(G::side_to_play(rulebook, &position)));
    told.extend(G::probed(&facts, &position));
    let counters = G::counters(&position.public).iter().zip(entities.all());
    let standing = counters.filter_map(|(counter, entity)| {
        let side = G::SIDES[counter.side()].name.to_owned();
        Some((*entity, counter.id().to_string(), counter.hex()?, side))
    });
    of_game.counters = standing.collect();
}

/// Returns the visible counters: the place of each, and whether it is on top of its stack.
fn places(
    of_game: &OfGame,
    side_of_card: f32,
    at: impl Fn(Vec2) -> [f32; 2],
    cards: &Query<(&Shown, &Transform, &Visibility)>,
) -> Map<String, Value> {
    let seen = of_game.counters.iter().filter_map(|(entity, id, hex, side)| {
        let (shown, transform, visibility) = cards.get(*entity).ok()?;
        (*visibility != Visibility::Hidden).then_some((id, *hex, side, shown.height, transform))
    });
    let seen: Vec<_> = seen.collect();
    let mut tops: HashMap<Hex, f32> = HashMap::new();
    for (_, hex, _, height, _) in &seen {
        let top = tops.entry(*hex).or_insert(*height);
        *top = top.max(*height);
    }
    let place = |(id, hex, side, height, transform): (&String, Hex, &String, f32, &Transform)| {
        let middle = at(transform.translation.truncate());
        let place = json!({
            "hex": hex.to_string(),
            "side": side,
            "x": middle[0] - (side_of_card / 2.0).round(),
            "y": middle[1] - (side_of_card / 2.0).round(),
            "w": side_of_card,
            "h": side_of_card,
            "top": tops.get(&hex).is_none_or(|top| height >= *top),
        });
        (id.clone(), place)
    };
    seen.into_iter().map(place).collect()
}

fn write(
    file: Res<ProbeFile>,
    window: Single<&Window, With<PrimaryWindow>>,
    (view, size, hand, of_game): (Res<MapView>, Res<CardSize>, Res<Hand>, Res<OfGame>),
    (counters, fanned): (Query<(&Shown, &Transform, &Visibility)>, Query<(&FanCard, &Transform)>),
    scene: AnimatedScene,
    (pictures, pace): (Option<Res<Pictures>>, Option<Res<FramePace>>),
    (buttons, printed): (Res<Buttons>, Res<Printed>),
    (start, coarse): (Option<Res<StartTimes>>, Res<CoarseTimes>),
    mut written: ResMut<Written>,
) {
    let animating = scene.is_playing()
        || !view.is_still()
        // Counters taken from a box by a click wait for the next click.
        || hand.held.as_ref().is_some_and(|held| !held.from_box || held.dragged_out)
        || pictures.is_some_and(|pictures| pictures.is_waiting());
    let physical = [window.physical_width(), window.physical_height()];
    let mut told = json!({
        "size": physical,
        "scale": window.scale_factor(),
        "last_refusal": of_game.refusal.as_ref().map(|refusal| json!({"case": refusal.case, "why": refusal.why.to_string()})),
        "animating": animating,
        "buttons": buttons.0,
        "map": rectangle(view.area, view.scale),
        "sketch_ms": coarse.sketch.milliseconds(),
        "coarse_ms": coarse.coarse.milliseconds(),
    });
    let at = |place: Vec2| -> [f32; 2] { (view.to_screen(place) * view.scale).round().into() };
    written.note_hexes(&printed, &view, at);
    if !of_game.told.is_empty() {
        told["counters"] = Value::Object(places(&of_game, size.pixels as f32, at, &counters));
        let fan = fanned
            .iter()
            .map(|(card, transform)| (card.unit.to_string(), json!(at(transform.translation.truncate()))));
        told["fan"] = Value::Object(fan.collect());
        for (name, value) in &of_game.told {
            told[name] = value.clone();
        }
    }
    let text = told.to_string();
    if text == written.text {
        written.quiet = written.quiet.saturating_add(1);
        return;
    }
    written.quiet = 0;
    told["frame"] = json!(written.frame);
    told["shown_at"] = json!(written.shown_at);
    if let Some(start) = start {
        let phases = start.0.iter().map(|(phase, at)| ((*phase).to_owned(), json!(at)));
        told["start"] = Value::Object(phases.collect());
    }
    told["frame_ms"] = json!(pace.map(|pace| pace.milliseconds()).unwrap_or_default());
    if let Err(why) = write_light(&file.0, &written.with_hexes(&told)) {
        warn!("{why}");
    }
    written.text = text;
}

impl Written {
    /// Notes where the middles of all hexes are, if the view has moved.
    fn note_hexes(&mut self, printed: &Printed, view: &MapView, at: impl Fn(Vec2) -> [f32; 2]) {
        let Some(board) = printed.board() else { return };
        let seen_by = (view.centre, view.radius, view.area, view.scale, board.columns());
        if self.hexes.0 != Some(seen_by) {
            let middles: Map<String, Value> =
                board.hexes().map(|hex| (hex.to_string(), json!(at(centre_of(hex))))).collect();
            self.hexes = (Some(seen_by), Value::Object(middles).to_string());
            self.text.clear();
        }
    }

    /// Returns the text of the whole state. The hexes are many and seldom change: their text is kept.
    fn with_hexes(&self, told: &Value) -> String {
        let mut whole = told.to_string();
        if !self.hexes.1.is_empty() {
            whole.truncate(whole.len() - 1);
            whole += &format!(",\"hexes\":{}}}", self.hexes.1);
        }
        whole
    }
}

fn rectangle(area: Rect, scale: f32) -> [f32; 4] {
    [area.min.x * scale, area.min.y * scale, area.width() * scale, area.height() * scale]
}
