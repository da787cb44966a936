//! The training scenario keeps its promise. One short game meets every section from 5 to 16 of the rules, each shown by
//! the events of a named order.

use kessel::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::{Game, Refusal, play},
    },
    games::guderian::rules::{
        Guderian,
        combat::{
            battle::Decision,
            results::CombatResult,
            strength::{AttackStrength, DefenceStrength},
        },
        event::{Cause, Event},
        kinds::Side,
        order::Order,
        position::Public,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// Draws the untried divisions without a given identity: among them 117 (3–7) and the mechanized 57 (8–8).
const SEED: u64 = 1;

/// The combat dice: at Krasny, at 0818, at Orsha, at 0919 with 1020.
const DICE: [u8; 4] = [1, 1, 2, 1];

/// The game, each order with its number.
const ORDERS: &str = r#"[
    // The German air force.
    (0, PlaceMarker(hex: "1024")),
    (1, PlaceMarker(hex: "1020")),
    (2, EndPhase),
    // Turn 1, Soviet movement: help comes by rail, the ring closes round Krasny.
    (3, Enter(units: ["leader-rokossovsky", "untried-rifle-07", "untried-rifle-08"], path: ["1831"])),
    (4, Rail(units: ["leader-rokossovsky", "untried-rifle-07", "untried-rifle-08"], path: ["1731", "1730",
        "1629", "1529", "1528", "1427", "1327", "1326", "1225", "1125", "1024", "1023"])),
    (5, Move(units: ["leader-kurochkin"], path: ["1020"])),
    (6, Move(units: ["leader-kurochkin", "untried-rifle-04"], path: ["1020"])),
    (7, Move(units: ["leader-kurochkin", "untried-rifle-04"], path: ["1021"])),
    (8, Move(units: ["untried-rifle-05"], path: ["1220"])),
    (9, Move(units: ["untried-armour-01"], path: ["1219"])),
    (10, EndPhase),
    // Soviet combat: the pocket is attacked from three hexes.
    (11, Attack(units: ["untried-rifle-01"], targets: ["0319"])),
    (12, Attack(units: ["leader-kurochkin", "untried-rifle-04", "untried-rifle-05", "untried-armour-01"],
        targets: ["1120"])),
    (13, Lose),
    (14, LoseStep(unit: "ind-lehr")),
    (15, EndPhase),
    (16, PlaceMarker(hex: "0819")),
    (17, EndPhase),
    // German movement: the panzers overrun 0818 and go on over the river.
    (18, Enter(units: ["inf-26"], path: ["0120", "0219", "0319"])),
    (19, Move(units: ["inf-5"], path: ["0418", "0419"])),
    (20, Overrun(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], target: "0818")),
    (21, Retreat),
    (22, Route(stack: "0818", path: ["0918", "0919"])),
    (23, Move(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], path: ["0819", "0920"])),
    (24, EndPhase),
    // German combat: Orsha falls, and two hexes are attacked at once.
    (25, Attack(units: ["inf-5"], targets: ["0420"])),
    (26, Lose),
    (27, Advance(units: ["inf-5"], path: ["0420"])),
    (28, Attack(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], targets: ["0919", "1020"])),
    (29, Retreat),
    (30, Route(stack: "0919", path: ["0918"])),
    (31, Advance(units: ["pz-25-7", "pzg-6-7", "pzg-7-7"], path: ["1020"])),
    (32, EndPhase),
    // The pocket is open: nothing to do in the mechanized movement.
    (33, EndPhase),
    (34, EndPhase),
    // Turn 2: four divisions crowd into 1221.
    (35, Move(units: ["untried-rifle-07", "untried-rifle-08"], path: ["1123", "1122", "1221"])),
    (36, EndPhase),
    (37, Remove(unit: "untried-rifle-05")),
    (38, EndPhase),
    (39, EndPhase),
    // German movement: Grossdeutschland comes by road and overruns nobody.
    (40, Enter(units: ["ind-gd"], path: ["0120", "0219", "0319", "0418", "0518", "0617", "0717"])),
    (41, Overrun(units: ["ind-gd"], target: "0816")),
    (42, Move(units: ["ind-gd"], path: ["0817"])),
]"#;

/// The outcome of one order.
struct Played {
    outcome: Result<Vec<Event>, Refusal>,
    after: Public,
}

impl Played {
    fn events(&self) -> &[Event] {
        self.outcome.as_deref().unwrap_or_default()
    }

    fn tells(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.events().iter().any(is_it)
    }

    /// Points left to units that moved or entered.
    fn left(&self) -> Option<Vec<Points>> {
        self.events().iter().find_map(|event| match event {
            Event::Moved { left, .. } | Event::Entered { left, .. } => Some(left.clone()),
            _ => None,
        })
    }

    fn compared(&self) -> Option<(&AttackStrength, &DefenceStrength)> {
        self.events().iter().find_map(|event| match event {
            Event::Compared { attack, defence, .. } => Some((attack, defence)),
            _ => None,
        })
    }

    fn out_of_supply(&self, of: Side) -> Option<&[UnitId]> {
        self.events().iter().find_map(|event| match event {
            Event::SupplyJudged { side, out, .. } if *side == of => Some(out.as_slice()),
            _ => None,
        })
    }

    fn points_left(&self, unit: &str) -> Option<Points> {
        Some(self.after.counter(self.after.find(word(unit))?).condition.left)
    }
}

/// The proof that an order uses a section of the rules.
enum Proof {
    /// Its events, or the position after it.
    Shows(fn(&Played) -> bool),
    /// It is refused by this case.
    Refused(&'static str),
}

use Proof::{Refused, Shows};

/// The section of the rules, the number of the order, the fact that it shows, and the proof.
const TABLE: &[(u8, usize, &str, Proof)] = &[
    (5, 23, "a German pays 2 for the river", Shows(|it| it.left() == whole(&[2, 2, 2]))),
    (5, 40, "a road hex costs half a point", Shows(|it| it.left() == whole(&[6]))),
    (5, 42, "woods cost a motorized unit 2", Shows(|it| it.left() == whole(&[1]))),
    (6, 4, "two rifle divisions go twelve hexes by train, a leader for nothing", Shows(goes_by_train)),
    (7, 7, "who is in a zone of control does not walk out", Refused("8.13")),
    (
        7,
        30,
        "zones leave 1020 a single way out, which nobody chooses",
        Shows(|it| retreats(it, "1020", "1021")),
    ),
    (8, 20, "three points, and half the strength", Shows(overruns)),
    (8, 22, "the emptied hex is entered", Shows(|it| it.tells(|event| overran(event, "0818")))),
    (9, 22, "who retreats from an overrun is disrupted", Shows(disrupts)),
    (9, 38, "and recovers after the own combat phase", Shows(recovers)),
    (10, 12, "a division with Lehr beside it is whole", Shows(pocket_is_whole)),
    (10, 20, "three regiments of a panzer division count double", Shows(panzers_count_double)),
    (10, 36, "four divisions are one too many", Shows(is_asked_for_excess)),
    (
        10,
        37,
        "the owner gives one up",
        Shows(|it| it.tells(|event| dies(event, "untried-rifle-05", Cause::Stacking))),
    ),
    (11, 2, "the garrison of Orsha has no leader", Shows(|it| out(it, Side::Soviet, &["untried-rifle-01"]))),
    (11, 12, "the pocket defends with half its strength", Shows(pocket_is_halved)),
    (11, 17, "the pocket is out of supply and moves half", Shows(pocket_moves_half)),
    (11, 32, "supply is judged again before the mechanized movement", Shows(|it| out(it, Side::German, &[]))),
    (12, 25, "a major city doubles its defender", Shows(city_doubles)),
    (12, 28, "two hexes are attacked at once", Shows(attacks_two_hexes)),
    (12, 29, "the defender retreats", Shows(chooses_retreat)),
    (12, 31, "the winners advance", Shows(|it| it.tells(|event| matches!(event, Event::Advanced { .. })))),
    (13, 12, "a 0–1 that attacks goes back", Shows(goes_back)),
    (13, 41, "a division without strength is removed", Shows(vanishes)),
    (14, 5, "a leader enters no enemy zone alone", Refused("10.23")),
    (14, 6, "but does with a division", Shows(escorts)),
    (14, 11, "who is in no leader's radius does not attack", Refused("10.35")),
    (14, 12, "a leader of 4 adds no more than the 3 with him", Shows(adds_his_rating)),
    (
        15,
        4,
        "a German marker costs a train four points more",
        Shows(|it| it.tells(|event| rail_points(event) == Some(16))),
    ),
    (15, 6, "and a walker one", Shows(|it| it.left() == whole(&[8, 4]))),
    (15, 16, "the Soviets place theirs", Shows(|it| it.tells(|event| marks(event, Side::Soviet, "0819")))),
    (15, 23, "and it costs a point", Shows(|it| it.left() == whole(&[2, 2, 2]))),
    (16, 3, "Soviets enter from the south", Shows(|it| enters(it, "leader-rokossovsky"))),
    (16, 18, "Germans enter from the west", Shows(|it| enters(it, "inf-26"))),
    (16, 40, "and again on turn 2", Shows(|it| enters(it, "ind-gd"))),
];

fn word(text: &str) -> UnitId {
    text.parse().expect("a word")
}

fn hex(text: &str) -> Hex {
    text.parse().expect("a hex")
}

fn words(texts: &[&str]) -> Vec<UnitId> {
    texts.iter().map(|text| word(text)).collect()
}

fn whole(points: &[u16]) -> Option<Vec<Points>> {
    Some(points.iter().copied().map(Points::whole).collect())
}

fn rail_points(event: &Event) -> Option<u16> {
    if let Event::Railed { points, .. } = event { Some(*points) } else { None }
}

fn goes_by_train(it: &Played) -> bool {
    it.tells(|event| matches!(event, Event::Railed { path, capacity: 2, .. } if path.len() == 12))
}

fn retreats(it: &Played, from_hex: &str, to: &str) -> bool {
    it.tells(|event| {
        matches!(event, Event::Retreated { from, path, .. } if *from == hex(from_hex) && *path == [hex(to)])
    })
}

fn overruns(it: &Played) -> bool {
    let paid = Some(vec![Points::whole(7); 3]);
    let declared =
        |event: &Event| matches!(event, Event::OverrunDeclared { left, .. } if Some(left) == paid.as_ref());
    it.tells(declared) && it.compared().is_some_and(|(attack, _)| attack.overrun && attack.total == 8)
}

fn overran(event: &Event, target: &str) -> bool {
    matches!(event, Event::Overran { hex: entered, .. } if *entered == hex(target))
}

fn disrupts(it: &Played) -> bool {
    it.tells(|event| matches!(event, Event::Disrupted { units } if *units == words(&["untried-rifle-02"])))
}

fn recovers(it: &Played) -> bool {
    it.tells(|event| matches!(event, Event::Recovered { units } if *units == words(&["untried-rifle-02"])))
}

fn panzers_count_double(it: &Played) -> bool {
    it.compared().is_some_and(|(attack, _)| {
        attack.parts.len() == 3
            && attack.parts.iter().all(|part| part.integrity && part.value == 2 * part.printed)
    })
}

/// The regiments of the pocket as (doubled, halved, value).
fn pocket(it: &Played) -> Option<Vec<(bool, bool, u16)>> {
    let parts = &it.compared()?.1.hexes.first()?.parts;
    Some(parts.iter().map(|part| (part.integrity, part.halved, part.value)).collect())
}

fn pocket_is_whole(it: &Played) -> bool {
    pocket(it).is_some_and(|parts| parts.iter().map(|part| part.0).eq([true, true, false]))
}

fn pocket_is_halved(it: &Played) -> bool {
    pocket(it)
        .is_some_and(|parts| parts.iter().map(|part| (part.1, part.2)).eq([(true, 3), (true, 3), (true, 1)]))
}

fn pocket_moves_half(it: &Played) -> bool {
    out(it, Side::German, &["mot-76-20", "mot-90-20", "ind-lehr"])
        && it.points_left("ind-lehr") == Some(Points::whole(5))
        && it.points_left("pz-25-7") == Some(Points::whole(10))
}

fn out(it: &Played, side: Side, units: &[&str]) -> bool {
    it.out_of_supply(side).is_some_and(|out| out == words(units))
}

fn is_asked_for_excess(it: &Played) -> bool {
    it.tells(|event| {
        matches!(event, Event::Owed { decision: Some(Decision::Excess { side: Side::Soviet, hex: full, among }) }
            if *full == hex("1221") && among.len() == 4)
    })
}

fn dies(event: &Event, who: &str, why: Cause) -> bool {
    matches!(event, Event::Eliminated { unit, cause } if *unit == word(who) && *cause == why)
}

fn city_doubles(it: &Played) -> bool {
    let doubled = it.compared().is_some_and(|(_, defence)| defence.hexes[0].city == 1 && defence.total == 4);
    doubled
        && it.tells(|event| {
            matches!(event, Event::Resolved { result: CombatResult::Losses { defender: 1, attacker: 0 } })
        })
}

fn attacks_two_hexes(it: &Played) -> bool {
    let hexes = it.compared().map(|(_, defence)| defence.hexes.iter().map(|part| part.hex).collect());
    hexes == Some(vec![hex("0919"), hex("1020")])
}

fn chooses_retreat(it: &Played) -> bool {
    it.tells(|event| matches!(event, Event::Chosen { side: Side::Soviet, retreat: true, amount: 1 }))
}

fn reveals(it: &Played, truth: &str) -> bool {
    it.tells(|event| matches!(event, Event::Revealed { division, .. } if *division == word(truth)))
}

fn goes_back(it: &Played) -> bool {
    reveals(it, "rifle-19-b")
        && it.tells(|event| {
            matches!(event, Event::WentBack { unit, hex: back }
                if *unit == word("untried-rifle-05") && *back == hex("1221"))
        })
}

fn vanishes(it: &Played) -> bool {
    reveals(it, "rifle-2")
        && it.tells(|event| dies(event, "untried-rifle-03", Cause::NoStrength))
        && it.tells(|event| overran(event, "0816"))
}

fn adds_his_rating(it: &Played) -> bool {
    it.compared().is_some_and(|(attack, _)| {
        attack.bonuses.iter().map(|bonus| (bonus.rating, bonus.value)).eq([(4, 3)])
    })
}

fn escorts(it: &Played) -> bool {
    let both = words(&["leader-kurochkin", "untried-rifle-04"]);
    it.tells(
        |event| matches!(event, Event::Moved { units, path, .. } if *units == both && *path == [hex("1020")]),
    )
}

fn marks(event: &Event, whose: Side, place: &str) -> bool {
    matches!(event, Event::MarkerPlaced { side, hex: marked } if *side == whose && *marked == hex(place))
}

fn enters(it: &Played, who: &str) -> bool {
    it.tells(|event| matches!(event, Event::Entered { units, .. } if units.contains(&word(who))))
}

/// Plays the game and keeps the outcome of each order.
fn played() -> Vec<Played> {
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).expect("the scenario"));
    let mut position = Guderian::start(&rulebook, SEED);
    position.secrets.dice.given.extend(DICE);
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, position);
    let orders: Vec<(usize, Order)> = ron::from_str(ORDERS).expect("a list of orders");
    let keep = |(at, (number, order)): (usize, (usize, Order))| {
        assert_eq!(number, at, "orders are numbered from 0");
        let outcome = play::<Guderian>(&mut world, &order);
        Played { outcome, after: Guderian::position(&world).public.clone() }
    };
    orders.into_iter().enumerate().map(keep).collect()
}

fn holds(proof: &Proof, it: &Played) -> bool {
    match proof {
        Shows(shows) => shows(it),
        Refused(case) => it.outcome.as_ref().is_err_and(|refusal| refusal.case == *case),
    }
}

#[test]
fn every_section_of_the_rules_is_met() {
    let game = played();
    for (section, number, what, proof) in TABLE {
        let it = &game[*number];
        assert!(holds(proof, it), "section {section}, order {number}: {what}: {:?}", it.outcome);
    }
    let shown: BTreeSet<u8> =
        TABLE.iter().filter(|row| matches!(row.3, Shows(_))).map(|(section, ..)| *section).collect();
    assert_eq!(shown, (5..=16).collect(), "sections 5 to 16, each shown by events");
}

#[test]
fn nothing_else_is_refused() {
    let meant: BTreeSet<usize> =
        TABLE.iter().filter(|row| matches!(row.3, Refused(_))).map(|(_, number, ..)| *number).collect();
    for (number, it) in played().iter().enumerate() {
        let refused = it.outcome.is_err();
        assert_eq!(refused, meant.contains(&number), "order {number}: {:?}", it.outcome);
    }
}

#[test]
fn a_proof_is_not_true_of_everything() {
    let game = played();
    for (section, number, what, proof) in TABLE {
        let others = (0..game.len()).filter(|other| other != number && holds(proof, &game[*other]));
        let others: Vec<usize> = others.collect();
        assert!(others.len() < 2, "section {section}: {what}: true of {others:?} as well as {number}");
    }
}
