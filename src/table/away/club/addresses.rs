//! The addresses at which a club tells the player of a turn.

use super::link::ClubLink;
use crate::{
    panels::{OnlineState, TurnAddresses},
    referee::wire::ClientMessage,
    table::away::texts::shown,
};

/// Limit of the letters of an address, as clubs take them.
const ADDRESS: usize = 2000;

impl ClubLink {
    /// Asks the club which addresses of the player it has, if it sends messages to any.
    pub(super) fn ask_for_addresses(&mut self, state: &mut OnlineState) {
        let Some(line) = &self.line else { return };
        let addresses = &mut state.addresses;
        (addresses.sends_mail, addresses.sends_hooks) = (line.services.mail, line.services.hooks);
        // What was under way on a line before may be lost.
        addresses.waits = false;
        if state.player.is_some() && (addresses.sends_mail || addresses.sends_hooks) {
            self.send(&ClientMessage::Address { mail: None, hook: None });
        }
    }

    /// Has the club set the addresses of the player: one that is not named stays, and an empty one is removed.
    pub(super) fn set_addresses(&mut self, state: &mut OnlineState, mail: Option<&str>, hook: Option<&str>) {
        (state.addresses.waits, state.addresses.refused) = (true, None);
        let (mail, hook) = (mail.map(str::to_owned), hook.map(str::to_owned));
        self.send(&ClientMessage::Address { mail, hook });
    }
}

/// Notes the addresses that the club has. Texts that the player is typing stay, unless this answers them.
pub(super) fn addressed(state: &mut OnlineState, mail: Option<&str>, hook: Option<&str>) {
    let text = |address: Option<&str>| shown(address.unwrap_or_default(), ADDRESS);
    let kept = TurnAddresses { mail: text(mail), hook: text(hook) };
    let addresses = &mut state.addresses;
    let is_unchanged = addresses.kept.as_ref().is_none_or(|before| *before == addresses.draft);
    if is_unchanged || addresses.waits {
        addresses.draft = kept.clone();
    }
    (addresses.kept, addresses.waits, addresses.refused) = (Some(kept), false, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text that is being typed stays when the line is made again; what was saved is shown as the club has it.
    #[test]
    fn typed_addresses_stay_until_they_are_answered() {
        let mut state = OnlineState::default();
        addressed(&mut state, Some("anna@example.org"), None);
        assert_eq!(state.addresses.draft.mail, "anna@example.org");
        "anna@exam".clone_into(&mut state.addresses.draft.mail);
        addressed(&mut state, Some("anna@example.org"), None);
        assert_eq!(state.addresses.draft.mail, "anna@exam");
        state.addresses.waits = true;
        addressed(&mut state, None, Some("https://example.org/\nhook"));
        let kept = state.addresses.kept.clone().unwrap_or_default();
        assert_eq!((kept.mail.as_str(), kept.hook.as_str()), ("", "https://example.org/ hook"));
        assert!(state.addresses.draft == kept && !state.addresses.waits);
    }
}
