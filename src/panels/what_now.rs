//! A standing line at the head of the map: what is to be done in this phase, and what is left of it; until it is put
//! away for good.

use super::{
    fonts,
    panelled::{Panelled, Scene},
    theme::shadow,
    widgets::{noted, text},
};
use bevy_egui::egui::{
    Align, Align2, Area, Button, Context, Frame, Id, Label, Layout, Margin, Order, Rect, Stroke, vec2,
};

/// Its width in points, at most.
const WIDTH: f32 = 640.0;

/// Room for the small map at its right.
const SMALL_MAP: f32 = 290.0;

/// Shows it over the head of the map while somebody at this table is asked.
pub(super) fn show<G: Panelled>(ctx: &Context, scene: &mut Scene<G>, map: Rect) {
    let memory = &scene.state.memory;
    let away = !memory.what_now || memory.in_lesson() || memory.briefing;
    if away || !scene.is_asked() || scene.tumbles() || other_side_is_asked(scene) {
        return;
    }
    let palette = scene.palette;
    let words = words(scene);
    let area = Area::new(Id::new("what now")).order(Order::Middle).pivot(Align2::LEFT_TOP);
    let mut away = false;
    area.fixed_pos(map.min + vec2(12.0, 10.0)).fade_in(false).show(ctx, |ui| {
        let frame = Frame::new()
            .fill(palette.panel)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(8)
            .shadow(shadow())
            .inner_margin(Margin::symmetric(12, 6));
        frame.show(ui, |ui| {
            ui.set_max_width(WIDTH.min(map.width() - SMALL_MAP).max(240.0));
            ui.horizontal_top(|ui| {
                ui.label(text("What now", fonts::bold(13.0), palette.accent_text));
                ui.allocate_ui_with_layout(
                    vec2(ui.available_width() - 30.0, 0.0),
                    Layout::top_down(Align::Min),
                    |ui| ui.add(Label::new(text(words, fonts::sans(13.0), palette.text)).wrap()),
                );
                let cross = Button::new(text("\u{d7}", fonts::bold(15.0), palette.text_third)).frame(false);
                let about = "Put it away for good; the settings bring it back";
                away = noted("Put What now away", ui.add(cross)).on_hover_text(about).clicked();
            });
        });
    });
    if away {
        scene.state.memory.what_now = false;
    }
}

/// Whether the side is asked whose phase it is not: that is said at the same place.
fn other_side_is_asked<G: Panelled>(scene: &Scene<G>) -> bool {
    let (rulebook, public) = scene.game();
    let whose = G::phase_side(rulebook, G::phase(public));
    G::owed(rulebook, public).is_some() && whose != Some(G::acting(rulebook, public))
}

/// What is to be done, and what is left; worked out once for a position.
fn words<G: Panelled>(scene: &mut Scene<G>) -> String {
    let number = scene.state.position_number;
    if let Some((known, words)) = &scene.state.memory.to_do
        && *known == number
    {
        return words.clone();
    }
    let (rulebook, public) = scene.game();
    let words = match G::owed(rulebook, public) {
        Some(_) => "Answer the question at the head of the dock first.".to_owned(),
        None => {
            let left: Vec<String> = G::undone(scene).into_iter().map(|left| left.words).collect();
            let left = left.join(" ");
            format!("{} {left}", G::to_do(scene)).trim_end().to_owned()
        }
    };
    scene.state.memory.to_do = Some((number, words.clone()));
    words
}
