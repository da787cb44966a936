//! The placeholders in the text of a drawing, and the files that it shows. Drawing programs write more than a drawing:
//! comments, notes of their own, names of layers. None of these is drawn, so that brackets in them have no meaning.

use quick_xml::{
    Reader,
    events::{BytesStart, Event},
};
use std::{collections::BTreeSet, ops::Range};

/// Elements of SVG whose contents are not drawn.
const NOTES: [&[u8]; 4] = [b"metadata", b"title", b"desc", b"script"];
/// Elements that cannot contain another drawing: only outlines, colours or steps count in them.
const CLOSED: [&[u8]; 5] = [b"clipPath", b"filter", b"linearGradient", b"radialGradient", b"style"];
/// The namespace of SVG.
pub(crate) const SVG: &str = "http://www.w3.org/2000/svg";

/// A file that an element of a drawing names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// Byte at which the name begins.
    pub at: usize,
    /// The name as it is written, without the escapes of XML.
    pub name: String,
    /// Whether it is shown as a picture.
    pub is_picture: bool,
}

/// The text of a drawing, examined before its placeholders are filled: it need not be complete XML yet.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// The ranges without placeholders, in order.
    mute: Vec<Range<usize>>,
    /// The tags, in order.
    tags: Vec<Range<usize>>,
    /// The elements that cannot contain another drawing, in order.
    closed: Vec<Range<usize>>,
    /// The name of the outermost element without its prefix.
    root: Option<String>,
    pub links: Vec<Link>,
}

impl Source {
    pub fn of(text: &str) -> Self {
        let body = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut look = Look {
            text,
            source: Self::default(),
            prefixes: BTreeSet::new(),
            depth: 0,
            quiet: None,
            closed: None,
        };
        let mut reader = Reader::from_str(body);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        let place = |reader: &Reader<&[u8]>| {
            usize::try_from(reader.buffer_position())
                .unwrap_or(usize::MAX)
                .saturating_add(text.len() - body.len())
        };
        loop {
            let from = place(&reader);
            // The parser reports the fault if the rest is not XML.
            let Ok(event) = reader.read_event() else { break };
            let span = from..place(&reader);
            match event {
                Event::Eof => break,
                Event::Start(tag) => look.tag(&tag, span, false),
                Event::Empty(tag) => look.tag(&tag, span, true),
                Event::End(_) => look.end(span.end),
                Event::Comment(_) | Event::PI(_) | Event::DocType(_) | Event::Decl(_) => look.mute(span),
                _ => {}
            }
        }
        look.source
    }

    /// Whether this byte cannot belong to a placeholder.
    pub fn is_mute(&self, at: usize) -> bool {
        holds(&self.mute, at)
    }

    /// Whether another drawing can be at this byte.
    pub fn takes_drawing(&self, at: usize) -> bool {
        !holds(&self.tags, at) && !holds(&self.closed, at)
    }

    /// Whether the text is an SVG document of its own.
    pub fn is_svg(&self) -> bool {
        self.root.as_deref() == Some("svg")
    }
}

fn holds(ranges: &[Range<usize>], at: usize) -> bool {
    let next = ranges.partition_point(|range| range.start <= at);
    next.checked_sub(1).and_then(|last| ranges.get(last)).is_some_and(|range| range.contains(&at))
}

struct Look<'a> {
    text: &'a str,
    source: Source,
    /// Prefixes of the SVG namespace.
    prefixes: BTreeSet<Vec<u8>>,
    /// The number of open elements.
    depth: usize,
    /// The beginning of an element whose contents are not drawn, and the number of elements open then.
    quiet: Option<(usize, usize)>,
    /// The same for an element that cannot contain another drawing.
    closed: Option<(usize, usize)>,
}

impl Look<'_> {
    fn mute(&mut self, span: Range<usize>) {
        if self.quiet.is_none() {
            self.source.mute.push(span);
        }
    }

    fn tag(&mut self, tag: &BytesStart, span: Range<usize>, is_empty: bool) {
        for attribute in tag.attributes().with_checks(false).flatten() {
            let key = attribute.key;
            if key.prefix().is_some_and(|prefix| prefix.as_ref() == b"xmlns")
                && *attribute.value == *SVG.as_bytes()
            {
                self.prefixes.insert(key.local_name().as_ref().to_vec());
            }
        }
        let (name, local) = (tag.name(), tag.local_name());
        let is_strange = name.prefix().is_some_and(|prefix| !self.prefixes.contains(prefix.as_ref()));
        if self.source.root.is_none() {
            self.source.root = Some(String::from_utf8_lossy(local.as_ref()).into_owned());
        }
        if is_strange || NOTES.contains(&local.as_ref()) {
            if is_empty {
                self.mute(span);
            } else if self.quiet.is_none() {
                self.quiet = Some((span.start, self.depth));
            }
        } else if self.quiet.is_none() {
            if self.closed.is_none() && !is_empty && CLOSED.contains(&local.as_ref()) {
                self.closed = Some((span.start, self.depth));
            }
            self.source.tags.push(span);
            self.attributes(tag, local.as_ref());
        }
        self.depth += usize::from(!is_empty);
    }

    fn end(&mut self, at: usize) {
        self.depth = self.depth.saturating_sub(1);
        if let Some((from, depth)) = self.quiet
            && depth >= self.depth
        {
            self.quiet = None;
            self.source.mute.push(from..at);
        }
        if let Some((from, depth)) = self.closed
            && depth >= self.depth
        {
            self.closed = None;
            self.source.closed.push(from..at);
        }
    }

    fn attributes(&mut self, tag: &BytesStart, element: &[u8]) {
        for attribute in tag.attributes().with_checks(false).flatten() {
            let std::borrow::Cow::Borrowed(value) = &attribute.value else { continue };
            let key = attribute.key;
            let at = (value.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
            let prefix = key.prefix().map(|prefix| prefix.as_ref().to_vec());
            let is_link = key.local_name().as_ref() == b"href";
            let is_strange = prefix.is_some_and(|prefix| prefix.as_slice() != b"xml") && !is_link;
            let whole = key.as_ref();
            if is_strange || whole == b"id" || whole.starts_with(b"data-") || whole.starts_with(b"aria-") {
                self.source.mute.push(at..at + value.len());
            } else if is_link && element != b"a" {
                let written = String::from_utf8_lossy(value);
                let name = quick_xml::escape::unescape(&written)
                    .unwrap_or_else(|_| written.clone())
                    .trim()
                    .to_owned();
                if !(name.is_empty() || name.starts_with('#') || name.starts_with("data:")) {
                    let is_picture = matches!(element, b"image" | b"feImage");
                    self.source.links.push(Link { at, name, is_picture });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns for each bracket whether it belongs to a placeholder.
    fn meant(text: &str) -> Vec<bool> {
        let source = Source::of(text);
        text.match_indices('{').map(|(at, _)| !source.is_mute(at)).collect()
    }

    #[test]
    fn brackets_in_what_is_not_drawn_mean_nothing() {
        assert_eq!(meant("<svg><text>{a}</text></svg>"), [true]);
        assert_eq!(
            meant("<!-- {a} --><?x {b}?><svg><!--{c}--><g fill='{d}'/></svg>"),
            [false, false, false, true]
        );
        let notes = "<svg xmlns:i='urn:i'><metadata id='m'><rdf:RDF><dc:title>{a}</dc:title></rdf:RDF></metadata>\
                     <title>{b}</title><desc>{c}</desc><i:grid type='{d}'/><i:view><i:page name='{e}'/></i:view>{f}</svg>";
        assert_eq!(meant(notes), [false, false, false, false, false, true]);
        let names = "<svg><g id='{a}' i:label='{b}' data-name=\"{c}\" aria-label='{d}' fill='{e}' xml:space='{f}'/></svg>";
        assert_eq!(meant(names), [false, false, false, false, true, true]);
        // A prefix for SVG is SVG, and an incomplete text is read up to its end.
        assert_eq!(meant("<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:text>{a}</s:text></s:svg>"), [true]);
        assert_eq!(meant("<svg><path {if a}fill='x'{end} d=''/>{b}</g></svg>{c}"), [true; 4]);
        assert_eq!(meant("\u{feff}<!--{a}--><svg>{b}</svg>"), [false, true]);
    }

    #[test]
    fn files_are_found_and_definitions_are_not() {
        let svg = "<svg><a href='https://x'><use href=\"#body\"/></a><image xlink:href='units/a&amp;b.png'/>\
                   <image href=\"data:image/png;base64,x\"/><use href='b.svg#c'/><!-- <image href='c.png'/> --></svg>";
        let link = |words: &str, name: &str, is_picture| Link {
            at: svg.find(words).unwrap(),
            name: name.to_owned(),
            is_picture,
        };
        assert_eq!(
            Source::of(svg).links,
            [link("units/", "units/a&b.png", true), link("b.svg", "b.svg#c", false)]
        );
        assert!(Source::of(svg).is_svg() && !Source::of("<g/>").is_svg() && !Source::of("").is_svg());
    }
}
