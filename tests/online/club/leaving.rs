//! Games that are withdrawn, and seats that are left, before a game begins.

use super::house::{House, Member, join, leave, open, patrol, sit};
use kessel::{
    club::{accounts, hall::LinkId},
    referee::wire::{ClientMessage, ErrorCode, LobbyShown, NewOffer, RefereeMessage},
};

fn made(answer: RefereeMessage) -> (String, Option<String>) {
    match answer {
        RefereeMessage::Made { game, invite, .. } => (game, invite),
        other => panic!("{other:?}"),
    }
}

fn lobby(house: &mut House, member: &Member) -> LobbyShown {
    match house.answer(member.link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(lobby) => *lobby,
        other => panic!("{other:?}"),
    }
}

fn left(game: &str, side: Option<&str>) -> RefereeMessage {
    RefereeMessage::Left { game: game.to_owned(), side: side.map(str::to_owned) }
}

/// Whether a link was sent this.
fn is_told(house: &mut House, link: LinkId, message: &RefereeMessage) -> bool {
    house.messages(link).contains(message)
}

#[test]
fn an_offer_is_withdrawn_by_the_player_who_made_it() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let (game, _) = made(house.make(&anna, patrol("key")));
    assert_eq!(house.refusal(ben.link, &leave(&game)), ErrorCode::Seat, "Ben has no seat in it");
    assert_eq!(house.ask(anna.link, &leave(&game)), [left(&game, None)]);
    assert!(lobby(&mut house, &anna).mine.is_empty() && lobby(&mut house, &ben).open.is_empty());
    for message in [sit(&game, "allied"), open(&game), leave(&game)] {
        assert_eq!(house.refusal(ben.link, &message), ErrorCode::NoGame);
    }
    let (again, _) = made(house.make(&anna, patrol("key")));
    assert_ne!(again, game);
    assert_eq!(lobby(&mut house, &ben).open[0].game, again);
}

#[test]
fn a_seat_is_left_while_the_dice_are_not_agreed_on() {
    let mut house = House::new();
    let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
    let (game, _) = made(house.make(&anna, patrol("key")));
    house.are_dice_by_hand = true;
    house.send(ben.link, &sit(&game, "allied"));
    for link in [anna.link, ben.link] {
        house.texts(link);
    }
    house.send(ben.link, &leave(&game));
    for link in [anna.link, ben.link] {
        assert!(is_told(&mut house, link, &left(&game, Some("allied"))));
    }
    assert_eq!(house.refusal(ben.link, &leave(&game)), ErrorCode::Seat);
    // Another player takes it, and the game begins; then no seat can be left.
    house.are_dice_by_hand = false;
    house.send(clara.link, &sit(&game, "allied"));
    for member in [&anna, &clara] {
        house.texts(member.link);
        assert_eq!(house.refusal(member.link, &leave(&game)), ErrorCode::Begun);
        assert!(matches!(house.answer(member.link, &open(&game)), RefereeMessage::Game(_)));
    }
}

/// The player who made it withdraws it also when the other seat is taken.
#[test]
fn a_game_that_forms_is_withdrawn_for_both() {
    let mut house = House::new();
    house.are_dice_by_hand = true;
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let (game, _) = made(house.make(&anna, patrol("key")));
    house.send(ben.link, &sit(&game, "allied"));
    house.send(anna.link, &leave(&game));
    for link in [anna.link, ben.link] {
        assert!(is_told(&mut house, link, &left(&game, None)));
    }
    assert!(lobby(&mut house, &ben).mine.is_empty());
    house.restart();
    let ben = house.again(&ben);
    house.wait(250);
    assert!(house.messages(ben.link).is_empty(), "nothing is asked of his program");
}

/// A player who has left a seat that waits for its invitation can take it again by it, on the same line too.
#[test]
fn an_invitation_leads_back_to_a_seat_that_was_left() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let offer = NewOffer { other: "invite".to_owned(), ..patrol("key") };
    let (game, invite) = made(house.make(&anna, offer));
    let invite = invite.unwrap();
    house.are_dice_by_hand = true;
    house.send(ben.link, &join(&invite, None));
    house.send(ben.link, &leave(&game));
    house.texts(ben.link);
    assert_eq!(house.refusal(ben.link, &sit(&game, "allied")), ErrorCode::Seat, "it is not open");
    // Its use for an account is gone: otherwise it would make any number of them.
    let guest = house.guest();
    assert_eq!(house.refusal(guest, &join(&invite, Some("Dora"))), ErrorCode::Invite);
    house.are_dice_by_hand = false;
    let joined = house.ask(ben.link, &join(&invite, None));
    assert!(matches!(&joined[0], RefereeMessage::Joined { .. }), "{joined:?}");
    assert!(matches!(house.answer(ben.link, &open(&game)), RefereeMessage::Game(_)));
}

#[test]
fn only_players_leave_and_nothing_is_learnt_of_private_games() {
    let mut house = House::new();
    let (anna, clara, guest) = (house.member("Anna"), house.member("Clara"), house.guest());
    let private = NewOffer { public: false, other: "invite".to_owned(), ..patrol("key") };
    let (game, _) = made(house.make(&anna, private));
    for of in [game.as_str(), "nothing", ""] {
        assert_eq!(house.refusal(clara.link, &leave(of)), ErrorCode::NoGame);
        assert_eq!(house.refusal(guest, &leave(of)), ErrorCode::Role);
    }
    assert_eq!(lobby(&mut house, &anna).mine.len(), 1);
}

/// The offers of a player who is banned go, and the seats of that player are free again.
#[test]
fn a_ban_frees_what_has_not_begun() {
    let mut house = House::new();
    house.are_dice_by_hand = true;
    let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
    let (offer, _) = made(house.make(&ben, patrol("offer")));
    let (game, _) = made(house.make(&anna, patrol("key")));
    house.send(ben.link, &sit(&game, "allied"));
    accounts::ban(&mut house.store, "Ben", house.at).unwrap();
    house.wait(31_000);
    house.texts(anna.link);
    house.texts(clara.link);
    let open_games = lobby(&mut house, &clara).open;
    assert!(open_games.len() == 1 && open_games[0].game == game, "{open_games:?}");
    assert_eq!(house.refusal(clara.link, &sit(&offer, "allied")), ErrorCode::NoGame);
    house.are_dice_by_hand = false;
    house.send(clara.link, &sit(&game, "allied"));
    house.texts(clara.link);
    assert!(matches!(house.answer(clara.link, &open(&game)), RefereeMessage::Game(_)));
}
