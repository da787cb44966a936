//! Light panels: parts that are drawn over them differ from their ground.

use super::screen::Screen;
use crate::{
    panels::{
        Theme, dress,
        frame::way_back,
        kit::{die, place::place},
    },
    settings::{Colours, KeyMap},
};
use bevy_egui::egui::Shape;

/// The plate has the colour of the panels, and its text has their text colour.
#[test]
fn the_way_back_is_written_in_the_ink_of_the_theme() {
    for theme in [Theme::Light, Theme::Dark] {
        let palette = theme.palette_in(Colours::Usual);
        let mut screen = Screen::new(1280.0, 720.0);
        screen.settle(&mut |ctx| {
            if dress(ctx, theme) {
                way_back(ctx, palette, &KeyMap::default(), ctx.content_rect());
            }
            Vec::new()
        });
        let ink = screen.shapes().into_iter().find_map(|shape| match shape {
            Shape::Text(text) => text.galley.job.sections.first().map(|section| section.format.color),
            _ => None,
        });
        assert_eq!(ink, Some(palette.text), "{theme:?}");
    }
}

/// Light panels have the colour of the die: an edge separates it from them.
#[test]
fn the_die_is_seen_on_light_panels() {
    let mut screen = Screen::new(200.0, 200.0);
    screen.settle(&mut |ctx| {
        dress(ctx, Theme::Light);
        let room = ctx.content_rect();
        place(ctx, "die", room, |ui| die::paint(ui, room.center(), 34.0, &die::Pose::lying(3)));
        Vec::new()
    });
    let body = screen.shapes().into_iter().find_map(|shape| match shape {
        Shape::Path(path) if path.fill == die::IVORY => Some(path.stroke),
        _ => None,
    });
    let panel = Theme::Light.palette_in(Colours::Usual).panel;
    let edge = body.map(|edge| (edge.width, edge.color));
    let Some((1.0.., bevy_egui::egui::epaint::ColorMode::Solid(edge))) = edge else { panic!("{edge:?}") };
    assert!(panel.g().abs_diff(edge.g()) > 120, "{edge:?} on {panel:?}");
}
