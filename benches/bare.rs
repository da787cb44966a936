//! A bare Bevy window of the same build, for `tools/measure-window`: the time that the engine alone needs to its first
//! frames. Prints the time at which the third begins, in seconds since 1970, and ends.

use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

fn main() {
    // `cargo bench` and `cargo test --benches` run it too, and may have no display.
    if !std::env::args().any(|word| word == "--window") {
        println!("a bare window is opened with --window");
        return;
    }
    App::new()
        .add_plugins(DefaultPlugins)
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(First, end)
        .run();
}

fn end(mut frames: Local<u8>, mut exits: MessageWriter<AppExit>) {
    *frames += 1;
    if *frames == 3 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        println!("{}", now.as_secs_f64());
        exits.write(AppExit::Success);
    }
}
