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
