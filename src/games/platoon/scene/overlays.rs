//! The overlays of Platoon over the map: reach of units, sight of a side, fire in the opponent's movement, spotted
//! units, levels of the ground, holders of places that count, last moves. Each viewer sees only what it knows (19.2).

use crate::{
    engine::{board::Hex, counters::Flag, orders::Record, text::id},
    games::platoon::rules::{
        Platoon, Position, Rulebook,
        combat::covering,
        kinds::Side,
        movement::reach,
        phase::{Phase, Segment},
        position::Public,
        sight::spotting::{conceals, is_spotted, spotters},
        view::to_play,
    },
    scene::{LegendPattern, ListedOverlay, Overlaid, OverlayContent, Traced, Whose, last_moves::last_moves},
    settings::Overlay,
};
use std::collections::{BTreeMap, BTreeSet};

impl Overlaid for Platoon {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay {
            name: id!("platoon-scene-overlay-reach.hint"),
            short: id!("platoon-scene-overlay-reach"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-enemy-fire.hint"),
            short: id!("platoon-scene-overlay-enemy-fire"),
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-german-sight.hint"),
            short: id!("platoon-scene-overlay-german-sight"),
            pattern: LegendPattern::Hatched(Flag::Grey),
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-soviet-sight.hint"),
            short: id!("platoon-scene-overlay-soviet-sight"),
            pattern: LegendPattern::Hatched(Flag::Red),
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-spotting.hint"),
            short: id!("platoon-scene-overlay-spotting"),
            pattern: LegendPattern::Lines(id!("platoon-scene-overlay-not-spotted")),
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-levels.hint"),
            short: id!("platoon-scene-overlay-levels"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-victory.hint"),
            short: id!("platoon-scene-overlay-victory"),
            pattern: LegendPattern::Held([Flag::Grey, Flag::Red]),
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-moves.hint"),
            short: id!("platoon-scene-overlay-moves"),
            pattern: LegendPattern::Moves,
        },
        ListedOverlay {
            name: id!("platoon-scene-overlay-own-fire.hint"),
            short: id!("platoon-scene-overlay-own-fire"),
            pattern: LegendPattern::Dotted(Whose::Own),
        },
    ];

    const OVERLAY_WORDS: &'static [&'static str] = &[
        "reach",
        "fire-enemy",
        "sight-german",
        "sight-soviet",
        "spotting",
        "levels",
        "victory",
        "moves",
        "fire-own",
    ];

    fn overlay(
        overlay: Overlay,
        rulebook: &Rulebook,
        position: &Position,
        record: Option<&Record<Self>>,
    ) -> OverlayContent {
        let public = &position.public;
        let own = to_play(rulebook, public);
        match overlay.0 {
            0 => OverlayContent::Tinted(reached(rulebook, public, own)),
            1 => OverlayContent::Dotted(own.enemy().into(), covered(rulebook, public, own.enemy())),
            2 => seen(rulebook, public, Side::German),
            3 => seen(rulebook, public, Side::Soviet),
            4 => spotted(rulebook, public),
            5 => levels(rulebook),
            6 => held(rulebook, public),
            8 => OverlayContent::Dotted(own.into(), covered(rulebook, public, own)),
            _ => OverlayContent::Moves(record.map(last_moves).unwrap_or_default()),
        }
    }
}

/// The overlays of opportunity fire: the enemy's, and the viewer's own.
pub(in crate::games::platoon) const FIRE: [Overlay; 2] = [Overlay(1), Overlay(8)];

/// Strength of opportunity fire for each further dot of an overlay.
const STEP: u16 = 8;

/// The reach of a side's units in its movement phase, with the number of units for each hex (6).
fn reached(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let mut reached = BTreeMap::new();
    let first = rulebook.scenario.first_player == side;
    for segment in [Segment::Vehicles, Segment::Others] {
        let mut then = public.clone();
        then.phase = if first { Phase::First(segment) } else { Phase::Second(segment) };
        for counter in then.counters.iter().filter(|counter| counter.side == side) {
            for hex in reach(rulebook, &then, counter).ends() {
                *reached.entry(*hex).or_insert(0) += 1;
            }
        }
    }
    reached
}

/// The strengths of opportunity fire at a soft and at an armoured target (14.2).
pub type Strengths = [u16; 2];

/// The hexes where opportunity fire of a side meets an enemy, with its strengths.
pub(in crate::games::platoon) fn strengths(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> impl Iterator<Item = (Hex, Strengths)> {
    let all = rulebook.board.hexes().map(move |hex| (hex, covering(rulebook, public, side, hex)));
    all.filter(|(_, strengths)| strengths.iter().any(|strength| *strength > 0))
}

/// The same in dots, by its strongest effect.
fn covered(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let dots = |[soft, hard]: Strengths| soft.max(hard).div_ceil(STEP);
    strengths(rulebook, public, side).map(|(hex, strengths)| (hex, dots(strengths))).collect()
}

/// The hexes that a spotter of a side sees (2.7).
fn seen(rulebook: &Rulebook, public: &Public, side: Side) -> OverlayContent {
    let posts: BTreeSet<Hex> = spotters(rulebook, public, side).map(|(_, hex)| hex).collect();
    let is_seen = |hex: &Hex| posts.iter().any(|post| rulebook.sees(*post, *hex));
    OverlayContent::Hatched(side.into(), rulebook.board.hexes().filter(is_seen).collect())
}

/// A line from each hex with spotted units to the nearest enemy spotter that sees it, and crosses on hexes with
/// unspotted units (10).
fn spotted(rulebook: &Rulebook, public: &Public) -> OverlayContent {
    let (mut lines, mut without) = (Vec::new(), BTreeSet::new());
    let mut done = BTreeSet::new();
    for side in Side::BOTH {
        let posts: Vec<Hex> = spotters(rulebook, public, side.enemy()).map(|(_, hex)| hex).collect();
        for (counter, hex) in public.on_map(side) {
            if !is_spotted(rulebook, public, counter, hex) {
                without.insert(hex);
                continue;
            }
            let see = posts.iter().filter(|post| rulebook.sees(**post, hex));
            let nearest = see.min_by_key(|post| (post.distance(hex), **post));
            if let Some(post) = nearest.filter(|_| done.insert(hex)) {
                lines.push(Traced::from(vec![hex, *post]));
            }
        }
    }
    // If one unit of a stack is spotted, the line shows it.
    let without = without.into_iter().filter(|hex| !done.contains(hex) && conceals(&rulebook.board, *hex));
    OverlayContent::Lines(lines, without.collect())
}

/// The levels of the ground: the darker, the higher (22.3).
fn levels(rulebook: &Rulebook) -> OverlayContent {
    let board = &rulebook.board;
    // The faintest tint and the strongest: with the tints between them both levels looked alike.
    let level = |hex: Hex| match board.level(hex) {
        0 => None,
        1 => Some((hex, 0)),
        _ => Some((hex, 5)),
    };
    OverlayContent::Tinted(board.hexes().filter_map(level).collect())
}

/// The hexes that count and have a holder (20.2).
fn held(rulebook: &Rulebook, public: &Public) -> OverlayContent {
    let counts = public.holders.iter().filter(|(hex, _)| rulebook.scenario.victory.counts(**hex));
    OverlayContent::Held(counts.map(|(hex, side)| (vec![*hex], Flag::from(*side))).collect())
}
