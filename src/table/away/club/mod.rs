//! The line to a club at the table: it connects, hosts and joins games, and fills the pages of online play.
//!
//! Nothing touches the network before the player connects or hosts. [`ClubLink`] has a line to one club at a time. The game
//! on the table has a line of its own to the same club, with the same token. A line follows one game, and most messages of
//! a referee do not name theirs: two uses of one line could not be kept apart.

mod addresses;
mod hearing;
mod home;
mod known;
mod link;
mod links;
mod lists;
mod referees;
mod relay;
mod wishes;

use super::{beginning, files::ended, offer::AwayOffer};
use crate::{
    engine::data::own_folder,
    panels::{
        GameSeat, LobbyRow, OnlineAction, OnlineGame, OnlinePage, OnlineState, ReplayAction, TitlePage,
    },
    table::{
        app::{host::Host, screen::Screen, sets::TableSet, waker::waker},
        files::keeping,
        session::{Request, SessionRequest},
        tabled::registry::Games,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
use known::KnownClubs;
use link::{ClubLink, Seen};
pub use referees::Referees;
use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

/// The folder with what the player has of clubs: the file of the known clubs, and the games that this computer holds.
/// Without it they last as long as the window, and no games are held here.
#[derive(Resource, Clone, Debug)]
pub struct OnlineFolder(pub PathBuf);

/// Where friends reach the games that this computer holds by ticket; in place of the public relays the player's settings may
/// name another one, or none. Without it there are no tickets, and nothing talks to a relay.
#[cfg(feature = "ticket")]
#[derive(Resource, Clone, Debug)]
pub struct TicketReach(pub crate::club::tickets::Reach);

/// The name of the file of the known clubs.
const CLUBS: &str = "clubs.json";

/// Uses the folder of the user, if the system has one.
pub(crate) fn use_folder_of_user(app: &mut App) {
    if let Some(folder) = own_folder() {
        app.insert_resource(OnlineFolder(folder));
        #[cfg(feature = "ticket")]
        app.insert_resource(TicketReach(crate::club::tickets::Reach::PublicRelays));
    }
}

/// The content of the pages of online play.
pub fn state_of(world: &World) -> Option<&OnlineState> {
    Some(&world.get_resource::<Host>()?.title.online)
}

/// What the panels show of the online game on the table; none for a game at this table.
pub fn game_of(world: &World) -> Option<&OnlineGame> {
    world.get_resource::<Host>()?.memory.online_game.as_ref()
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, offer)
        .add_systems(Update, attend.before(TableSet::AnswerRequests).run_if(resource_exists::<ClubLink>));
}

/// Offers online play on the title, with the clubs that are known.
fn offer(world: &mut World) {
    let kinds = world.get_resource::<Referees>().copied().unwrap_or_default();
    let folder = world.get_resource::<OnlineFolder>().map(|folder| folder.0.clone());
    let (known, fault) = KnownClubs::read(folder.as_ref().map(|folder| folder.join(CLUBS)));
    let link = ClubLink::new(kinds, folder, known, waker(world));
    #[cfg(feature = "ticket")]
    let link = {
        let mut link = link;
        link.reach = world.get_resource::<TicketReach>().map(|reach| reach.0.clone());
        link
    };
    if let Some(mut host) = world.get_resource_mut::<Host>() {
        let state = &mut host.bypass_change_detection().title.online;
        state.is_offered = true;
        state.can_host_at_home = link.can_host_at_home();
        state.fault = fault;
        state.goes_on = link.known.goes_on();
        link.known.show(state);
    }
    world.insert_resource(link);
}

/// Carries out an action of the player at a club; returns whether there is online play at this table.
pub(crate) fn act(world: &mut World, action: &OnlineAction) -> bool {
    with(world, |link, state, _| {
        link.act(state, action);
        true
    })
}

/// Notes whether the player wants drags to be shown in a game at the club with this mark. If the disk refuses, the wish is
/// forgotten with the program.
pub(crate) fn note_drags(world: &mut World, (mark, game): (&str, &str), show: bool) {
    if let Some(mut link) = world.get_resource_mut::<ClubLink>() {
        let _ = link.known.note_drags(mark, game, show);
    }
}

/// Hears what the club has sent, and asks it for its lists.
fn attend(world: &mut World) {
    if world.resource::<ClubLink>().has_line() {
        with(world, ClubLink::attend);
    }
}

/// Does something with the line and the state of the pages, and opens the game that is then ready. The work says whether
/// something has changed. Returns whether there is a line and a title.
fn with(world: &mut World, work: impl FnOnce(&mut ClubLink, &mut OnlineState, Seen) -> bool) -> bool {
    if !world.contains_resource::<Host>() || !world.contains_resource::<ClubLink>() {
        return false;
    }
    let is_title = world.get_resource::<State<Screen>>().is_some_and(|screen| *screen.get() == Screen::Title);
    let changed = world.resource_scope(|world, mut link: Mut<ClubLink>| {
        #[cfg(feature = "ticket")]
        if let Some(settings) = world.get_resource::<crate::settings::Settings>() {
            link.relay.clone_from(&settings.ticket_relay);
        }
        let mut host = world.resource_mut::<Host>();
        let title = &mut host.bypass_change_detection().title;
        let is_open = is_title && title.page == TitlePage::Online;
        let page = is_open.then_some(title.online.page);
        title.online.now = now();
        let changed = work(&mut link, &mut title.online, Seen { is_title, page });
        open_ready(world, &mut link);
        changed
    });
    if changed {
        world.write_message(RequestRedraw);
    }
    true
}

/// The present time, in seconds of UNIX time.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// Opens the game that the player waits for, if it has begun.
fn open_ready(world: &mut World, link: &mut ClubLink) {
    let Some(row) = link.ready.take() else { return };
    let opened = opened(world, link, &row);
    let mut host = world.resource_mut::<Host>();
    let title = &mut host.bypass_change_detection().title;
    title.online.fault = opened.err().or(title.online.fault.take());
    // The next look at the pages is for the games, and not for what the last game needed.
    if title.online.page == OnlinePage::Host || title.online.page == OnlinePage::Join {
        title.online.page = OnlinePage::Mine;
    }
    title.online.goes_on = None;
}

/// Opens a game on the table, over a line of its own.
fn opened(world: &mut World, link: &mut ClubLink, row: &LobbyRow) -> Result<(), String> {
    let replays = link.replays.take().is_some_and(|game| game == row.game);
    if replays
        && let Ok(folder) = keeping::folder_of_games(world)
        && let Some(path) = ended::saved_file(&folder, &row.game)
    {
        world.write_message(SessionRequest(Request::Replay(ReplayAction::OpenFile(path))));
        return Ok(());
    }
    let games = Games::of(world);
    let game = games.named(&row.kind).map_err(|refusal| refusal.why.plain())?;
    let card = game.card();
    let [first, second] = &row.seats;
    let players = [first, second].map(|seat| match seat {
        GameSeat::Player(name) | GameSeat::Bot(name) => name.clone(),
        GameSeat::Computer(name) => card.called(name),
        GameSeat::Open | GameSeat::Invited => String::new(),
    });
    let bots = [first, second].map(|seat| matches!(seat, GameSeat::Bot(_)));
    let (line, hello) = link.line_for(&row.game)?;
    let (kind, id, page) = (row.kind.clone(), row.game.clone(), row.page.clone());
    let club = link.mark();
    let drags = row.own.is_some() && link.known.wants_drags(&club, &id);
    let line = Box::new(line);
    let offer = AwayOffer { kind, club, game: id, players, line, hello, replays, bots, page, drags };
    beginning::begin(world, offer).map_err(|refusal| refusal.why.plain())?;
    link.note_opened(row)
}
