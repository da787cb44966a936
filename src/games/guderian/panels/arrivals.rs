//! Reinforcements: the counters due in each area, those still to arrive, those eliminated.

use super::{cards, context::PanelContext, terms::shortened, turn_track};
use crate::{
    engine::{counters::UnitId, text::say},
    games::guderian::{
        planning::wish::Wish,
        rules::{
            Rulebook,
            counter::{Piece, Place},
            kinds::{Pool, Side},
            phase::Phase,
            position::Public,
        },
        scene::schedule::arrivals,
        words::names,
    },
    panels::{
        Action,
        kit::{
            fonts,
            widgets::{capital, fact, hint, plain, section, text},
        },
    },
};
use bevy_egui::egui::{Align, Layout, Ui};

/// Most eliminated counters of a side that are named one by one.
const MOST_LOST: usize = 24;

/// The counters that wait to be put on the map, by box: set-up armies and entry areas.
pub(super) fn boxes(public: &Public, side: Side) -> Vec<(String, Vec<Piece>)> {
    let mut boxes: Vec<(WaitingBox, Vec<Piece>)> = Vec::new();
    for (piece, counter) in public.pieces().filter(|(_, counter)| counter.side() == side) {
        let of = match counter.place {
            Place::SetUp => WaitingBox::Army(counter.army),
            Place::Due { area } => WaitingBox::Area(area),
            _ => continue,
        };
        match boxes.iter_mut().find(|(other, _)| *other == of) {
            Some((_, pieces)) => pieces.push(piece),
            None => boxes.push((of, vec![piece])),
        }
    }
    boxes.into_iter().map(|(of, pieces)| (of.name(), pieces)).collect()
}

/// A box of counters that wait to be put on the map.
#[derive(Clone, Copy, PartialEq)]
enum WaitingBox {
    /// An army before the game; none for counters of no army.
    Army(Option<UnitId>),
    /// An entry area.
    Area(UnitId),
}

impl WaitingBox {
    fn name(self) -> String {
        match self {
            Self::Army(None) => say!("guderian-panels-box-set-up"),
            Self::Army(Some(army)) => say!(
                "guderian-panels-box-army",
                army = army.as_str(),
                number = names::number_in(army.as_str()).unwrap_or_default()
            ),
            Self::Area(area) => say!("guderian-panels-box-area", area = area.as_str()),
        }
    }
}

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let phasing = panel.state.public.phase.side();
    waiting(ui, panel, phasing);
    front(ui, panel);
    schedule(ui, panel);
    lost(ui, panel);
}

/// Draws the boxes of a side, from which counters can be picked up.
fn waiting(ui: &mut Ui, panel: &mut PanelContext, side: Side) {
    let (palette, rulebook, public) = (panel.palette, panel.state.rulebook, panel.state.public);
    let boxes = boxes(public, side);
    let number: usize = boxes.iter().map(|(_, pieces)| pieces.len()).sum();
    let phase = matches!(public.phase, Phase::SovietSetUp | Phase::SovietMovement | Phase::GermanMovement);
    let may = phase && panel.is_human(side) && public.owed.is_none();
    let waiting = say!("guderian-panels-boxes-waiting", n = number);
    section(ui, palette, &say!("guderian-panels-boxes", side = side), &waiting, |ui| {
        if boxes.is_empty() {
            hint(ui, palette, say!("guderian-panels-boxes-none"));
        }
        for (name, pieces) in &boxes {
            ui.horizontal(|ui| {
                ui.label(text(name, fonts::bold(13.0), palette.text));
                ui.label(text(edges(rulebook, public, pieces), fonts::sans(12.0), palette.text_third));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = say!("guderian-panels-boxes-pick-up");
                    let take = ui.add_enabled_ui(may, |ui| plain(ui, palette, &words)).inner;
                    if take.clicked() {
                        let ids = pieces.iter().map(|piece| public.counter(*piece).id).collect();
                        panel.act(Action::PickUpFromBox(ids));
                    }
                });
            });
            let taken = ui.add_enabled_ui(may, |ui| cards::field(ui, panel, pieces, 42.0)).inner;
            if let Some(piece) = taken {
                panel.act(Action::PickUpFromBox(vec![public.counter(piece).id]));
            }
            ui.add_space(4.0);
        }
        if !boxes.is_empty() {
            let how =
                if may { say!("guderian-panels-boxes-place") } else { say!("guderian-panels-boxes-later") };
            hint(ui, palette, how);
        }
    });
}

/// The hexes where the counters of a box may be put.
fn edges(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> String {
    let Some(counter) = pieces.first().map(|piece| public.counter(*piece)) else { return String::new() };
    let hexes = match counter.place {
        Place::Due { area } => {
            crate::games::guderian::rules::turn::reinforcements::entry_hexes(rulebook, public, area)
        }
        _ => {
            let armies = &rulebook.scenario.armies;
            armies.iter().find(|army| Some(army.army) == counter.army).map_or(Vec::new(), |a| a.hexes.clone())
        }
    };
    match hexes.as_slice() {
        [] => String::new(),
        [only] => only.to_string(),
        [first, .., last] => say!("guderian-panels-boxes-hexes", first = *first, last = *last),
    }
}

/// Draws the divisions of the South-Western Front (14.2).
fn front(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, public) = (panel.palette, panel.state.public);
    let Some(front) = &panel.state.rulebook.scenario.south_western_front else { return };
    let (turn, game) = public.south_west;
    let left = front.a_game.saturating_sub(game).min(front.a_turn.saturating_sub(turn));
    let open = public.phase == Phase::SovietMovement
        && public.turn >= front.from_turn
        && left > 0
        && panel.is_human(Side::Soviet)
        && public.owed.is_none();
    let sent = say!("guderian-panels-front-sent", sent = game, all = front.a_game);
    section(ui, palette, &say!("guderian-panels-front"), &sent, |ui| {
        let price = front.german_points.get(usize::from(game)).copied().unwrap_or(0);
        let about = say!(
            "guderian-panels-front-about",
            turn = front.from_turn,
            number = front.a_turn,
            area = front.area.as_str(),
            price = price,
        );
        hint(ui, palette, about);
        let words = say!("guderian-panels-front-call");
        let call = ui.add_enabled_ui(open, |ui| plain(ui, palette, &words)).inner;
        if call.clicked() {
            panel.act(Wish::CallUp);
        }
        if open {
            hint(ui, palette, say!("guderian-panels-front-call.then"));
        }
    });
}

fn schedule(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, rulebook, public) = (panel.palette, panel.state.rulebook, panel.state.public);
    let (title, about) =
        (say!("guderian-panels-reinforcements"), say!("guderian-panels-reinforcements.about"));
    section(ui, palette, &title, &about, |ui| {
        let mut any = false;
        for turn in public.turn + 1..=rulebook.scenario.last_turn {
            let comes = arrivals(rulebook, public, turn);
            if comes.is_empty() {
                continue;
            }
            any = true;
            let head = say!("guderian-panels-turn-date", turn = turn, date = rulebook.date(turn));
            ui.label(text(head, fonts::bold(12.0), palette.text_second));
            for arrival in &comes {
                turn_track::line(ui, panel, arrival);
            }
            ui.add_space(2.0);
        }
        if !any {
            hint(ui, palette, say!("guderian-panels-reinforcements-none"));
        }
        if !rulebook.scenario.provisional.is_empty() {
            hint(ui, palette, say!("guderian-panels-reinforcements-provisional"));
        }
    });
}

/// Draws the counters that are out of the game, by public knowledge.
fn lost(ui: &mut Ui, panel: &mut PanelContext) {
    let (palette, (rulebook, public)) = (panel.palette, panel.settled());
    let (title, about) = (say!("guderian-panels-eliminated"), say!("guderian-panels-eliminated.about"));
    section(ui, palette, &title, &about, |ui| {
        for side in Side::BOTH {
            let names: Vec<String> = public
                .pieces()
                .filter(|(_, counter)| counter.side() == side && counter.place == Place::Gone)
                .filter(|(_, counter)| !counter.is_untried())
                .map(|(piece, _)| capital(&names::counter_name(rulebook, public, piece)))
                .collect();
            let words = if names.is_empty() {
                say!("guderian-panels-eliminated-none")
            } else {
                say!("guderian-panels-eliminated-units", units = shortened(names, MOST_LOST))
            };
            fact(ui, palette, &Side::NAMES[side.number()].shown(), &words, palette.text);
        }
        for pool in Pool::BOTH {
            let name = match pool {
                Pool::Rifle => say!("guderian-panels-pool-rifle"),
                Pool::Armour => say!("guderian-panels-pool-tank"),
            };
            let unseen = public.possible(rulebook, pool).len();
            let words = say!("guderian-panels-pool-left", n = unseen);
            fact(ui, palette, &name, &words, palette.text_second);
        }
    });
}
