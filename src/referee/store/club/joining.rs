//! Judges the use of an invitation. A store reads the state, and carries out the change in the same transaction.

use super::parts::{Gift, Holder, Invite, Join, Joined, Joiner, Player};

/// The milliseconds in which the use of an invitation may be repeated, if its answer was lost.
const REPEATED: i64 = 10 * 60 * 1_000;

/// The devices that a player may have.
const MOST_DEVICES: usize = 32;

/// The state of a store that decides on the use of an invitation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinState {
    /// The invitation; none if there is none with this hash.
    pub invite: Option<Invite>,
    /// The player that it is about: the one who has the name, who uses it, or whose device is to be added.
    pub player: Option<Player>,
    /// The number of the devices of this player.
    pub devices: usize,
    /// The device that this invitation has given to this player and that was never used: its hash, and when it was made.
    pub unused: Option<(String, i64)>,
    /// The holder of the seat, if the invitation gives one.
    pub holder: Option<Holder>,
}

/// The changes in a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinChange {
    pub outcome: Joined,
    /// Whether the new account is made.
    pub has_new_player: bool,
    /// Whether the new device is added.
    pub has_new_device: bool,
    /// The hash of the device that goes, because its token was lost before it was used.
    pub lost_device: Option<String>,
    /// Whether the invitation was used once more.
    pub is_use: bool,
    /// The seat that the player takes.
    pub seat: Option<(String, usize)>,
}

impl JoinChange {
    fn nothing(outcome: Joined) -> Self {
        Self {
            outcome,
            has_new_player: false,
            has_new_device: false,
            lost_device: None,
            is_use: false,
            seat: None,
        }
    }
}

/// Returns what the use of an invitation changes. Whatever is wrong with the invitation, the outcome is the same.
pub fn judge_join(state: &JoinState, join: &Join) -> JoinChange {
    let Some(invite) = &state.invite else { return JoinChange::nothing(Joined::NotValid) };
    if invite.ends.is_some_and(|ends| ends <= join.at) {
        return JoinChange::nothing(Joined::NotValid);
    }
    match (&join.joiner, &invite.gift) {
        (Joiner::New(player), Gift::Account | Gift::Seat { .. }) => join_new(state, join, invite, player),
        (Joiner::Device, Gift::Device(_)) => join_device(state, join, invite),
        (Joiner::Known(id), Gift::Seat { game, side }) => {
            let Some(player) = &state.player else { return JoinChange::nothing(Joined::NotValid) };
            let done = Joined::Done(player.clone(), invite.gift.clone());
            if matches!(&state.holder, Some(Holder::Player(holder)) if holder == id) {
                // Sent again: the seat is taken already.
                return JoinChange::nothing(done);
            }
            // It makes one account at most. A seat that was left can be taken by it again.
            let is_possible =
                state.holder == Some(Holder::Invited) && player.role.may_play() && player.banned.is_none();
            if !is_possible {
                return JoinChange::nothing(Joined::NotValid);
            }
            let seat = Some((game.clone(), *side));
            JoinChange { is_use: invite.uses > 0, seat, ..JoinChange::nothing(done) }
        }
        _ => JoinChange::nothing(Joined::NotValid),
    }
}

/// The use by a guest without an account.
fn join_new(state: &JoinState, join: &Join, invite: &Invite, player: &Player) -> JoinChange {
    if let Some(named) = &state.player {
        let outcome = Joined::Done(named.clone(), invite.gift.clone());
        return match repeated(state, join, named, outcome) {
            Some(change) => change,
            None if invite.uses > 0 => JoinChange::nothing(Joined::NameTaken),
            None => JoinChange::nothing(Joined::NotValid),
        };
    }
    let seat = match &invite.gift {
        Gift::Seat { game, side } if state.holder == Some(Holder::Invited) => Some((game.clone(), *side)),
        Gift::Seat { .. } => return JoinChange::nothing(Joined::NotValid),
        _ => None,
    };
    if invite.uses == 0 {
        return JoinChange::nothing(Joined::NotValid);
    }
    let outcome = Joined::Done(player.clone(), invite.gift.clone());
    JoinChange {
        has_new_player: true,
        has_new_device: true,
        is_use: true,
        seat,
        ..JoinChange::nothing(outcome)
    }
}

/// The use of a code for a further device.
fn join_device(state: &JoinState, join: &Join, invite: &Invite) -> JoinChange {
    let Some(player) = &state.player else { return JoinChange::nothing(Joined::NotValid) };
    let outcome = Joined::Done(player.clone(), invite.gift.clone());
    if let Some(change) = repeated(state, join, player, outcome.clone()) {
        return change;
    }
    let is_possible = invite.uses > 0 && player.banned.is_none() && state.devices < MOST_DEVICES;
    if !is_possible {
        return JoinChange::nothing(Joined::NotValid);
    }
    JoinChange { has_new_device: true, is_use: true, ..JoinChange::nothing(outcome) }
}

/// The change if this use repeats one whose answer was lost: its device was made a moment ago and never used. It gets
/// another token, and the first one is worth nothing.
fn repeated(state: &JoinState, join: &Join, player: &Player, outcome: Joined) -> Option<JoinChange> {
    let (lost, made) = state.unused.as_ref()?;
    let is_recent = join.at.saturating_sub(*made) <= REPEATED;
    let change = || JoinChange {
        has_new_device: true,
        lost_device: Some(lost.clone()),
        ..JoinChange::nothing(outcome)
    };
    (is_recent && player.banned.is_none()).then(change)
}
