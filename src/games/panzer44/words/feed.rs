//! The feed of Panzer '44. Events contain nothing of a plot before it is revealed, and so neither does the feed. The
//! words are those of `docs/feed.md`: they stay when the program's own names change.

use crate::play::feed::Fed;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Ending,
        text::{Names, Text},
        wording::hexes,
    },
    games::panzer44::{
        rules::{
            Panzer44, Rulebook,
            conduct::Decision,
            counter::{Counter, Place},
            event::{Attacker, DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
            kinds::{Fire, Mines, Side},
            order::Order,
            phase::Phase,
            plot::Plot,
            position::Public,
        },
        words::{
            names::{Known, battery_name, unit_name, with_names},
            order_words,
            plot_words::plot_shown,
            story,
        },
    },
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

impl Fed for Panzer44 {
    fn phase_word(phase: Phase) -> Cow<'static, str> {
        phase_word(phase).into()
    }

    fn phase_name(rulebook: &Rulebook, phase: Phase) -> String {
        story::phase_text(&rulebook.scenario, phase).to_string()
    }

    fn weather(rulebook: &Rulebook, turn: u8) -> String {
        let far = rulebook.scenario.visibility(turn);
        far.map_or_else(String::new, |far| format!("visibility {}", hexes(far)))
    }

    fn marched(event: &Event) -> Option<(UnitId, Hex)> {
        let Event::Moved { unit, hex, .. } = event else { return None };
        Some((*unit, *hex))
    }

    fn opens(event: &Event) -> Option<(u8, Phase)> {
        let (Event::PhaseOpened { turn, phase } | Event::ClockSet { turn, phase }) = event else {
            return None;
        };
        Some((*turn, *phase))
    }

    fn begun(rulebook: &Rulebook) -> Map<String, Value> {
        let side = rulebook.scenario.victory.side.word();
        [("points_of".to_owned(), json!(side))].into_iter().collect()
    }

    fn lost(known: &Public) -> Option<[usize; 2]> {
        let lost = |side: Side| {
            let is_lost = |counter: &&Counter| counter.side == side && counter.place == Place::Destroyed;
            known.counters.iter().filter(is_lost).count()
        };
        Some(Side::BOTH.map(lost))
    }

    fn holders(_: &Rulebook, known: &Public) -> Vec<(Hex, usize)> {
        known.holders.iter().map(|(hex, side)| (*hex, side.number())).collect()
    }

    fn kind(event: &Event) -> &'static str {
        event.kind()
    }

    fn data(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<Value> {
        let teller = Teller { rulebook, public: known };
        teller
            .sequence(event)
            .or_else(|| teller.units_of(event))
            .or_else(|| teller.fire(event))
            .or_else(|| teller.by_hand(event))
    }

    fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
        // A plot has a line for each entry below the first.
        let told = order_words::order_told(rulebook, public, order, &[]);
        match told.split_first() {
            Some((head, [])) => head.clone(),
            Some((head, entries)) => format!("{head}: {}", entries.join("; ")),
            None => String::new(),
        }
    }

    fn order_units(order: &Order) -> Vec<UnitId> {
        order.named().units
    }

    fn in_names(rulebook: &Rulebook, public: &Public, words: &str) -> String {
        rulebook.board.with_places(&with_names(rulebook, public, words))
    }

    fn names<'a>(rulebook: &'a Rulebook, public: &'a Public) -> Box<dyn Names + 'a> {
        Box::new(Known { rulebook, public })
    }

    fn text(rulebook: &Rulebook, known: &Public, event: &Event) -> Option<String> {
        if let Event::Shown { side, plot } = event {
            return Some(plot_shown((rulebook, known), *side, plot, Text::english));
        }
        Some(story::tell(rulebook, event)?.english(&Known { rulebook, public: known }))
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::FirstSetUp | Phase::SecondSetUp => "set_up",
        Phase::Plot => "plot",
        Phase::Panic => "panic",
        Phase::FirstFire | Phase::SecondFire => "direct_fire",
        Phase::FirstMovement | Phase::SecondMovement => "movement",
        Phase::Removal => "removal",
        Phase::FirstIndirect | Phase::SecondIndirect => "indirect_fire",
        Phase::Over => "over",
    }
}

fn mines_word(mines: Mines) -> &'static str {
    match mines {
        Mines::Hasty => "hasty",
        Mines::Preventative => "preventative",
        Mines::Defensive => "defensive",
    }
}

fn fire_word(fire: Fire) -> &'static str {
    match fire {
        Fire::M => "m",
        Fire::R => "r",
        Fire::Tight => "h_tight",
        Fire::Loose => "h_loose",
    }
}

/// The data of an event; none for bookkeeping events, whose effects other events state.
struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
}

impl Teller<'_> {
    fn unit(&self, id: UnitId) -> Value {
        let side = self.public.find(id).map(|counter| counter.side.word());
        json!({ "id": id, "name": unit_name(self.rulebook, self.public, id), "side": side })
    }

    fn units(&self, ids: &[UnitId]) -> Value {
        ids.iter().map(|id| self.unit(*id)).collect()
    }

    fn battery(&self, side: Side, id: UnitId) -> Value {
        json!({ "id": id, "name": battery_name(self.rulebook, id), "side": side.word() })
    }

    fn sequence(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Die { purpose, faces, roll } => self.die(*purpose, *faces, *roll),
            Event::MinesLaid { hex, mines } => json!({ "hex": hex, "mines": mines.map(mines_word) }),
            Event::Dug { hex, position } => json!({ "hex": hex, "position": position }),
            Event::Plotted { side } => json!({ "of": side.word() }),
            Event::Shown { side, plot } => self.shown(*side, plot),
            Event::HitsApplied => json!({}),
            Event::BridgeBlown { from, to } => json!({ "from": from, "to": to }),
            Event::Passed { hex, side } => json!({ "hex": hex, "of": side.word() }),
            Event::Owed { decision: Some(Decision::Opportunity { side, unit, hex }) } => {
                json!({ "by": side.word(), "what": "opportunity", "unit": self.unit(*unit), "hex": hex })
            }
            Event::FireSpent { side, battery } => json!({ "battery": self.battery(*side, *battery) }),
            Event::PlotsFirst { side } => json!({ "by": side.word() }),
            Event::EndOffered { side } => json!({ "by": side.map(Side::word) }),
            Event::BrokenOff { ending: Ending::Resigned(side) } => {
                json!({ "ending": "resigned", "by": side.word() })
            }
            Event::BrokenOff { ending: Ending::Agreed } => json!({ "ending": "agreed", "by": null }),
            Event::Ended { outcome } => json!({
                "level": outcome.level, "points": outcome.points, "winner": outcome.winner.map(Side::word),
            }),
            Event::PhaseOpened { .. }
            | Event::Executed { .. }
            | Event::Owed { decision: None }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn die(&self, purpose: DiePurpose, faces: u8, roll: u8) -> Value {
        let (what, unit) = match purpose {
            DiePurpose::PanicDigit(side) => {
                return json!({ "for": "panic_digit", "of": side.word(), "faces": faces, "roll": roll });
            }
            DiePurpose::Sortie(hex) => {
                return json!({ "for": "sortie", "hex": hex, "faces": faces, "roll": roll });
            }
            DiePurpose::Panic(unit) => ("panic", unit),
            DiePurpose::Attack(unit) => ("attack", unit),
            DiePurpose::Mines(unit) => ("mines", unit),
            DiePurpose::Bolt(unit) => ("bolt", unit),
            DiePurpose::BoltWay(unit) => ("bolt_way", unit),
            DiePurpose::Recovery(unit) => ("recovery", unit),
            DiePurpose::Demolition(unit) => ("demolition", unit),
        };
        json!({ "for": what, "unit": self.unit(unit), "faces": faces, "roll": roll })
    }

    /// The part of a plot that is revealed now.
    fn shown(&self, side: Side, plot: &Plot) -> Value {
        let orders = plot.orders.iter();
        let orders: Value = orders
            .map(|(unit, task)| json!({ "unit": self.unit(*unit), "order": task.to_string() }))
            .collect();
        let barrages = plot.barrages.iter();
        let barrages: Value = barrages
            .map(|fire| {
                let battery = self.battery(side, fire.battery);
                json!({ "battery": battery, "hex": fire.target, "pattern": fire.pattern.to_string() })
            })
            .collect();
        json!({ "of": side.word(), "orders": orders, "barrages": barrages, "strikes": plot.strikes })
    }

    fn units_of(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Deployed { unit, hex }
            | Event::Moved { unit, hex, .. }
            | Event::Unloaded { unit, hex } => {
                json!({ "unit": self.unit(*unit), "hex": hex })
            }
            Event::Boarded { unit, carrier } | Event::Loaded { passenger: unit, carrier } => {
                json!({ "unit": self.unit(*unit), "carrier": self.unit(*carrier) })
            }
            Event::Panicked { units } | Event::PinsRemoved { units } | Event::Bolting { units, .. } => {
                json!({ "units": self.units(units) })
            }
            Event::Suffered { unit, pinned, will_panic, disruption } => json!({
                "unit": self.unit(*unit), "pinned": pinned, "will_panic": will_panic, "disruption": disruption,
            }),
            Event::Destroyed { unit, wreck } => json!({ "unit": self.unit(*unit), "wreck": wreck }),
            Event::Exited { unit } | Event::Recovered { unit } => json!({ "unit": self.unit(*unit) }),
            Event::Worked { unit, work } => {
                json!({ "unit": self.unit(*unit), "at": work.map(|work| work.at) })
            }
            Event::Finished { .. }
            | Event::Fired { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn fire(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Attacked { by, unit, hex, procedure, row, result, later } => {
                let charts = &self.rulebook.charts;
                let column: Vec<String> =
                    (1..=6).map(|die| procedure.result(charts, die).to_string()).collect();
                json!({
                    "by": self.attacker(*by),
                    "unit": self.unit(*unit),
                    "hex": hex,
                    "fire": fire_word(procedure.fire),
                    "column": procedure.column,
                    "row": row,
                    "faces": column,
                    "result": result.to_string(),
                    "meaning": story::result_text(*result).to_string(),
                    "later": later,
                })
            }
            Event::Mined { unit, hex, mines, leaving, result } => json!({
                "unit": self.unit(*unit),
                "hex": hex,
                "mines": mines_word(*mines),
                "leaving": leaving,
                "result": result.to_string(),
                "meaning": story::result_text(*result).to_string(),
            }),
            sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }

    /// Returns the feed data of an action by hand, while the referee is off.
    fn by_hand(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::RefereeSwitched { on } => json!({ "on": on }),
            Event::WreckSet { hex, wreck } => json!({ "hex": hex, "wreck": wreck }),
            Event::BridgeSet { from, to, blown } => json!({ "from": from, "to": to, "blown": blown }),
            Event::ClockSet { .. } => json!({}),
            Event::Placed { units, place } => {
                let (at, hex, carrier) = match place {
                    Place::Map(hex) => ("hex", Some(*hex), None),
                    Place::Aboard(carrier) => ("aboard", None, Some(*carrier)),
                    Place::SetUp(_) | Place::Due(_) => ("box", None, None),
                    Place::Exited => ("exited", None, None),
                    Place::Destroyed => ("destroyed", None, None),
                };
                json!({ "units": self.units(units), "at": at, "hex": hex, "carrier": carrier })
            }
            Event::ConditionSet { unit, pinned, will_panic, disruption } => json!({
                "unit": self.unit(*unit), "pinned": pinned, "will_panic": will_panic, "disruption": disruption,
            }),
            sequence_events!() | unit_events!() | fire_events!() => return None,
        })
    }

    fn attacker(&self, by: Attacker) -> Value {
        match by {
            Attacker::Unit(unit) => self.unit(unit),
            Attacker::Battery(side, battery) => self.battery(side, battery),
            Attacker::Air(side) => json!({ "id": "air", "name": "aircraft", "side": side.word() }),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::panzer44::rules::{plot::Task, set_up};

    /// Viewers know no codes; programs that read the feed find them in the data.
    #[test]
    fn a_plot_is_told_in_words() {
        let rulebook = Rulebook::load("vauclair").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let orders = [("us-m4-75-2".parse().unwrap(), Task::Fire { target: "1409".parse().unwrap() })];
        let plot = Plot { orders: orders.into(), ..Plot::default() };
        let event = Event::Shown { side: Side::Allied, plot };
        let told = Panzer44::text(&rulebook, &public, &event).unwrap();
        assert_eq!(told, "Allied orders: 2nd M4(75) Platoon fires at Vauclair (1409)");
        assert_eq!(Panzer44::data(&rulebook, &public, &event).unwrap()["orders"][0]["order"], "DF 1409");
    }
}
