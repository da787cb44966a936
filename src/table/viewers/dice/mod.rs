//! The dice over the map while the panels are shown. Presenter mode and the capture window have them in their caption.

pub(crate) mod timer;

use super::presenter::{Presenter, panels_are_shown};
use crate::{
    engine::board::Hex,
    panels::{self, caption},
    scene::layout::centre_of,
    settings::{DiceShown, Settings},
    table::{
        app::{screen::game_is_shown, sets::TableSet},
        map::view::MapView,
        marks::deed::Deeds,
    },
};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use timer::DiceTimer;

/// The scale of the small dice, as a part of that of the lower third.
const SMALL: f32 = 0.55;

pub(crate) fn plugin(app: &mut App) {
    let draw = draw.before(TableSet::DrawPanels).run_if(game_is_shown.and_then(panels_are_shown));
    app.add_plugins(timer::plugin).add_systems(EguiPrimaryContextPass, draw);
}

fn draw(
    mut contexts: EguiContexts,
    (timer, presenter, settings): (Res<DiceTimer>, Res<Presenter>, Res<Settings>),
    (view, deeds): (Res<MapView>, Option<Res<Deeds>>),
) -> Result {
    let Some(shown) = presenter.caption.as_ref().filter(|_| timer.0.is_some()) else { return Ok(()) };
    let Some(battle) = &shown.battle else { return Ok(()) };
    let Some(throw) = &battle.throw else { return Ok(()) };
    let part = match settings.dice {
        DiceShown::Large => 1.0,
        DiceShown::Small => SMALL,
        DiceShown::Off => return Ok(()),
    };
    let context = contexts.ctx_mut()?;
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let map = egui::Rect::from_min_max(point(view.area.min), point(view.area.max));
    let k = caption::scale(context.content_rect()).max(0.7) * part;
    // The strip leaves the counters free that the combat concerns.
    let hexes = deeds.and_then(|deeds| deeds.latest().map(crate::scene::Deed::hexes)).unwrap_or_default();
    let foot = caption::dice_place(map, k, false);
    let at_head = covers(foot, (&view, zoom), &hexes);
    let place = caption::dice_place(map, k, at_head);
    let told = (shown.sentence.as_str(), battle, throw);
    caption::dice(context, told, (place, k), panels::Theme::Dark.palette_in(settings.colours));
    Ok(())
}

/// Whether a rectangle of the window covers one of these hexes.
fn covers(rect: egui::Rect, (view, zoom): (&MapView, f32), hexes: &[Hex]) -> bool {
    let rect = rect.expand(view.radius / zoom);
    hexes.iter().any(|hex| {
        let place = view.to_screen(centre_of(*hex)) / zoom;
        rect.contains(egui::pos2(place.x, place.y))
    })
}
