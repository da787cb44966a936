//! An artist saves a file, and the counters on the table show it, tested without a window or a graphics card.

use super::{
    Art,
    watching::{PackFolders, watching_plugin},
};
use crate::{
    art::packs::face::Face,
    settings::Settings,
    table::{
        art,
        counters::pictures::{self, Pictures},
        files::keeping::Saving,
    },
};
use bevy::{asset::AssetPlugin, prelude::*, window::RequestRedraw};
use std::{
    fs,
    path::PathBuf,
    time::{Duration, Instant},
};

/// A table in a folder with the pack `mine`.
struct Studio {
    app: App,
    folder: PathBuf,
}

impl Studio {
    fn new() -> Self {
        Self::in_folder("studio")
    }

    fn in_folder(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("mine/symbols")).unwrap();
        fs::write(folder.join("mine/pack.ron"), "(name: \"Mine\")").unwrap();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .add_message::<RequestRedraw>()
            .insert_resource(Settings { pack: "mine".to_owned(), ..Settings::default() })
            .insert_resource(PackFolders(vec![folder.clone()]))
            .add_plugins((art::plugin, watching_plugin, pictures::plugin));
        app.update();
        let mut studio = Self { app, folder };
        studio.save(14);
        studio
    }

    /// Saves a green disc as the symbol of armour.
    fn save(&mut self, radius: u32) {
        let svg =
            format!("<svg xmlns='http://www.w3.org/2000/svg'><circle r='{radius}' fill='#00FF00'/></svg>");
        fs::write(self.folder.join("mine/symbols/armour.svg"), svg).unwrap();
    }

    /// Runs frames until a condition holds.
    fn until(&mut self, what: &str, holds: impl Fn(&mut App) -> bool) {
        let end = Instant::now() + Duration::from_secs(20);
        while !holds(&mut self.app) {
            assert!(Instant::now() < end, "{what} has not come");
            std::thread::sleep(Duration::from_millis(20));
            self.app.update();
        }
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the green pixels of the picture that a counter would have now; none while it is drawn.
fn green(app: &mut App) -> Option<usize> {
    let text = |text: &str| text.to_owned();
    let face =
        Face {
            template: text("german"), symbol: text("armour"), strength: text("4–10"), ..Face::default()
        };
    let picture = app.world_mut().resource_mut::<Pictures>().get(&face, 64)?;
    let images = app.world().resource::<Assets<Image>>();
    let pixels = images.get(&picture)?.data.clone()?;
    Some(pixels.chunks(4).filter(|pixel| pixel[1] > 200 && pixel[0] < 60).count())
}

#[test]
fn a_saved_drawing_is_worn_by_the_counters_and_a_broken_one_is_told() {
    let mut studio = Studio::new();
    studio.until("the first disc", |app| green(app).is_some_and(|pixels| pixels > 150));
    studio.save(8);
    studio.until("the smaller disc", |app| green(app).is_some_and(|pixels| (20..105).contains(&pixels)));
    // A broken file: the fault is shown, and the counters keep their pictures.
    fs::write(studio.folder.join("mine/symbols/armour.svg"), "<svg>\n<circle r='").unwrap();
    let told = |app: &mut App| app.world().resource::<Art>().faults.clone();
    studio.until("the message", |app| !told(app).is_empty());
    let message = told(&mut studio.app).join("\n");
    assert!(message.contains("armour.svg:2:"), "{message}");
    studio.until("the kept disc", |app| green(app).is_some_and(|pixels| (20..105).contains(&pixels)));
    // A repaired file: the message disappears.
    studio.save(12);
    studio.until("the mended disc", |app| green(app).is_some_and(|pixels| pixels > 110));
    assert_eq!(told(&mut studio.app), [""; 0]);
    // Another pack is chosen in the settings.
    studio.app.world_mut().resource_mut::<Settings>().pack = "flat".to_owned();
    studio.until("the flat pack", |app| {
        app.world().resource::<Art>().pack.as_ref().is_some_and(|pack| pack.name == "Flat")
    });
    studio.until("its face", |app| green(app) == Some(0));
}

/// A pack in use whose folder is removed is used no longer, and its name is no fault of a drawing. It stays chosen, and
/// is used again once its folder is back.
#[test]
fn a_pack_that_is_gone_for_a_while_comes_back() {
    let mut studio = Studio::in_folder("gone");
    studio.app.init_resource::<Saving>();
    let told = |app: &App| app.world().resource::<Saving>().notice.clone().map(|notice| notice.words);
    studio.until("the disc", |app| green(app).is_some_and(|pixels| pixels > 150));
    let (here, away) = (studio.folder.join("mine"), studio.folder.with_extension("away"));
    fs::rename(&here, &away).unwrap();
    studio.until("what is told", |app| told(app).is_some());
    let gone = "Art pack mine is missing: using the standard pack until it is back";
    assert_eq!(told(&studio.app).as_deref(), Some(gone));
    studio.until("its faces", |app| green(app) == Some(0));
    studio.until("quiet", |app| app.world().resource::<Art>().faults.is_empty());
    assert_eq!(studio.app.world().resource::<Settings>().pack, "mine", "the wish stays");
    fs::rename(&away, &here).unwrap();
    studio.until("the disc again", |app| green(app).is_some_and(|pixels| pixels > 150));
    assert_eq!(told(&studio.app).as_deref(), Some("Art pack mine is back"));
}

/// While another pack paints the map, counters keep their pictures, and all change together.
#[test]
fn the_old_faces_are_held_until_the_map_is_painted() {
    let mut studio = Studio::in_folder("held");
    studio.until("the disc", |app| green(app).is_some_and(|pixels| pixels > 150));
    studio.app.world_mut().resource_mut::<Settings>().pack = "flat".to_owned();
    studio.until("the flat pack", |app| {
        app.world().resource::<Art>().pack.as_ref().is_some_and(|pack| pack.name == "Flat")
    });
    // The same call as the map's when it must be painted again.
    studio.app.world_mut().resource_mut::<Pictures>().hold_old();
    for _ in 0..40 {
        std::thread::sleep(Duration::from_millis(20));
        studio.app.update();
        assert!(green(&mut studio.app).is_some_and(|pixels| pixels > 150), "the old face");
    }
    let before = studio.app.world().resource::<Pictures>().arrived;
    studio.app.world_mut().resource_mut::<Pictures>().let_go_of_old();
    assert!(studio.app.world().resource::<Pictures>().arrived > before, "counters look again");
    studio.until("its face", |app| green(app) == Some(0));
}

/// A start that did not finish leaves a mark, and the next one begins with the standard pack.
mod starts {
    use super::*;
    use crate::settings;
    use crate::table::app::settings_file::SettingsFile;

    const MARK: &str = "art-pack-on-trial";

    struct Desk(PathBuf);

    impl Desk {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("kessel-start-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("packs/mine/symbols")).unwrap();
            fs::write(folder.join("packs/mine/pack.ron"), "(name: \"Mine\")").unwrap();
            let chosen = Settings { pack: "mine".to_owned(), ..Settings::default() };
            settings::write(&folder.join("settings.ron"), &chosen, &[]).unwrap();
            Self(folder)
        }

        /// Starts with the settings of the file, up to the first frame.
        fn start(&self) -> App {
            let mut app = App::new();
            let file = self.0.join("settings.ron");
            app.add_plugins((MinimalPlugins, AssetPlugin::default()))
                .init_asset::<Image>()
                .add_message::<RequestRedraw>()
                .insert_resource(settings::read_file(&file, &[]).settings)
                .insert_resource(SettingsFile(file))
                .insert_resource(PackFolders(vec![self.0.join("packs")]))
                .add_plugins((art::plugin, watching_plugin, pictures::plugin));
            app.update();
            app
        }

        fn mark(&self) -> Option<String> {
            fs::read_to_string(self.0.join(MARK)).ok()
        }
    }

    impl Drop for Desk {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn until(app: &mut App, what: &str, holds: impl Fn(&mut App) -> bool) {
        let end = Instant::now() + Duration::from_secs(20);
        while !holds(app) {
            assert!(Instant::now() < end, "{what} has not come");
            std::thread::sleep(Duration::from_millis(10));
            app.update();
        }
    }

    #[test]
    fn a_mark_is_laid_before_a_pack_is_used_and_taken_away_when_it_is_seen() {
        let desk = Desk::new("good");
        let mut app = desk.start();
        assert_eq!(desk.mark().as_deref(), Some("mine\n"), "it is laid before the first frame");
        until(&mut app, "the end of the trial", |_| desk.mark().is_none());
        assert!(app.world().resource::<Art>().faults.is_empty());
        // Another pack that is chosen at the table is tried, too.
        app.world_mut().resource_mut::<Settings>().pack = "flat".to_owned();
        until(&mut app, "the mark of the other pack", |_| desk.mark().as_deref() == Some("flat\n"));
        until(&mut app, "the end of its trial", |_| desk.mark().is_none());
        // The standard pack needs none.
        app.world_mut().resource_mut::<Settings>().pack = "standard".to_owned();
        app.update();
        assert_eq!(desk.mark(), None);
    }

    #[test]
    fn a_start_that_failed_leads_to_one_with_the_standard_pack() {
        let desk = Desk::new("failed");
        // A start that is killed during the trial leaves its mark.
        fs::write(desk.0.join(MARK), "mine\n").unwrap();
        let mut app = desk.start();
        let settings = app.world().resource::<Settings>();
        assert_eq!(settings.pack, "standard");
        assert_eq!(settings::read_file(&desk.0.join("settings.ron"), &[]).settings.pack, "standard");
        assert_eq!(desk.mark(), None);
        until(&mut app, "the standard pack", |app| !app.world().resource::<Art>().faults.is_empty());
        let told = app.world().resource::<Art>().faults.clone();
        assert!(told[0].starts_with("Kessel did not start properly with the art pack “mine”"), "{told:?}");
        // Chosen once more, it is tried once more, and the note is gone.
        app.world_mut().resource_mut::<Settings>().pack = "mine".to_owned();
        until(&mut app, "the mark", |_| desk.mark().is_some());
        until(&mut app, "the end of the trial", |_| desk.mark().is_none());
        assert!(app.world().resource::<Art>().faults.is_empty());
    }

    /// A second program that starts during the trial of the first one says nothing and changes nothing; nor does a failed
    /// start with the standard pack.
    #[test]
    fn a_mark_that_is_in_use_and_one_of_the_standard_pack_say_nothing() {
        let desk = Desk::new("two");
        let first = desk.start();
        assert_eq!(desk.mark().as_deref(), Some("mine\n"));
        let second = desk.start();
        for app in [&first, &second] {
            assert_eq!(app.world().resource::<Settings>().pack, "mine");
            assert!(!app.world().resource::<Art>().has_note());
        }
        drop((first, second));
        let desk = Desk::new("of-standard");
        let chosen = Settings { pack: "standard".to_owned(), ..Settings::default() };
        settings::write(&desk.0.join("settings.ron"), &chosen, &[]).unwrap();
        fs::write(desk.0.join(MARK), "standard\n").unwrap();
        let app = desk.start();
        assert_eq!(app.world().resource::<Settings>().pack, "standard");
        assert!(!app.world().resource::<Art>().has_note());
        assert_eq!(desk.mark(), None);
    }

    /// The environment variable with the folder of a start that is to be killed.
    const KILLED: &str = "KESSEL_TEST_START";

    /// A start in a process of its own, which another test kills during the trial.
    #[test]
    #[ignore = "is run by the test that follows, in a process of its own"]
    fn a_start_that_is_killed() {
        let Some(folder) = std::env::var_os(KILLED) else { return };
        let desk = std::mem::ManuallyDrop::new(Desk(folder.into()));
        let _app = desk.start();
        // As if a drawing never ended: no other frame comes.
        loop {
            std::thread::sleep(Duration::from_secs(1));
        }
    }

    #[test]
    fn a_process_that_was_killed_leads_to_a_start_with_the_standard_pack() {
        let desk = Desk::new("process");
        let mut child = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "table::art::art_tests::starts::a_start_that_is_killed"])
            .env(KILLED, &desk.0)
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let end = Instant::now() + Duration::from_secs(60);
        while desk.mark().is_none() && child.try_wait().unwrap().is_none() && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(5));
        }
        child.kill().unwrap();
        let died = child.wait().unwrap();
        assert!(!died.success(), "it was killed: {died}");
        assert_eq!(desk.mark().as_deref(), Some("mine\n"), "what it leaves");
        let app = desk.start();
        assert_eq!(app.world().resource::<Settings>().pack, "standard");
        assert_eq!(settings::read_file(&desk.0.join("settings.ron"), &[]).settings.pack, "standard");
        assert_eq!(desk.mark(), None, "the next start is an ordinary one");
    }

    #[test]
    fn an_orderly_end_takes_the_mark_away_and_a_stranger_s_mark_is_no_mark() {
        let desk = Desk::new("end");
        fs::write(desk.0.join(MARK), "another\n").unwrap();
        let mut app = desk.start();
        assert_eq!(desk.mark().as_deref(), Some("mine\n"));
        assert_eq!(app.world().resource::<Settings>().pack, "mine");
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert_eq!(desk.mark(), None);
    }

    #[test]
    fn a_face_that_cannot_be_drawn_is_the_standard_packs_and_it_is_told() {
        let desk = Desk::new("faces");
        // Small enough for the trial, and too much for a large card.
        let svg = "<svg xmlns='http://www.w3.org/2000/svg'><pattern id='p' width='4000' height='4000' \
                   patternUnits='userSpaceOnUse'><rect width='9' height='9'/></pattern><rect width='20' height='20' \
                   fill='url(#p)'/></svg>";
        fs::write(desk.0.join("packs/mine/symbols/armour.svg"), svg).unwrap();
        let mut app = desk.start();
        until(&mut app, "the pack", |app| app.world().resource::<Art>().has_loaded("mine"));
        assert_eq!(app.world().resource::<Art>().faults, [""; 0]);
        let face = Face { template: "german".to_owned(), symbol: "armour".to_owned(), ..Face::default() };
        until(&mut app, "the picture", |app| {
            let drawn = app.world_mut().resource_mut::<Pictures>().get(&face, 400);
            drawn.is_some()
        });
        let told = app.world().resource::<Art>().faults.join("\n");
        assert!(told.contains("german.svg:1:1: this drawing holds"), "{told}");
    }
}
