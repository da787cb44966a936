//! Pages of online play: links, addresses for messages, marks of programs, restarts of the dice, and the search.

use super::online_pages::{Stand, full, online, row};
use crate::{
    engine::text::{ENGLISH, PSEUDO, in_language, within},
    panels::{
        Action, AddressState, GameSeat, HostDraft, Lobby, LobbyRow, OnlineAction, OnlinePage, OnlineState,
        Opponent, TurnAddresses, buttons,
    },
};
use bevy_egui::egui::{Key, Rect, pos2};

const PAGE: &str = "https://club.example/g/7kq2m9x4";
const NAME: &str = "Game The road to bridge: German side, against Bert the Younger";

/// A club with one game of the player in both lists.
fn with(game: LobbyRow) -> OnlineState {
    let ended = LobbyRow { result: Some("German victory".to_owned()), due: Vec::new(), ..game.clone() };
    let lobby = Lobby { mine: vec![game], ended: vec![ended], ..Lobby::default() };
    OnlineState { lobby: Some(lobby), ..full() }
}

/// A private game with all that can be passed on, against a program, whose dice were agreed on three times.
fn private() -> LobbyRow {
    LobbyRow {
        seats: [GameSeat::Player("Anna".to_owned()), GameSeat::Bot("Bert".to_owned())],
        due: vec!["Bert".to_owned()],
        public: false,
        page: Some(format!("{PAGE}?watch=k7w2")),
        watch: Some("wss://club.example#k7w2".to_owned()),
        restarts: 2,
        ..row("private", false)
    }
}

/// A club that sends everything, and knows an address.
fn sending() -> AddressState {
    let kept = TurnAddresses { mail: "anna@example.org".to_owned(), hook: String::new() };
    AddressState {
        sends_mail: true,
        sends_hooks: true,
        kept: Some(kept.clone()),
        draft: kept,
        ..AddressState::default()
    }
}

/// The link to the page of a game is copied, and in a private game the invitation to watch it.
#[test]
fn links_and_invitations_are_copied() {
    let mut stand = Stand::new(with(LobbyRow { page: Some(PAGE.to_owned()), ..row("due", true) }));
    assert_eq!(stand.press(&format!("Copy link: {NAME}")), []);
    assert_eq!(stand.memory.online.copied.as_deref(), Some(PAGE));
    assert!(stand.has("Copied. Paste it into a message."));
    assert!(!buttons(&stand.screen.ctx).contains_key("Copy invitation to watch"));
    stand.memory.online = with(private());
    assert!(!stand.has("Copied."));
    stand.press("Copy link");
    assert_eq!(stand.memory.online.copied, Some(format!("{PAGE}?watch=k7w2")));
    stand.press("Copy invitation to watch");
    assert_eq!(stand.memory.online.copied.as_deref(), Some("wss://club.example#k7w2"));
    stand.memory.online = with(row("due", true));
    assert!(!stand.has("Copy link"), "no page, and no invitation");
}

#[test]
fn programs_and_dice_that_were_begun_again_are_marked() {
    let mut stand = Stand::new(with(private()));
    assert!(stand.has("German side, against Bert (program)") && stand.has("To move: Bert (program)"));
    assert!(stand.has("The agreement on the dice was begun again 2 times."));
    stand.memory.online = with(row("due", true));
    assert!(!stand.has("(program)") && !stand.has("begun again"));
}

/// The search looks at the names of players, scenarios and games, whatever the case of letters; Escape clears it.
#[test]
fn lists_are_searched() {
    let other = LobbyRow { scenario: "river".to_owned(), ..private() };
    let mut stand = Stand::new(OnlineState { page: OnlinePage::Archive, ..full() });
    let ended = vec![row("ended", false), other.clone()];
    stand.memory.online.lobby = Some(Lobby { ended, mine: vec![other], ..Lobby::default() });
    assert!(stand.has("The road to bridge") && stand.has("The road to river"));
    stand.type_into("Search", "RIVER bert");
    assert!(!stand.has("The road to bridge") && stand.has("The road to river"));
    stand.on(|screen, draw| screen.key(Key::Escape, draw));
    assert_eq!(stand.memory.online.search.archive, "");
    assert!(stand.has("The road to bridge"));
    stand.memory.online.search.archive = "younger general".to_owned();
    assert!(stand.has("The road to bridge") && !stand.has("The road to river"));
    stand.memory.online.search.archive = "zeppelin".to_owned();
    assert!(stand.has("No game matches the search."));
    stand.memory.online.page = OnlinePage::Mine;
    assert!(stand.has("The road to river"), "each list has a search of its own");
}

/// Only what was changed is sent. The club’s refusal is said, and a club without such messages says so in a sentence.
#[test]
fn addresses_are_shown_and_saved() {
    let join = || OnlineState { page: OnlinePage::Join, ..full() };
    let mut stand = Stand::sized(1280.0, 1600.0, join());
    assert!(stand.has("This club sends no messages to players who are away."));
    stand.memory.online.addresses = AddressState { kept: None, ..sending() };
    assert!(stand.has("The addresses appear when the club has answered."));
    stand.memory.online.addresses = sending();
    assert!(stand.has("Saved at the club: anna@example.org") && stand.has("The club has no address."));
    assert_eq!(stand.press("Save addresses"), [], "nothing has changed");
    stand.type_into("Webhook", "http://example.org/hook");
    let hook = Some("http://example.org/hook".to_owned());
    let save = online(OnlineAction::SetAddresses { mail: None, hook });
    assert_eq!(stand.press("Save addresses"), save);
    stand.memory.online.addresses.refused = Some("this is not an e-mail address".to_owned());
    assert!(stand.has("This is not an e-mail address"));
    stand.memory.online.addresses.waits = true;
    assert_eq!(stand.press("Save addresses"), [], "one at a time");
    stand.memory.online.addresses = AddressState { sends_mail: false, ..sending() };
    assert!(stand.has("This club sends no e-mail.") && !stand.has("E-mail address"));
    stand.memory.online.player = None;
    assert!(!stand.has("This club sends no e-mail."), "a guest has no addresses");
}

/// Nothing is cut or covered, in English and in a language that is 40 % longer.
#[test]
fn no_text_of_the_additions_is_cut_or_covered() {
    for language in [ENGLISH, PSEUDO] {
        within(in_language(language), || {
            let mut stand = Stand::new(full());
            let page_area = Rect::from_min_max(pos2(340.0, 0.0), pos2(1280.0, 720.0));
            for page in [OnlinePage::Mine, OnlinePage::Join, OnlinePage::Archive] {
                let refused = Some("this club sends no e-mail".to_owned());
                let addresses = AddressState { refused, ..sending() };
                let copied = private().page;
                stand.memory.online = OnlineState { page, addresses, copied, ..with(private()) };
                stand.settle();
                assert_eq!(stand.screen.cut(), Vec::<String>::new(), "{language} {page:?}");
                assert_eq!(
                    stand.screen.overlaps(page_area),
                    Vec::<[String; 2]>::new(),
                    "{language} {page:?}"
                );
            }
        });
    }
}

/// A rated game says so, with the ratings of its players.
#[test]
fn ratings_are_shown_beside_names() {
    let rated = LobbyRow { rated: true, ratings: [Some(985), Some(1_216)], ..row("due", true) };
    let mut stand = Stand::new(with(rated));
    assert!(stand.has("Rated") && stand.has("against Bert the Younger (1,216)"));
    assert!(!Stand::new(with(row("due", true))).has("Rated"));
}

/// The choice is there at a club that rates games, between two people.
#[test]
fn a_rated_game_is_hosted_between_people() {
    let hosting = |has_ratings: bool, host: HostDraft| {
        let state = OnlineState { page: OnlinePage::Host, has_ratings, host, ..full() };
        Stand::sized(1280.0, 2000.0, state)
    };
    let hosts = |stand: &mut Stand| match stand.press("Host game").as_slice() {
        [Action::Online(OnlineAction::Host(wish))] => wish.rated,
        other => panic!("{other:?}"),
    };
    let mut stand = hosting(true, HostDraft::default());
    stand.press("Rated");
    assert!(stand.memory.online.host.rated && hosts(&mut stand));
    let chosen = HostDraft { rated: true, ..HostDraft::default() };
    let computer = HostDraft { opponent: Opponent::Computer("captain".to_owned()), ..chosen.clone() };
    let home = HostDraft { at_home: true, ..chosen.clone() };
    for (has_ratings, host) in [(false, chosen), (true, computer), (true, home)] {
        let mut stand = hosting(has_ratings, host);
        assert!(!stand.has("Rated") && !hosts(&mut stand));
    }
}
