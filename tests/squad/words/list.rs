//! The list of units, compared with the tables of the text (2, 25), and the direction of good dice (1.4).

use kessel::games::squad::rules::{
    Rulebook,
    kinds::{Burden, Letter, Room},
    scenario::units::{Kind, UnitType, Values},
};

/// AP, range and rating of a squad, elite or not, and of its half squads (25.1).
const SQUADS: &str = "
    ge-rifle 4-6-5 2-6-3       ge-second-line 4-5-4 2-5-2   ge-pzgren 5-6-5 E 2-6-3    ge-pioneer 6-4-5 E 3-4-3
    us-rifle 5-6-4 2-6-2       us-para 6-6-5 E 2-6-3        us-engineer 6-4-5 E 3-4-3
    so-rifle 4-5-5 2-5-3       so-smg 6-3-5 3-3-3           so-guards 5-6-5 E 2-6-3    so-conscript 3-4-4 1-4-2
    br-rifle 4-6-5 2-6-3       br-airborne 5-6-5 E 2-6-3
";
/// Burden, AP, range and least range, letter and its range (25.2).
const WEAPONS: &str = "
    ge-mg34 L 3-6              ge-mg42 L 4-7                ge-mg42-tripod H 6-10      ge-mortar-5cm H 5-6(2) A(6)
    ge-panzerschreck L D(4)    ge-flamethrower L 12-1       us-bar L 2-6               us-m1919a6 L 3-6
    us-m1919a4 H 5-10          us-m2 H 6-12                 us-bazooka L C(4)          us-mortar-60 H 5-8(2) A(8)
    us-flamethrower L 12-1     so-dp L 3-6                  so-maxim H 5-10            so-mortar-50 H 5-8(2) A(8)
    so-flamethrower L 12-1     br-bren L 3-6                br-vickers H 5-10          br-piat L C(3)
    br-mortar-2in H 5-6(2) A(6)  grenades X                 satchel X 12-1             panzerfaust X D(1)
    at-grenade X B(1)
";
/// Letter and AP of the gun, turret, both machine guns, armour, points, transport (25.3).
const AFVS: &str = "
    ge-pz-4h D12 turret 4/3 D/C 10       ge-panther E14 turret 4/3 E/D 12      ge-tiger-1 E14 turret 4/3 E/D 10
    ge-tiger-2 F14 turret 4/3 F/D 8      ge-stug-3 D12 0/2 D/C 9               ge-sdkfz-251 4/0 A/A 14 T1 tows
    us-m4-75 C12 turret 4/3 D/C 10       us-m4a3e8 D12 turret 4/3 E/C 10       us-m5a1 B6 turret 4/3 B/B 13
    us-m10 D10 turret 4/0 C/B 10         us-m3 4/0 A/A 14 T1 tows              so-t34-76 C12 turret 0/3 D/C 12
    so-t34-85 D12 turret 0/3 D/C 12      so-is-2 E16 turret 4/3 E/D 9          br-firefly E12 turret 4/0 D/C 10
";
/// Rating, machine gun, points, transport; of guns letter, AP, shield, and whether they are only towed (25.4).
const OTHERS: &str = "
    ge-truck CR4 0 14 T2 tows    us-truck CR4 0 14 T2 tows    us-jeep CR3 4 16 TH tows    so-truck CR4 0 14 T2 tows
    br-truck CR4 0 14 T2 tows    ge-pak-40 CR3 D10 shield     ge-flak-88 CR4 F14 shield large
    us-at-57 CR3 C6 shield       so-at-45 CR3 B6 shield       so-gun-76 CR3 D10 shield    br-6pdr CR3 C5 shield
";

/// The entries of a table: an id and the values after it.
fn entries(table: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for word in table.split_whitespace() {
        let begins_so = |letter: char| letter.is_ascii_lowercase();
        let is_id = word.starts_with(begins_so) && !["turret", "tows", "shield", "large"].contains(&word);
        match entries.last_mut().filter(|_| !is_id) {
            Some((_, told)) => *told = format!("{told} {word}").trim().to_owned(),
            None => entries.push((word, String::new())),
        }
    }
    entries
}

fn values(values: &Values) -> String {
    format!("{}-{}-{}", values.attack, values.range, values.casualty)
}

fn room(room: Room, tows: bool) -> String {
    let room = match room {
        Room::None => String::new(),
        Room::Half => " TH".to_owned(),
        Room::Squads(many) => format!(" T{many}"),
    };
    format!("{room}{}", if tows { " tows" } else { "" })
}

fn letter(letter: Letter) -> String {
    format!("{letter:?}")
}

/// A type in the form of the tables of the text.
fn told(rulebook: &Rulebook, kind: &UnitType) -> String {
    match &kind.kind {
        Kind::Squad { values: whole, elite, half } => {
            let half = rulebook.units.find(*half).and_then(UnitType::infantry).map(values);
            format!("{}{} {}", values(whole), if *elite { " E" } else { "" }, half.unwrap())
        }
        Kind::Weapon(weapon) => {
            let burden = match weapon.burden {
                Burden::Light => "L",
                Burden::Heavy => "H",
                Burden::Expendable => "X",
            };
            let least = if weapon.least > 0 { format!("({})", weapon.least) } else { String::new() };
            let fires = format!(" {}-{}{least}", weapon.attack, weapon.range);
            let fires = if weapon.attack > 0 { fires } else { String::new() };
            let pierces = weapon.letter.map(|it| format!(" {}({})", letter(it), weapon.range));
            format!("{burden}{fires}{}", pierces.unwrap_or_default())
        }
        Kind::Gun(gun) => {
            let (shield, large) =
                (if gun.shield { " shield" } else { "" }, if gun.large { " large" } else { "" });
            format!("CR{} {}{}{shield}{large}", gun.casualty, letter(gun.letter), gun.attack)
        }
        Kind::Afv(afv) => {
            let cannon = afv.cannon.map_or_else(String::new, |cannon| {
                let turret = if cannon.turret { " turret" } else { "" };
                format!("{}{}{turret} ", letter(cannon.letter), cannon.attack)
            });
            let (front, rear) = afv.armour;
            let armour = format!("{}/{}", letter(front), letter(rear));
            let more = room(afv.room, afv.tows);
            format!("{cannon}{}/{} {armour} {}{more}", afv.mg, afv.forward_mg, afv.allowance)
        }
        Kind::Vehicle(vehicle) => {
            let more = room(vehicle.room, vehicle.tows);
            format!("CR{} {} {}{more}", vehicle.casualty, vehicle.mg, vehicle.allowance)
        }
        Kind::Half { .. } | Kind::Leader { .. } | Kind::Sniper => String::new(),
    }
}

/// 2.1, 2.2, 2.3, 2.4: squads with their halves, weapons, guns, AFVs and vehicles have the values of the text, and
/// there are no others.
#[test]
fn the_list_is_that_of_the_text() {
    let rulebook = Rulebook::load("valmont").unwrap();
    let mut listed = 0;
    for (id, expected) in [SQUADS, WEAPONS, AFVS, OTHERS].into_iter().flat_map(entries) {
        let kind = rulebook.units.find(id.parse().unwrap()).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(told(&rulebook, kind), expected, "{id}");
        listed += 1;
    }
    assert_eq!(listed, 13 + 25 + 15 + 11);
    // In addition there are twelve leaders, the half squads and the sniper.
    let all = rulebook.units.all().iter().filter(|kind| !told(&rulebook, kind).is_empty()).count();
    assert_eq!(all, listed);
}

/// 2.1: leaders of all nations are 1-3-1, with 0, −1 or −2.
#[test]
fn leaders_are_alike_but_for_what_they_add() {
    let rulebook = Rulebook::load("valmont").unwrap();
    for nation in ["ge", "us", "so", "br"] {
        for (number, modifier) in [(0, 0), (1, -1), (2, -2)] {
            let kind = rulebook.units.find(format!("{nation}-leader-{number}").parse().unwrap()).unwrap();
            assert_eq!(values(kind.infantry().unwrap()), "1-3-1");
            assert_eq!(kind.leads(), Some(modifier));
        }
    }
}

/// 1.4: low rolls are good for the firer: in no row of the table, and at no odds, has a higher roll a greater effect.
#[test]
fn low_rolls_are_good() {
    let rulebook = Rulebook::load("valmont").unwrap();
    let charts = &rulebook.charts;
    for row in 0..charts.fire.len() {
        let points: Vec<u16> = (2..=12).map(|roll| charts.casualties(row, roll)).collect();
        assert!(points.windows(2).all(|pair| pair[0] >= pair[1]), "{points:?}");
        assert!(points[0] > points[10]);
        // A modifier added to 2 has the effect of the higher roll.
        assert_eq!(charts.casualties(row, 2 + 3), points[3]);
    }
}
