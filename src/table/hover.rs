//! The hex under the mouse, or under the hex cursor: after a moment it is explained beside it, and the
//! lines of those who stand there are drawn.

use super::{
    counters::LaidOut,
    fan::Fan,
    hand::Hand,
    host::{HostPass, Hosted, HoveredHex},
    layout::centre_of,
    least_covered::least_covering,
    overlays::LinesPointedAt,
    presenter::Presenter,
    screen::Screen,
    session::{Session, lies},
    view::MapView,
};
use crate::{
    engine::{board::Hex, orders::Position},
    panels::{self, HexFacts, TooltipState},
    settings::{Command, Settings},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Seconds that the mouse rests before a hex is explained.
const PATIENCE: f32 = 0.35;
/// Seconds more after something has happened: who has just dropped a counter or clicked looks at that.
const AFTER_DROP: f32 = 0.9;

/// Half a card on the map, in hex radii.
const CARD: f32 = 0.6;

/// What is explained.
#[derive(Resource, Default)]
struct Hover(Option<(Hex, HexFacts)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(EguiPrimaryContextPass, explain.before(HostPass));
}

/// What is explained of a game.
pub(super) fn plug_in<G: Hosted>(app: &mut App) {
    app.add_systems(Update, watch::<G>.run_if(lies::<G>));
}

fn forget(mut hover: ResMut<Hover>, mut pointed_at: ResMut<LinesPointedAt>) {
    hover.0 = None;
    pointed_at.set_if_neq(LinesPointedAt::default());
}

/// Waits until the mouse rests.
fn watch<G: Hosted>(
    (hovered, fan, hand, view): (Res<HoveredHex>, Res<Fan>, Res<Hand>, Res<MapView>),
    screen: Res<State<Screen>>,
    session: Res<Session<G>>,
    (settings, presenter): (Res<Settings>, Res<Presenter>),
    position: Option<Res<Position<G>>>,
    (time, mouse): (Res<Time<Real>>, Option<Res<ButtonInput<MouseButton>>>),
    (mut waits, mut held): (Local<Option<(Hex, u64, f32)>>, Local<bool>),
    (mut hover, mut pointed_at): (ResMut<Hover>, ResMut<LinesPointedAt>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wished = settings.tooltips && !presenter.on && *screen.get() == Screen::Table;
    let quiet = hand.held.is_none() && view.is_still() && wished;
    let hex = fan.open.or(hovered.0).filter(|_| quiet);
    let before = hover.0.as_ref().map(|(hex, _)| *hex);
    let dropped = std::mem::take(&mut *held);
    let Some(hex) = hex else {
        // What is in the hand is dropped where the mouse is then.
        *waits = None;
        *held = hand.held.is_some();
        if before.is_some() {
            hover.0 = None;
            pointed_at.set_if_neq(LinesPointedAt::default());
            redraw.write(RequestRedraw);
        }
        return;
    };
    if mouse.is_some_and(|mouse| mouse.get_just_pressed().len() + mouse.get_just_released().len() > 0) {
        *waits = Some((hex, session.moves, -AFTER_DROP));
        hover.0 = None;
        pointed_at.set_if_neq(LinesPointedAt::default());
        redraw.write(RequestRedraw);
        return;
    }
    match *waits {
        Some((waiting, moves, since)) if waiting == hex && moves == session.moves => {
            if since >= PATIENCE {
                return;
            }
            let since = since + time.delta_secs().min(0.1);
            *waits = Some((hex, moves, since));
            redraw.write(RequestRedraw);
            if since < PATIENCE {
                return;
            }
        }
        before_this => {
            let happened = before_this.is_some_and(|(_, moves, _)| moves != session.moves) || dropped;
            *waits = Some((hex, session.moves, if happened { -AFTER_DROP } else { 0.0 }));
            redraw.write(RequestRedraw);
            if before.is_some() {
                hover.0 = None;
                pointed_at.set_if_neq(LinesPointedAt::default());
            }
            return;
        }
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    hover.0 = Some((hex, G::hex_facts(rulebook, &position.public, hex)));
    pointed_at.set_if_neq(LinesPointedAt(G::lines_from(rulebook, &position, hex)));
}

/// Draws the explanation at the lower right of its hex.
fn explain(
    mut contexts: EguiContexts,
    hover: Res<Hover>,
    (view, laid): (Res<MapView>, Res<LaidOut>),
    settings: Res<Settings>,
) -> Result {
    let Some((hex, facts)) = &hover.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let middle = view.to_screen(centre_of(*hex));
    let key = settings.keys.hint(Command::Why);
    let others = laid.hexes.iter().filter(|held| *held != hex);
    let counters: Vec<Vec2> = others.map(|held| view.to_screen(centre_of(*held)) / zoom).collect();
    let of_egui = |rect: &egui::Rect| Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
    let place = |places: &[egui::Rect], map: egui::Rect| {
        let places: Vec<Rect> = places.iter().map(of_egui).collect();
        let Rect { min, max } =
            least_covering(&places, of_egui(&map), (&counters, CARD * view.radius / zoom));
        egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
    };
    let state = TooltipState {
        place: &place,
        facts,
        key: &key,
        hex: point(middle),
        radius: view.radius / zoom,
        map: egui::Rect::from_min_max(point(view.area.min), point(view.area.max)),
        palette: settings.theme.palette_in(settings.colours),
    };
    panels::tooltip(context, &state);
    Ok(())
}
