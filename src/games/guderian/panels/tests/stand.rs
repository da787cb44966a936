//! A stand for tests of the panels: a position, a context, and clicks by the text of a button.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{self, Game as _, Refusal},
        text::Text,
    },
    games::guderian::{
        self,
        panels::Memory,
        planning::{PanelFacts, preview::WeighedAttack},
        rules::{
            Guderian, Position, Rulebook,
            combat::battle::Decision,
            counter::{Piece, Place},
            event::Event,
            order::{Order, legal::Undone},
            phase::Phase,
            position::Public,
            set_up,
        },
        scene::{log::log_lines, rolled::Rolled},
    },
    panels::{
        self, Action, Advice, ChancesState, FreeHandState, Hint, PanelMemory, PanelSpace, PanelState,
        TimelineState,
        tests::screen::{Draw, Screen},
    },
    play::chances::Chances,
    scene::{LogLine, ReplayChapter, caption::Caption},
};
use bevy::{app::App, state::app::StatesPlugin};
use bevy_egui::egui::{Context, Event as Input, Key, Pos2, Rect, Shape, pos2};
use std::{collections::BTreeMap, sync::Arc};

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// A replay of a game with this number of orders.
pub struct Shown {
    pub chapters: Vec<ReplayChapter>,
    pub notes: BTreeMap<usize, String>,
    pub drawn: BTreeMap<usize, Vec<orders::Drawn>>,
    pub orders: usize,
    /// The last moment of which the track tells; none for all.
    pub known: Option<usize>,
    pub now: usize,
    pub playing: bool,
    pub shows_chances: bool,
    pub chances: Chances,
    /// The paths that the computer would have taken; none if it was not asked.
    pub ways: Vec<Vec<Hex>>,
}

impl Shown {
    fn state(&self) -> TimelineState<'_> {
        let advice = match self.ways.as_slice() {
            [] => Advice::None,
            ways => Advice::Given { words: "25/7 Panzer Regiment to 1319", ways },
        };
        TimelineState {
            orders: self.orders,
            known: self.known.unwrap_or(self.orders),
            now: self.now,
            chapters: &self.chapters,
            notes: &self.notes,
            drawn: Some(&self.drawn),
            caption: "What the order brought about",
            playing: self.playing,
            speed: 1,
            study: None,
            chances: ChancesState {
                shown: self.shows_chances,
                chances: Some(&self.chances),
                until: usize::MAX,
                sides: Some(Guderian::SIDES),
                gains: 1,
                advice,
                ..ChancesState::default()
            },
        }
    }
}

/// A position with panels round it.
pub struct Stand {
    app: App,
    pub screen: Screen,
    pub rulebook: Arc<Rulebook>,
    pub memory: PanelMemory,
    pub remembered: Memory,
    pub log: Vec<LogLine>,
    pub selected: Vec<UnitId>,
    pub hovered: Option<Hex>,
    pub planned: Option<WeighedAttack>,
    /// The stack whose retreat is routed on the map, and its steps.
    pub routing: Option<(Hex, Vec<Hex>)>,
    pub rolled: Option<Rolled>,
    /// The public state before the dice that tumble, if it differs from the present one.
    pub settled: Option<Public>,
    pub refusal: Option<Refusal>,
    pub humans: [bool; 2],
    pub by_file: bool,
    pub thinking: Option<f32>,
    pub hint: Option<Hint<Order>>,
    pub replay: Option<Shown>,
    pub undone: Undone,
    pub space: PanelSpace,
    /// The caption for viewers, in presenter mode.
    pub caption: Option<Caption>,
    /// Counts up with every change of the position.
    number: u64,
}

impl Stand {
    /// A stand with only these counters on the map; `rifle:2` means two untried divisions.
    pub fn new(phase: Phase, turn: u8, placed: &[(&str, &str)]) -> Self {
        Self::with_seed(phase, turn, placed, 1941)
    }

    pub fn with_seed(phase: Phase, turn: u8, placed: &[(&str, &str)], seed: u64) -> Self {
        let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
        let mut position = set_up::start(&rulebook, seed);
        position.public.phase = phase;
        position.public.turn = turn;
        for counter in &mut position.public.counters {
            if !matches!(counter.place, Place::Scheduled { turn: due, .. } if due > turn) {
                counter.place = Place::Gone;
            }
        }
        for (id, at) in placed {
            put(&mut position, id, Place::Map(hex(at)));
        }
        Self::on(rulebook, position)
    }

    pub fn on(rulebook: Arc<Rulebook>, position: Position) -> Self {
        let mut app = App::new();
        app.add_plugins(StatesPlugin);
        Guderian::plugin(&mut app);
        <guderian::rules::Guderian as crate::engine::orders::Game>::restore(
            app.world_mut(),
            &rulebook,
            position,
        );
        Self {
            app,
            screen: Screen::new(1920.0, 1080.0),
            rulebook,
            memory: PanelMemory::default(),
            remembered: Memory::default(),
            log: Vec::new(),
            selected: Vec::new(),
            hovered: None,
            planned: None,
            routing: None,
            rolled: None,
            settled: None,
            refusal: None,
            humans: [true, true],
            by_file: false,
            thinking: None,
            hint: None,
            replay: None,
            undone: Undone::default(),
            space: PanelSpace::default(),
            caption: None,
            number: 0,
        }
    }

    /// A battle in which a player must choose between step losses and retreat.
    pub fn owing_a_choice() -> Self {
        let placed = [("pz-25-7", "1219"), ("pzg-6-7", "1219"), ("pzg-7-7", "1219"), ("rifle:2", "1319")];
        for seed in 0..200 {
            let mut stand = Self::with_seed(Phase::GermanCombat, 4, &placed, seed);
            let units = ["pz-25-7", "pzg-6-7", "pzg-7-7"].map(|id| id.parse().unwrap()).to_vec();
            stand.play(&Order::Attack { units, targets: vec![hex("1319")] });
            if matches!(stand.public().owed, Some(Decision::LoseOrRetreat { amount: 2, .. })) {
                return stand;
            }
        }
        panic!("no such battle");
    }

    pub fn public(&self) -> &Public {
        &self.app.world().resource::<Position>().public
    }

    pub fn play(&mut self, order: &Order) -> Vec<Event> {
        let events = orders::play::<Guderian>(self.app.world_mut(), order).unwrap();
        self.number += 1;
        let rulebook = Arc::clone(&self.rulebook);
        self.rolled = Rolled::from_events(&rulebook, &events).or(self.rolled.take());
        let lines = log_lines(&rulebook, self.public(), &events);
        self.log.extend(lines);
        events
    }

    pub fn change(&mut self, change: impl FnOnce(&mut Position)) {
        let mut position = self.app.world().resource::<Position>().clone();
        change(&mut position);
        self.number += 1;
        <guderian::rules::Guderian as crate::engine::orders::Game>::restore(
            self.app.world_mut(),
            &self.rulebook,
            position,
        );
    }

    /// Makes a counter due in an area.
    pub fn due(&mut self, id: &str, area: &str) {
        let area = area.parse().unwrap();
        self.change(|position| put(position, id, Place::Due { area }));
    }

    /// Puts four units into a hex.
    pub fn crowd(&mut self, at: &str) {
        let place = Place::Map(hex(at));
        self.change(|position| {
            for id in ["pzg-6-7", "pzg-7-7", "pzg-5-12"] {
                put(position, id, place);
            }
        });
    }

    pub fn plan(&mut self, units: &[&str], target: &str) {
        let attackers: Vec<Piece> =
            units.iter().filter_map(|id| self.public().find(id.parse().unwrap())).collect();
        self.planned = Some(WeighedAttack { attackers, targets: vec![hex(target)], overrun: false });
    }

    pub fn refuse(&mut self, case: &str, why: impl Into<Text>) {
        self.refusal = Some(Refusal::new(case, why));
    }

    fn draw(&mut self, ctx: &Context) -> Vec<Action> {
        let state: PanelState<Guderian> = PanelState {
            own: PanelFacts {
                planned: self.planned.as_ref(),
                rolled: self.rolled.as_ref(),
                routing: self.routing.as_ref().map(|(stack, through)| (*stack, through.as_slice())),
                undone: Some(&self.undone),
                ..PanelFacts::default()
            },
            rulebook: &self.rulebook,
            public: &self.app.world().resource::<Position>().public,
            settled: self.settled.as_ref().unwrap_or(&self.app.world().resource::<Position>().public),
            position_number: self.number,
            log: &self.log,
            selected: &self.selected,
            hovered: self.hovered,
            lies_at: &|_| Rect::NOTHING,
            last_refusal: self.refusal.as_ref(),
            refusals: 1,
            can_undo: true,
            can_redo: false,
            humans: self.humans,
            by_file: self.by_file,
            thinking: self.thinking,
            hurried: false,
            held: false,
            hint: self.hint.as_ref(),
            replay: self.replay.as_ref().map(Shown::state),
            study: None,
            bar: panels::OverlayBar::default(),
            small_map: None,
            free_hand: FreeHandState { can_go_back: true, ..FreeHandState::default() },
            dice_by_hand: false,
            dice: None,
            memory: &mut self.memory,
            remembered: &mut self.remembered,
        };
        let (actions, space) = match &self.caption {
            Some(caption) => panels::presenter(ctx, state, caption, false),
            None => panels::table(ctx, state),
        };
        self.space = space;
        actions
    }

    /// Runs the work on the screen, with the panels on it.
    fn on_screen<T>(&mut self, work: impl FnOnce(&mut Screen, Draw) -> T) -> T {
        let mut screen = std::mem::take(&mut self.screen);
        let done = work(&mut screen, &mut |ctx| self.draw(ctx));
        self.screen = screen;
        done
    }

    /// Runs one frame with these events; returns the actions asked for.
    pub fn frame(&mut self, events: Vec<Input>) -> Vec<Action> {
        self.on_screen(|screen, draw| screen.frame(events, draw))
    }

    /// Runs frames until nothing moves any more.
    pub fn settle(&mut self) {
        self.on_screen(Screen::settle);
    }

    pub fn texts(&self) -> Vec<String> {
        self.screen.texts()
    }

    pub fn has(&self, words: &str) -> bool {
        self.screen.has(words)
    }

    /// The first text that begins with these words and is no question.
    pub fn starting(&self, words: &str) -> String {
        let fits = |text: &String| text.starts_with(words) && !text.ends_with('?');
        self.texts().into_iter().find(fits).unwrap_or_default()
    }

    pub fn containing(&self, words: &str) -> Option<String> {
        self.texts().into_iter().find(|text| text.contains(words))
    }

    /// The text of a path button: its end and its directions.
    pub fn way_button(&self) -> Option<String> {
        let leads = |step: &str| ["north", "south"].iter().any(|wind| step.starts_with(wind));
        let is_way =
            |text: &String| text.split_once(" · ").is_some_and(|(_, way)| way.split(" › ").all(leads));
        self.texts().into_iter().find(is_way)
    }

    /// Clicks the first thing with exactly this text.
    pub fn click(&mut self, words: &str) -> Vec<Action> {
        let at = self.screen.words().into_iter().find(|(text, _)| text == words);
        let (_, rect) = at.unwrap_or_else(|| panic!("\"{words}\" is not in {:?}", self.texts()));
        self.click_at(rect.center())
    }

    /// Clicks a button by its name, one that shows only a sign.
    pub fn press(&mut self, name: &str) -> Vec<Action> {
        without_ways(self.on_screen(|screen, draw| screen.press(name, draw)))
    }

    pub fn click_at(&mut self, pos: Pos2) -> Vec<Action> {
        without_ways(self.on_screen(|screen, draw| screen.click(pos, draw)))
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) -> Vec<Action> {
        self.on_screen(|screen, draw| screen.key(key, draw))
    }

    pub fn wants_pointer_at(&mut self, x: f32, y: f32) -> bool {
        self.frame(vec![Input::PointerMoved(pos2(x, y))]);
        self.frame(Vec::new());
        self.screen.ctx.egui_wants_pointer_input()
    }

    /// For each header of the table of results, whether it is on an amber ground.
    pub fn header_fills(&self) -> Vec<bool> {
        let accent = panels::Theme::Dark.palette_in(crate::settings::Colours::Usual).accent;
        let amber: Vec<Rect> = self
            .screen
            .shapes()
            .into_iter()
            .filter_map(|shape| match shape {
                Shape::Rect(rect) if rect.fill == accent => Some(rect.rect),
                _ => None,
            })
            .collect();
        let words = self.screen.words();
        self.rulebook
            .charts
            .odds
            .iter()
            .map(|odds| {
                let name = odds.to_string();
                words
                    .iter()
                    .filter(|(text, rect)| *text == name && rect.height() < 20.0)
                    .any(|(_, rect)| amber.iter().any(|ground| ground.contains(rect.center())))
            })
            .collect()
    }
}

/// Puts a counter somewhere; `rifle:2` takes two untried divisions.
fn put(position: &mut Position, id: &str, place: Place) {
    if let Some(number) = id.strip_prefix("rifle:") {
        let number: usize = number.parse().unwrap();
        let untried = position.public.counters.iter_mut().filter(|counter| {
            counter.id.as_str().starts_with("untried-rifle") && counter.place == Place::Gone
        });
        untried.take(number).for_each(|counter| counter.place = place);
        return;
    }
    let wanted: UnitId = id.parse().unwrap();
    let found = position.public.counters.iter_mut().find(|counter| counter.id == wanted);
    found.unwrap_or_else(|| panic!("no counter {id}")).place = place;
}

/// The actions asked for, except paths that are only shown.
fn without_ways(mut actions: Vec<Action>) -> Vec<Action> {
    actions.retain(|action| !matches!(action, Action::ShowWay(_)));
    actions
}
