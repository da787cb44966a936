//! The hex under the mouse, or under the hex cursor: after a moment it is explained beside it, and the
//! lines of supply of those who stand there are drawn.

use crate::{
    engine::board::Hex,
    games::guderian::{
        panels::hex_facts,
        rules::{Guderian, Position, supply::SupplyLines},
    },
    panels::{self, HexFacts, TooltipState},
    settings::{Command, Settings},
    table::{
        LinesPointedAt,
        fan::Fan,
        hand::Hand,
        host::{HostPass, HoveredHex},
        layout::centre_of,
        presenter::Presenter,
        screen::Screen,
        session::Session,
        view::View,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// Seconds that the mouse rests before a hex is explained.
const PATIENCE: f32 = 0.35;

/// What is explained.
#[derive(Resource, Default)]
struct Hover(Option<(Hex, HexFacts)>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .add_systems(Update, watch)
        .add_systems(EguiPrimaryContextPass, explain.before(HostPass));
}

/// Waits until the mouse rests.
fn watch(
    (hovered, fan, hand, view): (Res<HoveredHex>, Res<Fan>, Res<Hand>, Res<View>),
    screen: Res<State<Screen>>,
    session: Res<Session<Guderian>>,
    (settings, presenter): (Res<Settings>, Res<Presenter>),
    position: Option<Res<Position>>,
    time: Res<Time<Real>>,
    mut waits: Local<Option<(Hex, u64, f32)>>,
    (mut hover, mut pointed_at): (ResMut<Hover>, ResMut<LinesPointedAt>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wished = settings.tooltips && !presenter.on && *screen.get() == Screen::Table;
    let quiet = hand.held.is_none() && view.is_still() && wished;
    let hex = fan.open.or(hovered.0).filter(|_| quiet);
    let before = hover.0.as_ref().map(|(hex, _)| *hex);
    let Some(hex) = hex else {
        *waits = None;
        if before.is_some() {
            hover.0 = None;
            pointed_at.set_if_neq(LinesPointedAt::default());
            redraw.write(RequestRedraw);
        }
        return;
    };
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
        _ => {
            *waits = Some((hex, session.moves, 0.0));
            redraw.write(RequestRedraw);
            if before.is_some() {
                hover.0 = None;
                pointed_at.set_if_neq(LinesPointedAt::default());
            }
            return;
        }
    }
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let public = &position.public;
    let mut lines: Vec<Vec<Hex>> = Vec::new();
    if let Some(side) = public.holder(hex) {
        let supply = SupplyLines::new(rulebook, public, side);
        for piece in public.stack(hex) {
            let line = supply.line(rulebook, public, piece).map(|line| line.hexes);
            lines.extend(line.filter(|line| !lines.contains(line)));
        }
    }
    hover.0 = Some((hex, hex_facts(rulebook, public, hex)));
    pointed_at.set_if_neq(LinesPointedAt(lines));
}

/// Draws the explanation at the lower right of its hex.
fn explain(
    mut contexts: EguiContexts,
    hover: Res<Hover>,
    view: Res<View>,
    settings: Res<Settings>,
) -> Result {
    let Some((hex, facts)) = &hover.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let middle = view.to_screen(centre_of(*hex));
    let key = settings.keys.hint(Command::Why);
    let state = TooltipState {
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
