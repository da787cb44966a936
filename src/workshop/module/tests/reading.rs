//! What is read of a module.

use super::*;

#[test]
fn a_piece_has_a_name_a_side_a_front_and_a_back() {
    let folder = Folder::new();
    let flip = layer("Flip", "F", &["", "pz & co, 25-b.png"], &["", "Reduced"]);
    let traits = [flip.as_str(), "piece;;;pz & co, 25.png;25/7 Pz"];
    let slots = slot("", &definition(&traits, &["-1", "null;0;0;1;0"]));
    let text = build(&side("German", &slots));
    let images = [("pz & co, 25.png", png(4)), ("pz & co, 25-b.png", png(4)), ("map.png", png(4))];
    let module = opened(&folder.module(&text, &images));
    assert_eq!((module.name.as_str(), module.notes.len()), ("Own & made up", 0));
    let [piece] = &module.pieces[..] else { panic!("{:?}", module.pieces) };
    assert_eq!(piece.path(), "Counters / German / 25/7 Pz");
    assert_eq!((piece.front.as_str(), piece.back.as_str()), ("pz & co, 25.png", "pz & co, 25-b.png"));
    assert_eq!(piece.faces[1].label, "Reduced");
    assert_eq!(module.images().collect::<Vec<_>>(), ["map.png", "pz & co, 25-b.png", "pz & co, 25.png"]);
}

/// Backs come from prototypes too, with values that the piece gives; a prototype that uses itself has an end.
#[test]
fn prototypes_give_their_layers() {
    let folder = Folder::new();
    let prototype = |name: &str, traits: &[&str]| {
        let states: Vec<&str> = traits.iter().map(|_| "").collect();
        let definition = definition(traits, &states);
        format!(
            "<VASSAL.build.module.PrototypeDefinition name=\"{name}\">{definition}</VASSAL.build.module.PrototypeDefinition>"
        )
    };
    let steps = layer("Step loss", "S", &["", "$code$-b.gif"], &["", ""]);
    let moved = layer("Mark moved", "M", &["moved.png"], &["moved"]);
    let prototypes = prototype("Steps", &[steps.as_str(), "prototype;Moves", "piece;;;;"])
        + &prototype("Moves", &["prototype;Moves", moved.as_str(), "piece;;;;"]);
    let piece = ["prototype;Steps;code=r12", "piece;;;r12;12 Rifle"];
    let slots = slot("12 Rifle", &definition(&piece, &["", "null"]));
    let text = build(&(side("Soviet", &slots) + &prototypes));
    let images = [("R12.gif", bytes(GIF)), ("r12-b.gif", bytes(GIF)), ("moved.png", png(2))];
    let module = opened(&folder.module(&text, &images));
    assert_eq!(module.notes, [""; 0]);
    let [piece] = &module.pieces[..] else { panic!("{:?}", module.pieces) };
    // The ending of the front is left out, and its capital is another.
    assert_eq!((piece.front.as_str(), piece.back.as_str()), ("R12.gif", "r12-b.gif"));
    let faces: Vec<&str> = piece.faces.iter().map(|face| face.image.as_str()).collect();
    assert_eq!(faces, ["R12.gif", "moved.png", "r12-b.gif"]);
}

/// Pieces without a picture of their own show a layer; a mask is never the back; old layers have another form.
#[test]
fn layers_of_every_form_are_read() {
    let folder = Folder::new();
    let both = layer("", "", &["a1.png", "a2.png"], &["Full", "Reduced"]);
    let old = "emb;F;Flip;;;;;0;0;c2.png,Flipped";
    let slots = slot("A", &definition(&[&both, "piece;;;;A"], &["1", "null"]))
        + &slot("B", &definition(&["obs;77\\,130;b2.png;Mask;B;?", "piece;;;b1.png;B"], &["null", "null"]))
        + &slot("C", &definition(&[old, "piece;;;c1.png;C"], &["-1", "null"]))
        + &slot("A", &definition(&[&both, "piece;;;;A"], &["1", "null"]));
    let names = ["a1.png", "a2.png", "b1.png", "b2.png", "c1.png", "c2.png"];
    let images: Vec<(&str, Vec<u8>)> = names.iter().map(|name| (*name, png(2))).collect();
    let module = opened(&folder.module(&build(&slots), &images));
    let found: Vec<[&str; 3]> =
        module.pieces.iter().map(|one| [one.name.as_str(), &one.front, &one.back]).collect();
    // What is in the module twice is listed once.
    assert_eq!(found, [["A", "a1.png", "a2.png"], ["B", "b1.png", ""], ["C", "c1.png", "c2.png"]]);
    assert_eq!(module.pieces[1].faces.len(), 2);
}

/// Scripts write modules as well, with fields left out and backslashes where VASSAL writes none.
#[test]
fn a_module_of_a_script_is_read() {
    let folder = Folder::new();
    let slots = "<VASSAL.build.widget.PieceSlot entryName=\"25/7 Pz\" gpid=\"1\">+/null/emb2;Flip;128;F;;;;;;;false;0;0;,b.png;Flipped\\\t\
                 piece;;;a.png;25/7 Pz/\t-1\\\tnull;0;0;1;0</VASSAL.build.widget.PieceSlot>";
    let module =
        opened(&folder.module(&build(&side("German", slots)), &[("a.png", png(2)), ("b.png", png(2))]));
    let [piece] = &module.pieces[..] else { panic!("{:?}", module.pieces) };
    assert_eq!([piece.name.as_str(), &piece.front, &piece.back], ["25/7 Pz", "a.png", "b.png"]);
}

/// A mark at the beginning, references and sections of plain letters are XML as well.
#[test]
fn other_forms_of_xml_are_read() {
    let folder = Folder::new();
    let slots = "<VASSAL.build.widget.CardSlot entryName=\"Sch&#252;tzen\"><![CDATA[+/null/piece;;;a.png;x/n]]></VASSAL.build.widget.CardSlot>";
    let text = "\u{feff}".to_owned() + &build(slots).replace('\n', "\r\n");
    let module = opened(&folder.module(&text, &[("a.png", png(2))]));
    assert_eq!((module.pieces[0].name.as_str(), module.pieces[0].front.as_str()), ("Schützen", "a.png"));
}
