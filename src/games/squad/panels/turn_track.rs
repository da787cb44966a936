//! The turn track: the current segment, and the units that enter in each turn, from the scenario.

use super::{context::PanelContext, phase_end};
use crate::{
    engine::{
        counters::{Flag, UnitId},
        text::say,
    },
    games::squad::{
        rules::{kinds::Side, phase::Phase, rulebook::Rulebook, scenario::Arrival},
        words::names::{hex_name, type_name},
    },
    panels::dock::turn_track::{Entering, TurnTrack},
};
use bevy_egui::egui::Ui;

/// The number of entry hexes that are named; above it only the number is shown.
const NAMED: usize = 3;

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let track = TurnTrack { segment: segment(rulebook, panel.phase_shown()), entering: entering(rulebook) };
    track.show(ui, panel);
}

/// The current segment and its phase.
fn segment(rulebook: &Rulebook, phase: Phase) -> Option<(Flag, String)> {
    let scenario = &rulebook.scenario;
    let side = phase.active(scenario).filter(|_| phase != Phase::Over)?;
    // In a phase in which the other side acts, it is still the segment of the active side (1.2).
    let words = match phase.step() {
        Some(step) => say!("squad-panels-segment-phase", side = side, phase = phase_end::step_name(step)),
        None => say!("squad-panels-set-up-of", side = side),
    };
    Some((side.into(), words))
}

/// All groups that enter, by turn (4.2).
fn entering(rulebook: &Rulebook) -> Vec<Entering> {
    let of_side = |side: Side| {
        let arrivals = rulebook.scenario.force(side).arrivals.iter();
        arrivals.map(move |arrival| Entering {
            turn: arrival.turn,
            side: side.into(),
            words: group(rulebook, arrival),
        })
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// The units of a group, with its entry hexes.
fn group(rulebook: &Rulebook, arrival: &Arrival) -> String {
    let name = |kind: UnitId| rulebook.units.find(kind).map_or(kind.to_string(), type_name);
    let group = &arrival.group;
    let alone = group
        .units
        .iter()
        .map(|(kind, number)| say!("squad-panels-entering-units", n = *number, unit = name(*kind)));
    let loaded = group.loaded.iter().map(|(carrier, passenger, number)| {
        let (carrier, passenger) = (name(*carrier), name(*passenger));
        say!("squad-panels-entering-loaded", n = *number, carrier = carrier, passenger = passenger)
    });
    let units: Vec<String> = alone.chain(loaded).collect();
    let hexes: Vec<String> = arrival.entry.iter().take(NAMED).map(|hex| hex_name(rulebook, *hex)).collect();
    match arrival.entry.len() {
        0..=NAMED => say!("squad-panels-entering", units = units, hexes = hexes),
        n => say!("squad-panels-entering-edge", units = units, n = n),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        games::squad::{
            panels::Lying,
            planning::{PanelFacts, Pointing},
            rules::{Position, Squad, phase::Step, view::to_play},
        },
        panels::{self, PanelMemory, PanelState, tests::screen::Screen},
    };
    use bevy_egui::egui::{Context, Rect};
    use std::{collections::BTreeMap, sync::Arc};

    /// The panels around a position, without a window.
    struct Stand {
        rulebook: Arc<Rulebook>,
        position: Position,
        pointing: Pointing,
        memory: PanelMemory,
        lying: Lying,
    }

    impl Stand {
        fn draw(&mut self, ctx: &Context) -> Vec<panels::Action> {
            let public = &self.position.public;
            let acting = to_play(&self.rulebook, public);
            let state: PanelState<Squad> = PanelState {
                rulebook: &self.rulebook,
                public,
                settled: public,
                own: PanelFacts {
                    acting,
                    looking: Some(acting),
                    instructions: BTreeMap::new(),
                    pointing: &self.pointing,
                    ways: &[],
                    fought: &[],
                    fought_before: &[],
                    figures: &[],
                },
                position_number: 1,
                log: &[],
                selected: &[],
                hovered: None,
                lies_at: &|_| Rect::NOTHING,
                last_refusal: None,
                refusals: 0,
                can_undo: false,
                can_redo: false,
                humans: [true, true],
                by_file: false,
                thinking: None,
                hurried: false,
                held: false,
                hint: None,
                free_hand: panels::FreeHandState::default(),
                dice_by_hand: false,
                dice: None,
                replay: None,
                study: None,
                bar: panels::OverlayBar::default(),
                small_map: None,
                memory: &mut self.memory,
                remembered: &mut self.lying,
            };
            panels::table(ctx, state).0
        }
    }

    /// The panel shows the turns, the current segment, and from the scenario the units and hexes of each arrival.
    #[test]
    fn the_turn_track_is_a_panel() {
        let rulebook = Arc::new(Rulebook::load("valmont").unwrap());
        let mut position = <Squad as crate::engine::orders::Game>::start(&rulebook, 1);
        let last = rulebook.scenario.last_turn;
        let comes = entering(&rulebook);
        let first = comes.iter().find(|it| it.turn == 1).unwrap();
        (position.public.turn, position.public.phase) = (1, Phase::First(Step::Movement));
        let whose = format!("{} segment", rulebook.scenario.player_a);
        let words = [format!("turn 1 of {last}"), whose, format!("Turn 1: {}", first.words)];
        let (pointing, memory) = (Pointing::default(), PanelMemory::default());
        let mut stand = Stand { rulebook, position, pointing, memory, lying: Lying::default() };
        // The track is at the top of the tab only where the dock is high.
        let mut screen = Screen::new(1280.0, 1400.0);
        screen.settle(&mut |ctx| stand.draw(ctx));
        let told = screen.texts();
        for words in words {
            assert!(told.iter().any(|text| text.contains(&words)), "{words}: {told:?}");
        }
        assert!(told.contains(&last.to_string()), "a chip for each turn: {told:?}");
    }

    /// Every arrival of every shipped scenario is on the track (4.2).
    #[test]
    fn every_arrival_is_on_the_track() {
        let mut all = 0;
        for id in ["valmont", "hill-71", "crossroads"] {
            let rulebook = Rulebook::load(id).unwrap();
            let arrivals = Side::BOTH.map(|side| rulebook.scenario.force(side).arrivals.len());
            assert_eq!(entering(&rulebook).len(), arrivals.iter().sum::<usize>(), "{id}");
            all += entering(&rulebook).len();
        }
        assert!(all > 0);
    }
}
