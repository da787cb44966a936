//! The turn track: the turns of the game, the current segment, and the reinforcements of each turn.

use super::turn_chips::TurnChips;
use crate::{
    engine::{counters::Flag, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, paint_side, section, text},
        },
    },
};
use bevy_egui::egui::{Id, Label, Rect, Sense, Ui, vec2};

/// Units that enter in a turn.
pub(crate) struct Entering {
    pub turn: u8,
    pub side: Flag,
    /// The units, with their entry hexes.
    pub words: String,
}

/// The content of the track beside the turns.
pub(crate) struct TurnTrack {
    /// The side and the name of the current segment; none before the first and after the last turn.
    pub segment: Option<(Flag, String)>,
    pub entering: Vec<Entering>,
}

impl TurnTrack {
    /// Draws it; a click on a turn shows the units that enter then.
    pub fn show<G: Panelled>(&self, ui: &mut Ui, panel: &PanelContext<G>) {
        let (palette, (rulebook, _)) = (panel.palette, panel.game());
        let about = G::about(rulebook);
        let [first, last] = about.turns;
        let now = panel.turn_shown().max(first);
        let remembered = Id::new(("turn track", G::ID, about.id));
        let (title, place) = (say!("dock-turn-track"), say!("dock-turn-track-now", turn = now, last = last));
        section(ui, palette, &title, &place, |ui| {
            // When the turn changes, the new turn is shown instead of the chosen one.
            let before = ui.data(|data| data.get_temp::<(u8, u8)>(remembered));
            let chosen = before.filter(|(at, _)| *at == now).map(|(_, chosen)| chosen);
            let chips = TurnChips { turns: first..=last, now, chosen };
            let clicked = chips.show(ui, palette, |turn| self.sides(turn), |turn| self.told(turn));
            if let Some(turn) = clicked {
                // A second click shows the current turn again.
                let wanted = if chosen == Some(turn) { now } else { turn };
                ui.data_mut(|data| data.insert_temp(remembered, (now, wanted)));
            }
            if let Some((side, words)) = &self.segment {
                line(ui, palette, *side, words);
            }
            ui.add_space(4.0);
            let shown = chosen.unwrap_or(now);
            let mut nobody = true;
            for entering in self.entering.iter().filter(|entering| entering.turn == shown) {
                nobody = false;
                let words = say!("dock-turn-enters", turn = shown, units = entering.words.as_str());
                line(ui, palette, entering.side, &words);
            }
            if nobody {
                hint(ui, palette, say!("dock-turn-enters-none", turn = shown));
            }
        });
    }

    /// Returns the sides with units that enter in a turn, each once.
    fn sides(&self, turn: u8) -> Vec<Flag> {
        let mut sides: Vec<Flag> = Vec::new();
        for entering in self.entering.iter().filter(|entering| entering.turn == turn) {
            if !sides.contains(&entering.side) {
                sides.push(entering.side);
            }
        }
        sides
    }

    /// Returns the tooltip of a turn.
    fn told(&self, turn: u8) -> String {
        let entering = self.entering.iter().filter(|entering| entering.turn == turn);
        let lines = entering.map(|entering| format!("\n{}", entering.words));
        say!("dock-turn", turn = turn) + &lines.collect::<String>()
    }
}

/// Draws the mark of a side and a text after it.
fn line(ui: &mut Ui, palette: &Palette, side: Flag, words: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (place, _) = ui.allocate_exact_size(vec2(14.0, 18.0), Sense::hover());
        paint_side(ui, Rect::from_center_size(place.center(), vec2(12.0, 12.0)), side, palette);
        ui.add(Label::new(text(words, fonts::sans(13.0), palette.text)).wrap());
    });
}
