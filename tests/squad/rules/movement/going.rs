//! Worked examples of moves on foot and by hand (29), and refusals.

use crate::{
    rules::{
        movement::samples::{
            at, carried, case_of, changed, counter, facing, hexes, on_board, position, some, work,
        },
        samples::of_map,
    },
    shared::names::{hex, word},
};
use kessel::games::squad::rules::{
    counter::{Condition, Place},
    movement::{NoWay, stride, walk},
    position::{Public, WorkKind},
    rulebook::Rulebook,
};

/// The points that each unit has spent after each step.
fn spent(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&str],
    path: &[&str],
    assault: bool,
) -> Result<Vec<Vec<u16>>, NoWay> {
    let strides = walk(rulebook, public, &some(public, units), &hexes(path), assault)?;
    Ok(strides.into_iter().map(|stride| stride.spent).collect())
}

fn alone(on: &str) -> Public {
    position(vec![at("us-rifle-1", on)])
}

/// Example 29, as moves of a squad: 3 points each.
#[test]
fn a_squad_walks_the_paths_of_example_29() {
    let rulebook = of_map("map-valmont");
    for (from, path) in [("0507", ["0407", "0406"]), ("0307", ["0308", "0309"]), ("0912", ["0913", "0914"])] {
        let spent = spent(&rulebook, &alone(from), &["us-rifle-1"], &path, false);
        assert_eq!(spent.map(|spent| spent.last().cloned()), Ok(Some(vec![3])), "{from}");
    }
}

/// Example 30: up Hill 71 for 1 + 2 + 2. A led squad reaches the top; a squad with 4 points stops in 0906 with 3 spent.
#[test]
fn a_led_squad_climbs_the_hill_of_example_30() {
    let rulebook = of_map("map-hill-71");
    let public = position(vec![at("so-rifle-1", "0908"), at("so-leader-0-1", "0908")]);
    let path = ["0907", "0906", "0905"];
    let led = spent(&rulebook, &public, &["so-rifle-1", "so-leader-0-1"], &path, false);
    assert_eq!(led, Ok(vec![vec![1, 1], vec![3, 3], vec![5, 5]]));
    let alone = spent(&rulebook, &public, &["so-rifle-1"], &path, false);
    assert_eq!(alone, Err(NoWay::TooFar { hex: hex("0905"), cost: 2, left: 1 }));
    let two = spent(&rulebook, &public, &["so-rifle-1"], &["0907", "0906"], false);
    assert_eq!(two, Ok(vec![vec![1], vec![3]]));
}

/// Example 31: over a wall into woods, 3; into a gully, 2.
#[test]
fn a_squad_crosses_the_wall_of_example_31() {
    let rulebook = of_map("map-hill-71");
    let into = |from, to| spent(&rulebook, &alone(from), &["us-rifle-1"], &[to], false);
    assert_eq!(into("1008", "1009"), Ok(vec![vec![3]]));
    assert_eq!(into("0208", "0209"), Ok(vec![vec![2]]));
}

/// Example 25: a led squad with a tripod gun has two points by assault move, its leader three. The smaller number
/// counts (6.5).
#[test]
fn the_smallest_allowance_counts() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("ge-rifle-1", "0507"),
        carried("ge-mg42-tripod-1", "ge-rifle-1"),
        at("ge-leader-0-1", "0507"),
    ]);
    let units = ["ge-rifle-1", "ge-leader-0-1"];
    let two = walk(&rulebook, &public, &some(&public, &units), &hexes(&["0607", "0707"]), true);
    assert_eq!(two.map(|strides| strides.iter().map(|stride| stride.left).collect()), Ok(vec![1, 0]));
    let three = spent(&rulebook, &public, &units, &["0607", "0707", "0807"], true);
    assert_eq!(three, Err(NoWay::TooFar { hex: hex("0807"), cost: 1, left: 0 }));
    let leader = spent(&rulebook, &public, &["ge-leader-0-1"], &["0607", "0707", "0807"], true);
    assert_eq!(leader, Ok(vec![vec![1], vec![2], vec![3]]));
}

/// One hex is always possible for the whole allowance of a unit with too few points, also by assault move (6.4).
#[test]
fn a_unit_may_always_go_one_hex() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![at("us-rifle-1", "0210"), carried("us-m2-1", "us-rifle-1")]);
    let units = ["us-rifle-1"];
    // One point is left by assault move, and the woods cost two.
    assert_eq!(spent(&rulebook, &public, &units, &["0211"], true), Ok(vec![vec![1]]));
    let moved = changed(&public, "us-rifle-1", |condition| condition.spent = 2);
    let far = spent(&rulebook, &moved, &units, &["0211"], false);
    assert_eq!(far, Err(NoWay::TooFar { hex: hex("0211"), cost: 2, left: 1 }));
}

/// Two levels at once take the whole allowance and end the move, and cannot be climbed by assault move (6.3).
#[test]
fn two_levels_at_once_take_everything() {
    let rulebook = on_board("level_2: [\"0406\"]");
    let units = ["us-rifle-1"];
    assert_eq!(spent(&rulebook, &alone("0405"), &units, &["0406"], false), Ok(vec![vec![4]]));
    let on = spent(&rulebook, &alone("0405"), &units, &["0406", "0407"], false);
    assert_eq!(on.map_err(case_of), Err("6.3"));
    let after = spent(&rulebook, &alone("0404"), &units, &["0405", "0406"], false);
    assert_eq!(after.map_err(case_of), Err("6.3"), "a point is spent");
    let assault = spent(&rulebook, &alone("0405"), &units, &["0406"], true);
    assert_eq!(assault, Err(NoWay::SteepByAssaultMove { from: hex("0405"), to: hex("0406") }));
}

/// If the leader is lost, a unit that has spent more than 4 points stops; other units go on within 4 (6.1).
#[test]
fn without_the_leader_four_points_are_left() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![at("us-rifle-1", "0507"), at("us-leader-0-1", "0507")]);
    let on_the_way = |points: u16| {
        let change = |condition: &mut Condition| (condition.led, condition.spent) = (true, points);
        let public = changed(&public, "us-rifle-1", change);
        changed(&public, "us-leader-0-1", |condition| (condition.pinned, condition.spent) = (true, points))
    };
    let on = |points, path: &[&str]| spent(&rulebook, &on_the_way(points), &["us-rifle-1"], path, false);
    assert_eq!(on(3, &["0607"]), Ok(vec![vec![4]]));
    for points in [4, 5] {
        let no_way = NoWay::TooFar { hex: hex("0607"), cost: 1, left: 0 };
        assert_eq!(on(points, &["0607"]), Err(no_way));
    }
    let both = spent(&rulebook, &on_the_way(3), &["us-rifle-1", "us-leader-0-1"], &["0607"], false);
    assert_eq!(both.map_err(case_of), Err("6.8"), "he stays behind");
}

/// Wire ends the move of infantry; in the next turn it can go on (20.6).
#[test]
fn wire_ends_the_move() {
    let rulebook = of_map("map-valmont");
    let public = work(alone("0210"), "0209", WorkKind::Wire);
    let units = ["us-rifle-1"];
    let into = walk(&rulebook, &public, &some(&public, &units), &hexes(&["0209"]), false);
    assert_eq!(into.map(|strides| strides.iter().map(|stride| stride.stops).collect()), Ok(vec![true]));
    let through = spent(&rulebook, &public, &units, &["0209", "0208"], false);
    assert_eq!(through, Err(NoWay::StoppedByWire { hex: hex("0209") }));
    let inside = work(alone("0209"), "0209", WorkKind::Wire);
    assert_eq!(spent(&rulebook, &inside, &units, &["0208", "0108"], false), Ok(vec![vec![1], vec![2]]));
}

/// Hexes with friendly units are passed, even full ones; enemies bar the path. A move cannot end in a full hex (6.6,
/// 6.7).
#[test]
fn a_full_hex_is_passed() {
    let rulebook = of_map("map-valmont");
    let mut units = vec![at("us-rifle-9", "0507"), at("ge-rifle-1", "0807")];
    for number in 1..=4 {
        units.push(at(&format!("us-rifle-{number}"), "0607"));
    }
    let public = position(units);
    let path = |path: &[&str]| spent(&rulebook, &public, &["us-rifle-9"], path, false);
    assert_eq!(path(&["0607", "0707"]), Ok(vec![vec![1], vec![2]]));
    assert_eq!(path(&["0607"]), Err(NoWay::Full { hex: hex("0607") }));
    let next = stride(&rulebook, &public, &some(&public, &["us-rifle-9"]), hex("0607"), false);
    assert_eq!(next.map(|stride| stride.left), Ok(3), "on its way");
    let enemy = NoWay::EnemyThere { hex: hex("0807") };
    assert_eq!(path(&["0607", "0707", "0807"]), Err(enemy));
}

/// A gun moves one hex by hand, even into a building, and infantry may move with it (6.1, 6.3, 6.5).
#[test]
fn a_gun_goes_one_hex_by_hand() {
    let rulebook = of_map("map-valmont");
    let public =
        position(vec![at("us-at-57-1", "0607"), at("us-rifle-1", "0607"), at("ge-flak-88-1", "0101")]);
    let (gun, unit) = (["us-at-57-1"], word("us-at-57-1"));
    assert_eq!(spent(&rulebook, &public, &gun, &["0608"], false), Ok(vec![vec![1]]), "over a wall");
    assert_eq!(spent(&rulebook, &public, &gun, &["0707", "0708"], false), Err(NoWay::OneHexByHand { unit }));
    let moved = changed(&public, "us-at-57-1", |condition| condition.spent = 1);
    assert_eq!(spent(&rulebook, &moved, &gun, &["0608"], false), Err(NoWay::OneHexByHand { unit }));
    assert_eq!(spent(&rulebook, &public, &gun, &["0608"], true), Err(NoWay::NoAssaultMove { unit }));
    let both = spent(&rulebook, &public, &["us-at-57-1", "us-rifle-1"], &["0707"], false);
    assert_eq!(both, Ok(vec![vec![1, 1]]));
    let large = spent(&rulebook, &public, &["ge-flak-88-1"], &["0102"], false);
    assert_eq!(large, Err(NoWay::OnlyTowed { unit: word("ge-flak-88-1") }));
}

/// A stack starts together (6.5), does not change its pace (6.2), and has no vehicles (7.2). A unit that has been
/// unloaded moves one hex (8.2).
#[test]
fn a_stack_moves_as_one() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("us-rifle-1", "0507"),
        at("us-rifle-2", "0407"),
        at("us-leader-0-1", "0507"),
        facing("us-m4-75-1", "0507", kessel::engine::board::Hexside::North),
    ]);
    let case = |public: &Public, units: &[&str], path: &[&str], assault| {
        spent(&rulebook, public, units, path, assault).map_err(case_of)
    };
    assert_eq!(case(&public, &["us-rifle-1", "us-rifle-2"], &["0508"], false), Err("6.5"));
    assert_eq!(case(&public, &["us-rifle-1", "us-rifle-1"], &["0508"], false), Err("1.5"));
    assert_eq!(case(&public, &["us-rifle-1", "us-m4-75-1"], &["0508"], false), Err("7.2"));
    assert_eq!(case(&public, &[], &["0508"], false), Err("6.1"));
    assert_eq!(case(&public, &["us-rifle-1"], &[], false), Err("6.1"));
    let moved = changed(&public, "us-rifle-1", |condition| condition.spent = 1);
    assert_eq!(case(&moved, &["us-rifle-1"], &["0508"], true), Err("6.2"));
    let unloaded = changed(&public, "us-rifle-1", |condition| condition.transported = true);
    assert_eq!(case(&unloaded, &["us-rifle-1"], &["0508"], false), Ok(vec![vec![1]]));
    assert_eq!(case(&unloaded, &["us-rifle-1"], &["0508", "0509"], false), Err("8.2"));
}

/// 4.2: a waiting stack begins in its entry hex, and is led as in any other.
#[test]
fn a_stack_enters_the_map() {
    let rulebook = of_map("map-valmont");
    let due = |id| counter(id, Place::Due(0));
    let public = position(vec![due("us-rifle-1"), due("us-leader-0-1")]);
    let path = ["0714", "0713", "0712", "0711", "0710"];
    let both = spent(&rulebook, &public, &["us-rifle-1", "us-leader-0-1"], &path, false);
    assert_eq!(both.map(|spent| spent.last().cloned()), Ok(Some(vec![6, 6])));
}
