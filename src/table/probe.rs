//! The probe: a file that tells where everything is in the window, for tests that drive it, and how
//! long frames took, for tools that measure.

use super::{
    animation::Scene,
    counters::{CardSize, Shown},
    fan::FanCard,
    files::write_light,
    ground::Sheet,
    hand::Hand,
    layout::centre_of,
    pace::FramePace,
    pictures::Pictures,
    printed::Printed,
    session::Session,
    view::View,
};
use crate::engine::counters::CounterEntities;
use crate::games::guderian::rules::{Guderian, Position, counter::Piece, view::to_play};
use crate::games::panzer44::table::Probed;
use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw, WindowEvent},
};
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, path::PathBuf};

/// Seconds between two writings.
const PAUSE: f32 = 0.1;
/// Comparisons in a row that found nothing new, after which no frame is asked for to compare again: on a
/// slow machine a frame that is asked for would ask for the next.
const ENOUGH: u8 = 3;

/// The file that is kept up to date; without it nothing is written.
#[derive(Resource, Clone, Debug)]
pub struct ProbeFile(pub PathBuf);

/// Where the buttons of the panels lie, in physical pixels: left, top, width, height.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Buttons(pub BTreeMap<String, [f32; 4]>);

/// Middle, zoom, part of the window and scale of a view, and the columns of the map.
type SeenBy = (Vec2, f32, Rect, f32, u8);

/// What was written last, and when.
#[derive(Resource, Default)]
struct Written {
    text: String,
    /// When the text was last compared with what is to be told, in seconds of the window's clock.
    at: f32,
    /// Comparisons since then that found nothing new.
    quiet: u8,
    /// Where the middles of all hexes lie, and for which view.
    hexes: (Option<SeenBy>, String),
    frame: u64,
    /// When map and counters were first on the screen, in seconds since 1970.
    shown_at: Option<f64>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Written>()
        .init_resource::<Buttons>()
        .add_plugins(super::pace::plugin)
        .add_systems(Last, write.run_if(resource_exists::<ProbeFile>));
}

fn write(
    file: Res<ProbeFile>,
    window: Single<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    (view, size, hand, session): (Res<View>, Res<CardSize>, Res<Hand>, Res<Session<Guderian>>),
    position: Option<Res<Position>>,
    entities: Option<Res<CounterEntities>>,
    (counters, fanned): (Query<(&Shown, &Transform, &Visibility)>, Query<(&FanCard, &Transform)>),
    scene: Scene,
    (pictures, sheet, pace): (Option<Res<Pictures>>, Option<Res<Sheet>>, Option<Res<FramePace>>),
    (buttons, printed, second): (Res<Buttons>, Res<Printed>, Probed),
    mut written: ResMut<Written>,
    (mut input, mut redraw): (MessageReader<WindowEvent>, MessageWriter<RequestRedraw>),
) {
    written.frame += 1;
    if input.read().count() > 0 {
        written.quiet = 0;
    }
    let waits = pictures.is_some_and(|pictures| pictures.is_waiting());
    if written.shown_at.is_none()
        && (position.is_some() || second.lies())
        && !waits
        && sheet.is_some_and(|sheet| sheet.is_complete())
    {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        written.shown_at = since.ok().map(|since| since.as_secs_f64());
        written.text.clear();
        written.at = f32::MIN;
    }
    // Working out what is told takes as long as drawing a small window: not in every frame.
    let now = time.elapsed_secs();
    if now - written.at < PAUSE {
        if written.quiet < ENOUGH {
            redraw.write(RequestRedraw);
        }
        return;
    }
    written.at = now;
    let animating = scene.is_playing()
        || !view.is_still()
        // What was taken from a box by a click waits for the next click.
        || hand.held.as_ref().is_some_and(|held| !held.from_box || held.dragged_out)
        || waits;
    let physical = [window.physical_width(), window.physical_height()];
    let mut told = json!({
        "size": physical,
        "scale": window.scale_factor(),
        "last_refusal": session.refusal.as_ref().map(|refusal| json!({"case": refusal.case, "why": refusal.why})),
        "animating": animating,
        "buttons": buttons.0,
        "map": rectangle(view.area, view.scale),
    });
    let at = |place: Vec2| -> [f32; 2] { (view.to_screen(place) * view.scale).round().into() };
    if let Some(board) = printed.board() {
        let seen_by = (view.centre, view.radius, view.area, view.scale, board.columns());
        if written.hexes.0 != Some(seen_by) {
            let middles: Map<String, Value> =
                board.hexes().map(|hex| (hex.to_string(), json!(at(centre_of(hex))))).collect();
            written.hexes = (Some(seen_by), Value::Object(middles).to_string());
            written.text.clear();
        }
    }
    second.tell(&mut told, (&view, &size), &counters, &fanned);
    if let (Some(position), Some(entities)) = (position, entities) {
        let public = &position.public;
        let mut seen = Map::new();
        for (number, entity) in entities.all().iter().enumerate() {
            let counter = public.counter(Piece(number as u16));
            let (Some(hex), Ok((shown, transform, visibility))) = (counter.hex(), counters.get(*entity))
            else {
                continue;
            };
            if *visibility == Visibility::Hidden {
                continue;
            }
            let side = size.pixels as f32;
            let middle = at(transform.translation.truncate());
            let top = public.stack(hex).all(|other| {
                let other = entities.all().get(other.index()).and_then(|entity| counters.get(*entity).ok());
                other.is_none_or(|(other, _, visibility)| {
                    *visibility == Visibility::Hidden || other.height <= shown.height
                })
            });
            let place = json!({
                "hex": hex.to_string(),
                "side": counter.side().to_string(),
                "x": middle[0] - (side / 2.0).round(),
                "y": middle[1] - (side / 2.0).round(),
                "w": side,
                "h": side,
                "top": top,
            });
            seen.insert(counter.id.to_string(), place);
        }
        let fan: Map<String, Value> = fanned
            .iter()
            .map(|(card, transform)| {
                let id = card.unit.to_string();
                (id, json!(at(transform.translation.truncate())))
            })
            .collect();
        told["fan"] = Value::Object(fan);
        told["turn"] = json!(public.turn);
        told["phase"] = json!(format!("{:?}", public.phase));
        told["side"] = json!(to_play(public).to_string());
        told["owed"] = json!(public.owed);
        told["counters"] = Value::Object(seen);
    }
    let text = told.to_string();
    if text == written.text {
        written.quiet = written.quiet.saturating_add(1);
        return;
    }
    written.quiet = 0;
    told["frame"] = json!(written.frame);
    told["shown_at"] = json!(written.shown_at);
    told["frame_ms"] = json!(pace.map(|pace| pace.milliseconds()).unwrap_or_default());
    // The hexes are many and seldom change: their text is kept.
    let mut whole = told.to_string();
    if !written.hexes.1.is_empty() {
        whole.truncate(whole.len() - 1);
        whole += &format!(",\"hexes\":{}}}", written.hexes.1);
    }
    if let Err(why) = write_light(&file.0, &whole) {
        warn!("{why}");
    }
    written.text = text;
}

fn rectangle(area: Rect, scale: f32) -> [f32; 4] {
    [area.min.x * scale, area.min.y * scale, area.width() * scale, area.height() * scale]
}
