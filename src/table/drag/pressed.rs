//! The target of the mouse: the counter under a press or a click.

use crate::{
    engine::counters::{CounterId, UnitId},
    table::{
        app::{panels_want::PanelsWant, screen::Screen},
        counters::fan::FanCard,
        map::view::MapView,
    },
};
use bevy::{ecs::system::SystemParam, picking::pointer::PointerButton, prelude::*};

/// Logical pixels that the mouse may move between press and release of a click.
const STRAY: f32 = 6.0;

/// The last press of the left button.
#[derive(Resource, Default)]
pub(super) struct Grasp {
    /// The number of presses in quick succession at one place: 2 for a double click.
    pub presses: u8,
    /// The place in the window.
    pub at: Vec2,
}

impl Grasp {
    /// Whether releasing the button here is a click, not the end of a drag over the map.
    pub fn is_click(&self, released: Vec2) -> bool {
        self.at.distance(released) <= STRAY
    }
}

/// Notes a press, and stops a moving map under the pointer, because the player has aimed at what was visible.
pub(super) fn press(
    on: On<Pointer<Press>>,
    want: Res<PanelsWant>,
    mut grasp: ResMut<Grasp>,
    mut view: ResMut<MapView>,
) {
    if on.button == PointerButton::Primary {
        if !want.mouse && !view.is_still() {
            view.stop();
        }
        let at = on.pointer_location.position;
        // Two quick presses in two places are two clicks, not a double one.
        let again = on.count > 1 && grasp.is_click(at);
        let presses = if again { grasp.presses.saturating_add(1) } else { 1 };
        *grasp = Grasp { presses, at };
    }
}

/// A card, of a counter or of the fan.
type Card = (
    AnyOf<(&'static CounterId, &'static FanCard)>,
    &'static Sprite,
    &'static Transform,
    &'static InheritedVisibility,
);

/// The targets of the mouse.
#[derive(SystemParam)]
pub(super) struct Touchable<'w, 's> {
    cards: Query<'w, 's, Card>,
    windows: Query<'w, 's, (), With<Window>>,
    want: Res<'w, PanelsWant>,
    screen: Res<'w, State<Screen>>,
}

impl Touchable<'_, '_> {
    /// Whether the table takes the mouse at this place of the window.
    pub fn listens(&self, view: &MapView, at: Vec2) -> bool {
        *self.screen.get() == Screen::Table && !self.want.mouse && view.area.contains(at)
    }

    /// Whether it is the window itself, where no card was found.
    pub fn is_window(&self, entity: Entity) -> bool {
        self.windows.contains(entity)
    }

    /// Returns the unit of a card, and whether the card is in the fan.
    pub fn card(&self, entity: Entity) -> Option<(UnitId, bool)> {
        let ((counter, card), ..) = self.cards.get(entity).ok()?;
        card.map(|card| (card.unit, true)).or(counter.map(|counter| (counter.0, false)))
    }

    /// Returns the unit that a press has grasped. The entity under the mouse is updated once a frame: a hand that
    /// presses and moves within one frame has pressed on a counter all the same. If the selected unit is at this place,
    /// even under others, it is the one.
    pub fn grasped(&self, entity: Entity, place: Vec2, selected: &[UnitId]) -> Option<UnitId> {
        let own = self.card(entity);
        if own.is_none() && !self.is_window(entity) {
            return None;
        }
        let of_fan = own.filter(|(_, fanned)| *fanned).map(|(unit, _)| unit);
        let chosen = || self.lying_at(place).map(|(unit, _)| unit).find(|unit| selected == [*unit]);
        let top =
            || self.lying_at(place).max_by(|one, other| one.1.total_cmp(&other.1)).map(|(unit, _)| unit);
        of_fan.or_else(chosen).or(own.map(|(unit, _)| unit)).or_else(top)
    }

    /// Returns the topmost unit at a place of the table, except these.
    pub fn under(&self, place: Vec2, but: &[UnitId]) -> Option<UnitId> {
        let others = self.lying_at(place).filter(|(unit, _)| !but.contains(unit));
        others.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(unit, _)| unit)
    }

    /// Whether a unit is at a place of the table, even under others.
    pub fn lies_at(&self, place: Vec2, unit: UnitId) -> bool {
        self.lying_at(place).any(|(other, _)| other == unit)
    }

    /// Returns the units at a place of the table, with their heights.
    fn lying_at(&self, place: Vec2) -> impl Iterator<Item = (UnitId, f32)> {
        self.cards.iter().filter_map(move |((counter, card), sprite, transform, visibility)| {
            let half = sprite.custom_size.unwrap_or_default() / 2.0;
            let away = (place - transform.translation.truncate()).abs();
            let unit = card.map(|card| card.unit).or(counter.map(|counter| counter.0))?;
            (visibility.get() && away.cmple(half).all()).then_some((unit, transform.translation.z))
        })
    }
}

/// Whether Shift is held.
pub(super) fn shift(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
}

/// Whether Control is held.
pub(super) fn control(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
}
