//! The task of this phase, for the head of the dock: one sentence and one next step. After the other side's turn the step
//! sums up that side's actions, until the next order.

use super::head_told::{HeadButton, HeadTold};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled, Unfinished},
        state::{Action, ReplayAction},
    },
};

/// Returns it while a person at this table must act.
pub(crate) fn told<G: Panelled>(panel: &mut PanelContext<G>) -> Option<HeadTold> {
    let memory = &panel.state.memory;
    let waits = panel.tumbles() || panel.holds_phase();
    if memory.in_lesson() || memory.briefing || !panel.is_asked() || waits {
        return None;
    }
    let news = memory.summed_up.clone();
    let (says, without_die) = (memory.what_now, memory.without_die.clone());
    if !says && news.is_none() && without_die.is_none() {
        return None;
    }
    let waiting = if says { G::waits_beside(panel) } else { Vec::new() };
    let mut told = HeadTold { edge: Some(panel.palette.accent), ..HeadTold::default() };
    let [to_do, left, wait] = if says { words(panel, &waiting) } else { Default::default() };
    let (sentence, then) = first_sentence(&to_do);
    told.sentence = if says { sentence.to_owned() } else { phase_name(panel) };
    told.more =
        [left.as_str(), then].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    let chosen = if says { G::chosen_told(panel) } else { None };
    told.step = if let Some(chosen) = chosen {
        chosen
    } else if let Some(news) = news {
        told.buttons.push(look_back(panel));
        news
    } else if let Some(without_die) = without_die {
        without_die
    } else if !waiting.is_empty() {
        told.buttons.push(show_waiting(panel, &waiting));
        if wait.is_empty() { who_waits::<G>(&waiting) } else { wait }
    } else if !left.is_empty() {
        left
    } else {
        then.to_owned()
    };
    Some(told)
}

fn phase_name<G: Panelled>(panel: &PanelContext<G>) -> String {
    let (rulebook, public) = panel.game();
    G::phase_name(rulebook, G::phase(public))
}

/// Splits a text after its first sentence.
fn first_sentence(words: &str) -> (&str, &str) {
    match words.find(". ") {
        Some(at) => (&words[..=at], words[at + 2..].trim()),
        None => (words, ""),
    }
}

fn look_back<G: Panelled>(panel: &PanelContext<G>) -> HeadButton {
    let about = say!("dock-watch-again.hint");
    let action = Action::Replay(ReplayAction::PlayFrom(panel.state.memory.summed_from));
    HeadButton { words: say!("dock-watch-again"), about, action, leaf: None }
}

/// Returns the button that leads to the waiting units. Units that wait in the dock are placed at their entry hex: the
/// button leads there.
fn show_waiting<G: Panelled>(panel: &PanelContext<G>, waiting: &[UnitId]) -> HeadButton {
    let entry = G::WAITING_LEAF.and_then(|_| comes_on(panel, waiting));
    let action = entry.map_or_else(|| Action::BringWaiting(waiting.to_vec()), Action::Centre);
    let about = say!("dock-waiting-show.hint");
    HeadButton { words: say!("dock-waiting-show"), about, action, leaf: G::WAITING_LEAF }
}

/// Whether the unfinished action concerns only the waiting units.
fn is_of(left: &Unfinished, waiting: &[UnitId]) -> bool {
    let mut units = left.places.iter().flat_map(|(_, units)| units).peekable();
    units.peek().is_some() && units.all(|unit| waiting.contains(unit))
}

/// Returns the number of waiting units, and the place where they are found.
fn who_waits<G: Panelled>(waiting: &[UnitId]) -> String {
    match G::LEAVES.iter().find(|leaf| G::WAITING_LEAF == Some(leaf.name)) {
        Some(leaf) => say!("dock-waiting-in-tab", n = waiting.len(), tab = (leaf.words)()),
        None => say!("dock-waiting-beside", n = waiting.len()),
    }
}

/// Returns the entry hex of the first waiting unit.
fn comes_on<G: Panelled>(panel: &PanelContext<G>, waiting: &[UnitId]) -> Option<Hex> {
    let places = G::undone(panel).into_iter().flat_map(|left| left.places);
    let waits = |units: &[UnitId]| units.iter().any(|unit| waiting.contains(unit));
    places.filter(|(_, units)| waits(units)).find_map(|(hex, _)| hex)
}

/// Returns the task, its unfinished actions, and those of the waiting units, each without repetition. They are computed
/// once for a position and its draft.
fn words<G: Panelled>(panel: &mut PanelContext<G>, waiting: &[UnitId]) -> [String; 3] {
    let number = (panel.state.position_number, G::draft_number(panel));
    if let Some((known, words)) = &panel.state.memory.to_do
        && *known == number
    {
        return words.clone();
    }
    let (wait, left): (Vec<Unfinished>, Vec<Unfinished>) =
        G::undone(panel).into_iter().partition(|left| is_of(left, waiting));
    let told = |left: Vec<Unfinished>| left.into_iter().map(|left| left.words).collect::<Vec<_>>().join(" ");
    // If the units wait in the dock, the unfinished actions say more: the entry hex of each.
    let wait = if G::WAITING_LEAF.is_some() { told(wait) } else { String::new() };
    let words = [G::to_do(panel), told(left), wait];
    panel.state.memory.to_do = Some((number, words.clone()));
    words
}

#[cfg(test)]
mod tests {
    use super::first_sentence;

    #[test]
    fn the_head_begins_with_one_sentence() {
        let told = first_sentence("Drag units onto a target. Then End phase.");
        assert_eq!(told, ("Drag units onto a target.", "Then End phase."));
        assert_eq!(first_sentence("End phase."), ("End phase.", ""));
    }
}
