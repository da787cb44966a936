//! What a referee sends to each side and to spectators of a game between two homes. A position without the secrets of
//! others contains none of them, whatever a program does with it; it is written and read without loss, and everything
//! else in it is as the side sees it at the table (Guderian 15, Panzer '44 5, Platoon 19, Squad 22).

use crate::twins::{Hides, PositionOf};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        data::scenario_ids,
        dice::Dice,
        orders::{Game, Sent, Viewer, is_over, play},
    },
    games::{
        guderian::rules::{Guderian, kinds::Side as GuderianSide, order::Order as GuderianOrder},
        panzer44::rules::{
            Panzer44, kinds::Side as PanzerSide, order::Order as PanzerOrder, phase::Phase as PanzerPhase,
            plot::Plot,
        },
        platoon::rules::{
            Platoon,
            conduct::Decision as PlatoonDecision,
            counter::Place as PlatoonPlace,
            event::Event as PlatoonEvent,
            kinds::Side as PlatoonSide,
            position::{Public as PlatoonPublic, UnderWay},
        },
        squad::rules::{
            Squad,
            counter::Place as SquadPlace,
            event::Event as SquadEvent,
            kinds::Side as SquadSide,
            position::{Public as SquadPublic, Task, decision::Decision as SquadDecision},
            scenario::options::Options as SquadOptions,
        },
    },
    play::players::Thought,
};
use serde::Serialize;
use std::{collections::BTreeSet, sync::Arc};

const SEED: u64 = 11;
/// Positions with secrets that are looked at in each game.
const ENOUGH: usize = 20;
/// All viewers but the referee: two sides, and spectators.
const VIEWERS: [Viewer; 3] = [Viewer::Side(0), Viewer::Side(1), Viewer::Both];

/// A game whose secrets are known here.
trait Keeps: Hides {
    /// Checks that a position sent to a viewer contains no secret that the viewer may not know. Returns the number of
    /// secrets that the true position contains.
    fn keeps(truth: &PositionOf<Self>, sent: &PositionOf<Self>, eyes: Viewer) -> usize;

    /// Removes the parts that a viewer may be sent emptied: moves and questions that wait.
    fn cut(_: &mut Self::Public) {}
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// Checks that none of these hexes is named more often in what is sent than in what the viewer sees.
fn names_no_hex<G: Hides>(truth: &PositionOf<G>, sent: &PositionOf<G>, eyes: Viewer, hexes: &[Hex]) {
    let mut seen = truth.clone();
    G::look(&mut seen, eyes);
    let [sent, seen] = [json(sent), json(&seen.public)];
    for hex in hexes {
        let named = format!("\"{hex}\"");
        let [sent, seen] = [&sent, &seen].map(|text| text.matches(&named).count());
        assert!(sent <= seen, "{eyes:?} is sent {hex}");
    }
}

impl Keeps for Guderian {
    fn keeps(truth: &PositionOf<Self>, sent: &PositionOf<Self>, eyes: Viewer) -> usize {
        let (told, hidden) = (&sent.secrets, &truth.secrets);
        let [told_piles, hidden_piles] =
            [told, hidden].map(|secrets| [&secrets.pools, &secrets.dead, &secrets.second_dead]);
        let heights = |piles: &[Vec<UnitId>; 2]| [piles[0].len(), piles[1].len()];
        assert_eq!(told_piles.map(heights), hidden_piles.map(heights));
        assert!(told.identity.keys().eq(hidden.identity.keys()));
        let named = told_piles.into_iter().flatten().flatten().chain(told.identity.values());
        let face_down: BTreeSet<UnitId> = named.copied().collect();
        assert!(face_down.len() <= 2, "one division stands for those of each pool: {face_down:?}");
        let (text, open) = (json(sent), json(&truth.public));
        let divisions = hidden_piles.into_iter().flatten().flatten().chain(hidden.identity.values());
        for division in divisions.filter(|division| !face_down.contains(*division)) {
            let named = format!("\"{division}\"");
            assert!(open.contains(&named) || !text.contains(&named), "{eyes:?} is sent {division}");
        }
        hidden.identity.len()
    }
}

impl Keeps for Panzer44 {
    fn keeps(truth: &PositionOf<Self>, sent: &PositionOf<Self>, eyes: Viewer) -> usize {
        let mut secrets = 0;
        for side in [0, 1] {
            let plot = &truth.secrets.plots[side];
            let known = if eyes.see(side) { plot.clone() } else { Plot::default() };
            assert_eq!(sent.secrets.plots[side], known, "{eyes:?}");
            secrets += usize::from(known != *plot);
        }
        secrets
    }
}

impl Keeps for Platoon {
    fn keeps(truth: &PositionOf<Self>, sent: &PositionOf<Self>, eyes: Viewer) -> usize {
        let (told, hidden) = (&sent.secrets, &truth.secrets.unseen);
        let others: Vec<_> = hidden.counters.values().filter(|it| !eyes.see(it.side.number())).collect();
        for counter in &others {
            assert_eq!(sent.public.find(counter.id).unwrap().place, PlatoonPlace::Unseen);
        }
        let mut hexes: Vec<Hex> = others.iter().filter_map(|it| it.hex()).collect();
        let mines = hidden.mines.iter().filter(|(_, it)| !eyes.see(it.side.number()));
        let forts = hidden.forts.iter().filter(|(_, it)| !eyes.see(it.side.number()));
        hexes.extend(mines.map(|(hex, _)| *hex).chain(forts.map(|(hex, _)| *hex)));
        names_no_hex::<Self>(truth, sent, eyes, &hexes);
        let is_own = |unit: &UnitId| eyes.see(sent.public.find(*unit).unwrap().side.number());
        assert!(told.instructions.keys().chain(told.unseen.counters.keys()).all(is_own));
        assert!(sent.public.owed.is_none_or(|decision| eyes.see(decision.side().number())));
        hexes.len()
    }

    fn cut(public: &mut PlatoonPublic) {
        (public.under_way, public.owed) = (None, None);
    }
}

impl Keeps for Squad {
    fn keeps(truth: &PositionOf<Self>, sent: &PositionOf<Self>, eyes: Viewer) -> usize {
        let (told, hidden) = (&sent.secrets, &truth.secrets.unseen);
        let others: Vec<_> = hidden.counters.values().filter(|it| !eyes.see(it.side.number())).collect();
        for counter in &others {
            let shown = sent.public.find(counter.id).unwrap().place;
            assert!(matches!(shown, SquadPlace::Unseen | SquadPlace::Away), "{shown:?}");
        }
        let mut hexes: Vec<Hex> = others.iter().filter_map(|it| it.hex()).collect();
        hexes.extend(hidden.mines.iter().filter(|(_, of)| !eyes.see(of.number())).map(|(hex, _)| *hex));
        names_no_hex::<Self>(truth, sent, eyes, &hexes);
        let is_own = |unit: &UnitId| eyes.see(sent.public.find(*unit).unwrap().side.number());
        assert!(told.instructions.keys().chain(told.unseen.counters.keys()).all(is_own));
        hexes.len()
    }

    fn cut(public: &mut SquadPublic) {
        (public.tasks, public.owed) = (Vec::new(), None);
    }
}

/// Checks that a sent position is the same after it was read from a text.
fn comes_back<G: Hides>(
    rulebook: &G::Rulebook,
    (sent, eyes): (&PositionOf<G>, Viewer),
    mut back: PositionOf<G>,
    form: &str,
) {
    G::derive(rulebook, &mut back.public);
    G::look(&mut back, eyes);
    assert!(back == *sent, "{eyes:?}: it comes back otherwise by {form}");
}

/// Checks what is sent to a viewer of a position; returns the number of its secrets.
fn check<G: Keeps>(rulebook: &Arc<G::Rulebook>, truth: &PositionOf<G>, eyes: Viewer) -> usize {
    let sent = G::sent(rulebook, truth, eyes);
    assert_eq!(*G::dice(&mut sent.secrets.clone()), Dice::new(0));
    let secrets = G::keeps(truth, &sent, eyes);
    let mut seen = truth.clone();
    G::look(&mut seen, eyes);
    let publics = [seen.public, sent.public.clone()].map(|mut public| {
        G::cut(&mut public);
        public
    });
    assert!(publics[0] == publics[1], "{eyes:?} is sent something else than the table shows");
    let (json, ron) = (json(&sent), ron::to_string(&sent).unwrap());
    comes_back::<G>(rulebook, (&sent, eyes), serde_json::from_str(&json).unwrap(), "JSON");
    comes_back::<G>(rulebook, (&sent, eyes), ron::from_str(&ron).unwrap(), "RON");
    secrets
}

/// Checks what is sent of a position; returns whether anything in it is secret.
fn look_at<G: Keeps>(rulebook: &Arc<G::Rulebook>, truth: &PositionOf<G>) -> bool {
    let secrets: usize = VIEWERS.into_iter().map(|eyes| check::<G>(rulebook, truth, eyes)).sum();
    let mut whole = truth.clone();
    G::look(&mut whole, Viewer::All);
    assert!(G::sent(rulebook, truth, Viewer::All) == whole, "the referee holds everything");
    // The side to play knows enough to play: a computer player gives the same order.
    let acting = G::acting(rulebook, &truth.public);
    assert!(G::awaited(rulebook, truth).contains(&acting));
    let sent = G::sent(rulebook, truth, Viewer::Side(acting));
    let orders = [truth, &sent].map(|position| {
        let mut player = G::player("random", SEED).unwrap();
        player.choose_order(&G::view(rulebook, position), &Thought::new(0.05)).order
    });
    assert_eq!(orders[0], orders[1]);
    secrets > 0
}

/// Plays games by chance until enough positions with secrets have been looked at.
fn secrets_are_not_sent<G: Keeps>() {
    let mut with_secrets = 0;
    for (name, rulebook) in G::rulebooks() {
        if with_secrets >= ENOUGH {
            break;
        }
        let mut world = G::world();
        G::restore(&mut world, &rulebook, G::start(&rulebook, SEED));
        let mut player = G::player("random", SEED).unwrap();
        for number in 0..400 {
            let position = G::position(&world).clone();
            if is_over::<G>(&position.public) || with_secrets >= ENOUGH {
                break;
            }
            if number % 8 == 0 {
                with_secrets += usize::from(look_at::<G>(&rulebook, &position));
            }
            let order = player.choose_order(&G::view(&rulebook, &position), &Thought::new(0.05)).order;
            play::<G>(&mut world, &order).unwrap_or_else(|refusal| panic!("{name}: {order:?}: {refusal}"));
        }
    }
    assert!(with_secrets >= ENOUGH, "only {with_secrets} positions had secrets");
}

#[test]
fn no_untried_division_is_sent() {
    secrets_are_not_sent::<Guderian>();
}

#[test]
fn no_plot_of_the_other_side_is_sent() {
    secrets_are_not_sent::<Panzer44>();
}

#[test]
fn no_hidden_unit_of_platoon_is_sent() {
    secrets_are_not_sent::<Platoon>();
}

#[test]
fn no_hidden_unit_of_squad_is_sent() {
    secrets_are_not_sent::<Squad>();
}

/// K19.3: the first bid is face down, and only the side that made it is sent it.
#[test]
fn a_bid_is_sent_to_its_giver_alone() {
    let mut rulebook = Guderian::rulebook("smolensk").unwrap();
    rulebook.options.bidding = true;
    let rulebook = Arc::new(rulebook);
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, SEED));
    play::<Guderian>(&mut world, &GuderianOrder::Bid { points: 17 }).unwrap();
    let position = Guderian::position(&world);
    let [soviet, german] = [GuderianSide::Soviet, GuderianSide::German].map(GuderianSide::number);
    let bid = |eyes| Guderian::sent(&rulebook, position, eyes).secrets.bid;
    assert_eq!(bid(Viewer::Side(soviet)), Some(17));
    assert_eq!(bid(Viewer::Side(german)), None);
    assert_eq!(bid(Viewer::Both), None);
    assert_eq!(Guderian::awaited(&rulebook, position), [german]);
}

/// 3.1: both sides plot at the same time. The rules take the plots in either order, and one waits for both.
#[test]
fn both_sides_are_waited_for_until_they_have_plotted() {
    let rulebook = Arc::new(Panzer44::rulebook(&scenario_ids(Panzer44::ID)[0]).unwrap());
    let mut position = Panzer44::start(&rulebook, SEED);
    position.public.phase = PanzerPhase::Plot;
    (position.public.turn, position.public.plotted) = (1, [false; 2]);
    assert_eq!(Panzer44::awaited(&rulebook, &position), [0, 1]);
    let first = Panzer44::acting(&rulebook, &position.public);
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, position);
    let (side, plot) = (PanzerSide::BOTH[1 - first], Plot::default());
    play::<Panzer44>(&mut world, &PanzerOrder::Plot { side, plot }).unwrap();
    assert_eq!(Panzer44::awaited(&rulebook, Panzer44::position(&world)), [first]);
}

/// 14.1, 19.3: the side that may fire at a step does not know the next one. With hidden units the mover is not sent the
/// question, but is told that one waits for the other side.
#[test]
fn a_path_ahead_and_a_question_of_platoon_are_sent_to_their_side_alone() {
    let mut rulebook = Platoon::rulebook(&scenario_ids(Platoon::ID)[0]).unwrap();
    rulebook.options.hidden_units = true;
    let rulebook = Arc::new(rulebook);
    let mut position = Platoon::start(&rulebook, SEED);
    let counter = &position.public.counters[0];
    let (unit, mover, hex) = (counter.id, counter.side.number(), rulebook.board.hexes().next().unwrap());
    let (asked, side) = (1 - mover, PlatoonSide::BOTH[1 - mover]);
    let move_on = UnderWay { unit, path: vec![hex], quick: false, others: Vec::new() };
    position.public.under_way = Some(move_on.clone());
    position.public.owed = Some(PlatoonDecision::Reaction { side, unit, hex, interdict: false });
    let knows = |eyes| {
        let public = Platoon::sent(&rulebook, &position, eyes).public;
        (public.under_way.is_some_and(|it| !it.path.is_empty()), public.owed.is_some())
    };
    assert_eq!(knows(Viewer::Side(mover)), (true, false));
    assert_eq!(knows(Viewer::Side(asked)), (false, true));
    assert_eq!(knows(Viewer::Both), (false, false));
    assert_eq!(knows(Viewer::All), (true, true));
    assert_eq!(Platoon::awaited(&rulebook, &position), [asked]);
    // Without hidden units the move is announced, and its path is not.
    let mut open = (*rulebook).clone();
    open.options.hidden_units = false;
    let event = PlatoonEvent::UnderWay { move_on: Some(move_on) };
    let heard = |eyes| Platoon::heard(&open, &position.public, &event, eyes);
    assert_eq!(heard(Viewer::Side(mover)).as_ref(), Some(&event));
    let cut = UnderWay { unit, path: Vec::new(), quick: false, others: Vec::new() };
    let cut = PlatoonEvent::UnderWay { move_on: Some(cut) };
    assert_eq!(heard(Viewer::Side(asked)).as_ref(), Some(&cut));
    assert_eq!(heard(Viewer::Both), Some(cut));
}

/// 14.1, 22.3: the same in Squad.
#[test]
fn a_path_ahead_and_a_question_of_squad_are_sent_to_their_side_alone() {
    let options = SquadOptions { hidden_set_up: true, ..SquadOptions::default() };
    let rulebook = Arc::new(Squad::load("valmont", &options).unwrap());
    let mut position = Squad::start(&rulebook, SEED);
    let counter = &position.public.counters[0];
    let (unit, mover, hex) = (counter.id, counter.side.number(), rulebook.board.hexes().next().unwrap());
    let (asked, side) = (1 - mover, SquadSide::BOTH[1 - mover]);
    let tasks = vec![Task::Walk { units: vec![unit], path: vec![hex] }];
    position.public.tasks = tasks.clone();
    position.public.owed = Some(SquadDecision::Reaction { side, units: vec![unit], hex });
    let knows = |eyes| {
        let public = Squad::sent(&rulebook, &position, eyes).public;
        (public.tasks.iter().any(Task::has_way_ahead), public.owed.is_some())
    };
    assert_eq!(knows(Viewer::Side(mover)), (false, false));
    assert_eq!(knows(Viewer::Side(asked)), (false, true));
    assert_eq!(knows(Viewer::Both), (false, false));
    assert_eq!(knows(Viewer::All), (true, true));
    assert_eq!(Squad::awaited(&rulebook, &position), [asked]);
    // Without hidden units the task is announced, and its path is not.
    let mut open = (*rulebook).clone();
    open.options.hidden_set_up = false;
    let event = SquadEvent::Waits { tasks };
    let heard = |eyes| Squad::heard(&open, &position.public, &event, eyes);
    assert_eq!(heard(Viewer::Side(mover)).as_ref(), Some(&event));
    let cut = SquadEvent::Waits { tasks: vec![Task::Walk { units: vec![unit], path: Vec::new() }] };
    assert_eq!(heard(Viewer::Side(asked)).as_ref(), Some(&cut));
    assert_eq!(heard(Viewer::Both), Some(cut));
}
