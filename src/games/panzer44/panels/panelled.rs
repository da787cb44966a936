//! The answers of the game to the frame of the panels.

use super::{chosen, context::PanelContext, fires, leaves, phase_end, result};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, orders::Game, text::say},
    games::panzer44::{
        planning::{ClickMode, PanelFacts, commands::LINE_OF_SIGHT},
        rules::{
            Panzer44, Rulebook, kinds::Side, order::Order, phase::Phase, position::Public,
            rulebook::RULES_FILE,
        },
        scene::{
            steps::{bar, only_one},
            tooltip,
        },
        words::{
            explain,
            names::{Known, short_name},
            order_words::{order_told, order_ways},
            story::owed,
        },
    },
    panels::{
        HintTold, Leaf, PanelSpace, Panelled, Question,
        frame::panelled::{Acting, Clock, NextStep, PhaseShown, Unfinished, turn_of},
        free_hand_panels,
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, lesser, text},
        },
    },
    play::players::UnitAdvice,
    scene::HexFacts,
    settings::{Command, OwnCommand},
};
use bevy_egui::egui::{Align2, Context, Label, Rect, Ui, vec2};
use std::hash::{DefaultHasher, Hash, Hasher};

impl Panelled for Panzer44 {
    type Shown<'a> = PanelFacts<'a>;
    type Memory = ();

    const RULES: &'static str = RULES_FILE;
    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;

    free_hand_panels!();

    fn undo_limit() -> String {
        say!("panzer44-panels-undo-limit")
    }

    fn clock(panel: &PanelContext) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Panzer44::shown_turn(rulebook, public);
        let far = rulebook.scenario.visibility(turn);
        let acting = panel.state.own.acting;
        Clock {
            turn: turn_of(turn, rulebook.scenario.last_turn),
            about: far.map_or_else(String::new, |far| say!("panzer44-panels-visibility", n = far)),
            side: (public.phase != Phase::Over)
                .then(|| (acting.into(), Side::NAMES[acting.number()].shown())),
        }
    }

    fn phases(panel: &PanelContext) -> Vec<PhaseShown> {
        let now = panel.state.public.phase;
        if now.is_set_up() || now == Phase::Over {
            return vec![PhaseShown { name: only_one(now), now: true }];
        }
        bar(now).map(|step| PhaseShown { name: step.name, now: step.now }).collect()
    }

    fn points_are(rulebook: &Rulebook) -> String {
        let side = rulebook.scenario.victory.side;
        say!("panzer44-panels-points-are", side = side, other = side.enemy())
    }

    fn asks(panel: &PanelContext) -> Option<Acting> {
        let acting = panel.state.own.acting;
        let is_human = panel.state.own.looking == Some(acting);
        let goes_on = panel.state.public.outcome.is_none() && panel.state.public.phase != Phase::Over;
        goes_on.then(|| Acting { name: acting.to_string(), is_human })
    }

    fn to_do(panel: &PanelContext) -> String {
        phase_end::to_do(panel)
    }

    fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
        phase_end::waits_beside(panel)
    }

    fn chosen_told(panel: &PanelContext) -> Option<String> {
        chosen::sentence(panel)
    }

    fn owed(rulebook: &Rulebook, public: &Public) -> Option<String> {
        public.owed.as_ref().map(|decision| owed(decision).shown(&Known { rulebook, public }))
    }

    fn step(panel: &PanelContext) -> Option<NextStep> {
        let end = phase_end::end(panel)?;
        fires::step(panel, end.clone()).or(Some(end))
    }

    fn draft_number(panel: &PanelContext) -> u64 {
        let mut hasher = DefaultHasher::new();
        let orders = &panel.state.own.draft.plot.orders;
        orders.keys().for_each(|unit| unit.hash(&mut hasher));
        hasher.finish()
    }

    fn is_tool_on(panel: &PanelContext, command: OwnCommand) -> bool {
        command == LINE_OF_SIGHT && panel.state.own.clicks == ClickMode::Sight
    }

    fn undone(panel: &PanelContext) -> Vec<Unfinished> {
        phase_end::undone(panel)
    }

    fn foot_height(panel: &PanelContext) -> f32 {
        fires::height(&fires::of(panel))
    }

    fn foot(ui: &mut Ui, panel: &mut PanelContext) {
        ui.add_space(2.0);
        let open = fires::of(panel);
        fires::show(ui, panel, open);
    }

    fn over_map(ctx: &Context, panel: &mut PanelContext, space: PanelSpace) {
        if panel.captioned {
            asked(ctx, panel, space.rest(ctx.content_rect()));
        }
    }

    /// The advice for a whole plot only fills the sheet, which the player still checks and commits.
    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, parts: &[UnitAdvice]) -> HintTold {
        let plots = matches!(order, Order::Plot { .. });
        HintTold {
            words: order_told(rulebook, public, order, parts),
            ways: order_ways(public, order, parts),
            does: plots.then(|| say!("panzer44-panels-hint-add")),
            attacks: false,
        }
    }

    fn advice_meets(panel: &PanelContext, order: &Order) -> Option<String> {
        let own = &panel.state.own.draft.plot;
        let number = own.orders.len() + own.barrages.len() + own.strikes.len();
        let meets = matches!(order, Order::Plot { .. }) && number > 0;
        meets.then(|| say!("panzer44-panels-hint-own-orders", n = number))
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &question.units)
    }

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::of(rulebook, public, hex)
    }

    fn waiting_facts(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
        let carries = public.passenger(unit).map(|passenger| short_name(rulebook, public, passenger.id));
        HexFacts::waiting(short_name(rulebook, public, unit), carries)
    }

    fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
        result::accounts(ui, palette, rulebook, public);
    }
}

/// Shows, in presenter mode, the decision that a person must make before the game goes on.
fn asked(ctx: &Context, panel: &mut PanelContext, map: Rect) {
    let Some(decision) = panel.state.public.owed.filter(|_| panel.is_asked()) else { return };
    let (rulebook, public) = panel.game();
    let words = owed(&decision).shown(&Known { rulebook, public });
    let palette = panel.palette;
    let map = map.with_max_y(map.bottom() - crate::panels::caption::COVERED * map.height());
    // In the corner above the caption, so that the hex in question stays in sight.
    let (pivot, at) = (Align2::RIGHT_BOTTOM, map.right_bottom() - vec2(24.0, 16.0));
    let question = Floating { pivot, at, ..Floating::question("fire-or-not", map, palette.accent) };
    question.show(ctx, palette, |ui| {
        ui.set_width(320.0);
        let words = say!("panzer44-panels-asked", question = words);
        ui.add(Label::new(text(words, fonts::serif(18.0), palette.text)).wrap());
        ui.add_space(8.0);
        fires::show_unnamed(ui, panel);
        // Firing is the main action, so its button is amber.
        let key = panel.state.memory.keys.hint(Command::EndPhase);
        if lesser(ui, palette, &say!("panzer44-panels-hold-fire"), &key).clicked() {
            panel.order(Order::LetPass);
        }
    });
}
