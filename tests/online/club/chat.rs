//! The chat of a game.

use super::{
    house::{House, open},
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    games::squad::rules::Squad,
    referee::wire::{Audience, ChatRoom, ClientMessage, ErrorCode, Question, RefereeMessage},
};

fn say(game: &str, text: &str, to: Audience) -> ClientMessage {
    ClientMessage::Say { game: game.to_owned(), text: text.to_owned(), to }
}

/// The texts of the chat that a link was sent.
fn heard(messages: &[RefereeMessage]) -> Vec<(String, ChatRoom)> {
    let said = messages.iter().filter_map(|message| match message {
        RefereeMessage::Said(said) => Some((said.text.clone(), said.to)),
        _ => None,
    });
    said.collect()
}

/// Opens the game on a new link of each viewer, and returns the texts that they are sent.
fn comes(house: &mut House, link: LinkId, game: &str) -> Vec<String> {
    let sent = house.ask(link, &open(game));
    heard(&sent).into_iter().map(|(text, _)| text).collect()
}

#[test]
fn players_do_not_read_what_spectators_write_before_the_end() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let game = table.game.clone();
    let [anna, ben, guest] = [0, 1, 2].map(|number| table.viewers[number].link);
    let clara = house.member("Clara");
    house.ask(clara.link, &open(&game));

    house.send(anna, &say(&game, " to all ", Audience::All));
    house.send(ben, &say(&game, "to Anna", Audience::Players));
    house.send(clara.link, &say(&game, "he has mines there", Audience::All));
    assert_eq!(house.refusal(guest, &say(&game, "me too", Audience::All)), ErrorCode::Role, "a guest");
    let to_players = say(&game, "psst", Audience::Players);
    assert!(
        house
            .ask(clara.link, &to_players)
            .iter()
            .any(|message| { matches!(message, RefereeMessage::Error { code: ErrorCode::Role, .. }) })
    );
    let text = |text: &str, room: ChatRoom| (text.to_owned(), room);
    let (all, players) = (text("to all", ChatRoom::All), text("to Anna", ChatRoom::Players));
    for link in [anna, ben] {
        assert_eq!(heard(&house.messages(link)), [all.clone(), players.clone()]);
    }

    // The same for those who come later.
    let member = |number: usize| table.members[number].clone();
    let (later, watcher) = (house.again(&member(0)), house.guest());
    assert_eq!(comes(&mut house, later.link, &game), ["to all", "to Anna"]);
    assert_eq!(comes(&mut house, watcher, &game), ["to all", "he has mines there"]);
    // Texts have numbers: one that is sent again is known.
    house.restart();
    let later = house.again(&member(1));
    assert_eq!(comes(&mut house, later.link, &game), ["to all", "to Anna"]);

    // After the end players read everything.
    let n = match house.answer(later.link, &open(&game)) {
        RefereeMessage::Game(game) => game.n,
        other => panic!("{other:?}"),
    };
    let (key, what) = ("resign".to_owned(), Question::Resign);
    house.ask(later.link, &ClientMessage::Ask { game: game.clone(), key, after: n, what });
    let last = house.again(&member(0));
    assert_eq!(comes(&mut house, last.link, &game), ["to all", "to Anna", "he has mines there"]);
}

#[test]
fn a_text_has_at_most_500_letters_in_one_line() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let anna = table.viewers[0].link;
    let (long, longest) = ("ä".repeat(501), "ä".repeat(500));
    for text in ["", "   ", "two\nlines", "\u{1b}[31m", long.as_str()] {
        assert_eq!(house.refusal(anna, &say(&table.game, text, Audience::All)), ErrorCode::Text, "{text}");
    }
    let sent = house.ask(anna, &say(&table.game, &longest, Audience::All));
    assert_eq!(heard(&sent), [(longest, ChatRoom::All)]);
}
