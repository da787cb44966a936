//! Dice in the dock and beside the hex, rolling and at rest.

use crate::{
    engine::{counters::UnitId, text::say, wording::capital},
    games::squad::{
        panels::{charts::colour, context::PanelContext},
        rules::{
            Rulebook,
            event::{DiePurpose, Kind},
            position::Public,
        },
        scene::fought::{Fought, What},
        words::names::{named, struck_named},
    },
    panels::{
        PanelSpace,
        kit::{
            die::{self, DiceOf},
            fonts,
            theme::over,
            widgets::{paint_text, section},
        },
    },
};
use bevy_egui::egui::{Align2, Area, Context, Id, Order, Pos2, Rect, Sense, Ui, pos2, vec2};

/// The most rolls that are shown beside a hex; the dock shows all.
const MOST: usize = 3;
/// The side of a die beside a hex, the width of two of them, and of their result.
const DIE: f32 = 22.0;
const DICE: f32 = 2.0 * DIE + 8.0;
const CELL: f32 = 62.0;

/// Shows the dice of the last order with their results.
pub(crate) fn show(ui: &mut Ui, panel: &PanelContext) {
    let fought = panel.state.own.fought;
    let rolled: Vec<(&Fought, DiceOf)> = with_dice(panel, fought).collect();
    listed(ui, panel, &rolled, "");
}

/// Shows the last dice of the previous phase until the present phase has dice. A player can then still read the
/// opponent's rolls after the opponent's turn.
pub(crate) fn before(ui: &mut Ui, panel: &PanelContext) {
    let own = &panel.state.own;
    if own.fought.is_empty() {
        let before: Vec<(&Fought, DiceOf)> =
            own.fought_before.iter().map(|fought| (fought, DiceOf::AtRest)).collect();
        listed(ui, panel, &before, &say!("squad-panels-rolls.before"));
    }
}

/// Returns the rolls of the last order, each with the dice of its attack.
fn with_dice<'f>(panel: &PanelContext, fought: &'f [Fought]) -> impl Iterator<Item = (&'f Fought, DiceOf)> {
    fought.iter().enumerate().map(move |(number, one)| (one, panel.dice_of(attack_of(fought, number))))
}

/// Returns the number of the attack to which a roll belongs, from 0: the hits and losses of an attack follow it.
fn attack_of(fought: &[Fought], number: usize) -> usize {
    let attacks = fought.iter().take(number + 1).filter(|one| matches!(one.what, What::Attack(_)));
    attacks.count().saturating_sub(1)
}

fn listed(ui: &mut Ui, panel: &PanelContext, fought: &[(&Fought, DiceOf)], about: &str) {
    if fought.is_empty() {
        return;
    }
    section(ui, panel.palette, &say!("squad-panels-rolls"), about, |ui| {
        for (fought, dice) in fought {
            line(ui, panel, fought, *dice);
        }
    });
}

/// The purpose of a roll, as text.
fn words(rulebook: &Rulebook, public: &Public, what: &What) -> String {
    let name = |unit: UnitId| named(rulebook, public, &[unit]);
    match what {
        What::Attack(attack) => {
            let target = struck_named(rulebook, public, &attack.struck);
            match attack.kind {
                Kind::Lane => say!("squad-panels-roll-lane", target = target),
                Kind::Mission(_) => say!("squad-panels-roll-mission", target = target),
                Kind::Overrun => say!("squad-panels-roll-overrun", target = target),
                Kind::Assault => say!("squad-panels-roll-assault", target = target),
                Kind::Sniper => say!("squad-panels-roll-sniper", target = target),
                Kind::AntiTank if attack.by.is_empty() => say!("squad-panels-roll-to-hit", target = target),
                Kind::LastShot => {
                    let firers = named(rulebook, public, &attack.by);
                    say!("squad-panels-roll-last-shot", firers = firers, target = target)
                }
                Kind::AntiTank => {
                    let firers = capital(&named(rulebook, public, &attack.by));
                    say!("squad-panels-roll-anti-tank", firers = firers, target = target)
                }
                Kind::Fire | Kind::Opportunity => say!("squad-panels-roll-fire", target = target),
            }
        }
        What::Kill(unit, _) => say!("squad-panels-roll-armour", unit = name(*unit)),
        What::Other(purpose) => match purpose {
            DiePurpose::Side(unit) => say!("squad-panels-roll-side", unit = name(*unit)),
            DiePurpose::Survival(unit) => say!("squad-panels-roll-crew", unit = name(*unit)),
            DiePurpose::Rally(unit) => say!("squad-panels-roll-rally", unit = name(*unit)),
            DiePurpose::Valour(unit) => say!("squad-panels-roll-valour", unit = name(*unit)),
            DiePurpose::Mines(unit) => say!("squad-panels-roll-mines", unit = name(*unit)),
            DiePurpose::Sniper => say!("squad-panels-roll-search"),
            DiePurpose::Scatter => say!("squad-panels-roll-scatter"),
            DiePurpose::Attack(_) | DiePurpose::Kill(_) => String::new(),
        },
    }
}

fn line(ui: &mut Ui, panel: &PanelContext, fought: &Fought, dice: DiceOf) {
    if dice == DiceOf::ToCome {
        return;
    }
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    // Long names take a second line beside the result.
    let left = DICE + 14.0;
    let room = ui.available_width() - left - CELL - 12.0;
    let words = words(rulebook, public, &fought.what);
    let words = ui.painter().layout(words, fonts::sans(12.5), palette.text, room);
    let sums = if dice.is_decided() { fought.sums() } else { String::new() };
    let sums = ui.painter().layout(sums, fonts::mono(10.5), palette.text_third, room);
    let height = (words.size().y + sums.size().y + 11.0).max(DIE + 12.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    ui.painter().rect_filled(rect, 4, over(palette.raised, palette.panel, 0.7));
    let told = Rect::from_min_max(pos2(rect.left() + left, rect.top() + 3.0), rect.max);
    let under = told.translate(vec2(0.0, words.size().y + 1.0));
    ui.painter().galley(told.min, words, palette.text);
    ui.painter().galley(under.min, sums, palette.text_third);
    let cell =
        Rect::from_center_size(pos2(rect.right() - CELL / 2.0 - 4.0, rect.center().y), vec2(CELL, 24.0));
    thrown(ui, fought, dice, pos2(rect.left() + DICE / 2.0 + 4.0, rect.center().y), cell);
}

/// Draws the dice, rolling or at rest, around a centre, and their result once it may be seen.
fn thrown(ui: &Ui, fought: &Fought, dice: DiceOf, middle: Pos2, cell: Rect) {
    let all = fought.dice.len() as f32;
    for (number, rolled) in fought.dice.iter().enumerate() {
        let Some(pose) = dice.pose(*rolled) else { return };
        let aside = (number as f32 - (all - 1.0) / 2.0) * (DIE + 4.0);
        die::paint(ui, middle + vec2(aside, 0.0), DIE, &pose);
    }
    if dice.is_decided() && !fought.came.is_empty() {
        let (fill, ink) = colour(fought.harm);
        ui.painter().rect_filled(cell, 4, fill);
        paint_text(ui, cell, Align2::CENTER_CENTER, &fought.came, fonts::bold(12.0), ink);
    }
}

/// The dice that panels remember. They stay beside their hex until the next action.
#[derive(Clone, Debug, Default)]
pub struct Lying {
    fought: Vec<Fought>,
    /// The number of the position after the roll.
    position: u64,
}

/// Shows dice and result beside the hex of the last attack.
pub(crate) fn beside_hex(ctx: &Context, panel: &mut PanelContext, space: PanelSpace) {
    let (fought, now) = (panel.state.own.fought, panel.state.position_number);
    let lying = &mut *panel.state.remembered;
    if lying.fought != fought {
        *lying = Lying { fought: fought.to_vec(), position: now };
    }
    let Some(hex) = fought.iter().rev().find_map(|fought| fought.hex).filter(|_| lying.position == now)
    else {
        return;
    };
    let place = (panel.state.lies_at)(hex);
    let map = space.rest(ctx.content_rect());
    let all: Vec<(&Fought, DiceOf)> = with_dice(panel, fought).collect();
    let shown: Vec<(&Fought, DiceOf)> = all.into_iter().rev().take(MOST).rev().collect();
    let row = DIE + 8.0;
    let size = vec2(DICE + CELL + 16.0, row * shown.len() as f32 + 4.0);
    if !map.contains(place.center()) {
        return;
    }
    // Above the hex, so that the target stays in sight.
    let left = (place.center().x - size.x / 2.0).clamp(map.left(), (map.right() - size.x).max(map.left()));
    let above = place.top() - size.y;
    let top = if above < map.top() { place.bottom() } else { above };
    let area = Area::new(Id::new("dice beside the hex")).order(Order::Background).interactable(false);
    area.fixed_pos(pos2(left, top)).fade_in(false).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(rect, 6, panel.palette.panel);
        for (number, (fought, dice)) in shown.iter().enumerate() {
            let middle = rect.top() + 2.0 + row * (number as f32 + 0.5);
            let cell = Rect::from_center_size(pos2(rect.right() - CELL / 2.0 - 4.0, middle), vec2(CELL, DIE));
            thrown(ui, fought, *dice, pos2(rect.left() + DICE / 2.0 + 4.0, middle), cell);
        }
    });
}
