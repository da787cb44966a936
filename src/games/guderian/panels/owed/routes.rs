//! Answers that are paths on the map: the retreat of a stack, the advance of winners.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, say},
    },
    games::guderian::{
        panels::{
            cards,
            context::PanelContext,
            terms::{direction, terrain, terrain_alone},
        },
        planning::wish::Wish,
        rules::{
            Rulebook,
            combat::{
                advance,
                battle::{Role, Stage},
                retreat::{Retreat, Routes},
            },
            counter::Piece,
            order::Order,
            position::Public,
        },
        words::names::hex_name,
    },
    panels::{
        Action,
        kit::{
            fonts,
            widgets::{capital, hint, hover_text, text, wide, words_before},
        },
    },
};
use bevy_egui::egui::{Color32, ScrollArea, Ui};

/// The counters in a hex that wait to be routed, and the paths open to them.
pub fn waiting_stack(
    rulebook: &Rulebook,
    public: &Public,
    hex: Hex,
    amount: u8,
    only: &[Piece],
) -> (Vec<Piece>, Routes) {
    let none = (Vec::new(), Routes::default());
    let Some(battle) = &public.battle else { return none };
    let Stage::Retreating { role, .. } = &battle.stage else { return none };
    let role: Role = *role;
    let alive: Vec<Piece> =
        battle.group(role).iter().copied().filter(|piece| public.counter(*piece).hex().is_some()).collect();
    let stack: Vec<Piece> = alive
        .iter()
        .copied()
        .filter(|piece| public.counter(*piece).hex() == Some(hex) && !battle.has_retreated(*piece))
        .filter(|piece| only.is_empty() || only.contains(piece))
        .collect();
    let routes = Retreat { stack: &stack, from: hex, amount, group: &alive }.routes(rulebook, public);
    (stack, routes)
}

/// Draws a button for each route of the stack that is shown.
pub(super) fn route(ui: &mut Ui, panel: &mut PanelContext, amount: u8, stacks: &[Hex]) {
    let (rulebook, public, palette) = (panel.state.rulebook, panel.state.public, panel.palette);
    let shown = panel.state.remembered.routed.filter(|hex| stacks.contains(hex));
    let on_map = || panel.state.own.routing.map(|(stack, _)| stack).filter(|stack| stacks.contains(stack));
    let Some(hex) = shown.or_else(on_map).or_else(|| stacks.first().copied()) else { return };
    if stacks.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for stack in stacks {
                if ui.selectable_label(*stack == hex, hex_name(rulebook, *stack)).clicked() {
                    panel.state.remembered.routed = Some(*stack);
                    panel.state.remembered.chosen.clear();
                    panel.actions.push(Action::Centre(*stack));
                }
            }
        });
    }
    let split = rulebook.options.retreat_split;
    let only = if split { cards::pieces(public, &panel.state.remembered.chosen) } else { Vec::new() };
    let (everybody, _) = waiting_stack(rulebook, public, hex, amount, &[]);
    let (stack, routes) = waiting_stack(rulebook, public, hex, amount, &only);
    if let Some(piece) = cards::field(ui, panel, &everybody, 36.0)
        && split
    {
        toggle(&mut panel.state.remembered.chosen, public.counter(piece).id);
    }
    if routes.overflow > 0 {
        hint(ui, palette, say!("guderian-panels-route-no-room", n = routes.overflow));
    }
    let units = if split && stack.len() < everybody.len() {
        stack.iter().map(|piece| public.counter(*piece).id).collect()
    } else {
        Vec::new()
    };
    let (through, paths) = narrowed(panel.state.own.routing, hex, &routes.paths);
    if !through.is_empty() {
        let by = Arg::list(through.iter().map(|step| hex_name(rulebook, *step)));
        let by = say!("guderian-panels-route-through", hexes = by);
        let by = text(by, fonts::bold(13.0), palette.text);
        if words_before(ui, palette, by, &say!("guderian-panels-route-all")).clicked() {
            panel.act(Wish::AllWays);
        }
    }
    if let Some(path) = ways(ui, panel, Some(hex), &paths) {
        panel.act(Action::order(Order::Route { stack: hex, path, units }));
        panel.state.remembered.chosen.clear();
        panel.state.remembered.routed = None;
    }
}

/// The steps that were clicked on the map for this stack, and the paths that continue from there; all paths if there
/// was no click.
fn narrowed(routing: Option<(Hex, &[Hex])>, stack: Hex, paths: &[Vec<Hex>]) -> (Vec<Hex>, Vec<Vec<Hex>>) {
    let through = routing.filter(|(routed, _)| *routed == stack).map_or(&[][..], |(_, through)| through);
    let open: Vec<Vec<Hex>> = paths.iter().filter(|path| path.starts_with(through)).cloned().collect();
    if open.is_empty() { (Vec::new(), paths.to_vec()) } else { (through.to_vec(), open) }
}

/// Draws the advance: winners of one hex are selected by clicking, then their path.
pub(crate) fn advance(ui: &mut Ui, panel: &mut PanelContext, among: &[UnitId]) {
    let (rulebook, public, palette) = (panel.state.rulebook, panel.state.public, panel.palette);
    // The selection on the map is the selection here: a click on the map sends the same units.
    let selected = panel.state.selected.iter().copied().filter(|id| among.contains(id));
    panel.state.remembered.chosen = selected.collect();
    let able = cards::pieces(public, among);
    if let Some(piece) = cards::field(ui, panel, &able, 40.0) {
        let hex = public.counter(piece).hex();
        let together = |id: &UnitId| public.find(*id).is_some_and(|other| public.counter(other).hex() == hex);
        panel.state.remembered.chosen.retain(together);
        toggle(&mut panel.state.remembered.chosen, public.counter(piece).id);
        panel.act(Action::Select(panel.state.remembered.chosen.clone()));
    }
    let chosen = cards::pieces(public, &panel.state.remembered.chosen);
    // Units that attacked from several hexes are selected together, and advance one hex after the other.
    let first = chosen.first().and_then(|piece| public.counter(*piece).hex());
    let apart = chosen.iter().any(|piece| public.counter(*piece).hex() != first);
    if chosen.is_empty() || apart {
        hint(ui, palette, say!("guderian-panels-advance-how"));
    } else if let Some(battle) = &public.battle {
        let start = chosen.first().and_then(|piece| public.counter(*piece).hex());
        let mut paths = advance::paths(rulebook, public, battle, &chosen);
        // A path back to its start counts as staying.
        paths.retain(|path| path.last() != start.as_ref());
        if paths.is_empty() {
            hint(ui, palette, say!("guderian-panels-advance-apart"));
        }
        if let Some(left) = start.and_then(|start| place_left(rulebook, public, start, &chosen)) {
            hint(ui, palette, left);
        }
        if let Some(path) = ways(ui, panel, start, &paths) {
            let units = std::mem::take(&mut panel.state.remembered.chosen);
            panel.act(Action::order(Order::Advance { units, path }));
        }
    }
}

/// The effect on a place with points if these units leave it empty (15.11); none if a unit stays or the place has no
/// points.
fn place_left(rulebook: &Rulebook, public: &Public, start: Hex, leave: &[Piece]) -> Option<String> {
    let place = rulebook.scenario.victory.places.iter().find(|place| place.hexes.contains(&start))?;
    if public.combat_units(start).any(|piece| !leave.contains(&piece)) {
        return None;
    }
    let name = capital(&hex_name(rulebook, start));
    Some(say!("guderian-panels-advance-leaves", hex = name, points = place.points))
}

/// Width that a button needs beside its text, in points.
const AROUND: f32 = 14.0;
/// Most rows that fit without a scroll bar.
const ROWS: usize = 8;

/// The text of a path: its end, by place name, otherwise its ground, and then its directions step by step.
fn way_told(rulebook: &Rulebook, start: Option<Hex>, path: &[Hex]) -> String {
    let Some(end) = path.last() else { return String::new() };
    let place = rulebook.board.place_at(*end).map(|place| place.name.clone());
    let place = place.unwrap_or_else(|| terrain_alone(rulebook.board.terrain(*end)));
    let hexes: Vec<Hex> = start.iter().chain(path).copied().collect();
    let steps: Vec<String> = hexes.windows(2).map(|step| direction(step[0].direction(step[1]))).collect();
    if steps.is_empty() { place } else { format!("{place} · {}", steps.join(" › ")) }
}

/// The number of paths in a row. Two if each text fits whole; otherwise their ends would be cut off, in which alone
/// many of them differ.
fn in_a_row(ui: &Ui, words: &[String]) -> usize {
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0 - AROUND;
    let wide = |words: &String| {
        let (words, font) = (words.clone(), fonts::sans(13.0));
        ui.painter().layout_no_wrap(words, font, Color32::WHITE).size().x
    };
    if words.iter().all(|words| wide(words) <= half) { 2 } else { 1 }
}

/// Draws the paths, in two columns if they fit; returns the one that is clicked. The hovered path is shown on the map,
/// from its start.
fn ways(ui: &mut Ui, panel: &mut PanelContext, start: Option<Hex>, paths: &[Vec<Hex>]) -> Option<Vec<Hex>> {
    let (rulebook, palette) = (panel.state.rulebook, panel.palette);
    let mut taken = None;
    ScrollArea::vertical().id_salt("ways").max_height(256.0).show(ui, |ui| {
        let words: Vec<String> = paths.iter().map(|path| way_told(rulebook, start, path)).collect();
        let across = in_a_row(ui, &words);
        let scrolls = paths.len().div_ceil(across) > ROWS;
        ui.set_max_width(ui.available_width() - if scrolls { 10.0 } else { 0.0 });
        let paths: Vec<(&Vec<Hex>, String)> = paths.iter().zip(words).collect();
        for some in paths.chunks(across) {
            ui.columns(across, |columns| {
                for (ui, (path, words)) in columns.iter_mut().zip(some) {
                    let button = wide(ui, palette, words);
                    if button.hovered() {
                        panel.act(Action::ShowWay(start.iter().chain(*path).copied().collect()));
                    }
                    if button.clicked() {
                        taken = Some((*path).clone());
                    }
                    if let Some(end) = path.last() {
                        let (name, ground) = (hex_name(rulebook, *end), rulebook.board.terrain(*end));
                        hover_text(button, || {
                            say!("guderian-panels-path-end", hex = name, terrain = terrain(ground))
                        });
                    }
                }
            });
        }
    });
    if paths.len() > 1 {
        let choices = say!("guderian-panels-path-choices", n = paths.len());
        ui.label(text(choices, fonts::sans(12.0), palette.text_third));
    }
    taken
}

fn toggle(chosen: &mut Vec<UnitId>, id: UnitId) {
    match chosen.iter().position(|other| *other == id) {
        Some(number) => {
            chosen.remove(number);
        }
        None => chosen.push(id),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// After a click on the first hex of a retreat on the map, only the routes through it are listed, and all routes
    /// for another stack.
    #[test]
    fn the_first_step_on_the_map_narrows_the_list() {
        let way = |hexes: &[&str]| hexes.iter().map(|hex| hex.parse().unwrap()).collect::<Vec<Hex>>();
        let paths = [way(&["1816", "1817"]), way(&["1816", "1916"]), way(&["1716", "1616"])];
        let (stack, other) = ("1815".parse().unwrap(), "2015".parse().unwrap());
        let step = way(&["1816"]);
        let (through, open) = narrowed(Some((stack, &step)), stack, &paths);
        assert_eq!((through, open), (step.clone(), paths[..2].to_vec()));
        assert_eq!(narrowed(Some((stack, &step)), other, &paths).1.len(), 3);
        assert_eq!(narrowed(None, stack, &paths).1.len(), 3);
        assert_eq!(narrowed(Some((stack, &way(&["1213"]))), stack, &paths), (Vec::new(), paths.to_vec()));
    }

    /// In a refusal a hex is named by its place, once, and any other hex by its number.
    #[test]
    fn a_refusal_names_places() {
        let rulebook = Rulebook::load("smolensk").unwrap();
        let named = |words: &str| rulebook.board.with_places(words);
        let vitebsk = rulebook.board.hex_name("0412".parse().unwrap());
        assert!(vitebsk.starts_with("Vitebsk"));
        assert_eq!(named("1319 does not touch 0412."), format!("1319 does not touch {vitebsk}."));
        assert_eq!(named("it stops in Vitebsk (0412), case 6.12"), "it stops in Vitebsk (0412), case 6.12");
        assert_eq!(named("9963 is off the map"), "9963 is off the map");
    }

    #[test]
    fn a_way_tells_what_lies_at_its_end() {
        let rulebook = Rulebook::load("smolensk").unwrap();
        let told = |path: &[&str]| {
            let path: Vec<Hex> = path.iter().map(|hex| hex.parse().unwrap()).collect();
            way_told(&rulebook, path.first().copied(), &path[1..])
        };
        assert_eq!(told(&["0410", "0411", "0412"]), "Vitebsk · south › south");
        assert_eq!(told(&["1319", "1418", "1518", "1418"]), "Clear · northeast › northeast › southwest");
    }
}
