//! Casting mode, on one key: a replay or a game between computers at a pace of its own, with stops at combats and time to
//! read notes, and a teleprompter that only the caster sees.

pub(crate) mod pace;
mod prompter;

use crate::{
    panels::Action,
    settings::Command,
    table::{
        app::{commands::Given, host::Asked},
        tabled::OnTable,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use pace::Casting;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Casting>().add_plugins(prompter::plugin).add_systems(Update, obey);
}

/// Adds the teleprompter of a game.
pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    prompter::game_plugin::<G>(app);
}

/// Switches it by key, menu or teleprompter, and sets its pace.
fn obey(
    (mut given, mut asked): (MessageReader<Given>, MessageReader<Asked>),
    mut casting: ResMut<Casting>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut wished = *casting;
    wished.on ^= given.read().filter(|given| given.0 == Command::Casting).count() % 2 == 1;
    for Asked(action) in asked.read() {
        match action {
            Action::Casting(on) => wished.on = *on,
            Action::CastAt { speed, stops } => {
                wished.set_speed(*speed);
                wished.stops = *stops;
            }
            _ => {}
        }
    }
    if wished != *casting {
        *casting = Casting { reading: 0.0, ..wished };
        redraw.write(RequestRedraw);
    }
}
