//! The page drawn without a window.

#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::{
    state::{Part, Picked},
    *,
};
use crate::{
    art::packs::{face::Face, pack::PACK_FILE},
    engine::text::{PSEUDO, in_language, within},
    panels::{Theme, dress, kit::cards::Cards, tests::screen::Screen},
    scene::{CardState, general_states},
    settings::Colours,
    workshop::counters::{PackFile, UnitChange, list::CounterEntry},
};
use std::{fs, path::PathBuf};

const TEXT: &str = "(\n    name: \"Mine\",\n    units: {\n        \"tank\": (symbol: File(\"symbols/star.svg\"), colours: {\"card\": \
                    \"dark\"}, card: (front: \"a.svg\", back: \"b.svg\")),\n    },\n)\n";

struct Desk {
    folder: PathBuf,
    file: Option<PackFile>,
    list: Vec<CounterEntry>,
    cards: Cards,
    memory: CountersMemory,
    screen: Screen,
}

impl Desk {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-counters-page-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(PACK_FILE), TEXT).unwrap();
        let face = Face {
            template: "german".to_owned(),
            symbol: "armour".to_owned(),
            strength: "4–10".to_owned(),
            band: "corps_39".to_owned(),
            steps: 2,
            kind: "tank".to_owned(),
            ..Face::default()
        };
        let entry = |key: &str, name: &str| CounterEntry {
            key: key.to_owned(),
            name: name.to_owned(),
            front: face.clone(),
            states: general_states(&face, None),
        };
        let file = Some(PackFile::open(&folder).unwrap());
        let list = vec![entry("tank", "7 Pz"), entry("truck", "Truck")];
        let memory = CountersMemory { key: Some("tank".to_owned()), ..CountersMemory::default() };
        Self { folder, file, list, cards: Cards::default(), memory, screen: Screen::new(1280.0, 720.0) }
    }

    /// Presses buttons by their names; returns the actions.
    fn press(&mut self, names: &[&str]) -> Vec<CountersAction> {
        let mut actions = Vec::new();
        let packs = [("mine".to_owned(), "Mine".to_owned())];
        let mut draw = |ctx: &Context| {
            if dress(ctx, Theme::Dark) {
                let state = CountersState {
                    packs: &packs,
                    pack: "mine",
                    is_listed: true,
                    file: self.file.as_ref(),
                    list: Some(&self.list),
                    cards: &mut self.cards,
                    said: None,
                    is_busy: false,
                    theme: Theme::Dark,
                    colours: Colours::Usual,
                    memory: &mut self.memory,
                };
                actions.extend(counters_page(ctx, state));
            }
            Vec::new()
        };
        self.screen.settle(&mut draw);
        for name in names {
            self.screen.press(name, &mut draw);
        }
        self.screen.settle(&mut draw);
        actions
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn text(words: &str) -> String {
    words.to_owned()
}

#[test]
fn a_unit_is_chosen_and_its_card_seen_in_every_state() {
    let mut desk = Desk::new("states");
    desk.memory.key = None;
    assert_eq!(desk.press(&["truck"]), []);
    assert_eq!(desk.memory.key.as_deref(), Some("truck"));
    for words in ["Fresh", "Reduced", "Moved", "Disrupted", "Out of supply", "Two badges"] {
        assert!(desk.screen.has(words), "{words}: {:?}", desk.screen.texts());
    }
    assert_eq!(desk.press(&["Reduced"]), []);
    assert_eq!(desk.memory.state, Some(CardState::Reduced));
    desk.memory.search = text("pz");
    desk.press(&[]);
    assert!(desk.screen.has("7 Pz") && !desk.screen.has("Truck"), "{:?}", desk.screen.texts());
}

#[test]
fn symbols_pictures_and_files_are_asked_for() {
    let mut desk = Desk::new("parts");
    let change = CountersAction::Change;
    assert_eq!(desk.press(&["Usual symbol"]), [change(UnitChange::Symbol(text("tank"), None))]);
    let armour = Some(text("File(\"symbols/armour.svg\")"));
    assert_eq!(desk.press(&["Symbol armour"]), [change(UnitChange::Symbol(text("tank"), armour))]);
    desk.memory.picture = text("tank.png");
    let asked = desk.press(&["Pictures", "Remove back", "Use as back", "Use as front"]);
    let take =
        |is_back| CountersAction::TakePicture { key: text("tank"), picture: "tank.png".into(), is_back };
    let without = UnitChange::Pictures(text("tank"), Some((text("a.svg"), None)));
    assert_eq!(asked, [change(without), take(true), take(false)]);
    assert_eq!(desk.press(&["Undo change", "Redo change"]), [], "there is nothing to undo");
    desk.memory.new_pack = text("Winter");
    let asked = desk.press(&["New pack", "Open folder", "Close"]);
    let folder = CountersAction::OpenFolder(desk.folder.clone());
    assert_eq!(asked, [CountersAction::NewPack(text("Winter")), folder, CountersAction::Close]);
}

/// A change for all units that are alike has a pattern as its key.
#[test]
fn all_that_are_alike_are_changed_by_a_pattern() {
    let mut desk = Desk::new("alike");
    let tank = desk.list[0].clone();
    for key in ["t34-76", "t34-85"] {
        desk.list.push(CounterEntry { key: text(key), ..tank.clone() });
    }
    desk.press(&["t34-85"]);
    let all = "All t34-*: 0 units, 2 types";
    assert!(desk.screen.has(all) && desk.screen.has("Only this one"), "{:?}", desk.screen.texts());
    let armour = Some(text("File(\"symbols/armour.svg\")"));
    let asked = desk.press(&[all, "Symbol armour"]);
    assert_eq!(asked, [CountersAction::Change(UnitChange::Symbol(text("t34-*"), armour.clone()))]);
    let asked = desk.press(&["Only this one", "Symbol armour"]);
    assert_eq!(asked, [CountersAction::Change(UnitChange::Symbol(text("t34-85"), armour))]);
    desk.memory.picture = text("tank.png");
    desk.press(&[all, "truck"]);
    assert_eq!((desk.memory.pattern.as_deref(), desk.memory.picture.as_str()), (None, ""));
    assert!(!desk.screen.has("Only this one"), "{:?}", desk.screen.texts());
}

#[test]
fn a_colour_is_chosen_by_its_name_or_picked() {
    let mut desk = Desk::new("colours");
    desk.memory.part = Part::Colours;
    desk.press(&[]);
    assert!(desk.screen.has("card") && desk.screen.has("dark"), "{:?}", desk.screen.texts());
    let colour = |colour| UnitChange::Colour(text("tank"), text("card"), colour);
    desk.memory.picked = Some(Picked { key: Some(text("tank")), word: text("card"), colour: [1, 2, 255] });
    assert_eq!(desk.press(&[]), [CountersAction::Change(colour(Some(text("#0102FF"))))]);
    desk.memory.picked = Some(Picked { key: None, word: text("corps_39"), colour: [0, 0, 0] });
    let band = UnitChange::Palette(text("corps_39"), text("#000000"));
    assert_eq!(desk.press(&[]), [CountersAction::Change(band)]);
    assert_eq!(desk.memory.picked, None);
}

#[test]
fn without_a_pack_one_is_begun() {
    let mut desk = Desk::new("none");
    desk.file = None;
    desk.press(&[]);
    assert!(desk.screen.has("Choose a pack of your own"), "{:?}", desk.screen.texts());
}

#[test]
fn nothing_is_cut_in_a_longer_language() {
    within(in_language(PSEUDO), || {
        let mut desk = Desk::new("longer");
        for part in [Part::Symbol, Part::Colours, Part::Pictures] {
            desk.memory.part = part;
            desk.press(&[]);
            assert_eq!(desk.screen.cut(), Vec::<String>::new(), "{part:?}");
            assert!(desk.screen.texts().iter().any(|text| text.contains('é')), "{part:?}");
        }
    });
}
