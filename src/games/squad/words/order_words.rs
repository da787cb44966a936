//! Orders as text, and their paths: for advice before anything has happened, and for buttons.

mod buttons;
mod parts;

pub use buttons::order_words;
pub use parts::{INSTRUCTIONS, instruction_name};

use super::names::{Known, facing_arg, for_player, short_named, units_arg, used_arg, weapon_name};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        text::{Arg, Names, Text, t},
        wording::capital,
    },
    games::squad::rules::{
        Rulebook,
        fire::{Shot, casualties::Loss},
        kinds::Side,
        order::{Bend, Order, VehicleStep},
        position::{Public, decision::Decision},
    },
};
use parts::{bend_arg, build_text, instruction_arg, loss_text, spotted_call_text, yes_or_no};

/// An order as a short sentence without a full stop in the language of the table, addressed to the player who is to
/// give it.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
    let side = units_of(order).first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    let teller = Teller { known: Known { rulebook, public }, side };
    let text =
        teller.prepares(order).or_else(|| teller.attacks(order)).unwrap_or_else(|| teller.moves(order));
    capital(&text.shown(&teller))
}

/// The names of units and places for the side that gives an order.
struct Teller<'a> {
    known: Known<'a>,
    side: Option<Side>,
}

impl Names for Teller<'_> {
    fn unit(&self, unit: UnitId) -> Option<String> {
        self.known.unit(unit)
    }

    fn units(&self, units: &[UnitId]) -> Option<String> {
        self.known.units(units)
    }

    fn hex(&self, hex: Hex) -> String {
        self.known.hex(hex)
    }

    fn finish(&self, sentence: String) -> String {
        match self.side {
            Some(side) => for_player(self.known.rulebook, &sentence, side),
            None => sentence,
        }
    }
}

impl Teller<'_> {
    fn weapon(&self, weapon: UnitId) -> String {
        weapon_name(self.known.rulebook, self.known.public, weapon)
    }

    /// The firers, each with its weapons.
    fn firers(&self, shots: &[Shot]) -> Arg {
        let each = |shot: &Shot| {
            let carried = shot.weapon.map(|weapon| Arg::from(self.weapon(weapon)));
            let used = shot.uses.iter().map(|weapon| used_arg(self.known.rulebook, *weapon));
            let weapons: Vec<Arg> = carried.into_iter().chain(used).collect();
            match weapons.is_empty() {
                true => Arg::from(shot.unit),
                false => {
                    let weapons = Arg::List(weapons);
                    t!("squad-order-firer", unit = shot.unit, weapons = weapons).shown(self).into()
                }
            }
        };
        Arg::List(shots.iter().map(each).collect())
    }

    /// All losses together, or that there are none.
    fn losses(&self, losses: &[(UnitId, Loss)]) -> Text {
        if losses.is_empty() {
            return t!("squad-order-loss-none");
        }
        // Units with equal losses are named together.
        let alike = losses.chunk_by(|(_, one), (_, other)| one == other);
        let each = alike.filter_map(|units| {
            let ids: Vec<UnitId> = units.iter().map(|(unit, _)| *unit).collect();
            let names = short_named(self.known.rulebook, self.known.public, &ids);
            Some(loss_text(units.first()?.1, names).shown(self))
        });
        t!("squad-order-losses", losses = Arg::list(each))
    }

    /// Orders of set-up, support, command and after action.
    fn prepares(&self, order: &Order) -> Option<Text> {
        Some(match order {
            Order::Place { unit, hex, facing: None } => t!("squad-order-set-up", unit = *unit, hex = *hex),
            Order::Place { unit, hex, facing: Some(side) } => {
                t!("squad-order-set-up-facing", unit = *unit, hex = *hex, side = facing_arg(*side))
            }
            Order::PlaceAboard { unit, carrier } => {
                t!("squad-order-set-up-aboard", unit = *unit, carrier = *carrier)
            }
            Order::Arm { weapon, unit } => t!("squad-order-arm", weapon = *weapon, unit = *unit),
            Order::Build { work, hex, there, .. } => build_text(*work, *hex, *there),
            Order::Mission { mission, hex, spotter } => spotted_call_text(Some(*mission), *hex, *spotter),
            Order::SmokeBarrage { hex, spotter } => spotted_call_text(None, *hex, Some(*spotter)),
            Order::Split { squad, second } => {
                match (self.known.public.carried_by(*squad).next().is_some(), second) {
                    (false, _) => t!("squad-order-split", unit = *squad),
                    (true, false) => t!("squad-order-split-first", unit = *squad),
                    (true, true) => t!("squad-order-split-second", unit = *squad),
                }
            }
            Order::Join { halves } => t!("squad-order-join", units = units_arg(halves)),
            Order::Rally { unit } => t!("squad-order-rally", unit = *unit),
            Order::WithdrawSniper => t!("squad-order-withdraw-sniper"),
            Order::Casualties { losses } => self.losses(losses),
            Order::PlaceSniper { hex } => t!("squad-order-place-sniper", hex = *hex),
            Order::Hold => match &self.known.public.owed {
                Some(Decision::Withdrawal { .. }) => t!("squad-order-keep-sniper"),
                _ => t!("squad-order-hold"),
            },
            Order::Instruct { units, instruction } => {
                let instruction = instruction_arg(*instruction);
                t!("squad-order-instruct", units = units_arg(units), instruction = instruction)
            }
            Order::Done if self.known.public.phase.is_set_up() => t!("squad-order-end-set-up"),
            Order::Done => t!("squad-order-end-phase"),
            _ => return None,
        })
    }

    fn attacks(&self, order: &Order) -> Option<Text> {
        Some(match order {
            Order::Fire { shots, leader, hex } => {
                let (led, leader) = leading(*leader);
                let firers = self.firers(shots);
                t!("squad-order-fire", hex = *hex, firers = firers, led = led, leader = leader)
            }
            Order::FireAt { unit, weapon, leader, target } => {
                let (led, leader) = leading(leader.filter(|leader| leader != unit));
                let armed = yes_or_no(weapon.is_some());
                let weapon = weapon.map_or_else(String::new, |weapon| self.weapon(weapon));
                t!(
                    "squad-order-fire-at",
                    target = *target,
                    unit = *unit,
                    armed = armed,
                    weapon = weapon,
                    led = led,
                    leader = leader
                )
            }
            Order::OpportunityFire { shots, leader, lane } => self.opportunity(shots, *leader, *lane),
            Order::Assault { shots, leader, hex } => {
                let (led, leader) = leading(*leader);
                let firers = self.firers(shots);
                t!("squad-order-assault", hex = *hex, firers = firers, led = led, leader = leader)
            }
            Order::Overrun { unit, hex, uses } => {
                let shot = Shot { uses: uses.clone(), ..Shot::of(*unit) };
                t!("squad-order-overrun", hex = *hex, firers = self.firers(&[shot]))
            }
            Order::Smoke { unit, hex, .. } | Order::LaySmoke { unit, hex } => {
                t!("squad-order-smoke", hex = *hex, unit = *unit)
            }
            Order::ClearWire { unit, hex } => t!("squad-order-clear-wire", hex = *hex, unit = *unit),
            _ => return None,
        })
    }

    fn opportunity(&self, shots: &[Shot], leader: Option<UnitId>, lane: Option<Bend>) -> Text {
        let (led, leader) = leading(leader);
        let firers = self.firers(shots);
        match lane {
            None => t!("squad-order-opportunity", firers = firers, led = led, leader = leader),
            Some(bend) => t!(
                "squad-order-opportunity-lane",
                firers = firers,
                led = led,
                leader = leader,
                bend = bend_arg(bend)
            ),
        }
    }

    fn moves(&self, order: &Order) -> Text {
        match order {
            Order::Move { units, path, assault, facing } => walk(units, path, *assault, *facing),
            Order::Drive { unit, path } => drive(*unit, path),
            Order::Pivot { unit, facing } | Order::Turn { unit, facing } => {
                t!("squad-order-turn", unit = *unit, side = facing_arg(*facing))
            }
            Order::Exit { unit } => t!("squad-order-exit", unit = *unit),
            Order::Load { carrier, passengers } => {
                t!("squad-order-load", units = units_arg(passengers), carrier = *carrier)
            }
            Order::Unload { carrier, passengers, to: None } => {
                t!("squad-order-unload", units = units_arg(passengers), carrier = *carrier)
            }
            Order::Unload { carrier, passengers, to: Some(hex) } => {
                t!("squad-order-unload-to", units = units_arg(passengers), carrier = *carrier, hex = *hex)
            }
            Order::Advance { unit, hex, .. } => t!("squad-order-advance", unit = *unit, hex = *hex),
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
            | Order::ClearWire { .. } => order_words(order).into(),
        }
    }
}

/// Whether a leader leads, and its name.
fn leading(leader: Option<UnitId>) -> (&'static str, Arg) {
    (yes_or_no(leader.is_some()), leader.map_or_else(|| Arg::from(""), Arg::Unit))
}

fn walk(units: &[UnitId], path: &[Hex], assault: bool, facing: Option<Hexside>) -> Text {
    let units = units_arg(units);
    let Some(end) = path.last().copied() else { return t!("squad-order-move-nowhere", units = units) };
    let (has, side) = match facing {
        None => ("none", Arg::from("")),
        Some(side) => ("one", facing_arg(side)),
    };
    match assault {
        true => t!("squad-order-assault-move", units = units, hex = end, facing = has, side = side),
        false => t!("squad-order-move", units = units, hex = end, facing = has, side = side),
    }
}

fn drive(unit: UnitId, path: &[VehicleStep]) -> Text {
    match path.last() {
        None => t!("squad-order-drive-nowhere", unit = unit),
        Some(VehicleStep { hex, facing, reverse: true }) => {
            t!("squad-order-reverse", unit = unit, hex = *hex, side = facing_arg(*facing))
        }
        Some(VehicleStep { hex, facing, reverse: false }) => {
            t!("squad-order-drive", unit = unit, hex = *hex, side = facing_arg(*facing))
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
