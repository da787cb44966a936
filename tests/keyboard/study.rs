//! The keys of branches: one begins a branch at the moment that is shown, the other puts the game on the table again.

use super::Table;
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
};
use kessel::{
    engine::orders::ChosenOptions,
    games::guderian::rules::Guderian,
    panels::{Custom, NewGame, ReplayAction, Seat},
    settings::Settings,
    table::{Request, Screen, SessionRequest},
};

/// A game of a person against the person or the computer on the other side.
fn begun(other: Seat) -> Table {
    let mut table = Table::with(|_, _| {});
    let mut settings = table.app.world_mut().resource_mut::<Settings>();
    (settings.hand_over, settings.pass_phases) = (false, false);
    table.app.world_mut().write_message(SessionRequest(Request::NewGame(NewGame {
        scenario: "training".to_owned(),
        options: ChosenOptions::usual::<Guderian>(),
        seed: Some(5),
        seats: [Seat::Human, other],
        custom: Custom::default(),
    })));
    table.wait(8);
    table
}

/// Presses Control with the key in this place of an English keyboard, which types this letter, and releases both.
fn with_control(table: &mut Table, place: KeyCode, letter: &str) {
    table.key(KeyCode::ControlLeft, ButtonState::Pressed);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let window = table.window();
        let logical_key = Key::Character(letter.into());
        let input = KeyboardInput { key_code: place, logical_key, state, text: None, repeat: false, window };
        table.app.world_mut().write_message(input);
        table.wait(1);
    }
    table.key(KeyCode::ControlLeft, ButtonState::Released);
    table.wait(6);
}

fn screen(table: &Table) -> Screen {
    *table.get::<State<Screen>>().get()
}

/// The keys follow their letters: on a Dvorak keyboard *t* and *g* are where English has *K* and *U*, and under a Cyrillic
/// layout a key counts by its place.
#[test]
fn keys_begin_a_branch_and_lead_back() {
    let english = [(KeyCode::KeyT, "t"), (KeyCode::KeyG, "g")];
    let dvorak = [(KeyCode::KeyK, "t"), (KeyCode::KeyU, "g")];
    let cyrillic = [(KeyCode::KeyT, "е"), (KeyCode::KeyG, "п")];
    for [(try_here, t), (back, g)] in [english, dvorak, cyrillic] {
        let mut table = begun(Seat::Computer("random".to_owned()));
        assert_eq!(table.session().humans(), [true, false]);
        with_control(&mut table, try_here, t);
        assert_eq!(table.session().humans(), [true, true], "{t}: {:?}", table.refusal());
        with_control(&mut table, back, g);
        assert_eq!(table.session().humans(), [true, false], "{g}: {:?}", table.refusal());
        // Without a branch there is nothing to lead back from.
        with_control(&mut table, back, g);
        assert_eq!((table.refusal(), screen(&table)), (None, Screen::Table));
    }
}

/// In a replay a branch begins at its moment, and the key back leads there. Where no branch can begin, the key says why.
#[test]
fn keys_of_branches_work_in_a_replay() {
    let mut table = begun(Seat::Computer("random".to_owned()));
    table.request(Request::Replay(ReplayAction::Open));
    table.wait(4);
    assert_eq!(screen(&table), Screen::Replay);
    with_control(&mut table, KeyCode::KeyT, "t");
    assert_eq!((screen(&table), table.session().humans()), (Screen::Table, [true, true]));
    with_control(&mut table, KeyCode::KeyG, "g");
    assert_eq!(screen(&table), Screen::Replay);

    let mut table = begun(Seat::Human);
    with_control(&mut table, KeyCode::KeyT, "t");
    let refusal = table.session().refusal.as_ref().map(|refusal| refusal.words());
    let two_people = "branches are available once the game is over: two people play";
    assert_eq!(refusal.as_deref(), Some(two_people));
}
