//! Reinforcements: the counters due in each area, those still to arrive, those eliminated.

use super::{cards, context::PanelContext, turn_track};
use crate::{
    games::guderian::{
        planning::wish::Wish,
        rules::{
            Rulebook,
            counter::{Piece, Place},
            kinds::{Kind, Pool, Side},
            phase::Phase,
            position::Public,
        },
        scene::schedule::arrivals,
        words::names,
    },
    panels::{
        Action,
        kit::{
            fonts,
            widgets::{capital, count, fact, hint, list, plain, section, text},
        },
    },
};
use bevy_egui::egui::{Align, Layout, Ui};

/// The counters that wait to be put on the map, by box: set-up armies and entry areas.
pub(super) fn boxes(public: &Public, side: Side) -> Vec<(String, Vec<Piece>)> {
    let mut boxes: Vec<(String, Vec<Piece>)> = Vec::new();
    for (piece, counter) in public.pieces().filter(|(_, counter)| counter.side() == side) {
        let name = match counter.place {
            Place::SetUp => counter.army.map_or("Set-up".to_owned(), |army| format!("{army} Army")),
            Place::Due { area } => format!("Area {area}"),
            _ => continue,
        };
        match boxes.iter_mut().find(|(other, _)| *other == name) {
            Some((_, pieces)) => pieces.push(piece),
            None => boxes.push((name, vec![piece])),
        }
    }
    boxes
}

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let phasing = panel.state.public.phase.side();
    waiting(ui, panel, phasing);
    front(ui, panel);
    schedule(ui, panel);
    lost(ui, panel);
}

/// Draws the boxes of a side, from which counters can be picked up.
fn waiting(ui: &mut Ui, panel: &mut PanelContext, side: Side) {
    let (palette, rulebook, public) = (panel.palette, panel.state.rulebook, panel.state.public);
    let boxes = boxes(public, side);
    let number = boxes.iter().map(|(_, pieces)| pieces.len()).sum();
    let phase = matches!(public.phase, Phase::SovietSetUp | Phase::SovietMovement | Phase::GermanMovement);
    let may = phase && panel.is_human(side) && public.owed.is_none();
    let waiting = count(number, "counter waiting", "counters waiting");
    section(ui, palette, &format!("{side} boxes"), &waiting, |ui| {
        if boxes.is_empty() {
            hint(ui, palette, "No counters are waiting.");
        }
        for (name, pieces) in &boxes {
            ui.horizontal(|ui| {
                ui.label(text(name, fonts::bold(13.0), palette.text));
                ui.label(text(edges(rulebook, public, pieces), fonts::sans(12.0), palette.text_third));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let take = ui.add_enabled_ui(may, |ui| plain(ui, palette, "Pick up all")).inner;
                    if take.clicked() {
                        let ids = pieces.iter().map(|piece| public.counter(*piece).id).collect();
                        panel.act(Action::PickUpFromBox(ids));
                    }
                });
            });
            let taken = ui.add_enabled_ui(may, |ui| cards::field(ui, panel, pieces, 42.0)).inner;
            if let Some(piece) = taken {
                panel.act(Action::PickUpFromBox(vec![public.counter(piece).id]));
            }
            ui.add_space(4.0);
        }
        if !boxes.is_empty() {
            let how = if may {
                "Drag a counter to a highlighted hex, or click it and then the hex."
            } else {
                "They enter in their side’s first movement phase."
            };
            hint(ui, palette, how);
        }
    });
}

/// The hexes where the counters of a box may be put.
fn edges(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> String {
    let Some(counter) = pieces.first().map(|piece| public.counter(*piece)) else { return String::new() };
    let hexes = match counter.place {
        Place::Due { area } => {
            crate::games::guderian::rules::turn::reinforcements::entry_hexes(rulebook, public, area)
        }
        _ => {
            let armies = &rulebook.scenario.armies;
            armies.iter().find(|army| Some(army.army) == counter.army).map_or(Vec::new(), |a| a.hexes.clone())
        }
    };
    match hexes.as_slice() {
        [] => String::new(),
        [only] => only.to_string(),
        [first, .., last] => format!("{first} to {last}"),
    }
}

/// Draws the divisions of the South-Western Front (14.2).
fn front(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, public) = (panel.palette, panel.state.public);
    let Some(front) = &panel.state.rulebook.scenario.south_western_front else { return };
    let (turn, game) = public.south_west;
    let left = front.a_game.saturating_sub(game).min(front.a_turn.saturating_sub(turn));
    let open = public.phase == Phase::SovietMovement
        && public.turn >= front.from_turn
        && left > 0
        && panel.is_human(Side::Soviet)
        && public.owed.is_none();
    section(ui, palette, "South-Western Front", &format!("{game} of {} sent", front.a_game), |ui| {
        let price = front.german_points.get(usize::from(game)).copied().unwrap_or(0);
        hint(
            ui,
            palette,
            format!(
                "From turn {}: {} a turn, at area {}. The next one scores {price} VP for the Germans.",
                front.from_turn, front.a_turn, front.area
            ),
        );
        let call = ui.add_enabled_ui(open, |ui| plain(ui, palette, "Call up a division")).inner;
        if call.clicked() {
            panel.act(Wish::CallUp);
        }
        if open {
            hint(ui, palette, "Then click a highlighted hex.");
        }
    });
}

fn schedule(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, rulebook, public) = (panel.palette, panel.state.rulebook, panel.state.public);
    section(ui, palette, "Reinforcements", "by turn and area", |ui| {
        let mut any = false;
        for turn in public.turn + 1..=rulebook.scenario.last_turn {
            let comes = arrivals(rulebook, public, turn);
            if comes.is_empty() {
                continue;
            }
            any = true;
            let head = format!("Turn {turn}, {}", rulebook.date(turn));
            ui.label(text(head, fonts::bold(12.0), palette.text_second));
            for arrival in &comes {
                turn_track::line(ui, panel, arrival);
            }
            ui.add_space(2.0);
        }
        if !any {
            hint(ui, palette, "None.");
        }
        if !rulebook.scenario.provisional.is_empty() {
            hint(
                ui,
                palette,
                "Each turn a roll gives the entry area of one more Soviet rifle division (14.1).",
            );
        }
    });
}

/// Draws the counters that are out of the game, by public knowledge.
fn lost(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, rulebook, public) = (panel.palette, panel.state.rulebook, panel.state.public);
    section(ui, palette, "Eliminated", "known to both players", |ui| {
        for side in Side::BOTH {
            let names: Vec<String> = public
                .pieces()
                .filter(|(_, counter)| counter.side() == side && counter.place == Place::Gone)
                .filter(|(_, counter)| !counter.is_untried())
                .map(|(piece, _)| capital(&names::counter_name(rulebook, public, piece)))
                .collect();
            let words = if names.is_empty() { "none".to_owned() } else { list(&names, 24) };
            fact(ui, palette, &format!("{side}"), &words, palette.text);
        }
        for pool in Pool::BOTH {
            let name = if pool.kind() == Kind::Rifle { "Rifle pool" } else { "Tank pool" };
            let unseen = public.possible(rulebook, pool).len();
            let words = format!("{} not yet revealed", count(unseen, "division", "divisions"));
            fact(ui, palette, name, &words, palette.text_second);
        }
    });
}
