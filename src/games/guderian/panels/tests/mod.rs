//! Panels driven without a window: the test reads the shapes that egui would paint.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

mod asked;
mod book;
mod briefing;
mod captions;
mod chances;
mod dock;
mod drawings;
mod notes;
mod people;
mod remember;
mod saving;
mod stand;

use super::{
    leaves::{ARRIVALS, COMBAT},
    undone::reasons,
};
use crate::{
    engine::{
        counters::{Points, UnitId},
        orders::Game,
        translations::ShownRules,
        wording::capital,
    },
    games::guderian::{
        planning::{preview::promise, wish::Wish},
        rules::{
            Guderian,
            combat::battle::Decision,
            counter::Motion,
            kinds::Side,
            order::{
                Order,
                legal::{Undone, undone},
            },
            phase::Phase,
        },
    },
    panels::{
        Action, ComputerCard, GameCard, Hint, Panelled, ReplayAction, Unfinished, buttons,
        tests::screen::Screen,
    },
    play::players::{HasPlayers, Introduced},
    scene::{LogLine, explain},
    settings::{Command, Dock, DockSide},
};
use bevy_egui::egui::{Key, Rect};

use stand::{Stand, hex};

fn computer(name: &'static str) -> ComputerCard {
    let Introduced { called, line } = Guderian::introduced(name);
    ComputerCard { name, called, line }
}

/// The game as the title screen offers it.
fn game_card() -> GameCard {
    GameCard {
        id: Guderian::ID,
        title: Guderian::TITLE,
        sides: Guderian::SIDES,
        sentence: "A race.",
        cover: "",
        computers: Guderian::PLAYERS.iter().map(|name| computer(name)).collect(),
        rules: ShownRules::load(Guderian::RULES),
    }
}

/// Looks at the window until the answers at the foot of the dock take clicks.
fn read_the_question(stand: &mut Stand) {
    for _ in 0..60 {
        stand.settle();
    }
}

#[test]
fn an_owed_decision_shows_its_buttons() {
    let mut stand = Stand::owing_a_choice();
    assert!(matches!(stand.public().owed, Some(Decision::LoseOrRetreat { .. })));
    read_the_question(&mut stand);
    let choices: Vec<String> = stand
        .texts()
        .into_iter()
        .filter(|text| text.starts_with("Lose ") || text.starts_with("Retreat "))
        .filter(|text| !text.contains(':'))
        .collect();
    assert!(choices.iter().any(|text| !text.ends_with('?')), "{choices:?}");
    let lose = choices
        .iter()
        .find(|text| text.starts_with("Lose ") && !text.ends_with('?'))
        .cloned()
        .unwrap_or_default();
    let actions = stand.click(&lose);
    assert_eq!(actions, [Action::order(Order::Lose)]);
}

#[test]
fn a_computer_is_not_asked() {
    let mut stand = Stand::owing_a_choice();
    stand.humans = [false, false];
    stand.settle();
    assert!(!stand.has("resolve this first"), "its choice is no panel of the player");
    assert!(!stand.texts().iter().any(|text| text.starts_with("Lose ") && !text.ends_with('?')));
}

#[test]
fn a_thought_is_seen_and_can_be_ended() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    assert!(!stand.texts().contains(&"Move now".to_owned()), "a person has the move");
    stand.humans = [true, false];
    stand.thinking = Some(0.4);
    stand.settle();
    assert!(stand.has("thinking 40%"), "{:?}", stand.texts());
    assert_eq!(stand.click("Move now"), [Action::AnswerNow]);
    assert_eq!(stand.click("Speed up"), [Action::FastForward]);
    stand.memory.commands = vec![Command::FastForward, Command::AnswerNow];
    assert_eq!(stand.frame(Vec::new()), [Action::FastForward, Action::AnswerNow]);
}

#[test]
fn who_watches_the_computer_has_it_wait_and_looks_back() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    assert!(!stand.has("Germans: moving"), "a person has the move");
    stand.humans = [true, false];
    (stand.memory.throw, stand.memory.own_die) = (Some(0.2), true);
    stand.settle();
    assert!(!stand.has("Germans: moving"), "the die of his answer is on its way");
    (stand.memory.throw, stand.memory.own_die) = (None, false);
    stand.settle();
    assert!(stand.has("Germans: moving"), "{:?}", stand.texts());
    assert_eq!(stand.click("Pause"), [Action::HoldOpponent]);
    assert_eq!(stand.click("Step"), [Action::OneDeed]);
    let back = Action::Replay(ReplayAction::LookBack);
    assert_eq!(stand.click("Step back"), std::slice::from_ref(&back));
    stand.memory.commands = vec![Command::HoldOpponent, Command::OneDeed, Command::LookBack];
    assert_eq!(stand.frame(Vec::new()), [Action::HoldOpponent, Action::OneDeed, back]);
    // Nothing below the head moves, whatever it says.
    let tabs = |stand: &Stand| buttons(&stand.screen.ctx)["Combat"];
    let acts = tabs(&stand);
    stand.change(|position| {
        position.public.owed = Some(Decision::LoseOrRetreat { side: Side::German, amount: 1 });
    });
    stand.settle();
    assert!(stand.has("Germans: deciding"), "{:?}", stand.texts());
    assert_eq!(tabs(&stand), acts);
}

/// When a person is to play again, the head of the dock sums up the actions of the other side. A battle that came to no
/// die is reported there and in the tab of the combat.
#[test]
fn what_was_done_is_summed_up_at_the_head() {
    let mut stand = Stand::new(Phase::GermanCombat, 3, &[("pz-25-7", "1315")]);
    stand.memory.summed_up = Some("Soviets: 5 moves, 1 battle.".to_owned());
    stand.memory.summed_from = 3;
    stand.settle();
    assert!(stand.has("Soviets: 5 moves, 1 battle."), "{:?}", stand.texts());
    assert_eq!(stand.click("Watch again"), [Action::Replay(ReplayAction::PlayFrom(3))]);
    stand.memory.summed_up = None;
    stand.memory.what_now = false;
    stand.settle();
    assert!(!stand.has("Watch again"));
    let told = "Nobody is left in 1316: won without a die.";
    stand.memory.without_die = Some(told.to_owned());
    stand.memory.leaf = "combat";
    stand.settle();
    assert!(stand.has(told), "{:?}", stand.texts());
}

#[test]
fn a_hint_is_asked_for_shown_with_its_ways_and_taken() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    assert_eq!(stand.click("Hint"), [Action::AskForHint]);
    stand.memory.commands = vec![Command::Hint];
    assert_eq!(stand.frame(Vec::new()), [Action::AskForHint]);
    stand.hint = Some(Hint::Thinking(0.3));
    stand.settle();
    assert_eq!(stand.click("Answer now"), [Action::AnswerNow]);
    assert_eq!(stand.click("Cancel hint"), [Action::DropHint]);
    let path = vec![hex("1314"), hex("1313")];
    let order = Order::Move { units: vec!["pz-25-7".parse().unwrap()], path };
    stand.hint = Some(Hint::Given { order, reason: "to bar the road".to_owned(), parts: Vec::new() });
    stand.settle();
    let place = stand.rulebook.board.hex_name(hex("1313"));
    let told = format!("Move 25/7 Panzer Regiment to {place}");
    assert!(stand.containing(&told).is_some() && stand.has("to bar the road"), "{:?}", stand.texts());
    let way = vec![hex("1315"), hex("1314"), hex("1313")];
    assert_eq!(stand.frame(Vec::new()), [Action::ShowWay(way.clone())], "it is drawn as long as it is shown");
    assert_eq!(stand.click("Play hint"), [Action::TakeHint]);
    assert_eq!(stand.click("Show"), [Action::Bring(way)], "all of it is brought into sight");
    assert_eq!(stand.click("Dismiss"), [Action::DropHint]);
    stand.memory.commands = vec![Command::TakeHint, Command::Cancel];
    let way = stand.frame(Vec::new());
    assert_eq!(way[..2], [Action::TakeHint, Action::DropHint], "by keys as well");
    stand.humans = [true, false];
    stand.hint = None;
    stand.memory.commands = vec![Command::Hint];
    assert_eq!(stand.frame(Vec::new()), [], "nobody asks in the place of the computer");
}

#[test]
fn the_reason_of_an_order_stands_under_its_first_line() {
    let line = |text: &str| LogLine { text: text.to_owned(), ..LogLine::default() };
    let mut lines = vec![line("Konev moves to 2012"), line("The Germans hold Smolensk")];
    explain(&mut lines, "to 2012, in supply");
    let whys: Vec<&str> = lines.iter().map(|line| line.why.as_str()).collect();
    assert_eq!(whys, ["To 2012, in supply", ""]);
    let heading = LogLine { heading: true, ..line("Turn 2: German movement") };
    let mut ended = vec![line("Markers come off"), heading];
    explain(&mut ended, "nobody would stand better elsewhere");
    let told: Vec<(&str, &str)> = ended.iter().map(|line| (line.text.as_str(), line.why.as_str())).collect();
    let ends = ("The phase ends", "Nobody would stand better elsewhere");
    assert_eq!(told[..2], [ends, ("Markers come off", "")], "what comes of it is another matter");
    assert_eq!(told[2].1, "", "and so is the next phase");

    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.log.extend(lines);
    stand.settle();
    assert!(stand.has("To 2012, in supply"));
    stand.memory.log_filter = "IN SUPPLY".to_owned();
    stand.settle();
    assert!(stand.has("Konev moves to 2012") && !stand.has("The Germans hold Smolensk"));
}

#[test]
fn every_answer_that_is_owed_can_be_given_by_clicking() {
    let mut stand = Stand::owing_a_choice();
    let mut asked = 0;
    while let Some(decision) = stand.public().owed.clone() {
        asked += 1;
        assert!(asked < 40, "the battle never ends");
        read_the_question(&mut stand);
        let label = match &decision {
            Decision::LoseOrRetreat { .. } => stand.starting("Retreat "),
            Decision::Advance { .. } => "End advance".to_owned(),
            Decision::Route { .. } => stand.way_button().unwrap_or_default(),
            _ => stand.containing("Division   ").unwrap_or_default(),
        };
        let actions = stand.click(&label);
        let order = actions.into_iter().find_map(|action| match action {
            Action::Order(order) => order.of::<Order>().cloned(),
            _ => None,
        });
        stand.play(&order.unwrap_or_else(|| panic!("no order from {label} for {decision:?}")));
    }
}

#[test]
fn the_dialog_before_the_end_of_a_phase_lists_what_is_undone() {
    let placed = [("pz-25-7", "1219"), ("pzg-6-7", "1220"), ("pzg-7-7", "1220")];
    let mut stand = Stand::new(Phase::GermanMovement, 1, &placed);
    stand.due("pz-29-12", "C");
    stand.crowd("1219");
    let piece = |stand: &Stand, id: &str| stand.public().find(id.parse().unwrap()).unwrap();
    let unmoved = ["pz-25-7", "pzg-6-7", "pzg-7-7"].map(|id| piece(&stand, id)).to_vec();
    stand.undone = Undone { unmoved, ..Undone::default() };
    stand.settle();
    let actions = stand.click("End phase");
    assert!(actions.is_empty(), "it asks first");
    stand.settle();
    let place = stand.rulebook.board.hex_name(hex("1219"));
    let over = format!("{} is over the stacking limit", capital(&place));
    for reason in ["3 units can still move", "Area C: 1 counter can", &over] {
        assert!(stand.has(reason), "{reason}: {:?}", stand.texts());
    }
    // A click leads to the first of them, and another to the next.
    for id in ["pz-25-7", "pzg-6-7"] {
        let unit: UnitId = id.parse().unwrap();
        let hex = stand.public().counter(piece(&stand, id)).hex().unwrap();
        let led = [Action::Select(vec![unit]), Action::Centre(hex)];
        assert_eq!(stand.press("3 units can still move."), led);
    }
    assert!(stand.click("Keep playing").is_empty());
    assert!(!stand.memory.ending_phase);
    // The button that asks is the one that confirms, in the same place, once the question has been read.
    let place = buttons(&stand.screen.ctx)["End phase"];
    stand.memory.ending_phase = true;
    assert!(stand.click_at(place.center()).is_empty(), "the second click of a double click");
    stand.memory.ending_phase = true;
    assert_eq!(stand.press("End phase"), [Action::order(Order::EndPhase)]);
    stand.settle();
    assert_eq!(buttons(&stand.screen.ctx)["End phase"], place);
}

fn words(left: &[Unfinished]) -> Vec<String> {
    left.iter().map(|left| left.words.clone()).collect()
}

/// Units that have moved, even in part, are not asked about, and in the Combat Phase units are counted.
#[test]
fn what_is_left_undone_is_counted_by_what_it_is() {
    let counted = |phase, units: &[(&str, &str)]| {
        let stand = Stand::new(phase, 1, units);
        let mut public = stand.public().clone();
        for counter in &mut public.counters {
            counter.condition.left = Points::whole(4);
            let began = counter.id.as_str() == "pz-25-7";
            counter.condition.motion = if began { Motion::Moving } else { Motion::Fresh };
        }
        public.moving = public.find("pz-25-7".parse().unwrap()).into_iter().collect();
        words(&reasons(&stand.rulebook, &public, &undone(&stand.rulebook, &public), None))
    };
    let moved = counted(Phase::GermanMovement, &[("pz-25-7", "1219"), ("pzg-6-7", "1219")]);
    assert_eq!(moved, ["1 unit can still move."], "what is done is no reason to ask");
    let able = [("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("rifle:2", "1319")];
    assert_eq!(counted(Phase::GermanCombat, &able), ["2 units can still attack."]);
}

/// A lesson has its own text for the end of a phase, and no question covers its step.
#[test]
fn in_a_lesson_the_end_of_the_phase_is_not_asked_about() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.undone.unmoved = stand.public().pieces().map(|(piece, _)| piece).take(1).collect();
    stand.memory.lesson_width = 400.0;
    stand.settle();
    assert_eq!(stand.click("End phase"), [Action::order(Order::EndPhase)]);
    stand.memory.commands.push(Command::EndPhase);
    assert_eq!(stand.frame(Vec::new()), [Action::order(Order::EndPhase)]);
    assert!(!stand.memory.ending_phase);
}

#[test]
fn unplaced_markers_are_a_reason() {
    let stand = Stand::new(Phase::AirInterdiction, 3, &[]);
    let reasons = reasons(&stand.rulebook, stand.public(), &Undone::default(), None);
    assert_eq!(words(&reasons), ["3 markers left to place."]);
}

#[test]
fn the_table_of_results_lights_the_column_of_a_planned_attack() {
    let mut stand = Stand::new(
        Phase::GermanCombat,
        4,
        &[("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("pzg-7-7", "1219"), ("rifle:2", "1319")],
    );
    stand.plan(&["pz-25-7", "pzg-6-7", "pzg-7-7"], "1319");
    stand.settle();
    assert_eq!(stand.memory.leaf, COMBAT, "a planned attack brings its leaf up");
    assert!(stand.has("(4 + 2 + 2) × 2 integrity"), "{:?}", stand.texts());
    let lit = stand.header_fills();
    let chances = promise(&stand.rulebook, stand.public(), stand.planned.as_ref().unwrap()).columns;
    let expected: Vec<bool> = chances.iter().map(|chance| *chance > 0.0).collect();
    assert_eq!(lit, expected);
    assert!(stand.press("Attack and roll").contains(&Action::own(Wish::ResolveAttack)));
}

/// In a window of 720 lines the chances of an attack are above the button that makes it.
#[test]
fn the_chances_of_an_attack_are_seen_without_scrolling() {
    let placed = [("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("pzg-7-7", "1219"), ("rifle:2", "1319")];
    let mut stand = Stand::new(Phase::GermanCombat, 4, &placed);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.plan(&["pz-25-7", "pzg-6-7", "pzg-7-7"], "1319");
    stand.settle();
    let words = stand.screen.words();
    let foot = |wanted: &str| words.iter().find(|(text, _)| text.contains(wanted)).unwrap().1;
    let button = foot("Attack and roll").top();
    let chances: Vec<f32> =
        words.iter().filter(|(text, _)| text.ends_with('%')).map(|(_, rect)| rect.bottom()).collect();
    assert!(chances.len() > 3 && chances.iter().all(|bottom| *bottom < button), "{chances:?} {button}");
}

#[test]
fn a_refusal_names_its_case_and_leads_to_the_rules() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.refuse("6.22", "the unit has too few points");
    stand.settle();
    assert!(stand.has("The unit has too few points."));
    stand.click("6.22");
    stand.settle();
    assert!(stand.memory.book.open && stand.has("Case 6.22"));
}

#[test]
fn a_counter_in_a_box_can_be_picked_up() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[]);
    stand.due("pz-29-12", "C");
    stand.memory.leaf = ARRIVALS;
    stand.settle();
    let actions = stand.click("Pick up all");
    assert_eq!(actions, [Action::PickUpFromBox(vec!["pz-29-12".parse().unwrap()])]);
}

#[test]
fn panels_leave_the_map_its_space_and_take_every_click_on_them() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.hovered = Some(hex("1219"));
    stand.settle();
    let space = stand.space;
    assert!(space.top == 44.0 && space.right > 300.0 && space.left == 0.0);
    assert!(stand.wants_pointer_at(1910.0, 600.0), "over the dock");
    assert!(stand.wants_pointer_at(700.0, 20.0), "over the bar");
    assert!(!stand.wants_pointer_at(700.0, 500.0), "over the map");
}

#[test]
fn commands_do_what_their_buttons_do() {
    let mut stand = Stand::new(Phase::GermanCombat, 4, &[("pz-25-7", "1219"), ("rifle:1", "1319")]);
    stand.settle();
    // With nothing left to do there is no question.
    stand.memory.commands.push(Command::EndPhase);
    assert_eq!(stand.frame(Vec::new()), [Action::order(Order::EndPhase)]);
    stand.undone.attackers = stand.public().pieces().map(|(piece, _)| piece).take(1).collect();
    stand.memory.commands.push(Command::EndPhase);
    assert!(stand.frame(Vec::new()).is_empty() && stand.memory.ending_phase, "it asks first");
    stand.key(Key::Escape);
    assert!(!stand.memory.ending_phase);
    stand.memory.commands.push(Command::FoldDock);
    stand.settle();
    assert_eq!(stand.space.right, 44.0, "the dock is folded");
    stand.memory.commands.push(Command::Save);
    assert_eq!(stand.frame(Vec::new()), [Action::Save]);
}

#[test]
fn the_dock_can_stand_at_the_left() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.memory.dock = Dock { side: DockSide::Left, width: 420.0, folded: false };
    stand.settle();
    assert_eq!((stand.space.left, stand.space.right), (420.0, 0.0));
    assert!(stand.wants_pointer_at(200.0, 600.0), "over the dock");
    assert!(!stand.wants_pointer_at(1500.0, 600.0), "over the map");
}

#[test]
fn hints_name_the_keys_as_they_are_mapped() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.settle();
    assert!(stand.texts().contains(&"E".to_owned()), "the usual key stands on the button");
    stand.memory.keys.set(Command::EndPhase, vec!["Ctrl+K".parse().unwrap()]);
    stand.settle();
    assert!(stand.has("Ctrl+K"));
}

/// The texts of the head of the dock.
fn head(stand: &Stand) -> Vec<String> {
    let words = stand.screen.words().into_iter();
    let in_head = |place: Rect| place.top() > 44.0 && place.bottom() < 112.0 && place.left() > 1500.0;
    words.filter(|(_, place)| in_head(*place)).map(|(text, _)| text).collect()
}

/// In every phase the head says what to do and what is left, until the settings switch it off.
#[test]
fn the_head_says_in_every_phase_what_to_do() {
    let mut said = std::collections::BTreeSet::new();
    for phase in Guderian::PHASES.iter().copied().filter(|phase| *phase != Phase::Over) {
        let mut stand = Stand::new(phase, 3, &[("pz-25-7", "1315")]);
        stand.settle();
        let told = head(&stand);
        assert!(!told.is_empty() && told.iter().all(|text| text.len() < 60), "{phase:?}: {told:?}");
        said.extend(told.into_iter().next());
    }
    assert!(said.len() > 6, "{said:?}");
    let mut stand = Stand::new(Phase::AirInterdiction, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    let told = ["Click a hex for each interdiction marker.", "3 markers left to place."];
    assert_eq!(head(&stand), told);
    stand.memory.what_now = false;
    stand.settle();
    assert!(!head(&stand).contains(&told[0].to_owned()));
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.humans = [true, false];
    stand.settle();
    assert!(!stand.has("Drag units to move"), "nobody at this table is asked");
}
