//! A position as text: values for tools, lines for people. It contains only what its viewer may see (19.2).

use crate::engine::wording::points;
use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Show},
    },
    games::platoon::{
        rules::{
            Platoon, Rulebook,
            conduct::Decision,
            counter::{Counter, Place},
            position::Public,
            victory,
        },
        words::names::unit_name,
    },
};
use serde_json::{Value, json};

pub(super) fn answer(seen: &Seen<Platoon>, asked: &Show, json: bool) -> Result<Answer, Failure> {
    let (public, rulebook) = (&seen.position.public, &seen.rulebook);
    if let Some(unit) = asked.unit.filter(|unit| public.find(*unit).is_none()) {
        return Err(nobody(unit));
    }
    let wanted = |counter: &&Counter| match (asked.hex, asked.unit) {
        (_, Some(unit)) => counter.id == unit,
        (Some(hex), None) => public.hex_of(counter) == Some(hex),
        // Tools get every counter.
        (None, None) => json || counter.is_in_play(),
    };
    let counters: Vec<&Counter> = public.counters.iter().filter(wanted).collect();
    if json {
        return Ok(Answer::Json(values(rulebook, public, &counters)));
    }
    let mut lines: Vec<String> = counters.iter().map(|counter| line(rulebook, public, counter)).collect();
    if asked.unit.is_none() && asked.hex.is_none() {
        let standing = victory::outcome(rulebook, public);
        lines.push(format!("{}, {}", standing.level, points(standing.points)));
    }
    Ok(Answer::Lines(lines))
}

/// The pending decision, if this viewer knows of it: with hidden units only the side that is asked knows (19.2).
fn owed(rulebook: &Rulebook, public: &Public) -> Option<Decision> {
    let knows =
        |decision: &Decision| !rulebook.options.hidden_units || public.eyes.see(decision.side().number());
    public.owed.filter(knows)
}

fn values(rulebook: &Rulebook, public: &Public, counters: &[&Counter]) -> Value {
    let one = |counter: &&Counter| {
        let kind = rulebook.kind(counter);
        json!({
            "id": counter.id, "name": unit_name(rulebook, public, counter.id), "side": counter.side,
            "kind": counter.kind, "attack": kind.attack, "class": kind.class.letters(), "range": kind.range,
            "defence": kind.defence, "allowance": kind.allowance, "place": counter.place,
            "hex": public.hex_of(counter), "condition": counter.condition,
        })
    };
    json!({
        "counters": counters.iter().map(one).collect::<Vec<_>>(),
        "mines": public.mines, "forts": public.forts, "blocks": public.blocks, "wrecks": public.wrecks,
        "registrations": public.registrations, "holders": public.holders, "owed": owed(rulebook, public),
        "outcome": public.outcome,
        "points": victory::outcome(rulebook, public).points,
    })
}

fn line(rulebook: &Rulebook, public: &Public, counter: &Counter) -> String {
    let place = match counter.place {
        Place::Map(hex) => hex.to_string(),
        Place::Aboard(carrier) => format!("in {carrier}"),
        Place::SetUp(_) => "to be set up".to_owned(),
        Place::Due(_) => "reinforcement".to_owned(),
        Place::OffBoard => "off the map".to_owned(),
        Place::Unseen => "hidden".to_owned(),
        Place::Exited => "exited the map".to_owned(),
        Place::Destroyed => "eliminated".to_owned(),
    };
    let condition = &counter.condition;
    let marks = [
        (condition.dispersed, "dispersed"),
        (condition.inverted, "inverted"),
        (counter.is_marked(), "spotted"),
        (condition.quick, "in quick march"),
    ];
    let marks = marks.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| format!(", {word}"));
    format!(
        "{}  {}: {place}{}",
        counter.id,
        unit_name(rulebook, public, counter.id),
        marks.collect::<String>()
    )
}
