//! A map is drawn with mouse and keys on a screen without a window.

mod hand;

use super::{
    Answer, MapAction, NewMap, kept_draft, new_map,
    state::Form,
    tool::{Tool, tools_of},
};
use crate::{
    art::packs::map_art::MapArt,
    engine::{
        board::{Edge, Terrain},
        text::{PSEUDO, in_language, within},
    },
    panels::{Theme, buttons, tests::screen::Screen},
    scene::{Palette, PointKind, SideKind},
    settings::Colours,
    workshop::map::{Draft, Size, Symmetry},
};
use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, pos2, vec2};
use hand::{Hand, hex, lay};

/// Draws a map with hills, woods, a stream with a bridge, a road and a village, by mouse and letters alone.
fn draw_by_mouse(hand: &mut Hand) {
    use crate::engine::board::Hexside::South;
    hand.key(Key::Num1);
    hand.key(Key::CloseBracket);
    hand.draw("0505 0905");
    hand.key(Key::Num2);
    hand.key(Key::OpenBracket);
    hand.draw("0605 0705");
    hand.key(Key::W);
    hand.draw("1503 1506 1706");
    hand.key(Key::B);
    for column in ["0110", "0310", "0510"] {
        hand.click_side(PointerButton::Primary, column, South);
    }
    hand.key(Key::D);
    hand.draw("0308 0312 0812");
    hand.key(Key::Num3);
    hand.click_side(PointerButton::Primary, "0310", South);
    hand.key(Key::T);
    hand.draw("0812");
    hand.key(Key::V);
    hand.draw("0812");
    hand.events(vec![Event::Text("Grusha".to_owned())]);
    hand.key(Key::Enter);
}

/// Returns such a map of a game with this palette.
pub(crate) fn drawn_by_mouse(palette: Palette) -> Draft {
    let mut hand = Hand::of(palette);
    draw_by_mouse(&mut hand);
    hand.stand.draft
}

#[test]
fn a_map_is_drawn_by_mouse() {
    use crate::engine::board::Hexside::South;
    let mut hand = Hand::new();
    draw_by_mouse(&mut hand);
    let draft = &hand.stand.draft;
    let map = draft.map();
    assert_eq!((draft.level(hex("0505")), draft.level(hex("0705")), draft.level(hex("0504"))), (1, 2, 1));
    assert_eq!(draft.terrain(hex("1505")), Terrain::Woods);
    assert_eq!(draft.terrain(hex("1706")), Terrain::Woods);
    assert!(draft.has_side(SideKind::Stream, hex("0310"), South));
    assert!(draft.has_point(PointKind::Bridge, hex("0310"), South));
    assert_eq!(map.roads.len(), 1);
    assert!(map.roads[0].contains(&hex("0310")) && map.roads[0].contains(&hex("0812")));
    assert_eq!((map.places.len(), map.places[0].name.as_str()), (1, "Grusha"));
    assert!(!map.slopes.is_empty(), "they follow from the levels");
    assert_eq!(draft.faults(), Vec::new());
    let text = draft.text();
    let again = Draft::read("map.ron", &text).expect("a map");
    assert_eq!(again.text(), text);
    // Each drag was one step.
    let steps = std::iter::from_fn(|| hand.stand.draft.undo().then_some(())).count();
    assert_eq!(steps, 10);
}

#[test]
fn the_right_button_erases_and_keys_undo() {
    let mut hand = Hand::new();
    hand.draw("0505 0507");
    assert_eq!(hand.stand.draft.map().woods.len(), 3);
    let at = hand.at("0506");
    hand.drag(PointerButton::Secondary, &[at]);
    assert_eq!(hand.stand.draft.map().woods, [hex("0505"), hex("0507")]);
    hand.key_with(Key::Z, Modifiers::COMMAND);
    assert_eq!(hand.stand.draft.map().woods.len(), 3);
    hand.press("Undo");
    assert!(hand.stand.draft.map().woods.is_empty());
    hand.key_with(Key::Y, Modifiers::COMMAND);
    assert_eq!(hand.stand.draft.map().woods.len(), 3);
    // Under a panel nothing is drawn.
    hand.drag(PointerButton::Primary, &[pos2(100.0, 700.0), pos2(1150.0, 400.0)]);
    assert_eq!(hand.stand.draft.map().woods.len(), 3);
}

/// The tint of a fresh hex stays until the painter has shown it, however long that takes; one that changed nothing goes
/// after a while.
#[test]
fn the_tint_goes_when_the_map_is_painted() {
    let mut hand = Hand::new();
    hand.stand.ink = Some(MapArt::standard().expect("the standard art").colours);
    hand.draw("0505 0506");
    assert_eq!(hand.stand.memory.fresh.len(), 2);
    let before = hand.stand.memory.fresh[0].before;
    for shown in [None, Some(before)] {
        hand.stand.shown = shown;
        for _ in 0..4 {
            hand.frames(Screen::settle);
        }
        assert_eq!(hand.stand.memory.fresh.len(), 2, "the painter is not ready");
    }
    hand.stand.shown = Some(hand.stand.draft.revision());
    hand.events(Vec::new());
    assert!(hand.stand.memory.fresh.is_empty());
}

#[test]
fn a_map_is_drawn_by_keys_alone() {
    let mut hand = Hand::new();
    hand.stand.memory.cursor = Some(hex("0404"));
    hand.key(Key::Space);
    hand.key_with(Key::ArrowRight, Modifiers::SHIFT);
    hand.key(Key::ArrowRight);
    assert_eq!(hand.stand.memory.cursor, Some(hex("0604")));
    assert_eq!(hand.stand.draft.map().woods, [hex("0404"), hex("0504")]);
    hand.key(Key::Backspace);
    assert_eq!(hand.stand.draft.map().woods.len(), 2, "nothing is there");
    hand.key(Key::D);
    hand.key(Key::Space);
    hand.key(Key::ArrowDown);
    hand.key(Key::ArrowDown);
    hand.key(Key::Space);
    assert_eq!(hand.stand.draft.map().roads, [vec![hex("0604"), hex("0605"), hex("0606")]]);
    hand.key(Key::R);
    hand.key(Key::PageDown);
    hand.key(Key::Space);
    let side = hand.stand.memory.side;
    assert!(hand.stand.draft.has_side(SideKind::River, hex("0606"), side));
    hand.key(Key::Home);
    assert_eq!(hand.stand.asked.last(), Some(&MapAction::WholeMap));
    hand.key(Key::Escape);
}

#[test]
fn an_area_is_painted_along_an_edge() {
    let mut hand = Hand::new();
    hand.key(Key::A);
    hand.draw("0103 0105");
    hand.events(vec![Event::Text("West".to_owned())]);
    hand.key(Key::Enter);
    let areas = hand.stand.draft.map().areas.clone();
    assert_eq!((areas.len(), areas[0].edge, areas[0].hexes.len()), (1, Edge::West, 3));
    // Away from the edge it is none.
    hand.draw("0505 0506");
    hand.events(vec![Event::Text("No".to_owned())]);
    hand.key(Key::Enter);
    assert_eq!(hand.stand.draft.map().areas.len(), 1);
    assert!(matches!(hand.stand.asked.last(), Some(MapAction::Say(_))));
    // An empty name removes it.
    hand.draw("0104");
    for _ in 0..4 {
        hand.key(Key::Backspace);
    }
    hand.key(Key::Enter);
    assert!(hand.stand.draft.map().areas.is_empty());
}

#[test]
fn a_fault_is_listed_and_leads_to_its_hexes() {
    let mut hand = Hand::new();
    hand.key(Key::Num3);
    hand.click_side(PointerButton::Primary, "0505", crate::engine::board::Hexside::South);
    assert!(!hand.stand.draft.faults().is_empty(), "a bridge without a road");
    hand.press("Show fault 1");
    assert!(matches!(hand.stand.asked.last(), Some(MapAction::Bring(hexes)) if hexes.contains(&hex("0505"))));
}

#[test]
fn symmetry_and_forms_are_asked_for() {
    let mut hand = Hand::new();
    hand.press("Point");
    assert_eq!(hand.stand.draft.symmetry(), Symmetry::Point);
    hand.press("None");
    hand.press("Resize…");
    let Some(Form::Resize { columns, .. }) = &mut hand.stand.memory.form else { panic!("a form") };
    "300".clone_into(columns);
    hand.press("Apply");
    assert_eq!(hand.stand.draft.size(), Size { columns: 20, rows: 15 });
    assert!(matches!(hand.stand.asked.last(), Some(MapAction::Say(_))), "no map has that size");
    let Some(Form::Resize { columns, .. }) = &mut hand.stand.memory.form else { panic!("it stays open") };
    "24".clone_into(columns);
    hand.press("Apply");
    assert_eq!((hand.stand.draft.size().columns, &hand.stand.memory.form), (24, &None));
    hand.press("Open country…");
    hand.press("Drawn");
    let Some(Form::Countryside { parts, .. }) = &mut hand.stand.memory.form else { panic!("a form") };
    "101".clone_into(&mut parts[0]);
    hand.press("Apply");
    assert!(hand.stand.draft.map().countryside.is_none() && hand.stand.memory.form.is_some());
    let Some(Form::Countryside { parts, .. }) = &mut hand.stand.memory.form else { panic!("a form") };
    "60".clone_into(&mut parts[0]);
    hand.press("Apply");
    assert_eq!(hand.stand.draft.map().countryside.map(|country| country.fields), Some(60));
    assert!(hand.stand.draft.undo() && hand.stand.draft.map().countryside.is_none());
    hand.press("Make a scenario");
    assert_eq!(hand.stand.asked.last(), Some(&MapAction::MakeScenario));
    hand.press("Save map");
    assert_eq!(hand.stand.asked.last(), Some(&MapAction::Save));
    hand.press("Close");
    assert_eq!(hand.stand.asked.last(), Some(&MapAction::Close));
}

/// The first field of a form has the keyboard, and Enter applies.
#[test]
fn a_form_is_filled_in_by_keys_alone() {
    let mut hand = Hand::new();
    hand.press("Picture…");
    hand.frames(Screen::settle);
    hand.events(vec![Event::Text("scan.gif".to_owned())]);
    hand.key(Key::Enter);
    hand.frames(Screen::settle);
    assert_eq!(hand.stand.underlay.as_ref().map(|under| under.picture.as_str()), Some("scan.gif"));
    assert!(hand.stand.memory.form.is_none());
}

/// A stream that is begun a little outside is drawn from the first hexside that it crosses; woods begin at the nearest hex.
#[test]
fn a_drag_may_begin_outside() {
    use crate::engine::board::Hexside::South;
    let mut hand = Hand::new();
    hand.key(Key::B);
    let [outside, to] = [hand.at("0101") - vec2(0.0, 40.0), hand.at("0102")];
    hand.drag(PointerButton::Primary, &[outside, to]);
    assert!(hand.stand.draft.has_side(SideKind::Stream, hex("0101"), South));
    hand.key(Key::W);
    let outside = hand.at("0501") - vec2(0.0, 35.0);
    hand.drag(PointerButton::Primary, &[outside]);
    assert_eq!(hand.stand.draft.terrain(hex("0501")), Terrain::Woods);
    hand.drag(PointerButton::Primary, &[hand.at("0501") - vec2(0.0, 58.0)]);
    assert_eq!(hand.stand.draft.map().woods.len(), 1, "further away nothing is meant");
}

/// A stroke while a name is typed accepts the name, and is drawn.
#[test]
fn a_stroke_accepts_the_name_first() {
    let mut hand = Hand::new();
    hand.key(Key::V);
    hand.draw("0812");
    hand.frames(Screen::settle);
    hand.events(vec![Event::Text("Grusha".to_owned())]);
    hand.draw("0505 0506");
    let places = &hand.stand.draft.map().places;
    assert_eq!((places.len(), places[0].name.as_str()), (1, "Grusha"));
    let naming = hand.stand.memory.naming.as_ref().expect("the next name");
    assert_eq!(naming.hexes, [hex("0505"), hex("0506")]);
}

/// A picture is chosen by its path, and its handles are dragged and moved by keys; nothing is drawn meanwhile.
#[test]
fn a_picture_is_fitted_by_three_corners() {
    let mut hand = Hand::new();
    hand.press("Picture…");
    let Some(Form::Picture { path }) = &mut hand.stand.memory.form else { panic!("a form") };
    "scan.png".clone_into(path);
    hand.press("Apply");
    let before = hand.stand.underlay.clone().expect("a picture");
    assert_eq!(before.picture, "scan.png");
    hand.press("Fit");
    let start = hand.at("0101");
    hand.drag(PointerButton::Primary, &[start, start + vec2(48.0, 24.0)]);
    let dragged = hand.stand.underlay.clone().expect("a picture");
    assert_eq!((dragged.corners[1], dragged.corners[2]), (before.corners[1], before.corners[2]));
    // The place under the mouse before is now in the middle of the hex.
    let size = hand.stand.draft.size();
    let expected = before.in_picture(size, lay(size).place(start + vec2(48.0, 24.0))).expect("a place");
    let (x, y) = dragged.corners[0];
    assert!((x - expected.0).abs() < 0.001 && (y - expected.1).abs() < 0.001);
    assert!(x > before.corners[0].0 && y > before.corners[0].1);
    hand.key(Key::Num2);
    hand.key_with(Key::ArrowRight, Modifiers::SHIFT);
    let moved = hand.stand.underlay.clone().expect("a picture");
    assert!(moved.corners[1].0 > dragged.corners[1].0 && moved.corners[0] == dragged.corners[0]);
    assert!(hand.stand.draft.map().woods.is_empty(), "nothing was drawn");
    hand.key(Key::Escape);
    hand.draw("0505");
    assert_eq!(hand.stand.draft.map().woods.len(), 1);
    hand.press("Remove picture");
    assert_eq!(hand.stand.underlay, None);
}

#[test]
fn every_tool_has_a_button_and_nothing_is_cut() {
    let mut hand = Hand::new();
    let known = buttons(&hand.screen.ctx);
    for (_, tools) in tools_of(&hand.stand.palette) {
        for tool in tools {
            // The game of this test has a name of its own for one of them.
            let words = if tool == Tool::Level(2) { "Ridge".to_owned() } else { tool.words() };
            assert!(known.contains_key(&words), "{tool:?}");
        }
    }
    hand.press("River");
    assert_eq!(hand.stand.memory.tool, Tool::Side(SideKind::River));
    for size in [(1280.0, 720.0), (1920.0, 1080.0)] {
        within(in_language(PSEUDO), || {
            hand.screen = Screen::new(size.0, size.1);
            hand.frames(Screen::settle);
            hand.frames(Screen::settle);
            assert_eq!(hand.screen.cut(), Vec::<String>::new(), "{size:?}");
        });
    }
}

#[test]
fn a_new_map_is_asked_about() {
    let mut screen = Screen::new(1280.0, 720.0);
    let palette = Theme::Dark.palette_in(Colours::Usual);
    let (mut form, mut answer) = (NewMap::default(), None);
    let mut press = |form: &mut NewMap, name: &str| {
        let mut draw = |ctx: &Context| {
            answer = new_map(ctx, (Theme::Dark, palette), &["One", "Two"], form).or(answer.take());
            Vec::new()
        };
        screen.press(name, &mut draw);
        answer.take()
    };
    press(&mut form, "Two");
    assert_eq!(form.game, 1);
    "0".clone_into(&mut form.rows);
    assert_eq!(press(&mut form, "Create map"), None);
    assert!(form.says.as_ref().is_some_and(|why| why.contains("99")), "{form:?}");
    "12".clone_into(&mut form.rows);
    let size = Size { columns: 20, rows: 12 };
    let title = "New map".to_owned();
    assert_eq!(press(&mut form, "Create map"), Some(Answer::Create { game: 1, size, title }));
    let mut asked = None;
    let mut draw = |ctx: &Context| {
        asked = kept_draft(ctx, (Theme::Dark, palette), "Mine").or(asked.take());
        Vec::new()
    };
    screen.press("Resume the draft of Mine", &mut draw);
    assert_eq!(asked, Some(Answer::GoOn));
}
