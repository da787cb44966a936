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
        counters::animation::Throw,
        map::view::MapView,
        marks::deed::Deeds,
    },
};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use timer::{DiceTimer, StripPlace};

/// The scale of the small dice, as a part of that of the lower third.
const SMALL: f32 = 0.55;

pub(crate) fn plugin(app: &mut App) {
    let draw = draw.before(TableSet::DrawPanels).run_if(game_is_shown.and_then(panels_are_shown));
    app.add_plugins(timer::plugin).add_systems(EguiPrimaryContextPass, draw);
}

/// The place of the strip among those in which it can be, and whether it was shown in the last frame.
#[derive(Default)]
struct Kept {
    place: usize,
    is_shown: bool,
}

fn draw(
    mut contexts: EguiContexts,
    (timer, presenter, settings): (Res<DiceTimer>, Res<Presenter>, Res<Settings>),
    (view, deeds, throw): (Res<MapView>, Option<Res<Deeds>>, Res<Throw>),
    (mut kept, mut strip): (Local<Kept>, ResMut<StripPlace>),
) -> Result {
    let part = match settings.dice {
        DiceShown::Large => 1.0,
        DiceShown::Small => SMALL,
        DiceShown::Off => {
            strip.set_if_neq(StripPlace::default());
            return Ok(());
        }
    };
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let map = egui::Rect::from_min_max(point(view.area.min), point(view.area.max));
    let k = caption::scale(context.content_rect()).max(0.7) * part;
    let places = caption::dice_places(map, k);
    let told = presenter.caption.as_ref().filter(|_| timer.0.is_some());
    let told =
        told.and_then(|shown| Some((shown, shown.battle.as_ref().filter(|battle| battle.is_fought())?)));
    let was_shown = std::mem::replace(&mut kept.is_shown, told.is_some());
    // When the dice are at rest, the strip stays where it is.
    if told.is_some() && (throw.clock.is_some() || !was_shown) {
        let hexes = deeds.map(|deeds| deeds.fought(&throw)).unwrap_or_default();
        let size = egui::Vec2::splat(2.0 * view.stand().radius / zoom);
        let about =
            |hex: &Hex| egui::Rect::from_center_size(point(view.to_screen_at_rest(centre_of(*hex))), size);
        kept.place = choose(&places, kept.place, &hexes.iter().map(about).collect::<Vec<_>>());
    }
    let Some(place) = places.get(kept.place).copied() else { return Ok(()) };
    let in_pixels = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
    strip.set_if_neq(StripPlace(Some(Rect::from_corners(in_pixels(place.min), in_pixels(place.max)))));
    let Some((shown, battle)) = told else { return Ok(()) };
    if panels::dress(context, settings.theme) {
        let palette = settings.theme.palette_in(settings.colours);
        caption::dice(context, (shown.sentence.as_str(), battle), (place, k), palette);
    }
    Ok(())
}

/// Returns the place of the strip: the one that it had, unless it covers one of these hexes there and fewer elsewhere.
fn choose(places: &[egui::Rect], kept: usize, hexes: &[egui::Rect]) -> usize {
    let covered = |place: usize| {
        let covers = |place: &egui::Rect| hexes.iter().filter(|hex| place.intersects(**hex)).count();
        places.get(place).map_or(usize::MAX, covers)
    };
    let fewest = (0..places.len()).min_by_key(|place| covered(*place)).unwrap_or(0);
    if covered(fewest) < covered(kept) { fewest } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The strip keeps its place from one attack to the next, and never lies on attackers or target if it has room.
    #[test]
    fn the_strip_keeps_its_place_and_clear_of_the_fight() {
        let map = egui::Rect::from_min_max(egui::pos2(0.0, 44.0), egui::pos2(932.0, 720.0));
        let places = caption::dice_places(map, 0.385);
        assert!(places.iter().all(|place| map.contains_rect(*place)));
        let hex = |x: f32, y: f32| egui::Rect::from_center_size(egui::pos2(x, y), egui::Vec2::splat(80.0));
        let (middle, foot, head) = (hex(466.0, 380.0), hex(466.0, 660.0), hex(466.0, 100.0));
        assert_eq!(choose(&places, 0, &[middle]), 0);
        assert_eq!(choose(&places, 0, &[middle, foot]), 1);
        assert_eq!(choose(&places, 1, &[middle]), 1, "it does not go back");
        assert_eq!(choose(&places, 1, &[middle, head]), 0);
        // Above and below: a corner is free.
        let corner = choose(&places, 0, &[hex(800.0, 660.0), hex(466.0, 100.0), hex(600.0, 660.0)]);
        assert!(!places[corner].intersects(hex(600.0, 660.0)) && !places[corner].intersects(head));
    }
}
