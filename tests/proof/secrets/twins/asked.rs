//! Everything that a side can look at, in any game: the answers of the command line, the offers to its hand, and the
//! content of its table.

use super::{Hides, PositionOf};
use bevy::prelude::World;
use kessel::{
    cli::{
        Answer, AnySeen, Seen as Looked,
        look::{
            opening::Opening,
            question::{LegalOrders, Moves, Odds, Question, Show},
        },
    },
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{GameFile, InPlay, Viewer, imagine},
    },
    panels::{Overlay, Seat},
    planning::Plan,
    play::players::Thought,
    scene::Seen,
    table::{Session, choice_of, scene_events},
    workshop::lesson::{Draft, add_order},
};
use serde_json::Value;
use std::{path::PathBuf, sync::Arc};

/// The additional subjects of a look.
pub struct Asked {
    /// The number of the side that looks.
    pub side: usize,
    pub hexes: Vec<Hex>,
    pub units: Vec<UnitId>,
}

/// The worlds in which positions of a game are played and looked at.
pub struct Desk<G: Hides> {
    /// A world that plays the game.
    pub world: World,
    session: Session<G>,
}

type Said = Vec<(&'static str, String)>;

impl<G: Hides> Desk<G> {
    pub fn new(rulebook: &Arc<G::Rulebook>) -> Self {
        let mut session = Session::default();
        session.rulebook = Some(Arc::clone(rulebook));
        // Orders are only tried in it: no rule reads the entities of counters.
        let mut world = G::world();
        imagine(&mut world);
        Self { world, session }
    }

    /// Returns every legal order that the side is shown.
    pub fn legal(&self, rulebook: &Arc<G::Rulebook>, position: &PositionOf<G>, side: usize) -> Vec<G::Order> {
        let mut position = position.clone();
        G::look(&mut position, Viewer::Side(side));
        let seen = looked::<G>(rulebook, position);
        G::legal(&seen, side).ok().unwrap().orders
    }

    /// Returns all answers to a side that looks at a position.
    pub fn answers(&mut self, rulebook: &Arc<G::Rulebook>, position: &PositionOf<G>, asked: &Asked) -> Said {
        let mut said = told_by_the_command_line::<G>(rulebook, position, asked);
        let mut laid = position.clone();
        G::look(&mut laid, Viewer::Side(asked.side));
        said.extend(self.offers(rulebook, &laid, asked));
        said.extend(shown_by_the_table::<G>(rulebook, &laid));
        for hex in &asked.hexes {
            said.push(("why", G::why(rulebook, &laid, *hex, &[])));
            for unit in own::<G>(&laid, asked.side).take(3) {
                said.push(("why", G::why(rulebook, &laid, *hex, &[unit])));
            }
        }
        // Viewers see the public state.
        let mut viewed = position.clone();
        G::look(&mut viewed, Viewer::Both);
        said.extend(shown_by_the_table::<G>(rulebook, &viewed));
        let seen = Seen {
            rulebook: rulebook.as_ref(),
            position: &viewed,
            log: &[],
            orders: &[],
            rolled: None,
            attack: None,
            plan: None,
            clock: None,
            is_past: false,
        };
        let caption = G::caption(&seen);
        said.push(("caption", format!("{caption:?}")));
        let scene = scene_events::<G>(rulebook, &viewed.public, (&caption, &[], None), false);
        said.push(("the scene", format!("{scene:#?}")));
        said.extend(choices::<G>(rulebook, position, &viewed, asked));
        // The fight that a player of the side plans, and its caption.
        for unit in own::<G>(&laid, asked.side).take(8) {
            for plan in asked.hexes.iter().flat_map(|hex| G::attack_plans(unit, *hex)) {
                let fight = G::planned_fight(rulebook, &viewed, &plan);
                let told = G::caption(&Seen {
                    rulebook: rulebook.as_ref(),
                    position: &viewed,
                    log: &[],
                    orders: &[],
                    rolled: None,
                    attack: None,
                    plan: Some(&plan),
                    clock: None,
                    is_past: false,
                });
                said.push(("fight", format!("{fight:?} {told:?}")));
                let shown = (&told, &[][..], fight.as_ref());
                let scene = scene_events::<G>(rulebook, &viewed.public, shown, false);
                said.push(("the scene of the plan", format!("{scene:#?}")));
            }
        }
        let view_of_the_acting = G::acting(rulebook, &position.public) == asked.side;
        if view_of_the_acting {
            let advice = G::player(G::ADVISER, 3).unwrap();
            let mut advice = advice;
            let view = G::view(rulebook, position);
            let advised = advice.choose_order(&view, &Thought::new(0.02));
            said.push(("hint", format!("{advised:?} {:?}", advice.parts(&view, &advised.order))));
        }
        said
    }

    /// Returns the offers to held units.
    fn offers(&mut self, rulebook: &Arc<G::Rulebook>, laid: &PositionOf<G>, asked: &Asked) -> Said {
        // A person plays the side, against the computer.
        self.session.seats = [0, 1].map(|side| match side == asked.side {
            true => Seat::Human,
            false => Seat::Computer("random".to_owned()),
        });
        self.session.rulebook = Some(Arc::clone(rulebook));
        let (plan, now) = (Plan::<G>::default(), self.session.context(Some(laid)).unwrap());
        let mut said = Vec::new();
        for unit in own::<G>(laid, asked.side) {
            said.push(("offers", format!("{unit} {:?}", G::offers(now, &plan.0, &[unit], &[]))));
        }
        said.push(("asked", format!("{:?}", G::asked(now, &plan.0))));
        said
    }
}

/// Returns orders that the other side puts to the vote of viewers, with units that viewers see: the words and paths of
/// the choices depend on nothing that is hidden from the side. An order to a hidden unit is no choice.
fn choices<G: Hides>(
    rulebook: &G::Rulebook,
    position: &PositionOf<G>,
    viewed: &PositionOf<G>,
    asked: &Asked,
) -> Said {
    let other = 1 - asked.side;
    let mut laid = position.clone();
    G::look(&mut laid, Viewer::Side(other));
    let hidden = G::counters(&laid.public).iter().filter(|it| it.side() == other && G::is_hidden(&laid, it));
    for (unit, hex) in hidden.map(InPlay::id).zip(&asked.hexes).take(2) {
        for order in G::orders_of(&laid, unit, *hex, unit).into_iter().take(12) {
            let is_named = G::order_units(&order).contains(&unit);
            let told = choice_of::<G>(rulebook, &laid, &order);
            assert!(!is_named || told.is_err(), "{unit} is hidden: {order:?} is {told:?}");
        }
    }
    let mut said = Vec::new();
    for unit in own::<G>(viewed, other).take(2) {
        for hex in asked.hexes.iter().take(1) {
            for order in G::orders_of(viewed, unit, *hex, unit).into_iter().take(12) {
                said.push(("choices", format!("{:?}", choice_of::<G>(rulebook, &laid, &order))));
            }
        }
    }
    said
}

fn own<G: Hides>(position: &PositionOf<G>, side: usize) -> impl Iterator<Item = UnitId> {
    G::counters(&position.public).iter().filter(move |it| it.side() == side).map(InPlay::id)
}

/// Returns counters as their cards show them, with their places, markers, and overlays.
fn shown_by_the_table<G: Hides>(rulebook: &G::Rulebook, laid: &PositionOf<G>) -> Said {
    let looks = G::looks(rulebook, laid);
    let face = |(number, look)| G::face_with(rulebook, laid, number, look);
    let faces: Vec<_> = looks.iter().enumerate().map(face).collect();
    let lie: Vec<_> = G::counters(&laid.public).iter().map(|it| (it.id(), it.hex())).collect();
    let markers: Vec<_> = G::markers(&laid.public)
        .into_iter()
        .map(|(marker, hex)| (hex, G::marker_face(rulebook, laid, &marker, hex)))
        .collect();
    let overlays = (0..G::OVERLAYS.len()).map(|overlay| G::overlay(Overlay(overlay), rulebook, laid, None));
    let overlays: Vec<_> = overlays.collect();
    vec![
        ("counters", format!("{faces:?} {lie:?}")),
        ("markers", format!("{markers:?}")),
        ("overlays", format!("{overlays:?}")),
        ("waiting", format!("{:?}", G::parties(rulebook, laid))),
    ]
}

fn looked<G: Hides>(rulebook: &Arc<G::Rulebook>, position: PositionOf<G>) -> Looked<G> {
    Looked { rulebook: Arc::clone(rulebook), position, is_sent: false, spoiled: (Value::Null, Vec::new()) }
}

fn told_by_the_command_line<G: Hides>(
    rulebook: &Arc<G::Rulebook>,
    position: &PositionOf<G>,
    asked: &Asked,
) -> Said {
    let seen = looked::<G>(rulebook, position.clone());
    let say = |question: &Question| -> String {
        let answers = [true, false].map(|json| match seen.answer(question, json) {
            Ok(Answer::Json(value)) => value.to_string(),
            Ok(Answer::Lines(lines)) => lines.join("\n"),
            Err(why) => why.0,
        });
        answers.join("\n")
    };
    let eyes = Some(G::SIDES[asked.side].name.parse().unwrap());
    let game = || PathBuf::from("game.kessel");
    let acts = G::acting(rulebook, &position.public) == asked.side;
    let mut said = Vec::new();
    let mut show = |hex, unit, eyes| {
        let asked = Show { game: game(), hex, unit, eyes, spoil: false, opening: Opening::default() };
        said.push(("show", say(&Question::Show(&asked))));
    };
    show(None, None, None);
    show(None, None, eyes);
    asked.hexes.iter().for_each(|hex| show(Some(*hex), None, eyes));
    asked.units.iter().for_each(|unit| show(None, Some(*unit), eyes));
    // A command without a side answers for the side to play.
    if !acts {
        return said;
    }
    said.push(("legal", say(&Question::Legal(&LegalOrders { game: game(), eyes }))));
    for unit in own::<G>(position, asked.side).chain(asked.units.iter().copied()).take(12) {
        for to in asked.hexes.iter().copied().map(Some).chain([None]) {
            said.push(("moves", say(&Question::Moves(&Moves { game: game(), units: vec![unit], to }))));
        }
        for hex in &asked.hexes {
            let (attackers, target) = (vec![unit], vec![*hex]);
            let odds = Odds { game: game(), attackers, target, overrun: false };
            said.push(("odds", say(&Question::Odds(&odds))));
        }
    }
    said
}

/// Returns the draft of a lesson that the recorder makes of a game for the learner's side, without what it seals.
pub fn recorded<G: Hides>(file: &GameFile<G>, side: usize) -> String {
    let mut draft = Draft::default();
    for played in &file.played {
        add_order::<G>(&mut draft, played, side).unwrap();
    }
    masked(&draft.text())
}

/// Returns a game file without its sealed parts. Hashes and marks depend on them, and are masked too.
pub fn masked(text: &str) -> String {
    let lines = text.lines().map(|line| line.rsplit_once(" // ").map_or(line, |(record, _)| record));
    let mut text: String = lines.map(|line| format!("{line}\n")).collect();
    for mark in ["sealed:", "hash:\""] {
        let mut parts = text.split(mark);
        let mut masked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            masked += mark;
            masked += part.trim_start_matches(|letter: char| letter.is_ascii_hexdigit() || letter == '.');
        }
        text = masked;
    }
    text
}
