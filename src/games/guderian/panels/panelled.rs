//! The answers of the game to the frame of the panels.

use super::{
    cards::pieces, chosen, context::PanelContext, leaves, memory::Memory, owed, phases::phases, result,
    undone::reasons,
};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, orders::Game, text::say},
    games::guderian::{
        planning::{PanelFacts, wish::Wish},
        rules::{
            Guderian, Rulebook,
            counter::{Counter, Place},
            kinds::Side,
            order::{Order, legal},
            phase::Phase,
            position::Public,
            set_up,
            view::to_play,
        },
        scene::tooltip,
        words::{
            explain,
            names::name_of,
            order_words::{order_told, order_ways},
            rules_text,
            story::{self, phase_on_bar},
        },
    },
    panels::{
        Action, HintTold, Leaf, Panelled, Question,
        frame::panelled::{Acting, Beside, Clock, NextStep, PhaseShown, Unfinished, turn_of},
        free_hand_panels,
        kit::theme::Palette,
    },
    play::players::UnitAdvice,
    scene::HexFacts,
    settings,
};
use bevy_egui::egui::Ui;

impl Panelled for Guderian {
    type Shown<'a> = PanelFacts<'a>;
    type Memory = Memory;

    const RULES: &'static str = rules_text::FILE;
    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;

    free_hand_panels!();

    fn undo_limit() -> String {
        say!("guderian-panels-undo-limit")
    }

    fn clock(panel: &PanelContext) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Guderian::shown_turn(rulebook, public);
        let side = (public.phase != Phase::Over).then(|| public.phase.side());
        Clock {
            turn: turn_of(turn, Guderian::about(rulebook).turns[1]),
            about: Self::about_turn(rulebook, turn),
            side: side.map(|side| (side.into(), Side::NAMES[side.number()].shown())),
        }
    }

    fn phases(panel: &PanelContext) -> Vec<PhaseShown> {
        let now = panel.state.public.phase;
        let shown = |phase| PhaseShown { name: phase_on_bar(phase).into(), now: phase == now };
        match now {
            Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over => vec![shown(now)],
            _ => phases(now.side()).map(shown).collect(),
        }
    }

    fn about_turn(rulebook: &Rulebook, turn: u8) -> String {
        say!("guderian-panels-date", date = rulebook.date(turn))
    }

    fn points_are(_: &Rulebook) -> String {
        say!("guderian-panels-points-are")
    }

    fn asks(panel: &PanelContext) -> Option<Acting> {
        let public = panel.state.public;
        let side = (public.phase != Phase::Over).then(|| to_play(public))?;
        Some(Acting { name: side.to_string(), is_human: panel.is_human(side) })
    }

    fn to_do(panel: &PanelContext) -> String {
        let (rulebook, public) = panel.game();
        let none_left = || legal::marker_hexes(rulebook, public).is_empty();
        match public.phase {
            Phase::Bidding => say!("guderian-panels-to-do-bid"),
            Phase::SovietSetUp if set_up::waiting(public).next().is_none() => {
                say!("guderian-panels-to-do-set-up-done")
            }
            Phase::FirstInterdiction | Phase::AirInterdiction | Phase::SovietInterdiction if none_left() => {
                say!("guderian-panels-to-do-markers-done")
            }
            Phase::SovietSetUp => say!("guderian-panels-to-do-set-up"),
            Phase::FirstInterdiction | Phase::AirInterdiction => say!("guderian-panels-to-do-markers"),
            Phase::SovietInterdiction => say!("guderian-panels-to-do-marker"),
            Phase::SovietMovement | Phase::GermanMovement => say!("guderian-panels-to-do-move"),
            Phase::GermanMechanized => say!("guderian-panels-to-do-mechanized"),
            Phase::SovietCombat | Phase::GermanCombat => say!("guderian-panels-to-do-combat"),
            Phase::SovietRecovery | Phase::GermanRecovery => say!("guderian-panels-to-do-recovery"),
            Phase::Over => String::new(),
        }
    }

    const WAITING_LEAF: Option<&'static str> = Some(leaves::ARRIVALS);

    fn waits_beside(panel: &PanelContext) -> Vec<UnitId> {
        let public = panel.state.public;
        let comes = matches!(public.phase, Phase::SovietMovement | Phase::GermanMovement);
        let waits = |counter: &&Counter| {
            counter.side() == to_play(public) && matches!(counter.place, Place::Due { .. })
        };
        public.pieces().map(|(_, counter)| counter).filter(waits).filter(|_| comes).map(|it| it.id).collect()
    }

    fn chosen_told(panel: &PanelContext) -> Option<String> {
        chosen::sentence(panel)
    }

    fn owed(_: &Rulebook, public: &Public) -> Option<String> {
        // The panel below names the units: a longer sentence would be cut in the head.
        public.owed.as_ref().map(|decision| story::owed(decision).plain())
    }

    fn may_advise(panel: &PanelContext) -> bool {
        panel.state.public.phase != Phase::Bidding
    }

    fn step(panel: &PanelContext) -> Option<NextStep> {
        let public = panel.state.public;
        let phase = public.phase;
        if let Some(decision) = &public.owed {
            return owed::step(panel, decision);
        }
        let question = end_question(phase)?;
        if !panel.is_human(phase.side()) {
            return None;
        }
        Some(match panel.state.own.planned {
            Some(planned) => NextStep::act(
                match planned.overrun {
                    true => say!("guderian-panels-overrun"),
                    false => say!("guderian-panels-attack"),
                },
                Wish::ResolveAttack.into(),
                Beside::cancel(Wish::CancelAttack),
            ),
            None => NextStep {
                words: match phase {
                    Phase::SovietSetUp => say!("guderian-panels-end-set-up"),
                    _ => say!("guderian-panels-end-phase"),
                },
                key: settings::Command::EndPhase,
                actions: vec![Action::order(Order::EndPhase)],
                question: Some(question),
                lesser: false,
                throws: false,
                by_panel: false,
                above: None,
                beside: None,
            },
        })
    }

    fn undone(panel: &PanelContext) -> Vec<Unfinished> {
        let (rulebook, public) = panel.game();
        let Some(undone) = panel.state.own.undone else { return Vec::new() };
        reasons(rulebook, public, undone, panel.state.own.planned)
    }

    fn follow(panel: &mut PanelContext) {
        leaves::follow(panel);
    }

    fn questions(ui: &mut Ui, panel: &mut PanelContext) {
        owed::show(ui, panel);
    }

    fn saved_scenario() -> String {
        say!("guderian-panels-saved-scenario")
    }

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, _: &[UnitAdvice]) -> HintTold {
        HintTold {
            words: vec![order_told(rulebook, public, order)],
            ways: order_ways(public, order),
            does: None,
            attacks: matches!(order, Order::Attack { .. } | Order::Overrun { .. }),
        }
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &pieces(public, &question.units))
    }

    fn waiting_facts(rulebook: &Rulebook, public: &Public, unit: UnitId) -> HexFacts {
        HexFacts::waiting(name_of(rulebook, public, unit), None)
    }

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::hex_facts(rulebook, public, hex)
    }

    fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
        result::accounts(ui, palette, rulebook, public);
    }
}

/// The question before the end of a phase; none for a phase that no player ends.
fn end_question(phase: Phase) -> Option<String> {
    Some(match phase {
        Phase::Bidding | Phase::Over => return None,
        Phase::SovietSetUp => say!("guderian-panels-end-set-up.question"),
        Phase::SovietMovement | Phase::GermanMovement => say!("guderian-panels-end-movement-question"),
        Phase::GermanMechanized => say!("guderian-panels-end-mechanized-question"),
        Phase::SovietCombat | Phase::GermanCombat => say!("guderian-panels-end-combat-question"),
        Phase::SovietRecovery | Phase::GermanRecovery => say!("guderian-panels-end-recovery-question"),
        Phase::SovietInterdiction => say!("guderian-panels-end-interdiction-question"),
        Phase::FirstInterdiction | Phase::AirInterdiction => {
            say!("guderian-panels-end-air-interdiction-question")
        }
    })
}
