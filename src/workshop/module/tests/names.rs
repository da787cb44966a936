//! Guesses by names, and the table of matches.

use super::*;

fn piece(above: &str, name: &str, front: &str) -> Piece {
    let above = above.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
    Piece { name: name.to_owned(), above, front: front.to_owned(), ..Piece::default() }
}

/// The names of the pieces that are guessed for these units; none without a guess.
fn guessed(units: &[Unit], pieces: &[Piece]) -> Vec<Option<String>> {
    let guesses = guess(units, pieces);
    guesses.into_iter().map(|guess| Some(pieces[guess?.piece].name.clone())).collect()
}

fn some(name: &str) -> Option<String> {
    Some(name.to_owned())
}

#[test]
fn short_words_ordinals_numerals_and_umlauts_mean_the_same() {
    let units = [
        unit("pz-25-7", "25/7 Panzer Regiment", "german"),
        unit("rifle-61", "61 Rifle Division", "soviet"),
        unit("ge-pz-4", "Pz IV H", "german"),
        unit("ge-shooters", "Schützen Company", "german"),
        unit("inf-161", "161 Infantry Division", "german"),
    ];
    let pieces = [
        piece("", "161st Inf Div", "a.png"),
        piece("", "Schuetzen Kp.", "b.png"),
        piece("", "PzIV Ausf. H", "c.png"),
        piece("", "61st Rif. Div.", "d.png"),
        piece("", "7/26 Pz Rgt", "e.png"),
        piece("", "25/7 PZ RGT", "f.png"),
    ];
    let expected =
        ["25/7 PZ RGT", "61st Rif. Div.", "PzIV Ausf. H", "Schuetzen Kp.", "161st Inf Div"].map(some);
    assert_eq!(guessed(&units, &pieces), expected);
}

#[test]
fn nations_and_numbers_tell_units_apart() {
    let units = [unit("ge-rifle", "Rifle", "values_german"), unit("us-rifle", "Rifle", "values_allied")];
    let pieces = [piece("American", "Rifle", "a.png"), piece("Axis/Infantry", "Rifle", "b.png")];
    let scores = guess(&units, &pieces);
    assert_eq!([scores[0].unwrap().piece, scores[1].unwrap().piece], [1, 0]);
    let soviet = [piece("Soviet", "Rifle", "a.png")];
    assert_eq!(guessed(&units, &soviet), [None, None]);
    // Another number is another unit, and a number alone is chance.
    let one = [unit("rifle-42", "42 Rifle Division", "soviet")];
    assert_eq!(guessed(&one, &[piece("", "43 Rifle Division", "a.png")]), [None]);
    for picture in ["counter_042.png", "042.png", "c42.png"] {
        assert_eq!(guessed(&one, &[piece("", "Marker", picture)]), [None], "{picture}");
    }
    assert_eq!(guessed(&one, &[piece("", "42", "a.png")]), [some("42")]);
    // The counters of a type are numbered by the module.
    let mut kind = unit("ge-mortar", "Mortar Section", "german");
    kind.keys = vec!["ge-mortar-1".to_owned(), "ge-mortar-2".to_owned()];
    assert_eq!(guessed(&[kind], &[piece("German", "Mortar 17", "a.png")]), [some("Mortar 17")]);
}

/// In a module with all pieces in one list, its side tells little; a kind of troops in a name or a picture tells much.
#[test]
fn lists_tell_little_and_kinds_much() {
    let units = [
        unit("pz-6-3", "6/3 Panzer Regiment", "german"),
        unit("tank-26", "26 Tank Division", "soviet"),
        unit("inf-31", "31 Infantry Division", "german"),
    ];
    let pieces = [
        piece("Soviet", "6/3", "pz-6-3.png"),
        piece("Soviet", "26", "inf-26.png"),
        piece("Soviet", "31", "inf-31.png"),
    ];
    assert_eq!(guessed(&units, &pieces), [some("6/3"), None, some("31")]);
    // A piece in the list of its own side is preferred.
    let both = [piece("Soviet", "6/3", "a.png"), piece("German", "6/3", "b.png")];
    assert_eq!(guess(&units[..1], &both)[0].unwrap().piece, 1);
    let named = [piece("", "7 Soviet 6/3", "a.png")];
    assert_eq!(guessed(&units[..1], &named), [None], "its own name tells its side");
}

/// Likely pieces come first, guesses are accepted at once, and units without one get the only piece with their numbers.
#[test]
fn many_units_are_matched_by_a_few_clicks() {
    let units = vec![
        unit("tank-26", "26 Tank Division", "x"),
        unit("rifle-5", "5 Rifle Division", "x"),
        unit("rifle-8", "8 Rifle Division", "x"),
    ];
    let pieces = vec![
        piece("", "5 Rif Div", "a.png"),
        piece("", "Sunrise 8", "b.png"),
        piece("", "Armour 26 Guards Shock Group", "c.png"),
        piece("", "26 Infantry", "d.png"),
    ];
    let mut table = Matching::guessed(units, pieces);
    assert_eq!(table.pieces_for("tank-26")[0], 2);
    assert_eq!(table.pieces_for("rifle-5")[0], 0);
    table.unmatch("tank-26");
    table.unmatch("rifle-8");
    let before = table.counts();
    table.match_by_numbers();
    assert_eq!(table.counts(), (3, 3), "{before:?}");
    let of = |table: &Matching, unit: &str| {
        table.rows().iter().find(|row| row.unit == unit).map(|row| row.front.to_owned()).unwrap()
    };
    assert_eq!((of(&table, "tank-26").as_str(), of(&table, "rifle-8").as_str()), ("c.png", "b.png"));
    table.undo();
    assert_eq!(table.counts(), before, "one step");
    let doubtful = |table: &Matching| table.rows().iter().filter(|row| row.score < 1.0).count();
    table.match_by_numbers();
    table.accept(0.3);
    assert_eq!(doubtful(&table), 0);
    table.undo();
    assert!(doubtful(&table) > 0);
}

#[test]
fn no_piece_is_two_units_and_none_without_a_picture_is_one() {
    let units = [unit("a", "1 Cavalry Division", "x"), unit("b", "1 Cavalry Division", "x")];
    let one = piece("", "1 Cav", "a.png");
    assert_eq!(guessed(&units, std::slice::from_ref(&one)), [some("1 Cav"), None]);
    assert_eq!(guessed(&units, &[Piece { front: String::new(), ..one }]), [None, None]);
    assert!(guess(&[], &[]).is_empty());
}

#[test]
fn the_table_is_changed_and_searched() {
    let units = vec![
        unit("a-1", "1 Cavalry Division", "x"),
        unit("b-2", "2 Tank Division", "x"),
        unit("c-3", "Lost", "x"),
    ];
    let pieces = vec![
        piece("East", "1 Cav", "one.png"),
        piece("East", "2 Tank Div", "two.png"),
        piece("", "Odd", "odd.png"),
    ];
    let mut table = Matching::guessed(units, pieces);
    let order =
        |table: &Matching| -> Vec<String> { table.rows().iter().map(|row| row.unit.to_owned()).collect() };
    assert_eq!((order(&table), table.counts()), (["c-3", "a-1", "b-2"].map(str::to_owned).to_vec(), (3, 2)));
    assert_eq!(table.free_pieces(), [2]);
    assert!(table.set("c-3", 2) && !table.set("c-3", 3));
    assert_eq!((table.free_pieces(), table.counts()), (vec![], (3, 3)));
    let row = &table.rows()[2];
    assert_eq!(
        (row.unit, row.name, row.front, row.piece.as_str(), row.score),
        ("c-3", "Lost", "odd.png", "Odd", 1.0)
    );
    table.search("east TANK");
    assert_eq!(order(&table), ["b-2"]);
    table.search("");
    table.unmatch("b-2");
    assert_eq!(order(&table)[0], "b-2");
    table.set_pictures("b-*", "one.png", "odd.png");
    table.turn_over("b-*");
    table.turn_over("a-1");
    let rows = table.rows();
    let own = rows.iter().find(|row| row.unit == "b-*").unwrap();
    assert_eq!((own.front, own.back, rows.len()), ("odd.png", "one.png", 4));
    assert_eq!(rows.iter().find(|row| row.unit == "a-1").unwrap().front, "one.png");
}
