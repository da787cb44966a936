//! The card that asks the viewers of the overlay. Its choices are orders of the computer's hint, of the player's own plan
//! and of moves on the map, and the end of the phase. It shows the votes; the player decides, and gives the order in the
//! usual place.

use super::state::{StageAction, StageShown};
use crate::{
    engine::{orders::AnyOrder, text::say},
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            choice::choice,
            fonts,
            widgets::{Floating, between, caps, hint, plain, text, warning},
        },
        state::{Action, Hint},
    },
};
use bevy_egui::egui::{Align2, Context, Label, Margin, Rect, Ui, vec2};

/// Width of the open card.
const WIDTH: f32 = 300.0;

/// Draws the card at the lower left of the map, or the button that opens it, while a person is asked.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    let Some(shown) = panel.state.memory.stage.clone() else { return };
    if !panel.is_asked() || panel.state.memory.in_lesson() || panel.tumbles() {
        return;
    }
    let palette = panel.palette;
    let card = Floating {
        name: "stage",
        pivot: Align2::LEFT_BOTTOM,
        at: map.left_bottom() + vec2(12.0, -12.0),
        edge: palette.line,
        radius: 8,
        margin: Margin::symmetric(12, 8),
    };
    if !panel.state.memory.stage_is_open {
        card.show(ctx, palette, |ui| {
            if plain(ui, palette, &say!("stage-head")).on_hover_text(say!("stage-head.hint")).clicked() {
                panel.state.memory.stage_is_open = true;
            }
        });
        return;
    }
    let orders = [hinted(panel), planned(panel), end_of_phase(panel)];
    card.show(ctx, palette, |ui| {
        ui.set_width(WIDTH);
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.label(caps(&say!("stage-head"), 11.0, palette.text_second));
        choices(ui, panel, &shown);
        if let Some(refused) = shown.refused.as_ref().filter(|refused| !refused.is_empty()) {
            warning(ui, palette, refused);
        }
        if shown.vote.is_none() {
            sources(ui, panel, &shown, orders);
        }
        buttons(ui, panel, &shown);
        if shown.delay > 0 {
            hint(ui, palette, say!("stage-delayed", n = shown.delay));
        }
    });
}

/// Returns the order of the hint, if there is one.
fn hinted<G: Panelled>(panel: &PanelContext<G>) -> Option<AnyOrder> {
    match panel.state.hint? {
        Hint::Given { order, .. } => Some(AnyOrder::new(order.clone())),
        Hint::Thinking(_) => None,
    }
}

/// Returns the order of the player's own plan: that of the button at the foot of the dock, unless it ends the phase.
fn planned<G: Panelled>(panel: &PanelContext<G>) -> Option<AnyOrder> {
    let order = |action: Action| match action {
        Action::Order(order) => Some(order),
        _ => None,
    };
    let end = G::end_phase().map(AnyOrder::new);
    panel.step()?.actions.into_iter().find_map(order).filter(|order| Some(order) != end.as_ref())
}

/// Returns the order that ends the phase; none while a decision is pending.
fn end_of_phase<G: Panelled>(panel: &PanelContext<G>) -> Option<AnyOrder> {
    let (rulebook, public) = panel.game();
    G::end_phase().filter(|_| G::owed(rulebook, public).is_none()).map(AnyOrder::new)
}

/// Draws the choices, with their votes or with a button that removes each.
fn choices<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, shown: &StageShown) {
    let palette = panel.palette;
    if shown.choices.is_empty() {
        hint(ui, palette, say!("stage-empty"));
    }
    for (number, choice) in shown.choices.iter().enumerate() {
        let words = text(format!("{} · {choice}", number + 1), fonts::sans(13.0), palette.text);
        match &shown.vote {
            Some(vote) => {
                let votes = vote.votes.get(number).copied().unwrap_or(0);
                between(ui, words, text(votes.to_string(), fonts::bold(14.0), palette.text));
            }
            None => {
                ui.horizontal(|ui| {
                    if plain(ui, palette, "×").on_hover_text(say!("stage-remove")).clicked() {
                        panel.act(Action::Stage(StageAction::Remove(number)));
                    }
                    ui.add(Label::new(words).wrap());
                });
            }
        }
    }
}

/// Draws the buttons that add an order.
fn sources<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    shown: &StageShown,
    [hinted, planned, end]: [Option<AnyOrder>; 3],
) {
    ui.horizontal_wrapped(|ui| {
        let texts = [say!("stage-add-hint"), say!("stage-add-hint.hint"), say!("stage-add-hint.lacks")];
        source(ui, panel, shown, texts, hinted);
        let texts = [say!("stage-add-plan"), say!("stage-add-plan.hint"), say!("stage-add-plan.lacks")];
        source(ui, panel, shown, texts, planned);
        let texts = [say!("stage-add-end"), say!("stage-add-end.hint"), say!("stage-add-end.lacks")];
        source(ui, panel, shown, texts, end);
        moves(ui, panel, shown);
    });
    if shown.adds_moves {
        hint(ui, panel.palette, say!("stage-add-move.to-do"));
    }
}

/// Draws a button that adds an order. Its texts are its label, its effect, and the reason why there is no order.
fn source<G: Panelled>(
    ui: &mut Ui,
    panel: &mut PanelContext<G>,
    shown: &StageShown,
    [words, about, lacks]: [String; 3],
    order: Option<AnyOrder>,
) {
    let may = shown.may_add && order.is_some();
    let button = ui.add_enabled_ui(may, |ui| plain(ui, panel.palette, &words)).inner;
    let why = if shown.may_add { lacks } else { say!("stage-full") };
    if button.on_hover_text(about).on_disabled_hover_text(why).clicked() {
        panel.actions.extend(order.map(|order| Action::Stage(StageAction::Add(order))));
    }
}

/// Draws the button that makes orders on the map choices.
fn moves<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, shown: &StageShown) {
    let button = choice(ui, (shown.adds_moves, shown.may_add), &say!("stage-add-move"));
    let button = button.on_hover_text(say!("stage-add-move.hint"));
    if button.on_disabled_hover_text(say!("stage-full")).clicked() {
        panel.act(Action::Stage(StageAction::AddMoves(!shown.adds_moves)));
    }
}

/// Draws the buttons for the vote itself.
fn buttons<G: Panelled>(ui: &mut Ui, panel: &mut PanelContext<G>, shown: &StageShown) {
    let palette = panel.palette;
    ui.horizontal_wrapped(|ui| {
        match &shown.vote {
            None => {
                let ask =
                    ui.add_enabled_ui(shown.may_ask, |ui| plain(ui, palette, &say!("stage-open"))).inner;
                let about = say!("stage-open.hint");
                if ask.on_hover_text(about.as_str()).on_disabled_hover_text(about.as_str()).clicked() {
                    panel.act(Action::Stage(StageAction::Ask));
                }
            }
            Some(vote) if vote.is_open => {
                if plain(ui, palette, &say!("stage-close")).on_hover_text(say!("stage-close.hint")).clicked()
                {
                    panel.act(Action::Stage(StageAction::Close));
                }
            }
            Some(_) => {}
        }
        if !shown.choices.is_empty() && plain(ui, palette, &say!("stage-clear")).clicked() {
            panel.act(Action::Stage(StageAction::Clear));
        }
        if plain(ui, palette, &say!("stage-fold")).clicked() {
            panel.state.memory.stage_is_open = false;
            // A closed card must not take orders away.
            panel.act(Action::Stage(StageAction::AddMoves(false)));
        }
    });
}
