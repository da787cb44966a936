//! The panel of the scenario editor, drawn without a window: its words, its buttons and its keys.

use super::{
    editor,
    state::{EditorMemory, EditorState, FairnessShown, Pick, ScenarioAction, Tab},
};
use crate::{
    engine::{
        counters::{Flag, UnitId},
        data::{Frame, Staging},
        drafts::{
            ArrivalView, Change, DraftView, GroupView, LevelView, SideView, UnitKind, UnitsOf, VictoryHex,
        },
        manual::OptionText,
        orders::SideNames,
        text::{in_language, within},
    },
    panels::{Action, Theme, dress, tests::screen::Screen},
    settings::{Colours, DockSide},
};
use bevy_egui::egui::{Context, Event, Key, Modifiers};
use serde_json::json;

fn id(word: &str) -> UnitId {
    word.parse().expect("an id")
}

const SIDES: [SideNames; 2] = [
    SideNames { name: "German", message: "side-german", word: "german", people: "Germans", flag: Flag::Grey },
    SideNames { name: "Soviet", message: "side-soviet", word: "soviet", people: "Soviets", flag: Flag::Red },
];

/// A scenario with something in every part of the panel.
fn view() -> DraftView {
    let hex = |word: &str| word.parse().expect("a hex");
    let group = GroupView { columns: (3, 18), rows: None, units: vec![(id("rifle"), 12), (id("long"), 3)] };
    let corner = GroupView { columns: (3, 8), rows: Some((2, 11)), units: Vec::new() };
    let arrival =
        ArrivalView { turn: 12, entry: vec![hex("2005"), hex("2006")], units: vec![(id("rifle"), 2)] };
    let options = json!({ "hidden_units": true, "weather": "mud" });
    DraftView {
        id: id("bridge"),
        title: "The bridge at the mill, and what came after it".to_owned(),
        summary: "A try.".to_owned(),
        staging: Staging {
            picture: Some(Frame { hex: "0808".to_owned(), across: 12 }),
            minutes: Some(45),
            who: vec!["Some.".to_owned(), "More.".to_owned()],
            ..Staging::default()
        },
        map: "x/map.ron".to_owned(),
        last_turn: 12,
        first_player: 0,
        set_up: vec![0, 1],
        sides: [SideView { groups: vec![group, corner], arrivals: vec![arrival] }, SideView::default()],
        points_of: 0,
        victory_hexes: vec![VictoryHex { side: 0, points: 2, hex: hex("0808") }],
        levels: vec![
            LevelView { name: "Draw".to_owned(), winner: None, at_least: -5 },
            LevelView { name: "German victory".to_owned(), winner: Some(0), at_least: 4 },
        ],
        held: [vec![hex("0101")], Vec::new()],
        options: options.as_object().cloned().expect("an object"),
        can_undo: true,
        can_redo: true,
    }
}

fn kinds() -> Vec<UnitKind> {
    let names = [
        ("rifle", "Rifle platoon"),
        ("long", "Motorized heavy machine-gun platoon in half-tracks"),
        ("mortar", "Mortar section"),
    ];
    names.map(|(word, name)| UnitKind { id: id(word), name: name.to_owned(), side: 0 }).into()
}

fn options() -> Vec<OptionText> {
    let option = |name: &str, values: [&str; 2]| OptionText {
        name: name.to_owned(),
        values: values.map(str::to_owned).into(),
        labels: Vec::new(),
        title: "An option with a title of some length".to_owned(),
        text: "What it does, in a sentence.".to_owned(),
        case: "1.1".to_owned(),
    };
    vec![option("hidden_units", ["off", "on"]), option("weather", ["dry", "mud"])]
}

/// The panel without a window, and the actions of its author.
struct Panel {
    screen: Screen,
    view: DraftView,
    memory: EditorMemory,
    picks: Option<Pick>,
    actions: Vec<ScenarioAction>,
}

impl Panel {
    fn new(width: f32, height: f32) -> Self {
        let screen = Screen::new(width, height);
        Self { screen, view: view(), memory: EditorMemory::default(), picks: None, actions: Vec::new() }
    }

    /// Works with the screen and a function that draws the panel into it.
    fn drawn<T>(
        &mut self,
        work: impl FnOnce(&mut Screen, &mut dyn FnMut(&Context) -> Vec<Action>) -> T,
    ) -> T {
        let (kinds, options) = (kinds(), options());
        let players = [("captain", "A captain".to_owned()), ("random", "A player by chance".to_owned())];
        let faults = ["set_up: there is no room for 12 units".to_owned()];
        let Self { screen, view, memory, picks, actions } = self;
        let mut draw = |ctx: &Context| -> Vec<Action> {
            if !dress(ctx, Theme::Dark) {
                return Vec::new();
            }
            let state = EditorState {
                view: Some(&*view),
                offers_unsaved: false,
                is_unsaved: true,
                sides: SIDES,
                kinds: &kinds,
                options: &options,
                players: &players,
                picks: *picks,
                cursor: "0909".parse().ok(),
                faults: Some(&faults),
                fairness: Some(FairnessShown {
                    line: "Germans 43% (29 to 58), 6 draws of 40".to_owned(),
                    progress: "40 of 100 games".to_owned(),
                    counts: true,
                    failed: None,
                    is_old: true,
                }),
                said: Some("Something was done."),
                theme: Theme::Dark,
                colours: Colours::Usual,
                dock: DockSide::Right,
                top: 44.0,
                memory: &mut *memory,
            };
            actions.extend(editor(ctx, state).0);
            Vec::new()
        };
        work(screen, &mut draw)
    }

    fn settle(&mut self) {
        self.drawn(|screen, draw| screen.settle(draw));
    }

    /// Clicks a button by its name; returns the actions.
    fn press(&mut self, name: &str) -> Vec<ScenarioAction> {
        self.actions.clear();
        self.drawn(|screen, draw| _ = screen.press(name, draw));
        std::mem::take(&mut self.actions)
    }

    /// Presses a key with Control; returns the actions.
    fn control(&mut self, key: Key) -> Vec<ScenarioAction> {
        self.actions.clear();
        let modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        self.drawn(|screen, draw| _ = screen.frame(vec![event], draw));
        std::mem::take(&mut self.actions)
    }
}

#[test]
fn no_text_is_cut_or_beyond_the_edge() {
    for language in ["en", "de"] {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0)] {
            for tab in Tab::ALL {
                let mut panel = Panel::new(width, height);
                panel.memory.tab = tab;
                panel.memory.adds = true;
                panel.memory.open = match tab {
                    Tab::Arrivals => Some((0, UnitsOf::Arrival(0))),
                    _ => Some((0, UnitsOf::Group(0))),
                };
                panel.picks = Some(Pick::Area { side: 0, group: 0 });
                within(in_language(language), || panel.settle());
                let place = format!("{language} {width} {tab:?}");
                assert!(panel.screen.has("bridge") && panel.screen.cut().is_empty(), "{place}");
                let edge = (width * 0.265_f32).clamp(320.0, 460.0);
                for (words, rect) in panel.screen.words() {
                    assert!(rect.right() <= edge, "{place}: {words} ends at {}", rect.right());
                }
            }
        }
    }
}

#[test]
fn numbers_go_up_and_down_and_types_are_added() {
    let mut panel = Panel::new(1280.0, 2400.0);
    (panel.memory.tab, panel.memory.open) = (Tab::Units, Some((0, UnitsOf::Group(0))));
    let number = |kind: &str, number| {
        let change = Change::Number { side: 0, of: UnitsOf::Group(0), kind: id(kind), number };
        vec![ScenarioAction::Change(change, None)]
    };
    assert_eq!(panel.press("More: Rifle platoon"), number("rifle", 13));
    assert_eq!(panel.press("Fewer: Rifle platoon"), number("rifle", 11));
    assert!(panel.press("Add unit type").is_empty() && panel.memory.adds);
    panel.settle();
    assert!(panel.screen.has("Mortar section"));
    assert_eq!(panel.press("Mortar section"), number("mortar", 1));
    assert!(!panel.memory.adds);
    let area = Pick::Area { side: 0, group: 0 };
    assert_eq!(panel.press("Paint area"), [ScenarioAction::Pick(Some(area))]);
    panel.picks = Some(area);
    assert_eq!(panel.press("Take 0909"), [ScenarioAction::AtCursor]);
    assert_eq!(panel.press("Stop clicking"), [ScenarioAction::Pick(None)]);
}

#[test]
fn keys_undo_only_while_the_panel_has_the_keyboard() {
    let mut panel = Panel::new(1280.0, 720.0);
    panel.settle();
    assert!(panel.control(Key::Z).is_empty());
    // A click anywhere in the panel gives it the keyboard.
    assert!(panel.press("Texts").is_empty());
    panel.settle();
    assert!(panel.memory.has_focus);
    assert_eq!(panel.control(Key::Z), [ScenarioAction::Undo]);
    assert_eq!(panel.control(Key::Y), [ScenarioAction::Redo]);
    // A click on the map takes it away again.
    panel.drawn(|screen, draw| _ = screen.click(bevy_egui::egui::pos2(900.0, 400.0), draw));
    panel.settle();
    assert!(!panel.memory.has_focus && panel.control(Key::Z).is_empty());
}

#[test]
fn unsaved_changes_are_asked_about_first() {
    let mut screen = Screen::new(1280.0, 720.0);
    let (mut memory, mut asked) = (EditorMemory::default(), Vec::new());
    let mut draw = |ctx: &Context| -> Vec<Action> {
        if !dress(ctx, Theme::Dark) {
            return Vec::new();
        }
        let state = EditorState {
            view: None,
            offers_unsaved: true,
            is_unsaved: false,
            sides: SIDES,
            kinds: &[],
            options: &[],
            players: &[],
            picks: None,
            cursor: None,
            faults: None,
            fairness: None,
            said: None,
            theme: Theme::Dark,
            colours: Colours::Usual,
            dock: DockSide::Left,
            top: 44.0,
            memory: &mut memory,
        };
        asked.extend(editor(ctx, state).0);
        Vec::new()
    };
    screen.press("Use the unsaved edits", &mut draw);
    screen.press("Discard the unsaved edits", &mut draw);
    assert_eq!(asked, [ScenarioAction::Resume(true), ScenarioAction::Resume(false)]);
}
