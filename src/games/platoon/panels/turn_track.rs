//! The turn track: the present segment, and the units that enter in each turn of the scenario.

use super::context::PanelContext;
use crate::{
    engine::{
        counters::{Flag, UnitId},
        text::{Arg, say},
    },
    games::platoon::{
        rules::{
            kinds::Side,
            phase::Phase,
            rulebook::Rulebook,
            scenario::{Arrival, Several},
        },
        words::story::phase_name,
    },
    panels::dock::turn_track::{Entering, TurnTrack},
};
use bevy_egui::egui::Ui;

/// Most entry hexes that are named; of more only the number is shown.
const NAMED: usize = 3;

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let track = TurnTrack { segment: segment(rulebook, panel.phase_shown()), entering: entering(rulebook) };
    track.show(ui, panel);
}

/// The side and name of the present segment.
fn segment(rulebook: &Rulebook, phase: Phase) -> Option<(Flag, String)> {
    let scenario = &rulebook.scenario;
    let side = phase.side(scenario).filter(|_| phase != Phase::Over)?;
    Some((side.into(), phase_name(scenario, phase).plain()))
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

/// The units of a group that enters, and its entry hexes.
fn group(rulebook: &Rulebook, arrival: &Arrival) -> String {
    let name = |kind: UnitId| rulebook.units.find(kind).map_or(kind.to_string(), |kind| kind.name.clone());
    let alone = arrival.units.iter().map(|(kind, number): &Several| {
        say!("platoon-panels-entering-units", n = *number, kind = name(*kind))
    });
    let loaded = arrival.loaded.iter().map(|(carrier, passenger, number)| {
        let (carrier, passenger) = (name(*carrier), name(*passenger));
        say!("platoon-panels-entering-loaded", n = *number, carrier = carrier, passenger = passenger)
    });
    let units = Arg::list(alone.chain(loaded));
    match arrival.entry.len() {
        0..=NAMED => {
            let hexes = Arg::list(arrival.entry.iter().copied());
            say!("platoon-panels-entering-at", units = units, hexes = hexes)
        }
        many => say!("platoon-panels-entering-at-edge", units = units, n = many),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        games::platoon::{
            planning::{PanelFacts, Pointing},
            rules::{Platoon, Position, phase::Segment, set_up, view::to_play},
        },
        panels::{self, PanelMemory, PanelState, tests::screen::Screen},
    };
    use bevy_egui::egui::{Context, Rect};
    use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

    /// The panels around a position, without a window.
    struct Stand {
        rulebook: Arc<Rulebook>,
        position: Position,
        pointing: Pointing,
        memory: PanelMemory,
        lying: super::super::Lying,
    }

    impl Stand {
        fn draw(&mut self, ctx: &Context) -> Vec<panels::Action> {
            let public = &self.position.public;
            let acting = to_play(&self.rulebook, public);
            let state: PanelState<Platoon> = PanelState {
                rulebook: &self.rulebook,
                public,
                settled: public,
                own: PanelFacts {
                    acting,
                    looking: Some(acting),
                    instructions: BTreeMap::new(),
                    pointing: &self.pointing,
                    fought: Cow::Borrowed(&[]),
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

    /// The panel shows the turns, the present segment, and the units that enter in the turn with their hexes.
    #[test]
    fn the_turn_track_is_a_panel() {
        let rulebook = Arc::new(Rulebook::load("meeting").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        (position.public.turn, position.public.phase) = (2, Phase::Second(Segment::Vehicles));
        let (pointing, memory) = (Pointing::default(), PanelMemory::default());
        let mut stand = Stand { rulebook, position, pointing, memory, lying: super::super::Lying::default() };
        // The track is at the top of the tab only where the dock is high.
        let mut screen = Screen::new(1280.0, 1400.0);
        screen.settle(&mut |ctx| stand.draw(ctx));
        let told = screen.texts();
        for words in ["turn 2 of 10", "Soviet vehicles move", "Turn 2: 1 × Panther", "at 0105 and 0112"] {
            assert!(told.iter().any(|text| text.contains(words)), "{words}: {told:?}");
        }
        assert!(told.iter().any(|text| text == "10"), "a chip for each turn: {told:?}");
        stand.position.public.turn = 3;
        screen.settle(&mut |ctx| stand.draw(ctx));
        assert!(screen.has("No unit enters on turn 3."), "{:?}", screen.texts());
    }

    /// Every turn of arrival of every shipped scenario is on the track with its side (4.2).
    #[test]
    fn every_arrival_is_on_the_track() {
        for id in ["farm-road", "meeting", "village", "stream-line"] {
            let rulebook = Rulebook::load(id).unwrap();
            let arrivals = Side::BOTH.map(|side| rulebook.scenario.force(side).arrivals.len());
            assert_eq!(entering(&rulebook).len(), arrivals.iter().sum::<usize>(), "{id}");
        }
        let edge = entering(&Rulebook::load("stream-line").unwrap());
        assert!(edge.iter().any(|it| it.turn == 1 && it.words.ends_with("at 16 edge hexes")));
    }
}
