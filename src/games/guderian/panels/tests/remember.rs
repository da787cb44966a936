//! The timeline, the report and the list of saved games, driven without a window.

use super::stand::{Shown, Stand};
use crate::{
    engine::orders::{Game, play},
    games::guderian::{
        players::by_name,
        rules::{Guderian, Rulebook, View, event::Event as Happening, kinds::Side, phase::Phase},
        words::{
            report::{Fate, Report},
            story::phase_name,
        },
    },
    panels::{
        self, Action, ChancesState, ReplayAction, ReportMemory, ReportState, SavedGame, Stride, Theme,
        TimelineState, TitleMemory, TitleState, tests::screen::Screen,
    },
    play::{chances::Chances, players::Thought},
    scene::ReplayChapter,
    settings::Colours,
};
use bevy_egui::egui::{Context, Event, Key, Modifiers, PointerButton, pos2, vec2};
use std::{collections::BTreeMap, sync::Arc};

/// A replay of 60 orders: set-up, two phases of turn 1, one of turn 2.
pub fn shown(now: usize) -> Shown {
    let chapter = |after, turn, phase: Phase, opens_turn| ReplayChapter {
        after,
        turn,
        phase: phase_name(phase),
        side: Some(phase.side().into()),
        opens_turn,
        ..ReplayChapter::default()
    };
    Shown {
        chapters: vec![
            chapter(0, 0, Phase::SovietSetUp, true),
            chapter(10, 1, Phase::SovietMovement, true),
            chapter(25, 1, Phase::GermanMovement, false),
            chapter(40, 2, Phase::SovietMovement, true),
        ],
        notes: BTreeMap::from([(25, "Here it turned".to_owned())]),
        drawn: BTreeMap::new(),
        orders: 60,
        known: None,
        now,
        playing: false,
        shows_chances: false,
        chances: Chances::default(),
        ways: Vec::new(),
    }
}

pub fn stand(now: usize) -> Stand {
    let mut stand = Stand::new(Phase::GermanMovement, 1, &[("pz-25-7", "1219")]);
    stand.replay = Some(shown(now));
    stand.settle();
    stand
}

pub fn go(to: usize) -> [Action; 1] {
    [Action::Replay(ReplayAction::Go(to))]
}

#[test]
fn steps_go_by_order_phase_and_turn_both_ways() {
    for (name, to) in [
        ("Forward an order", 31),
        ("Back an order", 29),
        ("Forward a phase", 40),
        ("Back a phase", 25),
        ("Forward a turn", 40),
        ("Back a turn", 10),
    ] {
        assert_eq!(stand(30).press(name), go(to), "{name}");
    }
    // On the first order of a phase, back goes to the phase before.
    assert_eq!(stand(25).press("Back a phase"), go(10));
    assert_eq!(stand(50).press("Forward a turn"), go(60), "after the last turn comes the end");
    assert!(stand(0).press("Back an order").is_empty(), "nothing is before the beginning");
    assert!(stand(60).press("Forward a phase").is_empty(), "nothing is after the end");
}

#[test]
fn keys_step_as_the_buttons_do() {
    let mut stand = stand(30);
    assert_eq!(stand.key(Key::ArrowRight), go(31));
    assert_eq!(stand.key(Key::ArrowLeft), go(29));
    let press = |modifiers| Event::Key {
        key: Key::ArrowRight,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    assert_eq!(stand.frame(vec![press(Modifiers::NONE); 3]), go(33), "each press in a slow frame is a step");
    assert_eq!(stand.frame(vec![press(Modifiers::SHIFT); 2]), go(60));
    assert_eq!(stand.frame(vec![with_control(Key::Home)]), go(0));
    assert_eq!(stand.frame(vec![with_control(Key::End)]), go(60));
    assert!(stand.key(Key::Home).is_empty(), "the key of the whole map stays that of the table");
    assert_eq!(stand.key(Key::Space), [Action::Replay(ReplayAction::Play(true))]);
    assert_eq!(stand.key(Key::Num4), [Action::Replay(ReplayAction::Speed(4))]);
    assert_eq!(stand.key(Key::Escape), [Action::Replay(ReplayAction::Leave)]);
}

/// Pressing a key with Ctrl.
fn with_control(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::COMMAND }
}

#[test]
fn pressing_the_track_goes_there() {
    let mut stand = stand(30);
    let track = panels::buttons(&stand.screen.ctx)["Timeline"];
    let inner = track.shrink2(vec2(6.0, 0.0));
    for part in [0.0, 0.25, 1.0] {
        let at = pos2(inner.left() + inner.width() * part, inner.center().y);
        stand.frame(vec![Event::PointerMoved(at)]);
        let pressed = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let mut actions = stand.frame(vec![pressed(true)]);
        actions.extend(stand.frame(Vec::new()));
        assert_eq!(actions.last(), go((60.0 * part) as usize).last(), "while the button is still down");
        stand.frame(vec![pressed(false)]);
    }
}

#[test]
fn a_replay_offers_nothing_to_order() {
    let mut stand = stand(30);
    for label in ["End phase", "Undo", "Redo", "Replay"] {
        assert!(!stand.texts().contains(&label.to_owned()), "{label} is offered");
    }
    assert!(stand.has("Turn 1, German movement") && stand.has("Order 30 of 60"), "{:?}", stand.texts());
    assert!(stand.has("What the order brought about"));
    assert!(stand.key(Key::E).is_empty() && !stand.memory.ending_phase);
    assert_eq!(stand.click("Leave replay"), [Action::Replay(ReplayAction::Leave)]);
    assert_eq!(stand.click("Report"), [Action::ShowReport]);
    assert!(stand.space.bottom > 90.0 && stand.wants_pointer_at(400.0, 1060.0), "the strip takes its clicks");
    stand.replay = None;
    stand.settle();
    assert_eq!(stand.click("Replay"), [Action::Replay(ReplayAction::Open)]);
    assert_eq!(stand.space.bottom, 34.0, "the bar of overlays is there again");
}

#[test]
fn chapters_are_listed_with_their_notes() {
    let mut stand = stand(30);
    assert!(!stand.has("Here it turned"), "a note belongs to its moment");
    stand.press("Chapters");
    stand.settle();
    for words in ["Soviet set-up", "Turn 1, Soviet movement", "Turn 2, Soviet movement", "Here it turned"] {
        assert!(stand.has(words), "{words}: {:?}", stand.texts());
    }
    let row = stand.containing("Turn 2, Soviet movement").unwrap();
    assert_eq!(stand.click(&row), go(40));
}

#[test]
fn a_note_is_written_at_its_moment() {
    let mut stand = stand(25);
    assert!(stand.has("Here it turned"));
    stand.press("Note");
    stand.settle();
    stand.frame(vec![Event::Text(", for good".to_owned())]);
    let actions = stand.press("Save");
    let text = match &actions[..] {
        [Action::Replay(ReplayAction::Note { after: 25, text })] => text.clone(),
        other => panic!("{other:?}"),
    };
    assert!(text.contains("Here it turned") && text.contains(", for good"), "{text}");
    // While a note is written, keys are letters.
    stand.press("Note");
    stand.settle();
    assert!(stand.key(Key::ArrowRight).is_empty() && stand.key(Key::Space).is_empty());
    stand.key(Key::Escape);
    stand.settle();
    assert_eq!(stand.key(Key::ArrowRight), go(26));
}

#[test]
fn steps_never_leave_the_game() {
    let shown = shown(0);
    for now in 0..=60 {
        let state = TimelineState {
            orders: 60,
            known: 60,
            now,
            chapters: &shown.chapters,
            notes: &shown.notes,
            drawn: None,
            caption: "",
            playing: false,
            speed: 1,
            study: None,
            chances: ChancesState::default(),
        };
        let hidden = TimelineState { known: now, ..state };
        assert_eq!(
            hidden.step(Stride::Order, true),
            (now + 1).min(60),
            "the game can be followed to its end"
        );
        for stride in [Stride::Order, Stride::Phase, Stride::Turn] {
            let (on, back) = (state.step(stride, true), state.step(stride, false));
            assert!((now < on || now == 60) && on <= 60 && (back < now || now == 0), "{now} {stride:?}");
        }
    }
}

#[test]
fn a_hidden_result_is_not_told_by_the_timeline() {
    let mut stand = stand(12);
    stand.replay = Some(Shown { known: Some(14), ..shown(12) });
    stand.settle();
    assert_eq!(stand.frame(vec![with_control(Key::End)]), go(14));
    assert_eq!(stand.key(Key::ArrowRight), go(13));
}

/// A random game with this number of orders.
fn reported(orders: usize) -> Report {
    let rulebook = Arc::new(Rulebook::load("dnieper").unwrap());
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 5));
    let start = Guderian::position(&world).public.clone();
    let mut players = [1, 2].map(|seed| by_name("random", seed).unwrap());
    let mut events: Vec<Vec<Happening>> = Vec::new();
    for _ in 0..orders {
        let position = Guderian::position(&world);
        if position.public.outcome.is_some() {
            break;
        }
        let view = View::to_play(&rulebook, position);
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        events.push(play::<Guderian>(&mut world, &order).unwrap());
    }
    let now = &Guderian::position(&world).public;
    Report::of(&rulebook, &start, now, (1..).zip(events.iter().map(Vec::as_slice)))
}

#[test]
fn the_report_shows_its_pages() {
    let report = reported(400);
    let fought = report.battles.iter().find(|battle| matches!(battle.fate, Fate::Fought(_)));
    let fought = fought.expect("a combat");
    let (mut memory, colours) = (ReportMemory::default(), Colours::Usual);
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        panels::report(ctx, ReportState { report: &report, theme: Theme::Dark, colours, memory: &mut memory })
    };
    screen.settle(&mut draw);
    let has = |screen: &Screen, words: &str| {
        let texts = screen.texts();
        assert!(texts.iter().any(|text| text.contains(words)), "{words}: {texts:?}");
    };
    has(&screen, &report.standing.level);
    has(&screen, "STEPS LOST BY TURN");
    has(&screen, &format!("{} steps", report.losses[0].steps));
    screen.press("Dice and luck", &mut draw);
    has(&screen, "LUCK IN COMBAT");
    has(&screen, &format!("{} rolled", report.dice.combat.iter().sum::<u32>()));
    screen.press("Combats", &mut draw);
    has(&screen, "EVERY COMBAT AND OVERRUN");
    has(&screen, &format!("{} of {}", report.battles.len(), report.battles.len()));
    if let Fate::Fought(throw) = &fought.fate {
        has(&screen, &format!("{} : {}", throw.attack, throw.defence));
    }
    screen.press("Soviet attacks", &mut draw);
    let soviet = report.battles.iter().filter(|battle| battle.attacker.number() == 0).count();
    has(&screen, &format!("{soviet} of {}", report.battles.len()));
    assert_eq!(screen.press("Close", &mut draw), [Action::CloseReport]);
    assert_eq!(memory.page, 1);
}

#[test]
fn a_combat_in_the_report_leads_to_its_moment() {
    let report = reported(400);
    let (mut memory, colours) = (ReportMemory { page: 1, side: None }, Colours::Usual);
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        panels::report(
            ctx,
            ReportState { report: &report, theme: Theme::Light, colours, memory: &mut memory },
        )
    };
    screen.settle(&mut draw);
    let first = format!("Combat of order {}", report.battles[0].order);
    let actions = screen.press(&first, &mut draw);
    assert_eq!(actions, [Action::Replay(ReplayAction::OpenAt(report.battles[0].order))]);
}

#[test]
fn the_report_wears_the_colours_that_are_chosen() {
    let report = reported(400);
    for colours in [Colours::Usual, Colours::ColourBlind] {
        let mut memory = ReportMemory::default();
        let mut screen = Screen::new(1280.0, 720.0);
        screen.settle(&mut |ctx| {
            panels::report(
                ctx,
                ReportState { report: &report, theme: Theme::Dark, colours, memory: &mut memory },
            )
        });
        let worn = screen.colours();
        for palette in [Colours::Usual, Colours::ColourBlind] {
            for side in Side::BOTH {
                let colour = Theme::Dark.palette_in(palette).side(side);
                assert_eq!(worn.contains(&colour), palette == colours, "{side} of {palette:?}");
            }
        }
    }
}

#[test]
fn an_empty_game_has_a_report() {
    let report = reported(0);
    for page in 0..3 {
        let (mut memory, colours) = (ReportMemory { page, side: None }, Colours::Usual);
        let mut screen = Screen::new(1280.0, 720.0);
        let mut draw = |ctx: &Context| {
            panels::report(
                ctx,
                ReportState { report: &report, theme: Theme::Dark, colours, memory: &mut memory },
            )
        };
        screen.settle(&mut draw);
        assert!(screen.texts().iter().any(|text| text == "Report"));
    }
}

#[test]
fn a_saved_game_is_opened_or_replayed() {
    let game = SavedGame {
        game: "guderian".to_owned(),
        kept: false,
        over: false,
        path: "/games/dnieper-turn-2-1.kessel".into(),
        title: "The Dnieper".to_owned(),
        name: "dnieper-turn-2-1".to_owned(),
        moment: "Turn 2, German combat".to_owned(),
        detail: "Turn 2, German combat, 41 orders".to_owned(),
        saved: "Saved 3 hours ago".to_owned(),
        picture: None,
    };
    let saves = [game.clone()];
    let mut memory = TitleMemory { page: panels::TitlePage::Load, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        panels::title(
            ctx,
            TitleState {
                scenarios: &[],
                autosave: None,
                saves: &saves,
                lessons: &[],
                finished: &std::collections::BTreeSet::new(),
                in_lesson: false,

                on_table: false,
                is_saved: true,
                problem: None,
                memory: &mut memory,
            },
        )
    };
    screen.settle(&mut draw);
    let texts = screen.texts();
    for words in ["The Dnieper", "Turn 2, German combat, 41 orders", "Saved 3 hours ago, dnieper-turn-2-1"] {
        assert!(texts.iter().any(|text| text == words), "{words}: {texts:?}");
    }
    let replay = screen.press("Replay dnieper-turn-2-1", &mut draw);
    assert_eq!(replay, [Action::Replay(ReplayAction::OpenFile(game.path.clone()))]);
    let card = panels::buttons(&screen.ctx)["Open dnieper-turn-2-1"];
    assert_eq!(screen.click(card.left_center() + vec2(60.0, 0.0), &mut draw), [Action::Load(game.path)]);
}

/// The games of these names, as the title lists them; those with an ending have ended.
fn listed(screen: &mut Screen, memory: &mut TitleMemory, saves: &[SavedGame], press: &str) -> Vec<Action> {
    let mut draw = |ctx: &Context| {
        let state = TitleState {
            scenarios: &[],
            autosave: None,
            saves,
            lessons: &[],
            finished: &std::collections::BTreeSet::new(),
            in_lesson: false,
            on_table: false,
            is_saved: true,
            problem: None,
            memory,
        };
        panels::title(ctx, state)
    };
    screen.settle(&mut draw);
    screen.press(press, &mut draw)
}

#[test]
fn finished_games_stand_in_an_archive_that_is_cleared_after_a_question() {
    let game = |name: &str, over| SavedGame {
        game: "guderian".to_owned(),
        kept: true,
        over,
        path: format!("/games/{name}.kessel").into(),
        title: "The Dnieper".to_owned(),
        name: name.to_owned(),
        moment: "Turn 3, 13\u{2013}14 July, German movement".to_owned(),
        detail: String::new(),
        saved: "Saved 3 hours ago".to_owned(),
        picture: None,
    };
    let saves = [game("first", true), game("second", false), game("third", true)];
    let mut memory = TitleMemory { page: panels::TitlePage::Load, ..TitleMemory::default() };
    let mut screen = Screen::new(1280.0, 900.0);
    assert_eq!(listed(&mut screen, &mut memory, &saves, "Clear archive"), []);
    // The question is at the button, below it, and names the games and not their files.
    listed(&mut screen, &mut memory, &saves, "Clear archive");
    let [clear, answer, archived] = ["Clear archive", "Delete permanently", "Open first"]
        .map(|button| panels::buttons(&screen.ctx)[button]);
    assert!(answer.top() >= clear.bottom() && answer.bottom() <= archived.top(), "{clear:?}, {answer:?}");
    let question = "Delete the finished games \u{201c}The Dnieper\u{201d} (2 games) permanently?";
    assert!(screen.texts().iter().any(|text| text == question), "{:?}", screen.texts());
    assert_eq!(listed(&mut screen, &mut memory, &saves, "Keep"), []);
    assert!(memory.deleting.is_empty());
    listed(&mut screen, &mut memory, &saves, "Clear archive");
    let gone = [&saves[0], &saves[2]].map(|game| game.path.clone()).to_vec();
    assert_eq!(listed(&mut screen, &mut memory, &saves, "Delete permanently"), [Action::DeleteGames(gone)]);
    listed(&mut screen, &mut memory, &saves, "Delete second");
    let gone = vec![saves[1].path.clone()];
    // The question pushes no card from under the pointer.
    let card = |screen: &Screen| panels::buttons(&screen.ctx)["Open second"];
    let asked = card(&screen);
    assert!(
        asked.contains_rect(panels::buttons(&screen.ctx)["Delete permanently"]),
        "it is asked on its card"
    );
    assert_eq!(listed(&mut screen, &mut memory, &saves, "Keep"), []);
    assert_eq!(card(&screen), asked);
    listed(&mut screen, &mut memory, &saves, "Delete second");
    assert_eq!(listed(&mut screen, &mut memory, &saves, "Delete permanently"), [Action::DeleteGames(gone)]);
}

/// *Continue* names the scenario, and no part of the name is cut off.
#[test]
fn continue_names_the_scenario() {
    let game = SavedGame {
        game: "guderian".to_owned(),
        kept: true,
        over: false,
        path: "/games/autosave.kessel".into(),
        title: "Training: the pocket at Krasny".to_owned(),
        name: "autosave".to_owned(),
        moment: "Turn 3, 13\u{2013}14 July, German movement".to_owned(),
        detail: String::new(),
        saved: "Saved 3 hours ago".to_owned(),
        picture: None,
    };
    let mut memory = TitleMemory::default();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ctx: &Context| {
        panels::title(
            ctx,
            TitleState {
                scenarios: &[],
                autosave: Some(&game),
                saves: &[],
                lessons: &[],
                finished: &std::collections::BTreeSet::new(),
                in_lesson: false,
                on_table: false,
                is_saved: true,
                problem: None,
                memory: &mut memory,
            },
        )
    };
    screen.settle(&mut draw);
    let texts = screen.texts();
    let told = texts.iter().find(|text| text.contains("Krasny")).unwrap();
    assert!(told.contains("Training: the pocket at Krasny") && told.contains("German movement"), "{told}");
    assert_eq!(screen.press("Continue", &mut draw), [Action::Continue]);
}
