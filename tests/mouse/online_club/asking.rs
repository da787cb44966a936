//! Questions of the players of a game to each other and to the club, from the bar and the menu to the hall: a pause, a draw,
//! a claim.

use super::*;
use kessel::{
    panels::{OnlineClaim, OnlineQuestion},
    table::Buttons,
};

/// Lets two players of a club begin a game with clocks, and goes on at their tables.
fn in_a_game(name: &str, seed: u64, go_on: impl FnOnce(&mut Stand, &mut Stand)) {
    let (club, folders) = (Club::open(name), ["a", "b"].map(|who| Folder::new(&format!("{name}-{who}"))));
    let (mut anna, mut bert) = (Stand::new(&folders[0], seed), Stand::new(&folders[1], seed + 1));
    anna.connect(club.ticket(), "Anna");
    wait_for("the account", &mut [&mut anna], |stands| stands[0].state().player.is_some());
    let usual = *wish(false);
    let clock = OnlineClock::Turn { seconds: 600 };
    host_and_join_as(&mut anna, &mut bert, HostWish { clock, ..usual });
    wait_for_games("the clocks", &mut anna, &mut bert, |game| game.clocks.is_some());
    go_on(&mut anna, &mut bert);
    for stand in [&anna, &bert] {
        assert!(stand.game().is_some_and(|game| game.asked.is_empty() && game.asks.is_empty()));
    }
}

/// Waits until something is so in the game at both tables, and nothing is under way.
#[track_caller]
fn wait_for_games(what: &str, anna: &mut Stand, bert: &mut Stand, is_so: impl Fn(&OnlineGame) -> bool) {
    let is_now = |game: &OnlineGame| game.line == LineState::Connected && is_so(game);
    wait_for(what, &mut [anna, bert], |stands| stands.iter().all(|stand| stand.game().is_some_and(is_now)));
}

/// Lets the player at the first table ask, and waits until the other one reads the question.
#[track_caller]
fn ask(anna: &mut Stand, bert: &mut Stand, what: OnlineQuestion, request: Request) {
    anna.request(request);
    wait_for("the question", &mut [anna, bert], |stands| {
        let asks = stands[0].game().is_some_and(|game| game.asks.contains(&what));
        asks && stands[1].game().is_some_and(|game| game.asked.contains(&what))
    });
}

fn has_button(stand: &Stand, words: &str) -> bool {
    stand.table.get::<Buttons>().0.contains_key(words)
}

/// The clocks stand still until the player who has agreed to the pause ends it.
#[test]
fn a_pause_is_agreed_on_and_ended() {
    in_a_game("pause", 51, |anna, bert| {
        let runs =
            |game: &OnlineGame| game.clocks.is_some_and(|clocks| clocks.iter().any(|clock| clock.runs));
        wait_for_games("the time", anna, bert, |game| runs(game) && !game.is_paused);
        assert!(has_button(anna, "Ask for a pause") && !has_button(anna, "End pause"));
        let what = OnlineQuestion::Pause;
        ask(anna, bert, what, Request::Online(OnlineAction::Ask { what }));
        bert.act(OnlineAction::Answer { what, accept: true });
        wait_for_games("the pause", anna, bert, |game| game.is_paused && !runs(game));
        wait_for("the button", &mut [&mut *anna], |stands| has_button(stands[0], "End pause"));
        bert.act(OnlineAction::Resume);
        wait_for_games("the end of the pause", anna, bert, |game| !game.is_paused && runs(game));
    });
}

/// A draw that is declined changes nothing; one that is accepted ends the game at both tables.
#[test]
fn a_draw_is_declined_and_accepted() {
    in_a_game("draw", 53, |anna, bert| {
        for accept in [false, true] {
            let own = anna.game().and_then(|game| game.own).expect("a player");
            let public = &anna.table.get::<Position<Squad>>().public;
            let offer = Squad::ends(public, EndWish::Offer(own)).expect("a command");
            let what = OnlineQuestion::Draw;
            ask(anna, bert, what, Request::People(Ask::command(offer)));
            bert.act(OnlineAction::Answer { what, accept });
            wait_for_games("the answer", anna, bert, |game| {
                game.asks.is_empty() && game.asked.is_empty() && game.due.is_empty() == accept
            });
        }
    });
}

/// The club judges a claim: while the other player has time, it is refused in a sentence, and the game goes on.
#[test]
fn a_claim_is_judged_by_the_club() {
    in_a_game("claim", 55, |anna, bert| {
        assert!(!has_button(bert, "Claim on time"), "the bar does not offer it");
        bert.act(OnlineAction::Claim(OnlineClaim::Time));
        wait_for("the refusal", &mut [&mut *anna, &mut *bert], |stands| {
            stands[1].table.get::<Session<Squad>>().refusal.is_some()
        });
        let refusal = bert.table.get::<Session<Squad>>().refusal.clone().expect("a refusal");
        assert!(refusal.case == "table" && refusal.words().contains("time"), "{refusal}");
        wait_for_games("the game", anna, bert, |game| !game.due.is_empty());
    });
}
