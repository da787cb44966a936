//! Players whose devices were revoked, at their tables.

use super::{Club, Folder, Stand, wait_for};
use kessel::{
    club::accounts::{self, Chance},
    panels::Connection,
};

/// Waits until the club knows the player by this name.
#[track_caller]
fn wait_for_player(stand: &mut Stand, name: &str) {
    wait_for("the player", &mut [stand], |stands| stands[0].state().player.as_deref() == Some(name));
}

/// The token that the table has is refused. A code of the keeper, pasted like an invitation, is used without it, and the new
/// token is kept.
#[test]
fn a_player_whose_devices_were_revoked_comes_back_by_a_code() {
    let (club, folder) = (Club::open("devices"), Folder::new("devices-a"));
    let mut stand = Stand::new(&folder, 31);
    stand.connect(club.ticket(), "Anna");
    wait_for_player(&mut stand, "Anna");
    drop(stand);
    let mut chance = Chance::of_system(3).expect("random numbers");
    let mut store = club.store();
    accounts::revoke_devices(&mut store, "Anna").expect("a player");
    let code = accounts::device_code(&mut store, &mut chance, ("Anna", i64::MAX), 0).expect("a code");

    let mut stand = Stand::new(&folder, 32);
    stand.connect(club.address(), "");
    wait_for("the refusal", &mut [&mut stand], |stands| stands[0].state().fault.is_some());
    assert_eq!((stand.state().connection, &stand.state().player), (Connection::None, &None));
    stand.connect(format!("{}#{code}", club.address()), "");
    wait_for_player(&mut stand, "Anna");
    assert_eq!(stand.state().fault, None);
    drop(stand);
    let mut stand = Stand::new(&folder, 33);
    stand.connect(club.address(), "");
    wait_for_player(&mut stand, "Anna");
}
