//! A game whose scenario the table lacks, or has with other files: the referee sends them, and the player installs them.

use super::*;
use kessel::{
    engine::data::parcel::Parcel,
    panels::ParcelTold,
    referee::wire::RefereeMessage,
    table::{DroppedParcel, OwnFolder, ParcelDeed, Parcels},
};
use std::{
    collections::BTreeMap,
    fs,
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

/// The parts in which the referee sends the files.
const PARTS: usize = 2;
/// The longest time that a test waits for the threads of the table.
const PATIENCE: Duration = Duration::from_secs(10);

/// Returns the message as it would be for other files of the scenario.
pub(super) fn with_other_files(message: RefereeMessage) -> RefereeMessage {
    match message {
        RefereeMessage::Game(mut game) => {
            game.head.digests = vec!["other".to_owned()];
            RefereeMessage::Game(game)
        }
        other => other,
    }
}

impl<G: Played> Home<G> {
    /// Sends the table a part of the files of the scenario, as the hall of a club does.
    pub(super) fn send_scenario(&mut self, part: usize) {
        let files = BTreeMap::from([("squad/mine.ron", "(title: \"Mine\")")]);
        let text = serde_json::to_string(&files).expect("a text");
        let (first, second) = text.split_at(text.len() / 2);
        let text = [first, second][part].to_owned();
        let sent = RefereeMessage::Scenario { game: ID.to_owned(), part, parts: PARTS, text };
        self.line.wire().to_table.push_back(written(&sent));
    }
}

/// Waits until a parcel is in this state at the table.
#[track_caller]
fn wait_for(online: &mut Online<Squad>, is_so: fn(&ParcelTold) -> bool) {
    let until = Instant::now() + PATIENCE;
    let told = |online: &Online<Squad>| {
        online.table.app.world().get_resource::<DroppedParcel>().map(|parcel| parcel.told.clone())
    };
    while !told(online).as_ref().is_some_and(is_so) {
        assert!(Instant::now() < until, "{:?}", told(online));
        thread::sleep(Duration::from_millis(2));
        online.table.wait(1);
    }
}

#[test]
fn a_game_is_opened_when_the_player_has_installed_its_scenario() {
    let folder = std::env::temp_dir().join(format!("kessel-lacking-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut online = Online::<Squad>::new("patrol", &Default::default(), Reader::Seat);
    let work = |_: &ParcelDeed| ParcelTold::Good(Box::default());
    let world = online.table.app.world_mut();
    world.insert_resource(OwnFolder(folder.clone()));
    world.insert_resource(Parcels::new(work));
    // The table begins to follow the game, whose files are other ones here.
    online.home.has_other_files = true;
    let line = online.home.line.clone();
    begin::<Squad>(online.table.app.world_mut(), line);
    online.exchange();
    online.exchange();
    wait_for(&mut online, |told| matches!(told, ParcelTold::Good(_)));
    let zip: PathBuf = folder.join("parcels").join(format!("squad-{ID}.zip"));
    let parcel = Parcel::of_bytes(&fs::read(&zip).expect("a zip")).expect("a parcel");
    assert_eq!(parcel.files["squad/mine.ron"], b"(title: \"Mine\")");
    let why = online.session().refusal.as_ref().map(|refusal| refusal.why.plain());
    assert!(why.as_ref().is_some_and(|why| why.contains("the referee is asked for them")), "{why:?}");
    // Installing it opens the game.
    online.home.has_other_files = false;
    let world = online.table.app.world_mut();
    world.resource_mut::<DroppedParcel>().told = ParcelTold::Installed(Vec::new());
    online.exchange();
    online.assert_level();
    online.play_one();
    let _ = fs::remove_dir_all(&folder);
}
