//! Tests of the form in which drafts are written.

use super::{comments_of, layout::lines_of, read_tree::read_tree, tree::Tree};

fn tree(text: &str) -> Tree {
    read_tree(text).unwrap_or_else(|| panic!("{text} is not read"))
}

#[test]
fn what_is_read_is_laid_out_in_lines() {
    let text =
        "(id:\"x\",points:-3,level:None,side:German,at:Some((hex:\"0101\",across:9)),map:{\"a\":1},unit:())";
    let lines = "(\n    id: \"x\",\n    points: -3,\n    level: None,\n    side: German,\n    \
                 at: Some((hex: \"0101\", across: 9)),\n    map: {\"a\": 1},\n    unit: (),\n)\n";
    assert_eq!(lines_of(&tree(text)), lines);
}

#[test]
fn long_lists_share_lines_and_sentences_do_not() {
    let hexes: Vec<String> = (1..=20).map(|row| format!("\"01{row:02}\"")).collect();
    let text = format!("(reason:Held([{}]),who:[\"{}\",\"b c\"])", hexes.join(","), "a ".repeat(60));
    let laid = lines_of(&tree(&text));
    let lines: Vec<&str> = laid.lines().collect();
    assert_eq!(lines[1], "    reason: Held([");
    assert!(
        lines[2].starts_with("        \"0101\", \"0102\", ") && lines[2].ends_with("\"0114\","),
        "{laid}"
    );
    assert_eq!(lines[3], "        \"0115\", \"0116\", \"0117\", \"0118\", \"0119\", \"0120\",");
    assert_eq!(lines[4], "    ]),");
    assert_eq!(lines[5], "    who: [");
    assert_eq!(lines[7], "        \"b c\",");
    assert!(lines.iter().all(|line| line.len() <= 140), "{laid}");
}

#[test]
fn what_says_nothing_is_left_out_unless_it_must_be_there() {
    let mut scenario = tree(
        "(id:\"\",set_up:[(columns:(0,0),units:[],works:[])],arrivals:[(units:[],turn:0)],sniper:false,mines:None,\
         force:(),side:(),underway:Some((counters:[])),options:(fog:false,rain:true))",
    );
    scenario.prune_like("options", &tree("(fog:true,rain:true)"), "underway");
    scenario.prune("", &[".side", "set_up.units", "turn"], &["underway", "options"]);
    let expected = "(set_up:[(columns:(0,0),units:[])],arrivals:[(turn:0)],side:(),underway:Some((counters:[])),\
                    options:(fog:false))";
    assert_eq!(scenario, tree(expected));
}

#[test]
fn apostrophes_stay_and_other_escapes_too() {
    for (text, read) in [
        (r#""a\'b""#, r#""a'b""#),
        (r#""a\"b\\""#, r#""a\"b\\""#),
        (r#""line\nend""#, r#""line\nend""#),
        (r#""(a: [b), {""#, r#""(a: [b), {""#),
    ] {
        assert_eq!(tree(text), Tree::Plain(read.to_owned()));
    }
    for broken in ["", "(", "(a:", "(a:1", "\"", "\"\\", "[1,,2]", "(1)2", "((1):2)", ")"] {
        assert_eq!(read_tree(broken), None, "{broken}");
    }
}

#[test]
fn comments_at_the_head_are_kept() {
    assert_eq!(comments_of("// One.\n//\n  // Two.  \n(\n// three\n)"), "// One.\n//\n  // Two.\n");
    assert_eq!(comments_of("(id: 1)\n// end"), "");
}
