//! The pages of online play on the title screen, with the state of the connection above them.

mod addresses;
mod connection;
mod field;
mod host;
mod join;
mod knowing;
mod links;
mod lists;
mod row;
mod terms;
mod ticket;

use super::state::{OnlinePage, OnlineState};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{noted, text},
        },
        state::Action,
        title::state::TitleState,
    },
};
use bevy_egui::egui::{Button, Ui, UiBuilder, vec2};

/// Draws the open page.
pub(crate) fn show(ui: &mut Ui, title: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = title.memory.palette();
    // The pages read the lists of the title while they change this state: it is put back below.
    let mut online = std::mem::take(&mut title.memory.online);
    connection::show(ui, palette, &mut online, actions);
    tabs(ui, palette, &mut online);
    let rest = ui.max_rect().with_min_y(ui.cursor().top() + 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| match online.page {
        OnlinePage::Mine => lists::mine(ui, title, &mut online, actions),
        OnlinePage::Host => host::show(ui, title, &mut online, actions),
        OnlinePage::Join => join::show(ui, title, &mut online, actions),
        OnlinePage::Watch => lists::watch(ui, title, &mut online, actions),
        OnlinePage::Archive => lists::archive(ui, title, &mut online, actions),
        OnlinePage::Knowing => knowing::show(ui, palette),
    });
    title.memory.online = online;
}

/// Draws the names of the pages; the open one is marked.
fn tabs(ui: &mut Ui, palette: &Palette, online: &mut OnlineState) {
    let due = online.due();
    let mine = if due == 0 { say!("online-page-mine") } else { say!("online-page-mine-due", n = due) };
    let pages = [
        (OnlinePage::Mine, mine, say!("online-page-mine")),
        (OnlinePage::Host, say!("online-page-host"), say!("online-page-host")),
        (OnlinePage::Join, say!("online-page-join"), say!("online-page-join")),
        (OnlinePage::Watch, say!("online-page-watch"), say!("online-page-watch")),
        (OnlinePage::Archive, say!("online-page-archive"), say!("online-page-archive")),
        (OnlinePage::Knowing, say!("online-page-knowing"), say!("online-page-knowing")),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (page, words, name) in pages {
            let on = online.page == page;
            let ink = if on { palette.accent_text } else { palette.text };
            let button =
                Button::new(text(words, fonts::bold(14.0), ink)).selected(on).min_size(vec2(0.0, 32.0));
            if noted(&name, ui.add(button)).clicked() {
                online.page = page;
            }
        }
    });
}
