//! The games that this computer holds: a club in this program, with its data in the player's folder. It ends with the
//! program.

use super::referees::Referees;
#[cfg(feature = "ticket")]
use crate::club::{
    server::TicketDoor,
    tickets::{Reach, key_in},
};
use crate::{
    club::{
        accounts::{self, Chance, tidy_name},
        hall::{Hall, HallRules},
        server::{Server, Waits, serve},
    },
    engine::{dice::any_seed, storage::in_plain_words, text::say},
    referee::{Role, store::sqlite::Sqlite},
};
use std::{
    fs::DirBuilder,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// The name of the folder in the player's folder, and of the database in it.
const FOLDER: &str = "home-club";
const DATABASE: &str = "games.db";
/// The usual port: tickets that name it stay valid when the program is started again.
const PORT: u16 = 4480;
/// The milliseconds for which the invitation of the player of this computer is valid.
const VALID: i64 = 60 * 60 * 1000;

/// The club in this program.
pub(super) struct Home {
    server: Server,
    database: PathBuf,
    /// The way in by ticket; none if it is not opened.
    #[cfg(feature = "ticket")]
    door: Option<(TicketDoor, Reach)>,
}

impl Home {
    /// Starts it in this folder, with the name that others see. It listens in every network of the machine: a friend in the
    /// same one can reach it.
    ///
    /// # Errors
    /// The data cannot be used, or no port can: a sentence.
    pub fn start(folder: &Path, name: &str, kinds: Referees) -> Result<Self, String> {
        let folder = folder.join(FOLDER);
        make(&folder)?;
        let database = folder.join(DATABASE);
        let open = |port: u16| {
            let store = Sqlite::open(&database).map_err(|fault| fault.to_string())?;
            let rules = HallRules { club: name.to_owned(), ..HallRules::default() };
            let hall = Hall::open(Box::new(store), kinds.games, rules, any_seed()?)
                .map_err(|fault| fault.to_string())?;
            let computers = Sqlite::open(&database).map_err(|fault| fault.to_string())?;
            let at = SocketAddr::from((Ipv4Addr::UNSPECIFIED, port));
            serve(hall, at, Box::new(computers), Waits::default(), kinds.pages)
                .map_err(|fault| fault.to_string())
        };
        // Another program may have the usual port.
        let server = open(PORT).or_else(|_| open(0))?;
        Ok(Self {
            server,
            database,
            #[cfg(feature = "ticket")]
            door: None,
        })
    }

    /// Lets friends in by ticket too. The waker is called when the ticket has changed.
    ///
    /// # Errors
    /// The key cannot be read or kept: a sentence.
    #[cfg(feature = "ticket")]
    pub fn open_to_tickets(
        &mut self,
        reach: Reach,
        waker: impl Fn() + Send + Sync + 'static,
    ) -> Result<(), String> {
        let key = key_in(self.database.parent().unwrap_or(Path::new("")))?;
        self.door = Some((self.server.open_to_tickets(key, reach.clone(), waker), reach));
        Ok(())
    }

    /// The ticket with this invitation; none as long as there is no way in by ticket.
    #[cfg(feature = "ticket")]
    pub fn ticket(&self, invite: &str) -> Option<String> {
        let (door, _) = self.door.as_ref()?;
        Some(door.ticket()?.with_invite(invite).write())
    }

    /// Where it is reached by ticket; none if it is not.
    #[cfg(feature = "ticket")]
    pub fn reach(&self) -> Option<&Reach> {
        self.door.as_ref().map(|(_, reach)| reach)
    }

    /// Whether it can go on.
    pub fn is_running(&self) -> bool {
        self.server.is_running()
    }

    /// The address at which this program reaches it.
    pub fn address(&self) -> String {
        line_at(Ipv4Addr::LOCALHOST.into(), self.server.address().port())
    }

    /// The address at which a friend in the same network reaches it.
    pub fn address_for_friends(&self) -> String {
        line_at(own_address(), self.server.address().port())
    }

    /// Makes the invitation with which the player of this computer gets in, as its keeper.
    ///
    /// # Errors
    /// The data cannot be used: a sentence.
    pub fn invitation(&self) -> Result<String, String> {
        let mut store = Sqlite::open(&self.database).map_err(|fault| fault.to_string())?;
        let mut chance = Chance::of_system(any_seed()?)?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        let given = (Role::Keeper, 1, Some(at.saturating_add(VALID)));
        accounts::invite(&mut store, &mut chance, given, at).map_err(|fault| fault.to_string())
    }
}

/// Makes a folder that its owner alone can read: the database has hidden units and dice to come.
fn make(folder: &Path) -> Result<(), String> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder).map_err(|error| in_plain_words(&error))
}

fn line_at(address: IpAddr, port: u16) -> String {
    format!("ws://{}/line", SocketAddr::from((address, port)))
}

/// Returns the address of this machine in its network; that of the machine itself if it is in none. Nothing is sent for
/// it: the system only says over which address it would go.
fn own_address() -> IpAddr {
    // An address that is kept for examples (RFC 5737).
    let far = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let address = socket.and_then(|socket| {
        socket.connect(far)?;
        socket.local_addr()
    });
    let address = address.map(|address| address.ip()).ok().filter(|address| !address.is_unspecified());
    address.unwrap_or(Ipv4Addr::LOCALHOST.into())
}

/// Returns the name of the player of this computer: the one that was typed, or that of the user of the machine.
pub(super) fn own_name(typed: &str) -> String {
    let mut of_user = ["USER", "LOGNAME", "USERNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    let typed = (!typed.trim().is_empty()).then(|| typed.trim().to_owned());
    // A typed name that the club does not take is refused by it, in its own sentence.
    typed.or_else(|| of_user.find_map(|name| tidy_name(&name))).unwrap_or_else(|| say!("online-home-player"))
}
