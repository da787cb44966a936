//! Estimates the memory and time for a drawing at a size in pixels, before it is painted.
//!
//! Filters, masks, patterns and see-through groups are painted on separate pictures of any size that they state.

use super::limits;
use resvg::{
    tiny_skia::{PathSegment, Transform},
    usvg::{Group, Node, NonZeroRect, Paint, Path, Pattern, Tree, filter::Kind},
};

/// The work of painting, in points.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    done: f64,
    /// Points that are stored at one time.
    held: f64,
}

impl Work {
    fn then(&mut self, other: Self) {
        self.done += other.done;
        self.held = self.held.max(other.held);
    }
}

/// Checks that a drawing can be painted on a canvas of this many pixels; otherwise returns what is too much, in a
/// sentence.
pub fn check(tree: &Tree, place: Transform, wide: u32, high: u32) -> Result<(), String> {
    // No picture of a group is larger than this: the library cuts it.
    let canvas = [5.0 * f64::from(wide), 5.0 * f64::from(high)];
    let work = nodes(tree.root(), place, canvas);
    let refuse = |points: f64, most: u64, what: &str| {
        let points = points.min(1e15) as u64;
        Err(format!("this drawing {what} {points} points at {wide} × {high} pixels; {most} are the limit"))
    };
    if work.held > limits::POINTS_HELD as f64 || work.held.is_nan() {
        return refuse(work.held, limits::POINTS_HELD, "holds");
    }
    if work.done > limits::POINTS as f64 || work.done.is_nan() {
        return refuse(work.done, limits::POINTS, "works on");
    }
    Ok(())
}

fn nodes(group: &Group, place: Transform, canvas: [f64; 2]) -> Work {
    let mut work = Work::default();
    for node in group.children() {
        work.then(match node {
            Node::Group(inner) => layer(inner, place, canvas),
            Node::Path(path) => line(path, place, canvas),
            Node::Image(image) => {
                let pixels = f64::from(image.size().width()) * f64::from(image.size().height());
                Work { done: 4.0 * pixels + canvas[0] * canvas[1] / 25.0, held: 2.0 * pixels }
            }
            Node::Text(text) => layer(text.flattened(), place, canvas),
        });
    }
    work
}

/// Returns the work of a group; if it is see-through, cut, masked or filtered, it has a separate picture.
fn layer(group: &Group, place: Transform, canvas: [f64; 2]) -> Work {
    let place = place.pre_concat(group.transform());
    if !group.should_isolate() {
        return nodes(group, place, canvas);
    }
    let pixels = seen(group.layer_bounding_box(), place, canvas);
    let mut inner = nodes(group, place, canvas);
    for filter in group.filters() {
        // Every step keeps its picture until the last one is done.
        let mut kept = 2.0;
        for step in filter.primitives() {
            kept += 1.0;
            let mut steps = step_cost(step.kind(), place, pixels);
            if let Kind::Image(image) = step.kind() {
                let image = nodes(image.root(), place, canvas);
                steps.then(image);
            }
            inner.then(Work { held: steps.held + kept * pixels, ..steps });
        }
    }
    if let Some(clip) = group.clip_path() {
        let mut inside = nodes(clip.root(), place, canvas);
        if let Some(clip) = clip.clip_path() {
            inside.then(nodes(clip.root(), place, canvas));
        }
        inner.then(Work { done: inside.done + 2.0 * pixels, held: inside.held + 2.0 * pixels });
    }
    let mut mask = group.mask();
    while let Some(outer) = mask {
        let inside = nodes(outer.root(), place, canvas);
        inner.then(Work { done: inside.done + 6.0 * pixels, held: inside.held + 2.0 * pixels });
        mask = outer.mask();
    }
    Work { done: inner.done + 4.0 * pixels, held: inner.held + pixels }
}

/// Returns the work of a step of a filter on a picture of this many points.
fn step_cost(kind: &Kind, place: Transform, pixels: f64) -> Work {
    let side = pixels.sqrt();
    let times = match kind {
        Kind::Turbulence(noise) => 60.0 * f64::from(noise.num_octaves()),
        Kind::ConvolveMatrix(matrix) => {
            4.0 * f64::from(matrix.matrix().columns()) * f64::from(matrix.matrix().rows())
        }
        Kind::Morphology(shape) => {
            let (across, down) = place.get_scale();
            let reach =
                |radius: f32, scale: f32| (2.0 * f64::from(radius * scale) + 1.0).clamp(1.0, 2.0 * side);
            reach(shape.radius_x().get(), across) * reach(shape.radius_y().get(), down)
        }
        Kind::DiffuseLighting(_) | Kind::SpecularLighting(_) => 40.0,
        Kind::GaussianBlur(_) | Kind::DropShadow(_) => 20.0,
        _ => 8.0,
    };
    Work { done: times * pixels, held: pixels }
}

/// Returns the work of a line and its paint.
fn line(path: &Path, place: Transform, canvas: [f64; 2]) -> Work {
    let area =
        seen(Some(path.stroke_bounding_box()).and_then(|bounds| bounds.to_non_zero_rect()), place, canvas);
    let mut work = Work { done: area / 4.0 + 20.0 * dashes(path), held: 0.0 };
    let paints = [path.fill().map(|fill| fill.paint()), path.stroke().map(|stroke| stroke.paint())];
    for paint in paints.into_iter().flatten() {
        if let Paint::Pattern(pattern) = paint {
            work.then(tile(pattern, place));
        }
    }
    work
}

/// Returns the work of the tile of a pattern, which is painted as a separate picture of any size.
fn tile(pattern: &Pattern, place: Transform) -> Work {
    let (across, down) = place.pre_concat(pattern.transform()).get_scale();
    let wide = f64::from(pattern.rect().width()) * f64::from(across);
    let high = f64::from(pattern.rect().height()) * f64::from(down);
    let inner = nodes(pattern.root(), Transform::from_scale(across, down), [5.0 * wide, 5.0 * high]);
    Work { done: inner.done + 4.0 * wide * high, held: inner.held + wide * high }
}

/// Returns the largest number of dashes of a line, and its segments.
fn dashes(path: &Path) -> f64 {
    let segments = path.data().verbs().len() as f64;
    let Some(dashes) = path.stroke().and_then(|stroke| stroke.dasharray()) else { return segments };
    let (mut length, mut last) = (0.0, [0.0, 0.0]);
    let mut go = |x: f32, y: f32| {
        let (x, y) = (f64::from(x), f64::from(y));
        length += (x - last[0]).hypot(y - last[1]);
        last = [x, y];
    };
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) | PathSegment::LineTo(to) => go(to.x, to.y),
            PathSegment::QuadTo(by, to) => [by, to].into_iter().for_each(|point| go(point.x, point.y)),
            PathSegment::CubicTo(one, other, to) => {
                [one, other, to].into_iter().for_each(|point| go(point.x, point.y));
            }
            PathSegment::Close => {}
        }
    }
    let period: f64 = dashes.iter().map(|dash| f64::from(*dash)).sum();
    segments + 2.0 * length / period.max(1e-9) * dashes.len() as f64
}

/// Returns the number of points of a rectangle that are painted.
fn seen(bounds: impl Into<Option<NonZeroRect>>, place: Transform, canvas: [f64; 2]) -> f64 {
    let Some(bounds) = bounds.into().and_then(|bounds| bounds.transform(place)) else { return 0.0 };
    let [wide, high] = [bounds.width(), bounds.height()].map(|side| f64::from(side) + 4.0);
    wide.min(canvas[0]) * high.min(canvas[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use resvg::usvg::Options;

    fn said(svg: &str) -> Result<(), String> {
        let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>{svg}</svg>");
        check(&Tree::from_str(&svg, &Options::default()).unwrap(), Transform::identity(), 100, 100)
    }

    #[test]
    fn pictures_that_a_drawing_would_need_are_reckoned() {
        assert_eq!(said("<rect width='50' height='50' opacity='0.5'/>"), Ok(()));
        let pattern = "<pattern id='p' width='1e6' height='1e6' patternUnits='userSpaceOnUse'><rect width='9' \
                       height='9'/></pattern><rect width='9' height='9' fill='url(#p)'/>";
        assert!(said(pattern).unwrap_err().contains("holds 1000000000000 points at 100 × 100 pixels"));
        let dashes = "<path d='M0 0H1000000' stroke='red' stroke-dasharray='0.01'/>";
        assert!(said(dashes).unwrap_err().contains("works on"), "{:?}", said(dashes));
        let swollen = "<filter id='f'><feMorphology operator='dilate' radius='90'/></filter><rect width='100' \
                       height='100' filter='url(#f)'/>";
        assert!(said(&swollen.repeat(3)).unwrap_err().contains("works on"), "{:?}", said(swollen));
        // Huge shapes are cut to the visible part: no more is painted of them.
        assert_eq!(said("<g opacity='0.5'><rect x='-1e9' y='-1e9' width='2e9' height='2e9'/></g>"), Ok(()));
    }
}
