//! The face of a counter from public state: on the map, in the panels, in pictures.

use crate::{
    art::packs::{
        face::{Face, Up},
        pack::standard,
    },
    engine::data::Fault,
    games::guderian::{
        rules::{
            counter::{Condition, Motion, Piece},
            kinds::{Kind, Side},
            position::Public,
            rulebook::Rulebook,
            scenario::order_of_battle::{OrderOfBattleFile, Print},
            supply::SupplyLines,
        },
        words::names,
    },
    scene::{CardState, badged},
};

/// The look of a counter besides its components.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Its identity; none for an untried division.
    print: Option<Print>,
    moved: bool,
    attacked: bool,
    out_of_supply: bool,
}

impl Look {
    /// The look of a counter, with the present supply lines of its side.
    pub fn of(rulebook: &Rulebook, public: &Public, lines: &SupplyLines, piece: Piece) -> Self {
        let counter = public.counter(piece);
        Self {
            print: counter.print,
            moved: has_moved(public, piece),
            attacked: public.phase.is_combat() && counter.condition.has_attacked,
            out_of_supply: is_out_of_supply(rulebook, public, lines, piece),
        }
    }
}

/// The face of a counter, with the present supply lines of its side.
pub fn face(rulebook: &Rulebook, public: &Public, lines: &SupplyLines, piece: Piece) -> Face {
    face_with(rulebook, public, piece, &Look::of(rulebook, public, lines, piece))
}

/// The face of a counter with this look.
pub fn face_with(rulebook: &Rulebook, public: &Public, piece: Piece, look: &Look) -> Face {
    let counter = public.counter(piece);
    let mut face = Face {
        strength: names::values(rulebook, public, piece),
        steps_lost: counter.condition.steps_lost,
        badges: badges(&counter.condition, look),
        dimmed: look.moved,
        ..face_of_kind(counter.kind)
    };
    if face.steps_lost > 0 {
        face.up = Up::Reduced;
    }
    match look.print {
        Some(print) => with_identity(rulebook, print, face),
        None => {
            face.kind = counter.kind.pool().map(|pool| pool.word().to_owned()).unwrap_or_default();
            face
        }
    }
}

/// The face of a counter whose identity is known, with all that is printed of it.
pub fn with_identity(rulebook: &Rulebook, print: Print, mut face: Face) -> Face {
    let record = rulebook.order_of_battle.record(print);
    face.steps = record.steps();
    face.unit = record.id.to_string();
    if let Some(picture) = &record.picture {
        face.symbol.clone_from(picture);
    }
    match (record.kind.side(), record.kind) {
        (_, Kind::Leader) => {
            face.title.clone_from(&record.name);
            face.formation.clone_from(&record.army);
            face.rating = record.rating().to_string();
        }
        (Side::Soviet, _) => face.formation.clone_from(&record.name),
        (Side::German, _) => {
            match record.name.split_once('/') {
                Some((regiment, division)) => {
                    face.designation = regiment.to_owned();
                    face.formation = division.to_owned();
                }
                None => face.formation.clone_from(&record.name),
            }
            let corps = rulebook.order_of_battle.division_of(print).map_or("", |division| &division.corps);
            face.band_label = corps.to_owned();
            face.band = if corps.is_empty() { "corps_none".to_owned() } else { format!("corps_{corps}") };
            if record.kind == Kind::Ss {
                face.variant = "ss".to_owned();
            }
        }
    }
    face
}

/// The states in which a counter is seen, from its printed sides.
pub fn card_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
    let mut states = vec![(CardState::Fresh, front.clone())];
    match back {
        Some(back) if back.steps_lost > 0 => {
            states.push((CardState::Reduced, Face { up: Up::Reduced, ..back.clone() }));
        }
        // The other side of an untried division is its identity.
        Some(back) => states.push((CardState::Revealed, back.clone())),
        None if front.steps > 1 => {
            let reduced = Face { steps_lost: 1, up: Up::Reduced, ..front.clone() };
            states.push((CardState::Reduced, reduced));
        }
        None => {}
    }
    states.extend([
        (CardState::Moved, Face { dimmed: true, ..badged(front, &["moved"]) }),
        (CardState::Attacked, badged(front, &["attacked"])),
        (CardState::Disrupted, badged(front, &["disrupted"])),
        (CardState::OutOfSupply, badged(front, &["out_of_supply"])),
        (CardState::TwoBadges, badged(front, &["disrupted", "out_of_supply"])),
    ]);
    states
}

/// Returns the faults of the pictures that the counters of an order of battle name.
pub fn picture_faults(file: &OrderOfBattleFile) -> Vec<Fault> {
    let german = file.german.iter().enumerate().flat_map(|(division, entry)| {
        let units = entry.units.iter().enumerate();
        units.map(move |(unit, entry)| (format!("german[{division}].units[{unit}]"), &entry.picture))
    });
    let leaders = file.leaders.iter().enumerate();
    let leaders = leaders.map(|(number, entry)| (format!("leaders[{number}]"), &entry.picture));
    let rifle = file.rifle_pool.iter().enumerate();
    let rifle = rifle.map(|(number, entry)| (format!("rifle_pool[{number}]"), &entry.picture));
    let armour = file.armour_pool.iter().enumerate();
    let armour = armour.map(|(number, entry)| (format!("armour_pool[{number}]"), &entry.picture));
    let all = german.chain(leaders).chain(rifle).chain(armour);
    standard::picture_faults(all.map(|(path, picture)| (path, picture.as_deref())))
}

/// The common part of the faces of all counters of a kind.
pub fn face_of_kind(kind: Kind) -> Face {
    Face {
        template: template(kind).to_owned(),
        symbol: symbol(kind).to_owned(),
        size_mark: size_mark(kind).to_owned(),
        ..Face::default()
    }
}

fn template(kind: Kind) -> &'static str {
    match (kind, kind.side()) {
        (Kind::Leader, _) => "leader",
        (_, Side::German) => "german",
        (_, Side::Soviet) => "soviet",
    }
}

fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Panzer | Kind::Armour | Kind::Tank => "armour",
        Kind::Panzergrenadier | Kind::Mechanized => "mechanized",
        Kind::Motorized | Kind::Ss | Kind::Independent => "motorized",
        Kind::Infantry | Kind::Rifle => "infantry",
        Kind::Cavalry => "cavalry",
        Kind::Leader => "star",
    }
}

fn size_mark(kind: Kind) -> &'static str {
    match kind {
        Kind::Panzer | Kind::Panzergrenadier | Kind::Motorized | Kind::Ss | Kind::Independent => "III",
        Kind::Leader => "XXXX",
        _ => "XX",
    }
}

/// Whether the unit is done with moving in the present phase.
fn has_moved(public: &Public, piece: Piece) -> bool {
    let counter = public.counter(piece);
    let condition = &counter.condition;
    let goes_on = public.moving.contains(&piece) && condition.left.0 > 0;
    public.phase.is_movement()
        && counter.side() == public.phase.side()
        && counter.hex().is_some()
        && match condition.motion {
            Motion::Fresh => false,
            Motion::Moving => !goes_on,
            Motion::Done | Motion::Halted | Motion::SentBack => true,
        }
}

fn badges(condition: &Condition, look: &Look) -> Vec<String> {
    let badges = [(look.out_of_supply, "out_of_supply"), (look.moved, "moved"), (look.attacked, "attacked")];
    let looks = badges.into_iter().filter(|(shown, _)| *shown).map(|(_, badge)| badge);
    condition.lasting().chain(looks).map(str::to_owned).collect()
}

/// Whether the unit is out of supply: in its own movement by the check that opened the phase, otherwise by its present
/// lines. Before the first turn never.
pub fn is_out_of_supply(rulebook: &Rulebook, public: &Public, lines: &SupplyLines, piece: Piece) -> bool {
    let counter = public.counter(piece);
    if public.turn == 0 || counter.hex().is_none() {
        return false;
    }
    if public.phase.is_movement() && public.phase.side() == counter.side() {
        return !counter.condition.supplied && !counter.condition.arrived;
    }
    !lines.supplies(rulebook, public, piece)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn a_counter_names_its_picture() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/guderian/order-of-battle.ron");
        let text = std::fs::read_to_string(path).unwrap();
        let mut file: OrderOfBattleFile = crate::engine::data::parse("order-of-battle.ron", &text).unwrap();
        file.german[0].units[0].picture = Some("tiger".to_owned());
        assert_eq!(picture_faults(&file).len(), 0);
        file.leaders[1].picture = Some("landship".to_owned());
        file.rifle_pool[2].picture = Some("landship".to_owned());
        let paths: Vec<String> = picture_faults(&file).into_iter().map(|fault| fault.path).collect();
        assert_eq!(paths, ["leaders[1].picture", "rifle_pool[2].picture"]);
    }
}
