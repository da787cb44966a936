//! What the bar tells of saving, and its buttons.

use super::windowless::{FullFolder, Table, on_the_move};
use bevy::{
    input::{ButtonState, mouse::MouseButtonInput},
    prelude::*,
    window::WindowEvent,
};
use bevy_egui::EguiPlugin;
use kessel::{
    games::guderian::{Guderian, order::Order},
    orders::GameFile,
    storage::{Disk, Faults},
    table::{self, AutosaveFile, Buttons, OrderRequest, Request, Saving},
};
use std::{fs, sync::Arc};

impl Table {
    /// The words in the bar that can be clicked or read there.
    fn shows(&self, words: &str) -> bool {
        self.get::<Buttons>().0.contains_key(words)
    }

    /// Clicks what has these words.
    fn press(&mut self, words: &str) {
        let [x, y, wide, high] = self.get::<Buttons>().0[words];
        let (window, position) = (self.window(), Vec2::new(x + wide / 2.0, y + high / 2.0));
        let moved = CursorMoved { window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.wait(2);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let button = MouseButton::Left;
            let pressed = MouseButtonInput { button, state, window };
            self.app.world_mut().write_message(WindowEvent::MouseButtonInput(pressed));
            self.wait(1);
        }
        self.wait(3);
    }
}

#[test]
fn the_bar_tells_what_stops_saving_and_its_button_saves_elsewhere() {
    let folder = std::env::temp_dir().join(format!("kessel-bar-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let faults = FullFolder::new(&folder.join("here"));
    let disk = Disk::with_faults(Arc::clone(&faults) as Arc<dyn Faults>);
    let saving = Saving::on(disk, vec![folder.join("there")]);
    let kept = AutosaveFile(folder.join("here/autosave.kessel"));
    let plugins = |app: &mut App| {
        app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
        app.insert_resource(saving).insert_resource(kept);
    };
    let mut table = Table::lay(plugins, on_the_move);
    let full = "Not saved: the disk is full";
    assert!(!table.shows(full) && !table.shows("Save elsewhere"));
    faults.fill();
    table.app.world_mut().write_message(OrderRequest(Request::Order(Order::EndPhase)));
    table.wait(4);
    assert!(table.shows(full) && table.shows("Save elsewhere"), "{:?}", table.get::<Buttons>().0.keys());
    table.press("Save elsewhere");
    let there = folder.join("there/autosave-moved-1.kessel");
    assert_eq!(GameFile::<Guderian>::read(&there).expect("a game file").played.len(), 1);
    let moved = format!("From now on the game is saved in {}", there.display());
    assert!(!table.shows(full) && table.shows(&moved), "{:?}", table.get::<Buttons>().0.keys());
    table.press("OK");
    assert!(!table.shows(&moved), "it has been read");
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}
