//! The answers of the game to the frame of the panels.

use super::{
    cards::pieces,
    chosen,
    context::PanelContext,
    leaves,
    memory::Memory,
    owed,
    phases::{phase_name, phases},
    result,
    undone::reasons,
};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::Explained, orders::Game},
    games::guderian::{
        planning::{PanelFacts, wish::Wish},
        rules::{
            Guderian, Rulebook,
            counter::{Counter, Place},
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
            rules_text, story,
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
    const UNDO: &'static str = "You can undo back to the last die roll, revealed counter or hand-over.";
    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;

    free_hand_panels!();

    fn clock(panel: &PanelContext) -> Clock {
        let (rulebook, public) = panel.game();
        let turn = Guderian::shown_turn(rulebook, public);
        let side = (public.phase != Phase::Over).then(|| public.phase.side());
        Clock {
            turn: turn_of(turn, Guderian::about(rulebook).turns[1]),
            about: Self::about_turn(rulebook, turn),
            side: side.map(|side| (side.into(), side.to_string())),
        }
    }

    fn phases(panel: &PanelContext) -> Vec<PhaseShown> {
        let now = panel.state.public.phase;
        let shown = |phase| PhaseShown { name: phase_name(phase), now: phase == now };
        match now {
            Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over => vec![shown(now)],
            _ => phases(now.side()).map(shown).collect(),
        }
    }

    fn about_turn(rulebook: &Rulebook, turn: u8) -> String {
        format!("{} 1941", rulebook.date(turn))
    }

    fn points_are(_: &Rulebook) -> String {
        "German minus Soviet points, if the game ended now".to_owned()
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
            Phase::Bidding => "Bid points for the German side. Set your bid in the dock.",
            Phase::SovietSetUp if set_up::waiting(public).next().is_none() => {
                "End the set-up, or move armies again. All armies are set up."
            }
            Phase::FirstInterdiction | Phase::AirInterdiction | Phase::SovietInterdiction if none_left() => {
                "All markers are placed. End the phase."
            }
            Phase::SovietSetUp => "Drag your armies onto their hexes. Then end the set-up.",
            Phase::FirstInterdiction | Phase::AirInterdiction => {
                "Click a hex for each marker. Then end the phase."
            }
            Phase::SovietInterdiction => "Click a hex for the marker. To keep it, end the phase.",
            Phase::SovietMovement | Phase::GermanMovement => {
                "Drag units to move or overrun. Then end the phase."
            }
            Phase::GermanMechanized => "Drag mechanized and cavalry units again. Then end the phase.",
            Phase::SovietCombat | Phase::GermanCombat => {
                "Drag units onto an adjacent enemy. Then end the phase."
            }
            Phase::SovietRecovery | Phase::GermanRecovery => "End the phase: disrupted units recover.",
            Phase::Over => "",
        }
        .to_owned()
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
        public.owed.as_ref().map(story::owed)
    }

    fn may_advise(panel: &PanelContext) -> bool {
        panel.state.public.phase != Phase::Bidding
    }

    fn step(panel: &PanelContext) -> Option<NextStep> {
        let public = panel.state.public;
        let phase = public.phase;
        let over = matches!(phase, Phase::Over | Phase::Bidding);
        let sets_up = phase == Phase::SovietSetUp;
        if let Some(decision) = &public.owed {
            return owed::step(panel, decision);
        }
        if over || !panel.is_human(phase.side()) {
            return None;
        }
        Some(match panel.state.own.planned {
            Some(planned) => NextStep::act(
                if planned.overrun { "Overrun" } else { "Attack and roll" },
                Wish::ResolveAttack.into(),
                Beside::cancel(Wish::CancelAttack),
            ),
            None => NextStep {
                words: if sets_up { "End the set-up" } else { "End phase" }.to_owned(),
                key: settings::Command::EndPhase,
                actions: vec![Action::order(Order::EndPhase)],
                question: Some(match sets_up {
                    true => "End the set-up?".to_owned(),
                    false => format!("End the {} phase?", phase_name(phase).to_lowercase()),
                }),
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

    const SAVED_SCENARIO: &'static str = "Untried divisions stay untried: each new game draws them again.";

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order, _: &[UnitAdvice]) -> HintTold {
        HintTold {
            words: vec![order_told(rulebook, public, order)],
            ways: order_ways(public, order),
            does: "Execute",
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
