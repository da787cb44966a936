//! The data of an event; none for bookkeeping events, whose effects other events state.

use super::stable;
use crate::{
    engine::{counters::UnitId, orders::Ending, text::Text},
    games::squad::{
        rules::{
            Rulebook,
            counter::Place,
            event::{DiePurpose, Event, Kind, Lost, fire_events, hand_events, sequence_events, unit_events},
            kinds::Side,
            position::{Public, decision::Decision},
        },
        words::{
            matches::{attack_word, lost_word},
            names::{Known, unit_name, weapon_name},
            story::{Declared, lost_text},
            table_told::{row_name, row_of},
        },
    },
};
use serde_json::{Value, json};

pub(super) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Teller<'_> {
    pub fn data(&self, event: &Event) -> Option<Value> {
        if let Event::Unseen { event, .. } = event {
            return self.data(event);
        }
        self.sequence(event)
            .or_else(|| self.fire(event))
            .or_else(|| self.units_of(event))
            .or_else(|| self.by_hand(event))
    }

    fn unit(&self, id: UnitId) -> Value {
        let side = self.public.find(id).map(|counter| counter.side.word());
        json!({ "id": id, "name": unit_name(self.rulebook, self.public, id), "side": side })
    }

    fn units(&self, ids: &[UnitId]) -> Value {
        ids.iter().map(|id| self.unit(*id)).collect()
    }

    /// The attackers that both players see (22.2).
    fn attackers(&self, ids: &[UnitId]) -> Value {
        let is_seen =
            |id: &&UnitId| self.public.find(**id).is_none_or(|counter| counter.place != Place::Unseen);
        ids.iter().filter(is_seen).map(|id| self.unit(*id)).collect()
    }

    fn sequence(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Built { side, work, hex, facing, there } => json!({
                "hex": hex, "work": stable::work(*work), "of": side.word(),
                "facing": facing.map(stable::side), "there": there,
            }),
            Event::Called { side, mission, hex } => {
                json!({ "of": side.word(), "what": stable::call(*mission), "hex": hex })
            }
            Event::Fell { mission, hex } => json!({ "what": stable::call(*mission), "hex": hex }),
            Event::SmokeLaid { side, hex, number, .. } => {
                json!({ "of": side.word(), "hex": hex, "number": number })
            }
            Event::SmokeThins | Event::MarkersOff => json!({}),
            Event::WireCleared { hex } | Event::MinesKnown { hex } => json!({ "hex": hex }),
            Event::Held { hex, side } => json!({ "hex": hex, "of": side.word() }),
            Event::Owed { decision: Some(decision) } => self.owed(decision),
            Event::EndOffered { side } => json!({ "by": side.map(Side::word) }),
            Event::BrokenOff { ending: Ending::Resigned(side) } => {
                json!({ "ending": "resigned", "by": side.word() })
            }
            Event::BrokenOff { ending: Ending::Agreed } => json!({ "ending": "agreed", "by": null }),
            Event::Ended { outcome } => json!({
                "level": outcome.level, "points": outcome.points, "winner": outcome.winner.map(Side::word),
            }),
            Event::PhaseOpened { .. }
            | Event::Owed { decision: None }
            | Event::Waits { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    /// Returns the feed data of an action by hand, while the referee is off.
    fn by_hand(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::RefereeSwitched { on } => json!({ "on": on }),
            Event::PutByHand { units, place } => {
                let hex = match place {
                    Place::Map(hex) => Some(*hex),
                    _ => None,
                };
                json!({ "units": self.units(units), "to": stable::place(*place), "hex": hex })
            }
            Event::ConditionSet { unit, condition } => json!({
                "unit": self.unit(*unit), "pinned": condition.pinned, "fired": condition.fired,
                "moved": condition.moved, "valorous": condition.valorous, "immobile": condition.immobile,
            }),
            Event::MarkSet { marking, hex, there } => {
                json!({ "what": Text::from(*marking).to_string(), "hex": hex, "there": there })
            }
            Event::WorkTurned { hex, .. } => json!({ "hex": hex }),
            Event::ClockSet { .. } => json!({}),
            sequence_events!() | unit_events!() | fire_events!() => return None,
        })
    }

    fn owed(&self, decision: &Decision) -> Value {
        let by = decision.side().word();
        match decision {
            Decision::Casualties { hex, points, hits, .. } => {
                let units: Vec<UnitId> = hits.iter().map(|hit| hit.unit).collect();
                json!({
                    "by": by, "what": "casualties", "hex": hex, "units": self.units(&units), "points": points,
                })
            }
            Decision::Reaction { units, hex, .. } => {
                json!({ "by": by, "what": "reaction", "hex": hex, "units": self.units(units) })
            }
            Decision::Sniper { hex, units, .. } => {
                json!({ "by": by, "what": "sniper", "hex": hex, "units": self.units(units) })
            }
            Decision::Withdrawal { hex, .. } => {
                json!({ "by": by, "what": "withdrawal", "hex": hex, "units": [] })
            }
        }
    }

    fn fire(&self, event: &Event) -> Option<Value> {
        if let Some(attack) = Declared::of(event) {
            return Some(self.attacked(&attack));
        }
        Some(match event {
            Event::Die { purpose, roll } => self.die(*purpose, *roll),
            Event::Points { hex, points } => json!({ "hex": hex, "points": points }),
            Event::Suffered { unit, lost } => {
                let half = match lost {
                    Lost::Reduced(half) | Lost::ReducedAndPinned(half) => Some(self.unit(*half)),
                    _ => None,
                };
                let names = Known { rulebook: self.rulebook, public: self.public };
                let meaning = lost_text(*lost, &[*unit]).english(&names);
                json!({
                    "unit": self.unit(*unit), "result": lost_word(*lost), "half": half, "meaning": meaning,
                })
            }
            Event::Hit { unit, needs } => json!({ "unit": self.unit(*unit), "needs": needs }),
            Event::UsedUp { side, weapon } => json!({
                "of": side.word(), "weapon": weapon, "name": weapon_name(self.rulebook, self.public, *weapon),
            }),
            Event::Valorous { unit } => json!({ "unit": self.unit(*unit) }),
            Event::LaneLaid { lane } => {
                json!({ "gun": self.unit(lane.gun), "of": lane.side.word(), "hexes": lane.hexes })
            }
            Event::SniperPlaced { hex, side } => json!({ "hex": hex, "of": side.word() }),
            Event::SniperGone { side, for_good } => json!({ "of": side.word(), "for_good": for_good }),
            Event::Attacked { .. } | sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }

    /// An attack, with the casualty points of each roll from 2 to 12 if it uses the fire table.
    fn attacked(&self, attack: &Declared) -> Value {
        let charts = &self.rulebook.charts;
        let row = row_of(charts, attack.needs).filter(|_| attack.is_on_table());
        let throws: Option<Vec<u16>> = (2..=12).map(|dice| attack.casualties(self.rulebook, dice)).collect();
        let mission = match attack.kind {
            Kind::Mission(mission) => Some(stable::mission(mission)),
            _ => None,
        };
        let modifiers: Value = attack
            .modifiers
            .iter()
            .map(|(why, by)| json!({ "why": stable::reason(*why), "by": by }))
            .collect();
        json!({
            "by": self.attackers(&attack.by),
            "leader": attack.leader.map(|leader| self.unit(leader)),
            "hex": attack.hex,
            "how": attack_word(attack.kind),
            "mission": mission,
            "struck": self.units(&attack.struck),
            "strength": attack.strength,
            "against": attack.against,
            "row": row.map(|row| row_name(charts, row)),
            "needs": attack.needs,
            "modifiers": modifiers,
            "throws": throws,
        })
    }

    fn die(&self, purpose: DiePurpose, roll: u8) -> Value {
        let mut data = json!({ "for": stable::purpose(purpose), "faces": 6, "roll": roll });
        match purpose {
            DiePurpose::Attack(hex) => data["hex"] = json!(hex),
            DiePurpose::Kill(unit)
            | DiePurpose::Side(unit)
            | DiePurpose::Survival(unit)
            | DiePurpose::Rally(unit)
            | DiePurpose::Valour(unit)
            | DiePurpose::Mines(unit) => data["unit"] = self.unit(unit),
            DiePurpose::Scatter | DiePurpose::Sniper => {}
        }
        data
    }

    fn units_of(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Placed { unit, hex, facing } | Event::Advanced { unit, hex, facing } => {
                json!({ "unit": self.unit(*unit), "hex": hex, "facing": facing.map(stable::side) })
            }
            Event::PlacedAboard { unit, carrier } => {
                json!({ "unit": self.unit(*unit), "carrier": self.unit(*carrier) })
            }
            Event::Armed { weapon, unit } => {
                json!({ "unit": self.unit(*unit), "weapon": self.unit(*weapon) })
            }
            Event::Split { squad, halves, .. } | Event::Joined { halves, squad } => {
                json!({ "unit": self.unit(*squad), "halves": self.units(halves) })
            }
            Event::Moved { units, hex, .. } => json!({ "units": self.units(units), "hex": hex }),
            Event::Turned { unit, facing, .. } => {
                json!({ "unit": self.unit(*unit), "facing": stable::side(*facing) })
            }
            Event::SetOut { units, assault, led } => {
                json!({ "units": self.units(units), "assault": assault, "led": led })
            }
            Event::Halted { units, why } => json!({ "units": self.units(units), "why": stable::cause(*why) }),
            Event::Loaded { carrier, passengers } => {
                json!({ "units": self.units(passengers), "carrier": self.unit(*carrier) })
            }
            Event::Unloaded { carrier, passengers, hex } => {
                json!({ "units": self.units(passengers), "carrier": self.unit(*carrier), "hex": hex })
            }
            Event::Exited { unit } | Event::Tried { unit } => json!({ "unit": self.unit(*unit) }),
            Event::Recovered { units }
            | Event::Fired { units }
            | Event::HaveMoved { units }
            | Event::InWork { units }
            | Event::Shown { units } => {
                json!({ "units": self.units(units) })
            }
            Event::HasSmoked { .. } | sequence_events!() | fire_events!() | hand_events!() => return None,
        })
    }
}
