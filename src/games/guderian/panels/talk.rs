//! What people at the table settle among themselves, beside the orders of the rules: who is asked, the
//! referee's absence, dice thrown by hand, and ending the game early.

use super::scene::Scene;
use super::{
    ask_end,
    referee::{self, RefereeMemory},
};
use crate::panels::{
    Action, PanelSpace, fonts,
    place::place,
    theme::{Palette, Theme},
    widgets::paint_side,
};
use crate::{
    engine::counters::Word,
    games::guderian::{
        rules::{Rulebook, free_hand::Placing, kinds::Side, position::Public},
        words::story,
    },
    settings::Colours,
};
use bevy_egui::egui::{Align2, Context, Rect, Vec2, pos2, vec2};

/// What is shown of it.
pub struct TalkState<'a> {
    pub rulebook: &'a Rulebook,
    /// What both players may see.
    pub public: &'a Public,
    /// The counters that are selected.
    pub selected: &'a [Word],
    /// What the next click on the map places.
    pub placing: Option<Placing>,
    /// Whether all that was done since the referee went out can be taken back.
    pub can_go_back: bool,
    /// What became of the last scenario that was saved.
    pub scenario_saved: Option<&'a Result<String, String>>,
    /// Whether a human plays each side, Soviet first.
    pub humans: [bool; 2],
    /// Whether the game is sent to and fro.
    pub by_file: bool,
    /// Whether a die is in the air, and nobody is told yet what it brings.
    pub tumbles: bool,
    /// Whether viewers are told who is asked, in the caption.
    pub captioned: bool,
    /// Space that other panels take.
    pub space: PanelSpace,
    /// Where the rules book lies, if it is open.
    pub book: Option<Rect>,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
    /// What is remembered from frame to frame.
    pub memory: &'a mut TalkMemory,
}

impl TalkState<'_> {
    pub(super) fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// What is remembered from frame to frame.
#[derive(Debug, Default)]
pub struct TalkMemory {
    /// Whether it is asked how the game shall end.
    pub asking_end: bool,
    /// How it shall end, as far as chosen.
    pub ending: Option<ask_end::Choice>,
    pub(super) referee: RefereeMemory,
}

/// Draws it with what the frame knows.
pub(super) fn over_map(ctx: &Context, scene: &mut Scene, space: PanelSpace) {
    let tumbles = scene.tumbles();
    let (rulebook, public) = scene.game();
    let state = &mut scene.state;
    let state = TalkState {
        rulebook,
        public,
        selected: state.selected,
        placing: state.own.placing,
        can_go_back: state.own.can_go_back,
        scenario_saved: state.own.scenario_saved,
        humans: state.humans,
        by_file: state.own.by_file,
        captioned: scene.captioned,
        tumbles,
        space,
        book: state.memory.book.lies,
        theme: state.memory.theme,
        colours: state.memory.colours,
        memory: &mut state.remembered.talk,
    };
    let asked = talk(ctx, state);
    scene.actions.extend(asked);
}

/// Draws it, over the map and beside the dock.
pub fn talk(ctx: &Context, state: TalkState) -> Vec<Action> {
    let mut state = state;
    let mut actions = Vec::new();
    let window = ctx.content_rect();
    let space = state.space;
    let map = space.rest(window);
    if state.public.table.referee_off {
        referee::show(ctx, &mut state, map, &mut actions);
    } else if !state.captioned {
        banner(ctx, &state, beside_book(map, state.book));
    }
    ask_end::show(ctx, &mut state, map, &mut actions);
    actions
}

/// What an open book leaves of the map: the wider side of it.
fn beside_book(map: Rect, book: Option<Rect>) -> Rect {
    let Some(book) = book else { return map };
    let left = map.with_max_x(book.left().clamp(map.left(), map.right()));
    let right = map.with_min_x(book.right().clamp(map.left(), map.right()));
    if left.width() >= right.width() { left } else { right }
}

/// Says over the map who is asked, where it is not the side whose turn it is.
fn banner(ctx: &Context, state: &TalkState, map: Rect) {
    let Some(decision) = state.public.owed.as_ref().filter(|_| !state.tumbles) else { return };
    let side = decision.side();
    if side == state.public.phase.side() || !state.humans[side.number()] {
        return;
    }
    let palette = state.palette();
    ribbon(ctx, "who is asked", map, side, palette, &format!("{}.", story::owed(decision)));
}

fn ribbon(ctx: &Context, id: &str, map: Rect, side: Side, palette: &Palette, words: &str) {
    let galley = ctx.fonts_mut(|fonts| {
        fonts.layout_no_wrap(words.to_owned(), crate::panels::fonts::bold(15.0), palette.text)
    });
    let size = vec2((galley.size().x + 64.0).min(map.width() - 24.0), 40.0);
    let rect = Rect::from_min_size(pos2(map.center().x - size.x / 2.0, map.top() + 12.0), size);
    place(ctx, id, rect, |ui| {
        let painter = ui.painter();
        painter.rect(
            rect,
            8,
            palette.panel,
            bevy_egui::egui::Stroke::new(2.0, palette.side(side)),
            bevy_egui::egui::StrokeKind::Inside,
        );
        let mark = Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), Vec2::splat(14.0));
        paint_side(ui, mark, side, palette);
        let label = Rect::from_min_max(pos2(rect.left() + 42.0, rect.top()), rect.max);
        crate::panels::widgets::paint_text(
            ui,
            label,
            Align2::LEFT_CENTER,
            words,
            fonts::bold(15.0),
            palette.text,
        );
    });
}
