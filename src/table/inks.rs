//! The colours of what lies over the map, from the art pack, as the player has chosen them.

use super::art::{Art, ArtSet};
use crate::{
    art::packs::{overlay_colours::OverlayColours, palette::Colour},
    settings::Colours,
};
use bevy::prelude::*;

/// The colours of what lies over the map.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub(crate) struct Inks(OverlayColours);

impl Default for Inks {
    fn default() -> Self {
        Self(OverlayColours::in_colours(Colours::default()))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inks>()
        .add_systems(PreUpdate, choose.after(ArtSet).run_if(resource_exists_and_changed::<Art>));
}

fn choose(art: Res<Art>, mut inks: ResMut<Inks>) {
    if let Some(pack) = &art.pack {
        inks.set_if_neq(Inks(OverlayColours::of(pack)));
    }
}

/// The pack's colour as the window draws it.
pub(crate) fn ink(colour: Colour) -> Color {
    let [red, green, blue] = colour.0;
    Color::srgb_u8(red, green, blue)
}
