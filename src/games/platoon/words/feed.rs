//! The feed of Platoon. Its names are those of `docs/feed-platoon.schema.json`: they stay when the program's own names
//! change. No line contains the instructions of units, or that a side was asked and passed (14.6, 19.3).

use super::{
    names::{Known, unit_name, with_names},
    order_words, story,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::Ending,
        text::{Names, t},
        wording::capital,
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        by_hand::marking::Marking,
        combat::{Kind, Reason},
        conduct::Decision,
        counter::{Counter, LoadMarker, Place},
        event::{Cause, DiePurpose, Event, fire_events, hand_events, sequence_events, unit_events},
        kinds::Side,
        order::{Order, Work},
        phase::{Phase, Segment},
        position::Public,
    },
    play::feed::Fed,
};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

impl Fed for Platoon {
    fn phase_word(phase: Phase) -> Cow<'static, str> {
        phase_word(phase).into()
    }

    fn phase_name(rulebook: &Rulebook, phase: Phase) -> String {
        story::phase_name(&rulebook.scenario, phase).to_string()
    }

    fn weather(rulebook: &Rulebook, _: u8) -> String {
        let text = |far: u32| t!("platoon-story-visibility", n = far).to_string();
        rulebook.scenario.visibility.map_or_else(String::new, text)
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
        // With hidden units, only the side that is asked knows the target and the units that may fire at it (19.2).
        if rulebook.options.hidden_units && matches!(event, Event::Owed { .. }) {
            return None;
        }
        let teller = Teller { rulebook, public: known };
        teller
            .sequence(event)
            .or_else(|| teller.fire(event))
            .or_else(|| teller.units_of(event))
            .or_else(|| teller.by_hand(event))
    }

    fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
        order_words::order_told(rulebook, public, order)
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
        let names = Known { rulebook, public: known };
        story::tell(rulebook, known, event).map(|told| capital(&told.english(&names)))
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::FirstSetUp | Phase::SecondSetUp => "set_up",
        Phase::First(segment) | Phase::Second(segment) => match segment {
            Segment::Start => "start",
            Segment::IndirectFire => "indirect_fire",
            Segment::DirectFire => "direct_fire",
            Segment::Vehicles => "vehicles",
            Segment::Assault => "assault",
            Segment::Others => "others",
            Segment::Registration => "registration",
        },
        Phase::Over => "over",
    }
}

fn attack_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Direct => "direct",
        Kind::Opportunity => "opportunity",
        Kind::Indirect => "indirect",
        Kind::Overrun => "overrun",
        Kind::Assault => "assault",
        Kind::Mines => "mines",
    }
}

fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Cover => "cover",
        Reason::Dispersed => "dispersed",
        Reason::Quick => "quick",
        Reason::Opportunity => "opportunity",
        Reason::Close => "close",
        Reason::Call => "call",
        Reason::OpenTopped => "open_topped",
    }
}

fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::Entered => "entered",
        Cause::Fired => "fired",
        Cause::Loads => "loads",
        Cause::OutOfSight => "out_of_sight",
        Cause::TurnEnds => "turn_ends",
        Cause::Mines => "mines",
        Cause::Fire => "fire",
        Cause::Done => "done",
        Cause::Met => "met",
    }
}

fn work_word(work: Work) -> &'static str {
    match work {
        Work::Mines => "mines",
        Work::Fort => "fort",
        Work::Block => "block",
    }
}

fn place_word(place: Place) -> &'static str {
    match place {
        Place::Map(_) => "map",
        Place::Aboard(_) => "carrier",
        Place::SetUp(_) | Place::Due(_) | Place::OffBoard | Place::Unseen => "box",
        Place::Exited => "off_map",
        Place::Destroyed => "destroyed",
    }
}

/// The name of a mark in the feed, and its side, if it has one.
fn marking_word(marking: Marking) -> (&'static str, Option<Side>) {
    match marking {
        Marking::Mines(side) => ("mines", Some(side)),
        Marking::Fort(side) => ("fort", Some(side)),
        Marking::Block => ("block", None),
        Marking::Wreck => ("wreck", None),
        Marking::Held(side) => ("held", Some(side)),
    }
}

/// The fields of an event; none for bookkeeping, if other events show players the same.
struct Teller<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
}

impl Teller<'_> {
    fn unit(&self, id: UnitId) -> Value {
        let side = self.public.find(id).map(|counter| counter.side.word());
        json!({ "id": id, "name": unit_name(self.rulebook, self.public, id), "side": side })
    }

    /// The attacking units that both players see (19.2).
    fn attackers(&self, ids: &[UnitId]) -> Value {
        let is_seen =
            |id: &&UnitId| self.public.find(**id).is_none_or(|counter| counter.place != Place::Unseen);
        ids.iter().filter(is_seen).map(|id| self.unit(*id)).collect()
    }

    fn units(&self, ids: &[UnitId]) -> Value {
        ids.iter().map(|id| self.unit(*id)).collect()
    }

    fn sequence(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Laid { side, work, hex, there } => {
                json!({ "hex": hex, "work": work_word(*work), "of": side.word(), "there": there })
            }
            Event::Owed { decision: Some(Decision::Reaction { side, unit, hex, interdict }) } => json!({
                "by": side.word(), "what": "reaction", "unit": self.unit(*unit), "hex": hex,
                "interdict": interdict,
            }),
            Event::Held { hex, side } => json!({ "hex": hex, "of": side.word() }),
            Event::MinesGone { hex } | Event::MinesKnown { hex } | Event::FortKnown { hex } => {
                json!({ "hex": hex })
            }
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
            | Event::UnderWay { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. }
            | unit_events!()
            | fire_events!()
            | hand_events!() => return None,
        })
    }

    fn fire(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Attacked { kind, by, hex, struck, singly, figures, modifiers } => {
                let charts = &self.rulebook.charts;
                let more: i8 = modifiers.iter().map(|(_, by)| *by).fold(0, i8::saturating_add);
                let of_column = |odds| charts.odds.iter().position(|column| *column == odds);
                let column = figures.and_then(|figures| of_column(figures.odds));
                let face = |die: i8| column.map(|column| charts.result(column, die + more).to_string());
                let faces: Option<Vec<String>> = (1..=6).map(face).collect();
                let modifiers: Value =
                    modifiers.iter().map(|(why, by)| json!({ "why": reason_word(*why), "by": by })).collect();
                json!({
                    "by": self.attackers(by),
                    "hex": hex,
                    "how": attack_word(*kind),
                    "interdiction": story::is_interdiction(self.rulebook, self.public, *kind, by),
                    "struck": self.units(struck),
                    "singly": singly,
                    "strength": figures.map(|figures| figures.strength),
                    "defence": figures.map(|figures| figures.defence),
                    "odds": figures.map(|figures| figures.odds.to_string()),
                    "modifiers": modifiers,
                    "faces": faces,
                })
            }
            Event::Die { purpose: DiePurpose::Attack(hex), roll } => {
                json!({ "for": "hex", "hex": hex, "faces": 6, "roll": roll })
            }
            Event::Die { purpose: DiePurpose::Unit(unit), roll } => {
                json!({ "for": "unit", "unit": self.unit(*unit), "faces": 6, "roll": roll })
            }
            Event::Shelled { by, hex } => json!({ "by": self.attackers(by), "hex": hex }),
            Event::Suffered { unit, result } => json!({
                "unit": self.unit(*unit), "result": result.to_string(),
                "meaning": story::result_name(*result).to_string(),
            }),
            Event::Destroyed { unit, wreck } => json!({ "unit": self.unit(*unit), "wreck": wreck }),
            Event::Dispersed { unit, .. } => json!({ "unit": self.unit(*unit) }),
            Event::FellOff { unit, hex } => json!({ "unit": self.unit(*unit), "hex": hex }),
            Event::FortTaken { hex, side } => json!({ "hex": hex, "of": side.word() }),
            Event::FortHit { hex, falls } => json!({ "hex": hex, "falls": falls }),
            Event::Overran { units, hex } => {
                let units: Value = units
                    .iter()
                    .map(|(unit, exit, _)| json!({ "unit": self.unit(*unit), "hex": exit }))
                    .collect();
                json!({ "units": units, "hex": hex })
            }
            sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }

    fn units_of(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::Placed { unit, hex } | Event::Moved { unit, hex, .. } => {
                json!({ "unit": self.unit(*unit), "hex": hex })
            }
            Event::PlacedAboard { unit, carrier } | Event::Loaded { carrier, passenger: unit, .. } => {
                json!({ "unit": self.unit(*unit), "carrier": self.unit(*carrier) })
            }
            Event::Unloaded { carrier, passenger, hex, fresh, .. } => json!({
                "unit": self.unit(*passenger), "carrier": self.unit(*carrier), "hex": hex, "fresh": fresh,
            }),
            Event::Marked { carrier, marker } => self.marked(*carrier, *marker),
            Event::Flipped { carrier, marker } => self.marked(*carrier, Some(*marker)),
            Event::Hastened { unit } | Event::Exited { unit } => {
                json!({ "unit": self.unit(*unit) })
            }
            Event::Halted { unit, why } => json!({ "unit": self.unit(*unit), "why": cause_word(*why) }),
            Event::Shown { units }
            | Event::Sighted { units }
            | Event::Vanished { units }
            | Event::Inverted { units }
            | Event::TurnedUp { units }
            | Event::Recovered { units }
            | Event::Rested { units } => json!({ "units": self.units(units) }),
            Event::Spotted { unit, opportunity, why } => json!({
                "unit": self.unit(*unit), "opportunity": opportunity, "why": cause_word(*why),
            }),
            Event::SpottingEnds { units, becomes_spotted, why } => json!({
                "units": self.units(units), "becomes_spotted": becomes_spotted, "why": cause_word(*why),
            }),
            Event::Cleared { unit, clearing } => json!({
                "unit": self.unit(*unit), "turns": clearing.map_or(0, |clearing| clearing.turns),
            }),
            Event::Registered { marker } | Event::Unregistered { marker } => {
                json!({ "unit": self.unit(marker.unit), "hex": marker.hex, "placed_in": marker.turn })
            }
            sequence_events!() | fire_events!() | hand_events!() => return None,
        })
    }

    /// Returns the feed data of an action by hand, while the referee is off.
    fn by_hand(&self, event: &Event) -> Option<Value> {
        Some(match event {
            Event::RefereeSwitched { on } => json!({ "on": on }),
            Event::MarkSet { marking, hex, there } => {
                let (what, of) = marking_word(*marking);
                json!({ "what": what, "of": of.map(Side::word), "hex": hex, "there": there })
            }
            Event::ClockSet { .. } => json!({}),
            Event::PutByHand { units, place } => {
                let hex = match place {
                    Place::Map(hex) => Some(*hex),
                    _ => None,
                };
                json!({ "units": self.units(units), "to": place_word(*place), "hex": hex })
            }
            Event::ConditionSet { unit, inverted, dispersed, spotted } => json!({
                "unit": self.unit(*unit), "inverted": inverted, "dispersed": dispersed, "spotted": spotted,
            }),
            sequence_events!() | unit_events!() | fire_events!() => return None,
        })
    }

    /// A marker of heavy equipment (18.2).
    fn marked(&self, carrier: UnitId, marker: Option<LoadMarker>) -> Value {
        let does = marker.map(|marker| if marker.unloading { "unload" } else { "load" });
        json!({ "carrier": self.unit(carrier), "does": does, "turns": marker.map_or(0, |marker| marker.turns) })
    }
}
