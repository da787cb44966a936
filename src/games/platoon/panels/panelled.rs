//! The answers of the game to the frame of the panels.

use super::{
    answer,
    context::PanelContext,
    fought::{self, Lying},
    leaves, phase_end,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::Explained,
        orders::Game,
        text::{say, say_id},
    },
    games::platoon::{
        planning::{ClickMode, PanelFacts, attack_in, commands::SIGHT},
        rules::{
            Platoon, Rulebook,
            conduct::Decision,
            kinds::Side,
            movement::stays,
            order::Order,
            phase::{Phase, Segment},
            position::{Instruction, Public},
        },
        scene::tooltip,
        words::{
            explain,
            names::{Known, short_name},
            order_words::{instruction_name, order_told, order_ways},
            story,
        },
    },
    panels::{
        Chip, HintTold, Leaf, PanelSpace, Panelled, Question,
        frame::panelled::{Acting, Clock, NextStep, PhaseShown, Unfinished, turn_of},
        free_hand_panels,
        kit::widgets::capital,
    },
    play::players::UnitAdvice,
    scene::HexFacts,
    settings::OwnCommand,
};
use bevy_egui::egui::{Context, Ui};
use std::collections::BTreeMap;

impl Panelled for Platoon {
    type Shown<'a> = PanelFacts<'a>;
    type Memory = Lying;

    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;

    free_hand_panels!();

    fn clock(panel: &PanelContext) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Platoon::shown_turn(rulebook, public);
        let acting = public.phase.side(&rulebook.scenario);
        Clock {
            turn: turn_of(turn, rulebook.scenario.last_turn),
            about: String::new(),
            side: acting.map(|side| (side.into(), Side::NAMES[side.number()].shown())),
        }
    }

    fn phases(panel: &PanelContext) -> Vec<PhaseShown> {
        let now = panel.state.public.phase;
        let Some(segment) = now.segment() else {
            let name = match now.is_set_up() {
                true => say!("platoon-panels-phase-set-up"),
                false => say!("platoon-panels-phase-over"),
            };
            return vec![PhaseShown { name: name.into(), now: true }];
        };
        let heavy = panel.state.rulebook.options.heavy_equipment;
        let shown = Segment::ALL.into_iter().filter(|it| heavy || *it != Segment::Start);
        let shown =
            shown.map(|it| PhaseShown { name: phase_end::segment_name(it).into(), now: it == segment });
        shown.collect()
    }

    fn points_are(rulebook: &Rulebook) -> String {
        let side = rulebook.scenario.victory.side;
        say!("platoon-panels-points-are", side = side, other = side.enemy())
    }

    fn asks(panel: &PanelContext) -> Option<Acting> {
        let acting = panel.state.own.acting;
        let is_human = panel.state.own.looking == Some(acting);
        let goes_on = panel.state.public.outcome.is_none() && panel.state.public.phase != Phase::Over;
        goes_on.then(|| Acting { name: acting.to_string(), is_human })
    }

    fn owed(rulebook: &Rulebook, public: &Public) -> Option<String> {
        public.owed.as_ref().map(|decision| story::owed(decision).shown(&Known { rulebook, public }))
    }

    /// Whether the viewer may not know of the pending question, because it would reveal a gun in cover (19.2, 19.3).
    fn asks_unseen(rulebook: &Rulebook, public: &Public) -> bool {
        let asks = |Decision::Reaction { side, .. }| !public.eyes.see(side.number());
        rulebook.options.hidden_units && public.owed.is_some_and(asks)
    }

    /// Draws no questions: the tab of the turn asks them, with odds and chances.
    fn questions(_: &mut Ui, _: &mut PanelContext) {}

    fn to_do(panel: &PanelContext) -> String {
        phase_end::to_do(panel)
    }

    fn step(panel: &PanelContext) -> Option<NextStep> {
        phase_end::step(panel)
    }

    fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
        phase_end::waits_beside(panel)
    }

    /// The reason why a selected unit may not move any more, while units of its kind are moved.
    fn chosen_told(panel: &PanelContext) -> Option<String> {
        let public = panel.state.public;
        let unit = panel
            .selected()
            .filter(|unit| public.phase.is_movement() && unit.side == panel.state.own.acting)?;
        let why = stays(public, unit)?;
        Some(say!("platoon-panels-chosen-refused", why = capital(&panel.refusal(&why)), case = why.case()))
    }

    fn is_tool_on(panel: &PanelContext, command: OwnCommand) -> bool {
        command == SIGHT && panel.state.own.pointing.clicks == ClickMode::Sight
    }

    fn undone(panel: &PanelContext) -> Vec<Unfinished> {
        phase_end::undone(panel)
    }

    const RULES: &'static str = "platoon/rules.ron";

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::of(rulebook, public, hex)
    }

    /// The instructions of units that do not ask before they fire in the opponent's movement (14.6).
    fn chips(panel: &PanelContext) -> Vec<Chip> {
        let mut told: BTreeMap<Hex, Vec<String>> = BTreeMap::new();
        for (unit, instruction) in &panel.state.own.instructions {
            let Some(hex) = panel.state.public.find(*unit).and_then(|counter| counter.hex()) else {
                continue;
            };
            let words = match instruction {
                Instruction::Ask => continue,
                other => say_id(instruction_name(*other)),
            };
            let here = told.entry(hex).or_default();
            if !here.contains(&words) {
                here.push(words);
            }
        }
        told.into_iter().map(|(hex, words)| Chip { hex, words: words.join(" · ") }).collect()
    }

    fn over_map(ctx: &Context, panel: &mut PanelContext, space: PanelSpace) {
        fought::figures(ctx, panel, space);
        // Viewers read the caption instead.
        match panel.captioned {
            true => answer::answer_over_map(ctx, panel, space.rest(ctx.content_rect())),
            false if panel.state.memory.dice_beside_hex => fought::beside_hex(ctx, panel, space),
            false => {}
        }
    }

    fn waiting_facts(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
        let carries = public.passenger(unit).map(|passenger| short_name(rulebook, public, passenger.id));
        HexFacts::waiting(short_name(rulebook, public, unit), carries)
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &question.units)
    }

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, _: &[UnitAdvice]) -> HintTold {
        let words = vec![order_told(rulebook, public, order)];
        let attacks = attack_in(order).is_some();
        HintTold { words, ways: order_ways(public, order), does: None, attacks }
    }
}
