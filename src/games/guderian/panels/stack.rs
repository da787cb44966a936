//! The stack under the pointer or of the selection: its units and their conditions.

use super::{
    cards::{self, conditions},
    context::PanelContext,
};
use crate::{
    engine::{
        board::{Hex, PlaceKind},
        counters::UnitId,
        text::{Arg, say},
    },
    games::guderian::{
        panels::terms::terrain,
        rules::{
            counter::Piece,
            kinds::Side,
            movement::{rail_cuts, stacking::excess},
            order::Order,
            supply::{leaders, zones},
        },
        scene::face::is_out_of_supply,
        words::names::{counter_name, values},
    },
    panels::{
        Action,
        kit::{
            counter_card::ask_why,
            fonts,
            widgets::{capital, fact, hint, section, text, warning, wide},
        },
    },
};
use bevy_egui::egui::Ui;

/// Most counters that have a line of their own each.
const LINES: usize = 3;

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, public, rulebook) = (panel.palette, panel.state.public, panel.state.rulebook);
    let chosen = cards::pieces(public, panel.state.selected);
    let selected = chosen.iter().find_map(|piece| public.counter(*piece).hex());
    let occupied = |hex: &Hex| public.stack(*hex).next().is_some();
    let hex = panel.state.hovered.filter(occupied).or(selected).or(panel.state.hovered);
    let Some(hex) = hex else {
        section(ui, palette, &say!("guderian-panels-stack"), "", |ui| {
            hint(ui, palette, say!("guderian-panels-stack.hint"));
        });
        return;
    };
    let pieces: Vec<Piece> = public.stack(hex).collect();
    let place = rulebook.board.place_at(hex).map(|place| place.name.clone());
    let units = match pieces.len() {
        0 => say!("guderian-panels-stack-empty"),
        number => say!("guderian-panels-stack-counters", n = number),
    };
    let called = match place {
        Some(place) => say!("guderian-panels-stack-in-place", place = place, hex = hex),
        None => say!("guderian-panels-stack-in-hex", hex = hex),
    };
    section(ui, palette, &called, &units, |ui| {
        let over = excess(rulebook, public, hex);
        if over > 0 {
            warning(ui, palette, &say!("guderian-panels-stack-over-limit", n = over));
            ui.add_space(4.0);
        }
        let clicked = if pieces.len() > LINES {
            cards::field(ui, panel, &pieces, 46.0)
        } else {
            lines(ui, panel, &pieces)
        };
        if let Some(piece) = clicked {
            select(ui, panel, piece);
        }
        ui.add_space(4.0);
        if let Some(first) = pieces.first() {
            supply(ui, panel, hex, &pieces, public.counter(*first).side());
        }
        ground(ui, panel, hex);
        works(ui, panel, &pieces);
        if rulebook.board.contains(hex) {
            ask_why(ui, panel, hex);
        }
    });
}

/// Draws a row for each counter: card, name, values, conditions.
fn lines(ui: &mut Ui, panel: &mut PanelContext, pieces: &[Piece]) -> Option<Piece> {
    let (palette, public, rulebook) = (panel.palette, panel.state.public, panel.state.rulebook);
    let mut clicked = None;
    for piece in pieces {
        ui.horizontal(|ui| {
            if cards::card(ui, panel, *piece, 46.0).clicked() {
                clicked = Some(*piece);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                let name = capital(&counter_name(rulebook, public, *piece));
                ui.label(text(name, fonts::bold(13.0), palette.text));
                let lines = panel.lines(public.counter(*piece).side());
                let supplied = !is_out_of_supply(rulebook, public, lines, *piece);
                let mut words = vec![values(rulebook, public, *piece)];
                words.extend(conditions(rulebook, public, *piece, supplied));
                hint(ui, palette, words.join(" · "));
            });
        });
    }
    clicked
}

/// Selects a counter; with Shift, adds it to the selection or removes it.
fn select(ui: &Ui, panel: &mut PanelContext, piece: Piece) {
    let id = panel.state.public.counter(piece).id;
    let mut ids: Vec<UnitId> =
        if ui.input(|input| input.modifiers.shift) { panel.state.selected.to_vec() } else { Vec::new() };
    match ids.iter().position(|other| *other == id) {
        Some(number) => {
            ids.remove(number);
        }
        None => ids.push(id),
    }
    panel.act(Action::Select(ids));
}

/// Draws supply and command of the stack, judged now.
fn supply(ui: &mut Ui, panel: &PanelContext, hex: Hex, pieces: &[Piece], side: Side) {
    let (palette, public, rulebook) = (panel.palette, panel.state.public, panel.state.rulebook);
    let lines = panel.lines(side);
    let cut = pieces.iter().filter(|piece| !lines.supplies(rulebook, public, **piece)).count();
    let (words, colour) = match cut {
        0 => (say!("guderian-panels-stack-supplied"), palette.good),
        all if all == pieces.len() => (say!("guderian-panels-stack-cut-off"), palette.bad),
        some => (say!("guderian-panels-stack-some-cut-off", n = some, all = pieces.len()), palette.bad),
    };
    fact(ui, palette, &say!("guderian-panels-stack-supply"), &words, colour);
    if side == Side::Soviet {
        let (words, colour) = if lines.commands(hex) {
            (say!("guderian-panels-stack-commanded"), palette.text)
        } else {
            (say!("guderian-panels-stack-not-commanded"), palette.bad)
        };
        fact(ui, palette, &say!("guderian-panels-stack-command"), &words, colour);
    }
}

/// Draws a button for each action of the stack besides movement and combat, by options of the game.
fn works(ui: &mut Ui, panel: &mut PanelContext, pieces: &[Piece]) {
    let (palette, public, rulebook) = (panel.palette, panel.state.public, panel.state.rulebook);
    if public.owed.is_some() || !panel.is_human(public.phase.side()) {
        return;
    }
    let first = |may: &dyn Fn(Piece) -> bool| {
        let able = pieces.iter().copied().find(|piece| may(*piece));
        able.map(|piece| public.counter(piece).id)
    };
    let cutter = first(&|piece| rail_cuts::may_cut(rulebook, public, piece).is_ok());
    let lifter = first(&|piece| rail_cuts::may_lift(rulebook, public, piece).is_ok());
    let works = [
        (cutter.map(|unit| Order::CutRail { unit }), say!("guderian-panels-stack-cut-rail")),
        (lifter.map(|unit| Order::LiftCut { unit }), say!("guderian-panels-stack-lift-cut")),
    ];
    for (order, words) in works {
        if let Some(order) = order
            && wide(ui, palette, &words).clicked()
        {
            panel.act(Action::order(order));
        }
    }
    for piece in pieces.iter().copied() {
        if leaders::may_fly_out(rulebook, public, piece).is_err() {
            continue;
        }
        let leader = counter_name(rulebook, public, piece);
        if wide(ui, palette, &say!("guderian-panels-stack-fly-out", leader = leader)).clicked() {
            panel.act(Action::order(Order::FlyOut { leader: public.counter(piece).id }));
        }
    }
}

/// Draws terrain, city and zones of control.
fn ground(ui: &mut Ui, panel: &PanelContext, hex: Hex) {
    let (palette, public, rulebook) = (panel.palette, panel.state.public, panel.state.rulebook);
    let board = &rulebook.board;
    if !board.contains(hex) {
        return;
    }
    let charts = &rulebook.charts;
    let mut words = vec![terrain(board.terrain(hex))];
    let mut times = 1 + charts.row(board.terrain(hex)).map_or(0, |row| u16::from(row.defence));
    if board.city(hex) == Some(PlaceKind::Major) {
        words.push(say!("guderian-panels-stack-major-city"));
        times += u16::from(charts.major_city.defence);
    }
    if board.has_road(hex) {
        words.push(say!("guderian-panels-stack-road"));
    }
    if board.has_rail(hex) {
        words.push(say!("guderian-panels-stack-railway"));
    }
    words.push(say!("guderian-panels-stack-defender", multiple = times));
    fact(ui, palette, &say!("guderian-panels-stack-terrain"), &words.join(" · "), palette.text);
    let zones: Vec<Side> =
        Side::BOTH.into_iter().filter(|side| zones::in_enemy_zone(public, side.enemy(), hex)).collect();
    if !zones.is_empty() {
        let sides = say!("guderian-panels-stack-zone-sides", sides = Arg::list(zones));
        fact(ui, palette, &say!("guderian-panels-stack-zones"), &sides, palette.text);
    }
    let marked = public.air_markers.contains(&hex) || public.soviet_marker == Some(hex);
    if marked {
        let words = say!("guderian-panels-stack-marker.interdiction");
        fact(ui, palette, &say!("guderian-panels-stack-marker"), &words, palette.text);
    }
    if public.rail_cuts.iter().any(|cut| cut.hex == hex) {
        let words = say!("guderian-panels-stack-marker.rail-cut");
        fact(ui, palette, &say!("guderian-panels-stack-marker"), &words, palette.text);
    }
}
