//! *Why?*: the explanations agree with the rules.

use super::harness::{Table, hex, table, word};
use kessel::{
    engine::manual::Tone,
    games::platoon::{
        rules::phase::{Phase, Segment},
        words::{
            explain::why,
            order_words::{order_told, order_ways},
        },
    },
};

/// The sentences about a unit and a hex, with their cases.
fn said(table: &Table, at: &str, unit: &str) -> Vec<(String, String, Tone)> {
    let explained = why(&table.rules, table.public(), hex(at), &[word(unit)]);
    explained.sentences().map(|one| (one.case.clone(), one.text.clone(), one.tone)).collect()
}

fn says(table: &Table, at: &str, unit: &str, case: &str, words: &str) {
    let said = said(table, at, unit);
    let fits = |(of, text, _): &(String, String, Tone)| of == case && text.contains(words);
    assert!(said.iter().any(fits), "{case}, {words}: {said:#?}");
}

#[test]
fn a_shot_is_told_with_its_odds_or_why_not() {
    let mut table = table("ge-pz-4h 2604\nso-t34-76 2204\nge-rifle 2304\nso-rifle 2704", "");
    table.set_clock(1, Phase::First(Segment::DirectFire));
    says(&table, "2204", "ge-pz-4h-1", "11.5", "28 to 9, 3-1");
    says(&table, "2204", "ge-rifle-1", "11.3", "cannot harm armour");
    says(&table, "2204", "ge-rifle-1", "16.2", "may assault");
    says(&table, "0404", "ge-pz-4h-1", "14.2", "opportunity fire here");
}

/// The answer says nothing about hidden state, and not that it is missing either (19.2).
#[test]
fn where_somebody_may_hide_nobody_is_said_to_be_known() {
    for (option, words) in [("", "No units here."), ("hidden_units", "No known unit is here.")] {
        let mut table = table("ge-rifle 1302\nso-t34-76 1305", option);
        table.set_clock(1, Phase::Second(Segment::DirectFire));
        assert_eq!(why(&table.rules, table.public(), hex("1303"), &[]).about, "No units here.");
        let cover = why(&table.rules, table.public(), hex("1301"), &[]);
        assert_eq!(cover.about, words);
        let known = cover.sentences().any(|one| one.text.contains("No known German spotter"));
        assert_eq!(known, option == "hidden_units", "{:#?}", cover.sentences().collect::<Vec<_>>());
    }
}

#[test]
fn a_way_is_told_with_its_cost_or_what_keeps_the_unit_out() {
    let mut table = table("ge-truck 1108\nge-pz-4h 1105\nso-rifle 3004", "");
    table.set_clock(1, Phase::First(Segment::Vehicles));
    // The stream is closed to trucks; but a ford is near.
    says(&table, "1208", "ge-truck-1", "6.1", "for 4 of 12 MP, via 1109");
    says(&table, "1406", "ge-pz-4h-1", "6.2", "only by road");
    says(&table, "1205", "ge-pz-4h-1", "6.1", "for ½ of 8 MP");
    says(&table, "2005", "ge-pz-4h-1", "6.1", "of 8 MP");
    table.set_clock(1, Phase::Second(Segment::DirectFire));
    says(&table, "1205", "ge-pz-4h-1", "3", "vehicles move");
}

#[test]
fn a_hex_and_who_is_in_it_are_explained() {
    let table = table("ge-rifle 0909\nge-stug-3g 0909\nso-t34-76 1405", "");
    let explained = why(&table.rules, table.public(), hex("0909"), &[]);
    assert_eq!(explained.title, "Grusha  0909");
    assert_eq!(explained.about, "Here: German Rifle Platoon and StuG III G Platoon.");
    let cases: Vec<&str> = explained.sentences().map(|one| one.case.as_str()).collect();
    for case in ["2.1", "6.2", "7.1", "10.1", "10.2", "11.4", "11.7"] {
        assert!(cases.contains(&case), "{case}: {cases:?}");
    }
    assert!(explained.sentences().all(|one| !one.text.contains("ge-") && !one.text.contains("so-")));
}

#[test]
fn orders_are_told_in_names_and_drawn_from_where_they_begin() {
    use kessel::games::platoon::rules::order::{Order, Target};
    let table = table("ge-pz-4h 2604\nge-pz-4h 2605\nso-t34-76 2204", "");
    let firers = vec![word("ge-pz-4h-1"), word("ge-pz-4h-2")];
    let fire = Order::Fire { firers, hex: hex("2204"), target: Target::Unit(word("so-t34-76-1")) };
    let told = order_told(&table.rules, table.public(), &fire);
    assert_eq!(told, "Fire at Soviet T-34/76 Platoon with 1st and 2nd Pz IV H Platoons");
    let ways = order_ways(table.public(), &fire);
    assert_eq!(ways, [vec![hex("2604"), hex("2204")], vec![hex("2605"), hex("2204")]]);
}
