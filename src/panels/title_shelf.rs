//! The first page of the title screen: each game as a picture with a sentence and what can be done with it.

use super::{
    Action, NewGame, Seat, fonts,
    theme::Palette,
    title_cards::{GameCard, ScenarioCard},
    title_state::{Page, SavedGame, TitleState},
    widgets::{caps, height_of, hint, in_sentence, noted, plain, primary, text},
};
use bevy_egui::egui::{
    Align, Button, Color32, CornerRadius, Direction, FontId, Label, Layout, Rect, Response, ScrollArea,
    Shape, Stroke, StrokeKind, TextureId, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// Points between cards.
const GAP: f32 = 18.0;
/// Points of a card's edge.
const EDGE: f32 = 16.0;
/// Height of what stands under a picture at least, in points: title, sentence, buttons, and what begins at once.
const WORDS: f32 = 192.0;
/// Height of the buttons with what begins at once, and of what is left free around title and sentence.
const BUTTONS: (f32, f32) = (80.0, 36.0);
/// Points between these buttons.
const BETWEEN: f32 = 8.0;
/// Height of a title's line, and what the button beside it takes of its width.
const TITLE: (f32, f32) = (28.0, 72.0);
/// Height of a picture at least.
const PICTURE: f32 = 56.0;
/// Width of a card at least; where three do not fit, two stand in a row.
const NARROW: f32 = 250.0;
/// Room for a scroll bar beside the cards, in points.
const BAR: f32 = 14.0;
/// Rows of cards that fit without scrolling.
const ROWS: usize = 2;

pub(super) fn show(ui: &mut Ui, state: &mut TitleState, actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    ui.label(caps("Games", 12.0, palette.text_second));
    ui.add_space(8.0);
    let games = state.memory.games.len();
    if games == 0 {
        hint(ui, palette, "There is no game.");
        return;
    }
    let room = ui.available_size();
    let cards = Cards::new(ui, &state.memory.games, room);
    // What scrolls leaves its bar a place of its own.
    let cards = match cards.size().y > room.y {
        true => Cards::new(ui, &state.memory.games, room - vec2(BAR, 0.0)),
        false => cards,
    };
    let Cards { columns, width, height, under, .. } = cards;
    ScrollArea::vertical().id_salt("games").auto_shrink([false, false]).show(ui, |ui| {
        let corner = ui.cursor().min;
        for number in 0..games {
            let (column, row) = ((number % columns) as f32, (number / columns) as f32);
            let at = corner + vec2(column * (width + GAP), row * (height + GAP));
            let rect = Rect::from_min_size(at, vec2(width, height));
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| card(ui, state, (number, under), actions));
        }
        ui.expand_to_include_rect(Rect::from_min_size(corner, cards.size()));
    });
}

/// How the cards lie.
struct Cards {
    columns: usize,
    rows: usize,
    /// Width and height of each.
    width: f32,
    height: f32,
    /// Height of what stands under a picture.
    under: f32,
}

impl Cards {
    fn new(ui: &Ui, games: &[GameCard], room: Vec2) -> Self {
        let columns = match games.len() {
            1 => 1,
            2 | 4 => 2,
            _ if room.x < 3.0 * NARROW + gaps(3) => 2,
            _ => 3,
        };
        let rows = games.len().div_ceil(columns);
        let shown = rows.min(ROWS);
        let width = (room.x - gaps(columns)) / columns as f32;
        let under = games.iter().map(|game| under(ui, game, width)).fold(WORDS, f32::max);
        let height = ((room.y - gaps(shown)) / shown as f32).min(width * 0.8 + under).max(under + PICTURE);
        Self { columns, rows, width, height, under }
    }

    /// What all of them take.
    fn size(&self) -> Vec2 {
        let along = |number: usize, each: f32| each * number as f32 + gaps(number);
        vec2(along(self.columns, self.width), along(self.rows, self.height))
    }
}

/// What lies between so many cards, in points.
fn gaps(number: usize) -> f32 {
    GAP * number.saturating_sub(1) as f32
}

/// Height of what a card of so much width says under its picture: the sentence has the room that it needs.
fn under(ui: &Ui, game: &GameCard, width: f32) -> f32 {
    let width = width - 2.0 * EDGE;
    let title = height_of(ui, game.title, title_font(ui, game.title, width), width - TITLE.1);
    title.max(TITLE.0) + height_of(ui, game.sentence, fonts::sans(13.5), width) + BUTTONS.0 + BUTTONS.1
}

/// The largest font in which a title stands in one line of a card so wide inside, down to a size below which it takes
/// another line.
fn title_font(ui: &Ui, title: &str, width: f32) -> FontId {
    let fits = |size: &f32| {
        let line = ui.painter().layout_no_wrap(title.to_owned(), fonts::serif(*size), Color32::WHITE);
        line.size().x <= width - TITLE.1
    };
    fonts::serif([24.0, 22.0, 20.0, 18.0].into_iter().find(fits).unwrap_or(17.0))
}

fn card(ui: &mut Ui, state: &mut TitleState, (number, under): (usize, f32), actions: &mut Vec<Action>) {
    let palette = state.memory.palette();
    let rect = ui.max_rect();
    let Some(game) = state.memory.games.get(number) else { return };
    let scenarios = || (0..).zip(state.scenarios).filter(|(_, card)| card.options.game() == game.id);
    let cover = scenarios().find(|(_, card)| card.id == game.cover).and_then(|(_, card)| card.picture);
    let seen = cover.or_else(|| scenarios().find_map(|(_, card)| card.picture));
    ui.painter().rect(rect, 10, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let frame = Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - under)).shrink(1.0);
    picture(ui, palette, seen, frame, CornerRadius { nw: 9, ne: 9, sw: 0, se: 0 });
    let words = Rect::from_min_max(pos2(rect.left(), frame.bottom()), rect.max).shrink2(vec2(EDGE, 12.0));
    let mut upper = ui.new_child(UiBuilder::new().max_rect(words));
    upper.spacing_mut().item_spacing.y = 4.0;
    let mut rules = false;
    let font = title_font(ui, game.title, words.width());
    let line = height_of(ui, game.title, font.clone(), words.width() - TITLE.1).max(TITLE.0);
    upper.allocate_ui(vec2(words.width(), line), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            rules = noted(&format!("Rules of {}", game.title), plain(ui, palette, "Rules")).clicked();
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(text(game.title, font, palette.text)).wrap().selectable(false));
            });
        });
    });
    let sentence = text(game.sentence, fonts::sans(13.5), palette.text_second);
    upper.add(Label::new(sentence).wrap().selectable(false));
    let id = game.id;
    if rules {
        state.memory.rules_of = Some(id);
        state.memory.book.open = true;
    }
    let lessons = state.lessons.iter().any(|card| card.game == id && card.fault.is_none());
    let saved = latest(state, id);
    let first = scenarios().filter(|(_, card)| card.fault.is_none());
    let usual = first.clone().find(|(_, card)| card.staging.for_newcomers).or_else(|| first.clone().next());
    let begin = usual.map(|(_, scenario)| (at_once(game, scenario), new_game(game, scenario)));
    let chosen = usual.map(|(number, _)| number);
    let title = game.title;
    let top = words.bottom() - BUTTONS.0;
    // The longest word has the widest button.
    let whole = words.width() - 2.0 * BETWEEN;
    let place = |(begins, share): (f32, f32), before: f32| {
        let left = words.left() + begins * whole + before * BETWEEN;
        Rect::from_min_size(pos2(left, top), vec2(share * whole, 40.0))
    };
    let [play, learn, go_on] = [place((0.0, 0.29), 0.0), place((0.29, 0.31), 1.0), place((0.6, 0.4), 2.0)];
    if button(ui, palette, (&format!("Play {title}"), "Play"), play, chosen.is_some(), true) {
        if let Some(number) = chosen.filter(|_| game_of(state) != Some(id) || state.memory.options.is_none())
        {
            state.choose(number);
        }
        state.memory.page = Page::New;
    }
    if button(ui, palette, (&format!("Learn {title}"), "Learn"), learn, lessons, false) {
        state.memory.lessons_of = Some(id.to_owned());
        state.memory.page = Page::Lessons;
    }
    if button(ui, palette, (&format!("Continue {title}"), "Continue"), go_on, saved.is_some(), false) {
        actions.extend(saved);
    }
    let quick = Rect::from_min_max(pos2(words.left(), top + 48.0), words.max);
    if let Some((words, new_game)) = begin
        && quick_button(ui, palette, &words, quick, title).clicked()
    {
        actions.push(Action::NewGame(new_game));
    }
}

/// The button that begins at once, with the sign of playing before its words.
fn quick_button(ui: &mut Ui, palette: &Palette, words: &str, place: Rect, title: &str) -> Response {
    let response = ui.put(place, Button::new("").min_size(place.size()));
    let at = pos2(place.left() + 12.0, place.center().y);
    let sign = vec![at + vec2(0.0, -5.0), at + vec2(8.0, 0.0), at + vec2(0.0, 5.0)];
    ui.painter().add(Shape::convex_polygon(sign, palette.accent, Stroke::NONE));
    let words_at = place.with_min_x(place.left() + 20.0).shrink2(vec2(8.0, 0.0));
    // What is too long for a line takes two smaller ones.
    let [one, two] = [12.0, 11.0]
        .map(|size| ui.painter().layout(words.to_owned(), fonts::sans(size), palette.text, words_at.width()));
    let lines = if one.rows.len() > 1 { two } else { one };
    let at = pos2(words_at.left(), words_at.center().y - lines.size().y / 2.0);
    ui.painter().galley(at, lines, palette.text);
    noted(&format!("Begin {title} at once"), response).on_hover_text(format!("Begins at once: {words}"))
}

/// A button at a place, and whether it was clicked.
fn button(
    ui: &mut Ui,
    palette: &Palette,
    (name, words): (&str, &str),
    place: Rect,
    enabled: bool,
    main: bool,
) -> bool {
    let layout = Layout::centered_and_justified(Direction::LeftToRight);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    if !enabled {
        child.disable();
    }
    let response = if main {
        primary(&mut child, palette, words, "", true)
    } else {
        child.add(Button::new(text(words, fonts::bold(15.0), palette.text)).min_size(place.size()))
    };
    noted(name, response).clicked()
}

/// The game of the scenario that is chosen.
fn game_of(state: &TitleState) -> Option<&'static str> {
    state.scenarios.get(state.memory.scenario).map(|card| card.options.game())
}

/// What goes on with the game that was kept last of this kind; nothing if there is none.
fn latest(state: &TitleState, game: &str) -> Option<Action> {
    let is_one = |save: &&SavedGame| save.game == game && save.kept;
    if let Some(save) = state.autosave.filter(is_one) {
        // What was kept last is what lies on the table.
        return Some(if state.on_table { Action::ToTable } else { Action::Load(save.path.clone()) });
    }
    state.saves.iter().find(is_one).map(|save| Action::Load(save.path.clone()))
}

/// What begins with one click, in words.
fn at_once(game: &GameCard, scenario: &ScenarioCard) -> String {
    let seats = game.usual_seats(scenario);
    format!("{}, {}", scenario.title, against(game, &seats))
}

/// Who plays whom, in words.
pub(super) fn against(game: &GameCard, seats: &[Seat; 2]) -> String {
    let side = |number: usize| game.sides[number].0.as_str();
    let called = |name: &str| in_sentence(&game.called(name));
    match seats {
        [Seat::Human, Seat::Computer(name)] => format!("as {} against {}", side(0), called(name)),
        [Seat::Computer(name), Seat::Human] => format!("as {} against {}", side(1), called(name)),
        [Seat::Human, Seat::Human] => "two people".to_owned(),
        [Seat::Computer(one), Seat::Computer(other)] => format!("{} against {}", called(one), called(other)),
    }
}

/// The game that begins with one click.
fn new_game(game: &GameCard, scenario: &ScenarioCard) -> NewGame {
    NewGame {
        scenario: scenario.id.clone(),
        options: scenario.options.clone(),
        seed: None,
        seats: game.usual_seats(scenario),
        custom: super::Custom::default(),
    }
}

/// A picture that fills a frame, cut where it is too wide or too high; paper where there is none yet.
pub(super) fn picture(
    ui: &Ui,
    palette: &Palette,
    picture: Option<TextureId>,
    frame: Rect,
    corners: CornerRadius,
) {
    let Some(id) = picture else {
        let paper = super::theme::over(Color32::from_rgb(0xEF, 0xE7, 0xD3), palette.panel, 0.16);
        ui.painter().rect_filled(frame, corners, paper);
        return;
    };
    let (wide, own) = (frame.width() / frame.height().max(1.0), 16.0 / 9.0);
    let share = if wide > own { vec2(1.0, own / wide) } else { vec2(wide / own, 1.0) };
    let part = Rect::from_center_size(pos2(0.5, 0.5), share);
    let mesh =
        bevy_egui::egui::epaint::RectShape::filled(frame, corners, Color32::WHITE).with_texture(id, part);
    ui.painter().add(Shape::Rect(mesh));
}
