//! The page of the title screen that sets a game up: its scenarios as cards, the players, house rules.

use super::{
    cards::{ComputerCard, GameCard, ScenarioCard},
    options::{house_rules, house_rules_line},
    shelf_card::picture,
    state::{Page, TitleState},
};
use crate::{
    engine::{
        data::Staging,
        orders::ChosenOptions,
        text::{say, say_id},
    },
    panels::{
        Action, NewGame, Palette, Seat,
        kit::{
            fonts,
            second_look::after_a_look,
            theme::over,
            widgets::{caps, height_of, hint, noted, paint_text, plain, primary, side_mark, text},
        },
    },
};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, ComboBox, CornerRadius, Label, Layout, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};

/// The least height of a scenario's card in points.
const CARD: f32 = 112.0;
/// Width of its picture.
const PICTURE: f32 = 148.0;
/// Height of the line of the house rules.
const LINE: f32 = 34.0;
/// Room for the button that starts, and the line above it.
const FOOT: f32 = 70.0;

pub(crate) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let whole = ui.max_rect();
    let game = state.scenarios.get(state.memory.scenario).map(|card| card.options.game());
    let title = state.memory.games.iter().find(|card| Some(card.id) == game).map_or("", |card| card.title);
    ui.horizontal(|ui| {
        let games = say!("title-all-games");
        if noted(&games, plain(ui, palette, &format!("\u{2039}  {games}"))).clicked() {
            (state.memory.page, state.memory.house_rules) = (Page::Shelf, false);
        }
        ui.add_space(8.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            also(ui, state, (game.unwrap_or_default(), title));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(
                    Label::new(text(title, fonts::serif(24.0), palette.text)).truncate().selectable(false),
                );
            });
        });
    });
    let whole = whole.with_min_y(ui.cursor().top() + 8.0);
    let left_width = (whole.width() * 0.48).clamp(300.0, 560.0);
    let left = Rect::from_min_size(whole.min, vec2(left_width, whole.height()));
    let right = Rect::from_min_max(pos2(left.right() + 14.0, whole.top()), whole.max);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| scenarios(ui, state, game.unwrap_or_default()));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| details(ui, state, actions));
}

/// Draws the other buttons of the game: its rules and its lessons.
fn also(ui: &mut Ui, state: &mut TitleState, (game, title): (&str, &str)) {
    let palette = state.memory.palette();
    let id = state.memory.games.iter().find(|card| card.id == game).map(|card| card.id);
    let rules = plain(ui, palette, &say!("title-game-rules"));
    if noted(&say!("title-game-rules.name", game = title), rules).clicked() {
        state.memory.rules_of = id;
        state.memory.book.open = true;
    }
    if !state.lessons.iter().any(|card| card.game == game && card.fault.is_none()) {
        return;
    }
    let lessons = plain(ui, palette, &say!("title-game-lessons"));
    if noted(&say!("title-game-lessons.name", game = title), lessons).clicked() {
        state.memory.lessons_of = Some(game.to_owned());
        state.memory.turn_to(Page::Lessons);
    }
}

/// Draws a card for each scenario of the game.
pub(crate) fn scenarios(ui: &mut Ui, state: &mut TitleState, game: &str) {
    let palette = state.memory.palette();
    ScrollArea::vertical().id_salt(("scenarios", game)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        for (number, scenario) in state.scenarios.iter().enumerate() {
            if scenario.options.game() == game && card(ui, palette, scenario, state.memory.scenario == number)
            {
                state.choose(number);
            }
        }
    });
}

/// Draws the card of a scenario; returns whether it was clicked and was not chosen before.
fn card(ui: &mut Ui, palette: &Palette, scenario: &ScenarioCard, chosen: bool) -> bool {
    // Its text is not cut: with much text the card is higher.
    let width = ui.available_width() - PICTURE - 24.0;
    let tall = |words: &str, font| height_of(ui, words, font, width);
    let (length, texts) = (scenario.length(), scenario.texts());
    let said = match &scenario.fault {
        Some(fault) => tall(fault, fonts::sans(12.0)),
        None => tall(&length, fonts::bold(12.0)) + 3.0 + tall(texts.line(), fonts::sans(12.5)),
    };
    let height = (tall(&texts.title, fonts::serif(17.0)) + said + 24.0).max(CARD);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let response = noted(&say!("title-scenario-name", scenario = scenario.id.as_str()), response);
    let fill = if chosen { over(palette.accent, palette.panel, 0.1) } else { palette.panel };
    let edge = match (chosen, response.hovered()) {
        (true, _) => palette.accent,
        (_, true) => palette.text_second,
        _ => palette.line,
    };
    ui.painter().rect_filled(rect, 8, fill);
    let frame = Rect::from_min_size(rect.min, vec2(PICTURE, rect.height())).shrink(1.0);
    picture(ui, palette, scenario.picture, frame, CornerRadius { nw: 7, sw: 7, ne: 0, se: 0 });
    ui.painter().rect_stroke(rect, 8, Stroke::new(1.0, edge), StrokeKind::Inside);
    let words = Rect::from_min_max(pos2(frame.right() + 12.0, rect.top() + 9.0), rect.max - vec2(12.0, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(words));
    child.set_clip_rect(words.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing.y = 3.0;
    child.add(Label::new(text(&texts.title, fonts::serif(17.0), palette.text)).wrap().selectable(false));
    if let Some(fault) = &scenario.fault {
        child.add(Label::new(text(fault, fonts::sans(12.0), palette.bad)).wrap().selectable(false));
    } else {
        child.add(Label::new(text(length, fonts::bold(12.0), palette.accent_text)).wrap().selectable(false));
        child.add(
            Label::new(text(texts.line(), fonts::sans(12.5), palette.text_second)).wrap().selectable(false),
        );
    }
    ui.add_space(10.0);
    response.clicked() && !chosen
}

/// Draws sides, house rules, and the button that starts.
fn details(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let Some(scenario) = state.scenarios.get(state.memory.scenario) else {
        hint(ui, palette, say!("title-scenarios-none"));
        return;
    };
    let game = state.memory.games.iter().position(|card| card.id == scenario.options.game());
    let Some(game) = game else {
        hint(ui, palette, say!("title-game-missing"));
        return;
    };
    // The list is put back below, because the choice is stored beside it.
    let games = std::mem::take(&mut state.memory.games);
    if let Some(card) = games.get(game) {
        chosen(ui, state, (card, scenario), actions);
    }
    state.memory.games = games;
}

fn chosen(
    ui: &mut Ui,
    state: &mut TitleState,
    (game, scenario): (&GameCard, &ScenarioCard),
    actions: &mut Vec<Action>,
) {
    let palette = state.memory.palette();
    let texts = scenario.texts();
    let whole = ui.max_rect();
    let upper = whole.with_max_y(whole.bottom() - FOOT - 6.0);
    let mut options = state.memory.options.clone().unwrap_or_else(|| scenario.options.clone());
    let mut seats = state.memory.seats.clone().unwrap_or_else(|| game.usual_seats(scenario));
    let before = seats.clone();
    // The line of the house rules stays in place. Its unfolded content takes the place of the briefing, below the
    // players.
    let line = upper.with_min_y(upper.bottom() - LINE);
    let upper = upper.with_max_y(line.top() - 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        let open = state.memory.house_rules;
        let list = ScrollArea::vertical().id_salt(("put-together", open)).max_height(upper.height());
        list.auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 14.0);
            ui.add(Label::new(text(&texts.title, fonts::serif(22.0), palette.text)).wrap());
            if !open {
                ui.add(Label::new(text(&texts.summary, fonts::sans(13.0), palette.text_second)).wrap());
            }
            ui.add_space(10.0);
            ui.label(caps(&say!("title-players"), 12.0, palette.text_second));
            ui.add_space(4.0);
            for (number, seat) in seats.iter_mut().enumerate() {
                let who = texts.staging.who.get(number).map_or("", String::as_str);
                self::seat(ui, palette, (game, number, who), seat);
            }
            by_file(ui, state, &seats);
            ui.add_space(14.0);
            if open {
                house_rules(ui, state, (&scenario.options, &game.rules.options), &mut options);
                return;
            }
            told(ui, palette, &texts.staging);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
        house_rules_line(ui, state, (&scenario.options, &game.rules.options), &options);
    });
    state.memory.options = Some(options.clone());
    if seats != before {
        state.memory.seats = Some(seats.clone());
    }
    let foot = whole.with_min_y(whole.bottom() - FOOT + 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        let begun = begin_button(ui, state, (game, scenario), (options, seats));
        // The next game begins with them folded.
        state.memory.house_rules &= begun.is_none();
        actions.extend(begun);
    });
}

/// Draws the names of the opponents, and the button that begins the game.
fn begin_button(
    ui: &mut Ui,
    state: &TitleState,
    (game, scenario): (&GameCard, &ScenarioCard),
    (options, seats): (ChosenOptions, [Seat; 2]),
) -> Option<Action> {
    let palette = state.memory.palette();
    let typed = state.memory.seed.trim();
    let seed = typed.parse().ok();
    let is_seed = typed.is_empty() || seed.is_some();
    let (words, ink) = match is_seed {
        true => (game.against(&seats), palette.text_second),
        false => (say!("title-seed-wrong"), palette.bad),
    };
    ui.add(Label::new(text(words, fonts::sans(12.5), ink)).truncate().selectable(false));
    ui.add_space(2.0);
    let can_begin = scenario.fault.is_none() && is_seed;
    let name = say!("title-begin");
    let button = |ui: &mut Ui| primary(ui, palette, &name, "", true);
    // The second click of a double click on the page before begins nothing.
    let look = |ui: &mut Ui| after_a_look(ui, "begin", (&name, &scenario.id), button).clicked();
    let begins = ui.add_enabled_ui(can_begin, look).inner;
    let (scenario, custom) = (scenario.id.clone(), state.memory.custom);
    begins.then(|| Action::NewGame(NewGame { scenario, options, seed, seats, custom }))
}

/// Draws background, victory conditions and unusual rules.
fn told(ui: &mut Ui, palette: &Palette, staging: &Staging) {
    let happened = std::slice::from_ref(&staging.happened);
    for (head, lines) in [
        (say!("title-background"), happened),
        (say!("title-victory-conditions"), &staging.wins),
        (say!("title-scenario-notes"), &staging.unusual),
    ] {
        let mut lines = lines.iter().filter(|line| !line.is_empty()).peekable();
        if lines.peek().is_none() {
            continue;
        }
        ui.label(caps(&head, 11.0, palette.text_third));
        for line in lines {
            ui.add(Label::new(text(line, fonts::sans(12.5), palette.text_second)).wrap());
        }
        ui.add_space(8.0);
    }
}

/// Draws the player of a side, its forces, and the style of the computer player.
fn seat(ui: &mut Ui, palette: &Palette, (game, side, who): (&GameCard, usize, &str), seat: &mut Seat) {
    let names = game.sides[side];
    let called = |seat: &Seat| match seat {
        Seat::Human | Seat::Elsewhere => say!("title-person"),
        Seat::Computer(name) => game.called(name),
    };
    ui.horizontal(|ui| {
        side_mark(ui, names.flag, palette);
        let (label, _) = ui.allocate_exact_size(vec2(72.0, 28.0), Sense::hover());
        paint_text(ui, label, Align2::LEFT_CENTER, &names.shown(), fonts::bold(13.0), palette.text);
        let shown = text(called(seat), fonts::sans(13.0), palette.text);
        let width = (ui.available_width() - 2.0 * ui.spacing().button_padding.x).min(200.0);
        let list = ComboBox::from_id_salt(("seat", side)).selected_text(shown).width(width).height(420.0);
        let list = list.show_ui(ui, |ui| {
            ui.selectable_value(seat, Seat::Human, called(&Seat::Human));
            ui.set_min_width(340.0);
            for computer in &game.computers {
                let other = Seat::Computer(computer.name.to_owned());
                let row = ui.selectable_value(seat, other, introduced(palette, computer));
                let player = say_id(computer.called);
                noted(&say!("title-seat-choice", side = names, player = player), row);
            }
        });
        noted(&say!("title-seat", side = names), list.response);
    });
    let line = match seat {
        Seat::Human | Seat::Elsewhere => say!("title-person.hint"),
        Seat::Computer(name) => {
            let card = game.computers.iter().find(|card| card.name == name.as_str());
            card.map_or_else(String::new, |card| say_id(card.line))
        }
    };
    for words in [who, line.as_str()].into_iter().filter(|words| !words.is_empty()) {
        hint(ui, palette, words);
    }
    ui.add_space(4.0);
}

/// Returns the name of a computer player, and below it its style.
fn introduced(palette: &Palette, computer: &ComputerCard) -> LayoutJob {
    let format = |font, color| TextFormat { font_id: font, color, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(say_id(computer.called), format(fonts::sans(13.0), palette.text));
    let under = format!("\n{}", say_id(computer.line));
    job.append(&under, 0.0, format(fonts::sans(11.5), palette.text_third));
    job
}

/// Draws the switch for two people who play by e-mail.
fn by_file(ui: &mut Ui, state: &mut TitleState, seats: &[Seat; 2]) {
    let palette = state.memory.palette();
    let people = seats.iter().all(|seat| *seat == Seat::Human);
    let custom = &mut state.memory.custom;
    custom.by_file &= people;
    let why = say!("title-by-file-needs");
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(people, |ui| {
            let name = say!("title-by-file");
            let words = text(&name, fonts::sans(13.0), palette.text);
            let response = noted(&name, ui.checkbox(&mut custom.by_file, words));
            response.on_hover_text(say!("title-by-file.hint")).on_disabled_hover_text(&why);
        });
        if !people {
            ui.add(Label::new(text(why, fonts::sans(12.0), palette.text_third)).wrap());
        }
    });
}
