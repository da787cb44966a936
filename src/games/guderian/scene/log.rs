//! Lines of the log, made from the story of a game.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, t},
        wording::capital,
    },
    games::guderian::{
        rules::{
            Rulebook,
            event::{Cause, DiePurpose, Event},
            position::Public,
        },
        words::{
            names::{Known, name_of},
            story,
        },
    },
    scene::LogLine,
};

/// The events of an order as lines of the log; `public` is the position after them.
///
/// Sums and dice of a battle become the small print of its result. Pending decisions are left out: the panels ask for
/// them.
pub fn log_lines(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut detail = Vec::new();
    let mut side = Some(public.phase.side());
    if let Some(phase) = events.iter().find_map(|event| match event {
        Event::PhaseClosed { phase } => Some(*phase),
        _ => None,
    }) {
        side = Some(phase.side());
    }
    let mut left = events;
    while let [event, ..] = left {
        let alike = alike(left);
        let together = &left[..alike];
        left = &left[alike..];
        if matches!(event, Event::Owed { .. }) {
            continue;
        }
        if let Event::PhaseOpened { phase, .. } = event {
            side = Some(phase.side());
        }
        let Some(text) = in_one(rulebook, public, together) else { continue };
        let text = text.shown(&Known { rulebook, public });
        if matches!(event, Event::Compared { .. } | Event::Die { purpose: DiePurpose::Combat, .. }) {
            detail.push(text);
            continue;
        }
        let detail = if matches!(event, Event::Resolved { .. }) {
            std::mem::take(&mut detail).join("\n")
        } else {
            String::new()
        };
        lines.push(LogLine {
            turn: public.turn,
            side: side.map(Into::into),
            text: capital(&text),
            detail,
            why: String::new(),
            hex: place(public, event),
            heading: matches!(event, Event::PhaseOpened { .. }),
            moment: None,
            only: None,
        });
    }
    lines
}

/// The end of a combat that came to no die, because untried units proved worthless (9.2).
pub fn without_die(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Option<String> {
    let thrown = |event: &Event| matches!(event, Event::Die { purpose: DiePurpose::Combat, .. });
    if events.iter().any(thrown) {
        return None;
    }
    let worthless = |event: &Event| match event {
        Event::Eliminated { unit, cause: Cause::NoStrength } => Some(*unit),
        _ => None,
    };
    let lost: Vec<UnitId> = events.iter().filter_map(worthless).collect();
    let end = events.iter().find_map(|event| match event {
        Event::TargetsEmptied { hexes } => {
            Some(t!("guderian-scene-targets-emptied", hexes = Arg::list(hexes.iter().copied())))
        }
        Event::AttackVoid => Some(t!("guderian-scene-no-attacker-left")),
        _ => None,
    })?;
    let shown = &Known { rulebook, public };
    if lost.is_empty() {
        return Some(end.shown(shown));
    }
    let mut names: Vec<String> = lost.iter().map(|unit| name_of(rulebook, public, *unit)).collect();
    names.dedup();
    let gone = t!("guderian-scene-no-strength", units = names, n = lost.len());
    Some(format!("{} {}", capital(&gone.shown(shown)), end.shown(shown)))
}

/// The number of these events, from the first on, that go into one sentence.
fn alike(events: &[Event]) -> usize {
    let same = |event: &&Event| match (&events[0], event) {
        (Event::Drawn { kind, area, .. }, Event::Drawn { kind: other, area: there, .. }) => {
            (kind, area) == (other, there)
        }
        (Event::Revealed { .. }, Event::Revealed { .. }) => true,
        _ => false,
    };
    events.iter().take_while(same).count().max(1)
}

/// Writes several events in one sentence.
fn in_one(rulebook: &Rulebook, public: &Public, events: &[Event]) -> Option<Text> {
    match events {
        [Event::Drawn { kind, area, .. }, _, ..] => Some(story::drawn(*kind, *area, events.len())),
        [Event::Revealed { .. }, _, ..] => {
            let unit = |event: &Event| match event {
                Event::Revealed { unit, .. } => Some(*unit),
                _ => None,
            };
            let units: Vec<UnitId> = events.iter().filter_map(unit).collect();
            Some(story::revealed(rulebook, public, &units))
        }
        [event, ..] => story::tell(rulebook, public, event),
        [] => None,
    }
}

fn place(public: &Public, event: &Event) -> Option<Hex> {
    match event {
        Event::Deployed { hex, .. }
        | Event::OverrunDeclared { target: hex, .. }
        | Event::WentBack { hex, .. }
        | Event::Overran { hex, .. }
        | Event::MarkerPlaced { hex, .. }
        | Event::MarkerLifted { hex, .. }
        | Event::RailCut { hex }
        | Event::RailMended { hex }
        | Event::RailCutLifted { hex }
        | Event::Brought { hex, .. }
        | Event::Passed { hex, .. } => Some(*hex),
        Event::Placed { place, .. } => place.hex(),
        Event::AttackDeclared { targets: hexes, .. } | Event::TargetsEmptied { hexes } => {
            hexes.first().copied()
        }
        Event::Entered { path, .. }
        | Event::Moved { path, .. }
        | Event::Railed { path, .. }
        | Event::Retreated { path, .. }
        | Event::Advanced { path, .. } => path.last().copied(),
        Event::Revealed { unit, .. } | Event::StoodAside { unit } | Event::StepLost { unit, .. } => {
            public.find(*unit).and_then(|piece| public.counter(piece).hex())
        }
        Event::PhaseOpened { .. }
        | Event::PhaseClosed { .. }
        | Event::Die { .. }
        | Event::ArmyReleased { .. }
        | Event::SupplyJudged { .. }
        | Event::Drawn { .. }
        | Event::Recycled { .. }
        | Event::PoolEmpty { .. }
        | Event::BecameDue { .. }
        | Event::Forfeited { .. }
        | Event::Compared { .. }
        | Event::AttackVoid
        | Event::Resolved { .. }
        | Event::Chosen { .. }
        | Event::Eliminated { .. }
        | Event::Left { .. }
        | Event::Disrupted { .. }
        | Event::Recovered { .. }
        | Event::Halted { .. }
        | Event::Staged { .. }
        | Event::Owed { .. }
        | Event::MarkersTaken { .. }
        | Event::FlownOut { .. }
        | Event::PlacesJudged { .. }
        | Event::EastUnlocked { .. }
        | Event::Scored { .. }
        | Event::BidMade
        | Event::BidsOpened { .. }
        | Event::Ended { .. }
        | Event::RefereeSwitched { .. }
        | Event::TakenOff { .. }
        | Event::StepsSet { .. }
        | Event::ClockSet { .. }
        | Event::Readied { .. }
        | Event::DiceTaken { .. }
        | Event::EndOffered { .. }
        | Event::BrokenOff { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::rules::{
            Guderian,
            counter::{Counter, Place},
            kinds::Kind,
            position::names::names_of,
            scenario::options::Options,
        },
    };

    #[test]
    fn what_is_alike_is_told_once_and_regiments_as_their_division() {
        let rulebook = Guderian::load("smolensk", &Options::default()).unwrap();
        let mut public = Guderian::start(&rulebook, 3).public;
        let mut rifles =
            public.counters.iter().filter(|counter| counter.is_untried() && counter.kind == Kind::Rifle);
        let mut drawn = |area: &str| {
            let unit = rifles.next().unwrap().id;
            Event::Drawn { unit, kind: Kind::Rifle, area: area.parse().unwrap() }
        };
        let events = [drawn("X"), drawn("X"), drawn("X"), drawn("V")];
        let lines: Vec<String> =
            log_lines(&rulebook, &public, &events).into_iter().map(|line| line.text).collect();
        assert_eq!(
            lines,
            [
                "3 untried rifle divisions may enter in area X",
                "An untried rifle division may enter in area V"
            ]
        );
        // The regiments of one division move to one hex, from any hexes.
        let division = |counter: &Counter| rulebook.order_of_battle.record(counter.print?).division;
        let count = |number| public.counters.iter().filter(|other| division(other) == Some(number)).count();
        let own = public
            .counters
            .iter()
            .find_map(|counter| division(counter).filter(|own| count(*own) == 3))
            .unwrap();
        let all: Vec<UnitId> = public
            .counters
            .iter()
            .filter(|other| division(other) == Some(own))
            .map(|other| other.id)
            .collect();
        for unit in &all {
            let piece = public.find(*unit).unwrap();
            public.put(&rulebook, piece, Place::Map("1010".parse().unwrap()));
        }
        let names = |units: &[UnitId]| names_of(&rulebook, &public, units);
        let whole = names(&all);
        assert!(matches!(whole.as_slice(), [(name, false)] if name.starts_with("the ")), "{whole:?}");
        assert_eq!(names(&all[..2]), [(format!("2 regiments of {}", whole[0].0), true)]);
        assert!(names(&all[..1])[0].0.ends_with("Regiment"));
    }
}
