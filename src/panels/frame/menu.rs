//! The menu at the right end of the bar.

use super::panelled::{PanelContext, Panelled};
use crate::{
    engine::{orders::is_over, text::say},
    panels::{
        kit::{
            fonts,
            theme::{Palette, over},
            widgets::{noted, text},
        },
        questions::{ask_end, referee},
        state::{Action, Sheet},
        title::briefing,
        workshop_wish::WorkshopWish,
    },
};
use bevy_egui::egui::{Button, Ui, vec2};

/// Width of the menu, in points.
const WIDTH: f32 = 190.0;
/// Height of an entry, in points.
const LINE: f32 = 28.0;

/// The facts that decide which entries the menu has.
struct Offers {
    /// Whether the game is on the table, and no replay.
    is_live: bool,
    /// Whether a game is played that is no lesson and not over.
    is_played: bool,
    by_hand: bool,
    can_read: bool,
    has_study: bool,
    can_end: bool,
    referee_can_go: bool,
    referee_must_stay: bool,
    tools: Vec<WorkshopWish>,
}

impl Offers {
    fn of<G: Panelled>(panel: &PanelContext<G>) -> Self {
        let is_live = panel.state.replay.is_none();
        Self {
            is_live,
            is_played: is_live && !panel.state.memory.in_lesson() && !is_over::<G>(panel.state.public),
            by_hand: panel.state.dice_by_hand,
            can_read: briefing::can_read(panel),
            has_study: panel.state.study.is_some(),
            can_end: ask_end::can_end(panel),
            referee_can_go: referee::can_go(panel).is_some(),
            referee_must_stay: is_live && referee::must_stay(panel),
            tools: tools(panel),
        }
    }
}

/// The chosen entries that open a part of the panels: this waits until the menu is drawn.
#[derive(Default)]
struct Chosen {
    save_as: bool,
    briefing: bool,
    branches: bool,
    referee_off: bool,
    end_early: bool,
}

impl Chosen {
    fn carry_out<G: Panelled>(self, panel: &mut PanelContext<G>) {
        if self.referee_off {
            referee::send_out(panel);
        }
        panel.state.memory.asking_end |= self.end_early;
        panel.state.memory.briefing |= self.briefing;
        panel.state.memory.timeline.study.is_open ^= self.branches;
        if self.save_as {
            panel.state.memory.save_name = Some(String::new());
        }
    }
}

/// Draws the button that opens the menu, and the menu while it is open.
pub(super) fn menu<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>) {
    let palette = panel.palette;
    let offers = Offers::of(panel);
    let mut chosen = Chosen::default();
    ui.menu_button(text(say!("frame-menu"), fonts::sans(13.0), palette.text), |ui| {
        ui.set_min_width(WIDTH);
        let mut entries = Entries { palette, actions: &mut panel.actions };
        entries.about_files(ui, &offers, &mut chosen);
        entries.about_game(ui, &offers, &mut chosen);
        entries.about_view(ui);
        for (words, leaf) in sheets() {
            entries.entry(ui, &words, Some(Action::Open(leaf)));
        }
        entries.workshop(ui, &offers.tools);
        entries.entry(ui, &say!("frame-to-title"), Some(Action::ToTitle));
        entries.entry(ui, &say!("frame-quit"), Some(Action::Quit));
    });
    chosen.carry_out(panel);
}

/// Draws the entries of the menu.
struct Entries<'a> {
    palette: &'static Palette,
    actions: &'a mut Vec<Action>,
}

impl Entries<'_> {
    /// Draws an entry, and returns whether it is clicked.
    fn entry(&mut self, ui: &mut Ui, words: &str, action: Option<Action>) -> bool {
        let palette = self.palette;
        let button = Button::new(text(words, fonts::sans(13.0), palette.text));
        let button = button.fill(over(palette.raised, palette.panel, 0.4)).min_size(vec2(WIDTH, LINE));
        let clicked = noted(words, ui.add(button)).clicked();
        if clicked {
            self.actions.extend(action);
            ui.close();
        }
        clicked
    }

    /// Draws the entries about the files of the game, its briefing and its branches.
    fn about_files(&mut self, ui: &mut Ui, offers: &Offers, chosen: &mut Chosen) {
        if offers.is_live {
            self.entry(ui, &say!("frame-save"), Some(Action::Save));
            chosen.save_as = self.entry(ui, &say!("frame-save-as"), None);
        }
        self.entry(ui, &say!("figure-save-picture"), Some(Action::SavePicture));
        self.entry(ui, &say!("figure-save-film"), Some(Action::SaveFilm));
        chosen.briefing = offers.can_read && self.entry(ui, &say!("frame-briefing"), None);
        chosen.branches = offers.has_study && self.entry(ui, &say!("study-branches"), None);
    }

    /// Draws the entries about the dice, the referee and the end of the game.
    fn about_game(&mut self, ui: &mut Ui, offers: &Offers, chosen: &mut Chosen) {
        if offers.is_played {
            let words = if offers.by_hand { say!("frame-own-dice") } else { say!("frame-real-dice") };
            self.entry(ui, &words, Some(Action::DiceByHand(!offers.by_hand)));
        }
        if offers.referee_can_go {
            chosen.referee_off = self.entry(ui, &say!("frame-referee-off"), None);
        }
        if offers.referee_must_stay {
            let words = say!("frame-referee-off");
            let button = Button::new(text(words, fonts::sans(13.0), self.palette.text_third));
            ui.add_enabled(false, button.min_size(vec2(WIDTH, LINE)))
                .on_disabled_hover_text(referee::stays());
        }
        if offers.can_end {
            chosen.end_early = self.entry(ui, &say!("frame-end-early"), None);
        }
    }

    /// Draws the entries about the look of the table, for players and for viewers.
    fn about_view(&mut self, ui: &mut Ui) {
        let theme = if self.palette.dark { say!("frame-light") } else { say!("frame-dark") };
        self.entry(ui, &theme, Some(Action::ToggleTheme));
        self.entry(ui, &say!("frame-presenter"), Some(Action::Present));
        self.entry(ui, &say!("frame-capture"), Some(Action::Capture));
        self.entry(ui, &say!("fight-hold-view"), Some(Action::HoldView));
        self.entry(ui, &say!("casting-mode"), Some(Action::Casting(true)));
    }

    /// Draws the menu of the workshop, if it offers a tool.
    fn workshop(&mut self, ui: &mut Ui, tools: &[WorkshopWish]) {
        if tools.is_empty() {
            return;
        }
        let words = say!("workshop-menu");
        let opened = ui.menu_button(text(words.as_str(), fonts::sans(13.0), self.palette.text), |ui| {
            for tool in tools {
                self.entry(ui, &tool.words(), Some(Action::Workshop(*tool)));
            }
        });
        noted(&words, opened.response);
    }
}

/// Returns the tools of the workshop that the menu offers: none in a lesson, and in a replay the one that is about its
/// moment.
fn tools<G: Panelled>(panel: &PanelContext<G>) -> Vec<WorkshopWish> {
    let (memory, replayed) = (&panel.state.memory, panel.state.replay.is_some());
    if memory.in_lesson() {
        return Vec::new();
    }
    let is_offered = |tool: &&WorkshopWish| (**tool == WorkshopWish::MakePuzzle) == replayed;
    memory.workshop.iter().filter(is_offered).copied().collect()
}

/// The tabs of the sheet in the menu, each with its entry.
fn sheets() -> [(String, Sheet); 4] {
    [
        (say!("frame-settings"), Sheet::Table),
        (say!("frame-help"), Sheet::Help),
        (say!("frame-guides"), Sheet::Guides),
        (say!("frame-about"), Sheet::ScenarioInfo),
    ]
}
