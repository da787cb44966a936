//! A position as text: values for tools, lines for people.

use super::ids;
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, eyes::ViewerName, nobody, question::Show, tagged},
    },
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        wording::{count, points},
    },
    games::guderian::{
        rules::{
            Guderian, Piles, Rulebook, View,
            combat::battle::Battle,
            counter::{Condition, Counter, Piece, Place},
            kinds::{Kind, March, Side},
            supply::{SupplyLines, zones},
            turn::victory,
        },
        words::{names, story},
    },
};
use serde::Serialize;
use serde_json::{Value, json};

/// Strength in attack and defence at each step, and at the present one.
#[derive(Serialize)]
struct Strength {
    attack: Vec<u8>,
    defence: Vec<u8>,
    attack_now: u8,
    defence_now: u8,
}

/// Steps at full strength, and the steps left.
#[derive(Serialize)]
struct Steps {
    of: u8,
    left: u8,
}

/// A counter in values.
#[derive(Serialize)]
struct Shown {
    id: UnitId,
    name: String,
    side: Side,
    kind: Kind,
    class: &'static str,
    /// Its identity, once that is known.
    unit: Option<UnitId>,
    untried: bool,
    army: Option<UnitId>,
    division: Option<String>,
    strength: Option<Strength>,
    steps: Steps,
    allowance: u8,
    left: Points,
    radius: Option<u8>,
    place: Value,
    in_supply: Option<bool>,
    commanded: Option<bool>,
    condition: Condition,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_truth: Option<UnitId>,
}

/// The name of the movement class of its kind.
fn class(kind: Kind) -> &'static str {
    match kind.march() {
        March::Foot => "foot",
        March::Horse => "horse",
        March::Motor => "motor",
        March::Staff => "staff",
    }
}

/// A position, and the question about it.
struct Look<'a> {
    seen: &'a Seen<Guderian>,
    lines: [SupplyLines; 2],
    eyes: Option<ViewerName>,
}

pub(super) fn answer(seen: &Seen<Guderian>, asked: &Show, json: bool) -> Result<Answer, Failure> {
    let (public, rulebook) = (&seen.position.public, &seen.rulebook);
    if let Some(eyes) = asked.eyes {
        eyes.side(Side::BOTH)?;
    }
    let unit = match asked.unit {
        Some(unit) => Some(public.called(unit).ok_or_else(|| nobody(unit))?),
        None => None,
    };
    let wanted = |piece: Piece, counter: &Counter| match (asked.hex, unit) {
        (_, Some(unit)) => piece == unit,
        (Some(hex), None) => counter.hex() == Some(hex),
        // Tools get every counter, people only those that are or will soon be on the map.
        (None, None) => json || !matches!(counter.place, Place::Gone | Place::Scheduled { .. }),
    };
    let pieces: Vec<Piece> =
        public.pieces().filter(|(piece, counter)| wanted(*piece, counter)).map(|(piece, _)| piece).collect();
    let lines = Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side));
    let look = Look { seen, lines, eyes: asked.eyes };
    if json {
        Ok(Answer::Json(look.values(&pieces, asked.hex)?))
    } else {
        Ok(Answer::Lines(look.told(&pieces, asked.hex)))
    }
}

impl Look<'_> {
    fn rulebook(&self) -> &Rulebook {
        &self.seen.rulebook
    }

    fn truth(&self, counter: &Counter) -> Option<UnitId> {
        let secrets = &self.seen.position.secrets;
        secrets.identity.get(&counter.id).copied().filter(|_| self.eyes.is_some_and(ViewerName::is_referee))
    }

    fn supplied(&self, piece: Piece) -> Option<bool> {
        let public = &self.seen.position.public;
        let counter = public.counter(piece);
        let lines = &self.lines[counter.side().number()];
        counter.hex().map(|_| lines.supplies(self.rulebook(), public, piece))
    }

    /// Everything that the viewer may see, except the head.
    fn values(&self, pieces: &[Piece], hex: Option<Hex>) -> Result<Value, Failure> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let scenario = &rulebook.scenario;
        let counters: Vec<Shown> =
            pieces.iter().map(|piece| self.counter(*piece)).collect::<Result<_, _>>()?;
        let standing = victory::outcome(rulebook, public);
        let held = victory::german_places(rulebook, public);
        let places: Vec<Value> = scenario.victory.places.iter().zip(held).map(|(place, german)| {
            json!({ "name": place.name, "hexes": place.hexes, "points": place.points, "german": german })
        }).collect();
        let of_map = |holds: &dyn Fn(Hex) -> bool| -> Vec<Hex> {
            rulebook.board.hexes().filter(|hex| holds(*hex)).collect()
        };
        let zones: serde_json::Map<String, Value> = Side::BOTH
            .into_iter()
            .map(|side| {
                (side.to_string(), json!(of_map(&|hex| zones::in_enemy_zone(public, side.enemy(), hex))))
            })
            .collect();
        let Piles { pools, dead, second_dead } =
            View::to_play(&self.seen.rulebook, &self.seen.position).piles;
        Ok(json!({
            "date": rulebook.date(public.turn),
            "last_turn": scenario.last_turn,
            "side": public.phase.side(),
            "eyes": self.eyes.map(ViewerName::word),
            "owed": public.owed.as_ref().map(tagged).transpose()?,
            "battle": public.battle.as_ref().map(|battle| self.battle(battle)),
            "points": standing.points,
            "level": standing.level,
            "winner": standing.winner,
            "outcome": public.outcome,
            "counters": counters,
            "markers": {
                "air": public.air_markers,
                "air_of": scenario.air_interdiction.markers,
                "soviet": public.soviet_marker,
                "soviet_uses": public.soviet_marker_uses,
                "soviet_uses_of": scenario.soviet_interdiction.uses,
                "rail_cuts": public.rail_cuts,
            },
            "holders": public.holders,
            "places": places,
            "zones": zones,
            "commanded": of_map(&|hex| self.lines[Side::Soviet.number()].commands(hex)),
            "rail": { "used": public.rail_used, "of": rulebook.charts.rail.capacity },
            "piles": { "pools": pools, "dead": dead, "second_dead": second_dead },
            "hex": hex.map(|hex| self.hex(hex)),
        }))
    }

    fn hex(&self, hex: Hex) -> Value {
        let board = &self.rulebook().board;
        json!({
            "hex": hex, "terrain": board.terrain(hex), "place": board.place_at(hex).map(|place| &place.name),
            "road": board.has_road(hex), "rail": board.has_rail(hex),
        })
    }

    fn battle(&self, battle: &Battle) -> Value {
        let public = &self.seen.position.public;
        let vacated = battle.vacated.iter();
        json!({
            "overrun": battle.overrun,
            "attacker": battle.attacker,
            "attackers": ids(public, &battle.attackers),
            "targets": battle.targets,
            "defenders": ids(public, &battle.defenders),
            "result": battle.result,
            "vacated": vacated.map(|left| json!({ "hex": left.hex, "paths": left.paths })).collect::<Vec<_>>(),
        })
    }

    fn counter(&self, piece: Piece) -> Result<Shown, Failure> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let counter = public.counter(piece);
        let record = counter.print.map(|print| rulebook.order_of_battle.record(print));
        let leader = counter.kind == Kind::Leader;
        let now = |values: &[u8]| values.get(usize::from(counter.condition.steps_lost)).copied().unwrap_or(0);
        let strength = record.filter(|_| !leader).map(|record| Strength {
            attack: record.attack.clone(),
            defence: record.defence.clone(),
            attack_now: now(&record.attack),
            defence_now: now(&record.defence),
        });
        // Soviet counters have one step.
        let of = record.map_or(1, |record| record.steps()).max(1);
        let gone = counter.place == Place::Gone;
        let left = if gone { 0 } else { of.saturating_sub(counter.condition.steps_lost).max(1) };
        let division = counter.print.and_then(|print| rulebook.order_of_battle.division_of(print));
        Ok(Shown {
            id: counter.id,
            name: names::counter_name(rulebook, public, piece),
            side: counter.side(),
            kind: counter.kind,
            class: class(counter.kind),
            unit: counter.unit,
            untried: counter.is_untried(),
            army: counter.army,
            division: division.map(|division| division.name.clone()),
            strength,
            steps: Steps { of, left },
            allowance: counter.allowance,
            left: counter.condition.left,
            radius: record.filter(|_| leader).map(|record| record.rating()),
            place: match counter.place {
                Place::Map(hex) => json!({ "kind": "map", "hex": hex }),
                place => tagged(&place)?,
            },
            in_supply: self.supplied(piece),
            commanded: counter.hex().map(|hex| self.lines[counter.side().number()].commands(hex)),
            condition: counter.condition.clone(),
            in_truth: self.truth(counter),
        })
    }

    /// The same in lines for people, shorter.
    fn told(&self, pieces: &[Piece], hex: Option<Hex>) -> Vec<String> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let date = rulebook.date(public.turn);
        let standing = victory::outcome(rulebook, public);
        let mut lines = vec![
            format!("Turn {} ({date}), {}", public.turn, story::phase_name(public.phase)),
            format!("{}: {}", points(standing.points), standing.level),
        ];
        lines.extend(public.owed.as_ref().map(|decision| story::owed(decision).to_string()));
        if let Some(hex) = hex {
            lines.push(format!("{}: {:?}", names::hex_name(rulebook, hex), rulebook.board.terrain(hex)));
            let sides = Side::BOTH.into_iter();
            let in_zone = sides.filter(|side| zones::in_enemy_zone(public, side.enemy(), hex));
            lines.extend(in_zone.map(|side| format!("  in the ZOC of the {side} side")));
        }
        lines.extend(pieces.iter().map(|piece| self.line(*piece)));
        lines
    }

    fn line(&self, piece: Piece) -> String {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let counter = public.counter(piece);
        let condition = &counter.condition;
        let place = match counter.place {
            Place::SetUp => "set-up".to_owned(),
            Place::Scheduled { turn, area } => format!("turn {turn}, {area}"),
            Place::Due { area } => format!("may enter in {area}"),
            Place::Map(hex) => hex.to_string(),
            Place::Gone => "out of play".to_owned(),
        };
        let flags = [
            (condition.arrived, "arrived this turn"),
            (condition.has_attacked, "has attacked"),
            (condition.was_attacked, "was attacked"),
            (condition.advanced, "advanced"),
            (condition.took_refuge, "took refuge"),
        ];
        let flags = flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned());
        let lasting = condition.lasting().map(|name| name.replace('_', " "));
        let mut words: Vec<String> = lasting.chain(flags).collect();
        if condition.steps_lost > 0 {
            words.push(format!("{} lost", count(usize::from(condition.steps_lost), "step", "steps")));
        }
        let supply = if self.supplied(piece) == Some(false) { "  out of supply" } else { "" };
        let truth = self.truth(counter).map_or_else(String::new, |unit| format!("  actually {unit}"));
        let name = names::counter_name(rulebook, public, piece);
        let values = names::values(rulebook, public, piece);
        format!("{:20} {values:8} {name:26} {place:10}{supply}  {}{truth}", counter.id, words.join(", "))
    }
}
