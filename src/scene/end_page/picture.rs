//! The picture of a finished game: the map as it ended, and the page beside it. It is painted without a window.

use super::{course::LostCounter, curve::PointsCurve, page::EndPage, words};
use crate::{
    art::{
        packs::{
            drawing::{escape, sheet::paint_sheet},
            pack::{Pack, overlay_colours::OverlayColours},
        },
        painter::{PixelRect, Raster, SheetRect},
    },
    engine::{orders::SideNames, text::say, wording::with_minus},
    scene::still::{Still, StillView, blend},
};
use std::fmt::Write as _;

/// Height of the picture in pixels.
const HEIGHT: u32 = 1080;
/// Width of the page in pixels.
const PAGE: u32 = 620;
/// The least and the largest width of the map.
const MAP: [f32; 2] = [900.0, 1900.0];
/// The margin of the page, and the width between its margins.
const LEFT: f32 = 40.0;
const WIDTH: f32 = PAGE as f32 - 2.0 * LEFT;
/// The colours of the page: paper, ink, faint ink, lines, and the strong colour.
const PAPER: &str = "#F3EDE0";
const INK: &str = "#26221C";
const FAINT: &str = "#6A6154";
const LINE: &str = "#CFC5B2";
const STRONG: &str = "#8A5A0B";

impl EndPage {
    /// Paints the picture of the game with the art of a pack.
    ///
    /// # Errors
    /// The page cannot be painted, in a sentence.
    pub fn paint(&self, still: &Still, pack: &Pack) -> Result<Raster, String> {
        let board = &still.print.board;
        let paper = SheetRect::new(board.columns(), board.rows()).paper;
        let wide = (HEIGHT as f32 * paper.width() / paper.height()).clamp(MAP[0], MAP[1]).round() as u32;
        let area = PixelRect { left: 0, top: 0, width: wide + PAGE, height: HEIGHT };
        let mut picture = Raster::blank(area);
        let view = StillView { size: (wide, HEIGHT), centre: None, zoom: 1.0 };
        let mut map = still.paint(pack, view);
        (map.area.left, map.area.top) = (0, 0);
        picture.lay(&map);
        let mut sheet = Sheet { page: self, colours: OverlayColours::of(pack), svg: String::new(), y: 0.0 };
        let cards = sheet.write();
        let page = paint_sheet(&sheet.finished(), PAGE, HEIGHT)?;
        let beside = PixelRect { left: wide as i32, top: 0, width: PAGE, height: HEIGHT };
        blend(&mut picture, &page.rgba, beside);
        for Card { lost, at: (x, y), side } in cards {
            let card = pack.render_or_standard(&lost.face, side).0;
            let corner = |middle: f32, length: u32| (middle - length as f32 / 2.0).round() as i32;
            let (left, top) = (wide as i32 + corner(x, card.width), corner(y, card.height));
            blend(&mut picture, &card.rgba, PixelRect { left, top, width: card.width, height: card.height });
        }
        Ok(picture)
    }
}

/// A counter to be drawn on the page.
struct Card<'a> {
    lost: &'a LostCounter,
    /// Its middle.
    at: (f32, f32),
    side: u32,
}

/// The page while it is written as SVG, from the top to the foot.
struct Sheet<'a> {
    page: &'a EndPage,
    colours: OverlayColours,
    svg: String,
    /// The height that is used so far.
    y: f32,
}

/// The type of a line of text.
#[derive(Clone, Copy)]
struct Type {
    size: f32,
    family: &'static str,
    /// Further attributes.
    style: &'static str,
    ink: &'static str,
}

const TITLE: Type =
    Type { size: 24.0, family: "Libertinus Serif", style: "font-style=\"italic\"", ink: FAINT };
const LEVEL: Type = Type { size: 54.0, family: "Libertinus Serif", style: "", ink: INK };
const VERDICT: Type = Type { size: 21.0, family: "Noto Sans", style: "font-weight=\"700\"", ink: STRONG };
const PLAIN: Type = Type { size: 17.0, family: "Noto Sans", style: "", ink: FAINT };
const STRESSED: Type = Type { size: 18.0, family: "Noto Sans", style: "font-weight=\"700\"", ink: INK };
const SMALL: Type = Type { size: 13.0, family: "Noto Sans", style: "", ink: FAINT };

impl<'a> Sheet<'a> {
    /// Writes the page, and returns the counters to be drawn on it.
    fn write(&mut self) -> Vec<Card<'a>> {
        let page = self.page;
        self.y = 32.0;
        self.told(&page.scenario, TITLE);
        let size = (WIDTH / (0.5 * page.level.chars().count().max(1) as f32)).min(LEVEL.size);
        self.told(&page.level, Type { size, ..LEVEL });
        self.y += 6.0;
        self.told(&words::verdict(&page.sides, [false, false], page.winner), VERDICT);
        page.ended_early.iter().for_each(|how| self.told(how, PLAIN));
        self.told(&page.standing, PLAIN);
        self.heading(&say!("scene-picture-points"));
        self.curve(170.0);
        if let Some(point) = &page.turning_point {
            self.heading(&say!("scene-picture-turning-point"));
            self.told(&point.words, STRESSED);
            point.gain.iter().for_each(|gain| self.told(gain, PLAIN));
        }
        self.heading(&say!("scene-picture-losses"));
        let luck_room = if page.luck.is_some() { 130.0 } else { 40.0 };
        let cards = self.losses(HEIGHT as f32 - luck_room);
        self.y = HEIGHT as f32 - luck_room - 14.0;
        self.luck();
        cards
    }

    fn finished(self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {PAGE} {HEIGHT}\" width=\"{PAGE}\" \
             height=\"{HEIGHT}\"><rect width=\"{PAGE}\" height=\"{HEIGHT}\" fill=\"{PAPER}\"/>{}</svg>",
            self.svg
        )
    }

    /// Writes a text in as many lines as it needs.
    fn told(&mut self, text: &str, kind: Type) {
        let letters = (WIDTH / (0.54 * kind.size)).max(1.0) as usize;
        for line in wrapped(text, letters) {
            self.y += 1.32 * kind.size;
            self.text_at(&line, (LEFT, self.y - 0.28 * kind.size), "start", kind);
        }
    }

    fn text_at(&mut self, text: &str, (x, y): (f32, f32), anchor: &str, kind: Type) {
        let Type { size, family, style, ink } = kind;
        let text = escape(text);
        let _ = write!(
            self.svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-family=\"{family}\" \
             font-size=\"{size:.1}\" {style} fill=\"{ink}\">{text}</text>"
        );
    }

    fn heading(&mut self, words: &str) {
        self.y += 20.0;
        let y = self.y;
        self.line([(LEFT, y), (LEFT + WIDTH, y)], LINE, 1.0, "");
        self.y += 6.0;
        self.told(words, Type { size: 15.0, ..SMALL });
        self.y += 4.0;
    }

    fn line(&mut self, [(x, y), (to_x, to_y)]: [(f32, f32); 2], ink: &str, wide: f32, style: &str) {
        let _ = write!(
            self.svg,
            "<line x1=\"{x:.1}\" y1=\"{y:.1}\" x2=\"{to_x:.1}\" y2=\"{to_y:.1}\" stroke=\"{ink}\" \
             stroke-width=\"{wide}\" {style}/>"
        );
    }

    /// Draws the curve of the points.
    fn curve(&mut self, high: f32) {
        let curve = PointsCurve::of(self.page);
        let (left, top, wide) = (LEFT + 34.0, self.y + 6.0, WIDTH - 44.0);
        let height = |points: i32| top + high * curve.height(points);
        self.line([(left, height(0)), (left + wide, height(0))], FAINT, 1.0, "");
        self.text_at("0", (left - 8.0, height(0) + 4.0), "end", SMALL);
        let counted = self.page.sides[self.page.counted].as_people();
        if let Some(needed) = curve.needed {
            let y = height(needed);
            self.line([(left, y), (left + wide, y)], STRONG, 1.0, "stroke-dasharray=\"5 4\"");
            let words = say!("scene-picture-needed", side = counted, n = needed);
            self.text_at(&words, (left + 6.0, y - 5.0), "start", SMALL);
        }
        let place = |moment: usize| {
            let (x, y) = curve.place(moment);
            (left + wide * x, top + high * y)
        };
        let points: Vec<String> =
            (0..curve.moments.len()).map(place).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = points.join(" ");
        let _ = write!(
            self.svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"3\" \
             stroke-linejoin=\"round\"/>"
        );
        for (number, (label, points)) in curve.moments.iter().enumerate() {
            let (x, y) = place(number);
            let (radius, fill) = if curve.turning == Some(number) { (7.0, STRONG) } else { (3.5, INK) };
            let _ = write!(self.svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"{fill}\"/>");
            if number + 1 == curve.moments.len() {
                let words = with_minus(*points);
                self.text_at(&words, (x, y - 12.0), "middle", Type { size: 15.0, ..STRESSED });
            }
            if curve.is_labelled(number, 16) {
                self.text_at(label, (x, top + high + 18.0), "middle", SMALL);
            }
        }
        self.y = top + high + 24.0;
    }

    /// Writes the losses of both sides down to this height, and returns their counters.
    fn losses(&mut self, foot: f32) -> Vec<Card<'a>> {
        let page = self.page;
        let heads = 2.0 * 34.0;
        let room = (foot - self.y - heads - 30.0).max(60.0);
        let rows = |side: f32| -> f32 {
            let in_row = (WIDTH / (side + 6.0)).floor().max(1.0);
            page.lost.iter().map(|lost| (lost.len() as f32 / in_row).ceil().max(0.4)).sum()
        };
        let sizes = [46.0, 40.0, 34.0, 30.0, 26.0, 22.0, 18.0, 14.0_f32];
        let side = sizes.into_iter().find(|side| rows(*side) * (side + 6.0) <= room).unwrap_or(14.0);
        let mut cards = Vec::new();
        for (names, lost) in page.sides.iter().zip(&page.lost) {
            self.side_head(names, lost.len());
            let in_row = (WIDTH / (side + 6.0)).floor().max(1.0) as usize;
            for (number, lost) in lost.iter().enumerate() {
                let (row, column) = ((number / in_row) as f32, (number % in_row) as f32);
                let at = (LEFT + (column + 0.5) * (side + 6.0), self.y + (row + 0.5) * (side + 6.0));
                cards.push(Card { lost, at, side: side as u32 });
            }
            self.y += lost.len().div_ceil(in_row) as f32 * (side + 6.0) + 4.0;
        }
        cards
    }

    fn side_head(&mut self, names: &SideNames, lost: usize) {
        let [red, green, blue] = self.colours.fire(names.flag)[0].0;
        let (x, y) = (LEFT, self.y + 9.0);
        let _ = write!(
            self.svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"14\" height=\"14\" fill=\"#{red:02X}{green:02X}{blue:02X}\" \
             stroke=\"{INK}\"/>"
        );
        let told = say!("scene-picture-lost", side = names.as_people(), n = lost);
        self.text_at(&told, (LEFT + 24.0, y + 13.0), "start", Type { size: 16.0, ..PLAIN });
        self.y += 30.0;
    }

    fn luck(&mut self) {
        let page = self.page;
        let Some(luck) = &page.luck else { return };
        self.heading(&say!("scene-picture-luck"));
        let told = words::luck(&page.sides, luck);
        self.told(&told, PLAIN);
    }
}

/// Breaks a text into lines of at most this many letters, between words.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let full =
            |line: &String| !line.is_empty() && line.chars().count() + 1 + word.chars().count() > letters;
        if lines.last().is_none_or(full) {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("extraordinary", 4), ["extraordinary"]);
        assert_eq!(wrapped("", 4), [""]);
    }
}
