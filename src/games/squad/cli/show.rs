//! The position: as values for tools, as lines for people, as the current viewer sees it (22).

use crate::engine::wording::points;
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Show},
    },
    games::squad::{
        rules::{
            Rulebook, Squad,
            counter::{Counter, Place},
            kinds::Side,
            position::{Public, Stores, hidden::question_seen},
            victory,
        },
        words::names::unit_name,
    },
};
use serde_json::{Value, json};

pub(super) fn answer(seen: &Seen<Squad>, asked: &Show, json: bool) -> Result<Answer, Failure> {
    let (public, rulebook) = (&seen.position.public, &seen.rulebook);
    if let Some(unit) = asked.unit.filter(|unit| public.find(*unit).is_none()) {
        return Err(nobody(unit));
    }
    let wanted = |counter: &&Counter| match (asked.hex, asked.unit) {
        (_, Some(unit)) => counter.id == unit,
        (Some(hex), None) => public.hex_of(counter) == Some(hex),
        // Tools get all counters.
        (None, None) => json || counter.is_in_play(),
    };
    let counters: Vec<&Counter> = public.counters.iter().filter(wanted).collect();
    if json {
        return Ok(Answer::Json(values(rulebook, public, &counters)));
    }
    let mut lines: Vec<String> = counters.iter().map(|counter| line(rulebook, public, counter)).collect();
    if asked.unit.is_none() && asked.hex.is_none() {
        let standing = victory::outcome(&rulebook.scenario, public);
        lines.push(format!("{}, {}", standing.level, points(standing.points)));
    }
    Ok(Answer::Lines(lines))
}

fn stores(stores: &Stores) -> Value {
    let missions: Vec<Value> = stores.missions.iter().map(|(mission, left)| json!([mission, left])).collect();
    let works: Vec<Value> = stores.works.iter().map(|(work, left)| json!([work, left])).collect();
    json!({
        "expendable": stores.expendable, "smoke": stores.smoke, "missions": missions, "works": works,
    })
}

fn values(rulebook: &Rulebook, public: &Public, counters: &[&Counter]) -> Value {
    let one = |counter: &&Counter| {
        json!({
            "id": counter.id, "name": unit_name(rulebook, public, counter.id), "side": counter.side,
            "kind": counter.kind, "place": counter.place, "hex": public.hex_of(counter),
            "facing": counter.facing.map(|side| side.short_name()), "condition": counter.condition,
        })
    };
    let [german, allied] = Side::BOTH.map(|side| stores(public.stores(side)));
    json!({
        "counters": counters.iter().map(one).collect::<Vec<_>>(),
        "smoke": public.smoke, "works": public.works, "lanes": public.lanes, "calls": public.calls,
        "stores": { "German": german, "Allied": allied },
        "holders": public.holders, "owed": question_seen(rulebook, public), "outcome": public.outcome,
        "points": victory::points(&rulebook.scenario, public),
    })
}

fn line(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
    let place = match counter.place {
        Place::Map(hex) => hex.to_string(),
        Place::Aboard(carrier) => format!("in {carrier}"),
        Place::Carried(by) => format!("with {by}"),
        Place::SetUp(_) => "to be set up".to_owned(),
        Place::Due(_) => "reinforcement".to_owned(),
        Place::Away => "not in play".to_owned(),
        Place::Unseen => "hidden".to_owned(),
        Place::Exited => "exited the map".to_owned(),
        Place::Destroyed => "eliminated".to_owned(),
    };
    let condition = &counter.condition;
    let marks = [
        (condition.pinned, "pinned"),
        (condition.fired, "has fired"),
        (condition.moved, "has moved"),
        (condition.valorous, "valorous"),
        (condition.immobile, "immobile"),
        (condition.in_work, "in the fortification"),
    ];
    let marks = marks.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| format!(", {word}"));
    let faces = counter.facing.filter(|_| counter.hex().is_some());
    let faces = faces.map_or_else(String::new, |side| format!(", facing {}", side.short_name()));
    format!(
        "{}  {}: {place}{faces}{}",
        counter.id,
        unit_name(rulebook, public, counter.id),
        marks.collect::<String>()
    )
}
