//! The one button of a game on the shelf: it continues the last saved game of it, otherwise it begins the scenario for
//! beginners, with the usual players.

use super::{
    cards::{GameCard, ScenarioCard},
    state::{SavedGame, TitleState},
};
use crate::{
    engine::text::say,
    panels::{
        Action, Custom, NewGame,
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::noted,
        },
    },
};
use bevy_egui::egui::{
    Color32, Galley, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// The least height of the button, and the room above and below its text; for a small one and otherwise.
const HEIGHT: [f32; 2] = [36.0, 44.0];
const AROUND: [f32; 2] = [8.0, 12.0];
/// The start of the sign and of the text, and the distance to the name of the game that is played.
const SIGN: f32 = 14.0;
const WORDS: f32 = 30.0;
const APART: f32 = 12.0;

/// The button's action.
pub(crate) struct Play {
    /// Whether it continues a saved game.
    continues: bool,
    /// The game that is played, as text.
    what: String,
    /// None if there is no game to play.
    pub action: Option<Action>,
    /// Whether it has its least height.
    small: bool,
}

impl Play {
    pub fn of(state: &TitleState, game: &GameCard, small: bool) -> Self {
        if let Some((save, action)) = latest(state, game.id) {
            let (scenario, moment) = (save.title.as_str(), save.moment.as_str());
            let what = say!("title-play-saved", scenario = scenario, moment = moment);
            return Self { continues: true, what, action: Some(action), small };
        }
        let Some((_, scenario)) = state.usual(game.id) else {
            return Self { continues: false, what: say!("title-play-none"), action: None, small };
        };
        let what = game.played(scenario, &game.usual_seats(scenario));
        Self { continues: false, what, action: Some(Action::NewGame(new_game(game, scenario))), small }
    }

    fn word(&self) -> String {
        if self.continues { say!("title-play-continue") } else { say!("title-play") }
    }

    /// Lays out its word, and beside it the game that is played, in a button of this width.
    fn laid(&self, ui: &Ui, width: f32, ink: Color32) -> (Arc<Galley>, Arc<Galley>) {
        let word = ui.painter().layout_no_wrap(self.word(), fonts::bold(16.0), ink);
        let room = width - WORDS - word.size().x - 2.0 * APART;
        let [one, two] =
            [12.0, 11.0].map(|size| ui.painter().layout(self.what.clone(), fonts::sans(size), ink, room));
        // A text too long for two lines has smaller letters.
        (word, if self.small || one.rows.len() > 2 { two } else { one })
    }

    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let (_, what) = self.laid(ui, width, Color32::WHITE);
        let of = usize::from(!self.small);
        (what.size().y + AROUND[of]).max(HEIGHT[of])
    }

    pub fn button(&self, ui: &mut Ui, palette: &Palette, title: &str, place: Rect) -> Response {
        let enabled = self.action.is_some();
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(place, ui.id().with("play"), sense);
        response.widget_info(|| {
            let name = match self.continues {
                true => say!("title-play-continue.name", game = title),
                false => say!("title-play.name", game = title),
            };
            WidgetInfo::labeled(WidgetType::Button, enabled, name)
        });
        let fill =
            match (enabled, response.is_pointer_button_down_on(), response.hovered() || response.has_focus())
            {
                (false, ..) => palette.raised,
                (_, true, _) => over(Color32::BLACK, palette.accent, 0.12),
                (_, _, true) => over(Color32::WHITE, palette.accent, 0.14),
                _ => palette.accent,
            };
        let ink = if enabled { palette.accent_ink } else { palette.text_third };
        ui.painter().rect_filled(place, 8, fill);
        if response.has_focus() {
            ui.painter().rect_stroke(place, 8, Stroke::new(2.0, palette.text), StrokeKind::Outside);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let middle = place.center().y;
        let at = pos2(place.left() + SIGN, middle);
        let sign = vec![at + vec2(0.0, -5.5), at + vec2(9.0, 0.0), at + vec2(0.0, 5.5)];
        ui.painter().add(Shape::convex_polygon(sign, ink, Stroke::NONE));
        let (word, what) = self.laid(ui, place.width(), ink);
        let beside = place.left() + WORDS + word.size().x + APART;
        ui.painter().galley(pos2(place.left() + WORDS, middle - word.size().y / 2.0), word, ink);
        ui.painter().galley(pos2(beside, middle - what.size().y / 2.0), what, ink);
        noted(&say!("title-play.name", game = title), response)
    }
}

/// Returns the last saved game of this kind that is not over, and the action that continues it.
fn latest<'a>(state: &TitleState<'a>, game: &str) -> Option<(&'a SavedGame, Action)> {
    let goes_on = |save: &&SavedGame| save.game == game && save.kept && !save.over;
    if let Some(save) = state.autosave.filter(goes_on) {
        // The last saved game is the game on the table, unless that is a lesson.
        let lies = state.on_table && !state.in_lesson;
        return Some((save, if lies { Action::ToTable } else { Action::Load(save.path.clone()) }));
    }
    state.saves.iter().find(goes_on).map(|save| (save, Action::Load(save.path.clone())))
}

fn new_game(game: &GameCard, scenario: &ScenarioCard) -> NewGame {
    NewGame {
        scenario: scenario.id.clone(),
        options: scenario.options.clone(),
        seed: None,
        seats: game.usual_seats(scenario),
        custom: Custom::default(),
    }
}
