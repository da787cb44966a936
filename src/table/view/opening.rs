//! Where the view opens when a game comes on the table.

use super::{CLOSEST, MapView, Opening, WIDEST, take_sheet, travel};
use crate::table::screen::Screen;
use bevy::{prelude::*, window::RequestRedraw};

/// Logical pixels to a hex radius from which on counters can be read.
pub const READABLE: f32 = 30.0;
/// Hex radii about what the view opens on.
const ABOUT: f32 = 4.0;
/// Frames in which panels take their room when a game comes on the table.
const OPENING: u8 = 5;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, open.after(take_sheet).before(travel));
}

impl MapView {
    /// Opens on something, once the panels of the table have taken their room.
    pub fn open(&mut self, opening: Opening) {
        self.opening = Some((opening, OPENING));
    }

    /// Whether it has still to go where it opens.
    pub fn opens(&self) -> bool {
        self.opening.is_some()
    }

    pub fn settle_opening(&mut self) {
        let Some((opening, _)) = &self.opening else { return };
        let readable = |radius: f32| radius.clamp(READABLE, WIDEST);
        let (centre, radius) = match opening {
            Opening::Whole => return self.show_whole(true),
            Opening::As { centre, radius } => (*centre, radius.clamp(self.whole_map().1, CLOSEST)),
            Opening::Frame { middle, across } => (*middle, readable(self.area.width() / across.max(1.0))),
            Opening::Places(places) => {
                let Some(first) = places.first() else { return self.show_whole(true) };
                let start = Rect::from_center_size(*first, Vec2::ZERO);
                let all = places.iter().fold(start, |all, place| all.union_point(*place));
                let room = (self.area.size() / all.inflate(ABOUT).size()).min_element();
                let centre = if room < READABLE { self.densest(places, READABLE) } else { all.center() };
                (centre, readable(room))
            }
        };
        self.whole = false;
        self.go((self.clamped(centre, radius), radius), 0.0);
    }

    /// The place from which most of these are seen at this zoom.
    pub fn densest(&self, places: &[Vec2], radius: f32) -> Vec2 {
        let size = self.area.size() / radius;
        let seen = |place: &&Vec2| {
            let part = Rect::from_center_size(**place, size);
            places.iter().filter(|other| part.contains(**other)).count()
        };
        places.iter().max_by_key(seen).copied().unwrap_or(self.centre)
    }
}

/// A game that has come on the table is shown where it opens, whatever room panels take in the first frames.
fn open(screen: Res<State<Screen>>, mut view: ResMut<MapView>, mut redraw: MessageWriter<RequestRedraw>) {
    if view.opening.is_none() || matches!(screen.get(), Screen::Title | Screen::HandOver) {
        return;
    }
    view.settle_opening();
    redraw.write(RequestRedraw);
    view.opening =
        view.opening.take().filter(|(_, frames)| *frames > 0).map(|(opening, frames)| (opening, frames - 1));
}
