//! The page of the title screen on which a game is put together.

use super::{
    Action, NewGame, Seat, fonts,
    theme::over,
    title_cards::ScenarioCard,
    title_state::TitleState,
    widgets::{caps, count, hint, noted, paint_text, primary, side_mark, text},
};
use crate::engine::{counters::Flag, manual::OptionText, orders::ChosenOptions};
use bevy_egui::egui::{
    Align, Align2, ComboBox, Frame, Label, Layout, Margin, Rect, ScrollArea, Sense, Stroke, StrokeKind,
    TextEdit, Ui, UiBuilder, pos2, vec2,
};

pub(super) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let whole = ui.max_rect();
    let left_width = (whole.width() * 0.42).clamp(280.0, 420.0);
    let left = Rect::from_min_size(whole.min, vec2(left_width, whole.height()));
    let right = Rect::from_min_max(pos2(left.right() + 24.0, whole.top()), whole.max);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| scenarios(ui, state));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| details(ui, state, actions));
}

/// A card for each scenario.
fn scenarios(ui: &mut Ui, state: &mut TitleState) {
    let palette = state.memory.palette();
    ScrollArea::vertical().id_salt("scenarios").auto_shrink([false, false]).show(ui, |ui| {
        let mut game = "";
        for (number, scenario) in state.scenarios.iter().enumerate() {
            if game != scenario.options.game() {
                game = scenario.options.game();
                let title =
                    state.memory.games.iter().find(|card| card.id == game).map_or(game, |card| card.title);
                ui.add_space(if number > 0 { 10.0 } else { 0.0 });
                ui.label(caps(title, 12.0, palette.text_second));
                ui.add_space(10.0);
            }
            let chosen = state.memory.scenario == number;
            let fill = if chosen { over(palette.accent, palette.panel, 0.1) } else { palette.panel };
            let line = if chosen { palette.accent } else { palette.line };
            let response = Frame::new()
                .fill(fill)
                .stroke(Stroke::new(1.0, line))
                .corner_radius(8)
                .inner_margin(Margin::symmetric(14, 12))
                .show(ui, |ui| {
                    ui.set_min_width(ui.available_width());
                    card(ui, palette, scenario);
                })
                .response
                .interact(Sense::click());
            if response.hovered() && !chosen {
                let stroke = Stroke::new(1.0, over(palette.accent, palette.line, 0.6));
                ui.painter().rect_stroke(response.rect, 8, stroke, StrokeKind::Inside);
            }
            if response.clicked() && !chosen {
                choose(state, number);
            }
            ui.add_space(8.0);
        }
    });
}

/// Chooses a scenario; the computer players of another game do not sit down at it.
fn choose(state: &mut TitleState, number: usize) {
    let game = |number: usize| state.scenarios.get(number).map(|card| card.options.game());
    if game(number) != game(state.memory.scenario) {
        state.memory.seats = Default::default();
    }
    state.memory.scenario = number;
    state.memory.options = None;
}

fn card(ui: &mut Ui, palette: &super::Palette, scenario: &ScenarioCard) {
    ui.add(Label::new(text(&scenario.title, fonts::serif(18.0), palette.text)).wrap());
    if let Some(fault) = &scenario.fault {
        ui.add(Label::new(text(fault, fonts::sans(12.0), palette.bad)).wrap());
        return;
    }
    ui.add(Label::new(text(&scenario.summary, fonts::sans(13.0), palette.text_second)).wrap());
    hint(ui, palette, count(usize::from(scenario.turns), "turn", "turns"));
}

/// Sides, options, seed, and the button that begins.
fn details(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let Some(scenario) = state.scenarios.get(state.memory.scenario) else {
        hint(ui, palette, "There is no scenario.");
        return;
    };
    let mut options = state.memory.options.clone().unwrap_or_else(|| scenario.options.clone());
    let game = state.memory.games.iter().find(|card| card.id == options.game());
    let Some(game) = game else {
        hint(ui, palette, "There is no such game.");
        return;
    };
    let (sides, computers) = (game.sides.clone(), game.computers);
    let texts = game.rules.options.clone();
    ui.label(caps("Players", 12.0, palette.text_second));
    ui.add_space(6.0);
    for (number, (name, flag)) in sides.iter().enumerate() {
        seat(ui, state, (number, name, *flag), computers);
    }
    custom(ui, state);
    ui.add_space(12.0);
    ui.label(caps("Options", 12.0, palette.text_second));
    ui.add_space(4.0);
    let room = ui.available_height() - 108.0;
    let list = ScrollArea::vertical().id_salt("options").max_height(room).auto_shrink([false, false]);
    list.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        for option in &texts {
            choice(ui, palette, option, &mut options);
        }
    });
    state.memory.options = Some(options.clone());
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        ui.label(text("Seed", fonts::sans(13.0), palette.text));
        let field = TextEdit::singleline(&mut state.memory.seed)
            .hint_text("random")
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .desired_width(120.0);
        ui.add(field);
        hint(ui, palette, "The same seed throws the same dice.");
    });
    ui.add_space(8.0);
    let typed = state.memory.seed.trim();
    let seed = typed.parse().ok();
    let ready = scenario.fault.is_none() && (typed.is_empty() || seed.is_some());
    ui.add_enabled_ui(ready, |ui| {
        if primary(ui, palette, "Begin", "", true).clicked() {
            let (seats, custom) = (state.memory.seats.clone(), state.memory.custom);
            let scenario = scenario.id.clone();
            actions.push(Action::NewGame(NewGame { scenario, options, seed, seats, custom }));
        }
    });
}

/// Who plays a side.
fn seat(ui: &mut Ui, state: &mut TitleState, (side, name, flag): (usize, &str, Flag), computers: &[&str]) {
    let palette = state.memory.palette();
    let Some(seat) = state.memory.seats.get_mut(side) else { return };
    let called = |seat: &Seat| match seat {
        Seat::Human => "A person".to_owned(),
        Seat::Computer(name) => format!("Computer: {name}"),
    };
    ui.horizontal(|ui| {
        side_mark(ui, flag, palette);
        let (label, _) = ui.allocate_exact_size(vec2(72.0, 28.0), Sense::hover());
        paint_text(ui, label, Align2::LEFT_CENTER, name, fonts::bold(13.0), palette.text);
        let shown = text(called(seat), fonts::sans(13.0), palette.text);
        let list = ComboBox::from_id_salt(("seat", side)).selected_text(shown).width(200.0);
        let list = list.show_ui(ui, |ui| {
            ui.selectable_value(seat, Seat::Human, called(&Seat::Human));
            for computer in computers {
                let other = Seat::Computer((*computer).to_owned());
                let words = called(&other);
                noted(&format!("{name}: {computer}"), ui.selectable_value(seat, other, words));
            }
        });
        noted(&format!("{name} player"), list.response);
    });
}

/// How people play together, and who throws the dice.
fn custom(ui: &mut Ui, state: &mut TitleState) {
    let palette = state.memory.palette();
    let people = state.memory.seats.iter().all(|seat| *seat == Seat::Human);
    let custom = &mut state.memory.custom;
    custom.by_file &= people;
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.add_enabled_ui(people, |ui| {
            let words = text("Play by file", fonts::sans(13.0), palette.text);
            let about = "Each plays at a machine of his own; the game file is sent after every turn.";
            noted("Play by file", ui.checkbox(&mut custom.by_file, words)).on_hover_text(about);
        });
        ui.add_space(18.0);
        let words = text("Throw dice by hand", fonts::sans(13.0), palette.text);
        let about = "Each die is asked for by what it is for. It can be switched at the table.";
        noted("Throw dice by hand", ui.checkbox(&mut custom.dice_by_hand, words)).on_hover_text(about);
    });
}

/// An option: its title, its values, and a line that explains it.
fn choice(ui: &mut Ui, palette: &super::Palette, option: &OptionText, options: &mut ChosenOptions) {
    let present = options.value(&option.name);
    ui.horizontal(|ui| {
        ui.set_min_height(30.0);
        ui.label(text(&option.title, fonts::bold(13.0), palette.text))
            .on_hover_text(format!("Case {}", option.case));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (number, value) in option.values.iter().enumerate().rev() {
                let chosen = *value == present;
                let ink = if chosen { palette.accent_text } else { palette.text_second };
                let label = option.labels.get(number).unwrap_or(value);
                if ui.selectable_label(chosen, text(label, fonts::sans(12.0), ink)).clicked() {
                    // The names and values of the rules file are those of the options.
                    let _ = options.set(&option.name, Some(value));
                }
            }
        });
    });
    hint(ui, palette, &option.text);
    ui.add_space(8.0);
}
