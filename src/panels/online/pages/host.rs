//! The page that hosts a game: its scenario, the side of the player, the opponent, and what is agreed for it. Afterwards it
//! shows the ticket for the opponent.

use super::{terms, ticket};
use crate::{
    engine::text::say,
    panels::{
        kit::{
            fonts,
            second_look::after_a_look,
            theme::Palette,
            widgets::{hint, noted, primary, text},
        },
        online::state::{Connection, HostWish, OnlineAction, OnlineState, Opponent},
        state::Action,
        title::{
            cards::{GameCard, ScenarioCard},
            game::scenarios,
            options::{rules_of_referee, rules_of_referee_line},
            state::TitleState,
        },
    },
};
use bevy_egui::egui::{Button, Label, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// Room for the button that hosts with the line above it, and for the line of the house rules.
const FOOT: f32 = 76.0;
const LINE: f32 = 34.0;

/// Draws the scenarios at the left, and at the right the choices for the game or the ticket of the last one.
pub(super) fn show(ui: &mut Ui, title: &mut TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let palette = title.memory.palette();
    let Some(game) = games(ui, title) else {
        return hint(ui, palette, say!("title-scenarios-none"));
    };
    let whole = ui.max_rect().with_min_y(ui.cursor().top() + 6.0);
    let left = whole.with_max_x(whole.left() + (0.46 * whole.width()).clamp(280.0, 520.0));
    let right = Rect::from_min_max(pos2(left.right() + 14.0, whole.top()), whole.max);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| scenarios(ui, title, game));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| match online.ticket.clone() {
        Some(shown) => ticket::show(ui, palette, (&shown, online), actions),
        None => details(ui, title, online, actions),
    });
}

/// Draws a button for each game that has scenarios; returns the chosen one.
fn games(ui: &mut Ui, title: &mut TitleState) -> Option<&'static str> {
    let palette = title.memory.palette();
    let chosen = title.scenarios.get(title.memory.scenario).map(|card| card.options.game());
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for card in &title.memory.games {
            let on = Some(card.id) == chosen;
            let ink = if on { palette.accent_text } else { palette.text };
            let words = text(card.title, fonts::bold(13.0), ink);
            let button = Button::new(words).selected(on).min_size(vec2(0.0, 30.0));
            if noted(&say!("online-host-game", game = card.title), ui.add(button)).clicked() && !on {
                clicked = Some(card.id);
            }
        }
    });
    if let Some((number, _)) = clicked.and_then(|game| title.usual(game)) {
        title.choose(number);
    }
    title.scenarios.get(title.memory.scenario).map(|card| card.options.game())
}

/// Draws the choices and the button that hosts.
fn details(ui: &mut Ui, title: &mut TitleState, online: &mut OnlineState, actions: &mut Vec<Action>) {
    let palette = title.memory.palette();
    let Some(scenario) = title.scenarios.get(title.memory.scenario) else { return };
    let game = title.memory.games.iter().position(|card| card.id == scenario.options.game());
    let Some(game) = game else {
        return hint(ui, palette, say!("title-game-missing"));
    };
    // The list is put back below, because the choice is stored beside it.
    let games = std::mem::take(&mut title.memory.games);
    if let Some(card) = games.get(game) {
        chosen(ui, title, online, (card, scenario), actions);
    }
    title.memory.games = games;
}

fn chosen(
    ui: &mut Ui,
    title: &mut TitleState,
    online: &mut OnlineState,
    (game, scenario): (&GameCard, &ScenarioCard),
    actions: &mut Vec<Action>,
) {
    let palette = title.memory.palette();
    let whole = ui.max_rect();
    let own = (&scenario.options, game.rules.options.as_slice());
    let mut options = title.memory.options.clone().unwrap_or_else(|| scenario.options.clone());
    let upper = whole.with_max_y(whole.bottom() - FOOT - LINE - 14.0);
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        let open = title.memory.house_rules;
        let list = ScrollArea::vertical().id_salt(("online-host", open)).max_height(upper.height());
        list.auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 14.0);
            ui.add(Label::new(text(scenario.texts().title, fonts::serif(22.0), palette.text)).wrap());
            ui.add_space(8.0);
            match open {
                true => rules_of_referee(ui, palette, own, &mut options),
                false => terms::show(ui, palette, (game, scenario), online),
            }
        });
    });
    let line = Rect::from_min_size(pos2(whole.left(), upper.bottom() + 8.0), vec2(whole.width(), LINE));
    ui.scope_builder(UiBuilder::new().max_rect(line), |ui| rules_of_referee_line(ui, title, own, &options));
    let wish = HostWish {
        scenario: scenario.id.clone(),
        options: options.clone(),
        side: online.host.side.min(1),
        opponent: online.host.opponent.clone(),
        takebacks: online.host.takebacks,
        hints: online.host.hints,
        clock: online.host.clock,
        delay: online.host.delay,
        public: online.host.public,
        rated: online.host.rated && online.can_be_rated(),
        at_home: online.hosts_at_home(),
    };
    title.memory.options = Some(options);
    let foot = whole.with_min_y(whole.bottom() - FOOT + 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        if host_button(ui, palette, (game, scenario), online) {
            // The next game begins with them folded.
            title.memory.house_rules = false;
            actions.push(Action::Online(OnlineAction::Host(Box::new(wish))));
        }
    });
}

/// Draws the button that hosts, with the reason above it if it cannot be pressed; returns whether it was clicked.
fn host_button(
    ui: &mut Ui,
    palette: &Palette,
    (game, scenario): (&GameCard, &ScenarioCard),
    online: &OnlineState,
) -> bool {
    let refused = refusal(online, scenario);
    let (words, ink) = match &refused {
        Some(why) => (why.clone(), palette.bad),
        None => (agreed(game, online), palette.text_second),
    };
    ui.add(Label::new(text(words, fonts::sans(12.5), ink)).wrap().selectable(false));
    ui.add_space(2.0);
    let name = say!("online-host-begin");
    let button = |ui: &mut Ui| primary(ui, palette, &name, "", true);
    // The second click of a double click on the page before hosts nothing.
    let look = |ui: &mut Ui| after_a_look(ui, "online-host", (&name, &scenario.id), button).clicked();
    ui.add_enabled_ui(refused.is_none(), look).inner
}

/// Returns the reason why no game can be hosted now.
fn refusal(online: &OnlineState, scenario: &ScenarioCard) -> Option<String> {
    let at_home = online.hosts_at_home();
    let why = match (online.connection, &online.player) {
        _ if scenario.fault.is_some() => say!("online-host-fault"),
        _ if online.waits => say!("online-host-waits"),
        _ if at_home && online.host.opponent == Opponent::Open => say!("online-host-open-needs-club"),
        _ if at_home => return None,
        (Connection::Connected, Some(_)) => return None,
        (Connection::Connected, None) => say!("online-host-needs-account"),
        _ => say!("online-host-needs-club"),
    };
    Some(why)
}

/// Returns the side and the opponent as text.
fn agreed(game: &GameCard, online: &OnlineState) -> String {
    let [first, second] = game.sides;
    let side = if online.host.side == 0 { first } else { second };
    match &online.host.opponent {
        Opponent::Open => say!("online-host-as-open", side = side),
        Opponent::Invited => say!("online-host-as-invited", side = side),
        Opponent::Computer(name) => {
            say!("online-host-as-computer", side = side, opponent = game.called(name))
        }
    }
}
