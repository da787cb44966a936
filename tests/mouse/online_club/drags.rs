//! The wish for drags, which is kept for its game.

use super::{Club, Folder, Stand, host_and_join, wait_for};
use kessel::panels::OnlineAction;

/// The wishes of the player here and of the other one; none before the game has come.
fn wishes(stand: &Stand) -> Option<(bool, bool)> {
    let drags = stand.game()?.drags?;
    Some((drags.own, drags.other))
}

/// Waits until the tables of both players show these wishes.
#[track_caller]
fn wait_for_wishes(anna: &mut Stand, bert: &mut Stand, (own, other): (bool, bool)) {
    wait_for("the wishes", &mut [anna, bert], |stands| {
        wishes(stands[0]) == Some((own, other)) && wishes(stands[1]) == Some((other, own))
    });
}

/// Nothing is shown in a new game. After a restart of the program the wish of its player is as it was in this game.
#[test]
fn the_wish_for_drags_is_kept_for_its_game() {
    let (club, folders) = (Club::open("drags"), ["drags-a", "drags-b"].map(Folder::new));
    let (mut anna, mut bert) = (Stand::new(&folders[0], 41), Stand::new(&folders[1], 42));
    anna.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut anna], |stands| stands[0].state().player.is_some());
    host_and_join(&mut anna, &mut bert, false);
    wait_for_wishes(&mut anna, &mut bert, (false, false));
    for stand in [&mut anna, &mut bert] {
        stand.act(OnlineAction::ShowDrags(true));
    }
    wait_for_wishes(&mut anna, &mut bert, (true, true));
    for is_wanted in [true, false] {
        anna.act(OnlineAction::ShowDrags(is_wanted));
        wait_for_wishes(&mut anna, &mut bert, (is_wanted, true));
        drop(anna);
        anna = Stand::new(&folders[0], 43);
        anna.act(OnlineAction::GoOn);
        wait_for_wishes(&mut anna, &mut bert, (is_wanted, true));
    }
}
