//! The pages of online play on the title screen: with and without games, with faults, and in a longer language.

use super::screen::Screen;
use crate::{
    engine::{
        counters::Flag,
        data::Staging,
        orders::{ChosenOptions, SideNames},
        text::{ENGLISH, PSEUDO, in_language, within},
        translations::ShownRules,
    },
    panels::{
        Action, ClubKnown, ComputerCard, Connection, GameCard, GameSeat, HostWish, Lobby, LobbyRow,
        OnlineAction, OnlineClock, OnlinePage, OnlineState, Opponent, ScenarioCard, Ticket, TitleMemory,
        TitlePage, TitleState, buttons, title,
    },
    referee::{Hints, bench::Takebacks, delay::DelayTerms},
};
use bevy_egui::egui::{Context, Event, Key, Pos2, Rect, pos2};
use std::collections::BTreeSet;

const GAME: &str = "made up";
const PAGES: [OnlinePage; 6] = [
    OnlinePage::Mine,
    OnlinePage::Host,
    OnlinePage::Join,
    OnlinePage::Watch,
    OnlinePage::Archive,
    OnlinePage::Knowing,
];
/// The sizes of the windows, each with the left edge of the pages.
const WINDOWS: [(f32, f32, f32); 2] = [(1280.0, 720.0, 340.0), (1920.0, 1080.0, 480.0)];

fn game() -> GameCard {
    let side = |name, message, word, people, flag| SideNames { name, message, word, people, flag };
    GameCard {
        id: GAME,
        title: "A General: Some Town 1941",
        sides: [
            side("German", "side-german", "german", "Germans", Flag::Grey),
            side("Soviet", "side-soviet", "soviet", "Soviets", Flag::Red),
        ],
        sentence: "title-games",
        cover: "",
        computers: ["random", "captain"]
            .map(|name| ComputerCard { name, called: "title-games", line: "title-games-none" })
            .to_vec(),
        rules: ShownRules::default(),
    }
}

fn scenario(id: &str) -> ScenarioCard {
    ScenarioCard {
        id: id.to_owned(),
        title: format!("The road to {id}"),
        summary: "A summary.".to_owned(),
        turns: 7,
        options: ChosenOptions::none(GAME),
        staging: Staging::default(),
        picture: None,
        fault: None,
    }
}

pub(super) fn row(game: &str, your_turn: bool) -> LobbyRow {
    LobbyRow {
        game: game.to_owned(),
        kind: GAME.to_owned(),
        scenario: "bridge".to_owned(),
        seats: [GameSeat::Player("Anna".to_owned()), GameSeat::Player("Bert the Younger".to_owned())],
        own: Some(0),
        due: vec![if your_turn { "Anna" } else { "Bert the Younger" }.to_owned()],
        your_turn,
        left: Some(42_000),
        moved: 1000,
        result: None,
        takebacks: Takebacks::Ask,
        hints: Hints::Allowed,
        clock: OnlineClock::Game { seconds: 3600, increment: 30 },
        rated: false,
        ratings: [None; 2],
        public: true,
        page: None,
        watch: None,
        restarts: 0,
        delay: DelayTerms::None,
        is_behind: false,
    }
}

/// A club with games in every list.
pub(super) fn full() -> OnlineState {
    let others = LobbyRow { own: None, your_turn: false, left: None, ..row("watched", false) };
    let open = LobbyRow {
        seats: [GameSeat::Open, GameSeat::Player("Bert the Younger".to_owned())],
        own: None,
        due: Vec::new(),
        ..row("open", false)
    };
    let ended =
        LobbyRow { result: Some("German victory".to_owned()), due: Vec::new(), ..row("ended", false) };
    let newer = LobbyRow { moved: 5000, ..row("newer", false) };
    OnlineState {
        is_offered: true,
        can_host_at_home: true,
        now: 9000,
        clubs: vec![ClubKnown {
            address: "wss://club.example/line".to_owned(),
            name: "Thursday Club".to_owned(),
            player: Some("Anna".to_owned()),
        }],
        connection: Connection::Connected,
        club: "Thursday Club".to_owned(),
        player: Some("Anna".to_owned()),
        lobby: Some(Lobby {
            mine: vec![row("older", false), newer, row("due", true)],
            open: vec![open],
            watch: vec![others],
            ended: vec![ended],
        }),
        ..OnlineState::default()
    }
}

/// No connection, no club, no games.
fn empty() -> OnlineState {
    OnlineState { is_offered: true, ..OnlineState::default() }
}

/// A lost connection, and an error of the club.
fn faulty() -> OnlineState {
    OnlineState {
        connection: Connection::Lost { next_try: 12 },
        fault: Some("this invitation is not valid: ask the keeper of the club for another one".to_owned()),
        lobby: None,
        ..full()
    }
}

/// The title screen with a page of online play.
pub(super) struct Stand {
    pub screen: Screen,
    pub memory: TitleMemory,
    scenarios: Vec<ScenarioCard>,
}

impl Stand {
    pub fn new(online: OnlineState) -> Self {
        Self::sized(1280.0, 720.0, online)
    }

    pub fn sized(width: f32, height: f32, online: OnlineState) -> Self {
        let memory =
            TitleMemory { games: vec![game()], page: TitlePage::Online, online, ..TitleMemory::default() };
        let scenarios = ["bridge", "river"].map(scenario).to_vec();
        Self { screen: Screen::new(width, height), memory, scenarios }
    }

    pub fn on<T>(&mut self, work: impl FnOnce(&mut Screen, super::screen::Draw) -> T) -> T {
        static FINISHED: BTreeSet<String> = BTreeSet::new();
        let Self { screen, memory, scenarios } = self;
        let mut draw = |ctx: &Context| {
            let state = TitleState {
                scenarios: scenarios.as_slice(),
                autosave: None,
                saves: &[],
                lessons: &[],
                finished: &FINISHED,
                in_lesson: false,
                on_table: false,
                is_saved: true,
                problem: None,
                memory: &mut *memory,
            };
            title(ctx, state)
        };
        work(screen, &mut draw)
    }

    pub fn settle(&mut self) {
        self.on(Screen::settle);
    }

    pub fn press(&mut self, name: &str) -> Vec<Action> {
        self.on(|screen, draw| screen.press(name, draw))
    }

    pub fn has(&mut self, words: &str) -> bool {
        self.settle();
        self.screen.has(words)
    }

    /// Clicks a field and types.
    pub fn type_into(&mut self, field: &str, words: &str) {
        self.press(field);
        self.on(|screen, draw| screen.frame(vec![Event::Text(words.to_owned())], draw));
    }
}

pub(super) fn online(action: OnlineAction) -> Vec<Action> {
    vec![Action::Online(action)]
}

/// Each page is drawn without texts over each other and without cut ones: without games, with many and with faults, in
/// both sizes of the window, in English and in a language that is 40 % longer.
#[test]
fn no_text_of_a_page_is_cut_or_covered() {
    for (language, (width, height, left)) in
        [ENGLISH, PSEUDO].into_iter().flat_map(|language| WINDOWS.map(|window| (language, window)))
    {
        within(in_language(language), || {
            let mut stand = Stand::sized(width, height, empty());
            let page_area = Rect::from_min_max(pos2(left, 0.0), pos2(width, height));
            let ticket = Ticket { text: "kessel1".repeat(40), near: None, game: Some("due".to_owned()) };
            let hosted = OnlineState { ticket: Some(ticket), ..full() };
            for (name, state) in
                [("empty", empty()), ("full", full()), ("faulty", faulty()), ("hosted", hosted)]
            {
                for page in PAGES {
                    stand.memory.online = OnlineState { page, ..state.clone() };
                    stand.settle();
                    let place = format!("{language} {width} {name} {page:?}");
                    assert_eq!(stand.screen.cut(), Vec::<String>::new(), "{place}");
                    assert_eq!(stand.screen.overlaps(page_area), Vec::<[String; 2]>::new(), "{place}");
                }
            }
        });
    }
}

/// The entry is in the menu only once the table can answer it.
#[test]
fn online_play_is_in_the_menu_only_if_it_is_offered() {
    let mut stand = Stand::new(OnlineState::default());
    stand.memory.page = TitlePage::Shelf;
    stand.settle();
    assert!(!buttons(&stand.screen.ctx).contains_key("Online"));
    stand.memory.online = full();
    assert!(stand.has("1 game waits for you"));
    stand.press("Online");
    assert_eq!(stand.memory.page, TitlePage::Online);
}

/// One click leads back to the game that was on the table when the program ended.
#[test]
fn a_game_that_goes_on_is_one_click_away() {
    let mut stand = Stand::new(OnlineState { goes_on: Some("Thursday Club".to_owned()), ..full() });
    stand.memory.page = TitlePage::Shelf;
    assert_eq!(stand.press("Online: your game goes on"), online(OnlineAction::GoOn));
    assert_eq!(stand.memory.page, TitlePage::Online);
}

/// Games that wait for the player come first, then those with the latest orders; a click opens a game.
#[test]
fn my_games_begin_with_those_that_wait_for_me() {
    let mut stand = Stand::new(full());
    stand.settle();
    let spots: Vec<Pos2> = stand
        .screen
        .words()
        .iter()
        .filter(|(words, _)| words == "The road to bridge")
        .map(|(_, at)| at.center())
        .collect();
    assert_eq!(spots.len(), 3, "{:?}", stand.screen.texts());
    let games = ["due", "newer", "older"];
    for (spot, game) in spots.into_iter().zip(games) {
        let asked = stand.on(|screen, draw| screen.click(spot, draw));
        assert_eq!(asked, online(OnlineAction::Open { game: game.to_owned() }));
    }
    assert!(stand.has("Your move") && stand.has("To move: Bert the Younger") && stand.has("Time left 0:42"));
    assert!(stand.has("German side, against Bert the Younger") && stand.has("Last move 1 hour ago"));
}

/// The keyboard reaches a game, and opens it.
#[test]
fn a_game_is_opened_by_the_keyboard() {
    let mut stand = Stand::new(full());
    stand.settle();
    let is_title = |(words, _): &&(String, Rect)| words == "The road to bridge";
    let spot = stand.screen.words().iter().find(is_title).unwrap().1.center();
    let reached = (0..40).any(|_| {
        stand.on(|screen, draw| screen.key(Key::Tab, draw));
        let focused = stand.screen.ctx.memory(|memory| memory.focused());
        let response = focused.and_then(|id| stand.screen.ctx.read_response(id));
        response.is_some_and(|response| response.rect.contains(spot))
    });
    assert!(reached, "the first game");
    let asked = stand.on(|screen, draw| screen.key(Key::Enter, draw));
    assert_eq!(asked, online(OnlineAction::Open { game: "due".to_owned() }));
}

/// Pages without games say what to do, and lead there.
#[test]
fn an_empty_page_leads_on() {
    let mut stand = Stand::new(empty());
    assert!(stand.has("You are not connected to a club."));
    stand.press("Join a game");
    assert_eq!(stand.memory.online.page, OnlinePage::Join);
    stand.memory.online = OnlineState { can_host_at_home: true, ..empty() };
    stand.press("Host a game");
    assert_eq!(stand.memory.online.page, OnlinePage::Host);
    stand.memory.online = OnlineState { lobby: Some(Lobby::default()), ..full() };
    assert!(stand.has("You have no games in this club."));
    stand.press("Host a game");
    assert_eq!(stand.memory.online.page, OnlinePage::Host);
}

#[test]
fn the_state_of_the_connection_is_said_and_can_be_changed() {
    let mut stand = Stand::new(full());
    assert!(stand.has("Connected to Thursday Club as Anna"));
    assert_eq!(stand.press("Refresh"), online(OnlineAction::Refresh));
    assert_eq!(stand.press("Disconnect"), online(OnlineAction::Leave));
    stand.memory.online = faulty();
    assert!(stand.has("Connection to Thursday Club lost, next try in 12 seconds"));
    assert!(stand.has("This invitation is not valid"));
    assert_eq!(stand.press("Try now"), online(OnlineAction::Refresh));
    stand.press("Dismiss");
    assert_eq!(stand.memory.online.fault, None);
    stand.memory.online.connection = Connection::Connecting;
    assert_eq!(stand.press("Cancel"), online(OnlineAction::Leave));
}

#[test]
fn a_ticket_and_a_name_connect_to_a_club() {
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Join, ..empty() });
    stand.settle();
    assert_eq!(stand.press("Connect"), [], "there is no ticket yet");
    stand.type_into("Ticket or address", " ws://10.0.0.7:4480#abc ");
    stand.type_into("Your name", "Anna");
    let (to, name) = ("ws://10.0.0.7:4480#abc".to_owned(), "Anna".to_owned());
    assert_eq!(stand.press("Connect"), online(OnlineAction::Connect { to, name }));
}

/// A known club needs no name. It is forgotten only after a question.
#[test]
fn a_known_club_is_connected_to_and_forgotten() {
    let connection = Connection::None;
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Join, connection, lobby: None, ..full() });
    let address = "wss://club.example/line".to_owned();
    let connect = OnlineAction::Connect { to: address.clone(), name: String::new() };
    assert_eq!(stand.press("Connect to Thursday Club"), online(connect));
    assert_eq!(stand.press("Forget Thursday Club"), []);
    assert!(stand.has("You will need a new invitation"));
    assert_eq!(stand.press("Keep club"), []);
    assert!(!stand.has("You will need a new invitation"));
    stand.press("Forget Thursday Club");
    assert_eq!(stand.press("Forget club"), online(OnlineAction::Forget { club: address }));
}

/// A code for another device is shown until it ends; a guest has no device to add.
#[test]
fn a_code_for_a_second_device_is_asked_for_and_shown() {
    let mut stand = Stand::sized(1280.0, 1400.0, OnlineState { page: OnlinePage::Join, ..full() });
    assert_eq!(stand.press("Make a code"), online(OnlineAction::Device));
    stand.memory.online.device = Some(("wss://club.example/line#abcd-efgh".to_owned(), 9600));
    assert!(stand.has("abcd-efgh"));
    stand.memory.online.now = 9600;
    assert!(!stand.has("abcd-efgh"));
    stand.memory.online.player = None;
    assert!(!stand.has("Second device"));
}

/// An invitation to the club is asked for by those who may make one, and shown until it ends.
#[test]
fn an_organiser_invites_to_the_club() {
    let mut stand = Stand::sized(1280.0, 1400.0, OnlineState { page: OnlinePage::Join, ..full() });
    assert!(!stand.has("Invite to the club"));
    stand.memory.online.may_invite = true;
    assert_eq!(stand.press("Make an invitation"), online(OnlineAction::Invite));
    stand.memory.online.invited = Some(("wss://club.example/line#k7w2abcd".to_owned(), 9600));
    assert!(stand.has("k7w2abcd"));
    stand.memory.online.now = 9600;
    assert!(!stand.has("k7w2abcd"));
    stand.memory.online.connection = Connection::None;
    assert!(!stand.has("Invite to the club"));
}

/// A game that has not begun is left only after a question.
#[test]
fn a_game_that_has_not_begun_is_left_after_a_question() {
    let mine = LobbyRow {
        seats: [GameSeat::Player("Anna".to_owned()), GameSeat::Invited],
        due: Vec::new(),
        ..row("forming", false)
    };
    let lobby = Lobby { mine: vec![mine, row("running", false)], ..Lobby::default() };
    let mut stand = Stand::new(OnlineState { lobby: Some(lobby), ..full() });
    assert_eq!(stand.press("Leave game"), []);
    assert_eq!(stand.press("Stay"), []);
    stand.press("Leave game");
    assert_eq!(stand.press("Leave now"), online(OnlineAction::Stand { game: "forming".to_owned() }));
    assert!(!stand.has("Leave now"));
}

/// A seat is taken with a button of its own; a guest cannot take one.
#[test]
fn an_open_seat_is_taken() {
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Join, ..full() });
    let sit = OnlineAction::Sit { game: "open".to_owned(), side: 0 };
    assert_eq!(stand.press("Play the German side"), online(sit));
    stand.memory.online.player = None;
    assert_eq!(stand.press("Play the German side"), []);
    assert!(stand.has("Guests cannot take a seat."));
}

/// Games of others are watched, also those that have ended; the player's own are opened.
#[test]
fn games_of_others_are_watched() {
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Watch, ..full() });
    let name = "Game The road to bridge: Anna (German) against Bert the Younger (Soviet)";
    assert_eq!(stand.press(name), online(OnlineAction::Watch { game: "watched".to_owned() }));
    stand.memory.online.page = OnlinePage::Archive;
    assert!(stand.has("German victory"));
    let name = "Game The road to bridge: German side, against Bert the Younger";
    assert_eq!(stand.press(name), online(OnlineAction::Open { game: "ended".to_owned() }));
    let replay = format!("Save and replay: {name}");
    assert_eq!(stand.press(&replay), online(OnlineAction::Replay { game: "ended".to_owned() }));
}

/// A game is hosted with the chosen scenario and terms. The button waits for the answer of the club.
#[test]
fn a_game_is_hosted_with_what_was_chosen() {
    let mut stand = Stand::sized(1280.0, 1400.0, OnlineState { page: OnlinePage::Host, ..full() });
    stand.press("Scenario river");
    let terms = ["Takebacks: Free", "Hints of the computer: Not allowed", "Clock: Days"];
    for choice in ["Your side: Soviet", "Opponent: Open to the club"].into_iter().chain(terms) {
        stand.press(choice);
    }
    stand.press("Days per turn: 7 days");
    stand.press("Public");
    stand.press("Delay for spectators: Orders");
    stand.press("Behind the players: 10 orders");
    let wish = HostWish {
        scenario: "river".to_owned(),
        options: ChosenOptions::none(GAME),
        side: 1,
        opponent: Opponent::Open,
        takebacks: Takebacks::Free,
        hints: Hints::None,
        clock: OnlineClock::Days { days: 7 },
        delay: DelayTerms::Orders(10),
        public: true,
        rated: false,
        at_home: false,
    };
    assert_eq!(stand.press("Host game"), online(OnlineAction::Host(Box::new(wish))));
    stand.memory.online.waits = true;
    assert!(stand.has("The club has not answered yet."));
    assert_eq!(stand.press("Host game"), []);
    stand.press("Opponent: Computer player");
    assert_eq!(stand.memory.online.host.opponent, Opponent::Computer("captain".to_owned()));
}

/// Without a club a game can be hosted only on this computer, and no seat is open there.
#[test]
fn a_game_is_hosted_at_home_without_a_club() {
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Host, ..empty() });
    assert!(stand.has("Connect to a club first, on the page “Join”."));
    stand.memory.online.can_host_at_home = true;
    let asked = stand.press("Host game");
    let [Action::Online(OnlineAction::Host(wish))] = asked.as_slice() else { panic!("{asked:?}") };
    assert!(wish.at_home && wish.opponent == Opponent::Invited, "{wish:?}");
    stand.memory.online.host.opponent = Opponent::Open;
    assert!(stand.has("Only a game at a club can be open."));
}

/// The ticket takes the place of the choices until the player hosts another game.
#[test]
fn the_ticket_is_copied_and_closed() {
    let ticket = Ticket { text: "kessel1abc".to_owned(), near: None, game: Some("due".to_owned()) };
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Host, ticket: Some(ticket), ..full() });
    assert!(stand.has("kessel1abc") && stand.has("Treat it like a key"));
    stand.press("Copy");
    assert!(stand.has("Copied.") && stand.memory.online.host.copied);
    assert_eq!(stand.press("Open game"), online(OnlineAction::Open { game: "due".to_owned() }));
    stand.press("Host another game");
    assert!(stand.memory.online.ticket.is_none() && stand.has("Your side".to_uppercase().as_str()));
}
