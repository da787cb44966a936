//! The facts about a position: values, not sentences, and no hidden facts.

use super::*;

/// Values, not sentences: the facts that a tool needs of a counter, and zones, holders and level of the whole map.
#[test]
fn show_gives_values() {
    let folder = Folder::new("values");
    let moment = at(Phase::GermanMovement);
    let shown = answer(&["show", &folder.game("game.kessel", moment), "--json"]);
    let public = &moment.public;
    let of = |id: &str| {
        let counters = shown["counters"].as_array().unwrap();
        counters.iter().find(|counter| counter["id"] == id).unwrap().clone()
    };
    let leader = public.counters.iter().find(|one| one.kind == Kind::Leader && one.hex().is_some()).unwrap();
    let told = of(leader.id.as_str());
    assert!(told["radius"].as_u64().unwrap() > 0 && told["strength"].is_null());
    let untried = public.counters.iter().find(|one| one.is_untried() && one.hex().is_some()).unwrap();
    let told = of(untried.id.as_str());
    assert_eq!(
        (&told["strength"], &told["untried"], told.get("in_truth")),
        (&Value::Null, &true.into(), None)
    );
    let panzers = public.counters.iter().find(|one| one.kind == Kind::Panzer && one.hex().is_some()).unwrap();
    let told = of(panzers.id.as_str());
    assert_eq!(told["place"], json!({ "kind": "map", "hex": panzers.hex() }));
    assert_eq!((&told["class"], &told["side"]), (&"motor".into(), &"German".into()));
    assert_eq!(told["left"], json!(panzers.condition.left));
    let steps = told["strength"]["attack"].as_array().unwrap().len();
    assert_eq!(told["steps"]["of"], steps);
    assert_eq!(
        told["steps"]["left"].as_u64().unwrap(),
        steps as u64 - u64::from(panzers.condition.steps_lost)
    );
    let zones = |side: &str| -> BTreeSet<Hex> {
        shown["zones"][side]
            .as_array()
            .unwrap()
            .iter()
            .map(|hex| hex.as_str().unwrap().parse().unwrap())
            .collect()
    };
    for hex in campaign().board.hexes() {
        assert_eq!(
            zones("German").contains(&hex),
            public.in_zone_of(kessel::games::guderian::rules::kinds::Side::German, hex)
        );
    }
    assert_eq!(shown["holders"].as_object().unwrap().len(), public.holders.len());
    assert!(shown["level"].as_str().unwrap().contains(' '));
}

/// Several units move together, each with its remaining points; rail moves have their points, entries their cost, and
/// the case of a refusal is a field (K5.1, 6.2, K16.2).
#[test]
fn moves_of_groups() {
    let folder = Folder::new("groups");
    let rulebook = campaign();
    // A stack of several units that can move, in any moment with one.
    let (moment, stack) = moments()
        .iter()
        .filter(|moment| moment.public.owed.is_none() && moment.public.phase.is_movement())
        .find_map(|moment| {
            let stacks = rulebook.board.hexes().map(|hex| moment.public.stack(hex).collect::<Vec<_>>());
            let mut several = stacks.filter(|stack| stack.len() > 1);
            let stack = several.find(|stack| legal::walks(&rulebook, &moment.public, stack).len() > 2)?;
            Some((moment, stack))
        })
        .unwrap();
    let public = &moment.public;
    let game = folder.game("german.kessel", moment);
    let names: Vec<String> = stack.iter().map(|piece| public.counter(*piece).id.to_string()).collect();
    let told = answer(&["moves", &game, &names.join(","), "--json"]);
    let walks = legal::walks(&rulebook, public, &stack);
    assert_eq!(told["walks"].as_array().unwrap().len(), walks.len());
    for walk in told["walks"].as_array().unwrap() {
        assert_eq!(walk["left"].as_array().unwrap().len(), stack.len());
        assert!(walk["cost"].as_f64().unwrap() > 0.0);
    }
    let refused = answer(&["moves", &game, &names.join(","), "--to", "5931", "--json"]);
    assert_eq!(refused["allowed"], false);
    assert!(refused["refusal"]["case"].as_str().unwrap().len() > 1, "{refused}");
    let rides = |moment: &'static Position| {
        let free = moment.public.owed.is_none().then_some(moment)?;
        let mut pieces = free.public.pieces().map(|(piece, _)| piece);
        let rider =
            pieces.find(|piece| !legal::train_rides(&campaign(), &free.public, &[*piece]).is_empty())?;
        Some((free, rider))
    };
    let (soviet, rider) = moments().iter().find_map(rides).unwrap();
    let game = folder.game("soviet.kessel", soviet);
    let told = answer(&["moves", &game, soviet.public.counter(rider).id.as_str(), "--json"]);
    assert!(told["rail"][0]["points"].as_u64().unwrap() > 0, "{told}");
    assert!(told["capacity"]["needed"].as_u64().unwrap() <= told["capacity"]["of"].as_u64().unwrap());
    let due = moments().iter().find_map(|moment| {
        let arrivals = legal::arrivals(&moment.public);
        let able = |piece: &&_| !legal::entries(&campaign(), &moment.public, &[**piece]).is_empty();
        let piece = arrivals.iter().find(able).filter(|_| moment.public.owed.is_none())?;
        Some((moment, moment.public.counter(*piece)))
    });
    let (moment, counter) = due.unwrap();
    let told = answer(&["moves", &folder.game("due.kessel", moment), counter.id.as_str(), "--json"]);
    let entry = &told["entries"][0];
    let spent = entry["cost"].as_f64().unwrap() + entry["left"][0].as_f64().unwrap();
    assert_eq!(spent, f64::from(counter.allowance), "{entry}");
}

/// Odds are answered in any phase, with the case that forbids the attack now; an impossible attack is refused, in JSON
/// too (9.0).
#[test]
fn odds_in_any_phase() {
    let folder = Folder::new("odds");
    let fight = at(Phase::GermanCombat);
    let (target, able) = combat::opportunities(&campaign(), &fight.public).into_iter().next().unwrap();
    let unit = fight.public.counter(able[0]).id.to_string();
    let ask = |game: &str, target: &str| {
        answer(&["odds", game, "--attackers", &unit, "--target", target, "--json"])
    };
    let target = target.to_string();
    let now = ask(&folder.game("now.kessel", fight), &target);
    assert_eq!((&now["allowed"], &now["refusal"]), (&true.into(), &Value::Null));
    let mut before = fight.clone();
    before.public.phase = Phase::SovietInterdiction;
    let game = folder.game("before.kessel", &before);
    let early = ask(&game, &target);
    assert_eq!((&early["allowed"], &early["refusal"]["case"]), (&false.into(), &"4.0".into()));
    assert_eq!(early["preview"], now["preview"]);
    assert!(early["preview"]["columns"].as_array().is_some_and(|columns| !columns.is_empty()));
    let nobody = ask(&game, "5931");
    assert_eq!((&nobody["allowed"], &nobody["preview"]), (&false.into(), &Value::Null));
    // For people: the odds, and that it is the wrong phase.
    let told = kessel(&["odds", &game, "--attackers", &unit, "--target", &target]);
    assert!(String::from_utf8(told.stdout).unwrap().starts_with("not allowed now: [4.0]"));
    let told = kessel(&["odds", &game, "--attackers", &unit, "--target", "5931"]);
    assert_eq!(told.status.code(), Some(1));
}

/// While a decision is pending no other order is allowed, and `moves` and `odds` answer like the door (4.0).
#[test]
fn nothing_is_allowed_while_a_decision_is_owed() {
    let folder = Folder::new("owed");
    let rulebook = campaign();
    let mut asked = 0;
    for (number, moment) in moments().iter().enumerate() {
        let public = &moment.public;
        if public.owed.is_none() || number % 5 > 0 && !public.phase.is_movement() {
            continue;
        }
        let mut free = moment.clone();
        free.public.owed = None;
        let game = folder.game(&format!("{number}.kessel"), moment);
        if public.phase.is_movement() {
            for piece in legal::movers(&rulebook, &free.public).into_iter().take(2) {
                let told = answer(&["moves", &game, public.counter(piece).id.as_str(), "--json"]);
                assert_eq!(told["held"]["case"], "4.0", "{told}");
                let none = ["walks", "rail", "overruns", "entries"];
                assert!(none.iter().all(|ways| told[*ways].as_array().unwrap().is_empty()), "{told}");
                asked += 1;
            }
            continue;
        }
        free.public.battle = None;
        let first = combat::opportunities(&rulebook, &free.public).into_iter().next();
        let able = first.iter().flat_map(|(_, able)| able).map(|piece| public.counter(*piece));
        let unit = able.into_iter().find(|counter| counter.is_combat_unit()).map(|counter| counter.id);
        if let (Some((target, _)), Some(unit)) = (&first, unit) {
            let target = target.to_string();
            let told = answer(&["odds", &game, "--attackers", unit.as_str(), "--target", &target, "--json"]);
            assert_eq!((&told["allowed"], &told["refusal"]["case"]), (&false.into(), &"4.0".into()));
            assert!(!told["preview"].is_null());
            asked += 1;
        }
    }
    assert!(asked > 4, "{asked}");
}

/// A revealed division has its own name in every command and in order files (12.2); an untried one has not.
#[test]
fn names_of_revealed_divisions() {
    let folder = Folder::new("names");
    let moment = moments().iter().find(|moment| {
        let public = &moment.public;
        public.phase == Phase::SovietMovement
            && public.owed.is_none()
            && legal::movers(&campaign(), public).iter().any(|piece| {
                let counter = public.counter(*piece);
                counter.unit.is_some_and(|unit| unit != counter.id)
                    && !legal::walks(&campaign(), public, &[*piece]).is_empty()
            })
    });
    let moment = moment.unwrap();
    let public = &moment.public;
    let movers = legal::movers(&campaign(), public);
    let piece = movers.into_iter().find(|piece| {
        let counter = public.counter(*piece);
        counter.unit.is_some_and(|unit| unit != counter.id)
            && !legal::walks(&campaign(), public, &[*piece]).is_empty()
    });
    let counter = public.counter(piece.unwrap());
    let (slot, name) = (counter.id.to_string(), counter.unit.unwrap().to_string());
    let game = folder.game("game.kessel", moment);
    let show = |unit: &str| answer(&["show", &game, "--unit", unit, "--json"])["counters"].clone();
    assert_eq!(show(&name), show(&slot));
    let moves = |unit: &str| answer(&["moves", &game, unit, "--json"]);
    assert_eq!(moves(&name), moves(&slot));
    let odds = |unit: &str| answer(&["odds", &game, "--attackers", unit, "--target", "0101", "--json"]);
    assert_eq!(odds(&name), odds(&slot));
    let path = &moves(&slot)["walks"][0]["path"];
    let run = |unit: &str| {
        let orders = folder.file("orders.ron");
        fs::write(&orders, format!("[Move(units: [\"{unit}\"], path: {path})]")).unwrap();
        answer(&["run", &game, &orders, "--json"])["events"].clone()
    };
    assert_eq!(run(&name), run(&slot));
    let hidden = moment
        .secrets
        .identity
        .iter()
        .find(|(slot, _)| public.find(**slot).is_some_and(|piece| public.counter(piece).is_untried()));
    let (_, division) = hidden.unwrap();
    let output = kessel(&["show", &game, "--unit", division.as_str()]);
    assert_eq!(output.status.code(), Some(1), "{division} is still untried");
}

/// Neither the other side's view nor the secrets of a position change an answer.
#[test]
fn what_is_told_hangs_on_nothing_hidden() {
    let folder = Folder::new("hidden");
    for (number, moment) in moments().iter().enumerate().step_by(17) {
        let tell = |position: &Position| {
            let game = folder.game("game.kessel", position);
            let lines = ["show GAME", "show GAME --as soviet", "show GAME --as german", "legal GAME"];
            let commands: Vec<_> = lines.iter().map(|line| words(&line.replace("GAME", &game))).collect();
            batch(&commands)
        };
        assert_eq!(tell(moment), tell(&twin(moment, number as u64)));
    }
}
