//! The player asked, and the early end of a game, by the texts on the screen.

use super::stand::{Stand, hex};
use crate::{
    games::guderian::{
        panels::leaves::{CHARTS, POINTS},
        rules::{
            by_hand::table_command::Command,
            combat::battle::Decision,
            counter::Motion,
            kinds::Side,
            order::{Order, legal},
            phase::Phase,
        },
    },
    panels::{Action, Theme, buttons, kit::die, tests::screen::Screen},
    settings::Colours,
};
use bevy_egui::egui::{Rect, Shape};

fn stand(owed: Option<Side>) -> Stand {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1219")]);
    owe(&mut stand, owed);
    stand
}

fn owe(stand: &mut Stand, owed: Option<Side>) {
    let decision = owed.map(|side| Decision::LoseOrRetreat { side, amount: 2 });
    stand.change(|position| position.public.owed = decision);
    stand.settle();
}

/// The place of the sentence at the head of the dock that names the player who must decide.
fn head(stand: &Stand) -> Option<Rect> {
    let words = stand.screen.words();
    words.into_iter().find(|(text, place)| text.contains(" must ") && place.top() < 100.0).map(|(_, at)| at)
}

#[test]
fn at_the_head_stands_who_is_asked() {
    let mut stand = stand(Some(Side::Soviet));
    assert!(head(&stand).is_some(), "{:?}", stand.screen.words());
    // Its mark has the colour set for the side.
    stand.memory.colours = Colours::ColourBlind;
    stand.settle();
    let soviet = Theme::Dark.palette_in(Colours::ColourBlind).side(Side::Soviet);
    assert!(stand.screen.colours().contains(&soviet));
    owe(&mut stand, Some(Side::German));
    assert!(head(&stand).is_some());
    owe(&mut stand, None);
    assert_eq!(head(&stand), None);
    owe(&mut stand, Some(Side::Soviet));
    stand.memory.throw = Some(0.0);
    stand.settle();
    assert_eq!(head(&stand), None, "the die tells the result first");
    (stand.memory.throw, stand.humans[0]) = (None, false);
    stand.settle();
    assert_eq!(head(&stand), None, "a computer is not asked");
}

/// Against a computer the one person at the table is addressed as "you", with the name of the battle; the sentence is
/// beside the map.
#[test]
fn who_is_asked_is_told_of_which_battle() {
    let mut stand = Stand::owing_a_choice();
    assert_eq!(stand.public().owed.as_ref().map(Decision::side), Some(Side::Soviet));
    let told = |stand: &Stand| stand.screen.words().into_iter().find(|(text, _)| text.contains(" must "));
    stand.screen = Screen::new(1280.0, 720.0);
    stand.humans = [true, false];
    stand.settle();
    let (text, at) = told(&stand).unwrap_or_else(|| panic!("{:?}", stand.texts()));
    assert!(text.starts_with("You must choose between step losses and retreat"), "{text}");
    let map = stand.space.rest(stand.screen.ctx.content_rect());
    assert!(at.left() > map.right() && at.right() < 1280.0, "{at:?} beside {map:?}");
    stand.humans = [true, true];
    stand.settle();
    assert!(told(&stand).is_some_and(|(text, _)| text.starts_with("The Soviet player must ")));
}

/// The bar does not show the outcome of a combat before its die is still.
#[test]
fn points_stand_as_before_until_the_die_lies() {
    let mut stand = stand(None);
    let points = |stand: &Stand| stand.texts().into_iter().find(|text| text.starts_with("VP "));
    let before = points(&stand);
    stand.memory.throw = Some(-0.5);
    stand.change(|position| position.public.score.german += 20);
    stand.settle();
    assert_eq!(points(&stand), before);
    stand.memory.throw = Some(die::RESULT);
    stand.settle();
    assert!(before.is_some() && points(&stand) != before, "{before:?}");
}

/// The texts of the bar.
fn bar(stand: &Stand) -> Vec<String> {
    stand.screen.words().into_iter().filter(|(_, place)| place.top() < 40.0).map(|(text, _)| text).collect()
}

/// While a computer decides in the other side's phase, the bar names the owner of the phase and the head its decision below
/// that phase; while dice tumble, both name the phase alone.
#[test]
fn all_panels_name_the_owner_of_the_phase() {
    let mut stand = stand(None);
    stand.humans = [false, false];
    owe(&mut stand, Some(Side::Soviet));
    let named = |stand: &Stand| {
        let texts = stand.texts();
        let of = |people: &str| texts.iter().filter(|text| text.starts_with(people)).count() > 0;
        let bar = bar(stand);
        assert!(bar.contains(&"German".to_owned()) && !bar.contains(&"Soviet".to_owned()), "{bar:?}");
        (of("Soviets: "), of("Germans: "))
    };
    assert_eq!(named(&stand), (true, false), "{:?}", stand.texts());
    stand.memory.throw = Some(0.2);
    owe(&mut stand, None);
    assert_eq!(named(&stand), (false, false), "{:?}", stand.texts());
    stand.memory.throw = None;
    stand.settle();
    assert_eq!(named(&stand), (false, true), "{:?}", stand.texts());
}

/// As long as the result of the last attack of a phase is over the map, bar and head name that phase; the next dice are
/// rolled in the phase that has begun.
#[test]
fn the_phase_stays_with_the_dice_over_the_map() {
    let mut stand = stand(None);
    stand.humans = [false, false];
    let sides = |stand: &Stand| {
        let bar = bar(stand);
        ["German", "Soviet"].map(|side| bar.contains(&side.to_owned()))
    };
    stand.settle();
    stand.memory.strip = true;
    stand.change(|position| (position.public.turn, position.public.phase) = (4, Phase::SovietMovement));
    stand.settle();
    assert_eq!(sides(&stand), [true, false], "{:?}", stand.texts());
    assert!(stand.has("Germans: ") && !stand.has("Soviets: "), "{:?}", stand.texts());
    stand.memory.throw = Some(0.2);
    stand.settle();
    assert_eq!(sides(&stand), [false, true], "{:?}", stand.texts());
    (stand.memory.throw, stand.memory.strip) = (None, false);
    stand.settle();
    assert_eq!(sides(&stand), [false, true], "{:?}", stand.texts());
    assert!(stand.has("Soviets: ") && !stand.has("Germans: "), "{:?}", stand.texts());
}

/// The tab with the points waits for the die, as the bar does.
#[test]
fn points_wait_for_the_die() {
    let mut stand = stand(None);
    stand.memory.leaf = POINTS;
    stand.settle();
    stand.settled = Some(stand.public().clone());
    stand.change(|position| position.public.score.soviet += 78);
    stand.memory.throw = Some(0.2);
    stand.settle();
    assert!(!stand.has("−39"), "{:?}", stand.texts());
    (stand.memory.throw, stand.settled) = (None, None);
    stand.settle();
    assert!(stand.has("−39"), "{:?}", stand.texts());
}

/// A turn and a phase that end with a roll end for the player when the die is at rest, in every panel.
#[test]
fn the_moment_stays_until_the_die_lies() {
    let mut stand = stand(None);
    stand.memory.throw = Some(-0.5);
    stand.change(|position| (position.public.turn, position.public.phase) = (4, Phase::SovietMovement));
    stand.settle();
    let says = |stand: &Stand| stand.texts().iter().any(|text| text.starts_with("Soviet movement"));
    let is_german = bar(&stand).contains(&"German".to_owned());
    assert!(is_german && !says(&stand), "{:?}", stand.texts());
    stand.memory.throw = None;
    stand.settle();
    assert!(bar(&stand).contains(&"Soviet".to_owned()), "{:?}", stand.texts());
}

/// Headings of the chart do not touch.
#[test]
fn headings_of_the_terrain_chart_stand_apart() {
    let mut stand = stand(None);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.memory.leaf = CHARTS;
    stand.settle();
    let words = stand.screen.words();
    let place = |heading: &str| words.iter().find(|(text, _)| text == heading).map(|(_, place)| *place);
    for pair in ["Foot", "Horse", "Motor", "Leader", "Defence"].windows(2) {
        let (Some(left), Some(right)) = (place(pair[0]), place(pair[1])) else { panic!("{words:?}") };
        assert!(left.right() + 5.0 <= right.left(), "{pair:?}: {left:?}, {right:?}");
    }
}

#[test]
fn the_end_of_a_game_is_asked_with_the_level_that_results() {
    let mut stand = stand(None);
    stand.memory.asking_end = true;
    stand.settle();
    assert!(stand.has("German Marginal"), "what the Soviet player's resigning brings: {:?}", stand.texts());
    assert_eq!(stand.press("The Soviet player resigns"), []);
    let resign = Action::command(Command::Resign { side: Side::Soviet });
    assert_eq!(stand.press("End the game"), [resign]);
    assert!(!stand.memory.asking_end);
    stand.change(|position| position.public.table.offer = Some(Side::German));
    stand.settle();
    let agree = Action::command(Command::AnswerOffer { side: Side::Soviet, accept: true });
    assert_eq!(stand.press("Accept and end"), [agree]);
    // In a game by e-mail the other player answers in their turn.
    stand.by_file = true;
    stand.settle();
    assert!(!stand.has("Soviet player: end the game?"));
    // With the referee off the game cannot be ended.
    stand.by_file = false;
    stand.change(|position| position.public.table.referee_off = true);
    stand.settle();
    assert!(!stand.has("Soviet player: end the game?"));
}

/// The selection in the dock is the selection on the map too, where a click sends the selected units (9.81).
#[test]
fn who_is_chosen_to_advance_is_selected_on_the_map() {
    let mut stand = Stand::owing_a_choice();
    stand.play(&Order::Retreat);
    while let Some(Decision::Route { stacks, .. }) = stand.public().owed.clone() {
        let path = legal::routes(&stand.rulebook, stand.public(), stacks[0]).swap_remove(0);
        stand.play(&Order::Route { stack: stacks[0], path, units: Vec::new() });
    }
    let Some(Decision::Advance { among, .. }) = stand.public().owed.clone() else {
        panic!("nobody advances")
    };
    let unit = among[0];
    stand.settle();
    assert!(stand.has("Which units advance after combat?"));
    // This tab has no second card of the unit.
    stand.memory.leaf = "points";
    assert_eq!(stand.press(&format!("card {unit}")), [Action::Select(vec![unit])]);
    stand.selected = vec![unit];
    assert_eq!(stand.press(&format!("card {unit}")), [Action::Select(Vec::new())]);
}

/// Long names of hexes push nothing out of a narrow dock, and a heading keeps the number that distinguishes its hex.
#[test]
fn long_names_of_hexes_stay_within_the_dock() {
    let mut stand = Stand::owing_a_choice();
    stand.screen = Screen::new(1280.0, 720.0);
    stand.play(&Order::Retreat);
    let Some(Decision::Route { stacks, .. }) = stand.public().owed.clone() else { panic!("nobody retreats") };
    let path = legal::routes(&stand.rulebook, stand.public(), stacks[0]).swap_remove(0);
    stand.routing = Some((stacks[0], path[..1].to_vec()));
    stand.memory.leaf = "combat";
    stand.settle();
    let all = buttons(&stand.screen.ctx)["All routes"];
    assert!(all.right() < 1258.0, "{all:?}");
    let heading = stand.texts().into_iter().find(|text| text.starts_with("at 1319"));
    assert!(heading.is_some(), "{:?}", stand.texts());
}

/// While a lesson waits for a move, the end of the phase is not amber; a planned attack is an action of its own.
#[test]
fn in_a_lesson_a_planned_attack_is_amber() {
    let placed = [("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("pzg-7-7", "1219"), ("rifle:2", "1319")];
    let mut stand = Stand::new(Phase::GermanCombat, 4, &placed);
    stand.memory.lesson_width = 300.0;
    let high = |stand: &Stand, words: &str| {
        let words = stand.screen.words().into_iter().find(|(text, _)| text == words);
        words.unwrap().1.height()
    };
    let ends = [false, true].map(|wants| {
        stand.memory.lesson_wants_other = wants;
        stand.settle();
        high(&stand, "End phase")
    });
    assert!(ends[0] > ends[1], "{ends:?}");
    stand.plan(&["pz-25-7", "pzg-6-7", "pzg-7-7"], "1319");
    stand.settle();
    assert!(high(&stand, "Attack and roll") >= ends[0]);
}

/// A refusal of a whole division names it, and not one of its regiments (6.52).
#[test]
fn what_a_division_cannot_do_is_told_of_all_of_it() {
    let units = ["pz-25-7", "pzg-6-7", "pzg-7-7"];
    let mut stand = Stand::new(Phase::GermanMovement, 4, &units.map(|unit| (unit, "1219")));
    stand.change(|position| {
        for counter in position.public.counters.iter_mut().filter(|counter| counter.hex().is_some()) {
            counter.condition.motion = Motion::Halted;
        }
    });
    stand.selected = units.iter().map(|unit| unit.parse().unwrap()).collect();
    stand.memory.what_now = true;
    stand.settle();
    assert!(stand.has("The 7th Panzer Division was halted by its overrun"), "{:?}", stand.texts());
}

/// Counters that are due are under *Arrivals*: *What now* leads there, and the view to their entry area.
#[test]
fn who_waits_is_shown_in_the_leaf_of_arrivals() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.due("pz-29-12", "C");
    stand.settle();
    let entry = stand.rulebook.board.area("C").unwrap().hexes[0];
    assert_eq!(stand.press("Show them"), [Action::Centre(entry)]);
    assert_eq!(stand.memory.leaf, "arrivals");
}

/// While the die that ends a phase turns, the bar shows that phase and not the next one.
#[test]
fn the_bar_waits_for_the_die() {
    let mut stand = Stand::new(Phase::GermanCombat, 3, &[("pz-25-7", "1315")]);
    stand.settle();
    let words = stand.screen.words();
    let bar = |words: &[(String, bevy_egui::egui::Rect)]| -> Vec<String> {
        words.iter().filter(|(_, place)| place.bottom() < 44.0).map(|(words, _)| words.clone()).collect()
    };
    let before = bar(&words);
    assert!(before.iter().any(|words| words == "German"), "{before:?}");
    stand.change(|position| position.public.phase = Phase::SovietMovement);
    stand.memory.throw = Some(0.2);
    stand.settle();
    let tells = |stand: &Stand, side: &str| bar(&stand.screen.words()).iter().any(|words| words == side);
    assert!(tells(&stand, "German") && !tells(&stand, "Soviet"), "{:?}", stand.screen.words());
    stand.memory.throw = None;
    stand.settle();
    assert!(tells(&stand, "Soviet"));
}

/// Counters that are due are announced once, with their area.
#[test]
fn who_waits_is_told_once() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1315")]);
    stand.due("pz-29-12", "C");
    stand.memory.leaf = "combat";
    stand.settle();
    let told = |words: &str| stand.texts().iter().filter(|text| text.contains(words)).count();
    assert_eq!(
        (told("Area C: 1 counter can still enter."), told("waits in the tab")),
        (1, 0),
        "{:?}",
        stand.texts()
    );
    assert!(stand.has("Show them"));
}

/// *What now* does not ask for markers that are placed already, and names the selected unit once.
#[test]
fn what_now_asks_for_nothing_that_is_done() {
    let mut stand = Stand::new(Phase::AirInterdiction, 3, &[("pz-25-7", "1219")]);
    stand.change(|position| position.public.air_markers.extend(["1420", "1421", "1422"].map(hex)));
    stand.settle();
    assert!(stand.has("All markers are placed") && !stand.has("Click a hex"), "{:?}", stand.texts());
    let mut stand = Stand::new(Phase::GermanCombat, 3, &[("pz-25-7", "1219"), ("rifle:2", "1319")]);
    stand.selected = vec!["pz-25-7".parse().unwrap()];
    stand.change(|position| {
        let unit = position.public.counters.iter_mut().find(|unit| unit.id.as_str() == "pz-25-7").unwrap();
        unit.condition.advanced = true;
    });
    stand.settle();
    let texts = stand.texts();
    let told: Vec<&String> = texts.iter().filter(|text| text.contains("has advanced this phase")).collect();
    assert!(!told.is_empty() && told.iter().all(|text| text.matches("25/7").count() == 1), "{texts:?}");
}

/// The question between loss and retreat names the units, and each route of a retreat is written in whole words.
#[test]
fn a_question_names_who_is_hit_and_whole_ways() {
    let mut stand = Stand::owing_a_choice();
    stand.settle();
    let asked: Vec<String> = stand.texts().into_iter().filter(|text| text.ends_with('?')).collect();
    assert!(asked.iter().any(|text| text.contains(" or retreat") && text.contains(": ")), "{asked:?}");
    stand.play(&Order::Retreat);
    let Some(Decision::Route { amount, stacks, .. }) = stand.public().owed.clone() else {
        panic!("no retreat")
    };
    let paths = legal::routes(&stand.rulebook, stand.public(), stacks[0]);
    stand.settle();
    let ways = |cut: bool| {
        let is_way = |shape: &Shape| match shape {
            Shape::Text(text) => text.galley.text().contains(" \u{b7} ") && (text.galley.elided || !cut),
            _ => false,
        };
        stand.screen.shapes().iter().filter(|shape| is_way(shape)).count()
    };
    assert!(amount > 0 && paths.len() > 1 && ways(false) > 1);
    assert_eq!(ways(true), 0, "none is cut off");
}

/// A unit without points left is described as unable to move; a planned overrun is to be confirmed.
#[test]
fn what_now_asks_for_the_answer_to_a_planned_overrun() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[("pz-25-7", "1219"), ("rifle:2", "1319")]);
    stand.selected = vec!["pz-25-7".parse().unwrap()];
    stand.settle();
    assert!(
        stand.has("cannot enter any hex") && !stand.has("Drag to a highlighted hex"),
        "{:?}",
        stand.texts()
    );
    stand.plan(&["pz-25-7"], "1319");
    stand.planned.as_mut().unwrap().overrun = true;
    stand.settle();
    assert!(stand.has("Overrun or cancel") && !stand.has("cannot enter any hex"), "{:?}", stand.texts());
}
