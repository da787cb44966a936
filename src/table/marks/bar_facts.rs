//! The contents of the bar under the map and of the small map in the dock: overlays, meanings of hexes, the visible
//! part.

use super::{highlights::Highlights, overlays::Overlays};
use crate::{
    engine::{board::Board, counters::Flag},
    panels::{Action, Meaning, MinimapState, OverlayBar},
    planning::{Planning, offer::Mark},
    settings::{Command, Settings},
    table::{
        app::{commands::Given, host::Asked, inks::Inks, screen::Screen, sets::TableSet},
        art::Art,
        drag::Hand,
        map::view::MapView,
    },
};
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, obey.run_if(in_state(Screen::Table)))
        .add_systems(PreUpdate, press.after(TableSet::HearKeys).run_if(in_state(Screen::Table)));
}

/// Gives the commands whose buttons were clicked, as their keys do.
fn press(mut asked: MessageReader<Asked>, mut given: MessageWriter<Given>) {
    let pressed = asked.read().filter_map(|Asked(action)| match action {
        Action::Press(command) => Some(Given(*command)),
        _ => None,
    });
    given.write_batch(pressed.collect::<Vec<_>>());
}

/// The resources that they are made from.
#[derive(SystemParam)]
pub(crate) struct BarFacts<'w> {
    overlays: Option<Res<'w, Overlays>>,
    highlights: Option<Res<'w, Highlights>>,
    inks: Option<Res<'w, Inks>>,
    hand: Option<Res<'w, Hand>>,
    settings: Option<Res<'w, Settings>>,
    art: Option<Res<'w, Art>>,
}

impl BarFacts<'_> {
    /// Returns the content of the bar.
    pub fn bar<G: Planning>(&self, looking: Option<usize>) -> OverlayBar {
        let own = looking.unwrap_or(0).min(1);
        let sides = [own, 1 - own].map(|side| G::SIDES[side].flag);
        let mut bar = OverlayBar { tools: G::TOOLS, sides, ..OverlayBar::default() };
        if let Some(overlays) = &self.overlays {
            (bar.listed, bar.on) = (overlays.listed, overlays.on().to_vec());
        }
        if let Some(inks) = &self.inks {
            bar.inks = ***inks;
        }
        if let Some(highlights) = &self.highlights {
            bar.meanings = meanings(highlights, self.hand.as_ref().is_some_and(|hand| hand.held.is_some()));
        }
        bar
    }

    /// Returns the content of the small map, if the player wants it.
    pub fn small_map<'a>(
        &'a self,
        view: &MapView,
        board: &'a Board,
        units: &'a [(crate::engine::board::Hex, Flag)],
    ) -> Option<MinimapState<'a>> {
        let pack = self.art.as_ref()?.pack.as_ref()?;
        self.settings.as_ref().filter(|settings| settings.minimap)?;
        let on_board = |place: Vec2| {
            let on_table = view.to_table(place);
            egui::pos2(on_table.x, -on_table.y)
        };
        let seen = egui::Rect::from_min_max(on_board(view.area.min), on_board(view.area.max));
        Some(MinimapState { board, units, seen, colours: &pack.map.colours })
    }
}

/// Returns the meanings of the highlighted hexes. While units are held both costs and what is left are numbers on the
/// map: their shapes distinguish them.
fn meanings(highlights: &Highlights, carried: bool) -> Vec<Meaning> {
    let mut meanings: Vec<Meaning> =
        highlights.hexes.values().filter_map(|choice| meaning(choice.mark)).collect();
    let costs = highlights.hexes.values().any(|choice| !choice.label.is_empty());
    meanings.extend(costs.then_some(Meaning::Cost));
    meanings.extend((costs && carried).then_some(Meaning::Left));
    meanings.sort_unstable();
    meanings.dedup();
    meanings
}

/// Returns the name of a highlight in the legend.
fn meaning(mark: Mark) -> Option<Meaning> {
    Some(match mark {
        Mark::Reach | Mark::Deploy => Meaning::Reach,
        Mark::Stop => Meaning::Stop,
        Mark::Rail => Meaning::Rail,
        Mark::Overrun => Meaning::Overrun,
        Mark::Attack => Meaning::Attack,
        Mark::Retreat => Meaning::Retreat,
        Mark::Advance => Meaning::Advance,
        Mark::Asked => Meaning::Asked,
        Mark::Sighted => Meaning::Sighted,
        // Nearly every hex: the panel says what to do.
        Mark::Lay => return None,
    })
}

fn obey(mut given: MessageReader<Given>, mut settings: ResMut<Settings>) {
    if given.read().filter(|given| given.0 == Command::Minimap).count() % 2 == 1 {
        settings.minimap = !settings.minimap;
    }
}
