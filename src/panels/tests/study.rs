//! The tree of branches and the banner over a branch, tested by their words and their buttons.

use super::screen::Screen;
use crate::{
    engine::orders::BranchDice,
    panels::{
        Action, BranchShown, StudyAction, StudyState, buttons, dress,
        kit::place::place,
        study::{StudyMemory, StudyPanel, banner, tree},
    },
    settings::{Colours, KeyMap, Theme},
};
use bevy_egui::egui::{Context, Event, Key, Rect, pos2};

fn branch(id: usize, depth: usize, name: &str) -> BranchShown {
    let (name, from) = (name.to_owned(), format!("after order {}", 10 * id));
    BranchShown { id, depth, from, after: 10, name, orders: 3, remarks: id - 1 }
}

/// The panels of a study on a screen.
struct Stand {
    screen: Screen,
    branches: Vec<BranchShown>,
    open: Option<(usize, usize)>,
    is_drawn: bool,
    refused: Option<&'static str>,
    memory: StudyMemory,
}

impl Stand {
    fn new(branches: &[BranchShown]) -> Self {
        let memory = StudyMemory { is_open: true, ..StudyMemory::default() };
        let screen = Screen::new(1280.0, 720.0);
        let branches = branches.to_vec();
        Self { screen, branches, open: None, is_drawn: false, refused: None, memory }
    }

    /// Runs the work on the screen, with the panels on it.
    fn on<T>(&mut self, work: impl FnOnce(&mut Screen, super::screen::Draw) -> T) -> T {
        let Self { screen, branches, open, is_drawn, refused, memory } = self;
        let map = Rect::from_min_max(pos2(0.0, 44.0), pos2(900.0, 570.0));
        let mut draw = |ctx: &Context| {
            let mut actions = Vec::new();
            if dress(ctx, Theme::Dark) {
                let study = StudyState {
                    branches: &*branches,
                    open: *open,
                    dice: BranchDice::Rolled,
                    is_drawn: *is_drawn,
                    note: None,
                    refused: *refused,
                    is_over: false,
                    hides_result: false,
                };
                let palette = Theme::Dark.palette_in(Colours::Usual);
                let keys = KeyMap::default();
                let memory = &mut *memory;
                let mut panel = StudyPanel { study, palette, keys: &keys, memory, actions: &mut actions };
                let row = banner::row(ctx.content_rect(), 44.0);
                place(ctx, "study-banner", row, |ui| banner::show(ui, &mut panel, row));
                tree::show(ctx, &mut panel, map);
            }
            actions
        };
        work(screen, &mut draw)
    }

    fn press(&mut self, name: &str) -> Vec<Action> {
        self.on(|screen, draw| screen.press(name, draw))
    }

    fn has(&mut self, words: &str) -> bool {
        self.on(|screen, draw| screen.settle(draw));
        self.screen.has(words)
    }
}

fn two() -> [BranchShown; 2] {
    [branch(1, 0, "Around the north"), branch(2, 1, "Straight on")]
}

/// Beside the name of a branch is the moment at which it begins.
#[test]
fn a_row_shows_where_its_branch_begins() {
    let mut stand = Stand::new(&two());
    assert!(stand.has("after order 10 · 3 orders") && stand.has("after order 20 · 3 orders, 1 remark"));
}

/// The name of a row for a screen reader says where the branch begins and how long it is.
#[test]
fn a_row_opens_its_branch_at_the_end() {
    let mut stand = Stand::new(&two());
    let asked = stand.press("Straight on, after order 20 · 3 orders, 1 remark");
    assert_eq!(asked, [Action::Study(StudyAction::Open { id: 2, after: 3 })]);
    let asked = stand.press("Around the north, after order 10 · 3 orders");
    assert_eq!(asked, [Action::Study(StudyAction::Open { id: 1, after: 3 })]);
}

#[test]
fn a_branch_is_begun_with_the_chosen_dice_unless_that_is_refused() {
    let mut stand = Stand::new(&[]);
    assert!(stand.has("No branches yet."));
    stand.press("As expected");
    let asked = stand.press("Try from here");
    let begun = StudyAction::Try { name: String::new(), dice: BranchDice::Expected };
    assert_eq!(asked, [Action::Study(begun)]);
    assert_eq!(stand.press("New game from here"), [Action::Study(StudyAction::NewGame)]);
    stand.refused = Some("two people play");
    assert_eq!(stand.press("Try from here"), []);
    stand.press("Close");
    assert!(!stand.memory.is_open && !stand.has("Try from here"));
}

#[test]
fn a_name_is_changed_in_place() {
    let mut stand = Stand::new(&two());
    stand.press("Rename Straight on");
    stand.on(|screen, draw| {
        screen.settle(draw);
        screen.frame(vec![Event::Text(" again".to_owned())], draw)
    });
    let asked = stand.press("Save name");
    let renamed = StudyAction::Rename { id: 2, name: "Straight on again".to_owned() };
    assert_eq!(asked, [Action::Study(renamed)]);
    stand.press("Rename Straight on");
    assert_eq!(stand.on(|screen, draw| screen.key(Key::Escape, draw)), []);
    assert!(stand.memory.renamed.is_none());
}

#[test]
fn the_removal_of_a_branch_is_asked_about() {
    let mut stand = Stand::new(&two());
    assert_eq!(stand.press("Remove Around the north"), []);
    assert!(stand.has("Remove Around the north and the branches that begin in it?"));
    assert_eq!(stand.press("Keep branch"), []);
    stand.press("Remove Around the north");
    assert_eq!(stand.press("Remove branch"), [Action::Study(StudyAction::Remove(1))]);
    assert!(!stand.has("Keep branch"));
}

#[test]
fn the_banner_says_what_is_on_the_table_and_leads_back() {
    let mut stand = Stand::new(&two());
    stand.memory.is_open = false;
    assert!(!stand.has("Back to the game"));
    stand.open = Some((2, 3));
    assert!(stand.has("Branch: Straight on"));
    assert_eq!(stand.press("Back to the game"), [Action::Study(StudyAction::BackToGame)]);
    assert_eq!(stand.press("Entered"), [Action::Study(StudyAction::Dice(BranchDice::Entered))]);
    stand.press("Branches");
    assert!(stand.memory.is_open);
    assert!(!stand.has("Remove drawing"));
    stand.is_drawn = true;
    assert_eq!(stand.press("Remove drawing"), [Action::RemoveDrawing]);
}

/// The banner is a row between bar and map, and all of its buttons are in it, however long the name is.
#[test]
fn the_banner_has_a_row_of_its_own() {
    for name in ["Straight on", "The long way round the north with all three regiments and the artillery"] {
        let mut stand = Stand::new(&[branch(1, 0, name)]);
        stand.memory.is_open = false;
        (stand.open, stand.is_drawn) = (Some((1, 3)), true);
        stand.on(|screen, draw| screen.settle(draw));
        let row = banner::row(Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0)), 44.0);
        let buttons = buttons(&stand.screen.ctx);
        assert!(buttons.len() >= 7, "{buttons:?}");
        for (name, place) in buttons {
            assert!(row.contains_rect(place), "{name}: {place:?} in {row:?}");
        }
    }
    assert_eq!(banner::height(None), 0.0);
    assert!(banner::height(Some((1, 3))) > 0.0);
}
