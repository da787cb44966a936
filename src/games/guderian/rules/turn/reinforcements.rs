//! Reinforcements (14.0): scheduled arrivals, the provisional division, the South-Western Front, and the entry of
//! units.

use crate::{
    engine::{
        board::{Edge, Hex},
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        counter::{Piece, Place},
        event::{DiePurpose, Event, Reason},
        kinds::{Kind, March, Pool, Side},
        movement::{Group, interdiction, may_enter_column},
        phase::Phase,
        position::Public,
        referee::Referee,
        refusal::Why,
        rulebook::Rulebook,
        supply::zones::{in_enemy_zone, in_uncancelled_zone},
    },
};

impl Referee<'_> {
    /// Makes every unit due that is scheduled for this turn (14.0).
    pub fn arrivals(&mut self, side: Side) {
        let turn = self.public().turn;
        let mut areas: Vec<UnitId> = Vec::new();
        for counter in &self.public().counters {
            if let Place::Scheduled { turn: due, area } = counter.place
                && due <= turn
                && counter.side() == side
                && !areas.contains(&area)
            {
                areas.push(area);
            }
        }
        for area in areas {
            let due = |place: Place| matches!(place, Place::Scheduled { turn: t, area: a } if t <= turn && a == area);
            let units =
                self.public().counters.iter().filter(|counter| due(counter.place) && counter.side() == side);
            let units = units.map(|counter| counter.id).collect();
            self.say(Event::BecameDue { units, area });
        }
        if side == Side::Soviet {
            self.soviet_divisions(turn);
            self.provisional();
        }
    }

    fn soviet_divisions(&mut self, turn: u8) {
        let rulebook = self.rulebook;
        for arrival in rulebook.scenario.soviet_reinforcements.iter().filter(|arrival| arrival.turn == turn) {
            for _ in 0..arrival.rifle {
                self.draw(Pool::Rifle, arrival.area);
            }
            for _ in 0..arrival.armour {
                self.draw(Pool::Armour, arrival.area);
            }
        }
    }

    /// Rolls one die a turn for the area where a rifle division may enter (14.1).
    fn provisional(&mut self) {
        if self.rulebook.scenario.provisional.is_empty() {
            return;
        }
        let roll = self.roll(DiePurpose::Provisional);
        let area = self.rulebook.scenario.provisional[usize::from(roll) - 1];
        self.draw(Pool::Rifle, area);
    }

    /// Gives up a provisional division that has not entered (14.1).
    pub fn forfeit_provisional(&mut self) {
        if self.rulebook.options.provisional_saved {
            return;
        }
        let areas = &self.rulebook.scenario.provisional;
        let waiting: Vec<UnitId> = self
            .public()
            .counters
            .iter()
            .filter(|counter| matches!(counter.place, Place::Due { area } if areas.contains(&area)))
            .map(|counter| counter.id)
            .collect();
        for unit in waiting {
            self.say(Event::Forfeited { unit });
        }
    }

    /// Scores a division of the South-Western Front that has entered (14.23).
    pub fn score_south_western(&mut self) {
        let Some(front) = &self.rulebook.scenario.south_western_front else { return };
        let number = usize::from(self.public().south_west.1);
        let points = front.german_points.get(number).copied().unwrap_or(0);
        let halves = 2 * i32::from(points);
        self.say(Event::Scored { side: Side::German, halves, reason: Reason::SouthWesternFront });
    }
}

/// The hexes by which units that are due in an area may enter now.
///
/// A provisional division whose whole area is barred enters at the nearest free hex of the map edge eastwards (14.12).
/// All other units wait (K16.4).
pub fn entry_hexes(rulebook: &Rulebook, public: &Public, area: UnitId) -> Vec<Hex> {
    let board = &rulebook.board;
    let Some(area_entry) = board.area(area.as_str()) else { return Vec::new() };
    let hexes = area_entry.hexes.clone();
    if !rulebook.scenario.provisional.contains(&area) {
        return hexes;
    }
    let barred =
        |hex: &Hex| public.holds(Side::German, *hex) || in_uncancelled_zone(public, Side::Soviet, *hex);
    if !hexes.iter().all(barred) {
        return hexes;
    }
    let row = if area_entry.edge == Edge::North { 1 } else { board.rows() };
    let first = hexes.iter().map(|hex| hex.column()).max().unwrap_or(1);
    let along = (first..=board.columns()).skip(1).filter_map(|column| Hex::new(column, row));
    let mut down_the_edge: Vec<Hex> = board.column(board.columns()).collect();
    if area_entry.edge != Edge::North {
        down_the_edge.reverse();
    }
    along.chain(down_the_edge).find(|hex| !board.is_lake(*hex) && !barred(hex)).into_iter().collect()
}

/// Whether units that are due may enter along this path, and the points that each has left.
///
/// # Errors
/// Not their Movement Phase, not due in one area, the hex is not in their area or is barred, or the path is refused.
pub fn may_enter_map(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
) -> Result<Vec<Points>, Why> {
    let first = *pieces.first().ok_or(Why::NobodyNamed)?;
    let Place::Due { area } = public.counter(first).place else {
        return Err(Why::NotDue { unit: public.counter(first).id });
    };
    for piece in pieces {
        let counter = public.counter(*piece);
        if counter.place != (Place::Due { area }) {
            return Err(Why::NotDueTogether { unit: counter.id });
        }
    }
    let side = public.counter(first).side();
    if !matches!(public.phase, Phase::SovietMovement | Phase::GermanMovement) || public.phase.side() != side {
        return Err(Why::NotEntryPhase);
    }
    let entry = *path.first().ok_or(Why::NoPath)?;
    if !entry_hexes(rulebook, public, area).contains(&entry) {
        return Err(match rulebook.scenario.provisional.contains(&area) {
            true => Why::NotItsEntrance { hex: entry },
            false => Why::NotTheirArea { hex: entry, area },
        });
    }
    let classes: Vec<(Kind, Points)> = pieces
        .iter()
        .map(|piece| public.counter(*piece))
        .map(|counter| (counter.kind, Points::whole(u16::from(counter.allowance))))
        .collect();
    let left = enter_at(rulebook, public, side, &classes, entry)?;
    if path.len() == 1 {
        return Ok(left);
    }
    let after = |piece: Piece| {
        pieces.iter().position(|other| *other == piece).map_or(Points::ZERO, |number| left[number])
    };
    follow_from(rulebook, public, pieces, entry, after, &path[1..])
}

/// The points that units have left in the entry hex (K16.2).
fn enter_at(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    units: &[(Kind, Points)],
    entry: Hex,
) -> Result<Vec<Points>, Why> {
    if public.holds(side.enemy(), entry) {
        return Err(Why::EnemyThere { hex: entry });
    }
    may_enter_column(rulebook, public, side, entry)?;
    let fighters = units.iter().any(|(kind, _)| kind.is_combat_unit());
    if !fighters && in_enemy_zone(public, side, entry) {
        return Err(Why::LeaderAlone { hex: entry });
    }
    units
        .iter()
        .map(|(kind, have)| {
            let cost = entry_cost(rulebook, public, side, kind.march(), entry)?;
            have.less(cost).ok_or(Why::TooFar { hex: entry, cost, left: *have })
        })
        .collect()
}

/// The cost of the entry hex: its terrain or road, and a marker on it (K16.2).
pub(crate) fn entry_cost(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    march: March,
    entry: Hex,
) -> Result<Points, Why> {
    let cost = rulebook.costs.entry(side, march, entry).ok_or(Why::Lake { hex: entry })?;
    Ok(cost + interdiction(rulebook, public, side, entry))
}

/// Follows a path on from the entry hex.
fn follow_from(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    entry: Hex,
    left: impl Fn(Piece) -> Points + Copy,
    path: &[Hex],
) -> Result<Vec<Points>, Why> {
    let group = Group::of(rulebook, public, pieces, entry, left);
    let spent = walk_on(rulebook, public, &group, path)?;
    Ok(pieces
        .iter()
        .map(|piece| {
            let march = public.counter(*piece).kind.march();
            let cost = spent.iter().find(|class| class.0 == march).map_or(Points::ZERO, |class| class.1);
            left(*piece) - cost
        })
        .collect())
}

/// Moves on from the entry hex: a unit that has just entered it in an enemy zone must stop there (6.22).
fn walk_on(
    rulebook: &Rulebook,
    public: &Public,
    group: &Group,
    path: &[Hex],
) -> Result<Vec<(March, Points)>, Why> {
    group.spend_along(rulebook, public, path).map_err(|why| match why {
        Why::HeldInZone { hex, owner } => Why::MustStop { hex, owner },
        other => other,
    })
}

/// The points that units that are due would have left in an entry hex, for the offer of entries.
///
/// # Errors
/// They may not enter there.
pub fn left_at_entry(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    entry: Hex,
) -> Result<Vec<Points>, Why> {
    may_enter_map(rulebook, public, pieces, &[entry])
}

/// Movement points of a division that the South-Western Front sends: those of a rifle division, whatever its identity.
pub const CALLED_UP_ALLOWANCE: u16 = 6;

/// Whether a division of the South-Western Front may be brought on along this path (14.2), and the points that it has
/// left.
///
/// # Errors
/// Not that scenario, phase or turn, too many already, or the path is refused.
pub fn may_call_up(rulebook: &Rulebook, public: &Public, path: &[Hex]) -> Result<Points, Why> {
    let Some(front) = &rulebook.scenario.south_western_front else { return Err(Why::NoFront) };
    if public.phase != Phase::SovietMovement {
        return Err(Why::NotEntryPhase);
    }
    if public.turn < front.from_turn {
        return Err(Why::FrontTooEarly { turn: front.from_turn });
    }
    if public.south_west.0 >= front.a_turn || public.south_west.1 >= front.a_game {
        return Err(Why::FrontUsedUp { turn: front.a_turn, game: front.a_game });
    }
    let entry = *path.first().ok_or(Why::NoPath)?;
    if !entry_hexes(rulebook, public, front.area).contains(&entry) {
        return Err(Why::NotTheFront { hex: entry });
    }
    let allowance = Points::whole(CALLED_UP_ALLOWANCE);
    let left = enter_at(rulebook, public, Side::Soviet, &[(Kind::Rifle, allowance)], entry)?[0];
    if path.len() == 1 {
        return Ok(left);
    }
    let group = Group::newcomer(Side::Soviet, March::Foot, entry, left);
    let spent = walk_on(rulebook, public, &group, &path[1..])?;
    Ok(left - spent[0].1)
}
