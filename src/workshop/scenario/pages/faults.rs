//! The faults of the scenario in the words of the panel, and the part of it in which each can be repaired.

use super::{
    state::{EditorMemory, EditorState, ScenarioAction, Tab, ThingOpen},
    widgets::line_button,
};
use crate::{
    engine::{
        drafts::{DraftView, SectionPage, ThingName, UnitsOf},
        orders::SideNames,
        text::say,
    },
    panels::kit::{
        theme::Palette,
        widgets::{as_sentence, hint, warning, words},
    },
};
use bevy_egui::egui::Ui;

/// The part of the panel in which a fault can be repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Page(Tab),
    Units(usize, UnitsOf),
    Thing(Tab, ThingOpen),
}

impl Place {
    /// Opens it.
    fn open(self, memory: &mut EditorMemory) {
        match self {
            Self::Page(tab) => memory.tab = tab,
            Self::Units(side, of) => {
                memory.tab = if matches!(of, UnitsOf::Group(_)) { Tab::Units } else { Tab::Arrivals };
                memory.open_thing(None);
                (memory.open, memory.placed) = (Some((side, of)), None);
            }
            Self::Thing(tab, thing) => {
                memory.tab = tab;
                memory.open_thing(Some(thing));
            }
        }
    }
}

/// Returns the name of a page.
pub(super) fn tab_words(tab: Tab) -> String {
    match tab {
        Tab::Texts => say!("scenario-tab-texts"),
        Tab::Units => say!("scenario-tab-units"),
        Tab::Arrivals => say!("scenario-tab-arrivals"),
        Tab::Victory => say!("scenario-tab-victory"),
        Tab::Options => say!("scenario-tab-options"),
        Tab::Fairness => say!("scenario-tab-fairness"),
        Tab::Check => say!("scenario-tab-check"),
    }
}

/// Draws the faults; a click on one opens the part in which it can be repaired.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut EditorState,
    actions: &mut Vec<ScenarioAction>,
) {
    let Some(view) = state.view else { return };
    match state.faults {
        None => hint(ui, palette, say!("scenario-checking")),
        Some([]) => words(ui, palette, say!("scenario-faultless")),
        Some(faults) => {
            for fault in faults {
                let (place, told) = placed(view, state.sides, fault);
                match place {
                    None => warning(ui, palette, &told),
                    Some(place) if line_button(ui, palette, &told).clicked() => {
                        place.open(state.memory);
                        actions.extend(state.picks.is_some().then_some(ScenarioAction::Pick(None)));
                    }
                    Some(_) => {}
                }
                ui.add_space(2.0);
            }
        }
    }
}

/// Returns the place of a fault, if it is in the panel, and the fault in words. It begins with the path of a value in the
/// file, which is no word for an author who has not seen the file.
pub(super) fn placed(view: &DraftView, sides: [SideNames; 2], fault: &str) -> (Option<Place>, String) {
    let is_of_path = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
    let split = fault.split_once(": ").filter(|(path, _)| path.chars().all(is_of_path));
    let found = split.and_then(|(path, why)| Some((of_path(view, sides, path)?, why)));
    let Some((place, why)) = found else { return (None, as_sentence(fault)) };
    let told = match place {
        Place::Page(tab) => say!("scenario-fault-page", page = tab_words(tab), why = why),
        Place::Units(side, of) => {
            let people = sides.map(SideNames::as_people);
            let side = people.into_iter().nth(side).unwrap_or_else(|| "".into());
            match of {
                UnitsOf::Group(number) => {
                    say!("scenario-fault-group", number = number + 1, side = side, why = why)
                }
                UnitsOf::Arrival(number) => {
                    say!("scenario-fault-arrival", number = number + 1, side = side, why = why)
                }
            }
        }
        Place::Thing(_, thing) => {
            say!("scenario-fault-page", page = thing_words(view, thing), why = why)
        }
    };
    (Some(place), told)
}

/// Returns the place of a value by its path in the file.
fn of_path(view: &DraftView, sides: [SideNames; 2], path: &str) -> Option<Place> {
    let mut steps = path.split('.').map(step);
    let (first, number) = steps.next()?;
    if let Some(section) = view.sections.iter().find(|section| section.word == first) {
        let tab = match section.page {
            SectionPage::Units => Tab::Units,
            SectionPage::Arrivals => Tab::Arrivals,
            SectionPage::Victory => Tab::Victory,
            SectionPage::Options => Tab::Options,
        };
        // A section with one thing may have a list in it, whose values have numbers.
        let thing = number.filter(|number| *number < section.things.len()).unwrap_or(0);
        section.things.get(thing)?;
        return Some(Place::Thing(tab, ThingOpen { section: section.word, thing }));
    }
    for (side, names) in sides.iter().enumerate() {
        let units = view.sides.get(side)?;
        // Arrivals of a side are in a list of the side, or in one that bears its name.
        let (list, number) = if first.eq_ignore_ascii_case(names.word) {
            steps.next()?
        } else if first.strip_suffix("_reinforcements").is_some_and(|word| word == names.word) {
            ("arrivals", number)
        } else {
            continue;
        };
        return match (list, number) {
            ("set_up", Some(group)) if group < units.groups.len() => {
                Some(Place::Units(side, UnitsOf::Group(group)))
            }
            ("arrivals", Some(arrival)) if arrival < units.arrivals.len() => {
                Some(Place::Units(side, UnitsOf::Arrival(arrival)))
            }
            ("arrivals", _) => Some(Place::Page(Tab::Arrivals)),
            _ => Some(Place::Page(Tab::Units)),
        };
    }
    match first {
        "id" | "title" | "summary" | "staging" => Some(Place::Page(Tab::Texts)),
        "set_up" => Some(Place::Page(Tab::Units)),
        "victory" => Some(Place::Page(Tab::Victory)),
        "first_turn" | "last_turn" | "dates" | "first_player" | "options" => Some(Place::Page(Tab::Options)),
        _ => None,
    }
}

/// Returns a step of a path: its name, and the number in its brackets.
fn step(step: &str) -> (&str, Option<usize>) {
    let Some((name, rest)) = step.split_once('[') else { return (step, None) };
    (name, rest.split(']').next().and_then(|number| number.parse().ok()))
}

/// Returns the name of a thing, or of its section if it has none.
fn thing_words(view: &DraftView, open: ThingOpen) -> String {
    let section = view.sections.iter().find(|section| section.word == open.section);
    let thing = section.and_then(|section| section.things.get(open.thing));
    let name = match thing.map(|thing| &thing.name) {
        Some(ThingName::Own(name)) => Some(name),
        _ => section.map(|section| &section.title),
    };
    name.map(|text| text.plain()).unwrap_or_default()
}
