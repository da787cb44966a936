//! A refusal, shown for a while at the foot of the map, with the case of the rules.

use super::{
    fonts,
    theme::Palette,
    widgets::{Floating, REFUSAL, capital, keyed, noted, plain, text},
};
use crate::{
    engine::{manual::RulesText, orders::Refusal, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        memory::Toast,
    },
    settings::{Command, KeyMap},
};
use bevy_egui::egui::{Align2, Button, Context, Label, Margin, Pos2};
use std::time::Duration;

/// Seconds that a refusal stays.
const STAYS: f64 = 7.0;

/// Returns the case of the refusal that is shown, if the rules have it. `number` distinguishes a new refusal from an
/// old one.
pub(crate) fn case_shown(
    ctx: &Context,
    refusal: Option<&Refusal>,
    (toast, number): (&Toast, u64),
    rules: &RulesText,
) -> Option<String> {
    let refusal = refusal?;
    let is_new = toast.number != number || toast.since == 0.0;
    let shows = !toast.dismissed && ctx.input(|input| input.time) < toast.since + STAYS;
    let known = rules.case(&refusal.case).is_some();
    ((is_new || shows) && known).then(|| refusal.case.clone())
}

/// Shows the last refusal, with the case of the rules.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, foot: Pos2) {
    let Some(refusal) = panel.state.last_refusal else { return };
    let (rulebook, public) = panel.game();
    let memory = &mut *panel.state.memory;
    let card = Card {
        refusal,
        words: &refusal.why.shown(&*G::names(rulebook, public)),
        number: panel.state.refusals,
        rules: &memory.rules(),
        keys: &memory.keys,
        palette: panel.palette,
    };
    if card.show(ctx, &mut memory.toast, foot) {
        memory.show_case(&refusal.case);
    }
}

/// A refusal to be shown.
struct Card<'a> {
    refusal: &'a Refusal,
    /// Its text, with the names that players use.
    words: &'a str,
    /// The number of refusals so far, which distinguishes a new one from an old one.
    number: u64,
    /// The rules that contain its case.
    rules: &'a RulesText,
    keys: &'a KeyMap,
    palette: &'static Palette,
}

impl Card<'_> {
    /// Shows it for a while; returns whether its case must be looked up.
    fn show(&self, ctx: &Context, toast: &mut Toast, foot: Pos2) -> bool {
        let now = ctx.input(|input| input.time);
        if toast.number != self.number || toast.since == 0.0 {
            toast.number = self.number;
            toast.since = now.max(f64::MIN_POSITIVE);
            toast.dismissed = false;
        }
        let left = toast.since + STAYS - now;
        if toast.dismissed || left <= 0.0 {
            return false;
        }
        ctx.request_repaint_after(Duration::from_secs_f64(left));
        let palette = self.palette;
        let card = Floating {
            name: REFUSAL,
            pivot: Align2::CENTER_BOTTOM,
            at: foot,
            edge: palette.bad,
            radius: 8,
            margin: Margin::symmetric(14, 10),
        };
        let known = self.rules.case(&self.refusal.case).is_some();
        let key = self.keys.hint(Command::Rules);
        let about = keyed(self.keys, &say!("kit-refusal-case.hint"), Command::Rules);
        let (mut look_up, mut dismiss) = (false, false);
        card.show(ctx, palette, |ui| {
            ui.set_max_width(520.0);
            ui.horizontal(|ui| {
                let number = text(&self.refusal.case, fonts::bold(13.0), palette.accent_text);
                if known {
                    let case = noted(&say!("kit-refusal-case"), ui.add(Button::new(number)));
                    look_up = case.on_hover_text(&about).clicked();
                }
                ui.add(Label::new(text(sentence(self.words), fonts::sans(13.0), palette.text)).wrap());
                if known && !key.is_empty() {
                    let words = say!("kit-refusal-key", key = key);
                    ui.label(text(words, fonts::sans(12.0), palette.text_third));
                }
                dismiss = plain(ui, palette, "×").clicked();
            });
        });
        toast.dismissed |= look_up || dismiss;
        look_up
    }
}

/// Returns the text with a capital at the start and a full stop at the end.
fn sentence(words: &str) -> String {
    let words = capital(words);
    if words.ends_with(['.', '!', '?']) { words } else { format!("{words}.") }
}
