//! A screen that nobody sees: panels are drawn on it and clicked, and what egui would paint is read from it.

use crate::panels::{self, Action};
use bevy_egui::egui::{
    Color32, Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, Vec2,
    epaint::ClippedShape,
};

/// Draws panels into a context, and tells what the player asked for.
pub type Draw<'a> = &'a mut dyn FnMut(&Context) -> Vec<Action>;

/// A context in which panels are drawn and clicked.
#[derive(Default)]
pub struct Screen {
    pub ctx: Context,
    /// Points.
    size: Vec2,
    /// Seconds.
    time: f64,
    /// What the last frame would paint.
    painted: Vec<ClippedShape>,
}

impl Screen {
    /// A screen of so many points.
    pub fn new(width: f32, height: f32) -> Self {
        Self { size: Vec2::new(width, height), time: 1.0, ..Self::default() }
    }

    /// One frame with these events; what was asked for.
    pub fn frame(&mut self, events: Vec<Event>, draw: Draw) -> Vec<Action> {
        self.time += 0.02;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let ctx = self.ctx.clone();
        let mut asked = Vec::new();
        let mut output = ctx.run_ui(input, |_| asked.extend(draw(&ctx)));
        output.textures_delta.clear();
        self.painted = std::mem::take(&mut output.shapes);
        asked
    }

    /// Frames until nothing moves any more.
    pub fn settle(&mut self, draw: Draw) {
        for _ in 0..4 {
            self.frame(Vec::new(), draw);
        }
    }

    /// So many seconds go by without a frame, as on a slow machine.
    pub fn stands_still(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// Waits until a button that throws dice can be clicked.
    pub fn look_again(&mut self, draw: Draw) {
        self.settle(draw);
        self.time += 0.7;
        self.settle(draw);
    }

    /// Clicks a button by its name, as soon as nothing moves any more and it takes clicks.
    pub fn press(&mut self, name: &str, draw: Draw) -> Vec<Action> {
        self.settle(draw);
        if !panels::buttons(&self.ctx).contains_key(name) {
            self.look_again(draw);
        }
        let buttons = panels::buttons(&self.ctx);
        let place = buttons.get(name).unwrap_or_else(|| panic!("no {name} in {:?}", buttons.keys()));
        self.click(place.center(), draw)
    }

    /// Clicks a place, and takes the mouse away.
    pub fn click(&mut self, pos: Pos2, draw: Draw) -> Vec<Action> {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let press = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
        self.frame(vec![Event::PointerMoved(pos)], draw);
        self.frame(vec![press(true)], draw);
        let asked = self.frame(vec![press(false)], draw);
        self.frame(vec![Event::PointerGone], draw);
        asked
    }

    /// Presses a place for so many seconds, in two frames only, as on a slow machine.
    pub fn hold(&mut self, pos: Pos2, seconds: f64, draw: Draw) -> Vec<Action> {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let press = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
        self.frame(vec![Event::PointerMoved(pos), press(true)], draw);
        self.time += seconds;
        self.frame(vec![press(false)], draw)
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key, draw: Draw) -> Vec<Action> {
        let modifiers = Modifiers::NONE;
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        let asked = self.frame(vec![event(true)], draw);
        self.frame(vec![event(false)], draw);
        asked
    }

    /// Everything that was painted, piece by piece.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut all = Vec::new();
        self.painted.iter().for_each(|clipped| flatten(&clipped.shape, &mut all));
        all
    }

    /// The colours of all areas and edges.
    pub fn colours(&self) -> Vec<Color32> {
        let colours = |shape| match shape {
            Shape::Rect(rect) => vec![rect.fill, rect.stroke.color],
            Shape::Path(path) => vec![path.fill],
            _ => Vec::new(),
        };
        self.shapes().into_iter().flat_map(colours).collect()
    }

    /// Every text and where it stands.
    pub fn words(&self) -> Vec<(String, Rect)> {
        self.shapes()
            .into_iter()
            .filter_map(|shape| match shape {
                Shape::Text(text) => {
                    let rect = Rect::from_min_size(text.pos, text.galley.size());
                    Some((text.galley.text().to_owned(), rect))
                }
                _ => None,
            })
            .collect()
    }

    pub fn texts(&self) -> Vec<String> {
        self.words().into_iter().map(|(words, _)| words).collect()
    }

    /// Whether these words stand somewhere.
    pub fn has(&self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }
}

fn flatten(shape: &Shape, all: &mut Vec<Shape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| flatten(shape, all)),
        other => all.push(other.clone()),
    }
}
