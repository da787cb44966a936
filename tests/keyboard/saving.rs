//! The messages of the bar about saving, and its buttons.

use super::windowless::{FullFolder, Table, on_the_move};
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use kessel::{
    engine::{
        orders::GameFile,
        storage::{Disk, Faults},
    },
    games::guderian::rules::{Guderian, order::Order},
    table::{self, AutosaveFile, Buttons, Request, Saving},
};
use std::{fs, sync::Arc};

impl Table {
    /// Whether the bar shows this text.
    fn shows(&self, words: &str) -> bool {
        self.get::<Buttons>().0.contains_key(words)
    }
}

#[test]
fn the_bar_tells_what_stops_saving_and_where_the_game_went() {
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
    table.request(Request::order(Order::EndPhase));
    assert!(table.shows(full) && table.shows("Save elsewhere"), "{:?}", table.get::<Buttons>().0.keys());
    table.request(Request::SaveElsewhere);
    let there = folder.join("there/autosave-moved-1.kessel");
    // The end of the movement phase, and the combat phase that passes by itself.
    assert_eq!(GameFile::<Guderian>::read(&there).expect("a game file").played.len(), 2);
    let moved = "Now saved in there/autosave-moved-1.kessel";
    assert!(
        !table.shows(full) && table.shows(moved) && table.shows("Dismiss"),
        "{:?}",
        table.get::<Buttons>().0.keys()
    );
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}
