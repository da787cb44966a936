//! Plans that no order contains, such as pinned paths in a plot: saved beside the game, in a small file under a seal,
//! like face-down counters. They bind no player, and are not sent with a file.

use super::Session;
use crate::{
    engine::{
        data,
        orders::{open_seal, seal},
        text::id,
    },
    table::{
        files::{by_file, keeping::keep_trying},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// The most bytes of saved plans.
const LONGEST: u64 = 1 << 20;

/// The last saved plans, so that they are written once.
#[derive(Resource, Default, PartialEq)]
struct Kept(Option<(PathBuf, String)>);

/// Returns the path of a game's plans.
fn beside(game: &Path) -> PathBuf {
    game.with_extension("plans")
}

/// Returns the game that plans belong to: a file of the same name may contain another one later.
fn whose<G: OnTable>(session: &Session<G>) -> Option<String> {
    let header = &session.record()?.file.header;
    Some(format!("{} {} {}", G::ID, header.scenario, header.seed))
}

/// Saves the plans of the game on the table beside its file, if they have changed; a game without plans gets no file.
pub(crate) fn keep<G: OnTable>(world: &mut World) {
    let session = world.resource::<Session<G>>();
    let (Some(game), Some(whose)) = (session.kept_in(), whose(session)) else { return };
    let Some(plans) = G::plans(world) else { return };
    let path = beside(&game);
    world.init_resource::<Kept>();
    let before = world
        .resource::<Kept>()
        .0
        .as_ref()
        .filter(|(kept, _)| *kept == path)
        .map(|(_, plans)| plans.as_str());
    let now = format!("{whose}\n{plans}");
    if before == Some(&now) || (before.is_none() && plans.trim().is_empty()) {
        return;
    }
    // A thread writes it: the frame does not wait for the disk, and the end of the program does.
    keep_trying(world, id!("table-what-plans"), &path, seal(&now));
    world.insert_resource(Kept(Some((path, now))));
}

/// Restores the plans of the game that has been opened from this file.
pub(super) fn take_up<G: OnTable>(world: &mut World, game: &Path) {
    let session = world.resource::<Session<G>>();
    let Some(whose) = whose(session) else { return };
    // A game by e-mail continues in its own file here, and its plans are beside that.
    let own = session.kept_in().filter(|_| by_file::is_sent(session));
    let plans = [Some(game.to_owned()), own].into_iter().flatten().find_map(|game| kept(&game, &whose));
    if let Some(plans) = plans {
        G::take_up_plans(world, &plans);
    }
}

/// Returns the saved plans of a game; none if there are none, if they are damaged, or another game's.
fn kept(game: &Path, whose: &str) -> Option<String> {
    let bytes = data::read_bytes(&beside(game), LONGEST).ok()?;
    let text = open_seal(data::text_of(&bytes).ok()?.trim()).ok()?;
    let (of, plans) = text.split_once('\n')?;
    (of == whose).then(|| plans.to_owned())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    /// A glance at the folder does not reveal them, and they are for their own game only.
    #[test]
    fn plans_lie_sealed_beside_their_game() {
        let folder = std::env::temp_dir().join(format!("kessel-plans-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let game = folder.join("autosave.kessel");
        assert_eq!(kept(&game, "one"), None);
        fs::write(beside(&game), seal("one\n(2, 0610)")).unwrap();
        assert!(!fs::read_to_string(beside(&game)).unwrap().contains("0610"));
        assert_eq!(kept(&game, "one"), Some("(2, 0610)".to_owned()));
        assert_eq!(kept(&game, "another"), None);
        fs::write(beside(&game), "sealed:12").unwrap();
        assert_eq!(kept(&game, "one"), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
