//! The report on a game over the whole window: its course by turn, every combat, and the dice against their
//! expectation.

pub mod attacks;
pub(crate) mod charts;
pub(crate) mod course;
mod end_page;
pub mod frame;
pub(super) mod plain;
pub(super) mod result;
pub(crate) mod table;

use super::{
    kit::theme::{Palette, Theme},
    state::Action,
};
use crate::{
    engine::{counters::Flag, text::say},
    settings::Colours,
};
use bevy_egui::egui::{Context, ScrollArea, Ui};
use frame::{Head, frame};

pub trait ReportShown {
    /// Returns the name of the page with all combats.
    fn fights_name() -> String;

    /// Returns the top of the report.
    fn head(&self) -> Head<'_>;

    fn course(&self, ui: &mut Ui, palette: &Palette);

    /// Draws every combat of a side, or of both.
    fn fights(&self, ui: &mut Ui, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action>;

    /// Draws dice and luck.
    fn dice(&self, ui: &mut Ui, palette: &Palette);
}

#[derive(Clone, Debug, Default)]
pub struct ReportMemory {
    /// The page that is open, from 0.
    pub page: usize,
    /// The side whose combats are listed; none for both.
    pub side: Option<Flag>,
}

pub struct ReportState<'a, R> {
    pub report: &'a R,
    /// The theme, dark or light.
    pub theme: Theme,
    pub colours: Colours,
    pub memory: &'a mut ReportMemory,
}

/// Draws the report over the whole window.
pub fn report<R: ReportShown>(ctx: &Context, state: ReportState<R>) -> Vec<Action> {
    let ReportState { report, theme, colours, memory: ReportMemory { page, side } } = state;
    let pages = [say!("report-course"), R::fights_name(), say!("report-dice")];
    frame(ctx, (theme, colours), &report.head(), &pages, page, |ui, palette, page, actions| {
        if page == 1 {
            actions.extend(report.fights(ui, side, palette));
            return;
        }
        ScrollArea::vertical().id_salt(("report", page)).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 12.0);
            if page == 0 { report.course(ui, palette) } else { report.dice(ui, palette) }
        });
    })
}
