//! The stack under the pointer or of the selection: its units and their conditions.

use super::{
    cards::{self, conditions},
    context::PanelContext,
};
use crate::{
    engine::{
        board::{Hex, PlaceKind},
        counters::UnitId,
    },
    games::guderian::{
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
            widgets::{capital, count, fact, hint, section, text, warning, wide},
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
        section(ui, palette, "Stack", "", |ui| {
            hint(ui, palette, "Point at a hex to see its units.");
        });
        return;
    };
    let pieces: Vec<Piece> = public.stack(hex).collect();
    let place = rulebook.board.place_at(hex).map(|place| place.name.clone());
    let units = match pieces.len() {
        0 => "empty".to_owned(),
        number => count(number, "counter", "counters"),
    };
    let called = place.map_or_else(|| format!("Stack {hex}"), |name| format!("{name} {hex}"));
    section(ui, palette, &called, &units, |ui| {
        let over = excess(rulebook, public, hex);
        if over > 0 {
            warning(
                ui,
                palette,
                &format!("{over} over the stacking limit: move units out before the phase ends"),
            );
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
        0 => ("in supply".to_owned(), palette.good),
        all if all == pieces.len() => ("out of supply: half strength, half movement".to_owned(), palette.bad),
        some => (format!("{some} of {} out of supply", pieces.len()), palette.bad),
    };
    fact(ui, palette, "Supply", &words, colour);
    if side == Side::Soviet {
        let (words, colour) = if lines.commands(hex) {
            ("within a leader’s radius", palette.text)
        } else {
            ("in no leader’s radius: cannot attack", palette.bad)
        };
        fact(ui, palette, "Command", words, colour);
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
        (cutter.map(|unit| Order::CutRail { unit }), "Cut the railway"),
        (lifter.map(|unit| Order::LiftCut { unit }), "Undo the railway cut"),
    ];
    for (order, words) in works {
        if let Some(order) = order
            && wide(ui, palette, words).clicked()
        {
            panel.act(Action::order(order));
        }
    }
    for piece in pieces.iter().copied() {
        if leaders::may_fly_out(rulebook, public, piece).is_ok()
            && wide(ui, palette, &format!("Fly out {}", counter_name(rulebook, public, piece))).clicked()
        {
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
    let mut words = vec![format!("{:?}", board.terrain(hex)).to_lowercase()];
    let mut times = 1 + charts.row(board.terrain(hex)).map_or(0, |row| u16::from(row.defence));
    if board.city(hex) == Some(PlaceKind::Major) {
        words.push("major city".to_owned());
        times += u16::from(charts.major_city.defence);
    }
    for (on, word) in [(board.has_road(hex), "road"), (board.has_rail(hex), "railway")] {
        if on {
            words.push(word.to_owned());
        }
    }
    words.push(format!("defender × {times}"));
    fact(ui, palette, "Terrain", &words.join(" · "), palette.text);
    let zones: Vec<String> = Side::BOTH
        .into_iter()
        .filter(|side| zones::in_enemy_zone(public, side.enemy(), hex))
        .map(|side| side.to_string())
        .collect();
    if !zones.is_empty() {
        fact(ui, palette, "ZOC", &zones.join(" and "), palette.text);
    }
    let marked = public.air_markers.contains(&hex) || public.soviet_marker == Some(hex);
    if marked {
        fact(ui, palette, "Marker", "interdiction", palette.text);
    }
    if public.rail_cuts.iter().any(|cut| cut.hex == hex) {
        fact(ui, palette, "Marker", "railway cut", palette.text);
    }
}
