//! Counters in the panels, with their conditions.

use super::context::PanelContext;
use crate::{
    engine::counters::UnitId,
    games::guderian::{
        rules::{
            Rulebook,
            counter::{Motion, Piece},
            position::Public,
        },
        scene::face::{face, is_out_of_supply},
        words::names,
    },
    panels::kit::{
        counter_card::counter_card,
        fonts,
        widgets::{capital, count, text},
    },
};
use bevy_egui::egui::{Response, Ui, Vec2};

/// Draws a counter's card, this many points wide. It can be clicked and dragged to the map; its facts show while it is
/// hovered.
pub(crate) fn card(ui: &mut Ui, panel: &mut PanelContext, piece: Piece, side: f32) -> Response {
    let (rulebook, public) = (panel.state.rulebook, panel.state.public);
    let counter = public.counter(piece);
    let lines = panel.lines(counter.side());
    let supplied = !is_out_of_supply(rulebook, public, lines, piece);
    let face = face(rulebook, public, lines, piece);
    let chosen = panel.state.remembered.chosen.contains(&counter.id);
    let response = counter_card(ui, panel, &face, (counter.id, chosen), side);
    let (palette, name) = (panel.palette, names::counter_name(rulebook, public, piece));
    response.on_hover_ui(|ui| {
        ui.label(text(capital(&name), fonts::bold(13.0), palette.text));
        ui.label(text(names::values(rulebook, public, piece), fonts::sans(12.0), palette.text));
        for line in conditions(rulebook, public, piece, supplied) {
            ui.label(text(line, fonts::sans(12.0), palette.text_second));
        }
    })
}

/// The conditions of a counter, in words.
pub(crate) fn conditions(rulebook: &Rulebook, public: &Public, piece: Piece, supplied: bool) -> Vec<String> {
    let counter = public.counter(piece);
    let condition = &counter.condition;
    let mut lines = Vec::new();
    let mut add = |on: bool, line: String| {
        if on {
            lines.push(line);
        }
    };
    if counter.is_untried()
        && let Some(pool) = counter.kind.pool()
    {
        let possible = public.possible(rulebook, pool).len();
        add(true, format!("untried: one of {}", count(possible, "division", "divisions")));
    }
    add(condition.steps_lost > 0, count(usize::from(condition.steps_lost), "step lost", "steps lost"));
    for lasting in condition.lasting() {
        add(true, lasting.replace('_', " "));
    }
    add(!supplied, "out of supply".to_owned());
    let here = counter.hex().is_some() && counter.side() == public.phase.side();
    if here && public.phase.is_movement() && !condition.disrupted {
        add(
            true,
            match condition.motion {
                Motion::Done => "has moved".to_owned(),
                Motion::Halted => "halted by its overrun".to_owned(),
                Motion::SentBack => "left out of its overrun, cannot move again".to_owned(),
                _ => format!("{} of {} MP left", condition.left, counter.allowance),
            },
        );
    }
    add(condition.has_attacked && public.phase.is_combat(), "has attacked".to_owned());
    add(condition.was_attacked && public.phase.is_combat(), "has been attacked".to_owned());
    add(condition.advanced && public.phase.is_combat(), "has advanced".to_owned());
    lines
}

/// Draws a wrapped field of cards; returns the one that is clicked.
pub(crate) fn field(ui: &mut Ui, panel: &mut PanelContext, pieces: &[Piece], side: f32) -> Option<Piece> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for piece in pieces {
            if card(ui, panel, *piece, side).clicked() {
                clicked = Some(*piece);
            }
        }
    });
    clicked
}

pub(crate) fn pieces(public: &Public, ids: &[UnitId]) -> Vec<Piece> {
    ids.iter().filter_map(|id| public.find(*id)).collect()
}
