//! Counters in the panels, with their conditions.

use super::context::PanelContext;
use crate::{
    engine::{counters::UnitId, text::say},
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
        widgets::{capital, text},
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
    if counter.is_untried()
        && let Some(pool) = counter.kind.pool()
    {
        let possible = public.possible(rulebook, pool).len();
        lines.push(say!("guderian-panels-condition-untried", n = possible));
    }
    if condition.steps_lost > 0 {
        lines.push(say!("guderian-panels-condition-steps-lost", n = condition.steps_lost));
    }
    if condition.disrupted {
        lines.push(say!("guderian-panels-condition-disrupted"));
    }
    if !supplied {
        lines.push(say!("guderian-panels-condition-out-of-supply"));
    }
    let here = counter.hex().is_some() && counter.side() == public.phase.side();
    if here && public.phase.is_movement() && !condition.disrupted {
        lines.push(match condition.motion {
            Motion::Done => say!("guderian-panels-condition-moved"),
            Motion::Halted => say!("guderian-panels-condition-halted"),
            Motion::SentBack => say!("guderian-panels-condition-left-out"),
            _ => {
                let (left, all) = (condition.left, counter.allowance);
                say!("guderian-panels-condition-points-left", left = left, all = all)
            }
        });
    }
    if public.phase.is_combat() {
        if condition.has_attacked {
            lines.push(say!("guderian-panels-condition-attacked"));
        }
        if condition.was_attacked {
            lines.push(say!("guderian-panels-condition-was-attacked"));
        }
        if condition.advanced {
            lines.push(say!("guderian-panels-condition-advanced"));
        }
    }
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
