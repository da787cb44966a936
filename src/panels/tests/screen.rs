//! A screen without a window: panels are drawn on it and clicked, and the shapes that egui would paint are read from
//! it.

use crate::panels::{self, Action};
use bevy_egui::egui::{
    Color32, Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, Vec2,
    epaint::ClippedShape,
};
use std::time::Duration;

/// Draws panels into a context, and returns the player's actions.
pub type Draw<'a> = &'a mut dyn FnMut(&Context) -> Vec<Action>;

/// A context in which panels are drawn and clicked.
#[derive(Default)]
pub struct Screen {
    pub ctx: Context,
    /// The size in points.
    size: Vec2,
    /// The time in seconds.
    time: f64,
    /// The shapes of the last frame.
    painted: Vec<ClippedShape>,
    /// The time after which the last frame wants the next one.
    pub again: Duration,
}

impl Screen {
    /// Makes a screen of this size in points.
    pub fn new(width: f32, height: f32) -> Self {
        Self { size: Vec2::new(width, height), time: 1.0, ..Self::default() }
    }

    /// Draws one frame with these events; returns the actions.
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
        let delays = output.viewport_output.values().map(|viewport| viewport.repaint_delay);
        self.again = delays.min().unwrap_or(Duration::MAX);
        asked
    }

    /// Draws frames until nothing moves.
    pub fn settle(&mut self, draw: Draw) {
        for _ in 0..4 {
            self.frame(Vec::new(), draw);
        }
    }

    /// Lets this many seconds pass without a frame, as on a slow machine.
    pub fn stands_still(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// Waits until a button that rolls dice can be clicked.
    pub fn look_again(&mut self, draw: Draw) {
        self.settle(draw);
        self.time += 0.7;
        self.settle(draw);
    }

    /// Clicks a button by its name, once nothing moves and the button takes clicks.
    pub fn press(&mut self, name: &str, draw: Draw) -> Vec<Action> {
        self.settle(draw);
        if !panels::buttons(&self.ctx).contains_key(name) {
            self.look_again(draw);
        }
        let buttons = panels::buttons(&self.ctx);
        let place = buttons.get(name).unwrap_or_else(|| panic!("no {name} in {:?}", buttons.keys()));
        self.click(place.center(), draw)
    }

    /// Clicks a place, and moves the mouse away.
    pub fn click(&mut self, pos: Pos2, draw: Draw) -> Vec<Action> {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let press = |pressed| Event::PointerButton { pos, button, pressed, modifiers };
        self.frame(vec![Event::PointerMoved(pos)], draw);
        self.frame(vec![press(true)], draw);
        let asked = self.frame(vec![press(false)], draw);
        self.frame(vec![Event::PointerGone], draw);
        asked
    }

    /// Presses a place for this many seconds, in two frames only, as on a slow machine.
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

    /// Returns everything that was painted, shape by shape.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut all = Vec::new();
        self.painted.iter().for_each(|clipped| flatten(&clipped.shape, &mut all));
        all
    }

    /// Returns the colours of all areas and edges.
    pub fn colours(&self) -> Vec<Color32> {
        let colours = |shape| match shape {
            Shape::Rect(rect) => vec![rect.fill, rect.stroke.color],
            Shape::Path(path) => vec![path.fill],
            _ => Vec::new(),
        };
        self.shapes().into_iter().flat_map(colours).collect()
    }

    /// Returns every text with its rectangle.
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

    /// Returns the texts that do not fit in their places and are cut.
    pub fn cut(&self) -> Vec<String> {
        let cut = self.shapes().into_iter().filter_map(|shape| match shape {
            Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
            _ => None,
        });
        cut.collect()
    }

    /// Returns the pairs of texts in this area whose visible letters overlap.
    pub fn overlaps(&self, area: Rect) -> Vec<[String; 2]> {
        let mut rows: Vec<(usize, String, Rect)> = Vec::new();
        for clipped in &self.painted {
            let mut shapes = Vec::new();
            flatten(&clipped.shape, &mut shapes);
            for shape in shapes {
                let Shape::Text(text) = shape else { continue };
                let number = rows.last().map_or(0, |(number, ..)| number + 1);
                for row in &text.galley.rows {
                    let at = row.pos.to_vec2() + text.pos.to_vec2();
                    let letters = row.visuals.mesh_bounds.translate(at).shrink(0.5);
                    let seen = letters.intersect(clipped.clip_rect).intersect(area);
                    if seen.is_positive() {
                        rows.push((number, text.galley.text().to_owned(), seen));
                    }
                }
            }
        }
        let mut pairs = Vec::new();
        for (place, (number, words, rect)) in rows.iter().enumerate() {
            let others = rows[place + 1..].iter();
            let over = others.filter(|(other, _, at)| other != number && at.intersects(*rect));
            pairs.extend(over.map(|(_, other, _)| [words.clone(), other.clone()]));
        }
        pairs
    }

    pub fn texts(&self) -> Vec<String> {
        self.words().into_iter().map(|(words, _)| words).collect()
    }

    /// Whether this text is shown somewhere.
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
