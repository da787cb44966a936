//! The additions of a scenario to the painted sheet: victory points, sides of entry areas, the turn track.

use crate::{
    art::painter::{Furniture, Tab, Tone, TurnBox, VictoryMark},
    engine::text::say,
    games::guderian::rules::Rulebook,
};

/// Kilometres across a hex.
const KILOMETRES: f32 = 10.5;

/// The furniture of a scenario's sheet.
pub(in crate::games::guderian) fn furniture_of(rulebook: &Rulebook) -> Furniture {
    let scenario = &rulebook.scenario;
    let germans =
        scenario.german_reinforcements.iter().map(|arrival| (arrival.turn, arrival.area, Tone::First));
    let soviets =
        scenario.soviet_reinforcements.iter().map(|arrival| (arrival.turn, arrival.area, Tone::Second));
    let mut arrivals: Vec<(u8, String, Tone)> =
        germans.chain(soviets).map(|(turn, area, tone)| (turn, area.to_string(), tone)).collect();
    arrivals.dedup();
    let mut tones: Vec<(String, Tone)> =
        arrivals.iter().map(|(_, area, tone)| (area.clone(), *tone)).collect();
    let others = scenario.provisional.iter().copied();
    let others = others.chain(scenario.south_western_front.iter().map(|front| front.area));
    tones.extend(others.map(|area| (area.to_string(), Tone::Second)));
    let turns = (scenario.first_turn..=scenario.last_turn)
        .map(|turn| TurnBox {
            number: turn.to_string(),
            caption: rulebook.date(turn).to_owned(),
            tabs: arrivals
                .iter()
                .filter(|(due, ..)| *due == turn)
                .map(|(_, area, tone)| Tab { text: area.clone(), tone: *tone })
                .collect(),
        })
        .collect();
    let marks = scenario
        .victory
        .places
        .iter()
        .map(|place| {
            let numbered = place.name.bytes().all(|byte| byte.is_ascii_digit());
            VictoryMark {
                hexes: place.hexes.clone(),
                label: if numbered { String::new() } else { place.name.clone() },
                points: u32::from(place.points),
            }
        })
        .collect();
    Furniture {
        marks,
        tones,
        turns,
        kilometres_per_hex: Some(KILOMETRES),
        caption: say!("guderian-scene-sheet"),
        title: scenario.staging.sheet.title(),
        subtitle: scenario.staging.sheet.subtitle(),
        entries: Vec::new(),
        title_note: "1941".to_owned(),
    }
}
