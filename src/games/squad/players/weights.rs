//! What things are worth to `greedy` and `staff`: a rifle squad is worth about six.

/// How a player is led.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Which part of a unit's worth a pin costs.
    pub pin: f64,
    /// What it is worth to take a hex that counts, and to keep one.
    pub take: f64,
    pub keep: f64,
    /// What it is worth to stand in a hex that counts and is held.
    pub occupy: f64,
    /// What it is worth besides not to leave one where the unit stands already.
    pub post: f64,
    /// Which part of a squad's pull a leader feels himself.
    pub leads_on: f64,
    /// How much more of a unit's worth a pin costs where it is stormed then, or would storm itself.
    pub press: f64,
    /// What is left of a place's pull for each turn of way.
    pub patience: f64,
    /// How far the best fire of the next turn counts where a unit goes.
    pub fire: f64,
    /// How far the enemy's fire counts: of his next turn where a unit ends, and of this one on its way.
    pub caution: f64,
    pub way: f64,
    /// How far each other hex of one's own that an enemy sees draws his fire from one.
    pub spread: f64,
    /// What each friend near a place takes from its pull.
    pub crowd: f64,
    /// How much better a hex must be before a unit moves or advances there.
    pub move_from: f64,
    /// The least that an attack must promise.
    pub fire_from: f64,
    /// How far a march counts that fire forbids.
    pub march: f64,
    /// How far fire is kept back in the enemy's movement for a better target.
    pub hold: f64,
    /// Whether units fire and assault together, and leaders seek squads.
    pub together: bool,
    /// How many squads a leader takes along at most. Points on a stack that enters are spread over all of it, and what one cannot
    /// pay another must: who goes by himself is struck by fewer of them.
    pub band: usize,
    /// Whether fire at those who enter is reckoned from each unit by itself, as it falls (14.1), and not as one attack of its hex.
    pub one_by_one: bool,
    /// Whether they lay smoke before a way that is watched.
    pub smoke: bool,
    /// Whether assaults are weighed where a march may end, and what part of that counts.
    pub assault: f64,
    /// What an assault must promise.
    pub assault_from: f64,
    /// How much bolder a side becomes towards the end of a game that it would not win.
    pub daring: f64,
    /// What it costs a vehicle to stand next to enemy infantry without own infantry beside it.
    pub alone: f64,
    /// What it costs a vehicle to stand in a hex with another one.
    pub apart: f64,
}

/// Takes what lies before it.
pub(super) const GREEDY: Manner = Manner {
    pin: 0.3,
    take: 9.0,
    keep: 5.0,
    occupy: 2.0,
    post: 1.0,
    leads_on: 0.3,
    press: 0.0,
    patience: 0.75,
    fire: 0.35,
    caution: 0.3,
    way: 0.3,
    spread: 0.0,
    crowd: 0.2,
    move_from: 0.05,
    fire_from: 0.05,
    march: 0.3,
    hold: 0.0,
    together: false,
    band: 0,
    one_by_one: false,
    smoke: false,
    assault: 0.0,
    assault_from: 0.0,
    daring: 0.0,
    alone: 0.0,
    apart: 0.0,
};

/// Plans a turn.
pub(super) const STAFF: Manner = Manner {
    pin: 0.3,
    take: 10.0,
    keep: 4.0,
    occupy: 3.0,
    post: 3.0,
    leads_on: 0.1,
    press: 0.3,
    patience: 0.75,
    fire: 0.6,
    caution: 0.8,
    way: 0.9,
    spread: 0.8,
    crowd: 0.2,
    move_from: 0.1,
    fire_from: 0.1,
    march: 1.0,
    hold: 0.7,
    together: true,
    band: 1,
    one_by_one: true,
    smoke: true,
    assault: 0.6,
    assault_from: 0.5,
    daring: 0.8,
    alone: 2.0,
    apart: 1.0,
};
