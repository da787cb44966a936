//! The place of the odds of an attack in the dock, and of the buttons that fire.

use super::*;

#[test]
fn every_shot_is_in_reach_without_scrolling() {
    let mut stand = Stand::firing();
    for number in 1..=3 {
        let name = format!("Fire at American {} M4(75) Platoon", ordinal(number));
        assert!(stand.is_in_reach(&name), "{name}: {:?}", panels::buttons(&stand.screen.ctx));
        let at = Some(word(&format!("us-m4-75-{number}")));
        assert_eq!(stand.press(&name), ordered(Order::Fire { unit: word("ge-stug-3-1"), at }));
    }
    assert!(stand.is_in_reach("End phase") && stand.is_in_reach("Cancel"));
    // Without a selected unit there is no button.
    stand.selected.clear();
    assert!(!stand.is_in_reach("Fire at American 1st M4(75) Platoon"));
}

/// For a fire at two units, the odds of both are above the foot of the dock. The sheet of a plot begins above it, with
/// the shown attack on top, whatever the height of the window.
#[test]
fn the_odds_of_all_targets_and_the_sheet_are_in_sight() {
    for (width, height) in [(1280.0, 720.0), (1600.0, 900.0), (1920.0, 1080.0)] {
        let ends = |stand: &mut Stand, name: &str| {
            stand.on_screen(|screen, draw| screen.look_again(draw));
            let buttons = panels::buttons(&stand.screen.ctx);
            buttons.get(name).copied().unwrap_or_else(|| panic!("no {name} in {:?}", buttons.keys()))
        };
        let mut stand = Stand::firing();
        stand.screen = Screen::new(width, height);
        stand.aimed = Some(hex("1408"));
        // Of all items with this name it is the last one.
        let odds = ends(&mut stand, "Show the steps");
        let foot = ends(&mut stand, "Fire at American 1st M4(75) Platoon");
        assert!(odds.bottom() < foot.top(), "{odds} at {height}, {foot}");
        stand.position.public.phase = Phase::Plot;
        let side = crate::games::panzer44::rules::view::to_play(&stand.rulebook, &stand.position.public);
        let (own, enemy) =
            if side == Side::German { ("ge-stug-3-1", "1408") } else { ("us-m4-75-1", "1510") };
        (stand.selected, stand.aimed) = (vec![word(own)], Some(hex(enemy)));
        let foot = ends(&mut stand, "Commit the plot");
        let odds = ends(&mut stand, "Show the steps");
        let buttons = panels::buttons(&stand.screen.ctx);
        let rows: Vec<&Rect> =
            buttons.iter().filter(|(name, _)| name.starts_with("plot of ")).map(|(_, row)| row).collect();
        let seen = rows.iter().filter(|row| odds.bottom() < row.top() && row.bottom() < foot.top()).count();
        let wanted = rows.len().min(if height > 800.0 { 5 } else { 1 });
        assert!(!rows.is_empty() && seen >= wanted, "{seen} rows of the sheet at {height}");
    }
}

/// A second click on *Next* rolls no dice at a hex with several units either. After a look the same place fires, and
/// the button for the next shot is elsewhere.
#[test]
fn next_and_fire_stand_at_one_place_from_shot_to_shot() {
    let places =
        [("us-m4-75-1", "1208"), ("us-m4-75-2", "1308"), ("ge-stug-3-1", "1408"), ("ge-stug-3-2", "1408")];
    let mut stand = Stand::new(Phase::FirstFire, &places);
    let (target, units) = (hex("1408"), [word("us-m4-75-1"), word("us-m4-75-2")]);
    for unit in units {
        stand.position.public.shown[Side::Allied.number()].orders.insert(unit, Task::Fire { target });
    }
    let next = |number: usize| format!("Next: {} M4(75) Platoon at {}", ["1st", "2nd"][number], "1408");
    let looks = |number: usize| vec![Action::Select(vec![units[number]]), Wish::Aim(Some(target)).into()];
    assert_eq!(stand.press(&next(0)), looks(0), "{:?}", stand.screen.texts());
    let place = panels::buttons(&stand.screen.ctx)[&next(0)].center();
    (stand.selected, stand.aimed) = (vec![units[0]], Some(target));
    stand.on_screen(|screen, draw| screen.settle(draw));
    assert!(stand.screen.has("Fire at German 2nd StuG III Platoon"), "{:?}", stand.screen.texts());
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), [], "the second of a pair");
    stand.on_screen(|screen, draw| screen.look_again(draw));
    assert!(!panels::buttons(&stand.screen.ctx)[&next(1)].contains(place));
    let order = Order::Fire { unit: units[0], at: Some(word("ge-stug-3-1")) };
    assert_eq!(stand.on_screen(|screen, draw| screen.click(place, draw)), super::ordered(order));
    assert_eq!(stand.press(&next(1)), looks(1));
}
