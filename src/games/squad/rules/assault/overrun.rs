//! Overruns: the attack of an AFV that drives over a hex, and the final shots at its rear (18.3, 18.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::infantry::{close_by, has_fired_gun, ready_passengers, together, uses_grenades};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        fire::{
            Attack, Shot,
            anti_tank::{self, Occasion},
            modifier::{Reason, listed},
        },
        kinds::Arm,
        movement::{self, Overrun},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::UnitType,
        sight::cover::cover_of_all,
    },
};

/// Factor of the gun and machine guns of the AFV (18.3).
const TWICE: u16 = 2;
/// Strength that a valorous passenger adds (21.2).
const VALOUR: u16 = 1;

/// Checks that an AFV may overrun the enemies in the hex ahead. Returns its path, the shots of its passengers with the
/// weapons that they use, and the attack (18.1 to 18.3). Pinned and marked passengers do not take part.
///
/// # Errors
/// The reason why it may not overrun.
pub fn may_overrun(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    uses: &[UnitId],
) -> Result<(Overrun, Vec<Shot>, Attack), Why> {
    let way = movement::overrun(rulebook, public, counter)?;
    let passengers = using(rulebook, ready_passengers(rulebook, public, counter.id), uses)?;
    let attack = attack(rulebook, public, counter.id, way.target, &passengers)?;
    Ok((way, passengers, attack))
}

/// Distributes the expendable weapons among the passengers. A satchel charge goes to a passenger that fires no other
/// weapon, if there is one; grenades go to the first of the others (5.1, 12.3, 18.3).
fn using(rulebook: &Rulebook, passengers: Vec<Shot>, uses: &[UnitId]) -> Result<Vec<Shot>, Why> {
    let satchel = |id: &UnitId| {
        let weapon = rulebook.units.find(*id).and_then(UnitType::weapon);
        weapon.is_some_and(|weapon| weapon.arm == Arm::Satchel)
    };
    let mut passengers = passengers;
    let (charges, others): (Vec<UnitId>, Vec<UnitId>) = uses.iter().partition(|id| satchel(id));
    for (id, alone) in
        charges.into_iter().map(|id| (id, true)).chain(others.into_iter().map(|id| (id, false)))
    {
        let free = passengers.iter_mut().filter(|shot| shot.uses.is_empty());
        let shot = free.min_by_key(|shot| alone && shot.weapon.is_some());
        let shot = shot.ok_or(Why::NobodyAboardUses { weapon: id })?;
        if alone {
            shot.weapon = None;
        }
        shot.uses.push(id);
    }
    Ok(passengers)
}

/// Returns the attack of an AFV on the infantry, guns and unarmoured vehicles of a hex that it overruns, and of the
/// named passengers (18.3). It is made from inside the hex, so no shield helps (13.10, ruling on 7.4). The movement
/// rules judge whether it may drive there.
///
/// # Errors
/// The unit is no AFV, there is no target, or passengers may not fire these shots.
pub fn attack(
    rulebook: &Rulebook,
    public: &Public,
    unit: UnitId,
    hex: Hex,
    passengers: &[Shot],
) -> Result<Attack, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    let afv = rulebook.kind(counter).afv().ok_or(Why::NotAnAfv { unit })?;
    counter.hex().ok_or(Why::NotOnMap { unit })?;
    let struck: Vec<&Counter> = public
        .in_hex(hex)
        .filter(|other| other.side != counter.side && rulebook.kind(other).casualty().is_some())
        .collect();
    if struck.is_empty() {
        return Err(Why::NobodyThere { hex });
    }
    let whole = afv.cannon.map_or(0, |cannon| cannon.attack) + afv.mg + afv.forward_mg;
    let mut brings = vec![(unit, whole * TWICE)];
    for shot in passengers {
        if brings.iter().any(|(other, _)| *other == shot.unit) {
            return Err(Why::NamedTwice { unit: shot.unit });
        }
        brings.push((shot.unit, of_passenger(rulebook, public, unit, shot)?));
    }
    let guns = passengers.iter().filter(|shot| shot.weapon.is_some()).count();
    if guns > 1 || guns == 1 && has_fired_gun(public, unit) {
        return Err(Why::OneLightGun);
    }
    let grenades = uses_grenades(rulebook, passengers)?;
    let strength = together(&brings);
    let modifiers = listed([
        (Reason::Cover, cover_of_all(rulebook, public, hex, &struck)),
        (Reason::Grenades, -i8::from(grenades)),
    ]);
    let row = rulebook.charts.fire_row(strength);
    Ok(Attack { from: hex, hex, brings, strength, row, modifiers, mortars: false })
}

/// The strength of a passenger, counted once (18.3).
fn of_passenger(rulebook: &Rulebook, public: &Public, carrier: UnitId, shot: &Shot) -> Result<u16, Why> {
    let unit = shot.unit;
    let counter = public.find(unit).filter(|counter| counter.place == Place::Aboard(carrier));
    let counter = counter.ok_or(Why::NotItsPassenger { unit })?;
    let values = rulebook.kind(counter).infantry().ok_or(Why::CarriedGun { unit })?;
    if counter.condition.pinned {
        return Err(Why::Pinned { unit });
    }
    if counter.condition.fired {
        return Err(Why::Fired { unit });
    }
    let own = values.attack + if counter.condition.valorous { VALOUR } else { 0 };
    close_by(rulebook, public, (shot, counter), own)
}

/// All shots of the infantry left in the hex at the AFV that has just overrun it: one each, at its rear, even with
/// markers (18.4).
pub fn final_shots(
    rulebook: &Rulebook,
    public: &Public,
    afv: UnitId,
    hex: Hex,
) -> Vec<(anti_tank::Shot, anti_tank::Attack)> {
    let ways = |counter: &Counter| anti_tank::shots(rulebook, public, counter.id, afv, Occasion::FinalShot);
    public.in_hex(hex).flat_map(ways).collect()
}

/// The best shot of each unit that could fire at the rear of an AFV after its overrun. No unit is counted as lost or
/// pinned (18.4).
pub fn shots_behind(
    rulebook: &Rulebook,
    public: &Public,
    afv: &Counter,
    way: &Overrun,
) -> Vec<(anti_tank::Shot, anti_tank::Attack)> {
    let mut out = public.clone();
    if let Some(counter) = out.find_mut(afv.id) {
        counter.place = Place::Map(way.exit);
    }
    let mut best: Vec<(anti_tank::Shot, anti_tank::Attack)> = Vec::new();
    for (shot, attack) in final_shots(rulebook, &out, afv.id, way.target) {
        match best.iter_mut().find(|(other, _)| other.unit == shot.unit) {
            Some(other) if attack.number > other.1.number => *other = (shot, attack),
            Some(_) => {}
            None => best.push((shot, attack)),
        }
    }
    best
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Side6,
        games::squad::rules::{
            assault::infantry::passengers,
            kinds::Side,
            position::WorkKind,
            samples::{but, counter, facing, hex, position, with, word, work},
        },
    };

    /// Example 16: an M4A3E8 overruns a foxhole in woods.
    #[test]
    fn a_sherman_drives_over_a_foxhole() {
        let rulebook = Rulebook::of_map("map-valmont");
        let squad = but(counter("ge-rifle", 1, "0402"), |condition| condition.in_work = true);
        let mut public = position([facing("us-m4a3e8", 1, "0403", Side6::North), squad]);
        public.works.insert(hex("0402"), work(WorkKind::Foxhole));
        let attack = attack(&rulebook, &public, word("us-m4a3e8-1"), hex("0402"), &[]).unwrap();
        assert_eq!(attack.strength, 38);
        assert_eq!(attack.modifiers, [(Reason::Cover, 3)]);
        assert_eq!(rulebook.charts.fire[attack.row].from, 29);
        assert_eq!([2, 7, 8].map(|dice| attack.casualties(&rulebook, dice)), [6, 1, 0]);
    }

    /// Passengers add their strength once. Grenades help, and a satchel charge also counts once (18.3 and its ruling).
    #[test]
    fn passengers_count_once() {
        let rulebook = Rulebook::of_map("map-valmont");
        let aboard = |kind, number| with(kind, number, Place::Aboard(word("us-m3-1")), Side::Allied);
        let mut public = position([
            facing("us-m3", 1, "0202", Side6::North),
            but(aboard("us-rifle", 1), |condition| condition.valorous = true),
            aboard("us-leader-2", 1),
            with("us-bar", 1, Place::Carried(word("us-rifle-1")), Side::Allied),
            counter("ge-rifle", 1, "0201"),
        ]);
        public.stores[1].expendable.extend([(word("grenades"), 1), (word("satchel"), 1)]);
        let carrier = word("us-m3-1");
        let mut shots = passengers(&rulebook, &public, carrier);
        let judged = |public: &Public, shots: &[Shot]| {
            let attack = attack(&rulebook, public, carrier, hex("0201"), shots)?;
            Ok((attack.strength, attack.modifiers))
        };
        // Its leader adds strength and no die-roll modifier.
        assert_eq!(judged(&public, &shots), Ok((8 + 1 + 5 + 1 + 2, vec![])));
        shots[0].uses = vec![word("grenades")];
        shots[1] = Shot { uses: vec![word("satchel")], ..Shot::of(word("us-rifle-1")) };
        assert_eq!(judged(&public, &shots), Ok((8 + 1 + 5 + 1 + 12, vec![(Reason::Grenades, -1)])));
        assert_eq!(judged(&public, &[]), Ok((8, vec![])));
        let other = Shot::of(word("ge-rifle-1"));
        assert_eq!(judged(&public, &[other]), Err(Why::NotItsPassenger { unit: word("ge-rifle-1") }));
        for counter in &mut public.counters {
            counter.condition.fired = counter.id == word("us-leader-2-1");
        }
        assert_eq!(judged(&public, &shots), Err(Why::Fired { unit: word("us-leader-2-1") }));
    }

    /// Passengers fire one light machine gun out of a carrier (8.3).
    #[test]
    fn passengers_fire_one_light_machine_gun() {
        let rulebook = Rulebook::of_map("map-valmont");
        let aboard = |kind| with(kind, 1, Place::Aboard(word("us-m3-1")), Side::Allied);
        let carried = |number, by| with("us-bar", number, Place::Carried(word(by)), Side::Allied);
        let public = position([
            facing("us-m3", 1, "0202", Side6::North),
            aboard("us-rifle"),
            aboard("us-leader-0"),
            carried(1, "us-rifle-1"),
            carried(2, "us-leader-0-1"),
            counter("ge-rifle", 1, "0201"),
        ]);
        let shots = [("us-rifle-1", "us-bar-1"), ("us-leader-0-1", "us-bar-2")]
            .map(|(unit, gun)| Shot { weapon: Some(word(gun)), ..Shot::of(word(unit)) });
        let judged = |shots: &[Shot]| attack(&rulebook, &public, word("us-m3-1"), hex("0201"), shots);
        assert_eq!(judged(&shots[..1]).unwrap().strength, 8 + 7);
        assert_eq!(judged(&shots), Err(Why::OneLightGun));
    }

    /// Tanks cannot be overrun, and a truck cannot overrun (18.1).
    #[test]
    fn afvs_drive_over_those_without_armour() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position([
            facing("us-m4-75", 1, "0202", Side6::North),
            facing("us-truck", 1, "0202", Side6::North),
            facing("ge-pz-4h", 1, "0201", Side6::North),
            counter("ge-rifle", 1, "0302"),
        ]);
        let judged = |unit: &str, to: &str| {
            attack(&rulebook, &public, word(unit), hex(to), &[]).map(|attack| attack.strength)
        };
        assert_eq!(judged("us-m4-75-1", "0302"), Ok(38));
        assert_eq!(judged("us-m4-75-1", "0201"), Err(Why::NobodyThere { hex: hex("0201") }));
        assert_eq!(judged("us-truck-1", "0302"), Err(Why::NotAnAfv { unit: word("us-truck-1") }));
    }

    /// Units that are left and not pinned fire at its rear, with the weapons that they carry or that their side has
    /// left (18.4).
    #[test]
    fn survivors_fire_behind_it() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = |left| {
            let mut public = position([
                facing("us-m4-75", 1, "1006", Side6::North),
                but(counter("ge-rifle", 1, "1007"), |condition| condition.fired = true),
                but(counter("ge-rifle", 2, "1007"), |condition| condition.pinned = true),
                counter("ge-leader-0", 1, "1007"),
                with("ge-panzerschreck", 1, Place::Carried(word("ge-rifle-1")), Side::German),
                with("ge-panzerschreck", 2, Place::Carried(word("ge-rifle-2")), Side::German),
            ]);
            public.stores[0].expendable.insert(word("panzerfaust"), left);
            public
        };
        let units = |left| {
            let shots = final_shots(&rulebook, &public(left), word("us-m4-75-1"), hex("1007"));
            shots.iter().map(|(shot, _)| shot.unit.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(units(0), ["ge-rifle-1"]);
        assert_eq!(units(1), ["ge-leader-0-1", "ge-rifle-1", "ge-rifle-1"]);
        let way = Overrun { target: hex("1007"), exit: hex("1008"), cost: 4 };
        let public = public(1);
        let tank = public.find(word("us-m4-75-1")).unwrap();
        let behind = shots_behind(&rulebook, &public, tank, &way);
        let units: Vec<String> = behind.iter().map(|(shot, _)| shot.unit.to_string()).collect();
        assert_eq!(units, ["ge-leader-0-1", "ge-rifle-1"], "the best of each");
    }
}
