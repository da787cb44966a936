//! The panel of the scenario editor, drawn without a window: its words, its buttons and its keys.

use super::{
    editor,
    faults::{Place, placed},
    state::{
        EditorMemory, EditorState, EntryArea, FairnessShown, Pick, ScenarioAction, Tab, ThingOpen, TypeShown,
    },
};
use crate::{
    engine::{
        counters::{Flag, UnitId},
        data::{Frame, Staging},
        drafts::{
            AddView, AddWith, ArrivalView, AwardKind, AwardReason, AwardView, Change, Chapters, DraftView,
            Extra, ExtraKind, ExtraView, FieldValue, FieldView, GroupView, LevelView, PlaceView, PlacedView,
            SectionPage, SectionView, SideView, ThingName, ThingView, UnitKind, UnitsOf, VictoryHex,
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

/// A part that only one game has, with a field of each kind; on the page of units a list.
fn section(word: &'static str, page: SectionPage) -> SectionView {
    let hex = |word: &str| word.parse().expect("a hex");
    let values = [
        ("Strength", FieldValue::Number { number: 3, least: 0, most: 9 }),
        ("Number of the corps", FieldValue::Id("24th".to_owned())),
        ("Source", FieldValue::Hex(hex("0808"))),
        ("Hexes in which it is set up", FieldValue::Hexes(vec![hex("0101"), hex("0102")])),
        ("Entry", FieldValue::Area(id("X"))),
        ("Gun", FieldValue::Thing { list: Extra::Weapons, what: "mg".to_owned() }),
        ("Mood", FieldValue::Choice { words: &["scenario-draw", "scenario-paint"], chosen: Some(0) }),
        ("Missions", FieldValue::Numbers { words: &[("Light", "scenario-extra-leader")], numbers: vec![2] }),
        ("Bridges", FieldValue::Pairs(vec![(hex("0101"), hex("0102")), (hex("0303"), hex("0304"))])),
        ("Targets", FieldValue::Units { side: Some(0), units: vec![id("rifle")] }),
    ];
    let fields = values.map(|(label, value)| FieldView { label: label.into(), value });
    let is_list = page == SectionPage::Units;
    let name = if is_list { ThingName::Own("The 24th corps".into()) } else { ThingName::None };
    let adds = AddView { label: "Add corps".into(), with: AddWith::Thing(Extra::Weapons) };
    SectionView {
        word,
        page,
        side: None,
        title: "Corps".into(),
        about: "A corps with one hex is there at the start.".into(),
        things: vec![ThingView { name, fields: fields.into() }],
        adds: is_list.then_some(adds),
        removes: is_list.then(|| "Remove corps".into()),
    }
}

/// The works and the artillery of a side.
fn works(word: &'static str, side: usize, things: Vec<ThingView>) -> SectionView {
    SectionView {
        word,
        page: SectionPage::Units,
        side: Some(side),
        title: "Works".into(),
        about: "They are built at set-up.".into(),
        things,
        adds: Some(AddView { label: "Add entry".into(), with: AddWith::OfSide(side) }),
        removes: Some("Remove entry".into()),
    }
}

/// Mines in columns, and artillery that reaches some.
fn mines_and_battery() -> Vec<ThingView> {
    let of = |list, what: &str, called: Option<&str>| ThingName::Of {
        list,
        what: what.to_owned(),
        called: called.map(str::to_owned),
    };
    let field = |label: &str, value| FieldView { label: label.into(), value };
    let number = |number| FieldValue::Number { number, least: 1, most: 99 };
    let columns = |columns, or_all| FieldValue::Columns { columns: Some(columns), or_all };
    vec![
        ThingView {
            name: of(Extra::Works, "mines", None),
            fields: vec![field("Hexes", number(4)), field("Area", columns((3, 8), false))],
        },
        ThingView {
            name: of(Extra::Artillery, "battery", Some("105 mm battery")),
            fields: vec![
                field("Name", FieldValue::Text("105 mm battery".to_owned())),
                field("Strength", number(5)),
                field("Columns that it reaches", columns((2, 9), true)),
            ],
        },
    ]
}

/// A scenario with something in every part of the panel.
fn view() -> DraftView {
    let hex = |word: &str| word.parse().expect("a hex");
    let extra = ExtraView { list: Extra::Weapons, what: "mg".to_owned(), number: 2 };
    let group = GroupView {
        columns: (3, 18),
        rows: None,
        units: vec![(id("rifle"), 12), (id("long"), 3)],
        extras: Vec::new(),
    };
    let corner = GroupView { columns: (3, 8), rows: Some((2, 11)), units: Vec::new(), extras: vec![extra] };
    let arrival = ArrivalView {
        turn: 12,
        entry: vec![hex("2005"), hex("2006")],
        area: None,
        units: vec![(id("rifle"), 2)],
        extras: Vec::new(),
    };
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
        first_player: Some(0),
        set_up: vec![0, 1],
        sides: [SideView { groups: vec![group, corner], arrivals: vec![arrival] }, SideView::default()],
        points_of: 0,
        victory_hexes: vec![VictoryHex { side: 0, points: 2, hex: hex("0808") }],
        levels: vec![
            LevelView { name: "Draw".to_owned(), winner: None, at_least: -5 },
            LevelView { name: "German victory".to_owned(), winner: Some(0), at_least: 4 },
        ],
        held: [vec![hex("0101")], Vec::new()],
        awards: vec![(
            1,
            AwardView {
                side: 0,
                points: 2,
                reason: AwardReason::Destroyed { of: 1, kinds: vec!["Any".to_owned()] },
            },
        )],
        placed: None,
        places: None,
        dates: None,
        sections: vec![
            works("german-works", 0, mines_and_battery()),
            works("soviet-works", 1, Vec::new()),
            section("corps", SectionPage::Units),
            section("line", SectionPage::Options),
        ],
        units_file: "x/units.ron".to_owned(),
        chapters: Chapters {
            groups: true,
            entry_hexes: true,
            draws: true,
            award_kinds: &[
                AwardKind { what: "Any", message: "scenario-kind-any" },
                AwardKind { what: "Gun", message: "scenario-kind-gun" },
            ],
            award_type: Some("Type"),
            only_one: &["mines"],
        },
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

fn extra_kinds() -> Vec<ExtraKind> {
    let kind = |list, what: &str, name: &str| ExtraKind {
        list,
        what: what.to_owned(),
        name: name.to_owned(),
        side: None,
        in_groups: list != Extra::Leader,
        in_arrivals: true,
    };
    let of_side = |kind: ExtraKind| ExtraKind { in_groups: false, in_arrivals: false, ..kind };
    vec![
        kind(Extra::Weapons, "mg", "Machine gun"),
        kind(Extra::Works, "Trench", "Trench"),
        kind(Extra::Loaded, "long/rifle", "Rifle platoon"),
        kind(Extra::Loaded, "long/mortar", "Mortar section"),
        of_side(kind(Extra::Works, "mines", "Mines")),
        of_side(kind(Extra::Works, "forts", "Forts")),
        of_side(kind(Extra::Artillery, "battery", "Battery")),
    ]
}

fn types() -> [TypeShown; 3] {
    let value = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let values = vec![value("name", "Mine"), value("gun.attack", "3"), value("picture", "armour")];
    let shown = |id: &str, name: &str, is_own: bool| TypeShown {
        id: id.to_owned(),
        name: name.to_owned(),
        is_own,
        values: values.clone(),
    };
    [shown("mine", "Mine", true), shown("rifle", "Rifle platoon", false), shown("mortar-2", "Copied", true)]
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
        let (kinds, options, extras, types) = (kinds(), options(), extra_kinds(), types());
        let areas = [EntryArea { id: id("X"), hexes: vec!["0101".parse().expect("a hex")] }];
        let symbols = ["armour".to_owned(), "rifle".to_owned()];
        let players = [("captain", "A captain".to_owned()), ("random", "A player by chance".to_owned())];
        let faults =
            ["set_up: there is no room for 12 units", "german.arrivals[0].entry: entry hexes are expected"];
        let faults = faults.map(str::to_owned);
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
                extras: &extras,
                areas: &areas,
                size: (20, 15),
                types: Some(&types),
                symbols: &symbols,
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
    // Letters that are typed next are searched for.
    panel.drawn(|screen, draw| _ = screen.frame(vec![Event::Text("mort".to_owned())], draw));
    assert_eq!(panel.memory.search, "mort");
    panel.settle();
    assert_eq!(panel.press("Mortar section"), number("mortar", 1));
    assert!(!panel.memory.adds);
    let area = Pick::Area { side: 0, group: 0 };
    assert_eq!(panel.press("Paint area"), [ScenarioAction::Pick(Some(area))]);
    panel.picks = Some(area);
    assert_eq!(panel.press("Choose 0909"), [ScenarioAction::AtCursor]);
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
            extras: &[],
            areas: &[],
            size: (0, 0),
            types: None,
            symbols: &[],
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
    screen.press("Use unsaved edits", &mut draw);
    screen.press("Discard unsaved edits", &mut draw);
    assert_eq!(asked, [ScenarioAction::Resume(true), ScenarioAction::Resume(false)]);
}

#[test]
fn things_beside_the_units_are_counted_and_added() {
    let mut panel = Panel::new(1280.0, 2400.0);
    (panel.memory.tab, panel.memory.open) = (Tab::Units, Some((0, UnitsOf::Group(1))));
    let set = |list, what: &str, number| {
        let change = Change::Extra { side: 0, of: UnitsOf::Group(1), list, what: what.to_owned(), number };
        vec![ScenarioAction::Change(change, None)]
    };
    assert_eq!(panel.press("More: Machine gun"), set(Extra::Weapons, "mg", 3));
    assert!(panel.press("Add equipment").is_empty() && panel.memory.adds_extra);
    panel.settle();
    assert_eq!(panel.press("Trench · Fortifications"), set(Extra::Works, "Trench", 1));
}

/// A carrier is chosen first, then its passenger.
#[test]
fn a_carrier_gets_a_passenger() {
    let mut panel = Panel::new(1280.0, 2400.0);
    (panel.memory.tab, panel.memory.open) = (Tab::Units, Some((0, UnitsOf::Group(1))));
    assert!(panel.press("Add equipment").is_empty());
    panel.settle();
    let carrier = "Motorized heavy machine-gun platoon in half-tracks · Passengers";
    assert!(panel.press(carrier).is_empty() && panel.memory.carrier.as_deref() == Some("long"));
    panel.settle();
    assert!(!panel.screen.has("Trench · Fortifications"), "only passengers are offered");
    let what = "long/mortar".to_owned();
    let change = Change::Extra { side: 0, of: UnitsOf::Group(1), list: Extra::Loaded, what, number: 1 };
    assert_eq!(panel.press("Mortar section"), [ScenarioAction::Change(change, None)]);
    assert!(!panel.memory.adds_extra && panel.memory.carrier.is_none());
}

/// Works wait for a click on the map; artillery beside the map has none.
#[test]
fn works_and_artillery_of_a_side_are_edited() {
    let mut panel = Panel::new(1280.0, 3600.0);
    panel.memory.tab = Tab::Units;
    let section = "german-works";
    let open = |thing| Some(ThingOpen { section, thing });
    assert!(panel.press("Mines · columns 3–8").is_empty() && panel.memory.thing == open(0));
    panel.settle();
    let change =
        |thing, field, value| [ScenarioAction::Change(Change::Field { section, thing, field, value }, None)];
    let five = FieldValue::Number { number: 5, least: 1, most: 99 };
    assert_eq!(panel.press("More: Hexes"), change(0, 0, five));
    let area = Pick::Field { section, thing: 0, field: 1 };
    assert_eq!(panel.press("Paint area"), [ScenarioAction::Pick(Some(area))]);
    assert_eq!(super::rings(&panel.view, &panel.memory, None, ((20, 15), &[])).len(), 6 * 15);
    let removed = Change::RemoveThing { section, thing: 0 };
    assert_eq!(panel.press("Remove entry"), [ScenarioAction::Change(removed, None)]);
    let place = Pick::Field { section, thing: usize::MAX, field: 0 };
    panel.memory.chooses = Some(place);
    panel.settle();
    assert!(!panel.screen.has("Mines · Fortifications"), "a side has them once at most");
    let forts = Pick::NewThing { section, list: Extra::Works, what: id("forts") };
    assert_eq!(panel.press("Forts · Fortifications"), [ScenarioAction::Pick(Some(forts))]);
    panel.memory.chooses = Some(place);
    panel.settle();
    let with = FieldValue::Thing { list: Extra::Artillery, what: "battery".to_owned() };
    let battery = Change::AddThing { section, with, hexes: Vec::new() };
    assert_eq!(panel.press("Battery · Off-board artillery"), [ScenarioAction::Change(battery, None)]);
    panel.memory.thing = open(1);
    panel.settle();
    let every = FieldValue::Columns { columns: None, or_all: true };
    assert_eq!(panel.press("Reach every column"), change(1, 2, every));
}

/// Numbers of several kinds, pairs of hexes, and types in a list.
#[test]
fn lists_in_a_field_are_edited() {
    let mut panel = Panel::new(1280.0, 3600.0);
    panel.memory.tab = Tab::Options;
    let (section, thing) = ("line", 0);
    let change =
        |field, value| [ScenarioAction::Change(Change::Field { section, thing, field, value }, None)];
    let words: &[(&str, &str)] = &[("Light", "scenario-extra-leader")];
    let three = FieldValue::Numbers { words, numbers: vec![3] };
    assert_eq!(panel.press("More: Leader"), change(7, three));
    let pick = Pick::Field { section, thing, field: 8 };
    assert_eq!(panel.press("Choose bridges"), [ScenarioAction::Pick(Some(pick))]);
    let from = "0305".parse().expect("a hex");
    panel.picks = Some(Pick::Pair { section, thing, field: 8, from });
    panel.settle();
    assert!(panel.screen.has("Click the other end, next to 0305."), "{:?}", panel.screen.texts());
    let ringed = super::rings(&panel.view, &panel.memory, panel.picks, ((20, 15), &[]));
    assert_eq!(
        ringed.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        "0101 0102 0303 0304 0305"
    );
    panel.picks = None;
    panel.settle();
    let units = |units: &[&str]| {
        let units = units.iter().map(|word| id(word)).collect();
        FieldValue::Units { side: Some(0), units }
    };
    assert_eq!(panel.press("Remove Rifle platoon"), change(9, units(&[])));
    assert!(panel.press("Add to list").is_empty());
    panel.settle();
    assert_eq!(panel.press("Mortar section"), change(9, units(&["rifle", "mortar"])));
}

#[test]
fn counters_and_places_take_the_place_of_groups_and_hexes() {
    let mut panel = Panel::new(1280.0, 3000.0);
    let hex: crate::engine::board::Hex = "0808".parse().expect("a hex");
    let place = PlaceView { name: "Town".to_owned(), hexes: vec![hex], points: 5, retaken: false };
    panel.view.placed = Some(vec![PlacedView { unit: id("rifle"), number: 1, hex }]);
    panel.view.places = Some(vec![place.clone()]);
    (panel.view.chapters.groups, panel.view.chapters.draws) = (false, false);
    panel.view.first_player = None;
    panel.view.chapters.award_kinds = &[];
    panel.memory.tab = Tab::Units;
    panel.settle();
    assert!(!panel.screen.has("Add group"));
    assert!(panel.press("Rifle platoon · 0808 · 1").is_empty() && panel.memory.placed == Some(0));
    let moved = Pick::MovePlaced { placed: 0 };
    assert_eq!(panel.press("Move counter"), [ScenarioAction::Pick(Some(moved))]);
    let removed = Change::PlacedNumber { placed: 0, number: 0 };
    assert_eq!(panel.press("Remove counter"), [ScenarioAction::Change(removed, None)]);
    panel.memory.tab = Tab::Victory;
    panel.settle();
    assert!(panel.screen.has("Town") && !panel.screen.has("draw") && !panel.screen.has("Add award"));
    let six = Change::Place { number: 0, place: Some(PlaceView { points: 6, ..place }) };
    assert_eq!(panel.press("More: Points of the place"), [ScenarioAction::Change(six, None)]);
    let gone = Change::Place { number: 0, place: None };
    assert_eq!(panel.press("Remove place"), [ScenarioAction::Change(gone, None)]);
    panel.memory.tab = Tab::Options;
    panel.settle();
    assert!(!panel.screen.has("Soviet"), "no side is first");
}

#[test]
fn an_award_is_made_of_kinds() {
    let mut panel = Panel::new(1280.0, 3000.0);
    panel.memory.tab = Tab::Victory;
    assert_eq!(panel.press("Remove award"), [ScenarioAction::Change(Change::RemoveAward(1), None)]);
    assert!(panel.press("Guns").is_empty());
    assert_eq!(panel.memory.award.kinds, ["Gun"]);
    let reason = AwardReason::Destroyed { of: 1, kinds: vec!["Gun".to_owned()] };
    let award = Change::AddAward(AwardView { side: 0, points: 1, reason });
    assert_eq!(panel.press("Add award"), [ScenarioAction::Change(award, None)]);
}

#[test]
fn a_type_is_copied_and_its_values_are_typed() {
    let mut panel = Panel::new(1280.0, 3000.0);
    panel.memory.tab = Tab::Units;
    assert!(panel.press("New type").is_empty() && panel.memory.types.adds);
    panel.settle();
    assert!(panel.press("Mortar section").is_empty());
    panel.settle();
    // An id that no other type has is offered.
    let (of, name) = (id("mortar"), "Mortar section".to_owned());
    let copy = ScenarioAction::NewType { of, id: "mortar-3".to_owned(), name: name.clone() };
    assert_eq!(panel.press("Copy type"), [copy]);
    // The reason against another one is at its field.
    panel.memory.types.copied = Some((of, "mine".to_owned(), name));
    assert_eq!(panel.press("Copy type"), []);
    let why = "A type is already called mine: give yours another id";
    assert!(panel.screen.has(why), "{:?}", panel.screen.texts());
    panel.memory.types.copied = None;
    panel.settle();
    assert!(!panel.screen.has("Rifle platoon (rifle)"), "it comes with the program");
    assert!(panel.press("Mine (mine)").is_empty());
    panel.settle();
    let none =
        ScenarioAction::TypeValue { id: "mine".to_owned(), path: "picture".to_owned(), text: String::new() };
    assert_eq!(panel.press("Remove picture"), [none]);
    let why = "An attack of 1 to 99 is expected";
    panel.memory.types.typed = Some(("gun.attack".to_owned(), "300".to_owned(), Some(why.to_owned())));
    panel.settle();
    assert!(panel.screen.has(why) && panel.screen.has("300"), "{:?}", panel.screen.texts());
}

#[test]
fn the_parts_of_one_game_are_edited_in_its_words() {
    let mut panel = Panel::new(1280.0, 3600.0);
    panel.memory.tab = Tab::Options;
    let field = |section, field, value| {
        vec![ScenarioAction::Change(Change::Field { section, thing: 0, field, value }, None)]
    };
    let strength = FieldValue::Number { number: 4, least: 0, most: 9 };
    assert_eq!(panel.press("More: Strength"), field("line", 0, strength));
    let words: &[&str] = &["scenario-draw", "scenario-paint"];
    let mood = FieldValue::Choice { words, chosen: Some(1) };
    assert_eq!(panel.press("Paint area"), field("line", 6, mood));
    let pick = Pick::Field { section: "line", thing: 0, field: 2 };
    assert_eq!(panel.press("Choose hex"), [ScenarioAction::Pick(Some(pick))]);
    // Of a list, one thing is open at a time.
    panel.memory.tab = Tab::Units;
    panel.settle();
    assert!(!panel.screen.has("Strength"));
    assert!(panel.press("The 24th corps").is_empty());
    panel.settle();
    assert_eq!(panel.press("Choose hexes"), {
        let pick = Pick::Field { section: "corps", thing: 0, field: 3 };
        [ScenarioAction::Pick(Some(pick))]
    });
    assert!(panel.press("Choose another").is_empty());
    panel.settle();
    let gun = || FieldValue::Thing { list: Extra::Weapons, what: "mg".to_owned() };
    assert_eq!(panel.press("Machine gun"), field("corps", 5, gun()));
    let removed = Change::RemoveThing { section: "corps", thing: 0 };
    assert_eq!(panel.press("Remove corps"), [ScenarioAction::Change(removed, None)]);
    assert!(panel.press("Add corps").is_empty());
    panel.settle();
    let added = Change::AddThing { section: "corps", with: gun(), hexes: Vec::new() };
    assert_eq!(panel.press("Machine gun"), [ScenarioAction::Change(added, None)]);
}

/// A click on a fault opens the thing that has it, whose hexes are ringed.
#[test]
fn a_fault_leads_to_its_place() {
    let mut panel = Panel::new(1280.0, 3000.0);
    panel.memory.tab = Tab::Check;
    panel.picks = Some(Pick::NewArrival { side: 0 });
    let asked = panel.press("Arrival 1 of the Germans: entry hexes are expected");
    assert_eq!(asked, [ScenarioAction::Pick(None)]);
    assert_eq!((panel.memory.tab, panel.memory.open), (Tab::Arrivals, Some((0, UnitsOf::Arrival(0)))));
    let ringed = super::rings(&panel.view, &panel.memory, None, ((20, 15), &[]));
    assert_eq!(ringed, panel.view.sides[0].arrivals[0].entry);
}

/// An entry hex that is not at the edge of the map is said at once.
#[test]
fn an_inner_entry_hex_is_marked() {
    let mut panel = Panel::new(1280.0, 3000.0);
    (panel.memory.tab, panel.memory.open) = (Tab::Arrivals, Some((0, UnitsOf::Arrival(0))));
    panel.settle();
    assert!(!panel.screen.has("not at one edge"), "{:?}", panel.screen.texts());
    panel.view.sides[0].arrivals[0].entry.push("0808".parse().expect("a hex"));
    panel.picks = Some(Pick::Entry { side: 0, arrival: 0 });
    panel.settle();
    assert!(panel.screen.has("0808 is not at the same map edge as the others"), "{:?}", panel.screen.texts());
    assert!(panel.screen.has("Click hexes at one edge of the map"));
}

#[test]
fn a_fault_is_told_in_the_words_of_the_panel() {
    let (mut view, sides) = (view(), SIDES);
    let told = |fault: &str| within(in_language("en"), || placed(&view, sides, fault));
    let thing = ThingOpen { section: "corps", thing: 0 };
    for (fault, place, words) in [
        (
            "german.arrivals[0].entry: entry hexes are expected",
            Some(Place::Units(0, UnitsOf::Arrival(0))),
            "Arrival 1 of the Germans: entry hexes are expected",
        ),
        (
            "german.set_up[1].units[0][0]: there is no type x",
            Some(Place::Units(0, UnitsOf::Group(1))),
            "Group 2 of the Germans: there is no type x",
        ),
        (
            "corps[0].hexes: a corps needs a hex",
            Some(Place::Thing(Tab::Units, thing)),
            "The 24th corps: a corps needs a hex",
        ),
        ("soviet.arrivals[4].turn: late", Some(Place::Page(Tab::Arrivals)), "Arrivals: late"),
        (
            "victory.levels: levels are expected",
            Some(Place::Page(Tab::Victory)),
            "Victory: levels are expected",
        ),
        ("map.ron:3:4: roads[1]: no such hex", None, "map.ron:3:4: roads[1]: no such hex"),
        ("moons: too many", None, "moons: too many"),
    ] {
        assert_eq!(told(fault), (place, words.to_owned()), "{fault}");
    }
    view.sections.clear();
    let (place, _) = placed(&view, sides, "corps[0].hexes: a corps needs a hex");
    assert_eq!(place, None);
}
