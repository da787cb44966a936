//! What the frame of the panels asks of the game.

use super::{
    cards::pieces,
    leaves,
    memory::Memory,
    owed,
    phases::{phase_name, phases},
    result,
    scene::{Scene, Shown},
    talk, tooltip,
    undone::reasons,
    wish::Wish,
};
use crate::{
    engine::{board::Hex, counters::Word, manual::Explained},
    games::guderian::{
        rules::{
            Guderian, Rulebook, order::Order, phase::Phase, position::Public, table_command::Command,
            victory, view::to_play,
        },
        words::{
            explain,
            names::with_names,
            order_words::{order_told, order_ways},
            rules_text, story,
        },
    },
    panels::{
        Action, HexFacts, HintTold, Leaf, PanelSpace, Panelled, Question,
        panelled::{Acting, Clock, GoOn, PhaseShown, ResultTold, Standing, Step},
        theme::Palette,
    },
    settings,
};
use bevy_egui::egui::{Context, Ui};

impl Panelled for Guderian {
    type Shown<'a> = Shown<'a>;
    type Memory = Memory;

    const RULES: &'static str = rules_text::FILE;
    const UNDO: &'static str =
        "Orders can be taken back as far as the last die, counter turned over or change of player.";
    const LEAVES: &'static [Leaf<Self>] = leaves::ALL;

    fn clock(scene: &Scene) -> Clock {
        let (rulebook, public) = scene.game();
        let turn = public.turn.max(1);
        let side = (public.phase != Phase::Over).then(|| public.phase.side());
        Clock {
            turn: format!("Turn {turn}"),
            about: format!("{} 1941", rulebook.date(turn)),
            side: side.map(|side| (side.into(), side.to_string())),
        }
    }

    fn phases(scene: &Scene) -> Vec<PhaseShown> {
        let now = scene.state.public.phase;
        let shown = |phase| PhaseShown { name: phase_name(phase), now: phase == now };
        match now {
            Phase::Bidding | Phase::SovietSetUp | Phase::FirstInterdiction | Phase::Over => vec![shown(now)],
            _ => phases(now.side()).map(shown).collect(),
        }
    }

    fn standing(rulebook: &Rulebook, public: &Public) -> Standing {
        let outcome = victory::outcome(rulebook, public);
        let about = "German less Soviet points, if the game ended now".to_owned();
        Standing { points: outcome.points, about, level: outcome.level }
    }

    fn menu(scene: &Scene) -> Vec<(&'static str, Action)> {
        let public = scene.state.public;
        if public.phase == Phase::Over {
            return Vec::new();
        }
        let mut entries = Vec::new();
        if !public.table.referee_off {
            entries.push(("Send the referee out", Wish::Table(Command::Referee { on: false }).into()));
        }
        let (words, on) = match public.table.dice_by_hand {
            true => ("Let the program throw dice", false),
            false => ("Throw dice by hand", true),
        };
        entries.push((words, Wish::Table(Command::DiceByHand { on }).into()));
        entries.push(("Resign or agree to end", Wish::AskEnd.into()));
        entries
    }

    fn acting(scene: &Scene) -> Option<Acting> {
        let public = scene.state.public;
        let side = (public.phase != Phase::Over && !public.table.referee_off).then(|| to_play(public))?;
        Some(Acting { name: side.to_string(), is_human: scene.is_human(side) })
    }

    fn is_owed(public: &Public) -> bool {
        public.owed.is_some()
    }

    fn may_advise(scene: &Scene) -> bool {
        scene.state.public.phase != Phase::Bidding
    }

    fn step(scene: &Scene) -> Option<Step> {
        let public = scene.state.public;
        let phase = public.phase;
        let over = matches!(phase, Phase::Over | Phase::Bidding);
        if over || public.owed.is_some() || public.table.referee_off || !scene.is_human(phase.side()) {
            return None;
        }
        Some(match scene.state.own.planned {
            Some(planned) => Step {
                words: if planned.overrun { "Overrun" } else { "Attack and roll" }.to_owned(),
                key: settings::Command::Act,
                action: Wish::ResolveAttack.into(),
                question: None,
                beside: Some(("Cancel", Wish::CancelAttack.into())),
            },
            None => Step {
                words: "End phase".to_owned(),
                key: settings::Command::EndPhase,
                action: Action::order(Order::EndPhase),
                question: Some(GoOn { words: format!("End {}?", story::phase_name(phase)), always: true }),
                beside: None,
            },
        })
    }

    fn undone(scene: &Scene) -> Vec<String> {
        let (rulebook, public) = scene.game();
        reasons(rulebook, public, scene.state.own.undone, scene.state.own.planned)
    }

    fn follow(scene: &mut Scene) {
        leaves::follow(scene);
    }

    fn questions(ui: &mut Ui, scene: &mut Scene) {
        owed::show(ui, scene);
    }

    fn over_map(ctx: &Context, scene: &mut Scene, space: PanelSpace) {
        talk::over_map(ctx, scene, space);
    }

    fn advice(rulebook: &Rulebook, public: &Public, order: &Order) -> HintTold {
        HintTold {
            words: vec![order_told(rulebook, public, order)],
            ways: order_ways(public, order),
            does: "Carry it out",
        }
    }

    fn in_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
        with_names(rulebook, public, words)
    }

    fn why(rulebook: &Rulebook, public: &Public, question: &Question) -> Explained {
        explain::why(rulebook, public, question.hex, &pieces(public, &question.units))
    }

    fn hex_facts(rulebook: &Rulebook, public: &Public, hex: Hex) -> HexFacts {
        tooltip::hex_facts(rulebook, public, hex)
    }

    fn result(rulebook: &Rulebook, public: &Public) -> ResultTold {
        result::told(rulebook, public)
    }

    fn accounts(ui: &mut Ui, palette: &Palette, rulebook: &Rulebook, public: &Public) {
        result::accounts(ui, palette, rulebook, public);
    }

    fn stands(public: &Public, unit: Word) -> Option<Hex> {
        public.counter(public.find(unit)?).hex()
    }
}
