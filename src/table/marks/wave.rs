//! The wave in which a reach spreads from the lifted units: near hexes first, then farther ones.

use crate::{scene::motion::seconds, settings::Motion, table::app::sets::TableSet};
use bevy::{prelude::*, window::RequestRedraw};
use bevy_ecs_tilemap::prelude::{TileColor, TileVisible};

/// A part of the reach that the wave shows.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spreads {
    /// From 0 beside the unit to 1 for a hex that costs all its points.
    pub part: f32,
    /// Its final opacity, from 0 to 1.
    pub alpha: f32,
}

/// The time since the wave began, in seconds; none without a wave.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Wave(Option<f32>);

impl Wave {
    /// Starts a wave.
    pub fn begin(&mut self) {
        self.0 = Some(0.0);
    }

    /// Returns the present opacity of a part of the reach.
    pub fn alpha(self, spreads: Spreads) -> f32 {
        let Some(since) = self.0 else { return spreads.alpha };
        let come = (since - spreads.part * seconds::WAVE) / seconds::WASH;
        spreads.alpha * come.clamp(0.0, 1.0)
    }

    /// Returns the wave after this many more seconds.
    fn after(self, more: f32) -> Self {
        let over = seconds::WAVE + seconds::WASH;
        Self(self.0.map(|since| since + more).filter(|since| *since < over))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Wave>()
        .add_systems(Update, spread.after(TableSet::LayTiles).after(TableSet::LayPills));
}

/// Shows the parts that the wave has reached.
fn spread(
    (time, motion): (Res<Time<Real>>, Res<Motion>),
    mut wave: ResMut<Wave>,
    mut tiles: Query<(&Spreads, &TileVisible, &mut TileColor), Without<Sprite>>,
    mut pills: Query<(&Spreads, &mut Sprite)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if wave.0.is_none() {
        return;
    }
    *wave = match *motion {
        Motion::Reduced => Wave(None),
        moving => wave.after(crate::table::counters::gliding::step(&time, moving)),
    };
    for (spreads, visible, mut colour) in &mut tiles {
        let alpha = wave.alpha(*spreads);
        if visible.0 && colour.0.alpha() != alpha {
            colour.0.set_alpha(alpha);
        }
    }
    for (spreads, mut sprite) in &mut pills {
        sprite.color.set_alpha(wave.alpha(*spreads));
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_hexes_come_before_far_ones_and_all_stay() {
        let (near, far) = (Spreads { part: 0.1, alpha: 0.9 }, Spreads { part: 1.0, alpha: 0.55 });
        let mut wave = Wave::default();
        assert_eq!(wave.alpha(far), 0.55, "without a wave everything is there");
        wave.begin();
        assert_eq!((wave.alpha(near), wave.alpha(far)), (0.0, 0.0));
        let early = wave.after(seconds::WAVE / 2.0);
        assert!(early.alpha(near) > 0.0 && early.alpha(far) == 0.0);
        let late = wave.after(seconds::WAVE + seconds::WASH);
        assert_eq!((late.alpha(near), late.alpha(far), late), (0.9, 0.55, Wave(None)));
    }
}
