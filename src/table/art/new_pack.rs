//! The player's own art packs, started from the settings.

use super::watching::PackFolders;
use crate::{
    art::packs::pack::{begin::begin, library::folder_of_user},
    engine::{data::Shown, text::say},
    panels::{Action, SavingMessage},
    settings::Settings,
    table::{
        app::host::{Asked, Host},
        files::keeping::Saving,
        map::printed::Printed,
    },
};
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, obey);
}

/// Creates the packs that the panels ask for, in the folder of the user, uses them, and opens their folders. Over the
/// settings a pack is for the game that is chosen there, otherwise for the one on the table.
fn obey(
    mut asked: ParamSet<(MessageReader<Asked>, MessageWriter<Asked>)>,
    folders: Option<Res<PackFolders>>,
    (mut settings, mut saving): (ResMut<Settings>, ResMut<Saving>),
    (mut host, printed): (Option<ResMut<Host>>, Option<Res<Printed>>),
) {
    let names: Vec<String> = asked
        .p0()
        .read()
        .filter_map(|Asked(action)| match action {
            Action::NewPack(name) => Some(name.clone()),
            _ => None,
        })
        .collect();
    for name in names {
        let folder = folders.as_ref().map_or_else(folder_of_user, |folders| folders.0.last().cloned());
        let Some(packs) = folder else { continue };
        match begin(&saving.disk(), &packs, &name) {
            Ok(id) => {
                let folder = packs.join(&id);
                saving.say(SavingMessage {
                    words: say!("table-pack-created", pack = name.trim()),
                    about: say!("table-pack-created.about", folder = folder.shown()),
                    folder: None,
                });
                if let Some(host) = &mut host {
                    host.bypass_change_detection().sheet.new_pack.clear();
                }
                asked.p1().write(Asked(Action::OpenFolder(folder)));
                let on_table = printed.as_ref().and_then(|printed| printed.ids().first().cloned());
                let over = host.as_ref().map(|host| &host.sheet).filter(|sheet| sheet.open.is_some());
                let game = over.map_or(on_table, |sheet| sheet.pack_for.clone());
                settings.use_pack(&id, game.as_slice());
            }
            // The name stays in the field, to be changed.
            Err(why) => {
                let words = say!("table-pack-not-created", why = why.as_str());
                saving.say(SavingMessage { words, about: why, folder: None });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_that_is_begun_is_worn_and_its_folder_opened() {
        let packs = std::env::temp_dir().join(format!("kessel-begun-{}", std::process::id()));
        let mut app = App::new();
        app.add_message::<Asked>()
            .init_resource::<Saving>()
            .init_resource::<Settings>()
            .insert_resource(PackFolders(vec![packs.clone()]))
            .add_systems(Update, obey);
        let mut told = Vec::new();
        for name in ["Winter", "winter"] {
            app.world_mut().write_message(Asked(Action::NewPack(name.to_owned())));
            app.update();
            told.extend(app.world().resource::<Saving>().notice.clone());
        }
        assert_eq!(app.world().resource::<Settings>().pack, "winter");
        let mut cursor = bevy::ecs::message::MessageCursor::default();
        let asked = app.world().resource::<Messages<Asked>>();
        let opened: Vec<&Asked> =
            cursor.read(asked).filter(|asked| matches!(asked.0, Action::OpenFolder(_))).collect();
        assert!(opened.iter().all(|asked| asked.0 == Action::OpenFolder(packs.join("winter"))));
        assert!(packs.join("winter").join("pack.ron").is_file());
        assert_eq!(told[0].words, "Art pack Winter created, now in use");
        assert_eq!(told[1].about, "there is a pack called winter already");
        std::fs::remove_dir_all(&packs).unwrap_or_default();
    }
}
