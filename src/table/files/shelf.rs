//! The shelf: the games on disk with their pictures, read on a thread of its own, so that the title never waits for
//! them.

use crate::{
    art::packs::{drawing::pictures, pack::Pack},
    engine::{
        data::{self, Shown, read_game},
        orders::game_of,
        storage::Disk,
        text::say,
    },
    panels::{SavedGame, Seat},
    scene::calendar::date,
    table::{
        app::waker::Waker,
        files,
        tabled::registry::{Games, Glanced},
    },
};
use bevy::log::debug;
use bevy_egui::egui::ColorImage;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, Weak,
        mpsc::{Receiver, SendError, Sender, channel},
    },
    time::{Duration, SystemTime},
};

/// The pause between two looks into the folders.
const AGAIN: Duration = Duration::from_secs(2);
/// The most pictures that are painted between two looks.
const AT_ONCE: usize = 3;
const MOST: usize = 500;
/// The most bytes of the first line of a game file.
pub(super) const LONGEST_LINE: u64 = 1 << 20;
/// The most bytes of a thumbnail.
const LARGEST_PICTURE: u64 = 4 << 20;

pub(crate) struct FoundGame {
    pub game: SavedGame,
    /// Whether it is an autosave.
    pub kept: bool,
    /// Its thumbnail, if it has one.
    pub picture: Option<ColorImage>,
}

impl FoundGame {
    /// Returns the same without what tells its result: the picture, the last moment and the number of orders.
    pub fn covered(mut self) -> Self {
        self.picture = None;
        self.game.moment = say!("table-shelf-hidden");
        self.game.detail.clone_from(&self.game.moment);
        self
    }
}

/// A result of the search.
pub(crate) enum Found {
    /// A game; at first they come one by one, the newest before the others.
    Game(Box<FoundGame>),
    /// All games, after a file was added, removed or changed.
    Anew(Vec<FoundGame>),
}

/// The folders of games, which are read while this is held.
pub(crate) struct Shelf {
    found: Mutex<Receiver<Found>>,
    /// The search continues while this is held.
    _wanted: Arc<()>,
}

impl Shelf {
    pub fn look_through(
        games: Games,
        folders: Vec<PathBuf>,
        pack: Option<Arc<Pack>>,
        waker: Waker,
    ) -> std::io::Result<Self> {
        let (give, found) = channel();
        let wanted = Arc::new(());
        let held = Arc::downgrade(&wanted);
        let mut looking = Looking {
            games,
            folders,
            pack,
            wanted: held,
            known: None,
            told: BTreeMap::new(),
            tried: BTreeSet::new(),
        };
        let work = move || {
            while looking.is_wanted() {
                if looking.look(&give, &waker).is_err() {
                    return; // the results are no longer wanted
                }
                std::thread::sleep(AGAIN);
            }
        };
        std::thread::Builder::new().name("shelf".to_owned()).spawn(work)?;
        Ok(Self { found: Mutex::new(found), _wanted: wanted })
    }

    /// Returns the results since the last call.
    pub fn found(&self) -> Vec<Found> {
        self.found.lock().map(|found| found.try_iter().collect()).unwrap_or_default()
    }
}

/// A game file, with the times at which it and its picture were written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Lying {
    time: SystemTime,
    path: PathBuf,
    picture: Option<SystemTime>,
}

/// Returns the games in these folders, the newest first; those with a future time last.
fn lying(folders: &[PathBuf]) -> Vec<Lying> {
    let files = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let games = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "kessel"));
    let mut lying: Vec<Lying> = games
        .filter_map(|path| {
            let (time, picture) = (files::written_at(&path)?, files::written_at(&files::beside(&path)));
            Some(Lying { time, picture, path })
        })
        .collect();
    let now = SystemTime::now();
    let age = |game: &Lying| files::by_age(Some(game.time), now);
    lying.sort_by(|one, other| (age(one), &one.path).cmp(&(age(other), &other.path)));
    lying.truncate(MOST);
    lying
}

/// The repeated search of the folders.
struct Looking {
    games: Games,
    folders: Vec<PathBuf>,
    pack: Option<Arc<Pack>>,
    /// The owner of the shelf, which wants the results.
    wanted: Weak<()>,
    /// The files that the last look found.
    known: Option<Vec<Lying>>,
    /// The description of each game, by the time of its file.
    told: BTreeMap<(SystemTime, PathBuf), Option<SavedGame>>,
    /// The games whose picture could not be painted so far.
    tried: BTreeSet<Lying>,
}

impl Looking {
    fn is_wanted(&self) -> bool {
        self.wanted.strong_count() > 0
    }

    /// Looks once, and sends the changes; fails when they have no receiver any more.
    fn look(&mut self, give: &Sender<Found>, waker: &Waker) -> Result<(), SendError<Found>> {
        let lying = lying(&self.folders);
        if self.known.as_ref() != Some(&lying) {
            self.tell(&lying, give, waker)?;
        }
        self.paint(&lying);
        self.known = Some(lying);
        Ok(())
    }

    /// Sends the found games: the first time one by one, later all at once.
    fn tell(&mut self, lying: &[Lying], give: &Sender<Found>, waker: &Waker) -> Result<(), SendError<Found>> {
        let mut anew = Vec::new();
        let mut told = BTreeMap::new();
        for Lying { time, path, .. } in lying {
            let key = (*time, path.clone());
            // An unchanged file is not read again.
            let game = self.told.remove(&key).unwrap_or_else(|| describe(&self.games, path, *time));
            told.insert(key, game.clone());
            let Some(mut game) = game else { continue };
            game.saved = when(*time, SystemTime::now());
            let found = FoundGame { game, kept: files::is_autosave(path), picture: picture(path) };
            if self.known.is_some() {
                anew.push(found);
            } else {
                give.send(Found::Game(Box::new(found)))?;
                waker.wake();
            }
        }
        self.told = told;
        if self.known.is_some() {
            give.send(Found::Anew(anew))?;
            waker.wake();
        }
        Ok(())
    }

    /// Paints some pictures of games that were copied here without one; the next look finds them.
    fn paint(&mut self, lying: &[Lying]) {
        let lacking = lying.iter().filter(|game| game.picture.is_none());
        let new: Vec<&Lying> = lacking.filter(|game| !self.tried.contains(*game)).take(AT_ONCE).collect();
        for game in new {
            // It is no longer wanted: the next run paints it.
            if !self.is_wanted() {
                return;
            }
            self.tried.insert(game.clone());
            let named = data::first_line(&game.path, LONGEST_LINE).and_then(|first| game_of(&first));
            let known = named.and_then(|id| self.games.named(&id).ok());
            let Some(png) = known.and_then(|known| known.glanced_picture(&game.path, self.pack.as_deref()))
            else {
                continue;
            };
            if let Err(why) = Disk::default().write_spare(&files::beside(&game.path), &png) {
                debug!("no picture of {}: {why}", game.path.shown());
            }
        }
    }
}

/// Returns the description of a game of any kind, without replaying it.
fn describe(games: &Games, path: &Path, time: SystemTime) -> Option<SavedGame> {
    // If the first line is damaged, a copy of it is further down.
    let first = data::first_line(path, LONGEST_LINE).and_then(|first| game_of(&first));
    let game = first.or_else(|| game_of(read_game(path).ok()?))?;
    // A game of another program is not on this shelf; opening it shows the reason.
    let Glanced { title, moment, orders, players, over, sent } = games.named(&game).ok()?.glance(path)?;
    let due = sent.filter(|_| !over);
    Some(SavedGame {
        title,
        game,
        kept: files::is_autosave(path),
        over,
        name: path.file_stem()?.shown(),
        detail: detail(&moment, orders, &players, due.as_deref()),
        moment,
        saved: when(time, SystemTime::now()),
        picture: None,
        path: path.to_owned(),
    })
}

/// Returns the moment of a game, its computer players, and in a game by e-mail the side that must act.
fn detail(moment: &str, orders: usize, players: &[String], due: Option<&str>) -> String {
    let is_computer = |name: &&str| Seat::named(name) != Seat::Human;
    let computers: Vec<&str> = players.iter().map(String::as_str).filter(is_computer).collect();
    let player = |number: usize| computers.get(number).copied().unwrap_or_default();
    say!(
        "table-shelf",
        moment = moment,
        orders = orders,
        computers = computers.len(),
        first = player(0),
        second = player(1),
        due = due.unwrap_or("none"),
    )
}

/// Returns the thumbnail beside a game; none if there is none that can be read.
fn picture(game: &Path) -> Option<ColorImage> {
    let bytes = data::read_bytes(&files::beside(game), LARGEST_PICTURE).ok()?;
    let pixels = pictures::unpack(&bytes).ok()?;
    let size = [pixels.width() as usize, pixels.height() as usize];
    Some(ColorImage::from_rgba_premultiplied(size, pixels.data()))
}

/// Returns the time of saving as text; a date if that is long ago.
pub(crate) fn when(time: SystemTime, now: SystemTime) -> String {
    let day = || date(time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default());
    if files::is_ahead(time, now) {
        return say!("table-shelf-ahead", date = day());
    }
    let since = now.duration_since(time).unwrap_or_default();
    let minutes = i64::try_from(since.as_secs() / 60).unwrap_or(i64::MAX);
    match minutes {
        ..1 => say!("table-shelf-just-now"),
        1..60 => say!("table-shelf-minutes", n = minutes),
        60..1440 => say!("table-shelf-hours", n = minutes / 60),
        1440..20160 => say!("table-shelf-days", n = minutes / 1440),
        _ => say!("table-shelf-on", date = day()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// A file that appears while the list is open is found, and described as a game by e-mail; a removed file is
    /// noticed, too.
    #[test]
    fn what_comes_and_goes_is_found() {
        let folder = std::env::temp_dir().join(format!("kessel-shelf-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let (give, heard) = channel();
        let waker = Waker(Arc::new(|| {}));
        let listens = Arc::new(());
        let mut looking = Looking {
            games: Games::default(),
            folders: vec![folder.clone()],
            pack: None,
            wanted: Arc::downgrade(&listens),
            known: None,
            told: BTreeMap::new(),
            tried: BTreeSet::new(),
        };
        let mut look = || {
            looking.look(&give, &waker).expect("somebody listens");
            let anew = |found| matches!(found, Found::Anew(_));
            heard.try_iter().map(anew).collect::<Vec<bool>>()
        };
        assert_eq!((look(), look()), (vec![], vec![]), "an empty folder");
        fs::write(folder.join("sent.kessel"), "a game").expect("room on the disk");
        assert_eq!((look(), look()), (vec![true], vec![]));
        fs::write(folder.join("sent.png"), "a picture").expect("room on the disk");
        assert_eq!(look(), [true], "its picture has come");
        fs::remove_file(folder.join("sent.kessel")).expect("it is there");
        assert_eq!(look(), [true]);
        fs::remove_dir_all(&folder).expect("a folder");
        let words = |players: &[&str], due| {
            let players: Vec<String> = players.iter().map(|name| (*name).to_owned()).collect();
            detail("Turn 2", 1, &players, due)
        };
        assert_eq!(words(&[], Some("German")), "Turn 2, 1 order – by file, German player to move");
        assert_eq!(words(&["staff", "human"], None), "Turn 2, 1 order, against staff");
        assert_eq!(words(&["staff", "greedy"], None), "Turn 2, 1 order, staff against greedy");
    }

    /// The card of a game whose result is hidden has its title and its file, and nothing from which its end can be guessed.
    #[test]
    fn a_hidden_result_is_not_on_the_card() {
        let game = SavedGame {
            path: PathBuf::from("old.kessel"),
            title: "The Dnieper".to_owned(),
            name: "old".to_owned(),
            game: "guess".to_owned(),
            kept: false,
            over: true,
            moment: "The Germans win".to_owned(),
            detail: "The Germans win, 90 orders".to_owned(),
            saved: "Saved just now".to_owned(),
            picture: None,
        };
        let picture = Some(ColorImage::from_rgba_unmultiplied([1, 1], &[255, 0, 0, 255]));
        let covered = FoundGame { game: game.clone(), kept: false, picture }.covered();
        let words = "The result is hidden".to_owned();
        assert_eq!(covered.game, SavedGame { moment: words.clone(), detail: words, ..game });
        assert!(covered.picture.is_none());
    }

    #[test]
    fn times_are_told_in_words() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_798_761_600);
        let before = |seconds| when(now - Duration::from_secs(seconds), now);
        assert_eq!(before(10), "Saved just now");
        assert_eq!(before(60), "Saved 1 minute ago");
        assert_eq!(before(7300), "Saved 2 hours ago");
        assert_eq!(before(86_400 * 3), "Saved 3 days ago");
        assert_eq!(before(86_400 * 31), "Saved on 1 December 2026");
        let after = |seconds| when(now + Duration::from_secs(seconds), now);
        assert_eq!(after(10), "Saved just now");
        assert_eq!(after(86_400 * 31), "Dated 1 February 2027, in the future");
    }

    /// A file of another clock is not the first game to continue for ever: the current game comes before it.
    #[test]
    fn a_game_of_a_time_to_come_is_the_last() {
        let folder = std::env::temp_dir().join(format!("kessel-ahead-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let now = SystemTime::now();
        let day = Duration::from_secs(86_400);
        for (name, time) in [("ahead", now + 9000 * day), ("now", now), ("before", now - day)] {
            let file = fs::File::create(folder.join(format!("{name}.kessel"))).expect("room on the disk");
            file.set_modified(time).expect("a file system with times");
        }
        let found = lying(std::slice::from_ref(&folder));
        let names: Vec<_> = found.iter().filter_map(|game| game.path.file_stem()?.to_str()).collect();
        assert_eq!(names, ["now", "before", "ahead"]);
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
