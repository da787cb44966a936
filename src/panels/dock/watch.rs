//! The line at the top of the map while the computer acts, and no die of a person is due. It shows the last action with
//! its reason, and buttons to pause, step and look back.

use super::head_plate;
use crate::{
    engine::counters::Flag,
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            widgets::{plain, side_mark, text},
        },
        state::{Action, ReplayAction},
    },
    scene::log_line::LogLine,
    settings::Command,
};
use bevy_egui::egui::{Context, Label, Rect, Ui};

/// The most lines of one action that are shown: the log has all.
const LINES: usize = 3;
/// Its height with one line for the action and one for its reason, in points.
const LEAST: f32 = 66.0;

/// Shows it at the top of the map while a computer player must give the next order.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let memory = &panel.state.memory;
    let away = memory.in_lesson() || memory.briefing || memory.own_die || panel.state.dice.is_some();
    let Some(side) = panel.waits_for().filter(|_| !away) else { return };
    let palette = panel.palette;
    let (rulebook, public) = panel.game();
    let asked = G::owed(rulebook, public).is_some() && !panel.tumbles();
    let flag = G::SIDES[G::acting(rulebook, public)].flag;
    // The dock shows the decision that the computer must make.
    let log = if asked { &[] } else { of_its_own(panel.state.log, flag) };
    let (told, why) = deed(log);
    head_plate::show(ctx, palette, "watch", map, |ui, width| {
        // The width does not depend on the text: the buttons stay in place.
        ui.set_width(width);
        // The height is the same for most actions as well: the view scrolls beside the line before the line is filled.
        // For a decision no lines are kept free, because its text is known already.
        if !asked {
            ui.set_min_height(LEAST);
        }
        ui.horizontal(|ui| buttons(ui, panel, &side, asked));
        if !told.is_empty() {
            ui.add(Label::new(text(told, fonts::sans(13.0), palette.text)).wrap());
        }
        if !why.is_empty() {
            ui.add(Label::new(text(why, fonts::sans(12.0), palette.text_third)).wrap());
        }
    });
}

fn buttons<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, side: &str, asked: bool) {
    let palette = panel.palette;
    let (rulebook, public) = panel.game();
    side_mark(ui, G::SIDES[G::acting(rulebook, public)].flag, palette);
    let held = panel.state.held;
    let state = match (held, asked) {
        (true, _) => "waits",
        (_, true) => "is asked",
        _ => "acts",
    };
    ui.label(text(format!("{side} computer player {state}"), fonts::bold(13.0), palette.accent_text));
    let button =
        |ui: &mut Ui, panel: &mut PanelContext<G>, words: &str, about: &str, key: Command, action: Action| {
            let about = panel.keyed(about, key);
            if plain(ui, palette, words).on_hover_text(about).clicked() {
                panel.act(action);
            }
        };
    let (words, about) = match held {
        true => ("Go on", "Let it go on by itself"),
        false => ("Wait", "Have it wait after what it does now"),
    };
    button(ui, panel, words, about, Command::HoldOpponent, Action::HoldOpponent);
    let about = "Let it do one thing, then wait";
    button(ui, panel, "One deed", about, Command::OneDeed, Action::OneDeed);
    let back = Action::Replay(ReplayAction::LookBack);
    button(
        ui,
        panel,
        "Look back",
        "Step back through what was done; it waits so long",
        Command::LookBack,
        back,
    );
}

/// Returns the log, or no lines if the other side has acted last: that is no action of this side.
fn of_its_own(log: &[LogLine], flag: Flag) -> &[LogLine] {
    let another = |line: &LogLine| line.why.is_empty() && line.side.is_some_and(|side| side != flag);
    if log.last().is_some_and(another) { &[] } else { log }
}

/// Returns the events of the last order and its reason: the lines after the last heading, from the last one with a
/// reason on. Without such lines it returns that heading.
fn deed(log: &[LogLine]) -> (String, String) {
    let opened = log.iter().rposition(|line| line.heading).map_or(0, |heading| heading + 1);
    let lines = log.get(opened..).unwrap_or_default();
    if let ([], Some(heading)) = (lines, log.last()) {
        // The order has only ended a phase: the beginning of the next one is shown.
        return (heading.text.clone(), heading.why.clone());
    }
    let begun = lines.iter().rposition(|line| !line.why.is_empty());
    let lines = match begun {
        Some(begun) => lines.get(begun..).unwrap_or_default(),
        None => lines.get(lines.len().saturating_sub(1)..).unwrap_or_default(),
    };
    let told: Vec<&str> = lines.iter().map(|line| line.text.as_str()).take(LINES).collect();
    (told.join("  ·  "), lines.first().map_or_else(String::new, |line| line.why.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, why: &str, heading: bool) -> LogLine {
        LogLine { text: text.to_owned(), why: why.to_owned(), heading, ..LogLine::default() }
    }

    #[test]
    fn what_a_person_has_done_is_no_deed_of_the_computer() {
        let mut log = vec![line("March to Orsha", "towards the bridge", false)];
        assert_eq!(of_its_own(&log, Flag::Red).len(), 1);
        log.push(LogLine { side: Some(Flag::Olive), ..line("M4 goes to La Croix", "", false) });
        assert!(of_its_own(&log, Flag::Red).is_empty());
        assert_eq!(of_its_own(&log, Flag::Olive).len(), 2);
    }

    #[test]
    fn the_last_deed_is_told_with_its_reason_and_what_it_brought() {
        let mut log = vec![
            line("First", "because", false),
            line("Turn 2", "", true),
            line("March to Orsha", "towards the bridge", false),
            line("Attack on Orsha", "three to one", false),
            line("The defender retreats", "", false),
        ];
        let told = ("Attack on Orsha  ·  The defender retreats".to_owned(), "three to one".to_owned());
        assert_eq!(deed(&log), told);
        log.push(line("Turn 3", "", true));
        assert_eq!(deed(&log), ("Turn 3".to_owned(), String::new()), "a phase was ended, and no more");
        log.push(line("All units are in supply", "", false));
        assert_eq!(deed(&log), ("All units are in supply".to_owned(), String::new()));
        assert_eq!(deed(&[]), (String::new(), String::new()));
    }
}
