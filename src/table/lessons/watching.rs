//! A thread that watches the file of a lesson while it is taken, so that an author sees changes at once.
//!
//! It looks at time and size of the file four times a second, as the one of art packs does. An editor may be in the
//! middle of writing: a faulty text is read again a moment later before its faults are shown.

use crate::engine::{
    data::{self, DataError, Shown, Source},
    lessons::{HasLessons, Lesson, LessonMoment, read_lesson, step_starts},
    storage::Wake,
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, SystemTime},
};

/// The time from one look to the next.
const PAUSE: Duration = Duration::from_millis(250);

/// A lesson as its file states it now.
pub(super) struct Reread<G: HasLessons> {
    pub lesson: Arc<Lesson<G>>,
    pub rulebook: Arc<G::Rulebook>,
    /// The state at the beginning of each step, and after the last.
    pub starts: Vec<LessonMoment<G>>,
    /// The number of these that are as they were before.
    pub same: usize,
}

/// The changes of the file since the last news.
pub(super) struct LessonNews<G: HasLessons> {
    /// The lesson, if another one without faults was read.
    pub read: Option<Reread<G>>,
    /// The faults of the file as it is now.
    pub faults: Vec<String>,
}

/// The handle of the watching thread, which ends when this is dropped.
pub(super) struct LessonWatcher<G: HasLessons> {
    news: Arc<Mutex<Option<LessonNews<G>>>>,
}

impl<G: HasLessons> LessonWatcher<G> {
    /// Begins to watch the file of a lesson that was read from it; calls `wake` with every change. None if the system
    /// gives no thread or the file cannot be read.
    pub fn begin(file: PathBuf, read: (Arc<Lesson<G>>, Arc<G::Rulebook>), wake: Wake) -> Option<Self> {
        let news: Arc<Mutex<Option<LessonNews<G>>>> = Arc::new(Mutex::new(None));
        let heard = Arc::downgrade(&news);
        let (stamp, text) = (stamp(&file), data::read_file(&file).ok()?);
        let mut watch = Watch { file, stamp, text, read, is_doubtful: false };
        let work = move || {
            loop {
                thread::sleep(PAUSE);
                if heard.strong_count() == 0 {
                    // The lesson has been left.
                    return;
                }
                let Some(found) = watch.look() else { continue };
                let Some(news) = heard.upgrade() else { return };
                let mut slot = news.lock().unwrap_or_else(PoisonError::into_inner);
                let untaken = slot.take();
                *slot = Some(joined(untaken, found));
                drop(slot);
                wake();
            }
        };
        thread::Builder::new().name("lesson-file".to_owned()).spawn(work).ok()?;
        Some(Self { news })
    }

    /// Whether there is something to take.
    pub fn has_news(&self) -> bool {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Takes the news.
    pub fn take(&self) -> Option<LessonNews<G>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Joins news with earlier ones that were not taken.
fn joined<G: HasLessons>(before: Option<LessonNews<G>>, now: LessonNews<G>) -> LessonNews<G> {
    let read = match (before.and_then(|before| before.read), now.read) {
        (Some(before), Some(now)) => Some(Reread { same: now.same.min(before.same), ..now }),
        (before, now) => now.or(before),
    };
    LessonNews { read, faults: now.faults }
}

/// The thread's knowledge of the file.
struct Watch<G: HasLessons> {
    file: PathBuf,
    /// Its state when it was last looked at.
    stamp: Option<(Option<SystemTime>, u64)>,
    /// Its last text without faults, and the lesson that this was.
    text: String,
    read: (Arc<Lesson<G>>, Arc<G::Rulebook>),
    /// Whether faults were found that have not been reported.
    is_doubtful: bool,
}

impl<G: HasLessons> Watch<G> {
    /// Reads the file if it has changed, or was faulty the last time.
    fn look(&mut self) -> Option<LessonNews<G>> {
        let now = stamp(&self.file);
        if now == self.stamp && !self.is_doubtful {
            return None;
        }
        self.stamp = now;
        let (read, faults) = match self.read_again() {
            Ok(read) => (read, Vec::new()),
            Err(_) if !self.is_doubtful => {
                self.is_doubtful = true;
                return None;
            }
            Err(faults) => (None, faults.iter().map(ToString::to_string).collect()),
        };
        self.is_doubtful = false;
        Some(LessonNews { read, faults })
    }

    /// Reads the file; none if its text is the last one without faults.
    fn read_again(&mut self) -> Result<Option<Reread<G>>, Vec<DataError>> {
        let text = data::read_file(&self.file).map_err(|error| vec![error])?;
        if text == self.text {
            return Ok(None);
        }
        let source = Source { name: self.file.shown(), text };
        let (lesson, rulebook) = read_lesson::<G>(&source)?;
        let starts = step_starts(&lesson, &rulebook, lesson.steps.len())
            .map_err(|refusal| vec![DataError::whole_file(&source.name, refusal.to_string())])?;
        let same = self.same(&lesson, &starts);
        (self.text, self.read) = (source.text, (Arc::clone(&lesson), Arc::clone(&rulebook)));
        Ok(Some(Reread { lesson, rulebook, starts, same }))
    }

    /// Returns the number of steps, from the first one, that begin as they did before.
    fn same(&self, lesson: &Lesson<G>, starts: &[LessonMoment<G>]) -> usize {
        let (old, rulebook) = &self.read;
        // A beginning has no comparison of its own; options, for example, are in no position.
        let begins = |it: &Lesson<G>| format!("{:?} {:?} {}", it.position, it.begins, it.seed);
        if begins(old) != begins(lesson) {
            return 0;
        }
        let before = step_starts(old, rulebook, old.steps.len()).unwrap_or_default();
        before.iter().zip(starts).take_while(|(before, now)| before == now).count()
    }
}

/// Returns time and size of a file, which tell a change.
fn stamp(file: &Path) -> Option<(Option<SystemTime>, u64)> {
    let about = fs::metadata(file).ok()?;
    Some((about.modified().ok(), about.len()))
}
