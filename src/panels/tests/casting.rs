//! The teleprompter of a caster: it leaves the play buttons free, and says how to go on.

use super::screen::Screen;
use crate::{
    panels::{
        casting::{Prompted, Prompter, card},
        dress,
    },
    settings::{Colours, Theme},
};
use bevy_egui::egui::{Rect, pos2};

fn prompter<'a>(note: Option<&'a Prompted>, waits: Option<&'a str>) -> Prompter<'a> {
    Prompter { note, combat: None, speed: 1.0, stops: true, waits }
}

/// Draws it on a map of this height until it is at rest; returns its rectangle.
fn drawn(screen: &mut Screen, high: f32, shown: &Prompter) -> (Rect, Rect) {
    let map = Rect::from_min_max(pos2(0.0, 44.0), pos2(900.0, 44.0 + high));
    let mut place = Rect::NOTHING;
    screen.settle(&mut |ctx| {
        if dress(ctx, Theme::Dark) {
            place = card(ctx, Theme::Dark.palette_in(Colours::Usual), map, shown).1;
        }
        Vec::new()
    });
    (map, place)
}

/// The longest note leaves the foot of the map free, where the play buttons are, in small windows too.
#[test]
fn it_leaves_the_play_buttons_free() {
    let note = Prompted { orders: 3, words: "The river line is thin. ".repeat(30) };
    for high in [526.0, 376.0, 300.0] {
        let mut screen = Screen::new(1280.0, 720.0);
        let (map, place) = drawn(&mut screen, high, &prompter(Some(&note), Some("Space")));
        assert!(map.contains_rect(place), "{high}: {place:?} in {map:?}");
        assert!(screen.has("Next note in 3 orders"), "{:?}", screen.texts());
    }
}

/// It says that it waits, and the key that goes on, only while it waits.
#[test]
fn it_says_how_to_go_on() {
    for (waits, says) in [(Some("Space"), true), (None, false)] {
        let mut screen = Screen::new(1280.0, 720.0);
        drawn(&mut screen, 526.0, &prompter(None, waits));
        assert_eq!(screen.has("Waiting: Space goes on"), says, "{:?}", screen.texts());
    }
}
