//! The answers of the game to the frame of the panels.

use super::{
    attack,
    context::PanelContext,
    figures,
    fought::{self, Lying},
    leaves, phase_end,
};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, orders::Game, text::say},
    games::squad::{
        planning::{ClickMode, PanelFacts, attack_in, commands::SIGHT},
        rules::{
            Rulebook, Squad,
            kinds::Side,
            movement::{may_move, overrun},
            order::Order,
            phase::{Phase, Step},
            position::{Instruction, Public, hidden::question_seen},
        },
        scene::tooltip,
        words::{
            explain,
            names::Known,
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

impl Panelled for Squad {
    type Shown<'a> = PanelFacts<'a>;
    type Memory = Lying;

    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;
    const RULES: &'static str = "squad/rules.ron";

    free_hand_panels!();

    fn clock(panel: &PanelContext) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Squad::shown_turn(rulebook, public);
        let active = public.phase.active(&rulebook.scenario);
        let about = active.map_or_else(String::new, |side| say!("squad-panels-segment", side = side));
        let acting = public.phase.side(&rulebook.scenario);
        Clock {
            turn: turn_of(turn, rulebook.scenario.last_turn),
            about: if public.phase.is_set_up() { String::new() } else { about },
            side: acting.map(|side| (side.into(), Side::NAMES[side.number()].shown())),
        }
    }

    fn phases(panel: &PanelContext) -> Vec<PhaseShown> {
        let now = panel.state.public.phase;
        let Some(now_step) = now.step() else {
            let name = match now.is_set_up() {
                true => say!("squad-panels-phase-set-up"),
                false => say!("squad-panels-phase-over"),
            };
            return vec![PhaseShown { name: name.into(), now: true }];
        };
        let shown = |step| PhaseShown { name: phase_end::step_name(step).into(), now: step == now_step };
        Step::ALL.into_iter().map(shown).collect()
    }

    fn points_are(rulebook: &Rulebook) -> String {
        say!("squad-panels-points-are", side = rulebook.scenario.victory.side)
    }

    fn asks(panel: &PanelContext) -> Option<Acting> {
        let acting = panel.state.own.acting;
        let is_human = panel.state.own.looking == Some(acting);
        let goes_on = panel.state.public.outcome.is_none() && panel.state.public.phase != Phase::Over;
        goes_on.then(|| Acting { name: acting.to_string(), is_human })
    }

    fn owed(rulebook: &Rulebook, public: &Public) -> Option<String> {
        let decision = question_seen(rulebook, public)?;
        Some(story::owed(decision).shown(&Known { rulebook, public }))
    }

    /// A question to a unit in cover would reveal that it is there and has a line of sight (22.2, 22.3).
    fn asks_unseen(rulebook: &Rulebook, public: &Public) -> bool {
        public.owed.is_some() && question_seen(rulebook, public).is_none()
    }

    /// The tab of the turn shows the questions, with chances.
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

    /// A selected unit that cannot move any more shows the reason while units of its side move.
    fn chosen_told(panel: &PanelContext) -> Option<String> {
        let (rulebook, public) = panel.game();
        let moves = public.phase.step() == Some(Step::Movement);
        let unit = panel.selected().filter(|unit| moves && unit.side == panel.state.own.acting)?;
        if overrun(rulebook, public, unit).is_ok() {
            return None;
        }
        let why = may_move(rulebook, unit).err()?;
        let words = capital(&panel.shown(&why.text()));
        Some(say!("squad-panels-chosen-refused", why = words, case = why.case()))
    }

    fn is_tool_on(panel: &PanelContext, command: OwnCommand) -> bool {
        command == SIGHT && panel.state.own.pointing.clicks == ClickMode::Sight
    }

    fn undone(panel: &PanelContext) -> Vec<Unfinished> {
        phase_end::undone(panel)
    }

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::of(rulebook, public, hex)
    }

    /// The instructions for fire in the opponent's movement (14.6).
    fn chips(panel: &PanelContext) -> Vec<Chip> {
        let mut told: BTreeMap<Hex, Vec<String>> = BTreeMap::new();
        for (unit, instruction) in &panel.state.own.instructions {
            let place = panel.state.public.find(*unit).and_then(|counter| counter.hex());
            let Some(hex) = place.filter(|_| *instruction != Instruction::Ask) else { continue };
            let (words, here) = (instruction_name(*instruction), told.entry(hex).or_default());
            if !here.contains(&words) {
                here.push(words);
            }
        }
        told.into_iter().map(|(hex, words)| Chip { hex, words: words.join(" \u{00B7} ") }).collect()
    }

    fn over_map(ctx: &Context, panel: &mut PanelContext, space: PanelSpace) {
        figures::show(ctx, panel, space);
        // Viewers read the caption instead.
        match panel.captioned {
            true => attack::over_map(ctx, panel, space.rest(ctx.content_rect())),
            false if panel.state.memory.dice_beside_hex => fought::beside_hex(ctx, panel, space),
            false => {}
        }
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &question.units)
    }

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, _: &[UnitAdvice]) -> HintTold {
        let words = vec![order_told(rulebook, public, order)];
        let attacks = attack_in(public, order).is_some();
        HintTold { words, ways: order_ways(public, order), does: None, attacks }
    }

    fn waiting_facts(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
        tooltip::waiting(rulebook, public, unit)
    }
}
