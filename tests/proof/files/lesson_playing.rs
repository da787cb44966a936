//! A lesson that is being made is played in the background, and written only without faults.

use kessel::{
    engine::data::{Source, shipped_text},
    games::platoon::rules::Platoon,
    workshop::lesson::{Draft, KeptAs, LessonPlaying, PlayedFor, PlayedThrough, lesson_file, trial_folder},
};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

/// A folder for the user's own things, which is removed again.
struct Own(PathBuf);

impl Drop for Own {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn firing() -> Draft {
    let text = shipped_text("lessons/firing.ron").unwrap().to_owned();
    let mut draft = Draft::read(&Source { name: "firing.ron".to_owned(), text }).unwrap();
    draft.id = "my-firing".to_owned();
    draft
}

fn played(played_for: PlayedFor, draft: &Draft, own: &Path, known: Option<&str>) -> PlayedThrough {
    let kept_as = KeptAs { own: own.to_owned(), known: known.map(str::to_owned) };
    let playing =
        LessonPlaying::begin::<Platoon>(played_for, (draft.clone(), 7), kept_as, Arc::new(|| {})).unwrap();
    assert_eq!((playing.id(), playing.changes(), playing.played_for()), (&*draft.id, 7, played_for));
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(played) = playing.take_result() {
            assert!(playing.take_result().is_none(), "it is taken once");
            return played;
        }
        assert!(Instant::now() < end, "the lesson does not end");
        thread::yield_now();
    }
}

#[test]
fn a_lesson_without_faults_is_tried_and_kept() {
    let own = Own(std::env::temp_dir().join(format!("kessel-playing-{}", std::process::id())));
    let mut draft = firing();
    let checked = played(PlayedFor::Check, &draft, &own.0, None);
    assert!(checked.faults.is_empty() && checked.written.unwrap().is_none(), "{:?}", checked.faults);
    // A text is still to be written: it can be tried, and is not kept.
    let title = std::mem::take(&mut draft.title);
    let tried = played(PlayedFor::Trial, &draft, &own.0, None);
    let path = tried.written.unwrap().unwrap();
    assert!(path.starts_with(trial_folder(&own.0)) && path.is_file() && tried.faults.len() == 1);
    let kept = played(PlayedFor::Keeping, &draft, &own.0, None);
    assert!(kept.written.is_err() && !lesson_file(&own.0, "my-firing").exists());
    draft.title = title;
    let kept = played(PlayedFor::Keeping, &draft, &own.0, None);
    assert_eq!(kept.written.unwrap(), Some(lesson_file(&own.0, "my-firing")));
    let again = played(PlayedFor::Keeping, &draft, &own.0, None);
    assert!(again.written.is_err(), "another lesson of this id is not replaced");
    let again = played(PlayedFor::Keeping, &draft, &own.0, Some("my-firing"));
    assert!(again.written.is_ok());
}
