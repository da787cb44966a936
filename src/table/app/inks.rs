//! The colours of the overlays on the map, from the art pack, in the set that the player has chosen.

use crate::{
    art::packs::pack::{overlay_colours::OverlayColours, palette::Colour},
    panels::PackSides,
    settings::{Colours, Settings},
    table::{app::sets::TableSet, art::Art},
};
use bevy::prelude::*;
use bevy_egui::EguiContext;

/// The colours of the overlays on the map.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Deref)]
pub(crate) struct Inks(OverlayColours);

impl Default for Inks {
    fn default() -> Self {
        Self(OverlayColours::in_colours(Colours::default()))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Inks>()
        .add_systems(PreUpdate, choose.after(TableSet::PrepareArt).run_if(resource_exists_and_changed::<Art>))
        .add_systems(Update, colour_panels);
}

/// Makes the panels of every window draw the sides in the pack's colours.
fn colour_panels(
    (inks, settings): (Res<Inks>, Option<Res<Settings>>),
    mut known: Local<Option<(Inks, Colours, PackSides)>>,
    mut windows: Query<&mut EguiContext>,
) {
    let colours = settings.map_or_else(Colours::default, |settings| settings.colours);
    let before = known.filter(|(worn, chosen, _)| *worn == *inks && *chosen == colours);
    let (.., sides) = *known.insert(before.unwrap_or_else(|| {
        let standard = OverlayColours::in_colours(colours);
        (*inks, colours, PackSides::of_pack(&inks, &standard))
    }));
    for mut window in &mut windows {
        if before.is_none() || window.is_added() {
            sides.put_on(window.get_mut());
        }
    }
}

fn choose(art: Res<Art>, mut inks: ResMut<Inks>) {
    if let Some(pack) = &art.pack {
        inks.set_if_neq(Inks(OverlayColours::of(pack)));
    }
}

/// Converts a colour of the pack to one of the window.
pub(crate) fn ink(colour: Colour) -> Color {
    let [red, green, blue] = colour.0;
    Color::srgb_u8(red, green, blue)
}
