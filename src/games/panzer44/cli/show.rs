//! The position: as values for tools, as lines for people.

use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, eyes::ViewerName, nobody, question::Show, tagged},
    },
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        wording::points,
    },
    games::panzer44::{
        rules::{
            Panzer44, Rulebook,
            counter::{Condition, Counter, Place},
            kinds::{Class, Mobility, Side, Target},
            plot::{Plot, Task},
            victory,
        },
        words::{names, story},
    },
};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// The strengths of a unit.
#[derive(Serialize)]
struct Strength {
    attack: Option<i16>,
    defence: i16,
    range: Option<u32>,
    least_range: Option<u32>,
}

/// A unit as values.
#[derive(Serialize)]
struct Shown {
    id: UnitId,
    name: String,
    side: Side,
    kind: UnitId,
    /// The class of its weapon.
    class: Option<Class>,
    target: Target,
    mobility: Mobility,
    strength: Strength,
    allowance: Points,
    left: Points,
    carries: bool,
    engineer: bool,
    passenger: Option<UnitId>,
    place: Value,
    /// Its hex, also in a carrier.
    hex: Option<Hex>,
    condition: Condition,
    /// Its plotted order, if the viewer may see it.
    task: Option<Value>,
}

/// A position, and the question about it.
struct Look<'a> {
    seen: &'a Seen<Panzer44>,
    eyes: Option<ViewerName>,
    /// The sides whose secret plot may be shown; both for the referee.
    own: [bool; 2],
}

pub(super) fn answer(seen: &Seen<Panzer44>, asked: &Show, json: bool) -> Result<Answer, Failure> {
    let public = &seen.position.public;
    let mut own = [false; 2];
    if let Some(eyes) = asked.eyes {
        let side = eyes.side(Side::BOTH)?;
        // A player with a file sent by e-mail could ask with the other side's view. The referee has checked before.
        own = Side::BOTH.map(|other| side.is_none_or(|side| side == other && !seen.is_sent));
    }
    if let Some(unit) = asked.unit.filter(|unit| public.find(*unit).is_none()) {
        return Err(nobody(unit));
    }
    let wanted = |counter: &&Counter| match (asked.hex, asked.unit) {
        (_, Some(unit)) => counter.id == unit,
        (Some(hex), None) => counter.hex() == Some(hex),
        // Tools get all counters.
        (None, None) => json || counter.place != Place::Destroyed,
    };
    let counters: Vec<&Counter> = public.counters.iter().filter(wanted).collect();
    let look = Look { seen, eyes: asked.eyes, own };
    if json {
        Ok(Answer::Json(look.values(&counters, asked.hex)?))
    } else {
        Ok(Answer::Lines(look.told(&counters, asked.hex)))
    }
}

/// A value for each side by its word.
fn by_side(value: impl Fn(Side) -> Value) -> Value {
    let fields = Side::BOTH.into_iter().map(|side| (side.to_string(), value(side)));
    Value::Object(fields.collect::<Map<String, Value>>())
}

impl Look<'_> {
    fn rulebook(&self) -> &Rulebook {
        &self.seen.rulebook
    }

    /// The part of a side's plot that the viewer may see: all of the viewer's own, and the revealed part of the
    /// other's.
    fn plot(&self, side: Side) -> &Plot {
        let position = &self.seen.position;
        match self.own[side.number()] && position.public.plotted[side.number()] {
            true => &position.secrets.plots[side.number()],
            false => &position.public.shown[side.number()],
        }
    }

    /// Everything that the viewer may see, without the head.
    fn values(&self, counters: &[&Counter], hex: Option<Hex>) -> Result<Value, Failure> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let scenario = &rulebook.scenario;
        let counters: Vec<Shown> =
            counters.iter().map(|counter| self.counter(counter)).collect::<Result<_, _>>()?;
        let standing = victory::outcome(rulebook, public);
        let plots: Map<String, Value> = Side::BOTH
            .into_iter()
            .map(|side| Ok((side.to_string(), plot_value(self.plot(side))?)))
            .collect::<Result<_, Failure>>()?;
        let terrain = |hex: Hex| json!({ "hex": hex, "terrain": rulebook.board.terrain(hex) });
        Ok(json!({
            "last_turn": scenario.last_turn,
            "side": public.phase.side(scenario),
            "first_player": scenario.first_player,
            "eyes": self.eyes.map(ViewerName::word),
            "owed": public.owed.as_ref().map(tagged).transpose()?,
            "points": standing.points,
            "level": standing.level,
            "winner": standing.winner,
            "outcome": public.outcome,
            "counters": counters,
            "markers": {
                "mines": public.mines,
                "positions": public.positions,
                "wrecks": public.wrecks,
                "blown": public.blown,
            },
            "holders": public.holders,
            "visibility": scenario.visibility(public.turn),
            "plotted": by_side(|side| json!(public.plotted[side.number()])),
            "plots": plots,
            "fires_left": by_side(|side| json!(public.fires_left[side.number()])),
            "sorties_left": by_side(|side| json!(public.sorties_left[side.number()])),
            "moving": public.moving,
            "hits": public.hits,
            "hex": hex.map(terrain),
        }))
    }

    fn counter(&self, counter: &Counter) -> Result<Shown, Failure> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let (kind, arrivals) = (rulebook.kind(counter), &rulebook.scenario.force(counter.side).arrivals);
        let place = match counter.place {
            Place::SetUp(_) => json!({ "kind": "set_up" }),
            Place::Due(number) => {
                let arrival = arrivals.get(usize::from(number));
                json!({
                    "kind": "due",
                    "turn": arrival.map(|arrival| arrival.turn),
                    "entry": arrival.map(|arrival| &arrival.entry),
                })
            }
            Place::Map(hex) => json!({ "kind": "map", "hex": hex }),
            Place::Aboard(carrier) => json!({ "kind": "aboard", "carrier": carrier }),
            Place::Exited => json!({ "kind": "exited" }),
            Place::Destroyed => json!({ "kind": "destroyed" }),
        };
        let carrier = counter.carrier().and_then(|carrier| public.find(carrier));
        let task = self.plot(counter.side).orders.get(&counter.id).map(tagged).transpose()?;
        Ok(Shown {
            id: counter.id,
            name: names::unit_name(rulebook, public, counter.id),
            side: counter.side,
            kind: counter.kind,
            class: kind.gun.map(|gun| gun.class),
            target: kind.target,
            mobility: kind.moves,
            strength: Strength {
                attack: kind.gun.map(|gun| gun.attack),
                defence: kind.defence,
                range: kind.gun.map(|gun| gun.range),
                least_range: kind.gun.map(|gun| gun.least),
            },
            allowance: Points::whole(kind.allowance),
            left: counter.condition.left,
            carries: kind.carrier,
            engineer: kind.engineer,
            passenger: public.passenger(counter.id).map(|passenger| passenger.id),
            place,
            hex: carrier.unwrap_or(counter).hex(),
            condition: counter.condition.clone(),
            task,
        })
    }

    /// The same in lines for people, shorter.
    fn told(&self, counters: &[&Counter], hex: Option<Hex>) -> Vec<String> {
        let (public, rulebook) = (&self.seen.position.public, self.rulebook());
        let standing = victory::outcome(rulebook, public);
        let mut lines = vec![
            format!("Turn {}, {}", public.turn, story::phase_text(&rulebook.scenario, public.phase)),
            format!("{}: {}", points(standing.points), standing.level),
        ];
        lines.extend(public.owed.as_ref().map(|decision| story::owed(decision).to_string()));
        lines.extend(hex.map(|hex| format!("{hex}: {:?}", rulebook.board.terrain(hex))));
        lines.extend(counters.iter().map(|counter| self.line(counter)));
        lines
    }

    fn line(&self, counter: &Counter) -> String {
        let rulebook = self.rulebook();
        let arrivals = &rulebook.scenario.force(counter.side).arrivals;
        let place = match counter.place {
            Place::SetUp(_) => "to be set up".to_owned(),
            Place::Due(number) => format!("turn {}", arrivals[usize::from(number)].turn),
            Place::Map(hex) => hex.to_string(),
            Place::Aboard(carrier) => format!("in {carrier}"),
            Place::Exited => "exited the map".to_owned(),
            Place::Destroyed => "eliminated".to_owned(),
        };
        let state = &counter.condition;
        let flags = [
            (state.pinned, "pinned"),
            (state.will_panic, "will panic"),
            (state.panicked, "panicked"),
            (state.has_fired, "has fired"),
        ];
        let mut words: Vec<String> =
            flags.iter().filter(|(holds, _)| *holds).map(|(_, word)| (*word).to_owned()).collect();
        if state.disruption > 0 {
            words.push(format!("disrupted {}", state.disruption));
        }
        let task = self.plot(counter.side).orders.get(&counter.id).map(Task::to_string);
        words.extend(task.map(|task| format!("plotted {task}")));
        let name = names::unit_name(rulebook, &self.seen.position.public, counter.id);
        format!("{:23} {name:40} {place:24} {}", counter.id, words.join(", "))
    }
}

/// A plot as values: each order with its kind.
fn plot_value(plot: &Plot) -> Result<Value, Failure> {
    let orders: Map<String, Value> = plot
        .orders
        .iter()
        .map(|(unit, task)| Ok((unit.to_string(), tagged(task)?)))
        .collect::<Result<_, Failure>>()?;
    Ok(json!({ "orders": orders, "barrages": plot.barrages, "strikes": plot.strikes }))
}
