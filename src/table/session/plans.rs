//! What players mean to do and what stands in no order, as ways that were led in a plot: kept beside the game, in a small
//! file under a seal, as what lies face down is. It binds nobody, and it does not go with a file that is sent.

use super::Session;
use crate::{
    engine::{
        data,
        orders::{open_seal, seal},
    },
    table::{
        files::{by_file, keeping::keep_trying},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Bytes of kept plans, at most.
const LONGEST: u64 = 1 << 20;

/// What was kept last, so that it is written once.
#[derive(Resource, Default, PartialEq)]
struct Kept(Option<(PathBuf, String)>);

/// Where the plans of a game lie.
fn beside(game: &Path) -> PathBuf {
    game.with_extension("plans")
}

/// The game that plans belong to: a file of the same name may hold another one later on.
fn whose<G: OnTable>(session: &Session<G>) -> Option<String> {
    let header = &session.record()?.file.header;
    Some(format!("{} {} {}", G::ID, header.scenario, header.seed))
}

/// Keeps the plans of the game on the table beside its file, where they have changed; of a game in which nobody has planned
/// anything, nothing.
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
    // Written by a thread: the frame waits for no disk, and the end of the program does.
    keep_trying(world, "the plans", &path, seal(&now));
    world.insert_resource(Kept(Some((path, now))));
}

/// Takes up what was planned in the game that has been opened from this file.
pub(super) fn take_up<G: OnTable>(world: &mut World, game: &Path) {
    let session = world.resource::<Session<G>>();
    let Some(whose) = whose(session) else { return };
    // A game that was sent goes on in its own file here, and what was planned in it lies beside that.
    let own = session.kept_in().filter(|_| by_file::is_sent(session));
    let plans = [Some(game.to_owned()), own].into_iter().flatten().find_map(|game| kept(&game, &whose));
    if let Some(plans) = plans {
        G::take_up_plans(world, &plans);
    }
}

/// The plans that were kept beside a game; none if there are none, if they are damaged, or another game's.
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

    /// Nobody reads them by a glance at the folder, and they are for their own game only.
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
