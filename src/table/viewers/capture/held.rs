//! Holds the viewers' view: while it is held, the program moves neither the camera of the capture window nor, in presenter
//! mode, the map.

use crate::{
    panels::Action,
    settings::Command,
    table::app::{commands::Given, host::Asked, screen::Screen},
};
use bevy::{prelude::*, window::RequestRedraw};

/// Whether the viewers' view is held.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeldView(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HeldView>()
        .add_systems(Update, obey)
        .add_systems(OnEnter(Screen::Title), |mut held: ResMut<HeldView>| *held = HeldView(false));
}

/// Holds it or lets it go, by key or menu.
fn obey(
    mut given: MessageReader<Given>,
    mut asked: MessageReader<Asked>,
    mut held: ResMut<HeldView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let keys = given.read().filter(|given| given.0 == Command::HoldView).count();
    let entries = asked.read().filter(|asked| asked.0 == Action::HoldView).count();
    if (keys + entries) % 2 == 1 {
        held.0 = !held.0;
        redraw.write(RequestRedraw);
    }
}
