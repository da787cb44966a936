//! Saving at the table: a file that cannot be opened leaves everything as it is, and a failed write is reported until
//! it succeeds.

use crate::windowless::{FullFolder, Table};
use bevy::prelude::*;
use kessel::{
    engine::{
        orders::{Game, GameFile, Record, TableCommand},
        storage::{Disk, DiskFault, Faults, PlannedFault},
    },
    games::{
        guderian::rules::{Guderian, Rulebook, order::Order},
        panzer44::rules::Panzer44,
        platoon::rules::Platoon,
        squad::rules::Squad,
    },
    panels::{Custom, NewGame, ReplayAction, Seat},
    settings::Settings,
    table::{AutosaveFile, Request, Saving, SavingTold, Screen},
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

/// A folder of this test, and the training game saved in its folder `here` on a disk with these faults.
fn saved(name: &str, faults: impl FnOnce(&Path) -> Arc<dyn Faults>) -> (Table, PathBuf) {
    let folder = std::env::temp_dir().join(format!("kessel-at-table-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut table = Table::with(|_, _| {});
    table.app.world_mut().resource_mut::<Settings>().hand_over = false;
    let disk = Disk::with_faults(faults(&folder));
    table.app.insert_resource(Saving::on(disk, vec![folder.join("there")]));
    table.app.insert_resource(AutosaveFile(folder.join("here/autosave.kessel")));
    let options = Rulebook::load("training").expect("a scenario").options;
    let seats = [Seat::Human, Seat::Human];
    let (scenario, seed, custom) = ("training".to_owned(), Some(3), Custom::default());
    table.request(Request::NewGame(NewGame { scenario, options: options.into(), seed, seats, custom }));
    (table, folder)
}

/// The orders in a file that must open.
fn orders_in(path: &Path) -> usize {
    GameFile::<Guderian>::read(path).expect("a game file").played.len()
}

/// Whether this becomes true within a few seconds: files are written by threads that no one waits for.
fn is_in_time(is_so: impl Fn() -> bool) -> bool {
    (0..800).any(|_| {
        let is_so = is_so();
        if !is_so {
            std::thread::sleep(Duration::from_millis(10));
        }
        is_so
    })
}

impl Table {
    fn end_phase(&mut self) {
        let before = self.session().moves;
        self.request(Request::order(Order::EndPhase));
        assert!(self.session().moves > before, "{:?}", self.session().refusal);
    }

    fn told(&self) -> Vec<String> {
        self.get::<SavingTold>().0.troubles.iter().map(|trouble| trouble.words.clone()).collect()
    }

    /// Runs frames until no fault stops saving any more.
    fn is_well_in_time(&mut self) -> bool {
        (0..800).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            self.wait(1);
            self.told().is_empty()
        })
    }
}

/// A file of a game with a missing scenario.
fn broken<G: Game>(folder: &Path, scenario: &str) -> PathBuf {
    let rulebook = G::load(scenario, &G::Options::default()).expect("a scenario");
    let record = Record::<G>::new(&mut G::world(), Arc::new(rulebook), 1);
    let text = record.file.text().expect("a text");
    let path = folder.join(format!("broken-{}.kessel", G::ID));
    let first = text.lines().next().expect("a line").replace(&format!("{scenario:?}"), "\"nowhere\"");
    // Without its mark the line is read as a person wrote it.
    let first = first.split(" // ").next().expect("a record");
    fs::write(&path, format!("{first}\nEndPhas\nEndPhas\n")).expect("written");
    path
}

#[test]
fn a_file_that_cannot_be_opened_leaves_the_game_on_the_table_and_its_saving() {
    let (mut table, folder) = saved("broken", |_| Arc::new(PlannedFault::default()));
    let autosave = folder.join("here/autosave.kessel");
    table.end_phase();
    let files = [broken::<Guderian>(&folder, "training"), broken::<Panzer44>(&folder, "vauclair")];
    let mut given = 1;
    for file in &files {
        for request in [
            Request::Load(file.clone()),
            Request::LoadFor(file.clone(), [None, None]),
            Request::Replay(ReplayAction::OpenFile(file.clone())),
            Request::Load(folder.join("nothing.kessel")),
        ] {
            let (position, log) = (table.position().clone(), table.session().log.clone());
            table.request(request.clone());
            assert!(table.session().refusal.is_some(), "{request:?} is refused");
            assert!(table.session().has_game(), "{request:?}: the game still lies there");
            assert_eq!(table.screen(), Screen::Table);
            assert!(*table.position() == position && table.session().log == log, "{request:?}");
            if given < 4 {
                table.end_phase();
                given += 1;
            }
            assert_eq!(orders_in(&autosave), given, "{request:?}: it is saved as before");
        }
    }
    fs::remove_dir_all(&folder).expect("removed");
}

/// A game of a newer program that opens well is reported as such, in the game and in its replay.
#[test]
fn a_game_of_a_newer_program_opens_and_is_told_as_such() {
    let (mut table, folder) = saved("newer", |_| Arc::new(PlannedFault::default()));
    table.end_phase();
    let path = folder.join("sent.kessel");
    table.request(Request::Save(path.clone()));
    let text = fs::read_to_string(&path).expect("it was saved");
    let (first, rest) = text.split_once('\n').expect("a line");
    let ours = format!("program:{:?}", env!("CARGO_PKG_VERSION"));
    // Without its mark the line is read as a person wrote it.
    let newer = first.split(" // ").next().expect("a record").replace(&ours, "program:\"99.1.0\"");
    assert_ne!(newer, first);
    fs::write(&path, format!("{newer}\n{rest}")).expect("written");
    let told = format!("{}: this game was written by a newer Kessel (99.1.0, format 3)", path.display());
    for request in [Request::Load(path.clone()), Request::Replay(ReplayAction::OpenFile(path.clone()))] {
        table.request(request.clone());
        let said = table.session().refusal.as_ref().map(|refusal| refusal.words()).unwrap_or_default();
        assert!(
            said.starts_with(&told) && said.matches("a newer Kessel").count() == 1,
            "{request:?}: {said}"
        );
        assert!(table.session().has_game(), "it opens");
    }
    assert_eq!(table.screen(), Screen::Replay);
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

/// Each game has a file of its own: a new one does not overwrite the last, and an older one that is continued stays in
/// its file.
#[test]
fn a_new_game_leaves_the_file_of_the_last_one_alone() {
    let (mut table, folder) = saved("own-files", |_| Arc::new(PlannedFault::default()));
    let file = |name: &str| folder.join("here").join(name);
    let begin = |table: &mut Table, scenario: &str| {
        let options = Rulebook::load(scenario).expect("a scenario").options.into();
        let (scenario, custom, seed) = (scenario.to_owned(), Custom::default(), Some(4));
        table.request(Request::NewGame(NewGame {
            scenario,
            options,
            seed,
            seats: Default::default(),
            custom,
        }));
        assert_eq!(table.session().refusal, None);
        table.get::<AutosaveFile>().0.clone()
    };
    // No order was given in the first yet: its file is used again.
    assert_eq!(begin(&mut table, "training"), file("autosave.kessel"));
    table.end_phase();
    table.end_phase();
    let first = fs::read_to_string(file("autosave.kessel")).expect("the first game");
    assert_eq!(begin(&mut table, "training"), file("autosave-2.kessel"));
    table.end_phase();
    assert_eq!(fs::read_to_string(file("autosave.kessel")).expect("it is there"), first);
    // The first is continued in its own file; the second stays as it was.
    table.request(Request::Load(file("autosave.kessel")));
    table.end_phase();
    assert_eq!(table.get::<AutosaveFile>().0, file("autosave.kessel"));
    assert_eq!((orders_in(&file("autosave.kessel")), orders_in(&file("autosave-2.kessel"))), (3, 1));
    // A game saved by hand that continues the autosave replaces it; one that does not leaves it alone.
    let by_hand = folder.join("by-hand.kessel");
    table.request(Request::Save(by_hand.clone()));
    table.request(Request::Load(by_hand.clone()));
    assert_eq!(table.get::<AutosaveFile>().0, file("autosave.kessel"));
    table.end_phase();
    table.request(Request::Load(by_hand));
    assert_eq!(table.get::<AutosaveFile>().0, file("autosave-3.kessel"));
    assert_eq!((orders_in(&file("autosave.kessel")), orders_in(&file("autosave-3.kessel"))), (4, 3));
    // However many there are, each keeps its own file.
    for number in 4..=64 {
        table.end_phase();
        assert_eq!(begin(&mut table, "training"), file(&format!("autosave-{number}.kessel")));
    }
    assert_eq!((orders_in(&file("autosave.kessel")), orders_in(&file("autosave-5.kessel"))), (4, 1));
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn a_game_is_saved_under_a_name_and_it_is_told_where() {
    let (mut table, folder) = saved("named", |_| Arc::new(PlannedFault::default()));
    table.end_phase();
    table.request(Request::SaveAs("Before the Vop".to_owned()));
    assert_eq!(table.session().refusal, None);
    let path = folder.join("here/Before the Vop.kessel");
    assert_eq!(orders_in(&path), 1);
    let told = table.get::<SavingTold>().0.notice.clone().expect("a notice");
    assert_eq!(told.words, "Saved as Before the Vop, under “Open a game”");
    assert!(told.about.contains(&path.display().to_string()), "{}", told.about);
    table.end_phase();
    table.request(Request::SaveAs("Before the Vop".to_owned()));
    let why = table.session().refusal.as_ref().map(|refusal| refusal.words()).unwrap_or_default();
    assert!(why.contains("called Before the Vop already"), "{why}");
    assert_eq!(orders_in(&path), 1, "it is as it was");
    table.request(Request::SaveSomewhere);
    assert_eq!(orders_in(&folder.join("here/training-turn-1-1.kessel")), 2);
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn what_was_just_taken_back_is_not_there_when_the_same_file_is_opened() {
    let (mut table, folder) = saved("same", |_| Arc::new(PlannedFault::default()));
    let autosave = folder.join("here/autosave.kessel");
    table.end_phase();
    let note = |text: &str| Request::Replay(ReplayAction::Note { after: 1, text: text.to_owned() });
    table.request(Request::Replay(ReplayAction::Open));
    table.request(note("a note that has the file written anew"));
    table.request(Request::Load(autosave.clone()));
    assert_eq!(table.session().refusal, None);
    let noted = |line: &kessel::scene::LogLine| line.text.contains("a note that has the file written anew");
    assert!(table.session().log.iter().any(noted));
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn a_full_disk_is_told_until_the_game_is_saved_again_by_itself() {
    let full = Arc::new(PlannedFault::default());
    let faults = Arc::clone(&full);
    let (mut table, folder) = saved("full", |_| faults);
    let autosave = folder.join("here/autosave.kessel");
    table.end_phase();
    assert_eq!(table.told(), [""; 0]);
    full.begin(DiskFault::Full);
    table.end_phase();
    assert_eq!(table.told(), ["Not saved: the disk is full"]);
    assert!(table.get::<SavingTold>().0.elsewhere);
    table.end_phase();
    assert_eq!(table.told(), ["Not saved: the disk is full"], "play goes on");
    assert_eq!(orders_in(&autosave), 1);
    assert!(!folder.join("here/autosave.png").exists(), "pictures leave the room to the game");
    full.mend();
    assert!(table.is_well_in_time(), "nobody gives an order");
    assert_eq!(orders_in(&autosave), 3);
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn a_game_that_cannot_be_saved_is_saved_elsewhere_and_goes_on_there() {
    let mut full = None;
    let (mut table, folder) = saved("elsewhere", |folder| {
        let faults = FullFolder::new(&folder.join("here"));
        full = Some(Arc::clone(&faults));
        faults
    });
    full.expect("faults").fill();
    table.end_phase();
    assert_eq!(table.told(), ["Not saved: the disk is full"]);
    table.request(Request::SaveElsewhere);
    assert_eq!(table.session().refusal, None);
    assert_eq!(table.told(), [""; 0]);
    let there = folder.join("there/autosave-moved-1.kessel");
    let notice = table.get::<SavingTold>().0.notice.clone().expect("it says where");
    assert_eq!(notice.words, "Now saved in there/autosave-moved-1.kessel");
    assert_eq!(notice.about, format!("The game is now saved in {}", there.display()));
    table.end_phase();
    assert_eq!(orders_in(&there), 2);
    assert_eq!(table.get::<AutosaveFile>().0, there, "the next game is saved there too");
    let left =
        fs::read_dir(folder.join("here")).expect("a folder").map(|entry| entry.expect("a file").path());
    assert!(!left.into_iter().any(|path| path.extension().is_some_and(|ending| ending == "tmp")));
    fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn a_deleted_autosave_is_written_anew_with_the_next_order() {
    let (mut table, folder) = saved("deleted", |_| Arc::new(PlannedFault::default()));
    let autosave = folder.join("here/autosave.kessel");
    table.end_phase();
    fs::write(folder.join("other"), "another file").expect("written");
    fs::rename(folder.join("other"), &autosave).expect("renamed");
    table.end_phase();
    assert!(table.is_well_in_time());
    assert!(is_in_time(|| fs::read_to_string(&autosave).is_ok_and(|text| text.starts_with("Game("))));
    table.wait(1);
    assert_eq!(orders_in(&autosave), 2);
    let aside = folder.join("here/found-autosave-1.kessel");
    assert_eq!(fs::read_to_string(&aside).expect("it is kept"), "another file");
    let notice = table.get::<SavingTold>().0.notice.clone().expect("it is told");
    assert!(notice.words.contains("here/found-autosave-1.kessel"), "{notice:?}");
    fs::remove_dir_all(&folder).expect("removed");
}

/// The notes of a file.
fn notes_in(path: &Path) -> Vec<(usize, String)> {
    GameFile::<Guderian>::read(path).expect("a game file").notes.into_iter().collect()
}

/// Player’s guide, *Watch a replay*: notes are saved in the game file, for every player who opens it. The way of opening
/// it, and the file in which the game is saved meanwhile, do not matter.
#[test]
fn notes_of_a_replay_go_into_the_file_that_was_opened() {
    let (mut table, folder) = saved("noted", |_| Arc::new(PlannedFault::default()));
    let (sent, autosave) = (folder.join("from-a-friend.kessel"), folder.join("here/autosave.kessel"));
    for _ in 0..3 {
        table.end_phase();
    }
    table.request(Request::Save(sent.clone()));
    let note = |table: &mut Table, after: usize, text: &str| {
        table.request(Request::Replay(ReplayAction::Note { after, text: text.to_owned() }));
        table.session().refusal.as_ref().map(|refusal| refusal.words())
    };
    let pair = |after: usize, text: &str| (after, text.to_owned());
    // Opened to continue: in this file, and in the one that the game is saved in.
    table.request(Request::Load(sent.clone()));
    assert_eq!(table.get::<AutosaveFile>().0, autosave);
    table.request(Request::Replay(ReplayAction::Open));
    assert_eq!(note(&mut table, 1, "a bold plan"), None);
    assert_eq!(notes_in(&sent), [pair(1, "a bold plan")]);
    table.request(Request::Replay(ReplayAction::Leave));
    // Notes about moments that the file does not have stay with the game.
    table.end_phase();
    table.request(Request::Replay(ReplayAction::Open));
    assert_eq!(note(&mut table, 4, "after the letter"), None);
    assert_eq!(notes_in(&sent), [pair(1, "a bold plan")]);
    assert_eq!(orders_in(&sent), 3, "its orders are what they were");
    table.request(Request::Replay(ReplayAction::Leave));
    table.request(Request::ToTitle);
    // A note causes the file to be written again, by a thread of its own.
    let both = [pair(1, "a bold plan"), pair(4, "after the letter")];
    assert!(is_in_time(|| notes_in(&autosave) == both), "{:?}", notes_in(&autosave));
    // Opened only as a replay.
    table.request(Request::Replay(ReplayAction::OpenFile(sent.clone())));
    assert_eq!(note(&mut table, 2, "here it went wrong"), None);
    assert_eq!(note(&mut table, 1, " "), None);
    assert_eq!(notes_in(&sent), [pair(2, "here it went wrong")]);
    assert_eq!(notes_in(&autosave).len(), 2, "another game's file is left alone");
    // A failed write is reported, and the note is in no file.
    fs::write(&sent, "no game any more").expect("written");
    let why = note(&mut table, 3, "lost").expect("it is told");
    assert!(why.contains("the note cannot be written") && why.contains("from-a-friend.kessel"), "{why}");
    assert_eq!(fs::read_to_string(&sent).expect("it is there"), "no game any more");
    table.request(Request::Replay(ReplayAction::Leave));
    fs::remove_file(&sent).expect("removed");
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

/// A full disk beside the opened file: the note stays with the game, and a message says that it is not in the file.
#[test]
fn a_note_that_cannot_go_into_the_file_that_was_opened_is_told() {
    let full = Arc::new(std::sync::OnceLock::<Arc<FullFolder>>::new());
    let disk = Arc::clone(&full);
    let (mut table, folder) = saved("noted-full", |folder| {
        let disk = disk.get_or_init(|| FullFolder::new(&folder.join("letters")));
        Arc::clone(disk) as _
    });
    let sent = folder.join("letters/from-a-friend.kessel");
    table.end_phase();
    table.request(Request::Save(sent.clone()));
    table.request(Request::Load(sent.clone()));
    full.get().expect("a disk").fill();
    table.request(Request::Replay(ReplayAction::Open));
    table.request(Request::Replay(ReplayAction::Note { after: 1, text: "thin ice".to_owned() }));
    let why = table.session().refusal.as_ref().map(|refusal| refusal.words()).expect("it is told");
    assert!(why.contains("saved with the game, but") && why.contains("the disk is full"), "{why}");
    assert_eq!(notes_in(&sent), []);
    table.request(Request::Replay(ReplayAction::Leave));
    table.request(Request::ToTitle);
    let autosave = folder.join("here/autosave.kessel");
    assert!(is_in_time(|| notes_in(&autosave) == [(1, "thin ice".to_owned())]), "{:?}", notes_in(&autosave));
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

/// Writes a game that the Germans have resigned at once.
fn resigned<G: Game>(scenario: &str, path: &Path) {
    let rulebook = G::load(scenario, &G::Options::default()).expect("a scenario");
    let mut world = G::world();
    let mut record = Record::<G>::new(&mut world, Arc::new(rulebook), 3);
    let command: G::Command = ron::from_str("Resign(side: German)").expect("a command of every game");
    record.command(&mut world, TableCommand::Game(command)).expect("anybody may resign");
    record.file.write(path).expect("written");
}

/// A finished game of any kind opens on its result; its replay opens beside it.
#[test]
fn a_finished_game_opens_on_its_result() {
    let (mut table, folder) = saved("finished", |_| Arc::new(PlannedFault::default()));
    fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(format!("{name}.kessel"));
    resigned::<Guderian>("training", &file("guderian"));
    resigned::<Panzer44>("ailette", &file("panzer44"));
    resigned::<Platoon>("meeting", &file("platoon"));
    resigned::<Squad>("patrol", &file("squad"));
    for name in ["guderian", "panzer44", "platoon", "squad"] {
        for request in [
            Request::Load(file(name)),
            Request::LoadFor(file(name), [Some(Seat::Human), Some(Seat::Computer("greedy".to_owned()))]),
        ] {
            table.request(Request::ToTitle);
            table.request(request);
            table.wait(2);
            assert_eq!(table.screen(), Screen::Result, "{name}");
        }
        table.request(Request::Replay(ReplayAction::OpenFile(file(name))));
        assert_eq!(table.screen(), Screen::Replay, "{name}");
        table.request(Request::Replay(ReplayAction::Leave));
    }
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

/// An error, a short write and a full disk at each step of the rewrite of the file, which notes cause.
#[test]
fn whatever_goes_wrong_while_the_window_saves_is_told_and_made_good() {
    let faults = Arc::new(PlannedFault::default());
    let disk = Arc::clone(&faults);
    let (mut table, folder) = saved("every-step", |_| disk);
    let autosave = folder.join("here/autosave.kessel");
    table.request(Request::Replay(ReplayAction::Open));
    let note = |table: &mut Table, text: &str| {
        table.request(Request::Replay(ReplayAction::Note { after: 0, text: text.to_owned() }));
    };
    for fault in [DiskFault::Error, DiskFault::ShortWrite, DiskFault::Full] {
        for step in 0..6 {
            faults.begin_after(fault, step);
            note(&mut table, &format!("{fault:?} at {step}"));
            if fault == DiskFault::Full && step < 2 {
                let told = (0..400).any(|_| {
                    std::thread::sleep(Duration::from_millis(5));
                    table.wait(1);
                    table.told() == ["Not saved: the disk is full"]
                });
                assert!(told, "{fault:?} at {step}");
            }
            faults.mend();
            let last = format!("after {fault:?} at {step}");
            note(&mut table, &last);
            assert!(table.is_well_in_time(), "{last}");
            let saved = (0..400).any(|_| {
                std::thread::sleep(Duration::from_millis(5));
                let file = GameFile::<Guderian>::read(&autosave).expect("it always opens");
                file.notes.get(&0).is_some_and(|words| *words == last)
            });
            assert!(saved, "{last}");
        }
    }
    drop(table);
    fs::remove_dir_all(&folder).expect("removed");
}

/// Two windows with one game: the second one reports it, and continues in a copy.
#[test]
fn a_game_that_is_open_in_another_window_is_told_as_such() {
    let (mut first, folder) = saved("two-windows", |_| Arc::new(PlannedFault::default()));
    first.end_phase();
    let autosave = folder.join("here/autosave.kessel");
    let mut second = Table::with(|_, _| {});
    second.app.world_mut().resource_mut::<Settings>().hand_over = false;
    second.app.insert_resource(Saving::on(Disk::default(), vec![folder.join("there")]));
    second.app.insert_resource(AutosaveFile(folder.join("here/autosave-2.kessel")));
    second.request(Request::Load(autosave.clone()));
    let why = second.session().refusal.as_ref().map(|refusal| refusal.words()).unwrap_or_default();
    assert!(why.contains("open in another window") && why.contains("autosave-2"), "{why}");
    second.end_phase();
    assert_eq!((orders_in(&autosave), orders_in(&folder.join("here/autosave-2.kessel"))), (1, 2));
    // The window that has it opens it again without a message.
    first.request(Request::Load(autosave));
    assert_eq!(first.session().refusal, None);
    drop((first, second));
    fs::remove_dir_all(&folder).expect("removed");
}
