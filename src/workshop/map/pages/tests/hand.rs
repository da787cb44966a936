//! A hand that draws a map with mouse and keys, on a screen without a window.

use crate::{
    art::{packs::map_art::MapColours, painter::Point},
    engine::board::Hex,
    panels::{
        Theme,
        tests::screen::{Draw, Screen},
    },
    scene::{Follows, MapPart, Palette},
    settings::Colours,
    workshop::map::{
        Draft, Size, Underlay,
        pages::{EditorMemory, EditorState, Lay, MapAction, Under, editor},
    },
};
use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, Rect, pos2};

/// A draft on the screen.
pub(super) struct Stand {
    pub draft: Draft,
    pub palette: Palette,
    pub memory: EditorMemory,
    /// The actions so far.
    pub asked: Vec<MapAction>,
    pub ink: Option<MapColours>,
    pub underlay: Option<Underlay>,
    /// The last state that the painter has shown.
    pub shown: Option<u64>,
}

pub(super) fn hex(id: &str) -> Hex {
    id.parse().expect("a hex")
}

pub(super) fn lay(size: Size) -> Lay {
    let area = Rect::from_min_max(pos2(216.0, 0.0), pos2(1028.0, 720.0));
    let (columns, rows) = (f32::from(size.columns), f32::from(size.rows));
    let centre = Point::new(1.5 * (columns - 1.0) / 2.0, 3_f32.sqrt() * (rows - 0.5) / 2.0);
    Lay { area, centre, radius: 24.0, size }
}

impl Stand {
    fn new(palette: Palette) -> Self {
        let mut draft = Draft::new(20, 15, "mine", "Mine").expect("a size");
        draft.set_palette(&palette);
        Self {
            draft,
            palette,
            memory: EditorMemory::default(),
            asked: Vec::new(),
            ink: None,
            underlay: None,
            shown: None,
        }
    }

    /// Draws a frame, and carries out what is asked for.
    fn draw(&mut self, ctx: &Context) {
        let (draft, faults) = (&self.draft, self.draft.faults());
        let maps = ["game/map-other.ron".to_owned()];
        let state = EditorState {
            draft,
            palette: &self.palette,
            named: Box::new(|part: MapPart| (part == MapPart::Level(2)).then(|| "Ridge".to_owned())),
            game: "A game",
            name: "game/map-mine.ron",
            faults: &faults,
            maps: &maps,
            scenarios: &[],
            makes_scenarios: true,
            said: None,
            ink: self.ink.as_ref(),
            under: self.underlay.as_ref().map(|underlay| Under { underlay, texture: None }),
            lay: lay(draft.size()),
            theme: Theme::Dark,
            colours: Colours::Usual,
            covered: false,
            shown: self.shown,
            memory: &mut self.memory,
        };
        let (asked, taken) = editor(ctx, state);
        assert!(taken.left > 100.0 && taken.right > 100.0);
        asked.iter().for_each(|action| carry_out(&mut self.draft, action));
        for action in &asked {
            match (action, &mut self.underlay) {
                (MapAction::Fit(corners), Some(underlay)) => underlay.corners = *corners,
                (MapAction::Fade(map), Some(underlay)) => underlay.map = *map,
                (MapAction::Picture(picture), underlay) => *underlay = picture.clone().map(Underlay::new),
                _ => {}
            }
        }
        self.asked.extend(asked);
    }
}

fn carry_out(draft: &mut Draft, action: &MapAction) {
    match action {
        MapAction::Begin => draft.begin_stroke(),
        MapAction::Change(change) => _ = draft.change(change),
        MapAction::BeginLine(kind, hex) => _ = draft.begin_line(*kind, *hex),
        MapAction::ExtendLine(hex) => _ = draft.extend_line(*hex),
        MapAction::End => _ = draft.end_stroke(),
        MapAction::Cancel => draft.cancel_stroke(),
        MapAction::Undo => _ = draft.undo(),
        MapAction::Redo => _ = draft.redo(),
        MapAction::Symmetry(symmetry) => draft.set_symmetry(*symmetry),
        _ => {}
    }
}

/// A hand at mouse and keyboard.
pub(super) struct Hand {
    pub screen: Screen,
    pub stand: Stand,
}

impl Hand {
    pub fn new() -> Self {
        Self::of(Palette { follows: Follows { slopes: true, hilltops: true }, ..Palette::default() })
    }

    pub fn of(palette: Palette) -> Self {
        let mut hand = Self { screen: Screen::new(1280.0, 720.0), stand: Stand::new(palette) };
        hand.frames(Screen::settle);
        hand
    }

    pub fn frames<T>(&mut self, work: impl FnOnce(&mut Screen, Draw) -> T) -> T {
        let Self { screen, stand } = self;
        let mut draw = |ctx: &Context| {
            stand.draw(ctx);
            Vec::new()
        };
        work(screen, &mut draw)
    }

    pub fn events(&mut self, events: Vec<Event>) {
        self.frames(|screen, draw| screen.frame(events, draw));
    }

    pub fn key(&mut self, key: Key) {
        self.frames(|screen, draw| screen.key(key, draw));
    }

    pub fn key_with(&mut self, key: Key, modifiers: Modifiers) {
        self.events(vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]);
    }

    pub fn press(&mut self, name: &str) {
        self.frames(|screen, draw| screen.press(name, draw));
    }

    pub fn at(&self, id: &str) -> Pos2 {
        lay(self.stand.draft.size()).middle(hex(id))
    }

    /// Drags a button of the mouse over places.
    pub fn drag(&mut self, button: PointerButton, places: &[Pos2]) {
        let press =
            |pos: Pos2, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
        let (first, last) = (places[0], places[places.len() - 1]);
        self.events(vec![Event::PointerMoved(first)]);
        self.events(vec![press(first, true)]);
        for place in places {
            self.events(vec![Event::PointerMoved(*place)]);
        }
        self.events(vec![press(last, false)]);
        self.events(vec![Event::PointerGone]);
    }

    pub fn draw(&mut self, ids: &str) {
        let places: Vec<Pos2> = ids.split(' ').map(|id| self.at(id)).collect();
        self.drag(PointerButton::Primary, &places);
    }

    pub fn click_side(&mut self, button: PointerButton, id: &str, side: crate::engine::board::Hexside) {
        let [one, other] = lay(self.stand.draft.size()).side(hex(id), side);
        let place = one.lerp(other, 0.5).lerp(self.at(id), 0.15);
        self.drag(button, &[place]);
    }
}
