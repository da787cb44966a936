//! Agreements of people beside orders, and the hand-over screen, by the texts on their buttons.

use super::{
    game_card,
    stand::{Stand, hex},
};
use crate::{
    engine::{
        data::ScenarioHead,
        orders::{AnyValue, ChosenOptions, EndWish, Game, Record, TableCommand},
    },
    games::guderian::{
        rules::{
            Guderian, Rulebook,
            by_hand::{markings::Marking, table_command::Command},
            counter::Place,
            kinds::{Kind, Side},
            order::Order,
            phase::Phase,
            scenario::options::Options,
            set_up,
        },
        words::dice_asked::dice_wanted,
    },
    panels::{
        Action, DiceTray, HandOverState, PanelMemory, Panelled, ResultState, ScenarioCard, Seat, Theme,
        TitleMemory, TitleState, buttons, dice_tray, hand_over, result, tests::screen::Screen, title,
    },
    scene::{EndPage, LogLine},
    settings::Colours,
};
use bevy_egui::egui::{Context, Key};
use std::{path::Path, sync::Arc};

#[test]
fn each_die_is_asked_for_by_its_purpose_and_clicked_or_typed() {
    let rulebook = Rulebook::load("smolensk").unwrap();
    let mut position = set_up::start(&rulebook, 7);
    (position.public.turn, position.public.phase) = (0, Phase::FirstInterdiction);
    let asked = dice_wanted(&rulebook, &position.public, &Order::EndPhase);
    let draw = |ctx: &Context, given: &[u8]| {
        // Panels of the table come first and bring fonts and colours.
        if !crate::panels::dress(ctx, Theme::Dark) {
            return Vec::new();
        }
        let tray = DiceTray {
            asked: asked.iter().map(|die| (die.words.as_str(), 6)).collect(),
            given,
            may_leave: true,
            palette: Theme::Dark.palette_in(Colours::Usual),
        };
        dice_tray(ctx, &tray, ctx.content_rect())
    };
    let mut screen = Screen::new(1280.0, 720.0);
    assert_eq!(screen.press("Die 3", &mut |ctx| draw(ctx, &[])), [Action::Die(3)]);
    assert!(screen.has("Die for the 16th Army"), "{:?}", screen.texts());
    screen.settle(&mut |ctx| draw(ctx, &[3]));
    assert!(screen.has("Die for the 19th Army"));
    assert_eq!(screen.key(Key::Num5, &mut |ctx| draw(ctx, &[3])), [Action::Die(5)]);
    assert!(!buttons(&screen.ctx).contains_key("Cancel order"), "a die that lies is thrown");
    assert_eq!(screen.press("Cancel order", &mut |ctx| draw(ctx, &[])), [Action::CancelDice]);
}

#[test]
fn with_the_referee_out_counters_are_changed_by_hand() {
    let placed = [("pz-25-7", "1219"), ("rifle:1", "1417")];
    let mut stand = Stand::new(Phase::GermanMovement, 3, &placed);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.change(|position| position.public.table.referee_off = true);
    stand.settle();
    assert!(stand.has("The referee is off"));
    assert!(!stand.has("End phase"), "nobody gives orders meanwhile");
    let unit = "pz-25-7".parse().unwrap();
    stand.selected = vec![unit];
    let lose = Action::command(Command::Steps { unit, lost: 1 });
    assert_eq!(stand.press("Lose a step"), [lose]);
    let disrupt = Action::command(Command::Disrupt { unit, disrupted: true });
    assert_eq!(stand.press("Disrupt"), [disrupt]);
    assert_eq!(stand.press("Remove"), [Action::command(Command::TakeOff { units: vec![unit] })]);
    let unit = "untried-rifle-01".parse().unwrap();
    stand.selected = vec![unit];
    assert_eq!(stand.press("Reveal"), [Action::command(Command::Reveal { unit })]);
    assert_eq!(stand.press("Bring on Soviet"), []);
    let at = hex("1417");
    let placing = |asked: Vec<Action>| match asked.as_slice() {
        [Action::PlaceByClick(Some(placing))] => placing.command(at),
        other => panic!("{other:?}"),
    };
    let rifle = AnyValue::new(Command::Draw { kind: Kind::Rifle, hex: at });
    assert_eq!(placing(stand.press("Untried rifle division")), rifle);
    let held = AnyValue::new(Command::Mark { marking: Marking::Held(Side::Soviet), hex: at });
    assert_eq!(placing(stand.press("Soviet victory hex")), held);
    let foot = buttons(&stand.screen.ctx)["Turn the referee on"].bottom();
    assert!(foot <= 720.0 - 24.0, "the way out is in sight: {foot}");
    let back = Action::command(Command::Referee { on: true });
    assert_eq!(stand.press("Turn the referee on"), std::slice::from_ref(&back));
}

/// A clock setting that the rules would refuse is not offered: before the first turn there is only the set-up.
#[test]
fn the_clock_goes_to_no_turn_that_would_be_refused() {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.change(|position| position.public.table.referee_off = true);
    stand.settle();
    assert_eq!(stand.press("−"), []);
    let on = Action::command(Command::Clock { turn: 2, phase: Phase::GermanMovement });
    assert_eq!(stand.press("+"), [on]);
}

/// The card of the referee is no wider than its place, whatever the length of the phase name and the scale.
#[test]
fn nothing_on_the_card_of_the_referee_runs_out_of_the_window() {
    for (phase, step) in Phase::ALL.into_iter().flat_map(|phase| [(phase, 1.0), (phase, 1.3)]) {
        let mut stand = Stand::new(phase, 3, &[("pz-25-7", "1219")]);
        let edge = 1280.0 / step;
        stand.screen = Screen::new(edge, 720.0 / step);
        stand.change(|position| position.public.table.referee_off = true);
        stand.settle();
        for name in ["Save position", "Turn the referee on"] {
            let right = buttons(&stand.screen.ctx)[name].right();
            assert!(right <= edge - 20.0, "{phase:?}, {step}: {name} ends at {right}");
        }
        for (words, place) in stand.screen.words().into_iter().filter(|(_, place)| place.top() > 48.0) {
            assert!(place.right() <= edge, "{phase:?}, {step}: {words:?} at {place:?}");
        }
    }
}

/// The referee lists what is against the rules, with the hexes, before it is switched on.
#[test]
fn the_referee_tells_what_he_finds_and_a_click_shows_where() {
    let placed = [("pz-25-7", "1219"), ("rifle:1", "1219")];
    let mut stand = Stand::new(Phase::GermanMovement, 3, &placed);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.crowd("1219");
    stand.change(|position| position.public.table.referee_off = true);
    assert_eq!(stand.press("Turn the referee on"), []);
    stand.settle();
    let place = stand.rulebook.board.hex_name(hex("1219"));
    assert_eq!(stand.press(&format!("Both sides have units in {place}.")), [Action::Centre(hex("1219"))]);
    assert_eq!(stand.memory.pointed(), [hex("1219")], "it is ringed there");
    assert_eq!(stand.press("Continue from here"), [], "that cannot be");
    // A repaired fault leaves the list at once.
    stand.change(|position| {
        let rifle = "untried-rifle-01".parse().unwrap();
        position.public.counters.iter_mut().find(|it| it.id == rifle).unwrap().place =
            Place::Map(hex("1417"));
    });
    stand.settle();
    assert!(!stand.has("Both sides have units in") && stand.memory.pointed().is_empty());
    assert!(stand.has(&format!("1 unit over the stacking limit in {place}")), "{:?}", stand.texts());
    // A second click on the same place undoes nothing: there is a question first, and it is not answered at once.
    let place = |stand: &Stand, name: &str| buttons(&stand.screen.ctx)[name];
    let [back, mend] = ["Undo all", "Fix by hand"].map(|name| place(&stand, name));
    assert_eq!(stand.press("Undo all"), []);
    stand.settle();
    assert!(stand.has("will be undone") && !buttons(&stand.screen.ctx).contains_key("Yes, undo all"));
    // However late more clicks come at one place, the button there does no harm.
    assert!(place(&stand, "Keep all").contains_rect(back), "{back:?}");
    assert_eq!(stand.press("Keep all"), []);
    stand.press("Undo all");
    assert_eq!(stand.press("Yes, undo all"), [Action::BackToReferee]);
    stand.settle();
    assert!(place(&stand, "Turn the referee on").contains_rect(mend), "{mend:?}");
    assert_eq!(stand.press("Turn the referee on"), []);
    assert_eq!(stand.press("Continue from here"), [Action::command(Command::Referee { on: true })]);
}

/// However long the list, the actions stay on the screen.
#[test]
fn a_long_list_of_findings_scrolls_over_its_buttons() {
    let mut stand = Stand::new(Phase::GermanMovement, 3, &[]);
    stand.screen = Screen::new(1280.0, 720.0);
    stand.change(|position| {
        position.public.table.referee_off = true;
        let mut columns = [10; 2];
        for counter in position.public.counters.iter_mut() {
            let column = &mut columns[counter.side().number()];
            if *column < 50 {
                counter.place = Place::Map(hex(&format!("{column}25")));
                *column += 1;
            }
        }
    });
    stand.press("Turn the referee on");
    stand.settle();
    for label in ["Continue from here", "Fix by hand", "Undo all"] {
        let place = buttons(&stand.screen.ctx)[label];
        assert!(place.bottom() < 720.0, "{label} lies at {place:?}");
    }
}

#[test]
fn the_hand_over_screen_names_the_player_and_what_he_has_missed() {
    let rulebook = Rulebook::load("smolensk").unwrap();
    let lines = [LogLine { text: "Konev moves to 2012".to_owned(), ..LogLine::default() }];
    let openings = ["This turn was already opened on 1 May 2026, 10:00 UTC.".to_owned()];
    let mut screen = Screen::new(1280.0, 720.0);
    let draw = |ctx: &Context, by_file: bool, sent: Option<&Path>| {
        let state = HandOverState {
            title: rulebook.scenario.title.clone(),
            to: Side::NAMES[Side::German.number()],
            when: "Turn 3. German movement.".to_owned(),
            owed: None,
            offers: None,
            since: &lines,
            by_file,
            hides: false,
            sent,
            openings: if by_file { &openings } else { &[] },
            joined: by_file.then(|| Side::NAMES[Side::Soviet.number()]),
            given: None,
            instead: by_file.then(|| Side::NAMES[Side::Soviet.number()]),
            theme: Theme::Dark,
            colours: Colours::Usual,
        };
        hand_over(ctx, state)
    };
    assert_eq!(screen.press("Begin", &mut |ctx| draw(ctx, false, None)), [Action::TakeOver]);
    for words in ["The German player", "Turn 3", "German movement", "Konev moves to 2012"] {
        assert!(screen.has(words), "{words}: {:?}", screen.texts());
    }
    let never = "Do not show this between turns";
    let switched = screen.press(never, &mut |ctx| draw(ctx, false, None));
    assert_eq!(switched, [Action::HandOver(false), Action::TakeOver]);
    screen.settle(&mut |ctx| draw(ctx, true, None));
    assert!(screen.has("already opened on 1 May 2026") && screen.has("Both sides’ orders are in"));
    let offered = buttons(&screen.ctx)["The Soviet player goes first"];
    assert!(offered.max.y < 680.0, "on the card: {offered:?}");
    let first = screen.press("The Soviet player goes first", &mut |ctx| draw(ctx, true, None));
    assert_eq!(first, [Action::TakeOverFirst]);
    screen.settle(&mut |ctx| draw(ctx, true, None));
    assert!(!buttons(&screen.ctx).contains_key(never), "a game by file always has it");
    let sent = Path::new("/games/smolensk-turn-3-for-german.kessel");
    screen.settle(&mut |ctx| draw(ctx, true, Some(sent)));
    assert!(screen.has("Send this file to the German player"), "{:?}", screen.texts());
    let played = screen.press("Back to the title", &mut |ctx| draw(ctx, true, Some(sent)));
    assert_eq!(played, [Action::ToTitle]);
}

/// Whether the colours of the sides are on the screen, and those of the other palette are not.
fn wears(screen: &Screen, colours: Colours, sides: &[Side]) {
    let worn = screen.colours();
    for palette in [Colours::Usual, Colours::ColourBlind] {
        for side in Side::BOTH {
            let colour = Theme::Dark.palette_in(palette).side(side);
            let wanted = palette == colours && sides.contains(&side);
            assert_eq!(worn.contains(&colour), wanted, "{side} of {palette:?} among {worn:?}");
        }
    }
}

#[test]
fn the_sides_wear_the_colours_that_are_chosen() {
    for colours in [Colours::Usual, Colours::ColourBlind] {
        for side in Side::BOTH {
            let mut screen = Screen::new(1280.0, 720.0);
            screen.settle(&mut |ctx| {
                let state = HandOverState {
                    title: "A scenario".to_owned(),
                    to: Side::NAMES[side.number()],
                    when: String::new(),
                    owed: None,
                    offers: None,
                    since: &[],
                    by_file: false,
                    hides: false,
                    sent: None,
                    openings: &[],
                    joined: None,
                    given: None,
                    instead: None,
                    theme: Theme::Dark,
                    colours,
                };
                hand_over(ctx, state)
            });
            wears(&screen, colours, &[side]);
        }
    }
}

#[test]
fn the_result_says_how_the_game_was_ended() {
    let rulebook = Arc::new(Rulebook::load("smolensk").unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 7);
    let resigns = EndWish::Resign(Side::Soviet.number());
    let command = Guderian::ends(&Guderian::position(&world).public, resigns).unwrap();
    assert!(EndPage::of(&record, Guderian::position(&world)).is_none(), "the game goes on");
    record.command(&mut world, TableCommand::Game(command)).unwrap();
    let public = &Guderian::position(&world).public;
    let page = EndPage::of(&record, Guderian::position(&world)).unwrap();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut memory = PanelMemory::default();
    screen.settle(&mut |ctx| {
        let (humans, again, memory) = ([false, true], None, &mut memory);
        let state =
            ResultState::<Guderian> { rulebook: &rulebook, public, page: &page, humans, again, memory };
        result(ctx, state).0
    });
    assert!(screen.has("The Soviet player has resigned."), "{:?}", screen.texts());
    assert!(screen.has(" for the Germans; a side that resigns loses"), "{:?}", screen.texts());
}

#[test]
fn the_title_leads_back_to_a_game_on_the_table_and_speaks_plainly() {
    let head = ScenarioHead::<Options>::load(Guderian::ID, "dvina").unwrap();
    let scenarios = [ScenarioCard {
        id: head.id.clone(),
        turns: head.turns(),
        title: head.title,
        summary: head.summary,
        staging: head.staging,
        picture: None,
        options: ChosenOptions::usual::<Guderian>(),
        fault: None,
    }];
    let mut memory = TitleMemory { games: vec![game_card()], ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context, on_table: bool| {
        let state = TitleState {
            scenarios: &scenarios,
            autosave: None,
            saves: &[],
            lessons: &[],
            finished: &std::collections::BTreeSet::new(),
            in_lesson: false,

            on_table,
            is_saved: true,
            problem: None,
            memory: &mut memory,
        };
        title(ctx, state)
    };
    assert_eq!(screen.press("Back to the game", &mut |ctx| draw(ctx, true)), [Action::ToTable]);
    screen.settle(&mut |ctx| draw(ctx, false));
    assert!(!screen.has("Back to the game"));
    screen.press("Scenarios of Guderian: Smolensk 1941", &mut |ctx| draw(ctx, false));
    screen.settle(&mut |ctx| draw(ctx, false));
    assert!(screen.has("The Dvina crossing") && screen.has("2 hours"), "{:?}", screen.texts());
    assert!(!screen.has("must enter"), "house rules lie folded");
    assert!(screen.has("Needs two people"), "why no game is played by file against a computer");
    let line =
        |screen: &Screen| buttons(&screen.ctx).into_iter().find(|(name, _)| name == "House rules").unwrap();
    let before = line(&screen);
    screen.press("House rules", &mut |ctx| draw(ctx, false));
    screen.settle(&mut |ctx| draw(ctx, false));
    assert_eq!(line(&screen), before, "the line stays under the pointer");
    for label in ["as in the original", "published", "must enter", "As in the original", "As published"] {
        assert!(screen.texts().iter().any(|text| text == label), "{label}: {:?}", screen.texts());
    }
    assert!(!screen.texts().iter().any(|text| text == "seed"), "no player knows what that means");
    assert!(!screen.texts().iter().any(|text| text.contains("staff")), "nor what that means");
    // A preset sets only the options that differ.
    screen.press("As published", &mut |ctx| draw(ctx, false));
    let asked = screen.press("Begin", &mut |ctx| draw(ctx, false));
    let [Action::NewGame(new)] = asked.as_slice() else { panic!("{asked:?}") };
    let value = |name: &str| new.options.value(name);
    let values = ["crt", "overrun_entry", "stacking", "bidding"].map(value);
    assert_eq!(values, ["published", "published", "published", "off"]);
    assert_eq!(new.seats, [Seat::Computer("captain".to_owned()), Seat::Human]);
    assert_eq!(new.scenario, "dvina");
}

/// A new player begins with one click on the first page: the advised side, against a captain.
#[test]
fn the_sensible_game_begins_with_one_click() {
    let card = |id: &str| {
        let head = ScenarioHead::<Options>::load(Guderian::ID, id).unwrap();
        ScenarioCard {
            id: head.id.clone(),
            turns: head.turns(),
            title: head.title,
            summary: head.summary,
            staging: head.staging,
            picture: None,
            options: ChosenOptions::usual::<Guderian>(),
            fault: None,
        }
    };
    let scenarios = [card("smolensk"), card("training")];
    // Up to six games fit on the page without a scroll bar.
    for games in 1..=6 {
        let mut memory =
            TitleMemory { games: (0..games).map(|_| game_card()).collect(), ..TitleMemory::default() };
        let mut screen = Screen::new(1280.0, 720.0);
        let mut draw = |ctx: &Context| {
            let state = TitleState {
                scenarios: &scenarios,
                autosave: None,
                saves: &[],
                lessons: &[],
                finished: &std::collections::BTreeSet::new(),
                in_lesson: false,
                on_table: false,
                is_saved: true,
                problem: None,
                memory: &mut memory,
            };
            title(ctx, state)
        };
        let asked = screen.press("Play Guderian: Smolensk 1941", &mut draw);
        let [Action::NewGame(new)] = asked.as_slice() else { panic!("{games} games: {asked:?}") };
        assert_eq!(new.scenario, "training");
        assert_eq!(new.seats, [Seat::Computer("captain".to_owned()), Seat::Human]);
        assert!(new.seed.is_none() && new.options == scenarios[1].options);
        for (name, rect) in buttons(&screen.ctx) {
            assert!(rect.bottom() <= 720.0 && rect.right() <= 1280.0, "{games} games: {name} at {rect:?}");
        }
    }
}
