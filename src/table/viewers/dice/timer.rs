//! The time for which the dice are shown over the map.

use crate::{
    settings::{DiceShown, Settings},
    table::{app::sets::TableSet, counters::animation::Throw},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Seconds for which the dice stay when they are at rest, at the usual pace.
const STAYS: f32 = 1.8;

/// The seconds that are left for the dice over the map; none if they are not shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct DiceTimer(pub Option<f32>);

impl DiceTimer {
    /// Whether the player looks at dice: one rolls, or the strip is over the map.
    pub fn is_watched(self, throw: &Throw, shown: DiceShown) -> bool {
        throw.clock.is_some() || self.0.is_some() && shown != DiceShown::Off
    }
}

/// Whether a computer player has still to choose the losses of the last attack: until then its dice stay over the map.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LossDue(pub bool);

/// The place of the strip of dice in the window, in logical pixels: where it is, or where it will be for the next attack.
/// None if it is not shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct StripPlace(pub Option<Rect>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DiceTimer>()
        .init_resource::<StripPlace>()
        .init_resource::<LossDue>()
        .add_systems(Update, count.after(TableSet::Carry).after(TableSet::LayOut));
}

fn count(
    (throw, time, settings, due): (Res<Throw>, Res<Time<Real>>, Option<Res<Settings>>, Res<LossDue>),
    mut timer: ResMut<DiceTimer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pace = settings.map_or(1.0, |settings| settings.pace.times());
    let left = match throw.clock {
        Some(clock) => (clock >= 0.0).then_some(STAYS * pace),
        // Without animation the roll ends in the frame in which it begins.
        None if throw.is_changed() && !throw.is_added() && throw.is_of_combat() => Some(STAYS * pace),
        None => timer.0.and_then(|left| after(left, time.delta_secs(), *due)),
    };
    // Nothing moves while a computer player thinks about its losses.
    if (left.is_some() || timer.0.is_some()) && !due.0 {
        redraw.write(RequestRedraw);
    }
    timer.set_if_neq(DiceTimer(left));
}

/// Returns the seconds that are left after these; none if the dice go.
fn after(left: f32, seconds: f32, due: LossDue) -> Option<f32> {
    let passed = if due.0 { 0.0 } else { seconds.min(0.25) };
    Some(left - passed).filter(|left| *left > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// While dice are watched no tooltip opens; without the strip the roll alone counts.
    #[test]
    fn dice_are_watched_until_the_strip_is_gone() {
        let rolling = Throw { clock: Some(0.2), attacks: 1, ..Throw::default() };
        let at_rest = Throw { attacks: 1, ..Throw::default() };
        let [none, stays] = [None, Some(1.0)].map(DiceTimer);
        for shown in [DiceShown::Small, DiceShown::Off] {
            assert!(none.is_watched(&rolling, shown) && !none.is_watched(&at_rest, shown));
        }
        assert!(stays.is_watched(&at_rest, DiceShown::Large) && !stays.is_watched(&at_rest, DiceShown::Off));
    }

    /// The dice of an attack stay until a computer player has chosen its losses, and their time begins then.
    #[test]
    fn the_dice_stay_until_the_losses_are_chosen() {
        assert_eq!(after(1.0, 0.2, LossDue(true)), Some(1.0));
        assert!(after(1.0, 0.2, LossDue(false)).is_some_and(|left| (left - 0.8).abs() < 1e-4));
        assert_eq!(after(0.1, 0.2, LossDue(false)), None);
    }
}
