//! Tables that host and join games at a club, over sockets on this machine, by the actions of the pages of online play.

mod asking;
mod devices;
mod drags;
mod pages;

use super::Table;
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use kessel::{
    club::{
        accounts::{self, Chance},
        hall::{Hall, HallRules},
        server::{Server, Waits, serve},
    },
    engine::orders::{ChosenOptions, EndWish, Game, GameFile, Position, Record, Viewed},
    games::{PAGED, REFEREED, squad::rules::Squad},
    panels::{
        ChatRoom, Connection, HostWish, LineState, OnlineAction, OnlineClock, OnlineGame, OnlineState,
        Opponent, Panelled,
    },
    play::players::{HasPlayers, Seated, Thought},
    referee::{Hints, Role, bench::Takebacks, delay::DelayTerms, store::sqlite::Sqlite},
    table::{self, Ask, AutosaveFile, OnlineFolder, Referees, Request, Session, SessionRequest},
};
use std::{
    fs,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

/// The longest time that a test waits for something.
const PATIENCE: Duration = Duration::from_secs(10);

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-tables-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A club on this machine.
struct Club {
    server: Option<Server>,
    port: u16,
    folder: Folder,
}

impl Club {
    fn open(name: &str) -> Self {
        let mut club = Self { server: None, port: 0, folder: Folder::new(name) };
        club.start();
        club
    }

    fn store(&self) -> Sqlite {
        Sqlite::open(&self.folder.0.join("games.db")).expect("a database")
    }

    fn start(&mut self) {
        let rules = HallRules { club: "Test".to_owned(), ..HallRules::default() };
        let hall = Hall::open(Box::new(self.store()), &REFEREED, rules, 1).expect("a hall");
        let at = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let server = serve(hall, at, Box::new(self.store()), Waits::default(), &PAGED).expect("a server");
        self.port = server.address().port();
        self.server = Some(server);
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Returns a ticket with which a new player gets in.
    fn ticket(&self) -> String {
        let mut chance = Chance::of_system(2).expect("random numbers");
        let invite = accounts::invite(&mut self.store(), &mut chance, (Role::Player, 1, None), 0);
        format!("{}#{}", self.address(), invite.expect("an invitation"))
    }
}

/// A table with its player, who gives orders by chance.
struct Stand {
    table: Table,
    adviser: Seated<Squad>,
    given: usize,
}

impl Stand {
    fn new(folder: &Folder, seed: u64) -> Self {
        let folder = folder.0.clone();
        let plugins = |app: &mut App| {
            app.insert_resource(Referees { games: &REFEREED, pages: &PAGED })
                .insert_resource(OnlineFolder(folder));
            app.add_plugins(EguiPlugin::default()).add_plugins((table::plugin, table::panels_plugin));
        };
        let table = Table::of(kessel::games::on_table(), plugins, |_| {});
        Self { table, adviser: Squad::player("random", seed).expect("a player by chance"), given: 0 }
    }

    fn state(&self) -> &OnlineState {
        table::online_state(self.table.app.world()).expect("the pages of online play")
    }

    /// What the panels show of the game.
    fn game(&self) -> Option<&OnlineGame> {
        table::online_game(self.table.app.world())
    }

    fn request(&mut self, request: Request) {
        self.table.app.world_mut().write_message(SessionRequest(request));
        self.table.wait(1);
    }

    fn act(&mut self, action: OnlineAction) {
        self.request(Request::Online(action));
    }

    fn connect(&mut self, to: String, name: &str) {
        self.act(OnlineAction::Connect { to, name: name.to_owned() });
    }

    /// Whether the player here must give an order, and nothing is under way.
    fn is_due(&self) -> bool {
        let Some(game) = self.game().filter(|game| game.line == LineState::Connected) else { return false };
        let session = self.table.get::<Session<Squad>>();
        let Some(rulebook) = &session.rulebook else { return false };
        let acting = Squad::acting(rulebook, &self.table.get::<Position<Squad>>().public);
        game.own == Some(acting) && game.due.contains(&acting)
    }

    /// Gives an order by chance.
    fn order(&mut self) {
        let rulebook = self.table.get::<Session<Squad>>().rulebook.clone().expect("a game");
        let order = {
            let view = Squad::view(&rulebook, self.table.get::<Position<Squad>>());
            self.adviser.choose_order(&view, &Thought::default()).order
        };
        self.given += 1;
        self.request(Request::order(order));
    }

    /// The number of steps that were sent to this table.
    fn steps(&self) -> usize {
        self.table.get::<Session<Squad>>().record().map_or(0, |record| record.orders())
    }
}

/// Runs both tables until something is so.
#[track_caller]
fn wait_for(what: &str, stands: &mut [&mut Stand], mut is_so: impl FnMut(&mut [&mut Stand]) -> bool) {
    let until = Instant::now() + PATIENCE;
    loop {
        stands.iter_mut().for_each(|stand| stand.table.wait(1));
        if is_so(stands) {
            return;
        }
        let told = |stand: &&mut Stand| (stand.state().fault.clone(), stand.state().connection);
        let faults: Vec<_> = stands.iter().map(told).collect();
        assert!(Instant::now() < until, "{what} did not come: {faults:?}");
        thread::sleep(Duration::from_millis(1));
    }
}

/// Lets both players give this many orders together, and waits until all have arrived.
#[track_caller]
fn play(stands: &mut [&mut Stand], orders: usize) {
    let before: usize = stands.iter().map(|stand| stand.given).sum();
    wait_for("the orders", stands, |stands| {
        for stand in stands.iter_mut() {
            if stand.is_due() {
                stand.order();
            }
        }
        let given: usize = stands.iter().map(|stand| stand.given).sum();
        let has_arrived =
            |stand: &&mut Stand| stand.game().is_some_and(|game| game.line == LineState::Connected);
        given >= before + orders && stands.iter().all(has_arrived)
    });
    for stand in stands {
        let refusal = &stand.table.get::<Session<Squad>>().refusal;
        assert!(refusal.is_none(), "{refusal:?}");
    }
}

/// A game for the first side of a small scenario, with an invitation for the other.
fn wish(at_home: bool) -> Box<HostWish> {
    Box::new(HostWish {
        scenario: "patrol".to_owned(),
        options: ChosenOptions::usual::<Squad>(),
        side: 0,
        opponent: Opponent::Invited,
        takebacks: Takebacks::Ask,
        hints: Hints::Allowed,
        clock: OnlineClock::None,
        delay: DelayTerms::None,
        public: false,
        rated: false,
        at_home,
    })
}

/// Hosts a game at one table, and joins it at the other with the ticket.
#[track_caller]
fn host_and_join(anna: &mut Stand, bert: &mut Stand, at_home: bool) {
    host_and_join_as(anna, bert, *wish(at_home));
}

/// The same with other terms.
#[track_caller]
fn host_and_join_as(anna: &mut Stand, bert: &mut Stand, wish: HostWish) {
    anna.act(OnlineAction::Host(Box::new(wish)));
    wait_for("the ticket", &mut [&mut *anna], |stands| stands[0].state().ticket.is_some());
    let ticket = anna.state().ticket.clone().expect("a ticket");
    anna.act(OnlineAction::Open { game: ticket.game.expect("the id of the game") });
    bert.connect(ticket.text, "Bert");
    wait_for("the game at both tables", &mut [anna, bert], |stands| {
        stands.iter().all(|stand| stand.game().is_some())
    });
}

#[test]
fn two_tables_host_join_play_and_chat_at_a_club() {
    let (club, folders) = (Club::open("plays"), ["plays-a", "plays-b"].map(Folder::new));
    let (mut anna, mut bert) = (Stand::new(&folders[0], 3), Stand::new(&folders[1], 4));
    assert!(anna.state().is_offered && anna.state().connection == Connection::None);
    anna.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut anna], |stands| stands[0].state().player.as_deref() == Some("Anna"));
    host_and_join(&mut anna, &mut bert, false);
    play(&mut [&mut anna, &mut bert], 8);
    assert!(anna.given > 0 && anna.steps() >= anna.given, "an order is a step of its own player");
    wait_for("both players", &mut [&mut anna, &mut bert], |stands| {
        stands.iter().all(|stand| stand.game().is_some_and(|game| game.present == [true; 2]))
    });
    assert_eq!(anna.game().expect("a game").players, ["Anna", "Bert"]);
    bert.act(OnlineAction::Say { room: ChatRoom::Players, text: "Good luck".to_owned() });
    wait_for("the text", &mut [&mut anna, &mut bert], |stands| {
        let said = stands[0].game().and_then(|game| game.chat.first());
        said.is_some_and(|said| said.by == "Bert" && said.side == Some(1) && said.text == "Good luck")
    });
}

/// This computer holds the game, and a friend joins it with the ticket.
#[test]
fn a_game_is_hosted_on_this_computer() {
    let folders = ["home-a", "home-b"].map(Folder::new);
    let (mut anna, mut bert) = (Stand::new(&folders[0], 5), Stand::new(&folders[1], 6));
    assert!(anna.state().can_host_at_home);
    host_and_join(&mut anna, &mut bert, true);
    assert!(anna.state().home_player.is_some(), "the player of this computer has an account");
    play(&mut [&mut anna, &mut bert], 4);
}

/// In a game without hints both tables know it, and refuse to give one.
#[test]
fn a_table_gives_no_hint_where_the_players_agreed_on_none() {
    let folders = ["hints-a", "hints-b"].map(Folder::new);
    let (mut anna, mut bert) = (Stand::new(&folders[0], 13), Stand::new(&folders[1], 14));
    let usual = *wish(true);
    host_and_join_as(&mut anna, &mut bert, HostWish { hints: Hints::None, ..usual });
    for stand in [&anna, &bert] {
        assert_eq!(stand.game().map(|game| game.hints), Some(Hints::None));
    }
    wait_for("the move", &mut [&mut anna, &mut bert], |stands| stands.iter().any(|stand| stand.is_due()));
    let mut stands = [anna, bert];
    let due = stands.iter_mut().find(|stand| stand.is_due()).expect("a player is waited for");
    due.table.tap(KeyCode::KeyH);
    let refusal = due.table.get::<Session<Squad>>().refusal.clone();
    let why = refusal.map(|refusal| refusal.why.to_string());
    assert_eq!(why.as_deref(), Some("hints are not allowed in this game"));
}

/// What is wrong with a ticket is said in a sentence, and the player can try again.
#[test]
fn a_wrong_ticket_is_answered_by_a_sentence() {
    let (club, folder) = (Club::open("wrong"), Folder::new("wrong-a"));
    let mut stand = Stand::new(&folder, 7);
    let mut fault = |to: String, name: &str, part: &str| {
        stand.connect(to, name);
        wait_for(part, &mut [&mut stand], |stands| {
            stands[0].state().fault.as_ref().is_some_and(|fault| fault.contains(part))
        });
        stand.state().connection
    };
    let wrong = format!("{}#k7w2k7w2k7w2", club.address());
    assert_eq!(fault(wrong, "Anna", "this invitation is not valid"), Connection::Connected);
    assert_eq!(
        fault("ftp://club.example".to_owned(), "Anna", "is not the address of a club"),
        Connection::None
    );
    assert_eq!(fault(club.ticket(), "", "a name of 2 to 32 letters"), Connection::Connected);
    stand.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut stand], |stands| stands[0].state().player.is_some());
}

/// A game goes on when its club has been away, and after the program of a player was started again.
#[test]
fn a_game_goes_on_after_the_club_and_after_the_program_have_ended() {
    let (mut club, folders) = (Club::open("again"), ["again-a", "again-b"].map(Folder::new));
    let (mut anna, mut bert) = (Stand::new(&folders[0], 8), Stand::new(&folders[1], 9));
    anna.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut anna], |stands| stands[0].state().player.is_some());
    host_and_join(&mut anna, &mut bert, false);
    play(&mut [&mut anna, &mut bert], 2);
    club.server = None;
    wait_for("the loss of both lines", &mut [&mut anna, &mut bert], |stands| {
        stands.iter().all(|stand| matches!(stand.game().map(|game| game.line), Some(LineState::Lost { .. })))
    });
    club.start();
    wait_for("both lines", &mut [&mut anna, &mut bert], |stands| {
        stands.iter().all(|stand| stand.game().is_some_and(|game| game.line == LineState::Connected))
    });
    play(&mut [&mut anna, &mut bert], 2);
    drop(bert);
    let mut bert = Stand::new(&folders[1], 10);
    assert_eq!(bert.state().goes_on.as_deref(), Some("Test"));
    bert.act(OnlineAction::GoOn);
    wait_for("the game", &mut [&mut anna, &mut bert], |stands| stands[1].game().is_some());
    assert_eq!(bert.state().goes_on, None);
    play(&mut [&mut anna, &mut bert], 4);
}

/// The file of a game that has ended is saved at both tables with the proof of its dice, and replays as it was recorded. While
/// the game goes on, no file is there.
#[test]
fn the_file_of_an_ended_game_is_saved_and_its_dice_are_proved() {
    let (club, folders) = (Club::open("file"), ["file-a", "file-b"].map(Folder::new));
    let (mut anna, mut bert) = (Stand::new(&folders[0], 11), Stand::new(&folders[1], 12));
    anna.table.app.insert_resource(AutosaveFile(folders[0].0.join("autosave.kessel")));
    bert.table.app.insert_resource(AutosaveFile(folders[1].0.join("autosave.kessel")));
    anna.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut anna], |stands| stands[0].state().player.is_some());
    host_and_join(&mut anna, &mut bert, false);
    play(&mut [&mut anna, &mut bert], 4);
    let saved = |ending: &str| -> Vec<PathBuf> {
        let files = folders.iter().flat_map(|folder| fs::read_dir(&folder.0).expect("a folder").flatten());
        let is_wanted = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with("online-") && name.ends_with(ending)
        };
        files.map(|file| file.path()).filter(is_wanted).collect()
    };
    assert!(saved(".kessel").is_empty(), "the game goes on");
    let own = anna.game().and_then(|game| game.own).expect("a player");
    let command = Squad::ends(&anna.table.get::<Position<Squad>>().public, EndWish::Resign(own));
    let command = command.expect("a command");
    anna.request(Request::People(Ask::command(command.clone())));
    wait_for("both files", &mut [&mut anna, &mut bert], |stands| {
        // An order of the other player may have been under way when the player resigned.
        if stands[0].table.get::<Session<Squad>>().refusal.is_some() {
            stands[0].request(Request::People(Ask::command(command.clone())));
        }
        saved(".proof").len() == 2
    });
    let files = saved(".kessel");
    assert_eq!(files.len(), 2);
    for file in files {
        let text = fs::read_to_string(file).expect("a file");
        let file = GameFile::<Squad>::parse("game.kessel", text).expect("a game file");
        let opened = Record::<Squad>::from_file(&mut Squad::world(), file).expect("a game");
        assert!(opened.whole, "{:?}", opened.notes);
    }
    for stand in [&anna, &bert] {
        let log = &stand.table.get::<Session<Squad>>().log;
        assert!(
            log.iter().any(|line| line.text.starts_with("The dice of this game are proved: ")),
            "{log:?}"
        );
    }
    // Each table was sent the game as the file has it, from a file of its own.
    assert_eq!(saved(".seen").len(), 2);
    wait_for("the comparison", &mut [&mut anna, &mut bert], |stands| {
        let agrees = "The game file agrees with everything that this program was sent";
        let has_agreed = |stand: &&mut Stand| {
            stand.table.get::<Session<Squad>>().log.iter().any(|line| line.text == agrees)
        };
        stands.iter().all(has_agreed)
    });
}
