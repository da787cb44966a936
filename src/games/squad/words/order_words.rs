//! Orders as text, and their paths: for advice before anything has happened, and for buttons.

mod buttons;
mod parts;

pub use buttons::order_words;
pub use parts::{INSTRUCTIONS, bend_name, instruction_name, loss_told};

use super::{
    names::{
        call_name, for_player, hex_name, named, short_named, unit_name, weapon_name, weapon_used, work_told,
    },
    story::side_name,
};
use crate::{
    engine::{board::Hex, counters::UnitId, manual::listed},
    games::squad::rules::{
        Rulebook,
        fire::{Shot, casualties::Loss},
        order::Order,
        position::{Public, decision::Decision},
    },
};

/// All losses together, or that there are none.
pub fn losses_told(rulebook: &Rulebook, public: &Public, losses: &[(UnitId, Loss)]) -> String {
    // Units with equal losses are named together.
    let alike = losses.chunk_by(|(_, one), (_, other)| one == other);
    let each = alike.filter_map(|units| {
        let ids: Vec<UnitId> = units.iter().map(|(unit, _)| *unit).collect();
        Some(loss_told(units.first()?.1, &short_named(rulebook, public, &ids)))
    });
    let told = listed(each.collect());
    if told.is_empty() { "take no points".to_owned() } else { told }
}

/// An order as a short sentence without a full stop, addressed to the player who is to give it.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
    let teller = Teller { rulebook, public };
    let told =
        teller.prepares(order).or_else(|| teller.attacks(order)).unwrap_or_else(|| teller.moves(order));
    let side = units_of(order).first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    side.map_or_else(|| told.clone(), |side| for_player(rulebook, &told, side))
}

/// The state for writing sentences, with the names of units and places.
struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
}

impl Teller<'_> {
    fn name(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    fn names(&self, units: &[UnitId]) -> String {
        named(self.rulebook, self.public, units)
    }

    fn place(&self, hex: Hex) -> String {
        hex_name(self.rulebook, hex)
    }

    /// The firers, each with its weapons.
    fn shots(&self, shots: &[Shot], leader: Option<UnitId>) -> String {
        let used = |shot: &Shot| {
            let carried = shot.weapon.map(|weapon| weapon_name(self.rulebook, self.public, weapon));
            let used = shot.uses.iter().map(|weapon| weapon_used(self.rulebook, *weapon));
            listed(carried.into_iter().chain(used).collect())
        };
        let each = |shot: &Shot| match used(shot) {
            with if with.is_empty() => self.name(shot.unit),
            with => format!("{} with {with}", self.name(shot.unit)),
        };
        let led = leader.map_or_else(String::new, |leader| format!(", led by {}", self.name(leader)));
        let units: Vec<String> = shots.iter().map(each).collect();
        format!("{}{led}", listed(units))
    }

    /// Orders of set-up, support, command and after action.
    fn prepares(&self, order: &Order) -> Option<String> {
        Some(match order {
            Order::Place { unit, hex, facing } => {
                let faces = facing.map_or_else(String::new, |side| format!(", facing {}", side_name(side)));
                format!("Set {} up in {}{faces}", self.name(*unit), self.place(*hex))
            }
            Order::PlaceAboard { unit, carrier } => {
                format!("Set {} up in {}", self.name(*unit), self.name(*carrier))
            }
            Order::Arm { weapon, unit } => format!("Give {} to {}", self.name(*weapon), self.name(*unit)),
            Order::Build { work, hex, there, .. } => {
                let verb = if *there { "Build" } else { "Remove" };
                format!("{verb} {} in {}", work_told(*work).0, self.place(*hex))
            }
            Order::Mission { mission, hex, .. } => {
                format!("Call {} on {}", call_name(Some(*mission)), self.place(*hex))
            }
            Order::SmokeBarrage { hex, .. } => {
                format!("Call {} on {}", call_name(None), self.place(*hex))
            }
            Order::Split { squad, second } => {
                let armed = self.public.carried_by(*squad).next().is_some();
                let keeps = match (armed, second) {
                    (false, _) => "",
                    (true, false) => "; the first half keeps the weapon",
                    (true, true) => "; the second half keeps the weapon",
                };
                format!("Split {}{keeps}", self.name(*squad))
            }
            Order::Join { halves } => format!("Join {}", self.names(halves)),
            Order::Rally { unit } => format!("Try to rally {}", self.name(*unit)),
            Order::WithdrawSniper => "Withdraw the sniper".to_owned(),
            Order::Casualties { losses } => {
                crate::engine::wording::capital(&losses_told(self.rulebook, self.public, losses))
            }
            Order::PlaceSniper { hex } => format!("Place the sniper in {}", self.place(*hex)),
            Order::Hold => match &self.public.owed {
                Some(Decision::Withdrawal { .. }) => "Keep the sniper in place".to_owned(),
                _ => "Hold fire".to_owned(),
            },
            Order::Instruct { units, instruction } => {
                format!(
                    "Instruct {}: {}",
                    named(self.rulebook, self.public, units),
                    instruction_name(*instruction)
                )
            }
            Order::Done if self.public.phase.is_set_up() => "End the set-up".to_owned(),
            Order::Done => "End the phase".to_owned(),
            _ => return None,
        })
    }

    fn attacks(&self, order: &Order) -> Option<String> {
        Some(match order {
            Order::Fire { shots, leader, hex } => {
                format!("Fire at {} with {}", self.place(*hex), self.shots(shots, *leader))
            }
            Order::FireAt { unit, weapon, leader, target } => {
                let with = weapon.map(|weapon| weapon_name(self.rulebook, self.public, weapon));
                let with = with.map_or_else(String::new, |with| format!(" with {with}"));
                let led = leader.filter(|leader| leader != unit);
                let led = led.map_or_else(String::new, |leader| format!(", led by {}", self.name(leader)));
                format!("Shoot at {} with {}{with}{led}", self.name(*target), self.name(*unit))
            }
            Order::OpportunityFire { shots, leader, lane } => {
                let lane = lane.map_or_else(String::new, |bend| {
                    format!(", and leave a fire lane that bends {}", bend_name(bend))
                });
                format!("Use opportunity fire with {}{lane}", self.shots(shots, *leader))
            }
            Order::Assault { shots, leader, hex } => {
                format!("Assault {} with {}", self.place(*hex), self.shots(shots, *leader))
            }
            Order::Overrun { unit, hex, uses } => {
                let shot = Shot { uses: uses.clone(), ..Shot::of(*unit) };
                format!("Overrun {} with {}", self.place(*hex), self.shots(&[shot], None))
            }
            Order::Smoke { unit, hex, .. } => {
                format!("Lay smoke in {} with {}", self.place(*hex), self.name(*unit))
            }
            Order::LaySmoke { unit, hex } => {
                format!("Lay smoke in {} with {}", self.place(*hex), self.name(*unit))
            }
            Order::ClearWire { unit, hex } => {
                format!("Clear the wire in {} with {}", self.place(*hex), self.name(*unit))
            }
            _ => return None,
        })
    }

    fn moves(&self, order: &Order) -> String {
        match order {
            Order::Move { units, path, assault, facing } => {
                let how = if *assault { " by assault move" } else { "" };
                let end = path.last().map_or_else(String::new, |hex| format!(" to {}", self.place(*hex)));
                let faces = facing.map_or_else(String::new, |side| format!(", facing {}", side_name(side)));
                format!("Move {}{how}{end}{faces}", self.names(units))
            }
            Order::Drive { unit, path } => {
                let Some(last) = path.last() else { return format!("Drive {}", self.name(*unit)) };
                let verb = if last.reverse { "Reverse" } else { "Drive" };
                let (to, faces) = (self.place(last.hex), side_name(last.facing));
                format!("{verb} {} to {to}, facing {faces}", self.name(*unit))
            }
            Order::Pivot { unit, facing } | Order::Turn { unit, facing } => {
                format!("Turn {} to the {}", self.name(*unit), side_name(*facing))
            }
            Order::Exit { unit } => format!("Exit the map with {}", self.name(*unit)),
            Order::Load { carrier, passengers } => {
                format!("Load {} into {}", self.names(passengers), self.name(*carrier))
            }
            Order::Unload { carrier, passengers, to } => {
                let to = to.map_or_else(String::new, |hex| format!(", to {}", self.place(hex)));
                format!("Unload {} from {}{to}", self.names(passengers), self.name(*carrier))
            }
            Order::Advance { unit, hex, .. } => {
                format!("Advance {} to {}", self.name(*unit), self.place(*hex))
            }
            // These are handled above.
            Order::Place { .. }
            | Order::PlaceAboard { .. }
            | Order::Arm { .. }
            | Order::Build { .. }
            | Order::Mission { .. }
            | Order::SmokeBarrage { .. }
            | Order::Split { .. }
            | Order::Join { .. }
            | Order::Rally { .. }
            | Order::WithdrawSniper
            | Order::Casualties { .. }
            | Order::PlaceSniper { .. }
            | Order::Hold
            | Order::Instruct { .. }
            | Order::Done
            | Order::Fire { .. }
            | Order::FireAt { .. }
            | Order::OpportunityFire { .. }
            | Order::Assault { .. }
            | Order::Overrun { .. }
            | Order::Smoke { .. }
            | Order::LaySmoke { .. }
            | Order::ClearWire { .. } => order_words(order),
        }
    }
}

/// The units that are ordered, or the units concerned.
pub fn units_of(order: &Order) -> Vec<UnitId> {
    match order {
        Order::Place { unit, .. }
        | Order::Arm { unit, .. }
        | Order::FireAt { unit, .. }
        | Order::Smoke { unit, .. }
        | Order::ClearWire { unit, .. }
        | Order::LaySmoke { unit, .. }
        | Order::Drive { unit, .. }
        | Order::Pivot { unit, .. }
        | Order::Exit { unit }
        | Order::Overrun { unit, .. }
        | Order::Advance { unit, .. }
        | Order::Turn { unit, .. }
        | Order::Rally { unit } => vec![*unit],
        Order::PlaceAboard { unit, carrier } => vec![*unit, *carrier],
        Order::Split { squad, .. } => vec![*squad],
        Order::Join { halves } => halves.to_vec(),
        Order::Fire { shots, .. } | Order::OpportunityFire { shots, .. } | Order::Assault { shots, .. } => {
            shots.iter().map(|shot| shot.unit).collect()
        }
        Order::Move { units, .. } | Order::Instruct { units, .. } => units.clone(),
        Order::Load { carrier, passengers } | Order::Unload { carrier, passengers, .. } => {
            std::iter::once(*carrier).chain(passengers.iter().copied()).collect()
        }
        Order::Mission { spotter, .. } => spotter.iter().copied().collect(),
        Order::SmokeBarrage { spotter, .. } => vec![*spotter],
        Order::Casualties { losses } => losses.iter().map(|(unit, _)| *unit).collect(),
        Order::Build { .. }
        | Order::Hold
        | Order::WithdrawSniper
        | Order::PlaceSniper { .. }
        | Order::Done => Vec::new(),
    }
}

/// The paths of an order on the map, each from its start; a single hex if no unit moves. If several units act together,
/// each has its own.
pub fn order_ways(public: &Public, order: &Order) -> Vec<Vec<Hex>> {
    let stands = |unit: UnitId| public.find(unit).and_then(|counter| public.hex_of(counter));
    let way = |start: Option<Hex>, path: &[Hex]| -> Option<Vec<Hex>> {
        let mut way: Vec<Hex> = start.into_iter().chain(path.iter().copied()).collect();
        way.dedup();
        (!way.is_empty()).then_some(way)
    };
    let units = units_of(order);
    let to = |hex: Hex| -> Vec<Vec<Hex>> {
        let mut ways: Vec<Vec<Hex>> = units.iter().filter_map(|unit| way(stands(*unit), &[hex])).collect();
        ways.dedup();
        ways
    };
    match order {
        Order::Place { hex, .. }
        | Order::Build { hex, .. }
        | Order::Mission { hex, .. }
        | Order::SmokeBarrage { hex, .. }
        | Order::PlaceSniper { hex } => way(Some(*hex), &[]).into_iter().collect(),
        Order::Move { units, path, .. } => {
            let first = units.first().and_then(|unit| stands(*unit));
            way(first, path).into_iter().collect()
        }
        Order::Drive { unit, path } => {
            let path: Vec<Hex> = path.iter().map(|step| step.hex).collect();
            way(stands(*unit), &path).into_iter().collect()
        }
        Order::Unload { carrier, to: Some(hex), .. } => way(stands(*carrier), &[*hex]).into_iter().collect(),
        Order::Fire { hex, .. }
        | Order::Smoke { hex, .. }
        | Order::ClearWire { hex, .. }
        | Order::LaySmoke { hex, .. }
        | Order::Overrun { hex, .. }
        | Order::Advance { hex, .. }
        | Order::Assault { hex, .. } => to(*hex),
        Order::FireAt { target, .. } => stands(*target).map(to).unwrap_or_default(),
        Order::OpportunityFire { .. } => match &public.owed {
            Some(Decision::Reaction { hex, .. }) => to(*hex),
            _ => Vec::new(),
        },
        Order::PlaceAboard { carrier: unit, .. }
        | Order::Arm { unit, .. }
        | Order::Split { squad: unit, .. }
        | Order::Join { halves: [unit, _] }
        | Order::Pivot { unit, .. }
        | Order::Turn { unit, .. }
        | Order::Exit { unit }
        | Order::Load { carrier: unit, .. }
        | Order::Unload { carrier: unit, to: None, .. }
        | Order::Rally { unit } => way(stands(*unit), &[]).into_iter().collect(),
        Order::Casualties { .. } => match &public.owed {
            Some(Decision::Casualties { hex, .. }) => vec![vec![*hex]],
            _ => Vec::new(),
        },
        Order::Hold | Order::WithdrawSniper | Order::Instruct { .. } | Order::Done => Vec::new(),
    }
}
