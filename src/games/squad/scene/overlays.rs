//! The overlays of Squad: reach of units, fire at moving units, targets of the selected units, and arcs of guns and
//! vehicles. Others show cover, leaders, levels, control of victory hexes, and the last moves.

use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{Record, edge_of},
        text::id,
    },
    games::squad::rules::{
        Position, Rulebook, Squad,
        counter::{Counter, Place},
        fire::{Bearing, bearing, bearing_on_movers},
        kinds::Side,
        movement::{drive_reach, open_entries, reach},
        position::{Public, hidden::looking},
        scenario::units::Kind,
        sight::{cover::cover_of_all, in_arc},
    },
    scene::{LegendPattern, ListedOverlay, Overlaid, OverlayContent, Ring, Whose, last_moves::last_moves},
    settings::Overlay,
};
use std::collections::BTreeMap;

const REACH: Overlay = Overlay(0);
pub(in crate::games::squad) const ENEMY_FIRE: Overlay = Overlay(1);
pub(in crate::games::squad) const SELECTED: Overlay = Overlay(2);
const ENEMY_AIMS: Overlay = Overlay(3);
const COVER: Overlay = Overlay(4);
const LEADERS: Overlay = Overlay(5);
const LEVELS: Overlay = Overlay(6);
const HELD: Overlay = Overlay(7);
pub(in crate::games::squad) const OWN_FIRE: Overlay = Overlay(9);

impl Overlaid for Squad {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay {
            name: id!("squad-scene-overlay-reach.hint"),
            short: id!("squad-scene-overlay-reach"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-enemy-fire.hint"),
            short: id!("squad-scene-overlay-enemy-fire"),
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-hits.hint"),
            short: id!("squad-scene-overlay-hits"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-enemy-arcs.hint"),
            short: id!("squad-scene-overlay-enemy-arcs"),
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-cover.hint"),
            short: id!("squad-scene-overlay-cover"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-leaders.hint"),
            short: id!("squad-scene-overlay-leaders"),
            pattern: LegendPattern::Rings,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-levels.hint"),
            short: id!("squad-scene-overlay-levels"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-victory.hint"),
            short: id!("squad-scene-overlay-victory"),
            pattern: LegendPattern::Held([Flag::Grey, Flag::Olive]),
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-moves.hint"),
            short: id!("squad-scene-overlay-moves"),
            pattern: LegendPattern::Moves,
        },
        ListedOverlay {
            name: id!("squad-scene-overlay-own-fire.hint"),
            short: id!("squad-scene-overlay-own-fire"),
            pattern: LegendPattern::Dotted(Whose::Own),
        },
    ];

    const OVERLAY_WORDS: &'static [&'static str] = &[
        "reach",
        "fire-enemy",
        "",
        "arcs-enemy",
        "cover",
        "leaders",
        "levels",
        "victory",
        "moves",
        "fire-own",
    ];

    const OF_SELECTED: &'static [Overlay] = &[SELECTED];

    fn overlay(
        overlay: Overlay,
        rulebook: &Rulebook,
        position: &Position,
        record: Option<&Record<Self>>,
    ) -> OverlayContent {
        let public = &position.public;
        let own = looking(rulebook, public);
        match overlay {
            REACH => OverlayContent::Tinted(reached(rulebook, public, own)),
            ENEMY_FIRE => OverlayContent::Dotted(own.enemy().into(), covered(rulebook, public, own.enemy())),
            SELECTED => OverlayContent::Tinted(BTreeMap::new()),
            ENEMY_AIMS => OverlayContent::Dotted(own.enemy().into(), aimed_at(rulebook, public, own.enemy())),
            COVER => OverlayContent::Tinted(covers(rulebook, public)),
            LEADERS => OverlayContent::Rings(leaders(rulebook, public)),
            LEVELS => OverlayContent::Tinted(levels(rulebook)),
            HELD => held(rulebook, public),
            OWN_FIRE => OverlayContent::Dotted(own.into(), covered(rulebook, public, own)),
            _ => OverlayContent::Moves(record.map(last_moves).unwrap_or_default()),
        }
    }

    fn overlay_of(_: Overlay, rulebook: &Rulebook, position: &Position, units: &[UnitId]) -> OverlayContent {
        let hit = hit_by(rulebook, &position.public, units).into_iter();
        OverlayContent::Tinted(hit.map(|(hex, bears)| (hex, ease(&bears))).collect())
    }
}

/// The strength of opportunity fire for one more dot of an overlay.
const STEP: u16 = 6;
/// The steps of a tint.
const TINTS: u16 = 5;

/// The hexes that units of a side can reach in their movement phase, with the number of units (6).
fn reached(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let mut reached = BTreeMap::new();
    for counter in public.counters.iter().filter(|counter| counter.side == side) {
        for hex in ends(rulebook, public, counter) {
            *reached.entry(hex).or_insert(0) += 1;
        }
    }
    reached
}

/// The hexes in which a unit alone may end its move.
fn ends(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Hex> {
    let entries = entries(rulebook, public, counter);
    if rulebook.kind(counter).drives() {
        let reach = drive_reach(rulebook, public, counter, &entries);
        let mut ends: Vec<Hex> = reach.iter().flat_map(|reach| reach.ends()).map(|(hex, _)| *hex).collect();
        ends.dedup();
        return ends;
    }
    reach(rulebook, public, &[counter], false, &entries)
        .map(|reach| reach.ends().to_vec())
        .unwrap_or_default()
}

/// The entry hexes of a waiting unit (4.2).
fn entries(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Vec<Hex> {
    let Place::Due(number) = counter.place else { return Vec::new() };
    let due = rulebook.scenario.force(counter.side).arrivals.get(usize::from(number));
    let Some(due) = due.filter(|due| due.turn <= public.turn) else { return Vec::new() };
    open_entries(rulebook, public, &[counter], &due.entry, &edge_of(&rulebook.board, &due.entry))
}

/// The combined strength of several bearings on a hex, and their smallest modifier.
fn together(bearings: impl Iterator<Item = Bearing>) -> Option<Bearing> {
    bearings.reduce(|one, other| Bearing {
        strength: one.strength.saturating_add(other.strength),
        added: one.added.min(other.added),
        indirect: one.indirect && other.indirect,
    })
}

/// The hexes in which fire of a side meets entering infantry, with its strength (14.1).
pub(in crate::games::squad) fn fire_of(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> Vec<(Hex, Bearing)> {
    let firers: Vec<&Counter> = public.on_map(side).map(|(counter, _)| counter).collect();
    let meets = |hex: Hex| {
        let each = firers.iter().filter_map(|counter| bearing_on_movers(rulebook, public, counter, hex));
        Some((hex, together(each)?))
    };
    let free = |hex: &Hex| public.holder(*hex) != Some(side);
    rulebook.board.hexes().filter(free).filter_map(meets).collect()
}

/// The fire of a side in dots.
fn covered(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let fire = fire_of(rulebook, public, side).into_iter();
    fire.map(|(hex, bears)| (hex, bears.strength.div_ceil(STEP))).collect()
}

/// The strength of these units in each hex that they see and reach.
pub(in crate::games::squad) fn hit_by(
    rulebook: &Rulebook,
    public: &Public,
    units: &[UnitId],
) -> Vec<(Hex, Bearing)> {
    let units: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
    let side = units.first().map(|counter| counter.side);
    let bears = |hex: Hex| {
        let each = units.iter().filter_map(|counter| bearing(rulebook, public, counter, hex));
        Some((hex, together(each)?))
    };
    let free = |hex: &Hex| public.holder(*hex) != side;
    rulebook.board.hexes().filter(free).filter_map(bears).collect()
}

/// The darkness of a hex by its modifier: darkest without one.
fn ease(bears: &Bearing) -> u16 {
    match bears.added {
        ..=0 => TINTS,
        added => (TINTS - 1).saturating_sub(u16::from(added.unsigned_abs())),
    }
}

/// The hexes in the arcs of a side's guns and armoured vehicles within sight (7.4, 10.2), with the number of them.
fn aimed_at(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let mut aimed = BTreeMap::new();
    let seeing = rulebook.seeing(public);
    for (counter, from) in public.on_map(side) {
        let armed = matches!(rulebook.kind(counter).kind, Kind::Gun(_) | Kind::Afv(_));
        let Some(facing) = counter.facing.filter(|_| armed) else { continue };
        let ahead = |hex: &Hex| in_arc(from, facing, *hex) && seeing.hindrance(from, *hex).is_some();
        for hex in rulebook.board.hexes().filter(ahead) {
            *aimed.entry(hex).or_insert(0) += 1;
        }
    }
    aimed
}

/// The cover of the ground (6.3): darker for more.
fn covers(rulebook: &Rulebook, public: &Public) -> BTreeMap<Hex, u16> {
    let cover = |hex: Hex| {
        let cover = u16::try_from(cover_of_all(rulebook, public, hex, &[])).ok()?;
        // The faintest tint is the first.
        (cover > 0).then(|| (hex, 2 * cover - 1))
    };
    rulebook.board.hexes().filter_map(cover).collect()
}

/// The leaders that can lead. Their area is only their own hex (6.1, 10.5). A leader that has fired leads no more fire.
fn leaders(rulebook: &Rulebook, public: &Public) -> Vec<Ring> {
    let leads = |counter: &&Counter| rulebook.kind(counter).leads().is_some() && !counter.condition.pinned;
    let ring = |counter: &Counter| {
        let hex = counter.hex()?;
        Some(Ring { hex, hexes: vec![hex], is_firm: !counter.condition.fired })
    };
    public.counters.iter().filter(leads).filter_map(ring).collect()
}

/// The levels of the ground: darker for higher (9.4).
fn levels(rulebook: &Rulebook) -> BTreeMap<Hex, u16> {
    let board = &rulebook.board;
    // The faintest tint and the strongest are used, because the tints between them made both levels look alike.
    let level = |hex: Hex| match board.level(hex) {
        0 => None,
        1 => Some((hex, 0)),
        _ => Some((hex, TINTS)),
    };
    board.hexes().filter_map(level).collect()
}

/// The victory hexes that a side holds (23.2).
fn held(rulebook: &Rulebook, public: &Public) -> OverlayContent {
    let scenario = &rulebook.scenario;
    let counts = |hex: &Hex| scenario.victory.counts(*hex) || scenario.must.contains(hex);
    let holders = public.holders.iter().filter(|(hex, _)| counts(hex));
    OverlayContent::Held(holders.map(|(hex, side)| (vec![*hex], Flag::from(*side))).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Hexside,
        games::squad::rules::{
            counter::Condition,
            position::{Work, WorkKind},
        },
    };

    fn hex(id: &str) -> Hex {
        id.parse().unwrap()
    }

    fn counter(kind: &str, at: &str) -> Counter {
        let side = if kind.starts_with("ge-") { Side::German } else { Side::Allied };
        let (id, kind) = (format!("{kind}-1").parse().unwrap(), kind.parse().unwrap());
        let place = Place::Map(hex(at));
        Counter { id, kind, side, place, facing: Some(Hexside::North), condition: Condition::default() }
    }

    fn position<const N: usize>(mut counters: [Counter; N]) -> Public {
        counters.sort_by_key(|counter| counter.id);
        Public { turn: 1, counters: counters.to_vec(), ..Public::default() }
    }

    /// A hindrance makes a hex paler: a squad in the street hits the street best (13.2).
    #[test]
    fn the_selected_hit_the_open_best() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let public = position([counter("us-rifle", "1007")]);
        let hit: BTreeMap<Hex, Bearing> =
            hit_by(&rulebook, &public, &["us-rifle-1".parse().unwrap()]).into_iter().collect();
        assert_eq!(ease(&hit[&hex("1011")]), TINTS);
        assert!(ease(&hit[&hex("1206")]) < ease(&hit[&hex("1011")]), "the Inn is of stone");
        assert_eq!(hit.get(&hex("1007")), None, "its own hex");
    }

    /// A gun aims only into the forward arc (7.4).
    #[test]
    fn guns_aim_forwards() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let aimed = aimed_at(&rulebook, &position([counter("ge-pak-40", "1007")]), Side::German);
        assert!(aimed.contains_key(&hex("1004")) && !aimed.contains_key(&hex("1010")));
    }

    /// Pinned leaders do not lead (13.11). A leader that has fired has a broken ring.
    #[test]
    fn leaders_lead_their_hex() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let mut public = position([counter("us-leader-1", "1009")]);
        assert!(leaders(&rulebook, &public).iter().all(|ring| ring.is_firm && ring.hexes == [hex("1009")]));
        public.counters[0].condition.fired = true;
        assert!(leaders(&rulebook, &public).iter().all(|ring| !ring.is_firm));
        public.counters[0].condition.pinned = true;
        assert_eq!(leaders(&rulebook, &public), []);
    }

    /// Stone gives more cover than woods, and a work gives it only to the units in it (6.3, 20.1).
    #[test]
    fn cover_is_of_the_ground() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let mut public = Public::default();
        public.works.insert(hex("0201"), Work { kind: WorkKind::Trench, facing: None, known: true });
        let covers = covers(&rulebook, &public);
        assert!(covers[&hex("1208")] > covers[&hex("0401")]);
        assert_eq!(covers.get(&hex("0201")), None);
    }

    /// All friendly units together reach the hexes that each reaches (6.5).
    #[test]
    fn reach_counts_those_who_can_come() {
        let rulebook = Rulebook::load("valmont").unwrap();
        let public = position([counter("us-rifle", "1009"), counter("us-leader-1", "1009")]);
        let reached = reached(&rulebook, &public, Side::Allied);
        assert_eq!(reached[&hex("1010")], 2);
        assert!(!ends(&rulebook, &public, &counter("us-m4-75", "1009")).is_empty());
    }
}
