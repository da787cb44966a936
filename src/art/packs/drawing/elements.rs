//! Elements of SVG: those that are drawn, those that are left out, and the remedies for those that no SVG reader draws.

use super::source::SVG;
use resvg::usvg::roxmltree::Node;

/// The treatment of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Drawn,
    /// It has no effect on the picture.
    LeftOut,
    /// The picture would be incomplete without it; the text is the remedy.
    Missed(&'static str),
    /// It is not an element of SVG.
    Unknown,
}

/// Elements that are drawn or serve drawing.
const DRAWN: [&str; 53] = [
    "a",
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feConvolveMatrix",
    "feDiffuseLighting",
    "feDisplacementMap",
    "feDistantLight",
    "feDropShadow",
    "feFlood",
    "feFuncA",
    "feFuncB",
    "feFuncG",
    "feFuncR",
    "feGaussianBlur",
    "feImage",
    "feMerge",
    "feMergeNode",
    "feMorphology",
    "feOffset",
    "fePointLight",
    "feSpecularLighting",
    "feSpotLight",
    "feTile",
    "feTurbulence",
    "filter",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "svg",
    "switch",
    "symbol",
    "text",
    "textPath",
    "tref",
    "tspan",
    "use",
    "solidColor",
];

/// Notes of drawing programs, style sheets (which are read separately), and elements for motion or interaction in a
/// browser.
const LEFT_OUT: [&str; 17] = [
    "animate",
    "animateColor",
    "animateMotion",
    "animateTransform",
    "color-profile",
    "cursor",
    "desc",
    "discard",
    "font",
    "font-face",
    "hatch",
    "metadata",
    "script",
    "set",
    "style",
    "title",
    "view",
];

/// Flowed text with words in it; an empty one is the result of a stray click.
const FLOWED: &str = "<flowRoot> is a text of Inkscape that no other program draws: choose Text > Unflow or Text > Convert to Text in \
                      Inkscape, and save again";
const WEB_PAGE: &str = "<foreignObject> holds part of a web page, which is not drawn: export it as plain SVG text or as paths (Illustrator: \
                        save with \"Preserve Illustrator Editing Capabilities\" off; draw.io: switch \"Formatted Text\" off)";
const MESH: &str = "a mesh gradient is not drawn: give the shape a linear or radial gradient, or export it as PNG (Inkscape: File > Export)";
const SHOW: &str = "only still pictures are drawn: put a PNG picture in its place";

pub(crate) fn part(node: Node) -> Part {
    let name = node.tag_name();
    if !matches!(name.namespace(), None | Some(SVG)) {
        return Part::LeftOut;
    }
    match name.name() {
        known if DRAWN.contains(&known) => Part::Drawn,
        known if LEFT_OUT.contains(&known) => Part::LeftOut,
        // Its replacement is drawn beside it.
        "foreignObject" if is_in_switch(node) || !has_words(node) => Part::LeftOut,
        "foreignObject" => Part::Missed(WEB_PAGE),
        "flowRoot" if !has_words(node) => Part::LeftOut,
        "flowRoot" => Part::Missed(FLOWED),
        "meshgradient" | "meshGradient" | "mesh" => Part::Missed(MESH),
        "video" | "audio" | "iframe" | "canvas" => Part::Missed(SHOW),
        _ => Part::Unknown,
    }
}

fn is_in_switch(node: Node) -> bool {
    node.parent_element().is_some_and(|parent| parent.tag_name().name() == "switch")
}

fn has_words(node: Node) -> bool {
    node.descendants().filter_map(|inner| inner.text()).any(|text| !text.trim().is_empty())
}

/// Whether texts directly in this element are drawn.
pub(super) fn holds_words(node: Node) -> bool {
    matches!(node.tag_name().name(), "text" | "tspan" | "textPath" | "tref" | "a")
}

/// Whether an element is drawn only if another one names it, and cannot contain other drawings.
pub(super) fn takes_no_drawing(node: Node) -> bool {
    let name = node.tag_name().name();
    matches!(name, "clipPath" | "filter" | "linearGradient" | "radialGradient" | "stop")
        || name.starts_with("fe")
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::roxmltree::Document;

    #[test]
    fn what_is_not_drawn_is_told_unless_nothing_is_lost() {
        let part = |inner: &str| {
            let text = format!("<svg xmlns='{SVG}' xmlns:i='urn:i'>{inner}</svg>");
            let document = Document::parse(&text).unwrap();
            part(document.root_element().descendants().find(|node| node.has_attribute("x")).unwrap())
        };
        for drawn in ["<rect x='1'/>", "<svg x='1'/>"] {
            assert_eq!(part(drawn), Part::Drawn, "{drawn}");
        }
        for left_out in [
            "<metadata x='1'/>",
            "<i:grid x='1'/>",
            "<flowRoot x='1'><flowRegion/><flowPara> </flowPara></flowRoot>",
            "<switch><foreignObject x='1'>Word</foreignObject><g/></switch>",
            "<foreignObject x='1'/>",
        ] {
            assert_eq!(part(left_out), Part::LeftOut, "{left_out}");
        }
        assert_eq!(part("<flowRoot x='1'><flowPara>Word</flowPara></flowRoot>"), Part::Missed(FLOWED));
        assert_eq!(
            part("<foreignObject x='1'><p xmlns='urn:p'>Word</p></foreignObject>"),
            Part::Missed(WEB_PAGE)
        );
        assert_eq!(part("<recct x='1'/>"), Part::Unknown);
    }
}
