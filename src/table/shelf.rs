//! The shelf: the games on disk with their pictures, looked through on a thread of its own, so that
//! the title never waits for them.

use super::{
    calendar::date,
    files,
    tabled::registry::{Games, Glanced},
    waker::Waker,
};
use crate::{
    art::packs::pictures,
    engine::{
        data::{self, read_game},
        orders::game_of,
    },
    panels::{SavedGame, Seat},
};
use bevy_egui::egui::ColorImage;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    time::SystemTime,
};

const MOST: usize = 500;
/// Bytes of the first line of a game file, at most.
pub(super) const LONGEST_LINE: u64 = 1 << 20;
/// Bytes of a thumbnail, at most.
const LARGEST_PICTURE: u64 = 4 << 20;

pub(super) struct FoundGame {
    pub game: SavedGame,
    /// Whether it was kept by itself.
    pub kept: bool,
    /// Its thumbnail, if it has one.
    pub picture: Option<ColorImage>,
}

/// Games as they are found, the newest first.
pub(super) struct Shelf {
    found: Mutex<Receiver<FoundGame>>,
}

impl Shelf {
    pub fn look_through(games: Games, folders: Vec<PathBuf>, waker: Waker) -> std::io::Result<Self> {
        let (give, found) = channel();
        let work = move || look_through(&games, &folders, &give, &waker);
        std::thread::Builder::new().name("shelf".to_owned()).spawn(work)?;
        Ok(Self { found: Mutex::new(found) })
    }

    /// What has been found since the last time.
    pub fn found(&self) -> Vec<FoundGame> {
        self.found.lock().map(|found| found.try_iter().collect()).unwrap_or_default()
    }
}

fn look_through(games: &Games, folders: &[PathBuf], give: &Sender<FoundGame>, waker: &Waker) {
    let mut files: Vec<(SystemTime, PathBuf)> = folders
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "kessel"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
    for (time, path) in files.into_iter().take(MOST) {
        let Some(game) = describe(games, &path, time) else { continue };
        let kept = files::is_autosave(&path);
        if give.send(FoundGame { game, kept, picture: picture(&path) }).is_err() {
            return; // nobody wants the rest
        }
        waker.wake();
    }
}

/// What is told about a game without replaying it, whatever game it is.
fn describe(games: &Games, path: &Path, time: SystemTime) -> Option<SavedGame> {
    // Where the first line is damaged, a copy of it stands further down.
    let first = data::first_line(path, LONGEST_LINE).and_then(|first| game_of(&first));
    let game = first.or_else(|| game_of(read_game(path).ok()?))?;
    // A game of another program is not on this shelf; whoever opens it is told why.
    let Glanced { title, moment, orders, players, over } = games.named(&game).ok()?.glance(path)?;
    let orders = if orders == 1 { "1 order".to_owned() } else { format!("{orders} orders") };
    Some(SavedGame {
        title,
        game,
        kept: files::is_autosave(path),
        over,
        name: path.file_stem()?.to_string_lossy().into_owned(),
        detail: format!("{moment}, {orders}{}", against(&players)),
        moment,
        saved: format!("Saved {}", when(time, SystemTime::now())),
        picture: None,
        path: path.to_owned(),
    })
}

/// Whom a person plays against, or which computer players play; nothing between people.
fn against(players: &[String]) -> String {
    let is_computer = |name: &&str| Seat::named(name) != Seat::Human;
    let computers: Vec<&str> = players.iter().map(String::as_str).filter(is_computer).collect();
    match computers.as_slice() {
        [] => String::new(),
        [one] => format!(", against {one}"),
        all => format!(", {}", all.join(" against ")),
    }
}

/// The thumbnail beside a game; none if there is none that can be read.
fn picture(game: &Path) -> Option<ColorImage> {
    let bytes = data::read_bytes(&files::beside(game), LARGEST_PICTURE).ok()?;
    let pixels = pictures::unpack(&bytes).ok()?;
    let size = [pixels.width() as usize, pixels.height() as usize];
    Some(ColorImage::from_rgba_premultiplied(size, pixels.data()))
}

/// How long ago something was, in words; a date if that is long.
fn when(time: SystemTime, now: SystemTime) -> String {
    let since = now.duration_since(time).unwrap_or_default();
    let ago = |number: u64, one: &str, many: &str| {
        let noun = if number == 1 { one } else { many };
        format!("{number} {noun} ago")
    };
    let minutes = since.as_secs() / 60;
    match minutes {
        0 => "just now".to_owned(),
        1..60 => ago(minutes, "minute", "minutes"),
        60..1440 => ago(minutes / 60, "hour", "hours"),
        1440..20160 => ago(minutes / 1440, "day", "days"),
        _ => format!("on {}", date(time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn times_are_told_in_words() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(1_798_761_600);
        let before = |seconds| when(now - Duration::from_secs(seconds), now);
        assert_eq!(before(10), "just now");
        assert_eq!(before(60), "1 minute ago");
        assert_eq!(before(7300), "2 hours ago");
        assert_eq!(before(86_400 * 3), "3 days ago");
        assert_eq!(before(86_400 * 31), "on 1 December 2026");
    }
}
