//! The addresses at which the club tells the player of a turn: a field for mail and one for a webhook, with what the club has.

use super::field::field;
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{as_sentence, caps, hint, plain, text},
        },
        online::{
            addresses::AddressState,
            state::{Connection, OnlineAction, OnlineState},
        },
        state::Action,
    },
};
use bevy_egui::egui::{Label, Ui};

/// Limits of the letters of an address of mail, and of a webhook: those of the club.
const MAIL: usize = 254;
const HOOK: usize = 2000;

/// Draws them for a player who is connected.
pub(super) fn show(ui: &mut Ui, palette: &Palette, online: &mut OnlineState, actions: &mut Vec<Action>) {
    if online.connection != Connection::Connected || online.player.is_none() {
        return;
    }
    ui.add_space(16.0);
    ui.label(caps(&say!("online-address-head"), 12.0, palette.text_second));
    ui.add_space(4.0);
    let addresses = &mut online.addresses;
    if !(addresses.sends_mail || addresses.sends_hooks) {
        return hint(ui, palette, say!("online-address-none"));
    }
    hint(ui, palette, say!("online-address-about"));
    ui.add_space(6.0);
    let Some(kept) = addresses.kept.clone() else {
        return hint(ui, palette, say!("online-address-comes"));
    };
    match addresses.sends_mail {
        true => {
            field(ui, palette, (&mut addresses.draft.mail, MAIL), &say!("online-address-mail"));
            club_has(ui, palette, &kept.mail);
        }
        false => hint(ui, palette, say!("online-address-no-mail")),
    }
    ui.add_space(6.0);
    if addresses.sends_hooks {
        field(ui, palette, (&mut addresses.draft.hook, HOOK), &say!("online-address-hook"));
        hint(ui, palette, say!("online-address-hook.hint"));
        club_has(ui, palette, &kept.hook);
    }
    ui.add_space(8.0);
    save(ui, palette, addresses, actions);
}

/// Draws the line that says which address the club has.
fn club_has(ui: &mut Ui, palette: &Palette, address: &str) {
    let words = match address {
        "" => say!("online-address-kept-none"),
        address => say!("online-address-kept", address = address),
    };
    ui.add(Label::new(text(words, fonts::sans(12.0), palette.text_second)).wrap());
}

/// Draws the button that saves what was changed, and the club's refusal of the last change.
fn save(ui: &mut Ui, palette: &Palette, addresses: &mut AddressState, actions: &mut Vec<Action>) {
    let kept = addresses.kept.clone().unwrap_or_default();
    let changed = |typed: &str, kept: &str| (typed.trim() != kept).then(|| typed.trim().to_owned());
    let mail = changed(&addresses.draft.mail, &kept.mail).filter(|_| addresses.sends_mail);
    let hook = changed(&addresses.draft.hook, &kept.hook).filter(|_| addresses.sends_hooks);
    let may = (mail.is_some() || hook.is_some()) && !addresses.waits;
    let button = ui.add_enabled_ui(may, |ui| plain(ui, palette, &say!("online-address-save"))).inner;
    let why = if addresses.waits { say!("online-address-waits") } else { say!("online-address-same") };
    if button.on_disabled_hover_text(why).clicked() {
        actions.push(Action::Online(OnlineAction::SetAddresses { mail, hook }));
    }
    if let Some(refused) = &addresses.refused {
        ui.add_space(4.0);
        ui.add(Label::new(text(as_sentence(refused), fonts::bold(13.0), palette.bad)).wrap());
    }
}
