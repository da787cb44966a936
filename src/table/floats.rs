//! What floats over the map beside panels: the legend and the small map.

use super::{
    commands::Given,
    highlights::Highlights,
    host::{Asked, HostPass},
    inks::Inks,
    offer::Mark,
    overlays::Overlays,
    presenter::panels_are_shown,
    screen::Screen,
    session::Session,
    view::View,
};
use crate::{
    games::guderian::Position,
    panels::{self, LegendState, Meaning, MinimapState},
    settings::{Command, Settings},
};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// From the edges of the map, in points.
const MARGIN: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        float.before(HostPass).run_if(in_state(Screen::Table).and_then(panels_are_shown)),
    )
    .add_systems(Update, obey.run_if(in_state(Screen::Table)));
}

fn float(
    mut contexts: EguiContexts,
    (overlays, highlights, inks): (Res<Overlays>, Res<Highlights>, Res<Inks>),
    (view, settings): (Res<View>, Res<Settings>),
    (session, position): (Res<Session>, Option<Res<Position>>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let palette = settings.theme.palette_in(settings.colours);
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let map = egui::Rect::from_min_max(point(view.area.min), point(view.area.max));
    let mut meanings: Vec<Meaning> =
        highlights.hexes.values().filter_map(|choice| meaning(choice.mark)).collect();
    meanings.sort_unstable();
    meanings.dedup();
    // Where the whole map is in sight, a small one would only cover a part of it.
    let shows_small = settings.minimap && !view.whole;
    let small = if shows_small { panels::MINIMAP_WIDTH + 3.0 * MARGIN } else { MARGIN };
    let legend = LegendState {
        overlays: overlays.on(),
        meanings: &meanings,
        corner: map.left_bottom() + egui::vec2(MARGIN, -MARGIN),
        room: (map.width() - small - MARGIN).max(120.0),
        palette,
        inks: &inks,
    };
    let mut actions = panels::legend(context, &legend);
    if let (true, Some(rulebook), Some(position)) = (shows_small, &session.rulebook, &position) {
        let board = |place: Vec2| {
            let on_table = view.to_table(place);
            egui::pos2(on_table.x, -on_table.y)
        };
        let state = MinimapState {
            board: &rulebook.board,
            public: &position.public,
            seen: egui::Rect::from_min_max(board(view.area.min), board(view.area.max)),
            corner: map.right_bottom() - egui::vec2(MARGIN, MARGIN),
            palette,
        };
        actions.extend(panels::minimap(context, &state));
    }
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(Asked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// What a highlight is called in the legend.
fn meaning(mark: Mark) -> Option<Meaning> {
    Some(match mark {
        Mark::Reach | Mark::Deploy => Meaning::Reach,
        Mark::Stop => Meaning::Stop,
        Mark::Rail => Meaning::Rail,
        Mark::Overrun => Meaning::Overrun,
        Mark::Attack => Meaning::Attack,
        Mark::Retreat => Meaning::Retreat,
        Mark::Advance => Meaning::Advance,
        Mark::Asked => Meaning::Asked,
        // Nearly every hex: what to do stands in the panel.
        Mark::Interdiction => return None,
    })
}

fn obey(mut given: MessageReader<Given>, mut settings: ResMut<Settings>) {
    if given.read().filter(|given| given.0 == Command::Minimap).count() % 2 == 1 {
        settings.minimap = !settings.minimap;
    }
}
