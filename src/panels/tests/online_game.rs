//! The panels of a game whose referee is elsewhere: the bar, the questions of the opponent, and the chat.

use super::screen::{Draw, Screen};
use crate::{
    engine::{
        counters::Flag,
        orders::SideNames,
        text::{ENGLISH, PSEUDO, in_language, within},
    },
    panels::{
        Action, ChatLine, ChatRoom, ClockShown, DragsShown, LineState, OnlineAction, OnlineClaim, OnlineGame,
        OnlineQuestion, buttons, dress,
        kit::place::place,
        online::{ChatMemory, bar, chat, panel::OnlinePanel, plate},
    },
    referee::delay::DelayTerms,
    settings::{Colours, Theme},
};
use bevy_egui::egui::{Color32, Context, Event, Key, Rect, Shape, pos2, vec2};
use std::time::Duration;

const SIDES: [SideNames; 2] = [
    SideNames { name: "German", message: "side-german", word: "german", people: "Germans", flag: Flag::Grey },
    SideNames { name: "Soviet", message: "side-soviet", word: "soviet", people: "Soviets", flag: Flag::Red },
];

fn said(room: ChatRoom, side: Option<usize>, text: &str) -> ChatLine {
    let by = ["Anna", "Bert"].get(side.unwrap_or(9)).copied().unwrap_or("Carla");
    ChatLine { room, by: by.to_owned(), side, text: text.to_owned() }
}

/// A game in which the Germans, played here, are waited for.
fn game() -> OnlineGame {
    OnlineGame {
        chat: vec![
            said(ChatRoom::All, Some(1), "Good luck"),
            said(ChatRoom::Players, Some(1), "Shall we stop at ten?"),
        ],
        ..OnlineGame::example()
    }
}

/// The panels on a screen: the bar across it, the questions over the map, the chat at the right.
struct Stand {
    screen: Screen,
    game: OnlineGame,
    memory: ChatMemory,
    folded: bool,
    size: [f32; 2],
}

impl Stand {
    fn new(game: OnlineGame) -> Self {
        Self::sized([1280.0, 720.0], game)
    }

    fn sized(size: [f32; 2], game: OnlineGame) -> Self {
        let screen = Screen::new(size[0], size[1]);
        Self { screen, game, memory: ChatMemory::default(), folded: false, size }
    }

    fn on<T>(&mut self, work: impl FnOnce(&mut Screen, Draw) -> T) -> T {
        let Self { screen, game, memory, folded, size } = self;
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(size[0], size[1]));
        let mut draw = |ctx: &Context| {
            let mut actions = Vec::new();
            if dress(ctx, Theme::Dark) {
                let mut panel = OnlinePanel {
                    game,
                    sides: SIDES,
                    palette: Theme::Dark.palette_in(Colours::Usual),
                    chat: &mut *memory,
                    folded: &mut *folded,
                    actions: &mut actions,
                };
                let row = bar::row(window, 44.0);
                place(ctx, "online-bar", row, |ui| bar::show(ui, &mut panel, row));
                let map =
                    Rect::from_min_max(row.left_bottom(), pos2(window.right() - 360.0, window.bottom()));
                if panel.chat.is_open {
                    let dock =
                        Rect::from_min_max(pos2(map.right() + 10.0, window.bottom() - 300.0), window.max);
                    place(ctx, "dock", dock, |ui| chat::show(ui, &mut panel, dock.height()));
                }
                plate::show(ctx, &mut panel, map);
            }
            actions
        };
        work(screen, &mut draw)
    }

    fn press(&mut self, name: &str) -> Vec<Action> {
        self.on(|screen, draw| screen.press(name, draw))
    }

    fn has(&mut self, words: &str) -> bool {
        self.on(|screen, draw| screen.settle(draw));
        self.screen.has(words)
    }

    /// The colour of a text.
    fn ink(&self, words: &str) -> Option<Color32> {
        self.screen.shapes().into_iter().find_map(|shape| match shape {
            Shape::Text(text) if text.galley.text() == words => {
                text.galley.job.sections.first().map(|section| section.format.color)
            }
            _ => None,
        })
    }
}

fn online(action: OnlineAction) -> Vec<Action> {
    vec![Action::Online(action)]
}

/// A clock below a minute is red and has a frame; the other is not.
#[test]
fn a_low_clock_is_red() {
    let palette = Theme::Dark.palette_in(Colours::Usual);
    let mut stand = Stand::new(game());
    assert!(stand.has("1:00:00") && stand.has("0:42"));
    assert_eq!((stand.ink("0:42"), stand.ink("1:00:00")), (Some(palette.bad), Some(palette.text)));
    let frame = |screen: &Screen| screen.colours().contains(&palette.bad);
    assert!(frame(&stand.screen));
    stand.game.clocks = Some([ClockShown { left: 60_000, runs: true }; 2]);
    stand.on(|screen, draw| screen.settle(draw));
    assert!(!frame(&stand.screen));
}

/// A running clock asks for no frame: the table wakes the window every second.
#[test]
fn a_running_clock_asks_for_no_frame() {
    let mut stand = Stand::new(game());
    stand.on(|screen, draw| {
        screen.settle(draw);
        screen.stands_still(2.0);
        screen.settle(draw);
    });
    assert!(stand.game.has_running_clock() && stand.has("1:00:00"));
    assert!(stand.screen.again > Duration::from_secs(1), "{:?}", stand.screen.again);
}

#[test]
fn the_bar_says_whose_move_it_is_and_who_is_there() {
    let mut stand = Stand::new(game());
    assert!(stand.has("Your move") && stand.has("Connected") && stand.has("Bert is here · 3 spectators"));
    (stand.game.due, stand.game.line) = (vec![1], LineState::Waiting);
    stand.game.present[1] = false;
    assert!(stand.has("Soviet player to move") && stand.has("Waiting for the referee"));
    assert!(stand.has("Bert is away"));
    stand.game.line = LineState::Lost { next_try: 4 };
    assert!(stand.has("Reconnecting in 4 s"));
    (stand.game.own, stand.game.due) = (None, vec![0, 1]);
    assert!(stand.has("Both players to move") && stand.has("1 player is here"));
}

#[test]
fn a_pause_is_asked_for_and_ended() {
    let mut stand = Stand::new(game());
    assert_eq!(stand.press("Ask for a pause"), online(OnlineAction::Ask { what: OnlineQuestion::Pause }));
    stand.game.asks = vec![OnlineQuestion::Pause];
    assert!(stand.has("You asked for a pause. Bert has not answered yet."));
    assert_eq!(stand.press("Ask for a pause"), [], "it is asked for once");
    (stand.game.asks, stand.game.is_paused) = (Vec::new(), true);
    assert_eq!(stand.press("End pause"), online(OnlineAction::Resume));
}

/// The switch for drags is there for the two players alone.
#[test]
fn drags_are_switched_on_and_off() {
    let mut stand = Stand::new(game());
    assert_eq!(stand.press("Show drags"), online(OnlineAction::ShowDrags(true)));
    stand.game.drags = Some(DragsShown { own: true, other: false, left: None });
    assert_eq!(stand.press("Show drags"), online(OnlineAction::ShowDrags(false)));
    stand.game.drags = None;
    assert!(!stand.has("Show drags"));
}

/// A claim is offered only if there is a reason for it, and never to a spectator.
#[test]
fn the_game_is_claimed_when_the_opponent_has_no_time_left() {
    let mut stand = Stand::new(game());
    assert!(!stand.has("Claim on time"));
    stand.game.claim = Some(OnlineClaim::Time);
    assert_eq!(stand.press("Claim on time"), online(OnlineAction::Claim(OnlineClaim::Time)));
    stand.game.claim = Some(OnlineClaim::Gone);
    assert_eq!(stand.press("Claim the game"), online(OnlineAction::Claim(OnlineClaim::Gone)));
    stand.game.own = None;
    assert!(!stand.has("Claim the game"));
}

/// Each question of the opponent has its two answers. It takes neither the keyboard nor a click in its first moment.
#[test]
fn questions_of_the_opponent_are_answered_at_the_side() {
    for (what, accept, decline) in [
        (OnlineQuestion::Takeback, "Allow takeback", "Decline takeback"),
        (OnlineQuestion::Draw, "Accept", "Keep playing"),
        (OnlineQuestion::Pause, "Pause", "Decline pause"),
    ] {
        let mut stand = Stand::new(game());
        stand.on(|screen, draw| screen.settle(draw));
        stand.game.asked = vec![what];
        stand.on(|screen, draw| screen.settle(draw));
        assert!(!buttons(&stand.screen.ctx).contains_key(accept), "too early for an answer");
        assert!(stand.screen.ctx.memory(|memory| memory.focused().is_none()), "it takes no keys");
        assert_eq!(stand.on(|screen, draw| screen.key(Key::Enter, draw)), []);
        let answer = |accept| online(OnlineAction::Answer { what, accept });
        assert_eq!(stand.press(accept), answer(true));
        assert_eq!(stand.press(decline), answer(false));
    }
}

/// New lines are counted until their room is open. A line of at most 500 letters is sent with Enter or the button, and the
/// chat never takes the keyboard by itself.
#[test]
fn the_chat_counts_new_lines_and_sends() {
    let mut stand = Stand::new(game());
    stand.folded = true;
    assert!(stand.has("Chat (2 new)"));
    stand.press("Chat");
    assert!(stand.memory.is_open && !stand.folded);
    assert!(stand.has("Bert: Good luck") && stand.has("Players (1)") && stand.has("Chat (1 new)"));
    assert!(stand.screen.ctx.memory(|memory| memory.focused().is_none()));
    stand.press("Players");
    assert!(stand.has("Bert: Shall we stop at ten?") && !stand.has("new)"));
    stand.game.chat.push(said(ChatRoom::Players, Some(1), "Or at eleven?"));
    assert!(stand.has("Or at eleven?") && !stand.has("new)"), "it is read at once");
    assert_eq!(stand.press("Send"), [], "there is nothing to send");
    stand.press("Write a message");
    stand.on(|screen, draw| screen.frame(vec![Event::Text("  At ten ".to_owned())], draw));
    let say = |text: &str| OnlineAction::Say { room: ChatRoom::Players, text: text.to_owned() };
    assert_eq!(stand.on(|screen, draw| screen.key(Key::Enter, draw)), online(say("At ten")));
    assert_eq!(stand.memory.draft, "");
    stand.press("Write a message");
    stand.on(|screen, draw| screen.frame(vec![Event::Text("x".repeat(600))], draw));
    assert_eq!(stand.press("Send"), online(say(&"x".repeat(500))));
    stand.press("Log");
    assert!(!stand.memory.is_open);
}

/// The address of the page of a game is copied from its bar; a game without a page has no button.
#[test]
fn the_address_of_the_page_is_copied_from_the_bar() {
    let mut stand = Stand::new(game());
    stand.on(|screen, draw| screen.settle(draw));
    assert!(!buttons(&stand.screen.ctx).contains_key("Link"));
    let page = Some("https://club.example/g/7kq2m9x4".to_owned());
    stand.game = OnlineGame { page: page.clone(), own: None, ..game() };
    assert_eq!(stand.press("Link"), []);
    assert_eq!(stand.memory.copied, page);
}

/// A spectator of a game with a delay reads how far behind the table is, until the game is over.
#[test]
fn a_spectator_reads_how_far_behind_the_table_is() {
    let watched = OnlineGame { own: None, delay: DelayTerms::Orders(5), ..game() };
    let over = OnlineGame { due: Vec::new(), ..watched.clone() };
    let played = OnlineGame { own: Some(0), ..watched.clone() };
    for (game, is_shown) in [(watched, true), (over, false), (played, false)] {
        assert_eq!(Stand::new(game).has("5 orders behind the table"), is_shown);
    }
}

/// A spectator reads and writes in one room only.
#[test]
fn a_spectator_has_one_room() {
    let mut stand = Stand::new(OnlineGame { own: None, ..game() });
    stand.memory.room = ChatRoom::Players;
    stand.press("Chat");
    stand.on(|screen, draw| screen.settle(draw));
    assert!(!buttons(&stand.screen.ctx).contains_key("Players"));
    assert_eq!(stand.memory.room, ChatRoom::All);
}

/// Nothing is cut or covered: in both sizes of the window, with everything at once, in English and in a language that is
/// 40 % longer.
#[test]
fn no_text_of_the_panels_is_cut_or_covered() {
    let everything = OnlineGame {
        line: LineState::Lost { next_try: 12 },
        due: vec![1],
        present: [true, false],
        asked: vec![OnlineQuestion::Takeback, OnlineQuestion::Pause],
        asks: vec![OnlineQuestion::Draw],
        claim: Some(OnlineClaim::Time),
        page: Some("https://club.example/g/7kq2m9x4".to_owned()),
        ..game()
    };
    let quiet = OnlineGame { clocks: None, chat: Vec::new(), ..game() };
    for (language, size) in [ENGLISH, PSEUDO]
        .into_iter()
        .flat_map(|language| [[1280.0, 720.0], [1920.0, 1080.0]].map(|size| (language, size)))
    {
        within(in_language(language), || {
            let mut stand = Stand::sized(size, game());
            stand.memory.is_open = true;
            for game in [game(), everything.clone(), quiet.clone()] {
                stand.game = game;
                stand.on(|screen, draw| screen.settle(draw));
                let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(size[0], size[1]));
                assert_eq!(stand.screen.cut(), Vec::<String>::new(), "{language} {size:?}");
                assert_eq!(stand.screen.overlaps(window), Vec::<[String; 2]>::new(), "{language} {size:?}");
                for (name, place) in buttons(&stand.screen.ctx) {
                    assert!(window.contains_rect(place), "{language} {size:?} {name}: {place:?}");
                }
            }
        });
    }
}
