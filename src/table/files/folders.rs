//! Folders that buttons open.

use super::keeping::Saving;
use crate::{
    engine::{storage::show_folder, text::say},
    panels::{Action, SavingMessage},
    table::app::{host::Asked, waker::waker},
};
use bevy::prelude::*;
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

/// The function that shows a folder.
type Show = Arc<dyn Fn(&Path) -> Result<(), String> + Send + Sync>;

/// Shows folders on threads of their own, because the system may take its time.
#[derive(Resource)]
pub(crate) struct Folders {
    show: Show,
    tell: Sender<String>,
    told: Mutex<Receiver<String>>,
}

impl Default for Folders {
    fn default() -> Self {
        Self::shown_by(Arc::new(show_folder))
    }
}

impl Folders {
    /// Makes folders that another function shows, for tests.
    pub(super) fn shown_by(show: Show) -> Self {
        let (tell, told) = channel();
        Self { show, tell, told: Mutex::new(told) }
    }

    /// Shows a folder; wakes the window if that fails.
    fn show(&self, folder: PathBuf, wake: impl FnOnce() + Send + 'static) {
        let (show, tell) = (Arc::clone(&self.show), self.tell.clone());
        thread::spawn(move || {
            if let Err(why) = show(&folder) {
                let _ = tell.send(why);
                wake();
            }
        });
    }

    fn failed(&self) -> Option<String> {
        self.told.lock().ok()?.try_recv().ok()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Folders>().add_systems(Update, (obey, tell));
}

/// Opens the folders that the panels ask for.
fn obey(world: &mut World, mut cursor: Local<bevy::ecs::message::MessageCursor<Asked>>) {
    let asked = world.resource::<Messages<Asked>>();
    let folders: Vec<PathBuf> = cursor
        .read(asked)
        .filter_map(|Asked(action)| match action {
            Action::OpenFolder(folder) => Some(folder.clone()),
            _ => None,
        })
        .collect();
    for folder in folders {
        let waker = waker(world);
        world.resource::<Folders>().show(folder, move || waker.wake());
    }
}

/// Shows a notice if a folder could not be opened.
fn tell(folders: Res<Folders>, mut saving: ResMut<Saving>) {
    if let Some(why) = folders.failed() {
        let notice = SavingMessage { words: say!("table-folder-not-opened"), about: why, folder: None };
        saving.bypass_change_detection().say_more(notice);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn a_folder_is_opened_and_it_is_told_if_it_cannot_be() {
        let (tell, shown) = channel();
        let show = move |folder: &Path| {
            let _ = tell.send(folder.to_owned());
            if folder.ends_with("nowhere") { Err("nothing shows folders".to_owned()) } else { Ok(()) }
        };
        let mut app = App::new();
        app.add_message::<Asked>()
            .init_resource::<Saving>()
            .insert_resource(Folders::shown_by(Arc::new(show)))
            .add_systems(Update, (obey, super::tell));
        for folder in ["packs", "nowhere"] {
            app.world_mut().write_message(Asked(Action::OpenFolder(folder.into())));
            app.update();
            assert_eq!(shown.recv_timeout(Duration::from_secs(20)).unwrap(), Path::new(folder));
        }
        let end = Instant::now() + Duration::from_secs(20);
        while app.world().resource::<Saving>().notice.is_none() && Instant::now() < end {
            app.update();
        }
        let notice = app.world().resource::<Saving>().notice.clone().unwrap();
        assert_eq!(notice.about, "nothing shows folders");
    }
}
