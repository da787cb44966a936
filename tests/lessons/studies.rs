//! The shipped games with comments: one of each game. Each replays as it was recorded, has 12 to 20 notes with a drawing or a
//! branch, and at least two branches, which play whole (docs/stage.md, point 10).

use kessel::{
    engine::{
        data::shipped_study,
        lessons::studies,
        orders::{Branch, GameFile, OpenBranch, Position, Record, Timeline, Viewed},
    },
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
};

/// The most letters of a note: half a minute of reading.
const LONGEST_NOTE: usize = 480;

/// Returns the record of a game with comments, replayed.
fn record_of<G: Viewed>(id: &str) -> Record<G> {
    let file = GameFile::<G>::parse(id, shipped_study(id).unwrap()).unwrap();
    let opened = Record::<G>::from_file(&mut G::world(), file).unwrap();
    assert!(opened.whole && opened.notes.is_empty(), "{id}: {:?}", opened.notes);
    opened.record
}

/// Plays a branch from the position that it leaves from. Every order is played with the dice that the branch states, and its
/// last note comes after its last order.
fn play_whole<G: Viewed>(record: &Record<G>, from: &Position<G>, branch: &Branch<G::Order>) {
    let name = &branch.name;
    let open = OpenBranch::<G>::open(&mut G::world(), &record.rulebook, from, branch.clone());
    assert_eq!(open.note, None, "{name}");
    let played = &open.record.file.played;
    assert_eq!(played.len(), branch.orders.len(), "{name}");
    for (given, played) in branch.orders.iter().zip(played) {
        assert_eq!(given.dice, played.dice, "{name}, order {}", played.number);
    }
    assert!(branch.notes.len() >= 2 && branch.notes.contains_key(&played.len()), "{name}");
    assert!(branch.notes.keys().all(|after| branch.drawn.contains_key(after)), "{name}");
}

fn teaches<G: Viewed>(id: &str) {
    let record = record_of::<G>(id);
    let (orders, notes, study) = (record.file.played.len(), &record.file.notes, &record.file.study);
    assert!((12..=20).contains(&notes.len()), "{id} has {} notes", notes.len());
    assert!(notes.contains_key(&0) && notes.contains_key(&orders), "{id}: from the first move to the last");
    for (after, note) in notes {
        let has_branch = study.branches().iter().any(|branch| branch.after == *after);
        assert!(study.drawn().contains_key(after) || has_branch, "{id}: {after}");
        assert!(*after <= orders && note.chars().count() <= LONGEST_NOTE, "{id}: {after}");
    }
    assert!(study.branches().len() >= 2, "{id}");
    let mut timeline = Timeline::new(&record, |_, _| {}).unwrap();
    for branch in study.branches() {
        assert_eq!(branch.parent, None, "{id}");
        let from = timeline.position(branch.after).clone();
        play_whole(&record, &from, branch);
    }
}

#[test]
fn each_game_has_a_game_with_comments() {
    let games: Vec<String> = studies().into_iter().map(|study| study.game).collect();
    assert_eq!(games, ["guderian", "panzer44", "platoon", "squad"]);
}

/// A division out of supply is half a division (Guderian, K11.2).
#[test]
fn the_game_of_guderian_teaches() {
    teaches::<Guderian>("half-a-division");
}

/// Opportunity fire names the hex that the enemy must cross (Panzer ’44, 7.10.1).
#[test]
fn the_game_of_panzer44_teaches() {
    teaches::<Panzer44>("the-hex-they-must-cross");
}

/// A unit that fires is spotted (Platoon, 10.2).
#[test]
fn the_game_of_platoon_teaches() {
    teaches::<Platoon>("the-gun-that-fired");
}

/// Cover protects from fire alone (Squad, 17.5).
#[test]
fn the_game_of_squad_teaches() {
    teaches::<Squad>("leaving-cover");
}
