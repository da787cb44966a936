//! The caption for viewers, and presenter mode.

use super::stand::{Stand, hex};
use crate::{
    games::guderian::{
        planning::presenting::battle as battle_of,
        rules::{
            combat::{battle::Decision, results::CombatResult},
            event::Event,
            order::Order,
            phase::Phase,
        },
        scene::caption::{Fight, caption as caption_of, fight_of},
    },
    panels::{self, Action},
    scene::{LogLine, caption::Caption},
    settings::Command,
};

/// The regiments of the Seventh against two untried divisions, with an infantry division in support.
fn battle() -> Stand {
    let placed = [
        ("pz-25-7", "1219"),
        ("pzg-6-7", "1219"),
        ("pzg-7-7", "1219"),
        ("inf-5", "1220"),
        ("rifle:2", "1319"),
    ];
    Stand::new(Phase::GermanCombat, 4, &placed)
}

fn caption(stand: &Stand, fight: Option<&Fight>, throw: Option<f32>) -> Caption {
    let planned = stand.planned.as_ref().map(|planned| battle_of(&stand.rulebook, stand.public(), planned));
    caption_of(&stand.rulebook, stand.public(), &stand.log, fight, planned.as_ref(), throw)
}

#[test]
fn every_phase_has_its_words() {
    let mut titles = std::collections::BTreeSet::new();
    for phase in Phase::ALL {
        let stand = Stand::new(phase, 3, &[("pz-25-7", "1315")]);
        let caption = caption(&stand, None, None);
        assert!(titles.insert(caption.phase.clone()), "{} stands twice", caption.phase);
        assert_eq!(caption.turn, "Turn 3   ·   7–8 July 1941");
        assert_eq!(caption.side, (phase != Phase::Over).then(|| phase.side().into()));
        assert_eq!(caption.sentence.is_empty(), phase == Phase::Over, "{phase:?}");
        assert!(caption.battle.is_none());
        let side = phase.side().to_string();
        let names_side = phase.is_movement() || phase.is_combat();
        assert!(!names_side || caption.phase.starts_with(&side), "{}", caption.phase);
    }
    let before = Stand::new(Phase::SovietSetUp, 0, &[]);
    assert_eq!(caption(&before, None, None).turn, "Before the first turn");
}

#[test]
fn in_a_movement_the_last_event_is_the_sentence() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    assert!(caption(&stand, None, None).sentence.starts_with("Supply is judged"));
    stand.log.push(LogLine {
        turn: 3,
        text: "25/7 Panzer Regiment moves to 1313".to_owned(),
        ..LogLine::default()
    });
    assert_eq!(caption(&stand, None, None).sentence, "25/7 Panzer Regiment moves to 1313");
    // The phase's title repeats the heading, and yesterday's news is left out.
    stand.log.push(LogLine { turn: 3, heading: true, ..LogLine::default() });
    assert!(caption(&stand, None, None).sentence.starts_with("Supply is judged"));
}

#[test]
fn a_planned_attack_shows_its_odds_without_a_die() {
    let mut stand = battle();
    stand.plan(&["pz-25-7", "pzg-6-7", "pzg-7-7"], "1319");
    let told = caption(&stand, None, None);
    assert_eq!(told.sentence, "7th Panzer Division plans to attack two untried rifle divisions");
    let battle = told.battle.expect("a battle");
    assert_eq!((battle.heading.as_str(), battle.throw, battle.meaning), ("Likely odds", None, None));
    assert!(
        battle.strengths.starts_with("16 against ") && battle.strengths.contains('–'),
        "{}",
        battle.strengths
    );
    assert_eq!(battle.column.len(), 6);
    // The chances are those over all divisions that the untried units may be (K13.6).
    assert_eq!(battle.chances.iter().map(|chance| u32::from(chance.percent)).sum::<u32>(), 100);
    assert!(told.plain.starts_with("Harms the enemy in "), "{}", told.plain);
    stand.plan(&["pzg-6-7", "pzg-7-7"], "1319");
    assert!(caption(&stand, None, None).sentence.starts_with("Two regiments of 7th Panzer Division plan to"));
    stand.plan(&["pz-25-7", "pzg-6-7", "inf-5"], "1319");
    let mixed = caption(&stand, None, None).sentence;
    let named = "Two regiments of 7th Panzer Division and 5 Infantry Division plan to attack";
    assert!(mixed.starts_with(named), "{mixed}");
}

/// Attacks until the die asks the defender to choose; the events of every order.
fn fought() -> (Stand, Vec<Vec<Event>>) {
    for seed in 0..200 {
        let placed = [("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("pzg-7-7", "1219"), ("rifle:2", "1319")];
        let mut stand = Stand::with_seed(Phase::GermanCombat, 4, &placed, seed);
        let units = ["pz-25-7", "pzg-6-7", "pzg-7-7"].map(|id| id.parse().unwrap()).to_vec();
        let events = stand.play(&Order::Attack { units, targets: vec![hex("1319")] });
        if matches!(stand.public().owed, Some(Decision::LoseOrRetreat { amount: 2, .. })) {
            return (stand, vec![events]);
        }
    }
    panic!("no such battle");
}

#[test]
fn a_battle_shows_odds_die_and_the_cell_that_decides() {
    let (mut stand, mut orders) = fought();
    let fight = fight_of(&stand.rulebook, &orders).expect("a battle");
    let told = caption(&stand, Some(&fight), None);
    assert_eq!(told.phase, "German combat phase");
    assert!(told.sentence.starts_with("7th Panzer Division attacks "), "{}", told.sentence);
    assert!(!told.sentence.contains("untried"), "they are known now: {}", told.sentence);
    let battle = told.battle.expect("a battle");
    let throw = battle.throw.expect("a die");
    let result = fight.rolled.result;
    assert_eq!(
        battle.column[usize::from(throw.die) - 1].word,
        result.to_string(),
        "the row of the die is the result"
    );
    assert_eq!(battle.odds, stand.rulebook.charts.odds[fight.rolled.column].to_string());
    assert_eq!(
        battle.strengths,
        format!("{} against {}", fight.rolled.attack.total, fight.rolled.defence.total)
    );
    let meaning = battle.meaning.expect("it lies");
    if matches!(result, CombatResult::Losses { defender: 2, attacker: 0 }) {
        assert_eq!(meaning[..2], ["Retreat 2 hexes".to_owned(), "or lose 2 steps".to_owned()]);
    }
    assert_eq!(meaning[2], "Defender chooses");
    // While the die tumbles, no text shows its result.
    let tumbling = caption(&stand, Some(&fight), Some(0.3)).battle.expect("a battle");
    assert_eq!(tumbling.meaning, None);
    assert!(caption(&stand, Some(&fight), Some(1.2)).battle.is_some_and(|battle| battle.meaning.is_some()));
    // It stays during the battle, and is removed when the phase ends.
    orders.push(stand.play(&Order::Lose));
    let fight = fight_of(&stand.rulebook, &orders).expect("the same battle");
    assert_eq!(caption(&stand, Some(&fight), None).battle.expect("a battle").odds, battle.odds);
    orders.push(vec![Event::PhaseOpened { turn: 4, phase: Phase::GermanMechanized }]);
    assert_eq!(fight_of(&stand.rulebook, &orders), None);
    orders.pop();
    let unit = "pz-25-7".parse().unwrap();
    orders.push(vec![Event::Moved {
        units: vec![unit],
        path: vec![hex("1218")],
        left: Vec::new(),
        done: true,
    }]);
    assert_eq!(fight_of(&stand.rulebook, &orders), None);
}

#[test]
fn presenter_mode_shows_the_caption_and_no_panel() {
    let (mut stand, orders) = fought();
    let fight = fight_of(&stand.rulebook, &orders).expect("a battle");
    stand.caption = Some(caption(&stand, Some(&fight), None));
    stand.settle();
    for words in
        ["German combat phase", "TURN 4   ·   9–10 JULY 1941", "SMOLENSK, JULY 1941", "Defender chooses"]
    {
        assert!(stand.has(words), "{words} is not in {:?}", stand.texts());
    }
    let odds = stand.rulebook.charts.odds[fight.rolled.column].to_string();
    assert!(stand.texts().contains(&odds) && stand.has(" against "));
    for words in ["Menu", "Undo", "Turn", "Log", "End phase"] {
        assert!(!stand.texts().contains(&words.to_owned()), "{words} is still there");
    }
    assert_eq!(stand.space, panels::PanelSpace::default(), "the map has the whole window");
    assert!(!stand.wants_pointer_at(300.0, 950.0), "nor does the caption take a click");
    // The smallest text is large enough for a stream.
    let least = stand.screen.words().into_iter().map(|(_, rect)| rect.height()).fold(f32::MAX, f32::min);
    assert!(least >= 14.0, "{least}");
}

#[test]
fn keys_work_in_presenter_mode() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.caption = Some(caption(&stand, None, None));
    stand.undone.unmoved = stand.public().pieces().map(|(piece, _)| piece).take(1).collect();
    stand.settle();
    stand.memory.commands = vec![Command::EndPhase];
    stand.settle();
    assert!(stand.has("End the movement phase?"), "{:?}", stand.texts());
    stand.memory.commands = vec![Command::FastForward];
    assert_eq!(stand.frame(Vec::new()), [Action::FastForward]);
}

#[test]
fn menu_entries_lead_to_viewers() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    stand.click("Menu");
    stand.settle();
    assert_eq!(stand.click("Presenter mode"), [Action::Present]);
    stand.click("Menu");
    stand.settle();
    assert_eq!(stand.click("Viewer window"), [Action::Capture]);
    for (words, action) in
        [("Save picture", Action::SavePicture), ("Save film of last combat", Action::SaveFilm)]
    {
        stand.click("Menu");
        stand.settle();
        assert_eq!(stand.click(words), [action]);
    }
}

/// The plates are opaque: otherwise the letters of the map would shine through.
#[test]
fn the_plates_of_the_caption_are_opaque() {
    let mut stand = battle();
    stand.caption = Some(caption(&stand, None, None));
    stand.settle();
    let ground = panels::Theme::Dark.palette_in(crate::settings::Colours::Usual).background;
    let plates = stand.screen.colours().into_iter().filter(|colour| *colour == ground).count();
    assert!(plates >= 3, "the lower third, the title and the points: {plates}");
}
