//! A card on the shelf: the picture of a game, its title, a sentence, and the button that plays it.

use super::{
    cards::GameCard,
    play::Play,
    state::{Page, TitleState},
};
use crate::{
    engine::text::{say, say_id},
    panels::{
        Action,
        kit::{
            fonts,
            second_look::after_a_look,
            theme::{Palette, over},
            widgets::{height_of, noted, text},
        },
    },
};
use bevy_egui::egui::{
    Button, Color32, CornerRadius, CursorIcon, FontId, Label, Mesh, Pos2, Rect, Sense, Shape, Stroke,
    StrokeKind, TextureId, Ui, UiBuilder, epaint::RectShape, pos2, vec2,
};
use std::sync::Arc;

/// Points of a card's edge.
const EDGE: f32 = 14.0;
/// Points between sentence and buttons, and between the buttons.
const BETWEEN: f32 = 10.0;
/// Points above and below the text beside a picture.
const AROUND: f32 = 8.0;
/// Width of the button beside the one that plays.
const BEHIND: f32 = 92.0;
/// The letters of a title on a picture, and the darkest part of the veil under it, in every theme.
const ON_PICTURE: (Color32, Color32) = (Color32::from_rgb(0xF6, 0xEF, 0xDF), Color32::from_black_alpha(196));

/// The place of the picture on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Above the text, with the title on it.
    Upright,
    /// At the left of title and text, with the least height.
    Lying,
}

impl Form {
    fn is_low(self) -> bool {
        self == Self::Lying
    }

    /// Returns the sizes of a title, from the largest, of which the first that fits is used.
    fn title(self) -> &'static [f32] {
        if self.is_low() { &[20.0, 18.0] } else { &[26.0, 24.0, 22.0, 20.0, 18.0] }
    }

    fn sentence(self) -> f32 {
        if self.is_low() { 12.0 } else { 13.5 }
    }

    /// Returns the points between sentence and buttons.
    fn over_buttons(self) -> f32 {
        if self.is_low() { 6.0 } else { BETWEEN }
    }
}

/// Returns the height of the part under the picture of a card with this width, with the room that all its content
/// needs.
pub(crate) fn upright(ui: &Ui, state: &TitleState, game: &GameCard, width: f32) -> f32 {
    below_title(ui, state, game, (width - 2.0 * EDGE, Form::Upright)) + 2.0 * EDGE - 2.0
}

/// Returns the height of a card of this width with its picture at the left.
pub(crate) fn lying(ui: &Ui, state: &TitleState, game: &GameCard, width: f32) -> f32 {
    let width = width - beside(width) - 2.0 * EDGE;
    let title = height_of(ui, game.title, title_font(ui, game.title, (width, Form::Lying)), width);
    title + 2.0 + below_title(ui, state, game, (width, Form::Lying)) + 2.0 * AROUND
}

/// Returns the width of a picture beside its text.
fn beside(width: f32) -> f32 {
    (0.22 * width).clamp(96.0, 260.0)
}

fn below_title(ui: &Ui, state: &TitleState, game: &GameCard, (width, form): (f32, Form)) -> f32 {
    let sentence = height_of(ui, &say_id(game.sentence), fonts::sans(form.sentence()), width);
    sentence + form.over_buttons() + Play::of(state, game, form.is_low()).height(ui, width - BEHIND - BETWEEN)
}

/// Returns the largest font in which a title fits into one line of this width; at the smallest size it takes another
/// line.
fn title_font(ui: &Ui, title: &str, (width, form): (f32, Form)) -> FontId {
    let fits = |size: &f32| {
        let line = ui.painter().layout_no_wrap(title.to_owned(), fonts::serif(*size), Color32::WHITE);
        line.size().x <= width
    };
    fonts::serif(form.title().iter().copied().find(fits).unwrap_or(17.0))
}

/// Returns the place of a card's picture and its rounded corners: above a text of this height, or to the left of the
/// text.
fn frame_of_picture(rect: Rect, (form, words): (Form, f32)) -> (Rect, CornerRadius) {
    let (frame, corners) = match form {
        Form::Upright => (
            Rect::from_min_max(rect.min, pos2(rect.right(), rect.bottom() - words)),
            CornerRadius { nw: 9, ne: 9, sw: 0, se: 0 },
        ),
        Form::Lying => {
            (rect.with_max_x(rect.left() + beside(rect.width())), CornerRadius { nw: 9, sw: 9, ne: 0, se: 0 })
        }
    };
    (frame.shrink(1.0), corners)
}

/// Draws the card of a game with a text of this height.
pub(crate) fn card(
    ui: &mut Ui,
    state: &mut TitleState,
    number: usize,
    (form, words): (Form, f32),
    actions: &mut Vec<Action>,
) {
    let palette = state.memory.palette();
    let rect = ui.max_rect();
    let Some(game) = state.memory.games.get(number) else { return };
    let play = Play::of(state, game, form.is_low());
    let (id, title, sentence) = (game.id, game.title, game.sentence);
    ui.painter().rect(rect, 10, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let (frame, corners) = frame_of_picture(rect, (form, words));
    picture(ui, palette, seen(state, game), frame, corners);
    // A click on the picture opens the scenarios; the keyboard has the button for it.
    let looks =
        ui.interact(frame, ui.id().with("picture"), Sense::CLICK).on_hover_cursor(CursorIcon::PointingHand);
    let mut opens = noted(&say!("title-card-picture", game = title), looks).clicked();
    let words = match form {
        Form::Upright => {
            on_picture(ui, title, frame);
            rect.with_min_y(frame.bottom()).shrink2(vec2(EDGE, EDGE - 1.0))
        }
        Form::Lying => rect.with_min_x(frame.right()).shrink2(vec2(EDGE, AROUND)),
    };
    describe(ui, palette, (title, sentence), (words, form));
    let whole = words.width() - BEHIND - BETWEEN;
    let begins = words.bottom() - play.height(ui, whole);
    let line = words.with_min_y(begins);
    let place = line.with_max_x(line.left() + whole);
    let button = |ui: &mut Ui| play.button(ui, palette, title, place);
    let pressed = match &play.action {
        // A stray click, such as the second one of a double click on the page before, begins nothing.
        Some(Action::NewGame(game)) => {
            after_a_look(ui, title, (&say!("title-play.name", game = title), &game.scenario), button)
        }
        _ => button(ui),
    };
    if pressed.clicked() {
        actions.extend(play.action);
    }
    let behind = line.with_min_x(line.left() + whole + BETWEEN);
    opens |= scenarios_button(ui, palette, title, behind);
    if opens {
        look_behind(state, id);
    }
}

/// Writes the sentence about a game, and its title above it unless that is on the picture.
fn describe(
    ui: &mut Ui,
    palette: &Palette,
    (title, sentence): (&str, &'static str),
    (words, form): (Rect, Form),
) {
    let mut upper = ui.new_child(UiBuilder::new().max_rect(words));
    upper.spacing_mut().item_spacing.y = 2.0;
    let mut says = |words: &str, font, ink| {
        upper.add(Label::new(text(words, font, ink)).wrap().selectable(false));
    };
    if form == Form::Lying {
        says(title, title_font(ui, title, (words.width(), form)), palette.text);
    }
    says(&say_id(sentence), fonts::sans(form.sentence()), palette.text_second);
}

/// Draws the button that opens the scenarios of a game; returns whether it is clicked.
fn scenarios_button(ui: &mut Ui, palette: &Palette, title: &str, place: Rect) -> bool {
    let label = text(say!("title-card-scenarios"), fonts::sans(13.5), palette.text);
    let button = ui.put(place, Button::new(label).min_size(place.size()));
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    noted(&say!("title-card-scenarios.name", game = title), button)
        .on_hover_text(say!("title-card-scenarios.hint"))
        .clicked()
}

/// Opens the page behind the card of a game: its scenarios, the usual one chosen.
fn look_behind(state: &mut TitleState, game: &str) {
    let chosen = state.scenarios.get(state.memory.scenario).map(|card| card.options.game());
    if (chosen != Some(game) || state.memory.options.is_none())
        && let Some((number, _)) = state.usual(game)
    {
        state.choose(number);
    }
    state.memory.turn_to(Page::New);
}

/// Returns the picture that represents a game: that of its cover, otherwise the first that there is.
fn seen(state: &TitleState, game: &GameCard) -> Option<TextureId> {
    let own = || state.scenarios.iter().filter(|card| card.options.game() == game.id);
    let cover = own().find(|card| card.id == game.cover).and_then(|card| card.picture);
    cover.or_else(|| own().find_map(|card| card.picture))
}

/// Draws a title at the foot of a picture, over a veil that darkens it.
fn on_picture(ui: &Ui, title: &str, frame: Rect) {
    let (letters, dark) = ON_PICTURE;
    let width = frame.width() - 2.0 * EDGE;
    let title =
        ui.painter().layout(title.to_owned(), title_font(ui, title, (width, Form::Upright)), letters, width);
    let top = frame.bottom() - (title.size().y + 44.0).min(frame.height());
    let veil = frame.with_min_y(top);
    let mut mesh = Mesh::default();
    let corner = |at: Pos2, ink: Color32, mesh: &mut Mesh| mesh.colored_vertex(at, ink);
    corner(veil.left_top(), Color32::TRANSPARENT, &mut mesh);
    corner(veil.right_top(), Color32::TRANSPARENT, &mut mesh);
    corner(veil.right_bottom(), dark, &mut mesh);
    corner(veil.left_bottom(), dark, &mut mesh);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(Shape::Mesh(Arc::new(mesh)));
    let at = pos2(frame.left() + EDGE, frame.bottom() - 7.0 - title.size().y);
    ui.painter().galley(at, title, letters);
}

/// Paints a picture that fills a frame, cut where it is too wide or too high; paper while there is none yet.
pub(crate) fn picture(
    ui: &Ui,
    palette: &Palette,
    picture: Option<TextureId>,
    frame: Rect,
    corners: CornerRadius,
) {
    let Some(id) = picture else {
        let paper = over(Color32::from_rgb(0xEF, 0xE7, 0xD3), palette.panel, 0.16);
        ui.painter().rect_filled(frame, corners, paper);
        return;
    };
    let (wide, own) = (frame.width() / frame.height().max(1.0), 16.0 / 9.0);
    let share = if wide > own { vec2(1.0, own / wide) } else { vec2(wide / own, 1.0) };
    let part = Rect::from_center_size(pos2(0.5, 0.5), share);
    let mesh = RectShape::filled(frame, corners, Color32::WHITE).with_texture(id, part);
    ui.painter().add(Shape::Rect(mesh));
}
