//! The head of the dock while the computer acts, and no die of a person is due. It shows the last action with its reason,
//! and buttons to pause, step and look back.

use super::head_told::{HeadButton, HeadTold};
use crate::{
    engine::{counters::Flag, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        state::{Action, ReplayAction},
    },
    scene::log_line::LogLine,
    settings::Command,
};

/// The most lines of one action that are shown: the log has all.
const LINES: usize = 3;

/// Returns it while a computer player must give the next order.
pub(crate) fn told<G: Panelled>(panel: &PanelContext<G>) -> Option<HeadTold> {
    let memory = &panel.state.memory;
    let away = memory.in_lesson() || memory.briefing || memory.own_die || panel.state.dice.is_some();
    let side = panel.waits_for().filter(|_| !away)?;
    let (rulebook, public) = panel.game();
    let asked = G::owed(rulebook, public).is_some() && !panel.tumbles();
    // The dock shows the decision that the computer must make. While dice tumble the log ends before their attack: its last
    // line would be read as that attack.
    let log: &[LogLine] = match (asked || panel.tumbles(), panel.holds_phase()) {
        (true, _) => &[],
        (false, true) => of_its_own(before_phase(panel.state.log), side.flag),
        (false, false) => of_its_own(panel.state.log, side.flag),
    };
    let (told, why) = deed(log);
    let acts = match (panel.state.held, asked) {
        (true, _) => say!("dock-watch-paused", side = side.as_people()),
        (_, true) => say!("dock-watch-deciding", side = side.as_people()),
        _ => say!("dock-watch-moving", side = side.as_people()),
    };
    // In the phase of the other side that one is named first, as in the bar.
    let (flag, sentence, step) = match panel.side_of_phase().filter(|owner| *owner != side) {
        Some(owner) => {
            let step = if panel.tumbles() { String::new() } else { acts };
            (owner.flag, G::phase_name(rulebook, panel.phase_shown()), step)
        }
        None => (side.flag, acts, told),
    };
    Some(HeadTold {
        edge: Some(panel.palette.side(flag)),
        mark: Some(flag),
        sentence,
        step,
        more: why,
        buttons: buttons(panel),
        beside_sentence: true,
    })
}

fn buttons<G: Panelled>(panel: &PanelContext<G>) -> Vec<HeadButton> {
    let (words, about) = match panel.state.held {
        true => (say!("dock-watch-continue"), say!("dock-watch-continue.hint")),
        false => (say!("dock-watch-pause"), say!("dock-watch-pause.hint")),
    };
    let look_back = Action::Replay(ReplayAction::LookBack);
    let all = [
        (words, about, Command::HoldOpponent, Action::HoldOpponent),
        (say!("dock-watch-step"), say!("dock-watch-step.hint"), Command::OneDeed, Action::OneDeed),
        (say!("dock-watch-back"), say!("dock-watch-back.hint"), Command::LookBack, look_back),
    ];
    // A player elsewhere is not paused here.
    let is_elsewhere = panel.state.memory.online_game.is_some();
    let all = all.into_iter().skip(if is_elsewhere { 2 } else { 0 });
    let button = |(words, about, key, action): (String, String, Command, Action)| HeadButton {
        words,
        about: panel.keyed(&about, key),
        action,
        leaf: None,
    };
    all.map(button).collect()
}

/// Returns the log, or no lines if the other side has acted last: that is no action of this side.
fn of_its_own(log: &[LogLine], flag: Flag) -> &[LogLine] {
    let another = |line: &LogLine| line.why.is_empty() && line.side.is_some_and(|side| side != flag);
    if log.last().is_some_and(another) { &[] } else { log }
}

/// Returns the log before the phases that have opened since the last action.
fn before_phase(log: &[LogLine]) -> &[LogLine] {
    let mut log = log;
    while let Some(opened) = log.iter().rposition(|line| line.heading) {
        log = log.get(..opened).unwrap_or_default();
        if log.last().is_none_or(|line| !line.heading) {
            break;
        }
    }
    log
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
        // While the result of the attack is over the map, the phases that it has opened are not its story.
        let told = ("Attack on Orsha  ·  The defender retreats".to_owned(), "three to one".to_owned());
        assert_eq!(deed(before_phase(&log)), told);
        assert!(before_phase(&log[1..2]).is_empty() && before_phase(&[]).is_empty());
    }
}
