//! The fields of an event in the feed, by its kind. The names of this vocabulary are those of `docs/feed.md`: they stay
//! when the program's own names change.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{
        rules::{
            Rulebook,
            by_hand::table_state::Ending,
            counter::Place,
            event::{
                Cause, DiePurpose, Event, Reason, combat_events, ground_events, movement_events,
                sequence_events, table_events,
            },
            kinds::{Pool, Side},
            phase::Phase,
            position::Public,
        },
        words::{names::name_of, story::result_name},
    },
};
use serde_json::{Value, json};

/// The fields of an event; none for bookkeeping, if other events show players the same.
pub(super) fn data(rulebook: &Rulebook, public: &Public, event: &Event) -> Option<Value> {
    let teller = Teller { rulebook, public };
    teller
        .sequence(event)
        .or_else(|| teller.movement(event))
        .or_else(|| teller.combat(event))
        .or_else(|| teller.ground(event))
        .or_else(|| teller.table(event))
}

/// The name of a phase in the feed.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "bidding",
        Phase::SovietSetUp => "soviet_set_up",
        Phase::FirstInterdiction => "first_interdiction",
        Phase::SovietMovement => "soviet_movement",
        Phase::SovietCombat => "soviet_combat",
        Phase::SovietRecovery => "soviet_recovery",
        Phase::SovietInterdiction => "soviet_interdiction",
        Phase::GermanMovement => "german_movement",
        Phase::GermanCombat => "german_combat",
        Phase::GermanMechanized => "german_mechanized",
        Phase::GermanRecovery => "german_recovery",
        Phase::AirInterdiction => "air_interdiction",
        Phase::Over => "over",
    }
}

fn pool_word(pool: Pool) -> &'static str {
    match pool {
        Pool::Rifle => "rifle",
        Pool::Armour => "armour",
    }
}

fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Steps => "steps",
        Cause::Result => "result",
        Cause::NoRoute => "no_route",
        Cause::Stacking => "stacking",
        Cause::NoStrength => "no_strength",
        Cause::CouldNotGoBack => "could_not_go_back",
        Cause::Refuge => "refuge",
        Cause::LeftBehind => "left_behind",
        Cause::ByHand => "by_hand",
    }
}

struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
}

impl Teller<'_> {
    /// A counter by its neutral id, with the name that both players know.
    fn unit(&self, id: UnitId) -> Value {
        let side = self.public.find(id).map(|piece| self.public.counter(piece).side().word());
        json!({ "id": id, "name": name_of(self.rulebook, self.public, id), "side": side })
    }

    fn units(&self, ids: &[UnitId]) -> Value {
        ids.iter().map(|id| self.unit(*id)).collect()
    }

    fn way(&self, units: &[UnitId], path: &[Hex]) -> Value {
        json!({ "units": self.units(units), "path": path })
    }

    fn sequence(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::PhaseClosed { phase } => json!({ "closed": phase_word(*phase) }),
            Event::Die { purpose, roll } => match purpose {
                DiePurpose::Army(army) => json!({ "for": "army", "army": army, "roll": roll }),
                DiePurpose::Provisional => json!({ "for": "provisional", "roll": roll }),
                DiePurpose::Combat => json!({ "for": "combat", "roll": roll }),
                DiePurpose::Seats => json!({ "for": "seats", "roll": roll }),
            },
            Event::ArmyReleased { army, free } => json!({ "army": army, "free": free }),
            Event::Deployed { unit, hex } => json!({ "unit": self.unit(*unit), "hex": hex }),
            Event::SupplyJudged { side, out, beyond } => json!({
                "of": side.word(), "out": self.units(out), "beyond": self.units(beyond),
            }),
            Event::Drawn { unit, area, .. } => json!({ "unit": self.unit(*unit), "area": area }),
            Event::Recycled { pool, second } => json!({ "pool": pool_word(*pool), "second": second }),
            Event::PoolEmpty { pool } => json!({ "pool": pool_word(*pool) }),
            Event::BecameDue { units, area } => json!({ "units": self.units(units), "area": area }),
            Event::Forfeited { unit } => json!({ "unit": self.unit(*unit) }),
            Event::Scored { side, halves, reason } => json!({
                "for": side.word(), "points": f64::from(*halves) / 2.0, "why": self.reason(reason),
            }),
            Event::BidMade => json!({}),
            Event::BidsOpened { first, second, change } => {
                json!({ "first": first, "second": second, "change": change })
            }
            Event::Ended { outcome } => json!({
                "level": outcome.level, "points": outcome.points, "winner": outcome.winner.map(Side::word),
            }),
            Event::Owed { decision: Some(decision) } => json!({
                "by": decision.side().word(), "what": decision.what(),
            }),
            Event::PhaseOpened { .. }
            | Event::Owed { decision: None }
            | movement_events!()
            | combat_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }

    fn reason(&self, reason: &Reason) -> Value {
        match reason {
            Reason::SouthWesternFront => json!({ "reason": "south_western_front" }),
            Reason::DivisionLost { division } => json!({ "reason": "division_lost", "division": division }),
            Reason::Retaken { place } => json!({ "reason": "retaken", "place": place }),
            Reason::StepLost { unit } => json!({ "reason": "step_lost", "unit": self.unit(*unit) }),
        }
    }

    fn movement(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Entered { units, path, .. } | Event::Moved { units, path, .. } => self.way(units, path),
            Event::Railed { units, path, points, .. } => {
                json!({ "units": self.units(units), "path": path, "rail_points": points })
            }
            Event::Disrupted { units } | Event::Recovered { units } | Event::Halted { units } => {
                json!({ "units": self.units(units) })
            }
            Event::Overran { units, hex } => json!({ "units": self.units(units), "hex": hex }),
            Event::FlownOut { unit, turn, area } => {
                json!({ "unit": self.unit(*unit), "due": turn, "area": area })
            }
            sequence_events!() | combat_events!() | ground_events!() | table_events!() => return None,
        })
    }

    fn combat(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::AttackDeclared { units, targets } => {
                json!({ "units": self.units(units), "targets": targets })
            }
            Event::OverrunDeclared { units, target, .. } => {
                json!({ "units": self.units(units), "targets": [target] })
            }
            Event::Revealed { unit, division } => {
                json!({ "unit": self.unit(*unit), "division": division })
            }
            Event::StoodAside { unit } => json!({ "unit": self.unit(*unit) }),
            Event::TargetsEmptied { hexes } => json!({ "hexes": hexes }),
            Event::Compared { attack, defence, odds } => json!({
                "attack": attack.total,
                "defence": defence.total,
                "overrun": attack.overrun,
                "odds": odds.to_string(),
                "column": self.column(odds),
            }),
            Event::AttackVoid => json!({}),
            Event::Resolved { result } => json!({ "result": result, "meaning": result_name(*result) }),
            Event::Chosen { side, retreat, amount } => json!({
                "by": side.word(), "choice": if *retreat { "retreat" } else { "lose" }, "amount": amount,
            }),
            Event::StepLost { unit, lost } => json!({ "unit": self.unit(*unit), "lost": lost }),
            Event::Eliminated { unit, cause } => {
                json!({ "unit": self.unit(*unit), "cause": cause_word(*cause) })
            }
            Event::WentBack { unit, hex } => json!({ "unit": self.unit(*unit), "hex": hex }),
            Event::Retreated { units, from, path, refuge } => {
                json!({ "units": self.units(units), "from": from, "path": path, "refuge": refuge })
            }
            Event::Advanced { units, path } => self.way(units, path),
            Event::Left { hexes } => {
                json!({ "hexes": hexes.iter().map(|left| left.hex).collect::<Vec<_>>() })
            }
            Event::Staged { .. }
            | sequence_events!()
            | movement_events!()
            | ground_events!()
            | table_events!() => return None,
        })
    }

    /// The results of a column of the combat results table, from die 1 to die 6.
    fn column(&self, odds: &crate::engine::charts::Odds) -> Vec<String> {
        let (columns, table) = (&self.rulebook.charts.odds, self.rulebook.combat_results());
        let Some(column) = columns.iter().position(|known| known == odds) else { return Vec::new() };
        (0..table.rows()).map(|row| table.at(row, column).to_string()).collect()
    }

    /// Events about markers, railways and places.
    fn ground(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::MarkerPlaced { side, hex }
            | Event::MarkerLifted { side, hex }
            | Event::Passed { hex, side } => json!({ "of": side.word(), "hex": hex }),
            Event::MarkersTaken { side } => json!({ "of": side.word() }),
            Event::RailCut { hex } | Event::RailMended { hex } | Event::RailCutLifted { hex } => {
                json!({ "hex": hex })
            }
            Event::PlacesJudged { german } => {
                let places = self.rulebook.scenario.victory.places.iter().zip(german);
                let held = |german: bool| if german { Side::German } else { Side::Soviet };
                let told = places.map(|(place, german)| {
                    json!({ "place": place.name, "of": held(*german).word(), "points": place.points })
                });
                json!({ "places": told.collect::<Vec<_>>() })
            }
            Event::EastUnlocked { since } => json!({ "since": since }),
            sequence_events!() | movement_events!() | combat_events!() | table_events!() => return None,
        })
    }

    /// Actions of people outside the rules.
    fn table(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::RefereeSwitched { on } => json!({ "on": on }),
            Event::Placed { units, place } => {
                let area = match place {
                    Place::Due { area } => Some(area),
                    _ => None,
                };
                json!({ "units": self.units(units), "hex": place.hex(), "area": area })
            }
            Event::TakenOff { units } | Event::Readied { units, .. } => {
                json!({ "units": self.units(units) })
            }
            Event::Brought { unit, hex, .. } => json!({ "unit": self.unit(*unit), "hex": hex }),
            Event::StepsSet { unit, lost } => json!({ "unit": self.unit(*unit), "lost": lost }),
            Event::ClockSet { .. } => json!({}),
            Event::DiceTaken { by_hand } => json!({ "by_hand": by_hand }),
            Event::EndOffered { side } => json!({ "by": side.map(Side::word) }),
            Event::BrokenOff { ending } => match ending {
                Ending::Resigned(side) => json!({ "ending": "resigned", "by": side.word() }),
                Ending::Agreed => json!({ "ending": "agreed", "by": null }),
            },
            sequence_events!() | movement_events!() | combat_events!() | ground_events!() => return None,
        })
    }
}
