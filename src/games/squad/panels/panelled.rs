//! The answers of the game to the frame of the panels.

use super::{
    attack, figures,
    fought::{self, Lying},
    leaves, phase_end,
    scene::Scene,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        manual::Explained,
        orders::{Game, Sequenced},
    },
    games::squad::{
        planning::{PanelFacts, attack_in},
        rules::{
            Rulebook, Squad,
            movement::{may_move, overrun},
            order::Order,
            phase::{Phase, Step},
            position::{Instruction, Public, hidden::question_seen},
        },
        scene::tooltip,
        words::{
            explain,
            order_words::{instruction_name, order_told, order_ways},
            story,
        },
    },
    panels::{
        Chip, HintTold, Leaf, PanelSpace, Panelled, Question,
        frame::panelled::{Acting, Clock, NextStep, PhaseShown, Unfinished},
        free_hand_panels,
        kit::widgets::capital,
    },
    play::players::UnitAdvice,
    scene::HexFacts,
};
use bevy_egui::egui::{Context, Ui};
use std::collections::BTreeMap;

impl Panelled for Squad {
    type Shown<'a> = PanelFacts<'a>;
    type Memory = Lying;

    const UNDO: &'static str = "Orders can be taken back as far as the last die or change of player.";
    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;
    const RULES: &'static str = "squad/rules.ron";

    free_hand_panels!();

    fn wants_room(scene: &Scene) -> bool {
        let (rulebook, public) = scene.game();
        scene.state.own.pointing.plan.is_some() || question_seen(rulebook, public).is_some()
    }

    fn clock(scene: &Scene) -> Clock {
        let (rulebook, public) = scene.game();
        let turn = Squad::shown_turn(rulebook, public);
        let active = public.phase.active(&rulebook.scenario);
        let about = active.map_or_else(String::new, |side| format!("{side} segment"));
        let acting = public.phase.side(&rulebook.scenario);
        Clock {
            turn: format!("Turn {turn} of {}", rulebook.scenario.last_turn),
            about: if public.phase.is_set_up() { String::new() } else { about },
            side: acting.map(|side| (side.into(), side.to_string())),
        }
    }

    fn phases(scene: &Scene) -> Vec<PhaseShown> {
        let now = scene.state.public.phase;
        let alone = now.step().is_none();
        let is_shown = |phase: Phase| if alone { phase == now } else { phase.step().is_some() };
        let bar = Self::sequence().bar(now, is_shown);
        bar.into_iter().map(|(name, now)| PhaseShown { name, now }).collect()
    }

    fn points_are(rulebook: &Rulebook) -> String {
        format!("Hexes that count and that the {} side holds", rulebook.scenario.victory.side)
    }

    fn asks(scene: &Scene) -> Option<Acting> {
        let acting = scene.state.own.acting;
        let is_human = scene.state.own.looking == Some(acting);
        let goes_on = scene.state.public.outcome.is_none() && scene.state.public.phase != Phase::Over;
        goes_on.then(|| Acting { name: acting.to_string(), is_human })
    }

    fn owed(rulebook: &Rulebook, public: &Public) -> Option<String> {
        question_seen(rulebook, public).map(|decision| story::owed(rulebook, public, decision))
    }

    /// A question to a unit in cover would reveal that it is there and has a line of sight (22.2, 22.3).
    fn asks_unseen(rulebook: &Rulebook, public: &Public) -> bool {
        public.owed.is_some() && question_seen(rulebook, public).is_none()
    }

    /// The tab of the turn shows the questions, with chances.
    fn questions(_: &mut Ui, _: &mut Scene) {}

    fn to_do(scene: &Scene) -> String {
        phase_end::to_do(scene)
    }

    fn step(scene: &Scene) -> Option<NextStep> {
        phase_end::step(scene)
    }

    fn waits_beside(scene: &Scene) -> Vec<UnitId> {
        phase_end::waits_beside(scene)
    }

    /// A selected unit that cannot move any more shows the reason while units of its side move.
    fn chosen_told(scene: &Scene) -> Option<String> {
        let (rulebook, public) = scene.game();
        let moves = public.phase.step() == Some(Step::Movement);
        let unit = scene.selected().filter(|unit| moves && unit.side == scene.state.own.acting)?;
        if overrun(rulebook, public, unit).is_ok() {
            return None;
        }
        let why = may_move(rulebook, unit).err()?;
        Some(format!("{} [{}].", capital(&scene.named(&why.to_string())), why.case()))
    }

    fn undone(scene: &Scene) -> Vec<Unfinished> {
        phase_end::undone(scene)
    }

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::of(rulebook, public, hex)
    }

    /// The instructions for fire in the opponent's movement (14.6).
    fn chips(scene: &Scene) -> Vec<Chip> {
        let mut told: BTreeMap<Hex, Vec<&str>> = BTreeMap::new();
        for (unit, instruction) in &scene.state.own.instructions {
            let place = scene.state.public.find(*unit).and_then(|counter| counter.hex());
            let Some(hex) = place.filter(|_| *instruction != Instruction::Ask) else { continue };
            let (words, here) = (instruction_name(*instruction), told.entry(hex).or_default());
            if !here.contains(&words) {
                here.push(words);
            }
        }
        told.into_iter().map(|(hex, words)| Chip { hex, words: words.join(" \u{00B7} ") }).collect()
    }

    fn over_map(ctx: &Context, scene: &mut Scene, space: PanelSpace) {
        figures::show(ctx, scene, space);
        // Viewers read the caption instead.
        match scene.captioned {
            true => attack::over_map(ctx, scene, space.rest(ctx.content_rect())),
            false => fought::beside_hex(ctx, scene, space),
        }
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &question.units)
    }

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, _: &[UnitAdvice]) -> HintTold {
        let words = vec![order_told(rulebook, public, order)];
        let attacks = attack_in(public, order).is_some();
        HintTold { words, ways: order_ways(public, order), does: "Carry it out", attacks }
    }

    fn waiting_facts(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
        tooltip::waiting(rulebook, public, unit)
    }
}
