//! With the referee out: a card over the dock with all that people may do by hand, what he would find
//! if he came back, and the position as a scenario.

use super::talk::TalkState;
use crate::games::guderian::panels::wish::Wish;
use crate::panels::{
    Action, fonts,
    place::place,
    theme::Palette,
    widgets::{caps, count, hint, plain, primary, text, warning, wide},
};
use crate::{
    engine::counters::Word,
    games::guderian::{
        rules::{
            counter::{Piece, Place},
            free_hand::{PHASES, Placing, barred},
            irregular::findings,
            kinds::{Kind, Side},
            markings::Marking,
            phase::Phase,
            table_command::Command,
        },
        words::{
            names::{counter_name, values},
            story::phase_name,
        },
    },
};
use bevy_egui::egui::{
    ComboBox, Context, Label, Margin, Rect, ScrollArea, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, pos2,
    vec2,
};

/// Width of the card at least.
const WIDTH: f32 = 348.0;
/// Height of what stands below the counters that can be brought on.
const BELOW: f32 = 240.0;
/// On the button of what is being placed.
const STOP: &str = "Click a hex; click here to stop";

/// What the card remembers.
#[derive(Debug)]
pub(super) struct RefereeMemory {
    /// Whether it is shown what the referee would find.
    checking: bool,
    /// Whose counters off the map are listed.
    bring: Side,
    /// The title of the scenario that is saved.
    title: String,
}

impl Default for RefereeMemory {
    fn default() -> Self {
        Self { checking: false, bring: Side::German, title: String::new() }
    }
}

pub(super) fn show(ctx: &Context, state: &mut TalkState, map: Rect, actions: &mut Vec<Action>) {
    let palette = state.palette();
    let window = ctx.content_rect();
    // It lies over the dock, so that the map stays free; beside the edge if the dock is folded.
    let left_edge = state.space.left > state.space.right;
    let width = state.space.left.max(state.space.right).max(WIDTH);
    let left = if left_edge { window.left() } else { window.right() - width };
    let card = Rect::from_min_max(pos2(left, map.top()), pos2(left + width, window.bottom()));
    place(ctx, "referee", card, |ui| {
        ui.painter().rect_filled(card, 0, palette.background);
        let inner = card.shrink2(vec2(10.0, 10.0));
        let edge = Stroke::new(2.0, palette.accent);
        ui.painter().rect(inner, 8, palette.panel, edge, StrokeKind::Inside);
        ui.scope_builder(UiBuilder::new().max_rect(inner.shrink(14.0)), |ui| {
            ui.set_width(inner.width() - 28.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(text("The referee is out", fonts::serif(21.0), palette.text));
            if state.memory.referee.checking {
                check(ui, state, actions);
            } else {
                by_hand(ui, state, actions);
            }
        });
    });
}

fn by_hand(ui: &mut Ui, state: &mut TalkState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    hint(ui, palette, "Drag any counter anywhere. No rule is applied; the log and the game file say so.");
    selected(ui, state, actions);
    marks(ui, state, actions);
    let room = ui.available_height() - BELOW;
    bring_on(ui, state, actions, room.max(80.0));
    clock(ui, state, actions);
    scenario(ui, state, actions);
    ui.add_space(6.0);
    if primary(ui, palette, "Call the referee back", "", true).clicked() {
        if findings(state.rulebook, state.public).is_empty() {
            actions.push(Action::own(Wish::Table(Command::Referee { on: true })));
        } else {
            state.memory.referee.checking = true;
        }
    }
}

/// What can be done to the counters that are selected.
fn selected(ui: &mut Ui, state: &TalkState, actions: &mut Vec<Action>) {
    let (palette, rulebook, public) = (state.palette(), state.rulebook, state.public);
    let pieces: Vec<Piece> = state.selected.iter().filter_map(|unit| public.find(*unit)).collect();
    ui.add_space(4.0);
    ui.label(caps("Selected", 11.0, palette.text_second));
    let Some(first) = pieces.first().copied() else {
        hint(ui, palette, "Click a counter to change it.");
        return;
    };
    let counter = public.counter(first);
    let name = crate::panels::widgets::capital(&counter_name(rulebook, public, first));
    let words = match pieces.len() {
        1 => format!("{name}   {}", values(rulebook, public, first)),
        more => format!("{name} and {} more", more - 1),
    };
    ui.add(Label::new(text(words, fonts::bold(13.0), palette.text)).truncate());
    let units: Vec<Word> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
    let unit = counter.id;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let mut button = |ui: &mut Ui, words: &str, command: Command| {
            if plain(ui, palette, words).clicked() {
                actions.push(Action::own(Wish::Table(command)));
            }
        };
        if let [_] = pieces.as_slice() {
            let steps = counter.print.map_or(1, |print| rulebook.order_of_battle.record(print).steps());
            let lost = counter.condition.steps_lost;
            if lost + 1 < steps {
                button(ui, "Lose a step", Command::Steps { unit, lost: lost + 1 });
            }
            if lost > 0 {
                button(ui, "Regain a step", Command::Steps { unit, lost: lost - 1 });
            }
            let disrupted = counter.condition.disrupted;
            let words = if disrupted { "Recover" } else { "Disrupt" };
            button(ui, words, Command::Disrupt { unit, disrupted: !disrupted });
            if counter.is_untried() {
                button(ui, "Turn face up", Command::Reveal { unit });
            }
        }
        button(ui, "Take off", Command::TakeOff { units });
    });
}

/// Counters that are not on the map, and divisions still in their pools.
fn bring_on(ui: &mut Ui, state: &mut TalkState, actions: &mut Vec<Action>, room: f32) {
    let (palette, rulebook, public) = (state.palette(), state.rulebook, state.public);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.label(caps("Bring on", 11.0, palette.text_second));
        for side in Side::BOTH {
            let chosen = state.memory.referee.bring == side;
            let ink = if chosen { palette.accent_text } else { palette.text_second };
            let label = ui.selectable_label(chosen, text(side.to_string(), fonts::sans(12.0), ink));
            if crate::panels::widgets::noted(&format!("Bring on {side}"), label).clicked() {
                state.memory.referee.bring = side;
            }
        }
    });
    let side = state.memory.referee.bring;
    ScrollArea::vertical().id_salt("bring on").max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        if side == Side::Soviet {
            untried(ui, state.placing, palette, actions);
        }
        let waits = |piece: &Piece| {
            let counter = public.counter(*piece);
            counter.hex().is_none() && counter.side() == side && barred(public, *piece).is_none()
        };
        let pieces: Vec<Piece> = public.pieces().map(|(piece, _)| piece).filter(waits).collect();
        if pieces.is_empty() && side == Side::German {
            hint(ui, palette, "Everybody is on the map.");
        }
        for piece in pieces {
            let counter = public.counter(piece);
            let name = crate::panels::widgets::capital(&counter_name(rulebook, public, piece));
            let place = match counter.place {
                Place::SetUp => ", set-up box".to_owned(),
                Place::Scheduled { turn, .. } => format!(", turn {turn}"),
                Place::Due { area } => format!(", area {area}"),
                Place::Map(_) | Place::Gone => ", off the map".to_owned(),
            };
            let row = wide(ui, palette, &format!("{name}   {}{place}", values(rulebook, public, piece)));
            if row.clicked() {
                actions.push(Action::PickUpFromBox(vec![counter.id]));
            }
        }
    });
}

fn untried(ui: &mut Ui, placing: Option<Placing>, palette: &Palette, actions: &mut Vec<Action>) {
    for (kind, words) in
        [(Kind::Rifle, "Untried rifle division"), (Kind::Armour, "Untried armoured division")]
    {
        let division = Placing::Untried(kind);
        let chosen = placing == Some(division);
        if wide(ui, palette, if chosen { STOP } else { words }).clicked() {
            actions.push(Action::own(Wish::PlaceByClick((!chosen).then_some(division))));
        }
    }
}

/// What is set on the map by clicks.
fn marks(ui: &mut Ui, state: &TalkState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    ui.add_space(4.0);
    ui.label(caps("Set or take off", 11.0, palette.text_second));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for marking in Marking::ALL {
            let mark = Placing::Mark(marking);
            let chosen = state.placing == Some(mark);
            let label = if chosen { STOP.to_owned() } else { marking.name() };
            if plain(ui, palette, &label).clicked() {
                actions.push(Action::own(Wish::PlaceByClick((!chosen).then_some(mark))));
            }
        }
    });
}

fn clock(ui: &mut Ui, state: &TalkState, actions: &mut Vec<Action>) {
    let (palette, public) = (state.palette(), state.public);
    ui.add_space(4.0);
    ui.label(caps("Clock", 11.0, palette.text_second));
    ui.horizontal(|ui| {
        let (turn, phase) = (public.turn, public.phase);
        if plain(ui, palette, "−").clicked() {
            actions.push(Action::own(Wish::Table(Command::Clock { turn: turn.saturating_sub(1), phase })));
        }
        ui.label(text(format!("Turn {turn}"), fonts::bold(13.0), palette.text));
        if plain(ui, palette, "+").clicked() {
            actions.push(Action::own(Wish::Table(Command::Clock { turn: turn + 1, phase })));
        }
        let shown = text(phase_name(phase), fonts::sans(13.0), palette.text);
        ComboBox::from_id_salt("clock").selected_text(shown).width(170.0).show_ui(ui, |ui| {
            for other in PHASES {
                let label = text(phase_name(other), fonts::sans(13.0), palette.text);
                if ui.selectable_label(other == phase, label).clicked() && other != phase {
                    // Everything but the set-up happens in a turn.
                    let before = matches!(other, Phase::SovietSetUp | Phase::FirstInterdiction);
                    let turn = if before { turn } else { turn.max(1) };
                    actions.push(Action::own(Wish::Table(Command::Clock { turn, phase: other })));
                }
            }
        });
    });
}

fn scenario(ui: &mut Ui, state: &mut TalkState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    ui.add_space(4.0);
    ui.label(caps("Scenario", 11.0, palette.text_second));
    ui.horizontal(|ui| {
        let field = TextEdit::singleline(&mut state.memory.referee.title)
            .hint_text("Its title")
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .desired_width(ui.available_width() - 128.0);
        ui.add(field);
        let title = state.memory.referee.title.trim().to_owned();
        ui.add_enabled_ui(!title.is_empty(), |ui| {
            if plain(ui, palette, "Save position").clicked() {
                actions.push(Action::own(Wish::SaveScenario(title.clone())));
            }
        });
    });
    match state.scenario_saved {
        Some(Ok(path)) => hint(ui, palette, format!("Saved as {path}")),
        Some(Err(why)) => warning(ui, palette, why),
        None => hint(ui, palette, "Untried divisions stay untried: a new game draws them anew."),
    }
}

/// What the referee would find, and what is to be done about it.
fn check(ui: &mut Ui, state: &mut TalkState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    let found = findings(state.rulebook, state.public);
    if found.is_empty() {
        hint(ui, palette, "He finds nothing against the rules.");
    } else {
        let all = found.impossible.len() + found.irregular.len();
        let things = count(all, "thing is", "things are");
        hint(ui, palette, format!("{things} against the rules:"));
    }
    ScrollArea::vertical().id_salt("found").max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
        for sentence in &found.impossible {
            ui.add(Label::new(text(sentence, fonts::bold(13.0), palette.bad)).wrap());
        }
        for sentence in &found.irregular {
            ui.add(Label::new(text(sentence, fonts::sans(13.0), palette.text)).wrap());
        }
    });
    if !found.impossible.is_empty() {
        hint(ui, palette, "What is red must be mended before he can judge again.");
    }
    ui.add_space(8.0);
    let mut done = false;
    ui.add_enabled_ui(found.impossible.is_empty(), |ui| {
        if primary(ui, palette, "Play on from here", "", true).clicked() {
            actions.push(Action::own(Wish::Table(Command::Referee { on: true })));
            done = true;
        }
    });
    ui.horizontal(|ui| {
        done |= plain(ui, palette, "Mend it by hand").clicked();
        ui.add_enabled_ui(state.can_go_back, |ui| {
            if plain(ui, palette, "Take it all back").clicked() {
                actions.push(Action::own(Wish::BackToReferee));
                done = true;
            }
        });
    });
    if done {
        state.memory.referee.checking = false;
    }
}
