//! The choices for a game that is hosted: the side of the player, the opponent, takebacks, hints, clocks, spectators and
//! their delay, and whether it is rated.

use super::{field::field, join::NAME};
use crate::{
    engine::text::{say, say_id},
    panels::{
        kit::{
            choice::choice,
            fonts,
            theme::Palette,
            widgets::{caps, hint, noted, text},
        },
        online::{
            state::{Connection, HostDraft, OnlineClock, OnlineState, Opponent},
            words,
        },
        title::cards::{GameCard, ScenarioCard},
    },
    referee::{Hints, bench::Takebacks, delay::DelayTerms},
};
use bevy_egui::egui::{ComboBox, Ui, vec2};

/// The times that can be chosen, in seconds, and the increments.
const TURNS: [u32; 6] = [120, 300, 600, 900, 1800, 3600];
const GAMES: [u32; 5] = [1800, 3600, 5400, 7200, 10_800];
const INCREMENTS: [u32; 5] = [0, 15, 30, 60, 120];
/// The days for a turn that can be chosen.
const DAYS: [u32; 6] = [1, 2, 3, 5, 7, 14];
/// The orders and the minutes that spectators can be behind.
const ORDERS_BEHIND: [u32; 5] = [1, 3, 5, 10, 20];
const MINUTES_BEHIND: [u32; 6] = [1, 5, 10, 15, 30, 60];

/// Draws the choices.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    (game, scenario): (&GameCard, &ScenarioCard),
    online: &mut OnlineState,
) {
    hint(ui, palette, scenario.length());
    ui.add_space(8.0);
    let is_connected = online.connection == Connection::Connected;
    if online.can_host_at_home && is_connected {
        let places = [
            (false, say!("online-host-at-club", club = online.club.as_str())),
            (true, say!("online-host-at-home")),
        ];
        chips(ui, palette, &say!("online-host-place"), &mut online.host.at_home, places);
    }
    let at_home = online.hosts_at_home();
    if at_home && online.home_player.is_none() {
        field(ui, palette, (&mut online.join.name, NAME), &say!("online-join-name"));
        ui.add_space(8.0);
    }
    let draft = &mut online.host;
    let [first, second] = game.sides;
    let sides = [(0, first.shown()), (1, second.shown())];
    chips(ui, palette, &say!("online-host-side"), &mut draft.side, sides);
    opponent(ui, palette, game, draft);
    let takebacks = [Takebacks::Free, Takebacks::Ask, Takebacks::None].map(|one| (one, takebacks_word(one)));
    chips(ui, palette, &say!("online-host-takebacks"), &mut draft.takebacks, takebacks);
    hint(ui, palette, takebacks_about(draft.takebacks));
    ui.add_space(10.0);
    let hints = [Hints::Allowed, Hints::None].map(|one| (one, hints_word(one)));
    chips(ui, palette, &say!("online-host-hints"), &mut draft.hints, hints);
    hint(ui, palette, hints_about(draft.hints));
    ui.add_space(10.0);
    clock(ui, palette, &mut draft.clock);
    let name = say!("online-host-public");
    noted(&name, ui.checkbox(&mut draft.public, text(&name, fonts::sans(13.0), palette.text)));
    hint(
        ui,
        palette,
        if at_home { say!("online-host-public-home") } else { say!("online-host-public.hint") },
    );
    ui.add_space(10.0);
    delay(ui, palette, &mut draft.delay);
    if online.can_be_rated() {
        ui.add_space(10.0);
        let name = say!("online-host-rated");
        noted(&name, ui.checkbox(&mut online.host.rated, text(&name, fonts::sans(13.0), palette.text)));
        hint(ui, palette, say!("online-host-rated.hint"));
    }
}

/// Draws a heading and a row of choices, of which one is chosen.
fn chips<T: PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    label: &str,
    chosen: &mut T,
    choices: impl IntoIterator<Item = (T, String)>,
) {
    ui.label(caps(label, 11.0, palette.text_second));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (one, words) in choices {
            let name = say!("online-host-choice", label = label, choice = words.as_str());
            if noted(&name, choice(ui, (*chosen == one, true), &words)).clicked() {
                *chosen = one;
            }
        }
    });
    ui.add_space(8.0);
}

/// Draws the choice of the opponent, and the list of computer players.
fn opponent(ui: &mut Ui, palette: &Palette, game: &GameCard, draft: &mut HostDraft) {
    let known = |name: &str| game.computers.iter().any(|card| card.name == name);
    // A computer player of another game is no choice here.
    if matches!(&draft.opponent, Opponent::Computer(name) if !known(name)) {
        draft.opponent = Opponent::default();
    }
    let mut choices =
        vec![(Opponent::Invited, say!("online-host-invited")), (Opponent::Open, say!("online-host-open"))];
    let present = match &draft.opponent {
        Opponent::Computer(name) => Some(name.clone()),
        _ => game.usual_computer(),
    };
    choices.extend(present.map(|name| (Opponent::Computer(name), say!("online-host-computer"))));
    chips(ui, palette, &say!("online-host-opponent"), &mut draft.opponent, choices);
    let about = match &mut draft.opponent {
        Opponent::Invited => say!("online-host-invited.hint"),
        Opponent::Open => say!("online-host-open.hint"),
        Opponent::Computer(name) => {
            computers(ui, palette, game, name);
            let card = game.computers.iter().find(|card| card.name == name.as_str());
            card.map_or_else(String::new, |card| say_id(card.line))
        }
    };
    hint(ui, palette, about);
    ui.add_space(10.0);
}

/// Draws the list of computer players.
fn computers(ui: &mut Ui, palette: &Palette, game: &GameCard, name: &mut String) {
    let shown = text(game.called(name), fonts::sans(13.0), palette.text);
    let list = ComboBox::from_id_salt("online-computer").selected_text(shown).width(220.0);
    let list = list.show_ui(ui, |ui| {
        for card in &game.computers {
            let words = say_id(card.called);
            let shown = text(&words, fonts::sans(13.0), palette.text);
            noted(&words, ui.selectable_value(name, card.name.to_owned(), shown));
        }
    });
    noted(&say!("online-host-computer-list"), list.response);
}

fn takebacks_word(takebacks: Takebacks) -> String {
    match takebacks {
        Takebacks::Free => say!("online-host-takebacks-free"),
        Takebacks::Ask => say!("online-host-takebacks-ask"),
        Takebacks::None => say!("online-host-takebacks-none"),
    }
}

fn takebacks_about(takebacks: Takebacks) -> String {
    match takebacks {
        Takebacks::Free => say!("online-host-takebacks-free.hint"),
        Takebacks::Ask => say!("online-host-takebacks-ask.hint"),
        Takebacks::None => say!("online-host-takebacks-none.hint"),
    }
}

fn hints_word(hints: Hints) -> String {
    match hints {
        Hints::Allowed => say!("online-host-hints-allowed"),
        Hints::None => say!("online-host-hints-none"),
    }
}

fn hints_about(hints: Hints) -> String {
    match hints {
        Hints::Allowed => say!("online-host-hints-allowed.hint"),
        Hints::None => say!("online-host-hints-none.hint"),
    }
}

/// Draws the choice of the clocks, and their times.
fn clock(ui: &mut Ui, palette: &Palette, clock: &mut OnlineClock) {
    let kinds = [
        (OnlineClock::None, say!("online-host-clock-none")),
        (OnlineClock::Turn { seconds: 600 }, say!("online-host-clock-turn")),
        (OnlineClock::Game { seconds: 3600, increment: 30 }, say!("online-host-clock-game")),
        (OnlineClock::Days { days: 3 }, say!("online-host-clock-days")),
    ];
    // The chosen kind keeps its times.
    let same = |one: &OnlineClock| std::mem::discriminant(one) == std::mem::discriminant(&*clock);
    let kinds = kinds.map(|(one, words)| (if same(&one) { *clock } else { one }, words));
    chips(ui, palette, &say!("online-host-clock"), clock, kinds);
    let lengths = |times: &[u32]| times.iter().map(|time| (*time, words::length(*time))).collect::<Vec<_>>();
    let about = match clock {
        OnlineClock::None => say!("online-host-clock-none.hint"),
        OnlineClock::Turn { seconds } => {
            chips(ui, palette, &say!("online-host-time-turn"), seconds, lengths(&TURNS));
            say!("online-host-clock-turn.hint")
        }
        OnlineClock::Game { seconds, increment } => {
            chips(ui, palette, &say!("online-host-time-game"), seconds, lengths(&GAMES));
            chips(ui, palette, &say!("online-host-increment"), increment, lengths(&INCREMENTS));
            say!("online-host-clock-game.hint")
        }
        OnlineClock::Days { days } => {
            let all = DAYS.map(|days| (days, say!("online-host-days", n = days)));
            chips(ui, palette, &say!("online-host-time-days"), days, all);
            say!("online-host-clock-days.hint")
        }
    };
    hint(ui, palette, about);
    ui.add_space(10.0);
}

/// Draws the choice of the delay of spectators, and its length.
fn delay(ui: &mut Ui, palette: &Palette, delay: &mut DelayTerms) {
    let kinds = [
        (DelayTerms::None, say!("online-host-delay-none")),
        (DelayTerms::Orders(5), say!("online-host-delay-orders")),
        (DelayTerms::Minutes(10), say!("online-host-delay-minutes")),
        (DelayTerms::Turn, say!("online-host-delay-turn")),
    ];
    // The chosen kind keeps its length.
    let same = |one: &DelayTerms| std::mem::discriminant(one) == std::mem::discriminant(&*delay);
    let kinds = kinds.map(|(one, words)| (if same(&one) { *delay } else { one }, words));
    chips(ui, palette, &say!("online-host-delay"), delay, kinds);
    let about = match delay {
        DelayTerms::None => say!("online-host-delay-none.hint"),
        DelayTerms::Orders(orders) => {
            let all = ORDERS_BEHIND.map(|orders| (orders, say!("online-host-orders", n = orders)));
            chips(ui, palette, &say!("online-host-behind"), orders, all);
            say!("online-host-delay-orders.hint")
        }
        DelayTerms::Minutes(minutes) => {
            let all = MINUTES_BEHIND.map(|minutes| (minutes, words::length(minutes * 60)));
            chips(ui, palette, &say!("online-host-behind"), minutes, all);
            say!("online-host-delay-minutes.hint")
        }
        DelayTerms::Turn => say!("online-host-delay-turn.hint"),
    };
    hint(ui, palette, about);
}
