//! The page on which a player joins: a ticket or an address, the clubs that are known, and the open seats of the club.

use super::{addresses, field::field, row::Facts};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{caps, hint, noted, plain, primary, text, warning},
        },
        online::state::{ClubKnown, Connection, GameSeat, LobbyRow, OnlineAction, OnlineState},
        state::Action,
        title::state::TitleState,
    },
};
use bevy_egui::egui::{Key, ScrollArea, Ui, vec2};

/// The most letters of a ticket and of a name.
const TICKET: usize = 2000;
pub(super) const NAME: usize = 40;

/// Draws the page.
pub(super) fn show(ui: &mut Ui, title: &TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let palette = title.memory.palette();
    ScrollArea::vertical().id_salt("online-join").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        by_ticket(ui, palette, online, actions);
        clubs(ui, palette, online, actions);
        open_seats(ui, title, online, actions);
        device(ui, palette, online, actions);
        addresses::show(ui, palette, online, actions);
        invitation(ui, palette, online, actions);
    });
}

/// Draws the fields for a ticket and a name.
fn by_ticket(ui: &mut Ui, palette: &Palette, online: &mut OnlineState, actions: &mut Vec<Action>) {
    ui.label(caps(&say!("online-join-head"), 12.0, palette.text_second));
    ui.add_space(4.0);
    let to = field(ui, palette, (&mut online.join.to, TICKET), &say!("online-join-ticket"));
    hint(ui, palette, say!("online-join-ticket.hint"));
    ui.add_space(6.0);
    let name = field(ui, palette, (&mut online.join.name, NAME), &say!("online-join-name"));
    hint(ui, palette, say!("online-join-name.hint"));
    ui.add_space(8.0);
    let typed = online.join.to.trim();
    let connects = online.connection == Connection::Connecting;
    let may = !typed.is_empty() && !connects;
    let entered = (to.lost_focus() || name.lost_focus()) && ui.input(|input| input.key_pressed(Key::Enter));
    let words = say!("online-join-connect");
    let button = ui.add_enabled_ui(may, |ui| primary(ui, palette, &words, "", false)).inner;
    let why = if connects { say!("online-join-connects") } else { say!("online-join-empty") };
    let clicked = button.on_disabled_hover_text(why).clicked();
    if may && (clicked || entered) {
        let (to, name) = (typed.to_owned(), online.join.name.trim().to_owned());
        actions.push(Action::Online(OnlineAction::Connect { to, name }));
    }
    ui.add_space(16.0);
}

/// Draws the button for a code with which another device of the player gets in, and the code once it has come.
fn device(ui: &mut Ui, palette: &Palette, online: &OnlineState, actions: &mut Vec<Action>) {
    if online.connection != Connection::Connected || online.player.is_none() {
        return;
    }
    ui.add_space(12.0);
    ui.label(caps(&say!("online-device-head"), 12.0, palette.text_second));
    ui.add_space(4.0);
    hint(ui, palette, say!("online-device-about"));
    let valid = online.device.as_ref().filter(|(_, ends)| *ends > online.now);
    let words = (say!("online-device-copy"), say!("online-device-make"));
    if ticket(ui, palette, valid.map(|(code, _)| code.as_str()), words) {
        actions.push(Action::Online(OnlineAction::Device));
    }
}

/// Draws the button with which an organiser or keeper invites a player to the club, and the invitation once it has come.
fn invitation(ui: &mut Ui, palette: &Palette, online: &OnlineState, actions: &mut Vec<Action>) {
    if online.connection != Connection::Connected || !online.may_invite {
        return;
    }
    ui.add_space(12.0);
    ui.label(caps(&say!("online-invite-head"), 12.0, palette.text_second));
    ui.add_space(4.0);
    hint(ui, palette, say!("online-invite-about"));
    let valid = online.invited.as_ref().filter(|(_, ends)| *ends > online.now);
    let words = (say!("online-invite-copy"), say!("online-invite-make"));
    if ticket(ui, palette, valid.map(|(invite, _)| invite.as_str()), words) {
        actions.push(Action::Online(OnlineAction::Invite));
    }
}

/// Draws a ticket, if there is one, with a button that copies it, and a button that makes one; returns whether a ticket is to
/// be made.
fn ticket(ui: &mut Ui, palette: &Palette, shown: Option<&str>, (copy, make): (String, String)) -> bool {
    ui.add_space(4.0);
    let makes = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        if let Some(shown) = shown {
            ui.label(text(shown, fonts::mono(12.0), palette.text));
            if plain(ui, palette, &copy).clicked() {
                ui.ctx().copy_text(shown.to_owned());
            }
        }
        plain(ui, palette, &make).clicked()
    });
    makes.inner
}

/// Draws the clubs that are known, each with buttons to connect and to forget it.
fn clubs(ui: &mut Ui, palette: &Palette, online: &mut OnlineState, actions: &mut Vec<Action>) {
    if online.clubs.is_empty() {
        return;
    }
    ui.label(caps(&say!("online-join-clubs"), 12.0, palette.text_second));
    ui.add_space(4.0);
    let is_free = matches!(online.connection, Connection::None);
    for club in &online.clubs {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            ui.label(text(&club.name, fonts::bold(14.0), palette.text));
            ui.label(text(known_as(club), fonts::sans(13.0), palette.text_second));
            let words = say!("online-join-connect-to", club = club.name.as_str());
            let connect = ui.add_enabled_ui(is_free, |ui| plain(ui, palette, &words)).inner;
            if connect.on_disabled_hover_text(say!("online-join-disconnect-first")).clicked() {
                let (to, name) = (club.address.clone(), String::new());
                actions.push(Action::Online(OnlineAction::Connect { to, name }));
            }
            let forget = plain(ui, palette, &say!("online-join-forget"));
            if noted(&say!("online-join-forget-club", club = club.name.as_str()), forget).clicked() {
                online.join.forgetting = Some(club.address.clone());
            }
        });
        if online.join.forgetting.as_ref() == Some(&club.address)
            && let Some(forgets) = ask_forgetting(ui, palette, club)
        {
            online.join.forgetting = None;
            let club = club.address.clone();
            actions.extend(forgets.then_some(Action::Online(OnlineAction::Forget { club })));
        }
        ui.add_space(4.0);
    }
    ui.add_space(12.0);
}

/// Returns under which name the player is known in a club.
fn known_as(club: &ClubKnown) -> String {
    match &club.player {
        Some(player) => say!("online-join-as", player = player.as_str(), address = club.address.as_str()),
        None => say!("online-join-as-guest", address = club.address.as_str()),
    }
}

/// Asks before a club is forgotten: the access to it cannot be brought back. Returns the answer, once there is one.
fn ask_forgetting(ui: &mut Ui, palette: &Palette, club: &ClubKnown) -> Option<bool> {
    warning(ui, palette, &say!("online-join-forget-question", club = club.name.as_str()));
    let mut answer = None;
    ui.horizontal_wrapped(|ui| {
        if plain(ui, palette, &say!("online-join-forget-now")).clicked() {
            answer = Some(true);
        }
        if plain(ui, palette, &say!("online-join-keep")).clicked() {
            answer = Some(false);
        }
    });
    answer
}

/// Draws the games of the club with an open seat, each with a button for the seat.
fn open_seats(ui: &mut Ui, title: &TitleState, online: &OnlineState, actions: &mut Vec<Action>) {
    let Some(lobby) = &online.lobby else { return };
    let palette = title.memory.palette();
    ui.label(caps(&say!("online-join-open"), 12.0, palette.text_second));
    ui.add_space(4.0);
    if lobby.open.is_empty() {
        return hint(ui, palette, say!("online-join-open-none"));
    }
    if online.player.is_none() {
        hint(ui, palette, say!("online-join-open-guest"));
        ui.add_space(4.0);
    }
    for row in &lobby.open {
        let facts = Facts::of(title, row, online.now);
        facts.show(ui, palette, false);
        ui.add_space(4.0);
        ui.add_enabled_ui(online.player.is_some(), |ui| {
            ui.horizontal_wrapped(|ui| seats(ui, title, (row, &facts.name), actions));
        });
        ui.add_space(8.0);
    }
}

/// Draws a button for each open seat of a game.
fn seats(ui: &mut Ui, title: &TitleState, (row, name): (&LobbyRow, &str), actions: &mut Vec<Action>) {
    let palette = title.memory.palette();
    let card = title.memory.games.iter().find(|card| card.id == row.kind);
    for (side, _) in row.seats.iter().enumerate().filter(|(_, seat)| **seat == GameSeat::Open) {
        let words = match card.and_then(|card| card.sides.get(side)) {
            Some(names) => say!("online-join-play", side = *names),
            None => say!("online-join-play-any", n = side + 1),
        };
        let button = plain(ui, palette, &words);
        if noted(&say!("online-join-play-in", play = words.as_str(), game = name), button).clicked() {
            actions.push(Action::Online(OnlineAction::Sit { game: row.game.clone(), side }));
        }
    }
}
