//! Hidden state (14.6, 20.5, 22). State that a side does not see is not in the public state, nor in events for both
//! sides. Nor is it in log, feed, file, report, explanation, answer or refusal. It exists all the same.

mod games;
mod mines;
mod missions;
mod told;

use crate::table::{Table, fire, hex, table, table_with, walk, word, words};
use kessel::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside},
        orders::{Game, Viewer},
    },
    games::squad::{
        rules::{
            Rulebook, Squad, View,
            counter::Place,
            event::{Cause, Event},
            kinds::Side,
            order::{Order, VehicleStep},
            phase::{Phase, Step},
            position::{
                Instruction, Mission, Task, WorkKind,
                hidden::{is_hidden, looking, question_seen},
            },
            scenario::options::Options,
            view::to_play,
        },
        words::{log, names::Known, story},
    },
};
use std::sync::Arc;

pub fn option() -> Options {
    Options { hidden_set_up: true, ..Options::default() }
}

/// Hides the hidden units of a position that was made by hand.
pub fn put_away(table: &mut Table) {
    let mut position = Squad::position(&table.world).clone();
    let public = &position.public;
    let hidden = public.counters.iter().filter(|counter| is_hidden(&table.rules, public, counter));
    position.secrets.unseen.counters = hidden.map(|counter| (counter.id, counter.clone())).collect();
    position.look(Viewer::Both);
    Squad::restore(&mut table.world, &table.rules, position);
}

/// The patrol with hidden Germans, which set up first.
pub fn hiding(step: Step, units: &str) -> Table {
    let mut table = table_with("patrol", option(), step, units);
    put_away(&mut table);
    table
}

/// The same, with a German in a foxhole in the open, and a tank in front that faces it.
fn in_a_foxhole(step: Step) -> (Table, Hex, Hexside) {
    let (from, facing) = beside(&Rulebook::load("patrol").unwrap(), FOXHOLE);
    let units = format!("ge-rifle-1 {FOXHOLE}\nus-m4-75-1 {from} {}", facing.short_name());
    let mut table = table_with("patrol", option(), step, &units);
    table.work(WorkKind::Foxhole, FOXHOLE);
    table.condition("ge-rifle-1", |condition| condition.in_work = true);
    put_away(&mut table);
    (table, from, facing)
}

const FOXHOLE: &str = "0209";

/// The place of a unit by the knowledge of a side.
fn known(table: &Table, side: Side, unit: &str) -> Place {
    Squad::position(&table.world).known_to(side).find(word(unit)).unwrap().place
}

/// The events among these that both sides know.
pub fn heard(events: &[Event]) -> Vec<&Event> {
    events.iter().filter(|event| !matches!(event, Event::Unseen { .. })).collect()
}

/// Whether a text has this name, and not only a longer name that begins with it.
pub fn names(text: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    text.match_indices(name).any(|(at, _)| {
        let after = text[at + name.len()..].chars().next();
        let before = text[..at].chars().next_back();
        let goes_on = after.is_some_and(is_part) || text[at + name.len()..].starts_with(" (");
        !goes_on && !before.is_some_and(is_part)
    })
}

/// An adjacent open hex, and the facing from there to the first hex.
pub fn beside(rules: &Rulebook, at: &str) -> (Hex, Hexside) {
    let free = |side: &Hexside| {
        hex(at).step(*side).filter(|from| {
            rules.board.contains(*from)
                && kessel::games::squad::rules::sight::ground_cover(
                    &rules.board,
                    &rules.charts,
                    &rules.options,
                    *from,
                ) == 0
        })
    };
    let side = ALL_SIDES.into_iter().find(|side| free(side).is_some()).unwrap();
    (free(&side).unwrap(), side.opposite())
}

/// 22.2: infantry and guns in cover at set-up are known to their owner alone, with everything that they carry. Units in
/// the open and vehicles are not hidden.
#[test]
fn who_is_in_cover_is_known_to_its_owner_alone() {
    let units = "ge-rifle-1 0604 ge-mg34-1\nge-rifle-2 0209\nge-pz-4h-1 0306\nus-rifle-1 0214";
    let table = hiding(Step::Fire, units);
    for (unit, place) in
        [("ge-rifle-1", Place::Map(hex("0604"))), ("ge-mg34-1", Place::Carried(word("ge-rifle-1")))]
    {
        assert_eq!(table.counter(unit).place, Place::Unseen, "{unit}");
        assert_eq!(known(&table, Side::German, unit), place);
        assert_eq!(known(&table, Side::Allied, unit), Place::Unseen);
    }
    assert_eq!(table.hex_of("ge-rifle-2"), Some(hex("0209")));
    assert_eq!(table.hex_of("ge-pz-4h-1"), Some(hex("0306")), "a tank cannot be overlooked");
}

/// 24.4: without the option all units are visible, also in cover.
#[test]
fn without_the_option_nobody_is_hidden() {
    let mut table = table("patrol", Step::Fire, "ge-rifle-1 0604 ge-mg34-1\nus-rifle-1 0214");
    put_away(&mut table);
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex("0604")));
    assert_eq!(known(&table, Side::Allied, "ge-mg34-1"), Place::Carried(word("ge-rifle-1")));
    assert_eq!(hiding(Step::Fire, "ge-rifle-1 0604").counter("ge-rifle-1").place, Place::Unseen);
}

/// 22.2: they are revealed by fire, and it cannot be undone.
#[test]
fn whoever_fires_is_seen() {
    let mut table = hiding(Step::DefensiveFire, "ge-rifle-1 0604\nge-rifle-2 0604\nus-rifle-1 0402");
    let events = table.must(fire("ge-rifle-1", "0402"), &[6, 5]);
    let shown = Event::Shown { units: vec![word("ge-rifle-1")] };
    assert!(events.contains(&shown) && Squad::fact(&shown).is_final, "{events:?}");
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex("0604")));
    assert_eq!(table.counter("ge-rifle-2").place, Place::Unseen, "who holds his fire beside it is not");
}

/// 22.2: adjacent unpinned enemy infantry reveals them; pinned infantry does not.
#[test]
fn infantry_beside_them_sees_them() {
    let mut table = hiding(Step::Assault, "ge-rifle-1 0604\nus-rifle-1 0503");
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen, "two hexes off");
    let events = table.must(Order::Advance { unit: word("us-rifle-1"), hex: hex("0504"), facing: None }, &[]);
    assert!(events.contains(&Event::Shown { units: vec![word("ge-rifle-1")] }), "{events:?}");
    let mut table = hiding(Step::Command, "ge-rifle-1 0604\nus-rifle-1 0504\nus-rifle-2 0402");
    table.condition("us-rifle-1", |condition| condition.pinned = true);
    table.must(Order::Done, &[]);
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen, "who is pinned looks for nobody");
}

/// 22.2: no attack can target a hidden unit, and the refusal is that of an empty hex.
#[test]
fn nobody_aims_at_what_is_not_shown() {
    let units = "us-rifle-1 0402\nus-m4-75-1 0303";
    let mut hides = hiding(Step::Fire, &format!("ge-rifle-1 0604\n{units}"));
    let mut empty = hiding(Step::Fire, &format!("ge-rifle-1 0709\n{units}"));
    let at_gun =
        Order::FireAt { unit: word("us-m4-75-1"), weapon: None, leader: None, target: word("ge-rifle-1") };
    for order in [fire("us-rifle-1", "0604"), fire("us-m4-75-1", "0604"), at_gun] {
        let one = hides.attempt(&order).unwrap_err();
        let other = empty.attempt(&order).unwrap_err();
        assert_eq!(one, other, "{order:?}");
    }
}

/// 22.2: a unit that would enter their hex stops before it and reveals them, and its move ends.
#[test]
fn whoever_would_enter_stops_before_it() {
    let (mut table, from, facing) = in_a_foxhole(Step::Movement);
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen, "a tank sees nobody");
    let path = vec![VehicleStep { hex: hex(FOXHOLE), facing, reverse: false }];
    let order = Order::Drive { unit: word("us-m4-75-1"), path };
    let events = table.must(order, &[]);
    let halted = Event::Halted { units: vec![word("us-m4-75-1")], why: Cause::Met };
    assert!(events.contains(&halted), "{events:?}");
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex(FOXHOLE)));
    assert_eq!(table.hex_of("us-m4-75-1"), Some(from));
    assert!(table.counter("us-m4-75-1").condition.moved, "its move is over");
    // So does an advance; there is no advance into the hex of a known enemy.
    let (mut table, from, _) = in_a_foxhole(Step::Assault);
    let order = Order::Advance { unit: word("us-m4-75-1"), hex: hex(FOXHOLE), facing: None };
    table.must(order.clone(), &[]);
    assert_eq!(table.hex_of("us-m4-75-1"), Some(from));
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex(FOXHOLE)));
    let units = format!("ge-rifle-1 {FOXHOLE}\nus-m4-75-1 {from} n");
    let mut table = crate::table::table("patrol", Step::Assault, &units);
    assert_eq!(table.case(order), "6.6");
}

/// 18.1, 22.2: a unit that was stopped before a hidden enemy has finished its move: it cannot overrun the enemy with
/// its remaining points.
#[test]
fn who_was_stopped_by_hidden_units_does_not_overrun_them() {
    let (from, facing) = beside(&Rulebook::load("patrol").unwrap(), FOXHOLE);
    let behind = from.step(facing.opposite()).unwrap();
    let units = format!("ge-rifle-1 {FOXHOLE}\nus-m4-75-1 {behind} {}", facing.short_name());
    let mut table = table_with("patrol", option(), Step::Movement, &units);
    table.work(WorkKind::Foxhole, FOXHOLE);
    table.condition("ge-rifle-1", |condition| condition.in_work = true);
    put_away(&mut table);
    let path = [from, hex(FOXHOLE)].map(|hex| VehicleStep { hex, facing, reverse: false }).to_vec();
    table.must(Order::Drive { unit: word("us-m4-75-1"), path }, &[]);
    assert_eq!((table.hex_of("us-m4-75-1"), table.hex_of("ge-rifle-1")), (Some(from), Some(hex(FOXHOLE))));
    assert!(table.counter("us-m4-75-1").condition.spent > 0);
    assert_eq!(
        table.case(Order::Overrun { unit: word("us-m4-75-1"), hex: hex(FOXHOLE), uses: Vec::new() }),
        "6.5"
    );
}

/// A table with a German roll on which the American sniper appears in a hex that the German sees; another German is
/// hidden.
fn sniper_asked(hidden: &str) -> Table {
    let units = format!("ge-rifle-1 {hidden}\nge-rifle-2 0605\nus-rifle-1 0404\nsniper-1 0101");
    let mut table = hiding(Step::DefensiveFire, &units);
    table.set_public(|public| {
        let sniper = public.counters.iter_mut().find(|counter| counter.id == word("sniper-1")).unwrap();
        sniper.place = Place::Away;
    });
    table.must(fire("ge-rifle-2", "0404"), &[6, 6]);
    table
}

/// 21.3, 22.2: a sniper may be placed in any hex that its side may believe empty. Among hidden enemies it reveals them,
/// and is placed in another hex.
#[test]
fn a_sniper_is_not_refused_for_who_is_hidden() {
    let place = |at: &str| Order::PlaceSniper { hex: hex(at) };
    let mut empty = sniper_asked("0708");
    empty.must(place("0604"), &[1]);
    assert_eq!(empty.hex_of("sniper-1"), Some(hex("0604")));
    let mut table = sniper_asked("0604");
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
    let events = table.must(place("0604"), &[]);
    assert_eq!(events, [Event::Shown { units: vec![word("ge-rifle-1")] }]);
    assert_eq!(
        (table.counter("sniper-1").place, table.hex_of("ge-rifle-1")),
        (Place::Away, Some(hex("0604")))
    );
    assert_eq!(table.case(place("0604")), "21.3");
    table.must(place("0406"), &[1]);
    assert_eq!(table.hex_of("sniper-1"), Some(hex("0406")), "he is still asked, and goes elsewhere");
}

/// The second side sets up in an area with hidden units of the first: it learns only of the units that it meets (4.1,
/// 22.2).
#[test]
fn a_set_up_is_not_refused_for_what_is_hidden() {
    let mut rules = Rulebook::load("patrol").unwrap();
    rules.options = option();
    rules.scenario.allied.set_up[0].columns = (1, 9);
    let rules = Arc::new(rules);
    let position = <Squad as Game>::start(&rules, 1);
    let mut table = Table::new(rules, position);
    let first =
        table.public().counters.iter().find(|it| it.side == Side::German && it.place == Place::SetUp(0));
    let german = first.unwrap().id;
    table.must(Order::Place { unit: german, hex: hex("0604"), facing: None }, &[]);
    table.set_public(|public| {
        public.counters.retain(|it| !matches!(it.place, Place::SetUp(_)) || it.side == Side::Allied);
        public.phase = Phase::SecondSetUp;
    });
    assert_eq!(table.counter(german.as_str()).place, Place::Unseen);
    let squad = word("us-rifle-1");
    let events = table.must(Order::Place { unit: squad, hex: hex("0604"), facing: None }, &[]);
    assert_eq!(events, [Event::Shown { units: vec![german] }]);
    assert_eq!(table.counter("us-rifle-1").place, Place::SetUp(0), "it goes elsewhere");
    assert_eq!(table.hex_of(german.as_str()), Some(hex("0604")));
    assert_eq!(table.case(Order::Place { unit: squad, hex: hex("0604"), facing: None }), "6.6");
}

/// 22.2: missions hit hidden units, and reveal them only by their effects: over empty cover dice are rolled as well.
#[test]
fn a_mission_on_cover_tells_only_of_whom_it_hurts() {
    let mission =
        Order::Mission { mission: Mission::Light, hex: hex("0604"), spotter: Some(word("us-rifle-1")) };
    let fallen = |german: &str, dice: &[u8]| {
        let mut table = hiding(Step::Support, &format!("ge-rifle-1 {german}\nus-rifle-1 0402"));
        table
            .set_public(|public| _ = public.stores[Side::Allied.number()].missions.insert(Mission::Light, 1));
        table.must(mission.clone(), &[]);
        let events = table.must(Order::Done, dice);
        (table, events)
    };
    let (table, struck) = fallen("0604", &[1, 6, 6]);
    let (_, empty) = fallen("0709", &[1, 6, 6]);
    assert_eq!(heard(&struck), heard(&empty));
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
    let (table, struck) = fallen("0604", &[1, 1, 1]);
    assert!(struck.contains(&Event::Shown { units: vec![word("ge-rifle-1")] }), "{struck:?}");
    assert_ne!(table.counter("ge-rifle-1").place, Place::Unseen);
    // A unit that spots for the mission is revealed (22.2).
    let mut table = hiding(Step::Support, "ge-rifle-1 0604\nus-rifle-1 0402");
    table.set_public(|public| {
        public.stores[Side::German.number()].missions.insert(Mission::Light, 1);
        public.phase = Phase::Second(Step::Support);
    });
    let order =
        Order::Mission { mission: Mission::Light, hex: hex("0402"), spotter: Some(word("ge-rifle-1")) };
    let events = table.must(order, &[]);
    assert!(events.contains(&Event::Shown { units: vec![word("ge-rifle-1")] }), "{events:?}");
}

/// A table on which hidden Germans are asked whether they fire, and the Americans are asked nothing.
fn asked() -> Table {
    let mut table = hiding(Step::Movement, "ge-rifle-1 0604\nus-rifle-1 0401");
    table.must(walk("us-rifle-1", "0402 0503"), &[]);
    assert!(table.public().owed.is_some());
    table
}

/// 22.3: only the passive side sees the offer. If the other side saw that it is made, it would know that a unit sees.
#[test]
fn a_question_is_put_to_who_is_asked_alone() {
    let table = asked();
    let position = Squad::position(&table.world);
    let question = |eyes: Viewer| {
        let mut looked = position.clone();
        looked.look(eyes);
        question_seen(&table.rules, &looked.public).is_some()
    };
    let [german, allied] = Side::BOTH.map(|side| question(Viewer::Side(side.number())));
    assert_eq!((german, allied, question(Viewer::Both), question(Viewer::All)), (true, false, false, true));
    // A view with the question stays the view of the same side.
    let mut looked = position.clone();
    looked.look(Viewer::Side(Side::Allied.number()));
    assert_eq!(to_play(&table.rules, &looked.public), Side::German);
    assert_eq!(looking(&table.rules, &looked.public), Side::Allied);
    // The texts do not mention it.
    let event = Event::Owed { decision: position.public.owed.clone() };
    assert_eq!(story::tell(&table.rules, &position.public, &event), None);
    assert_eq!(log::entries(&table.rules, &position.public, &[event]), []);
}

/// 14.1: a side that is asked about a step knows no later one; the mover does.
#[test]
fn a_question_does_not_tell_where_the_march_leads() {
    let table = asked();
    let position = Squad::position(&table.world);
    let ahead = |side| View::new(&table.rules, position, side).public().tasks.iter().any(Task::has_way_ahead);
    assert_eq!(Side::BOTH.map(ahead), [false, true]);
}

/// 22.3: a decision to hold fire is not public: the events of a march past the unit are those of a march past no unit.
#[test]
fn fire_that_was_held_is_told_to_nobody() {
    let mut table = asked();
    let held = table.must(Order::Hold, &[]);
    let mut heard_of = heard(&held);
    heard_of.retain(|event| !matches!(event, Event::Owed { .. } | Event::Waits { .. }));
    assert!(!format!("{heard_of:?}").contains("ge-"), "{heard_of:?}");
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
    let mut feed = story_of(&table, &held);
    feed.retain(|line| line.contains("fire"));
    assert_eq!(feed, Vec::<String>::new());
}

fn story_of(table: &Table, events: &[Event]) -> Vec<String> {
    let names = Known { rulebook: &table.rules, public: table.public() };
    let told = events.iter().filter_map(|event| story::tell(&table.rules, table.public(), event));
    told.map(|text| text.english(&names)).collect()
}

fn instruct(table: &mut Table, units: &str, instruction: Instruction) -> Vec<Event> {
    table.must(Order::Instruct { units: words(units), instruction }, &[])
}

/// A table in the German fire phase, after which the Americans march past the unit.
fn with_instruction(instruction: Instruction) -> Table {
    let mut table = table("patrol", Step::Fire, "ge-rifle-1 0604\nus-rifle-1 0401");
    table.set_public(|public| public.phase = Phase::Second(Step::Fire));
    let events = instruct(&mut table, "ge-rifle-1", instruction);
    assert_eq!(events, [Event::Instructed { side: Side::German }], "what was told is nobody's business");
    table.set_public(|public| public.phase = Phase::First(Step::Movement));
    table
}

/// 14.6: *ask* is the default, *never* lets all units pass, *any* fires by itself if that has an effect one time in
/// six.
#[test]
fn instructions_are_followed() {
    let mut asks = with_instruction(Instruction::Ask);
    asks.must(walk("us-rifle-1", "0402 0503"), &[]);
    assert!(asks.public().owed.is_some());
    let mut never = with_instruction(Instruction::Never);
    never.must(walk("us-rifle-1", "0402 0503"), &[]);
    assert!(never.public().owed.is_none());
    assert_eq!(never.hex_of("us-rifle-1"), Some(hex("0503")));
    let mut any = with_instruction(Instruction::Any);
    let events = any.must(walk("us-rifle-1", "0402 0503"), &[6, 6]);
    let by = words("ge-rifle-1");
    assert!(events.iter().any(|event| matches!(event, Event::Attacked { by: who, .. } if *who == by)));
    assert!(any.counter("ge-rifle-1").condition.fired && any.public().owed.is_none());
}

/// 14.6: instructions are secret, and changed in the own phases only.
#[test]
fn instructions_are_secret() {
    let mut table = with_instruction(Instruction::Never);
    let position = Squad::position(&table.world);
    let told = |side| View::new(&table.rules, position, side).instructions.len();
    assert_eq!(Side::BOTH.map(told), [1, 0]);
    assert!(!ron::to_string(&position.public).unwrap().contains("Never"));
    let order = Order::Instruct { units: words("ge-rifle-1"), instruction: Instruction::Any };
    assert!(Squad::is_secret(&order));
    assert!(!ron::to_string(&order).unwrap().contains("Any"), "a file keeps it sealed");
    assert!(!table.case(order).is_empty(), "it is the Americans' phase");
}

/// 22.1: of a sniper only its possible existence is public, until it appears; that cannot be undone.
#[test]
fn a_sniper_is_nowhere_until_he_appears() {
    let rules = Arc::new(Rulebook::load("valmont").unwrap());
    let position = <Squad as Game>::start(&rules, 1);
    for side in Side::BOTH {
        let view = View::new(&rules, &position, side);
        let snipers = view.public().counters.iter().filter(|it| it.kind.as_str() == "sniper");
        for sniper in snipers {
            assert_eq!(sniper.place, Place::Away);
        }
    }
    let placed = Event::SniperPlaced { side: Side::German, hex: hex("0604") };
    assert!(Squad::fact(&placed).is_final);
}
