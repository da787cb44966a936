//! The result screen: it opens once the die of the last combat is at rest.

use super::playing::ResultDue;
use crate::table::{app::screen::Screen, app::sets::TableSet, counters::animation::AnimatedScene};
use bevy::{prelude::*, window::RequestRedraw};

pub(crate) fn plugin(app: &mut App) {
    let open = open.run_if(resource_exists::<ResultDue>).after(TableSet::BeginAnimations);
    app.add_systems(Update, open);
}

fn open(
    mut commands: Commands,
    (screen, mut next): (Res<State<Screen>>, ResMut<NextState<Screen>>),
    scene: AnimatedScene,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *screen.get() == Screen::Title {
        commands.remove_resource::<ResultDue>();
        return;
    }
    if scene.hides_result() {
        return;
    }
    commands.remove_resource::<ResultDue>();
    next.set(Screen::Result);
    redraw.write(RequestRedraw);
}
