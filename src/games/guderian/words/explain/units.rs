//! The values and actions of a unit now, and the reasons for its limits.

use super::{
    super::names::{division_name, values},
    Asked, add, hexes,
    words::{self, Forbids, refused, unit::Says},
};
use crate::{
    engine::{board::Hex, manual::Sentence},
    games::guderian::rules::{
        combat::{
            integrity::{is_gathered, qualifies, whole_division},
            may_attack, may_take_part,
            strength::{Judge, printed},
        },
        counter::{Motion, Piece},
        kinds::{Kind, Side},
        movement::{
            Group, controller,
            march::{self, may_walk},
            may_move,
            overrun::{defends_only, may_overrun},
            rail, stacking,
        },
        order::legal,
        refusal::Why,
        supply::rating,
    },
};

/// The heading of the sentences about a unit.
pub(super) fn title(asked: &Asked, piece: Piece) -> String {
    format!("{}  {}", asked.name(piece), values(asked.rulebook, asked.public, piece))
}

/// Everything about one unit in its hex.
pub(super) fn unit(asked: &Asked, piece: Piece) -> Vec<Sentence> {
    let mut said = Vec::new();
    worth(asked, piece, &mut said);
    if asked.public.phase.is_combat() {
        attacks(asked, piece, &mut said);
    } else {
        moves(asked, piece, &mut said);
    }
    said
}

/// Adds its strength in battle, with the rules for it.
fn worth(asked: &Asked, piece: Piece, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    let counter = public.counter(piece);
    if counter.kind == Kind::Leader {
        return add(said, Says::Leader { rating: rating(rulebook, counter) });
    }
    let Some(print) = counter.print else { return add(said, Says::Untried) };
    let steps = u16::from(rulebook.order_of_battle.record(print).steps());
    if steps > 1 {
        let left = steps.saturating_sub(u16::from(counter.condition.steps_lost));
        add(said, Says::Steps { left, all: steps });
    }
    let shown = |piece| printed(rulebook, public, piece);
    let judge = Judge::new(rulebook, public, &shown);
    let attack = judge.attack(&[piece], false);
    let defence = judge.defence(&[], &[hex]);
    let own = |part: &&_| own_part(part, counter.id);
    let defends = defence.hexes.iter().flat_map(|hex| &hex.parts).find(own);
    if let (Some(attack), Some(defence)) = (attack.parts.first(), defends) {
        add(said, Says::Strength { attack: attack.value, defence: defence.value });
        if attack.halved {
            add(said, Says::Halved);
        }
    }
    if defends_only(rulebook, public, piece) {
        add(said, Says::DefendsOnly);
    }
    let Some(division) = rulebook.order_of_battle.division_of(print).filter(|of| qualifies(of)) else {
        return;
    };
    let name = division_name(division);
    add(
        said,
        if whole_division(rulebook, public, piece, hex).is_some() {
            Says::Whole { division: name }
        } else if is_gathered(public, division, hex) {
            Says::Disturbed { division: name }
        } else {
            Says::Apart { division: name }
        },
    );
}

fn own_part(
    part: &crate::games::guderian::rules::combat::strength::Part,
    id: crate::engine::counters::UnitId,
) -> bool {
    part.unit == id
}

/// Adds whether it may move, its reach, by rail, and by overrun.
fn moves(asked: &Asked, piece: Piece, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    if let Err(why) = may_move(public, piece) {
        return said.push(refused(rulebook, public, Forbids::Itself, &why));
    }
    let counter = public.counter(piece);
    let left = counter.condition.left;
    add(said, Says::PointsLeft { left, all: counter.allowance });
    let fresh = counter.condition.motion == Motion::Fresh;
    if fresh && !counter.condition.supplied && !counter.condition.arrived {
        add(said, Says::HalfAllowance);
    }
    match may_walk(rulebook, public, &[piece], &[]) {
        Ok(_) | Err(Why::NoPath | Why::ShuffleOneHex) => {}
        Err(why) => said.push(refused(rulebook, public, Forbids::Itself, &why)),
    }
    if march::must_march(rulebook, public, piece) {
        add(said, Says::MustMarch);
    }
    let Ok(group) = Group::new(rulebook, public, &[piece]) else { return };
    if group.must_stop(public, hex) {
        let owner = controller(rulebook, public, counter.side(), hex);
        said.push(refused(rulebook, public, Forbids::Itself, &Why::HeldInZone { hex, owner }));
    } else {
        let walks = legal::walks(rulebook, public, &[piece]).len();
        add(said, Says::Reaches { hexes: walks });
    }
    if counter.side() == Side::Soviet {
        match rail::may_board(rulebook, public, &[piece]) {
            Ok(start) => {
                let stations = rail::reach(rulebook, public, start).hexes().len();
                add(said, Says::Trains { hexes: stations });
            }
            Err(why) => said.push(refused(rulebook, public, Forbids::ByRail, &why)),
        }
    }
    overruns(asked, piece, said);
}

/// The adjacent hexes that hold enemies of a side.
fn enemies_near(asked: &Asked, side: Side) -> Vec<Hex> {
    let near = asked.rulebook.board.neighbours(asked.hex).iter().flatten().copied();
    near.filter(|near| asked.public.holds(side.enemy(), *near)).collect()
}

/// The hexes that a rule allows, and each reason for which it forbids others.
fn sorted(near: Vec<Hex>, judge: impl Fn(Hex) -> Result<(), Why>) -> (Vec<Hex>, Vec<(Why, Vec<Hex>)>) {
    let mut open = Vec::new();
    let mut barred: Vec<(Why, Vec<Hex>)> = Vec::new();
    for hex in near {
        match judge(hex) {
            Ok(()) => open.push(hex),
            Err(why) => match barred.iter_mut().find(|(other, _)| *other == why) {
                Some((_, hexes)) => hexes.push(hex),
                None => barred.push((why, vec![hex])),
            },
        }
    }
    (open, barred)
}

fn overruns(asked: &Asked, piece: Piece, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, .. } = *asked;
    let near = enemies_near(asked, public.counter(piece).side());
    let judge = |hex| may_overrun(rulebook, public, &[piece], hex).map(drop);
    let (open, barred) = sorted(near, judge);
    if !open.is_empty() {
        add(said, Says::CanOverrun { hexes: hexes(open), points: rulebook.charts.overrun_cost });
    }
    for (why, of) in barred {
        said.push(refused(rulebook, public, Forbids::OverrunOf(hexes(of)), &why));
    }
}

fn attacks(asked: &Asked, piece: Piece, said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, .. } = *asked;
    let side = public.counter(piece).side();
    if let Err(why) = may_take_part(rulebook, public, asked.lines(side), piece) {
        return said.push(refused(rulebook, public, Forbids::Itself, &why));
    }
    let near = enemies_near(asked, side);
    if near.is_empty() {
        return add(said, Says::NobodyNear);
    }
    let (open, barred) = sorted(near, |hex| may_attack(rulebook, public, &[piece], &[hex]));
    if !open.is_empty() {
        add(said, Says::CanAttack { hexes: hexes(open) });
    }
    for (why, of) in barred {
        said.push(refused(rulebook, public, Forbids::AttackOn(hexes(of)), &why));
    }
}

/// The facts about all units in the hex together: room, and their defence.
pub(super) fn together(asked: &Asked, stack: &[Piece]) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    if rulebook.board.is_lake(hex) {
        return said;
    }
    let (units, limit) = (public.combat_units(hex).count(), rulebook.charts.stack_limit);
    let over = stacking::excess(rulebook, public, hex);
    let room = usize::from(limit).saturating_sub(units);
    let says = match (over, room) {
        (1.., _) => words::Says::Overfull { over },
        (0, 0) => words::Says::Full { limit },
        _ => words::Says::Room { units, limit, room },
    };
    add(&mut said, says);
    if stack.is_empty() {
        return said;
    }
    if stack.iter().any(|piece| public.counter(*piece).is_untried()) {
        add(&mut said, Says::DefenceUnknown);
    } else {
        let shown = |piece| printed(rulebook, public, piece);
        let total = Judge::new(rulebook, public, &shown).defence(&[], &[hex]).total;
        add(&mut said, Says::HexDefends { total });
    }
    said
}
