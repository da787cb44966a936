//! What things are worth to `greedy` and `staff`, in victory points.

/// How a player is led.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// What a unit is worth besides the points for it, times what it can do.
    pub worth: f64,
    /// Which part of a unit's worth a dispersal costs, in an enemy's combat phase and in its own movement (11.9).
    pub dispersed: f64,
    pub caught: f64,
    /// How far the points of places pull that are to be taken, and that are to be kept.
    pub take: f64,
    pub guard: f64,
    /// How far it counts to stand in a place that is held.
    pub occupy: f64,
    /// How far the points count of leaving the map.
    pub leave: f64,
    /// What is left of a place's pull for each turn of way, to vehicles and to those on foot, and for each turn that it takes to
    /// get down and be of use.
    pub patience: f64,
    pub patience_on_foot: f64,
    pub patience_riding: f64,
    /// What is left of the points of a place that is passed through, when the enemy may still come back.
    pub passing: f64,
    /// How far the best fire of the next turn counts where a unit goes.
    pub fire: f64,
    /// How far the enemy's fire counts where a unit ends, and on its way.
    pub caution: f64,
    pub way: f64,
    /// How far each other unit that an enemy could fire at draws his fire from one.
    pub spread: f64,
    /// What each friend near a place takes from its pull.
    pub crowd: f64,
    /// How much better a hex must be before a unit moves there.
    pub move_from: f64,
    /// The least that an attack must promise.
    pub fire_from: f64,
    /// How far a march counts that fire puts off by a turn.
    pub march: f64,
    /// How far the fire of the next own turn is kept back for, when an enemy comes by (14.2).
    pub keep: f64,
    /// Whether units fire and assault together to reach better odds.
    pub together: bool,
    /// Whether a unit weighs its fire against its march, and its cover against being seen.
    pub weighs: bool,
    /// Whether it looks for ways out of sight.
    pub sly: bool,
    /// Whether it reckons with enemies that are hidden again (19.2).
    pub remembers: bool,
    /// Whether it knows that nothing counts after the last turn but what is held and lost then.
    pub ends: bool,
    /// The least that it costs to show oneself in cover that will last.
    pub shy: f64,
    /// What it costs unarmed carriers to go with somebody aboard where nobody with arms is near.
    pub ahead: f64,
    /// What is left of cover, as a reason to keep still, for each enemy who may come beside it: where he has something to take
    /// there, and elsewhere.
    pub found_where_wanted: f64,
    pub found: f64,
    /// How much bolder a side becomes towards the end of a game that it would not win, and how much more ground counts then.
    pub daring: f64,
    pub need: f64,
    /// What it costs to leave a hex that counts and is held.
    pub post: f64,
    /// What it costs to end where one has been in the turns before.
    pub back: f64,
}

/// Takes what lies before it.
pub(super) const GREEDY: Manner = Manner {
    worth: 0.5,
    dispersed: 0.3,
    caught: 0.3,
    take: 1.0,
    guard: 0.5,
    occupy: 0.4,
    leave: 1.0,
    patience: 0.75,
    patience_on_foot: 0.88,
    patience_riding: 0.75,
    passing: 0.5,
    fire: 0.3,
    caution: 0.25,
    way: 0.0,
    spread: 0.0,
    crowd: 0.2,
    move_from: 0.01,
    fire_from: 0.02,
    march: 0.0,
    keep: 0.0,
    together: false,
    weighs: false,
    sly: false,
    remembers: false,
    ends: false,
    shy: 0.0,
    ahead: 0.0,
    found_where_wanted: 1.0,
    found: 1.0,
    daring: 0.0,
    need: 0.0,
    post: 0.0,
    back: 0.0,
};

/// Plans a turn.
pub(super) const STAFF: Manner = Manner {
    worth: 0.7,
    dispersed: 0.35,
    caught: 0.5,
    take: 1.0,
    guard: 0.8,
    occupy: 0.4,
    leave: 1.0,
    patience: 0.75,
    patience_on_foot: 0.88,
    patience_riding: 0.81,
    passing: 0.15,
    fire: 0.7,
    caution: 0.85,
    way: 0.6,
    spread: 0.3,
    crowd: 0.35,
    move_from: 0.01,
    fire_from: 0.03,
    march: 0.4,
    keep: 0.6,
    together: true,
    weighs: true,
    sly: true,
    remembers: true,
    ends: true,
    shy: 0.05,
    ahead: 0.5,
    found_where_wanted: 0.6,
    found: 0.85,
    daring: 0.8,
    need: 0.5,
    post: 0.25,
    back: 0.25,
};
